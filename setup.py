"""What pyproject.toml cannot say: the rule catalogues and the browser client go into the package, and kernel and games
may be compiled.

With SANDTABLE_COMPILE=1 in the environment, mypyc compiles every module of `sandtable.kernel` and `sandtable.games`,
but not how a game is shown (`shown/`), which stands on parts that are not compiled.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
CLIENT = ROOT / "web" / "dist"
COMPILED_PACKAGES = ("kernel", "games")


class BuildComplete(build_py):
    """Copies into the built package what a checkout has elsewhere: rules/**/*.md, which `sandtable.catalogue` finds
    there, and the browser client, which `sandtable serve` finds there."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        self._shelve(ROOT / "rules", "**/*.md", "rules")
        if (CLIENT / "index.html").is_file():
            self._shelve(CLIENT, "**/*", "web")
        else:
            self.warn("the browser client is not built (make web): the package will serve no pages")

    def _shelve(self, source: Path, pattern: str, name: str) -> None:
        shelf = Path(self.build_lib, "sandtable", name)
        for file in sorted(source.glob(pattern)):
            if file.is_file():
                target = shelf / file.relative_to(source)
                target.parent.mkdir(parents=True, exist_ok=True)
                self.copy_file(str(file), str(target))


class BuildSideBySide(build_ext):
    """Compiles as many C files at once as there are cores; mypyc writes one for each module."""

    def build_extensions(self) -> None:
        one_after_the_other = self.compiler.compile

        def side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                compiled = pool.map(partial(one_after_the_other, **settings), [[source] for source in sources])
                return [file for files in compiled for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()


def modules_to_compile() -> list[str]:
    source = Path("src", "sandtable")
    modules = [module for package in COMPILED_PACKAGES for module in (source / package).rglob("*.py")]
    return sorted(str(module) for module in modules if "shown" not in module.parts)


compiled: dict[str, Any] = {}
# Asking for the metadata runs this file too; it needs no compiler.
if os.environ.get("SANDTABLE_COMPILE") == "1" and "bdist_wheel" in sys.argv:
    from mypyc.build import mypycify

    level = os.environ.get("SANDTABLE_COMPILE_LEVEL", "3")
    # Debug information only makes the C compiler slower; tracebacks do not need it. One C file for all modules would be
    # so large that the C compiler needs twice the time.
    extensions = mypycify(
        modules_to_compile(), opt_level=level, debug_level="0", group_name="sandtable", multi_file=True
    )
    if os.name == "posix":
        # Calls between our own functions then go straight there, not through a table that another library could change.
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    compiled["ext_modules"] = extensions

setup(cmdclass={"build_py": BuildComplete, "build_ext": BuildSideBySide}, **compiled)
