"""Phase 2, Action Resolution: the sides take action turns by turns (WFA-ACT-10 to 20, 32 to 38)."""

from typing import Final

from sandtable.games.war_for_arrakis.conditions import ANY_LEGION, WITH_LEADER
from sandtable.games.war_for_arrakis.fields import FACE_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.notation import (
    ATTACK,
    CARD,
    DECK,
    DEPLOY,
    DESERT_POWER,
    DIE,
    DONE,
    DRAW,
    LEADER,
    MOVE,
    NOTHING,
    PLACE_VEHICLES,
    PLAY_CARD,
    SURPRISE_ATTACK,
    UPGRADE,
)
from sandtable.games.war_for_arrakis.rules.bene_gesserit import lose_unspent_sisters, place_sister
from sandtable.games.war_for_arrakis.rules.book import BOOK, UNTOLD, later, number, rule
from sandtable.games.war_for_arrakis.rules.decks import deck_size, draw_planning, open_decks
from sandtable.games.war_for_arrakis.rules.desert_power import desert_power
from sandtable.games.war_for_arrakis.rules.dice import faces_left, faces_of, roll_action_dice
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm, free_action_possible
from sandtable.games.war_for_arrakis.rules.movement import attack_with, can_attack, can_move, move_legions
from sandtable.games.war_for_arrakis.rules.planning import any_playable, playable
from sandtable.games.war_for_arrakis.rules.prescience import claim, claims, claims_at_turn_end, die_claims
from sandtable.games.war_for_arrakis.rules.results import (
    deploy_atreides,
    deploy_harkonnen,
    in_supply,
    leader_can_come,
    upgradable,
    upgrade_units,
)
from sandtable.games.war_for_arrakis.rules.specials import specials
from sandtable.games.war_for_arrakis.rules.tank import advance_tanks
from sandtable.games.war_for_arrakis.rules.vehicle_orders import place_vehicles
from sandtable.games.war_for_arrakis.rules.vehicles import can_place_vehicles
from sandtable.games.war_for_arrakis.state import (
    LEADERS_OF,
    TOKEN_POOL,
    Table,
    Turn,
)
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    DEPLOYMENT,
    ELITE,
    FACE_WORDS,
    FREMEN_ALLY,
    HARKONNEN,
    HOUSE,
    HOUSE_ATREIDES,
    LEADERSHIP,
    MENTAT,
    NONE,
    POWER_WORDS,
    REGULAR,
    SIDE_WORDS,
    STRATEGY,
    Face,
    Power,
    Seat,
    Side,
    ally_of,
    house_of,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added
from sandtable.kernel.steps import Ask, Do, Question, Words

DEPLOYED_REGULARS: Final = 3
UPGRADES: Final = 2
VEHICLES_PLACED: Final = 2
CARDS_DRAWN: Final = 2
LEGIONS_MOVED: Final = 2


@rule("action_phase")
def action_phase(g: Table) -> None:
    """Dice are rolled and assigned, Bene Gesserit tokens placed, Harkonnen first; then the Atreides side begins."""
    g.then(
        Do(roll_action_dice),
        Do(place_sister, HARKONNEN),
        Do(place_sister, ATREIDES),
        Do(action_turn, ATREIDES),
    )


@rule("action_turn", SIDE_NAMES)
def action_turn(g: Table, side: Side) -> None:
    """One side takes an action, then the other; the phase ends with the last Harkonnen die (WFA-ACT-10, 16, 17)."""
    if not g.unused(HARKONNEN):
        g.then(Do(end_action_phase))
        return
    g.turn = Turn(side, g.seat_for(side))
    if g.resting:
        for leader in LEADERS_OF[side]:
            g.resting &= ~(1 << leader)
    if g.telling:
        g.tell("event-turn", who=g.who(side))
    if g.mahdi is not None:
        g.mahdi.last_drawn = NONE
    g.then(later("mahdi_turn") if g.plays_itself(side) else TAKE_TURN, TURN_OF_ENEMY[side])


@rule("take_turn")
def take_turn(g: Table) -> None:
    """An action, with free actions before, inside and after it; on a shared side it is said first who acts."""
    if g.shared(g.acting.side):
        g.then(Do(choose_actor), Do(act))
    else:
        act(g)


@rule("act")
def act(g: Table) -> None:
    """Whoever acts does so; then the House may still do what only it can (WFA-RUL-92)."""
    turn = g.acting
    house = g.seat_of(house_of(turn.side))
    g.then(END_TURN, CLAIMS_AT_TURN_END)
    if turn.seat != house:
        g.then(Ask(CLOSE_TURN, house))
    g.then(Ask(ACTION, turn.seat), Ask(CLOSE_TURN, turn.seat))


# Who acts on a shared side (WFA-TEAM-31, WFA-RUL-91).


@rule("choose_actor")
def choose_actor(g: Table) -> None:
    """The House says which of the two acts; who has nothing to do is passed over."""
    able = [seat for seat in g.seats_for(g.acting.side) if can_act(g, seat)]
    if len(able) == 2:
        g.then(Ask(WHO_ACTS, able[0]))
    else:
        give_turn(g, able[0])


def can_act(g: Table, seat: int) -> bool:
    """Whether a player of a shared side has a die to spend, or Desert Power by right: the Fremen Ally's."""
    side = g.acting.side
    faces = faces_of(g, seat)
    if side == HARKONNEN and g.forced_result in faces_left(g, side):
        return g.forced_result in faces
    return bool(faces) or has_desert_power(g, seat)


@rule("give_turn")
def give_turn(g: Table, seat: int) -> None:
    """A player of a shared side acts from now on and decides for it (WFA-TEAM-32)."""
    if g.acting.seat != seat:
        g.acting.seat = Seat(seat)
        g.tell("event-acts", power=POWER_WORDS[g.powers_of(seat)[0]])


class WhoActs(TurnForm):
    """Which player of a shared side acts; the House is asked."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side = g.acting.side
        options = [DECK[house_of(side)], DECK[ally_of(side)]]
        return Question("prompt-who-acts", "WFA-TEAM-31", options, {"who": g.who(side)}, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        give_turn(g, g.seat_of(Power(ask.value(0))))


@rule("end_turn")
def end_turn(g: Table) -> None:
    """The action is completely resolved: its die is laid in the Used box, and the Tank advances (WFA-RUL-17)."""
    turn = g.acting
    side = turn.side
    if turn.face != NONE:
        if not turn.sister:
            g.used = added(g.used, turn.dashboard * 5 + turn.face, 1)
        turn.face = NONE
        if g.telling:
            g.tell("event-die-spent", who=g.who(side))
        advance_tanks(g, side)
    elif not g.follows(UNTOLD):
        g.tell("event-die-spent", who=g.who(side))
    if side == ATREIDES:
        g.pinned = False
    else:
        g.forced_result = NONE
    g.turn = None


@rule("end_action_phase")
def end_action_phase(g: Table) -> None:
    """Dice that the Atreides side still has are lost for the round (WFA-ACT-18), and so are tokens (WFA-RUL-51)."""
    for side in (ATREIDES, HARKONNEN):
        for dashboard in g.dashboards(side):
            for place in range(dashboard * 5, dashboard * 5 + 5):
                if g.dice[place]:
                    g.tell("event-dice-unspent", who=g.who(side), count=g.dice[place], die=FACE_WORDS[place % 5])
                    g.used = added(g.used, place, g.dice[place])
                    g.dice[place] = 0
    lose_unspent_sisters(g)


def desert_power_allowed(g: Table) -> bool:
    """While the Atreides side has fewer unused dice than the Harkonnen side (WFA-ACT-13, 37)."""
    return g.unused(ATREIDES) < g.unused(HARKONNEN)


def has_desert_power(g: Table, seat: int) -> bool:
    """Whether a seat can take a Desert Power action by right: the Fremen Ally, at whose box it stands (WFA-RUL-92)."""
    return g.seat_of(FREMEN_ALLY) == seat and desert_power_allowed(g)


# What a die can be used for.


def uses_of(g: Table, side: Side, face: Face) -> list[Option]:
    """The actions of a result that whoever decides for a side can take now."""
    return uses_by(g, g.seat_for(side), side, face)


def uses_by(g: Table, seat: int, side: Side, face: Face) -> list[Option]:
    """The actions of a result that a seat can take now, special actions of its own leaders included (WFA-LEAD-10, 12).

    On a shared side a leader obeys only whoever has the card (WFA-TEAM-34).
    """
    found: list[Option] = []
    if face == STRATEGY:
        if can_move(g, side, ANY_LEGION, NONE):
            found.append(MOVE)
        if can_attack(g, side, ANY_LEGION, NONE):
            found.append(ATTACK)
    elif face == LEADERSHIP:
        if can_move(g, side, WITH_LEADER, NONE):
            found.append(MOVE)
        if can_attack(g, side, WITH_LEADER, NONE):
            found.append(SURPRISE_ATTACK)
    elif face == DEPLOYMENT:
        if can_deploy(g, side):
            found.append(DEPLOY)
    elif face == MENTAT:
        for deck in open_decks(g, side):
            if deck_size(g, deck):
                found.append(DRAW)
                break
    elif side == HARKONNEN:
        if upgradable(g, side, REGULAR, ELITE):
            found.append(UPGRADE)
        if can_place_vehicles(g):
            found.append(PLACE_VEHICLES)
    leaders = specials(g, side, face)
    if g.shared(side):
        leaders = [leader for leader in leaders if g.seat_of(LEADERS[leader].power) == seat]
    found.extend([LEADER[leader] for leader in leaders])
    return found


def decides_house_as(g: Table, seat: int, face: Face) -> Seat:
    """Who decides all about a House die used as another result: the Fremen Ally if only that dashboard has it
    (WFA-TEAM-33)."""
    own = g.own_dashboards(seat)[0]
    return Seat(seat) if g.slots(own, face) else g.seat_of(FREMEN_ALLY)


def can_deploy(g: Table, side: Side) -> bool:
    """Whether a Deployment action could bring anything onto the board."""
    places = g.settled(side)
    if side == ATREIDES:
        if places and g.tokens.zones[TOKEN_POOL]:
            return True
    elif places and in_supply(g, side, REGULAR):
        return True
    return leader_can_come(g, side)


def begin_use(g: Table, side: Side, face: Face, use: Option) -> None:
    """What the rules do when a die of a result is used in one of its ways."""
    if use is MOVE:
        g.then(Do(move_legions, side, LEGIONS_MOVED, WITH_LEADER if face == LEADERSHIP else ANY_LEGION, NONE))
    elif use is ATTACK:
        g.then(Do(attack_with, side, ANY_LEGION, NONE, 0, 0))
    elif use is SURPRISE_ATTACK:
        g.then(Do(attack_with, side, WITH_LEADER, NONE, 1, 0))
    elif use is DEPLOY:
        g.then(Do(deploy_harkonnen, DEPLOYED_REGULARS, 0, 0) if side else Do(deploy_atreides))
    elif use is DRAW:
        g.then(Do(draw_planning, side, CARDS_DRAWN))
    elif use is UPGRADE:
        g.then(Do(upgrade_units, side, REGULAR, ELITE, UPGRADES))
    elif use is PLACE_VEHICLES:
        g.then(Do(place_vehicles, 0, 0, 0, VEHICLES_PLACED))
    elif use.kind == "leader":
        g.then(later("special_action", side, use.value))


# What questions of every turn are about, in words: made once.
_WHO: Final[tuple[Words, ...]] = tuple([{"who": word} for word in SIDE_WORDS])
_DIE: Final[tuple[Words, ...]] = tuple([{"die": word} for word in FACE_WORDS])


# The places of the answers. The third is the card that the die plays, or what the result is used for that a House die
# is taken as.
SPENT: Final = 0
USE: Final = 1
PLAYED: Final = 2
USE_AS: Final = 2


class Action(TurnForm):
    """What to do in an action turn: which die, for which of its actions or for a card; or Desert Power."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side = g.acting.side
        given = len(ask.answers)
        if given == SPENT:
            return Question("prompt-action", "WFA-ACT-11", self._dice(g, ask.seat, side), _WHO[side], self.free(g, ask))
        if ask.answers[SPENT] is DESERT_POWER:
            return None
        face = Face(ask.value(SPENT))
        args = _DIE[face]
        if given == USE:
            return Question("prompt-use-die", "WFA-ACT-14", self._uses(g, ask.seat, side, face), args)
        use = ask.answers[USE]
        if use is PLAY_CARD and given == PLAYED:
            return Question("prompt-play-card", "WFA-ACT-12", [CARD[kind] for kind in playable(g, ask.seat)], args)
        if use.kind == "die" and given == USE_AS and decides_house_as(g, ask.seat, Face(use.value)) == ask.seat:
            taken = uses_of(g, side, Face(use.value))
            return Question("prompt-use-die", "WFA-ACT-29", [*taken, NOTHING], _DIE[use.value])
        return None

    def _dice(self, g: Table, seat: int, side: Side) -> list[Option]:
        """The dice that can be spent, and Desert Power where it is allowed (WFA-ACT-11, 13, 20)."""
        faces = faces_of(g, seat)
        if side == HARKONNEN and g.forced_result in faces:
            faces = [Face(g.forced_result)]
        options = [DIE[face] for face in faces]
        if side == ATREIDES and has_desert_power(g, seat):
            options.append(DESERT_POWER)
        return options

    def _uses(self, g: Table, seat: int, side: Side, face: Face) -> list[Option]:
        """What a die can be spent on; its effects may be declined (WFA-ACT-19)."""
        found = uses_by(g, seat, side, face)
        if side == ATREIDES and face == HOUSE:
            for other in (LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT):
                if uses_by(g, decides_house_as(g, seat, other), side, other):
                    found.append(DIE[other])
        if any_playable(g, seat):
            found.append(PLAY_CARD)
        if g.seat_of(HOUSE_ATREIDES) == seat:
            found.extend(die_claims(g))
        found.append(NOTHING)
        return found

    def complete(self, g: Table, ask: Ask) -> None:
        side = g.acting.side
        if ask.answers[SPENT] is DESERT_POWER:
            g.tell("event-desert-power", who=g.who(side))
            g.then(Do(desert_power), Do(claims))
            return
        face = Face(ask.value(SPENT))
        spend_die(g, side, face)
        use = ask.answers[USE]
        if use is PLAY_CARD:
            g.then(later("play_card", side, ask.value(PLAYED)), Do(claims))
            return
        if use.kind == "prescience":
            g.then(Do(claim, use.value), Do(claims))
            return
        if use.kind == "die":
            face = Face(use.value)
            g.tell("event-house-as", who=g.who(side), die=FACE_WORDS[face])
            decider = decides_house_as(g, ask.seat, face)
            if decider != ask.seat:
                g.then(Do(give_turn, decider), Ask(USE_HOUSE, decider, face), Do(claims), Do(give_turn, ask.seat))
                return
            use = ask.answers[USE_AS]
        if use is NOTHING and g.telling:
            g.tell("event-effects-declined", who=g.who(side))
        g.then(CLAIMS)
        begin_use(g, side, face, use)


class UseHouse(TurnForm):
    """What a House die of the House Atreides player does as a result that only the Fremen Ally has (WFA-TEAM-33)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        face = Face(number(ask, 0))
        options = [*uses_by(g, ask.seat, ATREIDES, face), NOTHING]
        return Question("prompt-use-house", "WFA-TEAM-33", options, {"die": FACE_WORDS[face]}, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is NOTHING:
            g.tell("event-effects-declined", who=g.who(ATREIDES))
        begin_use(g, ATREIDES, Face(number(ask, 0)), ask.answers[0])


class CloseTurn(TurnForm):
    """Free actions can still be taken when the action is over (WFA-FREE-02); asked while any could be."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or not free_action_possible(g, ask.seat):
            return None
        return Question("prompt-close-turn", "WFA-FREE-02", [DONE], None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        """Nothing but the end of the turn."""


def spend_die(g: Table, side: Side, face: Face) -> None:
    """A die is chosen: it is no longer unused. A Bene Gesserit token of that result goes first (WFA-BG-04, 05)."""
    turn = g.acting
    for dashboard in g.own_dashboards(turn.seat):
        place = dashboard * 5 + face
        if g.sisters[place] or g.dice[place]:
            turn.dashboard = dashboard
            turn.face = face
            turn.sister = g.sisters[place] > 0
            if turn.sister:
                g.sisters = added(g.sisters, place, -1)
                g.tell("event-sister-chosen", who=g.who(side), die=FACE_WORDS[face])
            else:
                g.dice[place] -= 1
                if g.telling:
                    g.tell("event-die-chosen", who=g.who(side), die=FACE_WORDS[face])
            return


# Steps of every turn: a step never changes, so one of each will do.
TAKE_TURN: Final = Do(take_turn)
TURN_OF_ENEMY: Final[tuple[Do, ...]] = (Do(action_turn, HARKONNEN), Do(action_turn, ATREIDES))
END_TURN: Final = Do(end_turn)
CLAIMS: Final = Do(claims)
CLAIMS_AT_TURN_END: Final = Do(claims_at_turn_end)

ACTION: Final = Action("action")
CLOSE_TURN: Final = CloseTurn("close_turn")
WHO_ACTS: Final = WhoActs("who_acts")
USE_HOUSE: Final = UseHouse("use_house", FACE_NAMES)
BOOK.add(ACTION)
BOOK.add(CLOSE_TURN)
BOOK.add(WHO_ACTS)
BOOK.add(USE_HOUSE)
