"""The Well: a toy game that stands in no list of the house. See tests/test_rooms.py."""
