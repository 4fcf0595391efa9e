"""A turn of the Mahdi: a die is rolled and used at once (WFA-SOLO-17 to 20, WFA-SACT-01, 02)."""

from typing import Final

from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.cards.decks import DECK_CARD_NAMES, DECK_OF, IN_DECK, deck_card
from sandtable.games.war_for_arrakis.components import ACTION_DIE
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION, WITH_LEADER
from sandtable.games.war_for_arrakis.fields import FACE_NAMES, LEADER_NAMES, POWER_NAMES
from sandtable.games.war_for_arrakis.leaders import GAIUS_HELEN_MOHIAM, LEADERS, THUFIR_HAWAT
from sandtable.games.war_for_arrakis.rules.action_turns import end_turn
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.rules.checks import holds
from sandtable.games.war_for_arrakis.rules.leaders import in_play
from sandtable.games.war_for_arrakis.rules.mahdi.attacks import can_attack, mahdi_attacks
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import A_LEADER, Candidate, Matter, settle
from sandtable.games.war_for_arrakis.rules.mahdi.deployment import mahdi_deploys, mahdi_serves_house
from sandtable.games.war_for_arrakis.rules.mahdi.effects import can_do_something, can_play, mahdi_does
from sandtable.games.war_for_arrakis.rules.mahdi.movement import can_move, mahdi_moves
from sandtable.games.war_for_arrakis.rules.mahdi.reinforcements import (
    discard,
    drawable,
    lay_on_top,
    next_deck,
    turn_over,
)
from sandtable.games.war_for_arrakis.rules.prescience import claims, claims_at_turn_end
from sandtable.games.war_for_arrakis.rules.specials import spend_leader
from sandtable.games.war_for_arrakis.rules.tracks import gain_supremacy, leaders_due
from sandtable.games.war_for_arrakis.state import CARD_WORDS, IN_TANK, LAID, LEADER_WORDS, LEADERS_OF, Table
from sandtable.games.war_for_arrakis.terms import (
    CORRINO_ALLY,
    DEPLOYMENT,
    FACE_WORDS,
    HARKONNEN,
    HOUSE_HARKONNEN,
    LEADERSHIP,
    MENTAT,
    NONE,
    NOWHERE,
    STRATEGY,
    Face,
    Leader,
)
from sandtable.kernel.rows import added
from sandtable.kernel.steps import Do

MOST_OF_A_RESULT: Final = 3
"""So many spent dice of a result: the next one that shows it is rolled again (WFA-SOLO-20)."""
LEGIONS_MOVED: Final = 2
DEPLOYED_REGULARS: Final = 3
CARDS_PLAYED: Final = 2
CARDS_OF_A_MENTAT: Final = 3


@rule("mahdi_turn")
def mahdi_turn(g: Table) -> None:
    """One of the unused dice is rolled; a result prescribed by Truthtrance needs no roll (WFA-SOLO-17, SSPC-19)."""
    mahdi = g.automaton
    mahdi.march_on = NONE
    mahdi.flown = False
    if g.forced_result != NONE:
        face = Face(g.forced_result)
    else:
        face = roll_die(g)
    g.then(Do(mahdi_spends_die, face))


def roll_die(g: Table) -> Face:
    """A result that three spent dice show already is rolled again (WFA-SOLO-20)."""
    dashboard = g.dashboards(HARKONNEN)[0]
    while True:
        face = ACTION_DIE[HARKONNEN][g.roll(6)]
        if g.used[dashboard * 5 + face] < MOST_OF_A_RESULT:
            return face
        g.tell("event-mahdi-rerolls", die=FACE_WORDS[face])


@rule("mahdi_spends_die", FACE_NAMES)
def mahdi_spends_die(g: Table, face: Face) -> None:
    """The die is used at once and goes to the Used box with its result (WFA-SOLO-17 to 19)."""
    turn = g.acting
    turn.dashboard = g.dashboards(HARKONNEN)[0]
    turn.face = face
    g.unrolled = added(g.unrolled, HARKONNEN, -1)
    g.tell("event-mahdi-rolls", die=FACE_WORDS[face])
    g.then(Do(mahdi_uses, face), Do(claims), Do(end_turn), Do(claims_at_turn_end))


# What a result does (WFA-SACT-01 to 03).

SPECIAL_CHOSEN: Final = Matter("special_chosen", "WFA-RUL-70", (A_LEADER,), ("prompt-mahdi-special",))


def ready_leaders(g: Table, face: Face) -> list[Leader]:
    """Whose special action takes the place of the normal one: the card is face up, something of it can be done."""
    found: list[Leader] = []
    for leader in LEADERS_OF[HARKONNEN]:
        card = LEADERS[leader]
        if card.box != face or not in_play(g, leader) or g.leader_state[leader] == IN_TANK:
            continue
        if not g.leader_spent[leader] and not g.resting >> leader & 1 and _can_act(g, leader):
            found.append(leader)
    return found


def _can_act(g: Table, leader: Leader) -> bool:
    if leader == THUFIR_HAWAT:
        return drawable(g, HOUSE_HARKONNEN) > 0
    if leader == GAIUS_HELEN_MOHIAM:
        return drawable(g, CORRINO_ALLY) > 0
    return can_do_something(g, LEADERS[leader].special)


@rule("mahdi_uses", FACE_NAMES)
def mahdi_uses(g: Table, face: Face) -> None:
    """A special action if one is possible, else the normal action of the result (WFA-SACT-01)."""
    leaders = ready_leaders(g, face)
    if leaders:
        settle(g, SPECIAL_CHOSEN, [Candidate((leader,)) for leader in leaders])
    elif face == LEADERSHIP:
        g.then(Do(mahdi_commands, WITH_LEADER, 1))
    elif face == STRATEGY:
        g.then(Do(mahdi_commands, ANY_LEGION, 0))
    elif face == DEPLOYMENT:
        g.then(Do(mahdi_deploys, DEPLOYED_REGULARS, 0, 0, 1))
    elif face == MENTAT:
        g.then(*[Do(mahdi_plays_card, NONE)] * CARDS_PLAYED)
    else:
        g.then(Do(mahdi_serves_house))


@rule("mahdi_commands")
def mahdi_commands(g: Table, which: int, surprise: int) -> None:
    """An attack if one is possible, else legions move; without either the die is lost (WFA-SACT-02, WFA-RUL-64)."""
    if can_attack(g, which, NONE):
        g.then(Do(mahdi_attacks, which, NONE, surprise, 0))
    elif can_move(g, which, NONE):
        g.tell("event-mahdi-no-attack")
        g.then(Do(mahdi_moves, LEGIONS_MOVED, which, NONE))
    else:
        g.tell("event-mahdi-idle")


@rule("special_chosen", LEADER_NAMES)
def special_chosen(g: Table, leader: Leader) -> None:
    """The special action replaces the whole normal one; then the card is spent (WFA-SACT-01, SSPC-17, 18)."""
    g.tell("event-special-action", who=g.who(HARKONNEN), leader=LEADER_WORDS[leader])
    g.spot = NOWHERE
    g.then(Do(spend_leader, leader), Do(claims))
    if leader == THUFIR_HAWAT:
        g.then(*[Do(mahdi_plays_card, HOUSE_HARKONNEN)] * CARDS_OF_A_MENTAT)
    elif leader == GAIUS_HELEN_MOHIAM:
        g.then(*[Do(mahdi_plays_card, CORRINO_ALLY)] * CARDS_OF_A_MENTAT)
    else:
        g.then(Do(mahdi_does, LEADERS[leader].special.number))


# Planning cards (WFA-SACT-29 to 39, WFA-SSPC-22, 23).


@rule("mahdi_plays_card", POWER_NAMES)
def mahdi_plays_card(g: Table, deck: int) -> None:
    """A card is turned over, of that deck or of the next in turn, and played at once: all of it or nothing."""
    power = next_deck(g) if deck == NONE else deck
    if not drawable(g, power):
        g.tell("event-no-cards-left", who=g.who(HARKONNEN))
        return
    card = turn_over(g, power)
    kind = g.planning[power].faces[card]
    printed = PLANNING[kind]
    g.spot = NOWHERE
    g.spot_zone = NONE
    if printed.is_scheme:
        plot(g, power, card)
    elif can_play(g, printed.effect):
        g.tell("event-plays-card", who=g.who(HARKONNEN), card=CARD_WORDS[kind])
        g.then(Do(mahdi_does, printed.effect.number), Do(mahdi_card_done, deck_card(power, card)), Do(claims))
    else:
        lay_on_top(g, power, card)


@rule("mahdi_card_done", DECK_CARD_NAMES)
def mahdi_card_done(g: Table, card: int) -> None:
    discard(g, DECK_OF[card], IN_DECK[card])


def plot(g: Table, power: int, card: int) -> None:
    """The first copy is laid beside the board; with the second both are discarded and take effect (SSPC-22, 23).

    While Thufir Hawat is not in play a second copy can do nothing and joins the Reinforcements deck (WFA-RUL-74).
    """
    family = g.planning[power]
    kind = family.faces[card]
    printed = PLANNING[kind]
    waiting = [laid for laid in family.zones[LAID] if family.faces[laid] == kind and laid != card]
    if not waiting:
        g.tell("event-mahdi-plots", card=CARD_WORDS[kind])
        return
    assert printed.scheme_while is not None
    if not holds(g, printed.scheme_while):
        lay_on_top(g, power, card)
        return
    g.tell("event-plays-card", who=g.who(HARKONNEN), card=CARD_WORDS[kind])
    discard(g, power, waiting[0])
    discard(g, power, card)
    g.then(Do(mahdi_does, printed.scheme.number), Do(claims))


# Bene Gesserit tokens become dice (WFA-SSPC-01, 02).


@rule("mahdi_gains_die")
def mahdi_gains_die(g: Table) -> None:
    """A die comes from The Spice Must Flow board to the unused ones; without one the Supremacy marker advances."""
    if g.blocked_dice:
        g.blocked_dice -= 1
        g.unrolled = added(g.unrolled, HARKONNEN, 1)
        g.tell("event-mahdi-gains-die", count=g.unrolled[HARKONNEN])
    else:
        g.then(Do(leaders_due))
        g.tell("event-mahdi-no-die")
        gain_supremacy(g, 1)
