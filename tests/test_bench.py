import re

import pytest

import sandtable
from tools import bench, bench_chance, bench_research, same_games


def test_every_game_is_measured_beside_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--seconds", "0.2"]) == 0

    lines = capsys.readouterr().out.splitlines()
    measured = dict(re.findall(r"^(\S.*?) {2,}([\d,]+) ", line)[0] for line in lines[2:])
    expected = [f"{game}, {seats} seats" for game in sandtable.games() for seats in sandtable.game(game).seats]
    assert list(measured) == ["python-chess", *expected]
    assert all(int(rate.replace(",", "")) > 0 for rate in measured.values())


def test_what_chance_costs_is_measured_for_random_play_and_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_chance.main(["conquest", "--seconds", "0.2"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.rsplit(None, 4)[0] for line in lines[2:]] == [
        "conquest, 4 seats, random play",
        "conquest, 4 seats, search",
    ]
    for line in lines[2:]:
        *rates, loss, doubt = [float(number.replace(",", "")) for number in line.rsplit(None, 4)[1:]]
        assert all(rate > 0 for rate in rates)
        assert loss < 100
        assert doubt >= 0


def test_both_sides_of_a_comparison_of_search_play_the_same() -> None:
    for state in bench.GamePlay("conquest", 2, seed=1).sample():
        by_key, by_quick = (bench_chance.imagined(side, 5) for side in (state, state.reseeded(9)))
        for _ in range(bench_chance.DECISIONS):
            assert by_key.dump() == by_quick.dump()
            if by_key.over:
                break
            seat = by_key.to_act[0]
            for world in (by_key, by_quick):
                world.play(seat, world.options(seat)[-1])


def test_a_loss_is_told_with_its_doubt() -> None:
    pairs = bench_chance.Pairs([1.0, 3.0, 2.0, 2.0], [2.0, 4.0, 3.0, 3.0])
    assert pairs.loss == pytest.approx(100 / 3)
    assert pairs.doubt == 0
    assert bench_chance.Pairs([1.0, 1.0], [1.0, 3.0]).doubt == pytest.approx(100)


def test_same_seed_and_choices_give_the_same_dump() -> None:
    game = sandtable.game("conquest")
    one, again, other = (same_games.played(game, 2, seed, {}).dump() for seed in (1, 1, 2))

    assert one == again
    assert one != other


def test_environments_are_measured_beside_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_research.main(["conquest", "--seconds", "0.05", "--processes", "1"]) == 0

    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("conquest")]
    assert len(lines) == len(sandtable.game("conquest").seats)
    for line in lines:
        assert all(float(number.replace(",", "")) > 0 for number in line.split("seats")[1].split())


def test_observations_that_take_too_long_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for runs, goal in (("compiled", 20), ("uncompiled", 160)):
        monkeypatch.setattr(bench_research, "how_it_runs", lambda runs=runs: runs)
        assert bench_research.verdict({"conquest, 2 seats": goal}).endswith(f"more than {goal} us: none")
        said = bench_research.verdict({"conquest, 2 seats": 9.0, "classic, 6 seats": goal + 0.1})
        assert said.endswith(f"more than {goal} us: classic, 6 seats ({goal}.1)")
