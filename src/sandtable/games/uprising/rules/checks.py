"""Conditions and counters of effects, tested on the table as it stands (UPR-RUL-20)."""

from typing import Final

from sandtable.games.uprising.board import MAKER_SPACES, POST_ICONS, POSTS, SPACES
from sandtable.games.uprising.cards import CARD_KIND, CARD_NUMBER, CARDS
from sandtable.games.uprising.conditions import (
    ACQUIRED_THIS_TURN,
    CONTRACTS_COMPLETED,
    COUNT_CONTRACTS,
    COUNT_EMPEROR_REVEALED,
    COUNT_FREMEN_IN_PLAY,
    COUNT_OTHER_SWORD_CARDS,
    COUNT_SANDWORMS,
    DISCARDED_TAG,
    GAINED_SPICE_THIS_TURN,
    HAS_COUNCIL_SEAT,
    HAS_MAKER_HOOKS,
    HAS_SWORDMASTER,
    HOLDS_ALLIANCE,
    INFLUENCE_AT_LEAST,
    INFLUENCE_UNDER_RIVAL_ALLIANCE,
    OTHER_CARD_IN_PLAY,
    OWNS_COPIES,
    RECALLED_SPY_THIS_TURN,
    SANDWORMS_IN_CONFLICT,
    SENT_TO_FACTION_SPACE,
    SENT_TO_MAKER,
    SPIES_ON_BOARD,
    SPY_PLACED_ON,
    SPYING_ON_MAKER,
    STRENGTH_AT_LEAST,
    TRASHED_COST_AT_LEAST,
    UNITS_IN_CONFLICT,
    Condition,
)
from sandtable.games.uprising.state import DECKS, PER_PLAYER, Table
from sandtable.games.uprising.terms import ANY, EMPEROR, FACTIONS, FREMEN, NONE, CardKind, Player, Source

TAGS: Final[tuple[int, ...]] = tuple([CARDS[kind].tag_mask for kind in CARD_KIND])
"""The affiliations of every personal card, as bits."""


MAKER_POSTS: Final = sum([1 << number for number, post in enumerate(POSTS) if set(post.spaces) & set(MAKER_SPACES)])


def holds(g: Table, player: Player, condition: Condition, source: Source) -> bool:
    return _true(g, player, condition, source) != condition.negated


def _true(g: Table, player: Player, condition: Condition, source: Source) -> bool:
    kind = condition.kind
    amount = condition.amount
    if kind == INFLUENCE_AT_LEAST:
        return g.influence[player * len(FACTIONS) + condition.what] >= amount
    if kind == OTHER_CARD_IN_PLAY:
        return any([TAGS[card] >> condition.what & 1 and card != source for card in g.in_play(player)])
    if kind == HOLDS_ALLIANCE:
        return player in g.alliance if condition.what == ANY else g.alliance[condition.what] == player
    if kind == SPIES_ON_BOARD:
        return g.spies[player].bit_count() >= amount
    if kind == RECALLED_SPY_THIS_TURN:
        return g.turn.recalled_spy
    if kind == SENT_TO_MAKER:
        return g.turn.space != NONE and SPACES[g.turn.space].maker
    if kind == SENT_TO_FACTION_SPACE:
        return g.turn.space != NONE and SPACES[g.turn.space].influence != NONE
    if kind == SPYING_ON_MAKER:
        return g.spies[player] & MAKER_POSTS != 0
    if kind == CONTRACTS_COMPLETED:
        return g.completed(player) >= amount
    if kind == UNITS_IN_CONFLICT:
        return g.troops[player] + g.worms[player] >= amount
    if kind == SANDWORMS_IN_CONFLICT:
        return g.worms[player] >= amount
    if kind == STRENGTH_AT_LEAST:
        return g.strength(player) >= amount
    if kind == HAS_COUNCIL_SEAT:
        return g.council[player]
    if kind == HAS_SWORDMASTER:
        return g.swordmaster[player]
    if kind == HAS_MAKER_HOOKS:
        return g.hooks[player]
    if kind == GAINED_SPICE_THIS_TURN:
        return g.turn.spice_gained > 0
    if kind == ACQUIRED_THIS_TURN:
        return g.turn.acquired >> CARD_NUMBER[condition.card] & 1 == 1
    if kind == DISCARDED_TAG:
        discarded = g.turn.discarded
        return discarded != NONE and g.turn.discarded_by == source and TAGS[discarded] >> condition.what & 1 == 1
    if kind == TRASHED_COST_AT_LEAST:
        trashed = g.turn.trashed
        return trashed != NONE and g.turn.trashed_by == source and CARDS[CARD_KIND[trashed]].cost >= amount
    if kind == OWNS_COPIES:
        return _owned(g, player, CARD_NUMBER[condition.card]) >= amount
    if kind == INFLUENCE_UNDER_RIVAL_ALLIANCE:
        return any(
            [
                holder not in (NONE, player) and g.influence[player * len(FACTIONS) + faction] >= amount
                for faction, holder in enumerate(g.alliance)
            ]
        )
    assert kind == SPY_PLACED_ON
    return g.turn.post != NONE and g.turn.post_by == source and POST_ICONS[g.turn.post] & condition.what != 0


def _owned(g: Table, player: Player, kind: CardKind) -> int:
    """Copies of a card in deck, hand, discard pile and play. Which cards a player owns is public."""
    first = DECKS[player]
    return sum([CARD_KIND[card] == kind for pile in g.cards.zones[first : first + PER_PLAYER] for card in pile])


def counted(g: Table, player: Player, counter: int, source: Source) -> int:
    if counter == COUNT_SANDWORMS:
        return g.worms[player]
    if counter == COUNT_CONTRACTS:
        return g.completed(player)
    if counter == COUNT_OTHER_SWORD_CARDS:
        given = g.turn.armed
        return sum([given >> card & 1 and card != source for card in g.in_play(player)])
    if counter == COUNT_EMPEROR_REVEALED:
        return sum([TAGS[card] >> EMPEROR & 1 and g.turn.revealed >> card & 1 for card in g.in_play(player)])
    assert counter == COUNT_FREMEN_IN_PLAY
    return sum([TAGS[card] >> FREMEN & 1 for card in g.in_play(player)])
