"""Firefox over WebDriver BiDi and WebKit over WebDriver: as much of either as a smoke test needs."""

import base64
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from glob import glob
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port
from tests.server.ready import end_with_parent

Thing = TypeVar("Thing")

START_SECONDS = 60.0
SIZE = (1366, 768)


class Missing(Exception):
    """The browser, or what drives it, is not on this machine."""


def found(*names: str) -> str:
    """The first of these programs that there is."""
    for name in names:
        place = shutil.which(name) or next(iter(glob(name)), None)
        if place:
            return place
    raise Missing(f"none of {', '.join(names)} (tools/prepare_browsers installs them)")


def patiently(attempt: Callable[[], Thing]) -> Thing:
    """Again and again until what was started answers."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            return attempt()
        except (OSError, WebSocketException, httpx.TransportError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


class OtherBrowser:
    """A browser with one page; whatever was started ends with it."""

    name: ClassVar[str]

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ends = ExitStack()

    def start(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.ends.close()

    def _start(self, *command: str, keep: tuple[int, ...] = (), **environment: str) -> None:
        with (self.folder / f"{Path(command[0]).name}.log").open("wb") as log:
            process = subprocess.Popen(
                command,
                env={**os.environ, **environment},
                stdout=log,
                stderr=log,
                pass_fds=keep,
                preexec_fn=end_with_parent,
            )
        self.ends.callback(process.wait, 30)
        self.ends.callback(process.terminate)

    def open(self, url: str) -> None:
        raise NotImplementedError

    def run(self, script: str) -> Any:
        """What a JavaScript expression, or the promise that it is, comes to."""
        raise NotImplementedError

    def picture(self) -> bytes:
        raise NotImplementedError

    def wait_for(self, condition: str, seconds: float = 60) -> Any:
        """Ask until the answer is not empty; the answer."""
        deadline = time.monotonic() + seconds
        while not (found := self.run(condition)):
            assert time.monotonic() < deadline, f"{self.name}: never {condition}"
            time.sleep(0.1)
        return found


class Firefox(OtherBrowser):
    name = "firefox"

    def start(self) -> None:
        program, port = found("firefox-esr", "firefox"), free_port()
        profile = self.folder / "profile"
        profile.mkdir()
        self._start(program, "--headless", "--no-remote", "--profile", str(profile), f"--remote-debugging-port={port}")
        address = f"ws://127.0.0.1:{port}/session"
        self.socket: ClientConnection = patiently(
            lambda: self.ends.enter_context(connect(address, max_size=None, open_timeout=5))
        )
        self.sent = 0
        self._call("session.new", capabilities={})
        self.page: str = self._call("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": SIZE[0], "height": SIZE[1]}
        self._call("browsingContext.setViewport", context=self.page, viewport=viewport)

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=120))
            if answer.get("id") == self.sent:
                assert answer["type"] == "success", f"{method}: {answer}"
                result: dict[str, Any] = answer["result"]
                return result

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def run(self, script: str) -> Any:
        expression = f"Promise.resolve({script}).then(value => JSON.stringify(value ?? null))"
        answer = self._call("script.evaluate", expression=expression, target={"context": self.page}, awaitPromise=True)
        assert answer["type"] == "success", f"{script}: {answer}"
        return json.loads(answer["result"]["value"])

    def picture(self) -> bytes:
        return base64.b64decode(self._call("browsingContext.captureScreenshot", context=self.page)["data"])


class WebKit(OtherBrowser):
    name = "webkit"

    def start(self) -> None:
        driver, port = found("WebKitWebDriver"), free_port()
        browser = found("MiniBrowser", "/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
        display = self._screen()
        self._start(driver, f"--port={port}", DISPLAY=display, WEBKIT_DISABLE_COMPOSITING_MODE="1")
        self.http = self.ends.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120))
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        session = patiently(lambda: self.http.post("/session", json={"capabilities": {"alwaysMatch": options}})).json()
        self.session = f"/session/{session['value']['sessionId']}"
        self.ends.callback(self.http.delete, self.session)
        self._call("POST", "/window/rect", {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1]})

    def _screen(self) -> str:
        """A screen of its own, which chooses its number itself: nobody else's is taken."""
        reading, writing = os.pipe()
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        self._start(found("Xvfb"), "-displayfd", str(writing), "-screen", "0", size, keep=(writing,))
        os.close(writing)
        with os.fdopen(reading) as told:
            return f":{told.readline().strip()}"

    def _call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.http.request(method, self.session + path, json=body)
        assert answer.status_code == 200, f"{method} {path}: {answer.text}"
        return answer.json()["value"]

    def open(self, url: str) -> None:
        self._call("POST", "/url", {"url": url})

    def run(self, script: str) -> Any:
        told = f"Promise.resolve({script}).then(value => arguments[0](JSON.stringify(value ?? null)))"
        return json.loads(self._call("POST", "/execute/async", {"script": told, "args": []}))

    def picture(self) -> bytes:
        return base64.b64decode(self._call("GET", "/screenshot"))
