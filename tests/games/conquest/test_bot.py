"""The heuristic player of Conquest: it never fails, never peeks, and beats chance."""

import pytest

import sandtable
from sandtable.games.conquest.bot import choose, weigh
from sandtable.games.conquest.bot.outlook import Outlook
from sandtable.games.conquest.factions import FACTION_IDS, LEADER_INDEX
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.gain_cards import visit_market
from sandtable.games.conquest.rules.revival import revive
from sandtable.games.conquest.rules.ship_move import ship_and_move
from sandtable.games.conquest.state import Table
from sandtable.games.conquest.terms import DECK, HANDS
from sandtable.players import RandomPlayer
from tests.games.conquest.fighting import duel, fight, to_plan
from tests.games.conquest.position import Position, position

MODES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (3, {}),
    (2, {}),
    (2, {"mode": "alliance"}),
    (2, {"mode": "alliance", "alliance_leaders": "secret"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_it_plays_every_mode_to_the_end_and_sees_only_its_own_seat(seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        state = sandtable.game("conquest").new(seats, seed, **options)
        while not state.over:
            seat = state.to_act[0]
            chosen = choose(state, seat)
            if state.move_count % 11 == 0:
                assert choose(state.determinize(seat, state.move_count), seat) is chosen
            state.play(seat, chosen)


def test_a_spy_is_sent_even_by_somebody_who_does_not_fight() -> None:
    table = position(
        "atreides, harkonnen, fremen",
        forces="carthag: atreides 2, harkonnen 2",
        market={"fremen": "spy"},
        traitors={"harkonnen": "stilgar"},
        windows=True,
    ).start(battle_phase)
    while "fremen" not in table.asked():
        table.play(table.asked()[0], "pass")
    table.play("fremen", "spy")
    seat = table.seat("fremen")
    assert choose(table.g, seat) in table.g.options(seat)


class TestLeaders:
    """Whom to field, and whom to bring back."""

    def test_a_leader_known_to_be_bought_stays_at_home(self) -> None:
        """The Imperium have shown all that Stilgar is theirs."""
        table = duel("fremen 6", "imperium 6", traitors={"imperium": "stilgar"}, battle={"fremen": "snooper"})
        to_plan(table, "fremen")
        seat = table.seat("fremen")
        assert choose(table.g, seat).name == "stilgar"
        shown(table, "stilgar", "imperium")
        assert choose(table.g, seat).name != "stilgar"

    def test_harkonnen_meet_no_strong_leader_for_those_they_have_bought(self) -> None:
        bought = {"harkonnen": "stilgar, chani, liet_kynes"}
        table = duel("fremen 6", "harkonnen 6", traitors=bought, battle={"fremen": "snooper"})
        to_plan(table, "fremen")
        assert choose(table.g, table.seat("fremen")).name in ("shadout_mapes", "jamis")

    def test_a_traitor_shown_once_is_not_trusted_after_an_exchange(self) -> None:
        """One card of that hand went back under the deck, nobody else knows which."""
        table = duel("harkonnen 6", "fremen 6", traitors={"harkonnen": "liet_kynes"}, battle={"fremen": "snooper"})
        shown(table, "liet_kynes", "harkonnen")
        table.play("harkonnen", "exchange", "liet_kynes")
        g, seat = table.g, table.seat("fremen")
        to_plan(table, "fremen")
        assert LEADER_INDEX["liet_kynes"] not in g.traitor_cards.known(seat, HANDS[table.seat("harkonnen")])
        outlook = Outlook(g, seat)
        assert outlook.betrays(LEADER_INDEX["liet_kynes"]) > 2 * outlook.betrays(LEADER_INDEX["chani"])

    def test_a_traitor_shown_once_is_not_brought_back_while_there_are_others(self) -> None:
        table = position(
            "fremen, harkonnen", traitors={"harkonnen": "stilgar"}, dead="stilgar, chani, liet_kynes, jamis", round=3
        )
        shown(table, "stilgar", "harkonnen")
        table.start(revive, 0).play("fremen", "0")
        assert choose(table.g, 0).name in ("chani", "liet_kynes")

    @pytest.mark.parametrize(
        ("weapon", "fielded"), [("crysknife", ("dr_yueh",)), ("nothing", ("duke_leto", "lady_jessica"))]
    )
    def test_prescience_says_who_would_die(self, weapon: str, fielded: tuple[str, ...]) -> None:
        """Nobody good is sent against a weapon that nothing at hand stops."""
        table = duel("atreides 6", "imperium 6", battle={"imperium": "crysknife"})
        fight(table, until="prompt-prescience", imperium=f"sardaukar_bashar, {weapon}, nothing, 4")
        table.play("atreides", "see_weapon", *(["pass"] if table.asked() == ["imperium"] else []))
        to_plan(table, "atreides")
        assert choose(table.g, table.seat("atreides")).name in fielded

    def test_prescience_says_how_many_are_needed(self) -> None:
        """Six against six: who is seen to dial all of them is not to be beaten."""
        dialled = []
        for dial in ("0", "6"):
            table = duel("atreides 6", "imperium 6", battle={"imperium": "crysknife"})
            fight(table, until="prompt-prescience", imperium=f"sardaukar_bashar, nothing, nothing, {dial}")
            table.play("atreides", "see_dial", *(["pass"] if table.asked() == ["imperium"] else []))
            to_plan(table, "atreides").play("atreides", "dr_yueh", "nothing", "nothing")
            dialled.append(choose(table.g, table.seat("atreides")).value)
        assert dialled[0] > dialled[1] == 0


def shown(table: Position, leader: str, faction: str) -> None:
    """Everybody has seen that this faction holds the leader's traitor card."""
    table.g.traitor_cards.show(table.g, [LEADER_INDEX[leader]], HANDS[table.seat(faction)], table.g.everyone)


def test_somebody_is_left_to_hold_the_stronghold() -> None:
    for forces, foes in ((4, 4), (6, 6), (3, 2)):
        table = duel(f"imperium {foes}", f"fremen {forces}", battle={"fremen": "shield"})
        to_plan(table, "fremen").play("fremen", "chani", "nothing", "shield")
        assert choose(table.g, table.seat("fremen")).value < forces


class TestTheLastRound:
    """Spice and strongholds are points; forces are nothing any more."""

    def test_whoever_moves_last_ships_one_force_into_an_empty_stronghold(self) -> None:
        forces = (
            "tueks_sietch: harkonnen 6; arrakeen: harkonnen 6; habbanya_sietch: atreides 6; sietch_tabr: atreides 6"
        )
        table = position("imperium, harkonnen, atreides", forces=forces, first="harkonnen", round=5)
        table.start(ship_and_move, 0).play("imperium", choose(table.g, 0).name)
        assert (table.prompt("imperium"), choose(table.g, 0).name) == ("prompt-ship-count", "1")

    def test_nothing_is_bought(self) -> None:
        for round, wanted in ((2, "2"), (5, "0")):
            table = position("harkonnen, atreides", spice={"harkonnen": 16}, round=round).start(visit_market, 0)
            assert choose(table.g, 0).name == wanted

    @pytest.mark.parametrize(("round", "forces", "leader"), [(4, "8", "baron_harkonnen"), (5, "2", "done")])
    def test_nobody_is_revived_for_spice(self, round: int, forces: str, leader: str) -> None:
        table = position(
            "harkonnen, atreides",
            tanks={"harkonnen": 9},
            reserve={"harkonnen": 2},
            spice={"harkonnen": 20},
            dead="baron_harkonnen, beast_rabban",
            round=round,
        ).start(revive, 0)
        assert choose(table.g, 0).name == forces
        table.play("harkonnen", forces)
        assert choose(table.g, 0).name == leader

    def test_to_whoever_moves_last_places_are_worth_the_points_that_they_bring(self) -> None:
        """A stronghold five, less a spice for one force; a field of six spice three: that many are spent to fetch it.
        The storm will sweep one of the fields, but not in this round."""
        table = position(
            "imperium, harkonnen, atreides",
            forces="arrakeen: harkonnen 6; carthag: atreides 6; habbanya_sietch: atreides 6; sietch_tabr: harkonnen 6",
            ground={"red_chasm:6": 6, "habbanya_erg:16": 6},
            storm=5,
            first="harkonnen",
            round=5,
        ).start(ship_and_move, 0)
        worths = {option.name: worth for option, worth in weigh(table.g, 0).items()}
        assert worths["tueks_sietch:4"] == pytest.approx(4)
        assert worths["red_chasm:6"] == worths["habbanya_erg:16"] == pytest.approx(3)
        assert choose(table.g, 0).name == "tueks_sietch:4"

    @pytest.mark.parametrize(("ahead", "taken"), [("harkonnen", "arrakeen:9"), ("atreides", "carthag:10")])
    def test_a_stronghold_is_taken_from_somebody_who_is_ahead(self, ahead: str, taken: str) -> None:
        forces = (
            "polar_sink: imperium 6; tueks_sietch: imperium 5; arrakeen: harkonnen 3; carthag: atreides 3;"
            " habbanya_sietch: harkonnen 9; sietch_tabr: atreides 9"
        )
        table = position(
            "imperium, harkonnen, atreides",
            forces=forces,
            spice={"imperium": 14, "harkonnen": 0, "atreides": 0, ahead: 18},
            reserve={"imperium": 0},
            first="harkonnen",
            round=5,
        ).start(ship_and_move, 0)
        table.play("imperium", "polar_sink")
        assert choose(table.g, 0).name == taken

    @pytest.mark.parametrize(("round", "goal"), [(2, "red_chasm:6"), (3, "tueks_sietch:4"), (5, "tueks_sietch:4")])
    def test_the_stronghold_that_wins_is_worth_more_than_any_spice(self, round: int, goal: str) -> None:
        """From round 3 on the third one ends the game."""
        table = position(
            "imperium, harkonnen, atreides",
            forces="arrakeen: imperium 3; carthag: imperium 3; habbanya_sietch: harkonnen 9; sietch_tabr: atreides 9",
            ground={"red_chasm:6": 20},
            spice={"imperium": 18},
            storm=15,
            first="harkonnen",
            round=round,
        ).start(ship_and_move, 0)
        assert choose(table.g, 0).name == goal


def test_spice_is_not_fetched_from_before_the_storm_if_it_lies_elsewhere_too() -> None:
    """Ten spice in the sector that the storm sweeps next, nine where it does not come."""
    strongholds = ("arrakeen", "carthag", "sietch_tabr", "tueks_sietch", "habbanya_sietch")
    forces = "; ".join([f"{place}: harkonnen 1, atreides 1" for place in strongholds])
    ground = {"red_chasm:6": 10, "habbanya_erg:16": 9}
    for storm, goal in ((5, "habbanya_erg:16"), (15, "red_chasm:6")):
        table = position("imperium, harkonnen, atreides", forces=forces, ground=ground, storm=storm)
        table.start(ship_and_move, 0)
        assert choose(table.g, 0).name == goal


@pytest.mark.parametrize(("faction", "goal"), [("imperium", "cielago_north:2"), ("fremen", "hagga_basin:12")])
def test_only_those_fear_the_storm_whom_it_kills(faction: str, goal: str) -> None:
    """Ten spice in the sector that the storm sweeps next, nine where it does not come."""
    strongholds = ("arrakeen", "carthag", "sietch_tabr", "tueks_sietch", "habbanya_sietch")
    forces = "; ".join([f"{place}: harkonnen 1, atreides 1" for place in strongholds])
    table = position(
        f"{faction}, harkonnen, atreides",
        forces=f"{forces}; polar_sink: {faction} 5",
        reserve={faction: 0},
        ground={"hagga_basin:12": 10, "cielago_north:2": 9},
        storm=11,
    ).start(ship_and_move, 0)
    table.play(faction, "polar_sink")
    assert choose(table.g, 0).name == goal


def test_a_strong_leader_is_not_wasted_on_a_lost_cause() -> None:
    table = to_plan(duel("fremen 1", "harkonnen 8"), "fremen")
    assert choose(table.g, table.seat("fremen")).name == "jamis"


def test_harkonnen_give_back_the_traitor_that_they_will_not_meet() -> None:
    for dead, given_back in (("stilgar", "stilgar"), ("", "liet_kynes")):
        table = duel("harkonnen 4", "fremen 4", traitors={"harkonnen": "stilgar, chani"}, dead=dead)
        liet_kynes = table.g.traitor_cards.zones[DECK].index(LEADER_INDEX["liet_kynes"])
        table.luck((liet_kynes, len(table.g.traitor_cards.zones[DECK]))).play("harkonnen", "exchange")
        assert choose(table.g, table.seat("harkonnen")).name == given_back


def test_the_number_alone_should_do_against_a_single_force() -> None:
    """Both leaders may die; six forces do not leave it to them."""
    table = to_plan(duel("harkonnen 1", "fremen 6"), "fremen").play("fremen", "stilgar", "nothing", "nothing")
    assert choose(table.g, table.seat("fremen")).value >= 2


def test_from_round_3_on_a_third_stronghold_of_anybody_is_contested() -> None:
    """Harkonnen would win: before that the Fremen would rather harvest than meet six forces with five."""
    forces = (
        "arrakeen: harkonnen 6; carthag: harkonnen 6; sietch_tabr: harkonnen 6; polar_sink: fremen 5; tueks_sietch:"
        " imperium 9; habbanya_sietch: imperium 9"
    )
    chosen: dict[int, str] = {}
    for round in (2, 3):
        table = position(
            "fremen, harkonnen, imperium",
            forces=forces,
            ground={"hagga_basin:12": 14, "wind_pass:14": 14},
            reserve={"fremen": 0},
            round=round,
        ).start(ship_and_move, 0)
        table.play("fremen", choose(table.g, 0).name)
        chosen[round] = choose(table.g, 0).name
    assert chosen[2] in ("hagga_basin:12", "wind_pass:14")
    assert chosen[3] in ("arrakeen:9", "carthag:10", "sietch_tabr:13")


def won(games: int) -> dict[str, float]:
    """How often one heuristic player among three random ones wins, by faction, seats rotating."""
    wins = dict.fromkeys(FACTION_IDS[:4], 0)
    for number in range(games):
        first = number // 4 % 4
        order = FACTION_IDS[first:4] + FACTION_IDS[:first]
        mine = number % 4
        options = {f"faction_{seat}": order[seat] for seat in range(4)}
        state = sandtable.game("conquest").new(4, 1000 + number, **options)
        assert isinstance(state, Table)
        state.telling = False
        chance = RandomPlayer(number)
        while not state.over:
            seat = state.to_act[0]
            state.play(seat, choose(state, seat) if seat == mine else chance.choose(state, seat))
        assert state.result is not None
        wins[order[mine]] += mine in state.result.winners
    return {faction: count / (games / 4) for faction, count in wins.items()}


def test_one_among_three_random_players_wins() -> None:
    rates = won(64)
    assert min(rates.values()) >= 0.5
    assert sum(rates.values()) / 4 >= 0.7


@pytest.mark.soak
def test_one_among_three_random_players_wins_over_400_games() -> None:
    rates = won(400)
    assert min(rates.values()) >= 0.5
    assert sum(rates.values()) / 4 >= 0.7
