"""Why something cannot be chosen now, in the order in which a player would ask (see kernel/whynot.py)."""

from typing import Final

from sandtable.games.uprising.board import SPACES, TRACK_TOP
from sandtable.games.uprising.cards import CARD_KIND, CARDS, INTRIGUE_KIND
from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import Acquire, Influence, PlaceSpy, Spend
from sandtable.games.uprising.notation import CARD, CONFLICT, FACTION, INTRIGUE_CARD, LEADER, OBJECTIVE, POST, SPACE
from sandtable.games.uprising.rules.acquiring import COSTS, on_offer
from sandtable.games.uprising.rules.choices import agents_to_recall
from sandtable.games.uprising.rules.influence import factions_for
from sandtable.games.uprising.rules.interpreter import possible
from sandtable.games.uprising.rules.intrigue import BOXES, COMBAT_CARD, ENDGAME_CARD, OF_TYPE, PLOT
from sandtable.games.uprising.rules.player_turns import SENT_BY
from sandtable.games.uprising.rules.spaces import (
    HAS_SPY_ICON,
    ONCE,
    REACH,
    WAIVES,
    WATCHED,
    cost_of,
    enterable,
    is_taken,
    locked,
    spaces_for,
)
from sandtable.games.uprising.rules.spies import fitting, free_posts, liftable
from sandtable.games.uprising.rules.supply import can_pay
from sandtable.games.uprising.state import (
    CARD_WORDS,
    COMBAT,
    ENDGAME,
    FACTION_WORDS,
    PLAYER_TURNS,
    SET_ASIDE,
    TURNED_BY,
    WON_BY,
    Table,
)
from sandtable.games.uprising.terms import ICONS, NO_SOURCE, NONE, CardKind, Player, SpaceIndex, Symbol
from sandtable.kernel.messages import named
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask
from sandtable.kernel.whynot import EVERYWHERE, Reason, WhyNot

WHY_NOT: Final = WhyNot(
    "space", "post", "card", "intrigue", "faction", "leader", "rival", "contract", "conflict", "objective"
)
ICON_WORDS: Final = tuple([named("icon", icon) for icon in ICONS])


# What lies before a player.


def _spaces(g: Table, ask: Ask) -> list[Option]:
    return SPACE


def _posts(g: Table, ask: Ask) -> list[Option]:
    return POST


def _tracks(g: Table, ask: Ask) -> list[Option]:
    return FACTION


def _hand(g: Table, ask: Ask) -> list[Option]:
    return [CARD[kind] for kind in sorted({CARD_KIND[card] for card in g.hand(ask.seat)})]


def _own_cards(g: Table, ask: Ask) -> list[Option]:
    """What its owner can look through: hand, discard pile and cards in play."""
    cards = g.hand(ask.seat) + g.discard(ask.seat) + g.in_play(ask.seat)
    return [CARD[kind] for kind in sorted({CARD_KIND[card] for card in cards})]


def _market(g: Table, ask: Ask) -> list[Option]:
    return [CARD[kind] for kind in sorted({CARD_KIND[card] for card in on_offer(g, ask.seat)})]


def _intrigue(g: Table, ask: Ask) -> list[Option]:
    return [INTRIGUE_CARD[kind] for kind in sorted({INTRIGUE_KIND[card] for card in g.held(ask.seat)})]


def _won(g: Table, ask: Ask) -> list[Option]:
    """The Conflict cards that a player has won, and the objective."""
    zones = g.conflicts.zones
    won = [CONFLICT[card] for card in zones[WON_BY[ask.seat]] + zones[TURNED_BY[ask.seat]]]
    return [*won, OBJECTIVE[g.objective[ask.seat]]]


def _leaders(g: Table, ask: Ask) -> list[Option]:
    on_offer = ask.args[0]
    assert isinstance(on_offer, tuple)
    return [LEADER[leader] for leader in on_offer]


# Agents.


def _price(g: Table, player: Player, price: Spend) -> Reason | None:
    """What is missing to pay with."""
    if can_pay(g, player, price):
        return None
    if price.solari > g.solari[player]:
        return Reason("reason-solari-short", cost=price.solari, have=g.solari[player])
    if price.spice > g.spice[player]:
        return Reason("reason-spice-short", cost=price.spice, have=g.spice[player])
    return Reason("reason-water-short", cost=price.water, have=g.water[player])


def _shut(g: Table, player: Player, space: SpaceIndex) -> Reason | None:
    """What keeps an Agent of a player from a space, whichever card is played."""
    if g.placed[player] >> space & 1:
        return Reason("reason-own-agent")
    if is_taken(g, space) and not WATCHED[g.spies[player]] >> space & 1:
        there = next(other for other in g.opponents(player) if g.placed[other] >> space & 1)
        return Reason("reason-occupied", who=g.who(there))
    if ONCE >> space & 1:
        if g.swordmaster[player]:
            return Reason("reason-swordmaster")
        if g.house is not None and g.house.forbids_swordmaster:
            return Reason("reason-no-swordmaster")
    return _price(g, player, cost_of(g, space, 0))


def _unmet(g: Table, player: Player, space: SpaceIndex) -> Reason | None:
    """The Influence that a space demands and a player lacks."""
    needs = SPACES[space].requires
    if needs is None or not locked(g, player) >> space & 1:
        return None
    have = g.level(player, Symbol(needs.what))
    return Reason("reason-influence-short", faction=FACTION_WORDS[needs.what], need=needs.amount, have=have)


def _reaches(g: Table, player: Player, kind: CardKind, space: SpaceIndex) -> bool:
    """Whether a card shows the icon of a space, or its spies open the way."""
    return (REACH[kind] | (WATCHED[g.spies[player]] if HAS_SPY_ICON[kind] else 0)) >> space & 1 == 1


@WHY_NOT.at(_spaces, "prompt-space")
def send_there(g: Table, ask: Ask, option: Option) -> Reason | None:
    kind, space = ask.value(SENT_BY), option.value
    if not _reaches(g, ask.seat, CardKind(kind), SpaceIndex(space)):
        return Reason("reason-no-icon", card=CARD_WORDS[kind], icon=ICON_WORDS[SPACES[space].icon])
    return _shut(g, ask.seat, SpaceIndex(space)) or (None if WAIVES[kind] else _unmet(g, ask.seat, SpaceIndex(space)))


@WHY_NOT.names(_spaces, "prompt-turn")
def send_somewhere(g: Table, ask: Ask, option: Option) -> Reason | None:
    """No card is chosen yet: some may lead there."""
    player, space = ask.seat, option.value
    if not g.agents[player]:
        return Reason("reason-no-agents")
    shut = _shut(g, player, SpaceIndex(space))
    if shut is not None:
        return shut
    near = [card.value for card in _hand(g, ask) if _reaches(g, player, CardKind(card.value), SpaceIndex(space))]
    if not near:
        return Reason("reason-no-card", icon=ICON_WORDS[SPACES[space].icon])
    unmet = _unmet(g, player, SpaceIndex(space))
    fitting_cards = [CARD_WORDS[kind] for kind in near if unmet is None or WAIVES[kind]]
    return Reason("reason-card-first", cards=fitting_cards) if fitting_cards else unmet


@WHY_NOT.at(_hand, "prompt-turn")
def send_with(g: Table, ask: Ask, option: Option) -> Reason | None:
    if not g.agents[ask.seat]:
        return Reason("reason-no-agents")
    if not CARDS[option.value].icon_mask:
        return Reason("reason-no-icons")
    if not spaces_for(g, ask.seat, CardKind(option.value), enterable(g, ask.seat), locked(g, ask.seat)):
        return Reason("reason-no-space")
    return None


@WHY_NOT.at(_spaces, "prompt-recall-agent")
def recall_from(g: Table, ask: Ask, option: Option) -> Reason | None:
    if option.value in agents_to_recall(g, ask.seat):
        return None
    return Reason("reason-just-sent" if g.placed[ask.seat] >> option.value & 1 else "reason-no-own-agent")


# Cards to acquire, to give up, to play.


@WHY_NOT.at(_market, "prompt-reveal-turn")
def buy(g: Table, ask: Ask, option: Option) -> Reason | None:
    cost = COSTS[option.value]
    aside = [CARD_KIND[card] for card in g.cards.zones[SET_ASIDE]] if g.aside_for == ask.seat else []
    if option.value in aside:
        cost = max(0, cost - g.aside_discount)
    if cost > g.persuasion[ask.seat]:
        return Reason("reason-persuasion-short", cost=cost, have=g.persuasion[ask.seat])
    return None


@WHY_NOT.at(_market, "prompt-acquire")
def acquire(g: Table, ask: Ask, option: Option) -> Reason | None:
    number = ask.args[0]
    assert isinstance(number, int)
    effect = EFFECTS[number]
    assert isinstance(effect, Acquire)
    cost = COSTS[option.value]
    if cost < effect.minimum:
        return Reason("reason-too-cheap", cost=cost, least=effect.minimum)
    if cost > effect.maximum:
        return Reason("reason-too-dear", cost=cost, most=effect.maximum)
    if effect.for_solari and cost > g.solari[ask.seat]:
        return Reason("reason-solari-short", cost=cost, have=g.solari[ask.seat])
    return None


WHY_NOT.all_offered("prompt-set-aside", "prompt-sort-draw", "prompt-sort-discard", "prompt-contract")
WHY_NOT.plainly(_own_cards, "reason-not-trashable", "prompt-trash")
WHY_NOT.plainly(_hand, "reason-chosen", "prompt-discard")
WHY_NOT.plainly(_won, "reason-no-pair", "prompt-turn-conflict", "prompt-endgame", "prompt-wild")


@WHY_NOT.names(_intrigue, EVERYWHERE)
def play_intrigue(g: Table, ask: Ask, option: Option) -> Reason | None:
    """Another moment, a condition that does not hold, or a price that cannot be paid."""
    kind = option.value
    moment = NONE
    if g.phase == PLAYER_TURNS and g.turn.player == ask.seat:
        moment = PLOT
    elif g.phase == COMBAT:
        moment = COMBAT_CARD
    elif g.phase == ENDGAME:
        moment = ENDGAME_CARD
    if moment != NONE and OF_TYPE[moment][kind]:
        later = possible(g, ask.seat, BOXES[moment][kind], NO_SOURCE)
        return Reason("reason-intrigue-later" if later else "reason-intrigue-unmet")
    if OF_TYPE[PLOT][kind]:
        return Reason("reason-intrigue-plot")
    return Reason("reason-intrigue-combat" if OF_TYPE[COMBAT_CARD][kind] else "reason-intrigue-endgame")


WHY_NOT.plainly(_market, "reason-acquire-later", EVERYWHERE)


# Spies, factions, leaders.


def _post_effect(ask: Ask) -> PlaceSpy:
    number = ask.args[0]
    assert isinstance(number, int)
    effect = EFFECTS[number]
    assert isinstance(effect, PlaceSpy)
    return effect


@WHY_NOT.at(_posts, "prompt-place-spy")
def place_spy(g: Table, ask: Ask, option: Option) -> Reason | None:
    effect = _post_effect(ask)
    mine = g.spies[ask.seat] & ~(1 << ask.value(0)) if ask.answers else g.spies[ask.seat]
    if not fitting(g, effect) >> option.value & 1:
        return Reason("reason-post-unfit")
    if mine >> option.value & 1:
        return Reason("reason-own-spy")
    if not free_posts(g, ask.seat, effect, mine) >> option.value & 1:
        there = next(other for other in g.opponents(ask.seat) if g.spies[other] >> option.value & 1)
        return Reason("reason-their-spy", who=g.who(there))
    return None


@WHY_NOT.at(_posts, "prompt-recall-to-place")
def recall_to_place(g: Table, ask: Ask, option: Option) -> Reason | None:
    if not g.spies[ask.seat] >> option.value & 1:
        return Reason("reason-no-own-spy")
    return None if option.value in liftable(g, ask.seat, _post_effect(ask)) else Reason("reason-recall-in-vain")


WHY_NOT.plainly(_posts, "reason-no-own-spy", "prompt-recall-spy")
WHY_NOT.plainly(_posts, "reason-no-spy-watches", "prompt-infiltrate", "prompt-gather")


@WHY_NOT.at(_tracks, "prompt-influence")
def raise_influence(g: Table, ask: Ask, option: Option) -> Reason | None:
    number = ask.args[0]
    assert isinstance(number, int)
    effect = EFFECTS[number]
    assert isinstance(effect, Influence)
    if option in ask.answers:
        return Reason("reason-chosen")
    if g.level(ask.seat, Symbol(option.value)) >= TRACK_TOP:
        return Reason("reason-track-top")
    return None if option.value in factions_for(g, ask.seat, effect) else Reason("reason-faction-unfit")


WHY_NOT.plainly(_tracks, "reason-track-bottom", "prompt-lose-influence")


@WHY_NOT.at(_leaders, "prompt-leader")
def lead(g: Table, ask: Ask, option: Option) -> Reason | None:
    return Reason("reason-leader-taken") if option.value in g.leaders else None


WHY_NOT.all_offered("prompt-give-alliance")
