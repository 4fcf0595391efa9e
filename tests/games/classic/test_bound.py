"""What is bound until a plan is carried out: its spice once it is revealed, a card that it must hold before."""

import pytest

from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.state import DECK, DISCARD
from tests.games.classic.expansion import let_pass
from tests.games.classic.fighting import plan
from tests.games.classic.position import Position, position, under

# The spice of a revealed plan.


def revealed(card: str, version: int, spice: int = 3) -> Position:
    """Richese owe three spice for their dial, and Atreides still have to say what their Stone Burner does."""
    table = position(
        "atreides, richese",
        advanced=True,
        forces="carthag: atreides 5, richese 5",
        spice={"atreides": 9, "richese": spice},
        hands={"atreides": "stone_burner", "richese": card},
        powers=True,
    )
    under(version, table)
    top = table.g.treachery.zones[DECK][0]
    table.g.treachery.move(table.g, top, DECK, DISCARD, table.g.everyone)
    let_pass(table.start(battle_phase))
    while table.prompt(table.asked()[0]).startswith(("prompt-plan", "prompt-look")):
        if table.prompt(table.asked()[0]) == "prompt-look-at-plan":
            table.play("atreides", "pass")
        elif table.asked()[0] == "atreides":
            plan(table, "atreides", weapon="stone_burner", dial="2", support="0")
        else:
            plan(table, "richese", dial="4", support="3")
    return let_pass(table)


@pytest.mark.rule("CLA-GEN-09", "CLA-ADV-11", "CLA-RUL-43")
@pytest.mark.parametrize(("card", "use"), [("nullentropy_box", "play_nullentropy_box"), ("karama", "take_from_stock")])
def test_the_spice_of_a_revealed_plan_is_bound_until_it_is_paid(card: str, use: str) -> None:
    assert use in revealed(card, version=3).beside("richese")
    table = revealed(card, version=4)
    assert table.prompt("atreides") == "prompt-burn"
    assert use not in table.beside("richese")
    assert use in revealed(card, version=4, spice=6).beside("richese"), "what is left over can be spent"
    table.play("atreides", table.options("atreides")[-1]).play_quietly(lambda: table.g.battle is None)
    assert table.spice("richese") == 0
