"""Set-up that hides nothing: what a machine lacks is said, and where a run stands for the project it is a failure."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFTEST = (ROOT / "tests" / "conftest.py").read_text("utf-8")
SUITE = """
import pytest

@pytest.fixture(scope="session")
def browser():
    pytest.skip("no Chromium")

def test_in_the_browser(browser): ...

def test_plain(): ...

@pytest.mark.skipif(True, reason="never here")
def test_declared(): ...
"""


def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, ci: str) -> pytest.RunResult:
    monkeypatch.setenv("CI", ci)
    # The copy does not need pytester itself.
    pytester.makeconftest(CONFTEST.replace('pytest_plugins = ["pytester"]', ""))
    pytester.makepyfile(test_suite=SUITE, test_missing='import pytest\npytest.importorskip("no_such_module_at_all")')
    return pytester.runpytest_subprocess("-p", "no:cacheprovider")


def test_what_is_missing_is_skipped_at_home(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    run(pytester, monkeypatch, "").assert_outcomes(passed=1, skipped=3)


def test_what_is_missing_fails_with_ci(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run(pytester, monkeypatch, "true")
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*nothing may be left out*no_such_module_at_all*"])
    pytester.path.joinpath("test_missing.py").unlink()
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, skipped=1, errors=1)
    result.stdout.fnmatch_lines(["*nothing may be left out*no Chromium*"])


@pytest.mark.parametrize(
    ("tool", "packages", "says"),
    [
        ("prepare_chromium", ["chromium"], "SANDTABLE_CHROMIUM"),
        ("prepare_postgres", ["postgresql"], "apt-get install postgresql"),
        ("prepare_proxies", ["caddy", "nginx"], "apt-get install nginx"),
    ],
)
def test_a_machine_without_is_furnished_or_told(tool: str, packages: list[str], says: str, tmp_path: Path) -> None:
    """With a PATH of our own: root installs Debian's package, anybody else reads what to do."""
    for command in ("bash", "env", "mkdir"):
        (tmp_path / command).symlink_to(f"/bin/{command}")
    log = tmp_path / "log"
    _script(tmp_path / "apt-get", f'echo "$@" >>{log}')
    text = (ROOT / "tools" / tool).read_text("utf-8")
    # Wherever this machine keeps its own, the script finds nothing.
    script = tmp_path / tool
    for place in ("/usr/lib/postgresql", "/etc/postgresql-common", "/usr/sbin"):
        text = text.replace(place, str(tmp_path / "none"))
    script.write_text(text, "utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "SANDTABLE_CHROMIUM"}
    for user, expected in (("0", "Installing"), ("1000", says)):
        _script(tmp_path / "id", f"echo {user}")
        done = subprocess.run(
            ["/bin/bash", str(script)], env={**environment, "PATH": str(tmp_path)}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert expected in done.stdout
    asked = [line for line in log.read_text("utf-8").splitlines() if "install" in line]
    assert [line.rpartition("--no-install-recommends ")[2] for line in asked] == packages, "only root installs"


PYTHON_FOR_A_TEST = """#!/bin/bash
# Stands in for Python: makes a virtual environment of itself, and installs, or fails to.
case "$*" in
    *"-m venv"*) mkdir -p "${!#}/bin" && cp "$0" "${!#}/bin/python" ;;
    *"pip install"*)
        broken="$(dirname "$0")/broken"
        if [ -n "${BREAKS:-}" ]; then touch "$broken"; fi
        [ ! -e "$broken" ] ;;
esac
"""


def test_a_set_up_that_was_interrupted_is_made_anew(tmp_path: Path) -> None:
    """Half a package that pip left behind would stop every later set-up."""
    python, venv = tmp_path / "python3.11", tmp_path / "venv"
    python.write_text(PYTHON_FOR_A_TEST)
    python.chmod(0o755)

    def prepare(**settings: str) -> subprocess.CompletedProcess[str]:
        command = [str(ROOT / "tools/prepare_venv"), str(python), str(venv), "requirements.lock"]
        return subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, cwd=tmp_path)

    interrupted = prepare(BREAKS="yes")
    assert interrupted.returncode == 1
    assert "Set-up stopped" in interrupted.stderr
    again = prepare()
    assert again.returncode == 0, again.stderr
    assert "made anew" in again.stdout
    assert not (venv / "bin/broken").exists()
    at_last = prepare()
    assert at_last.returncode == 0
    assert "made anew" not in at_last.stdout


def test_every_run_of_the_tests_looks_after_the_machine() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in ("pytest", "build", "soak"):
        line = next(line for line in makefile.splitlines() if line.startswith(f"{target}:"))
        assert "machine" in line.split()


def _script(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/bash\n{line}\n", "utf-8")
    path.chmod(0o755)
