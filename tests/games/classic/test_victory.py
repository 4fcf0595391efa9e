"""Victory (CLA-WIN)."""

import pytest

from sandtable.games.classic.rules.victory import check_victory
from tests.games.classic.position import Position, position, under

THREE = "atreides, harkonnen, guild"


def winners(table: Position) -> tuple[list[str], str]:
    table.start(check_victory)
    if table.g.result is None:
        return [], ""
    return [table.g.faction(seat).id for seat in table.g.result.winners], table.g.result.reason


@pytest.mark.rule("CLA-WIN-01")
def test_three_strongholds_win() -> None:
    two = "arrakeen: atreides 1; carthag: atreides 1"
    assert winners(position(THREE, forces=two)) == ([], "")
    three = two + "; sietch_tabr: atreides 1"
    assert winners(position(THREE, forces=three)) == (["atreides"], "reason-strongholds")


@pytest.mark.rule("CLA-WIN-02")
@pytest.mark.rule("CLA-ALLY-01")
@pytest.mark.rule("CLA-EX-36")
def test_an_alliance_wins_with_four() -> None:
    forces = "sietch_tabr: fremen 1; carthag: fremen 2; tueks_sietch: atreides 1; arrakeen: atreides 1"
    table = position("atreides, fremen, guild", forces=forces, allies="atreides fremen")
    assert winners(table) == (["atreides", "fremen"], "reason-strongholds")
    three = "sietch_tabr: fremen 1; carthag: fremen 2; tueks_sietch: atreides 1"
    assert winners(position("atreides, fremen, guild", forces=three, allies="atreides fremen"))[0] == []


@pytest.mark.rule("CLA-ALLY-16")
def test_the_settings_change_what_an_alliance_needs() -> None:
    three = "sietch_tabr: fremen 1; carthag: fremen 2; tueks_sietch: atreides 1"
    table = position("atreides, fremen, guild", forces=three, allies="atreides fremen", alliances="two_need_three")
    assert winners(table)[0] == ["atreides", "fremen"]


@pytest.mark.rule("CLA-WIN-03")
def test_two_players_need_four() -> None:
    three = "arrakeen: atreides 1; carthag: atreides 1; sietch_tabr: atreides 1"
    assert winners(position("atreides, guild", forces=three))[0] == []
    assert winners(position("atreides, guild", forces=three + "; tueks_sietch: atreides 1"))[0] == ["atreides"]


@pytest.mark.rule("CLA-WIN-04")
@pytest.mark.rule("CLA-EX-35")
def test_a_shared_stronghold_counts_for_neither() -> None:
    forces = "arrakeen: atreides 1; carthag: atreides 1, guild 1; sietch_tabr: atreides 1"
    assert winners(position(THREE, forces=forces, storm=10))[0] == []


@pytest.mark.rule("CLA-WIN-05")
def test_advisors_do_not_count_and_do_not_hinder() -> None:
    forces = "arrakeen: atreides 1; carthag: atreides 1; sietch_tabr: atreides 1"
    table = position("atreides, bene_gesserit, guild", advanced=True, forces=forces, advisors="carthag: 2")
    assert winners(table)[0] == ["atreides"]


@pytest.mark.rule("CLA-WIN-06")
@pytest.mark.rule("CLA-EX-32")
def test_two_qualify() -> None:
    """Five strongholds are too few for two times three, so that two are enough here."""
    forces = "arrakeen: atreides 1; carthag: atreides 1; tueks_sietch: guild 1; habbanya_sietch: emperor 1"
    for first, expected in (("atreides", ["atreides", "fremen"]), ("guild", ["guild", "emperor"])):
        table = position(
            "atreides, fremen, guild, emperor",
            forces=forces,
            allies="atreides fremen, guild emperor",
            first=first,
        )
        table.g.alliance_strongholds = 2
        assert winners(table)[0] == expected


@pytest.mark.rule("CLA-WIN-07")
@pytest.mark.rule("CLA-EX-33")
def test_prediction() -> None:
    forces = "carthag: harkonnen 1; arrakeen: harkonnen 1; sietch_tabr: guild 1; tueks_sietch: guild 1"
    table = position(
        "bene_gesserit, harkonnen, guild",
        forces=forces,
        allies="harkonnen guild",
        prediction=("harkonnen", 4),
        turn=4,
    )
    assert winners(table) == (["bene_gesserit"], "reason-prediction")
    assert table.seen()["prediction"] == {"faction": "harkonnen", "turn": 4}
    foreseen = next(event for event in table.g.events(None) if event.message == "event-foreseen")
    assert foreseen.args["whom"] == "faction-harkonnen", "which of the two allies they had named is told, too"
    for prediction in (("harkonnen", 5), ("bene_gesserit", 4)):
        table = position(
            "bene_gesserit, harkonnen, guild", forces=forces, allies="harkonnen guild", prediction=prediction, turn=4
        )
        assert winners(table)[0] == ["harkonnen", "guild"]


@pytest.mark.rule("CLA-WIN-08")
@pytest.mark.rule("CLA-RUL-32")
def test_the_prediction_of_an_allys_victory_is_not_shared() -> None:
    forces = "carthag: harkonnen 1; arrakeen: harkonnen 1; sietch_tabr: harkonnen 1; tueks_sietch: bene_gesserit 1"
    table = position(
        "bene_gesserit, harkonnen, guild",
        forces=forces,
        allies="harkonnen bene_gesserit",
        prediction=("harkonnen", 2),
    )
    assert winners(table)[0] == ["bene_gesserit"]


@pytest.mark.rule("CLA-WIN-09")
def test_special_victories_cannot_be_foreseen() -> None:
    for named, expected in (("guild", "guild"), ("fremen", "fremen")):
        forces = "tueks_sietch: atreides 1" if named == "guild" else ""
        table = position("bene_gesserit, fremen, guild, atreides", forces=forces, prediction=(named, 10), turn=10)
        assert winners(table)[0] == [expected]


@pytest.mark.rule("CLA-WIN-10")
def test_the_bene_gesserit_win_by_strongholds_like_anybody() -> None:
    forces = "arrakeen: bene_gesserit 1; carthag: bene_gesserit 1; sietch_tabr: bene_gesserit 1"
    table = position("bene_gesserit, fremen, guild", forces=forces, prediction=("guild", 3))
    assert winners(table) == (["bene_gesserit"], "reason-strongholds")


@pytest.mark.rule("CLA-WIN-11")
@pytest.mark.rule("CLA-WIN-13")
@pytest.mark.rule("CLA-WIN-15")
@pytest.mark.rule("CLA-WIN-12")
@pytest.mark.rule("CLA-WIN-14")
@pytest.mark.rule("CLA-EX-34")
def test_last_turn() -> None:
    four = "fremen, guild, atreides, emperor"
    forces = "habbanya_sietch: fremen 1; tueks_sietch: guild 1"
    table = position(four, forces=forces, turn=10, allies="fremen emperor")
    assert winners(table) == (["fremen", "emperor"], "reason-fremen")
    table = position(four, forces=forces + ", atreides 1", turn=10, allies="guild emperor")
    assert winners(table) == (["guild", "emperor"], "reason-guild")
    for sietch in ("sietch_tabr", "habbanya_sietch"):
        table = position(four, forces=f"{sietch}: guild 1", turn=10)
        assert winners(table)[0] == ["guild"]
    assert winners(position(four, forces=forces, turn=9))[0] == []


@pytest.mark.rule("CLA-WIN-16")
def test_without_the_guild_fremen_win_by_default() -> None:
    table = position("fremen, atreides", forces="tueks_sietch: atreides 1", turn=10)
    assert winners(table) == (["fremen"], "reason-no-guild")


@pytest.mark.rule("CLA-WIN-17")
@pytest.mark.rule("CLA-WIN-18")
def test_without_both_most_strongholds_win() -> None:
    three = "atreides, emperor, harkonnen"
    table = position(three, forces="arrakeen: atreides 1; carthag: harkonnen 1", turn=10)
    assert winners(table) == (["atreides", "harkonnen"], "reason-most-strongholds")
    table = position(
        "atreides, emperor, harkonnen, bene_gesserit",
        forces="arrakeen: atreides 1; carthag: harkonnen 1; sietch_tabr: atreides 1; tueks_sietch: emperor 1",
        allies="harkonnen emperor",
        turn=10,
    )
    assert winners(table)[0] == ["atreides"], "strongholds of allies are not added"
    table = position(three, forces="arrakeen: atreides 1", allies="atreides emperor", turn=10)
    assert winners(table)[0] == ["atreides", "emperor"], "allies of a winner win too"


@pytest.mark.rule("CLA-RUL-33")
def test_the_prediction_works_for_most_strongholds_but_not_for_the_default_of_fremen() -> None:
    table = position(
        "bene_gesserit, atreides, harkonnen", forces="arrakeen: atreides 1", prediction=("atreides", 10), turn=10
    )
    assert winners(table)[0] == ["bene_gesserit"]
    table = position(
        "bene_gesserit, fremen, harkonnen", forces="tueks_sietch: harkonnen 1", prediction=("fremen", 10), turn=10
    )
    assert winners(table)[0] == ["fremen"]


@pytest.mark.rule("CLA-TURN-03")
def test_fewer_turns_can_be_agreed() -> None:
    table = position("fremen, atreides", turn=3, max_turns=3)
    assert winners(table)[0] == ["fremen"]


@pytest.mark.rule("CLA-WIN-02", "CLA-ALLY-01", "CLA-RUL-46")
@pytest.mark.parametrize("with_both", [False, True])
def test_a_stronghold_that_only_allies_share_counts_for_their_alliance(with_both: bool) -> None:
    def settled(version: int, allies: str) -> Position:
        shared = "fremen 1, atreides 2" if with_both else "fremen 1"
        forces = f"sietch_tabr: {shared}; carthag: fremen 2; tueks_sietch: atreides 1; arrakeen: atreides 1"
        return under(version, position("atreides, fremen, guild", allies=allies, forces=forces))

    assert (winners(settled(3, "atreides fremen")) == ([], "")) == with_both
    assert winners(settled(4, "atreides fremen")) == (["atreides", "fremen"], "reason-strongholds")
    assert winners(settled(4, "")) == ([], "")
    assert winners(settled(4, "atreides guild")) == ([], ""), "shared with somebody else it counts for nobody"
