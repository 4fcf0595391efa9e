"""Why the heuristic player answers so: what its own judgement of the option came to."""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.bot.advice import ABOUT_INTRIGUE
from sandtable.games.uprising.bot.errands import best_errand
from sandtable.games.uprising.bot.judge import Judge
from sandtable.games.uprising.notation import DECLINE, END_TURN, PASS, REVEAL
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import CardKind
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase

Reason = Callable[[Table, Seat, Option], Phrase | None]


def why(state: State, seat: int, option: Option) -> Phrase | None:
    """The reason behind the heuristic player's own choice."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    if prompt is None:
        return None
    if option.kind == "intrigue" and prompt.message not in ABOUT_INTRIGUE:
        return phrase("advice-plot")
    reason = REASONS.get(prompt.message)
    return None if reason is None else reason(state, Seat(seat), option)


def _always(reason: str) -> Reason:
    return lambda g, seat, option: phrase(f"advice-{reason}")


def _unless(refusal: Option, otherwise: str, refused: str) -> Reason:
    return lambda g, seat, option: phrase(f"advice-{refused if option is refusal else otherwise}")


def _turn(g: Table, seat: Seat, option: Option) -> Phrase | None:
    if option is REVEAL:
        return phrase("advice-turn-reveal")
    errand = best_errand(Judge(g, seat), [CardKind(option.value)])
    return None if errand is None else phrase("advice-turn", space=named("space", SPACES[errand.space].id))


def _reveal_turn(g: Table, seat: Seat, option: Option) -> Phrase | None:
    if option is END_TURN:
        return phrase("advice-end")
    return phrase("advice-buy" if option.kind == "card" else "advice-effect")


def _deploy(g: Table, seat: Seat, option: Option) -> Phrase | None:
    return phrase("advice-deploy" if option.value else "advice-deploy-none")


REASONS: Final[dict[str, Reason]] = {
    "prompt-turn": _turn,
    "prompt-space": _always("space"),
    "prompt-entry": _always("entry"),
    "prompt-infiltrate": _always("least-post"),
    "prompt-gather": _unless(DECLINE, "gather", "gather-no"),
    "prompt-reveal-turn": _reveal_turn,
    "prompt-end-turn": _always("end"),
    "prompt-deploy": _deploy,
    "prompt-deploy-effect": _deploy,
    "prompt-choose": _unless(DECLINE, "choose", "no"),
    "prompt-pay": _unless(DECLINE, "yes", "no"),
    "prompt-use": _unless(DECLINE, "yes", "no"),
    "prompt-shield-wall": _unless(DECLINE, "yes", "no"),
    "prompt-influence": _always("influence"),
    "prompt-lose-influence": _unless(DECLINE, "lose-influence", "no"),
    "prompt-place-spy": _always("place-spy"),
    "prompt-recall-spy": _unless(DECLINE, "least-post", "no"),
    "prompt-discard": _unless(DECLINE, "discard", "no"),
    "prompt-trash": _unless(DECLINE, "trash", "no"),
    "prompt-acquire": _unless(DECLINE, "choose", "no"),
    "prompt-set-aside": _always("choose"),
    "prompt-combat": _unless(PASS, "combat", "combat-no"),
    "prompt-endgame": _always("points"),
    "prompt-defend": _always("defend"),
}
