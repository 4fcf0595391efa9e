"""Whether a finished game was dealt as promised: from a secret that was fixed before the seats added their nonces."""

from sandtable.kernel.chance import Drawn, commitment
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.records import NO_NONCE, Record
from sandtable.terminal.screen import Screen
from sandtable.words import Words


class Unfair(SandtableError):
    """The record does not keep what was promised."""


def verify(screen: Screen, words: Words, game: Game, text: str, record: Record, promised: str | None) -> None:
    """Check a record and say what it proves, or raise Unfair. `promised`: the commitment that was seen at the table."""
    source = record.source
    if not isinstance(source, Drawn):
        raise Unfair(words.phrase("terminal-verify-given", seed=str(source.seed)))
    if commitment(source.secret) != record.commitment:
        raise Unfair(words.phrase("terminal-verify-secret"))
    if promised is not None and promised.lower() != record.commitment:
        raise Unfair(words.phrase("terminal-verify-commitment"))
    state = game.replay(text)
    screen.say(words.phrase("terminal-verify-good", moves=state.move_count))
    screen.say(record.commitment, first="  ")
    for seat, nonce in enumerate(source.nonces):
        told = nonce.hex() or NO_NONCE
        screen.say(words.phrase("terminal-verify-nonce", seat=seat, nonce=told), first="  ")
    if promised is None:
        screen.say(words.phrase("terminal-verify-compare"))
    if not state.over:
        raise Unfair(words.phrase("terminal-verify-unfinished"))
