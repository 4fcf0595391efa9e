"""The course of a turn: effects in any order, Plot cards and deployment between them (UPR-TRN-15, UPR-RUL-17 to 20).

What is only a gain happens at once: no order can change it. Where the order of the rest can matter, the player picks
the next effect, or "as printed" for all of them. An effect whose condition does not hold yet keeps waiting, and so does
one that a Plot card could still make better.
"""

from typing import Final

from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import GAIN, INFLUENCE, PER, Influence
from sandtable.games.uprising.notation import AS_PRINTED, CARD, EFFECT, END_TURN
from sandtable.games.uprising.notation import DEPLOY as DEPLOY_OPTION
from sandtable.games.uprising.rules.acquiring import buy, buyable
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.contracts import complete, harvested
from sandtable.games.uprising.rules.influence import bonus_may_come_again, meant_faction
from sandtable.games.uprising.rules.intrigue import PLOT, play_card, plots
from sandtable.games.uprising.rules.kinds import (
    ONLY_GIVES,
    OPEN,
    PERFORM,
    PICKED,
    POSSIBLE,
    may_leave,
)
from sandtable.games.uprising.rules.troops import DEPLOY_FORM, deployable
from sandtable.games.uprising.rules.vocabulary import CALM, CARDS_DRAWN, COULD_GIVE, DRAWS_INTRIGUE
from sandtable.games.uprising.state import CONTRACT_SOURCE, REVEAL_TURN, Table, Turn
from sandtable.games.uprising.terms import ANY, CardKind, IntrigueKind, Source, Symbol, Way
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Form, Question


def _awaits_plots(g: Table, turn: Turn, waiting: list[tuple[int, Source]]) -> bool:
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
            faction = meant_faction(g, effect)
            better = better or (
                faction < ANY and bonus_may_come_again(g, player, Symbol(faction), g.level(player, Symbol(faction)))
            )
    return plots_may_come and (better or drawn > len(g.deck(player)))


def run_entry(g: Table, entry: tuple[int, Source], way: Way) -> None:
    """Carry out one waiting effect; a contract is completed by it."""
    number, source = entry
    turn = g.turn
    turn.pending.remove(entry)
    if source >= CONTRACT_SOURCE:
        complete(g, turn.player, source - CONTRACT_SOURCE)
    else:
        effect = EFFECTS[number]
        PERFORM[effect.op](g, turn.player, effect, source, way)


def candidates(g: Table) -> list[tuple[int, Source]]:
    """The waiting effects that could do something now."""
    turn = g.turn
    player = turn.player
    found: list[tuple[int, Source]] = []
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
                POSSIBLE[effect.op](g, player, effect, entry[1]) and ONLY_GIVES[effect.op](g, player, effect, entry[1])
            ):
                run_entry(g, entry, OPEN)
                again = True
                if len(stack) > height:
                    return False
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
                in_any_order = len(waiting) == 1 or all([CALM[entry[0]] for entry in waiting])
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
            play_card(g, ask.seat, IntrigueKind(option.value), PLOT)


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


def _entry(g: Table, number: int) -> tuple[int, Source]:
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
            buy(g, ask.seat, CardKind(chosen.value))
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
