from collections import Counter

from sandtable.catalogue import Rule, rule_text, rules
from sandtable.games import rooms


def test_the_conquest_catalogue_holds_what_its_header_promises() -> None:
    kinds = Counter(rule.kind for rule in rules("conquest"))

    assert kinds == {"rule": 295, "example": 14, "ruling": 63}


def test_every_game_has_a_catalogue_and_no_id_stands_twice() -> None:
    ids = [rule.id for game in rooms() for rule in rules(game)]

    assert {identifier[:3] for identifier in ids} == {"CON", "CLA", "CHR", "UPR", "HAG", "WFA"}
    assert [identifier for identifier, times in Counter(ids).items() if times > 1] == []


def test_an_entry_splits_into_section_and_text() -> None:
    rule = next(rule for rule in rules("conquest") if rule.id == "CON-COMP-04")

    assert (rule.section, rule.text) == ("Movement", "A territory can extend over several sectors.")


def test_areas_keep_the_faction() -> None:
    assert {rule.area for rule in rules("conquest") if rule.area.startswith("FAC")} == {
        "FAC-ATR",
        "FAC-FRE",
        "FAC-HAR",
        "FAC-IMP",
    }


def test_board_spaces_of_uprising_are_data_read_from_a_table() -> None:
    space = next(rule for rule in rules("uprising") if rule.id == "UPR-SPC-01")

    assert space.kind == "data"
    assert space.text.startswith("Dutiful Service | Emperor")


def test_text_is_found_by_id() -> None:
    assert rule_text("CON-COMP-04") == "A territory can extend over several sectors."
    assert rule_text("CON-COMP-99") is None
    assert rules("chess") == ()


def test_a_withdrawn_rule_keeps_its_id_and_says_so() -> None:
    assert [rule.id for rule in rules("classic") if rule.withdrawn] == ["CLA-BLOW-08", "CHR-WORTH-13"]


def test_a_rule_says_which_other_box_it_needs_if_all_of_it_does() -> None:
    whole = Rule("CHR-QA-03", "S:QA", "`[needs IX]` The token pays nothing.")
    part = Rule("CHR-HOLD-02", "D", "There are 6 cards: five and `[needs IX]` one more.")
    assert (whole.needs, part.needs) == ("IX", "")
    assert len([rule for rule in rules("classic") if rule.needs]) == 20
