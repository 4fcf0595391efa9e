"""What effects do for a Rival: the same symbols, but every choice is fixed (HAG-ICN, HAG-NET, HAG-CMB-06 to 16)."""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.board import ALLIANCE_LEVEL, CONTRACT_FALLBACK_SOLARI, MAKER_SPACES, SPACES, TRACK_TOP
from sandtable.games.uprising.effects import (
    CONTRACT,
    CONTROL,
    GAIN,
    INFLUENCE,
    INTRIGUE,
    PAY,
    PLACE_SPY,
    RECALL_SPY,
    RECRUIT,
    REMOVE_SHIELD_WALL,
    SEQUENCE,
    SIGNET,
    STEAL_INTRIGUE,
    TAKE_BONUS_SPICE,
    TAKE_MAKER_HOOKS,
    WHEN,
    Amount,
    Effect,
    Influence,
    Pay,
    Spend,
    When,
)
from sandtable.games.uprising.hagal.cards import posts_to_try
from sandtable.games.uprising.hagal.effects import (
    ALLIANCE_ELSE_LEAST,
    HARVEST_OR_WORM,
    MOST,
    PICKED_INFLUENCE,
    POST_SPY,
    RANKED_INFLUENCE,
    RIVAL_OPS,
    PickedInfluence,
    PostSpy,
    RankedInfluence,
)
from sandtable.games.uprising.rules import supply
from sandtable.games.uprising.rules.checks import holds
from sandtable.games.uprising.rules.decks import draw_intrigue, steal_intrigue
from sandtable.games.uprising.rules.hagal.resources import settle
from sandtable.games.uprising.rules.influence import gain_influence
from sandtable.games.uprising.rules.interpreter import INSIDE, PERFORM
from sandtable.games.uprising.rules.spies import place_spy, posts_of, recall_spy
from sandtable.games.uprising.rules.troops import is_protected, remove_wall
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import ANY, DEEP_DESERT, HAGGA_BASIN, NONE, WIDTH

WORMS: Final = {HAGGA_BASIN: 1, DEEP_DESERT: 2}
"""How many sandworms a space brings to a Rival with Maker Hooks (HAG-MKR-03, 04)."""
SPIES_FOR_A_NETWORK: Final = 3

Deed = Callable[[Table, int, Effect], None]


def act(g: Table, rival: int, effect: Effect) -> None:
    """Carry out an effect for a Rival. What a Rival cannot use does nothing (UPR-RUL-105)."""
    DEEDS[effect.op](g, rival, effect)


def _ignored(g: Table, rival: int, effect: Effect) -> None:
    """Drawing, trashing and the like: a Rival has no deck."""


def _one_after_another(g: Table, rival: int, effect: Effect) -> None:
    for part in effect.parts():
        act(g, rival, part)


def _when(g: Table, rival: int, effect: Effect) -> None:
    assert isinstance(effect, When)
    act(g, rival, effect.then if holds(g, rival, effect.condition, NONE) else effect.otherwise)


# Resources.


def collect(g: Table, rival: int, parts: tuple[Effect, ...]) -> None:
    """A whole reward is one gain: only then does the Rival think of spending (UPR-RUL-120)."""
    for part in parts:
        if part.op in RESOURCES:
            RESOURCES[part.op](g, rival, part)
        else:
            act(g, rival, part)
    settle(g, rival)


def _resources(g: Table, rival: int, effect: Effect) -> None:
    RESOURCES[effect.op](g, rival, effect)
    settle(g, rival)


def _gain(g: Table, rival: int, effect: Effect) -> None:
    PERFORM[GAIN](g, rival, effect, NONE, INSIDE)


def _contract(g: Table, rival: int, effect: Effect) -> None:
    """A Rival never takes contracts (HAG-CMB-16)."""
    assert isinstance(effect, Amount)
    supply.gain_solari(g, rival, CONTRACT_FALLBACK_SOLARI * effect.amount)


def _intrigue(g: Table, rival: int, effect: Effect) -> None:
    assert isinstance(effect, Amount)
    draw_intrigue(g, rival, effect.amount)


RESOURCES: Final[dict[int, Deed]] = {GAIN: _gain, CONTRACT: _contract, INTRIGUE: _intrigue}


def _steal(g: Table, rival: int, effect: Effect) -> None:
    assert isinstance(effect, Amount)
    steal_intrigue(g, rival, effect.amount)
    settle(g, rival)


def _pay(g: Table, rival: int, effect: Effect) -> None:
    """A Rival pays for a Victory Point whenever it can (HAG-CMB-15)."""
    assert isinstance(effect, Pay)
    if all([_can_pay(g, rival, price) for price in effect.cost.parts()]):
        for price in effect.cost.parts():
            if isinstance(price, Spend):
                supply.pay(g, rival, price)
            else:
                assert isinstance(price, Amount)
                for post in posts_of(g.spies[rival])[: price.amount]:
                    recall_spy(g, rival, post)
        act(g, rival, effect.then)


def _can_pay(g: Table, rival: int, price: Effect) -> bool:
    if isinstance(price, Spend):
        return supply.can_pay(g, rival, price)
    assert isinstance(price, Amount)
    assert price.op == RECALL_SPY
    return g.spies[rival].bit_count() >= price.amount


# Influence.


def _influence(g: Table, rival: int, effect: Effect) -> None:
    """A free choice goes to the lowest track (HAG-CMB-13, 14)."""
    assert isinstance(effect, Influence)
    if effect.faction != ANY:
        gain_influence(g, rival, effect.faction, effect.amount)
        return
    raised: list[int] = []
    for _ in range(effect.factions):
        open_to = [faction for faction in raisable(g, rival) if effect.among >> faction & 1 and faction not in raised]
        if open_to:
            faction = least(g, rival, open_to)
            raised.append(faction)
            gain_influence(g, rival, faction, effect.amount)


def _ranked_influence(g: Table, rival: int, effect: Effect) -> None:
    """The faction at that position of the Rival's priority (HAG-ICN-02)."""
    assert isinstance(effect, RankedInfluence)
    gain_influence(g, rival, g.hagal.rival(rival).priority[effect.rank - 1], 1)


def _picked_influence(g: Table, rival: int, effect: Effect) -> None:
    assert isinstance(effect, PickedInfluence)
    open_to = raisable(g, rival)
    if not open_to:
        return
    if effect.pick == MOST:
        highest = max([g.influence[rival * WIDTH + faction] for faction in open_to])
        open_to = [faction for faction in open_to if g.influence[rival * WIDTH + faction] == highest]
    elif effect.pick == ALLIANCE_ELSE_LEAST:
        winning = [faction for faction in open_to if wins_alliance(g, rival, faction, effect.amount)]
        open_to = winning or [least(g, rival, open_to)]
    else:
        open_to = [least(g, rival, open_to)]
    gain_influence(g, rival, open_to[0], effect.amount)


def raisable(g: Table, rival: int) -> list[int]:
    """The factions where a Rival can still rise, by its priority."""
    return [faction for faction in g.hagal.rival(rival).priority
            if g.influence[rival * WIDTH + faction] < TRACK_TOP]  # fmt: skip


def least(g: Table, rival: int, open_to: list[int]) -> int:
    """The lowest track; of equals the leftmost, in which order the factions come."""
    lowest = min([g.influence[rival * WIDTH + faction] for faction in open_to])
    return next(faction for faction in open_to if g.influence[rival * WIDTH + faction] == lowest)


def wins_alliance(g: Table, rival: int, faction: int, amount: int) -> bool:
    """Whether that many steps would bring the Rival the Alliance token."""
    level = g.influence[rival * WIDTH + faction]
    holder = g.alliance[faction]
    if holder == NONE:
        return level < ALLIANCE_LEVEL <= level + amount
    return holder != rival and level + amount > g.influence[holder * WIDTH + faction]


# Spies.


def _place_spy(g: Table, rival: int, effect: Effect) -> None:
    """The first free faction post by priority; the posts of the factions have their numbers (HAG-ICN-09, 10)."""
    post_spy(g, rival, g.hagal.rival(rival).priority)


def _post_spy(g: Table, rival: int, effect: Effect) -> None:
    assert isinstance(effect, PostSpy)
    post_spy(g, rival, posts_to_try(effect))


def post_spy(g: Table, rival: int, posts: tuple[int, ...]) -> None:
    """On the first free post of the list, if any (HAG-ICN-11, 12, UPR-RUL-95)."""
    taken = 0
    for spies in g.spies:
        taken |= spies
    free = [post for post in posts if not taken >> post & 1]
    if not free:
        g.tell("event-rival-no-post", who=g.who(rival))
        return
    place_spy(g, rival, free[0])
    if g.spies[rival].bit_count() >= SPIES_FOR_A_NETWORK:
        activate_network(g, rival, free[0])


def activate_network(g: Table, rival: int, newest: int) -> None:
    """The other spies return, the newest stays, the network takes effect (HAG-NET-02, 03)."""
    for post in posts_of(g.spies[rival]):
        if post != newest:
            recall_spy(g, rival, post)
    g.tell("event-rival-network", who=g.who(rival))
    act(g, rival, g.hagal.rival(rival).spy_network)


# Troops, sandworms, Maker spaces.


def _recruit(g: Table, rival: int, effect: Effect) -> None:
    assert isinstance(effect, Amount)
    supply.recruit(g, rival, effect.amount)


def _signet(g: Table, rival: int, effect: Effect) -> None:
    """The signet ability of the Rival card (HAG-ICN-04)."""
    g.tell("event-rival-signet", who=g.who(rival))
    act(g, rival, g.hagal.rival(rival).signet)


def _as_players(g: Table, rival: int, effect: Effect) -> None:
    """Maker Hooks and control come to Rivals as to players (HAG-ICN-14, HAG-CMB-10)."""
    PERFORM[effect.op](g, rival, effect, NONE, INSIDE)


def _shield_wall(g: Table, rival: int, effect: Effect) -> None:
    """Only with Maker Hooks, and then always (HAG-ICN-15, 16)."""
    if g.hooks[rival] and g.shield_wall:
        remove_wall(g, rival)


def _bonus_spice(g: Table, rival: int, effect: Effect) -> None:
    """All of it; a Streamlined Rival with its Swordmaster leaves it to the bank (HAG-MKR-02, HAG-OPT-08)."""
    maker = MAKER_SPACES.index(g.turn.space)
    amount = g.bonus_spice[maker]
    if amount:
        g.bonus_spice[maker] = 0
        if g.hagal.rival(rival).streamlined and g.swordmaster[rival]:
            g.tell("event-rival-leaves-spice", who=g.who(rival), amount=amount)
        else:
            supply.gain_spice(g, rival, amount)
            settle(g, rival)


def _harvest_or_worm(g: Table, rival: int, effect: Effect) -> None:
    """Sandworms where hooks and the Shield Wall allow, otherwise the spice of the space (HAG-MKR-03 to 06)."""
    space = g.turn.space
    if g.hooks[rival] and space in WORMS and not is_protected(g):
        g.worms[rival] += WORMS[space]
        g.tell("event-sandworms", who=g.who(rival), amount=WORMS[space], strength=g.strength(rival))
    else:
        supply.gain_spice(g, rival, SPACES[space].base_spice)
        settle(g, rival)


DEEDS: Final[list[Deed]] = [_ignored for _ in RIVAL_OPS]
DEEDS[SEQUENCE] = _one_after_another
DEEDS[WHEN] = _when
DEEDS[GAIN] = _resources
DEEDS[CONTRACT] = _resources
DEEDS[INTRIGUE] = _resources
DEEDS[STEAL_INTRIGUE] = _steal
DEEDS[PAY] = _pay
DEEDS[INFLUENCE] = _influence
DEEDS[RANKED_INFLUENCE] = _ranked_influence
DEEDS[PICKED_INFLUENCE] = _picked_influence
DEEDS[PLACE_SPY] = _place_spy
DEEDS[POST_SPY] = _post_spy
DEEDS[RECRUIT] = _recruit
DEEDS[SIGNET] = _signet
DEEDS[TAKE_MAKER_HOOKS] = _as_players
DEEDS[CONTROL] = _as_players
DEEDS[REMOVE_SHIELD_WALL] = _shield_wall
DEEDS[TAKE_BONUS_SPICE] = _bonus_spice
DEEDS[HARVEST_OR_WORM] = _harvest_or_worm
