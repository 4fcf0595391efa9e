"""What only Rivals do (HAG-ICN, HAG-MKR). What they do with the effects of all players stands beside those effects."""

from typing import Final

from sandtable.games.uprising.board import ALLIANCE_LEVEL, SPACES, TRACK_TOP
from sandtable.games.uprising.effects import Effect
from sandtable.games.uprising.hagal.cards import posts_to_try
from sandtable.games.uprising.hagal.effects import (
    ALLIANCE_ELSE_LEAST,
    HARVEST_OR_WORM,
    MOST,
    NEW_DECK,
    PICKED_INFLUENCE,
    PICKS,
    POST_SPY,
    RANKED_INFLUENCE,
    PickedInfluence,
    PostSpy,
    RankedInfluence,
)
from sandtable.games.uprising.hagal.wording import said_of_rivals
from sandtable.games.uprising.rules import supply
from sandtable.games.uprising.rules.book import BEYOND_THE_TRACK
from sandtable.games.uprising.rules.hagal.deck import make_new
from sandtable.games.uprising.rules.hagal.resources import settle
from sandtable.games.uprising.rules.influence import gain_influence, least, raisable
from sandtable.games.uprising.rules.kinds import Deed, register_deed
from sandtable.games.uprising.rules.spies import post_spy
from sandtable.games.uprising.rules.troops import is_protected
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import DEEP_DESERT, HAGGA_BASIN, ICONS, NONE, Faction, Player
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.views import Phrase

WORMS: Final = {HAGGA_BASIN: 1, DEEP_DESERT: 2}
"""How many sandworms a space brings to a Rival with Maker Hooks (HAG-MKR-03, 04)."""


def _ranked_influence(g: Table, rival: Player, effect: Effect) -> None:
    """The faction at that position of the Rival's priority (HAG-ICN-02)."""
    assert isinstance(effect, RankedInfluence)
    gain_influence(g, rival, g.hagal.rival(rival).priority[effect.rank - 1], 1)


def _picked_influence(g: Table, rival: Player, effect: Effect) -> None:
    assert isinstance(effect, PickedInfluence)
    open_to = raisable(g, rival)
    if not open_to:
        return
    if effect.pick == MOST:
        highest = max([g.level(rival, faction) for faction in open_to])
        open_to = [faction for faction in open_to if g.level(rival, faction) == highest]
    elif effect.pick == ALLIANCE_ELSE_LEAST:
        winning = [faction for faction in open_to if wins_alliance(g, rival, faction, effect.amount)]
        open_to = winning or [least(g, rival, open_to)]
    else:
        open_to = [least(g, rival, open_to)]
    gain_influence(g, rival, open_to[0], effect.amount)


def wins_alliance(g: Table, rival: Player, faction: Faction, amount: int) -> bool:
    """Whether that many steps would bring the Rival the Alliance token."""
    level = g.level(rival, faction)
    reached = level + amount
    if not g.follows(BEYOND_THE_TRACK):
        reached = min(reached, TRACK_TOP)
    holder = g.alliance[faction]
    if holder == NONE:
        return level < ALLIANCE_LEVEL <= reached
    return holder != rival and reached > g.level(holder, faction)


def _post_spy(g: Table, rival: Player, effect: Effect) -> None:
    assert isinstance(effect, PostSpy)
    post_spy(g, rival, posts_to_try(effect))


def _harvest_or_worm(g: Table, rival: Player, effect: Effect) -> None:
    """Sandworms where hooks and the Shield Wall allow, otherwise the spice of the space (HAG-MKR-03 to 06)."""
    space = g.turn.space
    if g.hooks[rival] and space in WORMS and not is_protected(g):
        g.worms[rival] += WORMS[space]
        g.tell("event-sandworms", who=g.who(rival), amount=WORMS[space], strength=g.strength(rival))
    else:
        supply.gain_spice(g, rival, SPACES[space].base_spice)
        settle(g, rival)


def _new_deck(g: Table, rival: Player, effect: Effect) -> None:
    make_new(g)


def _ranked_words(effect: Effect) -> Phrase:
    assert isinstance(effect, RankedInfluence)
    return phrase("hagal-effect-ranked_influence", rank=effect.rank)


def _picked_words(effect: Effect) -> Phrase:
    assert isinstance(effect, PickedInfluence)
    return phrase(f"hagal-effect-influence-{PICKS[effect.pick]}", amount=effect.amount)


def _post_words(effect: Effect) -> Phrase:
    assert isinstance(effect, PostSpy)
    return phrase("hagal-effect-post_spy", icon=named("icon", ICONS[effect.icon]))


register_deed(RANKED_INFLUENCE, Deed(_ranked_influence, _ranked_words))
register_deed(PICKED_INFLUENCE, Deed(_picked_influence, _picked_words))
register_deed(POST_SPY, Deed(_post_spy, _post_words))
register_deed(HARVEST_OR_WORM, Deed(_harvest_or_worm, said_of_rivals))
register_deed(NEW_DECK, Deed(_new_deck, said_of_rivals))
