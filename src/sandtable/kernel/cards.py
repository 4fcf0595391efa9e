"""Cards (or tokens) that lie in zones, and what every seat can know about where.

Each observer (every seat, and last the public, who sees only what all see) has for every zone the set of cards that may
lie there as far as that observer can tell, kept as a bit mask. A card that is possible in one zone only is known. What
is visible and what a determinized copy keeps both follow from these sets, so rules never keep notes of their own.

Cards of one face look alike: whoever sees one of several takes it for the one it was surest to find there.

The order of a deck is not stored: a card is picked by chance when it is drawn, so nobody's order can leak.
"""

from typing import Any, Final

from sandtable.kernel import dealing
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import SandtableError

_UNSEEN: Final = -1
_ALL_CARDS: Final = -1


class Cards:
    """All cards of one back. `zones[z]` lists the cards in zone z; the last one lies on top where order matters."""

    def __init__(
        self,
        faces: tuple[int, ...],
        alike: list[int],
        zones: list[list[int]],
        possible: list[int],
        unsure: list[int],
    ) -> None:
        self.faces = faces
        # For each card the others of the same face, a bit each.
        self.alike = alike
        self.zones = zones
        # For each observer and zone (observer * zones + zone) the cards that may lie there, a bit each.
        self.possible = possible
        # For each observer the cards that may lie in more than one zone. It follows from `possible`.
        self.unsure = unsure
        self.observers = len(unsure)

    def lay_out(self, zone: int, cards: list[int]) -> None:
        """Put cards into a zone for all to see, before the game begins."""
        width = len(self.zones)
        for card in cards:
            self.zones[zone].append(card)
            for observer in range(self.observers):
                self.possible[observer * width + zone] |= 1 << card

    def draw(self, g: Chance, count: int, source: int, target: int, seers: int) -> list[int]:
        """Move up to `count` cards picked by chance; `seers` (a bit per observer) see which."""
        pile = self.zones[source]
        drawn = [pile.pop(g.roll(len(pile))) for _ in range(min(count, len(pile)))]
        self.zones[target].extend(drawn)
        self._moved(drawn, source, target, seers)
        return drawn

    def move(self, g: Chance, card: int, source: int, target: int, seers: int) -> None:
        """Move one card; those who do not see it know only that one card went that way."""
        self.zones[source].remove(card)
        self.zones[target].append(card)
        self._moved([card], source, target, seers)
        g.learn()

    def move_all(self, g: Chance, source: int, target: int, seers: int) -> list[int]:
        """Move a whole zone in its order; that nothing stayed behind is plain to all."""
        moved = self.zones[source]
        self.zones[source] = []
        self.zones[target].extend(moved)
        self._moved(moved, source, target, seers)
        g.learn()
        return moved

    def pour(self, source: int, target: int) -> None:
        """Shuffle a whole zone into another: whatever was known of it is now known of the whole."""
        pile = self.zones[target]
        pile.extend(self.zones[source])
        pile.sort()
        self.zones[source] = []
        width = len(self.zones)
        for observer in range(self.observers):
            base = observer * width
            poured = self.possible[base + source]
            self.possible[base + target] |= poured
            self.possible[base + source] = 0
            if poured & self.unsure[observer]:
                self._recount(observer, poured)

    def show(self, g: Chance, cards: list[int], zone: int, seers: int) -> None:
        """Let observers see cards that stay where they are."""
        self._look(cards, zone, zone, seers)
        g.learn()

    def rule_out(self, cards: list[int], zone: int, seers: int) -> None:
        """It has become plain to these observers that none of the cards lies in the zone."""
        gone = 0
        for card in cards:
            gone |= 1 << card
        width = len(self.zones)
        for observer in range(self.observers):
            if seers >> observer & 1:
                self.possible[observer * width + zone] &= ~gone
                self._recount(observer, gone)

    def known(self, observer: int, zone: int) -> list[int]:
        """The cards in a zone that an observer can name, in the zone's order."""
        unsure = self.unsure[observer]
        return [card for card in self.zones[zone] if not unsure >> card & 1]

    def possibly(self, observer: int, zone: int) -> int:
        """The cards (a bit each) that may lie in the zone as far as the observer can tell."""
        return self.possible[observer * len(self.zones) + zone]

    def zone_of(self, card: int) -> int:
        for zone, pile in enumerate(self.zones):
            if card in pile:
                return zone
        raise SandtableError(f"card {card} lies nowhere")

    def _moved(self, cards: list[int], source: int, target: int, seers: int) -> None:
        width = len(self.zones)
        possible = self.possible
        if seers != (1 << self.observers) - 1:
            for observer in range(self.observers):
                if not seers >> observer & 1:
                    base = observer * width
                    possible[base + target] |= possible[base + source]
                    self.unsure[observer] |= possible[base + source]
        self._look(cards, source, target, seers)
        if not self.zones[source]:
            for observer in range(self.observers):
                elsewhere = possible[observer * width + source]
                if elsewhere:
                    possible[observer * width + source] = 0
                    self._recount(observer, elsewhere)

    def _look(self, cards: list[int], source: int, target: int, seers: int) -> None:
        """Some observers see cards that lay in one zone and lie in another now."""
        possible = self.possible
        width = len(self.zones)
        public = self.observers - 1
        # What the public takes each card for.
        likely = cards[:] if seers >> public & 1 else [_UNSEEN] * len(cards)
        mistaken = False
        seen = 0
        for card in cards:
            seen |= 1 << card
        unseen = ~seen
        for observer in range(public, -1, -1):
            if seers >> observer & 1:
                base = observer * width
                unsure = self.unsure[observer]
                before = possible[base + source]
                if not unsure & (before | seen):
                    # What lay there was known card by card.
                    possible[base + source] = before & unseen
                    possible[base + target] |= seen
                    continue
                clear = seen
                mistakable: list[int] = []
                stayed = before & unseen
                for place, card in enumerate(cards):
                    rivals = self.alike[card] & stayed
                    if rivals and (rivals | 1 << card) & unsure:
                        mistakable.append(place)
                        clear ^= 1 << card
                others = ~clear
                if clear & unsure:
                    for cell in range(base, base + width):
                        if possible[cell] and possible[cell] & clear:
                            possible[cell] &= others
                    self.unsure[observer] = unsure & others
                else:
                    possible[base + source] = before & others
                possible[base + target] |= clear
                if mistakable:
                    mistaken = True
                    self._see_mistakable(observer, cards, mistakable, source, target, likely)
        if mistaken:
            for card in cards:
                self._keep_public_within_reach(_bits(self.alike[card]))
            self._recount(public, _ALL_CARDS)

    def _see_mistakable(
        self, observer: int, cards: list[int], places: list[int], source: int, target: int, likely: list[int]
    ) -> None:
        """See cards that might be others of the same face. What the public takes them for goes into `likely`."""
        public = self.observers - 1
        taken = 0
        for card in cards:
            taken |= 1 << card
        for place in places:
            card = cards[place]
            expected = _UNSEEN if observer == public else likely[place]
            took = self._take(observer, card, _bits(self.alike[card] & ~taken), source, target, expected)
            taken |= 1 << took
            if observer == public:
                likely[place] = took
        self._recount(observer, _ALL_CARDS)

    def _recount(self, observer: int, among: int) -> None:
        """Find which of these cards may lie in more than one zone."""
        width = len(self.zones)
        base = observer * width
        somewhere = 0
        unsure = 0
        for cell in range(base, base + width):
            if self.possible[cell]:
                cards = self.possible[cell] & among
                if cards:
                    unsure |= somewhere & cards
                    somewhere |= cards
        self.unsure[observer] = self.unsure[observer] & ~among | unsure

    def _take(self, observer: int, card: int, alike: list[int], source: int, target: int, likely: int) -> int:
        """The observer sees a card that others look like, which for all it knows might have been in the same place.

        It takes the card for the one that it was surest to find there (or just as sure: the one `likely` to the public)
        and keeps for that one what it knew of the card it saw. If there is no surest one, each of the others may now
        lie wherever any of them may have lain. Returns what the card was taken for.
        """
        mine = self._homes(observer, card)
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
        self._know(observer, card, target)
        return surest

    def _keep_public_within_reach(self, cards: list[int]) -> None:
        """What a seat thinks possible the public must think possible too, whichever of several equal cards it was."""
        width = len(self.zones)
        public = (self.observers - 1) * width
        bits = 0
        for card in cards:
            bits |= 1 << card
        for cell in range(public):
            self.possible[public + cell % width] |= self.possible[cell] & bits

    def _allow(self, observer: int, card: int, homes: int) -> None:
        """Let the observer think the card possible in these zones."""
        width = len(self.zones)
        for zone in range(width):
            self.possible[observer * width + zone] |= (homes >> zone & 1) << card

    def _homes(self, observer: int, card: int) -> int:
        """The zones (a bit each) in which the card may lie as far as the observer can tell."""
        width = len(self.zones)
        homes = 0
        for zone in range(width):
            homes |= (self.possible[observer * width + zone] >> card & 1) << zone
        return homes

    def _know(self, observer: int, card: int, zone: int) -> None:
        """The observer is sure that the card lies here and nowhere else."""
        width = len(self.zones)
        base = observer * width
        for place in range(base, base + width):
            self.possible[place] &= ~(1 << card)
        self.possible[base + zone] |= 1 << card

    def shuffle_unknown(self, g: Chance, observer: int) -> None:
        """Deal anew all that the observer cannot tell apart, keeping all that the observer knows.

        What the public knows stays as it is, since the observer knows it too; what other seats know beyond that
        follows the cards to their new faces.
        """
        width = len(self.zones)
        base = observer * width
        possible = self.possible[base : base + width]
        homes = [0] * len(self.faces)
        for zone, cards in enumerate(possible):
            for card in range(len(homes)):
                homes[card] |= (cards >> card & 1) << zone
        places: list[tuple[int, int]] = []
        hidden: list[int] = []
        for zone, pile in enumerate(self.zones):
            for position, card in enumerate(pile):
                if homes[card] != 1 << zone:
                    places.append((zone, position))
                    hidden.append(card)
        before = [pile[:] for pile in self.zones]
        self._deal(g, sorted(hidden), homes, places)
        # A second mixing makes all deals about equally likely.
        for here in range(len(places) - 1, 0, -1):
            my_zone, my_position = places[here]
            your_zone, your_position = places[g.roll(here + 1)]
            mine, yours = self.zones[my_zone][my_position], self.zones[your_zone][your_position]
            if possible[your_zone] >> mine & 1 and possible[my_zone] >> yours & 1:
                self.zones[my_zone][my_position] = yours
                self.zones[your_zone][your_position] = mine
        renamed = list(range(len(self.faces)))
        for pile, earlier in zip(self.zones, before):
            for new, old in zip(pile, earlier):
                renamed[old] = new
        public = (self.observers - 1) * width
        for cell in range(public):
            if not base <= cell < base + width:
                self.possible[cell] = _renamed(self.possible[cell], renamed) & self.possible[public + cell % width]
        for other in range(self.observers):
            self._recount(other, _ALL_CARDS)

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
        return Cards(self.faces, self.alike, [pile[:] for pile in self.zones], self.possible[:], self.unsure[:])

    def pack(self) -> list[Any]:
        return [self.zones, self.possible]

    def unpack(self, data: list[Any]) -> None:
        if len(data[0]) != len(self.zones) or len(data[1]) != len(self.possible):
            raise SandtableError("these cards belong to another table")
        self.zones = [list(pile) for pile in data[0]]
        self.possible = list(data[1])
        for observer in range(self.observers):
            self._recount(observer, _ALL_CARDS)


def empty_zones(faces: tuple[int, ...], zones: int, seats: int) -> Cards:
    """Empty zones, ready for cards of these faces to be laid out."""
    observers = seats + 1
    return Cards(faces, _alike(faces), [[] for _ in range(zones)], [0] * (zones * observers), [0] * observers)


_ALIKE: dict[tuple[int, ...], list[int]] = {}


def _alike(faces: tuple[int, ...]) -> list[int]:
    """For each card the others of the same face, a bit each."""
    found = _ALIKE.get(faces)
    if found is None:
        found = [
            sum([1 << other for other, face in enumerate(faces) if face == faces[card] and other != card])
            for card in range(len(faces))
        ]
        _ALIKE[faces] = found
    return found


def _bits(cards: int) -> list[int]:
    """The cards of a mask, lowest first."""
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def _renamed(cards: int, renamed: list[int]) -> int:
    result = 0
    card = 0
    while cards:
        if cards & 1:
            result |= 1 << renamed[card]
        cards >>= 1
        card += 1
    return result
