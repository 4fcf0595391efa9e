"""Which questions a coach explains together: the lesson `coach-<id>`, and the prompts of its kind."""

from typing import Final

LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "traitor": ("prompt-keep-traitor",),
    "storm": ("prompt-storm-distance",),
    "market": (
        "prompt-weather-control",
        "prompt-thumper",
        "prompt-another-move",
        "prompt-spy",
        "prompt-withdraw",
    ),
    "barter": ("prompt-barter", "prompt-barter-card"),
    "buy": ("prompt-buy",),
    "revive": ("prompt-revive-forces", "prompt-revive-leader"),
    "ship": ("prompt-ship", "prompt-ship-count", "prompt-bring"),
    "move": ("prompt-move", "prompt-move-to", "prompt-move-count"),
    "battle-order": ("prompt-choose-battle", "prompt-choose-opponent", "prompt-choose-part"),
    "exchange": ("prompt-exchange", "prompt-return-traitor"),
    "prescience": ("prompt-prescience",),
    "voice": ("prompt-voice",),
    "plan-leader": ("prompt-plan-leader",),
    "plan-weapon": ("prompt-plan-weapon", "prompt-plan-mode"),
    "plan-defence": ("prompt-plan-defence",),
    "plan-dial": ("prompt-plan-dial",),
    "respond": ("prompt-respond", "prompt-answer-call"),
    "keep-card": ("prompt-keep-card",),
    "losses": ("prompt-lose-dialled",),
    "harvest": ("prompt-harvest",),
    "charity": ("prompt-charity",),
    "card-effect": ("prompt-withdraw-count", "prompt-spy-on", "prompt-harvester", "prompt-ghola"),
    "ride": ("prompt-ride", "prompt-ride-count"),
}
