"""What every page must be: open to everyone, no wider than the screen, and worth a picture."""

import json
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page

from tests.browser.people import Visitor
from tests.server.harness import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SIZES: Final = {"desktop": (1366, 768), "phone": (360, 740)}


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody out."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # not as a script of the page, which its policy forbids
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is too wide."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


class Gallery:
    """Looks at pages at both sizes and leaves a picture of each."""

    def __init__(self, visitor: Visitor, folder: Path, look: str, palette: str = "standard", **more: object) -> None:
        self.page = visitor.page
        self.folder = folder
        self.look = look
        chosen = json.dumps({"theme": look, "palette": palette, **more})
        self.page.add_init_script(f"localStorage.setItem('sandtable', JSON.stringify({chosen}))")

    def hang(self, name: str, *, scroll: str = "") -> None:
        """`scroll`: what to bring to the top of a phone's screen before the picture is taken."""
        for size in SIZES:
            self._resize(size)
            self.page.mouse.move(2, 2)
            self.page.evaluate("scrollTo(0, 0)")
            if scroll and size == "phone":
                self.page.locator(scroll).first.evaluate("part => part.scrollIntoView()")
            self.page.screenshot(path=self.folder / f"{name}-{size}-{self.look}.png")
            assert overflow(self.page) <= 0, f"{name} is too wide for a {size}"
            found = serious(self.page)
            assert not found, f"{name} on a {size}: {found}"
        self._resize("desktop")

    def hang_by_day_and_by_night(self, name: str, *, scroll: str = "") -> None:
        """In the look of the system, which changes meanwhile."""
        for look in LOOKS:
            self.look = look
            self.page.emulate_media(color_scheme=look)
            self.hang(name, scroll=scroll)

    def _resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("width => innerWidth === width", arg=width)
        # Two frames: the layout of the new size, and what measures itself in it.
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
