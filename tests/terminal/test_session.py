"""One game at a terminal, played in memory: any game, plainly painted where it has no painter of its own."""

import io
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.notation import Notation, Option
from sandtable.kernel.state import State
from sandtable.kernel.whynot import EVERYWHERE, WhyNot
from sandtable.players import RandomPlayer, player
from sandtable.terminal import saves
from sandtable.terminal.choices import Choice, Menu, command
from sandtable.terminal.painter import painter
from sandtable.terminal.saves import Note, Save
from sandtable.terminal.screen import Closed, Screen, as_table, in_columns, wrapped
from sandtable.terminal.session import Left, Session
from sandtable.words import LANGUAGES, Words
from tests.kernel.toy import CARDS, PROMISES, TOY


def sitting(typed: list[str], state: State, people: tuple[int, ...] = (0,), save: Path | None = None) -> Session:
    words = Words("toy", "en")
    screen = Screen(io.StringIO("".join([f"{line}\n" for line in typed])), io.StringIO())
    bots = {seat: player("random", "toy", seat) for seat in range(state.seats) if seat not in people}
    note = Note(people, "random", "en")
    return Session(screen, words, painter("toy", words), state, people, bots, Save(save, note))


def written(session: Session) -> str:
    assert isinstance(session.screen.target, io.StringIO)
    return session.screen.target.getvalue()


class TestAnyGame:
    def test_a_game_without_a_painter_is_played_to_its_end(self) -> None:
        for seed in range(3):
            session = sitting(["1"] * 500, TOY.new(3, seed))
            session.run()
            assert session.state.over
            assert "Winner" in written(session)
            assert "coins: " in written(session)

    def test_the_end_of_input_leaves_the_table(self) -> None:
        with pytest.raises(Closed):
            sitting([], TOY.new(3, 1)).run()
        with pytest.raises(Left):
            sitting(["quit"], TOY.new(3, 1)).run()

    def test_what_is_not_offered_changes_nothing(self) -> None:
        session = sitting(["rest", "77", "", "a;b", "\x00", "seat", "quit"], TOY.new(3, 1))
        with pytest.raises(Left):
            session.run()
        assert [seat for seat, _ in session.state.moves()] == [1, 1, 2, 2]

    def test_what_can_be_named_and_not_chosen_says_why(self, monkeypatch: pytest.MonkeyPatch) -> None:
        why_not = WhyNot()
        why_not.plainly(lambda g, ask: CARDS, "reason-toy", EVERYWHERE)
        monkeypatch.setattr(TOY, "why_not", why_not)
        session = sitting(["spice", "quit"], TOY.new(3, 1))
        with pytest.raises(Left):
            session.run()
        assert "“spice” cannot be chosen now. reason-toy" in written(session)

    def test_own_answers_can_be_taken_back_after_bots_answered_in_parallel(self) -> None:
        session = sitting(["2", "undo", "3", "quit"], TOY.new(3, 1))
        with pytest.raises(Left):
            session.run()
        assert [str(option) for seat, option in session.state.moves() if seat == 0] == ["3"]

    def test_a_file_that_fails_does_not_stop_the_game(self, tmp_path: Path) -> None:
        folder = tmp_path / "folder"
        folder.mkdir()
        save = folder / "game.record"
        session = sitting(["2", "save", f"save {tmp_path / 'other.record'}", "1", "quit"], TOY.new(3, 1), save=save)
        folder.rmdir()
        with pytest.raises(Left):
            session.run()
        assert "cannot write" in written(session)
        assert "The game is not kept in any file" in written(session)
        kept = TOY.replay((tmp_path / "other.record").read_text("utf-8"))
        assert kept.dump() == session.state.dump()


class TestWhatOneMayDo:
    """Promises and worms of the toy: nobody waits for them."""

    def test_it_stands_below_what_is_asked(self) -> None:
        session = sitting(["2", "promise", "seat two", "1", "quit"], TOY.new(2, 1))
        with pytest.raises(Left):
            session.run()
        shown = written(session)
        assert shown.index("0-3") < shown.index("You may: toy-anytime") < shown.index("promise")
        chosen = [str(option) for seat, option in session.state.moves() if seat == 0]
        assert chosen[:4] == ["2", "promise", "seat two", "1"]
        assert session.state.sealed_by(0, PROMISES) is not None

    def test_enter_lets_it_be_and_it_is_not_offered_twice(self) -> None:
        state = TOY.new(2, 1)
        state.play(0, "1")
        state.play(0, "no card")
        assert state.may_act == (0,)
        session = sitting(["", "promise", "", "quit"], state)
        assert session._who_may() == 0
        session._turn(0)
        assert state.moves()[2:] == []
        assert "Nobody waits for you: Enter lets it be." in written(session)
        assert "[Enter]" not in written(session)
        assert session._who_may() is None
        # Who has begun goes on, and Enter takes back what was begun.
        session._turn(0)
        assert session._who_may() == 0
        session._turn(0)
        assert not state.is_aside(0)
        assert session._who_may() is None

    def test_a_bot_does_what_it_likes_while_people_think(self) -> None:
        class Generous(RandomPlayer):
            def consider(self, state: State, seat: int) -> Option | None:
                return next((option for option in state.options(seat) if str(option) == "promise"), None)

        session = sitting(["quit"], TOY.new(2, 1))
        session.bots[1] = Generous(1)
        with pytest.raises(Left):
            session.run()
        assert "promise" in [str(option) for seat, option in session.state.moves() if seat == 1]
        assert session.state.sealed_by(1, PROMISES) is not None

    def test_where_several_play_the_one_who_may_is_handed_the_screen_gently(self) -> None:
        state = TOY.new(2, 1)
        state.play(0, "1")
        state.play(0, "no card")
        session = sitting(["", "", "", "quit"], state, people=(0, 1))
        with pytest.raises(Left):
            session.run()
        handed = [line for line in written(session).splitlines() if "Press Enter" in line]
        assert handed[0].startswith("Seat 0: you may act, nobody waits for it.")
        assert handed[1].startswith("Seat 1: your turn.")


class TestSaves:
    def test_a_save_is_a_record_with_a_note(self, tmp_path: Path) -> None:
        path = tmp_path / "game.record"
        state = TOY.new(3, 1)
        Save(path, Note((0, 2), "random", "pl")).keep(state)
        text = path.read_text("utf-8")
        assert TOY.replay(text).dump() == state.dump()
        note = saves.note_in(text)
        assert note is not None
        assert (note.people, note.bots, note.lang) == ((0, 2), "random", "pl")
        assert list(tmp_path.iterdir()) == [path]

    def test_a_record_of_another_hand_has_no_note(self) -> None:
        assert saves.note_in(TOY.new(3, 1).record()) is None

    @pytest.mark.parametrize("bots", ["hard", "search:16", "search:1.5s", "search:200x2"])
    def test_it_is_known_again_who_played_whatever_the_bots(self, bots: str) -> None:
        note = saves.note_in(f"sandtable record 2\n{Note((1, 2), bots, 'ru').line()}\ngame: toy\n")
        assert note is not None
        assert (note.people, note.bots, note.lang) == ((1, 2), bots, "ru")

    def test_two_games_of_one_second_have_two_files(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        first = saves.new_path("toy")
        first.write_text("", "utf-8")
        assert saves.new_path("toy") != first


class TestMenu:
    def menu(self, game: str, *options: tuple[str, str]) -> Menu:
        notation = Notation(game)
        return Menu([Choice([notation.add(kind, name)], f"the {name}") for kind, name in options])

    def test_plain_options_are_numbered_from_one(self) -> None:
        menu = self.menu("menu-1", ("word", "left"), ("word", "right"))
        assert menu.lines() == [" 1) the left", " 2) the right"]
        assert menu.labels() == "1-2"
        assert [choice.text for choice in menu.named("2")] == ["the right"]

    def test_numbers_stand_for_themselves_and_the_rest_gets_letters(self) -> None:
        numbers = [("number", str(number)) for number in (5, 4, 3, 0)]
        menu = self.menu("menu-2", *numbers, ("word", "left"), ("word", "right"))
        assert menu.lines() == ["    0, 3-5", " a) the left", " b) the right"]
        assert menu.labels() == "0, 3-5, a, b"
        assert [str(choice.options[0]) for choice in menu.named("4")] == ["4"]
        assert [str(choice.options[0]) for choice in menu.named("b")] == ["right"]
        assert menu.named("1") == []

    def test_names_may_be_shortened_but_not_to_a_slip_of_a_key(self) -> None:
        menu = self.menu("menu-3", ("word", "leftmost"), ("word", "left"), ("word", "right"))
        assert [str(choice.options[0]) for choice in menu.named("LEFT")] == ["left"]
        assert [str(choice.options[0]) for choice in menu.named("leftm")] == ["leftmost"]
        assert len(menu.named("lef")) == 2
        assert menu.named("r") == []

    def test_commands_in_two_languages(self) -> None:
        polish = Words("toy", "pl")
        assert command("Stół", polish) == ("table", "")
        assert command("card two words ", polish) == ("card", "two words")
        assert command("?con-bat-07", polish) == ("rule", "con-bat-07")
        assert command("cards", polish) is None


class TestAdvice:
    def advised(self, game: str, people: tuple[int, ...], lang: str = "en") -> str:
        words = Words(game, lang)
        screen = Screen(io.StringIO("".join([f"{line}\n" for line in ("", "", "advice", "quit")])), io.StringIO())
        state = TOY.new(3, 1) if game == "toy" else sandtable.game(game).new(3, 5, faction_0="atreides")
        bots = {seat: player("random", game, seat) for seat in range(3) if seat not in people}
        session = Session(
            screen, words, painter(game, words), state, people, bots, Save(None, Note(people, "random", lang))
        )
        with pytest.raises(Left):
            session.run()
        return " ".join(written(session).split())

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_who_plays_among_bots_is_told_what_a_sensible_player_and_one_who_looks_ahead_would_do(
        self, lang: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sandtable.terminal.session.LOOKING_AHEAD", "search:16")
        told = self.advised("conquest", (0,), lang)
        words = Words("conquest", lang)
        heads = [
            words.phrase(f"terminal-advice-{kind}", option="|").split("|")[0] for kind in ("usual", "ahead", "second")
        ]
        places = [told.find(head.strip()) for head in heads]
        assert -1 not in places
        assert places == sorted(places)
        assert told.count(" %)") >= 2, "what it expected of either"

    def test_who_had_no_time_to_look_ahead_says_only_that(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sandtable.terminal.session.LOOKING_AHEAD", "search:1")
        told = self.advised("conquest", (0,))
        assert "At first glance: " in told
        assert "There was too little time to look ahead." in told
        assert "Looking ahead: " not in told

    def test_who_plays_with_others_is_told_nothing(self) -> None:
        assert "Advice is only for whoever plays alone among bots." in self.advised("conquest", (0, 1))

    def test_a_game_without_a_sensible_player_says_so(self) -> None:
        assert "For this game there is no advice." in self.advised("toy", (0,))


class TestLayout:
    def test_text_keeps_to_the_width(self) -> None:
        text = "a fairly long sentence about the storm and the spice and the worm"
        lines = wrapped(text, 20, "· ")
        assert all(len(line) <= 20 for line in lines)
        assert lines[0].startswith("· a fairly")
        assert lines[1].startswith("  ")
        assert " ".join([line[2:] for line in lines]) == text

    def test_columns_read_downwards_and_fit(self) -> None:
        assert in_columns(["1", "2", "3", "4", "5"], 9) == ["1   3   5", "2   4"]
        assert in_columns([], 80) == []
        assert in_columns(["a" * 50, "b c " * 20], 60)[0] == "a" * 50

    def test_tables_align_numbers_to_the_right(self) -> None:
        assert as_table([["", "spice"], ["Fremen", "6"]], {1}) == ["        spice", "Fremen      6"]


class TestTyping:
    def test_marks_around_a_name_need_not_be_typed(self) -> None:
        names = ["«Предатель!»", "„Bestia” Rabban"]
        menu = Menu([Choice([Option("toy", "word", f"o{at}", at, at)], name) for at, name in enumerate(names)])
        assert [choice.text for choice in menu.named("предатель")] == ["«Предатель!»"]
        assert [choice.text for choice in menu.named("bestia rab")] == ["„Bestia” Rabban"]
        assert [choice.text for choice in menu.named("„Bestia” Rabban")] == ["„Bestia” Rabban"]

    def test_the_first_letters_of_a_command_will_do_if_they_mean_one(self) -> None:
        words = Words("toy", "en")
        assert command("he", words) == ("help", "")
        assert command("ta", words) == ("table", "")
        assert command("h", words) is None
        assert command("zz", words) is None
