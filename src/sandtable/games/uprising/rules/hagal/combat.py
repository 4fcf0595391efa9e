"""Rivals in the Combat phase (HAG-CMB-01 to 05, HAG-OPT-10)."""

from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND, NEW_DECK_KIND
from sandtable.games.uprising.hagal.difficulty import ESCALATED_CARDS, LAST_LEVEL
from sandtable.games.uprising.hagal.house import HAGAL_WORDS
from sandtable.games.uprising.rules.hagal import deck
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import Player


def reveal_swords(g: Table) -> None:
    """Each Rival with a unit in the Conflict gets the swords of a card, in turn order (HAG-CMB-01 to 03)."""
    last = CONFLICTS[g.conflict].level >= LAST_LEVEL
    count = ESCALATED_CARDS if g.hagal.brutal_escalation and last else 1
    for player in g.order():
        if player >= g.seats and g.strength(player):
            for _ in range(count):
                add_swords(g, player)


def add_swords(g: Table, rival: Player) -> None:
    """New Deck does not count: it is shuffled in and another card revealed (HAG-CMB-04)."""
    kind = HAGAL_KIND[deck.reveal(g)]
    while kind == NEW_DECK_KIND:
        g.tell("event-hagal-reveals", who=g.who(rival), card=HAGAL_WORDS[kind])
        deck.make_new(g)
        kind = HAGAL_KIND[deck.reveal(g)]
    swords = HAGAL_CARDS[kind].swords
    g.swords[rival] += swords
    if g.telling:
        words = HAGAL_WORDS[kind]
        g.tell("event-hagal-swords", who=g.who(rival), card=words, swords=swords, strength=g.strength(rival))
