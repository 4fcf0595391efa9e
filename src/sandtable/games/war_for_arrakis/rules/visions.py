"""Effects on Wormsigns, Sandworms, storms, atomics, Prescience cards and Secret Objectives."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.conditions import EMPTY_DESERT_BESIDE_LEGION
from sandtable.games.war_for_arrakis.effects import (
    ADD_TO_CLAIM,
    ALL,
    CALL_WILD_MAKER,
    DESERT_POWER,
    DETONATE,
    DISCARD_WORMSIGNS,
    DRAW_OBJECTIVE,
    KEEP_ON_OFFER,
    MOVE_WILD_MAKER,
    PLACE_WORMS,
    PLACE_WORMSIGNS,
    REPLACE_PRESCIENCE,
    SHIFT_PRESCIENCE,
    SHUFFLE_BACK,
    STORM,
    WILD_MAKER_ATTACKS,
    Amount,
    At,
    DiscardWormsigns,
    Effect,
)
from sandtable.games.war_for_arrakis.rules import atomics
from sandtable.games.war_for_arrakis.rules.desert_power import (
    call_wild_maker,
    can_call_wild_maker,
    can_discard_wormsigns,
    can_move_wild_maker,
    can_place_worms,
    can_wild_maker_attack,
    desert_power,
    discard_wormsigns,
    move_wild_maker,
    place_worms,
    place_wormsigns,
    wild_maker_attacks,
    wormsign_areas,
)
from sandtable.games.war_for_arrakis.rules.hazards import coriolis_storms
from sandtable.games.war_for_arrakis.rules.interpreter import effect
from sandtable.games.war_for_arrakis.rules.prescience import (
    ADDS,
    KEEPS,
    attach_to_prescience,
    can_attach,
    removable,
    replace_prescience,
    shift_prescience,
    shuffle_back_prescience,
)
from sandtable.games.war_for_arrakis.rules.victory import draw_objective
from sandtable.games.war_for_arrakis.state import DECK, Table
from sandtable.games.war_for_arrakis.terms import HARKONNEN, NONE, Side
from sandtable.games.war_for_arrakis.wording import Phrase, phrase, where_phrase
from sandtable.kernel.steps import Do

BESIDE_WORM: Final = 0
BESIDE_LEGION: Final = 1

# Wormsigns.


def _discard_wormsigns(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, DiscardWormsigns)
    g.then(Do(discard_wormsigns, effect.amount, effect.beside))


def _discard_wormsigns_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, DiscardWormsigns)
    return can_discard_wormsigns(g, effect.beside)


def _discard_wormsigns_words(effect: Effect) -> Phrase:
    assert isinstance(effect, DiscardWormsigns)
    if effect.amount == ALL:
        return phrase("effect-discard-wormsigns-beside", where=AREA_WORDS[effect.beside])
    return phrase("effect-discard-wormsigns", amount=effect.amount)


def _discard_wormsigns_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, DiscardWormsigns)
    return 3 * min(effect.amount, g.wormsigns.bit_count())


effect(
    DISCARD_WORMSIGNS,
    _discard_wormsigns,
    _discard_wormsigns_possible,
    _discard_wormsigns_words,
    _discard_wormsigns_worth,
)


def _place_wormsigns(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Amount)
    if wormsign_areas(g):
        g.then(Do(place_wormsigns, effect.amount))


def _place_wormsigns_possible(g: Table, side: Side, effect: Effect) -> bool:
    return wormsign_areas(g) != 0


def _place_wormsigns_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Amount)
    return phrase("effect-place-wormsigns", amount=effect.amount)


def _place_wormsigns_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Amount)
    return 4 * effect.amount


effect(PLACE_WORMSIGNS, _place_wormsigns, _place_wormsigns_possible, _place_wormsigns_words, _place_wormsigns_worth)


# Sandworms.


def _beside(effect: Effect) -> int:
    assert isinstance(effect, At)
    return BESIDE_LEGION if effect.where.kind == EMPTY_DESERT_BESIDE_LEGION else BESIDE_WORM


def _place_worms(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, At)
    g.then(Do(place_worms, effect.amount, _beside(effect)))


def _place_worms_possible(g: Table, side: Side, effect: Effect) -> bool:
    return can_place_worms(g, _beside(effect))


def _place_worms_words(effect: Effect) -> Phrase:
    assert isinstance(effect, At)
    return phrase("effect-place-worms", amount=effect.amount, where=where_phrase(effect.where))


def _place_worms_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, At)
    return 12 * effect.amount


effect(PLACE_WORMS, _place_worms, _place_worms_possible, _place_worms_words, _place_worms_worth)


def _call_wild_maker(g: Table, side: Side, effect: Effect, source: int) -> None:
    g.then(Do(call_wild_maker))


def _call_possible(g: Table, side: Side, effect: Effect) -> bool:
    return can_call_wild_maker(g)


def _call_words(effect: Effect) -> Phrase:
    assert isinstance(effect, At)
    return phrase("effect-call-wild-maker", where=where_phrase(effect.where))


def _call_worth(g: Table, side: Side, effect: Effect) -> int:
    return 25


effect(CALL_WILD_MAKER, _call_wild_maker, _call_possible, _call_words, _call_worth)


def _move_wild_maker(g: Table, side: Side, effect: Effect, source: int) -> None:
    if can_move_wild_maker(g):
        g.then(Do(move_wild_maker))


def _move_wild_maker_possible(g: Table, side: Side, effect: Effect) -> bool:
    return can_move_wild_maker(g)


def _move_wild_maker_words(effect: Effect) -> Phrase:
    return phrase("effect-move-wild-maker")


def _move_wild_maker_worth(g: Table, side: Side, effect: Effect) -> int:
    return 5


effect(
    MOVE_WILD_MAKER, _move_wild_maker, _move_wild_maker_possible, _move_wild_maker_words, _move_wild_maker_worth
)  # fmt: skip


def _wild_maker_attacks(g: Table, side: Side, effect: Effect, source: int) -> None:
    if can_wild_maker_attack(g):
        g.then(Do(wild_maker_attacks))


def _wild_maker_attack_possible(g: Table, side: Side, effect: Effect) -> bool:
    return can_wild_maker_attack(g)


def _wild_maker_attack_words(effect: Effect) -> Phrase:
    return phrase("effect-wild-maker-attacks")


def _wild_maker_attack_worth(g: Table, side: Side, effect: Effect) -> int:
    return 22


effect(
    WILD_MAKER_ATTACKS,
    _wild_maker_attacks,
    _wild_maker_attack_possible,
    _wild_maker_attack_words,
    _wild_maker_attack_worth,
)


# Desert Power actions, without comparing dice (WFA-ACT-32).


def _desert_power(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Amount)
    g.then(*[Do(desert_power)] * effect.amount)


def _desert_power_possible(g: Table, side: Side, effect: Effect) -> bool:
    return wormsign_areas(g) != 0 or g.worms != 0


def _desert_power_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Amount)
    return phrase("effect-desert-power", amount=effect.amount)


def _desert_power_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Amount)
    return 10 * effect.amount


effect(DESERT_POWER, _desert_power, _desert_power_possible, _desert_power_words, _desert_power_worth)


# Storms and atomics.


def _storm(g: Table, side: Side, effect: Effect, source: int) -> None:
    g.then(Do(coriolis_storms))


def _anybody_outside(g: Table, side: Side, effect: Effect) -> bool:
    return g.standing[HARKONNEN] & g.exposed != 0


def _storm_words(effect: Effect) -> Phrase:
    return phrase("effect-storm")


def _storm_worth(g: Table, side: Side, effect: Effect) -> int:
    return 8 * (g.standing[HARKONNEN] & g.exposed).bit_count()


effect(STORM, _storm, _anybody_outside, _storm_words, _storm_worth)


def _detonate(g: Table, side: Side, effect: Effect, source: int) -> None:
    if atomics.unused(g):
        g.then(Do(atomics.detonate))


def _detonate_possible(g: Table, side: Side, effect: Effect) -> bool:
    return atomics.unused(g)


def _detonate_words(effect: Effect) -> Phrase:
    return phrase("effect-detonate")


def _detonate_worth(g: Table, side: Side, effect: Effect) -> int:
    return 15


effect(DETONATE, _detonate, _detonate_possible, _detonate_words, _detonate_worth)


# Prescience cards.


def _shuffle_back(g: Table, side: Side, effect: Effect, source: int) -> None:
    g.then(Do(shuffle_back_prescience))


def _removable(g: Table, side: Side, effect: Effect) -> bool:
    return bool(removable(g))


def _shuffle_back_words(effect: Effect) -> Phrase:
    return phrase("effect-shuffle-back")


def _shuffle_back_worth(g: Table, side: Side, effect: Effect) -> int:
    return 10


effect(SHUFFLE_BACK, _shuffle_back, _removable, _shuffle_back_words, _shuffle_back_worth)


def _replace(g: Table, side: Side, effect: Effect, source: int) -> None:
    g.then(Do(replace_prescience))


def _replace_words(effect: Effect) -> Phrase:
    return phrase("effect-replace-prescience")


def _replace_worth(g: Table, side: Side, effect: Effect) -> int:
    return 8


effect(REPLACE_PRESCIENCE, _replace, _removable, _replace_words, _replace_worth)


def _shift(g: Table, side: Side, effect: Effect, source: int) -> None:
    g.then(Do(shift_prescience))


def _shift_possible(g: Table, side: Side, effect: Effect) -> bool:
    return max(g.prescience) > 0


def _shift_words(effect: Effect) -> Phrase:
    return phrase("effect-shift-prescience")


def _shift_worth(g: Table, side: Side, effect: Effect) -> int:
    return 10


effect(SHIFT_PRESCIENCE, _shift, _shift_possible, _shift_words, _shift_worth)


def _attach(g: Table, side: Side, effect: Effect, source: int) -> None:
    """The card itself, which has left the hand, comes to lie on a Prescience card."""
    if can_attach(g):
        g.then(Do(attach_to_prescience, PLANNING[source].deck, ADDS if effect.op == ADD_TO_CLAIM else KEEPS))


def _add_possible(g: Table, side: Side, effect: Effect) -> bool:
    return can_attach(g) and g.bonus_on == NONE


def _keep_possible(g: Table, side: Side, effect: Effect) -> bool:
    return can_attach(g) and g.kept == NONE


def _add_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Amount)
    return phrase("effect-add-to-claim", amount=effect.amount)


def _keep_words(effect: Effect) -> Phrase:
    return phrase("effect-keep-on-offer")


def _attach_worth(g: Table, side: Side, effect: Effect) -> int:
    return 15


effect(ADD_TO_CLAIM, _attach, _add_possible, _add_words, _attach_worth)
effect(KEEP_ON_OFFER, _attach, _keep_possible, _keep_words, _attach_worth)


# A second Secret Objective.


def _draw_objective(g: Table, side: Side, effect: Effect, source: int) -> None:
    draw_objective(g)


def _objectives_left(g: Table, side: Side, effect: Effect) -> bool:
    return bool(g.objectives.zones[DECK])


def _draw_objective_words(effect: Effect) -> Phrase:
    return phrase("effect-draw-objective")


def _draw_objective_worth(g: Table, side: Side, effect: Effect) -> int:
    return 20


effect(DRAW_OBJECTIVE, _draw_objective, _objectives_left, _draw_objective_words, _draw_objective_worth)
