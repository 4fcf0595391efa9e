"""The table of Classic in text."""

import pytest

import sandtable
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.terminal.painter import painter
from sandtable.words import LANGUAGES, Words


def after(moves: int, seed: int = 5, seats: int = 4, kind: str = "random", **options: str) -> State:
    state = sandtable.game("classic").new(seats, seed, **options)
    bot = player(kind, "classic", seed)
    while not state.over and state.move_count < moves:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    return state


def painted(state: State, seat: int | None, lang: str = "en", width: int = 80) -> str:
    return "\n".join(painter("classic", Words("classic", lang)).table(state.view(seat), width))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_keeps_to_any_width_in_any_language(lang: str, width: int) -> None:
    for options in ({"seats": 3}, {"seats": 6, "mode": "advanced"}):
        for moves in range(0, 400, 50):
            state = after(moves, **options)
            for seat in (None, 0, 1):
                text = painted(state, seat, lang, width)
                assert max(len(line) for line in text.split("\n")) <= width
                assert "table-" not in text
                assert "advantage-" not in text


def test_the_reader_sees_what_lies_on_the_map_and_in_the_own_hand() -> None:
    state = after(200, seats=6)
    shown = painted(state, 0)
    view = state.view(0)
    words = Words("classic", "en")
    for cell in view["cells"]:
        assert words.text(f"territory-{cell['territory']}") in shown
    for territory in ("Arrakeen", "Carthag", "Sietch Tabr", "Habbanya Sietch", "Tuek's Sietch"):
        assert f"{territory} #" in shown
    for card in view["players"][0]["treachery"]["known"]:
        assert words.text(f"card-{card}") in shown
    for leader in view["players"][0]["traitors"]["known"]:
        assert words.text(f"leader-{leader}") in shown


def test_the_table_of_an_imagined_game_is_the_same() -> None:
    """What the painter shows follows from what the seat can know."""
    for moves in (30, 120, 250, 400):
        state = after(moves, seats=6, mode="advanced")
        for seat in range(6):
            assert painted(state, seat) == painted(state.determinize(seat, 99), seat)


def test_plans_are_shown_as_far_as_the_reader_may_see_them() -> None:
    wanted = {"no plan yet", "plan made", "plan revealed", "The Voice of", "sees:"}
    seen: set[str] = set()
    for seed in range(6):
        state = sandtable.game("classic").new(6, seed, mode="advanced")
        bot = player("heuristic", "classic", seed)
        while not state.over and not wanted <= seen:
            if state.view(None)["battle"] is not None:
                shown = painted(state, None, width=200)
                seen |= {word for word in wanted if word in shown}
            state.play(state.to_act[0], bot.choose(state, state.to_act[0]))
    assert seen == wanted


def test_the_menu_says_what_one_would_look_up() -> None:
    painting = painter("classic", Words("classic", "en"))
    game = sandtable.game("classic")
    view = after(60, seats=6).view(0)
    named = {option.name: option for option in game.notation.options}
    assert painting.option(view, named["shield"]) == "Shield (defence against projectiles)"
    assert painting.option(view, named["stilgar"]).startswith("Stilgar (7")
    assert painting.option(view, named["arrakeen"]).startswith("Arrakeen #")
    assert painting.option(view, named["3.5"]) == "3½"
