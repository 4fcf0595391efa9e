"""Contests: rotated seats, paired deals, results that are kept, players who fail."""

import json
from collections import Counter
from pathlib import Path

import pytest

from sandtable.arena import BadLineUp, Game, LineUp, Report, played, run
from sandtable.arena.match import Outcome
from sandtable.arena.report import Tally
from sandtable.arena.runner import BadResults, read
from sandtable.cli import main
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import KINDS, Player


def line_up(*players: str) -> LineUp:
    return LineUp("conquest", list(players or ("heuristic", "random")), seed=3)


def without_times(outcomes: list[Outcome]) -> list[dict[str, object]]:
    return [{**outcome.data(), "seconds": 0, "thinking": []} for outcome in outcomes]


class TestLineUp:
    def test_everybody_sits_everywhere_on_every_deal(self) -> None:
        contest = line_up("heuristic", "random", "easy")
        seen = Counter(
            (contest.deal(game), seat, who) for game in range(6) for seat, who in enumerate(contest.seating(game))
        )
        assert len(seen) == 2 * 3 * 3
        assert set(seen.values()) == {1}

    @pytest.mark.parametrize(
        ("game", "players", "why"),
        [
            ("chess", ["random", "random"], "there is no game 'chess'"),
            ("conquest", ["random"], "cannot be played with 1 seats"),
            ("conquest", ["random", "genius"], "there is no player 'genius'"),
        ],
    )
    def test_what_cannot_meet_is_refused(self, game: str, players: list[str], why: str) -> None:
        with pytest.raises(BadLineUp, match=why):
            LineUp(game, players)


class TestRunning:
    def test_results_do_not_depend_on_the_number_of_processes(self, tmp_path: Path) -> None:
        one = run(line_up(), 4, tmp_path / "one.jsonl")
        two = run(line_up(), 4, tmp_path / "two.jsonl", processes=2)
        assert without_times(one) == without_times(two)
        assert [outcome.number for outcome in one] == [0, 1, 2, 3]
        assert one[0].roles == one[1].roles, "a deal is shared"

    def test_a_contest_is_taken_up_where_it_stopped(self, tmp_path: Path) -> None:
        whole = run(line_up(), 4, tmp_path / "whole.jsonl")
        path = tmp_path / "cut.jsonl"
        lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
        path.write_text("".join(lines[:3]) + lines[3][:25])
        told: list[tuple[int, int]] = []
        again = run(line_up(), 4, path, progress=lambda done, games: told.append((done, games)))
        assert without_times(again) == without_times(whole)
        assert told == [(3, 4), (4, 4)], "two games were there already"
        assert len(read(path)[1]) == 4

    def test_a_damaged_file_and_another_contest_are_refused_and_kept(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        run(line_up(), 1, path)
        with pytest.raises(BadResults, match="holds another contest"):
            run(line_up("random", "random"), 1, path)
        text = path.read_text()
        path.write_text(text + '{"nonsense": 1}\n')
        with pytest.raises(BadResults, match="line 3 is damaged"):
            run(line_up(), 2, path)
        assert path.read_text().startswith(text)
        path.write_text("nonsense\n")
        with pytest.raises(BadResults, match="does not begin with a line-up"):
            run(line_up(), 2, path)

    @pytest.mark.parametrize(
        ("change", "why"),
        [
            ({"number": "first"}, "there is no game 'first'"),
            ({"number": 1}, "in game 1 others sit at the table"),
            ({"shares": [1.0]}, "game 0 does not speak of 2 seats"),
            ({"shares": [3, -2]}, "nobody can win"),
            ({}, "game 0 is there twice"),
        ],
    )
    def test_lines_that_cannot_be_of_that_contest_are_refused(
        self, tmp_path: Path, change: dict[str, object], why: str
    ) -> None:
        path = tmp_path / "results.jsonl"
        game = Outcome(0, ["heuristic", "random"], ["x", "y"], [1.0, 0.0], [3, 1], "won", 9, 0.1, [0.1, 0.0]).data()
        lines = [line_up().data(), game, {**game, **change}]
        text = "".join([json.dumps(line) + "\n" for line in lines])
        path.write_text(text)
        with pytest.raises(BadResults, match=why):
            run(line_up(), 2, path)
        assert path.read_text() == text

    def test_who_crashes_or_cheats_loses_and_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Crashing:
            def choose(self, state: State, seat: int) -> Option:
                raise RuntimeError("oh no")

        class Cheating:
            def choose(self, state: State, seat: int) -> Option:
                state.play(seat, state.options(seat)[0])  # a copy: nothing comes of it
                return "win"  # type: ignore[return-value]

        def crashing(game_id: str, seed: int) -> Player:
            return Crashing()

        def cheating(game_id: str, seed: int) -> Player:
            return Cheating()

        monkeypatch.setitem(KINDS, "crashing", crashing)
        monkeypatch.setitem(KINDS, "cheating", cheating)
        for kind, why in (("crashing", "oh no"), ("cheating", "'win', which was not to be had")):
            outcome = played(Game(line_up("heuristic", kind), 0))
            assert outcome.shares == [1.0, 0.0]
            assert outcome.fault.startswith(f"{kind} (seat 1): ")
            assert why in outcome.fault


class TestReport:
    def test_wilson(self) -> None:
        tally = Tally()
        for share in [1.0] * 6 + [0.0] * 4:
            tally.add(share)
        low, high = tally.interval
        assert (round(low, 3), round(high, 3)) == (0.313, 0.832)

    def test_it_counts_by_player_seat_and_role_and_names_faults(self) -> None:
        outcomes = [
            Outcome(0, ["a", "b"], ["x", "y"], [1.0, 0.0], [3, 1], "won", 9, 0.1, [0.1, 0.0]),
            Outcome(1, ["b", "a"], ["x", "y"], [0.0, 1.0], [1, 3], "won", 9, 0.1, [0.1, 0.0]),
            Outcome(2, ["a", "b"], ["x", "y"], [0.0, 1.0], [], "", 9, 0.1, [0.1, 0.0], "a (seat 0): crashed"),
        ]
        contest = line_up()
        report = Report(contest, outcomes)
        assert report.by_player["a"].share == pytest.approx(2 / 3)
        assert (report.by_seat["seat 0"]["a"].won, report.by_seat["seat 0"]["a"].games) == (1, 2)
        assert report.by_role["y"]["a"].share == 1
        ratings = report.ratings()
        assert ratings["a"][0] > ratings["b"][0]
        assert "game 2: a (seat 0): crashed" in report.text()
        assert "<svg" in report.page()

    def test_equal_shares_are_a_tie(self) -> None:
        outcomes = [Outcome(0, ["a", "b"], ["x", "y"], [0.5, 0.5], [3, 3], "won", 9, 0.1, [0.1, 0.0])]
        ratings = Report(line_up(), outcomes).ratings()
        assert ratings["a"][0] == pytest.approx(ratings["b"][0])


class TestCommand:
    def test_a_contest_from_the_command_line(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path, page = tmp_path / "results.jsonl", tmp_path / "page.html"
        arguments = ["arena", "conquest", "heuristic", "random", "--games", "2", "--file", str(path)]
        assert main([*arguments, "--page", str(page)]) == 0
        assert "conquest, 2 games, fair share 0.500" in capsys.readouterr().out
        assert page.read_text().startswith("<!doctype html>")
        assert json.loads(path.read_text().splitlines()[0])["players"] == ["heuristic", "random"]
        assert main(["arena", "--show", str(path)]) == 0
        assert "by role" in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("arguments", "why"),
        [
            ([], "name a game"),
            (["conquest"], "name a player for each seat"),
            (["chess", "random"], "there is no game 'chess'"),
            (["conquest", "random", "random", "--games", "0"], "--games goes from 1"),
            (["conquest", "random", "random", "--option", "colour=red"], "'colour=red' is no option of conquest"),
            (["conquest", "random", "genius"], "there is no player 'genius'"),
            (["conquest", "random", "search:0"], "there is no player 'search:0'"),
            (["conquest", *["random"] * 9], "cannot be played with 9 seats"),
            (["conquest", "random", "random", "--file", "/dev/null/results"], "cannot be written"),
            (["--show", "nothing.jsonl"], "cannot be read"),
            (["--show", "/"], "cannot be read"),
        ],
    )
    def test_what_is_wrong_is_said(self, arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["arena", *arguments]) == 2
        assert why in capsys.readouterr().err
