"""The table of War for Arrakis in text."""

import pytest

import sandtable
from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.rules.battle import begin_battle
from sandtable.games.war_for_arrakis.terms import HARKONNEN
from sandtable.kernel.rows import replaced
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.terminal.painter import painter
from sandtable.words import Words
from tests.games.war_for_arrakis.desert import area
from tests.games.war_for_arrakis.mahdi import against, uses
from tests.games.war_for_arrakis.position import position

WORDS = Words("war_for_arrakis", "en")
PAINTER = painter("war_for_arrakis", WORDS)


def after(moves: int, seed: int = 5) -> State:
    state = sandtable.game("war_for_arrakis").new(2, seed, side_0="atreides")
    bot = player("random", "war_for_arrakis", seed)
    while not state.over and state.move_count < moves:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    return state


def painted(state: State, seat: int | None, width: int = 100) -> str:
    return "\n".join(PAINTER.table(state.view(seat), width))


@pytest.mark.parametrize("width", [40, 80, 100, 120])
def test_the_table_keeps_to_any_width(width: int) -> None:
    for moves in range(0, 600, 75):
        state = after(moves)
        for seat in (None, 0, 1):
            text = painted(state, seat, width)
            assert max(len(line) for line in text.split("\n")) <= width
            assert "table-" not in text


def test_the_reader_sees_what_stands_where() -> None:
    state = after(300)
    shown = " ".join(painted(state, 0).split())  # a long name may go on in the next line
    view = state.view(0)
    for place in view["areas"]:
        assert WORDS.text(f"area-{place['area']}") in shown
    for power in ("house_atreides", "fremen_ally"):
        for card in view["planning"][power]["known"]:
            assert WORDS.text(f"card-{card}") in shown
    for card in view["prescience_cards"]["shown"]:
        assert WORDS.text(f"prescience-{card}") in shown


def test_the_table_of_an_imagined_game_is_the_same() -> None:
    """What the painter shows follows from what the seat can know."""
    for moves in (10, 150, 400):
        state = after(moves)
        for seat in range(2):
            assert painted(state, seat) == painted(state.determinize(seat, 99), seat)


def test_the_table_of_shared_sides() -> None:
    """Each power has a line of its own with its leaders, and the acting one is named."""
    table = position(seats=4, hands={"fremen_ally": "hieregs"})
    table.dice("fremen_ally", strategy=1).turn("atreides", leadership=1)
    lines = painted(table.g, table.seat("house_atreides"), 120).split("\n")
    assert any(line.startswith("> House Atreides") for line in lines)
    assert any(line.startswith("  Fremen Ally") for line in lines)
    after_fremen = lines[next(at for at, line in enumerate(lines) if line.startswith("  Fremen Ally")) + 1]
    assert "Stilgar" in after_fremen
    assert "Lady Jessica" not in after_fremen
    text = "\n".join(lines)
    assert "turn: House Atreides" in text
    assert "Cones of Silence: Atreides 3, Harkonnen 3" in text
    assert WORDS.text("card-hieregs") not in text
    for width in (40, 80):
        assert max(len(line) for line in painted(table.g, 2, width).split("\n")) <= width


def test_ranks_and_tokens_are_shown_to_their_owner_only() -> None:
    table = position(legions="gara_kulon: atreides starting_token_7, regular 1, naib 1", sietches={"gara_kulon": 3})
    assert "Gara Kulon: ^3? A 1R, [1R 1F], 1N" in painted(table.g, 0)
    assert "Gara Kulon: ^? A 1R, [?], 1N" in painted(table.g, 1)
    table = position(legions="gara_kulon: atreides regular 1", sietches={"gara_kulon": 3}, revealed="gara_kulon")
    assert "Gara Kulon: ^3 A 1R" in painted(table.g, 1)


def test_the_desert_is_shown() -> None:
    table = position(
        worms="ne_09", wild_maker="ne_01", wormsigns="ne_11", harvesters="ne_11, ne_05", flyers="air_ne carryall"
    )
    shown = painted(table.g, None)
    for line in ("North-East 9: Sandworm", "North-East 1 ∞: Wild Maker", "North-East 11: ~ Harvester", "NE Carryall"):
        assert line in shown


def test_dice_tanks_and_leaders_are_shown() -> None:
    table = position(tank={"baron_harkonnen": 2}, spent="stilgar").dice("harkonnen", strategy=2, house=1)
    table.g.sisters = replaced(table.g.sisters, 11, 1)
    shown = painted(table.g, 1)
    assert "2+/3" in shown
    assert "Tank: 2 Baron Harkonnen" in shown
    assert "Stilgar (spent)" in shown


def test_what_no_source_confirms_is_marked_on_the_card() -> None:
    mark = WORDS.text("table-reconstructed")
    assert mark in PAINTER.card_text("leader-chani")
    assert mark not in PAINTER.card_text("leader-beast-rabban")
    assert mark in painted(position(shown="spice_denied").g, 1, 400)
    assert mark not in painted(position(shown="stunted_worms").g, 1, 400)
    hers = painted(position(shown="stunted_worms", objective="objective_1").g, 0, 400)
    assert f"Kwisatz Haderach 8, Sand Dwellers 6, Jihad 4 {mark}" in hers, "no source gives the scores of objectives"


def test_dice_without_a_slot_stand_out() -> None:
    table = position().dice("harkonnen", house=2)
    table.g.excess = replaced(table.g.excess, 14, 1)
    assert "2!/2" in painted(table.g, 1)


def test_an_attack_comes_with_its_odds() -> None:
    legions = "ne_09: harkonnen regular 4, elite 2, bashar 1; ne_12: atreides regular 1; gara_kulon: atreides regular 2"
    table = position(legions=legions).turn("harkonnen", strategy=1).play("harkonnen", "strategy", "attack", "ne_09")
    prompt = table.g.prompt(1)
    assert prompt is not None
    lines = [choice.text for choice in PAINTER.choices(table.g.view(1), table.g.options(1), prompt)]
    assert any("attacker wins" in line for line in lines)


def test_a_battle_is_shown_while_it_lasts() -> None:
    legions = "ne_09: harkonnen regular 4, bashar 1; ne_12: atreides regular 3, naib 1"
    table = position(legions=legions, hands={"corrino_ally": "shigawire"}).begin_turn("harkonnen")
    table.start(begin_battle, HARKONNEN, area("ne_09"), area("ne_12"), 0, 0)
    assert "Battle: Harkonnen from North-East 9 against North-East 12, combat round 1" in painted(table.g, 0)


def test_every_card_has_a_text() -> None:
    cards = PAINTER.cards()
    assert len(cards) == len(PLANNING) + 16 + len(LEADERS)
    for card in cards:
        text = PAINTER.card_text(card)
        assert text
        assert "effect-" not in text
        assert "-text" not in text


def test_the_mahdi_shows_its_cards_and_dice_and_gives_its_reasons_in_the_log() -> None:
    table = against(
        "arrakeen: harkonnen regular 3; north_pole: harkonnen regular 1",
        target="gara_kulon",
        harvest="tasmin_sink",
        reinforcements="?house_harkonnen, ?corrino_ally",
        spent={"strategy": 2},
        guards="carthag: silver_1, black_1",
    )
    shown = " ".join(painted(table.g, 0).split())
    assert "Mahdi: harvest South-East, Tasmin Sink · Target Sietch Gara Kulon" in shown
    assert "dice 6 not rolled, spent: Strategy 2 · Reinforcements 2" in shown
    assert "tokens in the pool: silver 5, black 5" in shown
    uses(table, "strategy")
    happened = table.g.events(0)[table.read :]
    reasons = [line for line in PAINTER.log(happened) if line not in PAINTER.news(happened)]
    assert "The strongest legion moves first: Arrakeen, then North Pole. [WFA-SMOV-03]" in reasons
    assert (
        "The way that ends nearest to any Sietch is taken: Rimwall West, not Imperial Basin. [WFA-SMOV-13]" in reasons
    )


def test_the_table_is_shown_when_an_own_turn_begins_and_not_again_in_it() -> None:
    table = position(legions="windgap: atreides regular 2; gara_kulon: atreides regular 1").dice("harkonnen", mentat=3)
    table.turn("atreides", strategy=2)
    at_first = PAINTER.stage(table.g.view(0))
    assert at_first
    table.play("atreides", "strategy")
    assert PAINTER.stage(table.g.view(0)) == at_first, "the form is not finished"
    table.play("atreides", "move")
    assert PAINTER.stage(table.g.view(0)) == ()
    table.play("atreides", "done").play_quietly(until=lambda: table.g.turn is None)
    table.turn("atreides", strategy=1)
    assert PAINTER.stage(table.g.view(0)) not in ((), at_first)


def test_a_battle_is_a_stage_of_its_own() -> None:
    legions = "ne_09: harkonnen regular 4, bashar 1; ne_12: atreides regular 3, naib 1"
    table = position(legions=legions, hands={"corrino_ally": "shigawire"}).begin_turn("harkonnen")
    before = PAINTER.stage(table.g.view(0))
    table.start(begin_battle, HARKONNEN, area("ne_09"), area("ne_12"), 0, 0)
    assert PAINTER.stage(table.g.view(0)) not in ((), before)
    assert PAINTER.stage(table.g.view(1))


@pytest.mark.parametrize("options", [{"side_0": "atreides"}, {"opponent": "mahdi"}])
def test_the_first_news_leaves_out_where_pieces_stand(options: dict[str, str]) -> None:
    state = sandtable.game("war_for_arrakis").new(2, 5, **options)
    happened = state.events(0)
    news, log = PAINTER.news(happened), PAINTER.log(happened)
    assert any("arrives in Arrakeen" in line for line in log)
    assert not any("arrives in" in line or "lies facedown" in line or "enters play" in line for line in news)
    assert any(line.startswith("Your Secret Objective: ") for line in news)
    assert sum(" plays " in line for line in news) == (2 if "side_0" in options else 3)
    # From the first round on nothing is left out but reasons.
    begun = [event.message for event in happened].index("event-round")
    since = [line for event, line in zip(happened[begun:], log[begun:]) if "chosen" not in event.args]
    assert [line for line in news if line in since] == since


def test_a_question_of_the_mahdi_comes_with_what_led_to_it() -> None:
    legions = "imperial_basin: harkonnen regular 3; carthag: harkonnen regular 1"
    table = uses(against(legions, target="tasmin_sink", harvest="windgap"), "strategy")
    assert table.prompt("atreides") == "prompt-mahdi-way"
    news = PAINTER.news(table.g.events(0)[table.read :])
    assert news[-1] == "The legion nearest to its goal moves first: Imperial Basin, then Carthag. [WFA-SMOV-02]"


def test_allies_are_named_by_their_powers() -> None:
    """Whoever has a whole side goes by its name; where two share one, each by the power."""
    view = position(seats=3, shared="harkonnen").g.view(None)
    names = [PAINTER.seat_name(view, seat) for seat in range(3)]
    assert names == ["Atreides", "House Harkonnen", "Corrino Ally"]
    assert [PAINTER.seat_id(view, seat) for seat in range(3)] == ["atreides", "house_harkonnen", "corrino_ally"]
    assert PAINTER.seat_name(position(mahdi=True).g.view(None), 0) == "Atreides"
