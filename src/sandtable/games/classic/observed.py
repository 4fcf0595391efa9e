"""Written from view.py and layout.py by `make generated`: edit those instead."""

from typing import Any, Final

from sandtable.games.arrakis.planet import CELL_IDS
from sandtable.games.arrakis.terms import NO_CELL
from sandtable.games.classic.battle_record import NO_SIDE, Battle
from sandtable.games.classic.factions import ATREIDES, BENE_GESSERIT, CHOAM, RICHESE
from sandtable.games.classic.layout import layout
from sandtable.games.classic.leaders import LEADER_FACTION
from sandtable.games.classic.notation import MUST, MUST_NOT
from sandtable.games.classic.rules.deals import KEEP_OUT, Terms
from sandtable.games.classic.rules.promises import PROMISE_FORM, promise_of
from sandtable.games.classic.rules.resolution import total
from sandtable.games.classic.rules.special_auctions import NO_BID
from sandtable.games.classic.state import (
    DECK,
    DISCARD,
    FACE_UP,
    LOOKED_AT,
    ON_PLANET,
    PILE_A,
    PILE_B,
    PREDICTED_FACTION,
    PREDICTED_TURN,
    ROW,
    SPICE_TOP,
    STOCK,
    STORM_NEXT,
    TAKEN,
    TANKS,
    TOP,
    UP,
    Table,
)
from sandtable.games.classic.strongholds import STRONGHOLD_CARDS
from sandtable.games.classic.terms import A_PLACE, AWAKE, KILLED, NO_CARD, NOBODY, NONE, NOWHERE, SETUP
from sandtable.games.classic.treachery import NO_FIELDS, PREDICTED_FACTIONS, SPICE_DECK, STORM_DECK, TREACHERY_DECK
from sandtable.games.classic.view import _forces_in, _home
from sandtable.games.classic.view_battle import BURNING, _most_dialled, _plan
from sandtable.games.classic.views import NoFieldOnPlanet
from sandtable.games.classic.voyage import TO_RESERVES, Voyage, size_of
from sandtable.kernel.layouts import ONE, Quick, Record, field_at, places_at, places_of, table_at, turned
from sandtable.kernel.state import State

_RECORD: Final = layout(6)
_AT: Final = places_of(_RECORD)
_PLACES_0: Final = places_at(_RECORD, "players/*/faction")
_PLACES_1: Final = places_at(_RECORD, "players/*/standing_passes")
_PLACES_2: Final = places_at(_RECORD, "stronghold_cards/*")
_PLACES_3: Final = places_at(_RECORD, "voyage/*/target")
_PLACES_4: Final = places_at(_RECORD, "battle/*/voice/*/order")
_PLACES_5: Final = table_at(_RECORD, "battle/*/stone_burner/*", BURNING)


class Observed(Quick):
    """Writes what a seat sees of classic straight into numbers."""

    def __init__(self, record: Record, seats: int) -> None:
        self.seats = seats
        self.n0 = {2: 17, 3: 18, 4: 19, 5: 20, 6: 21}[seats]
        self.n1 = {2: 18, 3: 19, 4: 20, 5: 21, 6: 22}[seats]
        self.n2 = {2: 20, 3: 21, 4: 22, 5: 23, 6: 24}[seats]
        self.n3 = {2: 23, 3: 24, 4: 25, 5: 26, 6: 27}[seats]
        self.n4 = {2: 25, 3: 27, 4: 29, 5: 31, 6: 33}[seats]
        self.n5 = {2: 26, 3: 28, 4: 30, 5: 32, 6: 34}[seats]
        self.n6 = {2: 504, 3: 505, 4: 506, 5: 507, 6: 508}[seats]
        self.n7 = {2: 11, 3: 12, 4: 13, 5: 14, 6: 15}[seats]
        self.n8 = {2: 13, 3: 14, 4: 15, 5: 16, 6: 17}[seats]
        self.n9 = {2: 14, 3: 15, 4: 16, 5: 17, 6: 18}[seats]
        self.n10 = {2: 15, 3: 16, 4: 17, 5: 18, 6: 19}[seats]
        self.n11 = {2: 16, 3: 17, 4: 18, 5: 19, 6: 20}[seats]
        self.n12 = {2: 19, 3: 20, 4: 21, 5: 22, 6: 23}[seats]
        self.n13 = {2: 397, 3: 398, 4: 399, 5: 400, 6: 401}[seats]
        self.n14 = {2: 398, 3: 399, 4: 400, 5: 401, 6: 402}[seats]
        self.n15 = {2: 399, 3: 400, 4: 401, 5: 402, 6: 403}[seats]
        self.n16 = {2: 400, 3: 401, 4: 402, 5: 403, 6: 404}[seats]
        self.n17 = {2: 415, 3: 416, 4: 417, 5: 418, 6: 419}[seats]
        self.n18 = {2: 416, 3: 417, 4: 418, 5: 419, 6: 420}[seats]
        self.n19 = {2: 451, 3: 452, 4: 453, 5: 454, 6: 455}[seats]
        self.n20 = {2: 493, 3: 494, 4: 495, 5: 496, 6: 497}[seats]
        self.n21 = {2: 498, 3: 499, 4: 500, 5: 501, 6: 502}[seats]
        self.n22 = {2: 499, 3: 500, 4: 501, 5: 502, 6: 503}[seats]
        self.n23 = {2: 500, 3: 501, 4: 502, 5: 503, 6: 504}[seats]
        self.n24 = {2: 501, 3: 502, 4: 503, 5: 504, 6: 505}[seats]
        self.n25 = {2: 1034, 3: 1543, 4: 2054, 5: 2567, 6: 3082}[seats]
        self.n26 = {2: 9, 3: 12, 4: 15, 5: 18, 6: 21}[seats]
        self.n27 = {2: 5, 3: 7, 4: 9, 5: 11, 6: 13}[seats]
        self.n28 = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6}[seats]
        self.n29 = {2: 1808, 3: 2575, 4: 3344, 5: 4115, 6: 4888}[seats]
        self.n30 = {2: 1949, 3: 2716, 4: 3485, 5: 4256, 6: 5029}[seats]
        self.n31 = {2: 2084, 3: 2851, 4: 3620, 5: 4391, 6: 5164}[seats]
        self.n32 = {2: 2085, 3: 2852, 4: 3621, 5: 4392, 6: 5165}[seats]
        self.n33 = {2: 2096, 3: 2863, 4: 3632, 5: 4403, 6: 5176}[seats]
        self.n34 = {2: 2143, 3: 2910, 4: 3679, 5: 4450, 6: 5223}[seats]
        self.n35 = {2: 2188, 3: 2955, 4: 3724, 5: 4495, 6: 5268}[seats]
        self.n36 = {2: 130, 3: 132, 4: 134, 5: 136, 6: 138}[seats]
        self.n37 = {2: 4, 3: 6, 4: 8, 5: 10, 6: 12}[seats]
        self.n38 = {2: 17, 3: 19, 4: 21, 5: 23, 6: 25}[seats]
        self.n39 = {2: 61, 3: 63, 4: 65, 5: 67, 6: 69}[seats]
        self.n40 = {2: 74, 3: 76, 4: 78, 5: 80, 6: 82}[seats]
        self.n41 = {2: 118, 3: 120, 4: 122, 5: 124, 6: 126}[seats]
        self.n42 = {2: 1048, 3: 1064, 4: 1080, 5: 1096, 6: 1112}[seats]
        self.n43 = {2: 3236, 3: 4019, 4: 4804, 5: 5591, 6: 6380}[seats]
        self.n44 = {2: 4284, 3: 5083, 4: 5884, 5: 6687, 6: 7492}[seats]
        self.n45 = {2: 4288, 3: 5089, 4: 5892, 5: 6697, 6: 7504}[seats]
        self.n46 = {2: 4290, 3: 5092, 4: 5896, 5: 6702, 6: 7510}[seats]
        self.n47 = {2: 4292, 3: 5095, 4: 5900, 5: 6707, 6: 7516}[seats]
        self.n48 = {2: 9, 3: 10, 4: 11, 5: 12, 6: 13}[seats]
        self.n49 = {2: 4344, 3: 5148, 4: 5954, 5: 6762, 6: 7572}[seats]
        self.n50 = {2: 4479, 3: 5283, 4: 6089, 5: 6897, 6: 7707}[seats]
        self.n51 = {2: 4481, 3: 5285, 4: 6091, 5: 6899, 6: 7709}[seats]
        self.n52 = {2: 4523, 3: 5327, 4: 6133, 5: 6941, 6: 7751}[seats]
        self.n53 = {2: 3, 3: 4, 4: 5, 5: 6, 6: 7}[seats]
        self.n54 = {2: 4542, 3: 5352, 4: 6164, 5: 6978, 6: 7794}[seats]
        self.n55 = {2: 4, 3: 5, 4: 6, 5: 7, 6: 8}[seats]
        self.n56 = {2: 6, 3: 8, 4: 10, 5: 12, 6: 14}[seats]
        self.n57 = {2: 8, 3: 11, 4: 14, 5: 17, 6: 20}[seats]
        self.n58 = {2: 12, 3: 15, 4: 18, 5: 21, 6: 24}[seats]
        self.n59 = {2: 15, 3: 18, 4: 21, 5: 24, 6: 27}[seats]
        self.n60 = {2: 17, 3: 21, 4: 25, 5: 29, 6: 33}[seats]
        self.n61 = {2: 4564, 3: 5380, 4: 6198, 5: 7018, 6: 7840}[seats]
        self.n62 = {2: 89, 3: 90, 4: 91, 5: 92, 6: 93}[seats]
        self.n63 = {2: 90, 3: 91, 4: 92, 5: 93, 6: 94}[seats]
        self.n64 = {2: 91, 3: 92, 4: 93, 5: 94, 6: 95}[seats]
        self.n65 = {2: 92, 3: 93, 4: 94, 5: 95, 6: 96}[seats]
        self.n66 = {2: 93, 3: 94, 4: 95, 5: 96, 6: 97}[seats]
        self.n67 = {2: 94, 3: 95, 4: 96, 5: 97, 6: 98}[seats]
        self.n68 = {2: 95, 3: 96, 4: 97, 5: 98, 6: 99}[seats]
        self.n69 = {2: 137, 3: 138, 4: 139, 5: 140, 6: 141}[seats]
        self.n70 = {2: 138, 3: 139, 4: 140, 5: 141, 6: 142}[seats]
        self.n71 = {2: 139, 3: 140, 4: 141, 5: 142, 6: 143}[seats]
        self.n72 = {2: 141, 3: 142, 4: 143, 5: 144, 6: 145}[seats]
        self.n73 = {2: 142, 3: 143, 4: 144, 5: 145, 6: 146}[seats]
        self.n74 = {2: 143, 3: 144, 4: 145, 5: 146, 6: 147}[seats]
        self.n75 = {2: 185, 3: 186, 4: 187, 5: 188, 6: 189}[seats]
        self.n76 = {2: 4751, 3: 5568, 4: 6387, 5: 7208, 6: 8031}[seats]
        self.n77 = {2: 130, 3: 131, 4: 132, 5: 133, 6: 134}[seats]
        self.n78 = {2: 132, 3: 134, 4: 136, 5: 138, 6: 140}[seats]
        self.n79 = {2: 161, 3: 165, 4: 169, 5: 173, 6: 177}[seats]
        self.n80 = {2: 170, 3: 176, 4: 182, 5: 188, 6: 194}[seats]
        self.n81 = {2: 161, 3: 162, 4: 163, 5: 164, 6: 165}[seats]
        self.n82 = {2: 492, 3: 500, 4: 508, 5: 516, 6: 524}[seats]
        self.n83 = {2: 496, 3: 506, 4: 516, 5: 526, 6: 536}[seats]
        self.n84 = {2: 499, 3: 509, 4: 519, 5: 529, 6: 539}[seats]
        self.n85 = {2: 501, 3: 512, 4: 523, 5: 534, 6: 545}[seats]
        self.n86 = {2: 505, 3: 516, 4: 527, 5: 538, 6: 549}[seats]
        self.n87 = {2: 507, 3: 518, 4: 529, 5: 540, 6: 551}[seats]
        self.n88 = {2: 509, 3: 520, 4: 531, 5: 542, 6: 553}[seats]
        self.n89 = {2: 511, 3: 522, 4: 533, 5: 544, 6: 555}[seats]
        self.n90 = {2: 513, 3: 524, 4: 535, 5: 546, 6: 557}[seats]
        self.n91 = {2: 5333, 3: 6161, 4: 6991, 5: 7823, 6: 8657}[seats]
        self.field_0 = field_at(record, "richese/*/on_planet/*")
        self.field_1 = field_at(record, "battle/*/plans/*")
        self.field_2 = field_at(record, "result/*")

    def write(self, state: State, seat: int, numbers: Any) -> None:
        assert isinstance(state, Table)
        self._view(numbers, 0, seat, state, seat)

    def _view(self, numbers: Any, at: int, me: int, g: Table, seat: int | None) -> None:
        observer = g.public if seat is None else seat
        if g.advanced:
            numbers[_AT[at + 1]] = ONE
        else:
            numbers[_AT[at]] = ONE
        value_1 = g.turn
        if value_1:
            numbers[_AT[at + 2]] = value_1 * 0.1
        value_2 = g.turns
        if value_2:
            numbers[_AT[at + 3]] = value_2 * 0.1
        numbers[_AT[at + g.phase + 4]] = ONE
        if g.phase != SETUP:
            seat_3 = g.first
            if seat_3 is not None:
                numbers[_AT[at + turned(seat_3, me, self.seats) + 15]] = ONE
        value_4 = g.storm
        if value_4:
            numbers[_AT[at + self.n0]] = value_4 * 0.05555555555555555
        if g.storm_steps != NONE:
            value_5 = g.storm_steps
            if value_5 is not None:
                numbers[_AT[at + self.n1]] = ONE
                value_6 = value_5
                if value_6:
                    numbers[_AT[at + self.n1 + 1]] = value_6 * 0.025
        self._storm_card(numbers, at + self.n2, me, g, observer)
        next_9 = 0
        for dialer_10 in g.dialers:
            if dialer_10 != NOBODY:
                next_9 += 1
                numbers[_AT[at + self.n3 + turned(dialer_10, me, self.seats)]] = next_9 / self.seats
        if g.wall_stands:
            numbers[_AT[at + self.n4]] = ONE
        for player_11 in range(g.seats):
            self._player(numbers, at + self.n5, me, g, player_11, observer)
        self._cells(numbers, at + self.n25, me, g)
        self._treachery(numbers, at + self.n29, me, g, observer)
        self._spice_cards(numbers, at + self.n30, me, g, observer)
        value_65 = len(g.traitors.zones[DECK])
        if value_65:
            numbers[_AT[at + self.n31]] = value_65 * 0.03333333333333333
        self._prediction(numbers, at + self.n32, me, g, observer)
        self._kwisatz(numbers, at + self.n33, me, g)
        for advantage_69 in range(45):
            if g.stopped >> advantage_69 & 1:
                numbers[_AT[at + self.n34 + advantage_69]] = ONE
        next_70 = at + self.n35
        for offer_71 in g.offers:
            if next_70 < at + self.n35 + self.n42:
                numbers[_AT[next_70]] = ONE
                self._offer(numbers, next_70 + 1, me, offer_71)
                next_70 += self.n36 + 1
        next_77 = at + self.n43
        for words_78 in g.words:
            if next_77 < at + self.n43 + self.n42:
                numbers[_AT[next_77]] = ONE
                self._offer_79(numbers, next_77 + 1, me, words_78)
                next_77 += self.n36 + 1
        self._seats(numbers, at + self.n44, me, g, g.bidding_shared)
        self._seats_86(numbers, at + self.n44 + self.n28, me, g, g.spice_shared)
        if g.acts_first != NOBODY:
            seat_88 = g.acts_first
            if seat_88 is not None:
                numbers[_AT[at + self.n45 + turned(seat_88, me, self.seats)]] = ONE
        if g.acts_last != NOBODY:
            seat_89 = g.acts_last
            if seat_89 is not None:
                numbers[_AT[at + self.n46 + turned(seat_89, me, self.seats)]] = ONE
        self._choam(numbers, at + self.n47, me, g)
        self._richese(numbers, at + self.n49, me, g, observer)
        if g.leader_skills:
            value_100 = len(g.skills.zones[DECK])
            if value_100 is not None:
                numbers[_AT[at + self.n50]] = ONE
                value_101 = value_100
                if value_101:
                    numbers[_AT[at + self.n50 + 1]] = value_101 * 0.07142857142857142
        value_102 = len(g.traitors.zones[LOOKED_AT])
        if value_102:
            numbers[_AT[at + self.n51]] = value_102 * 0.1
        for leader_103 in g.traitors.known(observer, LOOKED_AT):
            numbers[_AT[at + self.n51 + leader_103 + 1]] += ONE
        self._stronghold_cards(numbers, at + self.n52, me, g)
        self._auction(numbers, at + self.n54, me, g)
        if g.voyage is not None:
            self._voyage_view(numbers, at + self.n61, me, g, g.voyage)
        if g.battle is not None:
            self._battle_view(numbers, at + self.n76, me, g, g.battle, observer)
        if g.result is not None:
            value_163 = g.result.view()
            if value_163 is not None:
                numbers[_AT[at + self.n91]] = ONE
                self.field_2.write(value_163, numbers, at + self.n91 + 1, me)

    def _storm_card(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        if not g.storm_cards.zones[STORM_NEXT]:
            return
        known = g.storm_cards.known(observer, STORM_NEXT)
        numbers[_AT[at]] = ONE
        if known:
            value_7 = STORM_DECK[known[0]]
            if value_7 is not None:
                numbers[_AT[at + 1]] = ONE
                value_8 = value_7
                if value_8:
                    numbers[_AT[at + 2]] = value_8 * 0.16666666666666666

    def _player(self, numbers: Any, at: int, me: int, g: Table, player: int, observer: int) -> None:
        hand = g.hand(player)
        known = sorted([TREACHERY_DECK[card] for card in g.treachery.known(observer, hand)])
        traitors = g.traitor_hand(player)
        start_12 = at + turned(player, me, self.seats) * self.n6
        if g.factions[player] != NONE:
            value_13 = g.faction(player).id
            if value_13 is not None:
                numbers[_AT[start_12 + _PLACES_0[value_13]]] = ONE
        value_14 = g.circle_sector(player)
        if value_14:
            numbers[_AT[start_12 + 8]] = value_14 * 0.05555555555555555
        for other_15 in range(g.seats):
            if g.allies[player] >> other_15 & 1:
                numbers[_AT[start_12 + turned(other_15, me, self.seats) + 9]] = ONE
        if g.allies[player]:
            value_16 = g.joined[player]
            if value_16 is not None:
                numbers[_AT[start_12 + self.n7]] = ONE
                value_17 = value_16
                if value_17:
                    numbers[_AT[start_12 + self.n7 + 1]] = value_17 * 0.1
        value_18 = g.spice[player]
        if value_18:
            numbers[_AT[start_12 + self.n8]] = value_18 * 0.025
        value_19 = g.bribes[player]
        if value_19:
            numbers[_AT[start_12 + self.n9]] = value_19 * 0.025
        value_20 = g.reserve[player]
        if value_20:
            numbers[_AT[start_12 + self.n10]] = value_20 * 0.05
        value_21 = g.reserve_special[player]
        if value_21:
            numbers[_AT[start_12 + self.n11]] = value_21 * 0.05
        value_22 = g.tanks[player]
        if value_22:
            numbers[_AT[start_12 + self.n0]] = value_22 * 0.05
        value_23 = g.tanks_special[player]
        if value_23:
            numbers[_AT[start_12 + self.n1]] = value_23 * 0.05
        self._leaders(numbers, start_12 + self.n12, me, g, player, observer)
        value_26 = len(g.leaders.zones[g.taken(player)])
        if value_26:
            numbers[_AT[start_12 + self.n13]] = value_26 * 0.2
        value_27 = len(g.leaders.zones[g.killed_in_secret(player)])
        if value_27:
            numbers[_AT[start_12 + self.n14]] = value_27 * 0.2
        if g.may_revive[player]:
            numbers[_AT[start_12 + self.n15]] = ONE
        value_28 = len(g.skills.zones[g.skills_offered(player)])
        if value_28:
            numbers[_AT[start_12 + self.n16]] = value_28 * 0.1
        for card_29 in g.skills.known(observer, g.skills_offered(player)):
            numbers[_AT[start_12 + self.n16 + card_29 + 1]] += ONE
        if g.skill_used[player]:
            numbers[_AT[start_12 + self.n17]] = ONE
        value_30 = len(g.treachery.zones[hand])
        if value_30:
            numbers[_AT[start_12 + self.n18]] = value_30 * 0.1
        for kind_31 in known:
            numbers[_AT[start_12 + self.n18 + kind_31 + 1]] += ONE
        value_32 = len(g.traitors.zones[traitors])
        if value_32:
            numbers[_AT[start_12 + self.n19]] = value_32 * 0.1
        for leader_33 in g.traitors.known(observer, traitors):
            numbers[_AT[start_12 + self.n19 + leader_33 + 1]] += ONE
        self._promise(numbers, start_12 + self.n20, me, g, player, observer)
        value_37 = g.spoken[player]
        if value_37:
            numbers[_AT[start_12 + self.n21]] = value_37 * 0.2
        if g.power_used[player]:
            numbers[_AT[start_12 + self.n22]] = ONE
        if g.voyaged[player]:
            numbers[_AT[start_12 + self.n23]] = ONE
        for one_38 in {one.until for one in g.standing_passes if one.seat == player}:
            value_39 = one_38
            if value_39 is not None:
                numbers[_AT[start_12 + self.n24 + _PLACES_1[value_39]]] += ONE

    def _cells(self, numbers: Any, at: int, me: int, g: Table) -> None:
        advising = g.seat_of(BENE_GESSERIT)
        for cell in range(86):
            if g.ground_spice[cell] or g.advisors[cell] or _forces_in(g, cell):
                start_40 = at + cell * self.n26
                value_41 = g.ground_spice[cell]
                if value_41:
                    numbers[_AT[start_40]] = value_41 * 0.025
                for seat_42 in range(g.seats):
                    if g.forces[seat_42][cell]:
                        start_43 = start_40 + turned(seat_42, me, self.seats) * 2 + 1
                        value_44 = g.forces[seat_42][cell]
                        if value_44:
                            numbers[_AT[start_43]] = value_44 * 0.05
                        value_45 = g.special[seat_42][cell]
                        if value_45:
                            numbers[_AT[start_43 + 1]] = value_45 * 0.05
                if g.advisors[cell]:
                    numbers[_AT[start_40 + self.n27]] = ONE
                    seat_46 = advising
                    if seat_46 is not None:
                        numbers[_AT[start_40 + self.n27 + turned(seat_46, me, self.seats) + 1]] = ONE
                    value_47 = g.advisors[cell]
                    if value_47:
                        numbers[_AT[start_40 + self.n27 + self.n28 + 1]] = value_47 * 0.05

    def _treachery(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        cards = g.treachery
        visible = cards.known(g.public, DISCARD)
        discard = cards.zones[DISCARD]
        value_48 = len(cards.zones[DECK]) + len(cards.zones[TOP])
        if value_48:
            numbers[_AT[at]] = value_48 * 0.025
        value_49 = len(discard)
        if value_49:
            numbers[_AT[at + 1]] = value_49 * 0.025
        if discard and discard[-1] in visible:
            numbers[_AT[at + TREACHERY_DECK[discard[-1]] + 2]] = ONE
        for card_50 in cards.known(observer, TOP):
            numbers[_AT[at + TREACHERY_DECK[card_50] + 36]] += ONE
        value_51 = len(cards.zones[ROW])
        if value_51:
            numbers[_AT[at + 70]] = value_51 * 0.16666666666666666
        value_52 = len(cards.zones[TAKEN])
        if value_52:
            numbers[_AT[at + 71]] = value_52 * 0.16666666666666666
        for card_53 in cards.known(observer, TAKEN):
            numbers[_AT[at + TREACHERY_DECK[card_53] + 72]] += ONE
        value_54 = len(cards.zones[UP])
        if value_54:
            numbers[_AT[at + 106]] = value_54 * 0.16666666666666666
        for card_55 in cards.known(observer, UP):
            numbers[_AT[at + TREACHERY_DECK[card_55] + 107]] += ONE

    def _spice_cards(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        cards = g.spice_cards
        tops = [cards.zones[pile][-1] if cards.zones[pile] else NONE for pile in (PILE_A, PILE_B)]
        value_56 = len(cards.zones[DECK]) + len(cards.zones[SPICE_TOP])
        if value_56:
            numbers[_AT[at]] = value_56 * 0.05
        next_57 = at + 1
        value_58 = len(cards.zones[PILE_A])
        if value_58:
            numbers[_AT[next_57]] = value_58 * 0.05
        next_57 += 1
        value_59 = len(cards.zones[PILE_B])
        if value_59:
            numbers[_AT[next_57]] = value_59 * 0.05
        next_57 += 1
        next_60 = at + 3
        for card_61 in tops:
            if card_61 != NONE:
                numbers[_AT[next_60 + SPICE_DECK[card_61]]] = ONE
            next_60 += 16
        next_62 = at + 35
        for where_63 in g.last_blow:
            if where_63 != NOWHERE:
                numbers[_AT[next_62 + where_63]] = ONE
            next_62 += 42
        for card_64 in cards.known(observer, SPICE_TOP):
            numbers[_AT[at + SPICE_DECK[card_64] + 119]] += ONE

    def _prediction(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        if not g.predictions.zones[PREDICTED_FACTION]:
            return
        faction = g.predictions.known(observer, PREDICTED_FACTION)
        turn = g.predictions.known(observer, PREDICTED_TURN)
        numbers[_AT[at]] = ONE
        if faction:
            numbers[_AT[at + faction[0] + 1]] = ONE
        if turn:
            value_66 = turn[0] - PREDICTED_FACTIONS + 1
            if value_66 is not None:
                numbers[_AT[at + 9]] = ONE
                value_67 = value_66
                if value_67:
                    numbers[_AT[at + 10]] = value_67 * 0.1

    def _kwisatz(self, numbers: Any, at: int, me: int, g: Table) -> None:
        if not g.advanced or g.seat_of(ATREIDES) == NOBODY:
            return
        numbers[_AT[at]] = ONE
        value_68 = g.kwisatz_losses
        if value_68:
            numbers[_AT[at + 1]] = value_68 * 0.05
        if g.kwisatz == AWAKE:
            numbers[_AT[at + 3]] = ONE
        elif g.kwisatz == KILLED:
            numbers[_AT[at + 4]] = ONE
        else:
            numbers[_AT[at + 2]] = ONE
        if g.kwisatz_in != NOWHERE:
            numbers[_AT[at + g.kwisatz_in + 5]] = ONE

    def _offer(self, numbers: Any, at: int, me: int, offer: Terms) -> None:
        by, to, gives, given, wants, wanted, turn, phase = offer
        seat_72 = by
        if seat_72 is not None:
            numbers[_AT[at + turned(seat_72, me, self.seats)]] = ONE
        seat_73 = to
        if seat_73 is not None:
            numbers[_AT[at + self.n28 + turned(seat_73, me, self.seats)]] = ONE
        numbers[_AT[at + self.n37 + gives]] = ONE
        if gives == KEEP_OUT:
            numbers[_AT[at + self.n38 + (given - A_PLACE) + 2]] = ONE
        else:
            numbers[_AT[at + self.n38]] = ONE
            value_74 = given
            if value_74:
                numbers[_AT[at + self.n38 + 1]] = value_74 * 0.025
        numbers[_AT[at + self.n39 + wants]] = ONE
        if wants == KEEP_OUT:
            numbers[_AT[at + self.n40 + (wanted - A_PLACE) + 2]] = ONE
        else:
            numbers[_AT[at + self.n40]] = ONE
            value_75 = wanted
            if value_75:
                numbers[_AT[at + self.n40 + 1]] = value_75 * 0.025
        value_76 = turn
        if value_76:
            numbers[_AT[at + self.n41]] = value_76 * 0.1
        numbers[_AT[at + self.n41 + phase + 1]] = ONE

    def _offer_79(self, numbers: Any, at: int, me: int, offer: Terms) -> None:
        by, to, gives, given, wants, wanted, turn, phase = offer
        seat_80 = by
        if seat_80 is not None:
            numbers[_AT[at + turned(seat_80, me, self.seats)]] = ONE
        seat_81 = to
        if seat_81 is not None:
            numbers[_AT[at + self.n28 + turned(seat_81, me, self.seats)]] = ONE
        numbers[_AT[at + self.n37 + gives]] = ONE
        if gives == KEEP_OUT:
            numbers[_AT[at + self.n38 + (given - A_PLACE) + 2]] = ONE
        else:
            numbers[_AT[at + self.n38]] = ONE
            value_82 = given
            if value_82:
                numbers[_AT[at + self.n38 + 1]] = value_82 * 0.025
        numbers[_AT[at + self.n39 + wants]] = ONE
        if wants == KEEP_OUT:
            numbers[_AT[at + self.n40 + (wanted - A_PLACE) + 2]] = ONE
        else:
            numbers[_AT[at + self.n40]] = ONE
            value_83 = wanted
            if value_83:
                numbers[_AT[at + self.n40 + 1]] = value_83 * 0.025
        value_84 = turn
        if value_84:
            numbers[_AT[at + self.n41]] = value_84 * 0.1
        numbers[_AT[at + self.n41 + phase + 1]] = ONE

    def _seats(self, numbers: Any, at: int, me: int, g: Table, seats: int) -> None:
        for seat_85 in range(g.seats):
            if seats >> seat_85 & 1:
                numbers[_AT[at + turned(seat_85, me, self.seats)]] = ONE

    def _seats_86(self, numbers: Any, at: int, me: int, g: Table, seats: int) -> None:
        for seat_87 in range(g.seats):
            if seats >> seat_87 & 1:
                numbers[_AT[at + turned(seat_87, me, self.seats)]] = ONE

    def _choam(self, numbers: Any, at: int, me: int, g: Table) -> None:
        if g.phase == SETUP or g.seat_of(CHOAM) == NOBODY:
            return
        numbers[_AT[at]] = ONE
        numbers[_AT[at + g.inflation + 1]] = ONE
        if g.inflation_laid:
            numbers[_AT[at + 4]] = ONE
        if g.inflation_turns > 0:
            numbers[_AT[at + 5]] = ONE
        if g.exchanged:
            numbers[_AT[at + 6]] = ONE
        if g.exchange_asked:
            numbers[_AT[at + 7]] = ONE
        self._seats_90(numbers, at + 8, me, g, g.not_free)
        if g.cloaked != NOWHERE:
            numbers[_AT[at + self.n48 + g.cloaked + 1]] = ONE

    def _richese(self, numbers: Any, at: int, me: int, g: Table, observer: int) -> None:
        if g.phase == SETUP or g.seat_of(RICHESE) == NOBODY:
            return
        stock = sorted([TREACHERY_DECK[card] for card in g.treachery.known(observer, STOCK)])
        cell = g.token_cell
        laid: NoFieldOnPlanet | None = None
        if g.tokens.zones[ON_PLANET]:
            known = g.tokens.known(observer, ON_PLANET)
            laid = {
                "cell": None if cell == NO_CELL else CELL_IDS[cell],
                "value": NO_FIELDS[known[0]] if known else None,
            }
        face_up = g.tokens.zones[FACE_UP]
        numbers[_AT[at]] = ONE
        value_92 = len(g.treachery.zones[STOCK])
        if value_92:
            numbers[_AT[at + 1]] = value_92 * 0.1
        for kind_93 in stock:
            numbers[_AT[at + kind_93 + 2]] += ONE
        next_94 = at + 36
        for token_95 in sorted(g.tokens.known(observer, DECK)):
            if next_94 < at + 42:
                numbers[_AT[next_94]] = ONE
                value_96 = NO_FIELDS[token_95]
                if value_96:
                    numbers[_AT[next_94 + 1]] = value_96 * 0.2
                next_94 += 1 + 1
        value_97 = laid
        if value_97 is not None:
            numbers[_AT[at + 42]] = ONE
            self.field_0.write(value_97, numbers, at + 43, me)
        if face_up:
            value_98 = NO_FIELDS[face_up[0]]
            if value_98 is not None:
                numbers[_AT[at + 131]] = ONE
                value_99 = value_98
                if value_99:
                    numbers[_AT[at + 132]] = value_99 * 0.2
        if g.richese_last:
            numbers[_AT[at + 133]] = ONE
        if g.market_sold:
            numbers[_AT[at + 134]] = ONE

    def _stronghold_cards(self, numbers: Any, at: int, me: int, g: Table) -> None:
        if not g.stronghold_cards:
            return
        numbers[_AT[at]] = ONE
        for card_104 in STRONGHOLD_CARDS:
            if card_104.territory != NOWHERE:
                numbers[_AT[at + _PLACES_2[card_104.id] * self.n53 + 1]] = ONE
                start_105 = at + _PLACES_2[card_104.id] * self.n53 + 2
                if g.card_holder[card_104.index] != NOBODY:
                    seat_106 = g.card_holder[card_104.index]
                    if seat_106 is not None:
                        numbers[_AT[start_105 + turned(seat_106, me, self.seats)]] = ONE

    def _auction(self, numbers: Any, at: int, me: int, g: Table) -> None:
        auction = g.auction
        if auction is None:
            return
        numbers[_AT[at]] = ONE
        value_107 = auction.cards
        if value_107:
            numbers[_AT[at + 1]] = value_107 * 0.16666666666666666
        value_108 = auction.number
        if value_108:
            numbers[_AT[at + 2]] = value_108 * 0.16666666666666666
        if auction.opener != NOBODY:
            seat_109 = auction.opener
            if seat_109 is not None:
                numbers[_AT[at + turned(seat_109, me, self.seats) + 3]] = ONE
        if auction.turn != NOBODY:
            seat_110 = auction.turn
            if seat_110 is not None:
                numbers[_AT[at + self.n55 + turned(seat_110, me, self.seats) + 1]] = ONE
        if auction.bidder != NOBODY:
            seat_111 = auction.bidder
            if seat_111 is not None:
                numbers[_AT[at + self.n56 + turned(seat_111, me, self.seats) + 1]] = ONE
        value_112 = auction.bid
        if value_112:
            numbers[_AT[at + self.n57 + 1]] = value_112 * 0.05
        numbers[_AT[at + self.n26 + auction.seller + 1]] = ONE
        numbers[_AT[at + self.n58 + auction.way + 1]] = ONE
        next_113 = 0
        for one_114 in auction.waiting:
            next_113 += 1
            numbers[_AT[at + self.n59 + turned(one_114, me, self.seats) + 1]] = next_113 / self.seats
        next_115 = 0
        for bid_116 in auction.bids:
            start_117 = at + self.n60 + turned(next_115, me, self.seats) * 2 + 1
            if bid_116 != NO_BID:
                value_118 = bid_116
                if value_118 is not None:
                    numbers[_AT[start_117]] = ONE
                    value_119 = value_118
                    if value_119:
                        numbers[_AT[start_117 + 1]] = value_119 * 0.05
            next_115 += 1

    def _voyage_view(self, numbers: Any, at: int, me: int, g: Table, voyage: Voyage) -> None:
        target = None
        if voyage.counts:
            target = "reserves" if voyage.target == TO_RESERVES else CELL_IDS[voyage.target]
        numbers[_AT[at]] = ONE
        seat_120 = voyage.seat
        if seat_120 is not None:
            numbers[_AT[at + turned(seat_120, me, self.seats) + 1]] = ONE
        value_121 = target
        if value_121 is not None:
            numbers[_AT[at + self.n28 + _PLACES_3[value_121] + 1]] = ONE
        value_122 = size_of(voyage)
        if value_122:
            numbers[_AT[at + self.n62 + 1]] = value_122 * 0.05
        value_123 = sum(voyage.specials)
        if value_123:
            numbers[_AT[at + self.n63 + 1]] = value_123 * 0.05
        value_124 = sum(voyage.paid)
        if value_124:
            numbers[_AT[at + self.n64 + 1]] = value_124 * 0.05
        if voyage.karama:
            numbers[_AT[at + self.n65 + 1]] = ONE
        if voyage.shipped:
            numbers[_AT[at + self.n66 + 1]] = ONE
        value_125 = voyage.moves
        if value_125:
            numbers[_AT[at + self.n67 + 1]] = value_125 * 0.3333333333333333
        if voyage.visited != NOWHERE:
            numbers[_AT[at + self.n68 + voyage.visited + 1]] = ONE
        if voyage.by_token:
            numbers[_AT[at + self.n69 + 1]] = ONE
        if voyage.token_asked:
            numbers[_AT[at + self.n70 + 1]] = ONE
        if voyage.lent != NOBODY:
            value_126 = voyage.lent
            if value_126 is not None:
                numbers[_AT[at + self.n71 + 1]] = ONE
                value_127 = value_126
                if value_127:
                    numbers[_AT[at + self.n71 + 2]] = value_127 * 0.2
        value_128 = voyage.flights
        if value_128:
            numbers[_AT[at + self.n72 + 1]] = value_128 * 0.3333333333333333
        value_129 = voyage.further
        if value_129:
            numbers[_AT[at + self.n73 + 1]] = value_129 * 0.3333333333333333
        for territory_130 in range(42):
            if voyage.barred >> territory_130 & 1:
                numbers[_AT[at + self.n74 + territory_130 + 1]] = ONE
        if voyage.surveyed:
            numbers[_AT[at + self.n75 + 1]] = ONE

    def _battle_view(self, numbers: Any, at: int, me: int, g: Table, battle: Battle, observer: int) -> None:
        numbers[_AT[at]] = ONE
        numbers[_AT[at + battle.territory + 1]] = ONE
        for cell_131 in battle.cells:
            numbers[_AT[at + cell_131 + 43]] += ONE
        seat_132 = battle.seats[0]
        if seat_132 is not None:
            numbers[_AT[at + turned(seat_132, me, self.seats) + 129]] = ONE
        seat_133 = battle.seats[1]
        if seat_133 is not None:
            numbers[_AT[at + self.n77 + turned(seat_133, me, self.seats) + 1]] = ONE
        self._voice(numbers, at + self.n78 + 1, me, battle)
        self._prescience(numbers, at + self.n79 + 1, me, battle)
        next_139 = at + self.n80 + 1
        for side_140 in range(2):
            self.field_1.write(_plan(g, battle, side_140, observer), numbers, next_139, me)
            next_139 += self.n81
        next_141 = at + self.n82 + 1
        for seat_142 in battle.called:
            if seat_142 != NOBODY:
                seat_143 = seat_142
                if seat_143 is not None:
                    numbers[_AT[next_141 + turned(seat_143, me, self.seats)]] = ONE
            next_141 += self.n28
        if battle.winner != NO_SIDE:
            numbers[_AT[at + self.n83 + 1]] = ONE
            next_144 = at + self.n83 + 2
            for side_145 in range(2):
                value_146 = total(battle, side_145) / 2
                if value_146:
                    numbers[_AT[next_144]] = value_146 * 0.05
                next_144 += 1
        if battle.winner != NO_SIDE:
            seat_147 = battle.seats[battle.winner]
            if seat_147 is not None:
                numbers[_AT[at + self.n84 + turned(seat_147, me, self.seats) + 1]] = ONE
        next_148 = at + self.n85 + 1
        for choice_149 in battle.burning:
            place_150 = _PLACES_5[choice_149]
            if place_150 >= 0:
                numbers[_AT[next_148 + place_150]] = ONE
            next_148 += 2
        next_151 = at + self.n86 + 1
        for one_152 in battle.withdrawn:
            if one_152:
                numbers[_AT[next_151]] = ONE
            next_151 += 1
        next_153 = at + self.n87 + 1
        for one_154 in battle.support_by_choam:
            value_155 = one_154
            if value_155:
                numbers[_AT[next_153]] = value_155 * 0.05
            next_153 += 1
        next_156 = at + self.n88 + 1
        for seat_157 in battle.seats:
            value_158 = _most_dialled(g, seat_157, observer) / 2
            if value_158:
                numbers[_AT[next_156]] = value_158 * 0.05
            next_156 += 1
        next_159 = at + self.n89 + 1
        for one_160 in battle.behind:
            if one_160:
                numbers[_AT[next_159]] = ONE
            next_159 += 1
        next_161 = at + self.n90 + 1
        for card_162 in battle.copied:
            self._card(numbers, next_161, me, card_162)
            next_161 += 34

    def _leaders(self, numbers: Any, at: int, me: int, g: Table, player: int, observer: int) -> None:
        next_one = at
        if g.factions[player] == NONE:
            return
        homes = (g.with_owner(player), TANKS, g.taken(player), g.killed_in_secret(player))
        possible = [g.leaders.possibly(observer, zone) for zone in homes]
        for leader, faction in enumerate(LEADER_FACTION):
            if faction != g.factions[player]:
                continue
            where = g.fought_in[leader]
            if next_one < at + 378:
                numbers[_AT[next_one]] = ONE
                numbers[_AT[next_one + _home(possible, leader) + 1]] = ONE
                value_25 = g.lives[leader]
                if value_25:
                    numbers[_AT[next_one + 6]] = value_25 * 0.3333333333333333
                if where != NOWHERE:
                    numbers[_AT[next_one + where + 7]] = ONE
                if g.skill_of[leader] != NONE:
                    numbers[_AT[next_one + g.skill_of[leader] + 49]] = ONE
                next_one += 62 + 1

    def _promise(self, numbers: Any, at: int, me: int, g: Table, player: int, observer: int) -> None:
        if g.sealed_by(player, PROMISE_FORM) is None:
            return
        if observer != player and (not (observer < g.seats and g.allied(player, observer))):
            numbers[_AT[at]] = ONE
            return
        spice, grants = promise_of(g, player)
        numbers[_AT[at]] = ONE
        value_34 = spice
        if value_34 is not None:
            numbers[_AT[at + 1]] = ONE
            value_35 = value_34
            if value_35:
                numbers[_AT[at + 2]] = value_35 * 0.025
        value_36 = grants
        if value_36 is not None:
            numbers[_AT[at + 3]] = ONE
            if value_36:
                numbers[_AT[at + 4]] = ONE

    def _seats_90(self, numbers: Any, at: int, me: int, g: Table, seats: int) -> None:
        for seat_91 in range(g.seats):
            if seats >> seat_91 & 1:
                numbers[_AT[at + turned(seat_91, me, self.seats)]] = ONE

    def _voice(self, numbers: Any, at: int, me: int, battle: Battle) -> None:
        if battle.voice_at == NO_SIDE:
            return
        orders = MUST if battle.voice_must else MUST_NOT
        order = next((one for one in orders if one.value == battle.voice_order))
        numbers[_AT[at]] = ONE
        seat_134 = battle.voice_by
        if seat_134 is not None:
            numbers[_AT[at + turned(seat_134, me, self.seats) + 1]] = ONE
        seat_135 = battle.seats[battle.voice_at]
        if seat_135 is not None:
            numbers[_AT[at + self.n28 + turned(seat_135, me, self.seats) + 1]] = ONE
        value_136 = order.name
        if value_136 is not None:
            numbers[_AT[at + self.n37 + _PLACES_4[value_136] + 1]] = ONE

    def _prescience(self, numbers: Any, at: int, me: int, battle: Battle) -> None:
        if battle.seen == NO_SIDE:
            return
        numbers[_AT[at]] = ONE
        seat_137 = battle.seer
        if seat_137 is not None:
            numbers[_AT[at + turned(seat_137, me, self.seats) + 1]] = ONE
        seat_138 = battle.seats[battle.seen]
        if seat_138 is not None:
            numbers[_AT[at + self.n28 + turned(seat_138, me, self.seats) + 1]] = ONE
        numbers[_AT[at + self.n37 + battle.element + 1]] = ONE

    def _card(self, numbers: Any, at: int, me: int, card: int) -> None:
        if card != NO_CARD:
            numbers[_AT[at + TREACHERY_DECK[card]]] = ONE
