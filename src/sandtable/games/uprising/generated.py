"""Written from sandtable.games.uprising.fields by `make generated`: edit that instead."""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.uprising.fields import (
    CARD_NAMES,
    CONFLICT_CARDS,
    CONFLICT_NAMES,
    CONTRACT_NAMES,
    CONTRACT_TOKENS,
    CONTROL_NAMES,
    EFFECT_NAMES,
    FACTION_NAMES,
    INTRIGUES,
    KIND_NAMES,
    LEADER_NAMES,
    MAKER_NAMES,
    OBJECTIVE_NAMES,
    PERSONAL,
    PHASE_NAMES,
    POST_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    TRAINING_NAMES,
    TURN_KIND_NAMES,
    everyone_at,
    house_at,
    players_at,
)
from sandtable.games.uprising.hagal.house import House
from sandtable.games.uprising.terms import Phase, PostIndex, Source, SpaceIndex, TurnKind
from sandtable.kernel.cards import Cards
from sandtable.kernel.names import exactly, fields, listed, truth, whole
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


TURN_FIELDS: Final = (
    "player",
    "kind",
    "card",
    "space",
    "entry",
    "pending",
    "as_printed",
    "revealed",
    "armed",
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


class Turn:
    """What has happened in the turn (or combat opportunity, or reward) of one player."""

    __slots__ = (
        "acquired",
        "armed",
        "as_printed",
        "card",
        "deployed",
        "discarded",
        "discarded_by",
        "entry",
        "harvests",
        "kind",
        "left_in_garrison",
        "may_deploy",
        "may_deploy_recruited",
        "no_deploy",
        "paid",
        "pending",
        "player",
        "post",
        "post_by",
        "recalled_spy",
        "recruited",
        "revealed",
        "space",
        "spice_gained",
        "trashed",
        "trashed_by",
        "units_deployed",
    )

    def __init__(self, player: Seat, kind: TurnKind) -> None:
        self.player: Seat = player
        self.kind: TurnKind = kind
        self.card: int = -1
        self.space: SpaceIndex = SpaceIndex(-1)
        self.entry: int = 0
        self.pending: list[tuple[int, Source]] = []
        self.as_printed: bool = False
        self.revealed: int = 0
        self.armed: int = 0
        self.acquired: int = 0
        self.recalled_spy: bool = False
        self.spice_gained: int = 0
        self.recruited: int = 0
        self.deployed: int = 0
        self.units_deployed: int = 0
        self.may_deploy: bool = False
        self.may_deploy_recruited: bool = False
        self.no_deploy: bool = False
        self.left_in_garrison: int = 0
        self.discarded: int = -1
        self.discarded_by: Source = Source(-1)
        self.trashed: int = -1
        self.trashed_by: Source = Source(-1)
        self.post: PostIndex = PostIndex(-1)
        self.post_by: Source = Source(-1)
        self.harvests: list[int] = []
        self.paid: bool = False

    def copy(self) -> "Turn":
        other = Turn(self.player, self.kind)
        other.card = self.card
        other.space = self.space
        other.entry = self.entry
        other.pending = self.pending[:]
        other.as_printed = self.as_printed
        other.revealed = self.revealed
        other.armed = self.armed
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
        return {
            "player": self.player,
            "kind": TURN_KIND_NAMES.name(self.kind),
            "card": CARD_NAMES.name(self.card),
            "space": SPACE_NAMES.name(self.space),
            "entry": self.entry,
            "pending": [[EFFECT_NAMES.name(each[0]), SOURCE_NAMES.name(each[1])] for each in self.pending],
            "as_printed": self.as_printed,
            "revealed": CARD_NAMES.names_in(self.revealed),
            "armed": CARD_NAMES.names_in(self.armed),
            "acquired": KIND_NAMES.names_in(self.acquired),
            "recalled_spy": self.recalled_spy,
            "spice_gained": self.spice_gained,
            "recruited": self.recruited,
            "deployed": self.deployed,
            "units_deployed": self.units_deployed,
            "may_deploy": self.may_deploy,
            "may_deploy_recruited": self.may_deploy_recruited,
            "no_deploy": self.no_deploy,
            "left_in_garrison": self.left_in_garrison,
            "discarded": CARD_NAMES.name(self.discarded),
            "discarded_by": SOURCE_NAMES.name(self.discarded_by),
            "trashed": CARD_NAMES.name(self.trashed),
            "trashed_by": SOURCE_NAMES.name(self.trashed_by),
            "post": POST_NAMES.name(self.post),
            "post_by": SOURCE_NAMES.name(self.post_by),
            "harvests": [CONTRACT_NAMES.name(each) for each in self.harvests],
            "paid": self.paid,
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, TURN_FIELDS)
        self.player = Seat(whole(data["player"]))
        self.kind = TurnKind(TURN_KIND_NAMES.number(data["kind"]))
        self.card = CARD_NAMES.number(data["card"])
        self.space = SpaceIndex(SPACE_NAMES.number(data["space"]))
        self.entry = whole(data["entry"])
        self.pending = [
            (
                EFFECT_NAMES.number(each[0]),
                Source(SOURCE_NAMES.number(each[1])),
            )
            for each in listed(data["pending"])
        ]
        self.as_printed = truth(data["as_printed"])
        self.revealed = CARD_NAMES.bits(data["revealed"])
        self.armed = CARD_NAMES.bits(data["armed"])
        self.acquired = KIND_NAMES.bits(data["acquired"])
        self.recalled_spy = truth(data["recalled_spy"])
        self.spice_gained = whole(data["spice_gained"])
        self.recruited = whole(data["recruited"])
        self.deployed = whole(data["deployed"])
        self.units_deployed = whole(data["units_deployed"])
        self.may_deploy = truth(data["may_deploy"])
        self.may_deploy_recruited = truth(data["may_deploy_recruited"])
        self.no_deploy = truth(data["no_deploy"])
        self.left_in_garrison = whole(data["left_in_garrison"])
        self.discarded = CARD_NAMES.number(data["discarded"])
        self.discarded_by = Source(SOURCE_NAMES.number(data["discarded_by"]))
        self.trashed = CARD_NAMES.number(data["trashed"])
        self.trashed_by = Source(SOURCE_NAMES.number(data["trashed_by"]))
        self.post = PostIndex(POST_NAMES.number(data["post"]))
        self.post_by = Source(SOURCE_NAMES.number(data["post_by"]))
        self.harvests = [CONTRACT_NAMES.number(each) for each in listed(data["harvests"])]
        self.paid = truth(data["paid"])


def unpacked_turn(packed: object) -> Turn:
    data = fields(packed, TURN_FIELDS)
    found = Turn(Seat(whole(data["player"])), TurnKind(TURN_KIND_NAMES.number(data["kind"])))
    found.unpack(packed)
    return found


TABLE_FIELDS: Final = (
    "turn",
    "house",
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
    "cards",
    "intrigue",
    "conflicts",
    "contracts",
)


class TableFields(State):
    """Everything on the table."""

    __slots__ = (
        "agents",
        "alliance",
        "aside_discount",
        "aside_for",
        "bonus_spice",
        "cards",
        "choam",
        "conflict",
        "conflicts",
        "contracts",
        "control",
        "council",
        "everyone",
        "first",
        "garrison",
        "hooks",
        "house",
        "influence",
        "intrigue",
        "leaders",
        "mandatory_spies",
        "memories",
        "objective",
        "objective_turned",
        "persuasion",
        "phase",
        "placed",
        "players",
        "reveal_order",
        "round",
        "shield_wall",
        "solari",
        "spice",
        "spies",
        "supply",
        "swordmaster",
        "swords",
        "training",
        "troops",
        "turn",
        "vp",
        "water",
        "worms",
    )

    def __init__(self, game: "Game", seats: int, source: "TableFields | None" = None) -> None:
        super().__init__(game, seats, source)
        self.players: int = players_at(seats)
        self.everyone: int = everyone_at(seats)
        if source is None:
            self.turn: Turn = Turn(Seat(0), TurnKind(3))
            self.house: House | None = house_at(seats)
            self.choam: bool = False
            self.mandatory_spies: bool = False
            self.round: int = 0
            self.phase: Phase = Phase(0)
            self.first: Seat = Seat(0)
            self.shield_wall: bool = True
            self.conflict: int = -1
            self.aside_for: Seat = Seat(-1)
            self.aside_discount: int = 0
            self.reveal_order: list[Seat] = []
            self.leaders: list[int] = [-1] * self.players
            self.solari: list[int] = [0] * self.players
            self.spice: list[int] = [0] * self.players
            self.water: list[int] = [0] * self.players
            self.vp: list[int] = [0] * self.players
            self.supply: list[int] = [0] * self.players
            self.garrison: list[int] = [0] * self.players
            self.troops: list[int] = [0] * self.players
            self.worms: list[int] = [0] * self.players
            self.swords: list[int] = [0] * self.players
            self.persuasion: list[int] = [0] * self.players
            self.agents: list[int] = [0] * self.players
            self.placed: list[int] = [0] * self.players
            self.spies: list[int] = [0] * self.players
            self.influence: list[int] = [0] * (self.players * FACTION_NAMES.size)
            self.swordmaster: list[bool] = [False] * self.players
            self.council: list[bool] = [False] * self.players
            self.hooks: list[bool] = [False] * self.players
            self.memories: list[int] = [0] * self.players
            self.training: list[int] = [0] * self.players
            self.objective: list[int] = [-1] * self.players
            self.objective_turned: list[bool] = [False] * self.players
            self.alliance: list[Seat] = [Seat(-1)] * FACTION_NAMES.size
            self.control: list[Seat] = [Seat(-1)] * CONTROL_NAMES.size
            self.bonus_spice: list[int] = [0] * MAKER_NAMES.size
            self.cards: Cards = PERSONAL.empty(seats, seats)
            self.intrigue: Cards = INTRIGUES.empty(self.players, seats)
            self.conflicts: Cards = CONFLICT_CARDS.empty(self.players, seats)
            self.contracts: Cards = CONTRACT_TOKENS.empty(self.players, seats)
        else:
            self.turn = source.turn.copy()
            house = source.house
            self.house = None if house is None else house.copy()
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

    def families(self) -> list[Cards]:
        found = [self.cards, self.intrigue, self.conflicts, self.contracts]
        if self.house is not None:
            found.append(self.house.cards)
        return found

    def pack(self) -> dict[str, Any]:
        return {
            "turn": self.turn.pack(),
            "house": None if self.house is None else self.house.pack(),
            "choam": self.choam,
            "mandatory_spies": self.mandatory_spies,
            "round": self.round,
            "phase": PHASE_NAMES.name(self.phase),
            "first": self.first,
            "shield_wall": self.shield_wall,
            "conflict": CONFLICT_NAMES.name(self.conflict),
            "aside_for": self.aside_for,
            "aside_discount": self.aside_discount,
            "reveal_order": self.reveal_order[:],
            "leaders": [LEADER_NAMES.name(each) for each in self.leaders],
            "solari": self.solari[:],
            "spice": self.spice[:],
            "water": self.water[:],
            "vp": self.vp[:],
            "supply": self.supply[:],
            "garrison": self.garrison[:],
            "troops": self.troops[:],
            "worms": self.worms[:],
            "swords": self.swords[:],
            "persuasion": self.persuasion[:],
            "agents": self.agents[:],
            "placed": [SPACE_NAMES.names_in(each) for each in self.placed],
            "spies": [POST_NAMES.names_in(each) for each in self.spies],
            "influence": [
                FACTION_NAMES.gather(self.influence[at : at + FACTION_NAMES.size], 0)
                for at in range(0, len(self.influence), FACTION_NAMES.size)
            ],
            "swordmaster": self.swordmaster[:],
            "council": self.council[:],
            "hooks": self.hooks[:],
            "memories": self.memories[:],
            "training": [TRAINING_NAMES.name(each) for each in self.training],
            "objective": [OBJECTIVE_NAMES.name(each) for each in self.objective],
            "objective_turned": self.objective_turned[:],
            "alliance": FACTION_NAMES.gather(self.alliance, -1),
            "control": CONTROL_NAMES.gather(self.control, -1),
            "bonus_spice": MAKER_NAMES.gather(self.bonus_spice, 0),
            "cards": PERSONAL.pack(self.cards),
            "intrigue": INTRIGUES.pack(self.intrigue),
            "conflicts": CONFLICT_CARDS.pack(self.conflicts),
            "contracts": CONTRACT_TOKENS.pack(self.contracts),
        }

    def unpack(self, packed: dict[str, Any]) -> None:
        data = fields(packed, TABLE_FIELDS)
        self.turn = unpacked_turn(data["turn"])
        self.house = None if data["house"] is None else House(self.seats)
        if self.house is not None:
            self.house.unpack(data["house"])
        self.choam = truth(data["choam"])
        self.mandatory_spies = truth(data["mandatory_spies"])
        self.round = whole(data["round"])
        self.phase = Phase(PHASE_NAMES.number(data["phase"]))
        self.first = Seat(whole(data["first"]))
        self.shield_wall = truth(data["shield_wall"])
        self.conflict = CONFLICT_NAMES.number(data["conflict"])
        self.aside_for = Seat(whole(data["aside_for"]))
        self.aside_discount = whole(data["aside_discount"])
        self.reveal_order = [Seat(whole(each)) for each in listed(data["reveal_order"])]
        self.leaders = [LEADER_NAMES.number(each) for each in exactly(data["leaders"], self.players)]
        self.solari = [whole(each) for each in exactly(data["solari"], self.players)]
        self.spice = [whole(each) for each in exactly(data["spice"], self.players)]
        self.water = [whole(each) for each in exactly(data["water"], self.players)]
        self.vp = [whole(each) for each in exactly(data["vp"], self.players)]
        self.supply = [whole(each) for each in exactly(data["supply"], self.players)]
        self.garrison = [whole(each) for each in exactly(data["garrison"], self.players)]
        self.troops = [whole(each) for each in exactly(data["troops"], self.players)]
        self.worms = [whole(each) for each in exactly(data["worms"], self.players)]
        self.swords = [whole(each) for each in exactly(data["swords"], self.players)]
        self.persuasion = [whole(each) for each in exactly(data["persuasion"], self.players)]
        self.agents = [whole(each) for each in exactly(data["agents"], self.players)]
        self.placed = [SPACE_NAMES.bits(each) for each in exactly(data["placed"], self.players)]
        self.spies = [POST_NAMES.bits(each) for each in exactly(data["spies"], self.players)]
        self.influence = [
            whole(each) for row in exactly(data["influence"], self.players) for each in FACTION_NAMES.spread(row, 0)
        ]
        self.swordmaster = [truth(each) for each in exactly(data["swordmaster"], self.players)]
        self.council = [truth(each) for each in exactly(data["council"], self.players)]
        self.hooks = [truth(each) for each in exactly(data["hooks"], self.players)]
        self.memories = [whole(each) for each in exactly(data["memories"], self.players)]
        self.training = [TRAINING_NAMES.number(each) for each in exactly(data["training"], self.players)]
        self.objective = [OBJECTIVE_NAMES.number(each) for each in exactly(data["objective"], self.players)]
        self.objective_turned = [truth(each) for each in exactly(data["objective_turned"], self.players)]
        self.alliance = [Seat(whole(each)) for each in FACTION_NAMES.spread(data["alliance"], -1)]
        self.control = [Seat(whole(each)) for each in CONTROL_NAMES.spread(data["control"], -1)]
        self.bonus_spice = [whole(each) for each in MAKER_NAMES.spread(data["bonus_spice"], 0)]
        PERSONAL.unpack(self.cards, data["cards"])
        INTRIGUES.unpack(self.intrigue, data["intrigue"])
        CONFLICT_CARDS.unpack(self.conflicts, data["conflicts"])
        CONTRACT_TOKENS.unpack(self.contracts, data["contracts"])
