"""The table of Classic in text."""

import io

import pytest

import sandtable
from sandtable.games.arrakis.planet import STRONGHOLDS
from sandtable.games.classic.skills import SKILLS
from sandtable.games.classic.treachery import TREACHERY_CARDS
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.terminal.painter import painter
from sandtable.terminal.saves import Note, Save
from sandtable.terminal.screen import Screen
from sandtable.terminal.session import Session
from sandtable.words import LANGUAGES, Words


def after(moves: int, seed: int = 5, seats: int = 4, kind: str = "random", **options: str | bool) -> State:
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_each_card_does_can_be_looked_up(lang: str) -> None:
    """Treachery cards, leader skills and stronghold cards; no two skills do the same."""
    words = Words("classic", lang)
    painting = painter("classic", words)
    texts = {card: painting.card_text(card) for card in painting.cards()}
    assert len(texts) == len(TREACHERY_CARDS) + len(SKILLS) + len(STRONGHOLDS)
    for card, text in texts.items():
        assert not text.startswith(("board-", "card-", "skill-")), f"{card} has no text"
        assert card in painting.cards_named(words.text(card))
    skills = [text for card, text in texts.items() if card.startswith("skill-")]
    assert len(set(skills)) == len(skills)
    assert texts["card-stunner"] == texts["card-crysknife"] != texts["card-chaumas"] != texts["card-poison-tooth"]


def test_one_looks_up_the_hand_the_skills_and_the_stronghold_cards() -> None:
    painting = painter("classic", Words("classic", "en"))
    state = sandtable.game("classic").new(2, 1, leader_skills=True)
    view = state.view(0)
    offered = [f"skill-{skill.replace('_', '-')}" for skill in view["players"][0]["skills_offered"]["known"]]
    hand = [f"card-{card.replace('_', '-')}" for card in view["players"][0]["treachery"]["known"]]
    assert len(offered) == 2
    assert painting.held(view) == [*hand, *offered]
    later = after(400, seats=3, mode="advanced", leader_skills=True, stronghold_cards=True)
    for seat in range(3):
        held = painting.held(later.view(seat))
        mine = [card["stronghold"] for card in later.view(seat)["stronghold_cards"] if card["holder"] == seat]
        assert [name for name in held if name.startswith("territory-")] == [
            f"territory-{stronghold.replace('_', '-')}" for stronghold in mine
        ]
        skilled = [leader for leader in later.view(seat)["players"][seat]["leaders"] if leader["skill"] is not None]
        assert len([name for name in held if name.startswith("skill-")]) == len(skilled)


def test_where_nobody_waits_nothing_is_advised_for_want_of_something_better() -> None:
    """Who passes until further notice and has nothing for any window is not told to be asked again."""
    state = sandtable.game("classic").new(2, 1)
    bot = player("heuristic", "classic", 1)
    while 0 in state.to_act or "ask_again" not in [option.name for option in state.options(0)]:
        seat = state.to_act[0]
        passes = [option for option in state.options(seat) if option.name == "pass_on"]
        state.play(seat, passes[0] if seat == 0 and passes else bot.choose(state, seat))
    words = Words("classic", "en")
    screen = Screen(io.StringIO("advice\n\n"), io.StringIO())
    session = Session(
        screen, words, painter("classic", words), state, (0,), {1: bot}, Save(None, Note((0,), "heuristic", "en"))
    )
    session._turn(0)
    assert isinstance(screen.target, io.StringIO)
    assert "Nothing is worth doing now: Enter lets it be." in screen.target.getvalue()
    assert "At first glance" not in screen.target.getvalue()
