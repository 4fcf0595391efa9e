"""Cards and special actions carried out by themselves, in positions set up in words."""

from typing import Any

from sandtable.games.war_for_arrakis.cards import PLANNING, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER, LEADERS
from sandtable.games.war_for_arrakis.rules.planning import play_card
from sandtable.games.war_for_arrakis.rules.specials import special_action
from sandtable.games.war_for_arrakis.state import DISCARD, LAID
from sandtable.games.war_for_arrakis.terms import POWER_IDS, SIDE_IDS
from tests.games.war_for_arrakis.position import Position, position


def playing(card: str, *, hands: dict[str, str] | None = None, **said: Any) -> Position:
    """A side plays a card in its own turn; nothing else remains to be done."""
    kind = PLANNING_NUMBER[card]
    deck = POWER_IDS[PLANNING[kind].deck]
    held = dict(hands or {})
    held[deck] = f"{held[deck]}, {card}" if deck in held else card
    table = position(hands=held, **said)
    table.begin_turn(SIDE_IDS[PLANNING[kind].side])
    return table.start(play_card, PLANNING[kind].side, kind)


def special(leader: str, **said: Any) -> Position:
    """A side uses a leader's special action in its own turn."""
    number = LEADER_NUMBER[leader]
    table = position(**said)
    table.begin_turn(SIDE_IDS[LEADERS[number].side])
    return table.start(special_action, LEADERS[number].side, number)


def over(table: Position, card: str) -> bool:
    """Whether the card is carried out and discarded, and nothing is left to do."""
    family = table.g.planning[PLANNING[PLANNING_NUMBER[card]].deck]
    kinds = [family.faces[number] for number in family.zones[DISCARD]]
    return PLANNING_NUMBER[card] in kinds and not family.zones[LAID] and not table.g.to_act
