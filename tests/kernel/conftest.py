"""A compiled kernel takes compiled games only, so the games of these tests need the kernel as it is written."""

from sandtable.kernel import state

needs_interpreted = ["test_steps.py", "test_secrets.py", "test_undo.py", "test_snapshots.py", "test_records.py",
                     "test_setup.py", "test_events.py", "test_toy.py"]

collect_ignore = needs_interpreted if not (state.__file__ or "").endswith(".py") else []
