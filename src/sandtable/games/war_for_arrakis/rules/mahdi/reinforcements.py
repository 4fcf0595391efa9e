"""The Mahdi's Planning cards: the Reinforcements deck, the alternation of its decks, and one discard pile.

The Harkonnen side has no hand (WFA-SOLO-15): zone HAND of its families is the Reinforcements deck. In what order cards
of the two decks lie there is open to all, and so are cards that were laid there face up; what the others show is left
to chance until they are turned.
"""

from sandtable.games.war_for_arrakis.cards.decks import IN_DECK, deck_card
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.state import CARD_WORDS, DECK, DISCARD, HAND, LAID, Table
from sandtable.games.war_for_arrakis.terms import (
    CORRINO_ALLY,
    HOUSE_HARKONNEN,
    NONE,
    POWER_WORDS,
    SPACING_GUILD,
    Power,
)


def other_deck(power: int) -> Power:
    return CORRINO_ALLY if power == HOUSE_HARKONNEN else HOUSE_HARKONNEN


def drawable(g: Table, power: int) -> int:
    """How many cards a deck can still give, its discards included (WFA-SSPC-10)."""
    zones = g.planning[power].zones
    return len(zones[DECK]) + len(zones[DISCARD])


def next_deck(g: Table) -> Power:
    """The deck that is drawn from next (WFA-SACT-30 to 32, WFA-RUL-66).

    The other one than in this turn's draw before; without one, the other than that of the topmost discard; without a
    pile, House Harkonnen. A deck without any card is passed over.
    """
    mahdi = g.automaton
    before = mahdi.last_drawn if mahdi.last_drawn != NONE else mahdi.pile_top
    wanted = HOUSE_HARKONNEN if before == NONE else other_deck(before)
    return wanted if drawable(g, wanted) else other_deck(wanted)


def renew(g: Table, power: int) -> None:
    """A deck that has run out is made of its own discards (WFA-SSPC-10, WFA-RUL-66)."""
    family = g.planning[power]
    if not family.zones[DECK] and family.zones[DISCARD]:
        family.pour(DISCARD, DECK)
        if g.automaton.pile_top == power:
            other = other_deck(power)
            g.automaton.pile_top = other if g.planning[other].zones[DISCARD] else NONE
        g.tell("event-deck-renewed", power=POWER_WORDS[power])


def reinforce(g: Table, power: int) -> bool:
    """A card goes unseen from its deck onto the Reinforcements deck; whether there was one."""
    renew(g, power)
    if not g.planning[power].draw(g, 1, DECK, HAND, 0):
        return False
    g.automaton.reinforcements.append((power, NONE))
    g.tell("event-mahdi-reinforced", power=POWER_WORDS[power], count=len(g.automaton.reinforcements))
    renew(g, power)
    return True


def reinforce_alternately(g: Table, count: int) -> None:
    """Cards are drawn from the decks by turns and put on the Reinforcements deck (WFA-SACT-36)."""
    for _ in range(count):
        power = next_deck(g)
        if not reinforce(g, power):
            return
        g.automaton.last_drawn = power


@rule("mahdi_learns")
def mahdi_learns(g: Table, count: int) -> None:
    """What was revealed by choice brings a card each, unless the Spacing Guild is angry (WFA-SSPC-14, 15)."""
    if not g.bans[SPACING_GUILD]:
        reinforce_alternately(g, count)


def turn_over(g: Table, power: int) -> int:
    """The topmost card of a deck is turned over and laid open."""
    renew(g, power)
    family = g.planning[power]
    card = family.draw(g, 1, DECK, LAID, g.everyone)[0]
    g.automaton.last_drawn = power
    g.tell("event-mahdi-turns-over", power=POWER_WORDS[power], card=CARD_WORDS[family.faces[card]])
    renew(g, power)
    return card


def lay_on_top(g: Table, power: int, card: int) -> None:
    """A card that lies open joins the Reinforcements deck (WFA-SACT-39)."""
    family = g.planning[power]
    family.move(g, card, LAID, HAND, g.everyone)
    g.automaton.reinforcements.append((power, deck_card(power, card)))
    count = len(g.automaton.reinforcements)
    g.tell("event-mahdi-keeps-card", card=CARD_WORDS[family.faces[card]], count=count)


def discard(g: Table, power: int, card: int) -> None:
    """A card that lies open goes onto the discard pile of both decks."""
    family = g.planning[power]
    family.move(g, card, LAID, DISCARD, g.everyone)
    g.automaton.pile_top = power
    g.tell("event-mahdi-discards", card=CARD_WORDS[family.faces[card]])


def shed(g: Table) -> bool:
    """The topmost card of the Reinforcements deck goes to the discard pile; whether there was one (WFA-RUL-100)."""
    mahdi = g.automaton
    if not mahdi.reinforcements:
        return False
    power, known = mahdi.reinforcements.pop()
    family = g.planning[power]
    if known == NONE:
        open_cards = [IN_DECK[other] for owner, other in mahdi.reinforcements if owner == power and other != NONE]
        unseen = [one for one in family.zones[HAND] if one not in open_cards]
        card = unseen[g.roll(len(unseen))]
    else:
        card = IN_DECK[known]
    family.move(g, card, HAND, DISCARD, g.everyone)
    mahdi.pile_top = power
    g.tell("event-mahdi-discards-reinforcement", card=CARD_WORDS[family.faces[card]], count=len(mahdi.reinforcements))
    return True


@rule("mahdi_sheds")
def mahdi_sheds(g: Table, count: int) -> None:
    """An effect makes the Mahdi discard cards: as many as there are, whatever they are (WFA-RUL-100)."""
    for _ in range(count):
        if not shed(g):
            return
