"""The rules of Conquest, one module per phase or subject, in order of play."""
