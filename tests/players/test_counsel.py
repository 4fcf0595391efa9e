"""Advice from somebody who looks ahead: what to choose, what else, and why."""

import re

import pytest

import sandtable
from sandtable.games import folder
from sandtable.kernel.chance import Quick
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase
from sandtable.players import UnknownPlayer, player
from sandtable.players.counsel import Ends, counsel, percent
from sandtable.players.evaluation import evaluation
from sandtable.players.search import SearchPlayer
from sandtable.words import LANGUAGES, Words
from tests.players.test_search import GAMES, after, with_a_choice


def messages(reasons: list[Phrase]) -> list[str]:
    return [reason["message"] for reason in reasons]


@pytest.fixture
def moment() -> tuple[State, int]:
    """A decision of Conquest with several options."""
    state = after("conquest", 3, 40)
    return state, with_a_choice(state)


def outcomes(monkeypatch: pytest.MonkeyPatch, worths: dict[Option, float]) -> None:
    """Every world brings an option the same chance."""

    def outcome(self: SearchPlayer, g: State, seat: int, option: Option) -> float:
        if self.watcher is not None:
            self.watcher(option, g)
        return worths.get(option, 0.1)

    monkeypatch.setattr(SearchPlayer, "_outcome", outcome)


class TestCounsel:
    def test_it_is_the_choice_of_the_search_its_second_and_the_same_every_time(self, moment: tuple[State, int]) -> None:
        state, seat = moment
        before = state.dump()
        found = counsel(state, seat, "search:12", 3)
        assert found == counsel(state, seat, "search:12", 3)
        assert state.dump() == before, "whoever advises changes nothing"
        search = player("search:12", "conquest", 3)
        assert isinstance(search, SearchPlayer)
        ranked = search.ranked(state, seat)
        assert found.second is not None
        assert [found.first.option, found.second.option] == [ranked[0].option, ranked[1].option]
        met = min(len(one.values) for one in ranked[:2])
        for told, tried in ((found.first, ranked[0]), (found.second, ranked[1])):
            assert told.expected == round(sum(tried.values[:met]) / met, 3), "of the worlds that both have met"
        for lang in LANGUAGES:
            words = Words("conquest", lang)
            for reason in found.reasons:
                assert not words.problems(reason["message"], reason["args"])

    def test_the_usual_choice_has_its_own_reason_and_another_says_that_it_is_another(
        self, moment: tuple[State, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        state, seat = moment
        usual = player("heuristic", "conquest", 0).choose(state, seat)
        other = next(option for option in state.options(seat) if option is not usual)
        outcomes(monkeypatch, {usual: 0.5, other: 0.4})
        agreed = counsel(state, seat, "search:60", 1)
        assert (agreed.first.option, agreed.first.expected) == (usual, 0.5)
        assert agreed.second is not None
        assert (agreed.second.option, agreed.second.expected) == (other, 0.4)
        assert not {"counsel-instead", "counsel-turned", "counsel-unproven"} & set(messages(agreed.reasons))
        outcomes(monkeypatch, {usual: 0.4, other: 0.5})
        differs = counsel(state, seat, "search:60", 1)
        assert differs.first.option is other
        assert messages(differs.reasons)[:2] == ["counsel-worlds", "counsel-turned"]
        assert (differs.reasons[0]["args"]["first"], differs.reasons[0]["args"]["second"]) == (50, 40)
        assert differs.usual is None, "the second is the usual choice"
        third = next(option for option in state.options(seat) if option not in (usual, other))
        outcomes(monkeypatch, {usual: 0.3, other: 0.5, third: 0.4})
        apart = counsel(state, seat, "search:60", 1)
        assert apart.second is not None
        assert apart.usual is not None
        assert [one.option for one in (apart.first, apart.second, apart.usual)] == [other, third, usual]
        assert apart.usual.expected == 0.3
        assert apart.reasons[1] == {"message": "counsel-instead", "args": {}}
        outcomes(monkeypatch, {usual: 0.498, other: 0.502, third: 0.5})
        close = counsel(state, seat, "search:60", 1)
        assert close.usual is not None
        assert close.usual.option is usual
        assert "counsel-instead" not in messages(close.reasons), "chances that read alike are not called worse"

    def test_two_that_came_out_alike_are_not_told_apart(
        self, moment: tuple[State, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        state, seat = moment
        usual = player("heuristic", "conquest", 0).choose(state, seat)
        other = next(option for option in state.options(seat) if option is not usual)
        outcomes(monkeypatch, {usual: 0.5, other: 0.501})
        told = messages(counsel(state, seat, "search:60", 1).reasons)
        assert "counsel-alike" in told
        assert "counsel-unproven" not in told

    def test_small_chances_are_told_with_their_tenths(self) -> None:
        shares = (0.0, 0.004, 0.013, 0.05, 0.0996, 0.125, 1.0)
        assert [percent(share) for share in shares] == [0, 0.4, 1.3, 5, 10, 13, 100]

    def test_where_odds_are_compared_one_may_win_less_often_and_still_be_nearer_to_a_win(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before the Mahdi the second wins a world in eight outright and is lost in the others."""
        state = sandtable.game("war_for_arrakis").new(1, Quick(7), opponent="mahdi")
        bot = player("heuristic", "war_for_arrakis", 1)
        while len(state.options(0)) < 3:
            state.play(0, bot.choose(state, 0))
        usual = bot.choose(state, 0)
        other = next(option for option in state.options(0) if option is not usual)
        worlds = dict.fromkeys(state.options(0), 0)

        def outcome(self: SearchPlayer, g: State, seat: int, option: Option) -> float:
            worlds[option] += 1
            lucky = 1.0 if worlds[option] % 8 == 1 else 0.005
            return {usual: lucky, other: 0.1}.get(option, 0.001)

        monkeypatch.setattr(SearchPlayer, "_outcome", outcome)
        monkeypatch.setattr(Ends, "told", lambda self, first, second: [])
        found = counsel(state, 0, "search:200", 1)
        assert found.first.option is other
        assert found.second is not None
        assert found.first.expected == 0.1
        assert found.second.expected is not None
        assert found.second.expected > 0.1
        assert messages(found.reasons) == ["counsel-worlds", "counsel-nearer", "counsel-turned"]

    def test_where_too_little_was_tried_it_says_so_and_stays_with_the_usual(self, moment: tuple[State, int]) -> None:
        state, seat = moment
        found = counsel(state, seat, "search:1", 1)
        assert found.first.option is player("heuristic", "conquest", 0).choose(state, seat)
        assert (found.first.expected, found.second) == (None, None), "of what was hardly tried nothing is said"
        assert messages(found.reasons)[-1] == "counsel-short"

    def test_who_does_not_look_ahead_gives_none(self, moment: tuple[State, int]) -> None:
        with pytest.raises(UnknownPlayer, match="heuristic does not look ahead"):
            counsel(*moment, "heuristic", 1)

    def test_time_is_kept_however_many_options_there_are(
        self, moment: tuple[State, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A clock that goes on by a second with every trial: after the first one nothing more is begun."""
        state, seat = moment
        now = [0.0]
        tried: list[Option] = []

        def outcome(self: SearchPlayer, g: State, seat: int, option: Option) -> float:
            now[0] += 1
            tried.append(option)
            return 0.5

        monkeypatch.setattr("sandtable.players.search.time.monotonic", lambda: now[0])
        monkeypatch.setattr(SearchPlayer, "_outcome", outcome)
        chosen = player("search:0.5s", "conquest", 1).choose(state, seat)
        assert tried == [chosen]


class TestMatters:
    @pytest.mark.parametrize("game_id", GAMES)
    def test_every_feature_that_can_change_by_a_choice_has_a_name_in_every_language(self, game_id: str) -> None:
        judged = evaluation(game_id).judged
        assert len(judged.MATTERS) == len(judged.FEATURES)
        named = {matter.lstrip("-") for matter in judged.MATTERS if matter}
        home = folder(game_id)
        assert home is not None
        for lang in LANGUAGES:
            written = (home / "messages" / f"matters.{lang}.ftl").read_text("utf-8")
            assert set(re.findall(r"^matter-([\w-]+) =", written, re.MULTILINE)) == named

    def test_it_tells_what_there_is_more_of_and_what_less_where_that_counts(self, moment: tuple[State, int]) -> None:
        state, seat = moment
        first, second = state.options(seat)[:2]
        judge = evaluation("conquest")
        ends = Ends(judge, state, seat)
        places = {name: place for place, name in enumerate(judge.judged.FEATURES)}
        better, worse = [0.0] * len(places), [0.0] * len(places)
        better[places["spice"]] = better[places["spice, late"]] = 1.0
        worse[places["forces in the tanks"]] = 1.0
        worse[places["forces elsewhere"]] = 0.1  # not worth a word
        ends.features = {first: [better, better], second: [worse]}
        assert [(one["message"], one["args"]["what"]) for one in ends.told(first, second)] == [
            ("counsel-more", ["matter-spice"]),
            ("counsel-less", ["matter-tanks"]),
        ]
        assert ends.told(second, first) == []
