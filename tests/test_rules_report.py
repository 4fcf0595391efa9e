from pathlib import Path

import pytest

from sandtable.catalogue import Rule
from tools.rules_report import Report, collect_markers, read_waivers

CATALOGUE = (
    Rule("CON-BAT-01", "Battle", "First."),
    Rule("CON-BAT-02", "Battle", "Second."),
    Rule("CON-WIN-01", "Winning", "Third."),
    Rule("CON-EX-01", "Battle", "Given, when, then."),
    Rule("CON-RUL-01", "", "A ruling."),
)


def report(tests_of: dict[str, list[str]], waivers: dict[str, str] | None = None) -> Report:
    return Report({"conquest": CATALOGUE}, tests_of, waivers or {}, {"conquest": ["leader alia"]})


def test_counts_per_area_and_lists_what_is_missing() -> None:
    held = report({"CON-BAT-01": ["a"]}, {"CON-WIN-01": "physical handling: a marker"})
    text = "\n".join(held.lines(["conquest"], list_untested=True))

    assert "conquest CON: 1/3 (+1 waived) rules, 0/1 worked examples" in text
    assert "BAT 1/2" in text
    assert "untested CON-BAT-02: Second." in text
    assert "untested CON-EX-01" in text
    assert "untested CON-WIN-01" not in text
    assert "waived CON-WIN-01: physical handling: a marker" in text
    assert "reconstructed (1): leader alia" in text


def test_rulings_are_no_rules() -> None:
    unsettled = [rule.id for rule in report({}).unsettled(["CON"])]

    assert unsettled == ["CON-BAT-01", "CON-BAT-02", "CON-WIN-01", "CON-EX-01"]


def test_unknown_ids_and_stale_waivers_are_faults() -> None:
    tests_of = {"CON-BAT-77": ["t.py::a"], "CON-BAT-01": ["t.py::b"]}

    assert report(tests_of, {"CON-BAT-01": "x", "CON-XXX-01": "y"}).faults() == [
        "unknown id CON-BAT-77 in t.py::a",
        "unknown id CON-XXX-01 in rules/waivers.toml",
        "CON-BAT-01 is waived, but tested by t.py::b",
    ]


def test_only_the_named_prefixes_must_be_complete() -> None:
    assert report({}).unsettled(["UPR"]) == []
    assert report({rule.id: ["t"] for rule in CATALOGUE}).unsettled(["CON"]) == []


def test_a_growing_game_is_held_to_the_areas_it_has() -> None:
    held = report({"CON-BAT-01": ["t"], "CON-BAT-02": ["t"]})
    assert held.unsettled(["CON-BAT"]) == []
    assert [rule.id for rule in held.unsettled(["CON-BAT", "CON-WIN"])] == ["CON-WIN-01"]
    assert held.faults(["CON-WIN", "CON-WON"]) == [
        "CON-WON is said to be complete, but there is no such rule",
        "CON-WIN-01 is neither tested nor waived",
    ]


def test_a_withdrawn_rule_counts_no_more() -> None:
    withdrawn = Rule("CON-BAT-03", "Battle", "*withdrawn*: it could never apply.")
    held = Report({"conquest": (*CATALOGUE, withdrawn)}, {"CON-BAT-01": ["t"]}, {})
    assert "BAT 1/2" in "\n".join(held.lines(["conquest"], list_untested=False))
    assert withdrawn not in held.unsettled(["CON"])
    tested = Report({"conquest": (withdrawn,)}, {"CON-BAT-03": ["t.py::a"]}, {"CON-BAT-03": "physical handling: x"})
    assert "CON-BAT-03 is withdrawn, but tested by t.py::a" in tested.faults()
    assert "CON-BAT-03 is withdrawn, and needs no waiver" in tested.faults()


def test_a_rule_that_needs_another_box_is_waived_by_saying_so() -> None:
    other = Rule("CON-BAT-03", "Battle", "`[needs IX]` Not without that box.")
    held = Report({"conquest": (*CATALOGUE, other)}, {"CON-BAT-01": ["t"]}, {})
    assert other not in held.unsettled(["CON"])
    assert "waived CON-BAT-03: another box: needs IX" in "\n".join(held.lines(["conquest"], list_untested=True))
    tested = Report({"conquest": (other,)}, {"CON-BAT-03": ["t.py::a"]}, {})
    assert tested.faults() == ["CON-BAT-03 is waived, but tested by t.py::a"]


def test_a_waiver_needs_one_of_the_two_reasons(tmp_path: Path) -> None:
    path = tmp_path / "waivers.toml"
    path.write_text('[physical]\nCON-BAT-01 = "a marker"\n[other_box]\nCLA-BAT-01 = "Ix"\n')
    assert read_waivers(path) == {"CON-BAT-01": "physical handling: a marker", "CLA-BAT-01": "another box: Ix"}

    path.write_text('[too_hard]\nCON-BAT-01 = "later"\n')
    with pytest.raises(SystemExit, match="too_hard"):
        read_waivers(path)


def test_markers_are_collected_from_parameters_too_but_not_from_skipped_tests(pytester: pytest.Pytester) -> None:
    path = pytester.makepyfile(
        """
        import pytest

        @pytest.mark.rule("CON-BAT-01", "CON-BAT-02")
        def test_two(): ...

        @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("CON-WIN-01")), 2])
        def test_parameter(n): ...

        @pytest.mark.soak
        @pytest.mark.rule("CON-EX-01")
        def test_long(): ...

        @pytest.mark.skip
        @pytest.mark.rule("CON-WIN-02")
        def test_never(): ...
        """
    )
    pytester.makepyprojecttoml('[tool.pytest.ini_options]\naddopts = ["-m", "not soak"]\nmarkers = ["rule", "soak"]')

    assert sorted(collect_markers(path)) == ["CON-BAT-01", "CON-BAT-02", "CON-EX-01", "CON-WIN-01"]
