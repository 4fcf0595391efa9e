"""The rules of Classic, one room per phase or subject, in order of play."""
