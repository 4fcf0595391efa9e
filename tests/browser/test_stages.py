"""A picture of every stage of War for Arrakis and Classic, on a laptop and on a phone, by day and by night."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.classic import WHOLE_EXPANSION, sit
from tests.browser.conftest import Visitors
from tests.browser.gallery import Gallery
from tests.browser.journeys import Moment, When, Wish, seeking_battles, travel, ways
from tests.browser.tables import Setup

pytestmark = pytest.mark.soak

AUCTION, BATTLE, CAPTIVE, NEXUS, PROMPT, REVEAL = (
    "[data-stage=auction]",
    "section.battle",
    "[data-stage=captive]",
    "[data-stage=nexus]",
    "section.prompt",
    "[data-stage=reveal]",
)


@dataclass(frozen=True)
class Stage:
    """What is seen, and when."""

    shows: str
    when: When


def asked(shows: str, *messages: str) -> Stage:
    return Stage(shows, lambda moment: moment.message in messages)


def attacking(moment: Moment) -> list[str]:
    return [name for name in moment.options if name in ("attack", "continue", "fight_on")]


# Classic.


def commanded(moment: Moment) -> bool:
    """The Voice has spoken to whoever makes a plan now."""
    if moment.message != "plan-weapon":
        return False
    return bool(moment.view["battle"]["voice"]) and moment.view["battle"]["voice"]["at"] == moment.seat


def foreseeing(moment: Moment) -> bool:
    """A part of the other plan is known to whoever makes one now."""
    return (
        moment.message == "plan-leader" and (moment.view["battle"]["prescience"] or {"by": None})["by"] == moment.seat
    )


def betrayed(moment: Moment) -> bool:
    return "traitor" in moment.before[-3:] and moment.view["battle"] is None


def with_captives(moment: Moment) -> bool:
    """Harkonnen plan a battle and have leaders of others."""
    if moment.message != "plan-leader" or moment.me["faction"] != "harkonnen":
        return False
    return any(leader["state"] == "taken" for player in moment.view["players"] for leader in player["leaders"])


def with_allies(moment: Moment) -> bool:
    return moment.message == "bid" and bool(moment.me["allies"])


def holding(card: str) -> When:
    return lambda moment: moment.message in ("bid", "ship") and card in moment.me["treachery"]["known"]


def with_strongholds(moment: Moment) -> bool:
    return moment.message == "plan-dial" and moment.seat in [card["holder"] for card in moment.view["stronghold_cards"]]


def no_field_lies(moment: Moment) -> bool:
    if moment.message != "bid":
        return False
    hidden: dict[str, Any] | None = moment.view["richese"]["on_planet"]
    return hidden is not None and hidden["cell"] is not None


CLASSIC: Final[dict[str, Stage]] = {
    "prediction": asked(PROMPT, "predict-faction"),
    "auction": Stage(AUCTION, lambda moment: moment.message == "bid" and moment.view["auction"]["bid"] > 2),
    "karama-at-hand": Stage(PROMPT, holding("karama")),
    "truthtrance-at-hand": Stage(PROMPT, holding("truthtrance")),
    "karama": asked(PROMPT, "karama-with"),
    "advisor": asked(PROMPT, "accompany"),
    "shipping": asked(PROMPT, "ship-count"),
    "choosing-a-battle": asked(PROMPT, "choose-battle"),
    "prescience": asked(BATTLE, "prescience"),
    "foreseen": asked(BATTLE, "fix-weapon", "fix-defence"),
    "foreseeing": Stage(BATTLE, foreseeing),
    "voice": asked(BATTLE, "voice"),
    "commanded": Stage(BATTLE, commanded),
    "kwisatz-haderach": asked(BATTLE, "plan-kwisatz"),
    "support": asked(BATTLE, "plan-support"),
    "traitor": Stage(BATTLE, lambda moment: moment.message == "call-traitor" and "traitor" in moment.options),
    "betrayed": Stage(REVEAL, betrayed),
    "captive": asked(CAPTIVE, "keep-or-kill"),
    "captives": Stage(BATTLE, with_captives),
    "nexus": asked(NEXUS, "nexus"),
    "allies": Stage(AUCTION, with_allies),
    "worm": asked(PROMPT, "ride", "place-worm"),
    "reviving": asked(PROMPT, "revive-leader"),
}
EXPANSION: Final[dict[str, Stage]] = {
    "skill": asked(PROMPT, "keep-skill"),
    "market": asked(PROMPT, "market-claim"),
    "auction-way": asked(PROMPT, "auction-way"),
    "once-around": asked(AUCTION, "outbid"),
    "sealed-bid": asked(AUCTION, "sealed-bid"),
    "skilled-leader": asked(BATTLE, "place-skilled"),
    "strongholds": Stage(BATTLE, with_strongholds),
    "inflation": asked(PROMPT, "inflation"),
    "no-field": asked(PROMPT, "which-no-field"),
    "no-field-lies": Stage(AUCTION, no_field_lies),
    "audit": asked(PROMPT, "audit"),
    "tooth": asked(BATTLE, "tooth"),
}

# War for Arrakis.


def tank_is_used(moment: Moment) -> bool:
    tanks = [one for dashboard in moment.view["dashboards"] for one in dashboard["tank"]]
    return moment.message == "action" and any(tanks)


def far_on(moment: Moment) -> bool:
    return moment.message == "action" and moment.view["round"] >= 4 and bool(moment.view["prescience_cards"]["shown"])


DUEL: Final[dict[str, Stage]] = {
    "vehicles": asked(PROMPT, "place-vehicle"),
    "dice": asked(PROMPT, "action"),
    "die": asked(PROMPT, "use-die"),
    "move": asked(PROMPT, "move-to"),
    "attack": asked(PROMPT, "attack-where"),
    "continue": asked(BATTLE, "continue"),
    "stand": asked(BATTLE, "stand"),
    "casualties": asked(PROMPT, "casualties"),
    "retreat": asked(PROMPT, "retreat-to"),
    "wormsign": asked(PROMPT, "wormsign"),
    "worm": asked(PROMPT, "worm-target"),
    "claim": asked(PROMPT, "claim"),
    "imperium": asked(PROMPT, "imperium"),
    "tank": Stage(PROMPT, tank_is_used),
    "far-on": Stage(PROMPT, far_on),
    "cards": asked(PROMPT, "hand-limit"),
}
TEAMS: Final[dict[str, Stage]] = {
    "division": asked("[data-stage=division]", "change-die"),
    "sister": asked(PROMPT, "whose-sister"),
    "who-acts": asked(PROMPT, "who-acts"),
    "action": asked(PROMPT, "action"),
    "battle": asked(BATTLE, "continue", "specials"),
}
BASE: Final = "bene_gesserit, harkonnen, atreides, emperor, fremen, guild"
WITH_EXPANSION: Final = "richese, choam, harkonnen, bene_gesserit, atreides, guild"


def seated(factions: str, **options: object) -> Setup:
    names = factions.split(", ")
    chosen = {f"faction_{seat}": faction for seat, faction in enumerate(names)}
    return "classic", len(names), {"mode": "advanced", **chosen, **options}


TABLES: Final[dict[str, tuple[Setup, Wish, Mapping[str, Stage]]]] = {
    "classic": (seated(BASE), seeking_battles, CLASSIC),
    "expansion": (seated(WITH_EXPANSION, **WHOLE_EXPANSION), seeking_battles, EXPANSION),
    "duel": (("war_for_arrakis", 2, {"side_0": "atreides"}), attacking, DUEL),
    "teams": (("war_for_arrakis", 4, {}), attacking, TEAMS),
}


@pytest.mark.parametrize("name", TABLES)
def test_every_stage(visit: Visitors, pictures: Path, name: str) -> None:
    """Each is seen, fits the screen, and keeps nobody out."""
    setup, wish, stages = TABLES[name]
    ann = visit()
    # Nothing passes by itself: the way is known.
    gallery = Gallery(ann, pictures, "system", passes=False)
    for way in ways(setup, wish, {stage: one.when for stage, one in stages.items()}):
        for table, step in travel(ann, setup, way):
            sit(ann, table, step.seat)
            for stage in step.stages:
                shows = stages[stage].shows
                expect(ann.page.locator(shows).first).to_be_visible()
                gallery.hang_by_day_and_by_night(f"stage-{name}-{stage}", scroll=shows)
            ann.page.goto("/")
