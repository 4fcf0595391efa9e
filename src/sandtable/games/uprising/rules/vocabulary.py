"""All kinds of effects, complete: whoever carries out, says or weighs effects imports this. What is missing is refused
here, before a game can begin."""

from typing import Final

from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.games.uprising.hagal.wording import card_phrase, network_phrase, signet_phrase
from sandtable.games.uprising.rules import (
    acquiring,
    choices,
    contracts,
    decks,
    flow,
    gains,
    influence,
    intrigue,
    leaders,
    prices,
    spaces,
    spies,
    trashing,
    troops,
)
from sandtable.games.uprising.rules.hagal import deeds
from sandtable.games.uprising.rules.interpreter import MAKES_WAIT, PHRASES
from sandtable.games.uprising.rules.kinds import (
    MANNERS,
    all_entered,
    brings_intrigue,
    cards_drawn,
    costs_influence,
    refuse_false_prices,
    refuse_gaps,
)
from sandtable.games.uprising.wording import effect_phrase

KINDS_ARE_IN: Final = (
    flow,
    gains,
    decks,
    trashing,
    influence,
    spies,
    troops,
    contracts,
    acquiring,
    choices,
    prices,
    spaces,
    intrigue,
    leaders,
    deeds,
)
"""The modules with the entries of the kinds."""

refuse_gaps(all_entered())
for _effect in EFFECTS:
    refuse_false_prices(_effect)
for _card in HAGAL_CARDS:
    card_phrase(_card)
for _rival in RIVALS:
    signet_phrase(_rival)
    network_phrase(_rival)
PHRASES.extend([effect_phrase(effect) for effect in EFFECTS])
MAKES_WAIT.extend([brings_intrigue(effect) or costs_influence(effect) for effect in EFFECTS])

# The manner of every printed effect, by its number.
COULD_GIVE: Final[tuple[bool, ...]] = tuple([MANNERS[effect.op].could_give(effect) for effect in EFFECTS])
CALM: Final[tuple[bool, ...]] = tuple([MANNERS[effect.op].calm(effect) for effect in EFFECTS])
CARDS_DRAWN: Final[tuple[int, ...]] = tuple([cards_drawn(effect) for effect in EFFECTS])
DRAWS_INTRIGUE: Final[tuple[bool, ...]] = tuple([brings_intrigue(effect) for effect in EFFECTS])
