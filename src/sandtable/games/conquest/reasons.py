"""Why the heuristic player answers so: the term of its own evaluation that spoke for the option."""

from collections.abc import Callable
from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, TERRITORY_OF
from sandtable.games.conquest.board import open_strongholds
from sandtable.games.conquest.bot import advice
from sandtable.games.conquest.bot.outlook import Outlook
from sandtable.games.conquest.bot.prospect import TOWARDS_THREE, Prospect
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK
from sandtable.games.conquest.factions import FREE_REVIVAL, ROUNDS, STRONGHOLD_WIN_FROM_ROUND
from sandtable.games.conquest.notation import DONE, NOTHING, PASS, TRAITOR
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import HANDS, LeaderIndex
from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase

Reason = Callable[[Table, Seat, Option], str]


def why(state: State, seat: Seat, option: Option) -> Phrase | None:
    """The reason behind the heuristic player's own choice."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    reason = None if prompt is None else REASONS.get(prompt.message)
    return None if reason is None else phrase(f"advice-{reason(state, seat, option)}")


def _always(reason: str) -> Reason:
    return lambda g, seat, option: reason


def _card(g: Table, seat: Seat, option: Option) -> str:
    return "card-now" if option.kind == "card" else "card-later"


def _traitor(g: Table, seat: Seat, option: Option) -> str:
    return "traitor-strong" if advice._traitor_value(g, seat, LeaderIndex(option.value)) > 0 else "traitor-own"


def _storm(g: Table, seat: Seat, option: Option) -> str:
    return "storm-harm" if advice._storm_harm(g, seat, option.value) > 0 else "storm-spare"


def _ride(g: Table, seat: Seat, option: Option) -> str:
    return "ride-none" if option is PASS else _goal(g, seat, option)


def _buy(g: Table, seat: Seat, option: Option) -> str:
    return "buy-last" if g.round >= ROUNDS else "buy"


def _revive_forces(g: Table, seat: Seat, option: Option) -> str:
    if option.kind == "card":
        return "card-now"
    return "revive-free" if option.value <= FREE_REVIVAL else "revive-paid"


def _revive_leader(g: Table, seat: Seat, option: Option) -> str:
    return "leaders-enough" if option is DONE else "leaders-few"


def _goal(g: Table, seat: Seat, option: Option) -> str:
    """What a cell is good for: what the worth of the place is made of."""
    territory = TERRITORY_OF[option.value]
    if territory not in open_strongholds(g.covered):
        return "goal-spice"
    if g.round >= STRONGHOLD_WIN_FROM_ROUND and Prospect(g, seat).stakes(territory) > TOWARDS_THREE:
        return "goal-decisive"
    return "goal-held" if g.forces_in(seat, CELLS_OF[territory]) else "goal-stronghold"


def _ship(g: Table, seat: Seat, option: Option) -> str:
    if option.kind == "card":
        return "card-now"
    return "ship-none" if option is PASS else _goal(g, seat, option)


def _move(g: Table, seat: Seat, option: Option) -> str:
    if option.kind == "card":
        return "card-now"
    return "move-none" if option is PASS else "move-from"


def _voice(g: Table, seat: Seat, option: Option) -> str:
    defences = 0
    for card in g.battle_cards.zones[HANDS[seat]]:
        defences |= BATTLE_CARDS[BATTLE_DECK[card]].defence
    return "voice-stopped" if defences & option.value else "voice-undefended"


def _plan_leader(g: Table, seat: Seat, option: Option) -> str:
    return "leader-dies" if Outlook(g, seat).surely_dies() else "leader-best"


def _plan_weapon(g: Table, seat: Seat, option: Option) -> str:
    if option is NOTHING or BATTLE_CARDS[option.value].worthless:
        return "weapon-none"
    return "weapon"


def _plan_defence(g: Table, seat: Seat, option: Option) -> str:
    if option is NOTHING or not BATTLE_CARDS[option.value].defence:
        return "defence-none"
    return "defence-seen" if Outlook(g, seat).weapon_seen else "defence-unseen"


def _respond(g: Table, seat: Seat, option: Option) -> str:
    if option is TRAITOR:
        return "call"
    return "respond-none" if option is PASS else "respond-card"


REASONS: Final[dict[str, Reason]] = {
    "prompt-keep-traitor": _traitor,
    "prompt-weather-control": _card,
    "prompt-storm-distance": _storm,
    "prompt-thumper": _card,
    "prompt-ride": _ride,
    "prompt-barter": _card,
    "prompt-buy": _buy,
    "prompt-revive-forces": _revive_forces,
    "prompt-revive-leader": _revive_leader,
    "prompt-ship": _ship,
    "prompt-ship-count": _always("ship-count"),
    "prompt-move": _move,
    "prompt-move-to": _goal,
    "prompt-another-move": _card,
    "prompt-spy": _card,
    "prompt-voice": _voice,
    "prompt-prescience": _always("prescience"),
    "prompt-plan-leader": _plan_leader,
    "prompt-plan-weapon": _plan_weapon,
    "prompt-plan-defence": _plan_defence,
    "prompt-plan-dial": _always("dial"),
    "prompt-respond": _respond,
    "prompt-keep-card": _always("keep"),
    "prompt-harvest": _always("harvest"),
}
