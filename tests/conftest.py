"""Settings that all tests share."""

import gc
import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# Budgets come from the environment (the Makefile sets its defaults), time limits per example do not: machines differ.
settings.register_profile(
    "sandtable",
    deadline=None,
    derandomize=True,
    max_examples=int(os.environ.get("SANDTABLE_HYPOTHESIS_EXAMPLES", "50")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("sandtable")

pytest_plugins = ["pytester"]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Modules, words and tests stay to the end: looking through them for circles took a fifth of the laws' time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def nothing_is_left_out() -> bool:
    """Whether this run stands for the project (CI=true): then a test that could not be run has failed."""
    return os.environ.get("CI", "").lower() in ("1", "true")


def _failed(report: pytest.TestReport | pytest.CollectReport) -> None:
    reason = report.longrepr[-1] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    report.outcome = "failed"
    report.longrepr = f"with CI=true nothing may be left out: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that finds no browser or no database skips itself; where it is declared never to run here, it may."""
    report = yield
    declared = item.get_closest_marker("skip") or item.get_closest_marker("skipif") or item.get_closest_marker("xfail")
    if report.skipped and declared is None and nothing_is_left_out():
        _failed(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped and nothing_is_left_out():
        _failed(report)
    return report
