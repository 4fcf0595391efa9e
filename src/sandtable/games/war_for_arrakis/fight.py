"""The battle being fought: who attacks whom from where, and what has been done in this combat round."""

from typing import Any

from sandtable.games.war_for_arrakis.terms import Area, Side, enemy


class Battle:
    """A battle in progress. The attacking legion stays in its own area until it has won (WFA-BAT-05)."""

    def __init__(self, attacker: Side, origin: Area, target: Area, surprise: bool, modifiers: int) -> None:
        self.attacker = attacker
        self.origin = origin
        self.target = target
        self.surprise = surprise
        # What the card that began the battle changes in it (see `effects.MODIFIERS`).
        self.modifiers = modifiers
        # Combat rounds begun.
        self.round = 0
        # By side, in this combat round: dice that discarded cards add, and the Hits and Shields rolled or made of Specials.
        self.extra = [0, 0]
        self.hits = [0, 0]
        self.shields = [0, 0]

    @property
    def defender(self) -> Side:
        return enemy(self.attacker)

    def area_of(self, side: Side) -> Area:
        """Where a side's legion stands."""
        return self.origin if side == self.attacker else self.target

    def copy(self) -> "Battle":
        other = Battle(self.attacker, self.origin, self.target, self.surprise, self.modifiers)
        other.round = self.round
        other.extra = self.extra[:]
        other.hits = self.hits[:]
        other.shields = self.shields[:]
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "attacker": self.attacker,
            "origin": self.origin,
            "target": self.target,
            "surprise": self.surprise,
            "modifiers": self.modifiers,
            "round": self.round,
            "extra": self.extra,
            "hits": self.hits,
            "shields": self.shields,
        }


def unpacked_battle(data: dict[str, Any]) -> Battle:
    battle = Battle(data["attacker"], data["origin"], data["target"], data["surprise"], data["modifiers"])
    battle.round = data["round"]
    battle.extra = list(data["extra"])
    battle.hits = list(data["hits"])
    battle.shields = list(data["shields"])
    return battle
