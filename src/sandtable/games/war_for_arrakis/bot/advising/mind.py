"""A seat before a question: what it sees, and what it makes of it."""

from collections.abc import Callable
from typing import Final

from sandtable.games.war_for_arrakis.bot.marches import Marches
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.scale import CARD_KEPT
from sandtable.games.war_for_arrakis.bot.sight import Sight
from sandtable.games.war_for_arrakis.bot.turns import Turns
from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.notation import DECLINE, DONE, NOTHING, PASS
from sandtable.games.war_for_arrakis.rules.interpreter import worth_of
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import Side
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.kernel.steps import Ask

REFUSALS: Final = (DONE, PASS, NOTHING, DECLINE)


class Mind:
    """A seat before a question: what it sees and what it makes of it, worked out when it is needed.

    `before` is the mind before an earlier question of the same form: a form changes nothing on the table until it is
    complete, so what that one has worked out still holds.
    """

    def __init__(
        self, g: Table, seat: int, prompt: Prompt, options: list[Option], before: "Mind | None" = None
    ) -> None:
        self.g = g
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.sight: Sight = Sight(g, seat) if before is None else before.sight
        self.side: Side = self.sight.side
        self._posts: Posts | None = None if before is None else before._posts
        self._turns: Turns | None = None if before is None else before._turns

    @property
    def posts(self) -> Posts:
        if self._posts is None:
            self._posts = Posts(self.sight)
        return self._posts

    @property
    def turns(self) -> Turns:
        if self._turns is None:
            self._turns = Turns(self.sight)
        return self._turns

    @property
    def marches(self) -> Marches:
        return self.turns.marches

    @property
    def ask(self) -> Ask:
        ask = self.g.form_of(self.seat)
        assert ask is not None
        return ask

    def number(self, place: int) -> int:
        """An argument of the form."""
        value = self.ask.args[place]
        assert isinstance(value, int)
        return value

    def refusal(self) -> Option | None:
        for option in self.options:
            if option in REFUSALS:
                return option
        return None

    def best(self, worth: Callable[[Option], float], least: float = -99.0) -> Option:
        """The option that is worth most; a refusal if none is worth the least."""
        best: Option | None = None
        most = least
        for option in self.options:
            if option not in REFUSALS:
                found = worth(option)
                if (best is None and found >= least) or found > most:
                    best, most = option, found
        refused = self.refusal()
        if best is not None:
            return best
        return self.options[0] if refused is None else refused

    def heaviest(self, options: list[Option], worth: Callable[[Option], float]) -> Option:
        """Of these options the one that is worth most, refusals weighed like the others."""
        return max(options, key=worth)

    def card_worth(self, kind: int) -> float:
        """What a card in hand could still be good for."""
        return worth_of(self.g, self.side, PLANNING[kind].effect) / 10 + 0.2 * CARD_KEPT
