"""Dealing hidden cards to zones at random, each to a zone where it may lie.

The deal depends on what is possible and on chance, never on where the cards lie in truth.
"""

from typing import Final

from sandtable.kernel.chance import Chance

NOWHERE: Final = -1


def dealt(g: Chance, homes: list[int], room: list[int]) -> list[int]:
    """A zone for each card: `homes` are the zones (a bit each) where it may lie, `room` is the size of each zone.

    Cards with the fewest homes are dealt first. One that finds all its homes full moves others on; as long as any deal
    is possible, that succeeds.
    """
    room = room[:]
    order = list(range(len(homes)))
    shuffle(g, order)
    order.sort(key=[zones.bit_count() for zones in homes].__getitem__)
    zone_of = [NOWHERE] * len(homes)
    for card in order:
        zone = _open_home(g, homes[card], room)
        if zone == NOWHERE:
            zone = _vacated(card, homes, room, zone_of)
        zone_of[card] = zone
        room[zone] -= 1
    return zone_of


def shuffle(g: Chance, items: list[int]) -> None:
    for here in range(len(items) - 1, 0, -1):
        there = g.roll(here + 1)
        items[here], items[there] = items[there], items[here]


def _open_home(g: Chance, homes: int, room: list[int]) -> int:
    """One of the free places in these zones, at random."""
    places = 0
    for zone, free in enumerate(room):
        if homes >> zone & 1:
            places += free
    if not places:
        return NOWHERE
    place = g.roll(places)
    for zone, free in enumerate(room):
        if homes >> zone & 1:
            place -= free
            if place < 0:
                return zone
    return NOWHERE


def _vacated(card: int, homes: list[int], room: list[int], zone_of: list[int]) -> int:
    """Move cards on, each to another of its homes, until there is a free place for this one: the zone of that place."""
    reached = [zone for zone in range(len(room)) if homes[card] >> zone & 1]
    came_from = dict.fromkeys(reached, NOWHERE)
    pushed_out: dict[int, int] = {}
    for zone in reached:
        if room[zone]:
            room[zone] -= 1
            vacant = zone
            while came_from[vacant] != NOWHERE:
                zone_of[pushed_out[vacant]] = vacant
                vacant = came_from[vacant]
            room[vacant] += 1
            return vacant
        for other, lies_in in enumerate(zone_of):
            if lies_in == zone:
                for further in range(len(room)):
                    if homes[other] >> further & 1 and further not in came_from:
                        came_from[further] = zone
                        pushed_out[further] = other
                        reached.append(further)
    raise AssertionError("what an observer holds possible cannot be dealt")
