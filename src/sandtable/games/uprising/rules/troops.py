"""Units in the Conflict, the Shield Wall, control of locations (UPR-DEP, UPR-WRM, UPR-CTL, UPR-WAL)."""

from typing import Final

from sandtable.games.uprising.board import CONTROL_SPACES, GARRISON_DEPLOYMENT, SPACES
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.effects import (
    CONTROL,
    DEPLOY,
    DEPLOY_RECRUITED,
    NO_DEPLOY,
    NO_LIMIT,
    REMOVE_SHIELD_WALL,
    RETREAT,
    TAKE_MAKER_HOOKS,
    WORM,
    Amount,
    Control,
    Effect,
    Retreat,
)
from sandtable.games.uprising.hagal.wording import said_of_rivals
from sandtable.games.uprising.notation import DECLINE, USE, numbers_down
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.intrigue import PLOT, play_card, plots
from sandtable.games.uprising.rules.kinds import (
    AS_PLAYERS,
    ASKS,
    ASKS_WHETHER,
    FORCED,
    GIVES,
    NO_PRICE,
    NO_USE,
    PICKED,
    Deed,
    Manner,
    Price,
    always,
    register,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import SPACE_WORDS, Table
from sandtable.games.uprising.symbols import counted_symbol, only_words, plain_symbol
from sandtable.games.uprising.terms import NONE, IntrigueKind, Player, Source, Way
from sandtable.games.uprising.wording import counted_words, plain_words
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Ask, Form, Question, Words
from sandtable.kernel.views import Phrase

PROTECTED: Final[tuple[bool, ...]] = tuple([conflict.location != NONE for conflict in CONFLICTS])


def is_protected(g: Table) -> bool:
    """Whether the Shield Wall keeps sandworms out of the current Conflict (UPR-WAL-01, UPR-RUL-33)."""
    return g.shield_wall and g.conflict != NONE and PROTECTED[g.conflict]


def deploy(g: Table, player: Player, amount: int) -> None:
    """Troops from the garrison to the Conflict."""
    if amount:
        g.garrison[player] -= amount
        g.troops[player] += amount
        g.turn.units_deployed += amount
        if g.telling:
            g.tell("event-deploys", who=g.who(player), amount=amount, strength=g.strength(player))


def retreat(g: Table, player: Player, amount: int) -> None:
    """Troops from the Conflict to the garrison (UPR-SYM-22)."""
    if amount:
        g.troops[player] -= amount
        g.garrison[player] += amount
        g.tell("event-retreats", who=g.who(player), amount=amount, strength=g.strength(player))


def deployable(g: Table) -> int:
    """How many troops the player on turn may still deploy by right of the space (UPR-DEP-05 to 08, UPR-RUL-27)."""
    turn = g.turn
    if turn.no_deploy:
        return 0
    if turn.may_deploy:
        allowed = turn.recruited + GARRISON_DEPLOYMENT - turn.deployed
    elif turn.may_deploy_recruited:
        allowed = turn.recruited - turn.deployed
    else:
        return 0
    return min(allowed, g.garrison[turn.player])


class DeployForm(Form[Table]):
    """How many troops to deploy by right of the space; its argument is the least number."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        most = deployable(g)
        if ask.answers or not most:
            return None
        least = ask.args[0]
        assert isinstance(least, int)
        return Question("prompt-deploy", "UPR-DEP-07", numbers_down(most, least), None, plots(g, ask.seat))

    def complete(self, g: Table, ask: Ask) -> None:
        count = ask.value(0) if ask.answers else 0
        deploy(g, ask.seat, count)
        g.turn.deployed += count
        if not ask.args[0]:
            # Who deploys a part between effects is still asked about the rest (UPR-RUL-27).
            g.turn.left_in_garrison = deployable(g)

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        play_card(g, ask.seat, IntrigueKind(option.value), PLOT)


class DeployEffect(EffectForm):
    """How many troops an effect deploys."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Amount)
        most = min(effect.amount, g.garrison[ask.seat])
        if ask.answers or not most:
            return None
        options = numbers_down(most, 0)
        return Question("prompt-deploy-effect", "UPR-DEP-07", options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers:
            deploy(g, ask.seat, ask.value(0))


class RetreatEffect(EffectForm):
    """How many troops retreat (UPR-SYM-22, UPR-RUL-69)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Retreat)
        most = min(effect.maximum, g.troops[ask.seat])
        if ask.answers or most <= effect.minimum:
            return None
        options = numbers_down(most, effect.minimum)
        return Question("prompt-retreat", "UPR-SYM-22", options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, Retreat)
        retreat(g, ask.seat, ask.value(0) if ask.answers else min(effect.minimum, g.troops[ask.seat]))


class BreachWall(EffectForm):
    """Whether to remove the Shield Wall (UPR-WAL-03)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or not g.shield_wall:
            return None
        return Question("prompt-shield-wall", "UPR-WAL-03", [USE, DECLINE], None, self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is USE:
            remove_wall(g, ask.seat)


def remove_wall(g: Table, player: Player) -> None:
    g.shield_wall = False
    g.tell("event-shield-wall", who=g.who(player))


def _deploy(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    if not g.turn.no_deploy:
        g.then(Ask(DEPLOY_EFFECT, player, effect.number, source, way))


def _deploy_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return g.garrison[player] > 0 and not g.turn.no_deploy


def _deploy_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return scale.deploy(effect.amount)


def _free_recruits(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    g.turn.may_deploy_recruited = True
    g.tell("event-may-deploy-recruits", who=g.who(player))


def _not_yet_free(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return not g.turn.may_deploy_recruited


def _free_recruits_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return 1.0


def _forbid(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """Neither troops nor sandworms for the rest of the turn (UPR-CLR-08, UPR-RUL-81)."""
    if not g.turn.no_deploy:
        g.turn.no_deploy = True
        g.tell("event-no-deploy", who=g.who(player))


def _not_yet_forbidden(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return not g.turn.no_deploy


def _forbid_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.no_deploy()


def _retreat(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    g.then(Ask(RETREAT_EFFECT, player, effect.number, source, way))


def _retreat_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Retreat)
    return g.troops[player] >= max(effect.minimum, 1)


def _none_need_go(g: Table, effect: Effect) -> bool:
    assert isinstance(effect, Retreat)
    return effect.minimum == 0


class RetreatPrice(Price):
    """Own troops out of the Conflict (UPR-SYM-22)."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        assert isinstance(price, Retreat)
        return g.troops[player] >= price.minimum

    def question(
        self, g: Table, player: Player, price: Effect, source: Source, answers: Answers, words: Words
    ) -> Question | None:
        assert isinstance(price, Retreat)
        if price.minimum == price.maximum or answers.next() is not None:
            return None
        most = min(price.maximum, g.troops[player])
        return Question("prompt-retreat", "UPR-SYM-22", numbers_down(most, price.minimum), words)

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        assert isinstance(price, Retreat)
        retreat(g, player, given[0].value if given else price.minimum)


def _retreat_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Retreat)
    if effect.minimum == effect.maximum:
        return phrase("effect-retreat", amount=effect.minimum)
    if effect.maximum == NO_LIMIT:
        return phrase("effect-retreat-any")
    if effect.minimum == 0:
        return phrase("effect-retreat-up-to", amount=effect.maximum)
    return phrase("effect-retreat-between", minimum=effect.minimum, maximum=effect.maximum)


def _retreat_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Retreat)
    return scale.retreat(effect)


def _worm(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """Straight from the bank into the Conflict (UPR-WRM-01, 05, UPR-RUL-31)."""
    assert isinstance(effect, Amount)
    if not is_protected(g) and not g.turn.no_deploy:
        g.worms[player] += effect.amount
        g.turn.units_deployed += effect.amount
        g.tell("event-sandworms", who=g.who(player), amount=effect.amount, strength=g.strength(player))


def _worm_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return not is_protected(g) and not g.turn.no_deploy


def _worm_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return scale.worms(effect.amount)


def _shield_wall(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    if g.shield_wall:
        if way in (PICKED, FORCED):
            remove_wall(g, player)
        else:
            g.then(Ask(BREACH_WALL, player, effect.number, source, way))


def _wall_stands(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return g.shield_wall


def _rival_breaches(g: Table, rival: Player, effect: Effect) -> None:
    """Only with Maker Hooks, and then always (HAG-ICN-15, 16)."""
    if g.hooks[rival] and g.shield_wall:
        remove_wall(g, rival)


def _wall_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.breach()


def _take_hooks(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """One token for the rest of the game (UPR-SYM-17, 18)."""
    if not g.hooks[player]:
        g.hooks[player] = True
        g.tell("event-hooks", who=g.who(player))


def _no_hooks(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return not g.hooks[player]


def _hooks_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.hooks


def _control(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """The new marker replaces the old one (UPR-CTL-01, 06)."""
    assert isinstance(effect, Control)
    location = CONTROL_SPACES.index(effect.space)
    if g.control[location] != player:
        g.control[location] = player
        g.tell("event-controls", who=g.who(player), space=SPACE_WORDS[effect.space])


def _control_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Control)
    return phrase("effect-control", space=named("space", SPACES[effect.space].id))


def _control_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.control()


DEPLOY_FORM: Final = DeployForm("deploy")
DEPLOY_EFFECT: Final = DeployEffect("deploy_effect")
RETREAT_EFFECT: Final = RetreatEffect("retreat_effect")
BREACH_WALL: Final = BreachWall("breach_wall")
BOOK.add(DEPLOY_FORM)
BOOK.add(DEPLOY_EFFECT)
BOOK.add(RETREAT_EFFECT)
BOOK.add(BREACH_WALL)
register(
    DEPLOY,
    does=_deploy,
    possible=_deploy_possible,
    manner=ASKS_WHETHER,
    price=NO_PRICE,
    rival=NO_USE,
    words=counted_words,
    drawn=counted_symbol,
    worth=_deploy_worth,
)
register(
    DEPLOY_RECRUITED,
    does=_free_recruits,
    possible=_not_yet_free,
    manner=GIVES,
    price=NO_PRICE,
    rival=NO_USE,
    words=plain_words,
    drawn=only_words,
    worth=_free_recruits_worth,
)
register(
    NO_DEPLOY,
    does=_forbid,
    possible=_not_yet_forbidden,
    manner=GIVES,
    price=NO_PRICE,
    rival=NO_USE,
    words=plain_words,
    drawn=only_words,
    worth=_forbid_worth,
)
register(
    RETREAT,
    does=_retreat,
    possible=_retreat_possible,
    manner=Manner(may_leave=_none_need_go),
    price=RetreatPrice(),
    rival=NO_USE,
    words=_retreat_words,
    drawn=only_words,
    worth=_retreat_worth,
)
register(
    WORM,
    does=_worm,
    possible=_worm_possible,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=counted_words,
    drawn=counted_symbol,
    worth=_worm_worth,
)
register(
    REMOVE_SHIELD_WALL,
    does=_shield_wall,
    possible=_wall_stands,
    manner=ASKS_WHETHER,
    price=NO_PRICE,
    rival=Deed(_rival_breaches, said_of_rivals),
    words=plain_words,
    drawn=plain_symbol,
    worth=_wall_worth,
)
register(
    TAKE_MAKER_HOOKS,
    does=_take_hooks,
    possible=_no_hooks,
    manner=GIVES,
    price=NO_PRICE,
    rival=AS_PLAYERS,
    words=plain_words,
    drawn=plain_symbol,
    worth=_hooks_worth,
)
register(
    CONTROL,
    does=_control,
    possible=always,
    manner=ASKS,
    price=NO_PRICE,
    rival=AS_PLAYERS,
    words=_control_words,
    drawn=plain_symbol,
    worth=_control_worth,
)
