"""Contests: rotated seats, paired deals, results that are kept, players who fail."""

import csv
import json
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from xml.etree import ElementTree

import pytest
from openskill.models import BradleyTerryFull

from sandtable.arena import BadLineUp, Game, LineUp, Report, played, run, runner
from sandtable.arena.command import Progress
from sandtable.arena.match import Outcome
from sandtable.arena.report import Tally, _rivals
from sandtable.arena.runner import BadResults, LostProcess, read
from sandtable.cli import main
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import KINDS, Player, RandomPlayer


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

    def test_a_player_that_cannot_be_made_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def unmade(game_id: str, seed: int) -> Player:
            raise OSError("no weights")

        monkeypatch.setitem(KINDS, "unmade", unmade)
        with pytest.raises(BadLineUp, match=r"unmade cannot sit down at conquest: OSError\('no weights'\)"):
            line_up("random", "unmade")


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
            ({"teams": [[0]]}, "a seat is in no team or in two"),
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

    def test_a_process_that_is_lost_loses_no_game(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A player takes the process with it in the third game; what was played before is kept."""

        def fatal(game_id: str, seed: int) -> Player:
            if seed // 64 != line_up().deal(2):
                return RandomPlayer(seed)
            os._exit(1)

        monkeypatch.setitem(KINDS, "fatal", fatal)
        # Processes that are forked know the player, too.
        monkeypatch.setattr(runner, "ProcessPoolExecutor", partial(ProcessPoolExecutor, mp_context=get_context("fork")))
        path = tmp_path / "results.jsonl"
        run(line_up("random", "fatal"), 2, path)
        with pytest.raises(LostProcess, match=rf"2 games are kept in {path}; the same command goes on there"):
            run(line_up("random", "fatal"), 4, path, processes=2)
        assert [outcome.number for outcome in read(path)[1]] == [0, 1]

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

        def unmade(game_id: str, seed: int) -> Player:
            if seed:
                raise RuntimeError("no weights")
            return Crashing()

        def cheating(game_id: str, seed: int) -> Player:
            return Cheating()

        monkeypatch.setitem(KINDS, "crashing", crashing)
        monkeypatch.setitem(KINDS, "cheating", cheating)
        monkeypatch.setitem(KINDS, "unmade", unmade)
        for kind, why in (
            ("crashing", "oh no"),
            ("unmade", "no weights"),
            ("cheating", "'win', which was not to be had"),
        ):
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

    def test_a_team_is_rated_as_a_team(self) -> None:
        """Whoever won with the strongest is not thought as strong as whoever won against it."""
        names = ["a", "b", "c", "d"]
        outcomes = []
        for number, (winners, teams) in enumerate((((0, 2), [[0, 2], [1, 3]]), ((0, 1), [[0, 1], [2, 3]]))):
            shares = [0.5 if seat in winners else 0.0 for seat in range(4)]
            outcomes.append(Outcome(number, names, names, shares, [], "won", 9, 0.1, [0.0] * 4, "", teams))
        contest = LineUp("conquest", ["random"] * 4)
        ratings = {name: round(rating, 6) for name, (rating, _) in Report(contest, outcomes).ratings().items()}
        model = BradleyTerryFull()
        a, b, c, d = [model.rating() for _ in names]
        (a, c), (b, d) = model.rate([[a, c], [b, d]], scores=[1, 0])
        (a, b), (c, d) = model.rate([[a, b], [c, d]], scores=[1, 0])
        assert ratings == {name: round(one.mu, 6) for name, one in zip(names, (a, b, c, d), strict=True)}
        assert ratings["a"] > ratings["c"] > ratings["d"]

    @pytest.mark.parametrize(
        ("players", "shares", "teams", "rivals"),
        [
            # Each team is one player's.
            (["a", "b", "a", "b"], [0.5, 0.0, 0.5, 0.0], [[0, 2], [1, 3]], [(["a"], 0.5), (["b"], 0.0)]),
            # A player on both sides meets itself, too: what counts is how the other did beside it.
            (["a", "b", "b", "b"], [0.5, 0.0, 0.5, 0.0], [[0, 2], [1, 3]], [(["a"], 0.5), (["b"], 0.5 / 3)]),
            # Whoever wins alone leaves its team.
            (["a", "b", "c"], [1.0, 0.0, 0.0], [[0, 1], [2]], [(["a"], 1.0), (["b"], 0.0), (["c"], 0.0)]),
            (["a", "b"], [0.5, 0.5], [], [(["a"], 0.5), (["b"], 0.5)]),
            # Together against the automaton.
            (["a", "b"], [0.0, 0.0], [[0, 1]], [(["a", "b"], 0.0)]),
        ],
    )
    def test_who_met_in_a_game(
        self, players: list[str], shares: list[float], teams: list[list[int]], rivals: list[tuple[list[str], float]]
    ) -> None:
        assert _rivals(Outcome(0, players, players, shares, [], "won", 9, 0.1, [], "", teams)) == rivals

    def test_games_say_who_won_together(self) -> None:
        outcome = played(Game(LineUp("war_for_arrakis", ["random"] * 4, seed=1), 0))
        assert sorted([len(team) for team in outcome.teams]) == [2, 2]
        for team in outcome.teams:
            assert len({outcome.shares[seat] for seat in team}) == 1
        assert played(Game(line_up(), 0)).teams == []

    def test_it_is_written_as_tables_and_a_plot(self) -> None:
        outcomes = [
            Outcome(0, ["a", "b"], ["x", "y"], [1.0, 0.0], [3, 1], "won", 9, 0.1, [0.1, 0.0]),
            Outcome(1, ["b", "a"], ["x", "y"], [1.0, 0.0], [1, 3], "won", 9, 0.1, [0.1, 0.0]),
        ]
        files = Report(line_up(), outcomes).files()
        rows = list(csv.DictReader(files["shares.csv"].splitlines()))
        assert [(row["by"], row["which"], row["player"], row["games"], row["share"]) for row in rows] == [
            ("player", "", "a", "2", "0.5000"),
            ("player", "", "b", "2", "0.5000"),
            ("seat", "seat 0", "a", "1", "1.0000"),
            ("seat", "seat 0", "b", "1", "1.0000"),
            ("seat", "seat 1", "b", "1", "0.0000"),
            ("seat", "seat 1", "a", "1", "0.0000"),
            ("role", "x", "a", "1", "1.0000"),
            ("role", "x", "b", "1", "1.0000"),
            ("role", "y", "b", "1", "0.0000"),
            ("role", "y", "a", "1", "0.0000"),
        ]
        assert float(rows[0]["low"]) < 0.5 < float(rows[0]["high"])
        assert [row["player"] for row in csv.DictReader(files["ratings.csv"].splitlines())] == ["a", "b"]
        plot = ElementTree.fromstring(files["shares.svg"])
        assert len([bar for bar in plot if bar.tag.endswith("rect")]) == 2


class TestCommand:
    def test_a_contest_from_the_command_line(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path, page = tmp_path / "results.jsonl", tmp_path / "page.html"
        arguments = ["arena", "conquest", "heuristic", "random", "--games", "2", "--file", str(path)]
        assert main([*arguments, "--page", str(page), "--tables", str(tmp_path / "tables")]) == 0
        assert "conquest, 2 games, fair share 0.500" in capsys.readouterr().out
        assert page.read_text().startswith("<!doctype html>")
        written = {file.name for file in (tmp_path / "tables").iterdir()}
        assert written == {"report.txt", "shares.csv", "ratings.csv", "shares.svg"}
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
            (["conquest", "random", "random", "--games", "1", "--tables", "/dev/null"], "cannot be written"),
            (["--show", "nothing.jsonl"], "cannot be read"),
            (["--show", "/"], "cannot be read"),
        ],
    )
    def test_what_is_wrong_is_said(
        self,
        arguments: list[str],
        why: str,
        capsys: pytest.CaptureFixture[str],
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert main(["arena", *arguments]) == 2
        assert why in capsys.readouterr().err

    def test_progress_says_how_long_it_will_still_take(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Of ten games four are there already; each further one takes half a minute."""
        now = [100.0]
        monkeypatch.setattr("sandtable.arena.command.time.monotonic", lambda: now[0])
        progress = Progress()
        for done in (5, 6):
            now[0] += 30
            progress(done, 10)
        assert capsys.readouterr().err == "\r5 of 10, 2:30 left \r6 of 10, 2:00 left "
