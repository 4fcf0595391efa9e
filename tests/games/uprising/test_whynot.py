"""Why something cannot be chosen: price, icon, occupied, Influence."""

from tests.games.uprising.position import Position, position


def why_not(table: Position) -> dict[str, str]:
    return {one.option.name: one.reason.message for one in table.g.refusals(0)}


def test_spaces_say_icon_price_influence_and_who_is_there() -> None:
    table = position(
        hand={"A": "dagger, diplomacy, convincing_argument"}, placed={"B": "assembly_hall"}, solari={"A": 2}
    ).turn("A")
    refused = why_not(table)
    assert refused["convincing_argument"] == "reason-no-icons"
    assert refused["gather_support"] == "reason-card-first"
    assert refused["assembly_hall"] == "reason-occupied"
    assert refused["high_council"] == "reason-solari-short"
    assert refused["arrakeen"] == "reason-no-card"
    table.play("A", "dagger")
    refused = why_not(table)
    assert refused["assembly_hall"] == "reason-occupied"
    assert refused["high_council"] == "reason-solari-short"
    assert refused["secrets"] == "reason-no-icon"
    assert set(refused).isdisjoint(table.options("A"))


def test_cards_of_the_row_say_what_they_cost() -> None:
    table = (
        position(hand={"A": "dagger"}, row="guild_spy, covert_operation", revealed="BC").turn("A").play("A", "reveal")
    )
    offered = table.options("A")
    refused = why_not(table)
    assert refused["guild_spy"] == "reason-persuasion-short"
    assert set(refused).isdisjoint(offered)
