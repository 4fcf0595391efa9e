"""Intrigue cards: where they come from, who knows them, when they are played (UPR-INT)."""

import pytest

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.rules.intrigue import plots
from tests.games.uprising.position import Position, position

CARD_FOR = ("diplomacy", "dagger", "reconnaissance", "dune_the_desert_planet")
PLOT = "crysknife"  # a Plot card (1 spice) that can be an Endgame card instead
COMBAT = "weirding_combat"
ENDGAME = "shadow_alliance"


def visited(space: str) -> Position:
    """A, who has everything, goes to a space and does as little as possible there."""
    rich = {"A": 9}
    table = position(
        hand={"A": ", ".join(CARD_FOR)},
        solari=rich,
        spice=rich,
        water=rich,
        influence={"A": "emperor 2, guild 2, fremen 2"},
    ).turn("A")
    for card in CARD_FOR:
        table.play("A", card)
        if space in table.options("A"):
            table.play("A", space)
            return table.finish_turn()
        table.g.back(0)
    raise AssertionError(f"no card goes to {space}")


@pytest.mark.rule("UPR-INT-01")
def test_every_card_says_when_it_is_played() -> None:
    assert all(card.is_plot or card.is_combat or card.is_endgame for card in INTRIGUE)


@pytest.mark.rule("UPR-INT-01", "UPR-RUL-25")
def test_a_card_whose_condition_or_price_is_not_met_cannot_be_played() -> None:
    held = {"A": "councilors_ambition, mercenaries"}
    assert position(intrigue=held).turn("A").options("A") == ["reveal"]
    assert position(intrigue=held, council="A").turn("A").options("A") == ["reveal", "councilors_ambition"]
    assert position(intrigue=held, solari={"A": 3}).turn("A").options("A") == ["reveal", "mercenaries"]


@pytest.mark.rule("UPR-INT-02")
@pytest.mark.parametrize("space", [space.id for space in SPACES])
def test_three_spaces_give_intrigue_cards(space: str) -> None:
    given = 1 if space in ("secrets", "sardaukar", "assembly_hall") else 0
    assert len(visited(space).intrigue("A")) == given


@pytest.mark.rule("UPR-INT-02", "UPR-RUL-08")
def test_a_second_visit_to_the_high_council_gives_one_too() -> None:
    table = position(hand={"A": "dagger"}, solari={"A": 5}, council="A").turn("A")
    table.play("A", "dagger", "high_council")
    assert len(table.intrigue("A")) == 1


@pytest.mark.rule("UPR-INT-02")
def test_the_symbol_on_a_card_gives_one() -> None:
    table = position(hand={"A": "treacherous_maneuver"}).reveal_turn("A")
    table.play("A", "card/treacherous_maneuver/reveal/1")
    assert len(table.intrigue("A")) == 1


@pytest.mark.rule("UPR-INT-03")
def test_intrigue_cards_are_no_part_of_deck_and_hand() -> None:
    table = position(hand={"A": "dagger"}, intrigue={"A": f"{PLOT}, {COMBAT}"}).turn("A")
    own = table.seen("A")["players"][0]
    assert own["hand"] == {"count": 1, "known": ["dagger"]}
    assert own["intrigue"] == {"count": 2, "known": [PLOT, COMBAT]}
    table.play("A", "reveal")
    assert table.in_play("A") == ["dagger"]
    table.play("A", "end_turn")
    assert (table.discard("A"), table.intrigue("A")) == (["dagger"], [PLOT, COMBAT])


@pytest.mark.rule("UPR-INT-04", "UPR-INT-05")
def test_only_their_owner_sees_them() -> None:
    """At any time: before, during and after the own turn."""
    table = position(hand={"A": "diplomacy"}, intrigue={"A": PLOT}).turn("C")
    for moment in ("before", "turn", "agent sent"):
        if moment == "turn":
            table.skip_to_turn("A")
        elif moment == "agent sent":
            table.play("A", "diplomacy", "fremkit")
        assert table.seen("A")["players"][0]["intrigue"]["known"] == [PLOT]
        for observer in ("B", "C", None):
            assert table.seen(observer)["players"][0]["intrigue"] == {"count": 1, "known": []}


@pytest.mark.rule("UPR-INT-05")
def test_drawing_a_card_tells_others_nothing_but_the_number() -> None:
    table = position(hand={"A": "dagger"}, intrigue_deck=PLOT).turn("A").play("A", "dagger", "assembly_hall")
    assert "event-draws-intrigue-seen" in table.told("A")
    for observer in ("B", "C", None):
        assert "event-draws-intrigue" in table.told(observer)
        assert "event-draws-intrigue-seen" not in table.told(observer)


@pytest.mark.rule("UPR-INT-06")
def test_there_is_no_limit_to_the_cards_held() -> None:
    everything = ", ".join([card.id for card in INTRIGUE if not card.choam for _ in range(card.copies)])
    last = "weirding_combat"
    held = everything.removesuffix(f", {last}")
    table = position(hand={"A": "dagger"}, intrigue={"A": held}).turn("A").play("A", "dagger", "assembly_hall")
    assert len(table.intrigue("A")) == 40
    assert "prompt-discard" not in table.prompt("A")


@pytest.mark.rule("UPR-INT-07", "UPR-INT-05")
def test_a_played_card_goes_face_up_to_the_common_discard_pile() -> None:
    table = position(intrigue={"A": f"{PLOT}, {COMBAT}"}, intrigue_discard="cunning").turn("A").play("A", PLOT)
    assert table.intrigue("A") == [COMBAT]
    assert table.intrigue_discard() == ["cunning", PLOT]
    for observer in ("A", "B", "C", None):
        assert table.seen(observer)["intrigue_discard"] == sorted(["cunning", PLOT])


@pytest.mark.rule("UPR-INT-08")
def test_there_are_three_types_and_a_card_may_offer_two() -> None:
    types = [(card.is_plot, card.is_combat, card.is_endgame) for card in INTRIGUE]
    assert {flags.index(True) for flags in types} == {0, 1, 2}
    assert all(sum(flags) <= 2 for flags in types)
    plan = {"A": "contingency_plan"}
    table = position(intrigue=plan, troops={"A": 1}).turn("A").play("A", "contingency_plan")
    assert (table.solari("A"), table.swords("A")) == (2, 0)
    table = position(intrigue=plan, troops={"A": 1}).combat().play("A", "contingency_plan")
    assert (table.solari("A"), table.swords("A")) == (0, 3)


# When.


@pytest.mark.rule("UPR-INT-09", "UPR-RUL-18")
def test_a_plot_card_is_played_at_any_moment_of_an_agent_turn() -> None:
    def agent_turn() -> Position:
        return position(hand={"A": "calculus_of_power"}, intrigue={"A": PLOT}).turn("A")

    before = agent_turn()
    assert PLOT in before.options("A")
    between = agent_turn().play("A", "calculus_of_power", "arrakeen")
    assert (between.prompt("A"), PLOT in between.options("A")) == ("prompt-order", True)
    deploying = between.play("A", "as_printed", "decline")
    assert (deploying.prompt("A"), PLOT in deploying.options("A")) == ("prompt-deploy", True)
    at_the_end = deploying.play("A", "0")
    assert at_the_end.options("A")[0] == "end_turn"
    assert PLOT in at_the_end.options("A")
    assert at_the_end.play("A", PLOT).spice("A") == 1


@pytest.mark.rule("UPR-INT-09")
def test_a_plot_card_is_played_at_any_moment_of_a_reveal_turn() -> None:
    table = position(hand={"A": "convincing_argument"}, intrigue={"A": f"{PLOT}, contingency_plan"}).reveal_turn("A")
    assert PLOT in table.options("A")
    table.play("A", "prepare_the_way")
    assert PLOT in table.options("A")
    assert table.play("A", PLOT).spice("A") == 1


@pytest.mark.rule("UPR-INT-09")
def test_a_plot_card_is_played_at_no_other_time() -> None:
    """Not in the turns of others, not in Combat."""
    table = position(intrigue={"A": PLOT}, troops={"A": 1}).turn("B")
    while table.phase() == "player_turns":
        if table.asked() == "A":
            table.play("A", "reveal", "end_turn")
        else:
            assert table.options("A") == []
            table.finish_turn()
    assert (table.phase(), table.options("A")) == ("combat", ["pass"])


@pytest.mark.rule("UPR-INT-09")
def test_a_question_in_the_turn_of_another_opens_no_plot_card() -> None:
    """B's Covert Operation makes A discard a card: A holds a Plot card and may not play it there."""
    table = position(
        hand={"A": "dagger, diplomacy", "B": "covert_operation"}, intrigue={"A": PLOT}, spies={"B": "post_assembly"}
    ).turn("B")
    table.play("B", "covert_operation", "gather_support", "decline")
    assert (table.asked(), table.options("A")) == ("A", ["dagger", "diplomacy"])
    assert plots(table.g, table.seat("A")) == []


@pytest.mark.rule("UPR-RUL-18")
def test_a_plot_card_comes_before_an_effect_but_not_inside_it() -> None:
    """With no Spy in the supply the effect asks twice: which one is recalled, and where it goes."""
    table = position(
        hand={"A": "reliable_informant"}, intrigue={"A": PLOT}, spies={"A": "post_guild, post_council, post_choam"}
    ).turn("A")
    table.play("A", "reliable_informant", "deliver_supplies", "decline")
    while table.prompt("A") != "prompt-recall-to-place":
        table.play("A", next(option for option in table.options("A") if option != PLOT))
    assert PLOT in table.options("A")
    table.play("A", "post_council")
    assert table.prompt("A") == "prompt-place-spy"
    assert PLOT not in table.options("A")


@pytest.mark.rule("UPR-INT-10")
def test_a_combat_card_is_played_only_in_combat() -> None:
    table = position(hand={"A": "dagger"}, intrigue={"A": COMBAT}, troops={"A": 1}, revealed="BC").turn("A")
    assert COMBAT not in table.options("A")
    table.play("A", "reveal")
    assert COMBAT not in table.options("A")
    table.play("A", "end_turn")
    assert (table.phase(), COMBAT in table.options("A")) == ("combat", True)
    ending = position(intrigue={"A": COMBAT}, vp={"A": 10}).recall()
    assert (ending.phase(), ending.options("A")) == ("endgame", ["pass"])


@pytest.mark.rule("UPR-INT-11")
def test_an_endgame_card_is_played_only_when_the_game_ends() -> None:
    def with_card(score: int) -> Position:
        """B holds the Alliance of the Guild, where A has 4 Influence: the card's condition is met."""
        return position(
            intrigue={"A": ENDGAME},
            influence={"A": "guild 4", "B": "guild 5"},
            alliances={"guild": "B"},
            troops={"A": 1},
            vp={"A": score},
            revealed="BC",
        )

    table = with_card(0).turn("A")
    assert ENDGAME not in table.options("A")
    table.play("A", "reveal")
    assert ENDGAME not in table.options("A")
    table.play("A", "end_turn")
    assert (table.phase(), table.options("A")) == ("combat", ["pass"])
    ending = with_card(10).recall()
    assert (ending.phase(), ENDGAME in ending.options("A")) == ("endgame", True)
    assert ending.play("A", ENDGAME).vp("A") == 11
