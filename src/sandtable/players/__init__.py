"""Anything that answers an ask: players of every strength, by name."""

from sandtable.players.player import KINDS, Player, UnknownPlayer, considered, player
from sandtable.players.random import RandomPlayer

__all__ = ["KINDS", "Player", "RandomPlayer", "UnknownPlayer", "considered", "player"]
