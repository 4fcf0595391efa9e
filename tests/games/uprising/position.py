"""Positions of Uprising, set up in words.

    table = position(hand={"A": "dagger, diplomacy"}, solari={"A": 2}, spies={"B": "post_choam"})
    table.turn("A").play("A", "dagger", "gather_support", "paid_entry")

Players are A, B, C and, at a table for four, D, seated clockwise; A holds the First Player marker. What is not said is
as after setup, with these exceptions: hands, the Imperium Row and the offer of contracts are empty, and the Conflict of
the round (Skirmish with the Crysknife: not protected) already lies on the board.

A personal card that is put into somebody's hand, deck, discard pile or play comes from that player's starting cards,
else from the Reserve or the Imperium deck. Influence brings no Victory Points of its own: say `vp`.
"""

from collections.abc import Mapping
from typing import Final

from sandtable.games.uprising.board import (
    CONTROL_SPACES,
    MAKER_SPACES,
    POST_NUMBER,
    SPACE_NUMBER,
    START_AGENTS,
    START_GARRISON,
    START_TROOPS_IN_SUPPLY,
    START_WATER,
    start_score,
)
from sandtable.games.uprising.cards import (
    CARD_KIND,
    CARD_NUMBER,
    CARDS,
    CONFLICT_NUMBER,
    CONTRACT_KIND,
    CONTRACT_NUMBER,
    FIRST_IMPERIUM_CARD,
    FIRST_RESERVE_CARD,
    INTRIGUE_KIND,
    INTRIGUE_NUMBER,
    OBJECTIVE_NUMBER,
    starting_cards,
)
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.leaders import LEADER_NUMBER, TRAINING
from sandtable.games.uprising.rules.combat import combat_phase
from sandtable.games.uprising.rules.course import play_round
from sandtable.games.uprising.rules.makers import makers_phase, recall_phase
from sandtable.games.uprising.rules.player_turns import take_turn
from sandtable.games.uprising.state import (
    COMPLETED,
    CONFLICT_DECK,
    CONTRACT_STACK,
    DECK,
    DISCARD,
    HAND,
    HELD,
    IMPERIUM,
    IN_PLAY,
    INTRIGUE_DECK,
    INTRIGUE_DISCARD,
    LEFT_OUT,
    OFFERED,
    ON_BOARD,
    PER_HOLDER,
    PER_PLAYER,
    PHASE_IDS,
    PLAYER_TURNS,
    RESERVE,
    RESERVED,
    ROW,
    TAKEN,
    TRASHED,
    WON,
    WON_TURNED,
    Table,
)
from sandtable.games.uprising.terms import FACTIONS, NONE
from sandtable.games.uprising.view import CARD_IDS, CONFLICT_IDS, CONTRACT_IDS, INTRIGUE_IDS
from sandtable.kernel.chance import seeded
from sandtable.kernel.game import Value
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Do
from tests.games.position import PositionOf, listed

NAMES: Final = "ABCD"
LEADERS_IN_ORDER: Final = ("muad_dib", "princess_irulan", "lady_margot_fenring", "gurney_halleck")
OBJECTIVES_FOR: Final = {
    3: ("objective_desert_mouse_first", "objective_crysknife", "objective_ornithopter_1_3"),
    4: (
        "objective_desert_mouse_first",
        "objective_crysknife",
        "objective_desert_mouse_4_6",
        "objective_crysknife_4_6",
    ),
}
TROOPS: Final = START_GARRISON + START_TROOPS_IN_SUPPLY

Numbers = dict[str, int]
"""An amount for each player named."""
Lists = dict[str, str]
"""A comma-separated list for each player named."""


class Position(PositionOf[Table]):
    """Players A, B, C and D sit at the table."""

    QUIET = ("end_turn", "pass", "decline", "0", "reveal", "as_printed")

    def seat(self, name: str) -> Seat:
        return Seat(NAMES.index(name))

    # What happens.

    def turn(self, name: str) -> "Position":
        """It is this player's turn; the rest of the round and of the game follow."""
        self.g.phase = PLAYER_TURNS
        return self.go_on(Do(take_turn, self.seat(name)), Do(combat_phase), Do(makers_phase), Do(recall_phase))

    def reveal_turn(self, name: str) -> "Position":
        """This player takes the Reveal turn."""
        self.turn(name)
        return self.play(name, "reveal") if "reveal" in self.options(name) else self

    def combat(self) -> "Position":
        """The Combat phase begins; the rest of the game follows."""
        return self.go_on(Do(combat_phase), Do(makers_phase), Do(recall_phase))

    def makers(self) -> "Position":
        return self.go_on(Do(makers_phase), Do(recall_phase))

    def recall(self) -> "Position":
        return self.go_on(Do(recall_phase))

    def next_round(self) -> "Position":
        """A new round begins."""
        return self.go_on()

    def go_on(self, *of_the_round: Do) -> "Position":
        return self.go(*of_the_round, Do(play_round))

    def finish_turn(self) -> "Position":
        """The player on turn does as little as possible until the turn is over."""
        turn = self.g.turn
        return self.play_quietly(until=lambda: self.g.turn is not turn)

    def skip_to_turn(self, name: str) -> "Position":
        """Everybody does as little as possible (and reveals) until this player has to choose a turn."""
        return self.play_quietly(until=lambda: self.prompt(name) == "prompt-turn")

    def skip_to_phase(self, phase: str) -> "Position":
        """Everybody does as little as possible until something is asked in that phase, or the round is over."""
        this = self.g.round
        return self.play_quietly(until=lambda: self.phase() == phase or self.g.round != this)

    # What is asked.

    def asked(self) -> str:
        """The players that have to choose now, one letter each."""
        return "".join([NAMES[seat] for seat in self.g.to_act])

    # What lies on the table.

    def phase(self) -> str:
        return PHASE_IDS[self.g.phase]

    def first(self) -> str:
        """Who holds the First Player marker."""
        return NAMES[self.g.first]

    def conflict(self) -> str:
        return "" if self.g.conflict == NONE else CONFLICTS[self.g.conflict].id

    def has(self, name: str) -> tuple[int, int, int]:
        """Solari, spice, water."""
        who = self.seat(name)
        return self.g.solari[who], self.g.spice[who], self.g.water[who]

    def solari(self, name: str) -> int:
        return self.g.solari[self.seat(name)]

    def spice(self, name: str) -> int:
        return self.g.spice[self.seat(name)]

    def water(self, name: str) -> int:
        return self.g.water[self.seat(name)]

    def vp(self, name: str) -> int:
        return self.g.vp[self.seat(name)]

    def supply(self, name: str) -> int:
        """Troops in the supply."""
        return self.g.supply[self.seat(name)]

    def garrison(self, name: str) -> int:
        return self.g.garrison[self.seat(name)]

    def troops(self, name: str) -> int:
        """Troops in the Conflict."""
        return self.g.troops[self.seat(name)]

    def worms(self, name: str) -> int:
        return self.g.worms[self.seat(name)]

    def swords(self, name: str) -> int:
        return self.g.swords[self.seat(name)]

    def strength(self, name: str) -> int:
        return self.g.strength(self.seat(name))

    def persuasion(self, name: str) -> int:
        return self.g.persuasion[self.seat(name)]

    def agents(self, name: str) -> int:
        """Agents on the Leader."""
        return self.g.agents[self.seat(name)]

    def at(self, name: str) -> list[str]:
        """The spaces with an Agent of the player."""
        placed = self.g.placed[self.seat(name)]
        return [space for space, number in SPACE_NUMBER.items() if placed >> number & 1]

    def spies(self, name: str) -> list[str]:
        """The posts with a Spy of the player."""
        spies = self.g.spies[self.seat(name)]
        return [post for post, number in POST_NUMBER.items() if spies >> number & 1]

    def influence(self, name: str) -> dict[str, int]:
        """Influence with the Factions where there is any."""
        first = self.seat(name) * len(FACTIONS)
        levels = self.g.influence[first : first + len(FACTIONS)]
        return {faction: level for faction, level in zip(FACTIONS, levels) if level}

    def ally(self, faction: str) -> str:
        """Who holds the Alliance token; '' while it lies on its track."""
        holder = self.g.alliance[FACTIONS.index(faction)]
        return "" if holder == NONE else NAMES[holder]

    def controller(self, space: str) -> str:
        holder = self.g.control[CONTROL_SPACES.index(SPACE_NUMBER[space])]
        return "" if holder == NONE else NAMES[holder]

    def bonus(self, space: str) -> int:
        return self.g.bonus_spice[MAKER_SPACES.index(SPACE_NUMBER[space])]

    def hand(self, name: str) -> list[str]:
        return self._cards(HAND, name)

    def deck(self, name: str) -> list[str]:
        return self._cards(DECK, name)

    def discard(self, name: str) -> list[str]:
        return self._cards(DISCARD, name)

    def in_play(self, name: str) -> list[str]:
        return self._cards(IN_PLAY, name)

    def _cards(self, zone: int, name: str) -> list[str]:
        return sorted([CARD_IDS[card] for card in self.g.cards.zones[zone + PER_PLAYER * self.seat(name)]])

    def row(self) -> list[str]:
        """The Imperium Row, from the left."""
        return [CARD_IDS[card] for card in self.g.cards.zones[ROW]]

    def trashed(self) -> list[str]:
        return sorted([CARD_IDS[card] for card in self.g.cards.zones[TRASHED]])

    def reserve(self, card: str) -> int:
        """How many copies lie in the Reserve."""
        return [CARD_IDS[one] for one in self.g.cards.zones[RESERVE]].count(card)

    def intrigue(self, name: str) -> list[str]:
        return sorted([INTRIGUE_IDS[card] for card in self.g.held(self.seat(name))])

    def intrigue_discard(self) -> list[str]:
        """The Intrigue discard pile, the top card last."""
        return [INTRIGUE_IDS[card] for card in self.g.intrigue.zones[INTRIGUE_DISCARD]]

    def contracts(self, name: str) -> list[str]:
        """Contracts taken and not yet completed."""
        return self._contracts(TAKEN, name)

    def completed(self, name: str) -> list[str]:
        return self._contracts(COMPLETED, name)

    def _contracts(self, zone: int, name: str) -> list[str]:
        tokens = self.g.contracts.zones[zone + PER_HOLDER * self.seat(name)]
        return sorted([CONTRACT_IDS[token] for token in tokens])

    def offered(self) -> list[str]:
        return sorted([CONTRACT_IDS[token] for token in self.g.contracts.zones[OFFERED]])

    def won(self, name: str) -> list[str]:
        """Conflict cards won and still face up."""
        return self._conflicts(WON, name)

    def won_turned(self, name: str) -> list[str]:
        return self._conflicts(WON_TURNED, name)

    def _conflicts(self, zone: int, name: str) -> list[str]:
        return sorted([CONFLICT_IDS[card] for card in self.g.conflicts.zones[zone + PER_HOLDER * self.seat(name)]])


def position(
    seats: int = 3,
    *,
    leaders: Lists | None = None,
    hand: Lists | None = None,
    deck: Lists | None = None,
    discard: Lists | None = None,
    in_play: Lists | None = None,
    row: str = "",
    imperium: str | None = None,
    intrigue: Lists | None = None,
    intrigue_deck: str | None = None,
    intrigue_discard: str = "",
    solari: Numbers | None = None,
    spice: Numbers | None = None,
    water: Numbers | None = None,
    vp: Numbers | None = None,
    influence: Lists | None = None,
    alliances: Lists | None = None,
    garrison: Numbers | None = None,
    supply: Numbers | None = None,
    troops: Numbers | None = None,
    worms: Numbers | None = None,
    swords: Numbers | None = None,
    memories: Numbers | None = None,
    training: Lists | None = None,
    agents: Numbers | None = None,
    placed: Lists | None = None,
    spies: Lists | None = None,
    council: str = "",
    swordmaster: str = "",
    hooks: str = "",
    revealed: str = "",
    control: Lists | None = None,
    bonus: Numbers | None = None,
    shield_wall: bool = True,
    objectives: Lists | None = None,
    objectives_turned: str = "",
    conflict: str = "skirmish_crysknife",
    pile: str = "",
    conflict_deck: str | None = None,
    won: Lists | None = None,
    won_turned: Lists | None = None,
    choam: bool = False,
    offered: str = "",
    contracts: Lists | None = None,
    completed: Lists | None = None,
    reserved: str = "",
    stack: str | None = None,
    first: str = "A",
    round: int = 1,
    mandatory_spies: bool = False,
    seed: int = 1,
) -> Position:
    """`influence` reads {"A": "emperor 2, fremen 1"}, `alliances` {"emperor": "A"}, `control` {"arrakeen": "A"} and
    `bonus` {"deep_desert": 1}; `council`, `swordmaster`, `hooks`, `revealed` and `objectives_turned` name players.

    A deck that is given consists of these cards and no others, as do `imperium`, `intrigue_deck`, `conflict_deck` and
    `stack` (of contracts); what is left over is out of the game. Agents that are not placed are on the Leader. Troops
    that are nowhere else are in the supply unless that is given. `pile` are unclaimed Conflict cards of earlier rounds.
    """
    g = GAME.blank(seats)
    assert isinstance(g, Table)
    g.setup, g.chance = GAME.new(seats, seed).setup, seeded(seed)
    g.choam, g.mandatory_spies, g.shield_wall, g.round = choam, mandatory_spies, shield_wall, round
    g.first = Seat(NAMES.index(first))
    g.phase = PLAYER_TURNS
    table = Position(g)
    for seat, name in enumerate(NAMES[:seats]):
        g.leaders[seat] = LEADER_NUMBER[(leaders or {}).get(name, LEADERS_IN_ORDER[seat])]
        g.solari[seat] = (solari or {}).get(name, 0)
        g.spice[seat] = (spice or {}).get(name, 0)
        g.water[seat] = (water or {}).get(name, START_WATER)
        g.vp[seat] = (vp or {}).get(name, start_score(seats))
        g.garrison[seat] = (garrison or {}).get(name, START_GARRISON)
        g.troops[seat] = (troops or {}).get(name, 0)
        g.worms[seat] = (worms or {}).get(name, 0)
        g.swords[seat] = (swords or {}).get(name, 0)
        g.memories[seat] = (memories or {}).get(name, 0)
        elsewhere = g.garrison[seat] + g.troops[seat] + g.memories[seat]
        g.supply[seat] = (supply or {}).get(name, TROOPS - elsewhere)
        g.training[seat] = [step.id for step in TRAINING].index((training or {}).get(name, TRAINING[0].id))
        g.council[seat] = name in council
        g.swordmaster[seat] = name in swordmaster
        g.hooks[seat] = name in hooks
        spaces = listed((placed or {}).get(name, ""))
        g.placed[seat] = sum([1 << SPACE_NUMBER[space] for space in spaces])
        own = START_AGENTS + (1 if g.swordmaster[seat] else 0)
        g.agents[seat] = (agents or {}).get(name, own - len(spaces))
        g.spies[seat] = sum([1 << POST_NUMBER[post] for post in listed((spies or {}).get(name, ""))])
        objective = (objectives or {}).get(name, OBJECTIVES_FOR[seats][seat])
        g.objective[seat] = OBJECTIVE_NUMBER[objective]
        g.objective_turned[seat] = name in objectives_turned
        for words in listed((influence or {}).get(name, "")):
            faction, level = words.split()
            g.influence[seat * len(FACTIONS) + FACTIONS.index(faction)] = int(level)
    g.reveal_order = [table.seat(name) for name in revealed.replace(", ", "")]
    for faction, name in (alliances or {}).items():
        g.alliance[FACTIONS.index(faction)] = table.seat(name)
    for space, name in (control or {}).items():
        g.control[CONTROL_SPACES.index(SPACE_NUMBER[space])] = table.seat(name)
    for space, amount in (bonus or {}).items():
        g.bonus_spice[MAKER_SPACES.index(SPACE_NUMBER[space])] = amount
    piles = {HAND: hand or {}, DECK: deck or {}, DISCARD: discard or {}, IN_PLAY: in_play or {}}
    _lay_cards(table, piles, row, imperium)
    _lay_intrigue(table, intrigue or {}, intrigue_deck, intrigue_discard)
    _lay_conflicts(table, conflict, pile, conflict_deck, won or {}, won_turned or {})
    if choam:
        _lay_contracts(table, offered, contracts or {}, completed or {}, reserved, stack)
    table.read = len(g.events(None))
    return table


def new_game(seats: int = 3, seed: int = 1, **options: Value) -> Position:
    """A new game, at its first question. Seats are A, B, C and D; who goes first is left to chance."""
    g = GAME.new(seats, seed, **options)
    assert isinstance(g, Table)
    table = Position(g)
    table.read = 0
    return table


def _lay_cards(table: Position, piles: dict[int, Lists], row: str, imperium: str | None) -> None:
    g = table.g
    shared = [card for card in range(FIRST_RESERVE_CARD, len(CARD_KIND)) if g.choam or not CARDS[CARD_KIND[card]].choam]
    g.cards.lay_out(ROW, [_taken(shared, CARD_KIND, CARD_NUMBER, name) for name in listed(row)])
    for seat, player in enumerate(NAMES[: g.seats]):
        base = PER_PLAYER * seat
        without = g.leader(Seat(seat)).starts_without
        own = [card for card in starting_cards(seat) if CARDS[CARD_KIND[card]].id not in without]
        chosen: dict[int, list[int]] = {}
        for zone, lists in piles.items():
            chosen[zone] = []
            for name in listed(lists.get(player, "")):
                mine = any([CARD_KIND[card] == CARD_NUMBER[name] for card in own])
                chosen[zone].append(_taken(own if mine else shared, CARD_KIND, CARD_NUMBER, name))
        # What is in hand was drawn from the deck before nobody else's eyes.
        g.cards.lay_out(DECK + base, chosen[DECK] + chosen[HAND] + ([] if player in piles[DECK] else own))
        for card in chosen[HAND]:
            g.cards.move(g, card, DECK + base, HAND + base, 1 << seat)
        g.cards.lay_out(DISCARD + base, chosen[DISCARD])
        g.cards.lay_out(IN_PLAY + base, chosen[IN_PLAY])
        if player in piles[DECK]:
            g.cards.lay_out(TRASHED, own)
    g.cards.lay_out(RESERVE, [card for card in shared if card < FIRST_IMPERIUM_CARD])
    rest = [card for card in shared if card >= FIRST_IMPERIUM_CARD]
    if imperium is None:
        g.cards.lay_out(IMPERIUM, rest)
    else:
        g.cards.lay_out(IMPERIUM, [_taken(rest, CARD_KIND, CARD_NUMBER, name) for name in listed(imperium)])
        g.cards.lay_out(TRASHED, rest)


def _lay_intrigue(table: Position, held: Lists, deck: str | None, discard: str) -> None:
    g = table.g
    rest = [card for card, kind in enumerate(INTRIGUE_KIND) if g.choam or not INTRIGUE[kind].choam]
    hands = {
        player: [_taken(rest, INTRIGUE_KIND, INTRIGUE_NUMBER, name) for name in listed(names)]
        for player, names in held.items()
    }
    g.intrigue.lay_out(
        INTRIGUE_DISCARD, [_taken(rest, INTRIGUE_KIND, INTRIGUE_NUMBER, name) for name in listed(discard)]
    )
    left = rest
    if deck is not None:
        left = [_taken(rest, INTRIGUE_KIND, INTRIGUE_NUMBER, name) for name in listed(deck)]
    g.intrigue.lay_out(INTRIGUE_DECK, left + [card for hand in hands.values() for card in hand])
    for player, hand in hands.items():
        seat = table.seat(player)
        for card in hand:
            g.intrigue.move(g, card, INTRIGUE_DECK, HELD + PER_HOLDER * seat, 1 << seat)


def _lay_conflicts(table: Position, current: str, pile: str, deck: str | None, won: Lists, won_turned: Lists) -> None:
    g = table.g
    rest = [CONFLICT_NUMBER[name] for name in CONFLICT_NUMBER]

    def taken(names: str) -> list[int]:
        cards = [CONFLICT_NUMBER[name] for name in listed(names)]
        for card in cards:
            rest.remove(card)
        return cards

    g.conflicts.lay_out(ON_BOARD, taken(pile) + taken(current))
    g.conflict = CONFLICT_NUMBER[current] if current else NONE
    for zone, lists in ((WON, won), (WON_TURNED, won_turned)):
        for player, names in lists.items():
            g.conflicts.lay_out(zone + PER_HOLDER * table.seat(player), taken(names))
    second = [CONFLICTS[card].id for card in rest if CONFLICTS[card].level == 2]
    third = [CONFLICTS[card].id for card in rest if CONFLICTS[card].level == 3]
    for card in taken(", ".join(second[:5] + third[:4]) if deck is None else deck):
        g.conflicts.lay_out(CONFLICT_DECK + CONFLICTS[card].level - 1, [card])
    g.conflicts.lay_out(LEFT_OUT, rest)


def _lay_contracts(
    table: Position, offered: str, held: Lists, completed: Lists, reserved: str, stack: str | None
) -> None:
    g = table.g
    rest = list(range(len(CONTRACT_KIND)))

    def taken(names: str) -> list[int]:
        return [_taken(rest, CONTRACT_KIND, CONTRACT_NUMBER, name) for name in listed(names)]

    g.contracts.lay_out(OFFERED, taken(offered))
    g.contracts.lay_out(RESERVED, taken(reserved))
    for zone, lists in ((TAKEN, held), (COMPLETED, completed)):
        for player, names in lists.items():
            g.contracts.lay_out(zone + PER_HOLDER * table.seat(player), taken(names))
    g.contracts.lay_out(CONTRACT_STACK, rest if stack is None else taken(stack))


def _taken(cards: list[int], kinds: tuple[int, ...], numbers: Mapping[str, int], name: str) -> int:
    """Take a card of that name out of a list."""
    card = next(card for card in cards if kinds[card] == numbers[name])
    cards.remove(card)
    return card
