"""One game at a terminal: people type, bots answer, every move is kept."""

from pathlib import Path
from typing import Any

from sandtable.catalogue import surroundings
from sandtable.kernel.errors import IllegalOption
from sandtable.kernel.state import Prompt, State
from sandtable.kernel.views import Phrase
from sandtable.players import Player, UnknownPlayer, considered, player
from sandtable.players.counsel import Choice as Weighed
from sandtable.players.counsel import counsel, percent
from sandtable.players.reasons import why
from sandtable.terminal.choices import COMMANDS, Choice, Menu, command, plain
from sandtable.terminal.coach import Coach
from sandtable.terminal.painter import Painter, View
from sandtable.terminal.saves import BadFile, Save
from sandtable.terminal.screen import Screen
from sandtable.words import Verbatim, Words

EVENTS_SHOWN = 20
# More than these are no help to somebody who looks for one.
MANY_CARDS = 60
LOOKING_AHEAD = "search:1s"
"""Who gives advice, after the sensible player."""


def show_result(screen: Screen, words: Words, painter: Painter[Any], state: State) -> None:
    """Who won, why, and with how many points."""
    result = state.result
    assert result is not None
    view = state.view(None)
    winners = [painter.seat_name(view, seat) for seat in result.winners]
    if winners:
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
        painter: Painter[Any],
        state: State,
        people: tuple[int, ...],
        bots: dict[int, Player],
        save: Save,
        coach: Coach | None = None,
    ) -> None:
        self.screen = screen
        self.words = words
        self.painter = painter
        self.state = state
        self.people = people
        self.bots = bots
        self.save = save
        self.coach = coach
        self.reader: int | None = None
        self.menu = Menu([])
        # Who takes up an old game wants to know what happened last, not all that ever happened.
        self.read = {seat: max(0, len(state.events(seat)) - EVENTS_SHOWN) if state.move_count else 0 for seat in people}
        self.stages: dict[int, tuple[object, ...]] = {}
        # What each person was last offered beside the game's own questions, and whether the one at the screen may pass.
        self.offered: dict[int, set[str]] = {}
        # Up to which act a bot has found nothing to do of its own accord.
        self.considered: dict[int, int] = {}
        self.free = False
        self.passed = False

    def run(self) -> None:
        """Play until the game is over. Raises Left or Closed when the person goes."""
        self._keep()
        self._greet()
        while not self.state.over:
            free = self._who_may()
            if free is not None:
                self._turn(free)
                continue
            # Where bots and people answer in parallel, bots go first: nobody waits, and people can still change theirs.
            bot = next((seat for seat in self.state.to_act if seat in self.bots), None)
            if bot is None and self._bot_of_its_own_accord():
                self._keep()
            elif bot is None:
                self._turn(self.state.to_act[0])
            else:
                self.state.play(bot, self.bots[bot].choose(self.state, bot))
                self._keep()
        self._finish()

    def _bot_of_its_own_accord(self) -> bool:
        """While only people are waited for, let a bot do something that nobody waits for; whether one did."""
        for seat in self.state.may_act:
            if seat in self.bots and self.considered.get(seat) != self.state.acts:
                option = considered(self.bots[seat], self.state, seat)
                if option is not None:
                    self.state.play(seat, option)
                    return True
                self.considered[seat] = self.state.acts
        return False

    def _who_may(self) -> int | None:
        """A person who can act though nobody waits for it: in the middle of that, or with something new to choose.

        What was offered before and left alone is offered again with the person's next question.
        """
        for seat in self.people:
            if seat not in self.state.to_act:
                if self.state.is_aside(seat):
                    return seat
                offered = {option.name for option in self.state.options(seat)}
                new = offered - self.offered.get(seat, set())
                self.offered[seat] = offered
                if new:
                    return seat
        return None

    # Telling.

    def _greet(self) -> None:
        screen = self.screen
        screen.heading(self.words.text_or("game-title", self.state.game.title))
        view = self.state.view(None)
        names = self.words.joined([self.painter.seat_name(view, seat) for seat in self.people])
        screen.say(self._text("you-play", names=names))
        if self.bots:
            kind = self.save.note.bots
            screen.say(self._text("bots", level=self.words.text_or(f"terminal-level-{kind}", kind)))
        if self.save.path is not None:
            screen.say(self._text("kept-in", file=str(self.save.path)))
        screen.say(self._text("how-to", help=self._text_of_command("help")))
        if self.coach is not None and not self.state.move_count:
            self._coach_says(self.coach.welcome())
            screen.say(self._text("coach-until", alone=self._text_of_command("alone")))

    def _coach_says(self, text: str) -> None:
        self.screen.line()
        self.screen.say(text, first=f"{self._text('coach')} ", rest="  ")

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
        for line in self.painter.news(news):
            self.screen.say(line, first="· ")

    def _show_table(self, view: View) -> None:
        self._show_lines(self.painter.table(view, self.screen.width))

    def _show_lines(self, lines: list[str]) -> None:
        self.screen.line()
        for line in lines:
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
        view = self.state.view(seat)
        stage = self.painter.stage(view)
        if stage and stage != self.stages.get(seat):
            self.stages[seat] = stage
            self._show_lines(self.painter.glance(view, self.screen.width))
        # Below the table, so that it does not scroll away.
        self._tell_news(seat)
        self.free = seat not in self.state.to_act
        self.passed = False
        self._show_question(seat, view)
        before = self.state
        moves = before.move_count
        while self.state is before and self.state.move_count == moves and not self.passed:
            self._obey(seat, view, self.screen.ask(self._invitation(seat, view)).strip())

    def _hand_over(self, seat: int) -> None:
        name = self.painter.seat_name(self.state.view(None), seat)
        self.screen.clear()
        message = "hand-over" if seat in self.state.to_act else "hand-over-may"
        self.screen.ask(self._text(message, name=name) + " ")

    def _show_question(self, seat: int, view: View) -> None:
        prompt, options = self.state.prompt(seat), self.state.options(seat)
        assert prompt is not None
        lesson = "" if self.coach is None else self.coach.lesson(prompt.message)
        if lesson:
            self._coach_says(lesson)
        self.screen.line()
        if self.free:
            self.screen.say(self._text("may", prompt=self.words.prompt(prompt)))
            self._show_menu(self.painter.choices(view, options, prompt))
            self.screen.say(self._text("may-pass"))
            return
        self.screen.heading(self.words.prompt(prompt))
        beside = None if self.state.is_aside(seat) else self.state.beside(seat)
        if beside is None:
            self._show_menu(self.painter.choices(view, options, prompt))
            return
        self.offered[seat] = {option.name for option in beside.options}
        may = Prompt(beside.message, beside.args or {}, beside.rule)
        own = self.painter.choices(view, options[: -len(beside.options)], prompt)
        self._show_menu(own, self.painter.choices(view, beside.options, may), self.words.prompt(may))

    def _show_menu(self, choices: list[Choice], beside: list[Choice] | None = None, may: str = "") -> None:
        """The choices; what may be done beside the question stands below them, under a line of its own."""
        others = beside or []
        self.menu = Menu(choices + others, 0 if self.free else len(choices))
        lines = self.menu.lines()
        self.screen.columns(lines[: len(lines) - len(others)])
        if others:
            self.screen.say(self._text("may", prompt=may))
            self.screen.columns(lines[-len(others) :])

    def _invitation(self, seat: int, view: View) -> str:
        """The line one types on: who is asked, and what can be typed."""
        undo = f", {self._text_of_command('undo')}" if self._can_take_back(seat) else ""
        name = self.painter.seat_name(view, seat)
        return f"{name} ({self.menu.labels()}, ?{undo}, {self._text_of_command('help')})> "

    def _obey(self, seat: int, view: View, typed: str) -> None:
        """Do what was typed: an option, a command, or a word on what could be typed instead."""
        ordered = command(typed, self.words)
        meant = self.menu.named(typed) if typed else []
        if len(meant) == 1 and (ordered is None or typed in meant[0].names()):
            self._choose(seat, view, meant[0])
        elif ordered is not None:
            self._command(seat, view, *ordered)
        elif meant:
            names = self.words.joined([choice.text for choice in meant])
            self.screen.say(self._text("ambiguous", typed=typed, names=names))
        elif typed:
            reason = self._why_not(seat, typed)
            if reason:
                self.screen.say(self._text("why-not", typed=typed, reason=reason))
            else:
                self._explain("not-understood", typed)
        elif self.free:
            while self.state.is_aside(seat):
                self.state.back(seat)
            self.passed = True
        elif self.menu.only is not None:
            self._choose(seat, view, self.menu.only)
        else:
            self._explain("nothing-typed")
            self._show_question(seat, view)

    def _explain(self, message: str, typed: str = "") -> None:
        labels, help_ = self.menu.labels(), self._text_of_command("help")
        self.screen.say(self._text(message, typed=typed, labels=labels, help=help_))

    def _choose(self, seat: int, view: View, choice: Choice) -> None:
        if len(choice.options) > 1:
            self.screen.line()
            self.screen.heading(choice.text)
            self._show_menu([Choice([option], self.painter.option(view, option)) for option in choice.options])
            self.screen.say(self._text("back-to-all"))
            return
        self.state.play(seat, choice.options[0])
        self._keep()

    def _command(self, seat: int, view: View, name: str, rest: str) -> None:
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
        elif name == "advice":
            self._advise(seat, view)
        elif name == "undo":
            self._take_back(seat)
        elif name == "save":
            self._save_as(rest)
        elif name == "alone":
            self._play_alone()
        elif name == "help":
            self._show_help()
        else:
            raise Left

    # Commands.

    def _show_rule(self, seat: int, wanted: str) -> None:
        prompt = self.state.prompt(seat)
        rule = wanted.upper() or (prompt.rule if prompt is not None else "")
        found = surroundings(rule, self.words.lang)
        if found is None:
            self.screen.say(self._text("no-rule", rule=rule or "?"))
            return
        self.screen.say(found.rule.plain, first=f"{rule}: ", rest="  ")
        for example in found.examples:
            self.screen.say(example.plain, first=f"  {self._text('example')} ", rest="  ")
        for message, neighbour in (("rule-before", found.before), ("rule-after", found.after)):
            if neighbour is not None:
                text = self._text(message, rule=neighbour.id, text=neighbour.plain)
                for line in self.screen.wrapped(text, "  ", "    "):
                    self.screen.line(self.screen.faint(line))

    def _show_card(self, view: View, wanted: str) -> None:
        found = self.painter.cards_named(wanted) if wanted else self.painter.held(view)
        if not found and wanted and len(self.painter.cards()) > MANY_CARDS:
            self.screen.say(self._text("no-such-card", typed=wanted))
        elif not found:
            names = ", ".join([self.words.text(card) for card in self.painter.cards()[:MANY_CARDS]])
            self.screen.say(self._text("no-card" if wanted else "no-cards", typed=wanted, names=names))
        for card in dict.fromkeys(found):
            self.screen.say(self.painter.card_text(card), first=f"{self.words.text(card)}: ", rest="  ")

    def _show_log(self, seat: int, wanted: str) -> None:
        count = int(wanted) if wanted.isdecimal() else EVENTS_SHOWN
        for line in self.painter.log(self.state.events(seat)[-count:]):
            self.screen.say(line, first="· ")

    def _advise(self, seat: int, view: View) -> None:
        """What a sensible player would answer, then what looking ahead says: for whoever plays among bots."""
        if len(self.people) > 1:
            self.screen.say(self._text("advice-people"))
            return
        state = self.state.clone()
        try:
            sensible = player("heuristic", state.game.id, 0)
        except UnknownPlayer:
            self.screen.say(self._text("advice-none"))
            return
        usual = considered(sensible, state, seat) if self.free else sensible.choose(state, seat)
        if usual is None:
            self.screen.say(self._text("advice-let-be"))
            return
        reason = why(state.game.id, state, seat, usual)
        self._say_advice("advice-usual", self.painter.option(view, usual), [] if reason is None else [reason])
        if self.free or len(state.options(seat)) == 1:
            return
        try:
            found = counsel(state, seat, LOOKING_AHEAD, state.move_count)
        except UnknownPlayer:
            return
        if found.second is None:
            # It is the choice at first glance: only why there is no more remains to be said.
            self.screen.say(self.words.text(found.reasons[-1]["message"], found.reasons[-1]["args"]))
            return
        self._say_advice("advice-ahead", self._weighed(view, found.first), found.reasons)
        self._say_advice("advice-second", self._weighed(view, found.second), [])
        if found.usual is not None:
            self._say_advice("advice-usual", self._weighed(view, found.usual), [])

    def _weighed(self, view: View, choice: Weighed) -> str:
        name = self.painter.option(view, choice.option)
        if choice.expected is None:
            return name
        return self.words.text("terminal-weighed", {"option": Verbatim(name), "chance": percent(choice.expected)})

    def _say_advice(self, message: str, option: str, reasons: list[Phrase]) -> None:
        told = [self.words.text(reason["message"], reason["args"]) for reason in reasons]
        self.screen.say(" ".join([self._text(message, option=option), *told]), rest="  ")

    def _why_not(self, seat: int, typed: str) -> str:
        """Why something that can be named cannot be chosen now; "" if nothing of that name is known."""
        for refusal in self.state.refusals(seat):
            names = (refusal.option.name.casefold(), plain(self.words.option(refusal.option)))
            if typed.casefold() in names or plain(typed) in names:
                return self.words.text(refusal.reason.message, refusal.reason.args)
        return ""

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

    def _play_alone(self) -> None:
        """The coach has said enough."""
        self.screen.say(self._text("no-coach" if self.coach is None else "coach-leaves"))
        self.coach = None

    def _show_help(self) -> None:
        self.screen.say(self._text("help-options", labels=self.menu.labels()))
        # Any rule of the game at hand serves as an example.
        rule = next(iter(self.state.game.event_rules().values()), "")
        self.screen.say(self._text("help-rule", rule=rule), first="?  ")
        width = max([len(self._text_of_command(name)) for name in COMMANDS])
        for name in COMMANDS:
            self.screen.say(self._text(f"help-{name}"), first=f"{self._text_of_command(name).ljust(width)}  ")

    def _keep(self) -> None:
        try:
            self.save.keep(self.state)
        except BadFile as error:
            self.save = Save(None, self.save.note)
            self.screen.say(f"{error}. {self._text('no-file')}")
