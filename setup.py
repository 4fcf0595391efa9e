"""What pyproject.toml cannot say: the rule catalogues go into the package, and kernel and games may be compiled.

With SANDTABLE_COMPILE=1 in the environment, mypyc compiles every module of `sandtable.kernel` and `sandtable.games`.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILED_PACKAGES = ("kernel", "games")


class BuildWithCatalogues(build_py):
    """Copies rules/*.md into the built package, where `sandtable.catalogue` finds them."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        shelf = Path(self.build_lib, "sandtable", "rules")
        shelf.mkdir(parents=True, exist_ok=True)
        for catalogue in sorted((ROOT / "rules").glob("*.md")):
            self.copy_file(str(catalogue), str(shelf / catalogue.name))


def modules_to_compile() -> list[str]:
    source = Path("src", "sandtable")
    return sorted(str(module) for package in COMPILED_PACKAGES for module in (source / package).rglob("*.py"))


compiled: dict[str, Any] = {}
# Asking for the metadata runs this file too; it needs no compiler.
if os.environ.get("SANDTABLE_COMPILE") == "1" and "bdist_wheel" in sys.argv:
    from mypyc.build import mypycify

    level = os.environ.get("SANDTABLE_COMPILE_LEVEL", "3")
    compiled["ext_modules"] = mypycify(modules_to_compile(), opt_level=level, group_name="sandtable")

setup(cmdclass={"build_py": BuildWithCatalogues}, **compiled)
