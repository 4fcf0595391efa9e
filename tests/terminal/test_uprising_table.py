"""The table of Uprising in text."""

import io
from typing import Any

import pytest

import sandtable
from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.bot import choose
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.leaders import LEADERS
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.terminal.painter import Painter, painter
from sandtable.terminal.saves import Note, Save
from sandtable.terminal.screen import Screen
from sandtable.terminal.session import Left, Session
from sandtable.words import LANGUAGES, Words
from tests.games.uprising.position import position


def brush(lang: str = "en") -> Painter[Any]:
    return painter("uprising", Words("uprising", lang))


def after(moves: int, seed: int = 5, seats: int = 3, **options: str | bool) -> State:
    state = GAME.new(seats, seed, **options)
    bot = player("random", "uprising", seed)
    while not state.over and state.move_count < moves:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat))
    return state


def painted(state: State, seat: int | None, lang: str = "en", width: int = 100) -> str:
    return "\n".join(brush(lang).table(state.view(seat), width))


def menu(state: State, lang: str = "en") -> dict[str, str]:
    """What the question before the first seat offers: notation and text."""
    seat = state.to_act[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    choices = brush(lang).choices(state.view(seat), state.options(seat), prompt)
    return {choice.options[0].name: choice.text for choice in choices}


def first(message: str, seats: int = 3, seed: int = 1, **options: bool) -> State:
    """A position in which the first seat to act is asked that."""
    for more in range(60):
        state = GAME.new(seats, seed + more, **options)
        bot = player("random", "uprising", seed + more)
        while not state.over:
            seat = state.to_act[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            if prompt.message == message:
                return state
            state.play(seat, bot.choose(state, seat))
    raise AssertionError(f"{message} was never asked")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_table_keeps_to_any_width_in_any_language(lang: str, width: int) -> None:
    for seats, options in ((4, {"choam": True}), (3, {"leaders": "choose"}), (2, {}), (1, {})):
        for moves in range(0, 300, 50):
            state = after(moves, seats=seats, **options)
            for seat in (None, 0):
                view = state.view(seat)
                for lines in (brush(lang).table(view, width), brush(lang).glance(view, width)):
                    assert max(len(line) for line in lines) <= width
                    assert "table-" not in "\n".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_of_any_leaders_fit_a_hundred_columns(lang: str) -> None:
    """Every player has one line with all numbers, not a paragraph."""
    names = sorted(LEADERS, key=lambda leader: -len(Words("uprising", lang).text(f"leader-{leader.id}")))
    state = after(150, seats=4)
    view = state.view(0)
    for player_view, leader in zip(view["players"], names):
        player_view["leader"] = leader.id
        player_view["strength"], player_view["troops"], player_view["worms"] = 24, 3, 2
    shown = brush(lang).table(view, 100)
    columns = {Words("uprising", lang).text(f"table-column-{name}") for name in ("vp", "fremen", "spies")}
    heads = [line for line in shown if columns <= set(line.split())]
    assert len(heads) == 1
    assert shown[shown.index(heads[0]) + 1].startswith("> ")


def test_long_names_of_rivals_are_cut_rather_than_the_panel_broken() -> None:
    for seed in range(6):
        shown = painted(after(40, seed, seats=1), 0).split("\n")
        head = next(place for place, line in enumerate(shown) if {"VP", "Fre", "Spies"} <= set(line.split()))
        assert shown[head + 1].startswith("> ")
        assert all(len(line) <= 100 for line in shown)


def test_the_board_says_what_is_free_and_what_it_costs() -> None:
    for moves in (0, 40, 90):
        state = after(moves, seats=4)
        lines = painted(state, 0, width=300).split("\n")
        words = Words("uprising", "en")
        for space in state.view(0)["spaces"]:
            name = words.text(f"space-{space['id']}")
            line = next(line for line in lines if f" {name}: " in line and line[15] in "ox")
            assert line[15] == ("x" if space["agents"] else "o")
            for agent in space["agents"]:
                assert words.text(f"leader-{state.view(0)['players'][agent]['leader']}") in line.split("Agent: ")[1]
    shown = painted(after(0), 0, width=300)
    assert "o   Sardaukar: (pay 4 spice) draw 1 Intrigue card; recruit 4 troops" in shown
    assert "o C Desert Tactics: (pay 1 water) recruit 1 troop; you may trash a card" in shown
    assert "only if you have 2 influence with the Spacing Guild" in shown


@pytest.mark.parametrize(("seats", "third"), [(2, True), (3, True), (4, False)])
def test_the_third_reward_is_for_a_tie_unless_four_play(seats: int, third: bool) -> None:
    assert ("3rd (only for a tie for 2nd): " in painted(after(0, seats=seats), 0)) is third
    assert ("  3rd: " in painted(after(0, seats=seats), 0)) is not third


@pytest.mark.parametrize(("game_id", "prefix"), [("uprising", "UPR-"), ("conquest", "CON-")])
def test_the_help_names_a_rule_of_the_game_at_hand(game_id: str, prefix: str) -> None:
    game = sandtable.game(game_id)
    state, words = game.new(4, 1), Words(game_id, "en")
    screen, save = Screen(io.StringIO("help\nquit\n"), io.StringIO()), Save(None, Note((0,), "random", "en"))
    bots = {seat: player("random", game_id, 1) for seat in range(1, state.seats)}
    with pytest.raises(Left):
        Session(screen, words, painter(game_id, words), state, (0,), bots, save).run()
    assert isinstance(screen.target, io.StringIO)
    assert f"(“? {prefix}" in screen.target.getvalue()


def test_the_swordmaster_is_shown_at_its_present_price() -> None:
    assert "Swordmaster: (pay 8 Solari)" in painted(after(0), 0)
    for seed in range(40):
        state = after(10_000, seed)
        if any(one["swordmaster"] for one in state.view(None)["players"]):
            assert "Swordmaster: (pay 6 Solari)" in painted(state, 0)
            return
    raise AssertionError("nobody ever gained a Swordmaster")


def test_the_reader_sees_the_own_hand_and_nobody_elses() -> None:
    words = Words("uprising", "en")
    for moves in (0, 30, 120):
        state = after(moves, seats=4, choam=True)
        for seat in range(4):
            own = state.view(seat)["players"][seat]
            hand = "\n".join(brush().hand(state.view(seat), 100))
            for card in own["hand"]["known"]:
                assert words.text(f"card-{card}") in hand
            for card in own["intrigue"]["known"]:
                assert f"{words.text(f'intrigue-{card}')}: " in hand
        assert brush().hand(state.view(None), 100) == []


def test_the_table_of_an_imagined_game_is_the_same() -> None:
    """What the painter shows follows from what the seat can know."""
    for moves in (0, 60, 150, 220):
        state = after(moves, seats=4, choam=True)
        for seat in range(4):
            assert painted(state, seat) == painted(state.determinize(seat, 99), seat)


class TestChoices:
    def test_cards_in_hand_say_where_they_lead_and_what_they_do(self) -> None:
        state = GAME.new(3, 5, leader_0="muad_dib", leader_1="gurney_halleck", leader_2="lady_jessica")
        seen: dict[str, str] = {}
        bot = player("random", "uprising", 5)
        while not {"signet_ring", "dagger", "diplomacy"} <= set(seen):
            seat = state.to_act[0]
            if seat == 0:
                seen |= menu(state)
            state.play(seat, bot.choose(state, seat))
        assert (
            seen["signet_ring"]
            == "Signet Ring [Landsraad, City, Spice Trade] Agent: draw 1 card · Reveal: 1 Persuasion"
        )
        assert seen["dagger"] == "Dagger [Landsraad] Reveal: 1 sword"
        assert seen["diplomacy"] == "Diplomacy [all factions] Reveal: 1 Persuasion"

    def test_cards_on_sale_say_to_whom_they_belong(self) -> None:
        """A Fremen Bond counts Fremen cards: who buys one wants to know."""
        shown = " ".join(painted(GAME.new(3, 3), 0).split())
        assert "Maula Pistol (3) Fremen [City, Spice Trade] Agent: draw 1 card" in shown
        assert "Unswerving Loyalty (1) Fremen Reveal: 1 Persuasion" in shown
        assert "Dagger [Landsraad] Reveal: 1 sword" in shown

    def test_spaces_say_what_they_cost_and_give(self) -> None:
        state = first("prompt-space")
        for name, text in menu(state).items():
            assert text.startswith(Words("uprising", "en").text(f"space-{name}") + ": ")

    def test_spaces_of_factions_say_that_they_give_influence(self) -> None:
        shown = " ".join(painted(GAME.new(3, 3), 0).split())
        assert "Fremkit: draw 1 card · 1 influence with the Fremen" in shown
        assert shown.count("· 1 influence with the ") == len([space for space in SPACES if space.influence >= 0])

    def test_the_two_prices_of_a_space(self) -> None:
        texts: set[str] = set()
        for seed in range(1, 200, 7):
            texts |= set(menu(first("prompt-entry", seed=seed)).values())
        assert texts == {
            "recruit 2 troops",
            "(pay 2 Solari) recruit 2 troops; gain 1 water",
            "gain 2 Solari",
            "(pay 1 spice) gain 4 Solari",
        }

    def test_cards_on_sale_show_their_cost(self) -> None:
        state = first("prompt-reveal-turn")
        texts = menu(state)
        costs = {card.id: card.cost for card in CARDS}
        on_sale = [name for name in texts if name in costs]
        assert on_sale
        for name in on_sale:
            assert f"(buy for {costs[name]})" in texts[name]

    def test_effects_that_wait_say_where_they_stand(self) -> None:
        """At Arrakeen: the space's own card to draw, and the one that Calculus of Power trashes."""
        table = position(hand={"A": "calculus_of_power"}, garrison={"A": 0}).turn("A")
        texts = menu(table.play("A", "calculus_of_power", "arrakeen").g)
        assert texts["space/arrakeen/0/1"] == "Arrakeen: draw 1 card"
        assert texts["card/calculus_of_power/agent"] == "Calculus of Power: you may trash a card"
        offered = "contract_arrakeen_water, contract_harvest_3"
        table = position(hand={"A": "diplomacy"}, influence={"A": "emperor 3"}, choam=True, offered=offered).turn("A")
        texts = menu(table.play("A", "diplomacy", "dutiful_service").g)
        assert texts["visit/emperor"] == "1 influence with the Emperor"

    def test_intrigue_cards_say_what_they_do_now(self) -> None:
        texts = menu(first("prompt-combat", seats=4, seed=30))
        names = {card.id for card in INTRIGUE}
        assert all(text.startswith("play ") for name, text in texts.items() if name in names)

    def test_contracts_say_what_completes_them(self) -> None:
        texts = menu(first("prompt-contract", choam=True))
        assert any("→" in text for text in texts.values())


class TestLookingUp:
    def test_every_component_can_be_looked_up_in_every_language(self) -> None:
        for lang in LANGUAGES:
            paint = brush(lang)
            count = len(CARDS) + len(INTRIGUE) + len(CONFLICTS) + len(CONTRACTS) + len(LEADERS) + 22
            assert len(paint.cards()) == count
            for card in paint.cards():
                text = paint.card_text(card)
                assert text.strip()
                assert "table-" not in text
                assert "effect-" not in text

    def test_by_name_by_beginning_and_by_id(self) -> None:
        paint = brush()
        assert paint.cards_named("maula pistol") == ["card-maula-pistol"]
        assert paint.cards_named("maula_pistol") == ["card-maula-pistol"]
        assert paint.cards_named("Stilg") == ["card-stilgar-the-devoted"]
        assert set(paint.cards_named("Sardaukar")) == {"space-sardaukar"}
        assert paint.cards_named("no such thing") == []
        assert paint.card_text("card-maula-pistol") == (
            "(3) Fremen [City, Spice Trade] Agent: draw 1 card · Reveal: 1 Persuasion; 1 sword"
        )
        assert paint.card_text("intrigue-contingency-plan") == "Plot: gain 2 Solari · Combat: 3 swords"

    def test_what_one_holds(self) -> None:
        state = after(0)
        seat = state.to_act[0]
        hand = state.view(seat)["players"][seat]["hand"]["known"]
        assert brush().held(state.view(seat)) == [f"card-{card.replace('_', '-')}" for card in hand]


def test_a_card_that_does_not_exist_is_named_in_every_language() -> None:
    for lang in LANGUAGES:
        screen = Script()
        words = Words("uprising", lang)
        paint = painter("uprising", words)
        session = Session(screen, words, paint, after(0), (0,), {}, Save(None, Note((0,), "x", lang)))
        session._show_card(after(0).view(0), "zzz")
        assert isinstance(screen.target, io.StringIO)
        assert "zzz" in screen.target.getvalue()
        assert len(screen.target.getvalue()) < 100


class TestNews:
    def test_a_turn_is_told_in_one_line(self) -> None:
        state = GAME.new(3, 5, leader_0="muad_dib", leader_1="gurney_halleck", leader_2="lady_jessica")
        before = len(state.events(None))
        seat = state.to_act[0]
        while state.to_act == (seat,):
            state.play(seat, choose(state, seat))
        watcher = (seat + 1) % 3
        lines = brush().news(state.events(watcher)[before:])
        name = brush().seat_name(state.view(None), seat)
        told = [line for line in lines if line.startswith(f"{name} sends an Agent to ")]
        assert len(told) == 1
        assert "; " in told[0]
        assert told[0].count(name) == 1

    def test_nothing_that_matters_is_lost(self) -> None:
        """Every influence step, purchase and reward of a whole game is told."""
        state = after(10_000, seats=4, choam=True)
        words = Words("uprising", "en")
        events = state.events(0)
        told = " ".join(brush().news(events))
        assert len(events) > 300
        for event in events:
            if event.message in ("event-acquires", "event-gains-influence", "event-reward", "event-sends-agent"):
                deed = words.event(event).removeprefix(words.text(event.args["who"])).rstrip(".")
                assert deed in told

    def test_portions_are_summed(self) -> None:
        state = first("prompt-reveal-turn")
        seat = state.to_act[0]
        lines = brush().news(state.events(seat))
        assert f"has {state.view(seat)['players'][seat]['persuasion']} more Persuasion" in lines[-1]


class Script(Screen):
    """A person who answers as the heuristic would, by the labels on the screen."""

    def __init__(self) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.session: Session | None = None

    @property
    def width(self) -> int:
        return 100

    def ask(self, question: str) -> str:
        assert self.session is not None
        state = self.session.state
        option: Option = choose(state, state.to_act[0])
        label = next(choice.label for choice in self.session.menu.choices if option in choice.options)
        self.line(question + label)
        return label


@pytest.mark.parametrize(("lang", "seats"), [("en", 4), ("ru", 3), ("pl", 2), ("en", 1)])
def test_a_whole_game_is_played_by_the_labels_on_the_screen(lang: str, seats: int) -> None:
    screen = Script()
    words = Words("uprising", lang)
    state = GAME.new(seats, 11, choam=seats > 2)
    bots = {seat: player("heuristic", "uprising", seat) for seat in range(1, seats)}
    session = Session(screen, words, painter("uprising", words), state, (0,), bots, Save(None, Note((0,), "x", lang)))
    screen.session = session
    session.run()
    assert state.over
    assert isinstance(screen.target, io.StringIO)
    text = screen.target.getvalue()
    assert max(len(line) for line in text.split("\n")) <= 100
    for unread in ("prompt-", "event-", "effect-", "table-", "reason-", "option-"):
        assert unread not in text


def test_solo_players_see_how_hard_it_is_and_by_what_rivals_decide() -> None:
    options = {"difficulty": "mentat", "rival_0": "muad_dib", "rival_1": "staban_tuek", "imperium_row_churn": True}
    state = GAME.new(1, 3, **options)
    shown = painted(state, 0, width=200)
    assert "Mentat (hard) · Imperium Row Churn\n" in shown
    assert (
        "Staban Tuek (Rival): Prefers: Spacing Guild, Fremen, Bene Gesserit, Emperor · signet: gain 1 spice · "
        "spy network: recruit 2 troops"
    ) in shown
    assert "Swordmaster for 4 resources" in shown
    for_two = painted(GAME.new(2, 3, smart_politics=True), 0, width=200)
    assert "Sardaukar (medium)" not in for_two
    assert "Smart Politics" in for_two
