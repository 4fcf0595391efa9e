"""The player that looks ahead, and the judgement it trusts."""

import json
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

import sandtable
from sandtable.games.arrakis.planet import CELLS_OF
from sandtable.games.conquest import evaluation as conquest
from sandtable.games.conquest.board import open_strongholds
from sandtable.games.conquest.factions import ROUNDS
from sandtable.games.conquest.state import Table
from sandtable.games.war_for_arrakis.prescience import OBJECTIVES
from sandtable.games.war_for_arrakis.state import KEPT
from sandtable.games.war_for_arrakis.state import Table as War
from sandtable.games.war_for_arrakis.terms import ATREIDES, MARKERS
from sandtable.kernel.chance import Quick
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.state import State
from sandtable.players import UnknownPlayer, crew, player, ranking
from sandtable.players.crew import Task, Values
from sandtable.players.evaluation import NoEvaluation, evaluate, evaluation
from sandtable.players.review import Outline, drawn, looked_into, outlined, reviewed
from sandtable.players.search import FEWEST_WORLDS, LOST, WIDEST, WON, SearchPlayer, Trials, log_odds
from tests.kernel.toy import TOY

GAMES = {"conquest": 3, "uprising": 3, "classic": 6, "war_for_arrakis": 2}


def after(game_id: str, seats: int, moves: int) -> State:
    state = sandtable.game(game_id).new(seats, Quick(7))
    bot = player("heuristic", game_id, 1)
    for _ in range(moves):
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    return state


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    crew.dismiss()


def odds(chance: float) -> float:
    """Chances near one cannot grow by a tenth; their odds can."""
    return chance / (1 - chance)


def with_a_choice(state: State) -> int:
    """Go on to a decision with several options; who makes it."""
    bot = player("heuristic", state.game.id, 1)
    while len(state.options(state.to_act[0])) < 3:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    return state.to_act[0]


class TestEvaluation:
    @pytest.mark.parametrize("game_id", GAMES)
    def test_chances_are_of_one_winner(self, game_id: str) -> None:
        state = after(game_id, GAMES[game_id], 60)
        chances = evaluation(game_id).chances(state)
        together = sum(chances)
        assert together == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)

    @pytest.mark.parametrize("game_id", GAMES)
    def test_it_knows_no_more_than_the_public(self, game_id: str) -> None:
        state = after(game_id, GAMES[game_id], 60)
        chances = evaluation(game_id).chances(state)
        for seat in range(state.seats):
            assert evaluation(game_id).chances(state.determinize(seat, 5)) == pytest.approx(chances)

    @pytest.mark.parametrize("game_id", GAMES)
    def test_a_seat_judges_alike_what_it_cannot_tell_apart(self, game_id: str) -> None:
        state = after(game_id, GAMES[game_id], 60)
        for seat in range(state.seats):
            here = evaluate(state, seat)
            assert all(evaluate(state.determinize(seat, seed), seat) == pytest.approx(here) for seed in range(5))

    def test_the_atreides_know_which_objective_they_are_after(self) -> None:
        """A step that their objective asks for counts for them, one beyond it does not; the public cannot tell."""
        state = after("war_for_arrakis", 2, 60)
        assert isinstance(state, War)
        (seat,) = [seat for seat in range(2) if state.side_of_seat(seat) == ATREIDES]
        (kept,) = state.objectives.known(seat, KEPT)
        wanted = max(MARKERS, key=lambda marker: OBJECTIVES[kept][marker])
        needless = min(MARKERS, key=lambda marker: OBJECTIVES[kept][marker])
        steps = tuple([OBJECTIVES[kept][marker] - 3 * (marker == wanted) for marker in MARKERS])
        nearer, no_nearer = state.clone(), state.clone()
        assert isinstance(nearer, War)
        assert isinstance(no_nearer, War)
        state.prescience = steps
        nearer.prescience = tuple([step + 2 * (marker == wanted) for marker, step in enumerate(steps)])
        no_nearer.prescience = tuple([step + 2 * (marker == needless) for marker, step in enumerate(steps)])
        before = evaluate(state, seat)
        assert evaluate(nearer, seat) > before
        assert evaluate(no_nearer, seat) == before
        judge = evaluation("war_for_arrakis")
        assert judge.chances(no_nearer)[seat] > judge.chances(state)[seat]

    def test_strongholds_count_for_their_holder_in_the_end(self) -> None:
        state = after("conquest", 3, 1)
        bot = player("heuristic", "conquest", 1)
        while conquest.clock(state) < 3:
            seat = state.to_act[0]
            state.play(seat, bot.choose(state, seat))
        assert isinstance(state, Table)
        state.round = ROUNDS
        cells = [CELLS_OF[place][0] for place in open_strongholds(state.covered)]
        for seat in range(3):
            others = [other for other in range(3) if other != seat]
            taken, owner = next((cell, other) for cell in cells for other in others if state.forces[other][cell])
            stronger = state.clone()
            assert isinstance(stronger, Table)
            stronger.forces[seat] = added(stronger.forces[seat], taken, stronger.forces[owner][taken])
            stronger.forces[owner] = replaced(stronger.forces[owner], taken, 0)
            assert odds(evaluate(stronger, seat)) > 1.1 * odds(evaluate(state, seat))

    def test_a_game_that_is_over_has_its_winners(self) -> None:
        state = after("conquest", 3, 70)
        bot = player("heuristic", "conquest", 1)
        while not state.over:
            seat = state.to_act[0]
            state.play(seat, bot.choose(state, seat))
        assert state.result is not None
        for seat in range(3):
            won = 1 / len(state.result.winners) if seat in state.result.winners else 0
            assert evaluate(state, seat) == won

    def test_a_game_without_one_says_so(self) -> None:
        with pytest.raises(NoEvaluation, match="toy has no evaluation"):
            evaluate(TOY.new(3, 1), 0)


def _by_luck(search: SearchPlayer, state: State, seat: int) -> list[tuple[Option, list[float]]]:
    """How often each option is tried, where nothing but luck comes of it."""
    luck = Random(1)
    search._outcome = lambda g, seat, option: luck.random()  # type: ignore[method-assign]
    return [(trials.option, trials.values) for trials in search.ranked(state, seat)]


class TestSearch:
    def test_the_same_seed_and_number_of_trials_choose_the_same(self) -> None:
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        before = state.dump()
        first, second = (player("search:12", "conquest", 3).choose(state, seat) for _ in range(2))
        assert first is second
        assert state.dump() == before, "thinking changes nothing"

    def test_every_option_is_tried_and_the_chosen_one_stands_first(self) -> None:
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        search = player("search:200", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        ranked = search.ranked(state, seat)
        assert {trials.option for trials in ranked} == set(state.options(seat))
        assert all(trials.values for trials in ranked)
        assert ranked[0].option is search.choose(state, seat)

    def test_of_very_many_options_those_are_tried_that_the_heuristic_puts_first(self) -> None:
        state = after("conquest", 3, 1)
        bot = player("heuristic", "conquest", 1)
        while len(state.options(state.to_act[0])) <= 2 * WIDEST:
            seat = state.to_act[0]
            state.play(seat, bot.choose(state, seat))
        seat = state.to_act[0]
        order = ranking.ranked(state, seat)
        first = [one.option for one in order if one.worth is not None][:WIDEST]
        last = order[-1].option
        assert 1 < len(first) < len(order)
        search = player("search:120", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        found = search.ranked(state, seat)
        assert {trials.option for trials in found} == set(state.options(seat))
        assert {trials.option for trials in found if trials.values} == set(first)
        # What somebody played is looked into, however unlikely it was.
        also = search.ranked(state, seat, also=last)
        assert {trials.option for trials in also if trials.values} == {*first, last}

    def test_the_usual_choice_is_left_only_on_evidence(self) -> None:
        """Whoever sees no difference at all does as the heuristic does."""
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        search = player("search:24", "conquest", 3)
        assert isinstance(search, SearchPlayer)

        class Blind:
            def clock(self, state: State) -> int:
                return 0

            def by_odds(self, state: State) -> bool:
                return False

            def chance(self, state: State, seat: int) -> float:
                return 0.5

        search.judge = Blind()  # type: ignore[assignment]
        search.policy = player("heuristic", "conquest", 1).choose
        assert search.choose(state, seat) is search.policy(state, seat)

    def test_before_the_mahdi_options_are_compared_by_odds(self) -> None:
        """There a win is a long shot: one lucky world says less of an option than how near the others came to one."""
        war = sandtable.game("war_for_arrakis")
        assert evaluation("war_for_arrakis").by_odds(war.new(1, 1, opponent="mahdi"))
        assert not evaluation("war_for_arrakis").by_odds(war.new(2, 1))
        assert not any(evaluation(game_id).by_odds(after(game_id, GAMES[game_id], 0)) for game_id in GAMES)
        state = after("conquest", 3, 40)
        option = state.options(with_a_choice(state))[0]
        for by_odds in (False, True):
            steady, lucky = Trials(option, by_odds), Trials(option, by_odds)
            steady.values = [0.1] * 8
            lucky.values = [0.9, *[0.005] * 7]
            assert lucky.mean > steady.mean, "people are told chances"
            assert (steady.ahead_of(lucky)[0] > 0) == by_odds
            assert (steady.standing > lucky.standing) == by_odds

    def test_a_win_and_a_loss_have_odds_too(self) -> None:
        assert LOST == log_odds(0.0) == log_odds(1e-9) < log_odds(0.2) < 0 == log_odds(0.5) < log_odds(1.0) == WON

    def test_it_sees_a_win_that_is_there(self) -> None:
        """An option that ends the game won is taken, whatever the heuristic would do."""
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        wanted = state.options(seat)[-1]
        search = player("search:40", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        search._outcome = lambda g, seat, option: 1.0 if option is wanted else 0.1  # type: ignore[method-assign]
        assert search.choose(state, seat) is wanted

    def test_what_is_clear_is_decided_at_once(self) -> None:
        """Who is behind the heuristic's choice in every world, or never differs from it, is met in no further one."""
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        search = player("search:4000", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        usual = search.policy(state, seat)
        others = {"worth": 0.0}

        def outcome(g: State, seat: int, option: Option) -> float:
            return 0.9 if option is usual else others["worth"]

        search._outcome = outcome  # type: ignore[method-assign]
        for worth in (0.1, 0.9):
            others["worth"] = worth
            ranked = search.ranked(state, seat)
            assert ranked[0].option is usual
            assert {len(trials.values) for trials in ranked} == {FEWEST_WORLDS}

    def test_what_is_not_clear_gets_the_budget(self) -> None:
        """The heuristic's choice and one that hardly differs from it go on; whoever is worse was given up early."""
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        search = player("search:400", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        usual = search.policy(state, seat)
        rival = next(option for option in state.options(seat) if option is not usual)
        luck = Random(1)

        def outcome(g: State, seat: int, option: Option) -> float:
            return luck.random() if option in (usual, rival) else 0.1 * luck.random()

        search._outcome = outcome  # type: ignore[method-assign]
        met = {trials.option: len(trials.values) for trials in search.ranked(state, seat)}
        assert sum(met.values()) <= 400
        assert met[usual] == met[rival] > 100
        assert all(count <= 2 * FEWEST_WORLDS for option, count in met.items() if option not in (usual, rival))

    def test_time_is_kept_however_many_options_there_are(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A clock on which every trial takes a tenth of the time that there is."""
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        search = player("search:1s", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        usual = search.policy(state, seat)
        now = [0.0]
        monkeypatch.setattr("sandtable.players.search.time.monotonic", lambda: now[0])

        def outcome(g: State, seat: int, option: Option) -> float:
            now[0] += 0.1
            return 1.0 if option is usual else now[0] / 10

        search._outcome = outcome  # type: ignore[method-assign]
        ranked = search.ranked(state, seat)
        assert ranked[0].option is usual
        assert ranked[0].values
        assert now[0] <= 1.2

    @pytest.mark.parametrize("game_id", ["conquest", "uprising"])
    def test_the_same_comes_of_it_with_any_number_of_processes(self, game_id: str) -> None:
        state = after(game_id, GAMES[game_id], 40)
        seat = with_a_choice(state)
        found = []
        for kind in ("search:24", "search:24x2", "search:24x3"):
            search = player(kind, game_id, 3)
            assert isinstance(search, SearchPlayer)
            found.append([(trials.option, trials.values) for trials in search.ranked(state, seat)])
        assert found[0] == found[1] == found[2]
        assert max([len(values) for _, values in found[0]]) > 2, "there were several worlds to share"

    def test_worlds_are_tried_by_helpers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        search = player("search:24x2", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        own: list[Task] = []
        tried = SearchPlayer.tried

        def watched(self: SearchPlayer, state: State, task: Task, *, begun: bool = True) -> Values:
            own.append(task)
            return tried(self, state, task, begun=begun)

        monkeypatch.setattr(SearchPlayer, "tried", watched)
        most = max([len(trials.values) for trials in search.ranked(state, seat)])
        assert 0 < sum([len(task.seeds) for task in own]) < most

    def test_a_helper_that_is_lost_costs_nothing_but_time(self) -> None:
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        alone = player("search:24", "conquest", 3)
        (first,) = crew.helpers(1)
        first.give(Task("conquest", b"no game", 0, (), (1,)))
        assert first.take() is None, "it could not do that"
        assert player("search:24x2", "conquest", 3).choose(state, seat) is alone.choose(state, seat)
        assert crew.helpers(1) == [first], "nobody waits for it to start again and again"

    def test_several_processes_by_the_clock(self) -> None:
        state = after("conquest", 3, 40)
        seat = with_a_choice(state)
        search = player("search:0.4sx2", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        ranked = search.ranked(state, seat)
        assert {trials.option for trials in ranked} == set(state.options(seat))
        assert ranked[0].values

    def test_who_names_no_budget_gets_that_of_the_kind_of_game(self) -> None:
        """Against Rivals another than at a table of people; and nobody looks at a clock."""
        for seats in (1, 3):
            state = after("uprising", seats, 30)
            seat = with_a_choice(state)
            named = player(f"search:{evaluation('uprising').trials(state)}", "uprising", 3)
            unnamed = player("search", "uprising", 3)
            assert isinstance(named, SearchPlayer)
            assert isinstance(unnamed, SearchPlayer)
            assert _by_luck(named, state, seat) == _by_luck(unnamed, state, seat)
        budgets = {evaluation("uprising").trials(sandtable.game("uprising").new(seats, 1)) for seats in (1, 3)}
        assert len(budgets) == 2

    @pytest.mark.parametrize("game_id", GAMES)
    def test_every_kind_of_game_has_a_budget(self, game_id: str) -> None:
        judged = evaluation(game_id).judged
        assert set(judged.TRIALS) == set(judged.KINDS)
        assert all(trials >= 2 * FEWEST_WORLDS for trials in judged.TRIALS.values())

    @pytest.mark.parametrize(
        "kind", ["search:0", "search:", "search:0s", "search:-1", "search:9999999999", "search:9x0", "search:9x"]
    )
    def test_budgets_that_mean_nothing_are_refused(self, kind: str) -> None:
        with pytest.raises(UnknownPlayer, match="there is no player"):
            player(kind, "conquest", 1)

    def test_levels_have_names(self) -> None:
        for kind in ("easy", "normal", "hard", "expert"):
            assert player(kind, "conquest", 1) is not None
        with pytest.raises(UnknownPlayer, match="toy has no heuristic player"):
            player("expert", "toy", 1)

    def test_the_easy_player_is_careless_at_times_and_always_in_the_same_way(self) -> None:
        state = after("conquest", 3, 70)
        seat = with_a_choice(state)
        choices = [player("easy", "conquest", seed).choose(state, seat) for seed in range(60)]
        again = [player("easy", "conquest", seed).choose(state, seat) for seed in range(60)]
        usual = player("heuristic", "conquest", 1).choose(state, seat)
        assert choices == again
        assert 30 < choices.count(usual) < 60


@pytest.fixture(scope="module")
def game() -> State:
    """A game of Conquest in which seat 0 is careless at times."""
    state = sandtable.game("conquest").new(3, 5)
    careless, sensible = player("easy", "conquest", 2), player("heuristic", "conquest", 1)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, (sensible if seat else careless).choose(state, seat))
    return state


class TestReview:
    def test_chances_go_from_the_beginning_to_the_result_and_moments_are_real_decisions(self, game: State) -> None:
        found = reviewed(game, [], moments=3, trials=6)
        assert found.chances[0][0] == 0
        assert found.chances[-1] == (len(game.moves()), evaluation("conquest").chances(game))
        assert [move for move, _ in found.chances] == sorted({move for move, _ in found.chances})
        assert len(found.moments) == 3
        for moment in found.moments:
            then = game.game.at(game, moment.move)
            seat, option = game.moves()[moment.move]
            names = {one.name for one in then.options(seat)}
            assert (moment.seat, moment.played, moment.decisive) == (seat, option.name, True)
            assert len(names) > 1
            assert {moment.known.better, moment.open.better} <= names
            before, after = (evaluation("conquest").chances(game.game.at(game, moment.move + more)) for more in (0, 1))
            assert moment.swing == pytest.approx(max(map(abs, map(float.__sub__, after, before))), abs=0.001)

    def test_decisions_of_people_are_looked_into_beside_those_that_decided(self, game: State) -> None:
        nobody, somebody = outlined(game, [], moments=3), outlined(game, [0], moments=3, own=2)
        assert [one for one in somebody.picked if one[2]] == nobody.picked
        own = [move for move, _, decisive in somebody.picked if not decisive]
        assert [game.moves()[move][0] for move in own] == [0, 0]

    def test_only_a_decision_that_could_have_changed_something_is_a_moment(
        self, game: State, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Such as whether the winner keeps a card when the game is won."""
        monkeypatch.setattr(SearchPlayer, "_outcome", lambda *_: 0.5)
        outline = outlined(game, [0], moments=3, own=2)
        assert outline.picked == []
        assert len(outline.chances) > 10

    def test_who_can_only_pass_for_once_or_for_longer_decides_nothing(
        self, game: State, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        chances = count()
        monkeypatch.setattr(SearchPlayer, "_outcome", lambda *_: float(next(chances)))
        picked = outlined(game, [0], moments=500, own=0).picked
        for move, _, _ in picked:
            options = game.game.at(game, move).options(game.moves()[move][0])
            assert {option.name for option in options} - {"pass", "pass_round"}
        assert len(picked) > 20

    def test_chances_are_drawn_where_they_change_and_where_they_begin_to(self) -> None:
        flat, later = [0.5, 0.5], [0.9, 0.1]
        assert drawn([flat, flat, flat, later, later, later]) == [(0, flat), (2, flat), (3, later), (5, later)]
        small = [[0.0062], [0.0062], [0.0041], [0.0]]
        assert drawn(small) == [(0, [0.0062]), (1, [0.0062]), (2, [0.0041]), (3, [0.0])], "however small they are"
        assert drawn([[0.5, 0.5], [0.501, 0.499], [0.502, 0.498]]) == [(0, [0.5, 0.5]), (2, [0.502, 0.498])]

    def test_it_is_taken_up_where_it_stopped(self, game: State) -> None:
        outline = outlined(game, [], moments=2)
        whole = list(looked_into(game, outline, 0, trials=2))
        kept = Outline.read(json.loads(json.dumps(outline.data())))
        assert kept == outline
        assert list(looked_into(game, kept, 1, trials=2)) == whole[1:]

    def test_from_what_the_seat_knew_and_with_all_cards_open(
        self, game: State, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What the search is given: first the game as the seat sees it, then the same with nothing hidden."""
        seen: list[tuple[int, State]] = []
        ranked = SearchPlayer.ranked

        def watched(self: SearchPlayer, state: State, seat: int, also: Option | None = None) -> list[Trials]:
            seen.append((seat, state.clone()))
            return ranked(self, state, seat, also)

        monkeypatch.setattr(SearchPlayer, "ranked", watched)
        (moment,) = looked_into(game, outlined(game, [], moments=1), 0, trials=1)
        (seat, then), (same, opened) = seen
        assert (seat, same) == (moment.seat, moment.seat)
        assert then.view(seat) == game.game.at(game, moment.move).view(seat)
        assert opened.view(seat) == then.unveiled().view(seat) != then.view(seat)
