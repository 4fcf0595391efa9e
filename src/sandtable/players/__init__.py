"""Anything that answers an ask: players of every strength, by name, and a heuristic's ranking of all options."""

from sandtable.players.evaluation import evaluate
from sandtable.players.player import KINDS, Player, UnknownPlayer, considered, player
from sandtable.players.random import RandomPlayer
from sandtable.players.ranking import Ranked, ranked

__all__ = ["KINDS", "Player", "RandomPlayer", "Ranked", "UnknownPlayer", "considered", "evaluate", "player", "ranked"]
