"""The outcome of a battle (CLA-BAT-29 to 55, CLA-CARD-01 to 08)."""

import pytest

from sandtable.games.classic.rules.battle import battle_phase
from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position

PROJECTILES = ("crysknife", "maula_pistol", "slip_tip", "stunner")
POISONS = ("chaumas", "chaumurky", "ellaca_drug", "gom_jabbar")


def facing(emperor: str = "", harkonnen: str = "", **more: object) -> Position:
    """Emperor, aggressor, with 6 against Harkonnen with 7 in Carthag, at the plans."""
    more.setdefault("forces", "carthag: emperor 6, harkonnen 7")
    table = position(
        "emperor, harkonnen, fremen",
        hands={"emperor": emperor, "harkonnen": harkonnen},
        spice={"emperor": 10, "harkonnen": 10},
        **more,  # type: ignore[arg-type]
    )
    return to_plans(table)


@pytest.mark.rule("CLA-EX-14", "CLA-BAT-30", "CLA-BAT-33", "CLA-BAT-34", "CLA-BAT-38", "CLA-BAT-39", "CLA-BAT-40")
@pytest.mark.rule("CLA-BAT-42", "CLA-BAT-43", "CLA-BAT-31", "CLA-BAT-37")
def test_a_basic_battle() -> None:
    table = facing("crysknife", "chaumas, shield")
    plan(table, "emperor", leader="captain_aramsham", weapon="crysknife", dial="3")
    plan(table, "harkonnen", leader="beast_rabban", weapon="chaumas", defence="shield", dial="5")
    nobody_calls(table)
    assert table.dead("emperor") == ["captain_aramsham"]
    assert table.alive("beast_rabban")
    assert table.seen()["battle"]["strength"] == [3, 9]
    assert table.spice("harkonnen") == 15
    assert table.forces("harkonnen", "carthag") == 2
    assert (table.forces("emperor", "carthag"), table.tanks("emperor")) == (0, 6)
    assert table.discarded() == ["crysknife"]
    assert table.options("harkonnen") == ["keep", "chaumas", "shield"]
    table.play("harkonnen", "shield", "keep")
    assert table.hand("harkonnen") == ["chaumas"]
    assert table.discarded() == ["crysknife", "shield"]


@pytest.mark.rule("CLA-EX-15", "CLA-BAT-35", "CLA-BAT-38")
def test_both_leaders_die() -> None:
    table = facing("crysknife", "maula_pistol")
    plan(table, "emperor", leader="count_fenring", weapon="crysknife", dial="4")
    plan(table, "harkonnen", leader="captain_iakin_nefud", weapon="maula_pistol", dial="3")
    nobody_calls(table)
    assert table.seen()["battle"]["strength"] == [4, 3]
    assert table.spice("emperor") == 18
    assert table.dead("emperor") + table.dead("harkonnen") == ["count_fenring", "captain_iakin_nefud"]


@pytest.mark.rule("CLA-EX-16", "CLA-BAT-32")
def test_a_tie_goes_to_the_aggressor() -> None:
    table = facing()
    plan(table, "emperor", leader="captain_aramsham", dial="2")
    plan(table, "harkonnen", leader="feyd_rautha", dial="1")
    nobody_calls(table)
    assert "event-battle-tied" in table.told()
    assert (table.forces("emperor", "carthag"), table.forces("harkonnen", "carthag")) == (4, 0)


@pytest.mark.rule("CLA-BAT-47")
def test_nothing_against_nothing_is_won_by_the_aggressor_who_keeps_all() -> None:
    dead = "count_fenring, captain_aramsham, caid, burseg, bashar"
    dead += ", feyd_rautha, beast_rabban, piter_de_vries, captain_iakin_nefud, umman_kudu"
    table = facing(dead=dead).play("emperor", "0").play("harkonnen", "0")
    assert (table.forces("emperor", "carthag"), table.forces("harkonnen", "carthag")) == (6, 0)


@pytest.mark.rule("CLA-CARD-01", "CLA-CARD-03")
@pytest.mark.parametrize("weapon", PROJECTILES)
def test_projectiles_are_stopped_by_shields_only(weapon: str) -> None:
    assert _survives(weapon, "shield")
    assert not _survives(weapon, "snooper")
    assert not _survives(weapon, "nothing")


@pytest.mark.rule("CLA-CARD-02", "CLA-CARD-04")
@pytest.mark.parametrize("weapon", POISONS)
def test_poisons_are_stopped_by_snoopers_only(weapon: str) -> None:
    assert _survives(weapon, "snooper")
    assert not _survives(weapon, "shield")
    assert not _survives(weapon, "nothing")


@pytest.mark.rule("CLA-CARD-05")
def test_nothing_stops_a_lasgun() -> None:
    assert not _survives("lasgun", "snooper")
    assert not _survives("lasgun", "nothing")


@pytest.mark.rule("CLA-CARD-10")
def test_a_worthless_card_does_nothing() -> None:
    assert _survives("baliset", "nothing")
    assert not _survives("crysknife", "kulon")


def _survives(weapon: str, defence: str) -> bool:
    table = facing(weapon, "" if defence == "nothing" else defence)
    plan(table, "emperor", weapon=weapon)
    plan(table, "harkonnen", leader="feyd_rautha", defence=defence)
    nobody_calls(table)
    return table.alive("feyd_rautha")


@pytest.mark.rule("CLA-BAT-36", "CLA-BAT-44", "CLA-CARD-08")
def test_a_cheap_hero_is_worth_nothing_and_is_gone() -> None:
    table = facing("cheap_hero, stunner", "crysknife")
    plan(table, "emperor", leader="cheap_hero", weapon="stunner", dial="5")
    plan(table, "harkonnen", leader="umman_kudu", weapon="crysknife", dial="4")
    nobody_calls(table)
    assert table.seen()["battle"]["strength"] == [5, 4]
    assert table.spice("emperor") == 11
    table.play("emperor", "keep")
    assert "cheap_hero" in table.discarded()
    assert table.hand("emperor") == ["stunner"]


@pytest.mark.rule("CLA-BAT-39")
def test_forces_behind_the_storm_are_not_lost() -> None:
    forces = "pasty_mesa:4: emperor 5; pasty_mesa:5: emperor 2; pasty_mesa:6: emperor 3, harkonnen 9"
    table = facing(forces=forces, storm=5)
    plan(table, "emperor", leader="bashar")
    plan(table, "harkonnen", leader="feyd_rautha", dial="9")
    nobody_calls(table)
    assert (table.forces("emperor", "pasty_mesa:4"), table.forces("emperor", "pasty_mesa:5")) == (5, 2)
    assert table.forces("emperor", "pasty_mesa:6") == 0


@pytest.mark.rule("CLA-BAT-41", "CLA-BAT-45")
def test_losing_alone_does_not_kill_the_leader() -> None:
    table = facing()
    plan(table, "emperor", leader="count_fenring", dial="6")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert table.alive("umman_kudu")


@pytest.mark.rule("CLA-BAT-42")
def test_the_winner_chooses_from_which_sectors() -> None:
    table = facing(forces="old_gap:8: emperor 3; old_gap:9: emperor 3, harkonnen 1")
    plan(table, "emperor", leader="count_fenring", dial="4")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert (table.prompt("emperor"), table.options("emperor")) == ("prompt-lose-here", ["3", "2", "1"])
    table.play("emperor", "1")
    assert (table.forces("emperor", "old_gap:8"), table.forces("emperor", "old_gap:9")) == (2, 0)


@pytest.mark.rule("CLA-BAT-42")
def test_what_was_lost_in_one_sector_counts_in_the_next() -> None:
    table = facing(forces="old_gap:8: emperor 2; old_gap:9: emperor 2, harkonnen 1; old_gap:10: emperor 2")
    plan(table, "emperor", leader="count_fenring", dial="3")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert table.options("emperor") == ["2", "1", "0"]
    table.play("emperor", "1")
    assert table.options("emperor") == ["2", "1", "0"], "two are left to lose, and two stand beyond"
    table.play("emperor", "0")
    assert [table.forces("emperor", f"old_gap:{sector}") for sector in (8, 9, 10)] == [1, 2, 0]


@pytest.mark.rule("CLA-EX-18", "CLA-BAT-48", "CLA-BAT-49", "CLA-BAT-50", "CLA-BAT-51", "CLA-BAT-52", "CLA-BAT-53")
@pytest.mark.rule("CLA-CARD-06")
def test_an_explosion() -> None:
    forces = "old_gap:9: emperor 6, harkonnen 7; old_gap:10: fremen 3"
    table = position(
        "emperor, harkonnen, fremen",
        forces=forces,
        hands={"emperor": "lasgun", "harkonnen": "shield, crysknife"},
        ground={"old_gap:9": 6},
        storm=10,
    )
    to_plans(table)
    plan(table, "emperor", leader="caid", weapon="lasgun", dial="6")
    plan(table, "harkonnen", leader="umman_kudu", weapon="crysknife", defence="shield", dial="7")
    nobody_calls(table)
    assert [table.forces(name, "old_gap") for name in ("emperor", "harkonnen", "fremen")] == [0, 0, 0]
    assert table.spice_at("old_gap:9") == 0
    assert table.dead("emperor") == ["caid"]
    assert table.dead("harkonnen") == ["umman_kudu"]
    assert (table.spice("emperor"), table.spice("harkonnen")) == (10, 10)
    assert sorted(table.discarded()) == ["crysknife", "lasgun", "shield"]
    assert table.asked() == []


@pytest.mark.rule("CLA-BAT-54")
def test_the_explosion_reaches_into_the_storm() -> None:
    forces = "old_gap:9: emperor 6, harkonnen 7; old_gap:10: fremen 3"
    table = facing("lasgun", "shield", forces=forces, storm=10)
    plan(table, "emperor", weapon="lasgun")
    plan(table, "harkonnen", defence="shield")
    nobody_calls(table)
    assert (table.forces("fremen", "old_gap:10"), table.tanks("fremen")) == (0, 3)


@pytest.mark.rule("CLA-EX-39", "CLA-BAT-48")
def test_an_explosion_from_one_plan() -> None:
    table = facing("lasgun, shield")
    plan(table, "emperor", leader="caid", weapon="lasgun", defence="shield", dial="6")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert (table.forces("emperor", "carthag"), table.forces("harkonnen", "carthag")) == (0, 0)
    assert not table.alive("caid")
    assert not table.alive("umman_kudu")


@pytest.mark.rule("CLA-BAT-46")
def test_leaders_who_wait_in_a_territory_are_not_hurt_by_later_effects() -> None:
    table = position(
        "emperor, harkonnen, fremen",
        forces="carthag: emperor 9, harkonnen 5, fremen 1",
        hands={"harkonnen": "lasgun, shield"},
    )
    to_plans(table).play("emperor", "fremen")
    plan(table, "emperor", leader="caid", dial="3")
    plan(table, "fremen", leader="jamis")
    nobody_calls(table)
    plan(table, "emperor", leader="bashar")
    plan(table, "harkonnen", leader="umman_kudu", weapon="lasgun", defence="shield")
    nobody_calls(table)
    assert table.forces("emperor", "carthag") == 0
    assert table.alive("caid")
    assert table.alive("jamis")
    assert not table.alive("bashar")


@pytest.mark.rule("CLA-BAT-29")
def test_a_killed_leader_is_paid_before_the_winner_counts_losses() -> None:
    table = facing("crysknife", forces="old_gap:8: emperor 3; old_gap:9: emperor 3, harkonnen 1")
    plan(table, "emperor", weapon="crysknife", dial="2")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert table.prompt("emperor") == "prompt-lose-here"
    told = table.told()
    order = ["event-plan", "event-battle-won", "event-leader-killed", "event-spice-for-leaders", "event-forces-lost"]
    assert [told.index(message) for message in order] == sorted(told.index(message) for message in order)


def test_the_battle_phase_ends_where_nobody_meets() -> None:
    assert position("emperor, harkonnen").start(battle_phase).asked() == []
