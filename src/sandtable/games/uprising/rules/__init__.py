"""The rules of Uprising: one module per phase or subject, in the order of play."""
