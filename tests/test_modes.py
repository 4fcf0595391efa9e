"""Every game says how it can be played, in words; nothing that is offered is refused."""

from collections.abc import Iterator

import pytest

import sandtable
from sandtable.games import rooms
from sandtable.kernel.game import Game, Value
from sandtable.kernel.messages import hyphens
from sandtable.kernel.room import Mode
from sandtable.words import LANGUAGES, Words

GAMES = sandtable.games()


def modes() -> Iterator[tuple[str, Mode]]:
    for id in GAMES:
        for mode in rooms()[id].modes:
            yield id, mode


def spoken(value: str | Mode) -> str:
    return value.id if isinstance(value, Mode) else value


@pytest.mark.parametrize(("id", "mode"), list(modes()), ids=spoken)
def test_a_mode_can_be_played_with_all_its_seats_and_is_found_again(id: str, mode: Mode) -> None:
    game = sandtable.game(id)
    assert mode.usual in mode.seats
    for seats in mode.seats:
        wanted = {**mode.begins, **mode.fixed}
        options = game.settled(seats, wanted)
        assert {name: options[name] for name in wanted} == wanted
        assert next(other for other in rooms()[id].modes if other.fits(seats, options)) is mode
        state = game.new(seats, 7, **options)
        assert state.to_act


@pytest.mark.parametrize("id", GAMES)
def test_every_number_of_seats_has_a_mode_as_the_game_begins_by_itself(id: str) -> None:
    game = sandtable.game(id)
    for seats in game.seats:
        options = game.settled(seats, {})
        fitting = [mode for mode in rooms()[id].modes if seats in mode.seats]
        assert fitting
        # The Mahdi is met by whoever plays alone, whatever the option says.
        assert seats == 1 or any(mode.fits(seats, options) for mode in fitting)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_modes_options_and_what_is_unconfirmed_are_told_in_words(id: str, lang: str) -> None:
    words = Words(id, lang)
    game = sandtable.game(id)
    wanted = [f"mode-{hyphens(mode.id)}{part}" for mode in rooms()[id].modes for part in ("", "-about")]
    for setting in game.settings:
        stem = hyphens(setting.name.rstrip("0123456789").rstrip("_"))
        wanted += [f"setting-{hyphens(setting.name)}", f"setting-{stem}-about"]
    for one in game.reconstructed():
        wanted += [one.component, *[f"unconfirmed-{fact}" for fact in one.facts]]
    assert [message for message in wanted if not words.has(message)] == []


def offered(game: Game, seats: int, mode: Mode) -> Iterator[dict[str, Value]]:
    """Tables that somebody can come to by changing two things that are offered."""
    first = game.settled(seats, {**mode.begins, **mode.fixed})
    for name, choices in game.choices(seats, first).items():
        for choice in choices if name not in mode.fixed else ():
            second = game.settled(seats, {**first, name: choice})
            assert second[name] == choice
            for other, rest in game.choices(seats, second).items():
                yield from ({**second, other: value} for value in rest[:3])


@pytest.mark.parametrize("id", GAMES)
def test_whatever_is_offered_can_be_played(id: str) -> None:
    game = sandtable.game(id)
    for mode in rooms()[id].modes:
        for options in offered(game, mode.usual, mode):
            game.check(mode.usual, options)


def test_what_cannot_be_together_is_not_offered() -> None:
    game = sandtable.game("classic")
    basic = game.settled(4, {"mode": "basic"})
    assert game.choices(4, basic)["stronghold_cards"] == (False,)
    assert "choam" not in game.choices(4, basic)["faction_0"]
    assert game.choices(4, {**basic, "faction_0": "fremen"})["faction_1"].count("fremen") == 0
    assert game.settled(4, {"mode": "basic", "stronghold_cards": True})["stronghold_cards"] is False
    assert game.settled(4, {"stronghold_cards": True, "mode": "advanced"})["stronghold_cards"] is True
    assert game.settled(4, {"max_turns": True})["max_turns"] == 10
