"""Rivals take their places (HAG-SET, HAG-DIF, UPR-RUL-89, 113)."""

from sandtable.games.uprising.board import START_GARRISON
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND
from sandtable.games.uprising.hagal.difficulty import (
    BRUTAL_ESCALATION,
    DIFFICULTIES,
    DIFFICULTY_NUMBER,
    EXPERT_DEPLOYMENT,
    IMPERIUM_ROW_CHURN,
    MEASURED_DEPLOYMENT,
    SMART_POLITICS,
)
from sandtable.games.uprising.hagal.house import HAGAL_DECK, IN_THE_BOX
from sandtable.games.uprising.hagal.rivals import RIVAL_NUMBER, rivals_at, rivals_to_choose
from sandtable.games.uprising.rules.book import rule
from sandtable.games.uprising.rules.decks import draw_intrigue
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import NONE
from sandtable.kernel.seats import SEATS


def prepare_house(g: Table, options: dict[str, str | bool | int]) -> None:
    """What was decided before the game: a level of difficulty brings rules of its own (HAG-DIF-03, HAG-OPT-01, 09)."""
    house = g.hagal
    house.difficulty = DIFFICULTY_NUMBER[str(options["difficulty"])]
    rules = DIFFICULTIES[house.difficulty].rules
    house.row_churn = bool(options[IMPERIUM_ROW_CHURN])
    house.brutal_escalation = bool(options[BRUTAL_ESCALATION]) or BRUTAL_ESCALATION in rules
    house.expert_deployment = bool(options[EXPERT_DEPLOYMENT]) or EXPERT_DEPLOYMENT in rules
    house.smart_politics = bool(options[SMART_POLITICS]) or SMART_POLITICS in rules
    house.measured_deployment = bool(options[MEASURED_DEPLOYMENT])
    house.rivals = [RIVAL_NUMBER.get(str(options[f"rival_{place}"]), NONE) for place in range(rivals_at(g.seats))]


@rule("invite_rivals")
def invite_rivals(g: Table, streamlined: int) -> None:
    """Chosen, or else drawn (HAG-SET-18); New Deck is for two players (HAG-SET-11 to 13)."""
    house = g.hagal
    open_to = [rival for rival in rivals_to_choose(g.seats, streamlined == 1) if rival not in house.rivals]
    house.rivals = [open_to.pop(g.roll(len(open_to))) if rival == NONE else rival for rival in house.rivals]
    for player in SEATS[g.players][g.seats :]:
        g.tell("event-rival", who=g.who(player))
    fitting = [card for card, kind in enumerate(HAGAL_KIND) if g.seats == 2 or not HAGAL_CARDS[kind].two_players_only]
    house.cards.lay_out(HAGAL_DECK, fitting)
    house.cards.lay_out(IN_THE_BOX, [card for card in range(len(HAGAL_KIND)) if card not in fitting])


@rule("apply_difficulty")
def apply_difficulty(g: Table) -> None:
    """Fewer troops for the Rivals, Intrigue cards for the player (HAG-SET-08, HAG-DIF-01, 02)."""
    level = DIFFICULTIES[g.hagal.difficulty]
    for rival in SEATS[g.players][g.seats :]:
        g.garrison[rival] = level.rival_garrison
        g.supply[rival] += START_GARRISON - level.rival_garrison
    if level.player_intrigue:
        for seat in SEATS[g.seats]:
            draw_intrigue(g, seat, level.player_intrigue)
