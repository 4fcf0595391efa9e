"""Which questions a coach explains together: the lesson `coach-<id>`, and the prompts of its kind."""

from typing import Final


def _asked(*lines: str) -> tuple[str, ...]:
    return tuple([f"prompt-{name}" for line in lines for name in line.split()])


LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "draw": _asked("draw-split hand-limit shed bear"),
    "clean-up": _asked("clean-up replace shuffle-back"),
    "vehicles": _asked(
        "place-vehicle which-vehicle vehicle-from vehicle-to rescue remove-harvesters remove-ornithopter down-vehicle",
    ),
    "action": _asked("action who-acts force-die change-die excess-die"),
    "use-die": _asked("use-die use-house choose-one"),
    "close-turn": _asked("close-turn house-free-action"),
    "guerrilla": _asked("guerrilla-training reveal-with-paul reveal"),
    "scout": _asked("scout scout-where"),
    "move": _asked("move move-to transport fly fly-to"),
    "split": _asked("split split-units split-leader split-generics split-token"),
    "arrival": _asked("arrival excess"),
    "deploy": _asked(
        "deploy-units deploy-count whether-token deploy-token place-token place-token-where swap swap-with"
    ),
    "leader": _asked("deploy-leader deploy-leader-where exchange-leader place-leader place-generic"),
    "units": _asked("place-units place-unit place-apart place-where upgrade upgrade-count"),
    "card": _asked("play-card another-card scheme"),
    "bene-gesserit": _asked("bene-gesserit whose-sister"),
    "desert-power": _asked("desert-power worm-moves worm-to worm-attacks worm-target worm-place"),
    "wild-maker": _asked("wild-maker-enters wild-maker-to exchange-wild-maker"),
    "attack": _asked("attack attack-where special-attack rockets detonate"),
    "throw": _asked("throw-cards"),
    "casualties": _asked("casualties fall"),
    "specials": _asked("specials"),
    "stand": _asked("stand continue"),
    "advance": _asked("advance retreat-to drive-out push push-to"),
    "families": _asked("families families-from relocate relocate-to relocate-legion"),
    "wormsign": _asked("wormsign wormsign-away send-wormsign"),
    "hazards": _asked("next-wormsign next-worm next-storm worm-figure"),
    "claim": _asked("claim attach"),
    "markers": _asked("bonus shift-from shift-to shift-steps"),
    "strike": _asked("send-to-tank lower-marker"),
    "spice": _asked("imperium stockpile"),
    "cone": _asked("cone-of-silence"),
    "mahdi-vehicles": _asked(
        "mahdi-harvester mahdi-ornithopter mahdi-carryall mahdi-spares mahdi-sector mahdi-rescuer mahdi-transport",
    ),
    "mahdi-moves": _asked(
        "mahdi-legion mahdi-way mahdi-figure mahdi-temporary-target mahdi-flight-from mahdi-flight-to",
    ),
    "mahdi-attacks": _asked(
        "mahdi-attacker mahdi-victim mahdi-sietch mahdi-bombards mahdi-strikes mahdi-leader-hit mahdi-special",
    ),
    "mahdi-builds": _asked(
        "mahdi-deploys mahdi-places mahdi-replaces mahdi-leader mahdi-excess mahdi-relieve-guard",
    ),
    "mahdi-other": _asked(
        "mahdi-keeps-marker mahdi-drops-marker mahdi-raises-marker mahdi-denies mahdi-clears mahdi-reveals",
    ),
}
