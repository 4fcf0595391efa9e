"""Spies: placing and recalling them (UPR-SPY-01 to 06, UPR-RUL-07, 52, 56 to 58)."""

from typing import Final

from sandtable.games.uprising.board import POST_ICONS, POSTS, POSTS_OF_SPACE
from sandtable.games.uprising.effects import PLACE_SPY, Effect, PlaceSpy
from sandtable.games.uprising.notation import DECLINE, POST
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.interpreter import INSIDE, effect
from sandtable.games.uprising.state import POST_WORDS, Table
from sandtable.games.uprising.terms import NONE
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Question

ALL_POSTS: Final = (1 << len(POSTS)) - 1
POSTS_AT: Final = tuple([sum([1 << post for post in posts]) for posts in POSTS_OF_SPACE])
"""The posts that watch each space, a bit each."""


def posts_of(mask: int) -> list[int]:
    return [post for post in range(len(POSTS)) if mask >> post & 1]


def recall_spy(g: Table, player: int, post: int) -> None:
    """Back to the supply (UPR-SPY-06)."""
    g.spies[player] &= ~(1 << post)
    if g.turn.player == player:
        g.turn.recalled_spy = True
    if g.telling:
        g.tell("event-recalls-spy", who=g.who(player), post=POST_WORDS[post])


def place_spy(g: Table, player: int, post: int) -> None:
    g.spies[player] |= 1 << post
    if g.telling:
        g.tell("event-places-spy", who=g.who(player), post=POST_WORDS[post])


def fitting(g: Table, effect: PlaceSpy) -> int:
    """The posts of the kind that the effect names (UPR-SPY-05)."""
    if effect.visited:
        return POSTS_AT[g.turn.space] if g.turn.space != NONE else 0
    if effect.icons:
        return sum([1 << post for post, icons in enumerate(POST_ICONS) if icons & effect.icons])
    return ALL_POSTS


def free_posts(g: Table, player: int, effect: PlaceSpy, mine: int) -> int:
    """The posts where the spy can go beside the own ones; an own spy always blocks (UPR-SPY-03, UPR-RUL-58)."""
    taken = mine
    if not effect.share:
        for other in g.opponents(player):
            taken |= g.spies[other]
    return fitting(g, effect) & ~taken


def liftable(g: Table, player: int, effect: PlaceSpy) -> list[int]:
    """With an empty supply: the own spies whose recall lets the effect place one (UPR-SPY-04, UPR-RUL-57)."""
    mine = g.spies[player]
    return [post for post in posts_of(mine) if free_posts(g, player, effect, mine & ~(1 << post))]


class PlaceSpyForm(EffectForm):
    """Where the spy goes; with none in the supply, which one is recalled first."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, PlaceSpy)
        if DECLINE in ask.answers:
            return None
        mine = g.spies[ask.seat]
        if not g.spies_in_supply(ask.seat):
            if not ask.answers:
                lifted = [POST[post] for post in liftable(g, ask.seat, effect)]
                return self._asked(g, ask, "prompt-recall-to-place", "UPR-SPY-04", lifted, True)
            if len(ask.answers) == 2:
                return None
            mine &= ~(1 << ask.value(0))
        elif ask.answers:
            return None
        posts = [POST[post] for post in posts_of(free_posts(g, ask.seat, effect, mine))]
        optional = not ask.answers and not g.mandatory_spies
        return self._asked(g, ask, "prompt-place-spy", "UPR-SPY-02", posts, optional)

    def _asked(
        self, g: Table, ask: Ask, message: str, rule: str, posts: list[Option], optional: bool
    ) -> Question | None:
        if not posts:
            return None
        options = [*posts, DECLINE] if optional else posts
        return Question(message, rule, options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers or ask.answers[-1] is DECLINE:
            return
        if len(ask.answers) == 2:
            recall_spy(g, ask.seat, ask.value(0))
        place_spy(g, ask.seat, ask.answers[-1].value)
        g.turn.post = ask.answers[-1].value
        g.turn.post_by = self.source(ask)


def _place(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    """Several spies are placed one after another."""
    assert isinstance(effect, PlaceSpy)
    g.turn.post = NONE
    asks = [Ask(PLACE_SPY_FORM, player, effect.number, source, way if first == 0 else INSIDE)
            for first in range(effect.amount)]  # fmt: skip
    g.then(*asks)


def _place_possible(g: Table, player: int, effect: Effect, source: int) -> bool:
    assert isinstance(effect, PlaceSpy)
    if g.spies_in_supply(player):
        return free_posts(g, player, effect, g.spies[player]) != 0
    return bool(liftable(g, player, effect))


PLACE_SPY_FORM: Final = PlaceSpyForm("place_spy")
BOOK.add(PLACE_SPY_FORM)
effect(PLACE_SPY, _place, _place_possible)
