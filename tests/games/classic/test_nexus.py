"""Nexus and alliances (CLA-NEXUS, CLA-GEN-11, CLA-RUL-35)."""

import pytest

from sandtable.games.classic.rules.nexus import hold_nexus
from sandtable.games.classic.rules.promises import promise_of
from tests.games.classic.position import Position, position

FOUR = "atreides, fremen, emperor, guild"


def say(table: Position, **wishes: str) -> Position:
    """One round: everybody who is asked says something, most of them nothing."""
    for name in table.asked():
        for answer in wishes.get(name, "pass").split():
            table.play(name, answer)
    return table


@pytest.mark.rule("CLA-NEXUS-06")
@pytest.mark.rule("CLA-NEXUS-09")
def test_an_alliance_needs_both() -> None:
    table = position(FOUR).start(hold_nexus)
    say(table, atreides="fremen", fremen="atreides", emperor="guild")
    assert table.allied("atreides", "fremen")
    assert not table.allied("emperor", "guild")
    assert table.seen()["players"][0]["allies"] == [1]
    assert table.g.joined[0] == table.g.turn


def test_a_wish_that_is_not_returned_is_told_to_nobody() -> None:
    """Two games that differ only in an unmet wish look the same to everybody else."""
    seen = []
    for wish in ("fremen", "guild", "pass"):
        table = position(FOUR).start(hold_nexus)
        say(table, atreides=wish)
        told = [[(event.message, event.args) for event in table.g.events(seat)] for seat in (1, 2, 3, None)]
        seen.append((told, [table.g.view(seat) for seat in (1, 2, 3, None)], table.asked()))
    assert seen[0] == seen[1] == seen[2]


def test_wishes_of_others_are_imagined_while_they_are_secret() -> None:
    table = position(FOUR).start(hold_nexus)
    table.play("atreides", "fremen").play("emperor", "pass")
    allied = 0
    for seed in range(40):
        world = table.imagined("fremen", seed)
        world.play("fremen", "atreides")
        if world.asked() == ["guild"]:
            world.play("guild", "pass")
        allied += world.allied("atreides", "fremen")
    assert 0 < allied < 40


@pytest.mark.rule("CLA-NEXUS-11")
@pytest.mark.rule("CLA-NEXUS-03")
def test_the_nexus_goes_on_until_nothing_changes() -> None:
    table = position(FOUR).start(hold_nexus)
    say(table, atreides="fremen", fremen="atreides")
    assert table.asked() == ["atreides", "fremen", "emperor", "guild"]
    say(table)
    assert table.told()[-1] == "event-nexus-over"
    assert not table.g.to_act


@pytest.mark.rule("CLA-NEXUS-07")
@pytest.mark.rule("CLA-NEXUS-08")
@pytest.mark.rule("CLA-GEN-11")
def test_two_members_and_no_more_and_several_alliances() -> None:
    table = position(FOUR, allies="atreides fremen").start(hold_nexus)
    assert table.options("atreides") == ["pass", "break_alliance"]
    assert table.options("emperor") == ["pass", "guild"]
    say(table, emperor="guild", guild="emperor")
    assert table.allied("emperor", "guild")
    assert table.allied("atreides", "fremen")
    assert not table.allied("atreides", "guild")


@pytest.mark.rule("CLA-NEXUS-04")
def test_anybody_may_leave_without_consent() -> None:
    table = position(FOUR, allies="atreides fremen").start(hold_nexus)
    say(table, atreides="break_alliance pass")
    assert not table.allied("atreides", "fremen")
    assert table.g.allies[1] == 0


@pytest.mark.rule("CLA-NEXUS-05")
def test_who_left_may_form_another_alliance_at_once() -> None:
    table = position(FOUR, allies="atreides fremen").start(hold_nexus)
    say(table, atreides="break_alliance guild", guild="pass")
    assert not table.g.allies[0]
    say(table, atreides="guild", guild="atreides")
    assert table.allied("atreides", "guild")


@pytest.mark.rule("CLA-NEXUS-05")
def test_who_leaves_may_wish_for_anybody() -> None:
    table = position(FOUR, allies="fremen emperor").start(hold_nexus)
    table.play("fremen", "break_alliance")
    assert table.options("fremen") == ["pass", "atreides", "emperor", "guild"]


@pytest.mark.rule("CLA-NEXUS-10")
def test_at_most_one_new_alliance_in_a_nexus() -> None:
    table = position(FOUR).start(hold_nexus)
    say(table, atreides="fremen", fremen="atreides")
    say(table, atreides="break_alliance")
    assert table.g.allies[0] == 0
    assert table.options("guild") == ["pass", "emperor"], "the two have had theirs"
    assert "atreides" not in table.asked()


@pytest.mark.rule("CLA-NEXUS-10")
@pytest.mark.rule("CLA-NEXUS-11")
def test_the_others_go_on_wishing_after_an_alliance_was_formed() -> None:
    table = position(FOUR).start(hold_nexus)
    say(table, atreides="emperor", emperor="atreides")
    assert table.options("fremen") == ["pass", "guild"]
    assert table.options("guild") == ["pass", "fremen"]
    assert table.options("atreides") == table.options("emperor") == ["pass", "break_alliance"]


@pytest.mark.rule("CLA-RUL-35")
@pytest.mark.rule("CLA-ALLY-16")
def test_an_alliance_of_three_where_the_setting_allows() -> None:
    table = position(FOUR, allies="atreides fremen", alliances="three_need_four").start(hold_nexus)
    assert table.options("emperor") == ["pass", "atreides", "fremen", "guild"]
    say(table, emperor="atreides", atreides="emperor")
    assert not table.allied("emperor", "atreides"), "Fremen were not asked for their consent"
    table = position(FOUR, allies="atreides fremen", alliances="three_need_four").start(hold_nexus)
    say(table, emperor="atreides", atreides="emperor", fremen="emperor")
    assert table.allied("emperor", "atreides")
    assert table.allied("emperor", "fremen")
    say(table)
    table.start(hold_nexus)
    assert table.options("guild") == ["pass"] or table.options("guild") == []


def test_a_promise_made_to_one_ally_is_not_shown_to_another_who_joins() -> None:
    table = position(FOUR, allies="atreides fremen", alliances="three_need_four").start(hold_nexus)
    table.play("fremen", "promise_spice", "6", "yes")
    say(table, emperor="atreides", atreides="emperor", fremen="emperor")
    assert table.allied("emperor", "fremen")
    assert table.seen("emperor")["players"][1]["promise"] is None


@pytest.mark.rule("CLA-ALLY-17")
def test_what_allies_promised_ends_for_both_when_one_leaves() -> None:
    table = position(FOUR, allies="atreides fremen").start(hold_nexus)
    table.play("fremen", "promise_spice", "6", "yes").play("atreides", "promise_spice", "3")
    say(table, atreides="break_alliance pass")
    assert not table.allied("atreides", "fremen")
    assert promise_of(table.g, table.seat("atreides")) == promise_of(table.g, table.seat("fremen")) == (0, True)


@pytest.mark.rule("CLA-RUL-34")
def test_the_pairs_of_two_players_hold_for_good() -> None:
    table = position(FOUR, two_factions_each=True, allies="atreides emperor, fremen guild").start(hold_nexus)
    assert not table.g.to_act
    assert table.allied("atreides", "emperor")
