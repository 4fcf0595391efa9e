"""Written from view.py and layout.py by `make generated`: edit those instead."""

from typing import Any, Final

from sandtable.games.uprising.board import CONFLICTS_PER_LEVEL, SPACES
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND
from sandtable.games.uprising.hagal.difficulty import (
    BRUTAL_ESCALATION,
    EXPERT_DEPLOYMENT,
    IMPERIUM_ROW_CHURN,
    MEASURED_DEPLOYMENT,
    SMART_POLITICS,
)
from sandtable.games.uprising.hagal.house import HAGAL_DECK, HAGAL_DISCARD, House
from sandtable.games.uprising.hagal.rivals import Rival
from sandtable.games.uprising.layout import layout
from sandtable.games.uprising.rules.troops import is_protected
from sandtable.games.uprising.state import (
    COMPLETED,
    CONFLICT_DECK,
    CONTRACT_STACK,
    DECK,
    FACE_UP,
    HAND,
    HELD,
    IMPERIUM,
    INTRIGUE_DECK,
    INTRIGUE_DISCARD,
    INTRIGUE_TRASHED,
    LOOKED_AT,
    OFFERED,
    ON_BOARD,
    OUT_OF_TURN,
    PER_HOLDER,
    PER_PLAYER,
    RESERVE,
    RESERVED,
    ROW,
    SET_ASIDE,
    TAKEN,
    TRASHED,
    WON,
    WON_TURNED,
    Table,
)
from sandtable.games.uprising.terms import FACTIONS, NONE, Zone
from sandtable.games.uprising.view import (
    _CONTROLLED,
    _MAKER,
    CARD_IDS,
    CONFLICT_IDS,
    CONTRACT_IDS,
    INTRIGUE_IDS,
    _reserve,
)
from sandtable.kernel.cards import Cards
from sandtable.kernel.layouts import ONE, Quick, Record, field_at, places_at, places_of, table_at, turned
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.state import State

_RECORD: Final = layout(4)
_AT: Final = places_of(_RECORD)
_PLACES_0: Final = table_at(_RECORD, "turn/card", CARD_IDS)
_PLACES_1: Final = places_at(_RECORD, "players/*/leader")
_PLACES_2: Final = places_at(_RECORD, "players/*/rival/*/id")
_PLACES_3: Final = table_at(_RECORD, "players/*/won", CONFLICT_IDS)
_PLACES_4: Final = table_at(_RECORD, "players/*/won_turned", CONFLICT_IDS)
_PLACES_5: Final = table_at(_RECORD, "players/*/hand/known", CARD_IDS)
_PLACES_6: Final = table_at(_RECORD, "players/*/deck/known", CARD_IDS)
_PLACES_7: Final = table_at(_RECORD, "players/*/discard", CARD_IDS)
_PLACES_8: Final = table_at(_RECORD, "players/*/intrigue/known", INTRIGUE_IDS)
_PLACES_9: Final = table_at(_RECORD, "players/*/intrigue_face_up", INTRIGUE_IDS)
_PLACES_10: Final = table_at(_RECORD, "players/*/contracts", CONTRACT_IDS)
_PLACES_11: Final = table_at(_RECORD, "players/*/completed", CONTRACT_IDS)
_PLACES_12: Final = table_at(_RECORD, "row", CARD_IDS)
_PLACES_13: Final = table_at(_RECORD, "set_aside/*/card", CARD_IDS)
_PLACES_14: Final = table_at(_RECORD, "looked_at/known", CARD_IDS)
_PLACES_15: Final = table_at(_RECORD, "trashed", CARD_IDS)
_PLACES_16: Final = table_at(_RECORD, "intrigue_discard", INTRIGUE_IDS)
_PLACES_17: Final = table_at(_RECORD, "intrigue_trashed/known", INTRIGUE_IDS)
_PLACES_18: Final = table_at(_RECORD, "conflict/card", CONFLICT_IDS)
_PLACES_19: Final = table_at(_RECORD, "conflict/pile", CONFLICT_IDS)
_PLACES_20: Final = table_at(_RECORD, "contracts/offered", CONTRACT_IDS)
_PLACES_21: Final = table_at(_RECORD, "contracts/reserved", CONTRACT_IDS)
_PLACES_22: Final = places_at(_RECORD, "hagal/*/rules")
_PLACES_23: Final = table_at(_RECORD, "hagal/*/discard/@bag", [one.id for one in HAGAL_CARDS])


class Observed(Quick):
    """Writes what a seat sees of uprising straight into numbers."""

    def __init__(self, record: Record, seats: int) -> None:
        self.seats = seats
        self.n0 = {1: 12, 2: 12, 3: 12, 4: 13}[seats]
        self.n1 = {1: 15, 2: 15, 3: 15, 4: 17}[seats]
        self.n2 = {1: 918, 2: 918, 3: 918, 4: 920}[seats]
        self.n3 = {1: 2604, 2: 2604, 3: 2604, 4: 3168}[seats]
        self.n4 = {1: 9, 2: 9, 3: 9, 4: 11}[seats]
        self.n5 = {1: 3, 2: 3, 3: 3, 4: 4}[seats]
        self.n6 = {1: 5, 2: 5, 3: 5, 4: 6}[seats]
        self.n7 = {1: 2802, 2: 2802, 3: 2802, 4: 3410}[seats]
        self.n8 = {1: 4, 2: 4, 3: 4, 4: 5}[seats]
        self.n9 = {1: 2854, 2: 2854, 3: 2854, 4: 3475}[seats]
        self.n10 = {1: 2866, 2: 2866, 3: 2866, 4: 3491}[seats]
        self.n11 = {1: 2867, 2: 2867, 3: 2867, 4: 3492}[seats]
        self.n12 = {1: 2930, 2: 2930, 3: 2930, 4: 3555}[seats]
        self.n13 = {1: 2932, 2: 2932, 3: 2932, 4: 3557}[seats]
        self.n14 = {1: 66, 2: 66, 3: 66, 4: 67}[seats]
        self.n15 = {1: 3000, 2: 3000, 3: 3000, 4: 3626}[seats]
        self.n16 = {1: 3064, 2: 3064, 3: 3064, 4: 3690}[seats]
        self.n17 = {1: 3127, 2: 3127, 3: 3127, 4: 3753}[seats]
        self.n18 = {1: 3128, 2: 3128, 3: 3128, 4: 3754}[seats]
        self.n19 = {1: 3129, 2: 3129, 3: 3129, 4: 3755}[seats]
        self.n20 = {1: 3168, 2: 3168, 3: 3168, 4: 3794}[seats]
        self.n21 = {1: 3208, 2: 3208, 3: 3208, 4: 3834}[seats]
        self.n22 = {1: 3244, 2: 3244, 3: 3244, 4: 3870}[seats]
        self.n23 = {1: 3281, 2: 3281, 3: 3281, 4: 3907}[seats]
        self.n24 = {1: 3338, 2: 3338, 3: 3338, 4: 3964}[seats]
        self.field_0 = field_at(record, "players/*/in_play")
        self.field_1 = field_at(record, "reserve")
        self.field_2 = field_at(record, "result/*")

    def write(self, state: State, seat: int, numbers: Any) -> None:
        assert isinstance(state, Table)
        self._view(numbers, 0, seat, state, seat)

    def _view(self, numbers: Any, at: int, me: int, g: Table, seat: int | None) -> None:
        observer = g.public if seat is None else seat
        cards = g.cards.zones
        if g.choam:
            numbers[_AT[at]] = ONE
        value_1 = g.round
        if value_1:
            numbers[_AT[at + 1]] = value_1 * 0.1
        numbers[_AT[at + g.phase + 2]] = ONE
        seat_2 = g.first
        if seat_2 is not None:
            numbers[_AT[at + turned(seat_2, me, self.seats) + 9]] = ONE
        if g.turn.kind != OUT_OF_TURN:
            seat_3 = g.turn.player
            if seat_3 is not None:
                numbers[_AT[at + self.n0 + turned(seat_3, me, self.seats)]] = ONE
        self._turn(numbers, at + self.n1, me, g, observer)
        for player_9 in SEATS[g.players]:
            self._player(numbers, at + self.n2, me, g, player_9, observer)
        for number_58 in range(len(SPACES)):
            self._space(numbers, at + self.n3, me, g, number_58)
        for number_64 in range(13):
            numbers[_AT[at + self.n7 + number_64 * self.n8]] = ONE
            start_65 = at + self.n7 + number_64 * self.n8 + 1
            for player_66 in SEATS[g.players]:
                if g.spies[player_66] >> number_64 & 1:
                    numbers[_AT[start_65 + turned(player_66, me, self.seats)]] = ONE
        next_67 = at + self.n9
        for holder_68 in g.alliance:
            if holder_68 != NONE:
                seat_69 = holder_68
                if seat_69 is not None:
                    numbers[_AT[next_67 + turned(seat_69, me, self.seats)]] = ONE
            next_67 += self.n5
        if g.shield_wall:
            numbers[_AT[at + self.n10]] = ONE
        for card_70 in cards[ROW]:
            numbers[_AT[at + self.n11 + _PLACES_12[card_70]]] += ONE
        self.field_1.write(_reserve(cards[RESERVE]), numbers, at + self.n12, me)
        self._set_aside(numbers, at + self.n13, me, g)
        self._pile_73(numbers, at + self.n15, me, g.cards, LOOKED_AT, observer)
        self._names_77(numbers, at + self.n16, me, cards[TRASHED])
        value_79 = len(cards[IMPERIUM])
        if value_79:
            numbers[_AT[at + self.n17]] = value_79 * 0.014285714285714285
        value_80 = len(g.intrigue.zones[INTRIGUE_DECK])
        if value_80:
            numbers[_AT[at + self.n18]] = value_80 * 0.025
        self._names_81(numbers, at + self.n19, me, g.intrigue.zones[INTRIGUE_DISCARD])
        self._pile_83(numbers, at + self.n20, me, g.intrigue, INTRIGUE_TRASHED, observer)
        if g.conflict != NONE:
            numbers[_AT[at + self.n21 + _PLACES_18[g.conflict]]] = ONE
        if is_protected(g):
            numbers[_AT[at + self.n21 + 16]] = ONE
        next_87 = 0
        for card_88 in g.conflicts.zones[ON_BOARD]:
            next_87 += 1
            numbers[_AT[at + self.n21 + _PLACES_19[card_88] + 17]] = next_87 / 10
        next_89 = at + self.n21 + 33
        for level_90 in range(len(CONFLICTS_PER_LEVEL)):
            value_91 = len(g.conflicts.zones[CONFLICT_DECK + level_90])
            if value_91:
                numbers[_AT[next_89]] = value_91 * 0.2
            next_89 += 1
        value_92 = len(g.contracts.zones[CONTRACT_STACK])
        if value_92:
            numbers[_AT[at + self.n22]] = value_92 * 0.05
        for token_93 in g.contracts.zones[OFFERED]:
            numbers[_AT[at + self.n22 + _PLACES_20[token_93] + 1]] += ONE
        self._names_94(numbers, at + self.n22 + 19, me, g.contracts.zones[RESERVED])
        if g.house is not None:
            self._hagal_view(numbers, at + self.n23, me, g.house)
        if g.result is not None:
            value_102 = g.result.view()
            if value_102 is not None:
                numbers[_AT[at + self.n24]] = ONE
                self.field_2.write(value_102, numbers, at + self.n24 + 1, me)

    def _turn(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        turn = g.turn
        numbers[_AT[at + turn.kind]] = ONE
        if turn.card != NONE:
            numbers[_AT[at + _PLACES_0[turn.card] + 4]] = ONE
        if turn.space != NONE:
            numbers[_AT[at + turn.space + 67]] = ONE
        if observer == turn.player:
            for number_4, _ in turn.pending:
                numbers[_AT[at + number_4 + 89]] += ONE
        value_5 = turn.spice_gained
        if value_5:
            numbers[_AT[at + 897]] = value_5 * 0.2
        value_6 = turn.recruited
        if value_6:
            numbers[_AT[at + 898]] = value_6 * 0.2
        value_7 = turn.deployed
        if value_7:
            numbers[_AT[at + 899]] = value_7 * 0.2
        value_8 = turn.units_deployed
        if value_8:
            numbers[_AT[at + 900]] = value_8 * 0.2
        if turn.recalled_spy:
            numbers[_AT[at + 901]] = ONE
        if turn.no_deploy:
            numbers[_AT[at + 902]] = ONE

    def _player(self, numbers: Any, at: int, me: int, g: Table, player: Seat, observer: int) -> None:
        own = PER_PLAYER * player
        held = PER_HOLDER * player
        leader = None if g.leaders[player] == NONE else g.leader(player)
        seated = player < g.seats
        start_10 = at + turned(player, me, self.seats) * 562
        if leader is not None:
            value_11 = leader.id
            if value_11 is not None:
                numbers[_AT[start_10 + _PLACES_1[value_11]]] = ONE
        if player >= g.seats:
            self._rival_view(numbers, start_10 + 10, me, g.hagal.rival(player))
        value_13 = g.vp[player]
        if value_13:
            numbers[_AT[start_10 + 22]] = value_13 * 0.1
        value_14 = g.solari[player]
        if value_14:
            numbers[_AT[start_10 + 23]] = value_14 * 0.1
        value_15 = g.spice[player]
        if value_15:
            numbers[_AT[start_10 + 24]] = value_15 * 0.1
        value_16 = g.water[player]
        if value_16:
            numbers[_AT[start_10 + 25]] = value_16 * 0.1
        next_17 = start_10 + 26
        for one_18 in g.influence[player * len(FACTIONS) : (player + 1) * len(FACTIONS)]:
            value_19 = one_18
            if value_19:
                numbers[_AT[next_17]] = value_19 * 0.16666666666666666
            next_17 += 1
        for faction_20, holder_21 in enumerate(g.alliance):
            if holder_21 == player:
                numbers[_AT[start_10 + faction_20 + 30]] += ONE
        value_22 = g.agents[player]
        if value_22:
            numbers[_AT[start_10 + 34]] = value_22 * 0.3333333333333333
        for number_23 in range(22):
            if g.placed[player] >> number_23 & 1:
                numbers[_AT[start_10 + number_23 + 35]] = ONE
        for number_24 in range(13):
            if g.spies[player] >> number_24 & 1:
                numbers[_AT[start_10 + number_24 + 57]] = ONE
        value_25 = g.spies_in_supply(player)
        if value_25:
            numbers[_AT[start_10 + 70]] = value_25 * 0.3333333333333333
        value_26 = g.supply[player]
        if value_26:
            numbers[_AT[start_10 + 71]] = value_26 * 0.08333333333333333
        value_27 = g.garrison[player]
        if value_27:
            numbers[_AT[start_10 + 72]] = value_27 * 0.08333333333333333
        value_28 = g.troops[player]
        if value_28:
            numbers[_AT[start_10 + 73]] = value_28 * 0.08333333333333333
        value_29 = g.worms[player]
        if value_29:
            numbers[_AT[start_10 + 74]] = value_29 * 0.3333333333333333
        value_30 = g.swords[player]
        if value_30:
            numbers[_AT[start_10 + 75]] = value_30 * 0.1
        value_31 = g.strength(player)
        if value_31:
            numbers[_AT[start_10 + 76]] = value_31 * 0.05
        value_32 = g.persuasion[player]
        if value_32:
            numbers[_AT[start_10 + 77]] = value_32 * 0.1
        if g.council[player]:
            numbers[_AT[start_10 + 78]] = ONE
        if g.swordmaster[player]:
            numbers[_AT[start_10 + 79]] = ONE
        if g.hooks[player]:
            numbers[_AT[start_10 + 80]] = ONE
        value_33 = g.memories[player]
        if value_33:
            numbers[_AT[start_10 + 81]] = value_33 * 0.08333333333333333
        if leader is not None and leader.training:
            numbers[_AT[start_10 + g.training[player] + 82]] = ONE
        if player in g.reveal_order:
            numbers[_AT[start_10 + 90]] = ONE
        self._objective(numbers, start_10 + 91, me, g, player)
        self._names(numbers, start_10 + 98, me, g.conflicts.zones[WON + held])
        self._names_35(numbers, start_10 + 114, me, g.conflicts.zones[WON_TURNED + held])
        if seated:
            self._pile(numbers, start_10 + 130, me, g.cards, HAND + own, observer)
        else:
            value_40 = 0
            if value_40:
                numbers[_AT[start_10 + 130]] = value_40 * 0.1
        if seated:
            self._pile_41(numbers, start_10 + 194, me, g.cards, DECK + own, observer)
        else:
            value_45 = 0
            if value_45:
                numbers[_AT[start_10 + 194]] = value_45 * 0.1
        if seated:
            self._names_46(numbers, start_10 + 258, me, g.discard(player))
        if seated:
            self._in_play(numbers, start_10 + 321, me, g, player)
        else:
            self.field_0.write([], numbers, start_10 + 321, me)
        self._pile_48(numbers, start_10 + 447, me, g.intrigue, HELD + held, observer)
        self._names_52(numbers, start_10 + 487, me, g.intrigue.zones[FACE_UP + held])
        self._names_54(numbers, start_10 + 526, me, g.contracts.zones[TAKEN + held])
        self._names_56(numbers, start_10 + 544, me, g.contracts.zones[COMPLETED + held])

    def _space(self, numbers: Any, at: int, me: int, g: Table, number: int) -> None:
        controlled, maker = (_CONTROLLED[number], _MAKER[number])
        controller = NONE if controlled == NONE else g.control[controlled]
        numbers[_AT[at + number * self.n4]] = ONE
        start_59 = at + number * self.n4 + 1
        for player_60 in SEATS[g.players]:
            if g.placed[player_60] >> number & 1:
                numbers[_AT[start_59 + turned(player_60, me, self.seats)]] = ONE
        if maker != NONE:
            value_61 = g.bonus_spice[maker]
            if value_61 is not None:
                numbers[_AT[start_59 + self.n5]] = ONE
                value_62 = value_61
                if value_62:
                    numbers[_AT[start_59 + self.n5 + 1]] = value_62 * 0.2
        if controller != NONE:
            seat_63 = controller
            if seat_63 is not None:
                numbers[_AT[start_59 + self.n6 + turned(seat_63, me, self.seats)]] = ONE

    def _set_aside(self, numbers: Any, at: int, me: int, g: Table) -> None:
        pile = g.cards.zones[SET_ASIDE]
        if not pile:
            return
        numbers[_AT[at]] = ONE
        numbers[_AT[at + _PLACES_13[pile[0]] + 1]] = ONE
        seat_71 = g.aside_for
        if seat_71 is not None:
            numbers[_AT[at + turned(seat_71, me, self.seats) + 64]] = ONE
        value_72 = g.aside_discount
        if value_72:
            numbers[_AT[at + self.n14 + 1]] = value_72 * 0.25

    def _pile_73(self, numbers: Any, at: int, me: int, cards: Cards, zone: Zone, observer: int) -> None:
        value_74 = len(cards.zones[zone])
        if value_74:
            numbers[_AT[at]] = value_74 * 0.1
        self._names_75(numbers, at + 1, me, cards.known(observer, zone))

    def _names_77(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_78 in pile:
            numbers[_AT[at + _PLACES_15[card_78]]] += ONE

    def _names_81(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_82 in pile:
            numbers[_AT[at + _PLACES_16[card_82]]] += ONE

    def _pile_83(self, numbers: Any, at: int, me: int, cards: Cards, zone: Zone, observer: int) -> None:
        value_84 = len(cards.zones[zone])
        if value_84:
            numbers[_AT[at]] = value_84 * 0.1
        self._names_85(numbers, at + 1, me, cards.known(observer, zone))

    def _names_94(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_95 in pile:
            numbers[_AT[at + _PLACES_21[card_95]]] += ONE

    def _hagal_view(self, numbers: Any, at: int, me: int, house: House) -> None:
        in_force = (
            (IMPERIUM_ROW_CHURN, house.row_churn),
            (BRUTAL_ESCALATION, house.brutal_escalation),
            (EXPERT_DEPLOYMENT, house.expert_deployment),
            (SMART_POLITICS, house.smart_politics),
            (MEASURED_DEPLOYMENT, house.measured_deployment),
        )
        numbers[_AT[at]] = ONE
        numbers[_AT[at + house.difficulty + 1]] = ONE
        for rule_96, used_97 in in_force:
            if used_97:
                value_98 = rule_96
                if value_98 is not None:
                    numbers[_AT[at + _PLACES_22[value_98] + 5]] += ONE
        value_99 = len(house.cards.zones[HAGAL_DECK])
        if value_99:
            numbers[_AT[at + 10]] = value_99 * 0.025
        next_100 = -1
        for card_101 in house.cards.zones[HAGAL_DISCARD]:
            next_100 = _PLACES_23[HAGAL_KIND[card_101]]
            numbers[_AT[at + next_100 + 11]] += ONE
        if next_100 >= 0:
            numbers[_AT[at + next_100 + 34]] = ONE

    def _rival_view(self, numbers: Any, at: int, me: int, rival: Rival) -> None:
        numbers[_AT[at]] = ONE
        value_12 = rival.id
        if value_12 is not None:
            numbers[_AT[at + _PLACES_2[value_12] + 1]] = ONE
        if not rival.streamlined:
            numbers[_AT[at + 11]] = ONE

    def _objective(self, numbers: Any, at: int, me: int, g: Table, player: Seat) -> None:
        if g.objective[player] == NONE:
            return
        numbers[_AT[at]] = ONE
        numbers[_AT[at + g.objective[player] + 1]] = ONE
        if g.objective_turned[player]:
            numbers[_AT[at + 6]] = ONE

    def _names(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_34 in pile:
            numbers[_AT[at + _PLACES_3[card_34]]] += ONE

    def _names_35(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_36 in pile:
            numbers[_AT[at + _PLACES_4[card_36]]] += ONE

    def _pile(self, numbers: Any, at: int, me: int, cards: Cards, zone: Zone, observer: int) -> None:
        value_37 = len(cards.zones[zone])
        if value_37:
            numbers[_AT[at]] = value_37 * 0.1
        self._names_38(numbers, at + 1, me, cards.known(observer, zone))

    def _pile_41(self, numbers: Any, at: int, me: int, cards: Cards, zone: Zone, observer: int) -> None:
        value_42 = len(cards.zones[zone])
        if value_42:
            numbers[_AT[at]] = value_42 * 0.1
        self._names_43(numbers, at + 1, me, cards.known(observer, zone))

    def _names_46(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_47 in pile:
            numbers[_AT[at + _PLACES_7[card_47]]] += ONE

    def _in_play(self, numbers: Any, at: int, me: int, g: Table, player: Seat) -> None:
        revealed = g.turn.revealed if g.turn.player == player else 0
        self.field_0.write(
            [{"card": CARD_IDS[card], "revealed": bool(revealed >> card & 1)} for card in g.in_play(player)],
            numbers,
            at,
            me,
        )

    def _pile_48(self, numbers: Any, at: int, me: int, cards: Cards, zone: Zone, observer: int) -> None:
        value_49 = len(cards.zones[zone])
        if value_49:
            numbers[_AT[at]] = value_49 * 0.1
        self._names_50(numbers, at + 1, me, cards.known(observer, zone))

    def _names_52(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_53 in pile:
            numbers[_AT[at + _PLACES_9[card_53]]] += ONE

    def _names_54(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_55 in pile:
            numbers[_AT[at + _PLACES_10[card_55]]] += ONE

    def _names_56(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_57 in pile:
            numbers[_AT[at + _PLACES_11[card_57]]] += ONE

    def _names_75(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_76 in pile:
            numbers[_AT[at + _PLACES_14[card_76]]] += ONE

    def _names_85(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_86 in pile:
            numbers[_AT[at + _PLACES_17[card_86]]] += ONE

    def _names_38(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_39 in pile:
            numbers[_AT[at + _PLACES_5[card_39]]] += ONE

    def _names_43(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_44 in pile:
            numbers[_AT[at + _PLACES_6[card_44]]] += ONE

    def _names_50(self, numbers: Any, at: int, me: int, pile: list[int]) -> None:
        for card_51 in pile:
            numbers[_AT[at + _PLACES_8[card_51]]] += ONE
