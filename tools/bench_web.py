"""How quickly the browser client shows an update, in a real Chromium before a real server.

    python -m tools.bench_web                  # all games, the bar: 100 ms
    python -m tools.bench_web classic          # one of them

Somebody plays against bots by clicking what glows. For every position that arrives the page measures the time from the
arrival of the WebSocket message to the moment after the frame in which it is painted: parsing, Svelte, style, layout,
paint. Beside it stands the processor time that the page's main thread took per update, whatever for: on a machine with
other work to do the first is mostly waiting, the second hardly changes.
"""

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

import sandtable
from tests.browser.conftest import ARGUMENTS, CLIENT, PATIENCE, SeededServer, chromium
from tests.browser.people import Visitor
from tests.browser.test_play import over, start_against_bots

BAR: Final = 100
MEASURE: Final = """
window.updates = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
    set onmessage(listener) {
        super.onmessage = event => {
            listener(event);
            if (!String(event.data).includes('"type":"position"')) return;
            requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => window.updates.push(performance.now() - event.timeStamp);
                channel.port2.postMessage(0);
            });
        };
    }
};
"""


@dataclass
class Measured:
    """Milliseconds: of every update until it was painted, and of the main thread per update."""

    painted: list[float]
    script: float
    style: float
    all: float


def measured(playwright: Playwright, url: str, game: str, clicks: int, moving: bool) -> Measured:
    browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    try:
        context = browser.new_context(
            viewport={"width": 1366, "height": 768},
            base_url=url,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context)
        page = visitor.page
        page.add_init_script(MEASURE)
        start_against_bots(visitor, game)
        visitor.wait_for_turn(lambda: False)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

        def spent() -> dict[str, float]:
            metrics = session.send("Performance.getMetrics")["metrics"]
            return {metric["name"]: metric["value"] * 1000 for metric in metrics}

        page.evaluate("window.updates = []")
        before = spent()
        for _ in range(clicks):
            visitor.wait_for_turn(lambda: over(visitor))
            if over(visitor):
                break
            visitor.click_something()
        after = spent()
        painted: list[float] = page.evaluate("window.updates")
        each = {name: (after[name] - before[name]) / len(painted) for name in after}
        style = each["LayoutDuration"] + each["RecalcStyleDuration"]
        return Measured(painted, each["ScriptDuration"], style, each["TaskDuration"])
    finally:
        browser.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games (all of them)")
    parser.add_argument("--clicks", type=int, default=40, help="how long each game is played")
    args = parser.parse_args()
    slow = False
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        # Bots pause between their moves as they do for people: updates come one by one.
        server = SeededServer(Path(folder), SANDTABLE_WEB=str(CLIENT), SANDTABLE_BOT_PAUSE="0.3").start()
        try:
            with sync_playwright() as playwright:
                for game in args.games or sandtable.games():
                    for moving in (False, True):
                        found = measured(playwright, server.url, game, args.clicks, moving)
                        painted = found.painted
                        late = quantiles(painted, n=20)[-1]
                        print(f"{game}, motion {'on' if moving else 'off'}, {len(painted)} updates")
                        print(
                            f"  painted after {median(painted):.0f} ms (median), "
                            f"95 % within {late:.0f}, worst {max(painted):.0f}"
                        )
                        print(
                            f"  main thread {found.all:.1f} ms per update, of that "
                            f"script {found.script:.1f}, style and layout {found.style:.1f}",
                            flush=True,
                        )
                        slow = slow or median(painted) > BAR
        finally:
            server.stop()
    met = "missed" if slow else "met"
    print(f"The bar is {BAR} ms: {met}, with a load of {load:.1f} on {os.cpu_count()} processors.")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
