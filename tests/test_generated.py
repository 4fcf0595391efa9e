"""What is written from declarations is up to date."""

from tools import layout_tables, write_observers, write_prompts, write_states


def test_states_follow_from_the_fields_as_declared() -> None:
    assert write_states.outdated() == [], "run: make generated"


def test_observations_are_written_as_view_and_layout_say() -> None:
    assert write_observers.outdated() == [], "run: make generated"


def test_every_question_that_the_rules_name_is_declared() -> None:
    assert write_prompts.outdated() == [], "run: make generated"


def test_the_tables_of_observations_are_those_of_the_layouts() -> None:
    assert layout_tables.is_current(), "run: make generated"
