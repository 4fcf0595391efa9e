"""Board spaces: who may go where, and what only spaces give (UPR-TRN-02 to 12, UPR-SPY-08 to 16)."""

from typing import Final

from sandtable.games.uprising.board import COUNCIL_SEAT_BONUS, MAKER_SPACES, POSTS, SPACES
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.conditions import INFLUENCE_AT_LEAST
from sandtable.games.uprising.effects import (
    TAKE_BONUS_SPICE,
    TAKE_COUNCIL_SEAT,
    TAKE_SWORDMASTER,
    WAIVE_REQUIREMENT,
    Effect,
    Spend,
)
from sandtable.games.uprising.hagal.wording import said_of_rivals
from sandtable.games.uprising.rules.hagal.resources import settle
from sandtable.games.uprising.rules.kinds import ASKS, GIVES, NO_PRICE, NO_USE, Deed, elsewhere, never, register
from sandtable.games.uprising.rules.supply import can_pay, gain_spice
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import REVEAL_TURN, Table
from sandtable.games.uprising.symbols import only_words, plain_symbol
from sandtable.games.uprising.terms import (
    NO_SOURCE,
    SPY,
    WIDTH,
    CardKind,
    Player,
    Source,
    SpaceIndex,
    SpaceMask,
    Way,
)
from sandtable.games.uprising.wording import plain_words


def _mask(spaces: list[int]) -> SpaceMask:
    return sum([1 << space for space in spaces])


def _reach(icons: int) -> int:
    """The spaces that show one of the icons."""
    return _mask([number for number, space in enumerate(SPACES) if icons >> space.icon & 1])


def _watched() -> list[int]:
    """Each post doubles the sets: those without it, then the same with it."""
    found = [0]
    for post in POSTS:
        connected = _mask(list(post.spaces))
        found += [spaces | connected for spaces in found]
    return found


REACH: Final[tuple[int, ...]] = tuple([_reach(card.icon_mask) for card in CARDS])
"""The spaces that a kind of card reaches by its Agent icons, a bit each."""
HAS_SPY_ICON: Final[tuple[bool, ...]] = tuple([card.icon_mask >> SPY & 1 == 1 for card in CARDS])
WAIVES: Final[tuple[bool, ...]] = tuple(
    [any([part.op == WAIVE_REQUIREMENT for part in card.agent.parts()]) for card in CARDS]
)
"""Whether a kind of card ignores requirements of spaces."""

WATCHED: Final[tuple[int, ...]] = tuple(_watched())
"""For every set of posts the spaces connected to them."""

# What limits a visit. The cheapest entry decides whether a space can be paid for.
CHEAPEST: Final = tuple([space.entries[0].cost for space in SPACES])
MOST_COST: Final = 8
SOLARI_OPENS: Final = tuple([_mask([n for n, cost in enumerate(CHEAPEST) if cost.solari <= have])
                             for have in range(MOST_COST + 1)])  # fmt: skip
SPICE_OPENS: Final = tuple([_mask([n for n, cost in enumerate(CHEAPEST) if cost.spice <= have])
                            for have in range(MOST_COST + 1)])  # fmt: skip
WATER_OPENS: Final = tuple([_mask([n for n, cost in enumerate(CHEAPEST) if cost.water <= have])
                            for have in range(MOST_COST + 1)])  # fmt: skip
REQUIREMENTS: Final = tuple(
    [(1 << number, space.requires.what, space.requires.amount) for number, space in enumerate(SPACES)
     if space.requires is not None and space.requires.kind == INFLUENCE_AT_LEAST]
)  # fmt: skip
ONCE: Final = _mask([number for number, space in enumerate(SPACES) if space.once_per_player])
CHEAPER_ONCE_TAKEN: Final = tuple(
    [(number, space.cost_once_anyone_has_it) for number, space in enumerate(SPACES)
     if space.cost_once_anyone_has_it is not None]
)  # fmt: skip


def cost_of(g: Table, space: SpaceIndex, entry: int) -> Spend:
    """What an entry costs; the Swordmaster is cheaper once anybody has one (UPR-SPC-11)."""
    cheaper = SPACES[space].cost_once_anyone_has_it
    if cheaper is not None and True in g.swordmaster:
        return cheaper
    return SPACES[space].entries[entry].cost


def entries_of(g: Table, player: Player, space: SpaceIndex) -> list[int]:
    """The entries of a space that a player can pay for now (UPR-TRN-06, 07)."""
    entries = range(len(SPACES[space].entries))
    return [entry for entry in entries if can_pay(g, player, cost_of(g, space, entry))]


def locked(g: Table, player: Player) -> int:
    """The spaces whose requirement a player does not meet (UPR-TRN-08 to 11)."""
    closed = 0
    base = player * WIDTH
    for space, faction, level in REQUIREMENTS:
        if g.influence[base + faction] < level:
            closed |= space
    return closed


def enterable(g: Table, player: Player) -> int:
    """The spaces a player can pay for and that are free, or can be infiltrated (UPR-TRN-05, UPR-SPY-08, UPR-RUL-53)."""
    paid = (
        SOLARI_OPENS[min(g.solari[player], MOST_COST)]
        & SPICE_OPENS[min(g.spice[player], MOST_COST)]
        & WATER_OPENS[min(g.water[player], MOST_COST)]
    )
    if g.swordmaster[player] or (g.house is not None and g.house.forbids_swordmaster):
        paid &= ~ONCE
    elif True in g.swordmaster:
        for space, cost in CHEAPER_ONCE_TAKEN:
            if can_pay(g, player, cost):
                paid |= 1 << space
    return paid & ~g.placed[player] & (~taken(g) | WATCHED[g.spies[player]])


def spaces_for(g: Table, player: Player, kind: CardKind, open_to: int, closed: int) -> int:
    """The spaces that a kind of card can send an Agent to."""
    reach = REACH[kind]
    if HAS_SPY_ICON[kind]:
        reach |= WATCHED[g.spies[player]]
    reach &= open_to
    return reach if WAIVES[kind] else reach & ~closed


def is_taken(g: Table, space: SpaceIndex) -> bool:
    """Whether any Agent stands on a space."""
    return taken(g) >> space & 1 == 1


def taken(g: Table) -> int:
    """The spaces with an Agent."""
    spaces = 0
    for placed in g.placed:
        spaces |= placed
    return spaces


def _take_bonus(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """All of it (UPR-MKR-05)."""
    maker = MAKER_SPACES.index(g.turn.space)
    if g.bonus_spice[maker]:
        amount = g.bonus_spice[maker]
        g.bonus_spice[maker] = 0
        gain_spice(g, player, amount)


def _bonus_lies(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return g.turn.space in MAKER_SPACES and g.bonus_spice[MAKER_SPACES.index(g.turn.space)] > 0


def _rival_takes_bonus(g: Table, rival: Player, effect: Effect) -> None:
    """All of it; a Streamlined Rival with its Swordmaster leaves it to the bank (HAG-MKR-02, HAG-OPT-08)."""
    maker = MAKER_SPACES.index(g.turn.space)
    amount = g.bonus_spice[maker]
    if amount:
        g.bonus_spice[maker] = 0
        if g.hagal.rival(rival).streamlined and g.swordmaster[rival]:
            g.tell("event-rival-leaves-spice", who=g.who(rival), amount=amount)
        else:
            gain_spice(g, rival, amount)
            settle(g, rival)


def _bonus_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.bonus_spice()


def _take_seat(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """A seat works from this round on, even if taken during the Reveal turn (UPR-SPC-09)."""
    if not g.council[player]:
        g.council[player] = True
        g.tell("event-council", who=g.who(player))
        if g.turn.kind == REVEAL_TURN:
            g.turn.pending.append((COUNCIL_SEAT_BONUS.number, NO_SOURCE))


def _no_seat(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return not g.council[player]


def _seat_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.council


def _take_swordmaster(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """The third Agent, for the rest of the game (UPR-SYM-01, UPR-AGT-02)."""
    if not g.swordmaster[player]:
        g.swordmaster[player] = True
        g.agents[player] += 1
        g.tell("event-swordmaster", who=g.who(player))


def _no_swordmaster(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return not g.swordmaster[player]


def _swordmaster_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.swordmaster


def _waiver_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return 0.0


register(
    TAKE_BONUS_SPICE,
    does=_take_bonus,
    possible=_bonus_lies,
    manner=GIVES,
    price=NO_PRICE,
    rival=Deed(_rival_takes_bonus, said_of_rivals),
    words=plain_words,
    drawn=plain_symbol,
    worth=_bonus_worth,
)
register(
    TAKE_COUNCIL_SEAT,
    does=_take_seat,
    possible=_no_seat,
    manner=GIVES,
    price=NO_PRICE,
    rival=NO_USE,
    words=plain_words,
    drawn=plain_symbol,
    worth=_seat_worth,
)
register(
    TAKE_SWORDMASTER,
    does=_take_swordmaster,
    possible=_no_swordmaster,
    manner=GIVES,
    price=NO_PRICE,
    rival=NO_USE,
    words=plain_words,
    drawn=plain_symbol,
    worth=_swordmaster_worth,
)
register(
    WAIVE_REQUIREMENT,
    does=elsewhere,
    possible=never,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=plain_words,
    drawn=only_words,
    worth=_waiver_worth,
)
