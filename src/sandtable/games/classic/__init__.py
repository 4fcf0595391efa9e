"""Dune (2019): a game of conquest, diplomacy and betrayal for two to six factions."""
