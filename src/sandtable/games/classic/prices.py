"""What a choice costs in spice, from what its question says: for the lists of choices (CLA-SHIP-04, CLA-REV-04, 09)."""

from typing import Final

from sandtable.games.classic.leaders import LEADER_INDEX, LEADERS
from sandtable.games.classic.notation import KWISATZ_HADERACH, halves
from sandtable.games.classic.rules.dial import Army, supports
from sandtable.games.classic.terms import KWISATZ_STRENGTH
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt

BY_NUMBER: Final = ("prompt-ship-count", "prompt-how-many", "prompt-revive-forces", "prompt-pay-for-ally")
DIALS: Final = ("prompt-plan-dial", "prompt-fix-dial")
# What may be said beside a question, an offer of a deal for example, is no dial.
DIALLED: Final = ("number", "half")


def price_of(prompt: Prompt, option: Option) -> int | None:
    """What a choice costs at least; None where it has no price."""
    args = prompt.args
    if prompt.message in BY_NUMBER and option.kind == "number" and "cost" in args:
        # With the Guild a group is gathered sector by sector, and it is the whole group that has a price.
        count = option.value + args.get("before", 0)
        full: int = max(0, count - args.get("free", 0)) * args["cost"]
        return (full + 1) // 2 if args.get("half", 0) else full
    if prompt.message == "prompt-revive-leader" and option.kind == "leader":
        return KWISATZ_STRENGTH if option is KWISATZ_HADERACH else LEADERS[LEADER_INDEX[option.name]].strength
    if prompt.message in DIALS and option.kind in DIALLED and "weight" in args:
        army = Army(args["ordinary"], args["starred"], args["weight"], needs_spice=True)
        return supports(army, halves(option), army.size)[0]
    return None
