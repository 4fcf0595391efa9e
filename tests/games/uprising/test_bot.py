"""The heuristic player: it reads only what its seat may see, and plays a sensible game."""

from typing import Final

import pytest

from sandtable.games.uprising.bot import choose
from sandtable.games.uprising.bot.errands import best_errand
from sandtable.games.uprising.bot.fight import Fight
from sandtable.games.uprising.bot.judge import Judge
from sandtable.games.uprising.cards import CARD_KIND, CARD_NUMBER
from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.notation import DECLINE, END_TURN, REVEAL
from sandtable.games.uprising.rules.influence import gain_influence
from sandtable.games.uprising.state import ROW, Table
from sandtable.games.uprising.terms import EMPEROR, FREMEN, GUILD, SWORDMASTER
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State
from sandtable.players import RandomPlayer
from tests.games.uprising.position import Position, position


def dealt(seats: int = 4, seed: int = 1, **options: str | bool) -> Table:
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, Table)
    return state


def played(seats: int, seed: int, thinking: tuple[int, ...], **options: str | bool) -> State:
    """A whole game between the heuristic at some seats and random players at the others."""
    state = dealt(seats, seed, **options)
    state.telling = False
    random = RandomPlayer(seed)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, choose(state, seat) if seat in thinking else random.choose(state, seat))
    return state


def wins_among_random(games: int, seats: int, first_seed: int) -> int:
    won = 0
    for number in range(games):
        seat = number % seats
        result = played(seats, first_seed + number, (seat,), choam=number % 2 == 0).result
        assert result is not None
        won += seat in result.winners
    return won


class TestItSeesOnlyWhatItMay:
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_its_choice_is_the_same_in_every_state_that_it_cannot_tell_apart(self, seats: int) -> None:
        state = dealt(seats, 3 + seats, choam=seats != 3)
        compared = 0
        while not state.over:
            seat = state.to_act[0]
            chosen = choose(state, seat)
            if len(state.options(seat)) > 1 and state.move_count % 2 == 0:
                for seed in (1, 2):
                    assert choose(state.determinize(seat, seed), seat) is chosen
                compared += 1
            state.play(seat, chosen)
        assert compared > 40

    def test_choosing_changes_nothing_and_needs_no_chance(self) -> None:
        state = dealt(3, 8)
        while state.move_count < 150:
            seat = state.to_act[0]
            before = state.dump()
            chosen = choose(state, seat)
            assert choose(state, seat) is chosen
            assert state.dump() == before
            state.play(seat, chosen)


class TestItsJudgement:
    def test_the_second_step_with_a_faction_is_worth_more_than_the_first(self) -> None:
        g = dealt()
        before = Judge(g, Seat(0)).steps(GUILD, 1)
        gain_influence(g, Seat(0), GUILD, 1)
        assert Judge(g, Seat(0)).steps(GUILD, 1) > before

    def test_influence_is_not_swapped_for_itself(self) -> None:
        """A step from 3 to 4 with the Emperor is not worth having after a step down from 3 there."""
        table = position(
            influence={"A": "emperor 3, guild 4"}, alliances={"guild": "A"}, intrigue={"A": "change_allegiances"}
        ).turn("A")
        assert choose(table.g, 0) is REVEAL

    def test_influence_is_swapped_for_an_alliance(self) -> None:
        table = position(
            influence={"A": "emperor 3, fremen 3", "B": "fremen 6"},
            alliances={"fremen": "B"},
            intrigue={"A": "change_allegiances"},
        ).turn("A")
        while table.prompt("A") != "prompt-turn" or "change_allegiances" in table.options("A"):
            table.play("A", str(choose(table.g, 0)))
        assert table.influence("A") == {"emperor": 4, "fremen": 2}

    def test_taking_an_alliance_from_its_holder_is_worth_more_than_the_way_to_one(self) -> None:
        g = dealt()
        gain_influence(g, Seat(1), EMPEROR, 4)
        gain_influence(g, Seat(0), EMPEROR, 4)
        gain_influence(g, Seat(0), FREMEN, 2)
        judge = Judge(g, Seat(0))
        assert judge.steps(EMPEROR, 1) > judge.vp > max(judge.steps(FREMEN, 1), judge.steps(GUILD, 1))

    def test_it_parts_with_the_influence_that_costs_no_point(self) -> None:
        g = dealt()
        gain_influence(g, Seat(0), EMPEROR, 3)
        gain_influence(g, Seat(0), FREMEN, 2)
        judge = Judge(g, Seat(0))
        assert judge.fall(EMPEROR) < judge.fall(FREMEN)

    def test_resources_fade_towards_the_end_and_points_do_not(self) -> None:
        early = dealt()
        late = dealt()
        late.vp[1] = 9
        assert Judge(late, Seat(0)).spice < Judge(early, Seat(0)).spice
        assert Judge(late, Seat(0)).vp == Judge(early, Seat(0)).vp

    def test_the_spice_must_flow_is_the_best_buy_at_the_end(self) -> None:
        g = dealt()
        g.vp[1] = 9
        judge = Judge(g, Seat(0))
        flow = judge.bought(CARD_NUMBER["the_spice_must_flow"])
        others = {CARD_KIND[card] for card in g.cards.zones[ROW]}
        assert all(flow > judge.bought(kind) for kind in others)

    def test_no_troops_are_wasted_on_a_lost_conflict(self) -> None:
        g = dealt()
        for other in (1, 2, 3):
            g.troops[other] = 10
        g.garrison[0] = 3
        assert Fight(Judge(g, Seat(0))).best_deployment(3)[0] == 0

    def test_one_troop_takes_what_nobody_else_can_fight_for(self) -> None:
        g = dealt()
        g.reveal_order = [Seat(1), Seat(2), Seat(3)]
        count, gain = Fight(Judge(g, Seat(0))).best_deployment(3)
        assert (count, gain > 0) == (1, True)

    def test_more_strength_is_never_worth_less(self) -> None:
        g = dealt()
        g.troops[1] = 2
        g.troops[2] = 4
        fight = Fight(Judge(g, Seat(0)))
        values = [fight.value(2 * troops, 0.0, 0) for troops in range(10)]
        assert values == sorted(values)
        assert values[0] == 0.0

    def test_a_rich_player_without_swordmaster_gets_one(self) -> None:
        g = dealt(3, 2)
        seat = g.to_act[0]
        g.solari[seat] = 8
        kinds = [CARD_KIND[card] for card in g.hand(Seat(seat))]
        assert CARD_NUMBER["dagger"] in kinds, "a card with the Landsraad icon is at hand"
        errand = best_errand(Judge(g, Seat(seat)), kinds)
        assert errand is not None
        assert errand.space == SWORDMASTER


class TestItsDeck:
    """Every card that it owns makes the others come up less often."""

    def test_a_card_that_is_no_better_than_its_own_is_left(self) -> None:
        table = position(seats=4, hand={"A": "dune_the_desert_planet"}, row="smugglers_harvester").reveal_turn("A")
        assert table.options("A") == ["smugglers_harvester", "end_turn"]
        assert choose(table.g, 0) is END_TURN

    def test_prepare_the_way_is_bought_for_a_poor_deck_and_not_for_a_good_one(self) -> None:
        bought = "prepare_the_way, prepare_the_way, maula_pistol, leadership, desert_power, overthrow, steersman"
        for discard, wanted in (("", "prepare_the_way"), (f"{bought}, long_live_the_fighters", "end_turn")):
            table = position(seats=4, hand={"A": "convincing_argument"}, discard={"A": discard}).reveal_turn("A")
            assert str(choose(table.g, 0)) == wanted

    def test_what_a_card_is_worth_falls_with_the_number_of_cards_and_with_their_worth(self) -> None:
        worth = []
        for discard in ("", "dagger, dune_the_desert_planet, seek_allies", "maula_pistol, leadership, desert_power"):
            table = position(seats=4, deck={"A": "dagger"}, discard={"A": discard})
            worth.append(Judge(table.g, Seat(0)).quality(CARD_NUMBER["overthrow"]))
        assert worth[0] > worth[1] > worth[2]

    def test_in_a_large_deck_a_card_comes_up_less_often(self) -> None:
        judge = Judge(dealt(), Seat(0))
        often = judge.uses()
        judge.deck_size *= 2
        assert judge.uses() < 0.6 * often

    def test_a_small_deck_is_not_thinned(self) -> None:
        hand = "dagger, reconnaissance, seek_allies, diplomacy"
        for deck, wanted in (
            ("dagger, convincing_argument, signet_ring, dune_the_desert_planet", "dagger"),
            ("", "decline"),
        ):
            table = position(seats=4, hand={"A": hand}, deck={"A": deck}, water={"A": 2}).turn("A")
            table.play("A", "diplomacy", "desert_tactics")
            assert table.prompt("A") == "prompt-trash"
            assert str(choose(table.g, 0)) == wanted


REST_OF_DECK: Final = "convincing_argument, convincing_argument, signet_ring, seek_allies"


class TestItsSpice:
    """It is spent while it still buys something."""

    @pytest.mark.parametrize(("own", "leader", "wanted"), [(4, 8, "sardaukar"), (3, 3, "dutiful_service")])
    def test_it_is_not_hoarded_to_the_end_and_not_wasted_before(self, own: int, leader: int, wanted: str) -> None:
        """Either space brings the same step with the Emperor; Sardaukar takes spice for troops and an Intrigue card."""
        table = position(
            seats=4,
            hand={"A": "corrinth_city"},
            deck={"A": REST_OF_DECK},
            spice={"A": 8},
            vp={"A": own, "B": leader},
            placed={"A": "arrakeen"},
            garrison={"A": 6},
            troops={"B": 8, "C": 4},
            influence={"A": "emperor 2"},
            conflict="battle_for_spice_refinery",
        ).turn("A")
        table.play("A", "corrinth_city")
        assert str(choose(table.g, 0)) == wanted

    def test_in_the_last_round_a_spice_is_worth_more_to_whoever_may_be_tied(self) -> None:
        worth = []
        for leader, own in ((3, 3), (9, 9), (9, 4)):
            table = position(seats=4, spice={"A": 8}, vp={"A": own, "B": leader})
            worth.append(Judge(table.g, Seat(0)).spice)
        assert worth[0] > worth[1] > worth[2] > 0.0


class TestItsSpies:
    """A spy is recalled for a card unless it is worth more where it is."""

    def test_it_is_recalled_for_a_card(self) -> None:
        assert str(choose(self.at_the_assembly_hall("post_assembly").g, 0)) == "post_assembly"

    def test_it_is_kept_when_there_is_no_card_to_draw(self) -> None:
        assert choose(self.at_the_assembly_hall("post_assembly", deck="").g, 0) is DECLINE

    def test_a_discard_pile_is_shuffled_and_drawn_from(self) -> None:
        table = self.at_the_assembly_hall("post_assembly", deck="", discard=REST_OF_DECK)
        assert str(choose(table.g, 0)) == "post_assembly"

    @pytest.mark.parametrize(
        ("spies", "intrigue", "kept"),
        [
            ("post_assembly, post_choam", "spring_the_trap", True),
            ("post_assembly, post_choam", "contingency_plan", False),
            ("post_assembly, post_choam, post_guild", "spring_the_trap", False),
        ],
    )
    def test_two_are_kept_for_the_card_that_decides_the_conflict(self, spies: str, intrigue: str, kept: bool) -> None:
        table = self.at_the_assembly_hall(
            spies,
            intrigue=intrigue,
            troops={"A": 3, "B": 6, "C": 2},
            revealed="BCD",
            conflict="battle_for_imperial_basin",
        )
        assert (choose(table.g, 0) is DECLINE) is kept

    @pytest.mark.parametrize(
        ("conflict", "kept"), [("battle_for_arrakeen", True), ("battle_for_imperial_basin", False)]
    )
    def test_two_are_kept_for_the_point_that_a_conflict_gives_for_them(self, conflict: str, kept: bool) -> None:
        table = self.at_the_assembly_hall(
            "post_assembly, post_choam", troops={"A": 6}, revealed="BC", conflict=conflict
        )
        assert (choose(table.g, 0) is DECLINE) is kept

    @pytest.mark.parametrize(("occupied", "kept"), [("sardaukar", True), ("", False)])
    def test_one_is_kept_for_the_taken_space_that_the_next_agent_wants(self, occupied: str, kept: bool) -> None:
        table = position(
            seats=4,
            hand={"A": "diplomacy, sardaukar_coordination"},
            deck={"A": REST_OF_DECK},
            spies={"A": "post_emperor"},
            placed={"B": occupied},
            spice={"A": 5},
            influence={"A": "emperor 3"},
        ).turn("A")
        table.play("A", "diplomacy", "dutiful_service")
        assert table.prompt("A") == "prompt-gather"
        assert (choose(table.g, 0) is DECLINE) is kept

    def test_of_two_the_one_is_recalled_that_the_next_agent_does_not_need(self) -> None:
        """Both watch the Spice Refinery; one of them alone opens the Research Station, where somebody is."""
        table = position(
            seats=4,
            hand={"A": "reconnaissance, prepare_the_way, diplomacy"},
            deck={"A": REST_OF_DECK},
            spies={"A": "post_arrakeen_refinery, post_refinery_research"},
            placed={"B": "research_station"},
            water={"A": 3},
            spice={"A": 3},
        ).turn("A")
        table.play("A", "reconnaissance", "spice_refinery")
        if table.prompt("A") == "prompt-entry":
            table.play("A", table.options("A")[0])
        assert table.prompt("A") == "prompt-gather"
        assert str(choose(table.g, 0)) == "post_arrakeen_refinery"

    def test_the_last_agent_leaves_none_for_the_next(self) -> None:
        table = position(
            seats=4,
            hand={"A": "diplomacy, sardaukar_coordination"},
            deck={"A": REST_OF_DECK},
            spies={"A": "post_emperor"},
            placed={"A": "arrakeen", "B": "sardaukar"},
            spice={"A": 5},
            influence={"A": "emperor 3"},
        ).turn("A")
        table.play("A", "diplomacy", "dutiful_service")
        assert str(choose(table.g, 0)) == "post_emperor"

    def test_it_is_recalled_for_what_that_makes_the_card_do_that_is_played(self) -> None:
        """There is nothing to draw, but in a turn with a recalled spy Public Spectacle brings Influence."""
        hand = "public_spectacle, diplomacy"
        table = position(seats=4, hand={"A": hand}, deck={"A": ""}, spies={"A": "post_assembly"}).turn("A")
        table.play("A", "public_spectacle", "assembly_hall")
        assert str(choose(table.g, 0)) == "post_assembly"

    @staticmethod
    def at_the_assembly_hall(
        spies: str,
        deck: str = REST_OF_DECK,
        discard: str = "",
        intrigue: str = "",
        troops: dict[str, int] | None = None,
        revealed: str = "",
        conflict: str = "skirmish_crysknife",
    ) -> Position:
        """A's first Agent enters the Assembly Hall, where a spy of A watches."""
        table = position(
            seats=4,
            hand={"A": "dagger, diplomacy"},
            deck={"A": deck},
            discard={"A": discard},
            spies={"A": spies},
            intrigue={"A": intrigue},
            troops=troops,
            revealed=revealed,
            conflict=conflict,
        ).turn("A")
        table.play("A", "dagger", "assembly_hall")
        assert table.prompt("A") == "prompt-gather"
        return table


class TestItsTroops:
    """They go where they win something."""

    @pytest.mark.parametrize(("others", "sent"), [(1, "2"), (12, "0")])
    def test_they_stay_at_home_when_the_conflict_is_lost(self, others: int, sent: str) -> None:
        table = position(
            seats=4,
            hand={"A": "dune_the_desert_planet, diplomacy"},
            deck={"A": REST_OF_DECK},
            garrison={"A": 5},
            troops={"B": others, "C": others, "D": others},
            conflict="battle_for_imperial_basin",
        ).turn("A")
        table.play("A", "dune_the_desert_planet", "imperial_basin")
        assert (table.prompt("A"), str(choose(table.g, 0))) == ("prompt-deploy", sent)


class TestItsRevealTurn:
    """It comes when the cards at hand do more there than by sending an Agent."""

    @pytest.mark.parametrize(
        ("hand", "row", "wanted"),
        [
            ("reconnaissance, convincing_argument, convincing_argument", "maula_pistol", "reconnaissance"),
            (
                "prepare_the_way, reconnaissance, convincing_argument, convincing_argument",
                "long_live_the_fighters",
                "reveal",
            ),
        ],
    )
    def test_an_agent_is_sent_unless_the_card_buys_more(self, hand: str, row: str, wanted: str) -> None:
        """Without the card the first hand still buys something; the second then lacks what the one great card costs."""
        table = position(
            seats=4,
            hand={"A": hand},
            placed={"A": "arrakeen"},
            row=row,
            garrison={"A": 0},
            water={"A": 0},
        ).turn("A")
        assert str(choose(table.g, 0)) == wanted


class TestItsIntrigue:
    """Cards are kept for a better moment as long as there may be one."""

    @pytest.mark.parametrize("card", ["special_mission", "shaddams_favor", "contingency_plan"])
    def test_a_plot_card_is_played_in_what_is_likely_the_last_round(self, card: str) -> None:
        assert str(choose(self.before_the_reveal_turn(card, leader=9).g, 0)) == card

    @pytest.mark.parametrize("card", ["special_mission", "shaddams_favor"])
    def test_it_is_kept_while_there_is_time(self, card: str) -> None:
        assert choose(self.before_the_reveal_turn(card, leader=1).g, 0) is REVEAL

    @pytest.mark.parametrize(("won", "wanted"), [("skirmish_crysknife", "reveal"), ("", "crysknife")])
    def test_a_card_that_scores_at_the_end_is_not_played_for_a_spice(self, won: str, wanted: str) -> None:
        """Nor is it kept for a point that cannot come any more."""
        table = self.before_the_reveal_turn("crysknife", leader=9, won=won, conflict_deck="")
        assert str(choose(table.g, 0)) == wanted

    @pytest.mark.parametrize(("against", "wanted"), [(4, "contingency_plan"), (12, "pass"), (1, "pass")])
    def test_a_combat_card_is_played_where_it_decides(self, against: int, wanted: str) -> None:
        table = position(
            seats=4,
            intrigue={"A": "contingency_plan"},
            troops={"A": 3, "B": against},
            conflict="battle_for_imperial_basin",
        ).combat()
        assert table.prompt("A") == "prompt-combat"
        assert str(choose(table.g, 0)) == wanted

    def test_what_scores_at_the_end_is_played_then(self) -> None:
        table = position(intrigue={"A": "desert_mouse"}, won={"A": "protect_the_sietches"}, conflict_deck="").recall()
        assert table.prompt("A") == "prompt-endgame"
        assert str(choose(table.g, 0)) == "desert_mouse"

    @staticmethod
    def before_the_reveal_turn(card: str, leader: int, won: str = "", conflict_deck: str | None = None) -> Position:
        return position(
            seats=4,
            hand={"A": "dagger"},
            deck={"A": REST_OF_DECK},
            intrigue={"A": card},
            vp={"A": min(6, leader), "B": leader},
            placed={"A": "arrakeen, gather_support"},
            won={"A": won},
            conflict="battle_for_imperial_basin",
            conflict_deck=conflict_deck,
        ).turn("A")


class TestWholeGames:
    @pytest.mark.parametrize("seats", [3, 4])
    def test_it_beats_random_players(self, seats: int) -> None:
        assert wins_among_random(10, seats, 100) >= 9

    @pytest.mark.parametrize("seats", [3, 4])
    def test_among_its_own_kind_games_end_with_high_scores(self, seats: int) -> None:
        best = []
        for seed in range(6):
            result = played(seats, seed, tuple(range(seats)), choam=seed % 2 == 0).result
            assert result is not None
            best.append(max(result.scores))
        assert sum(score >= 10 for score in best) >= 4

    @pytest.mark.parametrize("seats", [1, 2])
    def test_it_plays_against_rivals_to_the_end(self, seats: int) -> None:
        for seed in range(2):
            assert played(seats, seed, tuple(range(seats))).over

    def test_it_ends_its_reveal_turn(self) -> None:
        """Nothing on offer tempts it for ever."""
        state = dealt(4, 6)
        while state.move_count < 400 and not state.over:
            seat = state.to_act[0]
            state.play(seat, choose(state, seat))
        assert any(option is END_TURN for _, option in state.moves())


@pytest.mark.soak
def test_one_among_three_random_players_wins_nine_games_of_ten() -> None:
    assert wins_among_random(200, 4, 1000) >= 180


@pytest.mark.soak
def test_four_of_them_finish_in_time_with_ten_points_mostly() -> None:
    states = [played(4, seed, (0, 1, 2, 3), choam=seed % 2 == 0) for seed in range(100)]
    results = [state.result for state in states]
    assert sum(result is not None and max(result.scores) >= 10 for result in results) >= 75
    assert all(isinstance(state, Table) and state.round <= 10 for state in states)
