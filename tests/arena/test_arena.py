"""Contests: rotated seats, paired deals, results that are kept, players who fail."""

import csv
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from textwrap import dedent
from typing import Any
from xml.etree import ElementTree

import pytest
from openskill.models import BradleyTerryFull

import sandtable
from sandtable.arena import BadLineUp, Game, LineUp, Report, apart, played, run, runner
from sandtable.arena.again import games_of_contest
from sandtable.arena.apart import LostProcess
from sandtable.arena.command import Progress
from sandtable.arena.match import Outcome
from sandtable.arena.report import Tally, _rivals
from sandtable.arena.runner import BadResults, read
from sandtable.cli import main
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.state import Table
from sandtable.kernel.game import Value
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State
from sandtable.players import KINDS, Player, RandomPlayer, UnknownPlayer
from sandtable.players.evaluation import evaluation
from tests.server.harness import wait_until


def line_up(*players: str) -> LineUp:
    return LineUp("conquest", list(players or ("heuristic", "random")), seed=3)


def without_times(outcomes: list[Outcome]) -> list[dict[str, object]]:
    """What must be the same however long it took, and whichever game was over first."""
    numbered = sorted(outcomes, key=lambda outcome: outcome.number)
    return [{**outcome.data(), "seconds": 0, "thinking": []} for outcome in numbered]


class Unspeakable(Exception):
    """A thing that cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


class Red(Exception):
    """A thing that would paint the terminal."""

    def __repr__(self) -> str:
        return "\033[31mred"


class EqualToAll:
    """An answer that says of every option that it is that one."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


GUIDE = Path(__file__).parents[2] / "docs" / "players.md"
ENDLESS = """
import multiprocessing, os, sys, time
from pathlib import Path
from sandtable.arena import LineUp, run
from sandtable.players import KINDS

class Endless:
    def choose(self, state, seat):
        Path(sys.argv[1], f"{os.getpid()}.pid").touch()
        time.sleep(1000)

KINDS["endless"] = lambda game_id, seed: Endless()
multiprocessing.set_start_method("fork")  # so that the processes know the player, too
run(LineUp("conquest", ["endless", "endless"]), 4, Path(sys.argv[1], "results.jsonl"), processes=2)
"""
"""A contest of players who never answer; each leaves the number of its process."""


def is_running(process: int) -> bool:
    """Whether there is such a process that nobody has buried yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class TestLineUp:
    def test_everybody_sits_everywhere_on_every_deal(self) -> None:
        contest = line_up("heuristic", "random", "easy")
        seen = Counter(
            (contest.deal(game), seat, who) for game in range(6) for seat, who in enumerate(contest.seating(game))
        )
        assert len(seen) == 2 * 3 * 3
        assert set(seen.values()) == {1}

    @pytest.mark.parametrize(
        ("players", "games"), [("heuristic", 1), ("heuristic random", 2), ("easy random", 2), ("easy easy random", 4)]
    )
    def test_no_game_is_played_twice(self, players: str, games: int) -> None:
        """Where equal players sit in several seats, some rotations of a deal would be the same game, and twice as many
        games no more certain."""
        names = (players.split() * 4)[:4]
        contest = line_up(*names)
        assert len({(contest.deal(game), *contest.seating(game)) for game in range(12)}) == 12
        assert [contest.deal(game) for game in range(12)].count(contest.deal(0)) == games

    def test_an_older_file_is_read_as_it_was_dealt(self) -> None:
        """Then every deal was played once for each seat, whoever sat there."""
        contest = line_up("heuristic", "heuristic")
        older = {name: value for name, value in contest.data().items() if name != "rotation"}
        found = LineUp.read(json.dumps(older))
        assert (found.deal(1), found.deal(2)) == (contest.deal(0), contest.deal(1))
        assert found.data() != contest.data()
        assert LineUp.read(json.dumps(contest.data())).data() == contest.data()
        with pytest.raises(BadLineUp, match="7 games cannot share a deal"):
            LineUp.read(json.dumps({**older, "rotation": 7}))

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

    def test_only_what_is_broken_is_cut_off(self, tmp_path: Path) -> None:
        """Whole lines are never written again; one that lacks nothing but its end is whole."""
        path = tmp_path / "results.jsonl"
        run(line_up(), 2, path)
        text = path.read_bytes()
        for cut, kept in ((text[:-1], 2), (text[:-2], 1), (text + b'{"num', 2)):
            path.write_bytes(cut)
            assert len(run(line_up(), 1, path)) == 1
            assert len(read(path)[1]) == kept
            assert text.startswith(path.read_bytes())
            assert path.read_bytes().endswith(b"\n")

    def test_a_file_that_stopped_in_its_first_line_begins_anew(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        run(line_up(), 1, path)
        first = path.read_text().splitlines()[0]
        for cut in (first[:1], first[:-1], first):
            path.write_text(cut)
            assert len(run(line_up(), 1, path)) == 1
            assert path.read_text().startswith(first + "\n")
        path.write_text(first[:-1])
        with pytest.raises(BadResults, match="does not begin with a line-up"):
            run(line_up("random", "random"), 1, path)
        assert path.read_text() == first[:-1], "of another contest nothing is thrown away"

    def test_a_full_disk_is_said_and_loses_nothing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "results.jsonl"
        run(line_up(), 1, path)
        text = path.read_text()

        opened = Path.open

        def full(self: Path, mode: str = "r", **how: Any) -> Any:
            return opened(Path("/dev/full") if mode == "a" else self, mode, **how)

        monkeypatch.setattr(Path, "open", full)
        with pytest.raises(BadResults, match=r"No space left on device\. 1 games are kept there"):
            run(line_up(), 2, path)
        assert path.read_text() == text

    def test_two_do_not_write_the_same_file(self, tmp_path: Path) -> None:
        path = tmp_path / "results.jsonl"
        first = runner.Results(path, line_up())
        with pytest.raises(BadResults, match="is being written by another arena"):
            run(line_up(), 1, path)
        first.close()
        assert len(run(line_up(), 1, path)) == 1

    def test_processes_end_with_the_one_that_is_killed(self, tmp_path: Path) -> None:
        """Nobody reads what they would play, and the same command again needs the processors."""
        process = subprocess.Popen([sys.executable, "-c", ENDLESS, str(tmp_path)])
        wait_until(lambda: len(list(tmp_path.glob("*.pid"))) == 2, "nobody began to play")
        process.kill()
        process.wait()
        playing = [int(file.stem) for file in tmp_path.glob("*.pid")]
        wait_until(lambda: not any([is_running(one) for one in playing]), "they still play")

    def test_whoever_stops_it_need_not_wait_for_games_in_the_middle(self, tmp_path: Path) -> None:
        """The terminal tells all processes at once; none begins another game."""
        process = subprocess.Popen(
            [sys.executable, "-c", ENDLESS, str(tmp_path)], start_new_session=True, stderr=subprocess.PIPE, text=True
        )
        wait_until(lambda: len(list(tmp_path.glob("*.pid"))) == 2, "nobody began to play")
        os.killpg(process.pid, signal.SIGINT)
        try:
            told = process.communicate(timeout=20)[1]
        finally:
            process.kill()
        assert told.rstrip().endswith("KeyboardInterrupt")
        assert told.count("Traceback") == 1, "only the one that was started complains"
        playing = [int(file.stem) for file in tmp_path.glob("*.pid")]
        assert len(playing) == 2
        assert not any([is_running(one) for one in playing])

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
        path.write_text(text + "[" * 100_000 + "\n")
        with pytest.raises(BadResults, match="line 3 is damaged"):
            run(line_up(), 2, path)
        changes: list[dict[str, object]] = [
            {"players": [1, "random"]},
            {"players": "random"},
            {"options": []},
            {"seed": "3"},
            {"game": None},
        ]
        for change in changes:
            path.write_text(json.dumps({**line_up().data(), **change}) + "\n")
            with pytest.raises(BadResults, match="line-up: game, players, options and seed are not all there"):
                run(line_up(), 2, path)
        for text in ("nonsense", "[" * 100_000, "[1]", "null", "", '{"game": "conquest"}'):
            path.write_text(text + "\n")
            with pytest.raises(BadResults, match="does not begin with a line-up"):
                run(line_up(), 2, path)
        path.write_text(json.dumps({**line_up().data(), "options": {"colour": "red"}}) + "\n")
        with pytest.raises(
            BadResults, match=r"results\.jsonl: its line-up cannot meet: conquest has no option 'colour'"
        ):
            run(line_up(), 2, path)

    @pytest.mark.parametrize(
        ("change", "why"),
        [
            ({"number": "first"}, "there is no game 'first'"),
            ({"number": False}, "there is no game False"),
            ({"number": 1}, "in game 1 others sit at the table"),
            ({"shares": [1.0]}, "game 0 does not speak of 2 seats"),
            ({"shares": [3, -2]}, "nobody can win"),
            ({"shares": [1, 1]}, "nobody can win"),
            ({"shares": [0.5, 0]}, "nobody can win"),
            ({"shares": [float("nan"), 1]}, "nobody can win"),
            ({"shares": [True, False]}, "nobody can win"),
            ({"teams": [[0]]}, "a seat is in no team or in two"),
            ({"teams": [[0.0, True]]}, "a seat is in no team or in two"),
            ({"teams": [["0", 1]]}, "a seat is in no team or in two"),
            ({"teams": "01"}, "a seat is in no team or in two"),
            ({"roles": [1, "y"]}, "game 0 names no roles"),
            ({"reason": None}, "or its end is no text"),
            ({"thinking": ["long", 0.0]}, "nobody can think for"),
            ({"thinking": [float("nan"), 0.0]}, "nobody can think for"),
            ({"thinking": [float("inf"), 0.0]}, "nobody can think for"),
            ({"seconds": -1}, "nobody can think for"),
            ({"scores": "3 to 1"}, "nobody can score '3 to 1'"),
            ({"scores": [1.5, None]}, "nobody can score"),
            ({"decisions": "many"}, "a game does not have 'many' decisions"),
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

    def test_who_takes_its_process_down_loses_and_is_named(self, forked: None, tmp_path: Path) -> None:
        """In both games of the second deal, when it is seated. The others are as they would have been anyway."""

        def fatal(game_id: str, seed: int) -> Player:
            if seed // 64 != line_up().deal(2):
                return RandomPlayer(seed)
            os._exit(3)

        KINDS["fatal"] = fatal
        told: list[str] = []
        outcomes = run(line_up("random", "fatal"), 6, tmp_path / "results.jsonl", processes=2, told=told.append)
        outcomes.sort(key=lambda outcome: outcome.number)
        assert [outcome.number for outcome in outcomes] == list(range(6))
        for outcome in outcomes[2:4]:
            seat = outcome.players.index("fatal")
            assert outcome.fault == f"fatal (seat {seat}): crashed: its process ended (status 3)"
            assert (outcome.decisions, outcome.shares[seat], sum(outcome.shares)) == (0, 0.0, 1.0)
        assert told
        assert all(["a process was lost" in line for line in told])
        KINDS["fatal"] = lambda game_id, seed: RandomPlayer(seed)
        sound = run(line_up("random", "fatal"), 6, tmp_path / "sound.jsonl")
        assert without_times(outcomes)[:2] == without_times(sound)[:2]
        assert without_times(outcomes)[4:] == without_times(sound)[4:]

    @pytest.mark.parametrize("processes", [1, 2])
    def test_a_process_that_is_lost_once_loses_no_game(self, forked: None, tmp_path: Path, processes: int) -> None:
        """Such as one that was killed for want of memory: what it played is played again and comes out the same."""
        marker = tmp_path / "killed"

        class Killed(RandomPlayer):
            def choose(self, state: State, seat: int) -> Option:
                if state.move_count > 20 and not marker.exists():
                    marker.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
                return super().choose(state, seat)

        KINDS["killed"] = lambda game_id, seed: Killed(seed)
        path = tmp_path / "results.jsonl"
        outcomes = run(line_up("random", "killed"), 4, path, processes=processes, told=lambda _: None)
        assert marker.exists()
        assert without_times(outcomes) == without_times(run(line_up("random", "killed"), 4, tmp_path / "again.jsonl"))
        assert without_times(read(path)[1]) == without_times(outcomes)

    def test_in_the_middle_of_a_game_the_one_who_decides_has_lost(self, forked: None, tmp_path: Path) -> None:
        class Deadly(RandomPlayer):
            def choose(self, state: State, seat: int) -> Option:
                if state.move_count > 20:
                    os.kill(os.getpid(), signal.SIGKILL)
                return super().choose(state, seat)

        KINDS["deadly"] = lambda game_id, seed: Deadly(seed)
        path = tmp_path / "results.jsonl"
        (outcome,) = run(line_up("random", "deadly"), 1, path, told=lambda _: None)
        seat = outcome.players.index("deadly")
        assert outcome.fault == f"deadly (seat {seat}): crashed: its process ended (signal 9)"
        assert outcome.decisions > 20
        assert outcome.shares[seat] == 0.0

    def test_processes_that_are_lost_with_anybody_are_nobodys_fault(self, forked: None, tmp_path: Path) -> None:
        tries = tmp_path / "tries"

        def shaky(game_id: str, seed: int) -> Player:
            """Lost where the third game begins: each time with another seat."""
            if seed // 64 == LineUp("conquest", ["random", "random"], seed=3).deal(2):
                times = tries.stat().st_size if tries.exists() else 0
                if seed % 64 == times % 2:
                    tries.write_bytes(bytes(times + 1))
                    os._exit(1)
            return RandomPlayer(seed)

        KINDS["shaky"] = shaky
        path = tmp_path / "results.jsonl"
        contest = line_up("shaky", "shaky")
        with pytest.raises(LostProcess, match=rf"again and again .* game 2\. 2 games are kept in {path}; the same"):
            run(contest, 4, path, told=lambda _: None)
        assert sorted([outcome.number for outcome in read(path)[1]]) == [0, 1]

    def test_what_is_wrong_with_a_game_is_not_put_on_a_player(
        self, forked: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def wrong(game: Game, turns: object) -> Outcome:
            raise RuntimeError("the rules are at a loss")

        monkeypatch.setattr(apart, "played", wrong)
        with pytest.raises(RuntimeError, match="the rules are at a loss"):
            apart.played_apart(Game(line_up(), 0))

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

    @pytest.mark.parametrize(
        ("answer", "why"),
        [
            (SystemExit(0), "crashed: SystemExit(0)"),
            (Unspeakable(), "crashed: <Unspeakable instance at "),
            (RuntimeError("line\n" * 1000), r"crashed: RuntimeError('line\nline\n"),
            (Red(), "crashed: ?[31mred"),
            (EqualToAll(), "which was not to be had"),
            ([Unspeakable()], "chose [<Unspeakable instance at "),
        ],
    )
    def test_whatever_a_player_does_the_contest_goes_on(
        self, answer: object, why: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Wild:
            def choose(self, state: State, seat: int) -> Option:
                if isinstance(answer, BaseException):
                    raise answer
                return answer  # type: ignore[return-value]

        def wild(game_id: str, seed: int) -> Player:
            return Wild()

        monkeypatch.setitem(KINDS, "wild", wild)
        outcome = played(Game(line_up("heuristic", "wild"), 0))
        assert outcome.shares == [1.0, 0.0]
        assert outcome.fault.startswith("wild (seat 1): ")
        assert why in outcome.fault
        assert outcome.fault.isprintable()
        assert len(outcome.fault) < 400

    @pytest.mark.parametrize(
        ("players", "options", "shares"),
        [
            (["heuristic", "wild"], {"opponent": "mahdi"}, [0.0, 0.0]),
            (["wild"], {"opponent": "mahdi"}, [0.0]),
            (["heuristic", "wild", "heuristic", "heuristic"], {}, [1 / 3, 0.0, 1 / 3, 1 / 3]),
        ],
    )
    def test_nobody_wins_by_the_fault_of_its_only_partner(
        self, players: list[str], options: dict[str, Value], shares: list[float], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Beside the automaton there is nobody who could have the win."""

        class Wild:
            def choose(self, state: State, seat: int) -> Option:
                raise RuntimeError

        def wild(game_id: str, seed: int) -> Player:
            return Wild()

        monkeypatch.setitem(KINDS, "wild", wild)
        outcome = played(Game(LineUp("war_for_arrakis", players, options), 0))
        assert outcome.shares == shares
        assert outcome.teams == ([[0, 1]] if len(players) == 2 else [])


def guide() -> tuple[str, list[str]]:
    """The player of docs/players.md and the command that lets it play, exactly as they are written there."""
    told = GUIDE.read_text("utf-8").partition("## Add a player in ten lines")[2]
    code, _, rest = told.partition("A file `mybots.py`:")[2].partition("In the folder")
    command = next(line for line in rest.splitlines() if line.startswith("    sandtable "))
    return dedent(code), command.split()[1:]


@pytest.fixture
def at_the_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In a folder with that player; the command."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    code, command = guide()
    Path("mybots.py").write_text(code)
    return command


class TestPlayersOfOnesOwn:
    def test_the_player_of_the_guide_enters_by_the_command_of_the_guide(
        self, at_the_guide: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main([*at_the_guide, "--file", "last.jsonl", "--processes", "2"]) == 0
        assert "mybots:last  " in capsys.readouterr().out
        assert len(read(Path("last.jsonl"))[1]) == 20

    def test_nothing_is_imported_on_the_word_of_a_file(
        self, at_the_guide: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert main([*at_the_guide[:-1], "1", "--file", "last.jsonl"]) == 0
        del sys.modules["mybots"]
        Path("mybots.py").write_text("raise AssertionError('imported')")
        assert main(["arena", "--show", "last.jsonl"]) == 0
        assert "mybots:last  " in capsys.readouterr().out
        with pytest.raises(UnknownPlayer, match="nothing is imported on its word"):
            next(games_of_contest(Path("last.jsonl")))


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

    @pytest.mark.parametrize(("wins", "least", "most"), [(10, -1, 1), (20, 4, 9), (5, -9, -2)])
    def test_a_player_alone_against_several_of_a_kind(self, wins: int, least: int, most: int) -> None:
        """Of forty games among four, ten are an equal's. Who wins half of them is better, though three together win as
        many."""
        outcomes = []
        for number in range(40):
            players = ["b", "b", "b"]
            players.insert(number % 4, "a")
            first = number * wins % 40 < wins
            winner = number % 4 if first else (number + 1 + number // 4 % 3) % 4
            shares = [float(seat == winner) for seat in range(4)]
            outcomes.append(Outcome(number, players, [""] * 4, shares, [], "won", 9, 0.1, [0.0] * 4))
        report = Report(LineUp("conquest", ["random"] * 4), outcomes)
        assert report.by_player["a"].won == wins
        ratings = report.ratings()
        assert least < ratings["a"][0] - ratings["b"][0] < most

    def test_a_player_on_both_sides_learns_only_from_the_other(self) -> None:
        names = ["a", "b", "b", "b"]
        shares = [0.5, 0.0, 0.5, 0.0]
        outcome = Outcome(0, names, names, shares, [], "won", 9, 0.1, [0.0] * 4, "", [[0, 2], [1, 3]])
        ratings = Report(LineUp("conquest", ["random"] * 4), [outcome]).ratings()
        assert ratings["a"][0] > 25 > ratings["b"][0]

    def test_whoever_met_nobody_else_has_no_rating(self) -> None:
        alike = Outcome(0, ["a", "a"], ["x", "y"], [1.0, 0.0], [], "won", 9, 0.1, [0.1, 0.1])
        together = Outcome(0, ["a", "b"], ["x", "y"], [0.5, 0.5], [], "won", 9, 0.1, [0.1, 0.1], "", [[0, 1]])
        for outcome in (alike, together):
            report = Report(line_up("random", "random"), [outcome])
            assert report.ratings() == {}
            assert "rating" not in report.text()
            assert report.files()["ratings.csv"] == "player,rating,uncertainty\n"

    @pytest.mark.parametrize(
        ("players", "shares", "teams", "rivals"),
        [
            (["a", "b", "a", "b"], [0.5, 0.0, 0.5, 0.0], [[0, 2], [1, 3]], [([0, 2], 0.5), ([1, 3], 0.0)]),
            # Whoever wins alone leaves its team.
            (["a", "b", "c"], [1.0, 0.0, 0.0], [[0, 1], [2]], [([0], 1.0), ([1], 0.0), ([2], 0.0)]),
            (["a", "b"], [0.5, 0.5], [], [([0], 0.5), ([1], 0.5)]),
            # Together against the automaton.
            (["a", "b"], [0.0, 0.0], [[0, 1]], [([0, 1], 0.0)]),
        ],
    )
    def test_who_met_in_a_game(
        self, players: list[str], shares: list[float], teams: list[list[int]], rivals: list[tuple[list[int], float]]
    ) -> None:
        assert _rivals(Outcome(0, players, players, shares, [], "won", 9, 0.1, [], "", teams)) == rivals

    def test_games_say_who_won_together(self) -> None:
        outcome = played(Game(LineUp("war_for_arrakis", ["random"] * 4, seed=1), 0))
        assert sorted([len(team) for team in outcome.teams]) == [2, 2]
        for team in outcome.teams:
            assert len({outcome.shares[seat] for seat in team}) == 1
        assert played(Game(line_up(), 0)).teams == []

    def test_against_an_automaton_no_share_is_fair(self) -> None:
        alone = Outcome(0, ["a"], ["x"], [0.0], [], "lost", 9, 0.1, [0.1])
        together = Outcome(0, ["a", "b"], ["x", "y"], [0.0, 0.0], [], "lost", 9, 0.1, [0.1, 0.1], "", [[0, 1]])
        against = Outcome(0, ["a", "b"], ["x", "y"], [0.0, 1.0], [], "won", 9, 0.1, [0.1, 0.1])
        for contest, outcome in (
            (LineUp("uprising", ["random"]), alone),
            (
                LineUp("uprising", ["random", "random"]),
                Outcome(0, ["a", "b"], ["x", "y"], [0.0, 1.0], [], "won", 9, 0.1, [0, 0]),
            ),
            (LineUp("war_for_arrakis", ["random", "random"], {"opponent": "mahdi"}), together),
        ):
            report = Report(contest, [outcome])
            assert "fair" not in report.text()
            assert "fair" not in report.plot()
        assert "fair share 0.500" in Report(line_up(), [against]).text()

    def test_long_names_leave_columns_straight(self) -> None:
        roles = ["house_atreides and fremen_ally", "y"]
        outcome = Outcome(0, ["a", "a"], roles, [1.0, 0.0], [], "won", 9, 0.1, [0.1, 0.1])
        lines = Report(line_up("random", "random"), [outcome]).text().splitlines()
        assert len({line.index(" a ") for line in lines[lines.index("by role") + 1 :]}) == 1

    def test_a_leader_who_has_turned_over_is_counted_as_before(self) -> None:
        """By role would else say that one side of her always loses."""
        state = sandtable.game("uprising").new(3, 1, leader_0="lady_jessica")
        assert isinstance(state, Table)
        state.leaders[0] = LEADERS[state.leaders[0]].back
        assert state.leader(Seat(0)).id == "reverend_mother_jessica"
        assert evaluation("uprising").judged.role(state, 0) == "lady_jessica"

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
            ("seat", "seat 1", "a", "1", "0.0000"),
            ("seat", "seat 1", "b", "1", "0.0000"),
            ("role", "x", "a", "1", "1.0000"),
            ("role", "x", "b", "1", "1.0000"),
            ("role", "y", "a", "1", "0.0000"),
            ("role", "y", "b", "1", "0.0000"),
        ]
        assert float(rows[0]["low"]) < 0.5 < float(rows[0]["high"])
        assert [row["player"] for row in csv.DictReader(files["ratings.csv"].splitlines())] == ["a", "b"]
        plot = ElementTree.fromstring(files["shares.svg"])
        assert len([bar for bar in plot.iter() if bar.tag.endswith("rect")]) == 2

    def test_it_does_not_depend_on_the_order_in_which_games_ended(self) -> None:
        contest = line_up()
        outcomes = [played(Game(contest, number)) for number in range(5)]
        assert Report(contest, outcomes[::-1]).files() == Report(contest, outcomes).files()

    def test_nothing_played_yet_and_games_that_nobody_won(self) -> None:
        report = Report(line_up(), [])
        assert report.text() == "conquest, 0 games, fair share 0.500\n\n"
        assert "0 games" in report.page()
        ElementTree.fromstring(report.plot())
        drawn = Outcome(0, ["a", "b"], ["x", "y"], [0.0, 0.0], [], "draw", 9, 0.1, [0.1, 0.1])
        won = Outcome(1, ["b", "a"], ["x", "y"], [0.0, 1.0], [], "won", 9, 0.1, [0.1, 0.1])
        assert "nobody at the table won 1 of them" in Report(line_up(), [drawn, won]).text()

    def test_the_page_takes_names_of_any_length_and_no_orders(self) -> None:
        """Neither from names of players nor from a file that somebody else has written."""
        long = "mybots:" + "long" * 40
        fault = "<b>\033[31mred " + "x" * 5000
        outcomes = [
            Outcome(number, [long, "b"], ["<i>", "y\033[31m"], [0.0, 1.0], [], "", 9, 0.1, [0.1, 0.1], fault)
            for number in range(30)
        ]
        report = Report(line_up(), outcomes)
        page = report.page()
        assert long in page
        assert "<b>" not in page
        assert "<i>" not in page
        plot = ElementTree.fromstring(report.plot())
        assert max([len(text.text or "") for text in plot.iter() if text.tag.endswith("text")]) < 60
        for told in (page, report.text()):
            assert "\033" not in told
            assert "and 10 more" in told
        assert max([len(line) for line in report.text().splitlines()]) < 600


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
            (["conquest", "random", "random", "--option", "colour=red"], "conquest has no option 'colour'"),
            (["conquest", "random", "random", "--option", "small_market=2"], "it can be: no, yes"),
            (["conquest", "random", "random", "--option", "colour"], "--option takes NAME=VALUE"),
            (["conquest", "random", "random", "--mode", "blitz"], "it has: standard, duel, alliance"),
            (["conquest", "random", "random", "--mode", "standard"], "standard is for 3, 4 seats, not for 2"),
            (["conquest", "random", "random", "--games", "1000001"], "--games goes from 1 to 1000000"),
            (["conquest", "random", "random", "--processes", "0"], "--processes goes from 1"),
            (["conquest", "random", "genius"], "there is no player 'genius'"),
            (["conquest", "random", "./mybots:last"], "a player of your own is module:function, such as mybots:last"),
            (["conquest", "random", "search:0"], "there is no player 'search:0'"),
            (["conquest", *["random"] * 9], "cannot be played with 9 seats"),
            (["conquest", "random", "random", "--file", "/dev/null/results"], "cannot be written"),
            (["conquest", "random", "random", "--file", "long" * 100], "cannot be written"),
            (["conquest", "random", "nothing:such"], "there is no player 'nothing:such': No module named 'nothing'"),
            (["conquest", "random", "json:such"], "there is no player 'json:such'"),
            (["conquest", "random", "leaving:early"], "leaving:early cannot sit down at conquest: SystemExit(3)"),
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
        monkeypatch.setattr(sys, "path", sys.path.copy())
        monkeypatch.delitem(sys.modules, "leaving", raising=False)
        Path("leaving.py").write_text("import sys\nsys.exit(3)\n")
        assert main(["arena", *arguments]) == 2
        assert why in capsys.readouterr().err

    @pytest.mark.parametrize("place", [["--page", "."], ["--tables", "/dev/null"], ["--page", "/dev/null/page.html"]])
    def test_where_a_report_cannot_go_is_said_before_anything_is_played(
        self, place: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert main(["arena", "conquest", "random", "random", "--games", "1", *place]) == 2
        assert "cannot be written" in capsys.readouterr().err
        assert not list(tmp_path.iterdir())

    def test_a_report_is_not_written_over_results(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        contest = ["arena", "conquest", "random", "random", "--games", "1"]
        assert main([*contest, "--file", "r.jsonl"]) == 0
        assert main([*contest, "--file", "shares.csv"]) == 0
        Path("link").symlink_to("r.jsonl")
        text = Path("r.jsonl").read_text()
        for arguments in (
            [*contest, "--file", "r.jsonl", "--page", "./r.jsonl"],
            [*contest, "--file", "link", "--page", "r.jsonl"],
            ["arena", "--show", "r.jsonl", "--page", "link"],
            ["arena", "--show", "shares.csv", "--tables", "."],
        ):
            assert main(arguments) == 2
            assert "holds the results" in capsys.readouterr().err
        assert Path("r.jsonl").read_text() == text
        assert len(read(Path("shares.csv"))[1]) == 1

    @pytest.mark.parametrize(
        ("wanted", "options"),
        [
            (["--mode", "alliance"], {"mode": "alliance"}),
            (["--option", "small_market=yes"], {"small_market": True}),
            (["--option", "small_market=false"], {"small_market": False}),
            (["--option", "faction=fremen", "--option", "faction=atreides"], {"faction_1": "atreides"}),
        ],
    )
    def test_modes_and_options_are_called_as_they_are_listed(
        self, wanted: list[str], options: dict[str, object], tmp_path: Path
    ) -> None:
        path = tmp_path / "results.jsonl"
        assert main(["arena", "conquest", "random", "random", "--games", "1", "--file", str(path), *wanted]) == 0
        assert options.items() <= read(path)[0].options.items()

    def test_a_line_up_of_many_words_has_a_file_of_its_own(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Names of files end at 255 bytes; what is told only behind that makes another contest all the same."""
        monkeypatch.chdir(tmp_path)
        options = ["mode=advanced", "advisors_with_ally=yes", "alliances=any_need_three"]
        factions = ("bene_gesserit", "atreides", "harkonnen", "emperor", "fremen", "guild")
        options += [f"faction_{seat}={faction}" for seat, faction in enumerate(factions)]
        for turns in (1, 2):
            given = [word for option in [*options, f"max_turns={turns}"] for word in ("--option", option)]
            assert main(["arena", "classic", *["random"] * 6, *given, "--games", "1"]) == 0
        names = [file.name for file in Path("arena").iterdir()]
        assert len(names) == 2
        assert names[0][:200] == names[1][:200]
        assert max([len(name) for name in names]) <= 255

    def test_whoever_stops_it_is_told_where_the_games_are(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Stopped:
            def choose(self, state: State, seat: int) -> Option:
                raise KeyboardInterrupt

        def stopped(game_id: str, seed: int) -> Player:
            return Stopped()

        monkeypatch.setitem(KINDS, "stopped", stopped)
        path = tmp_path / "results.jsonl"
        assert main(["arena", "conquest", "stopped", "random", "--file", str(path)]) == 130
        assert f"what was played is kept in {path}" in capsys.readouterr().err

    @pytest.mark.parametrize(("games", "said"), [("3", "4 games would be whole rounds"), ("4", "")])
    def test_games_that_leave_seats_uneven_are_said(
        self, games: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        contest = ["arena", "conquest", "heuristic", "random", "--games", games, "--file", str(tmp_path / "r.jsonl")]
        assert main(contest) == 0
        assert ("would be whole rounds" in capsys.readouterr().err) == bool(said)

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

    def test_progress_of_a_long_contest(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In hours, and nothing of a longer line is left behind a shorter one."""
        now = [100.0]
        monkeypatch.setattr("sandtable.arena.command.time.monotonic", lambda: now[0])
        progress = Progress()
        for seconds, done in ((40, 1), (1, 499), (1, 999)):
            now[0] += seconds
            progress(done, 1000)
        lines = capsys.readouterr().err.split("\r")[1:]
        assert [line.rstrip() for line in lines] == [
            "1 of 1000, 11:06:00 left",
            "499 of 1000, 0:41 left",
            "999 of 1000, 0:00 left",
        ]
        assert len(lines[1]) >= len(lines[0].rstrip())
