"""What is bound until a plan is carried out: its spice once it is revealed, a card that it must hold before."""

import pytest

from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.state import DECK, DISCARD
from sandtable.games.classic.treachery import TREACHERY_INDEX
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


# A card that a plan must hold.


def shown(card: str, hand: str, version: int = 4) -> Position:
    """Atreides ask for the weapon, and it is shown; the Guild still have to make their plan."""
    table = position(
        "atreides, guild, richese",
        advanced=True,
        forces="carthag: atreides 5, guild 5",
        spice={"atreides": 9, "guild": 9},
        hands={"guild": hand, "atreides": "karama"},
        powers=True,
    )
    under(version, table).start(battle_phase)
    table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience").play("atreides", "see_weapon")
    let_pass(table)
    return table.play("guild", card)


def given(table: Position, name: str) -> list[str]:
    """What a faction could give to Richese by Distrans."""
    if "play_distrans" not in table.beside(name):
        return []
    return table.play(name, "play_distrans", "richese").options(name)


@pytest.mark.rule("CLA-FAC-ATR-08", "CLA-BAT-27", "CLA-RUL-44")
def test_what_prescience_has_seen_is_not_given_away() -> None:
    assert given(shown("crysknife", "crysknife, chaumas, distrans"), "guild") == ["chaumas"]
    assert given(shown("crysknife", "crysknife, distrans"), "guild") == []
    assert given(shown("nothing", "crysknife, distrans"), "guild") == ["crysknife"], "no weapon was shown"
    assert given(shown("crysknife", "crysknife, chaumas, distrans", version=3), "guild") == ["crysknife", "chaumas"]


@pytest.mark.rule("CLA-CARD-18", "CLA-RUL-44")
def test_what_was_sworn_to_is_not_given_away() -> None:
    table = shown("nothing", "chaumas, shield, distrans")
    table.g.fight.oaths.append((table.g.side_of(table.seat("guild")), TREACHERY_INDEX["chaumas"], True))
    assert given(table, "guild") == ["shield"]


@pytest.mark.rule("CLA-FAC-ATR-08", "CLA-RUL-44")
def test_choam_do_not_sell_what_prescience_has_seen() -> None:
    table = position(
        "atreides, choam",
        advanced=True,
        forces="carthag: atreides 5, choam 5",
        spice={"atreides": 9, "choam": 9},
        hands={"choam": "crysknife, shield, karama", "atreides": "karama"},
        powers=True,
    ).start(battle_phase)
    table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience").play("atreides", "see_weapon")
    let_pass(table).play("choam", "crysknife")
    assert "prompt-plan" in table.prompt("choam")
    assert table.play("choam", "sell_cards").options("choam") == ["shield"]


@pytest.mark.rule("CLA-BAT-27", "CLA-FAC-BG-09", "CLA-RUL-44")
@pytest.mark.parametrize(
    ("hand", "left"),
    [("crysknife, shield, distrans", ["shield"]), ("crysknife, stunner, distrans", ["crysknife", "stunner"])],
)
def test_the_only_card_that_the_voice_means_is_not_given_away(hand: str, left: list[str]) -> None:
    table = position(
        "bene_gesserit, atreides, guild, richese",
        advanced=True,
        allies="bene_gesserit atreides",
        forces="carthag: atreides 5, guild 5",
        hands={"guild": hand, "atreides": "karama"},
        spice={"atreides": 9, "guild": 9},
        powers=True,
    ).start(battle_phase)
    table.play_quietly(lambda: table.prompt("bene_gesserit") == "prompt-voice")
    orders = table.options("bene_gesserit")
    projectile = next(one for one in orders if one.startswith("must_play") and "projectile" in one)
    table.play("bene_gesserit", projectile)
    table.play_quietly(lambda: table.prompt("guild").startswith("prompt-plan"))
    assert given(table, "guild") == sorted(left)
