"""What is written from declarations is up to date."""

from tools import write_states


def test_states_follow_from_the_fields_as_declared() -> None:
    assert write_states.outdated() == [], "run: make generated"
