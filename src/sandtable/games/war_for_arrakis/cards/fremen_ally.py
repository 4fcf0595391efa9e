"""The Planning deck of the Fremen Ally: 18 cards."""

from typing import Final

from sandtable.games.war_for_arrakis.cards.kinds import PlanningCard
from sandtable.games.war_for_arrakis.conditions import (
    empty_desert,
    empty_desert_beside_legion,
    empty_desert_beside_worm,
    free_plateau,
    in_desert,
    in_play,
    threatened_sietch,
    with_leader_in_desert,
    with_special,
)
from sandtable.games.war_for_arrakis.effects import (
    BESIDE_AIR_ZONE,
    BESIDE_SPOT,
    Effect,
    call_wild_maker,
    desert_power,
    draw,
    keep_on_offer,
    move,
    move_wild_maker,
    place,
    place_apart,
    place_token,
    place_worms,
    play_card,
    push,
    relocate_sietch,
    remove_harvesters,
    remove_ornithopter,
    rockets,
    send_to_tank,
    special_attack,
    storm,
    swap_tokens,
    when,
    wild_maker_attacks,
)
from sandtable.games.war_for_arrakis.leaders import STILGAR, WILD_MAKER
from sandtable.games.war_for_arrakis.terms import FREMEN_ALLY, REGULAR


def card(id: str, effect: Effect, copies: int = 1) -> PlanningCard:
    return PlanningCard(id, FREMEN_ALLY, effect, copies)


CARDS: Final[tuple[PlanningCard, ...]] = (
    card("shai_hulud",
         when(in_play(WILD_MAKER), move_wild_maker() + wild_maker_attacks(), call_wild_maker(empty_desert)), copies=3),
    card("wall_of_sandworms", place_worms(1, empty_desert_beside_worm) + desert_power()),
    card("dust_chasms", remove_harvesters(2, deep=True) + desert_power()),
    card("fremen_rockets", rockets(3)),
    PlanningCard("eyes_of_ibad", FREMEN_ALLY, keep_on_offer(), stays=True),
    card("captured_ornithopter", remove_ornithopter() + special_attack(3, BESIDE_AIR_ZONE)),
    card("crysknife", move(1, with_special) + send_to_tank(BESIDE_SPOT)),
    card("cielagos_piping_message", place_token(threatened_sietch) + draw(1)),
    card("jubba_cloaks", move(1, with_leader_in_desert) + play_card()),
    card("hieregs", place_apart(empty_desert, REGULAR, 2) + desert_power()),
    card("grandmother_of_a_storm", storm()),
    card("stillsuits", move(1, in_desert) + swap_tokens()),
    card("i_am_stilgar_the_fremen", place(free_plateau, regular=1, elite=2, leader=STILGAR) + draw(1)),
    card("thumpers", place_worms(2, empty_desert_beside_legion)),
    card("kitab_al_ibar", relocate_sietch()),
    card("sandtides", push() + desert_power()),
)  # fmt: skip
