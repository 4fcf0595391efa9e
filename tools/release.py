"""Makes a release: checks everything, dates the changelog, seals the records, commits and tags.

    make release VERSION=0.1.0            (or: python -m tools.release 0.1.0)

The changelog must have a section `## 0.1.0, not yet released` and pyproject.toml the same version. All tests are run
first; nothing is pushed. `tests/records/released.txt` then holds a fingerprint of every record of the released rules
versions: from then on a record that was changed or removed fails a test, so a change of play must raise the version.
"""

import argparse
import hashlib
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
UNRELEASED = "not yet released"
SEALED = Path("tests", "records", "released.txt")


class NotReady(Exception):
    """Why there can be no release now."""


def section(changelog: str, version: str) -> str:
    """What the changelog says about a version."""
    found = re.search(rf"^## {re.escape(version)}, .*?(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise NotReady(f"CHANGELOG.md has no section '## {version}, {UNRELEASED}'")
    return found.group().strip()


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with the day of the release."""
    heading = f"## {version}, {UNRELEASED}"
    if section(changelog, version).splitlines()[0] != heading:
        raise NotReady(f"{version} was released already")
    return changelog.replace(heading, f"## {version}, {day}", 1)


def seal(root: Path) -> str:
    """A line for each record that is kept for ever: its fingerprint and its place."""
    folder = root / SEALED.parent
    return "".join(
        [
            f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(folder).as_posix()}\n"
            for file in sorted(folder.glob("*/*/*.txt"))
        ]
    )


def broken_seals(root: Path) -> list[str]:
    """Records of released versions that were changed or removed."""
    file = root / SEALED
    if not file.is_file():
        return []
    held = set(seal(root).splitlines())
    return [line.split("  ", 1)[1] for line in file.read_text("utf-8").splitlines() if line not in held]


def check(root: Path, version: str) -> None:
    """Refuse what would not be an honest release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotReady(f"a version looks like 0.1.0, not {version!r}")
    told = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    if told != version:
        raise NotReady(f"pyproject.toml says version {told}")
    if _git(root, "status", "--porcelain"):
        raise NotReady("there are changes that are not committed")
    if _git(root, "tag", "--list", f"v{version}"):
        raise NotReady(f"there is a tag v{version} already")
    broken = broken_seals(root)
    if broken:
        raise NotReady(f"records of released rules versions were changed: {', '.join(broken)}")
    dated((root / "CHANGELOG.md").read_text("utf-8"), version, "today")


def release(root: Path, version: str, day: str, tests: list[str]) -> None:
    check(root, version)
    if subprocess.run(tests, cwd=root).returncode:
        raise NotReady(f"{' '.join(tests)} failed")
    if _git(root, "status", "--porcelain"):
        raise NotReady("the tests changed files")
    changelog = root / "CHANGELOG.md"
    changelog.write_text(dated(changelog.read_text("utf-8"), version, day), "utf-8")
    (root / SEALED).write_text(seal(root), "utf-8")
    _git(root, "add", "CHANGELOG.md", SEALED.as_posix())
    _git(root, "commit", "-m", f"Release {version}")
    _git(root, "tag", "-a", f"v{version}", "-m", section(changelog.read_text("utf-8"), version), "--cleanup=verbatim")


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise NotReady(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    version = parser.parse_args().version
    try:
        release(ROOT, version, datetime.now(UTC).strftime("%Y-%m-%d"), ["make", "test", "docs"])
    except NotReady as reason:
        print(f"not released: {reason}", file=sys.stderr)
        return 1
    print(f"v{version} is tagged. To publish it: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
