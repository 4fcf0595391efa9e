"""The two abilities that touch battle plans: Prescience looks, the Voice commands; and which of them comes first."""

import pytest

from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.kernel.errors import IllegalOption
from tests.games.conquest.fighting import duel, fight, sides, strengths, to_plan, winner
from tests.games.conquest.position import Position, position

PLAN = "stilgar, hunter_seeker, as_poison, shield, 3"


def looked(element: str, plan: str = PLAN, dead: str = "") -> Position:
    """The Fremen have planned against the Atreides, who look at one element."""
    table = duel(
        "fremen 5",
        "atreides 4",
        bystander="imperium",
        battle={"fremen": "hunter_seeker, shield, crysknife, snooper"},
        dead=dead,
    )
    table.play("fremen", *plan.split(", "))
    return table.play("atreides", element)


def seen_of_the_plan(table: Position, by: str | None = "atreides") -> dict[str, object]:
    """What somebody knows of the Fremen plan."""
    plan = table.seen(by)["battle"]["plans"][0]
    assert plan["state"] == "made"
    return {key: value for key, value in plan.items() if key not in ("seat", "state")}


# Prescience.


@pytest.mark.rule("CON-FAC-ATR-05", "CON-FAC-ATR-08", "CON-RUL-20")
@pytest.mark.parametrize("first", ["fremen", "atreides"])
def test_the_opponent_plans_then_atreides_look_then_they_plan(first: str) -> None:
    table = position("fremen, atreides", forces="carthag: fremen 5, atreides 4", first=first).start(battle_phase)
    assert table.asked() == ["fremen"]
    table.play("fremen", "stilgar", "nothing", "nothing", "3")
    assert table.asked() == ["atreides"]
    assert table.prompt("atreides") == "prompt-prescience"
    table.play("atreides", "see_dial")
    assert table.prompt("atreides") == "prompt-plan-leader"


@pytest.mark.rule("CON-FAC-ATR-06")
@pytest.mark.parametrize(
    ("element", "known"),
    [
        ("see_dial", {"dial": 3}),
        ("see_leader", {"leader": "stilgar"}),
        ("see_weapon", {"weapon": "hunter_seeker", "mode": "poison"}),
        ("see_defence", {"defence": "shield"}),
    ],
)
def test_atreides_see_the_element_they_name_and_no_other(element: str, known: dict[str, object]) -> None:
    assert seen_of_the_plan(looked(element)) == known


@pytest.mark.rule("CON-FAC-ATR-06")
def test_there_are_four_elements_to_look_at() -> None:
    table = duel("fremen 5", "atreides 4").play("fremen", "stilgar", "nothing", "nothing", "3")
    assert sorted(table.options("atreides")) == ["pass", "see_defence", "see_dial", "see_leader", "see_weapon"]


@pytest.mark.rule("CON-FAC-ATR-05", "CON-BAT-17")
@pytest.mark.parametrize("element", ["see_dial", "see_leader", "see_weapon", "see_defence"])
@pytest.mark.parametrize("observer", ["imperium", None])
def test_what_atreides_saw_stays_between_the_two(element: str, observer: str | None) -> None:
    table = looked(element)
    assert seen_of_the_plan(table, by=observer) == {}
    assert [message for message in table.told(observer) if message.startswith("event-sees")] == []
    assert [message for message in table.told("atreides") if message.startswith("event-sees")] != []
    assert [message for message in table.told("fremen") if message.startswith("event-sees")] != []


@pytest.mark.rule("CON-RUL-57", "CON-FAC-ATR-05")
def test_one_look_in_each_battle() -> None:
    table = position(
        "atreides, fremen, imperium", forces="carthag: atreides 5, fremen 2; arrakeen: atreides 5, imperium 2"
    ).start(battle_phase)
    table.play("atreides", "carthag").play("fremen", "stilgar", "nothing", "nothing", "1")
    table.play("atreides", "see_leader")
    assert table.prompt("atreides") == "prompt-plan-leader"
    table.play("atreides", "duke_leto", "nothing", "nothing", "5")
    assert sides(table) == ["atreides", "imperium"]
    table.play("imperium", "sardaukar_bashar", "nothing", "nothing", "1")
    assert table.prompt("atreides") == "prompt-prescience"


@pytest.mark.rule("CON-FAC-ATR-05")
def test_looking_is_optional_and_leaves_no_trace() -> None:
    table = looked("pass")
    assert seen_of_the_plan(table) == {}
    assert table.prompt("atreides") == "prompt-plan-leader"
    assert "event-no-prescience" in table.told("fremen")


@pytest.mark.rule("CON-FAC-ATR-07", "CON-RUL-60")
@pytest.mark.parametrize(("element", "slot"), [("see_weapon", "weapon"), ("see_defence", "defence")])
def test_an_empty_slot_is_shown_as_empty(element: str, slot: str) -> None:
    table = looked(element, plan="stilgar, nothing, nothing, 3")
    assert seen_of_the_plan(table) == {slot: None}
    assert "event-sees-nothing" in table.told("atreides")
    assert table.prompt("atreides") == "prompt-plan-leader"


@pytest.mark.rule("CON-FAC-ATR-07")
@pytest.mark.parametrize("element", ["see_leader", "see_weapon", "see_defence"])
def test_a_plan_without_a_leader_has_empty_slots(element: str) -> None:
    table = looked(element, plan="3", dead="stilgar, liet_kynes, chani, shadout_mapes, jamis")
    assert "event-sees-nothing" in table.told("atreides")
    assert table.prompt("atreides") == "prompt-plan-leader"


@pytest.mark.rule("CON-RUL-21")
def test_the_element_shown_is_fixed() -> None:
    table = looked("see_leader")
    assert table.options("fremen") == []
    with pytest.raises(IllegalOption):
        table.g.back(table.seat("fremen"))
    assert not table.g.can_undo(table.seat("fremen"))
    fight(table, atreides="duke_leto, nothing, nothing, 0")
    plan = next(event for event in table.g.events(None) if event.message == "event-plan")
    assert plan.args["leader"] == "leader-stilgar"


@pytest.mark.rule("CON-RUL-21", "CON-FAC-ATR-05")
def test_every_world_that_atreides_hold_possible_keeps_what_they_saw() -> None:
    table = looked("see_weapon")
    for seed in range(10):
        world = table.imagined("atreides", seed)
        plan = world.seen("fremen")["battle"]["plans"][0]
        assert (plan["weapon"], plan["mode"]) == ("hunter_seeker", "poison")
        assert "hunter_seeker" in world.battle_hand("fremen")


@pytest.mark.rule("CON-RUL-60")
def test_a_card_that_was_shown_is_known_to_be_in_that_hand() -> None:
    table = looked("see_defence")
    hand = table.g.view(table.seat("atreides"))["players"][table.seat("fremen")]["battle_cards"]
    assert hand == {"count": 4, "known": ["shield"]}
    assert table.seen("imperium")["players"][table.seat("fremen")]["battle_cards"]["known"] == []


@pytest.mark.rule("CON-FAC-ATR-05")
def test_nobody_looks_in_battles_of_others() -> None:
    table = duel("fremen 5", "harkonnen 4", bystander="atreides").play("harkonnen", "pass")
    fight(table, fremen="stilgar, nothing, nothing, 3", harkonnen="beast_rabban, nothing, nothing, 0")
    assert table.asked() == []
    assert "event-no-prescience" not in table.told()


# The Voice.


def spoken(command: str, cards: str, dead: str = "") -> Position:
    """The Imperium commands the Fremen, who hold these battle cards."""
    table = duel("imperium 4", "fremen 5", bystander="atreides", battle={"fremen": cards}, dead=dead)
    return table.play("imperium", command)


def weapons_left(table: Position) -> list[str]:
    """What the Fremen may put into the weapon slot."""
    return table.play("fremen", "stilgar").options("fremen")


@pytest.mark.rule("CON-FAC-IMP-06", "CON-FAC-IMP-07")
def test_the_voice_orders_or_forbids_one_of_three_types() -> None:
    table = duel("imperium 4", "fremen 5")
    assert table.asked() == ["imperium"]
    assert table.prompt("imperium") == "prompt-voice"
    assert table.options("imperium") == [
        "pass",
        "must_play_poison",
        "must_play_projectile",
        "must_play_special",
        "must_not_play_poison",
        "must_not_play_projectile",
        "must_not_play_special",
    ]


ALL_TYPES = "crysknife, gom_jabbar, lasgun, baliset"


@pytest.mark.rule("CON-FAC-IMP-08", "CON-RUL-23")
@pytest.mark.parametrize(
    ("command", "left"),
    [
        ("must_play_projectile", ["crysknife"]),
        ("must_play_poison", ["gom_jabbar"]),
        ("must_play_special", ["lasgun"]),
        ("must_not_play_projectile", ["nothing", "gom_jabbar", "lasgun", "baliset"]),
        ("must_not_play_poison", ["nothing", "crysknife", "lasgun", "baliset"]),
        ("must_not_play_special", ["nothing", "crysknife", "gom_jabbar", "baliset"]),
        ("pass", ["nothing", "crysknife", "gom_jabbar", "lasgun", "baliset"]),
    ],
)
def test_the_opponent_obeys_if_able(command: str, left: list[str]) -> None:
    assert weapons_left(spoken(command, ALL_TYPES)) == left


@pytest.mark.rule("CON-FAC-IMP-09")
@pytest.mark.parametrize("command", ["must_play_poison", "must_play_special"])
def test_who_cannot_obey_plays_what_is_legal(command: str) -> None:
    table = spoken(command, "crysknife, baliset, shield")
    assert weapons_left(table) == ["nothing", "crysknife", "baliset"]


@pytest.mark.rule("CON-RUL-23", "CON-FAC-IMP-08")
def test_a_worthless_card_is_no_weapon() -> None:
    assert weapons_left(spoken("must_play_projectile", "baliset, shield")) == ["nothing", "baliset"]


@pytest.mark.rule("CON-RUL-23")
def test_a_hunter_seeker_is_special_whatever_its_mode() -> None:
    assert weapons_left(spoken("must_not_play_poison", "hunter_seeker")) == ["nothing", "hunter_seeker"]
    assert weapons_left(spoken("must_play_special", "hunter_seeker, gom_jabbar")) == ["hunter_seeker"]


@pytest.mark.rule("CON-RUL-23", "CON-FAC-IMP-10")
def test_the_weirding_way_is_a_weapon_only_in_the_weapon_slot() -> None:
    table = spoken("must_not_play_special", "weirding_way, crysknife")
    assert weapons_left(table) == ["nothing", "crysknife"]
    table.play("fremen", "nothing")
    assert table.options("fremen") == ["nothing", "weirding_way"]


@pytest.mark.rule("CON-RUL-23")
def test_an_order_to_play_special_cannot_be_met_in_the_defence_slot() -> None:
    assert weapons_left(spoken("must_play_special", "weirding_way, crysknife")) == ["weirding_way"]


@pytest.mark.rule("CON-RUL-23", "CON-FAC-IMP-09")
def test_without_a_leader_there_is_nothing_to_obey_with() -> None:
    table = spoken("must_play_poison", "gom_jabbar", dead="stilgar, liet_kynes, chani, shadout_mapes, jamis")
    assert table.prompt("fremen") == "prompt-plan-dial"


@pytest.mark.rule("CON-FAC-IMP-10")
def test_the_voice_touches_neither_leader_nor_defence_nor_number() -> None:
    free, bound = [spoken(command, ALL_TYPES + ", shield, snooper") for command in ("pass", "must_play_poison")]
    for table in (free, bound):
        assert table.options("fremen") == ["stilgar", "liet_kynes", "chani", "shadout_mapes", "jamis"]
        table.play("fremen", "stilgar", "gom_jabbar")
        assert table.options("fremen") == ["nothing", "shield", "snooper", "baliset"]
        table.play("fremen", "nothing")
        assert table.options("fremen") == ["5", "4", "3", "2", "1", "0"]


@pytest.mark.rule("CON-FAC-IMP-06")
def test_the_voice_does_not_bind_the_imperium_itself() -> None:
    table = duel("imperium 4", "fremen 5", battle={"imperium": "gom_jabbar, crysknife"})
    table.play("imperium", "must_play_poison", "sardaukar_bashar")
    assert table.options("imperium") == ["nothing", "crysknife", "gom_jabbar"]


@pytest.mark.rule("CON-FAC-IMP-06")
def test_the_command_is_heard_by_all() -> None:
    table = spoken("must_not_play_poison", "")
    for observer in ("fremen", "atreides", None):
        assert table.seen(observer)["battle"]["voice"] == {"by": 0, "must": False, "type": "poison"}
        assert "event-voice" in table.told(observer)


@pytest.mark.rule("CON-RUL-57", "CON-FAC-IMP-06")
def test_one_command_in_each_battle_and_only_for_that_battle() -> None:
    table = position(
        "imperium, fremen, harkonnen",
        forces="carthag: imperium 5, fremen 2; arrakeen: imperium 5, harkonnen 2",
        battle={"harkonnen": "gom_jabbar"},
    ).start(battle_phase)
    table.play("imperium", "carthag", "must_not_play_poison")
    assert table.prompt("imperium") == "prompt-plan-leader"
    fight(
        table,
        imperium="sardaukar_bashar, nothing, nothing, 5",
        fremen="stilgar, nothing, nothing, 0",
        until="prompt-voice",
    )
    assert sides(table) == ["imperium", "harkonnen"]
    assert table.seen()["battle"]["voice"] is None
    table.play("imperium", "pass").play("harkonnen", "beast_rabban")
    assert table.options("harkonnen") == ["nothing", "gom_jabbar"]


@pytest.mark.rule("CON-FAC-IMP-06")
@pytest.mark.parametrize("first", ["imperium", "fremen"])
def test_the_voice_is_used_with_and_without_battle_advantage(first: str) -> None:
    table = position("fremen, imperium", forces="carthag: fremen 5, imperium 4", first=first).start(battle_phase)
    assert table.asked() == ["imperium"]
    assert table.prompt("imperium") == "prompt-voice"


@pytest.mark.rule("CON-FAC-IMP-08")
def test_disobedience_proves_that_no_such_weapon_is_held() -> None:
    table = spoken("must_play_poison", "crysknife, shield, snooper, baliset")
    fight(table, fremen="stilgar, crysknife, nothing, 5", imperium="herald_of_the_change, nothing, nothing, 0")
    assert table.asked() == []
    poisons = {"gom_jabbar", "chaumas", "chaumurky", "ellaca_drug"}
    for faction in ("imperium", "atreides"):
        for seed in range(20):
            assert not poisons & set(table.imagined(faction, seed).battle_hand("fremen"))


@pytest.mark.rule("CON-FAC-IMP-08")
@pytest.mark.parametrize("seats", ["imperium, fremen, atreides", "fremen, imperium, atreides"])
def test_wherever_who_commanded_sits_disobedience_is_proof(seats: str) -> None:
    hand = "crysknife, shield, snooper, baliset"
    table = position(seats, forces="carthag: imperium 4, fremen 5", battle={"fremen": hand})
    table.start(battle_phase).play("imperium", "must_play_poison")
    fight(table, fremen="stilgar, crysknife, nothing, 5", imperium="herald_of_the_change, nothing, nothing, 0")
    assert table.asked() == []
    poisons = {"gom_jabbar", "chaumas", "chaumurky", "ellaca_drug"}
    for seed in range(20):
        assert not poisons & set(table.imagined("atreides", seed).battle_hand("fremen"))


@pytest.mark.rule("CON-FAC-IMP-09")
def test_a_ban_proves_nothing() -> None:
    table = spoken("must_not_play_poison", "crysknife, shield, snooper, baliset")
    fight(table, fremen="stilgar, crysknife, nothing, 5", imperium="herald_of_the_change, nothing, nothing, 0")
    held = {card for seed in range(30) for card in table.imagined("imperium", seed).battle_hand("fremen")}
    assert held & {"gom_jabbar", "chaumas", "chaumurky", "ellaca_drug"}


@pytest.mark.rule("CON-FAC-IMP-09")
def test_silence_for_lack_of_a_leader_proves_nothing() -> None:
    table = spoken("must_play_poison", "crysknife, shield", dead="stilgar, liet_kynes, chani, shadout_mapes, jamis")
    fight(table, fremen="5", imperium="herald_of_the_change, nothing, nothing, 0")
    held = {card for seed in range(40) for card in table.imagined("imperium", seed).battle_hand("fremen")}
    assert held & {"gom_jabbar", "chaumas", "chaumurky", "ellaca_drug"}


# Both in one battle.


def kin(first: str, seats: str = "atreides, imperium") -> Position:
    return position(
        seats,
        forces="carthag: atreides 5, imperium 4",
        battle={"atreides": "crysknife, gom_jabbar, shield", "imperium": "stunner, snooper"},
        first=first,
    ).start(battle_phase)


@pytest.mark.rule("CON-BAT-34", "CON-RUL-22")
@pytest.mark.parametrize("seats", ["atreides, imperium", "imperium, atreides"])
def test_with_advantage_atreides_look_before_the_voice_is_raised(seats: str) -> None:
    table = kin("atreides", seats)
    assert table.prompt("imperium") == "prompt-plan-leader"
    table.play("imperium", "sardaukar_bashar", "stunner", "nothing", "2")
    assert table.prompt("atreides") == "prompt-prescience"
    table.play("atreides", "see_weapon")
    assert table.prompt("imperium") == "prompt-voice"
    assert table.prompt("atreides") == ""
    table.play("imperium", "must_play_poison")
    assert table.prompt("atreides") == "prompt-plan-leader"
    table.play("atreides", "duke_leto")
    assert table.options("atreides") == ["gom_jabbar"]


@pytest.mark.rule("CON-BAT-34", "CON-RUL-22")
@pytest.mark.parametrize("seats", ["atreides, imperium", "imperium, atreides"])
def test_with_advantage_the_voice_is_raised_before_atreides_look(seats: str) -> None:
    table = kin("imperium", seats)
    assert table.asked() == ["imperium"]
    assert table.prompt("imperium") == "prompt-voice"
    table.play("imperium", "must_not_play_poison")
    assert table.prompt("imperium") == "prompt-plan-leader"
    table.play("imperium", "sardaukar_bashar", "stunner", "nothing", "2")
    assert table.prompt("atreides") == "prompt-prescience"
    table.play("atreides", "see_weapon", "duke_leto")
    assert table.options("atreides") == ["nothing", "crysknife"]


@pytest.mark.rule("CON-BAT-34")
@pytest.mark.parametrize("first", ["atreides", "imperium"])
def test_whoever_does_not_use_the_ability_in_time_cannot_use_it_later(first: str) -> None:
    table = kin(first)
    fight(
        table,
        atreides="duke_leto, nothing, nothing, 3",
        imperium="herald_of_the_change, nothing, nothing, 0",
    )
    assert strengths(table) == (8, 2)
    assert table.told().count("event-no-voice") == table.told().count("event-no-prescience") == 1


@pytest.mark.rule("CON-BAT-35")
@pytest.mark.parametrize("first", ["atreides", "imperium"])
def test_after_the_voice_every_part_of_the_plan_is_still_open(first: str) -> None:
    table = kin(first)
    while table.prompt("atreides") != "prompt-plan-leader":
        if table.prompt("imperium").startswith("prompt-plan"):
            table.play("imperium", "sardaukar_bashar", "stunner", "nothing", "2")
        elif table.asked() == ["imperium"]:
            table.play("imperium", "must_play_projectile")
        else:
            table.play("atreides", "see_leader")
    assert len(table.options("atreides")) == 7
    table.play("atreides", "dr_yueh")
    assert table.options("atreides") == ["crysknife"]
    table.play("atreides", "crysknife")
    assert table.options("atreides") == ["nothing", "shield"]
    table.play("atreides", "shield")
    assert table.options("atreides") == ["5", "4", "3", "2", "1", "0"]


@pytest.mark.rule("CON-BAT-35")
def test_against_others_the_voice_comes_before_both_plans() -> None:
    table = duel("fremen 5", "imperium 4")
    assert table.asked() == ["imperium"]
    table.play("imperium", "must_not_play_poison")
    assert table.asked() == ["fremen", "imperium"]
    to_plan(table, "fremen")
    fight(table, fremen="stilgar, nothing, nothing, 0", imperium="herald_of_the_change, nothing, nothing, 0")
    assert winner(table) == "fremen"
