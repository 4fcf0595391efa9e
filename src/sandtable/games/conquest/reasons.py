"""Why the heuristic player answers so: the term of its own evaluation that spoke for the option, with its figures."""

from collections.abc import Callable
from typing import Final

from sandtable.games.arrakis.movement import swept
from sandtable.games.arrakis.planet import ALL_CELLS, CELLS_IN_SECTOR, CELLS_OF, TERRITORY_OF
from sandtable.games.conquest.board import STORM_MOST, open_strongholds, sand_territories
from sandtable.games.conquest.bot import advice
from sandtable.games.conquest.bot.outlook import Outlook, opponent_of
from sandtable.games.conquest.bot.prospect import Prospect
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK
from sandtable.games.conquest.factions import (
    FACTION_IDS,
    FORCE_REVIVAL_COST,
    FREE_REVIVAL,
    LEADER_FACTION,
    LEADER_STRENGTH,
    ROUNDS,
    SHIP_COST,
    STRONGHOLD_WIN_FROM_ROUND,
    STRONGHOLDS_TO_WIN,
)
from sandtable.games.conquest.notation import DONE, EXCHANGE, NOTHING, PASS, TRAITOR
from sandtable.games.conquest.rules.groups import MOVE_COUNTS, MOVE_FROM
from sandtable.games.conquest.rules.harvest import cells_to_harvest
from sandtable.games.conquest.rules.plans import draft
from sandtable.games.conquest.rules.resolution import lasgun_meets_shield
from sandtable.games.conquest.state import TERRITORY_WORDS, Table
from sandtable.games.conquest.terms import HANDS, NO_KIND, READY, SIDES, BattleKind, LeaderIndex
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase

Reason = Callable[[Table, Seat, Option], Phrase]


def why(state: State, seat: Seat, option: Option) -> Phrase | None:
    """The reason behind the heuristic player's own choice."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    reason = None if prompt is None else REASONS.get(prompt.message)
    return _usual(state, seat, option) if reason is None else reason(state, seat, option)


def _always(reason: str) -> Reason:
    return lambda g, seat, option: phrase(f"advice-{reason}")


_usual: Final = _always("usual")


def _in_hundred(chance: float) -> int:
    return round(100 * chance)


def _offers_card(g: Table, seat: Seat) -> bool:
    return any([option.kind == "card" for option in g.options(seat)])


def _not_now(g: Table, seat: Seat) -> Phrase:
    """Why no market card is played: there is none for this moment, or it would bring too little."""
    return phrase("advice-card-later" if _offers_card(g, seat) else "advice-card-none")


# Preparation.


def _traitor(g: Table, seat: Seat, option: Option) -> Phrase:
    strength = advice._traitor_value(g, seat, LeaderIndex(option.value))
    if strength <= 0:
        return phrase("advice-traitor-own")
    whose = named("faction", FACTION_IDS[LEADER_FACTION[option.value]])
    return phrase("advice-traitor-strong", strength=strength, whose=whose)


def _return_traitor(g: Table, seat: Seat, option: Option) -> Phrase:
    strength = advice._traitor_value(g, seat, LeaderIndex(option.value))
    if strength <= 0:
        return phrase("advice-return-own")
    return phrase("advice-return-traitor", strength=LEADER_STRENGTH[option.value])


# Storm and worm.


def _in_the_way(g: Table, seat: Seat, steps: int) -> tuple[int, int]:
    """The forces of the others and one's own that the storm takes on so many sectors."""
    theirs = own = 0
    sand = sand_territories(g.covered)
    for sector in swept(g.storm, steps):
        for cell in CELLS_IN_SECTOR[sector]:
            if sand >> TERRITORY_OF[cell] & 1:
                for other in SEATS[g.seats]:
                    if other == seat and not g.faction(seat).storm_immune:
                        own += g.forces[seat][cell]
                    elif other != seat and not g.faction(other).storm_immune:
                        theirs += g.forces[other][cell]
    return theirs, own


def _storm(g: Table, seat: Seat, option: Option) -> Phrase:
    theirs, own = _in_the_way(g, seat, option.value)
    return phrase("advice-storm-harm" if theirs else "advice-storm-spare", theirs=theirs, own=own)


def _weather(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind != "card":
        return _not_now(g, seat)
    ways = [_in_the_way(g, seat, steps) for steps in range(STORM_MOST + 1)]
    harms = [theirs - 2 * own for theirs, own in ways]
    best, worst = harms.index(max(harms)), harms.index(min(harms))
    if harms[best] >= 5:
        return phrase("advice-weather-harm", theirs=ways[best][0])
    return phrase("advice-weather-spare", own=ways[worst][1])


def _thumper(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-thumper") if option.kind == "card" else _not_now(g, seat)


def _ride(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-ride-none") if option is PASS else _goal(g, seat, option)


# Cards and revival.


def _barter(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind != "card":
        return _not_now(g, seat)
    hand = [BATTLE_CARDS[BATTLE_DECK[card]] for card in g.battle_cards.zones[HANDS[seat]]]
    return phrase("advice-barter", count=len([card for card in hand if card.worthless]))


def _barter_card(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-barter-done" if option is DONE else "advice-barter-card")


def _buy(g: Table, seat: Seat, option: Option) -> Phrase:
    if g.round >= ROUNDS:
        return phrase("advice-buy-last")
    return phrase("advice-buy" if option.value else "advice-buy-none", spice=g.spice[seat])


def _revive_forces(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind == "card":
        return phrase("advice-ghola-card", tanks=g.tanks[seat], leaders=len(g.own_leaders(seat, READY)))
    if option.value <= FREE_REVIVAL:
        return phrase("advice-revive-free", spice=g.spice[seat])
    cost = FORCE_REVIVAL_COST * (option.value - FREE_REVIVAL)
    return phrase("advice-revive-paid", reserve=g.reserve[seat], cost=cost, left=g.spice[seat] - cost)


def _revive_leader(g: Table, seat: Seat, option: Option) -> Phrase:
    ready = len(g.own_leaders(seat, READY))
    if option is DONE:
        return phrase("advice-leaders-enough", count=ready)
    return phrase("advice-leaders-few", count=ready, strength=LEADER_STRENGTH[option.value])


def _ghola(g: Table, seat: Seat, option: Option) -> Phrase:
    ready = len(g.own_leaders(seat, READY))
    return phrase("advice-ghola-leader" if option.kind == "leader" else "advice-ghola-forces", count=ready)


# Shipping and movement.


def _goal(g: Table, seat: Seat, option: Option) -> Phrase:
    """What a cell is good for: what the worth of the place is made of."""
    territory = TERRITORY_OF[option.value]
    cells = CELLS_OF[territory]
    foes = {one: g.forces_in(one, cells) for one in SEATS[g.seats] if one != seat and g.forces_in(one, cells)}
    if territory not in open_strongholds(g.covered):
        if not g.ground_spice[option.value]:
            return _usual(g, seat, option)
        return phrase("advice-goal-spice", spice=g.ground_spice[option.value], foes=sum(foes.values()))
    held = Prospect(g, seat).held
    own = g.forces_in(seat, cells)
    with_it = held[seat] + (0 if own else 1)
    if g.round >= STRONGHOLD_WIN_FROM_ROUND:
        if with_it >= STRONGHOLDS_TO_WIN:
            return phrase("advice-goal-decisive", count=with_it, foes=sum(foes.values()))
        for one in foes:
            if held[one] >= STRONGHOLDS_TO_WIN:
                return phrase("advice-goal-denies", whom=g.who(one), count=held[one])
    if own:
        return phrase("advice-goal-held", own=own, foes=sum(foes.values()))
    if with_it > STRONGHOLDS_TO_WIN:
        return phrase("advice-goal-more", count=with_it)
    return phrase("advice-goal-stronghold", count=with_it, foes=sum(foes.values()))


def _ship(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind == "card":
        return phrase("advice-ship-card", count=g.reserve[seat])
    return phrase("advice-ship-none", spice=g.spice[seat]) if option is PASS else _goal(g, seat, option)


def _ship_count(g: Table, seat: Seat, option: Option) -> Phrase:
    assert g.turn is not None
    cells = CELLS_OF[TERRITORY_OF[advice._answered_cell(g, seat)]]
    foes = max([g.forces_in(one, cells) for one in SEATS[g.seats] if one != seat])
    cost = SHIP_COST * max(0, option.value - g.turn.free_ships)
    return phrase(
        "advice-ship-count", own=g.forces_in(seat, cells) + option.value, foes=foes, left=g.spice[seat] - cost
    )


def _bring(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-ship-card" if option.kind == "card" else "advice-bring", count=g.reserve[seat])


def _move(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind == "card":
        return phrase("advice-move-card")
    if option is PASS:
        return phrase("advice-move-none")
    prospect = Prospect(g, seat)
    moves = [advice._best_move(prospect, cell) for cell in CELLS_OF[option.value]]
    goal, count, _ = max(moves, key=lambda move: move[2])
    return phrase("advice-move-from", where=TERRITORY_WORDS[TERRITORY_OF[goal]], count=count)


def _move_count(g: Table, seat: Seat, option: Option) -> Phrase:
    ask = g.form_of(seat)
    assert ask is not None
    going = sum([answer.value for answer in ask.answers[MOVE_COUNTS:]])
    staying = g.forces_in(seat, CELLS_OF[ask.value(MOVE_FROM)]) - going
    left = staying - option.value
    return phrase("advice-move-some" if left else "advice-move-all", left=left)


def _another_move(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind != "card":
        return _not_now(g, seat)
    prospect = Prospect(g, seat)
    standing = [cell for cell in ALL_CELLS if g.forces[seat][cell]]
    goal, count, _ = max([advice._best_move(prospect, cell) for cell in standing], key=lambda move: move[2])
    return phrase("advice-move-again", where=TERRITORY_WORDS[TERRITORY_OF[goal]], count=count)


# Battle.

# A battle that is won less often is given up.
HOPELESS: Final = 0.05
RESPONSES: Final = {
    "counter_attack": "advice-respond-counter-attack",
    "prana_bindu": "advice-respond-prana-bindu",
    "poison_tooth": "advice-respond-poison-tooth",
}


def _spy(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind != "card":
        return _not_now(g, seat)
    foe = opponent_of(g, seat)
    hand = HANDS[foe]
    unknown = len(g.battle_cards.zones[hand]) - len(g.battle_cards.known(seat, hand))
    return phrase("advice-spy", whom=g.who(foe), count=unknown)


def _spy_on(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-spy-on" if seat in g.fight.seats else "advice-usual")


def _defences(g: Table, seat: Seat) -> list[int]:
    """The defences in hand, by the weapons that each stops."""
    hand = [BATTLE_CARDS[BATTLE_DECK[card]].defence for card in g.battle_cards.zones[HANDS[seat]]]
    return [stops for stops in hand if stops]


def _voice(g: Table, seat: Seat, option: Option) -> Phrase:
    stopped = any([stops & option.value for stops in _defences(g, seat)])
    return phrase("advice-voice-stopped" if stopped else "advice-voice-undefended")


def _prescience(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-prescience", count=len(_defences(g, seat)))


def _plan_leader(g: Table, seat: Seat, option: Option) -> Phrase:
    outlook = Outlook(g, seat)
    strength = LEADER_STRENGTH[option.value]
    if outlook.surely_dies():
        return phrase("advice-leader-dies", strength=strength)
    kinds = [BATTLE_DECK[card] for card in g.battle_cards.zones[HANDS[seat]] if BATTLE_CARDS[BATTLE_DECK[card]].defence]
    return phrase(
        "advice-leader-best",
        strength=strength,
        bought=_in_hundred(outlook.betrays(LeaderIndex(option.value))),
        dies=_in_hundred(min([outlook.dies(kind) for kind in [NO_KIND, *kinds]])),
    )


def _plan_weapon(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is NOTHING:
        return phrase("advice-weapon-none")
    if BATTLE_CARDS[option.value].worthless:
        return phrase("advice-worthless")
    return phrase("advice-weapon", chance=_in_hundred(Outlook(g, seat).kills(BattleKind(option.value))))


def _plan_defence(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is NOTHING:
        return phrase("advice-defence-none")
    if not BATTLE_CARDS[option.value].defence:
        return phrase("advice-worthless")
    outlook = Outlook(g, seat)
    if outlook.weapon_seen:
        return phrase("advice-defence-seen")
    dies, bare = outlook.dies(BattleKind(option.value)), outlook.dies(NO_KIND)
    return phrase("advice-defence-unseen", dies=_in_hundred(dies), bare=_in_hundred(bare))


def _plan_dial(g: Table, seat: Seat, option: Option) -> Phrase:
    outlook = Outlook(g, seat)
    ask = g.form_of(seat)
    assert ask is not None
    strength, dies, chances = 0, 0.0, outlook.chances(0.0)
    plan = draft(ask)
    if plan.leader is not None and plan.weapon is not None and plan.defence is not None:
        strength = LEADER_STRENGTH[plan.leader.value]
        dies = outlook.dies(BattleKind(plan.defence.value))
        chances = outlook.chances(outlook.kills(BattleKind(plan.weapon.value)))
    won = outlook._won(option.value + strength, chances) * (1.0 - dies) + outlook._won(option.value, chances) * dies
    if won < HOPELESS:
        return phrase("advice-dial-lost")
    return phrase("advice-dial", chance=_in_hundred(won), left=outlook.mine - option.value)


def _respond(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is TRAITOR:
        return phrase("advice-call")
    battle, side = g.fight, g.side_of(seat)
    if lasgun_meets_shield(battle):
        return phrase("advice-respond-explosion")
    ahead = advice._lead(battle, side, [advice._dies(battle, one) for one in SIDES])
    if option is not PASS:
        return phrase(RESPONSES[option.name], short=-ahead)
    return phrase("advice-respond-wins") if ahead >= 0 else phrase("advice-respond-none", short=-ahead)


def _answer_call(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-answer-call" if option is TRAITOR else "advice-answer-none")


def _withdraw(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-withdraw") if option.kind == "card" else _not_now(g, seat)


def _exchange(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-exchange") if option is EXCHANGE else _usual(g, seat, option)


def _keep(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-keep")


# Harvest.


def _harvest(g: Table, seat: Seat, option: Option) -> Phrase:
    if option.kind == "card":
        return phrase("advice-harvester")
    lying = sum([g.ground_spice[cell] for cell in cells_to_harvest(g, seat)])
    return phrase("advice-harvest", spice=lying)


REASONS: Final[dict[str, Reason]] = {
    "prompt-keep-traitor": _traitor,
    "prompt-weather-control": _weather,
    "prompt-storm-distance": _storm,
    "prompt-thumper": _thumper,
    "prompt-ride": _ride,
    "prompt-ride-count": _always("ride-count"),
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
    "prompt-move-to": _goal,
    "prompt-move-count": _move_count,
    "prompt-another-move": _another_move,
    "prompt-exchange": _exchange,
    "prompt-return-traitor": _return_traitor,
    "prompt-spy": _spy,
    "prompt-spy-on": _spy_on,
    "prompt-voice": _voice,
    "prompt-prescience": _prescience,
    "prompt-plan-leader": _plan_leader,
    "prompt-plan-weapon": _plan_weapon,
    "prompt-plan-defence": _plan_defence,
    "prompt-plan-dial": _plan_dial,
    "prompt-respond": _respond,
    "prompt-answer-call": _answer_call,
    "prompt-withdraw": _withdraw,
    "prompt-withdraw-count": _always("withdraw"),
    "prompt-keep-card": _keep,
    "prompt-harvest": _harvest,
    "prompt-charity": _always("charity"),
}
