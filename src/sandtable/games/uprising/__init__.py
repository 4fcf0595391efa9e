"""Dune: Imperium - Uprising."""
