"""Why the heuristic player answers so: the part of its own weighing that spoke most for the option."""

from collections.abc import Callable
from typing import Final

from sandtable.games.war_for_arrakis.bot import before_mahdi, weighed
from sandtable.games.war_for_arrakis.bot.advice import ADVICE
from sandtable.games.war_for_arrakis.bot.advising.cards import LAST_RESORTS
from sandtable.games.war_for_arrakis.bot.advising.mind import REFUSALS, Mind
from sandtable.games.war_for_arrakis.bot.advising.moves import planned
from sandtable.games.war_for_arrakis.bot.advising.pieces import TOKEN_HOST, court
from sandtable.games.war_for_arrakis.bot.advising.turns import FREE_ACTIONS, free_action, lone_tokens
from sandtable.games.war_for_arrakis.bot.marches import March, Party
from sandtable.games.war_for_arrakis.bot.sight import Host, chance
from sandtable.games.war_for_arrakis.bot.strikes import strikes
from sandtable.games.war_for_arrakis.bot.turns import OTHERS, seers_aside
from sandtable.games.war_for_arrakis.effects import FREE_TO_CONTINUE
from sandtable.games.war_for_arrakis.fight import defender
from sandtable.games.war_for_arrakis.notation import (
    ADVANCE,
    ALL,
    ATTACK,
    CLAIM,
    CONTINUE,
    DECK,
    DEPLOY,
    DESERT_POWER,
    DETONATE,
    DONE,
    DRAW,
    DROP,
    END_HAWAT,
    FIGHT_ON,
    FROM_SUPPLY,
    GUERRILLA,
    MOVE,
    MOVE_WORMS,
    NOTHING,
    PLACE_VEHICLES,
    PLACE_WORMSIGNS,
    PLAY_CARD,
    RAISE,
    SPLIT,
    STOCKPILE,
    SURPRISE_ATTACK,
    UPGRADE,
)
from sandtable.games.war_for_arrakis.prescience import JESSICA, PAUL, PRESCIENCE
from sandtable.games.war_for_arrakis.rules.action_turns import uses_by
from sandtable.games.war_for_arrakis.rules.legions import stacking_limit
from sandtable.games.war_for_arrakis.rules.movement import ORIGIN
from sandtable.games.war_for_arrakis.rules.prescience import area_of_person
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    HARVESTER,
    HOUSE,
    VEHICLE_WORDS,
    Area,
    Face,
    ally_of,
)
from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase

Reason = Callable[[Mind, Option], str | Phrase]
FULL_CHANCE: Final = 100
NOTICED: Final = 0.05
"""What speaks for a place by less is not named."""


def why(state: State, seat: int, option: Option) -> Phrase | None:
    """The reason behind the heuristic player's own choice."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    if prompt is None:
        return None
    options = weighed(prompt, state.options(seat))
    if len(options) == 1:
        return phrase("advice-only")
    mind = Mind(state, seat, prompt, options)
    reason = _reason(mind)(mind, option)
    return phrase(f"advice-{reason}") if isinstance(reason, str) else reason


def _reason(mind: Mind) -> Reason:
    """Who knows the reason is found as the adviser is; a question that nobody advises on gets a general one."""
    message = mind.prompt.message
    if mind.g.mahdi is not None and before_mahdi.adviser(mind) is not None:
        return MAHDI[message]
    if message in ADVICE:
        return REASONS[message]
    return _always("mahdi-any") if message.startswith("prompt-mahdi-") else _unadvised


def _unadvised(mind: Mind, option: Option) -> str:
    """Something is done rather than nothing."""
    return "something" if mind.refusal() is not None and option not in REFUSALS else "usual"


# Shapes that many reasons have.


def _always(reason: str) -> Reason:
    return lambda mind, option: reason


def _if(wanted: Option, reason: str, otherwise: str) -> Reason:
    return lambda mind, option: reason if option is wanted else otherwise


def _unless_refused(reason: str, refused: str) -> Reason:
    return lambda mind, option: refused if option in REFUSALS else reason


def _refused(reason: str) -> Reason:
    """For what it always refuses where it can."""
    return lambda mind, option: reason if option in REFUSALS else "usual"


# Turns and dice.


def _action(mind: Mind, option: Option) -> str:
    if option in FREE_ACTIONS:
        return FREE[option]
    if option is DESERT_POWER:
        return "campaign-signs" if mind.turns.lays_signs() else "desert-power"
    if option.kind != "die":
        return "usual"
    face = Face(option.value)
    if mind.turns.own_use(face) < mind.turns.die()[0]:
        return "use-card"
    best = _best_use(mind, face)
    return "die-best" if best is None else _use(mind, best)


def _best_use(mind: Mind, face: Face) -> Option | None:
    """What a die would be spent on; an Atreides House die serves as any other."""
    turns, best, most = mind.turns, None, 0.0
    as_these = (face, *OTHERS) if mind.side == ATREIDES and face == HOUSE else (face,)
    for result in as_these:
        for use in uses_by(mind.g, mind.seat, mind.side, result):
            worth = turns.use(result, use)
            if worth > most:
                best, most = use, worth
    return best


def _use(mind: Mind, option: Option) -> str:
    if option is MOVE and mind.turns.mustered() is not None:
        return "muster"
    if option is MOVE and mind.turns.moves_of_plan():
        return "campaign-move"
    return USES[option] if option in USES else USES_BY_KIND.get(option.kind, "usual")


def _close_turn(mind: Mind, option: Option) -> str:
    return FREE.get(option, "turn-over")


def _house_free_action(mind: Mind, option: Option) -> str:
    return "usual" if free_action(mind) is None else FREE[option]


def _guerrilla(mind: Mind, option: Option) -> str:
    return "guerrilla" if lone_tokens(mind) else "usual"


def _who_acts(mind: Mind, option: Option) -> str:
    if option in FREE_ACTIONS:
        return FREE[option]
    return "ally-acts" if option is DECK[ally_of(mind.side)] else "own-acts"


FREE: Final[dict[Option, str]] = {
    CLAIM: "claim-free",
    DETONATE: "detonate",
    GUERRILLA: "guerrilla",
    END_HAWAT: "hawat",
}
USES: Final[dict[Option, str]] = {
    MOVE: "use-move",
    ATTACK: "use-attack",
    SURPRISE_ATTACK: "use-attack",
    DEPLOY: "use-deploy",
    DRAW: "use-draw",
    UPGRADE: "use-upgrade",
    PLACE_VEHICLES: "use-vehicles",
    PLAY_CARD: "use-card",
    NOTHING: "use-nothing",
}
USES_BY_KIND: Final = {"leader": "use-leader", "prescience": "use-claim", "die": "use-as"}


def _choose_one(mind: Mind, option: Option) -> str:
    others = [one for one in mind.options if one not in LAST_RESORTS]
    if option in (ATTACK, SURPRISE_ATTACK):
        return "use-attack" if others else "usual"
    return "choose-one" if ATTACK in mind.options or SURPRISE_ATTACK in mind.options else "something"


# Moves.


def _move(mind: Mind, option: Option) -> str:
    if option is DONE:
        return "move-none"
    origin = Area(option.value)
    if origin in mind.turns.moves_awaited():
        return _awaited(mind)
    best = mind.marches.best_of(origin)
    return "usual" if best is None else _march(mind, best)


def _move_to(mind: Mind, option: Option) -> str:
    origin = Area(mind.ask.value(ORIGIN))
    if mind.turns.moves_awaited().get(origin) == option.value:
        return _awaited(mind)
    return _march(mind, mind.marches.best_to(origin, Area(option.value)))


def _awaited(mind: Mind) -> str:
    """Why legions meet: for a Prescience card, or for a campaign."""
    return "campaign-move" if mind.turns.mustered(1) is None else "muster"


def _march(mind: Mind, march: March) -> str:
    """Which part of what the move is worth counts for most."""
    party = next(one for one in mind.marches.parties(march.origin) if one.staying == march.staying)
    posts, side, target = mind.posts, mind.side, march.target
    before = mind.sight.host(side, target)
    after = before.joined(party.going).within(stacking_limit(mind.g, side))
    whole = mind.sight.host(side, march.origin)
    parts = {
        "march-guard": posts.danger(side, target, before) - posts.danger(side, target, after),
        "march-aim": posts.ambition(side, target, after)
        - posts.ambition(side, target, before)
        - posts.ambition(side, march.origin, whole)
        + posts.ambition(side, march.origin, party.rest),
        "march-find": posts.find(side, target),
        "march-vision": _vision(mind, party, target),
        "march-away": posts.risk(side, march.origin, whole) - posts.risk(side, march.origin, party.rest),
    }
    return max(parts, key=lambda part: parts[part])


def _vision(mind: Mind, party: Party, target: Area) -> float:
    visions = mind.marches.visions
    if visions is None or not visions.cards:
        return 0.0
    return visions.worth(mind.marches.scene(party, target)) - visions.present


def _split(mind: Mind, option: Option) -> str:
    if option is SPLIT:
        return "split-some"
    return "split-all" if option is ALL else _split_part(mind, option)


def _split_part(mind: Mind, option: Option) -> str:
    return "split-some" if planned(mind).staying else "split-all"


# Battles.


def _attack(mind: Mind, option: Option) -> str | Phrase:
    if option is DONE:
        return "attack-none"
    free = mind.number(4) & FREE_TO_CONTINUE != 0
    found = strikes(mind.sight, mind.posts, mind.number(1), mind.number(2), mind.number(3) != 0, free)
    best = next(strike for strike in found if strike.origin == option.value)
    return _odds(mind, best.origin, best.target, free)


def _attack_where(mind: Mind, option: Option) -> str | Phrase:
    return _odds(mind, mind.ask.value(ORIGIN), option.value, mind.number(4) & FREE_TO_CONTINUE != 0)


def _odds(mind: Mind, origin: int, target: int, free: bool) -> str | Phrase:
    sight = mind.sight
    guard = sight.host(sight.foe, target)
    if not guard.units:
        return "attack-empty"
    rank = sight.rank(sight.foe, target)
    likely = round(chance(sight.host(mind.side, origin), guard, 0 if free else rank) * FULL_CHANCE)
    return phrase("advice-attack-prize" if rank else "advice-attack-legion", chance=likely)


def _stand(mind: Mind, option: Option) -> str:
    if option is not FIGHT_ON:
        return "stand-none"
    battle = mind.g.fight
    return "stand-settlement" if mind.sight.rank(defender(battle), battle.target) else "stand-odds"


def _advance(mind: Mind, option: Option) -> str:
    if option is not ADVANCE:
        return "advance-no"
    battle = mind.g.fight
    return "advance-prize" if mind.posts.prize(defender(battle), battle.target) else "advance"


def _casualties(mind: Mind, option: Option) -> str:
    if option.kind == "leader":
        return "casualties-leader"
    return "casualties-regular" if option.name == "regular" or option.kind != "unit" else "casualties-better"


def _harm(mind: Mind, option: Option) -> str:
    """The Atreides side looks for prey; others have none to look for."""
    return "prey" if mind.side == ATREIDES else "usual"


# Pieces.


def _post(more: Host) -> Reason:
    """What so many more do in an area: guard what is there, or go for something."""

    def reason(mind: Mind, option: Option) -> str:
        if option.kind != "area":
            return "usual"
        side = mind.side
        here = mind.sight.host(side, option.value)
        merged = here.joined(more).within(stacking_limit(mind.g, side))
        guards = mind.posts.danger(side, option.value, here) - mind.posts.danger(side, option.value, merged)
        aims = mind.posts.ambition(side, option.value, merged) - mind.posts.ambition(side, option.value, here)
        if max(guards, aims) < NOTICED:
            return "post-other"
        return "post-guard" if guards >= aims else "post-aim"

    return reason


def _deploy_token(mind: Mind, option: Option) -> str | Phrase:
    home = area_of_person(mind.g, PAUL)
    if home < 0:
        home = area_of_person(mind.g, JESSICA)
    if mind.g.mahdi is not None and seers_aside(mind.g) and option.value == court(mind):
        return "token-court"
    return "token-home" if option.value == home else _post(TOKEN_HOST)(mind, option)


def _from_supply(mind: Mind, option: Option) -> str:
    if option is FROM_SUPPLY:
        return "from-supply"
    return "stays-put" if option in REFUSALS else "usual"


def _vehicle_place(mind: Mind, option: Option) -> str:
    if option.kind == "area" or mind.prompt.args["vehicle"] == VEHICLE_WORDS[HARVESTER]:
        return "harvester-spot"
    return "carryall-spot" if mind.prompt.args["vehicle"] == VEHICLE_WORDS[CARRYALL] else "ornithopter-spot"


def _which_vehicle(mind: Mind, option: Option) -> str:
    return "vehicle-harvester" if option.value == HARVESTER else "vehicle-other"


# The desert.


def _desert_power(mind: Mind, option: Option) -> str:
    if option in REFUSALS:
        return "desert-none"
    if option is PLACE_WORMSIGNS:
        return "campaign-signs" if mind.side == ATREIDES and mind.turns.lays_signs() else "signs"
    return "worm-move" if option is MOVE_WORMS else "worm-attack"


def _wormsign(mind: Mind, option: Option) -> str:
    plan = mind.turns.plan
    return "campaign-signs" if plan is not None and option.value in plan.signs else "wormsign"


def _pay(mind: Mind, option: Option) -> str:
    if option is RAISE:
        return "pay-raise"
    return "pay-drop" if option is DROP else "pay-keep"


# Prescience.


def _claim(mind: Mind, option: Option) -> str:
    if option.kind != "prescience":
        return "claim-none"
    return "claim-wins" if mind.sight.wins_with(PRESCIENCE[option.value].gains) else "claim"


def _useless(mind: Mind, option: Option) -> str:
    return "card-useless" if option.kind == "prescience" else "cards-useful"


REASONS: Final[dict[str, Reason]] = {
    "prompt-action": _action,
    "prompt-close-turn": _close_turn,
    "prompt-house-free-action": _house_free_action,
    "prompt-guerrilla-training": _guerrilla,
    "prompt-use-die": _use,
    "prompt-use-house": _use,
    "prompt-who-acts": _who_acts,
    "prompt-bear": _always("bear"),
    "prompt-play-card": _unless_refused("card-now", "card-later"),
    "prompt-another-card": _unless_refused("card-now", "card-later"),
    "prompt-change-die": _always("die-liked"),
    "prompt-bene-gesserit": _always("die-liked"),
    "prompt-draw-split": _always("draw-even"),
    "prompt-move": _move,
    "prompt-move-to": _move_to,
    "prompt-split": _split,
    "prompt-split-units": _split_part,
    "prompt-split-token": _split_part,
    "prompt-split-generics": _always("split-leaders"),
    "prompt-split-leader": _always("split-leaders"),
    "prompt-attack": _attack,
    "prompt-attack-where": _attack_where,
    "prompt-continue": _if(CONTINUE, "go-on", "cease"),
    "prompt-stand": _stand,
    "prompt-advance": _advance,
    "prompt-casualties": _casualties,
    "prompt-throw-cards": _unless_refused("throw", "throw-none"),
    "prompt-specials": _always("special-leader"),
    "prompt-retreat-to": _always("drive"),
    "prompt-drive-out": _always("drive"),
    "prompt-push-to": _always("drive"),
    "prompt-whether-token": _if(DEPLOY, "use-deploy", "no-room"),
    "prompt-deploy-token": _deploy_token,
    "prompt-place-token-where": _deploy_token,
    "prompt-deploy-units": _post(Host(3, 0, 0, ())),
    "prompt-deploy-count": _always("deploy-room"),
    "prompt-deploy-leader": _unless_refused("leader-best", "usual"),
    "prompt-place-leader": _unless_refused("leader-best", "usual"),
    "prompt-deploy-leader-where": _always("leader-where"),
    "prompt-upgrade": _always("upgrade"),
    "prompt-place-where": _post(Host(2, 0, 0, ())),
    "prompt-place-apart": _post(Host(1, 0, 0, ())),
    "prompt-place-unit": _from_supply,
    "prompt-place-generic": _from_supply,
    "prompt-vehicle-from": _from_supply,
    "prompt-place-vehicle": _vehicle_place,
    "prompt-vehicle-to": _vehicle_place,
    "prompt-which-vehicle": _which_vehicle,
    "prompt-rescue": _unless_refused("rescue", "usual"),
    "prompt-desert-power": _desert_power,
    "prompt-wormsign": _wormsign,
    "prompt-worm-moves": _if(DONE, "worm-move-none", "worm-move"),
    "prompt-worm-to": _always("worm-lurk"),
    "prompt-wild-maker-to": _always("worm-lurk"),
    "prompt-worm-place": _always("worm-lurk"),
    "prompt-wild-maker-enters": _always("worm-lurk"),
    "prompt-worm-attacks": _always("worm-lurk"),
    "prompt-worm-target": _unless_refused("worm-target", "worm-target-none"),
    "prompt-worm-figure": _if(FROM_SUPPLY, "worm-supply", "worm-idle"),
    "prompt-send-wormsign": _harm,
    "prompt-next-wormsign": _harm,
    "prompt-next-worm": _harm,
    "prompt-next-storm": _harm,
    "prompt-special-attack": _harm,
    "prompt-remove-harvesters": _harm,
    "prompt-imperium": _pay,
    "prompt-stockpile": _if(STOCKPILE, "stockpile", "stockpile-none"),
    "prompt-claim": _claim,
    "prompt-bonus": _always("marker-needed"),
    "prompt-shift-from": _unless_refused("marker-spare", "shift-none"),
    "prompt-shift-to": _always("marker-needed"),
    "prompt-shuffle-back": _always("shuffle-back"),
    "prompt-replace": _useless,
    "prompt-clean-up": _useless,
    "prompt-attach": _always("attach"),
    "prompt-families-from": _always("families-from"),
    "prompt-families": _always("usual"),
    "prompt-hand-limit": _always("least-card"),
    "prompt-shed": _always("least-card"),
    "prompt-choose-one": _choose_one,
    "prompt-send-to-tank": _always("worst-leader"),
    "prompt-exchange-leader": _refused("seldom"),
    "prompt-exchange-wild-maker": _refused("seldom"),
    "prompt-fly": _refused("seldom"),
    "prompt-swap": _refused("seldom"),
    "prompt-relocate": _refused("seldom"),
}
MAHDI: Final[dict[str, Reason]] = {
    "prompt-mahdi-leader": _always("mahdi-least-leader"),
    "prompt-mahdi-leader-hit": _always("mahdi-greatest-leader"),
    "prompt-mahdi-strikes": _always("mahdi-own-least"),
    "prompt-mahdi-way": _always("mahdi-ground"),
    "prompt-mahdi-attacker": _always("mahdi-weakest"),
    "prompt-mahdi-deploys": _always("mahdi-weakest"),
    "prompt-mahdi-places": _always("mahdi-weakest"),
    "prompt-mahdi-legion": _always("mahdi-weakest"),
    "prompt-mahdi-victim": _always("mahdi-smallest"),
    "prompt-mahdi-sietch": _always("mahdi-least-lost"),
    "prompt-mahdi-temporary-target": _always("mahdi-least-lost"),
    "prompt-mahdi-ornithopter": _always("mahdi-idle"),
    "prompt-mahdi-transport": _always("mahdi-used-up"),
    "prompt-mahdi-carryall": _always("mahdi-nothing-to-rescue"),
    "prompt-mahdi-harvester": _always("mahdi-poor-field"),
    "prompt-mahdi-spares": _always("mahdi-spared"),
    "prompt-mahdi-denies": _always("mahdi-least-wanted"),
    "prompt-specials": _always("mahdi-least-leader"),
    "prompt-retreat-to": _always("mahdi-refuge"),
    "prompt-advance": _if(ADVANCE, "mahdi-advances", "mahdi-stays"),
}
"""What is asked about the Mahdi's doings, where its criteria leave the choice to the Atreides side."""
