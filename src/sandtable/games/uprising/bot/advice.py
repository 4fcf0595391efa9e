"""The answer to every question that the rules ask."""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.board import POSTS
from sandtable.games.uprising.bot import prices as p
from sandtable.games.uprising.bot.errands import (
    best_entry,
    best_errand,
    brought_by_recall,
    errands,
    gathering,
    visit,
)
from sandtable.games.uprising.bot.judge import SMALLEST_DECK, Judge, is_swap
from sandtable.games.uprising.bot.quality import INTRIGUE_KEPT, USES_RECALL
from sandtable.games.uprising.cards import CARD_KIND, CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.kinds import Intrigue
from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import (
    DEPLOY,
    PAY,
    WORM,
    Effect,
    FlipConflict,
    Pay,
    Watch,
)
from sandtable.games.uprising.leaders import LEADER_NUMBER, TRAINING
from sandtable.games.uprising.notation import DECLINE, END_TURN, PASS, REVEAL, USE, ZONE
from sandtable.games.uprising.notation import PAY as PAY_OPTION
from sandtable.games.uprising.rules.influence import named_player
from sandtable.games.uprising.rules.interpreter import possible
from sandtable.games.uprising.rules.player_turns import SENT_BY, SENT_TO
from sandtable.games.uprising.rules.spaces import is_taken
from sandtable.games.uprising.state import REVEAL_TURN, SET_ASIDE, Table
from sandtable.games.uprising.terms import (
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    NO_SOURCE,
    NONE,
    WILD,
    CardKind,
    ContractKind,
    PostIndex,
    Source,
    SpaceIndex,
    Symbol,
)
from sandtable.kernel.notation import Option

Advice = Callable[[Judge, list[Option]], Option]

# Leaders by how well they suit this way to play.
FAVOURITES: Final = (
    "muad_dib",
    "lady_margot_fenring",
    "gurney_halleck",
    "staban_tuek",
    "shaddam_corrino_iv",
    "princess_irulan",
    "lady_amber_metulli",
    "feyd_rautha_harkonnen",
    "lady_jessica",
)


def _asked_about(judge: Judge) -> tuple[Effect, int]:
    """The effect behind the question, and the component it comes from."""
    ask = judge.g.form_of(judge.seat)
    assert ask is not None
    number, source = ask.args[0], ask.args[1]
    assert isinstance(number, int)
    assert isinstance(source, int)
    return EFFECTS[number], source


# Intrigue cards.


def _lasting(effect: Effect) -> bool:
    """Whether an effect sends units into the Conflict, which is better done late."""
    return effect.op in (DEPLOY, WORM) or any([_lasting(inner) for inner in effect.inner()])


LATE: Final[tuple[bool, ...]] = tuple([_lasting(card.plot) for card in INTRIGUE])
WAITS: Final[tuple[bool, ...]] = tuple([isinstance(card.plot, Watch) and card.plot.repeat for card in INTRIGUE])


def _played_now(judge: Judge, box: Effect) -> float:
    """What playing a card brings: of its lines those that work now."""
    return sum([judge.worth(part, NO_SOURCE) for part in box.parts() if possible(judge.g, judge.seat, part, NO_SOURCE)])


def _at_the_end(judge: Judge, card: Intrigue) -> float:
    """What a card is worth as an Endgame card, as far as the end is near."""
    box = card.endgame
    if not card.is_endgame or not judge.last:
        return 0.0
    if possible(judge.g, judge.seat, box, NO_SOURCE):
        return judge.last * judge.worth(box, NO_SOURCE)
    # The Conflict may still bring the icon.
    icon = CONFLICTS[judge.g.conflict].battle_icon if judge.g.conflict != NONE else NONE
    wanted = isinstance(box, Pay) and isinstance(box.cost, FlipConflict) and icon in (box.cost.icon, WILD)
    return judge.last * judge.fight.chance_of_first() * judge.worth(box, NO_SOURCE) if wanted else 0.0


def plot_to_play(judge: Judge, options: list[Option]) -> Option | None:
    """The Plot card that is worth playing now, if there is one."""
    best: Option | None = None
    gain = 0.0
    g = judge.g
    judge.fight.now()
    last_turn = not g.agents[judge.seat] or g.turn.kind == REVEAL_TURN
    for option in options:
        kind = option.value
        if (LATE[kind] or WAITS[kind]) and not last_turn:
            continue
        kept = judge.n[p.PLOT_KEPT] * (INTRIGUE_KEPT[kind] + judge.prices.intrigue[kind])
        more = _played_now(judge, INTRIGUE[kind].plot) - kept * judge.later - _at_the_end(judge, INTRIGUE[kind])
        # A hand full of Intrigue cards invites thieves.
        if len(g.held(judge.seat)) > 3:
            more += judge.n[p.FULL_HAND]
        if more > gain:
            best, gain = option, more
    return best


# Turns.


def _turn(judge: Judge, options: list[Option]) -> Option:
    kinds = [CardKind(option.value) for option in options if option.kind == "card"]
    errand = best_errand(judge, kinds)
    if errand is None or errand.gain <= judge.n[p.REVEAL_EARLY]:
        return REVEAL
    return next(option for option in options if option.kind == "card" and option.value == errand.kind)


def _space(judge: Judge, options: list[Option]) -> Option:
    ask = judge.g.form_of(judge.seat)
    assert ask is not None
    gains = {errand.space: errand.gain for errand in errands(judge, [CardKind(ask.value(SENT_BY))])}
    return max(options, key=lambda option: gains.get(SpaceIndex(option.value), -99.0))


def _entry(judge: Judge, options: list[Option]) -> Option:
    ask = judge.g.form_of(judge.seat)
    assert ask is not None
    entry = best_entry(judge, SpaceIndex(ask.value(SENT_TO)))[0]
    return next((option for option in options if option.value == entry), options[0])


def _post_worth(judge: Judge, post: PostIndex) -> float:
    """What a spy on a post is good for: spaces that one would like to enter."""
    worth = 0.0
    for space in POSTS[post].spaces:
        value = max(0.0, visit(judge, space, 0))
        worth = max(worth, value) + judge.n[p.SECOND_SPACE] * min(worth, value)
    return worth


def _least_post(judge: Judge, options: list[Option]) -> Option:
    posts = [option for option in options if option.kind == "post"]
    return min(posts, key=lambda option: _post_worth(judge, PostIndex(option.value)))


def _gather(judge: Judge, options: list[Option]) -> Option:
    gains = gathering_at(judge, options)
    best = max(gains.values())
    if best <= 0.0:
        return DECLINE
    return _least_post(judge, [post for post, gain in gains.items() if gain == best])


def gathering_at(judge: Judge, options: list[Option]) -> dict[Option, float]:
    """What recalling each spy for a card brings as the Agent enters the space."""
    g = judge.g
    ask = g.form_of(judge.seat)
    assert ask is not None
    kind, space = CardKind(ask.value(SENT_BY)), SpaceIndex(ask.value(SENT_TO))
    more = 0.0
    if USES_RECALL[kind] and not is_taken(g, space):
        card = next(one for one in g.hand(judge.seat) if CARD_KIND[one] == kind)
        more = brought_by_recall(judge, kind, Source(card), space)
    posts = [option for option in options if option.kind == "post"]
    return {post: more + gathering(judge, space, 1 << post.value, kind) for post in posts}


def _place_spy(judge: Judge, options: list[Option]) -> Option:
    posts = [option for option in options if option.kind == "post"]
    return max(posts, key=lambda option: _post_worth(judge, PostIndex(option.value)))


def _recall_to_place(judge: Judge, options: list[Option]) -> Option:
    """Moving a spy that is already out is seldom worth it."""
    return DECLINE if DECLINE in options else _least_post(judge, options)


def _order(judge: Judge, options: list[Option]) -> Option:
    """As printed, or the only one there is."""
    return options[0]


def _reveal_turn(judge: Judge, options: list[Option]) -> Option:
    """Effects that help, then the best buy, then what cannot be left undone."""
    g, seat = judge.g, judge.seat
    effects = [option for option in options if option.kind == "effect"]
    best, gain = END_TURN, 0.0
    for option in effects:
        worth = _effect_worth(judge, option.value)
        if worth > gain:
            best, gain = option, worth
    if best is not END_TURN:
        return best
    if END_TURN not in options:
        return max(effects, key=lambda option: _effect_worth(judge, option.value))
    card = _best_buy(judge, [option for option in options if option.kind == "card"], g.persuasion[seat])
    return END_TURN if card is None else card


def _effect_worth(judge: Judge, number: int) -> float:
    """What picking a waiting effect brings; its source is found among what waits."""
    source = next((source for effect, source in judge.g.turn.pending if effect == number), NONE)
    effect = EFFECTS[number]
    return judge.effect_now(effect, Source(source))


def _best_buy(judge: Judge, options: list[Option], purse: int) -> Option | None:
    """The most valuable card of the best shopping basket."""
    levels = judge.purse()
    best: Option | None = None
    gain = 0.0
    for option in options:
        rest = max(0, min(18, purse - cost_to_buy(judge, CardKind(option.value))))
        worth = judge.bought(CardKind(option.value))
        if worth > 0.0 and worth + judge.n[p.NEXT_BUY] * levels[rest] > gain:
            best, gain = option, worth + judge.n[p.NEXT_BUY] * levels[rest]
    return best


def cost_to_buy(judge: Judge, kind: CardKind) -> int:
    """What a card costs this seat, for which it may have been set aside."""
    g = judge.g
    discount = g.aside_discount if g.aside_for == judge.seat and _is_aside(g, kind) else 0
    return max(0, CARDS[kind].cost - discount)


def _is_aside(g: Table, kind: CardKind) -> bool:
    return any([CARD_KIND[card] == kind for card in g.cards.zones[SET_ASIDE]])


def _end_turn(judge: Judge, options: list[Option]) -> Option:
    return END_TURN


def _deploy(judge: Judge, options: list[Option]) -> Option:
    numbers = [option for option in options if option.kind == "number"]
    most = max([option.value for option in numbers])
    least = min([option.value for option in numbers])
    count = judge.fight.best_deployment(most, least)[0]
    return next(option for option in numbers if option.value == count)


def _retreat(judge: Judge, options: list[Option]) -> Option:
    numbers = [option for option in options if option.kind == "number"]
    if DECLINE in options and _bargain(judge) <= 0.0:
        return DECLINE
    most = max([option.value for option in numbers])
    least = min([option.value for option in numbers])
    count = judge.fight.best_retreat(most, least)[0]
    return next(option for option in numbers if option.value == count)


# Effects.


def _choose(judge: Judge, options: list[Option]) -> Option:
    source = _asked_about(judge)[1]
    effects = [option for option in options if option.kind == "effect"]
    best = max(effects, key=lambda option: judge.worth(EFFECTS[option.value], Source(source)))
    if DECLINE in options and judge.worth(EFFECTS[best.value], Source(source)) <= 0.0:
        return DECLINE
    return best


def _bargain(judge: Judge) -> float:
    effect, source = _asked_about(judge)
    return judge.bargain(effect, Source(source)) if isinstance(effect, Pay) else 0.1


def _pay(judge: Judge, options: list[Option]) -> Option:
    return PAY_OPTION if _bargain(judge) > 0.0 else DECLINE


def _use(judge: Judge, options: list[Option]) -> Option:
    effect, source = _asked_about(judge)
    return USE if judge.worth(effect, Source(source)) > 0.0 else DECLINE


def _shield_wall(judge: Judge, options: list[Option]) -> Option:
    return USE if judge.breach() > 0.0 else DECLINE


def _influence(judge: Judge, options: list[Option]) -> Option:
    factions = [option for option in options if option.kind == "faction"]
    return max(factions, key=lambda option: judge.steps(Symbol(option.value), 1))


def _lose_influence(judge: Judge, options: list[Option]) -> Option:
    if DECLINE in options and _bargain(judge) <= 0.0:
        return DECLINE
    factions = [option for option in options if option.kind == "faction"]
    if is_swap(_asked_about(judge)[0]):
        return next(option for option in factions if option.value == judge.best_swap()[1])
    return min(factions, key=lambda option: judge.fall(Symbol(option.value)))


def _recall_spy(judge: Judge, options: list[Option]) -> Option:
    if DECLINE in options and _bargain(judge) <= 0.0:
        return DECLINE
    return _least_post(judge, options)


def _contract(judge: Judge, options: list[Option]) -> Option:
    contracts = [option for option in options if option.kind == "contract"]
    return max(contracts, key=lambda option: judge.contract_worth(ContractKind(option.value)))


def _discard(judge: Judge, options: list[Option]) -> Option:
    if DECLINE in options and _bargain(judge) <= 0.0:
        return DECLINE
    ahead = judge.persuasion_ahead()
    cards = [option for option in options if option.kind == "card"]
    return min(cards, key=lambda option: _discard_cost(judge, CardKind(option.value), ahead))


def _discard_cost(judge: Judge, kind: CardKind, ahead: float) -> float:
    """What a card would have brought this round, less what discarding it brings."""
    card = CARDS[kind]
    sends = judge.n[p.DISCARD_SENDS] if judge.g.agents[judge.seat] and card.icons else 0.0
    return judge.kept(kind, NO_SOURCE, ahead) + sends - judge.worth(card.on_discard, NO_SOURCE)


def _trash(judge: Judge, options: list[Option]) -> Option:
    effect, _ = _asked_about(judge)
    cards = [option for option in options if option.kind == "card"]
    if not cards:
        return DECLINE
    worst = min(cards, key=lambda option: _trash_cost(judge, CardKind(option.value)))
    if DECLINE in options:
        if effect.op == PAY:
            return worst if _bargain(judge) > 0.0 else DECLINE
        if judge.deck_size <= SMALLEST_DECK:
            return DECLINE
        return worst if _trash_cost(judge, CardKind(worst.value)) < judge.n[p.TRASH_FROM] else DECLINE
    return worst


def _trash_cost(judge: Judge, kind: CardKind) -> float:
    """Owning a card less, and a little for a card still in hand."""
    in_hand = any([CARD_KIND[card] == kind for card in judge.g.hand(judge.seat)])
    elsewhere = judge.g.discard(judge.seat) + judge.g.in_play(judge.seat)
    only_in_hand = in_hand and not any([CARD_KIND[card] == kind for card in elsewhere])
    cost = judge.quality(kind) - judge.worth(CARDS[kind].on_trash, NO_SOURCE)
    return cost + (judge.n[p.TRASH_FROM_HAND] if only_in_hand else 0.0)


def _trash_from(judge: Judge, options: list[Option]) -> Option:
    for zone in (IN_PLAY, IN_DISCARD, IN_HAND):
        if ZONE[zone] in options:
            return ZONE[zone]
    return options[0]


def _trash_intrigue(judge: Judge, options: list[Option]) -> Option:
    if DECLINE in options and _bargain(judge) <= 0.0:
        return DECLINE
    cards = [option for option in options if option.kind == "intrigue"]
    return min(cards, key=lambda option: INTRIGUE_KEPT[option.value] + judge.prices.intrigue[option.value])


def _acquire(judge: Judge, options: list[Option]) -> Option:
    effect, _ = _asked_about(judge)
    cards = [option for option in options if option.kind == "card"]
    best = max(cards, key=lambda option: judge.bought(CardKind(option.value)))
    if DECLINE in options and judge.worth(effect, NO_SOURCE) <= 0.0:
        return DECLINE
    return best


def _set_aside(judge: Judge, options: list[Option]) -> Option:
    cards = [option for option in options if option.kind == "card"]
    return max(cards, key=lambda option: judge.bought(CardKind(option.value)))


def _sort_draw(judge: Judge, options: list[Option]) -> Option:
    ahead = judge.persuasion_ahead()
    return max(
        options,
        key=lambda option: judge.kept(CardKind(option.value), NO_SOURCE, ahead) + judge.quality(CardKind(option.value)),
    )


def _sort_discard(judge: Judge, options: list[Option]) -> Option:
    return max(options, key=lambda option: judge.quality(CardKind(option.value)))


def _recall_agent(judge: Judge, options: list[Option]) -> Option:
    return max(options, key=lambda option: visit(judge, SpaceIndex(option.value), 0))


def _train(judge: Judge, options: list[Option]) -> Option:
    return max(options, key=lambda option: judge.worth(TRAINING[option.value].effect, NO_SOURCE))


# Combat and the end.


def _combat(judge: Judge, options: list[Option]) -> Option:
    """A card is played when the place it wins is worth more than the card."""
    best, gain = PASS, 0.0
    for option in options:
        if option.kind == "intrigue":
            more = combat_gain(judge, option)
            if more > gain:
                best, gain = option, more
    return best


def combat_gain(judge: Judge, card: Option) -> float:
    """What playing a card in combat brings beyond keeping it."""
    worth = _played_now(judge, INTRIGUE[card.value].combat)
    kept = INTRIGUE_KEPT[card.value] + judge.prices.intrigue[card.value]
    return worth - judge.n[p.COMBAT_CARD_KEPT] * kept * judge.later


def _endgame(judge: Judge, options: list[Option]) -> Option:
    return next((option for option in options if option is not PASS), PASS)


def _turn_conflict(judge: Judge, options: list[Option]) -> Option:
    """The wild icon is kept for last."""
    cards = [option for option in options if option.kind == "conflict"]
    return min(cards, key=lambda option: 1 if CONFLICTS[option.value].battle_icon == WILD else 0)


def _leader(judge: Judge, options: list[Option]) -> Option:
    order = [LEADER_NUMBER[leader] for leader in FAVOURITES]
    return min(options, key=lambda option: order.index(option.value) if option.value in order else len(order))


def _give_alliance(judge: Judge, options: list[Option]) -> Option:
    """To whoever has the fewest points."""
    g = judge.g
    heirs = [player for player in g.opponents(judge.seat) if named_player(g, player) in options]
    return named_player(g, min(heirs, key=lambda player: g.vp[player]))


def _use_always(judge: Judge, options: list[Option]) -> Option:
    return USE


BEFORE_ANSWERING: Final = (
    "prompt-turn",
    "prompt-order",
    "prompt-reveal-turn",
    "prompt-end-turn",
    "prompt-deploy",
)
"""The questions before which a Plot card is considered."""
ABOUT_INTRIGUE: Final = ("prompt-combat", "prompt-endgame", "prompt-trash-intrigue")
"""The questions whose answers are Intrigue cards."""

ADVICE: Final[dict[str, Advice]] = {
    "prompt-turn": _turn,
    "prompt-space": _space,
    "prompt-entry": _entry,
    "prompt-infiltrate": _least_post,
    "prompt-gather": _gather,
    "prompt-order": _order,
    "prompt-reveal-turn": _reveal_turn,
    "prompt-end-turn": _end_turn,
    "prompt-deploy": _deploy,
    "prompt-deploy-effect": _deploy,
    "prompt-retreat": _retreat,
    "prompt-choose": _choose,
    "prompt-pay": _pay,
    "prompt-use": _use,
    "prompt-shield-wall": _shield_wall,
    "prompt-influence": _influence,
    "prompt-lose-influence": _lose_influence,
    "prompt-place-spy": _place_spy,
    "prompt-recall-to-place": _recall_to_place,
    "prompt-recall-spy": _recall_spy,
    "prompt-contract": _contract,
    "prompt-discard": _discard,
    "prompt-trash": _trash,
    "prompt-trash-from": _trash_from,
    "prompt-trash-intrigue": _trash_intrigue,
    "prompt-acquire": _acquire,
    "prompt-set-aside": _set_aside,
    "prompt-sort-draw": _sort_draw,
    "prompt-sort-discard": _sort_discard,
    "prompt-recall-agent": _recall_agent,
    "prompt-train": _train,
    "prompt-combat": _combat,
    "prompt-endgame": _endgame,
    "prompt-turn-conflict": _turn_conflict,
    "prompt-leader": _leader,
    "prompt-give-alliance": _give_alliance,
    "prompt-defend": _use_always,
}
