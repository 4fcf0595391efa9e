"""What an effect says, as messages inside messages: nothing is formatted here.

A phrase has the shape of a prompt or an event: `{"message": id, "args": {...}}`. In its arguments an int is a number, a
str is the id of another message, and a dict is another phrase; an edge renders it from the inside out.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.cards.kinds import ACQUIRE as ACQUIRE_CONTRACT
from sandtable.games.uprising.cards.kinds import COMPLETIONS, HARVEST, VISIT, Contract
from sandtable.games.uprising.catalogue import EFFECT_NAMES, EFFECTS
from sandtable.games.uprising.conditions import CONDITIONS, OTHER_CARD_IN_PLAY, SPY_PLACED_ON, Condition
from sandtable.games.uprising.effects import OPS, Amount, Effect, Spend
from sandtable.games.uprising.leaders import Leader
from sandtable.games.uprising.terms import ANY, FACTIONS, FREMEN, ICONS, NONE
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.views import Phrase

Said = Callable[[Effect], Phrase]


def _unsaid(effect: Effect) -> Phrase:
    raise AssertionError(f"{effect!r} has no entry yet: import rules.vocabulary")


SAID: Final[list[Said]] = [_unsaid for _ in OPS]
"""By kind, from the entries of the rules (`rules/kinds.py`)."""


def plain_words(effect: Effect) -> Phrase:
    """A kind that one message of its name says."""
    return phrase(f"effect-{OPS[effect.op]}")


def counted_words(effect: Effect) -> Phrase:
    """A kind that one message of its name says, with a number."""
    assert isinstance(effect, Amount)
    return phrase(f"effect-{OPS[effect.op]}", amount=effect.amount)


def part_phrase(effect: Effect) -> Phrase:
    return SAID[effect.op](effect)


def folded(message: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one: first, and the rest."""
    if not phrases:
        return phrase("effect-nothing")
    whole = phrases[-1]
    for place in range(len(phrases) - 2, -1, -1):
        whole = phrase(message, first=phrases[place], rest=whole)
    return whole


def effect_phrase(effect: Effect) -> Phrase:
    """A whole box: its parts stand apart more clearly than the parts inside an arrow or a condition."""
    return folded("effect-next", [part_phrase(part) for part in effect.parts()])


def _source(effect: str) -> str:
    """The name of what an effect is printed on: a card, a space, a leader, or the track of a faction."""
    kind, _, rest = effect.partition("/")
    component = rest.partition("/")[0]
    if not component:
        return named("space", "high_council")
    return named("faction" if kind in ("track", "visit") else kind, component)


SOURCES: Final = tuple([_source(name) for name in EFFECT_NAMES])
"""What each effect is printed on, for a prompt that has no room for the effect itself."""


def option_phrase(option: Option) -> Phrase | None:
    """An effect to choose is named by what it does; everything else has a name of its own."""
    return effect_phrase(EFFECTS[option.value]) if option.kind == "effect" else None


def condition_phrase(condition: Condition) -> Phrase:
    name = f"condition-{CONDITIONS[condition.kind]}"
    if condition.negated:
        return phrase(f"{name}-not")
    if condition.kind == SPY_PLACED_ON:
        return phrase(name, icons=icons_phrase(condition.what))
    if condition.kind == OTHER_CARD_IN_PLAY and condition.what == FREMEN:
        return phrase("condition-fremen-bond")
    if condition.card:
        return phrase(name, amount=condition.amount, card=named("card", condition.card))
    if condition.what == ANY:
        return phrase(f"{name}-any")
    if condition.what != NONE:
        return phrase(name, amount=condition.amount, faction=named("faction", FACTIONS[condition.what]))
    return phrase(name, amount=condition.amount)


def completion_phrase(contract: Contract) -> Phrase:
    """What completes a contract."""
    name = f"completion-{COMPLETIONS[contract.completion]}"
    if contract.completion == VISIT:
        return phrase(name, space=named("space", SPACES[contract.target].id))
    if contract.completion == HARVEST:
        return phrase(name, amount=contract.target)
    if contract.completion == ACQUIRE_CONTRACT:
        return phrase(name, card=named("card", contract.card))
    return phrase(name)


def ability_phrase(leader: Leader) -> Phrase:
    """What a leader does all game long, in a sentence of its own."""
    return phrase(f"ability-{leader.ability.id}-text")


def setup_phrase(leader: Leader) -> Phrase | None:
    """How a leader changes the setup, if at all."""
    return phrase(f"setup-{leader.id}") if leader.starts_without or leader.reserved_contracts else None


def cost_phrase(cost: Spend) -> Phrase:
    return folded("effect-and", [phrase(f"effect-spend-{name}", amount=amount) for name, amount in cost.amounts()])


def icons_phrase(mask: int) -> Phrase:
    names = [phrase(named("icon", icon)) for number, icon in enumerate(ICONS) if mask >> number & 1]
    return folded("effect-or", names)
