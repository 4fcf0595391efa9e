"""What an effect asks before it works, what it counts, and what it waits for."""

from typing import Final

from sandtable.games.uprising.terms import ANY, FACTIONS, ICONS, NONE, Faction, Icon, Tag, icon_mask

# What a condition asks. Every number is "at least".
INFLUENCE_AT_LEAST: Final = 0
HOLDS_ALLIANCE: Final = 1
OTHER_CARD_IN_PLAY: Final = 2
SPIES_ON_BOARD: Final = 3
RECALLED_SPY_THIS_TURN: Final = 4
SENT_TO_MAKER: Final = 5
SENT_TO_FACTION_SPACE: Final = 6
SPYING_ON_MAKER: Final = 7
CONTRACTS_COMPLETED: Final = 8
UNITS_IN_CONFLICT: Final = 9
SANDWORMS_IN_CONFLICT: Final = 10
STRENGTH_AT_LEAST: Final = 11
HAS_COUNCIL_SEAT: Final = 12
HAS_SWORDMASTER: Final = 13
HAS_MAKER_HOOKS: Final = 14
GAINED_SPICE_THIS_TURN: Final = 15
ACQUIRED_THIS_TURN: Final = 16
DISCARDED_TAG: Final = 17
TRASHED_COST_AT_LEAST: Final = 18
OWNS_COPIES: Final = 19
INFLUENCE_UNDER_RIVAL_ALLIANCE: Final = 20
SPY_PLACED_ON: Final = 21

CONDITIONS: Final = (
    "influence",
    "alliance",
    "other_in_play",
    "spies_on_board",
    "recalled_spy_this_turn",
    "sent_to_maker",
    "sent_to_faction_space",
    "spying_on_maker",
    "contracts_completed",
    "units_in_conflict",
    "sandworms_in_conflict",
    "strength",
    "high_council",
    "swordmaster",
    "maker_hooks",
    "gained_spice_this_turn",
    "acquired_this_turn",
    "discarded_tag",
    "trashed_cost_min",
    "owns",
    "opponent_alliance_influence",
    "spy_on",
)

# What `per` counts.
COUNT_SANDWORMS: Final = 0
COUNT_CONTRACTS: Final = 1
COUNT_OTHER_SWORD_CARDS: Final = 2
COUNT_EMPEROR_REVEALED: Final = 3
COUNT_FREMEN_IN_PLAY: Final = 4
COUNTERS: Final = (
    "sandworms_in_conflict",
    "contracts_completed",
    "other_sword_cards_revealed",
    "emperor_cards_revealed",
    "fremen_cards_in_play",
)

# What a leader ability or a face-up Plot card waits for.
OWN_REVEAL_TURN: Final = 0
AGENT_SENT: Final = 1
OTHER_AGENT_SENT: Final = 2
INFLUENCE_REACHED: Final = 3
TAKING_CONTRACT: Final = 4
ACQUIRE_CARD: Final = 5
DEPLOY_UNITS: Final = 6
EVENTS: Final = (
    "own_reveal_turn",
    "agent_sent",
    "other_agent_sent",
    "influence_reached",
    "taking_contract",
    "acquire_card",
    "deploy_units",
)

# How long a face-up Plot card waits.
OWN_REVEAL_TURN_THIS_ROUND: Final = 0
SINGLE_TURN: Final = 1
WINDOWS: Final = ("own_reveal_turn_this_round", "single_turn")


class Condition:
    """A test of the table. `what` is a faction, tag or icon mask, by kind; `card` is a card id."""

    def __init__(self, kind: int, amount: int = 1, what: int = NONE, card: str = "", negated: bool = False) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.what: Final = what
        self.card: Final = card
        self.negated: Final = negated

    def __invert__(self) -> "Condition":
        return Condition(self.kind, self.amount, self.what, self.card, not self.negated)

    def __repr__(self) -> str:
        inside = [str(self.amount)]
        if self.kind == SPY_PLACED_ON:
            inside = [icon for number, icon in enumerate(ICONS) if self.what >> number & 1]
        elif self.what == ANY:
            inside.append("any")
        elif self.what != NONE:
            inside.append(FACTIONS[self.what])
        if self.card:
            inside.append(self.card)
        return f"{'~' if self.negated else ''}{CONDITIONS[self.kind]}({', '.join(inside)})"


def influence_with(faction: Faction, level: int) -> Condition:
    return Condition(INFLUENCE_AT_LEAST, level, faction)


def alliance(faction: Faction) -> Condition:
    """Holds that faction's Alliance token; `ANY`: at least one token."""
    return Condition(HOLDS_ALLIANCE, 1, faction)


def other_in_play(tag: Tag) -> Condition:
    return Condition(OTHER_CARD_IN_PLAY, 1, tag)


def spies_on_board(amount: int) -> Condition:
    return Condition(SPIES_ON_BOARD, amount)


def contracts_completed(amount: int) -> Condition:
    return Condition(CONTRACTS_COMPLETED, amount)


def units_in_conflict(amount: int) -> Condition:
    return Condition(UNITS_IN_CONFLICT, amount)


def sandworms_in_conflict(amount: int) -> Condition:
    return Condition(SANDWORMS_IN_CONFLICT, amount)


def strength(amount: int) -> Condition:
    return Condition(STRENGTH_AT_LEAST, amount)


def acquired_this_turn(card: str) -> Condition:
    return Condition(ACQUIRED_THIS_TURN, 1, NONE, card)


def discarded(tag: Tag) -> Condition:
    """The card just discarded by this effect has the tag."""
    return Condition(DISCARDED_TAG, 1, tag)


def trashed_cost(amount: int) -> Condition:
    """The card just trashed by this effect cost at least that much."""
    return Condition(TRASHED_COST_AT_LEAST, amount)


def owns(card: str, amount: int) -> Condition:
    return Condition(OWNS_COPIES, amount, NONE, card)


def influence_under_rival_alliance(level: int) -> Condition:
    """That much influence on a track whose Alliance token an opponent holds."""
    return Condition(INFLUENCE_UNDER_RIVAL_ALLIANCE, level)


def spy_placed_on(*icons: Icon) -> Condition:
    """The spy just placed by this effect watches a space with one of the icons."""
    return Condition(SPY_PLACED_ON, 1, icon_mask(icons))


recalled_spy: Final = Condition(RECALLED_SPY_THIS_TURN)
sent_to_maker: Final = Condition(SENT_TO_MAKER)
sent_to_faction_space: Final = Condition(SENT_TO_FACTION_SPACE)
spying_on_maker: Final = Condition(SPYING_ON_MAKER)
council_seat: Final = Condition(HAS_COUNCIL_SEAT)
swordmaster_gained: Final = Condition(HAS_SWORDMASTER)
hooks: Final = Condition(HAS_MAKER_HOOKS)
gained_spice: Final = Condition(GAINED_SPICE_THIS_TURN)
