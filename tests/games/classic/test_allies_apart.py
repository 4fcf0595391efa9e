"""Allies do not stay together: visits by shipment, and new allies who share a territory (CLA-ALLY, CLA-SHIP-11)."""

import pytest

from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.movement import separate
from sandtable.games.classic.rules.shipping import ship_and_move, ship_move_phase
from tests.games.classic.position import Position, position


def visit() -> Position:
    table = position("emperor, harkonnen, fremen", forces="carthag: harkonnen 2", allies="emperor harkonnen")
    return table.start(ship_and_move, table.seat("emperor")).play("emperor", "carthag:10", "4")


@pytest.mark.rule("CLA-SHIP-11", "CLA-EX-42")
def test_visitors_who_stay_are_lost() -> None:
    table = visit().play("emperor", "carthag", "arsunt:10", "3")
    assert (table.forces("emperor", "carthag"), table.tanks("emperor")) == (0, 1)
    assert table.forces("emperor", "arsunt") == 3
    assert table.forces("harkonnen", "carthag") == 2


@pytest.mark.rule("CLA-SHIP-11", "CLA-EX-42")
def test_visitors_who_all_leave_lose_nothing() -> None:
    table = visit().play("emperor", "carthag", "arsunt:10", "4")
    assert table.tanks("emperor") == 0
    assert "event-visitors-lost" not in table.told()


@pytest.mark.rule("CLA-SHIP-11")
def test_only_those_above_the_former_number_are_visitors() -> None:
    table = position("emperor, harkonnen", forces="carthag: harkonnen 2, emperor 3", allies="emperor harkonnen")
    table.g.joined = (table.g.turn, table.g.turn)
    table.start(ship_and_move, table.seat("emperor")).play("emperor", "carthag:10", "4", "pass")
    assert (table.forces("emperor", "carthag"), table.tanks("emperor")) == (3, 4)


@pytest.mark.rule("CLA-SHIP-11")
def test_a_visit_obeys_storm_and_occupancy() -> None:
    table = position("emperor, harkonnen, fremen", forces="carthag: harkonnen 2, fremen 1", allies="emperor harkonnen")
    assert "carthag:10" not in table.start(ship_and_move, 0).options("emperor")


@pytest.mark.rule("CLA-ALLY-02")
def test_allies_do_not_fight() -> None:
    table = position("emperor, harkonnen", forces="carthag: harkonnen 2, emperor 3", allies="emperor harkonnen")
    table.start(battle_phase)
    assert table.asked() == []
    assert table.forces("emperor", "carthag") == 3


@pytest.mark.rule("CLA-ALLY-04")
def test_allies_of_this_turn_may_stay_together() -> None:
    table = position("emperor, harkonnen", forces="pasty_mesa:4: harkonnen 2, emperor 3", allies="emperor harkonnen")
    table.g.joined = (table.g.turn, table.g.turn)
    table.start(ship_move_phase).play("emperor", "pass", "pass").play("harkonnen", "pass", "pass")
    assert (table.forces("emperor", "pasty_mesa"), table.forces("harkonnen", "pasty_mesa")) == (3, 2)


@pytest.mark.rule("CLA-ALLY-06")
def test_advisors_of_others_stay_when_allies_part() -> None:
    table = position(
        "emperor, harkonnen, bene_gesserit",
        advanced=True,
        forces="pasty_mesa:4: harkonnen 2, emperor 3",
        advisors="pasty_mesa:4: 2",
        allies="emperor harkonnen",
    )
    table.g.voyaged = (True, False, False)
    table.g.joined = (table.g.turn - 1,) * 3
    table.start(separate, table.seat("harkonnen"))
    assert (table.forces("emperor", "pasty_mesa"), table.forces("harkonnen", "pasty_mesa")) == (3, 0)
    assert table.advisors("pasty_mesa") == 2


@pytest.mark.rule("CLA-ALLY-05", "CLA-ALLY-06", "CLA-EX-31")
def test_the_second_of_two_allies_leaves_or_dies() -> None:
    table = position("emperor, harkonnen", forces="pasty_mesa:4: harkonnen 2, emperor 3", allies="emperor harkonnen")
    table.g.joined = (table.g.turn - 1, table.g.turn - 1)
    table.start(ship_move_phase).play("emperor", "pass", "pass")
    assert table.forces("emperor", "pasty_mesa") == 3
    table.play("harkonnen", "pass", "pass")
    assert table.forces("emperor", "pasty_mesa") == 3
    assert (table.forces("harkonnen", "pasty_mesa"), table.tanks("harkonnen")) == (0, 2)


@pytest.mark.rule("CLA-ALLY-05", "CLA-ALLY-06")
@pytest.mark.parametrize(("first", "second"), [(3, 1), (1, 2), (1, 1)])
def test_single_forces_part_too(first: int, second: int) -> None:
    forces = f"pasty_mesa:4: harkonnen {second}, emperor {first}"
    table = position("emperor, harkonnen", forces=forces, allies="emperor harkonnen")
    table.g.joined = (table.g.turn - 1, table.g.turn - 1)
    table.start(ship_move_phase).play("emperor", "pass", "pass").play("harkonnen", "pass", "pass")
    assert (table.forces("emperor", "pasty_mesa"), table.forces("harkonnen", "pasty_mesa")) == (first, 0)


@pytest.mark.rule("CLA-ALLY-05")
def test_nothing_is_lost_if_the_first_leaves() -> None:
    table = position("emperor, harkonnen", forces="pasty_mesa:4: harkonnen 2, emperor 3", allies="emperor harkonnen")
    table.g.joined = (table.g.turn - 1, table.g.turn - 1)
    table.start(ship_move_phase).play("emperor", "pass", "pasty_mesa", "red_chasm:6", "3")
    table.play("harkonnen", "pass", "pass")
    assert table.forces("harkonnen", "pasty_mesa") == 2


@pytest.mark.rule("CLA-ALLY-06")
def test_a_guild_out_of_turn_is_judged_when_it_acts() -> None:
    table = position(
        "guild, harkonnen", advanced=True, forces="pasty_mesa:4: harkonnen 2, guild 3", allies="guild harkonnen"
    )
    table.g.joined = (table.g.turn - 1, table.g.turn - 1)
    table.start(ship_move_phase).play("guild", "wait").play("harkonnen", "pass", "pass")
    assert table.forces("harkonnen", "pasty_mesa") == 2
    table.play("guild", "pass", "pass")
    assert (table.forces("guild", "pasty_mesa"), table.tanks("guild")) == (0, 3)


def sisters_and_ally(advisors_with_ally: bool) -> Position:
    table = position(
        "emperor, bene_gesserit, harkonnen",
        advanced=True,
        forces="carthag: emperor 2",
        advisors="carthag: 3",
        allies="emperor bene_gesserit",
        advisors_with_ally=advisors_with_ally,
    )
    table.g.joined = (table.g.turn - 1,) * 3
    return table


@pytest.mark.rule("CLA-ALLY-07")
def test_advisors_separate_like_other_forces() -> None:
    table = sisters_and_ally(advisors_with_ally=False).start(ship_move_phase)
    table.play("emperor", "pass", "pass").play("bene_gesserit", "pass", "pass")
    assert table.advisors("carthag") == 0
    assert table.tanks("bene_gesserit") == 3


@pytest.mark.rule("CLA-ALLY-07")
def test_by_agreement_advisors_stay_with_the_ally() -> None:
    table = sisters_and_ally(advisors_with_ally=True).start(ship_move_phase)
    table.play("emperor", "pass", "pass").play("bene_gesserit", "pass", "pass")
    assert table.advisors("carthag") == 3


@pytest.mark.rule("CLA-ALLY-07")
def test_the_ban_on_entering_holds_for_advisors() -> None:
    def offered(advisors_with_ally: bool) -> bool:
        table = position(
            "emperor, bene_gesserit, harkonnen",
            advanced=True,
            forces="carthag: emperor 2; arsunt:10: harkonnen 1",
            advisors="arsunt:10: 3",
            allies="emperor bene_gesserit",
            advisors_with_ally=advisors_with_ally,
        )
        table.start(ship_and_move, table.seat("bene_gesserit")).play("bene_gesserit", "pass", "arsunt")
        return "carthag:10" in table.options("bene_gesserit")

    assert not offered(advisors_with_ally=False)
    assert offered(advisors_with_ally=True)


@pytest.mark.rule("CLA-ALLY-03", "CLA-ALLY-07")
def test_the_ally_may_not_enter_where_advisors_are_either() -> None:
    def offered(advisors_with_ally: bool) -> bool:
        table = position(
            "emperor, bene_gesserit, harkonnen",
            advanced=True,
            forces="arsunt:10: emperor 2; carthag: harkonnen 1",
            advisors="carthag: 3",
            allies="emperor bene_gesserit",
            advisors_with_ally=advisors_with_ally,
        )
        table.start(ship_and_move, table.seat("emperor")).play("emperor", "pass", "arsunt")
        return "carthag:10" in table.options("emperor")

    assert not offered(advisors_with_ally=False)
    assert offered(advisors_with_ally=True)


@pytest.mark.rule("CLA-ALLY-07", "CLA-FAC-BG-16")
def test_no_advisor_goes_with_a_shipment_to_the_ally() -> None:
    def offered(advisors_with_ally: bool) -> bool:
        table = position(
            "emperor, bene_gesserit, harkonnen",
            advanced=True,
            forces="carthag: emperor 2",
            allies="emperor bene_gesserit",
            advisors_with_ally=advisors_with_ally,
        )
        table.start(ship_and_move, table.seat("harkonnen")).play("harkonnen", "carthag:10", "1")
        return "carthag:10" in table.options("bene_gesserit")

    assert not offered(advisors_with_ally=False)
    assert offered(advisors_with_ally=True)
