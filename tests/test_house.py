"""Promises of the repository itself."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_lock_files_pin_everything_with_hashes_and_name_no_host(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    pins = re.findall(r"^[a-z0-9.-]+==\S+ \\\n    --hash=sha256:", text, re.MULTILINE)
    requirements = re.findall(r"^[A-Za-z0-9]", text, re.MULTILINE)

    assert len(pins) == len(requirements) > 5
    assert "://" not in text
    assert not re.search(r"^--?\w", text, re.MULTILINE), "no index or find-links options"
