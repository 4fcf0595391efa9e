"""Positions of Conquest, set up in words.

    table = position("harkonnen, atreides", forces="carthag: atreides 6, harkonnen 3", round=2)
    table.start(battle_phase)
    table.play("atreides", "see_leader")

Seats are named by their factions, in order of play; the first one named is the first player. Everything that is not
said is as at the start of a game, except that hands and traitors are empty.
"""

from collections.abc import Mapping

import sandtable
from sandtable.games.arrakis.planet import CELL_INDEX, CELLS_OF, TERRITORY_INDEX
from sandtable.games.arrakis.terms import NO_TERRITORY, Cell, Sector
from sandtable.games.conquest.board import STORM_DIE, STORM_START
from sandtable.games.conquest.cards import BATTLE_DECK, BATTLE_INDEX, MARKET_DECK, MARKET_INDEX, SPICE_DECK, SPICE_INDEX
from sandtable.games.conquest.factions import ALLIANCES, FACTION_INDEX, FORCES, LEADER_INDEX, LEADERS
from sandtable.games.conquest.state import ROUND_ENDS, Table
from sandtable.games.conquest.terms import DECK, DISCARD, HANDS, IN_TANKS, NOT_DRAWN, READY, SETUP
from sandtable.kernel.cards import Cards
from sandtable.kernel.game import Value
from sandtable.kernel.rows import added
from sandtable.kernel.seats import SEATS, Seat
from tests.games.position import PositionOf, listed


class Position(PositionOf[Table]):
    """Factions sit at the table."""

    QUIET = ("pass", "0", "done", "draw", "leave", "decline", "nothing", "keep")

    def seat(self, faction: str) -> Seat:
        return Seat(self.g.factions.index(FACTION_INDEX[faction]))

    def put(self, faction: str, place: str, count: int) -> "Position":
        """Put forces from nowhere into a cell, or into the first cell of a territory."""
        self.g.forces[self.seat(faction)] = added(self.g.forces[self.seat(faction)], cells(place)[0], count)
        return self

    def asked(self) -> list[str]:
        """The factions that have to choose now."""
        return [self.g.faction(Seat(seat)).id for seat in self.g.to_act]

    def forces(self, faction: str, place: str) -> int:
        """Forces in a cell ('broken_land:11') or in a whole territory ('broken_land')."""
        return self.g.forces_in(self.seat(faction), cells(place))

    def spice(self, faction: str) -> int:
        return self.g.spice[self.seat(faction)]

    def reserve(self, faction: str) -> int:
        return self.g.reserve[self.seat(faction)]

    def tanks(self, faction: str) -> int:
        return self.g.tanks[self.seat(faction)]

    def spice_at(self, cell: str) -> int:
        return self.g.ground_spice[CELL_INDEX[cell]]

    def alive(self, leader: str) -> bool:
        return self.g.leader_state[LEADER_INDEX[leader]] == READY

    def battle_hand(self, faction: str) -> list[str]:
        return _names(self.g.battle_cards, self.seat(faction), BATTLE_DECK, BATTLE_INDEX)

    def market_hand(self, faction: str) -> list[str]:
        return _names(self.g.market_cards, self.seat(faction), MARKET_DECK, MARKET_INDEX)

    def traitors(self, faction: str) -> list[str]:
        return sorted(LEADERS[leader].id for leader in self.g.traitor_cards.zones[HANDS[self.seat(faction)]])

    def imagined(self, faction: str, seed: int) -> "Position":
        """A world that the faction holds possible."""
        world = self.g.determinize(self.seat(faction), seed)
        assert isinstance(world, Table)
        return Position(world)

    def discarded(self, deck: Cards) -> list[str]:
        """The names in a discard pile, the top one last."""
        ids: dict[int, Mapping[str, int]] = {
            id(self.g.battle_cards): BATTLE_INDEX,
            id(self.g.market_cards): MARKET_INDEX,
        }
        names = {kind: name for name, kind in ids.get(id(deck), SPICE_INDEX).items()}
        return [names[deck.faces[card]] for card in deck.zones[DISCARD]]


def position(
    factions: str,
    *,
    forces: str = "",
    spice: dict[str, int] | None = None,
    ground: dict[str, int] | None = None,
    reserve: dict[str, int] | None = None,
    tanks: dict[str, int] | None = None,
    dead: str = "",
    battle: dict[str, str] | None = None,
    market: dict[str, str] | None = None,
    traitors: dict[str, str] | None = None,
    blown: str = "",
    top: str = "",
    storm: int = STORM_START,
    round: int = 2,
    first: str = "",
    covered: str = "",
    seed: int = 1,
    small_market: bool = False,
    windows: bool = False,
) -> Position:
    """`forces` reads "carthag: atreides 6, harkonnen 3; broken_land:11: fremen 2" (a territory means its first cell).

    `battle`, `market` and `traitors` give each faction a comma-separated hand; `blown` names the location card on top
    of the spice discard pile, `top` the spice cards left in the deck, as they will be revealed; `dead` names leaders in
    the tanks; `first` is the first player if not the first one named.
    Reserves are what is left of 20 forces unless they are given. Unless `windows` is set, all factions have announced
    to let the responses of this round (weather, worm, spies) pass.
    """
    names = listed(factions)
    game = sandtable.game("conquest")
    g = game.blank(len(names))
    assert isinstance(g, Table)
    options = {f"faction_{seat}": name for seat, name in enumerate(names)}
    if FACTION_INDEX[names[0]] in ALLIANCES:
        options["mode"] = "alliance"
    started = game.new(len(names), seed, **options)
    assert isinstance(started, Table)
    g.setup, g.key, g.chance = started.setup, started.key, started.chance
    g.alliance = "mode" in options
    g.factions = [FACTION_INDEX[name] for name in names]
    g.small_market = small_market
    if not windows:
        for seat in SEATS[g.seats]:
            g.pass_until(seat, ROUND_ENDS)
    g.round, g.storm, g.first = round, Sector(storm), Seat(0)
    g.covered = TERRITORY_INDEX[covered] if covered else NO_TERRITORY
    table = Position(g)
    for place, groups in _pairs(forces):
        for group in listed(groups):
            name, count = group.split()
            g.forces[table.seat(name)] = added(g.forces[table.seat(name)], cells(place)[0], int(count))
    for seat, name in zip(SEATS[g.seats], names, strict=True):
        g.spice[seat] = (spice or {}).get(name, g.faction(seat).starting_spice)
        g.tanks[seat] = (tanks or {}).get(name, 0)
        g.reserve[seat] = (reserve or {}).get(name, FORCES - sum(g.forces[seat]) - g.tanks[seat])
    for cell, amount in (ground or {}).items():
        g.ground_spice[CELL_INDEX[cell]] = amount
    _lay_leaders(g, table, started, listed(dead), traitors or {})
    _deal(g, g.battle_cards, BATTLE_DECK, BATTLE_INDEX, table, battle or {})
    _deal(g, g.market_cards, MARKET_DECK, MARKET_INDEX, table, market or {})
    _lay_spice_cards(table, blown, listed(top))
    if first:
        g.first = table.seat(first)
    return table


def new_game(factions: str, seed: int = 1, **options: Value) -> Position:
    """A new game of these factions (or alliances), at its first question."""
    names = listed(factions)
    given: dict[str, Value] = {f"faction_{seat}": name for seat, name in enumerate(names)}
    if FACTION_INDEX[names[0]] in ALLIANCES:
        given["mode"] = "alliance"
    g = sandtable.game("conquest").new(len(names), seed, **given, **options)
    assert isinstance(g, Table)
    return Position(g)


def prepared(factions: str, seed: int = 1, **options: Value) -> Position:
    """A new game, after everybody has kept the first traitors offered."""
    table = new_game(factions, seed, **options)
    return table.play_quietly(until=lambda: table.g.phase != SETUP)


def die(face: int) -> tuple[int, int]:
    """A roll of the storm die, for `luck`."""
    return STORM_DIE.index(face), len(STORM_DIE)


def cells(place: str) -> tuple[Cell, ...]:
    return (CELL_INDEX[place],) if ":" in place else CELLS_OF[TERRITORY_INDEX[place]]


def _lay_leaders(g: Table, table: Position, started: Table, dead: list[str], traitors: dict[str, str]) -> None:
    g.leader_state = started.leader_state[:]
    for name in dead:
        g.leader_state[LEADER_INDEX[name]] = IN_TANKS
    absent = [leader.index for leader in LEADERS if g.leader_state[leader.index] == NOT_DRAWN]
    held = {LEADER_INDEX[leader]: table.seat(name) for name, hand in traitors.items() for leader in listed(hand)}
    g.traitor_cards.lay_out(DECK, [one.index for one in LEADERS if one.index not in absent])
    for leader in absent:
        second = g.alliance and LEADERS[leader].faction >= 2
        g.traitor_cards.lay_out(g.out_of_game + (1 if second else 0), [leader])
    for leader, seat in held.items():
        g.traitor_cards.move(g, leader, DECK, HANDS[seat], 1 << seat)


def _deal(
    g: Table, cards: Cards, deck: tuple[int, ...], index: Mapping[str, int], table: Position, hands: dict[str, str]
) -> None:
    cards.lay_out(DECK, list(range(len(deck))))
    for name, hand in hands.items():
        for card_name in listed(hand):
            card = next(one for one in cards.zones[DECK] if deck[one] == index[card_name])
            cards.move(g, card, DECK, HANDS[table.seat(name)], 1 << table.seat(name))


def _lay_spice_cards(table: Position, blown: str, top: list[str]) -> None:
    """The cards of `top` are the whole deck, if there are any: the others lie in the discard pile, below `blown`."""
    cards = table.g.spice_cards
    rest = list(range(len(SPICE_DECK)))
    on_pile = [_taken(rest, blown)] if blown else []
    deck = [_taken(rest, name) for name in top]
    cards.lay_out(DISCARD if top else DECK, rest)
    cards.lay_out(DECK, deck)
    cards.lay_out(DISCARD, on_pile)
    if top:
        table.luck(*[(0, left) for left in range(len(top), 0, -1)])


def _taken(cards: list[int], name: str) -> int:
    card = next(card for card in cards if SPICE_DECK[card] == SPICE_INDEX[name])
    cards.remove(card)
    return card


def _names(cards: Cards, seat: int, deck: tuple[int, ...], index: Mapping[str, int]) -> list[str]:
    names = {kind: name for name, kind in index.items()}
    return sorted(names[deck[card]] for card in cards.zones[HANDS[seat]])


def _pairs(text: str) -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for part in text.split(";"):
        if part.strip():
            place, groups = part.strip().rsplit(":", 1) if part.count(":") > 1 else part.strip().split(":")
            pairs.append((place.strip(), groups))
    return pairs
