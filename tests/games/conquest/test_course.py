"""The course of the game: rounds, phases, and whose turn it is."""

import random

import pytest

import sandtable
from sandtable.games.conquest.board import STORM_SYMBOL
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.course import end_of_round, play_round
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import OVER, PHASE_IDS, SETUP
from sandtable.kernel.seats import Seat
from tests.games.conquest.position import Position, die, position

# What adds to a player's spice, and what takes from it. Market cards alone are paid to another player.
INCOME = ("event-harvest", "event-charity", "event-spice-for-leaders")
EXPENSES = ("event-buys", "event-buys-from", "event-forces-revived", "event-leader-revived", "event-ship")


def new_game(seats: int, seed: int) -> Table:
    g = sandtable.game("conquest").new(seats, seed)
    assert isinstance(g, Table)
    return g


def eventful(round: int = 2) -> Position:
    """A round with something to decide in each of its phases."""
    table = position(
        "atreides, harkonnen, fremen",
        forces="carthag: atreides 3, harkonnen 3; broken_land:11: fremen 2; gara_kulon: atreides 1",
        ground={"gara_kulon:7": 6},
        tanks={"harkonnen": 2},
        blown="spice_01",
        top="sandworm, spice_05",
        storm=1,
        round=round,
    )
    first_of_two_cards = (0, 2)
    return table.luck(die(STORM_SYMBOL), first_of_two_cards).start(play_round)


@pytest.mark.rule("CON-ROUND-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_with_round_5_at_the_latest(seats: int) -> None:
    g = new_game(seats, 7)
    Position(g).play_quietly(until=lambda: g.round > 5)
    assert g.over
    assert [event.args["round"] for event in g.events(None) if event.message == "event-round"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("CON-ROUND-02")
def test_a_round_has_seven_phases_in_this_order() -> None:
    table = eventful()
    phases: list[str] = []

    def note_phase() -> bool:
        if table.g.round > 2:
            return True
        phase = PHASE_IDS[table.g.phase]
        if phase not in phases[-1:]:
            phases.append(phase)
        return False

    table.play_quietly(until=note_phase)
    assert phases == ["storm", "spice_blow", "gain_cards", "revival", "ship_move", "battle", "harvest"]


@pytest.mark.rule("CON-ROUND-03")
def test_seats_follow_each_other_counter_clockwise() -> None:
    table = position("atreides, harkonnen, fremen, imperium", first="fremen")
    assert [table.g.faction(seat).id for seat in table.g.order()] == ["fremen", "imperium", "atreides", "harkonnen"]


@pytest.mark.rule("CON-ROUND-04")
def test_the_battle_phase_begins_with_the_first_player() -> None:
    table = position(
        "atreides, harkonnen, fremen",
        forces="carthag: harkonnen 1, atreides 1; arrakeen: fremen 1, atreides 1",
        first="fremen",
    ).start(battle_phase)
    assert table.g.battle is not None
    assert table.g.battle.seats == [table.seat("fremen"), table.seat("atreides")]


@pytest.mark.rule("CON-ROUND-05", "CON-ROUND-06")
def test_the_markers_move_when_a_round_ends() -> None:
    """The player on the right comes next in order of play; after the last seat the first follows."""
    table = position("atreides, harkonnen, fremen", first="harkonnen", round=2)
    table.start(end_of_round).play_quietly(until=lambda: table.g.round > 5)
    begun = [event.args for event in table.g.events(None) if event.message == "event-round"]
    assert begun == [
        {"round": 3, "who": "faction-fremen"},
        {"round": 4, "who": "faction-atreides"},
        {"round": 5, "who": "faction-harkonnen"},
    ]


@pytest.mark.rule("CON-ROUND-06", "CON-COMP-07")
def test_after_a_round_the_next_one_begins_with_the_storm() -> None:
    table = eventful(round=1)
    table.play_quietly(until=lambda: table.g.round > 5)
    told = [event.message for event in table.g.events(None)]
    starts = [place for place, message in enumerate(told) if message == "event-round"]
    assert len(starts) == 5
    for place in starts:
        assert told[place + 1] in ("event-storm-roll", "event-storm-symbol")


def by_the_book(g: Table, since: int) -> list[int]:
    """How the rules have changed what each seat owns, as told by the events since then."""
    change = {g.who(Seat(seat)): 0 for seat in range(g.seats)}
    for event in g.events(None, since):
        if event.message in INCOME:
            change[event.args["who"]] += event.args["count"]
        elif event.message in EXPENSES:
            change[event.args["who"]] -= event.args["cost"]
        if event.message == "event-buys-from":
            change[event.args["payee"]] += event.args["cost"]
    return list(change.values())


@pytest.mark.rule("CON-ROUND-07", "CON-RUL-51", "CON-COMP-06")
def test_spice_never_passes_from_player_to_player_but_for_market_cards() -> None:
    """In random games every spice gained or spent is accounted for by the rules."""
    chooser = random.Random(5)
    gains = 0
    for seed in range(6):
        g = new_game(4, seed)
        while not g.over and g.round <= 5:
            seat = g.to_act[0]
            before, read, setting_up = g.spice[:], len(g.events(None)), g.phase == SETUP
            g.play(seat, chooser.choice(g.options(seat)))
            if setting_up:
                continue
            change = [now - then for now, then in zip(g.spice, before, strict=True)]
            assert change == by_the_book(g, read)
            gains += max(change) > 0
    assert gains > 20


@pytest.mark.rule("CON-ROUND-08", "CON-RUL-41")
def test_charity_counts_in_the_victory_check() -> None:
    """Harkonnen own 1 spice, Atreides 3: after charity both have 3 points and share the victory."""
    table = position(
        "atreides, harkonnen, fremen", spice={"atreides": 3, "harkonnen": 1, "fremen": 0}, round=5, top="spice_05"
    ).start(play_round)
    table.play_quietly(until=lambda: table.prompt("harkonnen") == "prompt-charity")
    assert not table.g.over
    table.play("harkonnen", "accept").play("fremen", "decline")
    assert table.g.phase == OVER
    assert table.g.result is not None
    assert table.g.result.winners == (table.seat("atreides"), table.seat("harkonnen"))


@pytest.mark.rule("CON-ROUND-08", "CON-RUL-41")
def test_the_harvest_counts_in_the_victory_check() -> None:
    table = (
        position(
            "atreides, harkonnen, fremen",
            forces="gara_kulon: harkonnen 5",
            ground={"gara_kulon:7": 10},
            spice={"atreides": 9, "harkonnen": 5, "fremen": 3},
            round=5,
            storm=8,
            top="spice_05",
        )
        .luck(die(0))
        .start(play_round)
    )
    table.play_quietly(until=lambda: table.prompt("harkonnen") == "prompt-harvest")
    assert not table.g.over
    table.play("harkonnen", "collect")
    assert table.g.result is not None
    assert table.g.result.scores == (9, 15, 3)
