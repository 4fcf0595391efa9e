"""How a battle is decided, who dies, and what each side loses and gains."""

import pytest

from sandtable.games.conquest.rules.battle import battle_phase
from tests.games.conquest.fighting import duel, fight, outcome, strengths, winner
from tests.games.conquest.position import Position, position


def fought(fremen: str, harkonnen: str, until: str = "", **more: str) -> Position:
    """6 Fremen with battle advantage against 6 Harkonnen in Carthag, with these plans; `more` names hands of cards."""
    table = duel(
        "fremen 6",
        "harkonnen 6",
        bystander="imperium",
        battle={"fremen": more.get("fremen_cards", ""), "harkonnen": more.get("harkonnen_cards", "")},
        market={"fremen": more.get("fremen_market", ""), "harkonnen": more.get("harkonnen_market", "")},
        spice={"fremen": 10, "harkonnen": 10},
    )
    return fight(table, until=until, fremen=fremen, harkonnen=harkonnen)


# Strength.


@pytest.mark.rule("CON-BAT-19", "CON-BAT-38")
@pytest.mark.parametrize(("dial", "strength"), [(0, 6), (1, 7), (4, 10), (6, 12)])
def test_each_dialled_force_adds_one_to_the_leader(dial: int, strength: int) -> None:
    table = fought(f"stilgar, nothing, nothing, {dial}", "harkonnen_servant, nothing, nothing, 0")
    assert strengths(table) == (strength, 1)


@pytest.mark.rule("CON-BAT-39")
@pytest.mark.parametrize(("fremen", "harkonnen", "expected"), [(3, 4, "harkonnen"), (4, 3, "fremen"), (6, 0, "fremen")])
def test_the_higher_strength_wins(fremen: int, harkonnen: int, expected: str) -> None:
    """Both leaders have a strength of 2."""
    table = fought(f"jamis, nothing, nothing, {fremen}", f"harkonnen_captain, nothing, nothing, {harkonnen}")
    assert winner(table) == expected


@pytest.mark.rule("CON-BAT-39")
def test_a_small_army_with_a_strong_leader_beats_a_larger_one() -> None:
    table = fought("jamis, nothing, nothing, 3", "baron_harkonnen, nothing, nothing, 1")
    assert winner(table) == "harkonnen"
    assert strengths(table) == (6, 5)


# Leaders.


@pytest.mark.rule("CON-BAT-41", "CON-BAT-43")
def test_a_weapon_without_a_matching_defence_kills_the_leader() -> None:
    table = fought("jamis, crysknife, nothing, 1", "baron_harkonnen, nothing, nothing, 2", fremen_cards="crysknife")
    assert not table.alive("baron_harkonnen")
    assert table.alive("jamis")
    assert strengths(table) == (3, 2)
    assert winner(table) == "fremen"


@pytest.mark.rule("CON-BAT-41")
@pytest.mark.parametrize(("weapon", "defence"), [("crysknife", "shield"), ("gom_jabbar", "snooper")])
def test_a_matching_defence_saves_the_leader(weapon: str, defence: str) -> None:
    table = fought(
        f"jamis, {weapon}, nothing, 1",
        f"baron_harkonnen, nothing, {defence}, 2",
        fremen_cards=weapon,
        harkonnen_cards=defence,
    )
    assert table.alive("baron_harkonnen")
    assert strengths(table) == (7, 3)


@pytest.mark.rule("CON-BAT-42", "CON-BAT-32")
@pytest.mark.parametrize(("weapon", "defence"), [("crysknife", "snooper"), ("gom_jabbar", "shield")])
def test_a_defence_of_the_wrong_type_does_not(weapon: str, defence: str) -> None:
    table = fought(
        f"jamis, {weapon}, nothing, 1",
        f"baron_harkonnen, nothing, {defence}, 2",
        fremen_cards=weapon,
        harkonnen_cards=defence,
    )
    assert not table.alive("baron_harkonnen")


@pytest.mark.rule("CON-BAT-41")
def test_a_defence_protects_the_side_that_played_it() -> None:
    table = fought(
        "jamis, crysknife, shield, 1", "baron_harkonnen, nothing, nothing, 2", fremen_cards="crysknife, shield"
    )
    assert not table.alive("baron_harkonnen")
    assert table.alive("jamis")


def both_die(**more: str) -> Position:
    """Stilgar (6) and Rabban (5) kill each other; 3 forces beat 2."""
    return fought(
        "stilgar, crysknife, nothing, 3",
        "beast_rabban, gom_jabbar, nothing, 2",
        fremen_cards="crysknife",
        harkonnen_cards="gom_jabbar",
        **more,
    )


@pytest.mark.rule("CON-BAT-44", "CON-BAT-43")
def test_both_leaders_can_die() -> None:
    table = both_die()
    assert not table.alive("stilgar")
    assert not table.alive("beast_rabban")
    assert strengths(table) == (3, 2)


@pytest.mark.rule("CON-BAT-45", "CON-BAT-46", "CON-RUL-58")
def test_the_winner_is_paid_for_all_dead_leaders_the_own_one_included() -> None:
    table = both_die()
    assert table.spice("fremen") == 10 + 6 + 5
    assert table.spice("harkonnen") == 10


@pytest.mark.rule("CON-BAT-45", "CON-BAT-46")
def test_the_winner_is_paid_for_the_own_leader_alone() -> None:
    table = fought("chani, nothing, nothing, 6", "beast_rabban, gom_jabbar, nothing, 0", harkonnen_cards="gom_jabbar")
    assert winner(table) == "fremen"
    assert table.spice("fremen") == 10 + 5


@pytest.mark.rule("CON-BAT-45")
def test_the_winner_may_be_the_one_whose_leader_did_not_kill() -> None:
    table = fought("jamis, crysknife, nothing, 0", "beast_rabban, nothing, nothing, 6", fremen_cards="crysknife")
    assert winner(table) == "harkonnen"
    assert (table.spice("harkonnen"), table.spice("fremen")) == (10 + 5, 10)


@pytest.mark.rule("CON-BAT-45")
def test_nobody_is_paid_when_nobody_died() -> None:
    table = fought("stilgar, nothing, nothing, 3", "beast_rabban, nothing, nothing, 3")
    assert (table.spice("fremen"), table.spice("harkonnen")) == (10, 10)


@pytest.mark.rule("CON-BAT-45", "CON-BAT-25")
@pytest.mark.parametrize("market", ["", "poison_tooth"])
def test_where_no_leader_fights_a_weapon_kills_nobody_and_pays_nothing(market: str) -> None:
    """A poison tooth kills the leader there is, and the winner is paid for that one alone."""
    table = duel(
        "fremen 6",
        "harkonnen 6",
        dead="baron_harkonnen, beast_rabban, piter_de_vries, harkonnen_captain, harkonnen_servant",
        battle={"fremen": "crysknife"},
        market={"fremen": market},
        spice={"fremen": 10},
    )
    fight(table, until="prompt-respond", fremen="stilgar, crysknife, nothing, 6", harkonnen="2")
    if market:
        table.play("fremen", market)
    fight(table)
    assert winner(table) == "fremen"
    assert table.spice("fremen") == (10 + 6 if market else 10)
    assert table.told().count("event-leader-killed") == (1 if market else 0)


@pytest.mark.rule("CON-BAT-47")
def test_killed_leaders_lie_in_the_tanks_for_all_to_see() -> None:
    table = both_die()
    for observer in ("imperium", None):
        dead = [
            one["id"]
            for player in table.seen(observer)["players"]
            for one in player["leaders"]
            if one["state"] == "tanks"
        ]
        assert dead == ["stilgar", "beast_rabban"]


@pytest.mark.rule("CON-BAT-47")
def test_a_battle_remembers_whose_leader_it_killed() -> None:
    """It is stored so with its table while the winner still chooses which cards to keep."""
    table = fought(
        "stilgar, crysknife, nothing, 6",
        "beast_rabban, nothing, nothing, 0",
        until="prompt-keep-card",
        fremen_cards="crysknife",
    )
    assert table.g.fight.killed == [False, True]


@pytest.mark.rule("CON-BAT-51", "CON-RUL-24")
def test_defeat_alone_kills_no_leader() -> None:
    table = fought("stilgar, nothing, nothing, 6", "beast_rabban, nothing, nothing, 0")
    assert winner(table) == "fremen"
    assert table.alive("beast_rabban")


# Losses.


@pytest.mark.rule("CON-BAT-49")
def test_the_loser_loses_all_forces_in_the_territory() -> None:
    table = fought("stilgar, nothing, nothing, 6", "beast_rabban, nothing, nothing, 1")
    assert table.forces("harkonnen", "carthag") == 0
    assert table.tanks("harkonnen") == 6


@pytest.mark.rule("CON-BAT-49")
def test_the_loser_loses_forces_in_every_sector_and_nothing_elsewhere() -> None:
    table = position(
        "fremen, harkonnen",
        forces="plastic_basin:11: fremen 5, harkonnen 1; plastic_basin:12: harkonnen 2; tsimpo:11: harkonnen 4",
    ).start(battle_phase)
    fight(table, fremen="stilgar, nothing, nothing, 5", harkonnen="beast_rabban, nothing, nothing, 0")
    assert table.tanks("harkonnen") == 3
    assert table.forces("harkonnen", "tsimpo") == 4


@pytest.mark.rule("CON-BAT-20", "CON-BAT-52")
def test_the_winner_loses_the_forces_dialled_and_no_more() -> None:
    table = fought("stilgar, nothing, nothing, 4", "beast_rabban, nothing, nothing, 1")
    assert table.forces("fremen", "carthag") == 2
    assert table.tanks("fremen") == 4


@pytest.mark.rule("CON-BAT-52")
def test_a_winner_who_dialled_nothing_loses_nothing() -> None:
    table = fought("stilgar, nothing, nothing, 0", "beast_rabban, nothing, nothing, 1")
    assert winner(table) == "fremen"
    assert table.forces("fremen", "carthag") == 6
    assert table.tanks("fremen") == 0


@pytest.mark.rule("CON-BAT-53")
def test_a_winner_may_be_left_with_nothing() -> None:
    table = fought("stilgar, nothing, nothing, 6", "beast_rabban, nothing, nothing, 6")
    assert winner(table) == "fremen"
    assert (table.forces("fremen", "carthag"), table.forces("harkonnen", "carthag")) == (0, 0)
    assert (table.tanks("fremen"), table.tanks("harkonnen")) == (6, 6)


def winner_in_two_sectors(dial: int = 4) -> Position:
    table = position(
        "fremen, harkonnen",
        forces="plastic_basin:11: fremen 3; plastic_basin:12: fremen 2; plastic_basin:13: fremen 1, harkonnen 1",
    ).start(battle_phase)
    return fight(table, fremen=f"stilgar, nothing, nothing, {dial}", harkonnen="beast_rabban, nothing, nothing, 0")


@pytest.mark.rule("CON-BAT-52")
def test_the_winner_says_from_which_sectors_forces_are_lost() -> None:
    table = winner_in_two_sectors()
    assert table.prompt("fremen") == "prompt-lose-dialled"
    assert table.options("fremen") == ["3", "2", "1"]
    table.play("fremen", "2")
    assert table.options("fremen") == ["2", "1"]
    table.play("fremen", "1")
    assert [table.forces("fremen", f"plastic_basin:{sector}") for sector in (11, 12, 13)] == [1, 1, 0]
    assert table.tanks("fremen") == 4


@pytest.mark.rule("CON-BAT-52")
def test_no_question_is_asked_where_only_one_answer_is_left() -> None:
    table = winner_in_two_sectors().play("fremen", "1")
    assert table.asked() == []
    assert [table.forces("fremen", f"plastic_basin:{sector}") for sector in (11, 12, 13)] == [2, 0, 0]


@pytest.mark.rule("CON-BAT-52")
def test_once_all_are_named_no_other_sector_loses_any() -> None:
    table = winner_in_two_sectors(dial=3)
    assert table.options("fremen") == ["3", "2", "1", "0"]
    prompt = table.g.prompt(table.seat("fremen"))
    assert prompt is not None
    assert prompt.args == {"sector": 11}
    table.play("fremen", "3")
    assert table.asked() == []
    assert [table.forces("fremen", f"plastic_basin:{sector}") for sector in (11, 12, 13)] == [0, 2, 1]
    assert table.tanks("fremen") == 3


# Cards.


@pytest.mark.rule("CON-BAT-54")
def test_without_battle_advantage_too_a_winner_keeps_cards() -> None:
    table = fought(
        "jamis, nothing, nothing, 0",
        "beast_rabban, crysknife, shield, 6",
        harkonnen_cards="crysknife, shield, kulon",
    )
    assert winner(table) == "harkonnen"
    assert table.battle_hand("harkonnen") == ["crysknife", "kulon", "shield"]
    assert table.discarded(table.g.battle_cards) == []


@pytest.mark.rule("CON-BAT-50")
def test_the_loser_discards_every_card_of_the_plan_and_keeps_the_rest() -> None:
    table = fought(
        "stilgar, nothing, nothing, 6",
        "beast_rabban, crysknife, shield, 0",
        harkonnen_cards="crysknife, shield, snooper",
    )
    assert table.battle_hand("harkonnen") == ["snooper"]
    assert table.discarded(table.g.battle_cards) == ["crysknife", "shield"]


@pytest.mark.rule("CON-BAT-54")
@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        (("keep", "keep"), ["crysknife", "shield"]),
        (("keep", "discard"), ["crysknife"]),
        (("discard", "keep"), ["shield"]),
        (("discard", "discard"), []),
    ],
)
def test_the_winner_keeps_or_discards_each_card(answers: tuple[str, str], kept: list[str]) -> None:
    table = fought(
        "stilgar, crysknife, shield, 6",
        "beast_rabban, nothing, nothing, 0",
        fremen_cards="crysknife, shield",
        until="prompt-keep-card",
    )
    table.play("fremen", *answers)
    assert table.battle_hand("fremen") == kept
    assert sorted(table.discarded(table.g.battle_cards) + kept) == ["crysknife", "shield"]


@pytest.mark.rule("CON-BAT-54", "CON-RUL-31")
@pytest.mark.parametrize("card", ["weirding_way", "baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont"])
def test_the_winner_must_discard_what_the_card_does_not_let_stay(card: str) -> None:
    table = fought(f"stilgar, {card}, nothing, 6", "beast_rabban, nothing, nothing, 0", fremen_cards=card)
    assert winner(table) == "fremen"
    assert table.battle_hand("fremen") == []
    assert table.discarded(table.g.battle_cards) == [card]


@pytest.mark.rule("CON-BAT-54")
def test_a_card_that_stays_is_known_to_all() -> None:
    table = fought(
        "stilgar, crysknife, nothing, 6", "beast_rabban, nothing, nothing, 0", fremen_cards="crysknife, kulon"
    )
    assert table.seen()["players"][table.seat("fremen")]["battle_cards"] == {"count": 2, "known": ["crysknife"]}


# The clash of lasgun and shield.


def explosion(fremen: str, harkonnen: str, fremen_cards: str, harkonnen_cards: str) -> Position:
    """In Cielago North, where spice lies and a third faction stands, partly in the storm."""
    table = position(
        "fremen, harkonnen, imperium",
        forces="cielago_north:1: fremen 5, harkonnen 4, imperium 2; cielago_north:18: imperium 1; meridian:1: fremen 3",
        ground={"cielago_north:2": 10, "cielago_south:1": 6},
        battle={"fremen": fremen_cards, "harkonnen": harkonnen_cards},
        spice={"fremen": 10, "harkonnen": 10},
        storm=18,
    ).start(battle_phase)
    table.play("fremen", "harkonnen")
    return fight(table, fremen=fremen, harkonnen=harkonnen)


def clash() -> Position:
    return explosion("stilgar, lasgun, nothing, 2", "beast_rabban, crysknife, shield, 3", "lasgun", "crysknife, shield")


@pytest.mark.rule("CON-BAT-55", "CON-RUL-25")
@pytest.mark.parametrize(
    ("fremen", "harkonnen", "fremen_cards", "harkonnen_cards"),
    [
        ("stilgar, lasgun, nothing, 2", "beast_rabban, nothing, shield, 3", "lasgun", "shield"),
        ("stilgar, nothing, shield, 2", "beast_rabban, lasgun, nothing, 3", "shield", "lasgun"),
        ("stilgar, lasgun, shield, 2", "beast_rabban, nothing, nothing, 3", "lasgun, shield", ""),
    ],
)
def test_a_lasgun_and_a_shield_anywhere_in_the_two_plans_explode(
    fremen: str, harkonnen: str, fremen_cards: str, harkonnen_cards: str
) -> None:
    table = explosion(fremen, harkonnen, fremen_cards, harkonnen_cards)
    assert "event-explosion" in table.told()
    assert "event-battle-won" not in table.told()
    assert not table.alive("stilgar")
    assert not table.alive("beast_rabban")


@pytest.mark.rule("CON-RUL-25", "CON-BAT-55")
def test_an_explosion_leaves_nothing_in_the_whole_territory() -> None:
    table = clash()
    for faction in ("fremen", "harkonnen", "imperium"):
        assert table.forces(faction, "cielago_north") == 0
    assert [table.tanks(faction) for faction in ("fremen", "harkonnen", "imperium")] == [5, 4, 3]
    assert table.spice_at("cielago_north:2") == 0
    assert table.asked() == []


@pytest.mark.rule("CON-RUL-25", "CON-BAT-25")
def test_a_side_without_a_leader_perishes_in_an_explosion_too() -> None:
    dead = "baron_harkonnen, beast_rabban, piter_de_vries, harkonnen_captain, harkonnen_servant"
    table = duel("fremen 5", "harkonnen 4", battle={"fremen": "lasgun, shield"}, dead=dead)
    fight(table, fremen="stilgar, lasgun, shield, 2", harkonnen="3")
    assert "event-explosion" in table.told()
    assert (table.tanks("fremen"), table.tanks("harkonnen")) == (5, 4)
    assert not table.alive("stilgar")


@pytest.mark.rule("CON-RUL-25")
def test_an_explosion_stays_in_its_territory() -> None:
    table = clash()
    assert table.forces("fremen", "meridian") == 3
    assert table.spice_at("cielago_south:1") == 6


@pytest.mark.rule("CON-RUL-25")
def test_an_explosion_pays_nobody_and_takes_all_cards() -> None:
    table = clash()
    assert (table.spice("fremen"), table.spice("harkonnen")) == (10, 10)
    assert table.battle_hand("fremen") == table.battle_hand("harkonnen") == []
    assert sorted(table.discarded(table.g.battle_cards)) == ["crysknife", "lasgun", "shield"]


@pytest.mark.rule("CON-BAT-55")
@pytest.mark.parametrize(
    ("weapon", "defence"),
    [("lasgun", "snooper"), ("lasgun", "weirding_way"), ("crysknife", "shield"), ("lasgun", "kulon")],
)
def test_nothing_else_explodes(weapon: str, defence: str) -> None:
    table = explosion(f"stilgar, {weapon}, nothing, 4", f"beast_rabban, nothing, {defence}, 1", weapon, defence)
    assert "event-explosion" not in table.told()
    assert winner(table) == "fremen"


@pytest.mark.rule("CON-BAT-55")
def test_a_shield_in_hand_does_no_harm() -> None:
    table = explosion("stilgar, lasgun, nothing, 4", "beast_rabban, nothing, nothing, 1", "lasgun, shield", "shield")
    assert outcome(table)["who"] == "faction-fremen"
    assert table.spice("fremen") == 10 + 5
