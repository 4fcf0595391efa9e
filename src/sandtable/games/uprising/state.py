"""Everything that is on the table in Uprising, and nothing else."""

from typing import Final

from sandtable.games.uprising.board import (
    POSTS,
    SANDWORM_STRENGTH,
    SPACES,
    SPIES,
    SWORD_STRENGTH,
    TROOP_STRENGTH,
)
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.fields import CONTRACT_SOURCE as CONTRACT_SOURCE
from sandtable.games.uprising.fields import PHASE_NAMES
from sandtable.games.uprising.generated import TableFields
from sandtable.games.uprising.generated import Turn as Turn
from sandtable.games.uprising.hagal.house import House
from sandtable.games.uprising.leaders import LEADERS, Leader
from sandtable.games.uprising.terms import FACTIONS, WIDTH, CardNumber, Faction, Phase, Player, TurnKind, Zone
from sandtable.kernel.messages import named
from sandtable.kernel.seats import MOST_SEATS, Seat

# The phases, in order of play.
SETUP: Final = Phase(0)
ROUND_START: Final = Phase(1)
PLAYER_TURNS: Final = Phase(2)
COMBAT: Final = Phase(3)
MAKERS: Final = Phase(4)
RECALL: Final = Phase(5)
ENDGAME: Final = Phase(6)
PHASE_IDS: Final = PHASE_NAMES.ids

# Where personal cards lie. Shared zones first; then each player's own (`HANDS[player]`).
IMPERIUM: Final = 0
ROW: Final = 1
RESERVE: Final = 2
TRASHED: Final = 3
# Cards that their owner looks at, and the Row card that a player has set aside.
LOOKED_AT: Final = 4
SET_ASIDE: Final = 5
DECK: Final = 6
HAND: Final = 7
DISCARD: Final = 8
IN_PLAY: Final = 9
PER_PLAYER: Final = 4


def of_each(first: Zone, step: int) -> tuple[Zone, ...]:
    """The zones of one sort, by the player they belong to."""
    return tuple([first + step * player for player in range(MOST_SEATS)])


DECKS: Final = of_each(DECK, PER_PLAYER)
HANDS: Final = of_each(HAND, PER_PLAYER)
DISCARDS: Final = of_each(DISCARD, PER_PLAYER)
TABLEAUS: Final = of_each(IN_PLAY, PER_PLAYER)

# Where Intrigue cards lie: held (`HELD_BY[player]`), and Plot cards that wait face up.
INTRIGUE_DECK: Final = 0
INTRIGUE_DISCARD: Final = 1
INTRIGUE_TRASHED: Final = 2
HELD: Final = 3
FACE_UP: Final = 4

# Where Conflict cards lie: a deck per level, those left out unseen, the pile on the board, and those won.
CONFLICT_DECK: Final = 0
LEFT_OUT: Final = 3
ON_BOARD: Final = 4
WON: Final = 5
WON_TURNED: Final = 6

# Where contracts lie: taken (`TAKEN_BY[player]`) and those completed.
CONTRACT_STACK: Final = 0
OFFERED: Final = 1
RESERVED: Final = 2
TAKEN: Final = 3
COMPLETED: Final = 4

PER_HOLDER: Final = 2

HELD_BY: Final = of_each(HELD, PER_HOLDER)
FACE_UP_BY: Final = of_each(FACE_UP, PER_HOLDER)
WON_BY: Final = of_each(WON, PER_HOLDER)
TURNED_BY: Final = of_each(WON_TURNED, PER_HOLDER)
TAKEN_BY: Final = of_each(TAKEN, PER_HOLDER)
COMPLETED_BY: Final = of_each(COMPLETED, PER_HOLDER)

# What somebody is doing: nothing chosen yet, an Agent turn, a Reveal turn, or something outside of turns.
CHOOSING: Final = TurnKind(0)
AGENT_TURN: Final = TurnKind(1)
REVEAL_TURN: Final = TurnKind(2)
OUT_OF_TURN: Final = TurnKind(3)

CARD_WORDS: Final = tuple([named("card", card.id) for card in CARDS])
INTRIGUE_WORDS: Final = tuple([named("intrigue", card.id) for card in INTRIGUE])
CONFLICT_WORDS: Final = tuple([named("conflict", card.id) for card in CONFLICTS])
OBJECTIVE_WORDS: Final = tuple([named("objective", card.id) for card in OBJECTIVES])
CONTRACT_WORDS: Final = tuple([named("contract", contract.id) for contract in CONTRACTS])
LEADER_WORDS: Final = tuple([named("leader", leader.id) for leader in LEADERS])
SPACE_WORDS: Final = tuple([named("space", space.id) for space in SPACES])
POST_WORDS: Final = tuple([named("post", post.id) for post in POSTS])
FACTION_WORDS: Final = tuple([named("faction", faction) for faction in FACTIONS])


class Table(TableFields):
    """A game of Uprising in progress. Players are numbered clockwise: the seats first, then Rivals if there are any."""

    __slots__ = ()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

    # Who and where.

    def order(self) -> list[Player]:
        """The players in order of play: from the First Player marker clockwise.

        With two seats the Rival sits right after the First Player, whoever that is (HAG-TRN-05).
        """
        if self.seats == 2:
            return [self.first, Seat(2), Seat(1 - self.first)]
        return [Seat((self.first + place) % self.players) for place in range(self.players)]

    def after(self, player: Player) -> Player:
        """Who comes next in order of play."""
        if self.seats != 2:
            return Seat((player + 1) % self.players)
        order = self.order()
        return order[(order.index(player) + 1) % self.players]

    def opponents(self, player: Player) -> list[Player]:
        """The others, clockwise."""
        return [Seat((player + place) % self.players) for place in range(1, self.players)]

    def leader(self, player: Player) -> Leader:
        return LEADERS[self.leaders[player]]

    def who(self, player: Player) -> str:
        """The name of a player's leader, or of a Rival, as a message."""
        return LEADER_WORDS[self.leaders[player]] if player < self.seats else self.hagal.who(player)

    @property
    def hagal(self) -> House:
        """What House Hagal brings to a table with Rivals."""
        assert self.house is not None, "there are no Rivals at this table"
        return self.house

    def can_win(self, player: Player) -> bool:
        """Whether a player's score counts: a Streamlined Rival's does not (HAG-OPT-07, UPR-RUL-111)."""
        return player < self.seats or not self.hagal.rival(player).streamlined

    @property
    def public(self) -> int:
        """The observer that knows what everybody knows."""
        return self.seats

    def seers(self, player: Player) -> int:
        """The observers that see what a player alone sees: none for a Rival."""
        return 1 << player if player < self.seats else 0

    def hand(self, player: Player) -> list[CardNumber]:
        return self.cards.zones[HANDS[player]]

    def discard(self, player: Player) -> list[CardNumber]:
        return self.cards.zones[DISCARDS[player]]

    def in_play(self, player: Player) -> list[CardNumber]:
        return self.cards.zones[TABLEAUS[player]]

    def deck(self, player: Player) -> list[CardNumber]:
        return self.cards.zones[DECKS[player]]

    def held(self, player: Player) -> list[CardNumber]:
        """The Intrigue cards of a player."""
        return self.intrigue.zones[HELD_BY[player]]

    def level(self, player: Player, faction: Faction) -> int:
        """How far a player has come on a faction's track."""
        return self.influence[player * WIDTH + faction]

    def levels(self, player: Player) -> list[int]:
        """How far a player has come on each faction's track."""
        return self.influence[player * WIDTH : player * WIDTH + WIDTH]

    def spies_in_supply(self, player: Player) -> int:
        return SPIES - self.spies[player].bit_count()

    def completed(self, player: Player) -> int:
        """How many contracts a player has completed."""
        return len(self.contracts.zones[COMPLETED_BY[player]])

    def strength(self, player: Player) -> int:
        """Without a unit in the Conflict nothing counts (UPR-STR-02 to 07)."""
        units = self.troops[player] * TROOP_STRENGTH + self.worms[player] * SANDWORM_STRENGTH
        return units + self.swords[player] * SWORD_STRENGTH if units else 0
