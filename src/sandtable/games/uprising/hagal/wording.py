"""What House Hagal cards and Rival cards say, as messages inside messages (see `uprising.wording`)."""

from typing import Final

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.conditions import INFLUENCE_AT_LEAST, Condition
from sandtable.games.uprising.effects import Amount, Effect, When
from sandtable.games.uprising.hagal.cards import Branch, HagalCard
from sandtable.games.uprising.hagal.effects import (
    RIVAL_OPS,
)
from sandtable.games.uprising.hagal.rivals import Rival
from sandtable.games.uprising.terms import ANY, FACTIONS
from sandtable.games.uprising.wording import Said, folded
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.views import Phrase


def box_phrase(effect: Effect) -> Phrase:
    """A whole box of a card, without the person that players' cards speak to."""
    parts = effect.parts()
    # A condition stands apart, or it would be read with what comes before it.
    conditional = any([isinstance(part, When) for part in parts[1:]])
    return folded("effect-next" if conditional else "effect-and", [_part(part) for part in parts])


def signet_phrase(rival: Rival) -> Phrase:
    return box_phrase(rival.signet)


def network_phrase(rival: Rival) -> Phrase:
    return box_phrase(rival.spy_network)


def card_phrase(card: HagalCard) -> Phrase:
    """Where the card sends the Agent and what it brings."""
    if not card.branches:
        return phrase("hagal-before", effect=box_phrase(card.before))
    return folded("hagal-otherwise", [_branch(branch) for branch in card.branches])


def requirement_phrase(branch: Branch) -> Phrase | None:
    """When a branch fits; None if always."""
    if branch.requires is not None:
        return _condition(branch.requires)
    if branch.level:
        return phrase("hagal-if-level", level=branch.level)
    return phrase("hagal-if-bonus-spice") if branch.bonus_spice else None


def _branch(branch: Branch) -> Phrase:
    spaces = folded("effect-or", [phrase(named("space", SPACES[space].id)) for space in branch.spaces])
    going = phrase("hagal-branch", space=spaces, effect=box_phrase(branch.effect))
    requirement = requirement_phrase(branch)
    return going if requirement is None else phrase("hagal-when", condition=requirement, then=going)


def _condition(condition: Condition) -> Phrase:
    if condition.kind == INFLUENCE_AT_LEAST:
        return phrase("hagal-if-influence", amount=condition.amount, faction=named("faction", FACTIONS[condition.what]))
    assert condition.what == ANY
    return phrase("hagal-if-alliance")


def _unsaid(effect: Effect) -> Phrase:
    raise AssertionError(f"{effect!r} stands on no card of House Hagal, or has no entry yet: import rules.vocabulary")


RIVAL_SAID: Final[list[Said]] = [_unsaid for _ in RIVAL_OPS]
"""By kind, from the entries of the rules (`rules/kinds.py`)."""


def said_of_rivals(effect: Effect) -> Phrase:
    """A kind that one message of its name says."""
    return phrase(f"hagal-effect-{RIVAL_OPS[effect.op]}")


def counted_for_rivals(effect: Effect) -> Phrase:
    """A kind that one message of its name says, with a number."""
    assert isinstance(effect, Amount)
    return phrase(f"hagal-effect-{RIVAL_OPS[effect.op]}", amount=effect.amount)


def never_said(effect: Effect) -> Phrase:
    """A kind that stands on no card of House Hagal."""
    return _unsaid(effect)


def when_words(effect: Effect) -> Phrase:
    assert isinstance(effect, When)
    return phrase("hagal-when", condition=_condition(effect.condition), then=box_phrase(effect.then))


def _part(effect: Effect) -> Phrase:
    return RIVAL_SAID[effect.op](effect)
