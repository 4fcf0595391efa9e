"""Everything that can be wrong with what somebody hands to the table."""


class SandtableError(ValueError):
    """Bad input. The message says what was wrong and what would be right; nothing has changed."""


class UnknownGame(SandtableError):
    """No game of that id is on the shelf."""


class OldRules(SandtableError):
    """A game was played by a version of its rules that is not carried here (any more, or yet)."""

    def __init__(self, game: str, version: int, current: int, older: tuple[int, ...]) -> None:
        played = " and ".join([*[str(one) for one in older], str(current)])
        which = "a newer Sandtable wrote it" if version > current else "an older Sandtable still plays it"
        super().__init__(f"it follows rules version {version} of {game}, this plays version {played}: {which}")
        self.version = version


class BadSetup(SandtableError):
    """A game cannot begin with these seats or options; `about` is what is wrong: seats, seed or `option NAME`."""

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message)
        self.about = about


class IllegalOption(SandtableError):
    """That seat may not choose that now."""


class BadRecord(SandtableError):
    """A record that cannot be read or does not replay; `line` is where."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class BadSnapshot(SandtableError):
    """A dump that is cut short, damaged or of another game."""
