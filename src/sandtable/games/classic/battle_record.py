"""The battle being fought. Side 0 is the aggressor, side 1 the opponent."""

from typing import Any, Final

from sandtable.games.classic.terms import NO_CARD, NOBODY, NOWHERE

HERO: Final = -2
"""In the place of a leader: a Cheap Hero."""


class Battle:
    """Everything about one battle that lies open on the table."""

    def __init__(self, territory: int, cells: list[int], seats: list[int]) -> None:
        self.territory = territory
        self.cells = cells
        self.seats = seats
        # The Voice: who commanded, whether to play or not, and what (the value of the order).
        self.voice_by = NOBODY
        self.voice_at = NOBODY
        self.voice_must = False
        self.voice_order = 0
        # Prescience: who asked, and whose plan.
        self.seen_by = NOBODY
        self.seen = NOBODY
        # The plans, from the moment they are revealed: cards by their number in the deck, the dial in halves.
        self.revealed = False
        self.leader = [NOWHERE, NOWHERE]
        self.weapon = [NO_CARD, NO_CARD]
        self.defence = [NO_CARD, NO_CARD]
        self.dial = [0, 0]
        self.support = [0, 0]
        self.kwisatz = False
        # Who called traitor, for which side.
        self.called = [False, False]
        # The outcome: the winning side, and whose leaders were killed.
        self.winner = NOBODY
        self.killed = [False, False]
        self.exploded = False

    def side_of(self, seat: int) -> int:
        return self.seats.index(seat)

    def copy(self) -> "Battle":
        other = Battle(self.territory, self.cells, self.seats)
        other.voice_by = self.voice_by
        other.voice_at = self.voice_at
        other.voice_must = self.voice_must
        other.voice_order = self.voice_order
        other.seen_by = self.seen_by
        other.seen = self.seen
        other.revealed = self.revealed
        other.leader = self.leader[:]
        other.weapon = self.weapon[:]
        other.defence = self.defence[:]
        other.dial = self.dial[:]
        other.support = self.support[:]
        other.kwisatz = self.kwisatz
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
            "prescience": [self.seen_by, self.seen],
            "revealed": self.revealed,
            "leader": self.leader,
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
    battle.seen_by, battle.seen = data["prescience"]
    battle.revealed = data["revealed"]
    battle.leader = data["leader"]
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
