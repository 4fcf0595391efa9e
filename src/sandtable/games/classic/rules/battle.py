"""Battle phase: who fights whom, in which order, and the course of one battle (CLA-BAT-01 to 10, 45)."""

from typing import Final

from sandtable.games.arrakis.groups import meetings_from, occupied
from sandtable.games.arrakis.movement import in_storm
from sandtable.games.arrakis.planet import SECTOR_OF
from sandtable.games.classic.battle_record import Battle
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.fields import CELL_NAMES, TERRITORY_NAMES
from sandtable.games.classic.leaders import LEADERS
from sandtable.games.classic.notation import CELL, FACTION, TERRITORY
from sandtable.games.classic.rules import karama
from sandtable.games.classic.rules.advisors import settle
from sandtable.games.classic.rules.aftermath import after_battle
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.choam import offer_audit
from sandtable.games.classic.rules.intelligence import (
    announce_leaders,
    offer_prescience,
    offer_voice,
    stop_before_plans,
)
from sandtable.games.classic.rules.new_cards import offer_residual_poison
from sandtable.games.classic.rules.new_weapons import offer_burning, offer_late_snooper, offer_withdrawal
from sandtable.games.classic.rules.nofield import token_is_turned
from sandtable.games.classic.rules.resolution import resolve
from sandtable.games.classic.rules.reveal import reveal_plans
from sandtable.games.classic.rules.sapho import offer_aggression, offer_order
from sandtable.games.classic.rules.skills_in_battle import (
    decipher,
    offer_diplomat,
    skills_after_battle,
    skills_before_plans,
)
from sandtable.games.classic.rules.traitors import ask_for_traitors
from sandtable.games.classic.rules.truthtrance import offer_truthtrance
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import BATTLE, NOWHERE, Cell, Seat, Territory
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Do, Form, Question

PART_UNTOLD: Final = Difference("part-untold", until=2)
"""Nobody was told in which part of a territory that the storm divides a battle is fought, though all saw it."""


@rule("battle_phase")
def battle_phase(g: Table) -> None:
    """The First Player is aggressor in all own battles, then the next in storm order (CLA-BAT-06, 09)."""
    g.phase = BATTLE
    g.then(Do(fight_in_turn))
    offer_order(g)


@rule("fight_in_turn")
def fight_in_turn(g: Table) -> None:
    g.then(*[Do(aggressor, seat) for seat in g.acting_order()], Do(leaders_return))


class Fight:
    """A battle that is due: where, and against whom."""

    def __init__(self, territory: Territory, cells: tuple[Cell, ...], opponent: Seat) -> None:
        self.territory = territory
        self.cells = cells
        self.opponent = opponent


def fights_of(g: Table, seat: Seat) -> list[Fight]:
    """All battles that a seat has to fight. Allies do not; nor does anybody in the storm or cut off by it."""
    found: list[Fight] = []
    mine = g.forces[seat]
    cells = occupied(mine)
    for opponent in range(g.seats):
        if opponent != seat and not g.allied(seat, opponent):
            for meeting in meetings_from(cells, mine, g.forces[opponent], g.storm):
                if not in_storm(meeting.cells[0], g.storm):
                    found.append(Fight(meeting.territory, meeting.cells, opponent))
    return found


@rule("aggressor")
def aggressor(g: Table, seat: Seat) -> None:
    """The seat chooses its battles until none is left (CLA-BAT-05, 07)."""
    fights = fights_of(g, seat)
    if len(fights) == 1:
        fight = fights[0]
        g.then(Do(battle, fight.territory, fight.cells, seat, fight.opponent), Do(aggressor, seat))
    elif fights:
        g.then(Ask(CHOOSE_BATTLE, seat), Do(aggressor, seat))


class ChooseBattle(Form[Table]):
    """The aggressor chooses the next battle: where, then against whom (CLA-BAT-07, 08)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        fights = self._left(g, ask)
        territories = sorted({fight.territory for fight in fights})
        if len(territories) > 1:
            return Question("prompt-choose-battle", "CLA-BAT-07", [TERRITORY[territory] for territory in territories])
        args = {"where": TERRITORY_WORDS[fights[0].territory]}
        opponents = sorted({fight.opponent for fight in fights})
        if len(opponents) > 1:
            options = [FACTION[g.factions[seat]] for seat in opponents]
            return Question("prompt-choose-opponent", "CLA-BAT-08", options, args)
        if len(fights) > 1:
            return Question("prompt-choose-part", "CLA-BAT-07", [CELL[fight.cells[0]] for fight in fights], args)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        fight = self._left(g, ask)[0]
        if ask.answers[-1].kind == "cell" and not g.follows(PART_UNTOLD):
            where, sector = TERRITORY_WORDS[fight.territory], SECTOR_OF[fight.cells[0]]
            g.tell("event-battle-part", who=g.who(ask.seat), where=where, sector=sector)
        g.then(Do(battle, fight.territory, fight.cells, ask.seat, fight.opponent))

    def _left(self, g: Table, ask: Ask) -> list[Fight]:
        """The battles that fit the answers so far."""
        fights = fights_of(g, ask.seat)
        for answer in ask.answers:
            if answer.kind == "territory":
                fights = [fight for fight in fights if fight.territory == answer.value]
            elif answer.kind == "faction":
                fights = [fight for fight in fights if g.factions[fight.opponent] == answer.value]
            else:
                fights = [fight for fight in fights if fight.cells[0] == answer.value]
        return fights


CHOOSE_BATTLE: Final = ChooseBattle("choose_battle")
BOOK.add(CHOOSE_BATTLE)


@rule("battle", TERRITORY_NAMES, CELL_NAMES)
def battle(g: Table, territory: Territory, cells: tuple[Cell, ...], attacker: Seat, defender: Seat) -> None:
    """All own forces that the storm does not cut off fight as one group (CLA-BAT-10)."""
    g.battle = Battle(territory, list(cells), [attacker, defender])
    g.dialers = (attacker, defender)
    g.tell("event-battle", who=g.who(attacker), opponent=g.who(defender), where=TERRITORY_WORDS[territory])
    before, after_reveal = [], []
    if g.leader_skills:
        before, after_reveal = [Do(skills_before_plans)], [Do(offer_diplomat)]
    aftermath = [Do(skills_after_battle), Do(after_battle), Do(decipher)] if g.leader_skills else [Do(after_battle)]
    g.then(
        Do(offer_aggression),
        Do(offer_residual_poison),
        *before,
        Do(announce_leaders),
        Do(offer_truthtrance),
        Do(offer_voice),
        Do(offer_prescience),
        Do(stop_before_plans),
        Do(reveal_plans),
        Do(token_is_turned),
        Do(offer_burning),
        Do(offer_late_snooper),
        *after_reveal,
        Do(ask_for_traitors),
        Do(offer_withdrawal),
        Do(resolve),
        Do(offer_audit),
        *aftermath,
        Do(end_of_battle),
    )


@rule("end_of_battle")
def end_of_battle(g: Table) -> None:
    g.battle = None
    karama.end_of_battle(g)
    settle(g)


@rule("leaders_return")
def leaders_return(g: Table) -> None:
    """Surviving leaders return to their owners when all battles are over (CLA-BAT-45)."""
    g.fought_in = (NOWHERE,) * len(LEADERS)
    g.kwisatz_in = NOWHERE
