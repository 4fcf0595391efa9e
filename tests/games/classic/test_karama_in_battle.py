"""Karama in the battle phase (CLA-KAR-04, 21, 22, 24, 30, 39, 40, 48 to 50)."""

import pytest

from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.terms import AWAKE
from tests.games.classic.fighting import nobody_calls, plan
from tests.games.classic.position import Position, position

SISTERS = "bene_gesserit"


def battle(factions: str, forces: str, holder: str, advanced: bool = True, **more: object) -> Position:
    more.setdefault("hands", {holder: "karama"})
    table = position(factions, advanced=advanced, forces=f"carthag: {forces}", windows=True, **more)  # type: ignore[arg-type]
    return table.start(battle_phase)


def highest_dial(table: Position, name: str) -> str:
    table.play(name, table.options(name)[0], "nothing", "nothing")
    return table.options(name)[0]


@pytest.mark.rule("CLA-KAR-21")
def test_a_demand_is_void() -> None:
    table = battle("atreides, harkonnen, emperor", "atreides 3, harkonnen 3", "emperor", advanced=False)
    table.play("atreides", "see_weapon").play("emperor", "stop_prescience")
    assert table.asked() == ["atreides", "harkonnen"]
    assert table.seen()["battle"]["prescience"] is None


@pytest.mark.rule("CLA-KAR-24")
def test_the_voice_is_void() -> None:
    hands = {"emperor": "karama", "harkonnen": "chaumas, stunner"}
    table = battle("bene_gesserit, harkonnen, emperor", "bene_gesserit 3, harkonnen 3", "", advanced=False, hands=hands)
    table.play(SISTERS, "must_play_poison_weapon").play("emperor", "stop_voice").play("harkonnen", "pass")
    table.play("harkonnen", "feyd_rautha")
    assert table.options("harkonnen") == ["nothing", "stunner", "chaumas"]


@pytest.mark.rule("CLA-KAR-04", "CLA-KAR-22")
def test_no_kwisatz_haderach_in_this_battle() -> None:
    table = position(
        "atreides, harkonnen, emperor",
        advanced=True,
        forces="carthag: atreides 3, harkonnen 3",
        hands={"emperor": "karama"},
        windows=True,
    )
    table.g.kwisatz = AWAKE
    table.start(battle_phase).play("atreides", "pass").play("emperor", "stop_kwisatz_haderach")
    table.play("atreides", "lady_jessica")
    assert table.prompt("atreides") == "prompt-plan-weapon"


@pytest.mark.rule("CLA-KAR-04", "CLA-KAR-30")
@pytest.mark.parametrize(("answer", "dial"), [("pass", "4"), ("stop_sardaukar", "2")])
def test_sardaukar_count_like_others(answer: str, dial: str) -> None:
    table = battle("emperor, harkonnen, guild", "emperor 2*2, harkonnen 3", "guild", spice={"emperor": 9})
    assert highest_dial(table.play("guild", answer), "emperor") == dial


@pytest.mark.rule("CLA-KAR-39")
@pytest.mark.parametrize(("answer", "dial"), [("pass", "4"), ("stop_fedaykin", "2")])
def test_fedaykin_count_like_others(answer: str, dial: str) -> None:
    table = battle("fremen, harkonnen, guild", "fremen 2*2, harkonnen 3", "guild")
    table.play("guild", answer)
    if table.prompt("guild") == "prompt-stop":
        table.play("guild", "pass")
    assert highest_dial(table, "fremen") == dial


@pytest.mark.rule("CLA-KAR-40", "CLA-FAC-FRE-28")
def test_fremen_need_spice() -> None:
    table = battle("fremen, harkonnen, guild", "fremen 4, harkonnen 3", "guild", spice={"fremen": 1})
    assert highest_dial(table.play("guild", "stop_free_support"), "fremen") == "2.5"


@pytest.mark.rule("CLA-KAR-03")
def test_what_was_stopped_works_again_in_the_next_battle() -> None:
    table = position(
        "emperor, harkonnen, guild",
        advanced=True,
        forces="carthag: emperor 2*2, harkonnen 1; arrakeen: emperor 2*2, harkonnen 1",
        hands={"guild": "karama"},
        spice={"emperor": 9},
        windows=True,
    )
    table.start(battle_phase).play("emperor", "arrakeen").play("guild", "stop_sardaukar")
    plan(table, "emperor", leader="count_fenring", dial="1", support="1")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert highest_dial(table, "emperor") == "4"


@pytest.mark.rule("CLA-KAR-49")
@pytest.mark.parametrize(("answer", "asked"), [("pass", True), ("stop_ally_traitor", False)])
def test_harkonnen_do_not_call_for_their_ally(answer: str, asked: bool) -> None:
    table = battle(
        "emperor, fremen, harkonnen, guild",
        "emperor 6, fremen 7",
        "guild",
        advanced=False,
        traitors={"harkonnen": "stilgar"},
        allies="emperor harkonnen",
    ).play("guild", answer)
    plan(table, "emperor", leader="caid", dial="2")
    plan(table, "fremen", leader="stilgar", dial="7")
    assert ("harkonnen" in table.asked()) is asked


@pytest.mark.rule("CLA-KAR-48")
def test_no_leader_is_taken() -> None:
    table = battle("harkonnen, emperor, guild", "harkonnen 5, emperor 1", "guild", spice={"harkonnen": 9, "emperor": 0})
    plan(table, "harkonnen", leader="feyd_rautha", dial="1", support="1")
    plan(table, "emperor", leader="bashar", dial="0")
    nobody_calls(table).play("harkonnen", "capture").play("guild", "stop_capture")
    assert table.g.captives() == []
    assert table.asked() == []


@pytest.mark.rule("CLA-KAR-50", "CLA-ADV-20", "CLA-KAR-58")
def test_atreides_look_at_a_whole_plan_before_they_commit_theirs() -> None:
    hands = {"atreides": "karama", "harkonnen": "stunner, shield"}
    table = battle("atreides, harkonnen, emperor", "atreides 3, harkonnen 3", "", hands=hands, spice={"harkonnen": 9})
    table.play("atreides", "pass")
    if table.prompt("harkonnen") == "prompt-stop":
        table.play("harkonnen", "pass")
    assert table.asked() == ["harkonnen"]
    plan(table, "harkonnen", leader="feyd_rautha", weapon="stunner", defence="shield", dial="2", support="1")
    table.play("atreides", "karama_power")
    seen = table.seen("atreides")["battle"]["plans"][1]
    assert (seen["leader"], seen["weapon"], seen["defence"]) == ("feyd_rautha", "stunner", "shield")
    assert (seen["dial"], seen["spice"]) == (2.0, 1)
    assert table.seen("emperor")["battle"]["plans"][1] == {"seat": 1, "state": "made"}
    assert table.prompt("atreides") == "prompt-plan-leader"
    for seed in range(5):
        world = table.imagined("atreides", seed)
        assert world.seen("atreides")["battle"]["plans"][1] == seen
    plan(table, "atreides", leader="lady_jessica")
    assert "event-plan" in table.told()


@pytest.mark.rule("CLA-KAR-50")
def test_atreides_look_into_the_battle_of_others_once_per_game() -> None:
    table = battle("emperor, harkonnen, atreides", "emperor 3, harkonnen 3", "atreides")
    plan(table, "emperor", leader="caid")
    plan(table, "harkonnen", leader="feyd_rautha")
    assert table.asked() == ["atreides"]
    table.play("atreides", "karama_power")
    assert table.options("atreides") == ["emperor", "harkonnen"]
    table.play("atreides", "emperor")
    assert "event-sees-plan" in table.told("atreides")
    assert "event-sees-plan" not in table.told("harkonnen")
    assert table.g.power_used[table.seat("atreides")]


@pytest.mark.rule("CLA-KAR-50")
@pytest.mark.parametrize(("hand", "cards"), [("karama", 1), ("shield", 0)])
def test_atreides_are_told_whether_they_have_a_card_to_look_with(hand: str, cards: int) -> None:
    table = battle("emperor, harkonnen, atreides", "emperor 3, harkonnen 3", "", hands={"atreides": hand})
    table.pass_all()
    plan(table, "emperor", leader="caid")
    plan(table, "harkonnen", leader="feyd_rautha")
    prompt = table.g.prompt(table.seat("atreides"))
    assert prompt is not None
    assert (prompt.message, prompt.args["cards"]) == ("prompt-look-at-plan", cards)


@pytest.mark.rule("CLA-KAR-50")
def test_the_special_power_belongs_to_the_advanced_game() -> None:
    table = battle("emperor, harkonnen, atreides", "emperor 3, harkonnen 3", "atreides", advanced=False)
    plan(table, "emperor", leader="caid")
    plan(table, "harkonnen", leader="feyd_rautha")
    assert "atreides" not in table.asked()


@pytest.mark.rule("CLA-KAR-50", "CLA-FAC-ATR-13")
@pytest.mark.parametrize("kwisatz", [True, False])
def test_a_revealed_plan_says_whether_the_kwisatz_haderach_goes_along(kwisatz: bool) -> None:
    table = position("atreides, harkonnen", advanced=True, forces="carthag: atreides 3, harkonnen 3")
    table.g.kwisatz = AWAKE
    table.start(battle_phase).play("atreides", "pass")
    plan(table, "atreides", leader="lady_jessica", kwisatz=kwisatz)
    plan(table, "harkonnen", leader="feyd_rautha")
    told = {event.args["who"]: event.args["kwisatz"] for event in table.g.events(None) if event.message == "event-plan"}
    assert told == {"faction-atreides": int(kwisatz), "faction-harkonnen": 0}
