"""Carrying out effects. All about a kind of effect stands in one entry, in the module that the effect belongs to:

    effect(STORM, perform=_storm, possible=_anybody_outside, words=_storm_words, worth=_storm_worth)

what it does, whether it could do anything, what it says, and what it is worth to a player. An entry is complete or it
is not accepted, and `rules/vocabulary.py` refuses a game in which any effect has none.

Whether an effect can do something looks at what everybody can see only, so that nobody learns from a question what
somebody holds. Nothing that an effect offers need be accepted (WFA-GEN-03).
"""

from collections.abc import Callable
from collections.abc import Sequence as Parts
from typing import Final

from sandtable.games.war_for_arrakis.catalogue import EFFECTS
from sandtable.games.war_for_arrakis.effects import (
    ATTACK,
    CHOOSE,
    DRAW,
    MOVE,
    NOTHING,
    OPS,
    PLAY_CARD,
    SEQUENCE,
    WHEN,
    Attack,
    Choose,
    Effect,
    When,
)
from sandtable.games.war_for_arrakis.fields import PRINTED_NAMES, SIDE_NAMES, SOURCE_NAMES
from sandtable.games.war_for_arrakis.notation import ATTACK as ATTACK_WORD
from sandtable.games.war_for_arrakis.notation import DRAW as DRAW_WORD
from sandtable.games.war_for_arrakis.notation import MOVE as MOVE_WORD
from sandtable.games.war_for_arrakis.notation import PASS, SURPRISE_ATTACK
from sandtable.games.war_for_arrakis.notation import PLAY_CARD as PLAY_CARD_WORD
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.checks import holds
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm, declines
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import Side
from sandtable.games.war_for_arrakis.wording import Phrase, condition_phrase, folded, phrase
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Kind, Question

Performer = Callable[[Table, Side, Effect, int], None]
"""Table, side, effect, and the card it stands on (its kind; a leader's number below zero, see `leader_source`)."""
Test = Callable[[Table, Side, Effect], bool]
Wording = Callable[[Effect], Phrase]
Worth = Callable[[Table, Side, Effect], int]
"""What carrying the effect out is worth now, in tenths of a Regular Unit, roughly."""


class Entry:
    """All that is to be known of one kind of effect."""

    def __init__(self, perform: Performer, possible: Test, words: Wording, worth: Worth) -> None:
        self.perform: Final = perform
        self.possible: Final = possible
        self.words: Final = words
        self.worth: Final = worth


_ENTRIES: Final[list[Entry | None]] = [None for _ in OPS]


def effect(op: int, perform: Performer, possible: Test, words: Wording, worth: Worth) -> None:
    """Enter a kind of effect."""
    if _ENTRIES[op] is not None:
        raise SandtableError(f"the effect {OPS[op]!r} has two entries")
    _ENTRIES[op] = Entry(perform, possible, words, worth)


def refuse_missing() -> None:
    """Every effect of the vocabulary must have an entry."""
    missing = [OPS[op] for op, entry in enumerate(_ENTRIES) if entry is None]
    if missing:
        raise SandtableError(f"effects without an entry: {', '.join(missing)}")


def _entry(effect: Effect) -> Entry:
    entry = _ENTRIES[effect.op]
    assert entry is not None
    return entry


def run(g: Table, side: Side, effect: Effect, source: int) -> None:
    _entry(effect).perform(g, side, effect, source)


def possible(g: Table, side: Side, effect: Effect) -> bool:
    return _entry(effect).possible(g, side, effect)


def words_of(effect: Effect) -> Phrase:
    return _entry(effect).words(effect)


def text_of(effect: Effect) -> Phrase:
    """A whole box of a card: its parts stand apart more clearly than the parts inside a condition."""
    return folded("effect-next", [words_of(part) for part in effect.parts()])


def worth_of(g: Table, side: Side, effect: Effect) -> int:
    """What an effect is worth to its side now; nothing if it cannot do anything."""
    entry = _entry(effect)
    return entry.worth(g, side, effect) if entry.possible(g, side, effect) else 0


@rule("run_effect", SIDE_NAMES, PRINTED_NAMES, SOURCE_NAMES)
def run_effect(g: Table, side: Side, number: int, source: int) -> None:
    run(g, side, EFFECTS[number], source)


def run_parts(g: Table, side: Side, parts: Parts[Effect], source: int) -> None:
    """One after another; what asks something waits on the stack with the rest below it."""
    stack = g.stack
    height = len(stack)
    for place, part in enumerate(parts):
        run(g, side, part, source)
        if len(stack) > height:
            rest = [Do(run_effect, side, later.number, source) for later in parts[place + 1 :]]
            stack[height:height] = rest[::-1]
            return


class EffectForm(TurnForm):
    """A question that an effect asks. Its arguments begin with the side, the effect and the card it stands on."""

    def __init__(self, name: str, *more: Kind) -> None:
        super().__init__(name, SIDE_NAMES, PRINTED_NAMES, SOURCE_NAMES, *more)

    def side(self, ask: Ask) -> Side:
        return Side(number(ask, 0))

    def effect(self, ask: Ask) -> Effect:
        return EFFECTS[number(ask, 1)]

    def source(self, ask: Ask) -> int:
        return number(ask, 2)


# One after another.


def _sequence(g: Table, side: Side, effect: Effect, source: int) -> None:
    run_parts(g, side, effect.parts(), source)


def _any_part(g: Table, side: Side, effect: Effect) -> bool:
    return any(possible(g, side, part) for part in effect.parts())


def _sequence_words(effect: Effect) -> Phrase:
    return folded("effect-and", [words_of(part) for part in effect.parts()])


def _sequence_worth(g: Table, side: Side, effect: Effect) -> int:
    return sum([worth_of(g, side, part) for part in effect.parts()])


effect(SEQUENCE, _sequence, _any_part, _sequence_words, _sequence_worth)


# By what is on the table.


def _branch(g: Table, effect: Effect) -> Effect:
    """The part of a condition that counts now."""
    assert isinstance(effect, When)
    return effect.then if holds(g, effect.condition) else effect.otherwise


def _when(g: Table, side: Side, effect: Effect, source: int) -> None:
    run(g, side, _branch(g, effect), source)


def _when_possible(g: Table, side: Side, effect: Effect) -> bool:
    return possible(g, side, _branch(g, effect))


def _when_words(effect: Effect) -> Phrase:
    assert isinstance(effect, When)
    condition = condition_phrase(effect.condition)
    if effect.otherwise is NOTHING:
        return phrase("effect-when", condition=condition, then=words_of(effect.then))
    return phrase(
        "effect-when-else", condition=condition, then=words_of(effect.then), otherwise=words_of(effect.otherwise)
    )


def _when_worth(g: Table, side: Side, effect: Effect) -> int:
    return worth_of(g, side, _branch(g, effect))


effect(WHEN, _when, _when_possible, _when_words, _when_worth)


# One of several.


def button(effect: Effect) -> Option:
    """The word that chooses one of several effects."""
    if effect.op == ATTACK:
        assert isinstance(effect, Attack)
        return SURPRISE_ATTACK if effect.surprise else ATTACK_WORD
    buttons = {MOVE: MOVE_WORD, DRAW: DRAW_WORD, PLAY_CARD: PLAY_CARD_WORD}
    if effect.op not in buttons:
        raise SandtableError(f"there is no word to choose {effect!r}")
    return buttons[effect.op]


class ChooseOne(EffectForm):
    """Which of several effects to carry out."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Choose)
        if ask.answers:
            return None
        options = [button(one) for one in effect.options if possible(g, self.side(ask), one)]
        if not options:
            return None
        return Question("prompt-choose-one", "WFA-ACT-14", [*options, PASS], None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, Choose)
        if ask.answers and ask.answers[0] is PASS:
            declines(g, self.side(ask))
        for one in effect.options:
            if ask.answers and button(one) is ask.answers[0]:
                run(g, self.side(ask), one, self.source(ask))


def _choose(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _choice(g, side, effect):
        g.then(Ask(CHOOSE_ONE, g.seat_for(side), side, effect.number, source))


def _choice(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, Choose)
    return any(possible(g, side, one) for one in effect.options)


def _choose_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Choose)
    return folded("effect-either", [words_of(one) for one in effect.options])


def _choose_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Choose)
    return max([worth_of(g, side, one) for one in effect.options])


CHOOSE_ONE: Final = ChooseOne("choose_one")
BOOK.add(CHOOSE_ONE)
effect(CHOOSE, _choose, _choice, _choose_words, _choose_worth)
