"""Every battle card: which slot it fits, whom it kills, what stops it, what it stops, whether the winner keeps it."""

from typing import Final

import pytest

from sandtable.games.conquest.cards import BATTLE_DECK, BATTLE_IDS
from tests.games.conquest.fighting import duel, fight, strengths, to_plan, winner
from tests.games.conquest.position import Position

PROJECTILES: Final = ["maula_pistol", "crysknife", "slip_tip", "stunner"]
POISONS: Final = ["gom_jabbar", "chaumas", "chaumurky", "ellaca_drug"]
WORTHLESS: Final = ["baliset", "jubba_cloak", "kulon", "la_la_la", "trip_to_gamont"]
DEFENCES: Final = ["shield", "snooper"]
SPECIAL: Final = ["lasgun", "hunter_seeker", "weirding_way"]


def test_these_are_all_kinds() -> None:
    assert sorted(PROJECTILES + POISONS + WORTHLESS + DEFENCES + SPECIAL) == sorted(BATTLE_IDS)
    copies = {BATTLE_IDS[kind]: BATTLE_DECK.count(kind) for kind in range(len(BATTLE_IDS))}
    assert {name: count for name, count in copies.items() if count > 1} == {"shield": 4, "snooper": 4}


def used(weapon: str, defence: str, mode: str = "") -> Position:
    """The Fremen use a weapon against Rabban, who has this defence ('nothing' for none); the Fremen win anyway."""
    cards = {"fremen": "" if weapon == "nothing" else weapon, "harkonnen": "" if defence == "nothing" else defence}
    table = duel("fremen 9", "harkonnen 2", battle=cards, spice={"fremen": 10})
    plan = ", ".join(["stilgar", weapon, *([mode] if mode else []), "nothing", "3"])
    return fight(table, until="prompt-keep-card", fremen=plan, harkonnen=f"beast_rabban, nothing, {defence}, 2")


@pytest.mark.rule("CON-BAT-32", "CON-BAT-41", "CON-BAT-42")
@pytest.mark.parametrize("weapon", PROJECTILES)
def test_projectile_weapons_kill_unless_a_projectile_defence_stops_them(weapon: str) -> None:
    assert not used(weapon, "nothing").alive("beast_rabban")
    assert not used(weapon, "snooper").alive("beast_rabban")
    assert not used(weapon, "kulon").alive("beast_rabban")
    assert used(weapon, "shield").alive("beast_rabban")
    assert used(weapon, "weirding_way").alive("beast_rabban")


@pytest.mark.rule("CON-BAT-32", "CON-BAT-41", "CON-BAT-42")
@pytest.mark.parametrize("weapon", POISONS)
def test_poisons_kill_unless_a_snooper_stops_them(weapon: str) -> None:
    assert not used(weapon, "nothing").alive("beast_rabban")
    assert not used(weapon, "shield").alive("beast_rabban")
    assert not used(weapon, "weirding_way").alive("beast_rabban")
    assert used(weapon, "snooper").alive("beast_rabban")


@pytest.mark.rule("CON-BAT-31", "CON-BAT-41")
@pytest.mark.parametrize("card", WORTHLESS)
def test_worthless_cards_neither_kill_nor_protect(card: str) -> None:
    table = used(card, "nothing")
    assert table.alive("beast_rabban")
    assert strengths(table) == (9, 7)
    assert not used("crysknife", card).alive("beast_rabban")
    assert not used("gom_jabbar", card).alive("beast_rabban")


@pytest.mark.rule("CON-BAT-31")
@pytest.mark.parametrize("card", WORTHLESS)
def test_worthless_cards_fit_both_slots_and_never_stay(card: str) -> None:
    for plan in (f"stilgar, {card}, nothing, 9", f"stilgar, nothing, {card}, 9"):
        table = duel("fremen 9", "harkonnen 2", battle={"fremen": card})
        fight(table, until="prompt-keep-card", fremen=plan, harkonnen="beast_rabban, nothing, nothing, 0")
        assert table.asked() == []
        assert winner(table) == "fremen"
        assert table.battle_hand("fremen") == []
        assert table.discarded(table.g.battle_cards) == [card]


@pytest.mark.rule("CON-BAT-54")
@pytest.mark.parametrize("weapon", [*PROJECTILES, *POISONS, "lasgun"])
def test_the_winner_may_keep_a_weapon(weapon: str) -> None:
    table = used(weapon, "nothing")
    assert table.options("fremen") == ["keep", "discard"]
    table.play("fremen", "keep")
    assert table.battle_hand("fremen") == [weapon]


@pytest.mark.rule("CON-BAT-54")
@pytest.mark.parametrize("defence", DEFENCES)
def test_the_winner_may_keep_a_defence(defence: str) -> None:
    table = duel("fremen 9", "harkonnen 2", battle={"fremen": defence})
    fight(
        table,
        until="prompt-keep-card",
        fremen=f"stilgar, nothing, {defence}, 9",
        harkonnen="beast_rabban, nothing, nothing, 0",
    )
    assert table.options("fremen") == ["keep", "discard"]
    table.play("fremen", "discard")
    assert table.battle_hand("fremen") == []


@pytest.mark.rule("CON-BAT-28", "CON-BAT-29")
@pytest.mark.parametrize("defence", DEFENCES)
def test_defences_fit_the_defence_slot_alone(defence: str) -> None:
    table = to_plan(duel("fremen 9", "harkonnen 2", battle={"fremen": defence}), "fremen").play("fremen", "stilgar")
    assert table.options("fremen") == ["nothing"]
    table.play("fremen", "nothing")
    assert table.options("fremen") == ["nothing", defence]


@pytest.mark.rule("CON-BAT-28", "CON-BAT-29")
@pytest.mark.parametrize("weapon", [*PROJECTILES, *POISONS, "lasgun", "hunter_seeker"])
def test_weapons_fit_the_weapon_slot_alone(weapon: str) -> None:
    table = to_plan(duel("fremen 9", "harkonnen 2", battle={"fremen": weapon}), "fremen").play("fremen", "stilgar")
    assert table.options("fremen") == ["nothing", weapon]
    table.play("fremen", "nothing")
    assert table.options("fremen") == ["nothing"]


@pytest.mark.rule("CON-BAT-33", "CON-BAT-41")
@pytest.mark.parametrize("defence", ["nothing", "snooper", "weirding_way", "kulon"])
def test_nothing_stops_a_lasgun(defence: str) -> None:
    assert not used("lasgun", defence).alive("beast_rabban")


@pytest.mark.rule("CON-BAT-33", "CON-BAT-41", "CON-BAT-54")
@pytest.mark.parametrize(
    ("mode", "stopped_by", "not_by"),
    [
        ("as_projectile", ["shield", "weirding_way"], ["snooper"]),
        ("as_poison", ["snooper"], ["shield", "weirding_way"]),
    ],
)
def test_a_hunter_seeker_is_stopped_by_the_type_set_in_the_plan(
    mode: str, stopped_by: list[str], not_by: list[str]
) -> None:
    assert not used("hunter_seeker", "nothing", mode).alive("beast_rabban")
    for defence in stopped_by:
        assert used("hunter_seeker", defence, mode).alive("beast_rabban")
    for defence in not_by:
        assert not used("hunter_seeker", defence, mode).alive("beast_rabban")


@pytest.mark.rule("CON-BAT-33")
def test_a_hunter_seeker_is_set_to_one_of_two_types() -> None:
    table = to_plan(duel("fremen 9", "harkonnen 2", battle={"fremen": "hunter_seeker"}), "fremen")
    table.play("fremen", "stilgar", "hunter_seeker")
    assert table.prompt("fremen") == "prompt-plan-mode"
    assert table.options("fremen") == ["as_projectile", "as_poison"]


@pytest.mark.rule("CON-BAT-54")
@pytest.mark.parametrize("mode", ["as_projectile", "as_poison"])
def test_a_hunter_seeker_is_used_up(mode: str) -> None:
    table = used("hunter_seeker", "nothing", mode)
    assert table.asked() == []
    assert table.battle_hand("fremen") == []
    assert table.discarded(table.g.battle_cards) == ["hunter_seeker"]


@pytest.mark.rule("CON-BAT-30", "CON-BAT-33", "CON-BAT-41")
def test_the_weirding_way_kills_unless_a_projectile_defence_stops_it() -> None:
    assert not used("weirding_way", "nothing").alive("beast_rabban")
    assert not used("weirding_way", "snooper").alive("beast_rabban")
    assert used("weirding_way", "shield").alive("beast_rabban")


@pytest.mark.rule("CON-BAT-30", "CON-BAT-54")
@pytest.mark.parametrize("plan", ["stilgar, weirding_way, nothing, 9", "stilgar, nothing, weirding_way, 9"])
def test_the_weirding_way_is_used_up_in_either_slot(plan: str) -> None:
    table = duel("fremen 9", "harkonnen 2", battle={"fremen": "weirding_way"})
    fight(table, until="prompt-keep-card", fremen=plan, harkonnen="beast_rabban, nothing, nothing, 0")
    assert table.asked() == []
    assert table.discarded(table.g.battle_cards) == ["weirding_way"]


@pytest.mark.rule("CON-BAT-30")
def test_the_weirding_way_as_a_defence_is_no_shield_and_no_weapon() -> None:
    table = used("lasgun", "weirding_way")
    assert "event-explosion" not in table.told()
    assert table.alive("stilgar")
