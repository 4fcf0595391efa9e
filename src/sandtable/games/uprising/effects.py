"""The effect vocabulary: immutable values that compose and read like the icons on a card.

    pay(water=1) >> draw(2)                      an arrow: a price, and what it buys
    persuasion(1) + bond(FREMEN, swords(2))      one thing after another
    choose(draw(1), gain(spice=1))               exactly one of them

`>>` binds weaker than `+`, so an arrow inside a sum stands in brackets; a sum that holds anything but prices on the
left of an arrow is refused. The interpreter dispatches on `op`; one class exists per shape of parameters.
"""

from typing import Final

from sandtable.games.uprising.conditions import COUNTERS, EVENTS, WINDOWS, Condition, other_in_play
from sandtable.games.uprising.terms import (
    ANYWHERE,
    BATTLE_ICONS,
    EVERY_FACTION,
    INFLUENCE_TARGETS,
    NO_SYMBOL,
    NONE,
    Faction,
    Icon,
    Op,
    SpaceIndex,
    Tag,
    icon_mask,
)

# Flow
SEQUENCE: Final = Op(0)
PAY: Final = Op(1)
CHOOSE: Final = Op(2)
WHEN: Final = Op(3)
PER: Final = Op(4)
WATCH: Final = Op(5)
# Gains, prices and moves
GAIN: Final = Op(6)
SPEND: Final = Op(7)
DRAW: Final = Op(8)
INTRIGUE: Final = Op(9)
CONTRACT: Final = Op(10)
RECRUIT: Final = Op(11)
WORM: Final = Op(12)
INFLUENCE: Final = Op(13)
LOSE_INFLUENCE: Final = Op(14)
PLACE_SPY: Final = Op(15)
RECALL_SPY: Final = Op(16)
RECALL_AGENT: Final = Op(17)
TRASH: Final = Op(18)
TRASH_SELF: Final = Op(19)
TRASH_INTRIGUE: Final = Op(20)
DISCARD: Final = Op(21)
OPPONENTS_DISCARD: Final = Op(22)
STEAL_INTRIGUE: Final = Op(23)
DEPLOY: Final = Op(24)
DEPLOY_RECRUITED: Final = Op(25)
RETREAT: Final = Op(26)
ACQUIRE: Final = Op(27)
SET_ASIDE_ROW: Final = Op(28)
SORT_TOP: Final = Op(29)
RETURN_SELF: Final = Op(30)
SIGNET: Final = Op(31)
REMOVE_SHIELD_WALL: Final = Op(32)
TAKE_MAKER_HOOKS: Final = Op(33)
TAKE_BONUS_SPICE: Final = Op(34)
TAKE_COUNCIL_SEAT: Final = Op(35)
TAKE_SWORDMASTER: Final = Op(36)
CONTROL: Final = Op(37)
FLIP_CONFLICT: Final = Op(38)
NO_DEPLOY: Final = Op(39)
WAIVE_REQUIREMENT: Final = Op(40)
SPECIAL: Final = Op(41)

OPS: Final[tuple[str, ...]] = (
    "sequence",
    "pay",
    "choose",
    "when",
    "per",
    "watch",
    "gain",
    "spend",
    "draw",
    "intrigue",
    "contract",
    "recruit",
    "worm",
    "influence",
    "lose_influence",
    "place_spy",
    "recall_spy",
    "recall_agent",
    "trash",
    "trash_self",
    "trash_intrigue",
    "discard",
    "opponents_discard",
    "steal_intrigue",
    "deploy",
    "deploy_recruited",
    "retreat",
    "acquire",
    "set_aside_row",
    "sort_top",
    "return_self",
    "signet",
    "remove_shield_wall",
    "take_maker_hooks",
    "take_bonus_spice",
    "take_council_seat",
    "take_swordmaster",
    "control",
    "flip_conflict",
    "no_deploy",
    "waive_requirement",
    "special",
)

NO_LIMIT: Final = 99


class Effect:
    """One node. Used as it is for effects without parameters (`signet`, `return_self`)."""

    def __init__(self, op: Op) -> None:
        self.op: Final = op
        # Set once by the catalogue: where this node stands among all printed effects, so that a step can name it.
        self.number = NONE

    def parts(self) -> "tuple[Effect, ...]":
        """The effects that are carried out one after another (and that their owner may reorder)."""
        return (self,)

    def inner(self) -> "tuple[Effect, ...]":
        """The nodes directly inside this one."""
        return ()

    def __add__(self, other: "Effect") -> "Effect":
        return Sequence(self.parts() + other.parts())

    def __rshift__(self, then: "Effect") -> "Pay":
        return Pay(self, then)

    def __repr__(self) -> str:
        return OPS[self.op]


class Sequence(Effect):
    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__(SEQUENCE)
        self.effects: Final = effects

    def parts(self) -> tuple[Effect, ...]:
        return self.effects

    def inner(self) -> tuple[Effect, ...]:
        return self.effects

    def __repr__(self) -> str:
        return " + ".join(map(repr, self.effects)) if self.effects else "nothing"


class Pay(Effect):
    """An arrow: never forced, at most once per turn, paid in full or not at all."""

    def __init__(self, cost: Effect, then: Effect) -> None:
        super().__init__(PAY)
        self.cost: Final = cost
        self.then: Final = then

    def inner(self) -> tuple[Effect, ...]:
        return (self.cost, self.then)

    def __repr__(self) -> str:
        return f"({self.cost!r} >> {self.then!r})"


class Choose(Effect):
    """Exactly one option; `optional` also allows none."""

    def __init__(self, options: tuple[Effect, ...], optional: bool) -> None:
        super().__init__(CHOOSE)
        self.options: Final = options
        self.optional: Final = optional

    def inner(self) -> tuple[Effect, ...]:
        return self.options

    def __repr__(self) -> str:
        inside = ", ".join(map(repr, self.options))
        return f"{'may_choose' if self.optional else 'choose'}({inside})"


class When(Effect):
    """The condition is tested when the effect is reached."""

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect) -> None:
        super().__init__(WHEN)
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise

    def inner(self) -> tuple[Effect, ...]:
        return (self.then, self.otherwise) if self.otherwise.parts() else (self.then,)

    def __repr__(self) -> str:
        otherwise = f", {self.otherwise!r}" if self.otherwise.parts() else ""
        return f"when({self.condition!r}, {self.then!r}{otherwise})"


class Per(Effect):
    """Once for every unit of the counter."""

    def __init__(self, counter: int, effect: Effect) -> None:
        super().__init__(PER)
        self.counter: Final = counter
        self.effect: Final = effect

    def inner(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def __repr__(self) -> str:
        return f"per({COUNTERS[self.counter]}, {self.effect!r})"


class Watch(Effect):
    """The card stays face up and works when the event happens inside the window."""

    def __init__(self, event: int, effect: Effect, window: int, minimum: int, repeat: bool) -> None:
        super().__init__(WATCH)
        self.event: Final = event
        self.effect: Final = effect
        self.window: Final = window
        self.minimum: Final = minimum
        self.repeat: Final = repeat

    def inner(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def __repr__(self) -> str:
        repeat = ", repeat" if self.repeat else ""
        return f"watch({EVENTS[self.event]} {self.minimum}, {self.effect!r}, {WINDOWS[self.window]}{repeat})"


class Gain(Effect):
    def __init__(self, solari: int, spice: int, water: int, vp: int, persuasion: int, swords: int) -> None:
        super().__init__(GAIN)
        self.solari: Final = solari
        self.spice: Final = spice
        self.water: Final = water
        self.vp: Final = vp
        self.persuasion: Final = persuasion
        self.swords: Final = swords

    def amounts(self) -> tuple[tuple[str, int], ...]:
        named = (
            ("solari", self.solari),
            ("spice", self.spice),
            ("water", self.water),
            ("vp", self.vp),
            ("persuasion", self.persuasion),
            ("swords", self.swords),
        )
        return tuple((name, amount) for name, amount in named if amount)

    def __repr__(self) -> str:
        return f"gain({', '.join(f'{name}={amount}' for name, amount in self.amounts())})"


class Spend(Effect):
    """Resources back to the bank: an arrow's price, or the entry cost of a space."""

    def __init__(self, solari: int, spice: int, water: int) -> None:
        super().__init__(SPEND)
        self.solari: Final = solari
        self.spice: Final = spice
        self.water: Final = water

    def amounts(self) -> tuple[tuple[str, int], ...]:
        named = (("solari", self.solari), ("spice", self.spice), ("water", self.water))
        return tuple((name, amount) for name, amount in named if amount)

    def __repr__(self) -> str:
        return f"pay({', '.join(f'{name}={amount}' for name, amount in self.amounts())})"


class Amount(Effect):
    """An effect with one number: how many cards, troops, spies, steps; the discount; the smallest hand."""

    def __init__(self, op: Op, amount: int) -> None:
        super().__init__(op)
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"{OPS[self.op]}({self.amount})"


class Influence(Effect):
    """`factions` steps of `amount` each, on different tracks; `among` narrows a free pick (icon mask)."""

    def __init__(self, faction: Faction, amount: int, factions: int, among: int) -> None:
        super().__init__(INFLUENCE)
        self.faction: Final = faction
        self.amount: Final = amount
        self.factions: Final = factions
        self.among: Final = among

    def __repr__(self) -> str:
        distinct = f", factions={self.factions}" if self.factions > 1 else ""
        among = f", among={self.among:04b}" if self.among != icon_mask(EVERY_FACTION) else ""
        return f"influence({INFLUENCE_TARGETS[self.faction]}, {self.amount}{distinct}{among})"


class PlaceSpy(Effect):
    """`icons`: the post must touch a space with one of them (mask, 0 = any post)."""

    def __init__(self, amount: int, icons: int, visited: bool, share: bool) -> None:
        super().__init__(PLACE_SPY)
        self.amount: Final = amount
        self.icons: Final = icons
        self.visited: Final = visited
        self.share: Final = share

    def __repr__(self) -> str:
        icons = f", on={self.icons:08b}" if self.icons else ""
        visited = ", visited" if self.visited else ""
        share = ", share" if self.share else ""
        return f"place_spy({self.amount}{icons}{visited}{share})"


class Trash(Effect):
    """One own card out of the game, from the zones of the mask; may be declined unless it is a price."""

    def __init__(self, zones: int, tag: Tag, other: bool) -> None:
        super().__init__(TRASH)
        self.zones: Final = zones
        self.tag: Final = tag
        self.other: Final = other

    def __repr__(self) -> str:
        tag = f", tag={self.tag}" if self.tag != NONE else ""
        other = ", other" if self.other else ""
        return f"trash(zones={self.zones}{tag}{other})"


class Retreat(Effect):
    def __init__(self, minimum: int, maximum: int) -> None:
        super().__init__(RETREAT)
        self.minimum: Final = minimum
        self.maximum: Final = maximum

    def __repr__(self) -> str:
        return f"retreat({self.minimum}, up_to={self.maximum})"


class Acquire(Effect):
    """Take a card from the row or the reserve: free, or for Solari instead of persuasion."""

    def __init__(
        self, minimum: int, maximum: int, to_hand: bool, to_hand_if: Condition | None, for_solari: bool, optional: bool
    ) -> None:
        super().__init__(ACQUIRE)
        self.minimum: Final = minimum
        self.maximum: Final = maximum
        self.to_hand: Final = to_hand
        self.to_hand_if: Final = to_hand_if
        self.for_solari: Final = for_solari
        self.optional: Final = optional

    def __repr__(self) -> str:
        flags = [f"{self.minimum}..{self.maximum}"]
        if self.to_hand:
            flags.append("to_hand")
        if self.to_hand_if is not None:
            flags.append(f"to_hand_if={self.to_hand_if!r}")
        if self.for_solari:
            flags.append("for_solari")
        if self.optional:
            flags.append("optional")
        return f"acquire({', '.join(flags)})"


class SortTop(Effect):
    """With at least `look` cards in the deck: look at them and split them."""

    def __init__(self, look: int, draw: int, discard: int, trash: int) -> None:
        super().__init__(SORT_TOP)
        self.look: Final = look
        self.draw: Final = draw
        self.discard: Final = discard
        self.trash: Final = trash

    def __repr__(self) -> str:
        return f"sort_top({self.look}: draw {self.draw}, discard {self.discard}, trash {self.trash})"


class Control(Effect):
    """The own marker on a location; never doubled."""

    def __init__(self, space: SpaceIndex) -> None:
        super().__init__(CONTROL)
        self.space: Final = space

    def __repr__(self) -> str:
        return f"control({self.space})"


class FlipConflict(Effect):
    """Turn down one own face-up Conflict card with the icon, or with the wild one."""

    def __init__(self, icon: int) -> None:
        super().__init__(FLIP_CONFLICT)
        self.icon: Final = icon

    def __repr__(self) -> str:
        return f"flip_conflict({BATTLE_ICONS[self.icon]})"


class Special(Effect):
    """A rule function of its own, beside the component that needs it."""

    def __init__(self, rule: str) -> None:
        super().__init__(SPECIAL)
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"special({self.rule})"


def gain(solari: int = 0, spice: int = 0, water: int = 0, vp: int = 0) -> Effect:
    return Gain(solari, spice, water, vp, 0, 0)


def persuasion(amount: int) -> Effect:
    return Gain(0, 0, 0, 0, amount, 0)


def swords(amount: int) -> Effect:
    return Gain(0, 0, 0, 0, 0, amount)


def pay(solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    return Spend(solari, spice, water)


def choose(*options: Effect) -> Effect:
    return Choose(options, False)


def may_choose(*options: Effect) -> Effect:
    return Choose(options, True)


def may(effect: Effect) -> Effect:
    """An effect that its owner can leave alone."""
    return Choose((effect,), True)


def when(condition: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    return When(condition, then, NOTHING if otherwise is None else otherwise)


def bond(tag: Tag, then: Effect) -> Effect:
    """Works beside another own card with the tag in play; with FREMEN this is the printed Fremen Bond."""
    return When(other_in_play(tag), then, NOTHING)


def per(counter: int, effect: Effect) -> Effect:
    return Per(counter, effect)


def watch(event: int, effect: Effect, window: int, minimum: int = 1, repeat: bool = False) -> Effect:
    return Watch(event, effect, window, minimum, repeat)


def draw(amount: int) -> Effect:
    return Amount(DRAW, amount)


def intrigue(amount: int) -> Effect:
    return Amount(INTRIGUE, amount)


def contract(amount: int = 1) -> Effect:
    return Amount(CONTRACT, amount)


def recruit(amount: int) -> Effect:
    return Amount(RECRUIT, amount)


def worm(amount: int) -> Effect:
    return Amount(WORM, amount)


def influence(
    faction: Faction, amount: int = 1, factions: int = 1, among: tuple[Faction, ...] = EVERY_FACTION
) -> Effect:
    return Influence(faction, amount, factions, icon_mask(among))


def lose_influence(amount: int) -> Effect:
    return Amount(LOSE_INFLUENCE, amount)


def place_spy(amount: int = 1, on: tuple[Icon, ...] = (), visited: bool = False, share: bool = False) -> Effect:
    return PlaceSpy(amount, icon_mask(on), visited, share)


def recall_spy(amount: int = 1) -> Effect:
    return Amount(RECALL_SPY, amount)


def recall_agent(amount: int = 1) -> Effect:
    return Amount(RECALL_AGENT, amount)


def trash(zones: int = ANYWHERE, tag: Tag = NO_SYMBOL, other: bool = False) -> Effect:
    return Trash(zones, tag, other)


def discard(amount: int) -> Effect:
    return Amount(DISCARD, amount)


def opponents_discard(amount: int) -> Effect:
    return Amount(OPPONENTS_DISCARD, amount)


def steal_intrigue(smallest_hand: int) -> Effect:
    return Amount(STEAL_INTRIGUE, smallest_hand)


def deploy(up_to: int) -> Effect:
    return Amount(DEPLOY, up_to)


def retreat(amount: int, up_to: int = NONE) -> Effect:
    return Retreat(amount, amount if up_to == NONE else up_to)


def acquire(
    minimum: int = 0,
    maximum: int = NO_LIMIT,
    to_hand: bool = False,
    to_hand_if: Condition | None = None,
    for_solari: bool = False,
    optional: bool = False,
) -> Effect:
    return Acquire(minimum, maximum, to_hand, to_hand_if, for_solari, optional)


def set_aside_row(discount: int) -> Effect:
    return Amount(SET_ASIDE_ROW, discount)


def sort_top(look: int, draw: int, discard: int, trash: int) -> Effect:
    return SortTop(look, draw, discard, trash)


def control(space: SpaceIndex) -> Effect:
    return Control(space)


def flip_conflict(icon: int) -> Effect:
    return FlipConflict(icon)


def special(rule: str) -> Effect:
    return Special(rule)


def trash_self() -> Effect:
    return Effect(TRASH_SELF)


def trash_intrigue() -> Effect:
    return Effect(TRASH_INTRIGUE)


def deploy_recruited() -> Effect:
    return Effect(DEPLOY_RECRUITED)


def return_self() -> Effect:
    return Effect(RETURN_SELF)


def signet() -> Effect:
    return Effect(SIGNET)


def remove_shield_wall() -> Effect:
    return Effect(REMOVE_SHIELD_WALL)


def maker_hooks() -> Effect:
    return Effect(TAKE_MAKER_HOOKS)


def take_bonus_spice() -> Effect:
    return Effect(TAKE_BONUS_SPICE)


def take_council_seat() -> Effect:
    return Effect(TAKE_COUNCIL_SEAT)


def take_swordmaster() -> Effect:
    return Effect(TAKE_SWORDMASTER)


def no_deploy() -> Effect:
    return Effect(NO_DEPLOY)


def waive_requirement() -> Effect:
    return Effect(WAIVE_REQUIREMENT)


NOTHING: Final[Effect] = Sequence(())
