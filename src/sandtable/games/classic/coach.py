"""Which questions a coach explains together: the lesson `coach-<id>`, and the prompts of its kind."""

from typing import Final


def _asked(*names: str) -> tuple[str, ...]:
    return tuple([f"prompt-{name}" for line in names for name in line.split()])


LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "faction": _asked("choose-faction swap-faction"),
    "prediction": _asked("predict-faction predict-turn"),
    "begin": _asked("place-advisor place-fremen place-fedaykin"),
    "traitor": _asked("keep-traitor decipher give-up-traitor"),
    "skill": _asked("keep-skill skilled-leader place-skilled"),
    "storm": _asked("first-storm dial-storm weather"),
    "storm-card": _asked("storm-cards jubba-cloak jubba-where"),
    "look-ahead": _asked("look-ahead"),
    "worm": _asked("place-worm protect ride"),
    "nexus": _asked("nexus nexus-then"),
    "ally": _asked("grant promise-spice support-ally pay-for-ally give-card give-card-to lend-no-field"),
    "charity": _asked("charity"),
    "bid": _asked("bid outbid sealed-bid"),
    "auction": _asked(
        "announce-auction auction-way direction unsold put-up-stock take-from-stock market market-claim sell box"
    ),
    "revive": _asked(
        "revive-forces revive-leader revive-starred revive-free ghola karama-revival la-la-la",
    ),
    "moment": _asked("choose-moment sapho aggressor"),
    "ship": _asked("ship ship-count ship-from ship-starred token-along smuggle cancel-shipment"),
    "no-field": _asked("which-no-field turn-no-field"),
    "advisors": _asked("accompany advisors-arrive intruded take-up-arms"),
    "move": _asked(
        "move move-to move-part move-again how-many how-many-starred second-group fly take-sand baliset",
    ),
    "battle-order": _asked("choose-battle choose-opponent choose-part"),
    "truth": _asked("truth-before-plans truth-whom truth-about truth-fact swear mentat show-mentat"),
    "voice": _asked("voice"),
    "prescience": _asked("prescience look-at-plan look-at-whose-plan"),
    "fix": _asked("fix-leader fix-weapon fix-defence fix-dial"),
    "plan-leader": _asked("plan-leader plan-kwisatz"),
    "plan-weapon": _asked("plan-weapon"),
    "plan-defence": _asked("plan-defence"),
    "plan-dial": _asked("plan-dial plan-support plan-bank"),
    "battle-card": _asked("residual-poison tooth burn copy-defence late-snooper"),
    "call": _asked("call-traitor"),
    "losses": _asked(
        "lose-how-many lose-how-many-starred lose-here lose-starred lose-starred-here",
        "retreat retreat-count retreat-starred",
    ),
    "keep-cards": _asked("keep-cards"),
    "capture": _asked("capture keep-or-kill"),
    "karama": _asked(
        "stop karama-with karama-swap karama-swap-from karama-swap-count karama-worm give-back",
    ),
    "deal": _asked(
        "any-time offer-to offer-give offer-want offer-spice offer-territory offer-until show give give-to",
    ),
    "card-effect": _asked(
        "distrans-to distrans-card semuta gamont gamont-whom gamont-where gamont-starred exchange exchange-with",
    ),
    "trade": _asked("end-of-phase cash-more inflation audit answer-audit levy"),
}
