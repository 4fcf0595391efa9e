"""Every market card: when it may be played, by whom, what it does and where its effect ends."""

from random import Random
from typing import Final

import pytest

import sandtable
from sandtable.games.conquest.cards import MARKET_DECK, MARKET_IDS, SPICE_CARDS, SPICE_DECK, SPY, THUMPER
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.cards import COPIES, could_hold
from sandtable.games.conquest.rules.course import end_of_round
from sandtable.games.conquest.rules.gain_cards import gain_cards_phase
from sandtable.games.conquest.rules.harvest import harvest_phase
from sandtable.games.conquest.rules.revival import revival_phase
from sandtable.games.conquest.rules.ship_move import ship_move_phase
from sandtable.games.conquest.rules.spice_blow import spice_blow_phase
from sandtable.games.conquest.rules.storm import storm_phase
from sandtable.games.conquest.terms import DECK, DISCARD
from sandtable.kernel.errors import IllegalOption
from sandtable.words import LANGUAGES, Words
from tests.games.conquest.fighting import duel, fight, strengths, winner
from tests.games.conquest.position import Position, die, position

# The one question at which each card may be played.
MOMENT: Final = {
    "counter_attack": "prompt-respond",
    "poison_tooth": "prompt-respond",
    "prana_bindu": "prompt-respond",
    "under_cover_of_sand": "prompt-withdraw",
    "spy": "prompt-spy",
    "weather_control": "prompt-weather-control",
    "thumper": "prompt-thumper",
    "spice_harvester": "prompt-harvest",
    "hajr": "prompt-another-move",
    "ornithopters": "prompt-move",
    "tleilaxu_ghola": "prompt-revive-forces",
    "barter": "prompt-barter",
}
SMUGGLERS_MOMENTS: Final = ("prompt-ship", "prompt-bring")


@pytest.mark.rule("CON-CARDS-12")
def test_each_card_is_offered_at_its_moment_and_at_no_other() -> None:
    assert sorted([*MOMENT, "smugglers"]) == sorted(MARKET_IDS)
    seen: set[str] = set()
    choices = Random(1)
    for seed in range(25):
        g = sandtable.game("conquest").new(4, seed)
        while not g.over:
            seat = choices.choice(g.to_act)
            options = g.options(seat)
            prompt = g.prompt(seat)
            assert prompt is not None
            for option in options:
                if str(option) in MARKET_IDS:
                    expected = SMUGGLERS_MOMENTS if str(option) == "smugglers" else (MOMENT[str(option)],)
                    assert prompt.message in expected
                    seen.add(str(option))
            # Buy as much as possible, so that all cards come up.
            g.play(seat, options[-1] if prompt.message == "prompt-buy" else choices.choice(options))
    assert seen == set(MARKET_IDS)


@pytest.mark.rule("CON-CARDS-12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_asked_but_holds_nothing_is_told_so(lang: str) -> None:
    """Everybody who might hold a card is asked, so that the question gives nothing away."""
    asked: dict[str, str] = {}
    for market in ("weather_control", "spice_harvester"):
        table = before_the_storm({"harkonnen": market})
        prompt = table.g.prompt(table.seat("harkonnen"))
        assert prompt is not None
        asked[market] = Words("conquest", lang).prompt(prompt)
    assert asked["weather_control"].endswith("?")
    assert asked["spice_harvester"].endswith(".")


# After the reveal of the plans.


def answered(
    fremen: str = "jamis, nothing, nothing, 2",
    harkonnen: str = "beast_rabban, nothing, nothing, 2",
    market: dict[str, str] | None = None,
    battle: dict[str, str] | None = None,
) -> Position:
    """6 Fremen with battle advantage against 6 Harkonnen in Carthag; unless told otherwise 4 to 7 when revealed."""
    table = duel(
        "fremen 6",
        "harkonnen 6",
        bystander="imperium",
        battle=battle,
        market={"imperium": "counter_attack", **(market or {})},
        spice={"fremen": 10, "harkonnen": 10},
    )
    return fight(table, until="prompt-respond", fremen=fremen, harkonnen=harkonnen)


@pytest.mark.rule("CON-CARDS-12", "CON-CARDS-16", "CON-SETUP-03")
def test_a_played_card_is_told_to_all_and_lies_on_the_discard_pile() -> None:
    table = answered(market={"fremen": "counter_attack"}).play("fremen", "counter_attack")
    for observer in ("harkonnen", "imperium", None):
        assert "event-market-card" in table.told(observer)
        assert table.seen(observer)["decks"]["market"]["top"] == "counter_attack"
    assert table.discarded(table.g.market_cards) == ["counter_attack"]
    assert table.market_hand("fremen") == []


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-48")
def test_a_counter_attack_adds_four_and_costs_no_forces() -> None:
    table = fight(answered(market={"fremen": "counter_attack"}).play("fremen", "counter_attack"))
    assert winner(table) == "fremen"
    assert strengths(table) == (8, 7)
    assert table.tanks("fremen") == 2
    assert table.forces("fremen", "carthag") == 4


@pytest.mark.rule("CON-CARDS-12", "CON-CARDS-13")
def test_counter_attacks_add_up_and_answer_each_other() -> None:
    table = answered(
        harkonnen="piter_de_vries, nothing, nothing, 4",
        market={"fremen": "counter_attack, counter_attack"},
    )
    table.play("fremen", "counter_attack", "counter_attack")
    fight(table)
    assert strengths(table) == (12, 7)


@pytest.mark.rule("CON-CARDS-12")
def test_the_opponent_may_answer_with_a_counter_attack() -> None:
    table = duel("fremen 6", "harkonnen 6", market={"fremen": "counter_attack", "harkonnen": "counter_attack"})
    fight(
        table,
        until="prompt-respond",
        fremen="jamis, nothing, nothing, 2",
        harkonnen="beast_rabban, nothing, nothing, 2",
    )
    fight(table.play("fremen", "counter_attack").play("harkonnen", "counter_attack"))
    assert winner(table) == "harkonnen"
    assert strengths(table) == (11, 8)


@pytest.mark.rule("CON-CARDS-12")
def test_bystanders_are_not_asked_after_the_reveal() -> None:
    table = answered(market={"fremen": "counter_attack"})
    assert table.asked() == ["fremen"]
    table.play("fremen", "pass")
    assert "imperium" not in table.asked()
    assert table.market_hand("imperium") == ["counter_attack"]


def with_defences(market: dict[str, str]) -> Position:
    return answered(
        fremen="jamis, nothing, snooper, 3",
        harkonnen="beast_rabban, nothing, shield, 2",
        market=market,
        battle={"fremen": "snooper", "harkonnen": "shield"},
    )


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-24", "CON-BAT-43")
def test_a_poison_tooth_kills_both_leaders_whatever_their_defences() -> None:
    table = fight(with_defences({"fremen": "poison_tooth"}).play("fremen", "poison_tooth"))
    assert not table.alive("jamis")
    assert not table.alive("beast_rabban")
    assert strengths(table) == (3, 2)
    assert winner(table) == "fremen"


@pytest.mark.rule("CON-CARDS-12", "CON-BAT-45")
def test_the_winner_is_paid_for_what_the_poison_tooth_killed() -> None:
    table = fight(with_defences({"fremen": "poison_tooth"}).play("fremen", "poison_tooth"))
    assert table.spice("fremen") == 10 + 2 + 5
    assert table.spice("harkonnen") == 10


def under_attack(weapon: str, market: dict[str, str]) -> Position:
    """Chani (5), with 3 forces, is about to die by this weapon against Piter (3) with 4 forces."""
    mode = "as_poison, " if weapon == "hunter_seeker" else ""
    return answered(
        fremen="chani, nothing, nothing, 3",
        harkonnen=f"piter_de_vries, {weapon}, {mode}nothing, 4",
        battle={"harkonnen": weapon},
        market=market,
    )


@pytest.mark.rule("CON-CARDS-12", "CON-BAT-38")
@pytest.mark.parametrize("weapon", ["crysknife", "gom_jabbar", "lasgun", "hunter_seeker", "weirding_way"])
def test_prana_bindu_saves_the_own_leader_from_any_weapon(weapon: str) -> None:
    table = fight(under_attack(weapon, {"fremen": "prana_bindu"}).play("fremen", "prana_bindu"))
    assert table.alive("chani")
    assert winner(table) == "fremen"
    assert strengths(table) == (8, 7)
    assert table.spice("fremen") == 10


@pytest.mark.rule("CON-CARDS-12")
def test_prana_bindu_saves_nobody_else() -> None:
    table = answered(
        fremen="chani, crysknife, nothing, 3",
        harkonnen="piter_de_vries, gom_jabbar, nothing, 4",
        battle={"fremen": "crysknife", "harkonnen": "gom_jabbar"},
        market={"fremen": "prana_bindu"},
    )
    fight(table.play("fremen", "prana_bindu"))
    assert table.alive("chani")
    assert not table.alive("piter_de_vries")


@pytest.mark.rule("CON-CARDS-12")
def test_prana_bindu_does_not_help_against_a_poison_tooth() -> None:
    table = answered(market={"fremen": "prana_bindu", "harkonnen": "poison_tooth"})
    table.play("fremen", "prana_bindu").play("harkonnen", "poison_tooth")
    fight(table)
    assert not table.alive("jamis")
    assert not table.alive("beast_rabban")


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-25")
def test_prana_bindu_does_not_help_against_an_explosion() -> None:
    table = answered(
        fremen="chani, nothing, shield, 3",
        harkonnen="piter_de_vries, lasgun, nothing, 4",
        battle={"fremen": "shield", "harkonnen": "lasgun"},
        market={"fremen": "prana_bindu"},
    )
    fight(table.play("fremen", "prana_bindu"))
    assert not table.alive("chani")
    assert "event-explosion" in table.told()


# After a defeat.


def beaten(dial: int = 2, market: str = "under_cover_of_sand") -> Position:
    """6 Harkonnen forces have lost in Carthag, so many of them dialled."""
    table = duel("fremen 9", "harkonnen 6", market={"harkonnen": market})
    return fight(
        table,
        until="prompt-withdraw",
        fremen="stilgar, nothing, nothing, 9",
        harkonnen=f"beast_rabban, nothing, nothing, {dial}",
    )


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-61")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_loser_withdraws_up_to_three_forces_to_the_reserve(count: int) -> None:
    table = beaten()
    before = table.reserve("harkonnen")
    assert table.options("harkonnen") == ["pass", "under_cover_of_sand"]
    table.play("harkonnen", "under_cover_of_sand")
    assert table.options("harkonnen") == ["3", "2", "1"]
    table.play("harkonnen", str(count))
    assert table.reserve("harkonnen") == before + count
    assert table.tanks("harkonnen") == 6 - count
    assert table.forces("harkonnen", "carthag") == 0
    assert table.discarded(table.g.market_cards) == ["under_cover_of_sand"]


@pytest.mark.rule("CON-CARDS-12")
def test_no_more_withdraw_than_were_named_wherever_they_stand() -> None:
    table = position(
        "fremen, harkonnen",
        forces="plastic_basin:11: fremen 9, harkonnen 2; plastic_basin:12: harkonnen 4",
        market={"harkonnen": "under_cover_of_sand"},
    ).start(battle_phase)
    fight(
        table,
        until="prompt-withdraw",
        fremen="stilgar, nothing, nothing, 9",
        harkonnen="beast_rabban, nothing, nothing, 1",
    )
    table.play("harkonnen", "under_cover_of_sand", "3")
    assert (table.reserve("harkonnen"), table.tanks("harkonnen")) == (20 - 6 + 3, 3)
    assert table.forces("harkonnen", "plastic_basin") == 0


@pytest.mark.rule("CON-CARDS-12", "CON-BAT-49")
def test_the_loser_need_not_withdraw() -> None:
    table = beaten().play("harkonnen", "pass")
    assert table.asked() == []
    assert table.tanks("harkonnen") == 6
    assert table.market_hand("harkonnen") == ["under_cover_of_sand"]


@pytest.mark.rule("CON-CARDS-12", "CON-BAT-20")
def test_dialled_forces_cannot_withdraw() -> None:
    table = beaten(dial=5).play("harkonnen", "under_cover_of_sand")
    assert table.options("harkonnen") == ["1"]
    table.play("harkonnen", "1")
    assert table.tanks("harkonnen") == 5


@pytest.mark.rule("CON-CARDS-12")
def test_where_all_were_dialled_nobody_is_left_to_withdraw() -> None:
    table = beaten(dial=6)
    assert table.asked() == []
    assert table.market_hand("harkonnen") == ["under_cover_of_sand"]


@pytest.mark.rule("CON-CARDS-12", "CON-BAT-20")
@pytest.mark.parametrize(("dial", "withdrawn"), [(1, ["1"]), (2, [])])
def test_forces_beyond_the_storm_took_no_part_and_do_not_count_as_not_dialled(dial: int, withdrawn: list[str]) -> None:
    """The storm in sector 12 parts Plastic Basin: 2 of the 6 Harkonnen forces fight in sector 11."""
    table = position(
        "fremen, harkonnen",
        forces="plastic_basin:11: fremen 9, harkonnen 2; plastic_basin:13: harkonnen 4",
        market={"harkonnen": "under_cover_of_sand"},
        storm=12,
    ).start(battle_phase)
    fight(
        table,
        until="prompt-withdraw",
        fremen="stilgar, nothing, nothing, 9",
        harkonnen=f"beast_rabban, nothing, nothing, {dial}",
    )
    if withdrawn:
        table.play("harkonnen", "under_cover_of_sand")
        assert table.options("harkonnen") == withdrawn
    else:
        assert table.asked() == []


@pytest.mark.rule("CON-CARDS-12")
def test_only_the_loser_withdraws() -> None:
    table = duel("fremen 9", "harkonnen 6", market={"fremen": "under_cover_of_sand"})
    fight(
        table,
        until="prompt-withdraw",
        fremen="stilgar, nothing, nothing, 3",
        harkonnen="beast_rabban, nothing, nothing, 0",
    )
    assert table.asked() == []
    assert table.forces("fremen", "carthag") == 6


@pytest.mark.rule("CON-CARDS-12")
def test_who_may_be_able_to_withdraw_is_asked_whatever_the_hand() -> None:
    """Otherwise the question would tell what the loser holds."""
    table = beaten(market="smugglers")
    assert table.options("harkonnen") == ["pass"]


# Before plans are made.


def before_plans(market: dict[str, str]) -> Position:
    return position(
        "fremen, harkonnen, imperium",
        forces="carthag: fremen 6, harkonnen 5",
        battle={"fremen": "crysknife, kulon", "harkonnen": "shield, lasgun, snooper", "imperium": "stunner"},
        market=market,
        windows=True,
    ).start(battle_phase)


def known(table: Position, whose: str, by: str | None) -> list[str]:
    found = table.seen(by)["players"][table.seat(whose)]["battle_cards"]["known"]
    return [str(card) for card in found]


@pytest.mark.rule("CON-CARDS-12", "CON-BAT-17")
def test_a_spy_shows_the_battle_cards_of_one_opponent_to_the_player_alone() -> None:
    table = before_plans({"fremen": "spy"}).play("harkonnen", "pass")
    assert table.prompt("fremen") == "prompt-spy"
    table.play("fremen", "spy")
    assert table.options("fremen") == ["harkonnen", "imperium"]
    table.play("fremen", "harkonnen")
    assert known(table, "harkonnen", by="fremen") == ["shield", "snooper", "lasgun"]
    assert known(table, "imperium", by="fremen") == []
    for observer in ("imperium", None):
        assert known(table, "harkonnen", by=observer) == []
        assert "event-spy" in table.told(observer)
        assert "event-spy-sees" not in table.told(observer)
    assert table.prompt("fremen") == "prompt-plan-leader"


@pytest.mark.rule("CON-CARDS-12")
def test_any_player_may_spy_before_any_battle() -> None:
    table = before_plans({"imperium": "spy"}).play("harkonnen", "pass")
    assert table.asked() == ["imperium"]
    table.play("imperium", "spy", "fremen")
    assert known(table, "fremen", by="imperium") == ["crysknife", "kulon"]


@pytest.mark.rule("CON-CARDS-12")
def test_what_a_spy_saw_is_remembered_until_it_is_played() -> None:
    table = before_plans({"fremen": "spy"}).play("harkonnen", "pass").play("fremen", "spy", "harkonnen")
    fight(table, fremen="stilgar, nothing, nothing, 5", harkonnen="beast_rabban, nothing, shield, 0")
    assert known(table, "harkonnen", by="fremen") == ["snooper", "lasgun"]
    for seed in range(5):
        assert table.imagined("fremen", seed).battle_hand("harkonnen") == ["lasgun", "snooper"]


@pytest.mark.rule("CON-CARDS-13")
def test_a_second_spy_may_follow_the_first() -> None:
    table = before_plans({"fremen": "spy, spy"}).play("harkonnen", "pass").play("fremen", "spy", "harkonnen")
    assert table.prompt("fremen") == "prompt-spy"
    table.play("fremen", "spy", "imperium")
    assert known(table, "imperium", by="fremen") == ["stunner"]
    assert table.market_hand("fremen") == []
    assert table.prompt("fremen") == "prompt-plan-leader"


@pytest.mark.rule("CON-CARDS-14")
def test_cards_of_one_moment_are_settled_in_order_of_play() -> None:
    table = before_plans({"imperium": "spy", "harkonnen": "spy"}).play("harkonnen", "pass")
    assert table.asked() == ["harkonnen", "imperium"]
    table.play("imperium", "spy", "fremen")
    assert "event-spy" not in table.told()
    table.play("harkonnen", "spy", "imperium")
    assert table.asked() == ["imperium"]
    assert table.market_hand("imperium") == ["spy"]
    table.play("imperium", "spy", "fremen")
    spies = [event.args["who"] for event in table.g.events(None) if event.message == "event-spy"]
    assert spies == ["faction-harkonnen", "faction-imperium"]


@pytest.mark.rule("CON-CARDS-12")
def test_a_standing_pass_lasts_until_the_round_ends() -> None:
    table = before_plans({"fremen": "spy"}).play("harkonnen", "pass").play("fremen", "pass_round")
    assert table.seen()["players"][0]["standing_pass"]
    table.put("fremen", "arrakeen", 3).put("harkonnen", "arrakeen", 1)
    fight(
        table,
        until="prompt-spy",
        fremen="stilgar, nothing, nothing, 5",
        harkonnen="beast_rabban, nothing, shield, 0",
    )
    assert table.prompt("fremen") == "prompt-plan-leader"


@pytest.mark.rule("CON-CARDS-12")
def test_in_the_next_round_everybody_is_asked_again() -> None:
    table = before_the_storm({"harkonnen": "weather_control", "imperium": "weather_control"})
    table.play("harkonnen", "pass_round").play("imperium", "pass")
    table.start(end_of_round)
    assert table.asked() == ["harkonnen", "imperium"]
    assert not table.seen()["players"][table.seat("harkonnen")]["standing_pass"]


# Storm and spice blow.


def before_the_storm(market: dict[str, str]) -> Position:
    return position("fremen, harkonnen, imperium", storm=4, market=market, windows=True).start(storm_phase)


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-61")
@pytest.mark.parametrize("steps", [0, 3, 6])
def test_weather_control_moves_the_storm_instead_of_the_die(steps: int) -> None:
    table = before_the_storm({"harkonnen": "weather_control"})
    assert table.asked() == ["harkonnen"]
    table.play("harkonnen", "weather_control")
    assert table.options("harkonnen") == ["0", "1", "2", "3", "4", "5", "6"]
    table.play("harkonnen", str(steps))
    assert table.g.storm == 4 + steps
    assert "event-storm-roll" not in table.told()
    assert "event-storm-symbol" not in table.told()


@pytest.mark.rule("CON-CARDS-12", "CON-STORM-01")
def test_weather_control_lasts_for_one_storm_only() -> None:
    table = before_the_storm({"harkonnen": "weather_control"}).play("harkonnen", "weather_control", "2")
    table.luck(die(5)).start(storm_phase)
    assert table.g.storm == 4 + 2 + 5


@pytest.mark.rule("CON-CARDS-12")
def test_without_weather_control_the_die_is_rolled() -> None:
    table = before_the_storm({"harkonnen": "weather_control"}).play("harkonnen", "pass")
    assert {"event-storm-roll", "event-storm-symbol"} & set(table.told())
    assert table.market_hand("harkonnen") == ["weather_control"]


@pytest.mark.rule("CON-CARDS-13", "CON-CARDS-14", "CON-RUL-62")
@pytest.mark.parametrize("reaction", ["pass", "weather_control, 2"])
def test_of_two_who_would_control_the_weather_the_earlier_does_and_the_other_may_react(reaction: str) -> None:
    """Nobody spends the card blind: the later one keeps it and has seen what the earlier one made of the storm."""
    table = before_the_storm({"fremen": "weather_control", "imperium": "weather_control"})
    table.play("imperium", "weather_control", "6").play("fremen", "weather_control", "5")
    assert table.told()[-1] == "event-storm-chosen"
    assert table.market_hand("fremen") == []
    assert table.market_hand("imperium") == ["weather_control"]
    assert table.asked() == ["imperium"]
    table.play("imperium", *reaction.split(", "))
    assert table.g.storm == 4 + (5 if reaction == "pass" else 2)
    assert table.market_hand("imperium") == (["weather_control"] if reaction == "pass" else [])


def before_the_blow(round: int = 2, blown: str = "spice_01", top: str = "spice_03") -> Position:
    """spice_01 names Cielago North and Broken Land, spice_03 South Mesa and Rock Outcroppings."""
    return position(
        "harkonnen, fremen, imperium",
        forces="cielago_north:1: harkonnen 3, fremen 2; broken_land:11: imperium 4; south_mesa:3: imperium 1",
        ground={"cielago_north:2": 6, "broken_land:11": 5},
        market={"harkonnen": "thumper"},
        blown=blown,
        top=top,
        round=round,
        windows=True,
    ).start(spice_blow_phase)


@pytest.mark.rule("CON-CARDS-12", "CON-BLOW-08")
def test_a_thumper_calls_a_worm_to_the_territories_of_the_last_location_card() -> None:
    table = before_the_blow()
    assert table.asked() == ["harkonnen"]
    table.play("harkonnen", "thumper")
    assert (table.forces("harkonnen", "cielago_north"), table.forces("imperium", "broken_land")) == (0, 0)
    assert (table.spice_at("cielago_north:2"), table.spice_at("broken_land:11")) == (0, 0)
    assert table.forces("fremen", "cielago_north") == 2
    assert table.prompt("fremen") == "prompt-ride"
    assert table.spice_at("south_mesa:4") == 0
    table.play("fremen", "pass")
    assert table.spice_at("south_mesa:4") == 12


@pytest.mark.rule("CON-CARDS-12", "CON-BLOW-12", "CON-RUL-05")
def test_after_a_thumper_a_worm_card_does_nothing_more() -> None:
    table = before_the_blow(top="sandworm, spice_03").play("harkonnen", "thumper")
    table.play("fremen", "pass")
    assert table.told().count("event-worm-strikes") == 2
    assert table.spice_at("south_mesa:4") == 12
    assert table.asked() == []


@pytest.mark.rule("CON-CARDS-12")
def test_a_thumper_is_not_heard_in_the_first_round() -> None:
    table = before_the_blow(round=1)
    assert table.asked() == []
    assert table.market_hand("harkonnen") == ["thumper"]
    assert table.forces("harkonnen", "cielago_north") == 3


@pytest.mark.rule("CON-CARDS-12")
def test_a_thumper_calls_one_worm() -> None:
    table = before_the_blow().play("harkonnen", "thumper").play("fremen", "pass")
    assert table.discarded(table.g.market_cards) == ["thumper"]
    assert table.told().count("event-worm-strikes") == 2
    cards = table.g.spice_cards
    location = next(card for card in cards.zones[DISCARD] if SPICE_CARDS[SPICE_DECK[card]].blows)
    cards.move(table.g, location, DISCARD, DECK, table.g.everyone)
    table.start(spice_blow_phase)
    assert "event-spice-blow" in table.told()
    assert "event-worm-strikes" not in table.told()


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-06")
def test_a_thumper_needs_a_location_card_to_call_the_worm_to() -> None:
    table = position("harkonnen, fremen, imperium", market={"harkonnen": "thumper"}, windows=True)
    assert table.start(spice_blow_phase).asked() == []
    assert table.market_hand("harkonnen") == ["thumper"]


@pytest.mark.rule("CON-CARDS-12")
def test_a_thumper_need_not_be_used() -> None:
    table = before_the_blow().play("harkonnen", "pass")
    assert table.forces("harkonnen", "cielago_north") == 3
    assert table.spice_at("cielago_north:2") == 6
    assert table.spice_at("south_mesa:4") == 12


# Gaining cards.


def before_drawing(hand: str, market: str = "barter") -> Position:
    return position("harkonnen, fremen", battle={"harkonnen": hand}, market={"harkonnen": market}).start(
        gain_cards_phase
    )


@pytest.mark.rule("CON-CARDS-15", "CON-CARDS-12")
def test_barter_sheds_battle_cards_before_drawing() -> None:
    table = before_drawing("baliset, kulon, shield, crysknife")
    assert table.prompt("harkonnen") == "prompt-barter"
    table.play("harkonnen", "barter")
    assert table.options("harkonnen") == ["done", "crysknife", "shield", "baliset", "kulon"]
    table.play("harkonnen", "kulon", "baliset", "done")
    assert table.discarded(table.g.battle_cards)[:2] == ["kulon", "baliset"]
    hand = table.battle_hand("harkonnen")
    assert len(hand) == 4
    assert {"shield", "crysknife"} <= set(hand)
    assert not {"kulon", "baliset"} & set(hand)
    assert table.discarded(table.g.market_cards) == ["barter"]


@pytest.mark.rule("CON-CARDS-15")
def test_barter_sheds_a_whole_hand() -> None:
    table = before_drawing("baliset, kulon, shield, shield").play("harkonnen", "barter")
    table.play("harkonnen", "shield", "shield", "kulon", "baliset")
    assert table.discarded(table.g.battle_cards) == ["shield", "shield", "kulon", "baliset"]
    assert table.prompt("harkonnen") == "prompt-buy"
    assert len(table.battle_hand("harkonnen")) == 4


@pytest.mark.rule("CON-CARDS-12")
def test_barter_is_not_played_after_drawing() -> None:
    table = before_drawing("baliset").play("harkonnen", "draw")
    assert table.prompt("harkonnen") == "prompt-buy"
    with pytest.raises(IllegalOption):
        table.play("harkonnen", "barter")


# Revival.


def reviving(tanks: int = 8, spice: int = 2, market: str = "tleilaxu_ghola") -> Position:
    return position(
        "harkonnen, fremen",
        tanks={"harkonnen": tanks},
        dead="baron_harkonnen, beast_rabban",
        spice={"harkonnen": spice},
        market={"harkonnen": market},
    ).start(revival_phase)


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-61")
def test_a_ghola_revives_a_leader_for_nothing() -> None:
    table = reviving(spice=0).play("harkonnen", "tleilaxu_ghola")
    assert table.options("harkonnen") == ["baron_harkonnen", "beast_rabban", "5", "4", "3", "2", "1"]
    table.play("harkonnen", "beast_rabban")
    assert table.alive("beast_rabban")
    assert not table.alive("baron_harkonnen")
    assert table.spice("harkonnen") == 0
    assert table.discarded(table.g.market_cards) == ["tleilaxu_ghola"]


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-61")
def test_a_ghola_comes_for_a_leader_though_no_force_is_dead_and_nothing_can_be_paid() -> None:
    table = reviving(tanks=0, spice=0)
    assert table.options("harkonnen") == ["0", "tleilaxu_ghola"]
    table.play("harkonnen", "tleilaxu_ghola")
    assert table.options("harkonnen") == ["baron_harkonnen", "beast_rabban"]
    assert table.play("harkonnen", "baron_harkonnen").alive("baron_harkonnen")


@pytest.mark.rule("CON-CARDS-12")
def test_who_may_hold_a_ghola_is_asked_about_a_leader_whatever_the_hand() -> None:
    """Otherwise the question would tell what is held."""
    assert reviving(tanks=0, spice=0, market="smugglers").options("harkonnen") == ["0"]


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-61")
def test_a_ghola_revives_five_forces_on_top_of_the_usual_revival() -> None:
    table = reviving().play("harkonnen", "tleilaxu_ghola", "5")
    assert table.prompt("harkonnen") == "prompt-revive-forces"
    table.play("harkonnen", "3")
    assert table.tanks("harkonnen") == 0
    assert table.reserve("harkonnen") == 20
    assert table.spice("harkonnen") == 0


@pytest.mark.rule("CON-CARDS-12")
def test_a_ghola_revives_no_more_than_there_are() -> None:
    table = reviving(tanks=3).play("harkonnen", "tleilaxu_ghola")
    assert table.options("harkonnen") == ["baron_harkonnen", "beast_rabban", "3", "2", "1"]


@pytest.mark.rule("CON-REV-01")
def test_when_a_ghola_has_emptied_the_tanks_nothing_more_is_asked() -> None:
    table = position(
        "harkonnen, fremen", tanks={"harkonnen": 4, "fremen": 3}, market={"harkonnen": "tleilaxu_ghola"}
    ).start(revival_phase)
    table.play("harkonnen", "tleilaxu_ghola", "4")
    assert (table.tanks("harkonnen"), table.reserve("harkonnen")) == (0, 20)
    assert table.asked() == ["fremen"]
    assert "event-no-revival" not in table.told()


@pytest.mark.rule("CON-CARDS-13")
def test_two_gholas_may_be_made_in_one_phase() -> None:
    table = reviving(spice=0, market="tleilaxu_ghola, tleilaxu_ghola")
    table.play("harkonnen", "tleilaxu_ghola", "beast_rabban", "tleilaxu_ghola", "baron_harkonnen", "2")
    assert table.alive("beast_rabban")
    assert table.alive("baron_harkonnen")
    assert table.tanks("harkonnen") == 6


# Shipping and movement.


def shipping(factions: str = "harkonnen, imperium", market: str = "smugglers", spice: int = 3) -> Position:
    first = factions.split(",")[0]
    return position(factions, market={first: market}, spice={first: spice}).start(ship_move_phase)


@pytest.mark.rule("CON-CARDS-12", "CON-SHIP-03", "CON-RUL-61")
@pytest.mark.parametrize(("count", "price"), [(1, 0), (4, 0), (6, 2)])
def test_smugglers_ship_four_forces_for_nothing(count: int, price: int) -> None:
    table = shipping().play("harkonnen", "smugglers", "carthag:10")
    assert table.options("harkonnen")[0] == "7"
    table.play("harkonnen", str(count))
    assert table.forces("harkonnen", "carthag") == count
    assert table.spice("harkonnen") == 3 - price


@pytest.mark.rule("CON-CARDS-12")
def test_smugglers_ship_where_no_spice_is_left() -> None:
    table = shipping(spice=0)
    assert table.options("harkonnen") == ["pass", "smugglers"]
    table.play("harkonnen", "smugglers", "carthag:10")
    assert table.options("harkonnen") == ["4", "3", "2", "1"]


@pytest.mark.rule("CON-CARDS-12", "CON-SHIP-05")
def test_smugglers_do_not_ship_into_the_storm() -> None:
    table = shipping().play("harkonnen", "smugglers")
    assert [option for option in table.options("harkonnen") if option.endswith(":18")] == []


@pytest.mark.rule("CON-CARDS-12", "CON-CARDS-13")
def test_two_bands_of_smugglers_ship_twice_as_many() -> None:
    table = shipping(market="smugglers, smugglers").play("harkonnen", "smugglers", "smugglers", "carthag:10", "9")
    assert table.spice("harkonnen") == 3 - 1


@pytest.mark.rule("CON-CARDS-16")
@pytest.mark.parametrize("faction", ["harkonnen", "fremen"])
def test_smugglers_work_once(faction: str) -> None:
    table = shipping(f"{faction}, imperium").play(faction, "smugglers")
    assert table.market_hand(faction) == []
    assert table.discarded(table.g.market_cards) == ["smugglers"]
    assert "smugglers" not in table.options(faction)


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-61", "CON-FAC-FRE-11")
def test_smugglers_bring_two_more_fremen_to_the_polar_sink() -> None:
    table = shipping("fremen, imperium")
    assert table.options("fremen") == ["5", "4", "3", "2", "1", "0", "smugglers"]
    table.play("fremen", "smugglers")
    assert table.options("fremen")[0] == "7"
    table.play("fremen", "7")
    assert table.forces("fremen", "polar_sink") == 7
    assert table.spice("fremen") == 3


def moving(market: str, factions: str = "harkonnen, imperium") -> Position:
    first = factions.split(",")[0]
    table = position(
        factions,
        forces=f"carthag: {first} 5; tueks_sietch: {first} 3",
        market={first: market},
        reserve={first: 0},
    ).start(ship_move_phase)
    assert table.prompt(first) == "prompt-move"
    return table


def reach(table: Position, faction: str, start: str) -> list[str]:
    """Where forces may go from a territory; the table is left as it is."""
    world = Position(table.g.clone())
    return world.play(faction, start).options(faction)


@pytest.mark.rule("CON-CARDS-12", "CON-RUL-61")
def test_ornithopters_carry_one_group_six_territories() -> None:
    table = moving("ornithopters")
    assert "sietch_tabr:13" in reach(table, "harkonnen", "carthag")
    assert "habbanya_sietch:16" not in reach(table, "harkonnen", "carthag")
    table.play("harkonnen", "ornithopters")
    assert "habbanya_sietch:16" in reach(table, "harkonnen", "carthag")
    table.play("harkonnen", "carthag", "habbanya_sietch:16", "5")
    assert table.forces("harkonnen", "habbanya_sietch") == 5
    assert table.asked() != ["harkonnen"]


@pytest.mark.rule("CON-CARDS-12")
def test_ornithopters_leave_the_fremen_their_second_group() -> None:
    table = moving("ornithopters", "fremen, imperium").play("fremen", "ornithopters")
    table.play("fremen", "carthag", "habbanya_sietch:16", "5")
    assert table.prompt("fremen") == "prompt-move"
    assert "carthag:10" not in reach(table, "fremen", "tueks_sietch")
    table.play("fremen", "tueks_sietch", "pasty_mesa:4", "3")
    assert table.asked() != ["fremen"]


@pytest.mark.rule("CON-CARDS-12")
def test_ornithopters_wait_for_the_group_that_needs_them() -> None:
    table = moving("ornithopters", "fremen, imperium").play("fremen", "ornithopters")
    table.play("fremen", "tueks_sietch", "pasty_mesa:4", "3")
    assert "habbanya_sietch:16" in reach(table, "fremen", "carthag")


@pytest.mark.rule("CON-CARDS-12")
@pytest.mark.parametrize("start", ["carthag", "tsimpo", "tueks_sietch"])
def test_hajr_moves_one_more_group_which_may_be_the_same(start: str) -> None:
    table = moving("hajr").play("harkonnen", "carthag", "tsimpo:11", "3")
    assert table.prompt("harkonnen") == "prompt-another-move"
    table.play("harkonnen", "hajr")
    assert table.options("harkonnen") == ["pass", "carthag", "tueks_sietch", "tsimpo"]
    table.play("harkonnen", start)
    end = table.options("harkonnen")[-1]
    table.play("harkonnen", end, "1")
    assert table.forces("harkonnen", end) == 1
    assert table.asked() != ["harkonnen"]


@pytest.mark.rule("CON-CARDS-12", "CON-MOVE-01")
def test_a_hajr_group_goes_as_far_as_any_other() -> None:
    table = moving("hajr", "fremen, imperium")
    table.play("fremen", "tueks_sietch", "pasty_mesa:4", "3").play("fremen", "pass", "hajr")
    assert "sietch_tabr:13" in reach(table, "fremen", "carthag")
    assert "habbanya_sietch:16" not in reach(table, "fremen", "carthag")


@pytest.mark.rule("CON-CARDS-13")
def test_a_second_hajr_may_follow_the_first() -> None:
    table = moving("hajr, hajr").play("harkonnen", "carthag", "tsimpo:11", "5")
    table.play("harkonnen", "hajr", "tsimpo", "plastic_basin:12", "5")
    assert table.prompt("harkonnen") == "prompt-another-move"
    table.play("harkonnen", "hajr", "plastic_basin", "sietch_tabr:13", "5")
    assert table.forces("harkonnen", "sietch_tabr") == 5


@pytest.mark.rule("CON-CARDS-12")
def test_hajr_needs_forces_to_move() -> None:
    table = position("harkonnen, imperium", market={"harkonnen": "hajr"}).start(ship_move_phase)
    table.play("harkonnen", "pass")
    assert table.asked() == ["imperium"]


@pytest.mark.rule("CON-CARDS-12")
def test_hajr_comes_after_the_move() -> None:
    with pytest.raises(IllegalOption):
        moving("hajr").play("harkonnen", "hajr")


# Harvest.


def harvesting(market: str) -> Position:
    return position(
        "harkonnen, fremen",
        forces="broken_land:11: harkonnen 2; old_gap:9: harkonnen 1; red_chasm:6: fremen 2",
        ground={"broken_land:11": 10, "old_gap:9": 8, "red_chasm:6": 8},
        spice={"harkonnen": 5, "fremen": 5},
        market={"harkonnen": market},
    ).start(harvest_phase)


@pytest.mark.rule("CON-CARDS-12", "CON-HARV-02", "CON-RUL-61")
@pytest.mark.parametrize(("place", "left"), [("broken_land", (2, 6)), ("old_gap", (6, 4))])
def test_a_harvester_lets_forces_collect_four_each_in_one_territory(place: str, left: tuple[int, int]) -> None:
    table = harvesting("spice_harvester").play("harkonnen", "spice_harvester")
    assert table.options("harkonnen") == ["broken_land", "old_gap"]
    table.play("harkonnen", place)
    assert (table.spice_at("broken_land:11"), table.spice_at("old_gap:9")) == left
    assert table.spice("harkonnen") == 5 + 18 - sum(left)
    assert table.spice_at("red_chasm:6") == 8


@pytest.mark.rule("CON-CARDS-12")
def test_a_harvester_collects_no_more_than_there_is() -> None:
    table = position(
        "harkonnen, fremen",
        forces="broken_land:11: harkonnen 3",
        ground={"broken_land:11": 10},
        spice={"harkonnen": 5},
        market={"harkonnen": "spice_harvester"},
    ).start(harvest_phase)
    table.play("harkonnen", "spice_harvester")
    assert table.spice("harkonnen") == 15
    assert table.spice_at("broken_land:11") == 0


@pytest.mark.rule("CON-CARDS-13")
def test_a_second_harvester_may_work_in_another_territory() -> None:
    table = harvesting("spice_harvester, spice_harvester").play("harkonnen", "spice_harvester", "broken_land")
    assert table.options("harkonnen") == ["collect", "spice_harvester"]
    table.play("harkonnen", "spice_harvester")
    assert (table.spice_at("broken_land:11"), table.spice_at("old_gap:9")) == (2, 4)
    assert table.market_hand("harkonnen") == []


@pytest.mark.rule("CON-CARDS-13")
def test_a_second_harvester_may_stay_at_home() -> None:
    table = harvesting("spice_harvester, spice_harvester").play(
        "harkonnen", "spice_harvester", "broken_land", "collect"
    )
    assert (table.spice_at("broken_land:11"), table.spice_at("old_gap:9")) == (2, 6)
    assert table.market_hand("harkonnen") == ["spice_harvester"]


def test_the_end_of_the_time_for_spies_is_told_whoever_passed() -> None:
    """Or else a seat that still thinks about a spy could be told from one that is asked something else."""
    table = before_plans({"fremen": "spy, spy"}).play("harkonnen", "pass").play("fremen", "spy", "harkonnen")
    assert "event-spies-gone" not in table.told()
    table.play("fremen", "pass")
    assert table.told().count("event-spies-gone") == 1
    nobody_could = before_plans({})
    assert "event-spies-gone" not in nobody_could.told()


@pytest.mark.rule("CON-CARDS-12")
def test_nobody_is_asked_for_a_card_that_lies_in_the_open() -> None:
    """Whoever could hold the card as far as everybody knows is asked whether to play it, and nobody else."""
    table = position("atreides, harkonnen", market={"harkonnen": "spy"}, windows=True)
    g, seat = table.g, table.seat("harkonnen")
    assert could_hold(g, seat, COPIES[THUMPER]), "nobody has seen what the card is"
    assert not could_hold(g, table.seat("atreides"), COPIES[THUMPER]), "an empty hand holds nothing"
    for card, kind in enumerate(MARKET_DECK):
        if kind == THUMPER:
            g.market_cards.move(g, card, DECK, DISCARD, g.everyone)
    assert not could_hold(g, seat, COPIES[THUMPER]), "all of them were seen elsewhere"
    assert could_hold(g, seat, COPIES[SPY])
