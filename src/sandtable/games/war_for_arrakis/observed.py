"""Written from view.py and layout.py by `make generated`: edit those instead."""

from typing import Any, Final

from sandtable.games.war_for_arrakis.board import areas_in
from sandtable.games.war_for_arrakis.cards.decks import PER_DECK
from sandtable.games.war_for_arrakis.components import LONGEST_TANK
from sandtable.games.war_for_arrakis.layout import layout
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.mahdi.automaton import Mahdi
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
    FACES,
    HARKONNEN,
    IMPERIUM,
    KINDS,
    MARKERS,
    NONE,
    POWERS,
    SIDE_IDS,
    SIDES,
    SIGNS,
    UNIT_IDS,
    Dashboard,
    Face,
    Power,
    Side,
)
from sandtable.games.war_for_arrakis.view import _area, _has_box, _in_hand
from sandtable.kernel.layouts import Quick, Record, field_at, places_at, table_at, turned
from sandtable.kernel.state import State

_RECORD: Final = layout(4)
_PLACES_0: Final = table_at(_RECORD, "supply/atreides", UNIT_IDS)
_PLACES_1: Final = table_at(_RECORD, "supply/harkonnen", UNIT_IDS)
_PLACES_2: Final = places_at(_RECORD, "dashboards/*/side")
_PLACES_3: Final = table_at(_RECORD, "bene_gesserit", SIDE_IDS)


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
        self.field_0 = field_at(record, "areas")
        self.field_1 = field_at(record, "cones_of_silence/*")
        self.field_2 = field_at(record, "turn/*/seat")
        self.field_3 = field_at(record, "result/*")

    def write(self, state: State, seat: int, numbers: Any) -> None:
        assert isinstance(state, Table)
        self._view(numbers, 0, seat, state, seat)

    def _view(self, numbers: Any, at: int, me: int, g: Table, seat: int | None) -> None:
        observer = g.public if seat is None else seat
        value_1 = g.round
        if value_1:
            numbers[at] = value_1 * 0.08333333333333333
        numbers[at + g.phase + 1] = 1.0
        for player_2 in range(g.seats):
            self._player(numbers, at + 8, me, g, player_2)
        self._areas(numbers, at + self.n0, me, g, observer)
        for zone_5, flyer_6 in enumerate(g.flyers):
            if flyer_6:
                numbers[at + self.n1 + zone_5 * 3 + flyer_6] = 1.0
        if g.blasted >= 0:
            numbers[at + self.n2 + g.blasted] = 1.0
        self._supply(numbers, at + self.n3, me, g)
        for leader_25 in range(len(LEADERS)):
            self._leader(numbers, at + self.n4 + leader_25 * 108, me, g, leader_25)
        next_26 = at + self.n5
        for side_27 in SIDES:
            for dashboard_28 in g.dashboards(side_27):
                if next_26 < at + self.n5 + 468:
                    numbers[next_26] = 1.0
                    self._dashboard(numbers, next_26 + 1, me, g, dashboard_28)
                    next_26 += 116 + 1
        for side_38 in SIDES:
            value_39 = g.unrolled[side_38]
            if value_39:
                numbers[at + self.n6 + side_38] = value_39 * 0.1
        value_40 = g.bene_gesserit_reserve
        if value_40:
            numbers[at + self.n7] = value_40 * 0.2
        for side_41 in SIDES:
            value_42 = g.bene_gesserit[side_41]
            if value_42:
                numbers[at + self.n7 + _PLACES_3[side_41]] = value_42 * 0.2
        for side_43 in SIDES:
            if g.shared(side_43):
                self.field_1.write(g.cones[side_43], numbers, at + self.n8 + side_43, me)
        value_44 = g.supremacy
        if value_44:
            numbers[at + self.n9] = value_44 * 0.1
        for marker_45 in MARKERS:
            value_46 = g.prescience[marker_45]
            if value_46:
                numbers[at + self.n10 + marker_45] = value_46 * 0.1
        for marker_47 in IMPERIUM:
            value_48 = g.imperium[marker_47] + 1
            if value_48:
                numbers[at + self.n11 + marker_47] = value_48 * 0.16666666666666666
        for marker_49 in IMPERIUM:
            if g.bans[marker_49]:
                numbers[at + self.n11 + marker_49 + 3] += 1.0
        value_50 = g.blocked_dice
        if value_50:
            numbers[at + self.n11 + 6] = value_50 * 0.16666666666666666
        value_51 = g.saved_spice
        if value_51:
            numbers[at + self.n11 + 7] = value_51 * 0.16666666666666666
        for power_52 in POWERS:
            self._planning(numbers, at + self.n12 + power_52 * 274, me, g, power_52, observer)
        self._prescience(numbers, at + self.n13, me, g)
        value_69 = len(g.objectives.zones[KEPT])
        if value_69:
            numbers[at + self.n14] = value_69 * 0.5
        for card_70 in sorted(g.objectives.known(observer, KEPT)):
            numbers[at + self.n14 + card_70 + 1] += 1.0
        if g.turn is not None:
            self._turn(numbers, at + self.n15, me, g.turn)
        if g.battle is not None:
            self._battle(numbers, at + self.n19, me, g)
        if g.pinned:
            numbers[at + self.n20] = 1.0
        if g.forced_result != NONE:
            numbers[at + self.n20 + g.forced_result + 1] = 1.0
        if g.mahdi is not None:
            self._mahdi(numbers, at + self.n21, me, g, g.mahdi)
        if g.result is not None:
            value_91 = g.result.view()
            if value_91 is not None:
                numbers[at + self.n22] = 1.0
                self.field_3.write(value_91, numbers, at + self.n22 + 1, me)

    def _player(self, numbers: Any, at: int, me: int, g: Table, seat: int) -> None:
        start_3 = at + turned(seat, me, self.seats) * 6
        numbers[start_3 + g.side_of_seat(seat)] = 1.0
        for power_4 in g.powers_of(seat):
            numbers[start_3 + power_4 + 2] += 1.0

    def _areas(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        occupied = g.standing[ATREIDES] | g.standing[HARKONNEN] | g.sietch_areas | g.settlements | g.stations
        occupied |= g.harvesters | g.worms | g.all_signs
        self.field_0.write([_area(g, area, observer) for area in areas_in(occupied)], numbers, at, me)

    def _supply(self, numbers: Any, at: int, me: int, g: Table) -> None:
        self._unit_supply(numbers, at, me, g, ATREIDES)
        value_9 = g.generic_supply[ATREIDES]
        if value_9:
            numbers[at + 3] = value_9 * 0.05
        self._unit_supply_10(numbers, at + 4, me, g, HARKONNEN)
        value_13 = g.generic_supply[HARKONNEN]
        if value_13:
            numbers[at + 7] = value_13 * 0.05
        value_14 = g.harvesters_left
        if value_14:
            numbers[at + 8] = value_14 * 0.16666666666666666
        value_15 = g.ornithopters_left
        if value_15:
            numbers[at + 9] = value_15 * 0.16666666666666666
        value_16 = g.carryalls_left
        if value_16:
            numbers[at + 10] = value_16 * 0.16666666666666666
        value_17 = g.sandworms_left
        if value_17:
            numbers[at + 11] = value_17 * 0.16666666666666666
        value_18 = g.wormsigns_left
        if value_18:
            numbers[at + 12] = value_18 * 0.0625
        value_19 = len(g.tokens.zones[TOKEN_POOL])
        if value_19:
            numbers[at + 13] = value_19 * 0.0625
        for slot_20 in _in_hand(g):
            numbers[at + slot_20 + 14] += 1.0
        for sign_21 in SIGNS:
            if g.discarded_signs[sign_21]:
                value_22 = g.discarded_signs[sign_21]
                if value_22:
                    numbers[at + sign_21 + 30] = value_22 * 0.16666666666666666
        for marker_23 in MARKERS:
            value_24 = g.unseen_stations[marker_23]
            if value_24:
                numbers[at + marker_23 + 33] = value_24 * 0.16666666666666666

    def _leader(self, numbers: Any, at: int, me: int, g: Table, leader: int) -> None:
        where = g.leader_at[leader]
        numbers[at + g.leader_state[leader]] = 1.0
        if where >= 0:
            numbers[at + where + 5] = 1.0
        if g.leader_spent[leader]:
            numbers[at + 106] = 1.0
        if g.resting >> leader & 1:
            numbers[at + 107] = 1.0

    def _dashboard(self, numbers: Any, at: int, me: int, g: Table, dashboard: Dashboard) -> None:
        side = SIDE_IDS[dashboard >> 1]
        tank = g.tank[dashboard * LONGEST_TANK : dashboard * LONGEST_TANK + g.tank_length(dashboard)]
        value_29 = side
        if value_29 is not None:
            numbers[at + _PLACES_2[value_29]] = 1.0
        if len(g.dashboards(Side(dashboard >> 1))) == 2:
            numbers[at + dashboard + 2] = 1.0
        for face_30 in FACES:
            if _has_box(g, dashboard, face_30):
                self._box(numbers, at + face_30 * 5 + 6, me, g, dashboard, face_30)
        next_36 = at + 31
        for leader_37 in tank:
            if next_36 < at + 116:
                numbers[next_36] = 1.0
                if leader_37 != NONE:
                    numbers[next_36 + leader_37 + 1] = 1.0
                next_36 += 16 + 1

    def _planning(self, numbers: Any, at: int, me: int, g: Table, power: Power, observer: int) -> None:
        family = g.planning[power]
        faces = family.faces
        value_53 = len(family.zones[DECK])
        if value_53:
            numbers[at] = value_53 * 0.05
        next_54 = -1
        for card_55 in family.zones[DISCARD]:
            next_54 = faces[card_55]
            numbers[at + next_54 + 1] += 1.0
        if next_54 >= 0:
            numbers[at + next_54 + 69] = 1.0
        for card_56 in family.zones[LAID]:
            numbers[at + faces[card_56] + 137] += 1.0
        value_57 = len(family.zones[HAND])
        if value_57:
            numbers[at + 205] = value_57 * 0.16666666666666666
        for kind_58 in sorted([faces[card] for card in family.known(observer, HAND)]):
            numbers[at + kind_58 + 206] += 1.0

    def _prescience(self, numbers: Any, at: int, me: int, g: Table) -> None:
        zones = g.prescience_cards.zones
        value_59 = len(zones[DECK])
        if value_59:
            numbers[at] = value_59 * 0.0625
        for card_60 in zones[SHOWN]:
            numbers[at + card_60 + 1] += 1.0
        for card_61 in zones[CLAIMED]:
            numbers[at + card_61 + 17] += 1.0
        for card_62 in zones[GONE]:
            numbers[at + card_62 + 33] += 1.0
        if g.bonus_on != NONE:
            numbers[at + g.bonus_on + 49] = 1.0
        if g.kept != NONE:
            numbers[at + g.kept + 65] = 1.0
        value_63 = claims_left(g)
        if value_63:
            numbers[at + 81] = value_63 * 0.3333333333333333
        for card_64 in zones[SHOWN]:
            next_65 = at + card_64 * 16 + 82
            for need_66 in needs(g, card_64):
                if next_65 < at + card_64 * 16 + 98:
                    numbers[next_65] = 1.0
                    self._need(numbers, next_65 + 1, me, need_66)
                    next_65 += 3 + 1

    def _turn(self, numbers: Any, at: int, me: int, turn: Turn) -> None:
        numbers[at] = 1.0
        numbers[at + turn.side + 1] = 1.0
        self.field_2.write(int(turn.seat), numbers, at + 3, me)
        if turn.face != NONE:
            numbers[at + self.n16 + turn.face + 1] = 1.0
        if turn.sister:
            numbers[at + self.n17 + 1] = 1.0
        for area_71 in areas_in(turn.entered):
            numbers[at + self.n18 + area_71 + 1] += 1.0

    def _battle(self, numbers: Any, at: int, me: int, g: Table) -> None:
        battle = g.fight
        numbers[at] = 1.0
        numbers[at + battle.attacker + 1] = 1.0
        numbers[at + battle.origin + 3] = 1.0
        numbers[at + battle.target + 104] = 1.0
        value_72 = battle.round
        if value_72:
            numbers[at + 205] = value_72 * 0.2
        if battle.surprise:
            numbers[at + 206] = 1.0
        for side_73 in SIDES:
            value_74 = battle.extra[side_73]
            if value_74:
                numbers[at + side_73 + 207] = value_74 * 0.16666666666666666
        for side_75 in SIDES:
            value_76 = dice_of(g, side_75)
            if value_76:
                numbers[at + side_75 + 209] = value_76 * 0.16666666666666666
        value_77 = price_of_continuing(g)
        if value_77:
            numbers[at + 211] = value_77 * 0.2
        for side_78 in SIDES:
            value_79 = battle.hits[side_78]
            if value_79:
                numbers[at + side_78 + 212] = value_79 * 0.16666666666666666
        for side_80 in SIDES:
            value_81 = battle.shields[side_80]
            if value_81:
                numbers[at + side_80 + 214] = value_81 * 0.16666666666666666

    def _mahdi(self, numbers: Any, at: int, me: int, g: Table, mahdi: Mahdi) -> None:
        harvest, target = (mahdi.harvest_card(), mahdi.target_card())
        numbers[at] = 1.0
        if harvest >= 0:
            numbers[at + harvest + 1] = 1.0
        self._sietch_area(numbers, at + 9, me, g, mahdi.target)
        if target >= 0:
            numbers[at + target + 110] = 1.0
        self._sietch_area_82(numbers, at + 118, me, g, mahdi.march_on)
        next_83 = 0
        for card_84 in mahdi.tactics.zones[TACTIC_DISCARD]:
            next_83 += 1
            numbers[at + card_84 + 219] = next_83 / 30
        next_85 = at + 227
        for power_86, card_87 in mahdi.reinforcements:
            if next_85 < at + 1103:
                numbers[next_85] = 1.0
                numbers[next_85 + power_86 + 1] = 1.0
                if card_87 != NONE:
                    numbers[next_85 + g.planning[power_86].faces[card_87 % PER_DECK] + 5] = 1.0
                next_85 += 72 + 1
        if mahdi.pile_top != NONE:
            numbers[at + mahdi.pile_top + 1103] = 1.0
        for colour_88, count_89 in enumerate(mahdi.guards_left()):
            value_90 = count_89
            if value_90:
                numbers[at + colour_88 + 1107] = value_90 * 0.1
        if mahdi.flown:
            numbers[at + 1109] = 1.0

    def _unit_supply(self, numbers: Any, at: int, me: int, g: Table, side: Side) -> None:
        for kind_7 in KINDS:
            value_8 = g.unit_supply[3 * side + kind_7]
            if value_8:
                numbers[at + _PLACES_0[3 * side + kind_7]] = value_8 * 0.05

    def _unit_supply_10(self, numbers: Any, at: int, me: int, g: Table, side: Side) -> None:
        for kind_11 in KINDS:
            value_12 = g.unit_supply[3 * side + kind_11]
            if value_12:
                numbers[at + _PLACES_1[3 * side + kind_11]] = value_12 * 0.05

    def _box(self, numbers: Any, at: int, me: int, g: Table, dashboard: Dashboard, face: Face) -> None:
        place = dashboard * 5 + face
        value_31 = g.slots(dashboard, face)
        if value_31:
            numbers[at] = value_31 * 0.25
        value_32 = g.dice[place]
        if value_32:
            numbers[at + 1] = value_32 * 0.25
        value_33 = g.sisters[place]
        if value_33:
            numbers[at + 2] = value_33 * 0.25
        value_34 = g.excess[place]
        if value_34:
            numbers[at + 3] = value_34 * 0.25
        value_35 = g.used[place]
        if value_35:
            numbers[at + 4] = value_35 * 0.25

    def _need(self, numbers: Any, at: int, me: int, need: Need) -> None:
        value_67 = need.have
        if value_67:
            numbers[at] = value_67 * 0.16666666666666666
        value_68 = need.asked
        if value_68:
            numbers[at + 1] = value_68 * 0.16666666666666666
        if need.met:
            numbers[at + 2] = 1.0

    def _sietch_area(self, numbers: Any, at: int, me: int, g: Table, slot: int) -> None:
        if slot >= 0 and g.sietch_at[slot] >= 0:
            numbers[at + g.sietch_at[slot]] = 1.0

    def _sietch_area_82(self, numbers: Any, at: int, me: int, g: Table, slot: int) -> None:
        if slot >= 0 and g.sietch_at[slot] >= 0:
            numbers[at + g.sietch_at[slot]] = 1.0
