"""What the sensible player weighs options by, where it weighs them: the numbers that its answers go by.

They compare the options of one question and nothing else. To pass is worth what the others must be worth more than;
where only a number is looked for, the worth is how far off it is. What it does not think about has no worth.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF
from sandtable.games.classic.bot import business, campaign, karama, merchants, war
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.notation import BUY_WITH_KARAMA, BY_TOKEN, LEADER, NOTHING, PASS, TREACHERY, halves
from sandtable.games.classic.rules.plans import HERO_STANDS, LEADER_STANDS, PLANETOLOGIST_STANDS
from sandtable.games.classic.terms import NONE, AdvantageIndex, Cell, Kind, LeaderIndex, Territory
from sandtable.games.classic.treachery import CHEAP_HERO
from sandtable.kernel.notation import Option

Worths = dict[Option, float]


def weigh(outlook: Outlook, message: str, options: list[Option]) -> Worths:
    """The options of a question that it weighs, with their worth."""
    weighing = WEIGHING.get(message)
    return {} if weighing is None else weighing(outlook, options)


def _of(kind: str, options: list[Option]) -> list[Option]:
    return [option for option in options if option.kind == kind]


def _nearness(options: list[Option], wanted: int) -> Worths:
    return {option: float(-abs(option.value - wanted)) for option in options}


# Setting up, storm and worms, bidding.


def _keep_traitor(outlook: Outlook, options: list[Option]) -> Worths:
    return {option: float(business.traitor_worth(outlook, LeaderIndex(option.value))) for option in options}


def _predict_turn(outlook: Outlook, options: list[Option]) -> Worths:
    return _nearness(options, business.FORESEEN_TURN_ADVANCED if outlook.g.advanced else business.FORESEEN_TURN)


def _weather(outlook: Outlook, options: list[Option]) -> Worths:
    return {option: float(business.storm_harm(outlook, option.value)) for option in options}


def _place_worm(outlook: Outlook, options: list[Option]) -> Worths:
    places = _of("territory", options)
    found = {option: float(business.harm_in(outlook, CELLS_OF[option.value])) for option in places}
    return found | {PASS: float(business.LEAST_HARM)}


def _bid(outlook: Outlook, options: list[Option]) -> Worths:
    """What is left of the card's worth after the price."""
    worth = business.bid_limit(outlook)
    limit = min(worth, float(business.spare_spice(outlook)))
    found = {option: limit - option.value for option in _of("number", options)}
    if BUY_WITH_KARAMA in options:
        found[BUY_WITH_KARAMA] = worth - karama.cost(outlook) - business.WORTH_A_KARAMA
    return found | {PASS: 0.0}


# Shipping and moving.


def _ship(outlook: Outlook, options: list[Option]) -> Worths:
    ask = outlook.g.form_of(outlook.seat)
    by_token = ask is not None and bool(ask.answers) and ask.answers[0] is BY_TOKEN
    wanted = campaign.goals(outlook)
    there = outlook.g.reserve[outlook.seat]
    found: Worths = {} if by_token else {PASS: campaign.WORTH_THE_TROUBLE}
    for option in _of("cell", options):
        if option.value in wanted:
            cell = Cell(option.value)
            token = campaign.token_gain(outlook, cell) if by_token else 0.0
            found[option] = token if by_token else campaign.best_shipment(outlook, cell, there).gained
    return found


def _ship_count(outlook: Outlook, options: list[Option]) -> Worths:
    shipment = campaign.best_shipment(outlook, campaign._answered_cell(outlook), outlook.g.reserve[outlook.seat])
    return _nearness(options, max(1, shipment.count))


def _move(outlook: Outlook, options: list[Option]) -> Worths:
    found = {PASS: campaign.WORTH_THE_TROUBLE}
    for option in _of("territory", options):
        found[option] = campaign.best_movement(outlook, Territory(option.value)).gained
    return found


def _ride(outlook: Outlook, options: list[Option]) -> Worths:
    wanted = campaign.goals(outlook)
    ends = [option for option in _of("cell", options) if option.value in wanted]
    found = {option: campaign.gain(outlook, Cell(option.value), 4) for option in ends}
    return found | {PASS: campaign.WORTH_THE_TROUBLE}


# Battle: every part of a plan by the best plan that it is a part of.


def _parts(outlook: Outlook, part: Callable[[war.Choice], Option]) -> Worths:
    tried: list[tuple[float, war.Choice]] = []
    war.best_plan(outlook, tried)
    found: Worths = {}
    for value, plan in tried:
        option = part(plan)
        found[option] = max(value, found.get(option, value))
    return found


def _leader_of(plan: war.Choice) -> Option:
    if plan.outline.stands == HERO_STANDS:
        return TREACHERY[CHEAP_HERO]
    return LEADER[plan.leader] if plan.outline.stands in (LEADER_STANDS, PLANETOLOGIST_STANDS) else NOTHING


def _card_of(kind: Kind) -> Option:
    return NOTHING if kind == NONE else TREACHERY[kind]


def _plan_leader(outlook: Outlook, options: list[Option]) -> Worths:
    return _parts(outlook, _leader_of)


def _plan_weapon(outlook: Outlook, options: list[Option]) -> Worths:
    return _parts(outlook, lambda plan: _card_of(plan.outline.weapon))


def _plan_defence(outlook: Outlook, options: list[Option]) -> Worths:
    return _parts(outlook, lambda plan: _card_of(plan.outline.defence))


def _plan_dial(outlook: Outlook, options: list[Option]) -> Worths:
    tried: list[tuple[float, war.Choice]] = []
    war.best_plan(outlook, tried)
    best: dict[int, float] = {}
    for value, plan in tried:
        best[plan.dial] = max(value, best.get(plan.dial, value))
    return {option: best[halves(option)] for option in options if halves(option) in best}


def _choose_battle(outlook: Outlook, options: list[Option]) -> Worths:
    return {option: war.sure(outlook, Territory(option.value)) for option in _of("territory", options)}


# Cards.


def _best_of(outlook: Outlook, options: list[Option]) -> Worths:
    return {option: outlook.card_worth(Kind(option.value)) for option in options}


def _worst_of(outlook: Outlook, options: list[Option]) -> Worths:
    return {option: -outlook.held_worth(Kind(option.value)) for option in options}


def _semuta(outlook: Outlook, options: list[Option]) -> Worths:
    return {option: outlook.card_worth(Kind(option.value)) for option in _of("card", options)} | {
        PASS: merchants.WANTED
    }


def _stop(outlook: Outlook, options: list[Option]) -> Worths:
    stops = _of("stop", options)
    found = {option: karama.stop_worth(outlook, AdvantageIndex(option.value)) for option in stops}
    return found | {PASS: karama.cost(outlook)} if found else {}


WEIGHING: Final[dict[str, Callable[[Outlook, list[Option]], Worths]]] = {
    "prompt-keep-traitor": _keep_traitor,
    "prompt-predict-turn": _predict_turn,
    "prompt-weather": _weather,
    "prompt-place-worm": _place_worm,
    "prompt-bid": _bid,
    "prompt-ride": _ride,
    "prompt-ship": _ship,
    "prompt-ship-count": _ship_count,
    "prompt-move": _move,
    "prompt-choose-battle": _choose_battle,
    "prompt-fix-leader": _plan_leader,
    "prompt-fix-weapon": _plan_weapon,
    "prompt-fix-defence": _plan_defence,
    "prompt-fix-dial": _plan_dial,
    "prompt-plan-leader": _plan_leader,
    "prompt-plan-weapon": _plan_weapon,
    "prompt-plan-defence": _plan_defence,
    "prompt-plan-dial": _plan_dial,
    "prompt-stop": _stop,
    "prompt-semuta": _semuta,
    "prompt-box": _best_of,
    "prompt-take-from-stock": _best_of,
    "prompt-give-card": _worst_of,
    "prompt-distrans-card": _worst_of,
    "prompt-give-back": _worst_of,
}
