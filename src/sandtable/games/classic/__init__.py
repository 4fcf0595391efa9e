"""Dune (2019): conquest, diplomacy and betrayal."""
