"""The table of Conquest in text."""

import pytest

import sandtable
from sandtable.games.conquest.factions import ATREIDES, LEADERS
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.terminal.painter import painter
from sandtable.words import LANGUAGES, Words


def after(moves: int, seed: int = 5, seats: int = 4, **options: str) -> State:
    state = sandtable.game("conquest").new(seats, seed, **options)
    bot = player("random", "conquest", seed)
    while not state.over and state.move_count < moves:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    return state


def painted(state: State, seat: int | None, lang: str = "en", width: int = 80) -> str:
    return "\n".join(painter("conquest", Words("conquest", lang)).table(state.view(seat), width))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_keeps_to_any_width_in_any_language(lang: str, width: int) -> None:
    for options in ({"seats": 4}, {"seats": 2, "mode": "alliance"}):
        for moves in range(0, 200, 20):
            state = after(moves, **options)
            for seat in (None, 0, 1):
                text = painted(state, seat, lang, width)
                assert max(len(line) for line in text.split("\n")) <= width
                assert "table-" not in text


def test_the_reader_sees_what_lies_on_the_map() -> None:
    state = after(60)
    shown = painted(state, 0)
    view = state.view(0)
    words = Words("conquest", "en")
    for cell in view["cells"]:
        assert words.text(f"territory-{cell['territory']}") in shown
    for territory in ("Arrakeen", "Carthag", "Sietch Tabr", "Habbanya Sietch", "Tuek's Sietch"):
        assert f"{territory} #" in shown
    for pile in ("battle_cards", "market_cards"):
        for card in view["players"][0][pile]["known"]:
            assert words.text(f"card-{card}") in shown


def test_the_table_of_an_imagined_game_is_the_same() -> None:
    """What the painter shows follows from what the seat can know."""
    for moves in (10, 40, 80, 120):
        state = after(moves)
        for seat in range(4):
            assert painted(state, seat) == painted(state.determinize(seat, 99), seat)


def test_plans_are_shown_as_far_as_the_reader_may_see_them() -> None:
    seen = set()
    for seed in range(30):
        for moves in range(20, 220, 3):
            state = after(moves, seed)
            if state.over:
                break
            if state.view(None)["battle"] is not None:
                shown = painted(state, None)
                seen |= {
                    word for word in ("no plan yet", "plan made", "plan revealed", "The Voice of") if word in shown
                }
        if len(seen) == 4:
            return
    raise AssertionError(f"only {seen} were met")


def test_known_cards_of_others_are_named() -> None:
    for seed in range(40):
        state = after(10_000, seed)
        view = state.view(0)
        words = Words("conquest", "en")
        for other in view["players"][1:]:
            known = [card for pile in ("battle_cards", "market_cards") for card in other[pile]["known"]]
            if known:
                shown = painted(state, 0)
                assert f"You know of {words.text('faction-' + other['faction'])}: " in shown
                return
    raise AssertionError("nobody ever knew a card of another")


def test_before_the_roll_no_first_player_is_named() -> None:
    assert "first player" not in painted(after(0), 0)
    assert "first player" in painted(after(60), 0)


def test_before_the_game_one_is_shown_what_one_chooses_from_and_no_empty_map() -> None:
    state = after(0)
    lines = painter("conquest", Words("conquest", "en")).glance(state.view(0), 80)
    first_words = " ".join(" ".join(lines).split())
    for leader in state.view(0)["players"][0]["traitors"]["known"]:
        assert Words("conquest", "en").text(f"leader-{leader}") in first_words
    assert "Arrakeen" not in first_words


def test_secret_leaders_are_counted_as_far_as_they_can_be() -> None:
    """Each alliance drew seven or five; who they are is another matter."""
    shown = painted(after(0, seats=2, mode="alliance", alliance_leaders="secret"), None)
    assert {line.split()[-1] for line in shown.split("\n") if "/" in line} == {"7/7", "5/5"}


def test_traitors_are_named_with_the_faction_that_they_betray() -> None:
    """Those who do not know all leaders by name see which cards are traitors and which are leaders of their own."""
    seen: set[bool] = set()
    for seed in range(4):
        state = sandtable.game("conquest").new(2, seed, faction_0="atreides", faction_1="harkonnen")
        paint, view = painter("conquest", Words("conquest", "en")), state.view(0)
        in_hand = " ".join(" ".join(paint.hand(view, 80)).split())
        for option in state.options(0):
            leader = LEADERS[option.value]
            name, own = Words("conquest", "en").option(option), leader.faction == ATREIDES
            seen.add(own)
            assert paint.option(view, option) == f"{name} ({leader.strength}{'' if own else ', Harkonnen'})"
            assert (f"{name} {leader.strength} (Harkonnen)" in in_hand) == (not own)
    assert seen == {True, False}
