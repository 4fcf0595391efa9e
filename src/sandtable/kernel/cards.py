"""Cards (or tokens) that lie in zones, and what every seat can know about where.

The observers are every seat, and last the public, who sees only what all see. A card is known to an observer to lie
where it lies, unless it is in doubt: then the observer knows only a set of zones in one of which it lies. What is
visible and what a determinized copy keeps both follow from these doubts, so rules never keep notes of their own. Sets
of cards, zones and observers are bit masks.

Cards of one face look alike: whoever sees one of several takes it for the one it was surest to find there.

The order of a deck is not stored: a card is picked by chance when it is drawn, so nobody's order can leak.
"""

from typing import Any, Final

from sandtable.kernel import dealing
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import SandtableError

_UNSEEN: Final = -1


class Doubt:
    """Cards that lie each in one of several zones, and some observers who cannot tell in which. It never changes."""

    __slots__ = (
        "cards",
        "homes",
        "who",
    )

    def __init__(self, who: int, homes: int, cards: int) -> None:
        self.who: Final = who
        self.homes: Final = homes
        self.cards: Final = cards


class Cards:
    """All cards of one back. `zones[z]` lists the cards in zone z; the last one lies on top where order matters."""

    __slots__ = (
        "alike",
        "doubts",
        "everyone",
        "faces",
        "observers",
        "zones",
    )

    def __init__(
        self, faces: tuple[int, ...], alike: list[int], zones: list[list[int]], doubts: list[Doubt], observers: int
    ) -> None:
        self.faces = faces
        # For each card the others of the same face.
        self.alike = alike
        # A pile is replaced as a whole, never changed in place, so that copies share it.
        self.zones = zones
        # No observer doubts a card twice. The list is replaced as a whole, so that copies share it.
        self.doubts = doubts
        self.observers = observers
        self.everyone = (1 << observers) - 1

    def lay_out(self, zone: int, cards: list[int]) -> None:
        """Put cards into a zone for all to see, before the game begins."""
        self.zones[zone] = self.zones[zone] + cards

    def draw(self, g: Chance, count: int, source: int, target: int, seers: int) -> list[int]:
        """Move up to `count` cards picked by chance; `seers` see which."""
        pile = self.zones[source][:]
        drawn: list[int] = []
        for left in range(len(pile), max(len(pile) - count, 0), -1):
            drawn.append(pile.pop(g.roll(left)))
        if drawn:
            self.zones[source] = pile
            self.zones[target] = self.zones[target] + drawn
            self._moved(drawn, source, target, seers)
        return drawn

    def move(self, g: Chance, card: int, source: int, target: int, seers: int) -> None:
        """Move one card; those who do not see it know only that one card went that way."""
        pile = self.zones[source][:]
        pile.remove(card)
        self.zones[source] = pile
        self.zones[target] = [*self.zones[target], card]
        self._moved([card], source, target, seers)
        g.learn()

    def move_all(self, g: Chance, source: int, target: int, seers: int) -> list[int]:
        """Move a whole zone in its order; that nothing stayed behind is plain to all."""
        moved = self.zones[source]
        self.zones[source] = []
        self.zones[target] = self.zones[target] + moved
        self._moved(moved, source, target, seers)
        g.learn()
        return moved[:]

    def pour(self, source: int, target: int) -> None:
        """Shuffle a whole zone into another: whatever was known of it is now known of the whole."""
        self.zones[target] = sorted(self.zones[target] + self.zones[source])
        self.zones[source] = []
        self._vacate(source, 1 << target)

    def show(self, g: Chance, cards: list[int], zone: int, seers: int) -> None:
        """Let observers see cards that stay where they are."""
        self._look(cards, zone, zone, seers)
        g.learn()

    def rule_out(self, cards: list[int], zone: int, seers: int) -> None:
        """It has become plain to these observers that none of the cards lies in the zone."""
        for card in cards:
            assert card not in self.zones[zone], f"card {card} lies in zone {zone} and cannot be ruled out"
        gone = _mask(cards)
        here = 1 << zone
        left: list[Doubt] = []
        for doubt in self.doubts:
            who, among = doubt.who & seers, doubt.cards & gone
            if doubt.homes & here and who and among:
                _add(left, doubt.who & ~seers, doubt.homes, doubt.cards)
                _add(left, who, doubt.homes, doubt.cards & ~gone)
                _add(left, who, doubt.homes & ~here, among)
            else:
                left.append(doubt)
        self.doubts = left

    def known(self, observer: int, zone: int) -> list[int]:
        """The cards in a zone that an observer can name, in the zone's order."""
        unsure = self._doubted(1 << observer, zone)
        return [card for card in self.zones[zone] if not unsure >> card & 1]

    def possibly(self, observer: int, zone: int) -> int:
        """The cards that may lie in the zone as far as the observer can tell."""
        return self._doubted(1 << observer, zone) | _mask(self.zones[zone])

    def zone_of(self, card: int) -> int:
        for zone, pile in enumerate(self.zones):
            if card in pile:
                return zone
        raise SandtableError(f"card {card} lies nowhere")

    def _doubted(self, who: int, zone: int) -> int:
        """The cards that any of the observers think possible in the zone without being sure."""
        unsure = 0
        for doubt in self.doubts:
            if doubt.who & who and doubt.homes >> zone & 1:
                unsure |= doubt.cards
        return unsure

    def _moved(self, cards: list[int], source: int, target: int, seers: int) -> None:
        blind = self.everyone & ~seers
        if blind:
            self._lose_sight(cards, source, target, blind)
        if self.doubts:
            if seers:
                self._look(cards, source, target, seers)
            if not self.zones[source]:
                self._vacate(source, 0)

    def _lose_sight(self, cards: list[int], source: int, target: int, blind: int) -> None:
        """Cards went unseen by some observers, to whom all that may lie in the first zone may now lie in the second."""
        here, there = 1 << source, 1 << target
        # What lay there beyond doubt.
        fresh = [Doubt(blind, here | there, _mask(self.zones[source]) | _mask(cards))]
        doubts: list[Doubt] = []
        for doubt in self.doubts:
            who = doubt.who & blind
            if who and doubt.homes & here:
                fresh = _without(fresh, who, here, doubt.cards)
                _add(doubts, doubt.who & ~blind, doubt.homes, doubt.cards)
                _add(doubts, who, doubt.homes | there, doubt.cards)
            else:
                doubts.append(doubt)
        for doubt in fresh:
            _add(doubts, doubt.who, doubt.homes, doubt.cards)
        self.doubts = doubts

    def _vacate(self, zone: int, instead: int) -> None:
        """Nothing lies in the zone any more: what might have lain there lies in another of its homes, or `instead`."""
        here = 1 << zone
        doubts: list[Doubt] = []
        for doubt in self.doubts:
            if doubt.homes & here:
                _add(doubts, doubt.who, doubt.homes & ~here | instead, doubt.cards)
            else:
                doubts.append(doubt)
        self.doubts = doubts

    def _look(self, cards: list[int], source: int, target: int, seers: int) -> None:
        """Some observers see cards that lay in one zone and lie in another now."""
        seen = 0
        twins = 0
        for card in cards:
            seen |= 1 << card
            twins |= self.alike[card]
        if twins and self._doubted(seers, source) & (seen | twins):
            self._look_closely(cards, source, target, seers)
        else:
            self.doubts = _without(self.doubts, seers, 1 << source, seen)

    def _look_closely(self, cards: list[int], source: int, target: int, seers: int) -> None:
        """Some observers see cards that might be others of the same face."""
        public = self.observers - 1
        # What the public takes each card for.
        likely = cards[:] if seers >> public & 1 else [_UNSEEN] * len(cards)
        mistaken = False
        for observer in range(public, -1, -1):
            if seers >> observer & 1:
                mistakable = self._mistakable(observer, cards, source)
                clear = _mask([card for card in cards if card not in mistakable])
                self.doubts = _without(self.doubts, 1 << observer, 1 << source, clear)
                if mistakable:
                    mistaken = True
                    self._see_mistakable(observer, cards, mistakable, source, target, likely)
        if mistaken:
            for card in cards:
                self._keep_public_within_reach(self.alike[card])

    def _mistakable(self, observer: int, cards: list[int], source: int) -> list[int]:
        """Which of the cards that lay in a zone might be others, as far as the observer can tell."""
        unsure = self._doubted(1 << observer, source)
        stayed = (unsure | _mask(self.zones[source])) & ~_mask(cards)
        found: list[int] = []
        for card in cards:
            rivals = self.alike[card] & stayed
            if rivals and (rivals | 1 << card) & unsure:
                found.append(card)
        return found

    def _see_mistakable(
        self, observer: int, cards: list[int], mistakable: list[int], source: int, target: int, likely: list[int]
    ) -> None:
        """See cards that might be others of the same face. What the public takes them for goes into `likely`."""
        public = self.observers - 1
        taken = _mask(cards)
        for place, card in enumerate(cards):
            if card in mistakable:
                expected = _UNSEEN if observer == public else likely[place]
                took = self._take(observer, card, _bits(self.alike[card] & ~taken), source, target, expected)
                taken |= 1 << took
                if observer == public:
                    likely[place] = took

    def _take(self, observer: int, card: int, alike: list[int], source: int, target: int, likely: int) -> int:
        """The observer sees a card that others look like, which for all it knows might have been in the same place.

        It takes the card for the one that it was surest to find there (or just as sure: the one `likely` to the public)
        and keeps for that one what it knew of the card it saw. If there is no surest one, each of the others may now
        lie wherever any of them may have lain. Returns what the card was taken for.
        """
        mine = self._doubted_homes(1 << observer, card) or 1 << source
        surest, least = card, mine
        everywhere, nowhere_else = mine, mine
        rivals: list[int] = []
        for other in alike:
            homes = self._homes(observer, other)
            if homes >> source & 1:
                rivals.append(other)
                everywhere |= homes
                nowhere_else &= homes
                fewer = homes.bit_count() - least.bit_count()
                if fewer < 0 or (fewer == 0 and other == likely):
                    surest, least = other, homes
        if nowhere_else != least:
            for other in rivals:
                self._allow(observer, other, everywhere)
        elif surest != card:
            if target == source and least == 1 << source and likely in (_UNSEEN, surest):
                return surest  # it was known to be there, and nothing else was seen
            self._allow(observer, surest, mine)
        self.doubts = _without(self.doubts, 1 << observer, -1, 1 << card)
        return surest

    def _keep_public_within_reach(self, cards: int) -> None:
        """What a seat thinks possible the public must think possible too, whichever of several equal cards it was."""
        for card in _bits(cards):
            self._allow(self.observers - 1, card, self._doubted_homes(-1, card))

    def _allow(self, observer: int, card: int, homes: int) -> None:
        """Let the observer think the card possible in these zones."""
        before = self._homes(observer, card)
        if homes & ~before:
            doubts = _without(self.doubts, 1 << observer, before, 1 << card)
            _add(doubts, 1 << observer, before | homes, 1 << card)
            self.doubts = doubts

    def _homes(self, observer: int, card: int) -> int:
        """The zones in which the card may lie as far as the observer can tell."""
        return self._doubted_homes(1 << observer, card) or 1 << self.zone_of(card)

    def _doubted_homes(self, who: int, card: int) -> int:
        """The zones in which any of the observers who doubt the card think it possible."""
        homes = 0
        for doubt in self.doubts:
            if doubt.who & who and doubt.cards >> card & 1:
                homes |= doubt.homes
        return homes

    def _all_homes(self, observer: int) -> list[int]:
        """For each card the zones in which it may lie as far as the observer can tell."""
        homes = [0] * len(self.faces)
        for zone, pile in enumerate(self.zones):
            for card in pile:
                homes[card] = 1 << zone
        for doubt in self.doubts:
            if doubt.who >> observer & 1:
                for card in _bits(doubt.cards):
                    homes[card] = doubt.homes
        return homes

    def shuffle_unknown(self, g: Chance, observer: int) -> None:
        """Deal anew all that the observer cannot tell apart, keeping all that the observer knows.

        What the public knows stays as it is, since the observer knows it too; what other seats know beyond that
        follows the cards to their new faces.
        """
        beliefs = [self._all_homes(other) for other in range(self.observers)]
        homes = beliefs[observer]
        places: list[tuple[int, int]] = []
        hidden: list[int] = []
        for zone, pile in enumerate(self.zones):
            for position, card in enumerate(pile):
                if homes[card] != 1 << zone:
                    places.append((zone, position))
                    hidden.append(card)
        before = self.zones
        self.zones = [pile[:] for pile in before]
        self._deal(g, sorted(hidden), homes, places)
        # A second mixing makes all deals about equally likely.
        for here in range(len(places) - 1, 0, -1):
            my_zone, my_position = places[here]
            your_zone, your_position = places[g.roll(here + 1)]
            mine, yours = self.zones[my_zone][my_position], self.zones[your_zone][your_position]
            if homes[mine] >> your_zone & 1 and homes[yours] >> my_zone & 1:
                self.zones[my_zone][my_position] = yours
                self.zones[your_zone][your_position] = mine
        public = self.observers - 1
        for other in range(public):
            if other != observer:
                renamed = beliefs[other][:]
                for pile, earlier in zip(self.zones, before):
                    for new, old in zip(pile, earlier):
                        renamed[new] = beliefs[other][old] & beliefs[public][new]
                beliefs[other] = renamed
        self._believe(beliefs)

    def _believe(self, beliefs: list[list[int]]) -> None:
        """Let each observer think each card possible in those zones."""
        doubts: list[Doubt] = []
        for observer, homes in enumerate(beliefs):
            together: dict[int, int] = {}
            for card, zones in enumerate(homes):
                if zones & (zones - 1):
                    together[zones] = together.get(zones, 0) | 1 << card
            for zones, cards in together.items():
                _add(doubts, 1 << observer, zones, cards)
        self.doubts = doubts

    def _deal(self, g: Chance, hidden: list[int], homes: list[int], places: list[tuple[int, int]]) -> None:
        """Deal hidden cards to these places, each to a zone where it may lie."""
        room = [0] * len(self.zones)
        for zone, _ in places:
            room[zone] += 1
        dealt: list[list[int]] = [[] for _ in self.zones]
        for card, zone in zip(hidden, dealing.dealt(g, [homes[card] for card in hidden], room)):
            dealt[zone].append(card)
        for pile in dealt:
            dealing.shuffle(g, pile)
        for zone, position in places:
            self.zones[zone][position] = dealt[zone].pop()

    def copy(self) -> "Cards":
        return Cards(self.faces, self.alike, self.zones[:], self.doubts, self.observers)

    def shared_doubts(self) -> list[tuple[int, int, int]]:
        """All doubts, always in the same way: observers, the zones they think possible, and the cards."""
        together: dict[tuple[int, int], int] = {}
        for card in range(len(self.faces)):
            by_homes: dict[int, int] = {}
            for doubt in self.doubts:
                if doubt.cards >> card & 1:
                    by_homes[doubt.homes] = by_homes.get(doubt.homes, 0) | doubt.who
            for homes, who in by_homes.items():
                together[(who, homes)] = together.get((who, homes), 0) | 1 << card
        return [(who, homes, together[(who, homes)]) for who, homes in sorted(together)]

    def restore(self, zones: list[list[int]], doubts: list[tuple[int, int, int]]) -> None:
        """Lay all cards anew, with doubts as `shared_doubts` gives them; what contradicts itself is refused."""
        lying = [card for pile in zones for card in pile]
        if len(zones) != len(self.zones) or len(set(lying)) != len(lying):
            raise SandtableError("these cards belong to another table")
        self.zones = zones
        unsure = [0] * len(self.faces)
        found: list[Doubt] = []
        for who, homes, cards in doubts:
            for card in _bits(cards):
                if unsure[card] & who or not homes >> self.zone_of(card) & 1:
                    raise SandtableError(f"card {card} lies where somebody has ruled it out, or is doubted twice")
                unsure[card] |= who
            _add(found, who, homes, cards)
        self.doubts = found

    def pack(self) -> list[Any]:
        return [self.zones, self.possible()]

    def possible(self) -> list[int]:
        """For each observer, and there for each zone, the cards that may lie in it."""
        piles = [_mask(pile) for pile in self.zones]
        found: list[int] = []
        for observer in range(self.observers):
            unsure = 0
            for doubt in self.doubts:
                if doubt.who >> observer & 1:
                    unsure |= doubt.cards
            for zone, pile in enumerate(piles):
                found.append(pile & ~unsure | self._doubted(1 << observer, zone))
        return found

    def unpack(self, data: list[Any]) -> None:
        width = len(self.zones)
        if len(data[0]) != width or len(data[1]) != width * self.observers:
            raise SandtableError("these cards belong to another table")
        self.zones = [list(pile) for pile in data[0]]
        beliefs = [[0] * len(self.faces) for _ in range(self.observers)]
        for cell, cards in enumerate(data[1]):
            homes = beliefs[cell // width]
            if cards >> len(homes):
                raise SandtableError("there are no such cards")
            for card in _bits(cards):
                homes[card] |= 1 << cell % width
        for zone, pile in enumerate(self.zones):
            for card in pile:
                for homes in beliefs:
                    if not homes[card] >> zone & 1:
                        raise SandtableError(f"card {card} lies in zone {zone}, which somebody has ruled out")
        self._believe(beliefs)


def empty_zones(faces: tuple[int, ...], zones: int, seats: int) -> Cards:
    """Empty zones, ready for cards of these faces to be laid out."""
    return Cards(faces, _alike(faces), [[] for _ in range(zones)], [], seats + 1)


_ALIKE: dict[tuple[int, ...], list[int]] = {}


def _alike(faces: tuple[int, ...]) -> list[int]:
    """For each card the others of the same face."""
    found = _ALIKE.get(faces)
    if found is None:
        found = [
            sum([1 << other for other, face in enumerate(faces) if face == faces[card] and other != card])
            for card in range(len(faces))
        ]
        _ALIKE[faces] = found
    return found


def _add(doubts: list[Doubt], who: int, homes: int, cards: int) -> None:
    """Add a doubt to the list, if it is one, together with one that it goes with."""
    if not who or not cards or not homes & (homes - 1):
        return
    for place, doubt in enumerate(doubts):
        if doubt.homes == homes:
            if doubt.who == who:
                doubts[place] = Doubt(who, homes, doubt.cards | cards)
                return
            if doubt.cards == cards:
                doubts[place] = Doubt(doubt.who | who, homes, cards)
                return
    doubts.append(Doubt(who, homes, cards))


def _without(doubts: list[Doubt], who: int, homes: int, cards: int) -> list[Doubt]:
    """The doubts without those of some observers about some cards, whose homes include one of these."""
    left: list[Doubt] = []
    for doubt in doubts:
        if doubt.who & who and doubt.homes & homes and doubt.cards & cards:
            others, rest = doubt.who & ~who, doubt.cards & ~cards
            if others:
                _add(left, others, doubt.homes, doubt.cards)
            if rest:
                _add(left, doubt.who & who, doubt.homes, rest)
        else:
            left.append(doubt)
    return left


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _bits(cards: int) -> list[int]:
    """The cards of a mask, lowest first."""
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found
