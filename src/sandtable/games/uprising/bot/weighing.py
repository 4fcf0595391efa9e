"""What the sensible player weighs options by, where it weighs them: the numbers that its answers go by.

They compare the options of one question and nothing else. To decline, to pass or to end the turn is worth what the
others must be worth more than; what it does not think about has no worth.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.bot import advice
from sandtable.games.uprising.bot import prices as p
from sandtable.games.uprising.bot.errands import errands, visit
from sandtable.games.uprising.bot.judge import SMALLEST_DECK, Judge, is_swap
from sandtable.games.uprising.bot.quality import INTRIGUE_KEPT
from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import PAY
from sandtable.games.uprising.leaders import TRAINING
from sandtable.games.uprising.notation import DECLINE, END_TURN, PASS, REVEAL, USE
from sandtable.games.uprising.notation import PAY as PAY_OPTION
from sandtable.games.uprising.rules.player_turns import SENT_BY, SENT_TO
from sandtable.games.uprising.terms import NO_SOURCE, CardKind, ContractKind, PostIndex, Source, SpaceIndex, Symbol
from sandtable.kernel.notation import Option

Worths = dict[Option, float]


def weigh(judge: Judge, message: str, options: list[Option]) -> Worths:
    """The options of a question that it weighs, with their worth."""
    weighing = WEIGHING.get(message)
    return {} if weighing is None else weighing(judge, options)


def _of(kind: str, options: list[Option]) -> list[Option]:
    return [option for option in options if option.kind == kind]


# Turns.


def _turn(judge: Judge, options: list[Option]) -> Worths:
    found = {REVEAL: judge.n[p.REVEAL_EARLY]}
    cards = {option.value: option for option in _of("card", options)}
    for errand in errands(judge, [CardKind(kind) for kind in cards]):
        card = cards[errand.kind]
        found[card] = max(errand.gain, found.get(card, errand.gain))
    return found


def _space(judge: Judge, options: list[Option]) -> Worths:
    ask = judge.g.form_of(judge.seat)
    assert ask is not None
    gains = {int(errand.space): errand.gain for errand in errands(judge, [CardKind(ask.value(SENT_BY))])}
    return {option: gains[option.value] for option in options if option.value in gains}


def _entry(judge: Judge, options: list[Option]) -> Worths:
    ask = judge.g.form_of(judge.seat)
    assert ask is not None
    space = SpaceIndex(ask.value(SENT_TO))
    return {option: visit(judge, space, option.value) for option in options}


def _post_kept(judge: Judge, options: list[Option]) -> Worths:
    return {option: -advice._post_worth(judge, PostIndex(option.value)) for option in _of("post", options)}


def _gather(judge: Judge, options: list[Option]) -> Worths:
    return advice.gathering_at(judge, options) | {DECLINE: 0.0}


def _post_taken(judge: Judge, options: list[Option]) -> Worths:
    return {option: advice._post_worth(judge, PostIndex(option.value)) for option in _of("post", options)}


def _reveal_turn(judge: Judge, options: list[Option]) -> Worths:
    """Effects as long as one helps or must be done; then cards to buy."""
    found = {option: advice._effect_worth(judge, option.value) for option in _of("effect", options)}
    if END_TURN not in options or max([0.0, *found.values()]) > 0.0:
        return found
    levels = judge.purse()
    purse = judge.g.persuasion[judge.seat]
    for option in _of("card", options):
        worth = judge.bought(CardKind(option.value))
        if worth > 0.0:
            rest = max(0, min(18, purse - advice.cost_to_buy(judge, CardKind(option.value))))
            worth += judge.n[p.NEXT_BUY] * levels[rest]
        found[option] = worth
    return found | {END_TURN: 0.0}


def _deploy(judge: Judge, options: list[Option]) -> Worths:
    fight = judge.fight
    return {option: fight.with_troops(option.value) - fight.troop * option.value for option in _of("number", options)}


def _retreat(judge: Judge, options: list[Option]) -> Worths:
    fight = judge.fight
    return {option: fight.with_troops(-option.value) + fight.back * option.value for option in _of("number", options)}


# Effects.


def _choose(judge: Judge, options: list[Option]) -> Worths:
    source = Source(advice._asked_about(judge)[1])
    found = {option: judge.worth(EFFECTS[option.value], source) for option in _of("effect", options)}
    return found | {DECLINE: 0.0}


def _pay(judge: Judge, options: list[Option]) -> Worths:
    return {PAY_OPTION: advice._bargain(judge), DECLINE: 0.0}


def _use(judge: Judge, options: list[Option]) -> Worths:
    effect, source = advice._asked_about(judge)
    return {USE: judge.worth(effect, Source(source)), DECLINE: 0.0}


def _shield_wall(judge: Judge, options: list[Option]) -> Worths:
    return {USE: judge.breach(), DECLINE: 0.0}


def _influence(judge: Judge, options: list[Option]) -> Worths:
    return {option: judge.steps(Symbol(option.value), 1) for option in _of("faction", options)}


def _lose_influence(judge: Judge, options: list[Option]) -> Worths:
    """A step given for another one is chosen together with that one."""
    if is_swap(advice._asked_about(judge)[0]):
        return {}
    return {option: -judge.fall(Symbol(option.value)) for option in _of("faction", options)}


def _contract(judge: Judge, options: list[Option]) -> Worths:
    return {option: judge.contract_worth(ContractKind(option.value)) for option in _of("contract", options)}


def _discard(judge: Judge, options: list[Option]) -> Worths:
    ahead = judge.persuasion_ahead()
    return {option: -advice._discard_cost(judge, CardKind(option.value), ahead) for option in _of("card", options)}


def _trash(judge: Judge, options: list[Option]) -> Worths:
    found = {option: -advice._trash_cost(judge, CardKind(option.value)) for option in _of("card", options)}
    if advice._asked_about(judge)[0].op != PAY and judge.deck_size > SMALLEST_DECK:
        found[DECLINE] = -judge.n[p.TRASH_FROM]
    return found


def _trash_intrigue(judge: Judge, options: list[Option]) -> Worths:
    return {
        option: -INTRIGUE_KEPT[option.value] - judge.prices.intrigue[option.value]
        for option in _of("intrigue", options)
    }


def _bought(judge: Judge, options: list[Option]) -> Worths:
    return {option: judge.bought(CardKind(option.value)) for option in _of("card", options)}


def _sort_draw(judge: Judge, options: list[Option]) -> Worths:
    ahead = judge.persuasion_ahead()
    kinds = {option: CardKind(option.value) for option in options}
    return {option: judge.kept(kind, NO_SOURCE, ahead) + judge.quality(kind) for option, kind in kinds.items()}


def _sort_discard(judge: Judge, options: list[Option]) -> Worths:
    return {option: judge.quality(CardKind(option.value)) for option in options}


def _recall_agent(judge: Judge, options: list[Option]) -> Worths:
    return {option: visit(judge, SpaceIndex(option.value), 0) for option in options}


def _train(judge: Judge, options: list[Option]) -> Worths:
    return {option: judge.worth(TRAINING[option.value].effect, NO_SOURCE) for option in options}


# Combat.


def _combat(judge: Judge, options: list[Option]) -> Worths:
    return {option: advice.combat_gain(judge, option) for option in _of("intrigue", options)} | {PASS: 0.0}


WEIGHING: Final[dict[str, Callable[[Judge, list[Option]], Worths]]] = {
    "prompt-turn": _turn,
    "prompt-space": _space,
    "prompt-entry": _entry,
    "prompt-infiltrate": _post_kept,
    "prompt-gather": _gather,
    "prompt-reveal-turn": _reveal_turn,
    "prompt-deploy": _deploy,
    "prompt-deploy-effect": _deploy,
    "prompt-retreat": _retreat,
    "prompt-choose": _choose,
    "prompt-pay": _pay,
    "prompt-use": _use,
    "prompt-shield-wall": _shield_wall,
    "prompt-influence": _influence,
    "prompt-lose-influence": _lose_influence,
    "prompt-place-spy": _post_taken,
    "prompt-recall-spy": _post_kept,
    "prompt-contract": _contract,
    "prompt-discard": _discard,
    "prompt-trash": _trash,
    "prompt-trash-intrigue": _trash_intrigue,
    "prompt-acquire": _bought,
    "prompt-set-aside": _bought,
    "prompt-sort-draw": _sort_draw,
    "prompt-sort-discard": _sort_discard,
    "prompt-recall-agent": _recall_agent,
    "prompt-train": _train,
    "prompt-combat": _combat,
}
