"""Written from view.py and layout.py by `make generated`: edit those instead."""

from typing import Any, Final

from sandtable.games.conquest.board import NOT_COVERED
from sandtable.games.conquest.cards import BATTLE_DECK, MARKET_DECK, SPICE_DECK
from sandtable.games.conquest.layout import layout
from sandtable.games.conquest.rules import plans, resolution
from sandtable.games.conquest.state import Battle, Table
from sandtable.games.conquest.terms import (
    DECK,
    DISCARD,
    HANDS,
    IN_TANKS,
    NO_CARD,
    NO_LEADER,
    NOWHERE,
    READY,
    SIDES,
    Card,
    Observer,
    Side,
)
from sandtable.games.conquest.view import _EACH_LEADER, _TYPES, _forces_in, _sees
from sandtable.games.conquest.views import LeaderState, Voice
from sandtable.kernel.cards import Cards
from sandtable.kernel.layouts import ONE, Quick, Record, field_at, places_at, places_of, turned
from sandtable.kernel.seats import NOBODY, SEATS, Seat
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask

_RECORD: Final = layout(4)
_AT: Final = places_of(_RECORD)
_PLACES_0: Final = places_at(_RECORD, "players/*/faction")
_PLACES_1: Final = places_at(_RECORD, "players/*/leaders/*/state")
_PLACES_2: Final = places_at(_RECORD, "battle/*/plans/*/mode/*")
_PLACES_3: Final = places_at(_RECORD, "battle/*/plans/*/leader/*")
_PLACES_4: Final = places_at(_RECORD, "battle/*/plans/*/weapon/*")
_PLACES_5: Final = places_at(_RECORD, "battle/*/plans/*/defence/*")


class Observed(Quick):
    """Writes what a seat sees of conquest straight into numbers."""

    def __init__(self, record: Record, seats: int) -> None:
        self.seats = seats
        self.n0 = {2: 14, 3: 15, 4: 16}[seats]
        self.n1 = {2: 15, 3: 16, 4: 17}[seats]
        self.n2 = {2: 57, 3: 58, 4: 59}[seats]
        self.n3 = {2: 2213, 3: 3292, 4: 4371}[seats]
        self.n4 = {2: 3, 3: 4, 4: 5}[seats]
        self.n5 = {2: 2471, 3: 3636, 4: 4801}[seats]
        self.n6 = {2: 2559, 3: 3724, 4: 4889}[seats]
        self.n7 = {2: 130, 3: 131, 4: 132}[seats]
        self.n8 = {2: 132, 3: 134, 4: 136}[seats]
        self.n9 = {2: 72, 3: 73, 4: 74}[seats]
        self.n10 = {2: 2, 3: 3, 4: 4}[seats]
        self.n11 = {2: 5, 3: 6, 4: 7}[seats]
        self.n12 = {2: 28, 3: 29, 4: 30}[seats]
        self.n13 = {2: 47, 3: 48, 4: 49}[seats]
        self.n14 = {2: 50, 3: 51, 4: 52}[seats]
        self.n15 = {2: 69, 3: 70, 4: 71}[seats]
        self.n16 = {2: 276, 3: 280, 4: 284}[seats]
        self.n17 = {2: 283, 3: 288, 4: 293}[seats]
        self.n18 = {2: 2846, 3: 4016, 4: 5186}[seats]
        self.field_0 = field_at(record, "battle/*/voice/*")
        self.field_1 = field_at(record, "result/*")

    def write(self, state: State, seat: int, numbers: Any) -> None:
        assert isinstance(state, Table)
        self._view(numbers, 0, seat, state, Seat(seat))

    def _view(self, numbers: Any, at: int, me: int, g: Table, seat: Seat | None) -> None:
        observer = g.public if seat is None else seat
        if g.alliance:
            numbers[_AT[at + 1]] = ONE
        else:
            numbers[_AT[at]] = ONE
        value_1 = g.round
        if value_1:
            numbers[_AT[at + 2]] = value_1 * 0.2
        numbers[_AT[at + g.phase + 3]] = ONE
        if g.first != NOBODY:
            seat_2 = g.first
            if seat_2 is not None:
                numbers[_AT[at + turned(seat_2, me, self.seats) + 12]] = ONE
        value_3 = g.storm
        if value_3:
            numbers[_AT[at + self.n0]] = value_3 * 0.05555555555555555
        if g.covered != NOT_COVERED:
            numbers[_AT[at + self.n1 + g.covered]] = ONE
        for player_4 in SEATS[g.seats]:
            self._player(numbers, at + self.n2, me, g, player_4, observer)
        self._cells(numbers, at + self.n3, me, g)
        self._deck(numbers, at + self.n5, me, g.spice_cards)
        self._deck_27(numbers, at + self.n5 + 23, me, g.battle_cards)
        self._deck_30(numbers, at + self.n5 + 45, me, g.market_cards)
        value_33 = len(g.traitor_cards.zones[DECK]) + len(g.traitor_cards.zones[DISCARD])
        if value_33:
            numbers[_AT[at + self.n5 + 62]] = value_33 * 0.05
        if g.battle is not None:
            self._battle(numbers, at + self.n6, me, g, g.battle, observer)
        if g.result is not None:
            value_58 = g.result.view()
            if value_58 is not None:
                numbers[_AT[at + self.n18]] = ONE
                self.field_1.write(value_58, numbers, at + self.n18 + 1, me)

    def _player(self, numbers: Any, at: int, me: int, g: Table, player: Seat, observer: Observer) -> None:
        start_5 = at + turned(player, me, self.seats) * 1078
        if g.factions[player] >= 0:
            value_6 = g.faction(player).id
            if value_6 is not None:
                numbers[_AT[start_5 + _PLACES_0[value_6]]] = ONE
        value_7 = g.spice[player]
        if value_7:
            numbers[_AT[start_5 + 6]] = value_7 * 0.025
        value_8 = g.reserve[player]
        if value_8:
            numbers[_AT[start_5 + 7]] = value_8 * 0.05
        value_9 = g.tanks[player]
        if value_9:
            numbers[_AT[start_5 + 8]] = value_9 * 0.05
        self._leaders(numbers, start_5 + 9, me, g, player, observer)
        self._hand(numbers, start_5 + 1021, me, g.battle_cards, player, observer)
        self._hand_14(numbers, start_5 + 1040, me, g.market_cards, player, observer)
        self._hand_17(numbers, start_5 + 1054, me, g.traitor_cards, player, observer)
        if g.passes(player, ""):
            numbers[_AT[start_5 + 1077]] = ONE

    def _cells(self, numbers: Any, at: int, me: int, g: Table) -> None:
        for cell in range(86):
            if g.ground_spice[cell] or _forces_in(g, cell):
                start_20 = at + cell * self.n4
                value_21 = g.ground_spice[cell]
                if value_21:
                    numbers[_AT[start_20]] = value_21 * 0.025
                for seat_22 in SEATS[g.seats]:
                    if g.forces[seat_22][cell]:
                        start_23 = start_20 + turned(seat_22, me, self.seats) + 1
                        value_24 = g.forces[seat_22][cell]
                        if value_24:
                            numbers[_AT[start_23]] = value_24 * 0.05

    def _deck(self, numbers: Any, at: int, me: int, cards: Cards) -> None:
        discard = cards.zones[DISCARD]
        value_25 = len(cards.zones[DECK])
        if value_25:
            numbers[_AT[at]] = value_25 * 0.05
        numbers[_AT[at + 1]] = ONE
        value_26 = len(discard)
        if value_26:
            numbers[_AT[at + 2]] = value_26 * 0.05
        if discard:
            numbers[_AT[at + 3]] = ONE
            numbers[_AT[at + SPICE_DECK[discard[-1]] + 4]] = ONE
        else:
            numbers[_AT[at + 3]] = ONE

    def _deck_27(self, numbers: Any, at: int, me: int, cards: Cards) -> None:
        discard = cards.zones[DISCARD]
        value_28 = len(cards.zones[DECK])
        if value_28:
            numbers[_AT[at]] = value_28 * 0.05
        numbers[_AT[at + 1]] = ONE
        value_29 = len(discard)
        if value_29:
            numbers[_AT[at + 2]] = value_29 * 0.05
        if discard:
            numbers[_AT[at + 3]] = ONE
            numbers[_AT[at + BATTLE_DECK[discard[-1]] + 4]] = ONE
        else:
            numbers[_AT[at + 3]] = ONE

    def _deck_30(self, numbers: Any, at: int, me: int, cards: Cards) -> None:
        discard = cards.zones[DISCARD]
        value_31 = len(cards.zones[DECK])
        if value_31:
            numbers[_AT[at]] = value_31 * 0.05
        numbers[_AT[at + 1]] = ONE
        value_32 = len(discard)
        if value_32:
            numbers[_AT[at + 2]] = value_32 * 0.05
        if discard:
            numbers[_AT[at + 3]] = ONE
            numbers[_AT[at + MARKET_DECK[discard[-1]] + 4]] = ONE
        else:
            numbers[_AT[at + 3]] = ONE

    def _battle(self, numbers: Any, at: int, me: int, g: Table, battle: Battle, observer: Observer) -> None:
        voice: Voice | None = None
        if battle.voice_by >= 0:
            kind = _TYPES.get(battle.voice_type, "special")
            voice = {"by": battle.voice_by, "must": battle.voice_must, "type": kind}
        numbers[_AT[at]] = ONE
        numbers[_AT[at + battle.territory + 1]] = ONE
        for cell_34 in battle.cells:
            numbers[_AT[at + cell_34 + 43]] += ONE
        seat_35 = battle.seats[0]
        if seat_35 is not None:
            numbers[_AT[at + turned(seat_35, me, self.seats) + 129]] = ONE
        seat_36 = battle.seats[1]
        if seat_36 is not None:
            numbers[_AT[at + self.n7 + turned(seat_36, me, self.seats) + 1]] = ONE
        next_37 = at + self.n8 + 1
        for side_38 in SIDES:
            self._plan(numbers, next_37, me, g, battle, side_38, observer)
            next_37 += self.n9
        value_54 = voice
        if value_54 is not None:
            numbers[_AT[at + self.n16 + 1]] = ONE
            self.field_0.write(value_54, numbers, at + self.n16 + 2, me)
        if battle.winner >= 0:
            numbers[_AT[at + self.n17 + 1]] = ONE
            next_55 = at + self.n17 + 2
            for side_56 in SIDES:
                value_57 = resolution.strength(battle, side_56)
                if value_57:
                    numbers[_AT[next_55]] = value_57 * 0.05
                next_55 += 1

    def _leaders(self, numbers: Any, at: int, me: int, g: Table, player: Seat, observer: Observer) -> None:
        state: LeaderState
        out = g.traitor_cards.possibly(observer, g.out_of_game) | g.traitor_cards.possibly(observer, g.out_of_game + 1)
        inside = 0
        for zone in range(g.out_of_game):
            inside |= g.traitor_cards.possibly(observer, zone)
        for leader in g.faction(player).leaders if g.factions[player] >= 0 else ():
            bit = 1 << leader
            if not inside & bit:
                continue
            if out & bit:
                state, where = ("unknown", NOWHERE)
            elif g.leader_state[leader] == READY:
                where = g.fought_in[leader]
                state = "ready" if where == NOWHERE else "fought"
            else:
                state, where = ("tanks" if g.leader_state[leader] == IN_TANKS else "unknown", NOWHERE)
            start_10 = at + leader * 46
            value_11 = state
            if value_11 is not None:
                numbers[_AT[start_10 + _PLACES_1[value_11]]] = ONE
            if where != NOWHERE:
                numbers[_AT[start_10 + where + 4]] = ONE

    def _hand(self, numbers: Any, at: int, me: int, cards: Cards, player: Seat, observer: Observer) -> None:
        known = sorted([BATTLE_DECK[card] for card in cards.known(observer, HANDS[player])])
        value_12 = len(cards.zones[HANDS[player]])
        if value_12:
            numbers[_AT[at]] = value_12 * 0.1
        for kind_13 in known:
            numbers[_AT[at + kind_13 + 1]] += ONE

    def _hand_14(self, numbers: Any, at: int, me: int, cards: Cards, player: Seat, observer: Observer) -> None:
        known = sorted([MARKET_DECK[card] for card in cards.known(observer, HANDS[player])])
        value_15 = len(cards.zones[HANDS[player]])
        if value_15:
            numbers[_AT[at]] = value_15 * 0.1
        for kind_16 in known:
            numbers[_AT[at + kind_16 + 1]] += ONE

    def _hand_17(self, numbers: Any, at: int, me: int, cards: Cards, player: Seat, observer: Observer) -> None:
        known = sorted([_EACH_LEADER[card] for card in cards.known(observer, HANDS[player])])
        value_18 = len(cards.zones[HANDS[player]])
        if value_18:
            numbers[_AT[at]] = value_18 * 0.1
        for kind_19 in known:
            numbers[_AT[at + kind_19 + 1]] += ONE

    def _plan(self, numbers: Any, at: int, me: int, g: Table, battle: Battle, side: Side, observer: Observer) -> None:
        seat = battle.seats[side]
        if battle.revealed:
            seat_39 = seat
            if seat_39 is not None:
                numbers[_AT[at + turned(seat_39, me, self.seats)]] = ONE
            numbers[_AT[at + self.n10 + 2]] = ONE
            if battle.leader[side] == NO_LEADER:
                numbers[_AT[at + self.n11]] = ONE
            else:
                numbers[_AT[at + self.n11]] = ONE
                numbers[_AT[at + self.n11 + battle.leader[side] + 1]] = ONE
            numbers[_AT[at + self.n12]] = ONE
            self._card(numbers, at + self.n12 + 1, me, battle.weapon[side])
            numbers[_AT[at + self.n13]] = ONE
            value_40 = _TYPES.get(battle.mode[side])
            if value_40 is not None:
                numbers[_AT[at + self.n13 + _PLACES_2[value_40] + 1]] = ONE
            numbers[_AT[at + self.n14]] = ONE
            self._card_41(numbers, at + self.n14 + 1, me, battle.defence[side])
            numbers[_AT[at + self.n15]] = ONE
            value_42 = battle.dial[side]
            if value_42 is not None:
                numbers[_AT[at + self.n15 + 1]] = ONE
                value_43 = value_42
                if value_43:
                    numbers[_AT[at + self.n15 + 2]] = value_43 * 0.05
            return
        ask = g.sealed_by(seat, plans.PLAN)
        if ask is None:
            seat_44 = seat
            if seat_44 is not None:
                numbers[_AT[at + turned(seat_44, me, self.seats)]] = ONE
            numbers[_AT[at + self.n10]] = ONE
            return
        seat_45 = seat
        if seat_45 is not None:
            numbers[_AT[at + turned(seat_45, me, self.seats)]] = ONE
        numbers[_AT[at + self.n10 + 1]] = ONE
        if _sees(g, seat, plans.PLAN_LEADER, observer):
            numbers[_AT[at + self.n11]] = ONE
            self._answer(numbers, at + self.n11 + 1, me, g, ask, plans.PLAN_LEADER)
        if _sees(g, seat, plans.PLAN_WEAPON, observer):
            numbers[_AT[at + self.n12]] = ONE
            self._answer_47(numbers, at + self.n12 + 1, me, g, ask, plans.PLAN_WEAPON)
        if _sees(g, seat, plans.PLAN_MODE, observer):
            mode = g.answer_to(ask, plans.PLAN_MODE)
            if mode is None or mode.value < 0:
                numbers[_AT[at + self.n13]] = ONE
            else:
                numbers[_AT[at + self.n13]] = ONE
                value_49 = _TYPES[mode.value]
                if value_49 is not None:
                    numbers[_AT[at + self.n13 + _PLACES_2[value_49] + 1]] = ONE
        if _sees(g, seat, plans.PLAN_DEFENCE, observer):
            numbers[_AT[at + self.n14]] = ONE
            self._answer_50(numbers, at + self.n14 + 1, me, g, ask, plans.PLAN_DEFENCE)
        if _sees(g, seat, plans.PLAN_DIAL, observer):
            dial = g.answer_to(ask, plans.PLAN_DIAL)
            if dial is None or dial.value < 0:
                numbers[_AT[at + self.n15]] = ONE
            else:
                numbers[_AT[at + self.n15]] = ONE
                value_52 = dial.value
                if value_52 is not None:
                    numbers[_AT[at + self.n15 + 1]] = ONE
                    value_53 = value_52
                    if value_53:
                        numbers[_AT[at + self.n15 + 2]] = value_53 * 0.05

    def _card(self, numbers: Any, at: int, me: int, card: Card) -> None:
        if card != NO_CARD:
            numbers[_AT[at + BATTLE_DECK[card]]] = ONE

    def _card_41(self, numbers: Any, at: int, me: int, card: Card) -> None:
        if card != NO_CARD:
            numbers[_AT[at + BATTLE_DECK[card]]] = ONE

    def _answer(self, numbers: Any, at: int, me: int, g: Table, ask: Ask, message: str) -> None:
        option = g.answer_to(ask, message)
        if not (option is None or option.value < 0):
            value_46 = option.name
            if value_46 is not None:
                numbers[_AT[at + _PLACES_3[value_46]]] = ONE

    def _answer_47(self, numbers: Any, at: int, me: int, g: Table, ask: Ask, message: str) -> None:
        option = g.answer_to(ask, message)
        if not (option is None or option.value < 0):
            value_48 = option.name
            if value_48 is not None:
                numbers[_AT[at + _PLACES_4[value_48]]] = ONE

    def _answer_50(self, numbers: Any, at: int, me: int, g: Table, ask: Ask, message: str) -> None:
        option = g.answer_to(ask, message)
        if not (option is None or option.value < 0):
            value_51 = option.name
            if value_51 is not None:
                numbers[_AT[at + _PLACES_5[value_51]]] = ONE
