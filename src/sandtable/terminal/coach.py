"""A coach beside the terminal: a word at each new kind of question in a first game, as the browser's coach has it."""

from argparse import Namespace

from sandtable.games import rooms
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game
from sandtable.kernel.messages import hyphens
from sandtable.kernel.room import Guide, Mode
from sandtable.terminal import modes
from sandtable.words import Words


class Coach:
    """What has been explained so far; every lesson is told once."""

    def __init__(self, game_id: str, words: Words, mode: str = "") -> None:
        self.words = words
        self.mode = mode
        self.told: set[str] = set()
        room = rooms().get(game_id)
        self.lesson_of = {} if room is None else room.lesson_of

    def welcome(self) -> str:
        """How the game is won; a mode may have words of its own."""
        own = f"coach-welcome-{hyphens(self.mode)}"
        return self.words.text(own if self.words.has(own) else "coach-welcome")

    def lesson(self, prompt: str) -> str:
        """The lesson behind a question, if it is one of a new kind; "" otherwise."""
        lesson = self.lesson_of.get(prompt, "")
        if not lesson or lesson in self.told:
            return ""
        self.told.add(lesson)
        return self.words.text(f"coach-{hyphens(lesson)}")


def guided_mode(args: Namespace, game: Game, words: Words) -> tuple[Mode, Guide]:
    """The first game that is meant: that of the mode typed, or of the first mode that has one.

    It is the same for everybody, so that what the coach says fits; nothing of it can be chosen.
    """
    given = {"--seats": args.seats, "--seed": args.seed, "--as": args.people, "--bots": args.bots}
    for flag, value in {**given, "--option": args.option}.items():
        if value is not None:
            raise BadSetup(f"{flag} does not go with --coach: a first game is the same for everybody")
    guided = {mode.id: mode.guide for mode in modes.modes_of(game.id) if mode.guide is not None}
    known = ", ".join(guided) or "none"
    wanted = next(iter(guided), "") if args.mode is None else modes.mode_named(game, args.mode, words).id
    if wanted not in guided:
        raise BadSetup(f"{game.id} has no first game with a coach in mode {wanted!r}; modes that have one: {known}")
    return modes.mode_named(game, wanted, words), guided[wanted]
