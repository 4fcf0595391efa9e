"""The effect vocabulary: immutable values that compose and read like the lines of a card.

    place(settlement(ARRAKEEN), elite=3, leader=ANYBODY)      one thing
    move(1, any_legion) + draw(2)                             one thing after another
    choose(move(1, the_same), attack(the_same))               exactly one of them
    when(in_play(ALIA), ..., otherwise)                       by what is on the table

Nothing is compulsory (WFA-GEN-03), so no value says so. The interpreter dispatches on `op`; one class exists per shape
of parameters. What an effect does, when it can do anything, its words and its worth stand together in one entry, in the
rule module that the effect belongs to (see `rules/interpreter.py`); an effect without an entry is refused at import.
"""

from typing import Final

from sandtable.games.war_for_arrakis.conditions import PLACES, Condition, Where, Which
from sandtable.games.war_for_arrakis.terms import NONE

# Flow
SEQUENCE: Final = 0
CHOOSE: Final = 1
WHEN: Final = 2
# Figures and tokens
PLACE: Final = 3
PLACE_APART: Final = 4
DEPLOY: Final = 5
DEPLOY_TOKEN: Final = 6
PLACE_TOKEN: Final = 7
SWAP_TOKENS: Final = 8
UPGRADE: Final = 9
REVEAL: Final = 10
RELOCATE_SIETCH: Final = 11
# Leaders
ENTERS: Final = 12
RETIRE: Final = 13
SEND_TO_TANK: Final = 14
PIN: Final = 15
# Legions
MOVE: Final = 16
ATTACK: Final = 17
FLY: Final = 18
PUSH: Final = 19
SPECIAL_ATTACK: Final = 20
# Cards and dice
DRAW: Final = 21
PLAY_CARD: Final = 22
OPPONENT_DISCARDS: Final = 23
GAIN_BENE_GESSERIT: Final = 24
REMOVE_DIE: Final = 25
FORCE_DIE: Final = 26
# Vehicles
PLACE_VEHICLES: Final = 27
REMOVE_HARVESTERS: Final = 28
REMOVE_ORNITHOPTER: Final = 29
ROCKETS: Final = 30
LOWER_MARKER: Final = 31
# The desert
DISCARD_WORMSIGNS: Final = 32
PLACE_WORMSIGNS: Final = 33
PLACE_WORMS: Final = 34
CALL_WILD_MAKER: Final = 35
MOVE_WILD_MAKER: Final = 36
WILD_MAKER_ATTACKS: Final = 37
DESERT_POWER: Final = 38
STORM: Final = 39
DETONATE: Final = 40
# Prescience
SHUFFLE_BACK: Final = 41
REPLACE_PRESCIENCE: Final = 42
SHIFT_PRESCIENCE: Final = 43
ADD_TO_CLAIM: Final = 44
KEEP_ON_OFFER: Final = 45
DRAW_OBJECTIVE: Final = 46

OPS: Final[tuple[str, ...]] = (
    "sequence",
    "choose",
    "when",
    "place",
    "place_apart",
    "deploy",
    "deploy_token",
    "place_token",
    "swap_tokens",
    "upgrade",
    "reveal",
    "relocate_sietch",
    "enters",
    "retire",
    "send_to_tank",
    "pin",
    "move",
    "attack",
    "fly",
    "push",
    "special_attack",
    "draw",
    "play_card",
    "opponent_discards",
    "gain_bene_gesserit",
    "remove_die",
    "force_die",
    "place_vehicles",
    "remove_harvesters",
    "remove_ornithopter",
    "rockets",
    "lower_marker",
    "discard_wormsigns",
    "place_wormsigns",
    "place_worms",
    "call_wild_maker",
    "move_wild_maker",
    "wild_maker_attacks",
    "desert_power",
    "storm",
    "detonate",
    "shuffle_back",
    "replace_prescience",
    "shift_prescience",
    "add_to_claim",
    "keep_on_offer",
    "draw_objective",
)

# Whom an effect places beside a leader's own number: nobody, a generic leader, or any leader that is to be had.
NOBODY: Final = NONE
GENERIC_LEADER: Final = -2
ANYBODY: Final = -3

# What a card changes in the battle that it begins, as bits.
MORE_DICE: Final = 1
"""The attacker rolls one die more in every combat round."""
FEWER_ENEMY_DICE: Final = 2
"""The defender rolls at most four dice in the first combat round."""
FREE_TO_CONTINUE: Final = 4
"""Going on against a settlement costs no hit."""
MODIFIERS: Final[tuple[str, ...]] = ("more_dice", "fewer_enemy_dice", "free_to_continue")

# Which enemy leaders a card reaches, and which enemy legions a special attack.
ANYWHERE: Final = 0
IN_SECTOR_OF_OWN_LEGION: Final = 1
BESIDE_SPOT: Final = 2
BESIDE_OWN_LEGION: Final = 3
BESIDE_AIR_ZONE: Final = 4
REACHES: Final[tuple[str, ...]] = (
    "anywhere",
    "in_sector_of_own_legion",
    "beside_spot",
    "beside_own_legion",
    "beside_air_zone",
)

ANY_DECK: Final = NONE
ALL: Final = 99


class Effect:
    """One node. Used as it is for effects without parameters (`storm`, `reveal`)."""

    def __init__(self, op: int) -> None:
        self.op: Final = op
        # Set once by the catalogue: where this node stands among all printed effects, so that a step can name it.
        self.number = NONE

    def parts(self) -> "tuple[Effect, ...]":
        """The effects that are carried out one after another."""
        return (self,)

    def inner(self) -> "tuple[Effect, ...]":
        """The nodes directly inside this one."""
        return ()

    def __add__(self, other: "Effect") -> "Effect":
        return Sequence(self.parts() + other.parts())

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


class Choose(Effect):
    """Exactly one of several."""

    def __init__(self, options: tuple[Effect, ...]) -> None:
        super().__init__(CHOOSE)
        self.options: Final = options

    def inner(self) -> tuple[Effect, ...]:
        return self.options

    def __repr__(self) -> str:
        return f"choose({', '.join(map(repr, self.options))})"


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


class Place(Effect):
    """Units and perhaps a leader join one area, from the supply or from elsewhere on the board."""

    def __init__(self, where: Where, regular: int, elite: int, special: int, leader: int, enters: bool) -> None:
        super().__init__(PLACE)
        self.where: Final = where
        self.units: Final[tuple[int, ...]] = (regular, elite, special)
        self.leader: Final = leader
        # The leader enters play by being placed (WFA-LEAD-24).
        self.enters: Final = enters

    def __repr__(self) -> str:
        return f"place({self.where!r}, {self.units}, {self.leader}{', enters' if self.enters else ''})"


class PlaceApart(Effect):
    """Single Units of one kind, each in an area of its own."""

    def __init__(self, where: Where, kind: int, areas: int) -> None:
        super().__init__(PLACE_APART)
        self.where: Final = where
        self.kind: Final = kind
        self.areas: Final = areas

    def __repr__(self) -> str:
        return f"place_apart({self.where!r}, {self.kind}, {self.areas})"


class Deploy(Effect):
    """Units and a leader of either sort, split as wished among own settlements."""

    def __init__(self, regular: int, elite: int, special: int) -> None:
        super().__init__(DEPLOY)
        self.units: Final[tuple[int, ...]] = (regular, elite, special)

    def __repr__(self) -> str:
        return f"deploy({self.units})"


class At(Effect):
    """Pieces of a sort that the effect itself names, in some areas."""

    def __init__(self, op: int, where: Where, amount: int) -> None:
        super().__init__(op)
        self.where: Final = where
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"{OPS[self.op]}({PLACES[self.where.kind]}, {self.amount})"


class Upgrade(Effect):
    """Units on the board are replaced by Units of another kind."""

    def __init__(self, kind: int, into: int, amount: int) -> None:
        super().__init__(UPGRADE)
        self.kind: Final = kind
        self.into: Final = into
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"upgrade({self.kind} to {self.into}, {self.amount})"


class OfLeader(Effect):
    """Something that befalls one leader."""

    def __init__(self, op: int, leader: int) -> None:
        super().__init__(op)
        self.leader: Final = leader

    def __repr__(self) -> str:
        return f"{OPS[self.op]}({self.leader})"


class SendToTank(Effect):
    """An enemy named leader within reach goes to the Tank."""

    def __init__(self, reach: int) -> None:
        super().__init__(SEND_TO_TANK)
        self.reach: Final = reach

    def __repr__(self) -> str:
        return f"send_to_tank({REACHES[self.reach]})"


class Move(Effect):
    """Different legions move once each; with `times` one legion moves several times, one move after the other."""

    def __init__(self, legions: int, which: Which, times: int) -> None:
        super().__init__(MOVE)
        self.legions: Final = legions
        self.which: Final = which
        self.times: Final = times

    def __repr__(self) -> str:
        return f"move({self.legions}, {self.which!r}{f', times={self.times}' if self.times > 1 else ''})"


class Attack(Effect):
    def __init__(self, which: Which, surprise: bool, modifiers: int) -> None:
        super().__init__(ATTACK)
        self.which: Final = which
        self.surprise: Final = surprise
        self.modifiers: Final = modifiers

    def __repr__(self) -> str:
        said = [name for bit, name in enumerate(MODIFIERS) if self.modifiers >> bit & 1]
        return f"attack({', '.join([repr(self.which), *(['surprise'] if self.surprise else []), *said])})"


class SpecialAttack(Effect):
    """Dice fall on an enemy legion, Hits and Specials both scoring; it is no battle (WFA-SETT-04)."""

    def __init__(self, dice: int, reach: int) -> None:
        super().__init__(SPECIAL_ATTACK)
        self.dice: Final = dice
        self.reach: Final = reach

    def __repr__(self) -> str:
        return f"special_attack({self.dice}, {REACHES[self.reach]})"


class Amount(Effect):
    """An effect with one number: how many tokens, dice, cards, actions."""

    def __init__(self, op: int, amount: int) -> None:
        super().__init__(op)
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"{OPS[self.op]}({self.amount})"


class Draw(Effect):
    """Planning cards from one deck, or from the own decks as the owner likes."""

    def __init__(self, amount: int, deck: int) -> None:
        super().__init__(DRAW)
        self.amount: Final = amount
        self.deck: Final = deck

    def __repr__(self) -> str:
        return f"draw({self.amount}{f', {self.deck}' if self.deck != ANY_DECK else ''})"


class OfResult(Effect):
    """Something that befalls an opponent's die of one result."""

    def __init__(self, op: int, result: int) -> None:
        super().__init__(op)
        self.result: Final = result

    def __repr__(self) -> str:
        return f"{OPS[self.op]}({self.result})"


class PlaceVehicles(Effect):
    def __init__(self, harvesters: int, ornithopters: int, carryalls: int) -> None:
        super().__init__(PLACE_VEHICLES)
        self.vehicles: Final[tuple[int, ...]] = (harvesters, ornithopters, carryalls)

    def __repr__(self) -> str:
        return f"place_vehicles({self.vehicles})"


class RemoveHarvesters(Effect):
    """Harvesters of one sector leave the board: of a leader's sector, or those in the Deep Desert of any sector."""

    def __init__(self, amount: int, leader: int, deep: bool) -> None:
        super().__init__(REMOVE_HARVESTERS)
        self.amount: Final = amount
        self.leader: Final = leader
        self.deep: Final = deep

    def __repr__(self) -> str:
        return f"remove_harvesters({self.amount}, {'deep' if self.deep else self.leader})"


class DiscardWormsigns(Effect):
    """Wormsigns anywhere, or next to one area."""

    def __init__(self, amount: int, beside: int) -> None:
        super().__init__(DISCARD_WORMSIGNS)
        self.amount: Final = amount
        self.beside: Final = beside

    def __repr__(self) -> str:
        return f"discard_wormsigns({self.amount}, beside {self.beside})"


def choose(*options: Effect) -> Effect:
    return Choose(options)


def when(condition: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    return When(condition, then, NOTHING if otherwise is None else otherwise)


def place(where: Where, regular: int = 0, elite: int = 0, special: int = 0, leader: int = NOBODY) -> Effect:
    return Place(where, regular, elite, special, leader, False)


def arrive(leader: int, where: Where, regular: int = 0, elite: int = 0, special: int = 0) -> Effect:
    """A leader enters play straight on the board, with Units."""
    return Place(where, regular, elite, special, leader, True)


def place_apart(where: Where, kind: int, areas: int) -> Effect:
    return PlaceApart(where, kind, areas)


def deploy(regular: int = 0, elite: int = 0, special: int = 0) -> Effect:
    return Deploy(regular, elite, special)


def deploy_token() -> Effect:
    """A Deployment token and a leader in one Sietch, as the Deployment action does."""
    return Effect(DEPLOY_TOKEN)


def place_token(where: Where) -> Effect:
    return At(PLACE_TOKEN, where, 1)


def swap_tokens() -> Effect:
    """Two Sietches trade all their Deployment tokens."""
    return Effect(SWAP_TOKENS)


def upgrade(kind: int, into: int, amount: int) -> Effect:
    return Upgrade(kind, into, amount)


def reveal() -> Effect:
    """The Sietch and the Deployment tokens of one area are revealed."""
    return Effect(REVEAL)


def relocate_sietch() -> Effect:
    """A Sietch, with what stands there and is to come along, shifts to an empty Desert area beside it."""
    return Effect(RELOCATE_SIETCH)


def enters(leader: int) -> Effect:
    return OfLeader(ENTERS, leader)


def retire(leader: int) -> Effect:
    """The leader leaves the game."""
    return OfLeader(RETIRE, leader)


def send_to_tank(reach: int) -> Effect:
    return SendToTank(reach)


def pin(leader: int) -> Effect:
    """In the opponent's coming turn the leader is not placed or deployed, and his legion neither moves nor attacks."""
    return OfLeader(PIN, leader)


def move(legions: int, which: Which, times: int = 1) -> Effect:
    return Move(legions, which, times)


def attack(which: Which, surprise: bool = False, modifiers: int = 0) -> Effect:
    return Attack(which, surprise, modifiers)


def fly() -> Effect:
    """A legion in an own settlement goes to wherever another own legion stands."""
    return Effect(FLY)


def push() -> Effect:
    """An enemy legion in Desert is pushed to an empty area beside it."""
    return Effect(PUSH)


def special_attack(dice: int, reach: int) -> Effect:
    return SpecialAttack(dice, reach)


def draw(amount: int, deck: int = ANY_DECK) -> Effect:
    return Draw(amount, deck)


def play_card() -> Effect:
    """A further Planning card from hand, without a die."""
    return Effect(PLAY_CARD)


def opponent_discards(amount: int) -> Effect:
    return Amount(OPPONENT_DISCARDS, amount)


def gain_bene_gesserit(amount: int = 1) -> Effect:
    return Amount(GAIN_BENE_GESSERIT, amount)


def remove_die(result: int) -> Effect:
    return OfResult(REMOVE_DIE, result)


def force_die() -> Effect:
    """The opponent must use an unused die of the result named in the next turn."""
    return Effect(FORCE_DIE)


def place_vehicles(harvesters: int = 0, ornithopters: int = 0, carryalls: int = 0) -> Effect:
    return PlaceVehicles(harvesters, ornithopters, carryalls)


def remove_harvesters(amount: int, sector_of: int = NONE, deep: bool = False) -> Effect:
    return RemoveHarvesters(amount, sector_of, deep)


def remove_ornithopter() -> Effect:
    return Effect(REMOVE_ORNITHOPTER)


def rockets(dice: int) -> Effect:
    """Each Hit or Special costs a vehicle in a sector with an own legion or in an Air Zone connected to it."""
    return Amount(ROCKETS, dice)


def lower_marker() -> Effect:
    """One Imperium marker drops without its Ban."""
    return Effect(LOWER_MARKER)


def discard_wormsigns(amount: int, beside: int = NONE) -> Effect:
    return DiscardWormsigns(amount, beside)


def place_wormsigns(amount: int) -> Effect:
    return Amount(PLACE_WORMSIGNS, amount)


def place_worms(amount: int, where: Where) -> Effect:
    return At(PLACE_WORMS, where, amount)


def call_wild_maker(where: Where) -> Effect:
    """The Wild Maker enters play in such an area, its card spent."""
    return At(CALL_WILD_MAKER, where, 1)


def move_wild_maker() -> Effect:
    return Effect(MOVE_WILD_MAKER)


def wild_maker_attacks() -> Effect:
    return Effect(WILD_MAKER_ATTACKS)


def desert_power(amount: int = 1) -> Effect:
    return Amount(DESERT_POWER, amount)


def storm() -> Effect:
    return Effect(STORM)


def detonate() -> Effect:
    return Effect(DETONATE)


def shuffle_back() -> Effect:
    """One revealed Prescience card is shuffled back into its deck."""
    return Effect(SHUFFLE_BACK)


def replace_prescience() -> Effect:
    """Any number of revealed Prescience cards leave the game, and as many are revealed."""
    return Effect(REPLACE_PRESCIENCE)


def shift_prescience() -> Effect:
    """One Prescience marker goes back, another goes up by as much."""
    return Effect(SHIFT_PRESCIENCE)


def add_to_claim(steps: int) -> Effect:
    """The card lies on a revealed Prescience card this round: claiming that one moves a marker of choice further."""
    return Amount(ADD_TO_CLAIM, steps)


def keep_on_offer() -> Effect:
    """The card lies on a revealed Prescience card, which stays on offer until it is claimed."""
    return Effect(KEEP_ON_OFFER)


def draw_objective() -> Effect:
    """A second Secret Objective; either of them wins."""
    return Effect(DRAW_OBJECTIVE)


NOTHING: Final[Effect] = Sequence(())
