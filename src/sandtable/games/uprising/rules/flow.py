"""Effects that hold others: one after another, under a condition, once for each (UPR-RUL-20)."""

from sandtable.games.uprising.conditions import COUNTERS
from sandtable.games.uprising.effects import NOTHING, PER, SEQUENCE, WHEN, Effect, Per, Sequence, When
from sandtable.games.uprising.hagal.wording import said_of_rivals, when_words
from sandtable.games.uprising.rules.checks import counted, holds
from sandtable.games.uprising.rules.hagal.acting import act
from sandtable.games.uprising.rules.interpreter import possible, run, run_parts
from sandtable.games.uprising.rules.kinds import (
    ASKS,
    MANNERS,
    NO_PRICE,
    NO_USE,
    ONLY_GIVES,
    Deed,
    Manner,
    may_leave,
    register,
    yes,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.symbols import Symbols, condition_symbol, joined, only_words, symbols
from sandtable.games.uprising.terms import NO_SOURCE, Player, Source, Way
from sandtable.games.uprising.wording import condition_phrase, folded, part_phrase
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.views import Phrase

# One after another.


def _sequence(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Sequence)
    run_parts(g, player, effect.effects, source)


def _any_part(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return any([possible(g, player, part, source) for part in effect.parts()])


def _all_give(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return all([ONLY_GIVES[part.op](g, player, part, source) for part in effect.parts()])


def _rival_does_all(g: Table, rival: Player, effect: Effect) -> None:
    for part in effect.parts():
        act(g, rival, part)


def _sequence_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Sequence)
    # A condition stands apart, or it would be read with what comes before it.
    conditional = any([part.op == WHEN for part in effect.effects[1:]])
    return folded("effect-next" if conditional else "effect-and", [part_phrase(part) for part in effect.effects])


def _sequence_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Sequence)
    total = 0.0
    for part in effect.effects:
        total += scale.worth(part, source)
    return total


# Under a condition.


def _when(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """Conditions are tested when the effect is reached (UPR-RUL-20)."""
    assert isinstance(effect, When)
    if holds(g, player, effect.condition, source):
        run(g, player, effect.then, source, way)
    elif effect.otherwise is not NOTHING:
        run(g, player, effect.otherwise, source, way)


def _when_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, When)
    if holds(g, player, effect.condition, source):
        return possible(g, player, effect.then, source)
    return effect.otherwise is not NOTHING and possible(g, player, effect.otherwise, source)


def _branch_gives(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, When)
    branch = effect.then if holds(g, player, effect.condition, source) else effect.otherwise
    return branch is not NOTHING and ONLY_GIVES[branch.op](g, player, branch, source)


def _branch_could_give(effect: Effect) -> bool:
    assert isinstance(effect, When)
    branches = (effect.then, effect.otherwise)
    return any([MANNERS[branch.op].could_give(branch) for branch in branches])


def _branch_is_calm(effect: Effect) -> bool:
    assert isinstance(effect, When)
    return MANNERS[effect.then.op].calm(effect.then) and effect.otherwise is NOTHING


def _branch_may_be_left(g: Table, effect: Effect) -> bool:
    assert isinstance(effect, When)
    return may_leave(g, effect.then)


def _rival_decides(g: Table, rival: Player, effect: Effect) -> None:
    assert isinstance(effect, When)
    act(g, rival, effect.then if holds(g, rival, effect.condition, NO_SOURCE) else effect.otherwise)


def _when_words(effect: Effect) -> Phrase:
    assert isinstance(effect, When)
    condition, then = condition_phrase(effect.condition), part_phrase(effect.then)
    if not effect.otherwise.parts():
        return phrase("effect-when", condition=condition, then=then)
    return phrase("effect-when-else", condition=condition, then=then, otherwise=part_phrase(effect.otherwise))


def _when_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, When)
    chance = scale.likelihood(effect.condition, source)
    met = chance * scale.worth(effect.then, source) if chance > 0.0 else 0.0
    return met if chance >= 1.0 else met + (1.0 - chance) * scale.worth(effect.otherwise, source)


# Once for each.


def _per(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Per)
    run_parts(g, player, [effect.effect] * counted(g, player, effect.counter, source), source)


def _per_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Per)
    return counted(g, player, effect.counter, source) > 0 and possible(g, player, effect.effect, source)


def _per_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Per)
    counter = named("counter", COUNTERS[effect.counter])
    return phrase("effect-per", counter=counter, effect=part_phrase(effect.effect))


def _per_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Per)
    return scale.count(effect.counter, source) * scale.worth(effect.effect, source)


def _sequence_drawn(effect: Effect) -> Symbols:
    return joined([symbols(part) for part in effect.parts()], None)


register(
    SEQUENCE,
    does=_sequence,
    possible=_any_part,
    manner=Manner(gives=_all_give, could_give=yes),
    price=NO_PRICE,
    rival=Deed(_rival_does_all, said_of_rivals),
    words=_sequence_words,
    drawn=_sequence_drawn,
    worth=_sequence_worth,
)


def _when_drawn(effect: Effect) -> Symbols:
    """What needs a condition stands behind its symbol; what does not stands alone."""
    assert isinstance(effect, When)
    need = condition_symbol(effect.condition)
    then, otherwise = symbols(effect.then), symbols(effect.otherwise) if effect.otherwise.parts() else []
    if then is None or otherwise is None:
        return None
    if not otherwise:
        return [("if",) if effect.condition.negated else need, *then]
    with_need, without = (otherwise, then) if effect.condition.negated else (then, otherwise)
    return [*without, ("or",), need, *with_need]


register(
    WHEN,
    does=_when,
    possible=_when_possible,
    manner=Manner(
        gives=_branch_gives, could_give=_branch_could_give, calm=_branch_is_calm, may_leave=_branch_may_be_left
    ),
    price=NO_PRICE,
    rival=Deed(_rival_decides, when_words),
    words=_when_words,
    drawn=_when_drawn,
    worth=_when_worth,
)
register(
    PER,
    does=_per,
    possible=_per_possible,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=_per_words,
    drawn=only_words,
    worth=_per_worth,
)
