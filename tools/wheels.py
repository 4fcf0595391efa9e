"""Builds the wheels, and tries them where nothing else is installed.

python -m tools.wheels                    the pure wheel and the compiled one for this machine, into dist/
python -m tools.wheels --only pure        one of them
python -m tools.wheels --try FILE         install a wheel into a fresh environment, without the server's dependencies,
                                          and play a game of each kind there
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, Literal

ROOT = Path(__file__).parents[1]
SOURCES: Final = ("src", "rules", "web/dist", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in")
NOT_COPIED: Final = ("__pycache__", "*.egg-info", "*.so", "*.c")
Kind = Literal["pure", "compiled"]
KINDS: Final[tuple[Kind, ...]] = ("pure", "compiled")

NEEDED: Final = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "mypy_extensions",
    "pytz",
    "typing_extensions",
)
"""What the package needs without any extra, and what that needs: taken from this environment, so that no network is."""

PLAY: Final = """
import random, sys
import sandtable
compiled = sys.modules["sandtable.kernel.state"].__file__.endswith(".so")
assert compiled == (sys.argv[1] == "compiled"), sys.modules["sandtable.kernel.state"].__file__
for id in sandtable.games():
    game = sandtable.game(id)
    options = {"opponent": "mahdi"} if id == "war_for_arrakis" else {"max_turns": 1} if id == "classic" else {}
    state, choices = game.new(game.seats[0], 1, **options), random.Random(1)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, choices.choice(state.options(seat)))
    assert game.replay(state.record()).result == state.result
    print(id, state.move_count, "decisions", state.result.scores)
"""


def build(kind: Kind, target: Path) -> Path:
    """A wheel, built from a copy of the sources, so that nothing is left in the checkout."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in SOURCES:
            source, copy = ROOT / name, Path(folder, "source", name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
            elif source.exists():
                shutil.copy(source, copy)
        command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
        environment = {**os.environ, "SANDTABLE_COMPILE": "1" if kind == "compiled" else "0"}
        built = Path(folder, "built")
        subprocess.run(
            [*command, "--disable-pip-version-check", "--wheel-dir", str(built), str(Path(folder, "source"))],
            env=environment,
            check=True,
        )
        (wheel,) = built.glob("*.whl")
        return Path(shutil.copy(wheel, target))


def own_environment() -> dict[str, str]:
    """The environment's variables without those by which a checkout would be found."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SANDTABLE"))}


def fresh_environment(folder: Path, wheel: Path) -> Path:
    """An environment with the wheel and what it needs without extras, and nothing else; its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*install, "--disable-pip-version-check", str(wheel)], env=own_environment(), check=True)
    (site,) = (folder / "lib").glob("python*/site-packages")
    for name in NEEDED:
        for file in distribution(name).files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts:
                copy = site / file
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), copy)
    return python


def try_wheel(wheel: Path) -> str:
    """What is said when the games are played from a wheel alone."""
    kind: Kind = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    with tempfile.TemporaryDirectory() as folder:
        python = fresh_environment(Path(folder, "environment"), wheel)
        clean = own_environment()
        played = [str(python), "-c", PLAY, kind]
        said = subprocess.run(played, env=clean, cwd=folder, check=True, capture_output=True, text=True).stdout
        command = [str(python.parent / "sandtable"), "games"]
        return said + subprocess.run(command, env=clean, cwd=folder, check=True, capture_output=True, text=True).stdout


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Builds the wheels.")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--out", default=str(ROOT / "dist"))
    parser.add_argument("--try", dest="tried", metavar="FILE")
    chosen = parser.parse_args(arguments)
    if chosen.tried is not None:
        print(try_wheel(Path(chosen.tried)), end="")
        return 0
    for kind in KINDS:
        if chosen.only in (None, kind):
            wheel = build(kind, Path(chosen.out))
            print(f"{wheel}  {wheel.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
