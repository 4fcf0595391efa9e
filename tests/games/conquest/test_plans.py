"""Battle plans: what must and may be in them, who can see what, and what happens without a leader."""

import pytest

from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.kernel.errors import IllegalOption
from tests.games.conquest.fighting import duel, fight, outcome, sides, strengths, to_plan, winner
from tests.games.conquest.position import Position, position

FREMEN = "stilgar, liet_kynes, chani, shadout_mapes, jamis"
WEAKEST = {"harkonnen": "harkonnen_servant", "atreides": "dr_yueh", "imperium": "herald_of_the_change"}


def planning(**battle: str) -> Position:
    """5 Fremen against 4 Harkonnen in Carthag, with these battle cards; both are asked for their plans."""
    return to_plan(duel("fremen 5", "harkonnen 4", bystander="imperium", battle=battle), "fremen")


def plan_seen(table: Position, of: str, by: str | None = None) -> dict[str, object]:
    """What somebody, or a spectator, can see of a faction's plan."""
    found = next(plan for plan in table.seen(by)["battle"]["plans"] if plan["seat"] == table.seat(of))
    return {key: value for key, value in found.items() if key != "seat"}


@pytest.mark.rule("CON-BAT-13")
def test_both_sides_plan_at_the_same_time() -> None:
    table = planning()
    assert table.asked() == ["fremen", "harkonnen"]
    table.play("harkonnen", "beast_rabban")
    assert table.asked() == ["fremen", "harkonnen"]
    assert table.prompt("fremen") == "prompt-plan-leader"


@pytest.mark.rule("CON-BAT-14", "CON-BAT-18")
def test_a_plan_has_a_number_from_nought_to_the_own_forces() -> None:
    table = planning().play("fremen", "jamis", "nothing", "nothing").play("harkonnen", "beast_rabban")
    assert table.prompt("fremen") == "prompt-plan-dial"
    assert table.options("fremen") == ["5", "4", "3", "2", "1", "0"]
    table.play("harkonnen", "nothing", "nothing")
    assert table.options("harkonnen") == ["4", "3", "2", "1", "0"]
    with pytest.raises(IllegalOption):
        table.play("harkonnen", "5")


@pytest.mark.rule("CON-BAT-18")
def test_forces_in_all_sectors_of_the_territory_can_be_dialled_and_none_beyond_it() -> None:
    table = position(
        "fremen, harkonnen",
        forces="plastic_basin:11: fremen 2, harkonnen 1; plastic_basin:12: fremen 3; tsimpo:11: fremen 4",
    ).start(battle_phase)
    to_plan(table, "fremen").play("fremen", "jamis", "nothing", "nothing")
    assert table.options("fremen")[0] == "5"


@pytest.mark.rule("CON-BAT-15")
def test_who_can_field_a_leader_must() -> None:
    table = planning()
    assert table.options("fremen") == ["stilgar", "liet_kynes", "chani", "shadout_mapes", "jamis"]
    with pytest.raises(IllegalOption):
        table.play("fremen", "nothing")


@pytest.mark.rule("CON-BAT-21")
def test_a_plan_holds_one_leader() -> None:
    table = planning().play("fremen", "jamis")
    assert table.prompt("fremen") == "prompt-plan-weapon"
    table.play("fremen", "nothing", "nothing", "0")
    assert table.prompt("fremen") == ""
    fight(table, harkonnen="beast_rabban, nothing, nothing, 0")
    assert strengths(table) == (5, 2)


@pytest.mark.rule("CON-BAT-27", "CON-BAT-15")
def test_leaders_in_the_tanks_cannot_be_fielded() -> None:
    table = to_plan(duel("fremen 5", "harkonnen 4", dead="stilgar, jamis"), "fremen")
    assert table.options("fremen") == ["liet_kynes", "chani", "shadout_mapes"]


def two_territories() -> Position:
    """Fremen fight in Arrakeen first, then in Carthag against two; only Stilgar and Jamis live."""
    return position(
        "fremen, harkonnen, atreides",
        forces="carthag: fremen 9, harkonnen 2, atreides 2; arrakeen: fremen 3, harkonnen 2",
        dead="liet_kynes, chani, shadout_mapes",
    ).start(battle_phase)


@pytest.mark.rule("CON-BAT-23", "CON-BAT-27")
def test_a_leader_does_not_fight_in_a_second_territory() -> None:
    table = two_territories().play("fremen", "arrakeen")
    fight(table, fremen="stilgar, nothing, nothing, 1", harkonnen="beast_rabban, nothing, nothing, 0")
    table.play("fremen", "harkonnen")
    to_plan(table, "fremen")
    assert table.options("fremen") == ["jamis"]
    assert "beast_rabban" not in table.options("harkonnen")


@pytest.mark.rule("CON-BAT-22")
def test_a_survivor_fights_again_in_the_same_territory() -> None:
    table = two_territories().play("fremen", "carthag", "harkonnen")
    fight(table, fremen="stilgar, nothing, nothing, 1", harkonnen="beast_rabban, nothing, nothing, 0")
    table.play("fremen", "carthag")
    assert sides(table) == ["fremen", "atreides"]
    assert table.options("fremen") == ["stilgar", "jamis"]
    fight(table, fremen="stilgar, nothing, nothing, 1", atreides="dr_yueh, nothing, nothing, 0")
    assert strengths(table) == (7, 1)


@pytest.mark.rule("CON-BAT-23")
def test_a_leader_who_lost_is_bound_to_the_territory_too() -> None:
    table = position(
        "fremen, harkonnen, atreides",
        forces="carthag: fremen 5, harkonnen 2; arrakeen: harkonnen 3, atreides 2",
    ).start(battle_phase)
    fight(table, fremen="stilgar, nothing, nothing, 3", harkonnen="beast_rabban, nothing, nothing, 0")
    assert table.alive("beast_rabban")
    fight(table, until="prompt-plan-leader")
    assert sides(table) == ["harkonnen", "atreides"]
    assert "beast_rabban" not in table.options("harkonnen")


@pytest.mark.rule("CON-BAT-23")
def test_leaders_are_free_again_in_the_next_round() -> None:
    table = duel("fremen 5", "harkonnen 4")
    fight(table, fremen="stilgar, nothing, nothing, 5", harkonnen="beast_rabban, nothing, nothing, 0")
    table.put("fremen", "arrakeen", 1).put("harkonnen", "arrakeen", 1)
    to_plan(table.start(battle_phase), "fremen")
    assert "stilgar" in table.options("fremen")
    assert "beast_rabban" in table.options("harkonnen")


@pytest.mark.rule("CON-BAT-24", "CON-BAT-25")
def test_who_has_no_leader_says_so_and_fights_all_the_same() -> None:
    table = duel("fremen 5", "harkonnen 4", bystander="imperium", dead=FREMEN)
    to_plan(table, "fremen")
    assert table.prompt("fremen") == "prompt-plan-dial"
    fight(table, fremen="4", harkonnen="harkonnen_servant, nothing, nothing, 2")
    plan = next(event for event in table.g.events(None) if event.message == "event-plan-no-leader")
    assert plan.args == {"who": "faction-fremen", "dial": 4}
    assert winner(table) == "fremen"
    assert strengths(table) == (4, 3)


@pytest.mark.rule("CON-BAT-24")
@pytest.mark.parametrize("opponent", ["harkonnen", "atreides", "imperium"])
def test_a_lack_of_leaders_is_told_before_anybody_has_planned(opponent: str) -> None:
    """Whether both plan at once, one after the other, or after the Voice."""
    table = duel("fremen 5", f"{opponent} 4", dead=FREMEN)
    if opponent == "harkonnen":
        table.play("harkonnen", "pass")
    for observer in (opponent, "fremen", None):
        assert table.told(observer).count("event-no-leader") == 1
        assert "event-plan-made" not in table.told(observer)
    fight(table, fremen="5", **{opponent: f"{WEAKEST[opponent]}, nothing, nothing, 0"})
    assert table.told().count("event-no-leader") == 1


@pytest.mark.rule("CON-BAT-24")
def test_who_can_field_a_leader_announces_nothing() -> None:
    assert "event-no-leader" not in planning().told()


@pytest.mark.rule("CON-BAT-16", "CON-BAT-26")
def test_without_a_leader_no_card_is_played() -> None:
    table = duel("fremen 5", "harkonnen 4", dead=FREMEN, battle={"fremen": "crysknife, shield, baliset"})
    to_plan(table, "fremen")
    assert table.options("fremen") == ["5", "4", "3", "2", "1", "0"]
    for card in ("crysknife", "shield", "baliset"):
        with pytest.raises(IllegalOption):
            table.play("fremen", card)
    fight(table, fremen="5", harkonnen="harkonnen_servant, nothing, nothing, 0")
    assert table.battle_hand("fremen") == ["baliset", "crysknife", "shield"]
    assert table.alive("harkonnen_servant")


@pytest.mark.rule("CON-BAT-25", "CON-BAT-27")
def test_all_leaders_may_have_fought_elsewhere() -> None:
    table = position(
        "fremen, harkonnen, atreides",
        forces="carthag: fremen 9, harkonnen 2; arrakeen: fremen 3, atreides 2",
        dead="liet_kynes, chani, shadout_mapes, jamis",
    ).start(battle_phase)
    table.play("fremen", "arrakeen")
    fight(table, fremen="stilgar, nothing, nothing, 1", atreides="dr_yueh, nothing, nothing, 0")
    assert table.prompt("fremen") == "prompt-plan-dial"
    fight(table, fremen="2", harkonnen="harkonnen_servant, nothing, nothing, 0")
    assert strengths(table) == (2, 1)


@pytest.mark.rule("CON-BAT-38")
def test_two_plans_without_leaders_compare_numbers() -> None:
    table = duel(
        "fremen 5",
        "harkonnen 4",
        dead=FREMEN + ", baron_harkonnen, beast_rabban, piter_de_vries, harkonnen_captain, harkonnen_servant",
    )
    fight(table, fremen="1", harkonnen="3")
    assert winner(table) == "harkonnen"
    assert strengths(table) == (3, 1)
    assert table.spice("harkonnen") == 15


@pytest.mark.rule("CON-BAT-28", "CON-BAT-29")
def test_weapons_fit_the_weapon_slot_and_defences_the_defence_slot() -> None:
    table = planning(fremen="crysknife, gom_jabbar, shield, snooper").play("fremen", "stilgar")
    assert table.options("fremen") == ["nothing", "crysknife", "gom_jabbar"]
    table.play("fremen", "gom_jabbar")
    assert table.prompt("fremen") == "prompt-plan-defence"
    assert table.options("fremen") == ["nothing", "shield", "snooper"]


@pytest.mark.rule("CON-BAT-28", "CON-BAT-16")
@pytest.mark.parametrize(
    ("weapon", "defence"),
    [("crysknife", "shield"), ("crysknife", "nothing"), ("nothing", "shield"), ("nothing", "nothing")],
)
def test_a_weapon_a_defence_both_or_neither(weapon: str, defence: str) -> None:
    table = planning(fremen="crysknife, shield", harkonnen="gom_jabbar")
    fight(
        table,
        until="prompt-keep-card",
        fremen=f"stilgar, {weapon}, {defence}, 5",
        harkonnen="beast_rabban, nothing, nothing, 0",
    )
    told = next(event.args for event in table.g.events(None) if event.message == "event-plan")
    names = {"nothing": "option-nothing", "crysknife": "card-crysknife", "shield": "card-shield"}
    assert (told["weapon"], told["defence"]) == (names[weapon], names[defence])


@pytest.mark.rule("CON-BAT-28")
def test_one_physical_card_does_not_fill_two_slots() -> None:
    table = planning(fremen="baliset, weirding_way").play("fremen", "stilgar", "baliset")
    assert table.options("fremen") == ["nothing", "weirding_way"]
    table.g.back(table.seat("fremen"))
    table.play("fremen", "weirding_way")
    assert table.options("fremen") == ["nothing", "baliset"]


@pytest.mark.rule("CON-BAT-28")
def test_two_cards_of_a_kind_are_two_cards() -> None:
    table = planning(fremen="shield, shield")
    fight(table, fremen="stilgar, nothing, shield, 0", harkonnen="beast_rabban, nothing, nothing, 4")
    assert winner(table) == "harkonnen"
    assert table.battle_hand("fremen") == ["shield"]


@pytest.mark.rule("CON-BAT-30")
def test_the_weirding_way_takes_the_place_of_a_weapon_or_of_a_defence() -> None:
    table = planning(fremen="weirding_way").play("fremen", "stilgar")
    assert table.options("fremen") == ["nothing", "weirding_way"]
    table.play("fremen", "nothing")
    assert table.options("fremen") == ["nothing", "weirding_way"]


@pytest.mark.rule("CON-BAT-31", "CON-RUL-31")
@pytest.mark.parametrize(
    ("weapon", "defence", "left"),
    [("baliset", "nothing", ["kulon"]), ("nothing", "kulon", ["baliset"]), ("kulon", "baliset", [])],
)
def test_worthless_cards_are_shed_in_either_slot_or_in_both(weapon: str, defence: str, left: list[str]) -> None:
    table = planning(fremen="baliset, kulon")
    fight(table, fremen=f"stilgar, {weapon}, {defence}, 5", harkonnen="beast_rabban, nothing, nothing, 0")
    assert winner(table) == "fremen"
    assert table.battle_hand("fremen") == left
    assert table.alive("beast_rabban")


@pytest.mark.rule("CON-BAT-33")
@pytest.mark.parametrize("card", ["lasgun", "hunter_seeker", "weirding_way"])
def test_a_special_weapon_takes_the_place_of_an_ordinary_one(card: str) -> None:
    table = planning(fremen=f"{card}, crysknife").play("fremen", "stilgar")
    assert card in table.options("fremen")
    assert "crysknife" in table.options("fremen")


@pytest.mark.rule("CON-BAT-33", "CON-BAT-37")
@pytest.mark.parametrize("mode", ["as_projectile", "as_poison"])
def test_the_mode_of_a_hunter_seeker_is_revealed_with_the_plan(mode: str) -> None:
    table = planning(fremen="hunter_seeker")
    fight(table, fremen=f"stilgar, hunter_seeker, {mode}, nothing, 5", harkonnen="beast_rabban, nothing, nothing, 0")
    told = [event.args for event in table.g.events(None) if event.message == "event-plan-mode"]
    assert told == [{"who": "faction-fremen", "mode": f"option-{mode.replace('_', '-')}"}]


@pytest.mark.rule("CON-BAT-17", "CON-BAT-13")
@pytest.mark.parametrize("observer", ["harkonnen", "imperium", None])
def test_nobody_else_sees_anything_of_a_plan_before_the_reveal(observer: str | None) -> None:
    table = planning(fremen="crysknife, shield")
    before = table.seen(observer), table.told(observer)
    table.play("fremen", "stilgar", "crysknife", "shield", "3")
    assert (table.seen(observer), table.told(observer)) == before


@pytest.mark.rule("CON-BAT-17")
def test_a_finished_plan_is_seen_by_its_owner_alone() -> None:
    table = duel("fremen 5", "atreides 4", bystander="imperium", battle={"fremen": "crysknife, shield"})
    table.play("fremen", "stilgar", "crysknife", "shield", "3")
    whole = {"state": "made", "leader": "stilgar", "weapon": "crysknife", "mode": None, "defence": "shield", "dial": 3}
    assert plan_seen(table, "fremen", by="fremen") == whole
    for observer in ("atreides", "imperium", None):
        assert plan_seen(table, "fremen", by=observer) == {"state": "made"}
        assert plan_seen(table, "atreides", by=observer) == {"state": "none"}


@pytest.mark.rule("CON-BAT-17")
def test_what_an_opponent_imagines_of_a_plan_does_not_follow_the_plan() -> None:
    table = duel("fremen 5", "atreides 4", battle={"fremen": "crysknife, shield"})
    table.play("fremen", "stilgar", "crysknife", "shield", "3")
    imagined = {str(plan_of(table, seed)) for seed in range(12)}
    assert len(imagined) > 4


def plan_of(table: Position, seed: int) -> object:
    """The Fremen plan in a world that the Atreides hold possible."""
    return plan_seen(table.imagined("atreides", seed), "fremen", by="fremen")


@pytest.mark.rule("CON-BAT-37")
def test_both_plans_are_revealed_together_to_everybody() -> None:
    table = duel(
        "fremen 5",
        "harkonnen 4",
        bystander="imperium",
        battle={"fremen": "crysknife", "harkonnen": "snooper"},
        market={"fremen": "counter_attack"},
    )
    to_plan(table, "fremen").play("fremen", "stilgar", "crysknife", "nothing", "3")
    table.play("harkonnen", "beast_rabban", "nothing", "snooper")
    assert plan_seen(table, "fremen") == plan_seen(table, "harkonnen") == {"state": "none"}
    table.play("harkonnen", "2")
    for observer in ("fremen", "harkonnen", "imperium", None):
        assert plan_seen(table, "fremen", by=observer) == {
            "state": "revealed",
            "leader": "stilgar",
            "weapon": "crysknife",
            "mode": None,
            "defence": None,
            "dial": 3,
        }
        assert plan_seen(table, "harkonnen", by=observer)["leader"] == "beast_rabban"


@pytest.mark.rule("CON-BAT-37")
def test_cards_in_hand_stay_hidden_while_played_ones_lie_open() -> None:
    table = duel("fremen 5", "harkonnen 4", battle={"fremen": "crysknife, shield, snooper", "harkonnen": "baliset"})
    fight(table, fremen="stilgar, crysknife, shield, 5", harkonnen="beast_rabban, baliset, nothing, 0")
    hand = table.seen("harkonnen")["players"][table.seat("fremen")]["battle_cards"]
    assert hand == {"count": 3, "known": ["crysknife", "shield"]}
    assert outcome(table)["who"] == "faction-fremen"
