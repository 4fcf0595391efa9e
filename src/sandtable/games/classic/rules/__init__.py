"""The rules of Classic, one module per phase or subject, in order of play."""
