"""Spies: placing and recalling them (UPR-SPY-01 to 06, UPR-RUL-07, 52, 56 to 58)."""

from typing import Final

from sandtable.games.uprising.board import ALL_POSTS, POST_ICONS, POSTS, POSTS_OF_SPACE
from sandtable.games.uprising.effects import PLACE_SPY, RECALL_SPY, Amount, Effect, PlaceSpy
from sandtable.games.uprising.hagal.wording import said_of_rivals
from sandtable.games.uprising.notation import DECLINE, POST
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.hagal.acting import act
from sandtable.games.uprising.rules.kinds import (
    ASKS,
    INSIDE,
    NO_PRICE,
    NO_USE,
    CountedPrice,
    Deed,
    Manner,
    elsewhere,
    never,
    register,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import POST_WORDS, Table
from sandtable.games.uprising.symbols import Symbols, counted_symbol
from sandtable.games.uprising.terms import NO_POST, NONE, Player, PostIndex, PostMask, Source, Way
from sandtable.games.uprising.wording import counted_words, icons_phrase
from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Ask, Question, Words
from sandtable.kernel.views import Phrase

EVERY_POST: Final[PostMask] = (1 << len(POSTS)) - 1
POSTS_AT: Final = tuple([sum([1 << post for post in posts]) for posts in POSTS_OF_SPACE])
"""The posts that watch each space, a bit each."""
SPIES_FOR_A_NETWORK: Final = 3


def posts_of(mask: PostMask) -> list[PostIndex]:
    return [post for post in ALL_POSTS if mask >> post & 1]


def recall_spy(g: Table, player: Player, post: PostIndex) -> None:
    """Back to the supply (UPR-SPY-06)."""
    g.spies[player] &= ~(1 << post)
    if g.turn.player == player:
        g.turn.recalled_spy = True
    if g.telling:
        g.tell("event-recalls-spy", who=g.who(player), post=POST_WORDS[post])


def place_spy(g: Table, player: Player, post: PostIndex) -> None:
    g.spies[player] |= 1 << post
    if g.telling:
        g.tell("event-places-spy", who=g.who(player), post=POST_WORDS[post])


def fitting(g: Table, effect: PlaceSpy) -> int:
    """The posts of the kind that the effect names (UPR-SPY-05)."""
    if effect.visited:
        return POSTS_AT[g.turn.space] if g.turn.space != NONE else 0
    if effect.icons:
        return sum([1 << post for post, icons in enumerate(POST_ICONS) if icons & effect.icons])
    return EVERY_POST


def free_posts(g: Table, player: Player, effect: PlaceSpy, mine: int) -> int:
    """The posts where the spy can go beside the own ones; an own spy always blocks (UPR-SPY-03, UPR-RUL-58)."""
    taken = mine
    if not effect.share:
        for other in g.opponents(player):
            taken |= g.spies[other]
    return fitting(g, effect) & ~taken


def liftable(g: Table, player: Player, effect: PlaceSpy) -> list[PostIndex]:
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
        answers = Answers(ask)
        if not g.spies_in_supply(ask.seat):
            recalled = answers.next()
            if recalled is None:
                lifted = [POST[post] for post in liftable(g, ask.seat, effect)]
                return self._asked(g, ask, "prompt-recall-to-place", "UPR-SPY-04", lifted, True)
            mine &= ~(1 << recalled.value)
        if answers.next() is not None:
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
        answers = Answers(ask)
        if not g.spies_in_supply(ask.seat):
            recall_spy(g, ask.seat, PostIndex(answers.value()))
        post = PostIndex(answers.value())
        place_spy(g, ask.seat, post)
        g.turn.post = post
        g.turn.post_by = self.source(ask)


def _place(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """Several spies are placed one after another."""
    assert isinstance(effect, PlaceSpy)
    g.turn.post = NO_POST
    asks = [Ask(PLACE_SPY_FORM, player, effect.number, source, way if first == 0 else INSIDE)
            for first in range(effect.amount)]  # fmt: skip
    g.then(*asks)


def _place_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, PlaceSpy)
    if g.spies_in_supply(player):
        return free_posts(g, player, effect, g.spies[player]) != 0
    return bool(liftable(g, player, effect))


def _may_be_left(g: Table, effect: Effect) -> bool:
    return not g.mandatory_spies


def _rival_places(g: Table, rival: Player, effect: Effect) -> None:
    """The first free faction post by priority; the posts of the factions have their numbers (HAG-ICN-09, 10)."""
    post_spy(g, rival, tuple([PostIndex(faction) for faction in g.hagal.rival(rival).priority]))


def post_spy(g: Table, rival: Player, posts: tuple[PostIndex, ...]) -> None:
    """A Rival's spy on the first free post of the list, if any (HAG-ICN-11, 12, UPR-RUL-95)."""
    taken = 0
    for spies in g.spies:
        taken |= spies
    free = [post for post in posts if not taken >> post & 1]
    if not free:
        g.tell("event-rival-no-post", who=g.who(rival))
        return
    place_spy(g, rival, free[0])
    if g.spies[rival].bit_count() >= SPIES_FOR_A_NETWORK:
        activate_network(g, rival, free[0])


def activate_network(g: Table, rival: Player, newest: PostIndex) -> None:
    """The other spies return, the newest stays, the network takes effect (HAG-NET-02, 03)."""
    for post in posts_of(g.spies[rival]):
        if post != newest:
            recall_spy(g, rival, post)
    g.tell("event-rival-network", who=g.who(rival))
    act(g, rival, g.hagal.rival(rival).spy_network)


def _place_words(effect: Effect) -> Phrase:
    assert isinstance(effect, PlaceSpy)
    if effect.visited:
        spy = phrase("effect-place-spy-visited", amount=effect.amount)
    elif effect.icons:
        spy = phrase("effect-place-spy-on", amount=effect.amount, icons=icons_phrase(effect.icons))
    else:
        spy = phrase("effect-place-spy", amount=effect.amount)
    return phrase("effect-place-spy-shared", spy=spy) if effect.share else spy


def _place_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, PlaceSpy)
    return scale.spies(effect)


class RecallSpyPrice(CountedPrice):
    """Own spies back to the supply (UPR-SPY-06)."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        assert isinstance(price, Amount)
        return g.spies[player].bit_count() >= price.amount

    def one_of(self, g: Table, player: Player, given: list[Option], words: Words) -> Question:
        options = [POST[post] for post in posts_of(g.spies[player]) if POST[post] not in given]
        return Question("prompt-recall-spy", "UPR-SPY-06", options, words)

    def pay_one(self, g: Table, player: Player, value: int, source: Source) -> None:
        recall_spy(g, player, PostIndex(value))

    def rival_pays(self, g: Table, rival: Player, price: Effect) -> None:
        assert isinstance(price, Amount)
        for post in posts_of(g.spies[rival])[: price.amount]:
            recall_spy(g, rival, post)


def _recall_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return -scale.spy * effect.amount


PLACE_SPY_FORM: Final = PlaceSpyForm("place_spy")
BOOK.add(PLACE_SPY_FORM)


def _place_drawn(effect: Effect) -> Symbols:
    assert isinstance(effect, PlaceSpy)
    return [("spy", effect.amount)] if not effect.icons else None


register(
    PLACE_SPY,
    does=_place,
    possible=_place_possible,
    manner=Manner(may_leave=_may_be_left),
    price=NO_PRICE,
    rival=Deed(_rival_places, said_of_rivals),
    words=_place_words,
    drawn=_place_drawn,
    worth=_place_worth,
)
register(
    RECALL_SPY,
    does=elsewhere,
    possible=never,
    manner=ASKS,
    price=RecallSpyPrice(),
    rival=NO_USE,
    words=counted_words,
    drawn=counted_symbol,
    worth=_recall_worth,
)
