"""One game at a terminal: people type, bots answer, every move is kept."""

from pathlib import Path

from sandtable.catalogue import rule_text
from sandtable.kernel.errors import IllegalOption
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import Player
from sandtable.terminal.choices import COMMANDS, Menu, command
from sandtable.terminal.painter import Painter, View
from sandtable.terminal.saves import BadFile, Save
from sandtable.terminal.screen import Screen
from sandtable.words import Words

EVENTS_SHOWN = 20


def show_result(screen: Screen, words: Words, painter: Painter, state: State) -> None:
    """Who won, why, and with how many points."""
    result = state.result
    assert result is not None
    view = state.view(None)
    winners = [painter.seat_name(view, seat) for seat in result.winners]
    screen.heading(words.phrase("terminal-winners", count=len(winners), names=words.joined(winners)))
    screen.say(words.text(result.reason))
    for seat, score in enumerate(result.scores):
        screen.say(words.phrase("terminal-score", name=painter.seat_name(view, seat), score=score), first="  ")


class Left(Exception):
    """The person leaves the table; the game is kept."""


class Session:
    """The game, the people and the bots around it, and what each person has seen so far."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        painter: Painter,
        state: State,
        people: tuple[int, ...],
        bots: dict[int, Player],
        save: Save,
    ) -> None:
        self.screen = screen
        self.words = words
        self.painter = painter
        self.state = state
        self.people = people
        self.bots = bots
        self.save = save
        self.reader: int | None = None
        self.read = dict.fromkeys(people, 0)
        self.stages: dict[int, tuple[object, ...]] = {}

    def run(self) -> None:
        """Play until the game is over. Raises Left or Closed when the person goes."""
        self._keep()
        self._greet()
        while not self.state.over:
            # Where bots and people answer in parallel, bots go first: nobody waits, and people can still change theirs.
            bot = next((seat for seat in self.state.to_act if seat in self.bots), None)
            if bot is None:
                self._turn(self.state.to_act[0])
            else:
                self.state.play(bot, self.bots[bot].choose(self.state, bot))
                self._keep()
        self._finish()

    # Telling.

    def _greet(self) -> None:
        screen = self.screen
        screen.heading(self.state.game.title)
        view = self.state.view(None)
        names = self.words.joined([self.painter.seat_name(view, seat) for seat in self.people])
        screen.say(self._text("you-play", names=names))
        if self.save.path is not None:
            screen.say(self._text("kept-in", file=str(self.save.path)))
        screen.say(self._text("how-to", help=self._text_of_command("help")))

    def _finish(self) -> None:
        self._tell_news(self.people[0] if self.reader is None else self.reader)
        self._show_table(self.state.view(self.people[0] if len(self.people) == 1 else None))
        self.screen.line()
        show_result(self.screen, self.words, self.painter, self.state)

    def _tell_news(self, seat: int) -> None:
        """What happened since this person last looked. Part of that may have been taken back meanwhile."""
        log = self.state.events(seat)
        news = log[self.read[seat] :]
        self.read[seat] = len(log)
        if news:
            self.screen.line()
        for event in news:
            self.screen.say(self.words.event(event), first="· ")

    def _show_table(self, view: View) -> None:
        self.screen.line()
        for line in self.painter.table(view, self.screen.width):
            self.screen.line(line)

    def _text(self, message: str, **args: int | str) -> str:
        return self.words.phrase(f"terminal-{message}", **args)

    def _text_of_command(self, name: str) -> str:
        return self.words.text(f"command-{name}")

    # A person's turn.

    def _turn(self, seat: int) -> None:
        if self.reader != seat and len(self.people) > 1:
            self._hand_over(seat)
        self.reader = seat
        self._tell_news(seat)
        view = self.state.view(seat)
        if self.painter.stage(view) != self.stages.get(seat):
            self.stages[seat] = self.painter.stage(view)
            self._show_table(view)
        menu = self._show_question(seat, view)
        before = self.state.ask_id(seat), self.state.move_count
        while (self.state.ask_id(seat), self.state.move_count) == before:
            self._obey(seat, view, menu, self.screen.ask(self._invitation(seat, view, menu)).strip())

    def _hand_over(self, seat: int) -> None:
        name = self.painter.seat_name(self.state.view(None), seat)
        self.screen.clear()
        self.screen.ask(self._text("hand-over", name=name) + " ")

    def _show_question(self, seat: int, view: View) -> Menu:
        prompt = self.state.prompt(seat)
        assert prompt is not None
        options = self.state.options(seat)
        menu = Menu(options, [self.painter.option(view, option) for option in options])
        self.screen.line()
        self.screen.heading(self.words.prompt(prompt))
        self.screen.columns(menu.lines())
        return menu

    def _invitation(self, seat: int, view: View, menu: Menu) -> str:
        """The line one types on: who is asked, and what can be typed."""
        undo = f", {self._text_of_command('undo')}" if self._can_take_back(seat) else ""
        return f"{self.painter.seat_name(view, seat)} ({menu.labels()}, ?{undo}, {self._text_of_command('help')})> "

    def _obey(self, seat: int, view: View, menu: Menu, typed: str) -> None:
        """Do what was typed: an option, a command, or a word on what could be typed instead."""
        if not typed:
            self._explain("nothing-typed", menu)
            return
        ordered = command(typed, self.words)
        meant = menu.named(typed)
        if len(meant) == 1 and (ordered is None or meant[0].name == typed):
            self._play(seat, meant[0])
        elif ordered is not None:
            self._command(seat, view, menu, *ordered)
        elif meant:
            names = self.words.joined([self.painter.option(view, option) for option in meant])
            self.screen.say(self._text("ambiguous", typed=typed, names=names))
        else:
            self._explain("not-understood", menu, typed)

    def _explain(self, message: str, menu: Menu, typed: str = "") -> None:
        self.screen.say(self._text(message, typed=typed, labels=menu.labels(), help=self._text_of_command("help")))

    def _play(self, seat: int, option: Option) -> None:
        self.state.play(seat, option)
        self._keep()

    def _command(self, seat: int, view: View, menu: Menu, name: str, rest: str) -> None:
        if name == "rule":
            self._show_rule(seat, rest)
        elif name == "table":
            self._show_table(view)
            self._show_question(seat, view)
        elif name == "hand":
            for line in self.painter.hand(view, self.screen.width):
                self.screen.line(line)
        elif name == "card":
            self._show_card(view, rest)
        elif name == "log":
            self._show_log(seat, rest)
        elif name == "undo":
            self._take_back(seat)
        elif name == "save":
            self._save_as(rest)
        elif name == "help":
            self._show_help(menu)
        else:
            raise Left

    # Commands.

    def _show_rule(self, seat: int, wanted: str) -> None:
        prompt = self.state.prompt(seat)
        rule = wanted.upper() or (prompt.rule if prompt is not None else "")
        text = rule_text(rule)
        if text is None:
            self.screen.say(self._text("no-rule", rule=rule or "?"))
        else:
            self.screen.say(text, first=f"{rule}: ", rest="  ")

    def _show_card(self, view: View, wanted: str) -> None:
        found = self.painter.cards_named(wanted) if wanted else self.painter.held(view)
        if not found:
            names = ", ".join([self.words.text(card) for card in self.painter.cards()])
            self.screen.say(self._text("no-card" if wanted else "no-cards", typed=wanted, names=names))
        for card in dict.fromkeys(found):
            self.screen.say(self.words.text(f"{card}-text"), first=f"{self.words.text(card)}: ", rest="  ")

    def _show_log(self, seat: int, wanted: str) -> None:
        count = int(wanted) if wanted.isdecimal() else EVENTS_SHOWN
        for event in self.state.events(seat)[-count:]:
            self.screen.say(self.words.event(event), first="· ")

    def _can_take_back(self, seat: int) -> bool:
        return self.state.can_undo(seat) or self._with_answer_taken_back(seat) is not None

    def _with_answer_taken_back(self, seat: int) -> State | None:
        """The game without the last answer of the person's own unfinished form."""
        earlier = self.state.clone()
        try:
            earlier.back(seat)
        except IllegalOption:
            return None
        return earlier

    def _take_back(self, seat: int) -> None:
        earlier = self._with_answer_taken_back(seat)
        if earlier is None and self.state.can_undo(seat):
            earlier = self.state.undone(seat)
        if earlier is None:
            self.screen.say(self._text("no-undo"))
            return
        self.state = earlier
        self.read[seat] = min(self.read[seat], len(earlier.events(seat)))
        self.screen.say(self._text("taken-back"))
        self._keep()

    def _save_as(self, name: str) -> None:
        """Keep the game now; under another name a copy, unless there was no file so far."""
        chosen = Save(Path(name).expanduser() if name else self.save.path, self.save.note)
        if chosen.path is None:
            self.screen.say(self._text("no-file"))
            return
        try:
            chosen.keep(self.state)
        except BadFile as error:
            self.screen.say(str(error))
            return
        if self.save.path is None:
            self.save = chosen
        self.screen.say(self._text("saved", file=str(chosen.path)))

    def _show_help(self, menu: Menu) -> None:
        self.screen.say(self._text("help-options", labels=menu.labels()))
        self.screen.say(self._text("help-rule"), first="?  ")
        width = max([len(self._text_of_command(name)) for name in COMMANDS])
        for name in COMMANDS:
            self.screen.say(self._text(f"help-{name}"), first=f"{self._text_of_command(name).ljust(width)}  ")

    def _keep(self) -> None:
        try:
            self.save.keep(self.state)
        except BadFile as error:
            self.save = Save(None, self.save.note)
            self.screen.say(f"{error}. {self._text('no-file')}")
