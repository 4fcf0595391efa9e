"""The answer to every question that the rules ask."""

from collections.abc import Callable
from typing import Final

from sandtable.games.arrakis.movement import reachable, swept
from sandtable.games.arrakis.planet import ALL_CELLS, CELLS_IN_SECTOR, CELLS_OF, POLAR_SINK_CELL, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell
from sandtable.games.conquest.board import sand_territories
from sandtable.games.conquest.bot.outlook import HIGHEST_LEADER, Outlook, opponent_of
from sandtable.games.conquest.bot.prospect import Prospect
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK, POISON, PROJECTILE, SPICE_CARDS, SPICE_DECK
from sandtable.games.conquest.factions import (
    FORCE_REVIVAL_COST,
    FREE_REVIVAL,
    LEADER_FACTION,
    LEADER_STRENGTH,
    LONG_MOVE_RANGE,
    MOVE_RANGE,
    ROUNDS,
)
from sandtable.games.conquest.notation import (
    ACCEPT,
    COLLECT,
    DONE,
    EXCHANGE,
    KEEP,
    MUST_NOT,
    NOTHING,
    PASS,
    SEE_WEAPON,
    TRAITOR,
)
from sandtable.games.conquest.rules.groups import MOVE_FROM
from sandtable.games.conquest.rules.plans import draft
from sandtable.games.conquest.rules.resolution import lasgun_meets_shield, weapon_kills
from sandtable.games.conquest.state import Battle, Table
from sandtable.games.conquest.terms import (
    ADVANTAGE,
    DECK,
    HANDS,
    IN_TANKS,
    NO_KIND,
    NO_LEADER,
    READY,
    SIDES,
    BattleKind,
    LeaderIndex,
    Side,
    other,
)
from sandtable.games.conquest.terms import DISCARD as DISCARD_PILE
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import SEATS, Seat

# What a leader costs that is killed, for each point of strength.
LOST_LEADER: Final = 0.5
# What a shipment or a move must gain to be made, and a ride on a worm.
WORTH_THE_TROUBLE: Final = 0.5
WORTH_A_RIDE: Final = 1.0


# Preparation.


def _keep_traitor(g: Table, seat: Seat, options: list[Option]) -> Option:
    return max(options, key=lambda option: _traitor_value(g, seat, LeaderIndex(option.value)))


def _traitor_value(g: Table, seat: Seat, leader: LeaderIndex) -> int:
    return -1 if LEADER_FACTION[leader] in g.faction(seat).members else LEADER_STRENGTH[leader]


def _return_traitor(g: Table, seat: Seat, options: list[Option]) -> Option:
    return min(options, key=lambda option: _traitor_held(g, seat, LeaderIndex(option.value)))


def _traitor_held(g: Table, seat: Seat, leader: LeaderIndex) -> int:
    """Keep those who can be met soonest: leaders that live, of the opponent at hand if there is one."""
    value = _traitor_value(g, seat, leader)
    if value > 0 and g.battle is not None and LEADER_FACTION[leader] in g.faction(opponent_of(g, seat)).members:
        value += 3
    return value - 4 if g.leader_state[leader] == IN_TANKS else value


# Storm and worm.


def _storm_distance(g: Table, seat: Seat, options: list[Option]) -> Option:
    return max(options, key=lambda option: _storm_harm(g, seat, option.value))


def _storm_harm(g: Table, seat: Seat, steps: int) -> int:
    """Forces that others lose to the storm, less one's own twice."""
    harm = 0
    sand = sand_territories(g.covered)
    for sector in swept(g.storm, steps):
        for cell in CELLS_IN_SECTOR[sector]:
            if sand >> TERRITORY_OF[cell] & 1:
                for other in SEATS[g.seats]:
                    if not g.faction(other).storm_immune:
                        harm += g.forces[other][cell] * (-2 if other == seat else 1)
    return harm


def _weather(g: Table, seat: Seat, options: list[Option]) -> Option:
    harms = [_storm_harm(g, seat, steps) for steps in range(7)]
    return _play_if(options, max(harms) >= 5 or min(harms) <= -8)


def _thumper(g: Table, seat: Seat, options: list[Option]) -> Option:
    harm = 0
    for card in reversed(g.spice_cards.zones[DISCARD_PILE]):
        blows = SPICE_CARDS[SPICE_DECK[card]].blows
        if blows:
            for territory, _ in blows:
                for other in SEATS[g.seats]:
                    if not g.faction(other).worm_rider:
                        harm += g.forces_in(other, CELLS_OF[territory]) * (-2 if other == seat else 1)
            break
    return _play_if(options, harm >= 4)


def _play_if(options: list[Option], worth_it: bool) -> Option:
    """The card among the options if it is worth playing, otherwise the first answer, which lets it pass."""
    cards = [option for option in options if option.kind == "card"]
    return cards[0] if cards and worth_it else options[0]


def _ride(g: Table, seat: Seat, options: list[Option]) -> Option:
    ends = [option for option in options if option.kind == "cell"]
    prospect = Prospect(g, seat)
    best = max(ends, key=lambda option: prospect.gain(Cell(option.value), 5))
    return best if prospect.gain(Cell(best.value), 5) > WORTH_A_RIDE else PASS


def _most(g: Table, seat: Seat, options: list[Option]) -> Option:
    """The highest number, which stands first."""
    return options[0]


# Cards and revival.


def _buy(g: Table, seat: Seat, options: list[Option]) -> Option:
    """What is left over; in the last round spice is points."""
    wanted = 0 if g.round >= ROUNDS else max(0, (g.spice[seat] - 8) // 4)
    return options[min(wanted, len(options) - 1)]


def _barter(g: Table, seat: Seat, options: list[Option]) -> Option:
    hand = [BATTLE_CARDS[BATTLE_DECK[card]] for card in g.battle_cards.zones[HANDS[seat]]]
    return _play_if(options, len([card for card in hand if card.worthless]) >= 2)


def _barter_card(g: Table, seat: Seat, options: list[Option]) -> Option:
    useless = [option for option in options if option.kind == "card" and BATTLE_CARDS[option.value].worthless]
    return useless[0] if useless else DONE


def _revive_forces(g: Table, seat: Seat, options: list[Option]) -> Option:
    if options[-1].kind == "card" and (g.tanks[seat] >= 4 or len(g.own_leaders(seat, READY)) <= 2):
        return options[-1]
    spare = g.spice[seat] - 8 if g.reserve[seat] < 8 and g.round < ROUNDS else 0
    wanted = min(g.tanks[seat], FREE_REVIVAL + max(0, spare) // FORCE_REVIVAL_COST)
    numbers = [option for option in options if option.kind == "number" and option.value <= wanted]
    return max(numbers, key=lambda option: option.value)


def _revive_leader(g: Table, seat: Seat, options: list[Option]) -> Option:
    ready = len(g.own_leaders(seat, READY))
    leaders = [option for option in options if option.kind == "leader"]
    best = max(leaders, key=lambda option: _leader_value(g, seat, LeaderIndex(option.value)))
    if g.round >= ROUNDS:
        return DONE if ready else best
    rich = g.spice[seat] - LEADER_STRENGTH[best.value] >= 9
    return best if ready <= 1 or (ready <= 3 and rich) else DONE


def _leader_value(g: Table, seat: Seat, leader: LeaderIndex) -> int:
    """The stronger the better; but whoever was shown to be a traitor had better stay where they are."""
    return LEADER_STRENGTH[leader] - (HIGHEST_LEADER if _exposed(g, seat, leader) else 0)


def _exposed(g: Table, seat: Seat, leader: LeaderIndex) -> bool:
    """Whether somebody has shown this leader's traitor card, and may hold it still: it cannot be in the deck."""
    cards = g.traitor_cards
    if cards.possibly(seat, DECK) >> leader & 1:
        return False
    return any([cards.possibly(seat, HANDS[other]) >> leader & 1 for other in SEATS[g.seats] if other != seat])


def _ghola(g: Table, seat: Seat, options: list[Option]) -> Option:
    leaders = [option for option in options if option.kind == "leader"]
    if leaders and len(g.own_leaders(seat, READY)) <= 3:
        return max(leaders, key=lambda option: _leader_value(g, seat, LeaderIndex(option.value)))
    numbers = [option for option in options if option.kind == "number"]
    return numbers[0] if numbers else options[0]


# Shipping and movement.


def _ship(g: Table, seat: Seat, options: list[Option]) -> Option:
    if options[-1].kind == "card" and g.reserve[seat] >= 4:
        return options[-1]
    prospect = Prospect(g, seat)
    goals = prospect.goals()
    best, worth = PASS, WORTH_THE_TROUBLE
    for option in options:
        if option.kind == "cell" and option.value in goals:
            value = _best_shipment(prospect, Cell(option.value))[1]
            if value > worth:
                best, worth = option, value
    return best


def _best_shipment(prospect: Prospect, cell: Cell) -> tuple[int, float]:
    """How many to ship there, and what it gains beyond its price."""
    g, seat = prospect.g, prospect.seat
    assert g.turn is not None
    free = g.turn.free_ships
    most = min(g.reserve[seat], g.spice[seat] + free)
    best, worth = 0, 0.0
    for count in range(1, most + 1):
        price = max(0, count - free)
        value = prospect.gain(cell, count) - prospect.shipped * price
        # What lands in a stronghold can go on to another one at once.
        if TERRITORY_OF[cell] in prospect.strongholds:
            value += 0.8 * _onward(prospect, cell, count)
        if value > worth:
            best, worth = count, value
    return best, worth


def _onward(prospect: Prospect, cell: Cell, count: int) -> float:
    """What a part of a landing gains by moving on to another goal."""
    if count < 7:
        return 0.0
    g, seat = prospect.g, prospect.seat
    ends = reachable(cell, g.storm, MOVE_RANGE, g.full_strongholds(seat))
    return max([0.0] + [prospect.gain(goal, count - 4) for goal in prospect.goals() if goal in ends]) - 2.0


def _ship_count(g: Table, seat: Seat, options: list[Option]) -> Option:
    wanted = _wanted_shipment(g, seat)
    return min(options, key=lambda option: abs(option.value - wanted))


def _wanted_shipment(g: Table, seat: Seat) -> int:
    return max(1, _best_shipment(Prospect(g, seat), _answered_cell(g, seat))[0])


def _answered_cell(g: Table, seat: Seat) -> Cell:
    """The cell named last in the form that the seat is filling in."""
    ask = g.form_of(seat)
    assert ask is not None
    return Cell([answer.value for answer in ask.answers if answer.kind == "cell"][-1])


def _bring(g: Table, seat: Seat, options: list[Option]) -> Option:
    return options[-1] if options[-1].kind == "card" and g.reserve[seat] >= 7 else options[0]


def _move(g: Table, seat: Seat, options: list[Option]) -> Option:
    """The territory whose best move gains most."""
    prospect = Prospect(g, seat)
    best, worth = PASS, WORTH_THE_TROUBLE
    for option in options:
        if option.kind == "territory":
            for cell in CELLS_OF[option.value]:
                value = _best_move(prospect, cell)[2]
                if value > worth:
                    best, worth = option, value
    if best is PASS and options[-1].kind == "card" and g.forces[seat][POLAR_SINK_CELL] >= 4:
        return options[-1]
    return best


def _best_move(prospect: Prospect, start: Cell) -> tuple[Cell, int, float]:
    """Where to go from a cell, with how many, and what it gains."""
    g, seat = prospect.g, prospect.seat
    turn = g.turn
    assert turn is not None
    here = g.forces[seat][start] - (turn.moved if start == turn.moved_to else 0)
    found = (start, 0, 0.0)
    if here <= 0:
        return found
    limit = LONG_MOVE_RANGE if turn.long_way or (turn.desert and turn.groups == 2) else MOVE_RANGE
    ends = reachable(start, g.storm, limit, g.full_strongholds(seat))
    left = g.forces_in(seat, CELLS_OF[TERRITORY_OF[start]])
    standing = prospect.value(start, left)
    for goal in prospect.goals():
        if goal in ends:
            for count in range(1, here + 1):
                value = prospect.gain(goal, count) + prospect.value(start, left - count) - standing
                if value > found[2] + 0.05:
                    found = (goal, count, value)
    return found


def _move_to(g: Table, seat: Seat, options: list[Option]) -> Option:
    ask = g.form_of(seat)
    assert ask is not None
    prospect = Prospect(g, seat)
    moves = [_best_move(prospect, cell) for cell in CELLS_OF[ask.value(MOVE_FROM)]]
    goal = max(moves, key=lambda move: move[2])[0]
    fitting = [option for option in options if option.value == goal]
    return fitting[0] if fitting else options[0]


def _move_count(g: Table, seat: Seat, options: list[Option]) -> Option:
    ask = g.form_of(seat)
    assert ask is not None
    cells = CELLS_OF[ask.value(MOVE_FROM)]
    if len(cells) > 1:
        return options[0]
    wanted = _best_move(Prospect(g, seat), cells[0])[1]
    return min(options, key=lambda option: abs(option.value - wanted))


def _another_move(g: Table, seat: Seat, options: list[Option]) -> Option:
    prospect = Prospect(g, seat)
    standing = [cell for cell in ALL_CELLS if g.forces[seat][cell]]
    return _play_if(options, any([_best_move(prospect, cell)[2] > 4 for cell in standing]))


# Battle.


def _spy(g: Table, seat: Seat, options: list[Option]) -> Option:
    """Worth it before an own battle, as long as there is something left to see."""
    if seat not in g.fight.seats:
        return options[0]
    hand = HANDS[opponent_of(g, seat)]
    return _play_if(options, len(g.battle_cards.known(seat, hand)) < len(g.battle_cards.zones[hand]))


def _spy_on(g: Table, seat: Seat, options: list[Option]) -> Option:
    if seat not in g.fight.seats:
        return options[0]
    target = g.factions[opponent_of(g, seat)]
    return next(option for option in options if option.value == target)


def _voice(g: Table, seat: Seat, options: list[Option]) -> Option:
    """Forbid the type of weapon that one's own defences cannot stop."""
    defences = 0
    for card in g.battle_cards.zones[HANDS[seat]]:
        defences |= BATTLE_CARDS[BATTLE_DECK[card]].defence
    forbidden = PROJECTILE if defences & POISON and not defences & PROJECTILE else POISON
    return next(option for option in MUST_NOT if option.value == forbidden)


def _plan_leader(g: Table, seat: Seat, options: list[Option]) -> Option:
    return max(options, key=_leader_worth(g, seat))


def _leader_worth(g: Table, seat: Seat) -> Callable[[Option], float]:
    """Whoever can be expected to bring most: strong, hardly bought, and not to be lost for nothing."""
    outlook = Outlook(g, seat)
    hand = [BATTLE_DECK[card] for card in g.battle_cards.zones[HANDS[seat]]]
    kinds = [kind for kind in hand if BATTLE_CARDS[kind].defence]
    dies = min([outlook.dies(kind) for kind in [NO_KIND, *kinds]])
    kills = max([outlook.kills(kind) for kind in [NO_KIND, *hand]])
    chances = outlook.chances(kills)

    def worth(option: Option) -> float:
        strength = LEADER_STRENGTH[option.value]
        betrayed = outlook.betrays(LeaderIndex(option.value))
        value = (1.0 - betrayed) * outlook.best_dial(strength, dies, chances)[1]
        return value - LOST_LEADER * strength * (dies + (1.0 - dies) * betrayed)

    return worth


def _plan_weapon(g: Table, seat: Seat, options: list[Option]) -> Option:
    return max(options, key=_weapon_worth(g, seat))


def _weapon_worth(g: Table, seat: Seat) -> Callable[[Option], float]:
    """The weapon that kills most often; else what is of no use elsewhere."""
    outlook = Outlook(g, seat)

    def worth(option: Option) -> float:
        if option is NOTHING:
            return 0.0
        card = BATTLE_CARDS[option.value]
        return 0.1 if card.worthless else outlook.kills(BattleKind(option.value))

    return worth


def _plan_defence(g: Table, seat: Seat, options: list[Option]) -> Option:
    return max(options, key=_defence_worth(g, seat))


def _defence_worth(g: Table, seat: Seat) -> Callable[[Option], float]:
    """What saves the leader most often; else what is of no use elsewhere."""
    outlook = Outlook(g, seat)
    ask = g.form_of(seat)
    assert ask is not None
    weapon = draft(ask).weapon
    lasgun = weapon is not None and weapon.value >= 0 and BATTLE_CARDS[weapon.value].lasgun

    def worth(option: Option) -> float:
        if option is NOTHING:
            return -outlook.dies(NO_KIND)
        card = BATTLE_CARDS[option.value]
        if card.shield and lasgun:
            return -9.0
        # A defence that saves nobody is better kept in hand than shown.
        return 0.01 * (1 if card.worthless else -1) - outlook.dies(BattleKind(option.value))

    return worth


def _plan_dial(g: Table, seat: Seat, options: list[Option]) -> Option:
    wanted = _wanted_dial(g, seat)
    return min(options, key=lambda option: abs(option.value - wanted))


def _wanted_dial(g: Table, seat: Seat) -> int:
    """The number that promises most: to win, and to have somebody left who holds the place."""
    outlook = Outlook(g, seat)
    ask = g.form_of(seat)
    assert ask is not None
    plan = draft(ask)
    if plan.leader is None or plan.weapon is None or plan.defence is None:
        return outlook.best_dial(0, 0.0, outlook.chances(0.0))[0]
    chances = outlook.chances(outlook.kills(BattleKind(plan.weapon.value)))
    dies = outlook.dies(BattleKind(plan.defence.value))
    return outlook.best_dial(LEADER_STRENGTH[plan.leader.value], dies, chances)[0]


def _respond(g: Table, seat: Seat, options: list[Option]) -> Option:
    if TRAITOR in options:
        return TRAITOR
    battle = g.fight
    side = g.side_of(seat)
    if lasgun_meets_shield(battle):
        return PASS
    killed = [_dies(battle, one) for one in SIDES]
    ahead = _lead(battle, side, killed)
    for option in options:
        if option.name == "counter_attack" and ahead < 0 <= ahead + 4:
            return option
        if option.name == "prana_bindu" and killed[side] and not battle.saved[side]:
            return option
        if option.name == "poison_tooth" and ahead < 0 <= _lead(battle, side, [True, True]):
            return option
    return PASS


def _dies(battle: Battle, side: Side) -> bool:
    return battle.poison_tooth or (weapon_kills(battle, side) and not battle.saved[side])


def _lead(battle: Battle, side: Side, killed: list[bool]) -> int:
    """By how much the side leads; 0 or more wins, advantage counted."""
    totals: list[int] = []
    for one in SIDES:
        leader = battle.leader[one]
        alive = leader != NO_LEADER and not killed[one]
        totals.append(battle.dial[one] + battle.bonus[one] + (LEADER_STRENGTH[leader] if alive else 0))
    return totals[side] - totals[other(side)] - (0 if side == ADVANTAGE else 1)


def _call_in_return(g: Table, seat: Seat, options: list[Option]) -> Option:
    return options[-1]


def _keep_card(g: Table, seat: Seat, options: list[Option]) -> Option:
    return KEEP


def _exchange(g: Table, seat: Seat, options: list[Option]) -> Option:
    return EXCHANGE


def _harvest(g: Table, seat: Seat, options: list[Option]) -> Option:
    return options[1] if options[1].kind == "card" else COLLECT


Advice = Callable[[Table, Seat, list[Option]], Option]

ADVICE: Final[dict[str, Advice]] = {
    "prompt-keep-traitor": _keep_traitor,
    "prompt-weather-control": _weather,
    "prompt-storm-distance": _storm_distance,
    "prompt-thumper": _thumper,
    "prompt-ride": _ride,
    "prompt-ride-count": _most,
    "prompt-barter": _barter,
    "prompt-barter-card": _barter_card,
    "prompt-buy": _buy,
    "prompt-revive-forces": _revive_forces,
    "prompt-revive-leader": _revive_leader,
    "prompt-ghola": _ghola,
    "prompt-ship": _ship,
    "prompt-ship-count": _ship_count,
    "prompt-bring": _bring,
    "prompt-move": _move,
    "prompt-move-to": _move_to,
    "prompt-move-count": _move_count,
    "prompt-another-move": _another_move,
    "prompt-exchange": _exchange,
    "prompt-return-traitor": _return_traitor,
    "prompt-spy": _spy,
    "prompt-spy-on": _spy_on,
    "prompt-voice": _voice,
    "prompt-prescience": lambda g, seat, options: SEE_WEAPON,
    "prompt-plan-leader": _plan_leader,
    "prompt-plan-weapon": _plan_weapon,
    "prompt-plan-defence": _plan_defence,
    "prompt-plan-dial": _plan_dial,
    "prompt-respond": _respond,
    "prompt-answer-call": _call_in_return,
    "prompt-withdraw": _call_in_return,
    "prompt-withdraw-count": _most,
    "prompt-keep-card": _keep_card,
    "prompt-harvest": _harvest,
    "prompt-charity": lambda g, seat, options: ACCEPT,
}
