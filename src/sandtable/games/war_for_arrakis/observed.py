"""Written from view.py and layout.py by `make generated`: edit those instead."""

from typing import Any, Final

from sandtable.games.war_for_arrakis.board import BIT, areas_in
from sandtable.games.war_for_arrakis.cards.decks import IN_DECK
from sandtable.games.war_for_arrakis.components import LONGEST_TANK, SIETCH_RANKS, TOKEN_MIXES
from sandtable.games.war_for_arrakis.layout import layout
from sandtable.games.war_for_arrakis.leaders import LEADERS, WILD_MAKER
from sandtable.games.war_for_arrakis.mahdi.automaton import Mahdi
from sandtable.games.war_for_arrakis.mahdi.guards import BLACK, SILVER, colour_of
from sandtable.games.war_for_arrakis.mahdi.tactics import TACTIC_DISCARD
from sandtable.games.war_for_arrakis.rules.battle import dice_of, price_of_continuing
from sandtable.games.war_for_arrakis.rules.claim_needs import Need, needs
from sandtable.games.war_for_arrakis.rules.prescience import claims_left
from sandtable.games.war_for_arrakis.state import (
    CLAIMED,
    DECK,
    DISCARD,
    GONE,
    HAND,
    KEPT,
    LAID,
    SHOWN,
    TOKEN_POOL,
    Table,
    Turn,
)
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    FACES,
    HARKONNEN,
    IMPERIUM,
    KINDS,
    MARKERS,
    NONE,
    POWERS,
    REGULAR,
    SIDE_IDS,
    SIDES,
    SIGNS,
    SPECIAL,
    UNIT_IDS,
    Dashboard,
    Face,
    Power,
    Side,
)
from sandtable.games.war_for_arrakis.view import (
    _HARVESTED,
    _LEGIONS,
    _SANDWORM,
    _SETTLED,
    _SIETCH,
    _SIGN,
    _STANDING,
    _STATION,
    _WORMSIGN_IDS,
    _has_box,
    _in_hand,
    _marks,
    _sign_in,
)
from sandtable.kernel.layouts import ONE, Quick, Record, field_at, places_at, places_of, table_at, turned
from sandtable.kernel.state import State

_RECORD: Final = layout(4)
_AT: Final = places_of(_RECORD)
_PLACES_0: Final = table_at(_RECORD, "areas/@areas/*/wormsign/*", _WORMSIGN_IDS)
_PLACES_1: Final = table_at(_RECORD, "supply/atreides", UNIT_IDS)
_PLACES_2: Final = table_at(_RECORD, "supply/harkonnen", UNIT_IDS)
_PLACES_3: Final = places_at(_RECORD, "dashboards/*/side")
_PLACES_4: Final = table_at(_RECORD, "bene_gesserit", SIDE_IDS)


class Observed(Quick):
    """Writes what a seat sees of war_for_arrakis straight into numbers."""

    def __init__(self, record: Record, seats: int) -> None:
        self.seats = seats
        self.n0 = {1: 14, 2: 20, 3: 26, 4: 32}[seats]
        self.n1 = {1: 4926, 2: 4932, 3: 4938, 4: 4944}[seats]
        self.n2 = {1: 4950, 2: 4956, 3: 4962, 4: 4968}[seats]
        self.n3 = {1: 5051, 2: 5057, 3: 5063, 4: 5069}[seats]
        self.n4 = {1: 5087, 2: 5093, 3: 5099, 4: 5105}[seats]
        self.n5 = {1: 6815, 2: 6821, 3: 6827, 4: 6833}[seats]
        self.n6 = {1: 7283, 2: 7289, 3: 7295, 4: 7301}[seats]
        self.n7 = {1: 7285, 2: 7291, 3: 7297, 4: 7303}[seats]
        self.n8 = {1: 7288, 2: 7294, 3: 7300, 4: 7306}[seats]
        self.n9 = {1: 7290, 2: 7296, 3: 7302, 4: 7308}[seats]
        self.n10 = {1: 7291, 2: 7297, 3: 7303, 4: 7309}[seats]
        self.n11 = {1: 7294, 2: 7300, 3: 7306, 4: 7312}[seats]
        self.n12 = {1: 7302, 2: 7308, 3: 7314, 4: 7320}[seats]
        self.n13 = {1: 8398, 2: 8404, 3: 8410, 4: 8416}[seats]
        self.n14 = {1: 8736, 2: 8742, 3: 8748, 4: 8754}[seats]
        self.n15 = {1: 8743, 2: 8749, 3: 8755, 4: 8761}[seats]
        self.n16 = {1: 3, 2: 4, 3: 5, 4: 6}[seats]
        self.n17 = {1: 8, 2: 9, 3: 10, 4: 11}[seats]
        self.n18 = {1: 9, 2: 10, 3: 11, 4: 12}[seats]
        self.n19 = {1: 8854, 2: 8861, 3: 8868, 4: 8875}[seats]
        self.n20 = {1: 9070, 2: 9077, 3: 9084, 4: 9091}[seats]
        self.n21 = {1: 9076, 2: 9083, 3: 9090, 4: 9097}[seats]
        self.n22 = {1: 10186, 2: 10193, 3: 10200, 4: 10207}[seats]
        self.field_0 = field_at(record, "cones_of_silence/*")
        self.field_1 = field_at(record, "turn/*/seat")
        self.field_2 = field_at(record, "result/*")

    def write(self, state: State, seat: int, numbers: Any) -> None:
        assert isinstance(state, Table)
        self._view(numbers, 0, seat, state, seat)

    def _view(self, numbers: Any, at: int, me: int, g: Table, seat: int | None) -> None:
        observer = g.public if seat is None else seat
        value_1 = g.round
        if value_1:
            numbers[_AT[at]] = value_1 * 0.08333333333333333
        numbers[_AT[at + g.phase + 1]] = ONE
        for player_2 in range(g.seats):
            self._player(numbers, at + 8, me, g, player_2)
        self._areas(numbers, at + self.n0, me, g, observer)
        self._tokens_on_board(numbers, at + self.n0 + 3232, me, g, observer)
        for zone_27, flyer_28 in enumerate(g.flyers):
            if flyer_28:
                numbers[_AT[at + self.n1 + zone_27 * 3 + flyer_28]] = ONE
        if g.blasted >= 0:
            numbers[_AT[at + self.n2 + g.blasted]] = ONE
        self._supply(numbers, at + self.n3, me, g)
        for leader_47 in range(len(LEADERS)):
            self._leader(numbers, at + self.n4 + leader_47 * 108, me, g, leader_47)
        next_48 = at + self.n5
        for side_49 in SIDES:
            for dashboard_50 in g.dashboards(side_49):
                if next_48 < at + self.n5 + 468:
                    numbers[_AT[next_48]] = ONE
                    self._dashboard(numbers, next_48 + 1, me, g, dashboard_50)
                    next_48 += 116 + 1
        for side_60 in SIDES:
            value_61 = g.unrolled[side_60]
            if value_61:
                numbers[_AT[at + self.n6 + side_60]] = value_61 * 0.1
        value_62 = g.bene_gesserit_reserve
        if value_62:
            numbers[_AT[at + self.n7]] = value_62 * 0.2
        for side_63 in SIDES:
            value_64 = g.bene_gesserit[side_63]
            if value_64:
                numbers[_AT[at + self.n7 + _PLACES_4[side_63]]] = value_64 * 0.2
        for side_65 in SIDES:
            if g.shared(side_65):
                self.field_0.write(g.cones[side_65], numbers, at + self.n8 + side_65, me)
        value_66 = g.supremacy
        if value_66:
            numbers[_AT[at + self.n9]] = value_66 * 0.1
        for marker_67 in MARKERS:
            value_68 = g.prescience[marker_67]
            if value_68:
                numbers[_AT[at + self.n10 + marker_67]] = value_68 * 0.1
        for marker_69 in IMPERIUM:
            value_70 = g.imperium[marker_69] + 1
            if value_70:
                numbers[_AT[at + self.n11 + marker_69]] = value_70 * 0.16666666666666666
        for marker_71 in IMPERIUM:
            if g.bans[marker_71]:
                numbers[_AT[at + self.n11 + marker_71 + 3]] += ONE
        value_72 = g.blocked_dice
        if value_72:
            numbers[_AT[at + self.n11 + 6]] = value_72 * 0.16666666666666666
        value_73 = g.saved_spice
        if value_73:
            numbers[_AT[at + self.n11 + 7]] = value_73 * 0.16666666666666666
        for power_74 in POWERS:
            self._planning(numbers, at + self.n12 + power_74 * 274, me, g, power_74, observer)
        self._prescience(numbers, at + self.n13, me, g)
        value_91 = len(g.objectives.zones[KEPT])
        if value_91:
            numbers[_AT[at + self.n14]] = value_91 * 0.5
        for card_92 in g.objectives.known(observer, KEPT):
            numbers[_AT[at + self.n14 + card_92 + 1]] += ONE
        if g.turn is not None:
            self._turn(numbers, at + self.n15, me, g.turn)
        if g.battle is not None:
            self._battle(numbers, at + self.n19, me, g)
        if g.pinned:
            numbers[_AT[at + self.n20]] = ONE
        if g.forced_result != NONE:
            numbers[_AT[at + self.n20 + g.forced_result + 1]] = ONE
        if g.mahdi is not None:
            self._mahdi(numbers, at + self.n21, me, g, g.mahdi)
        if g.result is not None:
            value_113 = g.result.view()
            if value_113 is not None:
                numbers[_AT[at + self.n22]] = ONE
                self.field_2.write(value_113, numbers, at + self.n22 + 1, me)

    def _player(self, numbers: Any, at: int, me: int, g: Table, seat: int) -> None:
        start_3 = at + turned(seat, me, self.seats) * 6
        numbers[_AT[start_3 + g.side_of_seat(seat)]] = ONE
        for power_4 in g.powers_of(seat):
            numbers[_AT[start_3 + power_4 + 2]] += ONE

    def _areas(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        occupied = g.standing[ATREIDES] | g.standing[HARKONNEN] | g.sietch_areas | g.settlements | g.stations
        occupied |= g.harvesters | g.worms | g.all_signs
        marks = _marks(g)
        for area_5 in areas_in(occupied):
            self._area(numbers, at, me, g, area_5, marks[area_5], observer)

    def _tokens_on_board(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        for slot_20, area_21 in enumerate(g.token_at):
            if area_21 >= 0:
                start_22 = at + slot_20 * 105
                numbers[_AT[start_22 + area_21]] = ONE
                self._units(numbers, start_22 + 101, me, g, slot_20, observer)

    def _supply(self, numbers: Any, at: int, me: int, g: Table) -> None:
        self._unit_supply(numbers, at, me, g, ATREIDES)
        value_31 = g.generic_supply[ATREIDES]
        if value_31:
            numbers[_AT[at + 3]] = value_31 * 0.05
        self._unit_supply_32(numbers, at + 4, me, g, HARKONNEN)
        value_35 = g.generic_supply[HARKONNEN]
        if value_35:
            numbers[_AT[at + 7]] = value_35 * 0.05
        value_36 = g.harvesters_left
        if value_36:
            numbers[_AT[at + 8]] = value_36 * 0.16666666666666666
        value_37 = g.ornithopters_left
        if value_37:
            numbers[_AT[at + 9]] = value_37 * 0.16666666666666666
        value_38 = g.carryalls_left
        if value_38:
            numbers[_AT[at + 10]] = value_38 * 0.16666666666666666
        value_39 = g.sandworms_left
        if value_39:
            numbers[_AT[at + 11]] = value_39 * 0.16666666666666666
        value_40 = g.wormsigns_left
        if value_40:
            numbers[_AT[at + 12]] = value_40 * 0.0625
        value_41 = len(g.tokens.zones[TOKEN_POOL])
        if value_41:
            numbers[_AT[at + 13]] = value_41 * 0.0625
        for slot_42 in _in_hand(g):
            numbers[_AT[at + slot_42 + 14]] += ONE
        for sign_43 in SIGNS:
            if g.discarded_signs[sign_43]:
                value_44 = g.discarded_signs[sign_43]
                if value_44:
                    numbers[_AT[at + sign_43 + 30]] = value_44 * 0.16666666666666666
        for marker_45 in MARKERS:
            value_46 = g.unseen_stations[marker_45]
            if value_46:
                numbers[_AT[at + marker_45 + 33]] = value_46 * 0.16666666666666666

    def _leader(self, numbers: Any, at: int, me: int, g: Table, leader: int) -> None:
        where = g.leader_at[leader]
        numbers[_AT[at + g.leader_state[leader]]] = ONE
        if where >= 0:
            numbers[_AT[at + where + 5]] = ONE
        if g.leader_spent[leader]:
            numbers[_AT[at + 106]] = ONE
        if g.resting >> leader & 1:
            numbers[_AT[at + 107]] = ONE

    def _dashboard(self, numbers: Any, at: int, me: int, g: Table, dashboard: Dashboard) -> None:
        side = SIDE_IDS[dashboard >> 1]
        tank = g.tank[dashboard * LONGEST_TANK : dashboard * LONGEST_TANK + g.tank_length(dashboard)]
        value_51 = side
        if value_51 is not None:
            numbers[_AT[at + _PLACES_3[value_51]]] = ONE
        if len(g.dashboards(Side(dashboard >> 1))) == 2:
            numbers[_AT[at + dashboard + 2]] = ONE
        for face_52 in FACES:
            if _has_box(g, dashboard, face_52):
                self._box(numbers, at + face_52 * 5 + 6, me, g, dashboard, face_52)
        next_58 = at + 31
        for leader_59 in tank:
            if next_58 < at + 116:
                numbers[_AT[next_58]] = ONE
                if leader_59 != NONE:
                    numbers[_AT[next_58 + leader_59 + 1]] = ONE
                next_58 += 16 + 1

    def _planning(self, numbers: Any, at: int, me: int, g: Table, power: Power, observer: int) -> None:
        family = g.planning[power]
        faces = family.faces
        value_75 = len(family.zones[DECK])
        if value_75:
            numbers[_AT[at]] = value_75 * 0.05
        next_76 = -1
        for card_77 in family.zones[DISCARD]:
            next_76 = faces[card_77]
            numbers[_AT[at + next_76 + 1]] += ONE
        if next_76 >= 0:
            numbers[_AT[at + next_76 + 69]] = ONE
        for card_78 in family.zones[LAID]:
            numbers[_AT[at + faces[card_78] + 137]] += ONE
        value_79 = len(family.zones[HAND])
        if value_79:
            numbers[_AT[at + 205]] = value_79 * 0.16666666666666666
        for kind_80 in [faces[card] for card in family.known(observer, HAND)]:
            numbers[_AT[at + kind_80 + 206]] += ONE

    def _prescience(self, numbers: Any, at: int, me: int, g: Table) -> None:
        zones = g.prescience_cards.zones
        value_81 = len(zones[DECK])
        if value_81:
            numbers[_AT[at]] = value_81 * 0.0625
        for card_82 in zones[SHOWN]:
            numbers[_AT[at + card_82 + 1]] += ONE
        for card_83 in zones[CLAIMED]:
            numbers[_AT[at + card_83 + 17]] += ONE
        for card_84 in zones[GONE]:
            numbers[_AT[at + card_84 + 33]] += ONE
        if g.bonus_on != NONE:
            numbers[_AT[at + g.bonus_on + 49]] = ONE
        if g.kept != NONE:
            numbers[_AT[at + g.kept + 65]] = ONE
        value_85 = claims_left(g)
        if value_85:
            numbers[_AT[at + 81]] = value_85 * 0.3333333333333333
        for card_86 in zones[SHOWN]:
            next_87 = at + card_86 * 16 + 82
            for need_88 in needs(g, card_86):
                if next_87 < at + card_86 * 16 + 98:
                    numbers[_AT[next_87]] = ONE
                    self._need(numbers, next_87 + 1, me, need_88)
                    next_87 += 3 + 1

    def _turn(self, numbers: Any, at: int, me: int, turn: Turn) -> None:
        numbers[_AT[at]] = ONE
        numbers[_AT[at + turn.side + 1]] = ONE
        self.field_1.write(int(turn.seat), numbers, at + 3, me)
        if turn.face != NONE:
            numbers[_AT[at + self.n16 + turn.face + 1]] = ONE
        if turn.sister:
            numbers[_AT[at + self.n17 + 1]] = ONE
        for area_93 in areas_in(turn.entered):
            numbers[_AT[at + self.n18 + area_93 + 1]] += ONE

    def _battle(self, numbers: Any, at: int, me: int, g: Table) -> None:
        battle = g.fight
        numbers[_AT[at]] = ONE
        numbers[_AT[at + battle.attacker + 1]] = ONE
        numbers[_AT[at + battle.origin + 3]] = ONE
        numbers[_AT[at + battle.target + 104]] = ONE
        value_94 = battle.round
        if value_94:
            numbers[_AT[at + 205]] = value_94 * 0.2
        if battle.surprise:
            numbers[_AT[at + 206]] = ONE
        for side_95 in SIDES:
            value_96 = battle.extra[side_95]
            if value_96:
                numbers[_AT[at + side_95 + 207]] = value_96 * 0.16666666666666666
        for side_97 in SIDES:
            value_98 = dice_of(g, side_97)
            if value_98:
                numbers[_AT[at + side_97 + 209]] = value_98 * 0.16666666666666666
        value_99 = price_of_continuing(g)
        if value_99:
            numbers[_AT[at + 211]] = value_99 * 0.2
        for side_100 in SIDES:
            value_101 = battle.hits[side_100]
            if value_101:
                numbers[_AT[at + side_100 + 212]] = value_101 * 0.16666666666666666
        for side_102 in SIDES:
            value_103 = battle.shields[side_102]
            if value_103:
                numbers[_AT[at + side_102 + 214]] = value_103 * 0.16666666666666666

    def _mahdi(self, numbers: Any, at: int, me: int, g: Table, mahdi: Mahdi) -> None:
        harvest, target = (mahdi.harvest_card(), mahdi.target_card())
        numbers[_AT[at]] = ONE
        if harvest >= 0:
            numbers[_AT[at + harvest + 1]] = ONE
        self._sietch_area(numbers, at + 9, me, g, mahdi.target)
        if target >= 0:
            numbers[_AT[at + target + 110]] = ONE
        self._sietch_area_104(numbers, at + 118, me, g, mahdi.march_on)
        next_105 = 0
        for card_106 in mahdi.tactics.zones[TACTIC_DISCARD]:
            next_105 += 1
            numbers[_AT[at + card_106 + 219]] = next_105 / 30
        next_107 = at + 227
        for power_108, card_109 in mahdi.reinforcements:
            if next_107 < at + 1103:
                numbers[_AT[next_107]] = ONE
                numbers[_AT[next_107 + power_108 + 1]] = ONE
                if card_109 != NONE:
                    numbers[_AT[next_107 + g.planning[power_108].faces[IN_DECK[card_109]] + 5]] = ONE
                next_107 += 72 + 1
        if mahdi.pile_top != NONE:
            numbers[_AT[at + mahdi.pile_top + 1103]] = ONE
        for colour_110, count_111 in enumerate(mahdi.guards_left()):
            value_112 = count_111
            if value_112:
                numbers[_AT[at + colour_110 + 1107]] = value_112 * 0.1
        if mahdi.flown:
            numbers[_AT[at + 1109]] = ONE

    def _area(self, numbers: Any, at: int, me: int, g: Table, area: int, marks: int, observer: int) -> None:
        numbers[_AT[at + area * 32]] = ONE
        start_6 = at + area * 32 + 1
        slot = marks // _SIETCH - 1
        if slot >= 0:
            known = g.sietches.known(observer, slot)
            numbers[_AT[start_6]] = ONE
            if known:
                value_7 = SIETCH_RANKS[known[0]]
                if value_7 is not None:
                    numbers[_AT[start_6 + 1]] = ONE
                    value_8 = value_7
                    if value_8:
                        numbers[_AT[start_6 + 2]] = value_8 * 0.3333333333333333
            if g.sietch_up >> slot & 1:
                numbers[_AT[start_6 + 3]] = ONE
        if marks & _SETTLED:
            value_9 = g.settlement_rank(HARKONNEN, area)
            if value_9:
                numbers[_AT[start_6 + 4]] = value_9 * 0.3333333333333333
        if marks & _LEGIONS:
            for side_10 in SIDES:
                if marks & _STANDING << side_10:
                    self._legion(numbers, start_6 + 5, me, g, side_10, area, observer)
        if marks & _HARVESTED:
            numbers[_AT[start_6 + 23]] = ONE
        if marks & _STATION:
            numbers[_AT[start_6 + 24]] = ONE
        if marks & _SANDWORM:
            numbers[_AT[start_6 + 25]] = ONE
        elif g.leader_at[WILD_MAKER] == area:
            numbers[_AT[start_6 + 26]] = ONE
        if marks & _SIGN:
            numbers[_AT[start_6 + _PLACES_0[_sign_in(g, BIT[area])] + 27]] = ONE

    def _units(self, numbers: Any, at: int, me: int, g: Table, slot: int, observer: int) -> None:
        known = g.tokens.known(observer, slot)
        if known:
            value_23 = list(TOKEN_MIXES[known[0]].units)
            if value_23 is not None:
                numbers[_AT[at]] = ONE
                next_24 = at + 1
                for one_25 in value_23:
                    value_26 = one_25
                    if value_26:
                        numbers[_AT[next_24]] = value_26 * 0.16666666666666666
                    next_24 += 1

    def _unit_supply(self, numbers: Any, at: int, me: int, g: Table, side: Side) -> None:
        for kind_29 in KINDS:
            value_30 = g.unit_supply[3 * side + kind_29]
            if value_30:
                numbers[_AT[at + _PLACES_1[3 * side + kind_29]]] = value_30 * 0.05

    def _unit_supply_32(self, numbers: Any, at: int, me: int, g: Table, side: Side) -> None:
        for kind_33 in KINDS:
            value_34 = g.unit_supply[3 * side + kind_33]
            if value_34:
                numbers[_AT[at + _PLACES_2[3 * side + kind_33]]] = value_34 * 0.05

    def _box(self, numbers: Any, at: int, me: int, g: Table, dashboard: Dashboard, face: Face) -> None:
        place = dashboard * 5 + face
        value_53 = g.slots(dashboard, face)
        if value_53:
            numbers[_AT[at]] = value_53 * 0.25
        value_54 = g.dice[place]
        if value_54:
            numbers[_AT[at + 1]] = value_54 * 0.25
        value_55 = g.sisters[place]
        if value_55:
            numbers[_AT[at + 2]] = value_55 * 0.25
        value_56 = g.excess[place]
        if value_56:
            numbers[_AT[at + 3]] = value_56 * 0.25
        value_57 = g.used[place]
        if value_57:
            numbers[_AT[at + 4]] = value_57 * 0.25

    def _need(self, numbers: Any, at: int, me: int, need: Need) -> None:
        value_89 = need.have
        if value_89:
            numbers[_AT[at]] = value_89 * 0.16666666666666666
        value_90 = need.asked
        if value_90:
            numbers[_AT[at + 1]] = value_90 * 0.16666666666666666
        if need.met:
            numbers[_AT[at + 2]] = ONE

    def _sietch_area(self, numbers: Any, at: int, me: int, g: Table, slot: int) -> None:
        if slot >= 0 and g.sietch_at[slot] >= 0:
            numbers[_AT[at + g.sietch_at[slot]]] = ONE

    def _sietch_area_104(self, numbers: Any, at: int, me: int, g: Table, slot: int) -> None:
        if slot >= 0 and g.sietch_at[slot] >= 0:
            numbers[_AT[at + g.sietch_at[slot]]] = ONE

    def _legion(self, numbers: Any, at: int, me: int, g: Table, side: Side, area: int, observer: int) -> None:
        numbers[_AT[at + side * 9]] = ONE
        start_11 = at + side * 9 + 1
        regular, elite = (g.unit(side, REGULAR, area), g.unit(side, ELITE, area))
        special = g.unit(side, SPECIAL, area)
        if regular:
            value_12 = regular
            if value_12:
                numbers[_AT[start_11]] = value_12 * 0.16666666666666666
        if elite:
            value_13 = elite
            if value_13:
                numbers[_AT[start_11 + 1]] = value_13 * 0.16666666666666666
        if special and side == ATREIDES:
            value_14 = special
            if value_14:
                numbers[_AT[start_11 + 2]] = value_14 * 0.16666666666666666
        elif special:
            value_15 = special
            if value_15:
                numbers[_AT[start_11 + 3]] = value_15 * 0.16666666666666666
        if side != ATREIDES:
            if g.mahdi is not None:
                colours = [colour_of(slot) for slot in g.mahdi.guards_in(area)]
                if SILVER in colours:
                    value_16 = colours.count(SILVER)
                    if value_16:
                        numbers[_AT[start_11 + 4]] = value_16 * 0.16666666666666666
                if BLACK in colours:
                    value_17 = colours.count(BLACK)
                    if value_17:
                        numbers[_AT[start_11 + 5]] = value_17 * 0.16666666666666666
        generics = g.generic(side, area)
        if generics and side == ATREIDES:
            value_18 = generics
            if value_18:
                numbers[_AT[start_11 + 6]] = value_18 * 0.16666666666666666
        elif generics:
            value_19 = generics
            if value_19:
                numbers[_AT[start_11 + 7]] = value_19 * 0.16666666666666666
