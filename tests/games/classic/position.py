"""Positions of Classic, set up in words.

    table = position("atreides, harkonnen, fremen", forces="carthag: harkonnen 6; arrakeen: atreides 3", turn=2)
    table.start(storm_phase)
    table.play("atreides", "2")

Seats are named by their factions, in storm order; the first one named is the First Player. Everything that is not said
is as at the start of a game, except that hands, traitors and the board are empty. Unless `windows` is set, everybody
has announced to let the windows for Karama pass until the turn ends, unless `truth` is set that for Truthtrance, and
unless `again` is set that for one more movement; `powers` leaves them the questions after special powers.
"""

from collections.abc import Sequence

import sandtable
from sandtable.games.arrakis.planet import CELL_INDEX, CELLS_OF, TERRITORY_INDEX
from sandtable.games.arrakis.terms import Cell, Sector, Territory
from sandtable.games.classic.factions import BASE_FACTIONS, BENE_GESSERIT, CHOAM, FACTION_INDEX, FACTIONS, RICHESE
from sandtable.games.classic.game import GAME
from sandtable.games.classic.leaders import AUDITOR, LEADER_IDS, LEADER_INDEX, LEADERS_OF
from sandtable.games.classic.rules.karama import POWER, STOP_WITH_KARAMA, UNTIL_TURN
from sandtable.games.classic.rules.movement import MOVE_AGAIN
from sandtable.games.classic.rules.truthtrance import TRUTH_BEFORE_PLANS
from sandtable.games.classic.skills import SKILL_CARDS, SKILL_INDEX
from sandtable.games.classic.state import (
    ABSENT,
    BOX,
    DECK,
    DISCARD,
    GONE,
    NO_TOKENS,
    NOT_PLAYING,
    NOT_PREDICTABLE,
    PILE_A,
    PILE_B,
    PREDICTED_FACTION,
    PREDICTED_TURN,
    STOCK,
    TANKS,
    TURN_CARDS,
    Table,
)
from sandtable.games.classic.strongholds import CARD_OF
from sandtable.games.classic.terms import FORCES, NOBODY, TURNS
from sandtable.games.classic.terms import STORM as STORM_PHASE
from sandtable.games.classic.treachery import (
    BASE_CARDS,
    NO_FIELDS,
    PREDICTED_FACTIONS,
    RICHESE_CARDS,
    SPICE_DECK,
    SPICE_INDEX,
    STORM_DECK,
    TREACHERY_DECK,
    TREACHERY_IDS,
    TREACHERY_INDEX,
    WEAPON_CARDS,
    turn_card,
)
from sandtable.kernel.game import Value
from sandtable.kernel.rows import replaced
from tests.games.position import PositionOf, listed

STORM = 18


class Position(PositionOf[Table]):
    """Factions sit at the table."""

    QUIET: Sequence[str] = ("pass", "nothing", "decline", "no", "0", "done", "keep", "1")

    def seat(self, name: str) -> int:
        return self.g.factions.index(FACTION_INDEX[name])

    def asked(self) -> list[str]:
        """The factions that have to choose now."""
        return [self.g.faction(seat).id for seat in self.g.to_act]

    # What is asked; what may be done beside it, though nobody waits, is kept apart.

    def options(self, name: str) -> list[str]:
        """What a faction can answer to what it is asked, or to the side form that it has begun."""
        seat = self.seat(name)
        if self._has_begun(seat):
            return [str(option) for option in self.g.options(seat)]
        beside = self.beside(name)
        return [str(option) for option in self.g.options(seat) if str(option) not in beside]

    def prompt(self, name: str) -> str:
        seat = self.seat(name)
        return super().prompt(name) if seat in self.g.to_act or self._has_begun(seat) else ""

    def beside(self, name: str) -> list[str]:
        """What a faction may do though nobody waits for it."""
        question = self.g.beside(self.seat(name))
        return [] if question is None else [str(option) for option in question.options]

    def _has_begun(self, seat: int) -> bool:
        form = self.g.form_of(seat)
        return form is not None and bool(form.answers) and self.g.beside(seat) is not None and not self._asks(seat)

    def _asks(self, seat: int) -> bool:
        """Whether the next question before the seat belongs to what it is asked."""
        question, beside = self.g.prompt(seat), self.g.beside(seat)
        return question is None or beside is None or question.message != beside.message

    # Forces and spice.

    def forces(self, faction: str, place: str) -> int:
        """Forces in a cell ('broken_land:11') or in a whole territory ('broken_land')."""
        return self.g.forces_in(self.seat(faction), cells(place))

    def special(self, faction: str, place: str) -> int:
        return self.g.special_in(self.seat(faction), cells(place))

    def advisors(self, place: str) -> int:
        return self.g.advisors_in(cells(place))

    def spice(self, faction: str) -> int:
        return self.g.spice[self.seat(faction)]

    def bribes(self, faction: str) -> int:
        return self.g.bribes[self.seat(faction)]

    def reserve(self, faction: str) -> int:
        return self.g.reserve[self.seat(faction)]

    def tanks(self, faction: str) -> int:
        return self.g.tanks[self.seat(faction)]

    def tanks_special(self, faction: str) -> int:
        return self.g.tanks_special[self.seat(faction)]

    def spice_at(self, cell: str) -> int:
        return self.g.ground_spice[CELL_INDEX[cell]]

    # Leaders and cards.

    def alive(self, leader: str) -> bool:
        """Whether the leader is with its owner."""
        index = LEADER_INDEX[leader]
        return index in self.g.living(self.g.owner(index))

    def dead(self, faction: str) -> list[str]:
        return [LEADER_IDS[leader] for leader in self.g.dead(self.seat(faction))]

    def hand(self, faction: str) -> list[str]:
        zone = self.g.treachery.zones[self.g.hand(self.seat(faction))]
        return sorted(TREACHERY_IDS[TREACHERY_DECK[card]] for card in zone)

    def traitors(self, faction: str) -> list[str]:
        return sorted(LEADER_IDS[leader] for leader in self.g.traitors.zones[self.g.traitor_hand(self.seat(faction))])

    def discarded(self) -> list[str]:
        """The treachery discard pile, the top card last."""
        return [TREACHERY_IDS[TREACHERY_DECK[card]] for card in self.g.treachery.zones[DISCARD]]

    def give(self, faction: str, cards: str) -> "Position":
        """Put cards of the deck, or of the Richese stock, into a hand; only their owner knows them."""
        for name in listed(cards):
            seat = self.seat(faction)
            kind = TREACHERY_INDEX[name]
            zone = DECK if any(TREACHERY_DECK[one] == kind for one in self.g.treachery.zones[DECK]) else STOCK
            card = next(one for one in self.g.treachery.zones[zone] if TREACHERY_DECK[one] == kind)
            self.g.treachery.move(self.g, card, zone, self.g.hand(seat), 1 << seat)
        return self

    def allied(self, first: str, second: str) -> bool:
        return self.g.allied(self.seat(first), self.seat(second))

    def imagined(self, faction: str, seed: int) -> "Position":
        """A world that the faction holds possible."""
        world = self.g.determinize(self.seat(faction), seed)
        assert isinstance(world, Table)
        return Position(world)

    def pass_all(self) -> "Position":
        """Everybody lets the window that is open pass."""
        while self.g.to_act and self.g.prompt(self.g.to_act[0]).message == "prompt-stop":  # type: ignore[union-attr]
            self.g.play(self.g.to_act[0], "pass")
        return self


def under(version: int, table: Position) -> Position:
    """The same position in a game begun by an earlier version of the rules."""
    table.g.game = GAME.under(version)
    table.g.game.blank(table.g.seats)  # by its first state a game hears that it has side forms
    return table


def position(
    factions: str,
    *,
    advanced: bool = False,
    forces: str = "",
    advisors: str = "",
    spice: dict[str, int] | None = None,
    bribes: dict[str, int] | None = None,
    ground: dict[str, int] | None = None,
    reserve: dict[str, int] | None = None,
    tanks: dict[str, int] | None = None,
    tanks_special: dict[str, int] | None = None,
    dead: str = "",
    hands: dict[str, str] | None = None,
    traitors: dict[str, str] | None = None,
    allies: str = "",
    prediction: tuple[str, int] | None = None,
    last_blow: str = "",
    last_blow_b: str = "",
    top: str = "",
    storm: int = STORM,
    turn: int = 2,
    first: str = "",
    seed: int = 1,
    windows: bool = False,
    truth: bool = False,
    again: bool = False,
    powers: bool = False,
    skills: dict[str, str] | None = None,
    cards: dict[str, str] | None = None,
    **options: Value,
) -> Position:
    """`forces` reads "carthag: harkonnen 6, emperor 3*2; broken_land:11: fremen 2" (a territory means its first cell,
    "3*2" means three forces of which two carry a star).

    `hands` and `traitors` give each faction a comma-separated hand; `last_blow` names the territory of the last spice
    card on pile A; `top` the spice cards left in the deck as they will be revealed ("shai_hulud, great_flat"); `dead`
    names leaders in the tanks; `allies` reads "atreides fremen, guild emperor". Reserves are what is left of 20 forces.
    `skills` gives leaders skills and `cards` stronghold cards to factions; each brings its module into the game.
    """
    names = listed(factions)
    game = sandtable.game("classic")
    mode = "advanced" if advanced else "basic"
    chosen: dict[str, Value] = {f"faction_{seat}": name for seat, name in enumerate(names)}
    if any(FACTION_INDEX[name] >= BASE_FACTIONS for name in names):
        chosen["expansion"] = True
    if skills is not None:
        chosen["leader_skills"] = True
    if cards is not None:
        chosen["stronghold_cards"] = True
    started = game.new(len(names), seed, mode=mode, **chosen, **options)
    g = game.blank(len(names))
    assert isinstance(g, Table)
    assert isinstance(started, Table)
    g.setup, g.key, g.chance = started.setup, started.key, started.chance
    g.advanced, g.turns, g.pairs = advanced, started.turns, started.pairs
    g.advisors_with_ally = started.advisors_with_ally
    g.expansion = started.expansion
    g.leader_skills, g.stronghold_cards = started.leader_skills, started.stronghold_cards
    g.alliance_size, g.alliance_strongholds = started.alliance_size, started.alliance_strongholds
    g.factions = tuple([FACTION_INDEX[name] for name in names])
    for seat, faction in enumerate(g.factions):
        g.seat_by_faction = replaced(g.seat_by_faction, faction, seat)
    g.turn, g.storm, g.phase = turn, Sector(storm), STORM_PHASE
    g.dialers = (0, 1)
    for seat in range(g.seats):
        if not windows:
            g.pass_until(seat, UNTIL_TURN, STOP_WITH_KARAMA.name)
        if not (windows or powers):
            g.pass_until(seat, UNTIL_TURN, POWER)
        if not truth:
            g.pass_until(seat, UNTIL_TURN, TRUTH_BEFORE_PLANS.name)
        if not again:
            g.pass_until(seat, UNTIL_TURN, MOVE_AGAIN.name)
    table = Position(g)
    g.first = table.seat(first) if first else 0
    _place(table, forces)
    for place, count in _pairs(advisors):
        g.advisors = replaced(g.advisors, cells(place)[0], int(count))
    for seat, name in enumerate(names):
        g.spice[seat] = (spice or {}).get(name, g.faction(seat).spice)
        g.bribes = replaced(g.bribes, seat, (bribes or {}).get(name, 0))
        g.tanks[seat] = (tanks or {}).get(name, 0)
        g.tanks_special[seat] = (tanks_special or {}).get(name, 0)
        out = sum(g.forces[seat]) + g.tanks[seat] + (sum(g.advisors) if g.factions[seat] == BENE_GESSERIT else 0)
        g.reserve[seat] = (reserve or {}).get(name, FORCES - out)
        starred = g.faction(seat).special if advanced else 0
        g.reserve_special[seat] = min(g.reserve[seat], starred - sum(g.special[seat]) - g.tanks_special[seat])
    for cell, amount in (ground or {}).items():
        g.ground_spice = replaced(g.ground_spice, CELL_INDEX[cell], amount)
    for pair in listed(allies):
        _ally(table, pair.split())
    _lay_leaders(table, listed(dead), traitors or {})
    _lay_treachery(g, started.more_weapons)
    for name, hand in (hands or {}).items():
        table.give(name, hand)
    g.storm_cards.lay_out(DECK, list(range(len(STORM_DECK))))
    _lay_predictions(table, prediction)
    _lay_spice_cards(table, listed(top))
    g.last_blow = (TERRITORY_INDEX.get(last_blow, Territory(-1)), TERRITORY_INDEX.get(last_blow_b, Territory(-1)))
    _lay_skills(g, skills or {})
    for stronghold, holder in (cards or {}).items():
        g.card_holder = replaced(g.card_holder, CARD_OF[TERRITORY_INDEX[stronghold]], table.seat(holder))
    return table


def new_game(factions: str, seed: int = 1, **options: Value) -> Position:
    """A new game of these factions, at its first question."""
    names = listed(factions)
    given: dict[str, Value] = {f"faction_{seat}": name for seat, name in enumerate(names)}
    g = sandtable.game("classic").new(len(names), seed, **given, **options)
    assert isinstance(g, Table)
    return Position(g)


def cells(place: str) -> tuple[Cell, ...]:
    return (CELL_INDEX[place],) if ":" in place else CELLS_OF[TERRITORY_INDEX[place]]


def _place(table: Position, forces: str) -> None:
    for place, groups in _pairs(forces):
        for group in listed(groups):
            name, count = group.split()
            total, _, starred = count.partition("*")
            cell = cells(place)[0]
            table.g.add_forces(table.seat(name), Cell(cell), int(total), int(starred or 0))


def _ally(table: Position, names: list[str]) -> None:
    members = 0
    for name in names:
        members |= 1 << table.seat(name)
    for name in names:
        table.g.allies = replaced(table.g.allies, table.seat(name), members & ~(1 << table.seat(name)))


def _lay_treachery(g: Table, more_weapons: bool) -> None:
    g.more_weapons = more_weapons
    richese = g.seat_of(RICHESE) != NOBODY
    g.treachery.lay_out(DECK, list(BASE_CARDS))
    g.treachery.lay_out(DECK if more_weapons else GONE, list(WEAPON_CARDS))
    g.treachery.lay_out(STOCK if richese else GONE, list(RICHESE_CARDS))
    g.tokens.lay_out(DECK if richese else NO_TOKENS, list(range(len(NO_FIELDS))))


def _lay_leaders(table: Position, dead: list[str], traitors: dict[str, str]) -> None:
    g = table.g
    for faction in FACTIONS:
        seat = g.seat_of(faction.index)
        leaders: list[int] = list(LEADERS_OF[faction.index])
        if faction.index == CHOAM and not g.advanced:
            leaders.remove(AUDITOR)
            g.leaders.lay_out(NOT_PLAYING, [AUDITOR])
            g.traitors.lay_out(ABSENT, [AUDITOR])
        g.traitors.lay_out(ABSENT if seat == NOBODY else DECK, leaders)
        if seat == NOBODY:
            g.leaders.lay_out(NOT_PLAYING, leaders)
        else:
            g.leaders.lay_out(g.with_owner(seat), [one for one in leaders if LEADER_IDS[one] not in dead])
    g.leaders.lay_out(TANKS, [LEADER_INDEX[name] for name in dead])
    for name, hand in traitors.items():
        for leader in listed(hand):
            seat = table.seat(name)
            zone = DECK if LEADER_INDEX[leader] in g.traitors.zones[DECK] else ABSENT
            g.traitors.move(g, LEADER_INDEX[leader], zone, g.traitor_hand(seat), 1 << seat)


def _lay_skills(g: Table, skills: dict[str, str]) -> None:
    given = [SKILL_INDEX[skill] for skill in skills.values()]
    g.skills.lay_out(DECK if g.leader_skills else BOX, [card for card in SKILL_CARDS if card not in given])
    for name, skill in skills.items():
        leader = LEADER_INDEX[name]
        g.skill_of = replaced(g.skill_of, leader, SKILL_INDEX[skill])
        g.skills.lay_out(g.skills_held(g.owner(leader)), [SKILL_INDEX[skill]])


def _lay_predictions(table: Position, prediction: tuple[str, int] | None) -> None:
    g = table.g
    if prediction is None:
        g.predictions.lay_out(NOT_PREDICTABLE, list(range(PREDICTED_FACTIONS + TURNS)))
        return
    g.predictions.lay_out(DECK, list(range(PREDICTED_FACTIONS)))
    g.predictions.lay_out(TURN_CARDS, [turn_card(turn) for turn in range(1, TURNS + 1)])
    seer = 1 << g.seat_of(BENE_GESSERIT)
    g.predictions.move(g, FACTION_INDEX[prediction[0]], DECK, PREDICTED_FACTION, seer)
    g.predictions.move(g, turn_card(prediction[1]), TURN_CARDS, PREDICTED_TURN, seer)


def _lay_spice_cards(table: Position, top: list[str]) -> None:
    """The cards of `top` are the whole deck, if there are any: the others lie in pile B, out of the way."""
    cards = table.g.spice_cards
    rest = list(range(len(SPICE_DECK)))
    deck: list[int] = []
    for name in top:
        kind = SPICE_INDEX[name if name == "shai_hulud" else "spice_" + name]
        card = next(card for card in rest if SPICE_DECK[card] == kind)
        rest.remove(card)
        deck.append(card)
    cards.lay_out(PILE_B if top else DECK, rest)
    cards.lay_out(DECK, deck)
    cards.lay_out(PILE_A, [])
    if top:
        table.luck(*[(0, left) for left in range(len(top), 0, -1)])


def _pairs(text: str) -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for part in text.split(";"):
        if part.strip():
            place, groups = part.strip().rsplit(":", 1)
            pairs.append((place.strip(), groups.strip()))
    return pairs
