"""The numbers that the heuristic goes by, each with its place in the list.

What they are stands in `fitted.py`; `python -m tools.fit_prices` fits them on games of the heuristic among its own
kind.
"""

from typing import Final

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.bot import fitted
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.terms import FACTIONS

# Time.
POINTS_PER_ROUND: Final = 0  # points that the leader can be expected to make in a round
FADE_AT_END: Final = 1  # what is left of a price in the last round
FADE_PER_ROUND: Final = 2  # and how much more each round before it leaves
SAVING: Final = 3  # the share of a Swordmaster that a Solari saved for one counts for

# The own deck.
ROUNDS_PER_CYCLE: Final = 4  # rounds until a card of the own deck comes up again
DECK_AVERAGE: Final = 5  # what a card of an ordinary deck brings each time it comes to hand

# Prices, in tenths of a Victory Point.
PERSUASION_WORTH: Final = 6  # a point of Persuasion
AGENT: Final = 7  # an Agent's turn
SWORDMASTER_SHARE: Final = 8  # the share of its turns that a Swordmaster is worth
COUNCIL_SHARE: Final = 9  # the share of its Persuasion that a seat in the High Council is worth
SOLARI_WANTED: Final = 10  # a Solari for whoever lacks some for Swordmaster or High Council
SOLARI_FEW: Final = 11  # for whoever has fewer than six
SOLARI_MANY: Final = 12  # for whoever has more
SPICE_FEW: Final = 13  # a spice for whoever has fewer than four
SPICE_SOME: Final = 14  # fewer than seven
SPICE_MANY: Final = 15  # or more
SPICE_TO_SHIP: Final = 16  # and in addition for whoever may ship it
WATER_FEW: Final = 17  # a water for whoever has fewer than three
WATER_MANY: Final = 18  # or more
WATER_TO_RIDE: Final = 19  # and in addition for whoever has Maker Hooks
DRAW_AT_END: Final = 20  # a card drawn
DRAW_EARLY: Final = 21  # and in addition while there is time
INTRIGUE_AT_END: Final = 22  # an Intrigue card
INTRIGUE_EARLY: Final = 23  # and in addition while there is time
TROOP_FEW: Final = 24  # a troop for whoever has fewer than six
TROOP_MANY: Final = 25  # or more
SPY_AT_END: Final = 26  # a spy
SPY_EARLY: Final = 27  # and in addition while there is time
SPY_MANY: Final = 28  # the share of it that a third one counts for
HOOKS: Final = 29  # Maker Hooks

# Influence.
FIRST_STEP: Final = 30  # the first step on a track
FRIENDSHIP: Final = 31  # the share of its point that the second counts for
FRIENDSHIP_EARLY: Final = 32  # and what it opens
THIRD_STEP_OPEN: Final = 33  # the third while nobody has the Alliance
THIRD_STEP_HELD: Final = 34  # while its holder can be caught
THIRD_STEP_LATE: Final = 35  # while it cannot
ALLIANCE: Final = 36  # the share of its point that an Alliance counts for
ALLIANCE_RACE: Final = 37  # where somebody else is close
ALLIANCE_DEFENDED: Final = 38  # a step away from somebody who is close
ALLIANCE_SAFE: Final = 39  # from nobody
ALLIANCE_TAKEN: Final = 40  # an Alliance taken away from its holder, in points
ALLIANCE_TIED: Final = 41  # drawing level with its holder
ALLIANCE_FAR: Final = 42  # coming closer
FALL: Final = 43  # a step down that costs no point

# The board.
CONTROL: Final = 44  # a location controlled, for each round
BREACH: Final = 45  # the Shield Wall gone, for whoever has Maker Hooks
BREACH_FOR_OTHERS: Final = 46  # for whoever has none

# Cards.
THINNING: Final = 47  # the share of a bad card's harm that trashing it counts for
BOUGHT_NOW: Final = 48  # how far Persuasion counts by what lies in the Imperium Row now
SWORDS_UNUSED: Final = 49  # a sword without units in the Conflict
CONTRACT_DONE: Final = 50  # a contract completed, beside its reward
CONTRACT_CHANCE: Final = 51  # how likely a visit completes one
HARVEST_CHANCE: Final = 52  # how likely a harvest does

# The Conflict.
SWORDS_PER_CARD: Final = 53  # swords to be expected of a card in somebody else's hand
SWORDS_PER_INTRIGUE: Final = 54  # of an Intrigue card
TROOPS_PER_AGENT: Final = 55  # troops to be expected of an Agent
ICON_AHEAD: Final = 56  # a battle icon that matches nothing yet
WILD_ICON: Final = 57  # the share of a point that the wild one counts for
SPREAD: Final = 58  # how far off a guess at somebody's strength may be
SPREAD_PER_AGENT: Final = 59  # and in addition for each of their Agents
SPREAD_IN_COMBAT: Final = 60  # when all have revealed
OWN_INTRIGUE_SWORDS: Final = 61  # the share of the swords on own Intrigue cards that comes to bear
OWN_CARD_SWORDS: Final = 62  # on cards in hand
PRIZES: Final = 63  # how far the rewards count
TROOPS_SENT: Final = 64  # how far the troops count that are sent for them
TROOPS_BACK: Final = 65  # that are taken back

# Intrigue cards.
PLOT_KEPT: Final = 66  # how far it counts that a Plot card could be kept
FULL_HAND: Final = 67  # what speaks for playing one when others could steal some
COMBAT_CARD_KEPT: Final = 68  # how far it counts that a Combat card could be kept

# Decisions.
GATHER_LAST_SPY: Final = 69  # what a card must bring beyond the last spy that is recalled for it
GATHER_FURTHER_SPY: Final = 70  # beyond one of several
REVEAL_EARLY: Final = 71  # what an Agent's turn must bring, or the Reveal turn comes before it
NEXT_BUY: Final = 72  # how far it counts what the rest of the Persuasion can buy
TRASH_FROM: Final = 73  # how bad a card must be to be trashed
TRASH_FROM_HAND: Final = 74  # what one still in hand would have brought
DISCARD_SENDS: Final = 75  # what a card that can send an Agent would have brought
WORM_PRIZES: Final = 76  # how often a sandworm's rewards count
INFILTRATION: Final = 77  # how far the spy counts that is recalled to go where somebody is
SECOND_SPACE: Final = 78  # how far the second space counts that a post watches
COPY_OWNED: Final = 79  # what a card is worth less for each copy at hand
AVERAGE_OF_OWN_DECK: Final = 80  # how far it counts against a card that the own deck is better than at the beginning
CYCLE_OF_OWN_DECK: Final = 81  # how far it counts that it is larger

# The last round, in which nothing is kept for another one.
LAST_ROUND_FROM: Final = 82  # the points of the leader with which a round is as likely the last as not
LAST_ROUND_SPREAD: Final = 83  # how many points more or less make that likely or unlikely
SPICE_FOR_TIES: Final = 84  # a spice then, for whoever may end with as many points as the leader
SPICE_LEFT_OVER: Final = 85  # for whoever is too far behind

# Spies that are kept.
DRAWN_BY_PILE: Final = 86  # how far it counts that the cards to be drawn are better than the own ones on average
SPIES_NEEDED: Final = 87  # how far what needs a spy counts for keeping it: cards at hand, the reward of the Conflict
SPY_OPENS: Final = 88  # how far a space counts that only the spy opens to an Agent still to be sent


class Prices:
    """The numbers above, and what experience adds to printed values: of cards, by kind; of spaces; of factions; and of
    Intrigue cards that are kept."""

    def __init__(
        self,
        numbers: list[float],
        cards: list[float],
        spaces: list[float],
        factions: list[float],
        intrigue: list[float],
    ) -> None:
        self.numbers = numbers
        self.cards = cards
        self.spaces = spaces
        self.factions = factions
        self.intrigue = intrigue


def by_number(values: dict[str, float], ids: list[str]) -> list[float]:
    """Values by id as the rules number them. What was not there when they were fitted counts for what is printed."""
    return [values.get(id, 0.0) for id in ids]


FITTED: Final = Prices(
    list(fitted.NUMBERS),
    by_number(fitted.CARDS, [card.id for card in CARDS]),
    by_number(fitted.SPACES, [space.id for space in SPACES]),
    by_number(fitted.FACTIONS, list(FACTIONS)),
    by_number(fitted.INTRIGUE, [card.id for card in INTRIGUE]),
)
