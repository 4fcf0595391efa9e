"""The battle being fought. Side 0 is the aggressor, side 1 the defender."""

from typing import Any, Final

from sandtable.games.classic.terms import NO_CARD, NOBODY, NOWHERE, Card, Cell, Kind, LeaderIndex, Seat, Territory

AGGRESSOR: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = -1

# The elements of a plan that prescience can ask for (CLA-FAC-ATR-05).
NO_ELEMENT: Final = -1
LEADER_ELEMENT: Final = 0
WEAPON_ELEMENT: Final = 1
DEFENCE_ELEMENT: Final = 2
DIAL_ELEMENT: Final = 3


class Battle:
    """Everything about one battle that lies open on the table. Dials count in half points."""

    def __init__(self, territory: Territory, cells: list[Cell], seats: list[Seat]) -> None:
        self.territory = territory
        # The cells whose forces fight: those in the storm, or cut off by it, take no part.
        self.cells = cells
        self.seats = seats
        # The Voice: who spoke, to which side, whether to play or not, and what (the value of the order).
        self.voice_by: Seat = NOBODY
        self.voice_at = NO_SIDE
        self.voice_must = False
        self.voice_order = 0
        # Prescience: who asked, about which side's plan, and for which element.
        self.seer: Seat = NOBODY
        self.seen = NO_SIDE
        self.element = NO_ELEMENT
        # What was sworn under Truthtrance: (side, kind of card, whether the plan will hold it).
        self.oaths: list[tuple[int, Kind, bool]] = []
        # How many plans are committed, and whether both have been revealed.
        self.committed = 0
        self.revealed = False
        # The plans, from the moment they are revealed: cards by their number in the deck.
        self.leader: list[LeaderIndex] = [NOWHERE, NOWHERE]
        self.hero: list[Card] = [NO_CARD, NO_CARD]
        self.weapon: list[Card] = [NO_CARD, NO_CARD]
        self.defence: list[Card] = [NO_CARD, NO_CARD]
        self.dial = [0, 0]
        self.support = [0, 0]
        self.kwisatz = [False, False]
        # Who called the leader of the other side a traitor: the seat of a side, or its ally.
        self.called: list[Seat] = [NOBODY, NOBODY]
        # The outcome: the winning side, and whose leaders were killed.
        self.winner = NO_SIDE
        self.killed = [False, False]
        self.exploded = False

    def side_of(self, seat: Seat) -> int:
        return self.seats.index(seat)

    def opponent(self, seat: Seat) -> Seat:
        return self.seats[1 - self.seats.index(seat)]

    def copy(self) -> "Battle":
        other = Battle(self.territory, self.cells, self.seats)
        other.voice_by = self.voice_by
        other.voice_at = self.voice_at
        other.voice_must = self.voice_must
        other.voice_order = self.voice_order
        other.seer = self.seer
        other.seen = self.seen
        other.element = self.element
        other.oaths = self.oaths[:]
        other.committed = self.committed
        other.revealed = self.revealed
        other.leader = self.leader[:]
        other.hero = self.hero[:]
        other.weapon = self.weapon[:]
        other.defence = self.defence[:]
        other.dial = self.dial[:]
        other.support = self.support[:]
        other.kwisatz = self.kwisatz[:]
        other.called = self.called[:]
        other.winner = self.winner
        other.killed = self.killed[:]
        other.exploded = self.exploded
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "territory": self.territory,
            "cells": self.cells,
            "seats": self.seats,
            "voice": [self.voice_by, self.voice_at, self.voice_must, self.voice_order],
            "prescience": [self.seer, self.seen, self.element],
            "oaths": [list(oath) for oath in self.oaths],
            "committed": self.committed,
            "revealed": self.revealed,
            "leader": self.leader,
            "hero": self.hero,
            "weapon": self.weapon,
            "defence": self.defence,
            "dial": self.dial,
            "support": self.support,
            "kwisatz": self.kwisatz,
            "called": self.called,
            "winner": self.winner,
            "killed": self.killed,
            "exploded": self.exploded,
        }


def unpacked_battle(data: dict[str, Any]) -> Battle:
    battle = Battle(data["territory"], data["cells"], data["seats"])
    battle.voice_by, battle.voice_at, battle.voice_must, battle.voice_order = data["voice"]
    battle.seer, battle.seen, battle.element = data["prescience"]
    battle.oaths = [(oath[0], oath[1], oath[2]) for oath in data["oaths"]]
    battle.committed = data["committed"]
    battle.revealed = data["revealed"]
    battle.leader = data["leader"]
    battle.hero = data["hero"]
    battle.weapon = data["weapon"]
    battle.defence = data["defence"]
    battle.dial = data["dial"]
    battle.support = data["support"]
    battle.kwisatz = data["kwisatz"]
    battle.called = data["called"]
    battle.winner = data["winner"]
    battle.killed = data["killed"]
    battle.exploded = data["exploded"]
    return battle
