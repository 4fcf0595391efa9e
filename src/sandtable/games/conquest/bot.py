"""What a sensible player would do in Conquest: hold three strongholds, harvest on the way, fight with the odds.

It reads its own hand and what lies open, never what others hide, so its choice is the same in every state that the
seat cannot tell from the real one. It does not guess by chance: the same table gives the same answer.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.arrakis.movement import reachable, swept
from sandtable.games.arrakis.planet import CELLS_IN_SECTOR, CELLS_OF, POLAR_SINK_CELL, TERRITORY_OF
from sandtable.games.conquest.board import open_strongholds, sand_territories
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK, POISON, PROJECTILE, SPICE_CARDS, SPICE_DECK
from sandtable.games.conquest.factions import (
    FORCE_REVIVAL_COST,
    FREE_REVIVAL,
    HARVEST_PER_FORCE,
    LEADER_FACTION,
    LEADER_STRENGTH,
    STRONGHOLD_WIN_FROM_ROUND,
    STRONGHOLDS_TO_WIN,
)
from sandtable.games.conquest.notation import (
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
from sandtable.games.conquest.rules.resolution import lasgun_meets_shield, weapon_kills
from sandtable.games.conquest.state import DISCARD as DISCARD_PILE
from sandtable.games.conquest.state import HAND, IN_TANKS, NOWHERE, READY, Battle, Table
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State

# What things are worth, in spice.
STRONGHOLD: Final = 12.0
GARRISON: Final = 0.9
ENOUGH_GARRISON: Final = 6
SPICE_AHEAD: Final = 0.8
SHIPPED_FORCE: Final = 0.55
# A stronghold that decides the game is worth so much more.
DECISIVE: Final = 10.0
# With so many forces fewer than the opponent a battle is lost, short of a traitor.
LOST_CAUSE: Final = 5


def choose(state: State, seat: int) -> Option:
    """The answer to the question before the seat."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    options = state.options(seat)
    assert prompt is not None
    if len(options) == 1:
        return options[0]
    advise = ADVICE.get(prompt.message)
    return options[0] if advise is None else advise(state, seat, options)


# The worth of places.


def _place_value(g: Table, seat: int, cell: int, mine: int) -> float:
    """What it is worth to stand in a cell with so many forces when the round ends."""
    if mine <= 0:
        return 0.0
    territory = TERRITORY_OF[cell]
    foes = _strongest_foe(g, seat, territory)
    chance = _odds(mine, foes)
    value = 0.0
    if territory in open_strongholds(g.covered):
        value += STRONGHOLD * chance + GARRISON * min(mine, ENOUGH_GARRISON)
        if g.round >= STRONGHOLD_WIN_FROM_ROUND:
            value += (4.0 + _stakes(g, seat, territory)) * chance
    if g.ground_spice[cell]:
        value += SPICE_AHEAD * chance * min(g.ground_spice[cell], HARVEST_PER_FORCE * mine)
    return value - 0.3 * mine * (1.0 if foes else 0.0)


def _stakes(g: Table, seat: int, territory: int) -> float:
    """What more a stronghold is worth when the round may end the game: it may be the last one that somebody needs."""
    held = [0] * g.seats
    for place in open_strongholds(g.covered):
        for one in range(g.seats):
            if g.forces_in(one, CELLS_OF[place]):
                held[one] += 1
    mine = held[seat] + (0 if g.forces_in(seat, CELLS_OF[territory]) else 1)
    stakes = DECISIVE if mine >= STRONGHOLDS_TO_WIN else 0.0
    for one in range(g.seats):
        if one != seat and held[one] >= STRONGHOLDS_TO_WIN and g.forces_in(one, CELLS_OF[territory]):
            stakes += DECISIVE
    return stakes


def _strongest_foe(g: Table, seat: int, territory: int) -> int:
    return max([g.forces_in(other, CELLS_OF[territory]) for other in range(g.seats) if other != seat])


def _odds(mine: int, foes: int) -> float:
    """A guess at the chance to win with so many forces against so many."""
    if not foes:
        return 1.0
    return min(0.95, max(0.02, 0.5 + 0.11 * (mine - foes)))


def _gain(g: Table, seat: int, cell: int, more: int) -> float:
    mine = g.forces_in(seat, CELLS_OF[TERRITORY_OF[cell]])
    return _place_value(g, seat, cell, mine + more) - _place_value(g, seat, cell, mine)


def _goals(g: Table) -> list[int]:
    """The cells worth standing in: strongholds, and sectors with spice."""
    cells = [CELLS_OF[territory][0] for territory in open_strongholds(g.covered)]
    return cells + [cell for cell, spice in enumerate(g.ground_spice) if spice]


# Preparation.


def _keep_traitor(g: Table, seat: int, options: list[Option]) -> Option:
    return max(options, key=lambda option: _traitor_value(g, seat, option.value))


def _traitor_value(g: Table, seat: int, leader: int) -> int:
    return -1 if LEADER_FACTION[leader] in g.faction(seat).members else LEADER_STRENGTH[leader]


def _return_traitor(g: Table, seat: int, options: list[Option]) -> Option:
    """Keep those who can be met soonest: leaders that live, of the opponent at hand if there is one."""
    foes = g.faction(_opponent(g, seat)).members if g.battle is not None else ()

    def worth(leader: int) -> int:
        value = _traitor_value(g, seat, leader)
        if value > 0 and LEADER_FACTION[leader] in foes:
            value += 3
        return value - 4 if g.leader_state[leader] == IN_TANKS else value

    return min(options, key=lambda option: worth(option.value))


# Storm and worm.


def _storm_distance(g: Table, seat: int, options: list[Option]) -> Option:
    return max(options, key=lambda option: _storm_harm(g, seat, option.value))


def _storm_harm(g: Table, seat: int, steps: int) -> int:
    """Forces that others lose to the storm, less one's own twice."""
    harm = 0
    sand = sand_territories(g.covered)
    for sector in swept(g.storm, steps):
        for cell in CELLS_IN_SECTOR[sector]:
            if sand >> TERRITORY_OF[cell] & 1:
                for other in range(g.seats):
                    if not g.faction(other).storm_immune:
                        harm += g.forces[other][cell] * (-2 if other == seat else 1)
    return harm


def _weather(g: Table, seat: int, options: list[Option]) -> Option:
    harms = [_storm_harm(g, seat, steps) for steps in range(7)]
    return _play_if(options, max(harms) >= 5 or min(harms) <= -8)


def _thumper(g: Table, seat: int, options: list[Option]) -> Option:
    harm = 0
    for card in reversed(g.spice_cards.zones[DISCARD_PILE]):
        blows = SPICE_CARDS[SPICE_DECK[card]].blows
        if blows:
            for territory, _ in blows:
                for other in range(g.seats):
                    if not g.faction(other).worm_rider:
                        harm += g.forces_in(other, CELLS_OF[territory]) * (-2 if other == seat else 1)
            break
    return _play_if(options, harm >= 4)


def _play_if(options: list[Option], worth_it: bool) -> Option:
    """The card among the options if it is worth playing, otherwise the first answer, which lets it pass."""
    cards = [option for option in options if option.kind == "card"]
    return cards[0] if cards and worth_it else options[0]


def _ride(g: Table, seat: int, options: list[Option]) -> Option:
    ends = [option for option in options if option.kind == "cell"]
    best = max(ends, key=lambda option: _gain(g, seat, option.value, 5))
    return best if _gain(g, seat, best.value, 5) > 1 else PASS


# Cards and revival.


def _buy(g: Table, seat: int, options: list[Option]) -> Option:
    wanted = max(0, (g.spice[seat] - 8) // 4)
    return options[min(wanted, len(options) - 1)]


def _barter(g: Table, seat: int, options: list[Option]) -> Option:
    hand = [BATTLE_CARDS[BATTLE_DECK[card]] for card in g.battle_cards.zones[HAND + seat]]
    return _play_if(options, len([card for card in hand if card.worthless]) >= 2)


def _barter_card(g: Table, seat: int, options: list[Option]) -> Option:
    useless = [option for option in options if option.kind == "card" and BATTLE_CARDS[option.value].worthless]
    return useless[0] if useless else DONE


def _revive_forces(g: Table, seat: int, options: list[Option]) -> Option:
    if options[-1].kind == "card" and (g.tanks[seat] >= 4 or len(g.own_leaders(seat, READY)) <= 2):
        return options[-1]
    spare = g.spice[seat] - 8 if g.reserve[seat] < 8 else 0
    wanted = min(g.tanks[seat], FREE_REVIVAL + max(0, spare) // FORCE_REVIVAL_COST)
    numbers = [option for option in options if option.kind == "number" and option.value <= wanted]
    return max(numbers, key=lambda option: option.value)


def _revive_leader(g: Table, seat: int, options: list[Option]) -> Option:
    ready = len(g.own_leaders(seat, READY))
    leaders = [option for option in options if option.kind == "leader"]
    best = max(leaders, key=lambda option: LEADER_STRENGTH[option.value])
    rich = g.spice[seat] - LEADER_STRENGTH[best.value] >= 9
    return best if ready <= 1 or (ready <= 3 and rich) else DONE


def _ghola(g: Table, seat: int, options: list[Option]) -> Option:
    leaders = [option for option in options if option.kind == "leader"]
    if leaders and len(g.own_leaders(seat, READY)) <= 3:
        return max(leaders, key=lambda option: LEADER_STRENGTH[option.value])
    numbers = [option for option in options if option.kind == "number"]
    return numbers[0] if numbers else options[0]


# Shipping and movement.


def _ship(g: Table, seat: int, options: list[Option]) -> Option:
    if options[-1].kind == "card" and g.reserve[seat] >= 4:
        return options[-1]
    goals = _goals(g)
    best, worth = PASS, 0.5
    for option in options:
        if option.kind == "cell" and option.value in goals:
            value = _best_shipment(g, seat, option.value)[1]
            if value > worth:
                best, worth = option, value
    return best


def _best_shipment(g: Table, seat: int, cell: int) -> tuple[int, float]:
    """How many to ship there, and what it gains beyond its price."""
    assert g.turn is not None
    free = g.turn.free_ships
    most = min(g.reserve[seat], g.spice[seat] + free)
    best, worth = 0, 0.0
    for count in range(1, most + 1):
        price = max(0, count - free)
        value = _gain(g, seat, cell, count) - SHIPPED_FORCE * price
        # What lands in a stronghold can go on to another one at once.
        if TERRITORY_OF[cell] in open_strongholds(g.covered):
            value += 0.8 * _onward(g, seat, cell, count)
        if value > worth:
            best, worth = count, value
    return best, worth


def _onward(g: Table, seat: int, cell: int, count: int) -> float:
    """What a part of a landing gains by moving on to another goal."""
    if count < 7:
        return 0.0
    closed = g.full_strongholds(seat)
    ends = reachable(cell, g.storm, 3, closed)
    return max([0.0] + [_gain(g, seat, goal, count - 4) for goal in _goals(g) if goal in ends]) - 2.0


def _ship_count(g: Table, seat: int, options: list[Option]) -> Option:
    cell = _answered_cell(g, seat)
    wanted = max(1, _best_shipment(g, seat, cell)[0])
    return min(options, key=lambda option: abs(option.value - wanted))


def _answered_cell(g: Table, seat: int) -> int:
    """The cell named last in the form that the seat is filling in."""
    ask = g.form_of(seat)
    assert ask is not None
    return [answer.value for answer in ask.answers if answer.kind == "cell"][-1]


def _bring(g: Table, seat: int, options: list[Option]) -> Option:
    return options[-1] if options[-1].kind == "card" and g.reserve[seat] >= 7 else options[0]


def _move(g: Table, seat: int, options: list[Option]) -> Option:
    """The territory whose best move gains most."""
    best, worth = PASS, 0.5
    for option in options:
        if option.kind == "territory":
            for cell in CELLS_OF[option.value]:
                value = _best_move(g, seat, cell)[2]
                if value > worth:
                    best, worth = option, value
    if best is PASS and options[-1].kind == "card" and g.forces[seat][POLAR_SINK_CELL] >= 4:
        return options[-1]
    return best


def _best_move(g: Table, seat: int, start: int) -> tuple[int, int, float]:
    """Where to go from a cell, with how many, and what it gains."""
    turn = g.turn
    assert turn is not None
    here = g.forces[seat][start] - (turn.moved if start == turn.moved_to else 0)
    found = (start, 0, 0.0)
    if here <= 0:
        return found
    limit = 6 if turn.long_way or (turn.desert and turn.groups == 2) else 3
    ends = reachable(start, g.storm, limit, g.full_strongholds(seat))
    left = g.forces_in(seat, CELLS_OF[TERRITORY_OF[start]])
    for goal in _goals(g):
        if goal in ends:
            for count in range(1, here + 1):
                stays = _place_value(g, seat, start, left) - _place_value(g, seat, start, left - count)
                value = _gain(g, seat, goal, count) - stays
                if value > found[2] + 0.05:
                    found = (goal, count, value)
    return found


def _move_to(g: Table, seat: int, options: list[Option]) -> Option:
    ask = g.form_of(seat)
    assert ask is not None
    moves = [_best_move(g, seat, cell) for cell in CELLS_OF[ask.value(0)]]
    goal = max(moves, key=lambda move: move[2])[0]
    fitting = [option for option in options if option.value == goal]
    return fitting[0] if fitting else options[0]


def _move_count(g: Table, seat: int, options: list[Option]) -> Option:
    ask = g.form_of(seat)
    assert ask is not None
    cells = CELLS_OF[ask.value(0)]
    if len(cells) > 1:
        return options[0]
    wanted = _best_move(g, seat, cells[0])[1]
    return min(options, key=lambda option: abs(option.value - wanted))


def _another_move(g: Table, seat: int, options: list[Option]) -> Option:
    turn = g.turn
    assert turn is not None
    standing = [cell for cell, count in enumerate(g.forces[seat]) if count]
    return _play_if(options, any([_best_move(g, seat, cell)[2] > 4 for cell in standing]))


# Battle.


def _opponent(g: Table, seat: int) -> int:
    battle = g.fight
    return battle.seats[1 - g.side_of(seat)]


def _spy(g: Table, seat: int, options: list[Option]) -> Option:
    """Worth it before an own battle, as long as there is something left to see."""
    if seat not in g.fight.seats:
        return options[0]
    hand = HAND + _opponent(g, seat)
    return _play_if(options, len(g.battle_cards.known(seat, hand)) < len(g.battle_cards.zones[hand]))


def _spy_on(g: Table, seat: int, options: list[Option]) -> Option:
    if seat not in g.fight.seats:
        return options[0]
    target = g.factions[_opponent(g, seat)]
    return next(option for option in options if option.value == target)


def _voice(g: Table, seat: int, options: list[Option]) -> Option:
    """Forbid the type of weapon that one's own defences cannot stop."""
    defences = 0
    for card in g.battle_cards.zones[HAND + seat]:
        defences |= BATTLE_CARDS[BATTLE_DECK[card]].defence
    forbidden = PROJECTILE if defences & POISON and not defences & PROJECTILE else POISON
    return next(option for option in MUST_NOT if option.value == forbidden)


def _plan_leader(g: Table, seat: int, options: list[Option]) -> Option:
    """The strongest, unless the battle is lost anyway; never a known traitor, if there is anybody else."""
    battle = g.fight
    foe = _opponent(g, seat)
    bought = g.traitor_cards.known(seat, HAND + foe)
    loyal = [option for option in options if option.value not in bought] or options
    order = sorted(loyal, key=lambda option: LEADER_STRENGTH[option.value])
    behind = g.forces_in(foe, battle.cells) - g.forces_in(seat, battle.cells)
    return order[0] if behind >= LOST_CAUSE else order[-1]


def _seen_weapon(g: Table, seat: int) -> tuple[bool, int]:
    """Whether the opponent's weapon was seen, and the defence (bits) that stops it."""
    view = g.view(seat)["battle"]
    for plan in view["plans"]:
        if plan["seat"] != seat and plan["state"] == "made" and "weapon" in plan:
            if plan["weapon"] is None:
                return True, 0
            card = next(card for card in BATTLE_CARDS if card.id == plan["weapon"])
            if not card.weapon:
                return True, 0
            modes = {"projectile": PROJECTILE, "poison": POISON}
            return True, modes.get(str(plan.get("mode")), card.blocked_by)
    return False, 0


def _plan_weapon(g: Table, seat: int, options: list[Option]) -> Option:
    def worth(option: Option) -> int:
        if option is NOTHING:
            return 0
        card = BATTLE_CARDS[option.value]
        if card.lasgun:
            return 2
        return 4 if card.weapon == POISON else 3 if card.weapon else 1

    return max(options, key=worth)


def _plan_defence(g: Table, seat: int, options: list[Option]) -> Option:
    seen, needed = _seen_weapon(g, seat)
    ask = g.form_of(seat)
    assert ask is not None
    lasgun = ask.value(1) >= 0 and BATTLE_CARDS[ask.value(1)].lasgun

    def worth(option: Option) -> int:
        if option is NOTHING:
            return 1
        card = BATTLE_CARDS[option.value]
        if card.shield and lasgun:
            return -9
        if seen:
            return 5 if card.defence & needed else 2 if card.worthless else 0
        return 4 if card.defence == PROJECTILE else 3 if card.defence else 2

    return max(options, key=worth)


def _plan_dial(g: Table, seat: int, options: list[Option]) -> Option:
    """Enough to win against a middling plan, all where it is close, little where it is lost."""
    battle = g.fight
    foe = _opponent(g, seat)
    mine = g.forces_in(seat, battle.cells)
    foes = g.forces_in(foe, battle.cells)
    leader = _sent_leader(g, seat)
    theirs = _best_leader(g, foe)
    worst = foes + theirs + (0 if battle.seats[0] == seat else 1)
    likely = _likely(foes, theirs)
    if _hopeless(g, seat):
        return min(options, key=lambda option: option.value)
    # Should both leaders die, the number alone decides.
    bare = min(mine, round(0.7 * foes) + (0 if battle.seats[0] == seat else 1))
    wanted = max(bare, min(worst - leader, round(likely - 0.5 * leader + 1)))
    return min(options, key=lambda option: abs(option.value - max(0, wanted)))


def _sent_leader(g: Table, seat: int) -> int:
    """The strength of the leader in the plan that the seat is making."""
    ask = g.form_of(seat)
    assert ask is not None
    return LEADER_STRENGTH[ask.value(0)] if ask.answers and ask.answers[0].kind == "leader" else 0


def _best_leader(g: Table, foe: int) -> int:
    return max([LEADER_STRENGTH[one] for one in g.own_leaders(foe, READY)] or [0]) if not g.secret_leaders else 5


def _likely(foes: int, theirs: int) -> float:
    """What a middling plan of the opponent comes to."""
    return 0.7 * foes + 0.7 * theirs + 1


def _hopeless(g: Table, seat: int) -> bool:
    """Whether even all forces would hardly do."""
    cells, foe = g.fight.cells, _opponent(g, seat)
    likely = _likely(g.forces_in(foe, cells), _best_leader(g, foe))
    return _sent_leader(g, seat) + g.forces_in(seat, cells) < 0.5 * likely


def _respond(g: Table, seat: int, options: list[Option]) -> Option:
    if TRAITOR in options:
        return TRAITOR
    battle = g.fight
    side = g.side_of(seat)
    if lasgun_meets_shield(battle):
        return PASS
    killed = [_dies(battle, one) for one in range(2)]
    ahead = _lead(battle, side, killed)
    for option in options:
        if option.name == "counter_attack" and ahead < 0 <= ahead + 4:
            return option
        if option.name == "prana_bindu" and killed[side] and not battle.saved[side]:
            return option
        if option.name == "poison_tooth" and ahead < 0 <= _lead(battle, side, [True, True]):
            return option
    return PASS


def _dies(battle: Battle, side: int) -> bool:
    return battle.poison_tooth or (weapon_kills(battle, side) and not battle.saved[side])


def _lead(battle: Battle, side: int, killed: list[bool]) -> int:
    """By how much the side leads; 0 or more wins, advantage counted."""
    totals: list[int] = []
    for one in range(2):
        leader = battle.leader[one]
        alive = leader != NOWHERE and not killed[one]
        totals.append(battle.dial[one] + battle.bonus[one] + (LEADER_STRENGTH[leader] if alive else 0))
    return totals[side] - totals[1 - side] - (0 if side == 0 else 1)


def _call_in_return(g: Table, seat: int, options: list[Option]) -> Option:
    return options[-1]


def _keep_card(g: Table, seat: int, options: list[Option]) -> Option:
    return KEEP


def _exchange(g: Table, seat: int, options: list[Option]) -> Option:
    return EXCHANGE


def _harvest(g: Table, seat: int, options: list[Option]) -> Option:
    return options[1] if options[1].kind == "card" else COLLECT


Advice = Callable[[Table, int, list[Option]], Option]

ADVICE: Final[dict[str, Advice]] = {
    "prompt-keep-traitor": _keep_traitor,
    "prompt-weather-control": _weather,
    "prompt-storm-distance": _storm_distance,
    "prompt-thumper": _thumper,
    "prompt-ride": _ride,
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
    "prompt-keep-card": _keep_card,
    "prompt-harvest": _harvest,
}
