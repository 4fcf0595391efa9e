"""What people get who install the package rather than a checkout."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import ROOT, Server, fetch


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel carries it (uncompiled)."""
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "the client is not built: make web"
    folder = tmp_path_factory.mktemp("package")
    command = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(folder), "build_py"]
    subprocess.run([*command, "--build-lib", str(folder / "lib")], cwd=ROOT, check=True, capture_output=True)
    return folder / "lib"


def test_carries_the_rule_catalogues(package: Path) -> None:
    carried, kept = package / "sandtable" / "rules", ROOT / "rules"
    names = {file.relative_to(carried) for file in carried.rglob("*.md")}
    assert names == {file.relative_to(kept) for file in kept.rglob("*.md")}
    assert Path("ru", "conquest.md") in names


def test_serves_the_browser_client(package: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, PYTHONPATH=f"{package}:{ROOT}").start()
    try:
        page = fetch(f"{server.url}/t/anything").raise_for_status().text
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert assets
        for asset in assets:
            assert fetch(f"{server.url}{asset}").raise_for_status().content
            assert (package / "sandtable" / "web" / asset.removeprefix("/")).is_file()
    finally:
        server.stop()
