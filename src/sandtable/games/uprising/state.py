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
from sandtable.games.uprising.terms import FACTIONS
from sandtable.kernel.messages import named

# The phases, in order of play.
SETUP: Final = 0
ROUND_START: Final = 1
PLAYER_TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
PHASE_IDS: Final = PHASE_NAMES.ids

# Where personal cards lie. Shared zones first; the zones of a player are `HAND + PER_PLAYER * player` and so on.
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

# Where Intrigue cards lie: `HELD + PER_HOLDER * player`, and Plot cards that wait face up.
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

# Where contracts lie: `TAKEN + PER_HOLDER * player` and those completed.
CONTRACT_STACK: Final = 0
OFFERED: Final = 1
RESERVED: Final = 2
TAKEN: Final = 3
COMPLETED: Final = 4

PER_HOLDER: Final = 2

# What somebody is doing: nothing chosen yet, an Agent turn, a Reveal turn, or something outside of turns.
CHOOSING: Final = 0
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2
OUT_OF_TURN: Final = 3

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

    def order(self) -> list[int]:
        """The players in order of play: from the First Player marker clockwise.

        With two seats the Rival sits right after the First Player, whoever that is (HAG-TRN-05).
        """
        if self.seats == 2:
            return [self.first, 2, 1 - self.first]
        return [(self.first + place) % self.players for place in range(self.players)]

    def after(self, player: int) -> int:
        """Who comes next in order of play."""
        if self.seats != 2:
            return (player + 1) % self.players
        order = self.order()
        return order[(order.index(player) + 1) % self.players]

    def opponents(self, player: int) -> list[int]:
        """The others, clockwise."""
        return [(player + place) % self.players for place in range(1, self.players)]

    def leader(self, player: int) -> Leader:
        return LEADERS[self.leaders[player]]

    def who(self, player: int) -> str:
        """The name of a player's leader, or of a Rival, as a message."""
        return LEADER_WORDS[self.leaders[player]] if player < self.seats else self.hagal.who(player)

    @property
    def hagal(self) -> House:
        """What House Hagal brings to a table with Rivals."""
        assert self.house is not None, "there are no Rivals at this table"
        return self.house

    def can_win(self, player: int) -> bool:
        """Whether a player's score counts: a Streamlined Rival's does not (HAG-OPT-07, UPR-RUL-111)."""
        return player < self.seats or not self.hagal.rival(player).streamlined

    @property
    def public(self) -> int:
        """The observer that knows what everybody knows."""
        return self.seats

    def seers(self, player: int) -> int:
        """The observers that see what a player alone sees: none for a Rival."""
        return 1 << player if player < self.seats else 0

    def hand(self, player: int) -> list[int]:
        return self.cards.zones[HAND + PER_PLAYER * player]

    def discard(self, player: int) -> list[int]:
        return self.cards.zones[DISCARD + PER_PLAYER * player]

    def in_play(self, player: int) -> list[int]:
        return self.cards.zones[IN_PLAY + PER_PLAYER * player]

    def deck(self, player: int) -> list[int]:
        return self.cards.zones[DECK + PER_PLAYER * player]

    def held(self, player: int) -> list[int]:
        """The Intrigue cards of a player."""
        return self.intrigue.zones[HELD + PER_HOLDER * player]

    def spies_in_supply(self, player: int) -> int:
        return SPIES - self.spies[player].bit_count()

    def completed(self, player: int) -> int:
        """How many contracts a player has completed."""
        return len(self.contracts.zones[COMPLETED + PER_HOLDER * player])

    def strength(self, player: int) -> int:
        """Without a unit in the Conflict nothing counts (UPR-STR-02 to 07)."""
        units = self.troops[player] * TROOP_STRENGTH + self.worms[player] * SANDWORM_STRENGTH
        return units + self.swords[player] * SWORD_STRENGTH if units else 0
