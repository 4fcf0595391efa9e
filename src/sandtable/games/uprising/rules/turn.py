"""The course of a turn: effects in any order, Plot cards and deployment between them (UPR-TRN-15, UPR-RUL-17 to 20).

What is only a gain happens at once: no order can change it. Where the order of the rest can matter, the player picks
the next effect, or "as printed" for all of them. An effect whose condition does not hold yet keeps waiting, and so does
one that a Plot card could still make better.
"""

from typing import Final

from sandtable.games.uprising.board import ALLIANCE_LEVEL, SPACES, TRACKS
from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.conditions import INFLUENCE_REACHED
from sandtable.games.uprising.effects import (
    ACQUIRE,
    CHOOSE,
    CONTRACT,
    DEPLOY,
    DEPLOY_RECRUITED,
    DRAW,
    GAIN,
    INFLUENCE,
    INTRIGUE,
    LOSE_INFLUENCE,
    NO_DEPLOY,
    NOTHING,
    PAY,
    PER,
    PLACE_SPY,
    RECRUIT,
    REMOVE_SHIELD_WALL,
    RETREAT,
    SEQUENCE,
    SIGNET,
    STEAL_INTRIGUE,
    TAKE_BONUS_SPICE,
    TAKE_COUNCIL_SEAT,
    TAKE_MAKER_HOOKS,
    TAKE_SWORDMASTER,
    TRASH,
    WHEN,
    Acquire,
    Amount,
    Choose,
    Effect,
    Influence,
    Retreat,
    When,
)
from sandtable.games.uprising.notation import AS_PRINTED, CARD, EFFECT, END_TURN
from sandtable.games.uprising.notation import DEPLOY as DEPLOY_OPTION
from sandtable.games.uprising.rules.acquiring import buy, buyable
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.checks import holds
from sandtable.games.uprising.rules.contracts import complete, harvested, tokens_to_take
from sandtable.games.uprising.rules.interpreter import OPEN, PERFORM, PICKED, POSSIBLE
from sandtable.games.uprising.rules.intrigue import PLOT, play_card, plots
from sandtable.games.uprising.rules.troops import DEPLOY_FORM, deployable
from sandtable.games.uprising.state import CONTRACT_SOURCE, REVEAL_TURN, Table, Turn
from sandtable.games.uprising.terms import ANY, VISITED, WIDTH
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Form, Question

# Effects that only give, so that they can never come too early.
GIVES: Final[tuple[int, ...]] = (
    GAIN,
    TAKE_BONUS_SPICE,
    TAKE_COUNCIL_SEAT,
    TAKE_SWORDMASTER,
    TAKE_MAKER_HOOKS,
    DEPLOY_RECRUITED,
    NO_DEPLOY,
)
# Effects without a decision: among themselves their order does not matter.
CALM: Final[tuple[int, ...]] = (DRAW, INTRIGUE, RECRUIT, STEAL_INTRIGUE)
# Effects that their owner can leave undone.
LEAVES_FREE: Final[tuple[int, ...]] = (PAY, TRASH, DEPLOY, REMOVE_SHIELD_WALL, SIGNET)
# Factions whose bonus at 4 asks something.
BONUS_ASKS: Final[tuple[bool, ...]] = tuple([track.bonus.op == PLACE_SPY for track in TRACKS])


def _only_gives(g: Table, player: int, effect: Effect, source: int) -> bool:
    op = effect.op
    if op in GIVES:
        return True
    if op == WHEN:
        assert isinstance(effect, When)
        branch = effect.then if holds(g, player, effect.condition, source) else effect.otherwise
        return branch is not NOTHING and _only_gives(g, player, branch, source)
    if op == RECRUIT:
        assert isinstance(effect, Amount)
        return g.supply[player] > effect.amount
    if op == INFLUENCE:
        assert isinstance(effect, Influence)
        faction = _faction(g, effect)
        if faction >= ANY:
            return False
        level = g.influence[player * WIDTH + faction]
        if BONUS_ASKS[faction] and level < ALLIANCE_LEVEL <= level + effect.amount:
            return False
        return not _may_come_again(g, player, faction, level)
    if op == CONTRACT:
        return not g.choam or not tokens_to_take(g, player)
    if op == SEQUENCE:
        return all([_only_gives(g, player, part, source) for part in effect.parts()])
    return False


def _faction(g: Table, effect: Influence) -> int:
    """The faction that an effect names."""
    return SPACES[g.turn.space].influence if effect.faction == VISITED else effect.faction


def _may_come_again(g: Table, player: int, faction: int, level: int) -> bool:
    """Whether Influence could be lost before a step, by a card in play or a Plot card, for a bonus that comes again
    (UPR-FAC-09)."""
    if level < ALLIANCE_LEVEL:
        ability = g.leader(player).ability
        if ability.event != INFLUENCE_REACHED or ability.faction != faction or level < ability.level:
            return False
    return bool(g.held(player)) or any([MAKES_WAIT[number] for number, _ in g.turn.pending])


def _could_give(effect: Effect) -> bool:
    """Whether an effect may turn out to be one that only gives."""
    if effect.op == WHEN:
        assert isinstance(effect, When)
        return _could_give(effect.then) or _could_give(effect.otherwise)
    return effect.op in GIVES or effect.op in (RECRUIT, INFLUENCE, CONTRACT, SEQUENCE)


COULD_GIVE: Final[tuple[bool, ...]] = tuple([_could_give(effect) for effect in EFFECTS])


def _is_calm(effect: Effect) -> bool:
    if effect.op == WHEN:
        assert isinstance(effect, When)
        return _is_calm(effect.then) and effect.otherwise is NOTHING
    return effect.op in CALM


CALM_EFFECT: Final[tuple[bool, ...]] = tuple([_is_calm(effect) for effect in EFFECTS])


def _drawn(effect: Effect) -> int:
    """How many cards an effect draws from the own deck, at most; an arrow asks first, so that Plot cards can come."""
    if effect.op == DRAW:
        assert isinstance(effect, Amount)
        return effect.amount
    if effect.op == PAY:
        return 0
    return sum([_drawn(inner) for inner in effect.inner()])


def _draws_intrigue(effect: Effect) -> bool:
    return effect.op in (INTRIGUE, STEAL_INTRIGUE) or any([_draws_intrigue(inner) for inner in effect.inner()])


def _loses_influence(effect: Effect) -> bool:
    return effect.op == LOSE_INFLUENCE or any([_loses_influence(inner) for inner in effect.inner()])


CARDS_DRAWN: Final[tuple[int, ...]] = tuple([_drawn(effect) for effect in EFFECTS])
DRAWS_INTRIGUE: Final[tuple[bool, ...]] = tuple([_draws_intrigue(effect) for effect in EFFECTS])
MAKES_WAIT: Final[tuple[bool, ...]] = tuple([_draws_intrigue(effect) or _loses_influence(effect) for effect in EFFECTS])
"""Whether an effect can cost Influence, or bring a Plot card that does."""


def _awaits_plots(g: Table, turn: Turn, waiting: list[tuple[int, int]]) -> bool:
    """Whether a Plot card before one of these effects could make it better (UPR-RUL-18): it counts what may still come,
    a bonus may come again, or other cards may be shuffled."""
    player = turn.player
    drawn = 0
    plots_may_come = bool(g.held(player))
    better = False
    for number, _ in waiting:
        effect = EFFECTS[number]
        drawn += CARDS_DRAWN[number]
        plots_may_come = plots_may_come or DRAWS_INTRIGUE[number]
        if effect.op == PER:
            better = True
        elif effect.op == INFLUENCE:
            assert isinstance(effect, Influence)
            faction = _faction(g, effect)
            better = better or (
                faction < ANY and _may_come_again(g, player, faction, g.influence[player * WIDTH + faction])
            )
    return plots_may_come and (better or drawn > len(g.deck(player)))


def may_leave(g: Table, effect: Effect) -> bool:
    """Whether the turn can end with this effect undone (UPR-RUL-24)."""
    op = effect.op
    if op == WHEN:
        assert isinstance(effect, When)
        return may_leave(g, effect.then)
    if op == CHOOSE:
        assert isinstance(effect, Choose)
        return effect.optional
    if op == ACQUIRE:
        assert isinstance(effect, Acquire)
        return effect.optional
    if op == RETREAT:
        assert isinstance(effect, Retreat)
        return effect.minimum == 0
    if op == PLACE_SPY:
        return not g.mandatory_spies
    return op in LEAVES_FREE


def run_entry(g: Table, entry: tuple[int, int], way: int) -> None:
    """Carry out one waiting effect; a contract is completed by it."""
    number, source = entry
    turn = g.turn
    turn.pending.remove(entry)
    if source >= CONTRACT_SOURCE:
        complete(g, turn.player, source - CONTRACT_SOURCE)
    else:
        effect = EFFECTS[number]
        PERFORM[effect.op](g, turn.player, effect, source, way)


def candidates(g: Table) -> list[tuple[int, int]]:
    """The waiting effects that could do something now."""
    turn = g.turn
    player = turn.player
    found: list[tuple[int, int]] = []
    for entry in turn.pending:
        effect = EFFECTS[entry[0]]
        if entry[1] >= CONTRACT_SOURCE or POSSIBLE[effect.op](g, player, effect, entry[1]):
            found.append(entry)
    return found


def _give(g: Table, turn: Turn) -> bool:
    """Everything that only gives happens; False as soon as something else has to be done first."""
    player = turn.player
    stack = g.stack
    height = len(stack)
    again = True
    while again:
        again = False
        if turn.harvests:
            harvested(g)
        for entry in turn.pending[:]:
            if not COULD_GIVE[entry[0]]:
                continue
            effect = EFFECTS[entry[0]]
            if effect.op == GAIN or (
                POSSIBLE[effect.op](g, player, effect, entry[1]) and _only_gives(g, player, effect, entry[1])
            ):
                run_entry(g, entry, OPEN)
                again = True
                if len(stack) > height:
                    return False
        if not turn.pending and not turn.harvests:
            break
    return True


@rule("continue_turn")
def continue_turn(g: Table) -> None:
    turn = g.turn
    g.stack.append(CONTINUE)
    if turn.pending or turn.harvests:
        if not _give(g, turn):
            return
        if turn.as_printed or turn.kind != REVEAL_TURN:
            waiting = candidates(g)
            if waiting:
                in_any_order = len(waiting) == 1 or all([CALM_EFFECT[entry[0]] for entry in waiting])
                if turn.as_printed or (in_any_order and not _awaits_plots(g, turn, waiting)):
                    run_entry(g, waiting[0], OPEN)
                else:
                    g.stack[-1] = Ask(ORDER_FORM, turn.player)
                return
    g.stack.pop()
    if turn.kind == REVEAL_TURN:
        g.stack.append(Ask(REVEAL_FORM, turn.player))
    elif deployable(g) > turn.left_in_garrison:
        g.stack.append(CONTINUE)
        g.stack.append(Ask(DEPLOY_FORM, turn.player, 0))
    elif g.held(turn.player):
        g.stack.append(Ask(END_FORM, turn.player))


CONTINUE: Final = Do(continue_turn)


class TurnForm(Form[Table]):
    """A question between two effects: Plot cards and deployment can come first."""

    def open_to(self, g: Table, ask: Ask) -> list[Option]:
        cards = plots(g, ask.seat)
        return [*cards, DEPLOY_OPTION] if deployable(g) else cards

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        """Afterwards the turn goes on from where it then stands."""
        g.stack[-1] = CONTINUE
        if option is DEPLOY_OPTION:
            g.then(Ask(DEPLOY_FORM, ask.seat, 1))
        else:
            play_card(g, ask.seat, option.value, PLOT)


class OrderForm(TurnForm):
    """Which effect comes next (UPR-TRN-15, UPR-RUL-19)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        waiting = candidates(g)
        options = [EFFECT[number] for number in dict.fromkeys([number for number, _ in waiting])]
        if len(waiting) > 1:
            options.insert(0, AS_PRINTED)
        return Question("prompt-order", "UPR-TRN-15", options, None, self.open_to(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        g.stack.append(CONTINUE)
        chosen = ask.answers[0]
        if chosen is AS_PRINTED:
            g.turn.as_printed = True
        else:
            run_entry(g, _entry(g, chosen.value), PICKED)


def _entry(g: Table, number: int) -> tuple[int, int]:
    return next(entry for entry in candidates(g) if entry[0] == number)


class RevealForm(TurnForm):
    """Reveal effects and acquisitions in any order, until the player has finished (UPR-REV-05, 06, UPR-ACQ-04)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        waiting = candidates(g)
        options: list[Option] = []
        done = True
        if waiting:
            numbers = dict.fromkeys([number for number, _ in waiting])
            if len(waiting) > 1:
                options.append(AS_PRINTED)
            options += [EFFECT[number] for number in numbers]
            done = all([may_leave(g, EFFECTS[number]) for number in numbers])
        options += [CARD[kind] for kind in buyable(g, ask.seat)]
        if done:
            options.append(END_TURN)
        args = {"persuasion": g.persuasion[ask.seat]}
        return Question("prompt-reveal-turn", "UPR-REV-05", options, args, plots(g, ask.seat))

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = ask.answers[0]
        if chosen is END_TURN:
            return
        g.stack.append(CONTINUE)
        if chosen is AS_PRINTED:
            g.turn.as_printed = True
        elif chosen.kind == "card":
            buy(g, ask.seat, chosen.value)
        else:
            run_entry(g, _entry(g, chosen.value), PICKED)


class EndForm(TurnForm):
    """The last moment for Plot cards and deployment."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-end-turn", "UPR-RUL-18", [END_TURN], None, self.open_to(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        """The next player is waiting below."""


ORDER_FORM: Final = OrderForm("order")
REVEAL_FORM: Final = RevealForm("reveal_turn")
END_FORM: Final = EndForm("end_turn")
BOOK.add(ORDER_FORM)
BOOK.add(REVEAL_FORM)
BOOK.add(END_FORM)
