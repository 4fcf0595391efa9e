"""Players against each other: line-ups on any game, seats rotated and deals paired, results that can be trusted."""

from sandtable.arena.lineup import BadLineUp, LineUp
from sandtable.arena.match import Game, Outcome, played
from sandtable.arena.report import Report
from sandtable.arena.runner import run

__all__ = ["BadLineUp", "Game", "LineUp", "Outcome", "Report", "played", "run"]
