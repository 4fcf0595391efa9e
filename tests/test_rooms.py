"""A game brings its whole room: a toy game in a folder that no list names is everywhere in the house.

`tests/rooms/well` is such a folder, made as docs/adding-a-game.md says.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable
from sandtable.games import folder, rooms
from sandtable.words import LANGUAGES, Words
from tests.server.harness import COMMAND, Person, Server

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "tests" / "rooms"
GAMES = {"SANDTABLE_GAMES": str(ROOMS), "PYTHONPATH": os.pathsep.join([*map(os.path.abspath, sys.path), str(ROOT)])}


def run(*command: str, typed: str = "") -> str:
    done = subprocess.run(
        command, env={**os.environ, **GAMES}, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_rooms_can_be_imported_and_the_shelf_can_be_asked() -> None:
    program = """
import sandtable.games.conquest.bot
from sandtable.games.uprising import bot
import sandtable.games.well.game as well
print(sandtable.games.conquest.bot.choose.__module__, bot.choose.__module__, sandtable.game("well") is well.GAME)
print(sandtable.games())
"""
    said = run(sys.executable, "-c", program).splitlines()
    assert said[0] == "sandtable.games.conquest.bot sandtable.games.uprising.bot True"
    assert "'well'" in said[1]
    assert "well" not in sandtable.games()


def test_a_room_that_is_not_open_is_not_on_the_shelf() -> None:
    closed = [id for id, room in rooms().items() if not room.open]
    assert not set(closed) & set(sandtable.games())
    assert set(closed) | set(sandtable.games()) == set(rooms())


def test_in_the_terminal() -> None:
    assert "well: The Well" in run(*COMMAND, "games")
    played = run(*COMMAND, "play", "well", "--lang", "pl", "--seats", "2", "--depth", "shallow", typed="1\n" * 20)
    assert "W studni: 7. Ile czerpiesz?" in played
    assert "Woda: ~~~~~~~" in played, "its own painter draws it"
    assert "Studnia jest pusta." in played
    assert "draws one or two measures" in run(*COMMAND, "rules", "WEL-DRAW-01")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, **GAMES).start()
    yield running
    running.stop()


def test_in_the_lobby(server: Server) -> None:
    """The lobby lists what the server lists, in the words that the server sends; what nobody drew has a plain look."""
    ann = Person(server, "Ann")
    game = next(game for game in ann.ok("GET", "/api/games") if game["id"] == "well")
    assert (game["seats"], game["levels"]) == ([2, 3], ["heuristic", "easy", "random"])
    words = ann.ok("GET", "/api/games/well/words", lang="ru")["messages"]
    assert words["game-title"] == "Колодец"
    assert {"game-about", "game-length", "setting-depth", "choice-deep", "choice-shallow"} <= set(words)
    assert len(ann.ok("GET", "/api/games/well/rules")) == 4
    seats = [{"kind": "person"}, {"kind": "bot", "level": "heuristic"}]
    table = ann.ok("POST", "/api/tables", {"game": "well", "seats": seats, "take": 0})["id"]
    ann.ok("POST", f"/api/tables/{table}/start")
    assert ann.position(table)["prompt"]["rule"] == "WEL-DRAW-01"
    ann.play(table)
    assert "one measure" in str(ann.position(table)) or "Seat 1 draws 1" in str(ann.position(table))


def test_in_the_rules_report(tmp_path: Path) -> None:
    """Its catalogue is listed, and it is held to what it says is complete."""
    program = """
import sys
from pathlib import Path
from tools import rules_report
rules_report.collect_markers = lambda tests: {"WEL-DRAW-01": ["somebody"]}
rules_report.read_waivers = lambda path: {}
sys.exit(0 if rules_report.main(["--complete", "WEL-DRAW"]) == 1 else 1)
"""
    said = run(sys.executable, "-c", program)
    assert "well WEL: 1/3 rules" in said
    assert "WEL-END-02 *withdrawn*" in said


def test_every_game_speaks_for_itself_in_the_lobby() -> None:
    """Title, what it is about, how long it takes, its settings and their choices: in every language."""
    kinds = ("choice", "faction", "leader", "territory")
    missing = []
    for id in sandtable.games():
        game = sandtable.game(id)
        for lang in LANGUAGES:
            words = Words(id, lang)
            wanted = ["game-title", "game-about", "game-length", *[f"setting-{one.name}" for one in game.settings]]
            missing += [f"{id} {lang}: {message}" for message in wanted if not words.has(message)]
            named = {choice for one in game.settings for choice in one.choices if isinstance(choice, str)}
            missing += [
                f"{id} {lang}: choice-{choice}"
                for choice in sorted(named)
                if not any(words.has(f"{kind}-{choice}") for kind in kinds)
            ]
    assert missing == []


def test_the_page_about_adding_a_game_names_what_there_is() -> None:
    """Every file that the page asks for is there, in the games that stand and in the toy."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    asked = re.findall(r"^\d+\. \*\*`([\w./]+)`\*\*", page, re.MULTILINE)
    assert {"room.py", "game.py", "messages/", "bot.py", "shown/"} <= set(asked)
    for id in sandtable.games():
        home = folder(id)
        assert home is not None
        # A module may have grown into a package.
        found = [name for name in asked if (home / name).exists() or (home / name.removesuffix(".py")).is_dir()]
        assert found == asked, id
        assert (ROOT / "tests" / "games" / id / "laws.py").is_file()
        assert (ROOT / "web" / "src" / "boards" / id / "look.ts").is_file()
        assert (ROOT / "web" / "src" / "boards" / id / "Art.svelte").is_file()


def test_no_list_names_the_games() -> None:
    """What stands above the rooms speaks of no game."""
    sources = [
        file
        for part in ("kernel", "players", "server", "terminal")
        for file in (ROOT / "src" / "sandtable" / part).rglob("*.py")
    ]
    sources += [ROOT / "src" / "sandtable" / name for name in ("words.py", "catalogue.py", "cli.py")]
    sources += [ROOT / "web" / "src" / "boards" / "look.ts", ROOT / "web" / "src" / "lobby" / "Art.svelte"]
    naming = [
        f"{file.name}: {id}"
        for file in sources
        for id in rooms()
        if re.search(rf"[\"'/.]{id}[\"'/.]", file.read_text("utf-8"))
    ]
    assert naming == []
