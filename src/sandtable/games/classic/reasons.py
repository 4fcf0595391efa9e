"""Why the heuristic player answers so: what its own weighing of the option came to."""

from collections.abc import Callable
from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, POLAR_SINK_CELL, STRONGHOLDS, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell
from sandtable.games.classic.battle_record import DEFENCE_ELEMENT, WEAPON_ELEMENT
from sandtable.games.classic.bot import business, karama, merchants, talk, truth, war
from sandtable.games.classic.bot.advice import ADVICE
from sandtable.games.classic.bot.outlook import BLOCKING, Outlook
from sandtable.games.classic.leaders import LEADER_FACTION, LEADER_STRENGTH
from sandtable.games.classic.notation import (
    ADVISORS,
    ASK_AGAIN,
    ASK_FOR_TOKEN,
    ASK_TRAITOR,
    BEHIND,
    BOTH_DIE,
    BREAK,
    BUY_OFF,
    BUY_WITH_KARAMA,
    BY_TOKEN,
    DECLINE,
    DONE,
    DOUBLE,
    FLY_FAR,
    GIVE,
    KARAMA_POWER,
    KEEP,
    LEVY,
    NOTHING,
    OFFER,
    ONCE_AROUND,
    PASS,
    PASS_ON,
    PASS_PHASE,
    PASS_TURN,
    PLAY_BOX,
    PLAY_GHOLA,
    PROMISE,
    RESERVES,
    SEALED_BIDS,
    SEE_DEFENCE,
    SEE_WEAPON,
    SELL_CARDS,
    SHIP_WITH_KARAMA,
    TAKE_FROM_STOCK,
    TRAITOR,
    TREACHERY,
    TURN_TOKEN,
    USE,
    YES,
    halves,
)
from sandtable.games.classic.rules.deals import KEEP_OUT, SPICE
from sandtable.games.classic.rules.movement import MOVE
from sandtable.games.classic.rules.plans import draft, leaders_to_field
from sandtable.games.classic.rules.shipping import is_stronghold
from sandtable.games.classic.skills import SKILLS
from sandtable.games.classic.state import UP, Table
from sandtable.games.classic.terms import NONE, NOWHERE, ONCE_AROUND_WAY, FactionIndex, Kind, Role
from sandtable.games.classic.treachery import (
    POISON_DEFENCE,
    POISON_WEAPON,
    PROJECTILE_DEFENCE,
    PROJECTILE_WEAPON,
    ROLE_OF,
    TREACHERY_CARDS,
    WEATHER_CONTROL,
)
from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase

Reason = Callable[[Outlook, Option], str | Phrase]
PARRIED_BY: Final = {POISON_WEAPON: POISON_DEFENCE, PROJECTILE_WEAPON: PROJECTILE_DEFENCE}
FULL_CHANCE: Final = 100


def why(state: State, seat: int, option: Option) -> Phrase | None:
    """The reason behind the heuristic player's own choice."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    if prompt is None:
        return None
    outlook = Outlook(state, seat)
    own = state.options(seat)
    beside = state.beside(seat)
    if beside is not None and beside.message != prompt.message:
        if option in beside.options:
            return _worded(_beside(outlook, option))
        own = [one for one in own if one not in beside.options]
    if len(own) == 1:
        return phrase("advice-only")
    # A question that nobody advises on is answered with the first option.
    reason = REASONS[prompt.message] if prompt.message in ADVICE else _always("usual")
    return _worded(reason(outlook, option))


def _worded(reason: str | Phrase) -> Phrase:
    return phrase(f"advice-{reason}") if isinstance(reason, str) else reason


# Shapes that many reasons have.


def _always(reason: str) -> Reason:
    return lambda outlook, option: reason


def _if(wanted: Option, reason: str, otherwise: str) -> Reason:
    return lambda outlook, option: reason if option is wanted else otherwise


def _if_any(reason: str, none: str) -> Reason:
    """By whether a number is more than nothing."""
    return lambda outlook, option: reason if option.value else none


def _window(played: str, kept: str = "card-later") -> Reason:
    """A moment for a card: why it is played, or kept; who has none passes."""
    return lambda outlook, option: _passes(outlook, option, kept) if _is_pass(option) else played


def _is_pass(option: Option) -> bool:
    return option in (PASS, PASS_PHASE, PASS_TURN, PASS_ON)


def _passes(outlook: Outlook, option: Option, kept: str) -> str:
    if option is PASS_ON:
        return "pass-on"
    if option is PASS_TURN:
        return "pass-turn"
    if option is PASS_PHASE:
        return "pass-phase"
    g, seat = outlook.g, outlook.seat
    beside = g.beside(seat)
    aside = [] if beside is None else beside.options
    could = [one for one in g.options(seat) if not _is_pass(one) and one not in aside]
    return kept if could else "pass-nothing"


# Setting up, storm, nexus.


def _traitor(outlook: Outlook, option: Option) -> str:
    own = LEADER_FACTION[option.value] == outlook.g.factions[outlook.seat]
    return "traitor-own" if own else "traitor-strong"


def _place_advisor(outlook: Outlook, option: Option) -> str:
    return "place-polar" if option.value == POLAR_SINK_CELL else "place-advisor"


def _storm_cards(outlook: Outlook, option: Option) -> str:
    if option.kind != "card":
        return _passes(outlook, option, "card-later")
    return "storm-card" if option is TREACHERY[WEATHER_CONTROL] else "atomics"


def _weather(outlook: Outlook, option: Option) -> str:
    return "storm-harm" if business.storm_harm(outlook, option.value) > 0 else "storm-spare"


def _place_worm(outlook: Outlook, option: Option) -> str:
    if option is PASS:
        return "worm-none"
    return "worm-devours" if business.harm_in(outlook, CELLS_OF[option.value]) > 0 else "worm-least"


def _nexus(outlook: Outlook, option: Option) -> str:
    g = outlook.g
    if option is BREAK:
        return "nexus-break"
    if option is PASS:
        return "nexus-stay" if BREAK in g.options(outlook.seat) else "nexus-alone"
    return "nexus-promised" if g.seat_of(FactionIndex(option.value)) in outlook.promised_partners() else "nexus-partner"


# Bidding and revival.


def _bid(outlook: Outlook, option: Option) -> str | Phrase:
    if option is BUY_WITH_KARAMA:
        return "bid-karama"
    limit = business.bid_limit(outlook)
    worth = int(limit)
    if option is not PASS and option.value:
        auction = outlook.g.bidding
        if auction.way == ONCE_AROUND_WAY and auction.waiting:
            return phrase("advice-bid-once", worth=worth)
        known = outlook.g.treachery.known(outlook.seat, UP)
        return phrase("advice-bid-known" if known else "advice-bid-unknown", worth=worth)
    if outlook.g.bidding.bid < worth:
        return "bid-save"
    return phrase("advice-bid-dear", worth=worth) if worth else "bid-worthless"


def _revive_forces(outlook: Outlook, option: Option) -> str:
    if not option.value:
        return "revive-none"
    return "revive-free" if option.value <= outlook.g.faction(outlook.seat).free_revival else "revive-paid"


def _revive_leader(outlook: Outlook, option: Option) -> str:
    if option is NOTHING:
        return "leaders-enough"
    return "leaders-few" if len(outlook.g.living(outlook.seat)) <= 2 else "leader-affordable"


def _revive_free(outlook: Outlook, option: Option) -> str:
    return "leaders-few" if option.kind == "leader" else "back-forces"


# House Richese and CHOAM.


def _auction_way(outlook: Outlook, option: Option) -> str:
    if option is ONCE_AROUND:
        return "way-once"
    return "way-sealed" if option is SEALED_BIDS else "way-normal"


def _cash(outlook: Outlook, option: Option) -> str:
    if option.kind == "card":
        return "cash-poor" if outlook.g.spice[outlook.seat] < merchants.POOR else "cash-worth"
    return "cash-keep" if option is DONE else _passes(outlook, option, "cash-keep")


def _gamont(outlook: Outlook, option: Option) -> str:
    return "usual" if merchants._lone_force(outlook) is None else "gamont"


def _show(outlook: Outlook, option: Option) -> str:
    return "least-card" if option.kind == "card" else "usual"


# Karama and Truthtrance.


def _stop(outlook: Outlook, option: Option) -> str:
    if option.kind != "stop":
        return _passes(outlook, option, "karama-keep")
    battle = outlook.g.battle
    return "stop-battle" if battle is not None and outlook.seat in battle.seats else "stop-win"


def _cancel_shipment(outlook: Outlook, option: Option) -> str:
    if option is not KARAMA_POWER:
        return _passes(outlook, option, "karama-keep")
    return "cancel-win" if karama.about_to_win(outlook, outlook.g.journey.seat) else "cancel-invader"


def _truth(outlook: Outlook, option: Option) -> str:
    """What the question is about; somebody who does not fight has nothing to ask for."""
    if not truth._fights(outlook):
        return "usual"
    if option.kind == "faction":
        return "truth-whom"
    return "truth-traitor" if option is ASK_TRAITOR or option.kind == "leader" else "truth-card"


# What is done beside a question.


def _beside(outlook: Outlook, option: Option) -> str:
    if option.kind in ("accept", "refuse"):
        return "offer-good" if option.kind == "accept" else "offer-bad"
    if option is OFFER:
        return _deal(outlook, option)
    return BESIDE.get(option, "beside-none")


def _deal(outlook: Outlook, option: Option) -> str:
    made = talk.idea(outlook)
    if made is None:
        return "usual"
    if made.wants == KEEP_OUT:
        return "deal-peace"
    return "deal-look" if made.gives == SPICE else "deal-sell"


BESIDE: Final[dict[Option, str]] = {
    PLAY_GHOLA: "ghola",
    TURN_TOKEN: "turn-token",
    SELL_CARDS: "sell-all",
    PLAY_BOX: "fetch",
    TAKE_FROM_STOCK: "fetch",
    ASK_AGAIN: "ask-again",
    GIVE: "gift",
    PROMISE: "promise",
}


def _keep_or_kill(outlook: Outlook, option: Option) -> str:
    if option is KEEP:
        return "captive-strong"
    return "captive-weak" if outlook.g.living(outlook.seat) else "captive-lost"


# Shipping and moving.


def _goal(outlook: Outlook, option: Option) -> str:
    """What a cell is good for: what the worth of the place is made of."""
    cell = option.value
    if cell == POLAR_SINK_CELL:
        return "goal-refuge"
    territory = TERRITORY_OF[cell]
    if territory not in STRONGHOLDS:
        return "goal-spice" if outlook.g.ground_spice[cell] else "usual"
    held = outlook.g.controls(outlook.seat, territory)
    if outlook.missing(outlook.seat) + held <= 1:
        return "goal-victory"
    if outlook.blocking_worth(territory) >= BLOCKING:
        return "goal-block"
    return "goal-held" if held else "goal-stronghold"


def _ride(outlook: Outlook, option: Option) -> str:
    return "ride-none" if option is PASS else _goal(outlook, option)


def _ship(outlook: Outlook, option: Option) -> str:
    return SHIPPED[option] if option in SHIPPED else _goal(outlook, option)


SHIPPED: Final[dict[Option, str]] = {
    PASS: "ship-none",
    RESERVES: "ship-reserves",
    BY_TOKEN: "ship-token",
    ASK_FOR_TOKEN: "ask-token",
    SHIP_WITH_KARAMA: "ship-karama",
}


def _accompany(outlook: Outlook, option: Option) -> str:
    away = option.value != POLAR_SINK_CELL and is_stronghold(Cell(option.value))
    return "advisor-stronghold" if away else "advisor-polar"


def _move(outlook: Outlook, option: Option) -> str:
    if option is PASS:
        return "move-none"
    return "move-card" if option.kind == "card" else "move-from"


def _how_many(outlook: Outlook, option: Option) -> str:
    form = outlook.g.form_of(outlook.seat)
    return "how-many" if form is not None and form.form is MOVE else "second-whole"


# Battle.


def _choose_battle(outlook: Outlook, option: Option) -> str:
    return "battle-surest" if option.kind == "territory" else "usual"


def _voice(outlook: Outlook, option: Option) -> str:
    g, role = outlook.g, Role(option.value)
    if outlook.seat not in g.fight.seats:
        return "voice-ally"
    if role not in PARRIED_BY:
        return "voice-defence"
    if PARRIED_BY[role] in [ROLE_OF[kind] for kind in outlook.kinds()]:
        return "voice-any"
    known, _ = outlook.hand_of(g.opponent(outlook.seat))
    return "voice-known" if role in [ROLE_OF[kind] for kind in known] else "voice-undefended"


def _prescience(outlook: Outlook, option: Option) -> str:
    if option is SEE_WEAPON:
        return "see-weapon"
    if option is not SEE_DEFENCE:
        return "see-dial"
    return "see-defence" if outlook.has_weapon() else "see-rest"


def _plan_leader(outlook: Outlook, option: Option) -> str:
    if option.kind != "leader":
        return "leader-hero" if option.kind == "card" else "leader-none"
    fielded = leaders_to_field(outlook.g, outlook.seat)
    best = max([LEADER_STRENGTH[leader] for leader in fielded])
    if option.value == NONE or LEADER_STRENGTH[option.value] == best:
        return "leader-strong"
    if outlook.g.skill_of[option.value] != NONE:
        return "leader-skilled"
    bought = war._bought(outlook)
    stronger = [one for one in fielded if LEADER_STRENGTH[one] > LEADER_STRENGTH[option.value]]
    return "leader-bought" if all([one in bought for one in stronger]) else "leader-spared"


def _has_seen(outlook: Outlook, element: int) -> bool:
    return element in [seen for seen, _ in war._seen(outlook)]


def _plan_weapon(outlook: Outlook, option: Option) -> str:
    if option is NOTHING:
        return "weapon-none"
    if not TREACHERY_CARDS[option.value].weapon:
        return "weapon-other"
    return "weapon-seen" if _has_seen(outlook, DEFENCE_ELEMENT) else "weapon"


def _plan_defence(outlook: Outlook, option: Option) -> str:
    if option is NOTHING:
        return "defence-none"
    if not TREACHERY_CARDS[option.value].defence:
        return "defence-other"
    if not _has_seen(outlook, WEAPON_ELEMENT):
        return "defence-unseen"
    spared = war.Opponent(outlook, outlook.g.opponent(outlook.seat)).kills(Kind(option.value)) <= 0.0
    return "defence-seen" if spared else "defence-none"


def _plan_dial(outlook: Outlook, option: Option) -> str | Phrase:
    if not halves(option):
        return "dial-least"
    plan = war.best_plan(outlook)
    ask = outlook.g.form_of(outlook.seat)
    assert ask is not None
    # The chance is that of the whole plan: who has begun another one is told of the number alone.
    made = draft(outlook.g, ask)
    outline = plan.outline
    follows = (made.leader, made.weapon, made.defence) == (plan.leader, outline.weapon, outline.defence)
    return phrase("advice-dial-chance", chance=round(plan.wins * FULL_CHANCE)) if follows else "dial"


def _fix_dial(outlook: Outlook, option: Option) -> str:
    return "dial" if halves(option) else "dial-least"


def _keep_cards(outlook: Outlook, option: Option) -> str:
    return "keep" if option is KEEP else "discard-poor"


# Leader skills.


def _keep_skill(outlook: Outlook, option: Option) -> str:
    wanted = SKILLS[option.value].asks_for
    return "skill-card" if wanted in [ROLE_OF[kind] for kind in outlook.kinds()] else "skill-best"


def _skilled_leader(outlook: Outlook, option: Option) -> str:
    strengths = [LEADER_STRENGTH[one.value] for one in outlook.g.options(outlook.seat) if one.kind == "leader"]
    return "skill-fighter" if LEADER_STRENGTH[option.value] == max(strengths) else "skill-home"


def _mentat(outlook: Outlook, option: Option) -> str:
    if option is PASS:
        return "mentat-none"
    roles = [ROLE_OF[kind] for kind in outlook.kinds()]
    return "mentat-parried" if PARRIED_BY.get(ROLE_OF[option.value], NOWHERE) in roles else "mentat"


REASONS: Final[dict[str, Reason]] = {
    "prompt-keep-traitor": _traitor,
    "prompt-predict-faction": _always("predict-faction"),
    "prompt-predict-turn": _always("predict-turn"),
    "prompt-place-fremen": _always("place-fremen"),
    "prompt-place-advisor": _place_advisor,
    "prompt-first-storm": _always("storm-middle"),
    "prompt-dial-storm": _always("storm-middle"),
    "prompt-storm-cards": _storm_cards,
    "prompt-weather": _weather,
    "prompt-protect": _always("protect"),
    "prompt-place-worm": _place_worm,
    "prompt-karama-worm": _window("karama-worm", "karama-keep"),
    "prompt-ride": _ride,
    "prompt-nexus": _nexus,
    "prompt-charity": _always("charity"),
    "prompt-bid": _bid,
    "prompt-revive-forces": _revive_forces,
    "prompt-revive-starred": _always("starred-back"),
    "prompt-revive-leader": _revive_leader,
    "prompt-karama-revival": _window("karama-revival", "karama-keep"),
    "prompt-revive-free": _revive_free,
    "prompt-pay-for-ally": _if_any("ally-spare", "ally-none"),
    "prompt-outbid": _bid,
    "prompt-sealed-bid": _bid,
    "prompt-put-up-stock": _always("put-up"),
    "prompt-auction-way": _auction_way,
    "prompt-market": _if(PASS, "market-none", "market-poor"),
    "prompt-market-claim": _always("claim-nothing"),
    "prompt-end-of-phase": _cash,
    "prompt-cash-more": _cash,
    "prompt-inflation": _if(DOUBLE, "inflation-now", "inflation-wait"),
    "prompt-exchange": _if(DECLINE, "exchange-none", "exchange-poor"),
    "prompt-support-ally": _if_any("ally-spare", "ally-none"),
    "prompt-baliset": _window("baliset"),
    "prompt-la-la-la": _window("la-la-la"),
    "prompt-jubba-cloak": _window("jubba"),
    "prompt-jubba-where": _always("jubba-where"),
    "prompt-gamont": _window("gamont"),
    "prompt-gamont-whom": _gamont,
    "prompt-gamont-where": _gamont,
    "prompt-sell": _if(DONE, "sell-done", "sell-poor"),
    "prompt-answer-audit": _if(BUY_OFF, "audit-buy", "audit-show"),
    "prompt-sapho": _window("sapho"),
    "prompt-aggressor": _window("aggressor"),
    "prompt-semuta": _window("semuta"),
    "prompt-box": _always("best-card"),
    "prompt-take-from-stock": _always("best-card"),
    "prompt-give-card": _always("least-card"),
    "prompt-distrans-card": _always("least-card"),
    "prompt-late-snooper": _window("late-snooper"),
    "prompt-residual-poison": _window("residual"),
    "prompt-burn": _if(BOTH_DIE, "burn-both", "burn-none"),
    "prompt-tooth": _if(USE, "tooth-use", "tooth-withdraw"),
    "prompt-which-no-field": _always("no-field-most"),
    "prompt-turn-no-field": _if(YES, "token-turned", "token-hidden"),
    "prompt-lend-no-field": lambda outlook, option: "lend-most" if option.kind == "token" else "lend-none",
    "prompt-fly": _if(FLY_FAR, "fly-far", "fly-two"),
    "prompt-stop": _stop,
    "prompt-karama-with": _always("karama-cheapest"),
    "prompt-karama-swap": _window("karama-swap", "karama-keep"),
    "prompt-karama-swap-from": _always("swap-fullest"),
    "prompt-karama-swap-count": _always("swap-all"),
    "prompt-give-back": _always("least-card"),
    "prompt-look-at-plan": _window("look-plan", "karama-keep"),
    "prompt-cancel-shipment": _cancel_shipment,
    "prompt-truth-before-plans": _window("truth-ask"),
    "prompt-truth-whom": _truth,
    "prompt-truth-about": _truth,
    "prompt-truth-fact": _truth,
    "prompt-swear": _if(YES, "swear-yes", "swear-no"),
    "prompt-ghola": _revive_free,
    "prompt-any-time": _beside,
    "prompt-offer-to": _deal,
    "prompt-offer-give": _deal,
    "prompt-offer-spice": _deal,
    "prompt-offer-want": _deal,
    "prompt-offer-territory": _deal,
    "prompt-offer-until": _always("offer-until"),
    "prompt-give-to": _always("gift"),
    "prompt-give": _always("gift"),
    "prompt-promise-spice": _always("promise"),
    "prompt-grant": _always("grant"),
    "prompt-show": _show,
    "prompt-look-ahead": _always("look"),
    "prompt-choose-moment": _always("wait"),
    "prompt-take-up-arms": _if(DONE, "arms-none", "arms"),
    "prompt-ship-from": _ship,
    "prompt-ship": _ship,
    "prompt-ship-count": _always("ship-count"),
    "prompt-ship-starred": _always("starred-go"),
    "prompt-accompany": _accompany,
    "prompt-intruded": _if(ADVISORS, "advise-odds", "fight-odds"),
    "prompt-advisors-arrive": _if(ADVISORS, "advise-odds", "fight-odds"),
    "prompt-move": _move,
    "prompt-move-to": _goal,
    "prompt-move-again": _window("move-again"),
    "prompt-second-group": _if(PASS, "second-none", "second-follow"),
    "prompt-how-many": _how_many,
    "prompt-how-many-starred": _always("starred-go"),
    "prompt-choose-battle": _choose_battle,
    "prompt-voice": _voice,
    "prompt-prescience": _prescience,
    "prompt-fix-leader": _plan_leader,
    "prompt-fix-weapon": _plan_weapon,
    "prompt-fix-defence": _plan_defence,
    "prompt-fix-dial": _fix_dial,
    "prompt-plan-leader": _plan_leader,
    "prompt-plan-kwisatz": _always("kwisatz"),
    "prompt-plan-weapon": _plan_weapon,
    "prompt-plan-defence": _plan_defence,
    "prompt-plan-dial": _plan_dial,
    "prompt-plan-support": _always("support-least"),
    "prompt-call-traitor": _if(TRAITOR, "call", "call-none"),
    "prompt-lose-starred": _always("lose-ordinary"),
    "prompt-lose-how-many-starred": _always("lose-ordinary"),
    "prompt-lose-how-many": _always("lose-ordinary"),
    "prompt-keep-cards": _keep_cards,
    "prompt-capture": _always("capture"),
    "prompt-keep-or-kill": _keep_or_kill,
    "prompt-keep-skill": _keep_skill,
    "prompt-skilled-leader": _skilled_leader,
    "prompt-mentat": _mentat,
    "prompt-show-mentat": _always("least-card"),
    "prompt-place-skilled": _if(BEHIND, "skilled-fights", "skilled-helps"),
    "prompt-plan-bank": _if_any("bank-rich", "bank-poor"),
    "prompt-copy-defence": _if(PASS, "copy-none", "copy"),
    "prompt-retreat": _if(PASS, "retreat-none", "retreat"),
    "prompt-retreat-starred": _always("starred-go"),
    "prompt-decipher": _if(PASS, "decipher-none", "decipher"),
    "prompt-give-up-traitor": _always("give-up"),
    "prompt-levy": _if(LEVY, "levy", "levy-ally"),
    "prompt-smuggle": _always("smuggle"),
}
