"""Playing in a terminal: a table in text, numbered options, a save after every move."""
