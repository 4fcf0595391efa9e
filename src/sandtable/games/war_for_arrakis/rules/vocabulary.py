"""All kinds of effects: this module knows every module that enters some, and refuses to go without any of them."""

from typing import Final

from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.catalogue import EFFECTS
from sandtable.games.war_for_arrakis.effects import Choose
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.rules import (
    machines,
    marches,
    persons,
    placing,
    planning,
    resources,
    specials,
    tokens,
    visions,
)
from sandtable.games.war_for_arrakis.rules.interpreter import button, refuse_missing, text_of
from sandtable.games.war_for_arrakis.wording import Phrase, phrase

EFFECTS_ARE_IN: Final = (placing, tokens, persons, marches, resources, machines, visions, planning, specials)
refuse_missing()
for _effect in EFFECTS:
    if isinstance(_effect, Choose):
        for _one in _effect.options:
            button(_one)


def card_text(kind: int) -> Phrase:
    """What a Planning card says."""
    card = PLANNING[kind]
    if card.is_scheme:
        return phrase("effect-scheme", least=card.scheme_copies[0], then=text_of(card.scheme))
    return text_of(card.effect)


def leader_text(leader: int) -> Phrase:
    """What the action half of a leader card says."""
    special = LEADERS[leader].special
    return text_of(special) if special.parts() else phrase("effect-no-special-action")
