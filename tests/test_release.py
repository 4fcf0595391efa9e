"""The release script, on a small repository of its own; and the seals on records of released rules versions."""

import subprocess
from pathlib import Path

import pytest

from tools.release import NotReady, broken_seals, release, seal

ROOT = Path(__file__).parents[1]
CHANGELOG = "# Changelog\n\n## 0.2.0, not yet released\n\n### Games\n- New.\n\n## 0.1.0, 2026-01-31\n\n- Old.\n"
GOOD, BAD = ["true"], ["false"]


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
    git(tmp_path, "init", "-q")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    records = tmp_path / "tests" / "records" / "conquest" / "1"
    records.mkdir(parents=True)
    (records / "duel.txt").write_text("a record\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "Everything")
    return tmp_path


def test_a_release_is_dated_sealed_committed_and_tagged(repository: Path) -> None:
    release(repository, "0.2.0", "2026-02-28", GOOD)
    assert "## 0.2.0, 2026-02-28\n" in (repository / "CHANGELOG.md").read_text()
    assert git(repository, "log", "-1", "--format=%s") == "Release 0.2.0"
    assert git(repository, "status", "--porcelain") == ""
    told = git(repository, "tag", "-l", "--format=%(contents)", "v0.2.0")
    assert "### Games\n- New." in told
    assert "Old" not in told
    assert broken_seals(repository) == []
    (repository / "tests" / "records" / "conquest" / "1" / "duel.txt").write_text("another record\n")
    assert broken_seals(repository) == ["conquest/1/duel.txt"]
    with pytest.raises(NotReady):
        release(repository, "0.2.0", "2026-02-28", GOOD)


def test_what_is_not_ready_is_not_released(repository: Path) -> None:
    before = git(repository, "rev-parse", "HEAD")

    def refused(version: str, words: str, tests: list[str] = GOOD) -> None:
        with pytest.raises(NotReady, match=words):
            release(repository, version, "2026-02-28", tests)
        assert git(repository, "rev-parse", "HEAD") == before
        assert git(repository, "tag", "--list") == ""

    refused("0.2", "looks like")
    refused("0.3.0", "pyproject.toml says version 0.2.0")
    refused("0.2.0", "failed", BAD)
    refused("0.2.0", "the tests changed files", ["touch", "left-over"])
    refused("0.2.0", "not committed")
    (repository / "left-over").unlink()
    (repository / "CHANGELOG.md").write_text(CHANGELOG.replace("0.2.0, not yet released", "0.2.0, 2026-02-01"))
    git(repository, "commit", "-qam", "Dated by hand")
    before = git(repository, "rev-parse", "HEAD")
    refused("0.2.0", "released already")


def test_records_of_released_versions_are_as_they_were() -> None:
    """Whoever saved one has it still."""
    assert broken_seals(ROOT) == []
    assert len(seal(ROOT).splitlines()) == len(list((ROOT / "tests" / "records").glob("*/*/*.txt"))) > 0
