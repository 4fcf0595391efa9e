"""Settings that all tests share."""

import os

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
