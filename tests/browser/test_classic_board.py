"""Classic in every way to sit down: played for a while by clicking only what glows."""

from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import Visitors
from tests.browser.gallery import Gallery
from tests.browser.tables import Setup, decide, sit_down
from tests.browser.test_play import over

TABLES: Final[dict[str, Setup]] = {
    "classic": ("classic", 6, {"mode": "advanced", "faction_0": "atreides"}),
    "classic-expansion": (
        "classic",
        6,
        {"mode": "advanced", "faction_0": "richese", "faction_1": "choam"}
        | dict.fromkeys(("expansion", "exp_tooth_artillery", "leader_skills", "stronghold_cards"), True),
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_dozen_decisions(visit: Visitors, pictures: Path, name: str) -> None:
    """On a laptop; then everybody can read what is there, by day and by night."""
    ann = visit()
    gallery = Gallery(ann, pictures, "light")
    sit_down(ann, TABLES[name])
    decide(ann)
    ann.wait_for_turn(lambda: over(ann))
    gallery.hang(name)


def test_a_dozen_decisions_on_a_phone(visit: Visitors) -> None:
    ann = visit(width=360, height=740, touch=True)
    sit_down(ann, TABLES["classic"])
    decide(ann)
