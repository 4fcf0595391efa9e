"""What a seat may see of a voyage and of a battle."""

from typing import Final, Literal

from sandtable.games.arrakis.planet import CELL_IDS, TERRITORY_IDS
from sandtable.games.classic.battle_record import DIAL_ELEMENT, LEADER_ELEMENT, NO_SIDE, WEAPON_ELEMENT, Battle
from sandtable.games.classic.factions import RICHESE
from sandtable.games.classic.leaders import LEADER_IDS
from sandtable.games.classic.notation import MUST, MUST_NOT, NOTHING, halves
from sandtable.games.classic.rules.dial import Army, highest
from sandtable.games.classic.rules.nofield import token_fights
from sandtable.games.classic.rules.plans import FIX, FIX_MESSAGES, PLAN, PLAN_LEADER, army_of, draft, spice_for
from sandtable.games.classic.rules.resolution import total
from sandtable.games.classic.state import ON_PLANET, Table
from sandtable.games.classic.terms import NO_CARD, NO_LEADER, NOBODY, NONE, NOWHERE
from sandtable.games.classic.treachery import CHEAP_HERO, NO_FIELDS, TREACHERY_DECK, TREACHERY_IDS
from sandtable.games.classic.views import BattleView, Plan, Prescience, Voice, VoyageView
from sandtable.games.classic.voyage import TO_RESERVES, Voyage, size_of
from sandtable.kernel.notation import Option

ELEMENT_KEYS: Final = ("leader", "weapon", "defence", "dial")
BURNING: Final[tuple[Literal["both_leaders_die", "no_leader_counts"] | None, ...]] = (
    None,
    "both_leaders_die",
    "no_leader_counts",
)


def voyage_view(g: Table, voyage: Voyage) -> VoyageView:
    """A shipment is declared before all eyes."""
    target = None
    if voyage.counts:
        target = "reserves" if voyage.target == TO_RESERVES else CELL_IDS[voyage.target]
    return {
        "seat": voyage.seat,
        "target": target,
        "count": size_of(voyage),
        "special": sum(voyage.specials),
        "paid": sum(voyage.paid),
        "karama": voyage.karama,
        "shipped": voyage.shipped,
        "moves": voyage.moves,
        "visiting": None if voyage.visited == NOWHERE else TERRITORY_IDS[voyage.visited],
        "by_no_field": voyage.by_token,
        "no_field_asked": voyage.token_asked,
        "lent_no_field": None if voyage.lent == NOBODY else voyage.lent,
        "flights": voyage.flights,
        "further": voyage.further,
        "barred": [ident for territory, ident in enumerate(TERRITORY_IDS) if voyage.barred >> territory & 1],
        "surveyed": voyage.surveyed,
    }


def battle_view(g: Table, battle: Battle, observer: int) -> BattleView:
    return {
        "territory": TERRITORY_IDS[battle.territory],
        "cells": [CELL_IDS[cell] for cell in battle.cells],
        "aggressor": battle.seats[0],
        "defender": battle.seats[1],
        "voice": _voice(battle),
        "prescience": _prescience(battle),
        "plans": [_plan(g, battle, side, observer) for side in range(2)],
        "traitors": [None if seat == NOBODY else seat for seat in battle.called],
        "strength": [total(battle, side) / 2 for side in range(2)] if battle.winner != NO_SIDE else None,
        "winner": None if battle.winner == NO_SIDE else battle.seats[battle.winner],
        "stone_burner": [BURNING[choice] for choice in battle.burning],
        "tooth_withdrawn": battle.withdrawn[:],
        "support_by_choam": battle.support_by_choam[:],
        "most_dialled": [_most_dialled(g, seat, observer) / 2 for seat in battle.seats],
        "behind": battle.behind[:],
        "copied": [_card(card) for card in battle.copied],
    }


def _most_dialled(g: Table, seat: int, observer: int) -> int:
    """In half points. Behind a no-field token there may be as many forces as the observer cannot rule out."""
    army = army_of(g, seat)
    if g.plays(seat, RICHESE) and token_fights(g) and observer != seat:
        beside = army.ordinary - g.token_forces()
        possible = g.tokens.possibly(observer, ON_PLANET)
        behind = max([value for token, value in enumerate(NO_FIELDS) if possible >> token & 1])
        army = Army(beside + min(behind, g.reserve[seat]), 0, 1, army.needs_spice)
    return highest(army, spice_for(g, seat, army.size))


def _voice(battle: Battle) -> Voice | None:
    if battle.voice_at == NO_SIDE:
        return None
    orders = MUST if battle.voice_must else MUST_NOT
    order = next(one for one in orders if one.value == battle.voice_order)
    return {"by": battle.voice_by, "at": battle.seats[battle.voice_at], "order": order.name}


def _prescience(battle: Battle) -> Prescience | None:
    if battle.seen == NO_SIDE:
        return None
    return {"by": battle.seer, "at": battle.seats[battle.seen], "element": ELEMENT_KEYS[battle.element]}


def _plan(g: Table, battle: Battle, side: int, observer: int) -> Plan:
    """A plan is seen by its owner, by all once revealed, and in whole or in part by whoever looked."""
    seat = battle.seats[side]
    if battle.revealed:
        return _revealed(battle, side)
    plan = g.sealed_by(seat, PLAN)
    if plan is not None and (observer == seat or (observer < g.seats and _has_looked(g, seat, observer))):
        made = draft(g, plan)
        leader = None if made.leader == NO_LEADER else LEADER_IDS[made.leader]
        looked: Plan = {
            "seat": seat,
            "state": "made",
            "leader": TREACHERY_IDS[CHEAP_HERO] if made.hero else leader,
            "kwisatz_haderach": made.kwisatz,
            "weapon": None if made.weapon == NONE else TREACHERY_IDS[made.weapon],
            "defence": None if made.defence == NONE else TREACHERY_IDS[made.defence],
        }
        if observer == seat or not (g.plays(seat, RICHESE) and token_fights(g)):
            looked["dial"] = made.dial / 2
            looked["spice"] = made.support
        if made.bank:
            looked["bank"] = made.bank
        return looked
    seen: Plan = {"seat": seat, "state": "none" if plan is None else "made"}
    fixed = g.sealed_by(seat, FIX)
    if fixed is not None and battle.seen == side:
        message = FIX_MESSAGES[battle.element]
        if observer == seat or (observer < g.seats and g.has_seen(observer, seat, message, FIX)):
            _add_element(seen, battle.element, fixed.answers[0])
    return seen


def _add_element(seen: Plan, element: int, answer: Option) -> None:
    name = None if answer is NOTHING else answer.name
    if element == DIAL_ELEMENT:
        seen["dial"] = halves(answer) / 2
    elif element == LEADER_ELEMENT:
        seen["leader"] = name
    elif element == WEAPON_ELEMENT:
        seen["weapon"] = name
    else:
        seen["defence"] = name


def _has_looked(g: Table, owner: int, observer: int) -> bool:
    """Whether the observer has seen the whole plan."""
    return g.has_seen(observer, owner, PLAN_LEADER, PLAN)


def _revealed(battle: Battle, side: int) -> Plan:
    leader = None if battle.leader[side] == NO_LEADER else LEADER_IDS[battle.leader[side]]
    return {
        "seat": battle.seats[side],
        "state": "revealed",
        "leader": leader if battle.hero[side] == NO_CARD else TREACHERY_IDS[CHEAP_HERO],
        "kwisatz_haderach": battle.kwisatz[side],
        "weapon": _card(battle.weapon[side]),
        "defence": _card(battle.defence[side]),
        "dial": battle.dial[side] / 2,
        "spice": battle.support[side],
        "bank": battle.banked[side],
        "killed": battle.killed[side],
    }


def _card(card: int) -> str | None:
    return None if card == NO_CARD else TREACHERY_IDS[TREACHERY_DECK[card]]
