"""The battle being fought: what stands on the table of it, and nothing else."""

from typing import Any, Final

from sandtable.games.classic.terms import NO_CARD, NOBODY, NOWHERE, Card, Cell, LeaderIndex, Seat, Territory

AGGRESSOR: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = -1

# The elements of a plan that prescience can ask for (CLA-FAC-ATR-05).
NO_ELEMENT: Final = -1
SEE_LEADER: Final = 0
SEE_WEAPON: Final = 1
SEE_DEFENCE: Final = 2
SEE_DIAL: Final = 3


class Battle:
    """Two sides in cells of one territory; side 0 is the aggressor. Dials count in half points."""

    def __init__(self, territory: Territory, cells: list[Cell], seats: list[Seat]) -> None:
        self.territory = territory
        # The cells whose forces fight: those in the storm, or beyond it, take no part.
        self.cells = cells
        self.seats = seats
        # The Voice: who spoke, to which side, and what (an index of the orders in `notation`).
        self.voice_by: Seat = NOBODY
        self.voiced = NO_SIDE
        self.order = -1
        # Prescience: who looked, at which side, and at which element of the plan.
        self.seer: Seat = NOBODY
        self.seen = NO_SIDE
        self.element = NO_ELEMENT
        # Advantages that a Karama stopped for this battle (bits, see `rules/karama.py`).
        self.stopped = 0
        # Who answered a Truthtrance about this battle's plans: (side, kind of card, whether it is in the plan).
        self.sworn: list[tuple[int, int, int]] = []
        # The plans, from the moment they are revealed: cards by their number in the deck.
        self.revealed = False
        self.leader: list[LeaderIndex] = [NOWHERE, NOWHERE]
        self.hero: list[Card] = [NO_CARD, NO_CARD]
        self.weapon: list[Card] = [NO_CARD, NO_CARD]
        self.defence: list[Card] = [NO_CARD, NO_CARD]
        self.dial = [0, 0]
        self.spice = [0, 0]
        self.kwisatz = [False, False]
        # Who called the leader of the other side a traitor: a seat of this side, or of its ally.
        self.called: list[Seat] = [NOBODY, NOBODY]
        # The outcome: the winning side, and whose leaders were killed.
        self.winner = NO_SIDE
        self.killed = [False, False]

    def side_of(self, seat: Seat) -> int:
        return self.seats.index(seat)

    def copy(self) -> "Battle":
        other = Battle(self.territory, self.cells, self.seats)
        other.voice_by = self.voice_by
        other.voiced = self.voiced
        other.order = self.order
        other.seer = self.seer
        other.seen = self.seen
        other.element = self.element
        other.stopped = self.stopped
        other.sworn = self.sworn[:]
        other.revealed = self.revealed
        other.leader = self.leader[:]
        other.hero = self.hero[:]
        other.weapon = self.weapon[:]
        other.defence = self.defence[:]
        other.dial = self.dial[:]
        other.spice = self.spice[:]
        other.kwisatz = self.kwisatz[:]
        other.called = self.called[:]
        other.winner = self.winner
        other.killed = self.killed[:]
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "territory": self.territory,
            "cells": self.cells,
            "seats": self.seats,
            "voice": [self.voice_by, self.voiced, self.order],
            "prescience": [self.seer, self.seen, self.element],
            "stopped": self.stopped,
            "sworn": [list(oath) for oath in self.sworn],
            "revealed": self.revealed,
            "leader": self.leader,
            "hero": self.hero,
            "weapon": self.weapon,
            "defence": self.defence,
            "dial": self.dial,
            "spice": self.spice,
            "kwisatz": self.kwisatz,
            "called": self.called,
            "winner": self.winner,
            "killed": self.killed,
        }


def unpacked_battle(data: dict[str, Any]) -> Battle:
    battle = Battle(data["territory"], data["cells"], data["seats"])
    battle.voice_by, battle.voiced, battle.order = data["voice"]
    battle.seer, battle.seen, battle.element = data["prescience"]
    battle.stopped = data["stopped"]
    battle.sworn = [(oath[0], oath[1], oath[2]) for oath in data["sworn"]]
    battle.revealed = data["revealed"]
    battle.leader = data["leader"]
    battle.hero = data["hero"]
    battle.weapon = data["weapon"]
    battle.defence = data["defence"]
    battle.dial = data["dial"]
    battle.spice = data["spice"]
    battle.kwisatz = data["kwisatz"]
    battle.called = data["called"]
    battle.winner = data["winner"]
    battle.killed = data["killed"]
    return battle
