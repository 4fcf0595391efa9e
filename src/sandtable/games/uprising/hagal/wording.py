"""What House Hagal cards and Rival cards say, as messages inside messages (see `uprising.wording`)."""

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.conditions import INFLUENCE_AT_LEAST, Condition
from sandtable.games.uprising.effects import GAIN, INFLUENCE, Amount, Effect, When
from sandtable.games.uprising.hagal.cards import Branch, HagalCard
from sandtable.games.uprising.hagal.effects import (
    PICKS,
    RIVAL_OPS,
    PickedInfluence,
    PostSpy,
    RankedInfluence,
)
from sandtable.games.uprising.hagal.rivals import Rival
from sandtable.games.uprising.terms import ANY, FACTIONS, ICONS
from sandtable.games.uprising.wording import effect_phrase, folded
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


def _part(effect: Effect) -> Phrase:
    if effect.op in (GAIN, INFLUENCE):
        return effect_phrase(effect)
    if isinstance(effect, When):
        return phrase("hagal-when", condition=_condition(effect.condition), then=box_phrase(effect.then))
    name = f"hagal-effect-{RIVAL_OPS[effect.op]}"
    if isinstance(effect, RankedInfluence):
        return phrase(name, rank=effect.rank)
    if isinstance(effect, PickedInfluence):
        return phrase(f"hagal-effect-influence-{PICKS[effect.pick]}", amount=effect.amount)
    if isinstance(effect, PostSpy):
        return phrase(name, icon=named("icon", ICONS[effect.icon]))
    if isinstance(effect, Amount):
        return phrase(name, amount=effect.amount)
    return phrase(name)
