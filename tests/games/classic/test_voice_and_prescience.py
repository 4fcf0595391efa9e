"""What the Bene Gesserit order and Atreides see (CLA-BAT-24 to 27, CLA-FAC-BG-07 to 11, CLA-FAC-ATR-05 to 10)."""

import pytest

from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.plans import HERO_STANDS, LEADER_STANDS, outlines
from sandtable.games.classic.treachery import TREACHERY_INDEX
from tests.games.classic.fighting import nobody_calls, plan
from tests.games.classic.position import Position, position

SISTERS = "bene_gesserit"


def voiced(hand: str = "", order: str = "pass", **more: object) -> Position:
    """Bene Gesserit against Harkonnen in Carthag; the Voice has spoken."""
    table = position(
        "bene_gesserit, harkonnen",
        forces="carthag: bene_gesserit 4, harkonnen 3",
        hands={"harkonnen": hand},
        **more,  # type: ignore[arg-type]
    )
    return table.start(battle_phase).play(SISTERS, order)


def options_of(table: Position, name: str, *answers: str) -> list[str]:
    return table.play(name, *answers).options(name)


ORDERS = {
    "poison_weapon": ("chaumas", "weapon"),
    "projectile_weapon": ("stunner", "weapon"),
    "poison_defence": ("snooper", "defence"),
    "projectile_defence": ("shield", "defence"),
    "lasgun": ("lasgun", "weapon"),
}
EVERYTHING = "chaumas, stunner, snooper, shield, lasgun, baliset, cheap_hero"


@pytest.mark.rule("CLA-FAC-BG-07", "CLA-FAC-BG-09")
@pytest.mark.parametrize("order", list(ORDERS))
def test_an_order_to_play_binds(order: str) -> None:
    card, place = ORDERS[order]
    table = voiced(EVERYTHING, f"must_play_{order}").play("harkonnen", "feyd_rautha")
    if place == "defence":
        table.play("harkonnen", "nothing")
    assert table.options("harkonnen") == [card]


@pytest.mark.rule("CLA-FAC-BG-07", "CLA-FAC-BG-09")
@pytest.mark.parametrize("order", list(ORDERS))
def test_an_order_not_to_play_forbids_the_kind(order: str) -> None:
    card, place = ORDERS[order]
    table = voiced(EVERYTHING, f"must_not_play_{order}").play("harkonnen", "feyd_rautha")
    if place == "defence":
        table.play("harkonnen", "nothing")
    assert card not in table.options("harkonnen")
    assert "nothing" in table.options("harkonnen")


@pytest.mark.rule("CLA-FAC-BG-07")
def test_orders_about_worthless_cards_and_heroes() -> None:
    table = voiced("baliset, stunner, shield", "must_play_worthless").play("harkonnen", "feyd_rautha", "stunner")
    assert table.options("harkonnen") == ["baliset"]
    table = voiced("baliset, stunner", "must_not_play_worthless").play("harkonnen", "feyd_rautha")
    assert table.options("harkonnen") == ["nothing", "stunner"]
    assert voiced("cheap_hero", "must_play_cheap_hero").options("harkonnen") == ["cheap_hero"]
    assert "cheap_hero" not in voiced("cheap_hero", "must_not_play_cheap_hero").options("harkonnen")


@pytest.mark.rule("CLA-FAC-BG-08", "CLA-EX-21")
def test_an_order_that_cannot_be_obeyed_has_no_effect() -> None:
    table = voiced("stunner, shield", "must_play_poison_weapon").play("harkonnen", "feyd_rautha")
    assert table.options("harkonnen") == ["nothing", "stunner"]
    dead = "feyd_rautha, beast_rabban, piter_de_vries, captain_iakin_nefud, umman_kudu"
    assert voiced("cheap_hero", "must_not_play_cheap_hero", dead=dead).options("harkonnen") == ["cheap_hero"]


@pytest.mark.rule("CLA-FAC-BG-09")
def test_disobedience_proves_an_empty_hand() -> None:
    table = voiced("stunner", "must_play_poison_weapon")
    plan(table, SISTERS, dial="4")
    plan(table, "harkonnen", leader="umman_kudu")
    for seed in range(30):
        hand = table.imagined(SISTERS, seed).hand("harkonnen")
        assert not {"chaumas", "chaumurky", "ellaca_drug", "gom_jabbar"} & set(hand)
    free = voiced("stunner")
    plan(free, SISTERS, dial="4")
    plan(free, "harkonnen", leader="umman_kudu")
    poisons = {"chaumas", "chaumurky", "ellaca_drug", "gom_jabbar"}
    assert any(poisons & set(free.imagined(SISTERS, seed).hand("harkonnen")) for seed in range(60))


@pytest.mark.rule("CLA-FAC-BG-10")
def test_the_voice_speaks_once_and_of_cards_in_the_game() -> None:
    table = position("bene_gesserit, harkonnen", forces="carthag: bene_gesserit 4, harkonnen 3").start(battle_phase)
    assert len(table.options(SISTERS)) == 1 + 2 * 7
    table.play(SISTERS, "must_play_lasgun")
    assert table.prompt(SISTERS) == "prompt-plan-leader"


@pytest.mark.rule("CLA-FAC-BG-11")
def test_the_voice_speaks_for_an_ally() -> None:
    table = position(
        "emperor, harkonnen, bene_gesserit",
        forces="carthag: emperor 4, harkonnen 3",
        hands={"harkonnen": "stunner, chaumas"},
        allies="emperor bene_gesserit",
    ).start(battle_phase)
    assert table.asked() == [SISTERS]
    table.play(SISTERS, "must_play_poison_weapon").play("harkonnen", "feyd_rautha")
    assert table.options("harkonnen") == ["chaumas"]
    stranger = position("emperor, harkonnen, bene_gesserit", forces="carthag: emperor 4, harkonnen 3")
    assert SISTERS not in stranger.start(battle_phase).asked()


# Prescience.


def foreseen(element: str, hand: str = "", **more: object) -> Position:
    """Atreides against Harkonnen in Carthag; prescience has asked."""
    table = position(
        "atreides, harkonnen, emperor",
        forces="carthag: atreides 4, harkonnen 3",
        hands={"harkonnen": hand},
        **more,  # type: ignore[arg-type]
    )
    return table.start(battle_phase).play("atreides", element)


@pytest.mark.rule("CLA-FAC-ATR-05", "CLA-FAC-ATR-08", "CLA-BAT-27")
@pytest.mark.parametrize(
    ("element", "prompt", "answer"),
    [
        ("see_leader", "prompt-fix-leader", "umman_kudu"),
        ("see_weapon", "prompt-fix-weapon", "stunner"),
        ("see_defence", "prompt-fix-defence", "shield"),
        ("see_dial", "prompt-fix-dial", "2"),
    ],
)
def test_one_element_is_fixed_and_seen(element: str, prompt: str, answer: str) -> None:
    table = foreseen(element, "stunner, shield")
    assert (table.asked(), table.prompt("harkonnen")) == (["harkonnen"], prompt)
    table.play("harkonnen", answer)
    key = element.removeprefix("see_")
    shown = 2.0 if key == "dial" else answer
    assert table.seen("atreides")["battle"]["plans"][1][key] == shown
    assert table.seen("harkonnen")["battle"]["plans"][1][key] == shown
    assert key not in table.seen("emperor")["battle"]["plans"][1]
    assert key not in table.seen()["battle"]["plans"][1]
    plan(table, "atreides")
    plan(table, "harkonnen", leader="feyd_rautha", weapon="nothing", defence="nothing", dial="0")
    told = next(event for event in table.g.events(None)[table.read :][::-1] if event.message == "event-plan")
    said = {"leader": told.args["leader"], "weapon": told.args["weapon"], "defence": told.args["defence"]}
    if key == "dial":
        assert told.args["dial"] == 2
    else:
        assert said[key].endswith(answer.replace("_", "-"))


@pytest.mark.rule("CLA-FAC-ATR-08")
def test_a_cheap_hero_that_was_shown_is_sent() -> None:
    table = foreseen("see_leader", "cheap_hero, stunner").play("harkonnen", "cheap_hero")
    plan(table, "atreides")
    assert table.prompt("harkonnen") == "prompt-plan-weapon"
    plan(table, "harkonnen", leader="feyd_rautha", weapon="stunner", dial="0")
    told = next(event for event in table.g.events(None)[table.read :][::-1] if event.message == "event-plan")
    assert told.args["leader"].endswith("cheap-hero")
    assert told.args["weapon"].endswith("stunner")


@pytest.mark.rule("CLA-FAC-ATR-08")
@pytest.mark.parametrize(
    ("element", "answer"),
    [
        ("see_leader", "umman_kudu"),
        ("see_leader", "cheap_hero"),
        ("see_weapon", "stunner"),
        ("see_defence", "shield"),
        ("see_dial", "2"),
    ],
)
def test_every_plan_that_is_left_keeps_what_was_shown(element: str, answer: str) -> None:
    """Also the plans that nobody is asked about any more, which bots weigh."""
    table = foreseen(element, "cheap_hero, stunner, shield")
    everything = len(outlines(table.g, 1))
    table.play("harkonnen", answer)
    left = outlines(table.g, 1)
    assert left
    assert (len(left) == everything) == (element == "see_dial")
    kept = {
        "see_leader": {one.stands for one in left} == {HERO_STANDS if answer == "cheap_hero" else LEADER_STANDS},
        "see_weapon": {one.weapon for one in left} == {TREACHERY_INDEX["stunner"]},
        "see_defence": {one.defence for one in left} == {TREACHERY_INDEX["shield"]},
        "see_dial": True,
    }
    assert kept[element]


@pytest.mark.rule("CLA-BAT-26")
def test_what_is_not_fixed_may_still_change() -> None:
    table = foreseen("see_weapon", "stunner, shield").play("harkonnen", "stunner")
    assert table.asked() == ["atreides", "harkonnen"]
    assert len(table.options("harkonnen")) == 5
    table.play("harkonnen", "feyd_rautha")
    assert (table.prompt("harkonnen"), table.options("harkonnen")) == ("prompt-plan-defence", ["nothing", "shield"])


@pytest.mark.rule("CLA-FAC-ATR-07", "CLA-EX-22")
def test_none_is_an_answer_too() -> None:
    table = foreseen("see_weapon", "stunner").play("harkonnen", "nothing")
    assert "event-sees-nothing" in table.told("atreides")
    assert table.prompt("atreides") == "prompt-plan-leader"
    table.play("harkonnen", "feyd_rautha")
    assert table.prompt("harkonnen") == "prompt-plan-defence"


@pytest.mark.rule("CLA-FAC-ATR-06")
def test_prescience_comes_before_the_plans() -> None:
    table = position("atreides, harkonnen", forces="carthag: atreides 4, harkonnen 3").start(battle_phase)
    assert table.asked() == ["atreides"]
    assert table.prompt("atreides") == "prompt-prescience"


@pytest.mark.rule("CLA-FAC-ATR-09")
def test_the_dial_shows_neither_spice_nor_forces() -> None:
    table = position(
        "atreides, emperor", advanced=True, forces="carthag: atreides 4, emperor 5*2", spice={"emperor": 9}
    ).start(battle_phase)
    table.play("atreides", "see_dial").play("emperor", "3")
    seen = table.seen("atreides")["battle"]["plans"][1]
    assert seen == {"seat": 1, "state": "none", "dial": 3.0}
    table.play("emperor", "caid", "nothing", "nothing")
    assert table.prompt("emperor") == "prompt-plan-support"


@pytest.mark.rule("CLA-FAC-ATR-10")
def test_prescience_for_an_ally_who_sees_the_answer() -> None:
    table = position(
        "emperor, harkonnen, atreides",
        forces="carthag: emperor 4, harkonnen 3",
        hands={"harkonnen": "stunner"},
        allies="emperor atreides",
    ).start(battle_phase)
    table.play("atreides", "see_weapon").play("harkonnen", "stunner")
    for name in ("atreides", "emperor"):
        assert table.seen(name)["battle"]["plans"][1]["weapon"] == "stunner"
    assert "weapon" not in table.seen()["battle"]["plans"][1]


def test_the_card_that_was_seen_is_known_from_then_on() -> None:
    table = foreseen("see_weapon", "stunner, shield").play("harkonnen", "stunner")
    assert table.seen("atreides")["players"][1]["treachery"]["known"] == ["stunner"]
    assert table.seen("emperor")["players"][1]["treachery"]["known"] == []
    for seed in range(10):
        assert "stunner" in table.imagined("atreides", seed).hand("harkonnen")


@pytest.mark.rule("CLA-BAT-24", "CLA-BAT-27")
def test_the_voice_comes_first_and_binds_what_is_shown() -> None:
    table = position(
        "atreides, harkonnen, bene_gesserit",
        forces="carthag: atreides 4, harkonnen 3",
        hands={"harkonnen": "stunner, chaumas, shield"},
        allies="atreides bene_gesserit",
    ).start(battle_phase)
    assert table.asked() == [SISTERS]
    table.play(SISTERS, "must_play_poison_weapon").play("atreides", "see_weapon")
    assert table.options("harkonnen") == ["chaumas"]


def test_what_is_shown_to_one_does_not_show_in_anybodys_imagination() -> None:
    """An observer who saw nothing imagines other weapons; Atreides imagine only the one they saw."""
    table = foreseen("see_weapon", "stunner, shield").play("harkonnen", "stunner")

    def imagined_weapons(name: str) -> set[str]:
        found: set[str] = set()
        for seed in range(25):
            world = table.imagined(name, seed)
            plan(world, "atreides", leader="dr_yueh")
            plan(world, "harkonnen", leader="umman_kudu")
            told = [event for event in world.g.events(None) if event.message == "event-plan"][-1]
            found.add(told.args["weapon"])
        return found

    assert imagined_weapons("atreides") == {"card-stunner"}
    assert len(imagined_weapons("emperor")) > 1


def test_a_battle_with_everything_comes_to_an_end() -> None:
    table = position(
        "atreides, bene_gesserit",
        forces="carthag: atreides 4, bene_gesserit 3",
        hands={"atreides": "stunner", "bene_gesserit": "shield"},
    ).start(battle_phase)
    table.play(SISTERS, "must_not_play_projectile_weapon").play("atreides", "see_leader").play(SISTERS, "alia")
    plan(table, "atreides", leader="lady_jessica", dial="4")
    plan(table, SISTERS, defence="shield", dial="1")
    nobody_calls(table)
    assert table.forces(SISTERS, "carthag") == 0
