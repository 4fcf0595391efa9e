"""The rules, a module per phase or subject, in order of play."""
