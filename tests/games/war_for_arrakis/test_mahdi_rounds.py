"""The frame of the game before the Mahdi: set-up, Start and End of the Round, dice, spice (WFA-SOLO)."""

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA, SECTORS
from sandtable.games.war_for_arrakis.cards.tactics import TACTICS
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.mahdi.tactics import (
    TACTIC_DECK,
    TACTIC_DISCARD,
    TACTIC_IDS,
    TACTIC_SECTORS,
    TACTIC_SIETCH,
)
from sandtable.games.war_for_arrakis.rules.course import play_round, start_of_round
from sandtable.games.war_for_arrakis.rules.dice import roll_action_dice
from sandtable.games.war_for_arrakis.rules.end_of_round import end_of_round
from sandtable.games.war_for_arrakis.rules.hazards import harvester_threatened, resolve_storm
from sandtable.games.war_for_arrakis.rules.mahdi.battles import endangered
from sandtable.games.war_for_arrakis.rules.mahdi.rounds import mahdi_new_target
from sandtable.games.war_for_arrakis.rules.mahdi.spice import mahdi_spends
from sandtable.games.war_for_arrakis.rules.mahdi.turns import mahdi_spends_die, mahdi_turn, roll_die
from sandtable.games.war_for_arrakis.rules.settlements import destroy_settlement
from sandtable.games.war_for_arrakis.state import ASIDE, SHOWN, Table
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    DEPLOYMENT,
    FACES,
    HARKONNEN,
    HAZARDS,
    IMPERIUM_IDS,
    STRATEGY,
)
from sandtable.kernel.errors import BadSetup
from tests.games.war_for_arrakis.mahdi import against, reasons, reinforcement_decks, told


def begun(seed: int = 1) -> Table:
    g = sandtable.game("war_for_arrakis").new(1, seed)
    assert isinstance(g, Table)
    return g


@pytest.mark.rule("WFA-SOLO-01", "WFA-GEN-02", "WFA-SOLO-06", "WFA-RUL-59")
def test_a_lone_player_has_both_atreides_powers_and_the_mahdi_has_no_seat() -> None:
    g = begun()
    assert list(g.seat_of_power) == [0, 0, -1, -1]
    view = g.view(0)
    assert view["players"] == [{"seat": 0, "side": "atreides", "powers": ["house_atreides", "fremen_ally"]}]
    # Set-up is that of two players: the Harkonnen tokens are figures, and all twelve then form the pool.
    assert view["mahdi"]["tokens_left"] == {"silver": 6, "black": 6}
    legions = {area["area"]: area["legions"] for area in view["areas"] if "settlement" in area}
    assert len(legions) == 6
    assert all("silver_tokens" not in legion for area in legions.values() for legion in area)


@pytest.mark.rule("WFA-SOLO-01")
def test_nobody_plays_the_harkonnen_side_before_the_mahdi() -> None:
    with pytest.raises(BadSetup):
        sandtable.game("war_for_arrakis").new(1, 1, side_0="harkonnen")


@pytest.mark.rule("WFA-SOLO-02", "WFA-RUL-99")
def test_two_players_share_the_atreides_side_without_cones_of_silence() -> None:
    g = sandtable.game("war_for_arrakis").new(2, 1, opponent="mahdi")
    assert isinstance(g, Table)
    assert list(g.seat_of_power) == [0, 1, -1, -1]
    assert g.shared(ATREIDES)
    assert list(g.cones) == [0, 0]
    # House Atreides chooses where no criterion decides, in phase 3 the Fremen Ally.
    g.phase = ACTIONS
    assert g.chooser == 0
    g.phase = HAZARDS
    assert g.chooser == 1
    with pytest.raises(BadSetup):
        sandtable.game("war_for_arrakis").new(3, 1, opponent="mahdi")


@pytest.mark.rule("WFA-SOLO-03", "WFA-SOLO-04", "WFA-COMP-15", "WFA-DATA-20")
def test_eight_cards_name_a_sector_and_a_sietch_each() -> None:
    assert len(TACTICS) == 8
    assert sorted(TACTIC_SIETCH) == list(range(8))
    central = [card for card, sectors in zip(TACTIC_IDS, TACTIC_SECTORS) if len(sectors) > 1]
    assert central == ["tactic_windgap", "tactic_hobars_gap"]
    assert all(sectors == tuple(SECTORS[4:]) for sectors in TACTIC_SECTORS if len(sectors) > 1)


@pytest.mark.rule("WFA-SOLO-07", "WFA-SACT-10")
def test_sietches_stay_facedown_and_the_player_sees_them() -> None:
    g = begun()
    for area in g.view(0)["areas"]:
        if "sietch" in area:
            assert area["sietch"]["rank"] in (1, 2, 3)
            assert not area["sietch"]["face_up"]
            assert area["legions"][0]["tokens"][0]["units"] is not None
    # The Mahdi goes by ranks, so they are no secret; what tokens show is one.
    for area in g.view(None)["areas"]:
        if "sietch" in area:
            assert area["sietch"]["rank"] is not None
            assert area["legions"][0]["tokens"][0]["units"] is None


# The Start of the Round.


@pytest.mark.rule("WFA-SOLO-08", "WFA-SOLO-09", "WFA-SOLO-10", "WFA-SOLO-14", "WFA-SOLO-15")
def test_the_round_begins_with_two_visions_two_tactical_cards_and_two_reinforcements() -> None:
    g = begun()
    assert len(g.prescience_cards.zones[SHOWN]) == 2
    mahdi = g.automaton
    assert mahdi.harvest_card() >= 0
    assert mahdi.target == TACTIC_SIETCH[mahdi.target_card()]
    assert [power for power, _ in mahdi.reinforcements] == [3, 2]
    view = g.view(0)
    assert view["mahdi"]["reinforcements"] == [
        {"power": "corrino_ally", "card": None},
        {"power": "house_harkonnen", "card": None},
    ]
    assert view["planning"]["house_harkonnen"]["known"] == []


@pytest.mark.rule("WFA-EX-18")
@pytest.mark.parametrize("harvest", ["gara_kulon", "windgap"])
def test_the_first_card_is_the_harvest_and_the_second_the_target(harvest: str) -> None:
    table = against(harvest=harvest, target="tasmin_sink")
    sectors = TACTIC_SECTORS[table.g.automaton.harvest_card()]
    assert sectors == ((SECTORS[0],) if harvest == "gara_kulon" else tuple(SECTORS[4:]))
    assert against(target="gara_kulon").g.view(0)["mahdi"]["target"] == "gara_kulon"


@pytest.mark.rule("WFA-SOLO-11", "WFA-SOLO-12")
@pytest.mark.parametrize("seed", range(12))
def test_a_card_of_the_same_sector_or_of_a_fallen_sietch_is_discarded(seed: int) -> None:
    table = against(
        harvest="rock_outcroppings",
        target=None,
        destroyed="windgap, hobars_gap, sihaya_ridge, gara_kulon, tasmin_sink",
        seed=seed,
    )
    table.start(mahdi_new_target)
    # Of those that stand only Habbanya Ridge lies outside the Harvesting Sector.
    assert table.g.view(0)["mahdi"]["target"] == "habbanya_ridge"
    gone = table.g.automaton.tactics.zones[TACTIC_DISCARD]
    assert len(told(table, "event-mahdi-no-target")) == len(gone)


@pytest.mark.rule("WFA-SOLO-13", "WFA-RUL-60")
def test_a_new_target_is_drawn_when_the_target_falls() -> None:
    table = against(target="windgap", harvest="rock_outcroppings", sietches={"windgap": 1})
    table.start(destroy_settlement, ATREIDES, AREA["windgap"])
    view = table.g.view(0)["mahdi"]
    assert view["target"] not in (None, "windgap", "rock_outcroppings", "bight_of_the_cliff")
    assert "tactic_windgap" in view["tactics_discarded"]


@pytest.mark.rule("WFA-RUL-60")
def test_where_no_card_fits_the_sector_does_not_matter_and_with_no_sietch_there_is_no_target() -> None:
    others = "windgap, hobars_gap, sihaya_ridge, gara_kulon, tasmin_sink, habbanya_ridge"
    table = against(harvest="rock_outcroppings", target=None, destroyed=others).start(mahdi_new_target)
    assert table.g.view(0)["mahdi"]["target"] == "bight_of_the_cliff"
    table = against(harvest="rock_outcroppings", target=None, destroyed=f"{others}, bight_of_the_cliff")
    table.start(mahdi_new_target)
    assert table.g.view(0)["mahdi"]["target"] == "rock_outcroppings"
    everything = f"{others}, bight_of_the_cliff, rock_outcroppings"
    table = against(harvest="rock_outcroppings", target=None, destroyed=everything)
    table.start(mahdi_new_target)
    assert table.g.view(0)["mahdi"]["target"] is None


@pytest.mark.rule("WFA-SOLO-14", "WFA-SOLO-15", "WFA-SOLO-30")
def test_reinforcements_gather_from_round_to_round() -> None:
    cards = "?house_harkonnen, ?corrino_ally, ?house_harkonnen, ?corrino_ally, ?house_harkonnen, ?corrino_ally"
    table = against(reinforcements=cards, phase="round_end")
    table.g.turn = None
    table.start(end_of_round).play_quietly(lambda: False)
    # No hand limit binds them.
    assert len(table.g.automaton.reinforcements) == 6
    table.start(start_of_round)
    assert reinforcement_decks(table)[-2:] == ["corrino_ally", "house_harkonnen"]
    assert len(table.g.automaton.reinforcements) == 8


# Dice.


@pytest.mark.rule("WFA-SOLO-16", "WFA-SSPC-11")
def test_the_mahdi_rolls_no_dice_at_the_start_of_the_phase() -> None:
    table = against()
    table.g.turn = None
    table.start(roll_action_dice)
    assert table.g.unrolled[HARKONNEN] == 8
    assert not any(table.unused("harkonnen").values())
    assert sum(table.unused("atreides").values()) == 4
    assert [args["who"] for args in told(table, "event-dice-rolled")] == ["side-atreides"]
    # They count as unused: the Atreides side may use Desert Power.
    assert table.g.unused(HARKONNEN) == 8


@pytest.mark.rule("WFA-SOLO-17", "WFA-SOLO-18", "WFA-SOLO-19")
def test_one_die_is_rolled_used_and_laid_down_with_its_result_and_the_tank_advances() -> None:
    table = against(tank={"baron_harkonnen": 1}, decks={"house_harkonnen": 18})
    table.start(mahdi_spends_die, STRATEGY)
    assert table.g.unrolled[HARKONNEN] == 7
    assert table.g.used[2 * 5 + STRATEGY] == 1
    assert table.tank("harkonnen") == [None, "baron_harkonnen", None, None, None]


@pytest.mark.rule("WFA-SOLO-20")
def test_a_result_shown_by_three_spent_dice_is_rolled_again() -> None:
    table = against(spent={"strategy": 3, "leadership": 2})
    rolled = {roll_die(table.g) for _ in range(200)}
    assert STRATEGY not in rolled
    assert rolled == set(FACES) - {STRATEGY}
    assert "event-mahdi-rerolls" in table.told("atreides")


@pytest.mark.rule("WFA-SSPC-19")
def test_a_forced_result_needs_no_roll_but_spends_a_die() -> None:
    table = against()
    table.g.forced_result = DEPLOYMENT
    table.start(mahdi_turn)
    assert [args["die"] for args in told(table, "event-mahdi-rolls")] == ["die-deployment"]
    assert table.g.unrolled[HARKONNEN] == 7


# Hazards.


@pytest.mark.rule("WFA-SOLO-21", "WFA-SBAT-03")
def test_storms_hit_the_mahdi_in_the_order_of_battles() -> None:
    table = against("se_01: harkonnen regular 2, elite 1, bashar 2", phase="hazards")
    table.g.turn = None
    table.start(resolve_storm, AREA["se_01"], 2, 0, 0)
    assert table.legion("harkonnen", "se_01") == "regular 3, bashar 1"


@pytest.mark.rule("WFA-SOLO-22", "WFA-RUL-72")
def test_the_only_carryall_waits_for_the_harvester_in_deep_desert() -> None:
    table = against(harvesters="se_01, se_02", flyers="air_se carryall", worms="se_01, se_02", phase="hazards")
    table.g.turn = None
    table.start(harvester_threatened, AREA["se_01"], 1 << AREA["se_02"])
    assert not table.g.harvesters >> AREA["se_01"] & 1
    table.start(harvester_threatened, AREA["se_02"], 0)
    assert table.g.harvesters >> AREA["se_02"] & 1
    assert "event-rescue" in table.told("atreides")


@pytest.mark.rule("WFA-RUL-72")
def test_a_harvester_beside_a_legion_that_cannot_retreat_is_in_no_danger() -> None:
    around = "; ".join([f"{place}: atreides regular 1" for place in ("ne_15", "ne_16", "pasty_mesa", "se_02", "se_04")])
    mask = 1 << AREA["se_01"]
    alone = against(harvesters="se_01")
    assert endangered(alone.g, mask) == [AREA["se_01"]]
    free = against("se_01: harkonnen regular 1", harvesters="se_01")
    assert endangered(free.g, mask) == [AREA["se_01"]], "the legion may leave it"
    shut_in = against(f"se_01: harkonnen regular 1; {around}", harvesters="se_01")
    assert endangered(shut_in.g, mask) == []


@pytest.mark.rule("WFA-RUL-72")
def test_a_harvester_is_always_rescued_if_a_carryall_can_come() -> None:
    table = against(harvesters="se_01", flyers="air_se carryall", worms="se_01", phase="hazards")
    table.g.turn = None
    table.start(harvester_threatened, AREA["se_01"], 0)
    assert table.g.harvesters >> AREA["se_01"] & 1
    assert not any(table.g.flyers)


# Spice.


def spent(points: int, rows: tuple[int, int, int], *answers: str, rules: int = 3) -> tuple[list[int], int, int]:
    """The rows of the markers, the points saved and the Supremacy afterwards, by a version of the rules."""
    table = against(imperium=dict(zip(IMPERIUM_IDS, rows)), phase="spice_harvest")
    table.g.game = GAME.under(rules)
    table.g.turn = None
    table.start(mahdi_spends, points)
    table.play("atreides", *answers)
    assert not table.g.to_act
    return list(table.g.imperium), table.g.saved_spice, table.g.supremacy


@pytest.mark.rule("WFA-EX-25", "WFA-SOLO-23", "WFA-SOLO-24", "WFA-SOLO-27", "WFA-RUL-61")
@pytest.mark.parametrize(
    ("points", "rows", "saved"),
    [
        (5, [3, 2, 2], 1),
        (6, [3, 2, 1], 0),
        (7, [2, 2, 1], 0),
        (8, [2, 1, 1], 0),
        (9, [2, 1, 0], 0),
        (11, [2, 1, 0], 1),
    ],
)
def test_spice_keeps_the_lowest_markers_then_raises_the_lowest(points: int, rows: list[int], saved: int) -> None:
    assert spent(points, (3, 2, 1)) == (rows, saved, 0)


@pytest.mark.rule("WFA-EX-26", "WFA-SOLO-25", "WFA-SOLO-26", "WFA-SOLO-27")
@pytest.mark.parametrize(("points", "saved", "supremacy"), [(6, 0, 0), (7, 0, 1), (8, 1, 1), (12, 1, 1)])
def test_with_all_markers_at_the_top_spice_becomes_supremacy(points: int, saved: int, supremacy: int) -> None:
    assert spent(points, (0, 0, 0)) == ([0, 0, 0], saved, supremacy)


@pytest.mark.rule("WFA-EX-34", "WFA-RUL-93")
@pytest.mark.parametrize(
    ("points", "answers", "rows", "saved"),
    [
        (4, (), [4, 2, 2], 0),
        (5, ("spacing_guild",), [4, 1, 2], 0),
        (6, (), [4, 1, 1], 0),
        (7, (), [3, 2, 2], 0),
        (8, ("landsraad",), [3, 2, 1], 0),
        (9, (), [3, 1, 1], 0),
    ],
)
def test_a_marker_at_the_bottom_is_not_kept_but_raised(
    points: int, answers: tuple[str, ...], rows: list[int], saved: int
) -> None:
    assert spent(points, (4, 2, 2), *answers) == (rows, saved, 0)


@pytest.mark.rule("WFA-SOLO-05", "WFA-RUL-58", "WFA-RUL-61")
def test_the_player_chooses_between_equally_low_markers_if_not_all_can_be_kept() -> None:
    assert spent(2, (1, 1, 1), "choam") == ([1, 2, 2], 0, 0)
    # Where all but one can be kept it is asked once, for that one.
    assert spent(4, (1, 1, 1), "spacing_guild") == ([1, 2, 1], 0, 0)
    assert spent(4, (1, 1, 1), "landsraad", "choam", rules=2) == ([1, 2, 1], 0, 0)
    assert spent(5, (1, 1, 1), "choam") == ([2, 1, 1], 1, 0)
    assert spent(5, (1, 1, 1), "spacing_guild", "landsraad", rules=2) == ([2, 1, 1], 1, 0)
    # Where all can be kept nobody is asked.
    assert spent(6, (1, 1, 1)) == ([1, 1, 1], 0, 0)


# The End of the Round.


@pytest.mark.rule("WFA-SOLO-28", "WFA-SOLO-29", "WFA-EX-39")
def test_supremacy_advances_every_round_and_the_tactical_cards_are_shuffled() -> None:
    table = against(round=1, phase="round_end")
    table.g.turn = None
    table.start(end_of_round).play_quietly(lambda: False)
    assert table.g.supremacy == 1
    assert table.leader("thufir_hawat") == ASIDE
    assert len(table.g.automaton.tactics.zones[TACTIC_DECK]) == 8
    assert table.g.view(0)["mahdi"]["target"] is None


@pytest.mark.rule("WFA-SOLO-28", "WFA-SOLO-32")
def test_the_tenth_round_is_the_last_unless_the_atreides_objective_is_met() -> None:
    table = against(round=10, supremacy=9, phase="round_end")
    table.g.turn = None
    table.start(end_of_round).play_quietly(lambda: False)
    assert table.g.result is not None
    assert table.g.result.winners == ()
    assert table.g.result.reason == "reason-supremacy"
    # The check of the objective comes first.
    won = against(
        round=10,
        supremacy=9,
        phase="round_end",
        prescience={"kwisatz_haderach": 10, "sand_dwellers": 10, "jihad": 10},
    )
    won.g.turn = None
    won.start(end_of_round).play_quietly(lambda: False)
    assert won.g.result is not None
    assert won.g.result.winners == (0,)
    assert won.g.result.reason == "reason-prescience"


@pytest.mark.rule("WFA-SOLO-31")
def test_named_leaders_of_the_mahdi_stay_on_the_board() -> None:
    table = against("arrakeen: harkonnen regular 2, baron_harkonnen", phase="round_end")
    table.g.turn = None
    table.start(end_of_round).play_quietly(lambda: False)
    assert table.legion("harkonnen", "arrakeen") == "regular 2, baron_harkonnen"


@pytest.mark.rule("WFA-SOLO-28")
@pytest.mark.parametrize("seed", [3, 4])
def test_a_game_never_takes_more_than_ten_rounds(seed: int) -> None:
    table = against(supremacy=7, round=8, seed=seed)
    table.g.turn = None
    table.start(play_round).play_quietly(lambda: table.g.round > 10)
    assert table.g.over
    assert table.g.round <= 10


@pytest.mark.rule("WFA-SOLO-05", "WFA-RUL-99")
def test_every_criterion_that_decides_tells_whom_it_kept_and_whom_it_sent_away() -> None:
    table = against(imperium={"choam": 3, "spacing_guild": 2, "landsraad": 1}, phase="spice_harvest")
    table.g.turn = None
    table.start(mahdi_spends, 5)
    assert reasons(table)["lowest-marker-kept"] == (
        ["imperium-spacing-guild"],
        ["imperium-landsraad"],
    )
    rules = table.g.game.event_rules()
    assert rules["event-mahdi-lowest-marker-kept"] == "WFA-SOLO-23"
