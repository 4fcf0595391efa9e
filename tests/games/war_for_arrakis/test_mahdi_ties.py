"""What the criteria of the Mahdi leave open goes to the player: every matter that can end in a question, by hand.

Each row is a position in which candidates are left over, the question that comes, and what it offers. Whatever is
answered is done, and no two answers come to the same: a question without a difference is not asked.
"""

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import CAPTAIN_ARAMSHAM
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.hazards import harvester_threatened
from sandtable.games.war_for_arrakis.rules.legions import check_stacking
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import Matter, Tie
from sandtable.games.war_for_arrakis.rules.mahdi.deployment import mahdi_deploys, mahdi_replaces
from sandtable.games.war_for_arrakis.rules.mahdi.guards import mahdi_garrisons
from sandtable.games.war_for_arrakis.rules.mahdi.movement import mahdi_carries_troops
from sandtable.games.war_for_arrakis.rules.mahdi.spice import mahdi_spends
from sandtable.games.war_for_arrakis.rules.mahdi.vehicles import mahdi_carries, mahdi_flies, mahdi_harvests
from sandtable.games.war_for_arrakis.terms import ELITE, HARKONNEN, REGULAR, Kind
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do
from tests.games.war_for_arrakis.mahdi import QUIET, against, uses
from tests.games.war_for_arrakis.position import Position
from tests.games.war_for_arrakis.test_mahdi_actions import played
from tests.games.war_for_arrakis.test_mahdi_criteria import MODULES
from tests.games.war_for_arrakis.test_mahdi_movement import FORTS

Made = Callable[[], Position]


def quiet(legions: str = "", **said: Any) -> Position:
    return against(legions, **QUIET, **said)


def harvest_is_in(**said: Any) -> Position:
    """The action phase is over."""
    table = against(**said)
    table.g.turn = None
    return table


def struck(worms: str) -> Position:
    """Sandworms have come to Harvesters, and there are two Carryalls."""
    return harvest_is_in(harvesters=worms, worms=worms, flyers="air_se carryall, air_c_south carryall", phase="hazards")


def threatened() -> Position:
    """Two Carryalls can save this Harvester; of two others that Sandworms will strike, each can save one."""
    waiting = 1 << AREA["se_01"] | 1 << AREA["csw_04"]
    return struck("cse_05, se_01, csw_04").start(harvester_threatened, AREA["cse_05"], waiting)


def aramsham_is_spent() -> Position:
    table = against("carthag: harkonnen regular 2", absent="beast_rabban")
    table.g.leader_spent = replaced(table.g.leader_spent, CAPTAIN_ARAMSHAM, True)
    return table


MARCHING = "arrakeen: harkonnen regular 3"
POSTS = (
    "arrakeen: silver_1, black_1; carthag: silver_2, black_2; arsunt: silver_3, black_3; "
    "hagga_basin: silver_4, black_4; imperial_basin: silver_5, black_5; ne_01: silver_6, black_6"
)

# matter, question -> a position, what is offered
TIES: dict[tuple[str, str], tuple[Made, list[str]]] = {
    # Attacks.
    ("sietch_attacked", "prompt-mahdi-sietch"): (
        lambda: uses(
            quiet(
                "cse_04: harkonnen regular 3; csw_05: harkonnen regular 3",
                sietches={"hobars_gap": 2, "windgap": 2},
                target="gara_kulon",
            ),
            "strategy",
        ),
        ["hobars_gap", "windgap"],
    ),
    ("sietch_attacked", "prompt-mahdi-attacker"): (
        lambda: uses(quiet("csw_04: harkonnen regular 3; csw_05: harkonnen regular 3"), "strategy"),
        ["csw_04", "csw_05"],
    ),
    ("sietch_attacked", "prompt-mahdi-transport"): (
        lambda: uses(
            quiet(
                "cse_02: harkonnen regular 3; windgap: atreides regular 6",
                flyers="air_se ornithopter, air_c_east ornithopter",
                target="gara_kulon",
            ),
            "strategy",
        ),
        ["air_se", "air_c_east"],
    ),
    ("legion_attacked", "prompt-mahdi-victim"): (
        lambda: uses(
            quiet("north_pole: harkonnen regular 4; csw_03: atreides regular 3; cne_05: atreides regular 3"), "strategy"
        ),
        ["cne_05", "csw_03"],
    ),
    ("legion_attacked", "prompt-mahdi-attacker"): (
        lambda: uses(
            quiet("north_pole: harkonnen regular 3; wind_pass: harkonnen regular 3; cne_05: atreides regular 2"),
            "strategy",
        ),
        ["north_pole", "wind_pass"],
    ),
    # Battles and hazards.
    ("leader_hit", "prompt-mahdi-leader-hit"): (
        lambda: against("ne_01: harkonnen regular 2, beast_rabban, baron_harkonnen").start(
            take_hits, HARKONNEN, AREA["ne_01"], 1
        ),
        ["baron_harkonnen", "beast_rabban"],
    ),
    ("carryall_sent", "prompt-mahdi-rescuer"): (threatened, ["air_se", "air_c_south"]),
    # Deployment and the House.
    ("settlement_manned", "prompt-mahdi-deploys"): (
        lambda: uses(
            quiet("arsunt: harkonnen regular 2; hagga_basin: harkonnen regular 2", target="rock_outcroppings"),
            "deployment",
        ),
        ["arsunt", "hagga_basin"],
    ),
    ("leader_deployed", "prompt-mahdi-leader"): (
        lambda: uses(aramsham_is_spent(), "deployment"),
        ["baron_harkonnen", "captain_aramsham"],
    ),
    ("units_replaced", "prompt-mahdi-replaces"): (
        lambda: uses(quiet("csw_04: harkonnen regular 2; csw_05: harkonnen regular 2"), "house"),
        ["csw_04", "csw_05"],
    ),
    ("units_placed", "prompt-mahdi-places"): (
        lambda: played(quiet(destroyed="north_pole", target="rock_outcroppings"), "evidence_of_rebellion"),
        ["arrakeen", "carthag", "arsunt", "hagga_basin"],
    ),
    ("unit_scattered", "prompt-mahdi-places"): (
        lambda: played(quiet(), "harkonnen_patrols"),
        ["csw_04", "csw_05", "csw_06", "sw_09"],
    ),
    # Other effects of cards.
    ("leader_struck", "prompt-mahdi-strikes"): (
        lambda: played(
            quiet("csw_05: atreides regular 1, stilgar, lady_jessica; csw_03: harkonnen regular 1"),
            "hunter_seeker",
        ),
        ["lady_jessica", "stilgar"],
    ),
    ("legion_bombarded", "prompt-mahdi-bombards"): (
        lambda: played(
            quiet("csw_06: harkonnen regular 1; csw_05: atreides regular 3; sw_09: atreides regular 3; " + MARCHING),
            "explosive_artillery",
        ).play("atreides", "carthag"),
        ["csw_05", "sw_09"],
    ),
    ("area_revealed", "prompt-mahdi-reveals"): (
        lambda: played(
            quiet(
                "csw_04: atreides starting_token_1; csw_05: atreides starting_token_2",
                revealed="windgap",
            ),
            "spies_all_over_arrakis",
        ),
        ["csw_04", "csw_05"],
    ),
    ("sign_cleared", "prompt-mahdi-clears"): (
        lambda: played(quiet(wormsigns="csw_04, csw_05, csw_06, sw_05"), "spotter_control"),
        ["csw_04", "csw_05", "csw_06", "sw_05"],
    ),
    ("prescience_denied", "prompt-mahdi-denies"): (
        lambda: played(quiet(shown="the_desert_war, stunted_worms"), "hope_clouds_observation"),
        ["stunted_worms", "the_desert_war"],
    ),
    # Tokens.
    ("guard_relieved", "prompt-mahdi-relieve-guard"): (
        lambda: against(guards=POSTS).start(mahdi_garrisons, AREA["north_pole"]),
        ["arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "ne_01"],
    ),
    ("mahdi_dismisses", "prompt-mahdi-excess"): (
        lambda: against("ne_02: harkonnen regular 4", guards="ne_02: silver_1, silver_2, black_1").start(
            check_stacking, HARKONNEN, AREA["ne_02"]
        ),
        ["regular", "silver_token", "black_token"],
    ),
    # Marches.
    ("march_aimed", "prompt-mahdi-temporary-target"): (
        lambda: uses(
            quiet(
                "north_pole: harkonnen regular 2; windgap: atreides regular 5",
                target="windgap",
                sietches={"hobars_gap": 2, "habbanya_ridge": 2},
            ),
            "strategy",
        ),
        ["hobars_gap", "habbanya_ridge"],
    ),
    ("legion_led", "prompt-mahdi-legion"): (
        lambda: uses(
            quiet(f"cne_06: harkonnen regular 4; false_wall_east: harkonnen regular 4; {FORTS}", target="windgap"),
            "strategy",
        ),
        ["cne_06", "false_wall_east"],
    ),
    ("way_taken", "prompt-mahdi-way"): (
        lambda: uses(quiet("imperial_basin: harkonnen regular 3", target="tasmin_sink", harvest="windgap"), "strategy"),
        ["cne_02", "cne_06"],
    ),
    ("way_taken", "prompt-mahdi-transport"): (
        lambda: uses(
            quiet(
                f"north_pole: harkonnen regular 3; {FORTS}",
                flyers="air_se ornithopter, air_c_east ornithopter",
                target="windgap",
            ),
            "strategy",
        ),
        ["air_se", "air_c_east"],
    ),
    ("figure_goes", "prompt-mahdi-figure"): (
        lambda: uses(
            quiet(
                f"cne_01: harkonnen regular 1, bashar 1; hagga_basin: harkonnen regular 5; {FORTS}",
                guards="cne_01: silver_1",
                target="windgap",
            ),
            "leadership",
        ),
        ["regular", "silver_token"],
    ),
    ("flight_taken", "prompt-mahdi-flight-to"): (
        lambda: quiet("arrakeen: harkonnen regular 3; csw_04: harkonnen regular 1; csw_05: harkonnen regular 1").start(
            mahdi_carries_troops
        ),
        ["csw_04", "csw_05"],
    ),
    ("flight_taken", "prompt-mahdi-flight-from"): (
        lambda: quiet("arrakeen: harkonnen regular 3; carthag: harkonnen regular 3; csw_02: harkonnen regular 2").start(
            mahdi_carries_troops
        ),
        ["arrakeen", "carthag"],
    ),
    # Spice.
    ("marker_kept", "prompt-mahdi-keeps-marker"): (
        lambda: harvest_is_in(phase="spice_harvest").start(mahdi_spends, 2),
        ["choam", "spacing_guild", "landsraad"],
    ),
    ("marker_given_up", "prompt-mahdi-drops-marker"): (
        lambda: harvest_is_in(phase="spice_harvest").start(mahdi_spends, 4),
        ["choam", "spacing_guild", "landsraad"],
    ),
    ("marker_raised", "prompt-mahdi-raises-marker"): (
        lambda: harvest_is_in(imperium={"choam": 2, "spacing_guild": 2, "landsraad": 1}, phase="spice_harvest").start(
            mahdi_spends, 7
        ),
        ["choam", "spacing_guild"],
    ),
    # Leaders.
    ("special_chosen", "prompt-mahdi-special"): (
        lambda: uses(against(aside="thufir_hawat, gaius_helen_mohiam"), "mentat"),
        ["thufir_hawat", "gaius_helen_mohiam"],
    ),
    # Vehicles.
    ("harvester_placed", "prompt-mahdi-harvester"): (
        lambda: against(harvest="tasmin_sink").start(mahdi_harvests, 1),
        ["se_02", "se_05"],
    ),
    ("area_spared", "prompt-mahdi-spares"): (
        lambda: against(harvest="tasmin_sink", destroyed="tasmin_sink, hobars_gap").start(mahdi_harvests, 3),
        ["se_02", "se_05", "se_07", "se_08"],
    ),
    ("sector_chosen", "prompt-mahdi-sector"): (
        lambda: against(harvest="tasmin_sink", target="gara_kulon").start(mahdi_harvests, 8),
        ["central_north_east", "central_south_east"],
    ),
    ("carryall_placed", "prompt-mahdi-carryall"): (
        lambda: against(harvesters="se_02, sw_03").start(mahdi_carries, 1),
        ["air_se", "air_sw"],
    ),
    ("ornithopter_placed", "prompt-mahdi-ornithopter"): (
        lambda: against(target="gara_kulon", flyers="air_ne carryall").start(mahdi_flies, 1),
        ["air_c_east", "air_c_north"],
    ),
    ("zone_spared", "prompt-mahdi-spares"): (
        lambda: against("cse_02: harkonnen regular 2", target="gara_kulon").start(mahdi_flies, 2),
        ["air_se", "air_c_east", "air_c_south"],
    ),
}


def asked(table: Position) -> tuple[str, str | None]:
    """Which matter is open, and what is asked of the player."""
    form = table.g.form_of(0)
    assert form is not None
    assert isinstance(form.form, Tie)
    return form.form.matter.name, table.prompt("atreides")


@pytest.mark.rule("WFA-SOLO-05", "WFA-RUL-99")
@pytest.mark.parametrize(("matter", "prompt"), TIES, ids=lambda part: str(part).removeprefix("prompt-mahdi-"))
def test_what_the_criteria_leave_open_is_asked_and_done(matter: str, prompt: str) -> None:
    made, offered = TIES[matter, prompt]
    assert asked(made()) == (matter, prompt)
    assert made().options("atreides") == offered
    outcomes = [made().play("atreides", answer).seen("atreides") for answer in offered]
    assert len({repr(outcome) for outcome in outcomes}) == len(offered), "an answer that makes no difference"


def test_no_open_matter_is_without_a_row() -> None:
    matters = [value for module in MODULES for value in vars(module).values() if isinstance(value, Matter)]
    assert set(TIES) == {(matter.name, prompt) for matter in matters for prompt in matter.prompts}


# What is not asked.


def short_of(table: Position, kind: Kind, count: int) -> Position:
    """Only so many Units of a type are left in the Mahdi's supply."""
    table.g.unit_supply = replaced(table.g.unit_supply, 3 * HARKONNEN + kind, count)
    return table


def patrols(table: Position) -> Position:
    return played(table, "harkonnen_patrols")


def clears(table: Position) -> Position:
    return played(table, "spotter_control")


def replaces(table: Position) -> Position:
    return table.start(mahdi_replaces, REGULAR, ELITE, 2)


def deploys(table: Position) -> Position:
    return table.start(mahdi_deploys, 2, 0, 0, 0)


def deploys_both(table: Position) -> Position:
    return table.start(mahdi_deploys, 1, 1, 0, 0)


def crowded(table: Position) -> Position:
    return table.start(check_stacking, HARKONNEN, AREA["ne_02"])


def two_strike(table: Position) -> Position:
    """A Sandworm strikes one Harvester, and then another that the same Carryalls can save."""
    first, second = AREA["cse_05"], AREA["cse_04"]
    return table.go(Do(harvester_threatened, first, 1 << second), Do(harvester_threatened, second, 0))


BESIDE_A_SIETCH = "csw_04: harkonnen regular 1; csw_05: harkonnen regular 1"
NEARLY_FULL = "arsunt: harkonnen regular 5; hagga_basin: harkonnen regular 5"

# matter -> a position, what happens there
IN_VAIN: dict[str, tuple[Made, Callable[[Position], Position]]] = {
    "unit_scattered": (lambda: quiet(harvesters="sw_09"), patrols),
    "sign_cleared": (lambda: quiet(wormsigns="csw_04, csw_05, csw_06, ne_01"), clears),
    "units_replaced": (lambda: quiet(BESIDE_A_SIETCH), replaces),
    "settlement_manned": (lambda: quiet(NEARLY_FULL, target="rock_outcroppings"), deploys),
    "carryall_sent": (lambda: struck("cse_05, cse_04"), two_strike),
    "mahdi_dismisses": (lambda: against("ne_02: harkonnen elite 6", guards="ne_02: silver_1, black_1"), crowded),
}


def outcomes(table: Position) -> list[Any]:
    """What every way to answer comes to."""
    if not table.g.to_act:
        return [table.seen("atreides")]
    found: list[Any] = []
    for option in table.options("atreides"):
        found += outcomes(Position(table.g.clone()).play("atreides", option))
    return found


@pytest.mark.rule("WFA-SOLO-05", "WFA-RUL-99")
@pytest.mark.parametrize("matter", IN_VAIN)
def test_an_order_without_a_difference_is_not_asked_for(matter: str) -> None:
    made, begins = IN_VAIN[matter]
    here = begins(made())
    assert not here.g.to_act
    earlier = made()
    earlier.g.game = GAME.under(2)
    begins(earlier)
    assert asked(earlier)[0] == matter
    ways = outcomes(earlier)
    assert len(ways) > 1
    assert all(seen == here.seen("atreides") for seen in ways)


@pytest.mark.rule("WFA-SOLO-05", "WFA-RUL-99")
def test_the_last_units_of_a_type_are_enough_if_there_is_one_for_each() -> None:
    table = replaces(short_of(quiet(BESIDE_A_SIETCH), ELITE, 2))
    assert not table.g.to_act
    assert [table.legion("harkonnen", place) for place in ("csw_04", "csw_05")] == ["elite 1", "elite 1"]


@pytest.mark.rule("WFA-SOLO-05", "WFA-RUL-99")
@pytest.mark.parametrize(
    ("matter", "made", "begins"),
    [
        # A type runs out on the way: who comes last gets another one.
        ("unit_scattered", lambda: short_of(quiet(harvesters="sw_09"), REGULAR, 2), patrols),
        ("units_replaced", lambda: short_of(quiet(BESIDE_A_SIETCH), ELITE, 1), replaces),
        ("settlement_manned", lambda: short_of(quiet(NEARLY_FULL, target="rock_outcroppings"), REGULAR, 1), deploys),
        # The better Units come to the first.
        ("settlement_manned", lambda: quiet(NEARLY_FULL, target="rock_outcroppings"), deploys_both),
        # Not all of them have their turn.
        ("unit_scattered", quiet, patrols),
        ("sign_cleared", lambda: quiet(wormsigns="csw_04, csw_05, csw_06, sw_09, ne_01"), clears),
        ("units_replaced", lambda: quiet(BESIDE_A_SIETCH.replace("regular 1", "regular 2")), replaces),
        ("settlement_manned", lambda: quiet(NEARLY_FULL.replace("5", "4"), target="rock_outcroppings"), deploys),
        # What the tokens of the first show may leave nothing to the other.
        (
            "units_replaced",
            lambda: against(guards="csw_04: black_2; csw_05: black_3", **QUIET),
            replaces,
        ),
    ],
)
def test_an_order_with_a_difference_is_asked_for(
    matter: str, made: Made, begins: Callable[[Position], Position]
) -> None:
    table = begins(made())
    assert asked(table)[0] == matter
    ways = outcomes(table)
    assert any(seen != ways[0] for seen in ways)
