"""What is written from declarations is up to date."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("tool", ["write_states", "write_observers", "write_prompts", "layout_tables"])
def test_it_is_what_the_declarations_say(tool: str) -> None:
    """States by their fields, observations by views and layouts, and every question that the rules name."""
    done = subprocess.run(
        [sys.executable, "-m", f"tools.{tool}", "--check"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},  # compiled classes have lost what they declare
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, f"run: make generated\n{done.stderr}"
