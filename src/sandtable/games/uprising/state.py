"""Everything that is on the table in Uprising, and nothing else."""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.uprising.board import (
    CONTROL_SPACES,
    MAKER_SPACES,
    POSTS,
    SANDWORM_STRENGTH,
    SPACES,
    SPIES,
    SWORD_STRENGTH,
    TROOP_STRENGTH,
)
from sandtable.games.uprising.cards import CARD_KIND, CARDS, CONTRACT_KIND, INTRIGUE_KIND
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.hagal.house import House
from sandtable.games.uprising.leaders import LEADERS, Leader
from sandtable.games.uprising.terms import FACTIONS, NONE
from sandtable.games.uprising.wording import named
from sandtable.kernel.cards import Cards, empty_zones
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.game import Game

# The phases, in order of play.
SETUP: Final = 0
ROUND_START: Final = 1
PLAYER_TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
PHASE_IDS: Final = ("setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame")

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
CARD_ZONES: Final = 6

# Where Intrigue cards lie: `HELD + PER_HOLDER * player`, and Plot cards that wait face up.
INTRIGUE_DECK: Final = 0
INTRIGUE_DISCARD: Final = 1
INTRIGUE_TRASHED: Final = 2
HELD: Final = 3
FACE_UP: Final = 4
INTRIGUE_ZONES: Final = 3

# Where Conflict cards lie: a deck per level, those left out unseen, the pile on the board, and those won.
CONFLICT_DECK: Final = 0
LEFT_OUT: Final = 3
ON_BOARD: Final = 4
WON: Final = 5
WON_TURNED: Final = 6
CONFLICT_ZONES: Final = 5

# Where contracts lie: `TAKEN + PER_HOLDER * player` and those completed.
CONTRACT_STACK: Final = 0
OFFERED: Final = 1
RESERVED: Final = 2
TAKEN: Final = 3
COMPLETED: Final = 4
CONTRACT_ZONES: Final = 3

PER_HOLDER: Final = 2

CARD_FACES: Final = tuple(range(len(CARD_KIND)))
"""Copies of a card are told apart: where it matters the rules move the one that others know of (`decks.of_kind`)."""

# What somebody is doing: nothing chosen yet, an Agent turn, a Reveal turn, or something outside of turns.
CHOOSING: Final = 0
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2
OUT_OF_TURN: Final = 3

# Effects in progress remember the component they come from: a personal card by its number, a contract token beyond.
CONTRACT_SOURCE: Final = 1000

CARD_WORDS: Final = tuple([named("card", card.id) for card in CARDS])
INTRIGUE_WORDS: Final = tuple([named("intrigue", card.id) for card in INTRIGUE])
CONFLICT_WORDS: Final = tuple([named("conflict", card.id) for card in CONFLICTS])
OBJECTIVE_WORDS: Final = tuple([named("objective", card.id) for card in OBJECTIVES])
CONTRACT_WORDS: Final = tuple([named("contract", contract.id) for contract in CONTRACTS])
LEADER_WORDS: Final = tuple([named("leader", leader.id) for leader in LEADERS])
SPACE_WORDS: Final = tuple([named("space", space.id) for space in SPACES])
POST_WORDS: Final = tuple([named("post", post.id) for post in POSTS])
FACTION_WORDS: Final = tuple([named("faction", faction) for faction in FACTIONS])

FEWEST_PLAYERS: Final = 3
"""Rivals fill the table up to this number."""


class Turn:
    """What has happened in the turn (or combat opportunity, or reward) of one player."""

    def __init__(self, player: int, kind: int) -> None:
        self.player = player
        self.kind = kind
        # The card that sent the Agent, and where to.
        self.card = NONE
        self.space = NONE
        self.entry = 0
        # Effects still to be carried out, each with the component it comes from.
        self.pending: list[tuple[int, int]] = []
        self.as_printed = False
        # Cards revealed, and kinds of cards acquired (a bit each).
        self.revealed = 0
        self.acquired = 0
        self.recalled_spy = False
        self.spice_gained = 0
        # Troops recruited, those deployed from the garrison by right of the space, and all units deployed.
        self.recruited = 0
        self.deployed = 0
        self.units_deployed = 0
        self.may_deploy = False
        self.may_deploy_recruited = False
        self.no_deploy = False
        # How many troops could still be deployed when the player was last asked and left them.
        self.left_in_garrison = 0
        # What the effect of a component last discarded, trashed or placed.
        self.discarded = NONE
        self.discarded_by = NONE
        self.trashed = NONE
        self.trashed_by = NONE
        self.post = NONE
        self.post_by = NONE
        # Contracts held when the Agent was sent that a harvest can complete.
        self.harvests: list[int] = []
        # Whether the arrow just offered was paid.
        self.paid = False

    def copy(self) -> "Turn":
        other = Turn(self.player, self.kind)
        other.card = self.card
        other.space = self.space
        other.entry = self.entry
        other.pending = self.pending[:]
        other.as_printed = self.as_printed
        other.revealed = self.revealed
        other.acquired = self.acquired
        other.recalled_spy = self.recalled_spy
        other.spice_gained = self.spice_gained
        other.recruited = self.recruited
        other.deployed = self.deployed
        other.units_deployed = self.units_deployed
        other.may_deploy = self.may_deploy
        other.may_deploy_recruited = self.may_deploy_recruited
        other.no_deploy = self.no_deploy
        other.left_in_garrison = self.left_in_garrison
        other.discarded = self.discarded
        other.discarded_by = self.discarded_by
        other.trashed = self.trashed
        other.trashed_by = self.trashed_by
        other.post = self.post
        other.post_by = self.post_by
        other.harvests = self.harvests[:]
        other.paid = self.paid
        return other

    def pack(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in TURN_FIELDS}


TURN_FIELDS: Final = (
    "player",
    "kind",
    "card",
    "space",
    "entry",
    "pending",
    "as_printed",
    "revealed",
    "acquired",
    "recalled_spy",
    "spice_gained",
    "recruited",
    "deployed",
    "units_deployed",
    "may_deploy",
    "may_deploy_recruited",
    "no_deploy",
    "left_in_garrison",
    "discarded",
    "discarded_by",
    "trashed",
    "trashed_by",
    "post",
    "post_by",
    "harvests",
    "paid",
)


def unpacked_turn(data: dict[str, Any]) -> Turn:
    turn = Turn(data["player"], data["kind"])
    for name in TURN_FIELDS:
        setattr(turn, name, data[name])
    turn.pending = [(number, source) for number, source in data["pending"]]
    return turn


class Table(State):
    """A game of Uprising in progress. Players are numbered clockwise: the seats first, then Rivals if there are any."""

    def __init__(self, game: "Game", seats: int, source: "Table | None" = None) -> None:
        super().__init__(game, seats, source)
        # All observers, the public included, as bits.
        self.everyone = (1 << (seats + 1)) - 1
        if source is None:
            players = max(seats, FEWEST_PLAYERS)
            self.players = players
            self.turn = Turn(0, OUT_OF_TURN)
            self.house = House(seats) if players > seats else None
            self.choam = False
            self.mandatory_spies = False
            self.round = 0
            self.phase = SETUP
            self.first = 0
            self.shield_wall = True
            # The Conflict card fought over this round, until the Conflict is resolved.
            self.conflict = NONE
            # Who may buy the Row card that was set aside, and how much cheaper.
            self.aside_for = NONE
            self.aside_discount = 0
            # Players in order of their Reveal turns of this round.
            self.reveal_order: list[int] = []
            self.leaders = [NONE] * players
            self.solari = [0] * players
            self.spice = [0] * players
            self.water = [0] * players
            self.vp = [0] * players
            self.supply = [0] * players
            self.garrison = [0] * players
            self.troops = [0] * players
            self.worms = [0] * players
            self.swords = [0] * players
            self.persuasion = [0] * players
            # Agents on the leader; spaces with an Agent and posts with a spy, a bit each.
            self.agents = [0] * players
            self.placed = [0] * players
            self.spies = [0] * players
            self.influence = [0] * (players * len(FACTIONS))
            self.swordmaster = [False] * players
            self.council = [False] * players
            self.hooks = [False] * players
            self.memories = [0] * players
            self.training = [0] * players
            self.objective = [NONE] * players
            self.objective_turned = [False] * players
            # Who holds the Alliance token of a faction, who controls a location, spice waiting on a Maker space.
            self.alliance = [NONE] * len(FACTIONS)
            self.control = [NONE] * len(CONTROL_SPACES)
            self.bonus_spice = [0] * len(MAKER_SPACES)
            self.cards = empty_zones(CARD_FACES, CARD_ZONES + PER_PLAYER * seats, seats)
            self.intrigue = empty_zones(INTRIGUE_KIND, INTRIGUE_ZONES + PER_HOLDER * players, seats)
            self.conflicts = empty_zones(tuple(range(len(CONFLICTS))), CONFLICT_ZONES + PER_HOLDER * players, seats)
            self.contracts = empty_zones(CONTRACT_KIND, CONTRACT_ZONES + PER_HOLDER * players, seats)
        else:
            self.players = source.players
            self.turn = source.turn.copy()
            self.house = None if source.house is None else source.house.copy()
            self.choam = source.choam
            self.mandatory_spies = source.mandatory_spies
            self.round = source.round
            self.phase = source.phase
            self.first = source.first
            self.shield_wall = source.shield_wall
            self.conflict = source.conflict
            self.aside_for = source.aside_for
            self.aside_discount = source.aside_discount
            self.reveal_order = source.reveal_order[:]
            self.leaders = source.leaders[:]
            self.solari = source.solari[:]
            self.spice = source.spice[:]
            self.water = source.water[:]
            self.vp = source.vp[:]
            self.supply = source.supply[:]
            self.garrison = source.garrison[:]
            self.troops = source.troops[:]
            self.worms = source.worms[:]
            self.swords = source.swords[:]
            self.persuasion = source.persuasion[:]
            self.agents = source.agents[:]
            self.placed = source.placed[:]
            self.spies = source.spies[:]
            self.influence = source.influence[:]
            self.swordmaster = source.swordmaster[:]
            self.council = source.council[:]
            self.hooks = source.hooks[:]
            self.memories = source.memories[:]
            self.training = source.training[:]
            self.objective = source.objective[:]
            self.objective_turned = source.objective_turned[:]
            self.alliance = source.alliance[:]
            self.control = source.control[:]
            self.bonus_spice = source.bonus_spice[:]
            self.cards = source.cards.copy()
            self.intrigue = source.intrigue.copy()
            self.conflicts = source.conflicts.copy()
            self.contracts = source.contracts.copy()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        families = [self.cards, self.intrigue, self.conflicts, self.contracts]
        return families if self.house is None else [*families, self.house.cards]

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

    # Snapshots.

    def pack(self) -> dict[str, Any]:
        packed: dict[str, Any] = {name: getattr(self, name) for name in FIELDS}
        packed["turn"] = self.turn.pack()
        packed["cards"] = self.cards.pack()
        packed["intrigue"] = self.intrigue.pack()
        packed["conflicts"] = self.conflicts.pack()
        packed["contracts"] = self.contracts.pack()
        packed["hagal"] = None if self.house is None else self.house.pack()
        return packed

    def unpack(self, data: dict[str, Any]) -> None:
        for name in FIELDS:
            setattr(self, name, data[name])
        self.turn = unpacked_turn(data["turn"])
        self.cards.unpack(data["cards"])
        self.intrigue.unpack(data["intrigue"])
        self.conflicts.unpack(data["conflicts"])
        self.contracts.unpack(data["contracts"])
        if self.house is not None:
            self.house.unpack(data["hagal"])


FIELDS: Final = (
    "choam",
    "mandatory_spies",
    "round",
    "phase",
    "first",
    "shield_wall",
    "conflict",
    "aside_for",
    "aside_discount",
    "reveal_order",
    "leaders",
    "solari",
    "spice",
    "water",
    "vp",
    "supply",
    "garrison",
    "troops",
    "worms",
    "swords",
    "persuasion",
    "agents",
    "placed",
    "spies",
    "influence",
    "swordmaster",
    "council",
    "hooks",
    "memories",
    "training",
    "objective",
    "objective_turned",
    "alliance",
    "control",
    "bonus_spice",
)
"""What a snapshot holds beside the turn and the cards."""
