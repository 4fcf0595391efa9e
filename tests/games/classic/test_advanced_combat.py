"""Advanced combat: halves, spice and losses of choice (CLA-ADV-09 to 19, CLA-FAC-EMP-09, 10, CLA-FAC-FRE-26, 28)."""

import pytest

from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position


def facing(first: str, second: str, forces: str, **more: object) -> Position:
    table = position(f"{first}, {second}, guild", advanced=True, forces=f"carthag: {forces}", **more)  # type: ignore[arg-type]
    return to_plans(table)


def dials(table: Position, name: str) -> list[str]:
    """What a faction may dial, having sent its first leader and no card."""
    table.play(name, table.options(name)[0], "nothing", "nothing")
    return table.options(name)


@pytest.mark.rule("CLA-ADV-09", "CLA-ADV-10", "CLA-GEN-10")
def test_an_unsupported_force_is_worth_half() -> None:
    table = facing("emperor", "harkonnen", "emperor 3, harkonnen 3", spice={"emperor": 0, "harkonnen": 1})
    assert dials(table, "emperor") == ["1.5", "1", "0.5", "0"]
    assert dials(table, "harkonnen") == ["2", "1.5", "1", "0.5", "0"]


@pytest.mark.rule("CLA-ADV-11")
def test_support_cannot_exceed_what_one_owns() -> None:
    table = facing("emperor", "harkonnen", "emperor 3, harkonnen 6", spice={"harkonnen": 2})
    dials(table, "harkonnen")
    table.play("harkonnen", "3")
    assert (table.prompt("harkonnen"), table.options("harkonnen")) == ("prompt-plan-support", ["0", "1", "2"])


@pytest.mark.rule("CLA-ADV-19")
def test_spice_supports_no_more_forces_than_are_dialled() -> None:
    table = facing("emperor", "harkonnen", "emperor 3, harkonnen 6", spice={"harkonnen": 9})
    dials(table, "harkonnen")
    table.play("harkonnen", "2")
    assert table.options("harkonnen") == ["0", "1", "2"]


@pytest.mark.rule("CLA-ADV-12")
def test_winner_and_loser_pay_their_support() -> None:
    table = facing("emperor", "harkonnen", "emperor 3, harkonnen 3", spice={"emperor": 5, "harkonnen": 5})
    plan(table, "emperor", leader="bashar", dial="2", support="2")
    plan(table, "harkonnen", leader="feyd_rautha", dial="3", support="3")
    nobody_calls(table)
    assert (table.spice("emperor"), table.spice("harkonnen")) == (3, 2)
    assert table.spice("guild") == 5


@pytest.mark.rule("CLA-ADV-13", "CLA-ADV-14")
def test_who_wins_by_a_traitor_pays_no_support_and_the_betrayed_does() -> None:
    table = facing(
        "emperor",
        "harkonnen",
        "emperor 3, harkonnen 3",
        spice={"emperor": 5, "harkonnen": 5},
        traitors={"emperor": "feyd_rautha"},
    )
    plan(table, "emperor", leader="bashar", dial="2", support="2")
    plan(table, "harkonnen", leader="feyd_rautha", dial="3", support="3")
    nobody_calls(table.play("emperor", "traitor"))
    assert (table.spice("emperor"), table.spice("harkonnen")) == (11, 2)


@pytest.mark.rule("CLA-ADV-15")
def test_after_an_explosion_or_two_traitors_both_pay() -> None:
    table = facing(
        "emperor",
        "harkonnen",
        "emperor 3, harkonnen 3",
        spice={"emperor": 5, "harkonnen": 5},
        hands={"emperor": "lasgun", "harkonnen": "shield"},
    )
    plan(table, "emperor", leader="bashar", weapon="lasgun", dial="2", support="2")
    plan(table, "harkonnen", leader="feyd_rautha", defence="shield", dial="3", support="3")
    nobody_calls(table)
    assert (table.spice("emperor"), table.spice("harkonnen")) == (3, 2)
    table = facing(
        "emperor",
        "harkonnen",
        "emperor 3, harkonnen 3",
        spice={"emperor": 5, "harkonnen": 5},
        traitors={"emperor": "feyd_rautha", "harkonnen": "bashar"},
    )
    plan(table, "emperor", leader="bashar", dial="2", support="2")
    plan(table, "harkonnen", leader="feyd_rautha", dial="3", support="3")
    table.play("emperor", "traitor").play("harkonnen", "traitor")
    assert (table.spice("emperor"), table.spice("harkonnen")) == (3, 2)


@pytest.mark.rule("CLA-EX-24", "CLA-ADV-16", "CLA-ADV-17", "CLA-ADV-18", "CLA-FAC-EMP-09")
@pytest.mark.parametrize(("answers", "ordinary", "starred"), [(("1", "2"), 2, 1), (("1", "3"), 3, 1), (("0",), 5, 0)])
def test_the_winner_chooses_any_matching_losses(answers: tuple[str, ...], ordinary: int, starred: int) -> None:
    table = facing("emperor", "harkonnen", "emperor 6*1, harkonnen 1", spice={"emperor": 1, "harkonnen": 0})
    plan(table, "emperor", leader="count_fenring", dial="3", support="1")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert (table.prompt("emperor"), table.options("emperor")) == ("prompt-lose-how-many-starred", ["0", "1"])
    table.play("emperor", *answers)
    assert (table.tanks("emperor"), table.tanks_special("emperor")) == (ordinary + starred, starred)
    assert table.spice("emperor") == 0
    assert table.forces("emperor", "carthag") == 6 - ordinary - starred


@pytest.mark.rule("CLA-EX-25", "CLA-FAC-EMP-09", "CLA-FAC-EMP-10")
def test_sardaukar_count_twice_but_not_against_fremen() -> None:
    table = facing("emperor", "harkonnen", "emperor 2*2, harkonnen 1", spice={"emperor": 2})
    assert dials(table, "emperor")[0] == "4"
    table = facing("emperor", "fremen", "emperor 2*2, fremen 1", spice={"emperor": 2})
    assert dials(table, "emperor")[0] == "2"


@pytest.mark.rule("CLA-EX-41")
def test_a_mixed_army() -> None:
    table = facing("emperor", "harkonnen", "emperor 5*3, harkonnen 1", spice={"emperor": 2})
    assert dials(table, "emperor")[0] == "6"
    table = facing("emperor", "fremen", "emperor 5*3, fremen 1", spice={"emperor": 2})
    assert dials(table, "emperor")[0] == "3.5"


@pytest.mark.rule("CLA-FAC-FRE-26", "CLA-FAC-FRE-28")
def test_fremen_need_no_spice_and_dial_whole_numbers() -> None:
    table = facing("fremen", "harkonnen", "fremen 3*1, harkonnen 1", spice={"fremen": 5})
    assert dials(table, "fremen") == ["4", "3", "2", "1", "0"]
    table.play("fremen", "4")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert (table.tanks("fremen"), table.tanks_special("fremen"), table.spice("fremen")) == (3, 1, 5)


@pytest.mark.rule("CLA-FAC-FRE-26")
def test_fedaykin_count_twice_in_losses() -> None:
    table = facing("fremen", "harkonnen", "fremen 4*2, harkonnen 1")
    plan(table, "fremen", leader="stilgar", dial="2")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert table.options("fremen") == ["0", "1"]
    table.play("fremen", "1")
    assert (table.tanks("fremen"), table.tanks_special("fremen")) == (1, 1)


@pytest.mark.rule("CLA-ADV-10", "CLA-BAT-32")
def test_half_points_decide() -> None:
    table = facing("emperor", "harkonnen", "emperor 3, harkonnen 3", spice={"emperor": 0, "harkonnen": 0})
    plan(table, "emperor", leader="caid", dial="1")
    plan(table, "harkonnen", leader="piter_de_vries", dial="1.5")
    nobody_calls(table)
    assert table.forces("emperor", "carthag") == 0
    assert table.forces("harkonnen", "carthag") == 0
    assert table.told().count("event-battle-won") == 1


def test_everybody_sees_the_highest_dial_of_each_side() -> None:
    table = facing("emperor", "fremen", "emperor 4*2, fremen 3", spice={"emperor": 1, "fremen": 0})
    assert table.seen("guild")["battle"]["most_dialled"] == [2.5, 3.0]
    table = facing("emperor", "harkonnen", "emperor 4*2, harkonnen 3", spice={"emperor": 1, "harkonnen": 9})
    assert table.seen("guild")["battle"]["most_dialled"] == [4.0, 3.0]
