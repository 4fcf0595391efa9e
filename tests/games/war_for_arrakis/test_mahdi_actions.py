"""What the Mahdi's dice do: attacks, deployment, cards, the House (WFA-SACT)."""

from typing import Any

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.cards import PLANNING, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.rules.mahdi.deployment import can_deploy
from sandtable.games.war_for_arrakis.rules.mahdi.effects import can_play
from sandtable.games.war_for_arrakis.rules.mahdi.guards import substitute
from sandtable.games.war_for_arrakis.rules.mahdi.strength import combat_power, figure_power, stronger
from sandtable.games.war_for_arrakis.rules.mahdi.turns import mahdi_commands, mahdi_plays_card
from sandtable.games.war_for_arrakis.rules.movement import flight_zones
from sandtable.games.war_for_arrakis.terms import ATREIDES, ELITE, HARKONNEN, REGULAR, SPECIAL
from sandtable.kernel.rows import replaced
from tests.games.war_for_arrakis.desert import harvesters
from tests.games.war_for_arrakis.mahdi import (
    QUIET,
    against,
    flyers,
    only_card,
    reasons,
    reinforcement_decks,
    told,
    uses,
)
from tests.games.war_for_arrakis.position import Position


def attack(table: Position) -> tuple[str, str] | None:
    """From where the Mahdi attacks what, if it does."""
    for message in ("event-attack", "event-surprise-attack"):
        for args in told(table, message):
            return args["origin"].removeprefix("area-"), args["where"].removeprefix("area-")
    return None


# Special actions (WFA-SACT-01).


@pytest.mark.rule("WFA-SACT-01", "WFA-RUL-70")
def test_a_special_action_is_used_instead_of_the_normal_one_and_spent() -> None:
    table = uses(against("arrakeen: harkonnen regular 4"), "house")
    assert table.legion("harkonnen", "arrakeen") == "regular 1, elite 3"
    assert table.g.leader_spent[8]
    # It replaces the whole normal action: no vehicles are placed.
    assert not harvesters(table)
    # Once spent, the normal action is taken.
    again = against("arrakeen: harkonnen regular 4")
    again.g.leader_spent = replaced(again.g.leader_spent, 8, True)
    uses(again, "house")
    assert again.legion("harkonnen", "arrakeen") == "regular 2, elite 2"


@pytest.mark.rule("WFA-SACT-01", "WFA-RUL-70")
def test_a_special_action_that_could_do_nothing_is_not_used() -> None:
    # Rabban's legion is beside the Target Sietch and does not move; the normal action attacks instead.
    table = against(
        "csw_04: harkonnen regular 1, beast_rabban; windgap: atreides regular 5; arrakeen: harkonnen regular 2",
    )
    uses(table, "leadership")
    assert not table.g.leader_spent[9]


@pytest.mark.rule("WFA-RUL-70")
def test_a_special_action_is_used_though_only_some_units_can_be_replaced() -> None:
    table = uses(against("arrakeen: harkonnen regular 2"), "house")
    assert table.legion("harkonnen", "arrakeen") == "elite 2"
    assert table.g.leader_spent[8]


@pytest.mark.rule("WFA-SACT-01", "WFA-RUL-87")
def test_rabbans_legion_moves_twice() -> None:
    table = uses(against("arrakeen: harkonnen regular 3, beast_rabban", target="sihaya_ridge"), "leadership")
    table.play_quietly(lambda: False)
    assert table.g.leader_spent[9]
    assert len(told(table, "event-moved")) == 2


# Attack, else move (WFA-SACT-02, 03, 18).


@pytest.mark.rule("WFA-SACT-02", "WFA-SACT-07", "WFA-SACT-14", "WFA-SACT-18")
@pytest.mark.parametrize(
    ("legions", "told_message", "attacked"),
    [
        ("csw_04: harkonnen regular 3; csw_03: atreides regular 1", "event-attack", ("csw-04", "windgap")),
        (
            "csw_04: harkonnen regular 3; csw_03: atreides regular 1; windgap: atreides regular 5",
            "event-attack",
            ("csw-04", "csw-03"),
        ),
        ("arrakeen: harkonnen regular 3", "event-moved", None),
    ],
)
def test_a_sietch_is_attacked_else_a_legion_else_legions_move(
    legions: str, told_message: str, attacked: tuple[str, str] | None
) -> None:
    table = uses(against(legions, **QUIET), "strategy")
    assert attack(table) == attacked
    assert told_message in table.told("atreides")


@pytest.mark.rule("WFA-SACT-03", "WFA-RUL-64")
def test_leadership_considers_only_legions_with_a_leader_and_attacks_by_surprise() -> None:
    table = uses(against("csw_04: harkonnen regular 5; csw_05: harkonnen regular 1, bashar 1", **QUIET), "leadership")
    assert attack(table) == ("csw-05", "windgap")
    assert "event-surprise-attack" in table.told("atreides")
    alone = uses(against("csw_04: harkonnen regular 5", **QUIET), "leadership")
    assert "event-mahdi-idle" in alone.told("atreides")


# Combat Power (WFA-SACT-04 to 06).


@pytest.mark.rule("WFA-EX-27", "WFA-SACT-04", "WFA-SACT-05", "WFA-RUL-69")
def test_combat_power_and_single_figures() -> None:
    table = against(
        "arrakeen: harkonnen regular 2, elite 1, bashar 1; ne_01: atreides starting_token_1, regular 1, naib 1"
    )
    ours, theirs = AREA["arrakeen"], AREA["ne_01"]
    assert combat_power(table.g, HARKONNEN, ours) == combat_power(table.g, ATREIDES, theirs) == 4
    assert figure_power(table.g, HARKONNEN, ours) == 8
    assert figure_power(table.g, ATREIDES, theirs) == 5
    assert stronger(table.g, ours, theirs)


@pytest.mark.rule("WFA-SACT-05", "WFA-SSPC-05")
def test_what_each_figure_is_worth() -> None:
    table = against(
        "arrakeen: harkonnen regular 1, elite 1, sardaukar 1, bashar 1, baron_harkonnen; ne_01: atreides fedaykin 1",
        guards="carthag: silver_1, black_1",
    )
    assert figure_power(table.g, HARKONNEN, AREA["arrakeen"]) == 2 + 3 + 4 + 1 + 2
    assert combat_power(table.g, HARKONNEN, AREA["arrakeen"]) == 5
    assert figure_power(table.g, ATREIDES, AREA["ne_01"]) == 4
    assert combat_power(table.g, HARKONNEN, AREA["carthag"]) == figure_power(table.g, HARKONNEN, AREA["carthag"]) == 4


@pytest.mark.rule("WFA-SACT-06", "WFA-SACT-08")
@pytest.mark.parametrize(("defenders", "attacked"), [(2, True), (3, False)])
def test_an_attacker_must_be_stronger_and_rank_does_not_count(defenders: int, attacked: bool) -> None:
    legions = f"csw_04: harkonnen regular 3; windgap: atreides regular {defenders}"
    table = uses(against(legions, sietches={"windgap": 3}, **QUIET), "strategy")
    assert (attack(table) is not None) == attacked


# Attack a Sietch (WFA-SACT-07 to 13). Hobars Gap and Windgap both border cse_04's neighbourhood.

TWO_SIETCHES = "cse_04: harkonnen regular 4; csw_06: harkonnen regular 3"


@pytest.mark.rule("WFA-SACT-07", "WFA-SACT-10")
def test_the_sietch_of_the_highest_rank_is_attacked_though_facedown_and_not_the_target() -> None:
    table = uses(against(TWO_SIETCHES, sietches={"hobars_gap": 3, "windgap": 1}, target="windgap", **QUIET), "strategy")
    assert attack(table) == ("cse-04", "hobars-gap")
    chosen, others = reasons(table)["highest-rank"]
    assert len(chosen) == 1
    assert len(others) == 1
    rules = table.g.game.event_rules()
    assert rules["event-mahdi-highest-rank"] == "WFA-SACT-10"


@pytest.mark.rule("WFA-SACT-11")
def test_of_equal_ranks_the_greatest_lead_attacks() -> None:
    legions = f"{TWO_SIETCHES}; hobars_gap: atreides regular 2"
    table = uses(against(legions, sietches={"hobars_gap": 2, "windgap": 2}, **QUIET), "strategy")
    assert attack(table) == ("csw-06", "windgap")
    assert "greatest-lead-over-sietch" in reasons(table)


@pytest.mark.rule("WFA-SACT-09", "WFA-SACT-12")
def test_a_legion_that_needs_no_ornithopter_is_preferred_and_uses_none() -> None:
    # cse_02 is two areas from Hobars Gap, cse_04 beside it; both are as strong.
    legions = "cse_02: harkonnen regular 3; cse_04: harkonnen regular 3; windgap: atreides regular 6"
    table = uses(against(legions, flyers="air_se ornithopter", target="gara_kulon", **QUIET), "strategy")
    assert attack(table) == ("cse-04", "hobars-gap")
    assert "no-ornithopter" in reasons(table)
    assert flyers(table) == {"air_se": "ornithopter"}


@pytest.mark.rule("WFA-SACT-09", "WFA-SACT-07")
def test_an_ornithopter_is_used_where_it_is_needed() -> None:
    legions = "cse_02: harkonnen regular 3; windgap: atreides regular 6"
    table = uses(against(legions, flyers="air_se ornithopter", target="gara_kulon", **QUIET), "strategy")
    assert attack(table) == ("cse-02", "hobars-gap")
    assert not flyers(table)


@pytest.mark.rule("WFA-AIR-08", "WFA-SMOV-18")
def test_a_legion_that_attacked_by_ornithopter_flies_no_more_in_that_turn() -> None:
    legions = "cse_02: harkonnen regular 3; windgap: atreides regular 6"
    table = against(legions, flyers="air_se ornithopter, air_c_east ornithopter", target="gara_kulon", **QUIET)
    assert len(flight_zones(table.g, AREA["cse_02"])) == 2
    uses(table, "strategy").play("atreides", "air_se")
    assert flyers(table) == {"air_c_east": "ornithopter"}
    assert table.legion("harkonnen", "hobars_gap") == "regular 3", "it has advanced"
    assert table.g.acting.flown == 1 << AREA["hobars_gap"]
    assert flight_zones(table.g, AREA["hobars_gap"]) == []


@pytest.mark.rule("WFA-SACT-13")
def test_of_attacks_equal_in_all_else_the_target_is_attacked() -> None:
    legions = "cse_04: harkonnen regular 3; csw_05: harkonnen regular 3"
    ranks = {"hobars_gap": 2, "windgap": 2}
    assert attack(uses(against(legions, sietches=ranks, target="windgap", **QUIET), "strategy")) == (
        "csw-05",
        "windgap",
    )
    table = uses(against(legions, sietches=ranks, target="hobars_gap", **QUIET), "strategy")
    assert attack(table) == ("cse-04", "hobars-gap")
    assert "target-sietch" in reasons(table)


@pytest.mark.rule("WFA-SOLO-05", "WFA-RUL-58")
def test_of_attackers_equal_in_everything_the_player_chooses() -> None:
    table = uses(against("csw_04: harkonnen regular 3; csw_05: harkonnen regular 3", **QUIET), "strategy")
    assert table.prompt("atreides") == "prompt-mahdi-attacker"
    assert table.options("atreides") == ["csw_04", "csw_05"]
    table.play("atreides", "csw_05")
    assert attack(table) == ("csw-05", "windgap")


# Attack a legion (WFA-SACT-14 to 17).


@pytest.mark.rule("WFA-SACT-14", "WFA-SACT-15")
def test_only_adjacent_weaker_legions_are_attacked_and_nobody_flies_there() -> None:
    far = "cse_02: harkonnen regular 3; csw_04: atreides regular 1; hobars_gap: atreides regular 6"
    table = against(f"{far}; windgap: atreides regular 6", flyers="air_se ornithopter", target="gara_kulon", **QUIET)
    assert attack(uses(table, "strategy")) is None
    strong = "cse_02: harkonnen regular 3; csw_03: atreides regular 3; hobars_gap: atreides regular 6"
    table = against(f"{strong}; windgap: atreides regular 6", target="gara_kulon", **QUIET)
    assert attack(uses(table, "strategy")) is None


@pytest.mark.rule("WFA-SACT-16")
def test_the_strongest_legion_that_is_still_weaker_is_attacked() -> None:
    legions = "north_pole: harkonnen regular 4; csw_03: atreides regular 3; cne_05: atreides regular 2"
    table = uses(against(legions, **QUIET), "strategy")
    assert attack(table) == ("north-pole", "csw-03")
    assert "strongest-victim" in reasons(table)


@pytest.mark.rule("WFA-SACT-17")
def test_of_equals_the_legion_with_a_named_leader_is_attacked() -> None:
    # Three of Combat Power and six by single figures each.
    legions = "north_pole: harkonnen regular 5; csw_03: atreides regular 3; cne_05: atreides regular 2, stilgar"
    table = uses(against(legions, **QUIET), "strategy")
    assert attack(table) == ("north-pole", "cne-05")
    assert "named-leader-there" in reasons(table)


# Deployment (WFA-SACT-19 to 28).


@pytest.mark.rule("WFA-SACT-19", "WFA-SACT-20", "WFA-SACT-22")
def test_units_and_rabban_come_to_the_strongest_garrison() -> None:
    table = uses(
        against("carthag: harkonnen regular 2; arrakeen: harkonnen regular 1", absent="captain_aramsham"), "deployment"
    )
    assert table.legion("harkonnen", "carthag") == "regular 5, beast_rabban"
    assert "strongest-settlement" in reasons(table)
    assert reasons(table)["rabban-and-feyd-first"] == (["leader-beast-rabban"], ["leader-baron-harkonnen"])


@pytest.mark.rule("WFA-SACT-19", "WFA-RUL-99")
def test_between_other_named_leaders_the_player_chooses() -> None:
    table = against("carthag: harkonnen regular 2", absent="beast_rabban")
    table.g.leader_spent = replaced(table.g.leader_spent, 12, True)
    uses(table, "deployment")
    assert table.options("atreides") == ["baron_harkonnen", "captain_aramsham"]


@pytest.mark.rule("WFA-SACT-21")
def test_without_a_named_leader_a_bashar_comes() -> None:
    table = uses(against("carthag: harkonnen regular 2", **QUIET), "deployment")
    assert table.legion("harkonnen", "carthag") == "regular 5, bashar 1"


@pytest.mark.rule("WFA-SACT-23")
def test_of_equal_garrisons_the_one_nearest_to_the_target_is_reinforced() -> None:
    legions = "north_pole: harkonnen regular 2; arrakeen: harkonnen regular 2"
    table = uses(against(legions, target="windgap", **QUIET), "deployment")
    assert table.legion("harkonnen", "north_pole") == "regular 5, bashar 1"
    assert reasons(table)["settlement-nearest-target"][0] == ["area-north-pole"]


@pytest.mark.rule("WFA-SACT-24", "WFA-SACT-25")
def test_the_stacking_limit_is_kept_and_the_rest_goes_elsewhere() -> None:
    table = uses(against("carthag: harkonnen regular 5; arrakeen: harkonnen regular 3", **QUIET), "deployment")
    assert table.legion("harkonnen", "carthag") == "regular 6, bashar 1"
    assert table.legion("harkonnen", "arrakeen") == "regular 5"


@pytest.mark.rule("WFA-SACT-26", "WFA-SACT-27", "WFA-SACT-28", "WFA-RUL-97")
def test_other_units_come_where_a_type_has_run_out() -> None:
    table = against("ne_01: harkonnen regular 6; ne_02: harkonnen regular 6; ne_04: harkonnen regular 6", **QUIET)
    g = table.g
    g.unit_supply = (*g.unit_supply[:3], 0, 2, 2)
    assert substitute(g, REGULAR) == ELITE
    g.unit_supply = replaced(g.unit_supply, 4, 0)
    assert substitute(g, REGULAR) == SPECIAL
    g.unit_supply = (*g.unit_supply[:3], 1, 1, 0)
    # Nothing is higher than Sardaukar: the next lower type comes.
    assert substitute(g, SPECIAL) == ELITE
    assert substitute(g, ELITE) == ELITE


# Mentat (WFA-SACT-29 to 39).


@pytest.mark.rule("WFA-SACT-29", "WFA-SACT-30", "WFA-SACT-32", "WFA-RUL-71")
def test_two_cards_are_drawn_and_played_one_after_the_other_house_harkonnen_first() -> None:
    table = uses(against("carthag: harkonnen regular 1", **QUIET), "mentat")
    table.play_quietly(lambda: False)
    decks = [args["power"] for args in told(table, "event-mahdi-turns-over")]
    assert decks[:2] == ["power-house-harkonnen", "power-corrino-ally"]
    assert len(decks) >= 2


@pytest.mark.rule("WFA-SACT-31", "WFA-RUL-66")
@pytest.mark.parametrize(
    ("pile", "first"),
    [("sandmasters", "power-corrino-ally"), ("sandmasters, shigawire", "power-house-harkonnen")],
)
def test_the_top_of_the_discard_pile_says_which_deck_is_first(pile: str, first: str) -> None:
    table = uses(against("carthag: harkonnen regular 1", pile=pile, **QUIET), "mentat")
    table.play_quietly(lambda: False)
    assert told(table, "event-mahdi-turns-over")[0]["power"] == first


def played(table: Position, card: str) -> Position:
    """The Mahdi turns a card over and plays it, or not."""
    only_card(table, card)
    return table.start(mahdi_plays_card, PLANNING[PLANNING_NUMBER[card]].deck)


@pytest.mark.rule("WFA-SACT-33")
def test_a_card_that_moves_or_attacks_follows_the_criteria_of_strategy() -> None:
    table = played(against("csw_04: harkonnen regular 1, sardaukar 2", **QUIET), "killers_without_mercy")
    assert attack(table) == ("csw-04", "windgap")
    moved = played(against("arrakeen: harkonnen sardaukar 2", target="windgap", **QUIET), "sardaukars_manner")
    moved.play_quietly(lambda: False)
    assert "event-moved" in moved.told("atreides")


@pytest.mark.rule("WFA-SACT-33", "WFA-SACT-02")
def test_a_card_that_moves_or_attacks_attacks_if_it_can() -> None:
    legions = "csw_04: harkonnen sardaukar 2; arrakeen: harkonnen sardaukar 2"
    table = played(against(legions, target="windgap", **QUIET), "sardaukars_manner")
    assert attack(table) == ("csw-04", "windgap")
    assert table.legion("harkonnen", "arrakeen") == "sardaukar 2"


@pytest.mark.rule("WFA-SACT-34", "WFA-SACT-41", "WFA-RUL-97")
def test_a_card_that_places_units_follows_the_criteria_of_the_house() -> None:
    legions = "north_pole: harkonnen regular 2; arrakeen: harkonnen regular 2"
    table = played(against(legions, **QUIET), "evidence_of_rebellion")
    assert table.legion("harkonnen", "north_pole") == "regular 2, elite 2"
    assert len(reinforcement_decks(table)) == 2


@pytest.mark.rule("WFA-SACT-35")
def test_a_card_that_places_vehicles_follows_the_criteria_of_vehicles() -> None:
    table = played(against(harvest="tasmin_sink", **QUIET), "workhorse_of_arrakis")
    table.play_quietly(lambda: False)
    assert len(harvesters(table)) == 1
    assert harvesters(table)[0] in ("se_02", "se_05")
    assert list(flyers(table).values()) == ["carryall"]


@pytest.mark.rule("WFA-SACT-36", "WFA-RUL-66")
def test_cards_drawn_by_a_card_reinforce_by_turns() -> None:
    # A House Harkonnen card is being played, so a Corrino card comes first.
    table = against(harvest="tasmin_sink", wormsigns="se_02", pile="sandmasters", **QUIET)
    played(table, "spotter_control")
    assert reinforcement_decks(table) == ["corrino_ally", "house_harkonnen"]
    assert not table.g.wormsigns


@pytest.mark.rule("WFA-SACT-37")
def test_a_further_card_is_the_next_in_turn() -> None:
    table = played(against("carthag: harkonnen regular 1", **QUIET), "breeding_program")
    table.play_quietly(lambda: False)
    decks = [args["power"] for args in told(table, "event-mahdi-turns-over")]
    assert decks[:2] == ["power-corrino-ally", "power-house-harkonnen"]


@pytest.mark.rule("WFA-SACT-38", "WFA-RUL-99")
def test_other_effects_aim_at_the_target_sietch() -> None:
    legions = "windgap: atreides regular 1; gara_kulon: atreides starting_token_1; hobars_gap: atreides regular 1"
    table = played(against(legions, target="gara_kulon", **QUIET), "spies_all_over_arrakis")
    assert "event-token-revealed" in table.told("atreides")
    assert told(table, "event-sietch-revealed")[0]["where"] == "area-gara-kulon"
    struck = against(
        "sw_05: atreides regular 1, stilgar; ne_15: atreides regular 1, lady_jessica; se_02: harkonnen regular 1; "
        "ne_01: harkonnen regular 1; sw_07: harkonnen regular 1",
        target="gara_kulon",
        **QUIET,
    )
    played(struck, "hunter_seeker")
    assert struck.tank("atreides") == ["lady_jessica", None, None]


@pytest.mark.rule("WFA-SACT-39")
@pytest.mark.parametrize(
    ("card", "legions", "other"),
    [
        # Arrakeen has no room for three Units.
        ("forced_recruitment", "arrakeen: harkonnen regular 4", {}),
        # There is no Bashar for the North Pole.
        ("polar_cap_factories", "ne_01: harkonnen regular 1, bashar 6", {}),
        # Carthag has fallen.
        ("carthag_the_former_capital", "", {"destroyed": "carthag"}),
        # Nobody who could be laid in the Tank is near.
        ("hunter_seeker", "arrakeen: harkonnen regular 1", {}),
        # Nobody has Sardaukar.
        ("sardaukar_pogrom", "arrakeen: harkonnen regular 1", {}),
        # The player has no House die.
        ("reports_of_traitors", "", {}),
        # The player holds one card, not two.
        ("manipulation_of_others", "", {"hands": {"fremen_ally": "thumpers"}}),
        # Rabban would join a legion, but none could attack then.
        ("mudir_nahya", "arrakeen: harkonnen regular 1", {}),
        # The legion would move, but there is no leader beside it.
        ("shigawire", "arrakeen: harkonnen sardaukar 1", {}),
        # There is no Wormsign.
        ("spotter_control", "", {}),
        # One Elite Unit cannot become two Sardaukar.
        ("sardaukar_disguised", "arrakeen: harkonnen elite 1, sardaukar 1", {}),
        # The Elite Units beside the Target would become Sardaukar, and they stay where they are.
        ("sardaukar_disguised", "csw_04: harkonnen elite 2; arrakeen: harkonnen elite 2", {}),
    ],
)
def test_a_card_that_cannot_be_carried_out_in_full_joins_the_reinforcements(
    card: str, legions: str, other: dict[str, Any]
) -> None:
    table = against(legions, **{"absent": "baron_harkonnen, captain_aramsham", **other})
    before = table.legion("harkonnen", "arrakeen")
    played(table, card)
    assert [args["card"] for args in told(table, "event-mahdi-keeps-card")] == [f"card-{card.replace('_', '-')}"]
    assert table.legion("harkonnen", "arrakeen") == before
    view = table.g.view(0)["mahdi"]["reinforcements"]
    assert view[-1]["card"] == card


@pytest.mark.rule("WFA-SACT-39", "WFA-SACT-34", "WFA-SACT-41")
def test_a_card_that_can_be_carried_out_is_discarded() -> None:
    table = played(against("csw_04: harkonnen regular 1; arrakeen: harkonnen regular 1"), "mudir_nahya")
    # Rabban and an Elite Unit join the legion that can strike.
    assert attack(table) == ("csw-04", "windgap")
    table.play_quietly(lambda: False)
    assert [args["card"] for args in told(table, "event-mahdi-discards")] == ["card-mudir-nahya"]
    assert "event-surprise-attack" in table.told("atreides")


@pytest.mark.rule("WFA-SACT-39")
def test_a_card_that_needs_more_units_than_are_left_joins_the_reinforcements() -> None:
    table = against(**QUIET)
    table.g.unit_supply = (*table.g.unit_supply[:3], 2, 0, 0)
    played(table, "harkonnen_patrols")
    assert told(table, "event-mahdi-keeps-card")


@pytest.mark.rule("WFA-SACT-39")
def test_sardaukar_are_disguised_before_they_march() -> None:
    table = against("arrakeen: harkonnen elite 2", target="habbanya_ridge", **QUIET)
    played(table, "sardaukar_disguised").play_quietly(lambda: False)
    assert [args["origin"] for args in told(table, "event-moved")] == ["area-arrakeen"]


@pytest.mark.rule("WFA-SACT-39")
def test_sardaukar_are_disguised_in_two_legions_and_one_of_them_marches() -> None:
    # The legion beside the Target stays there.
    table = against("csw_04: harkonnen elite 1; arrakeen: harkonnen elite 1", **QUIET)
    played(table, "sardaukar_disguised").play_quietly(lambda: False)
    assert table.legion("harkonnen", "csw_04") == "sardaukar 1"
    assert [args["origin"] for args in told(table, "event-moved")] == ["area-arrakeen"]


@pytest.mark.rule("WFA-SACT-39", "WFA-SACT-04")
def test_a_bashar_who_is_placed_counts_for_the_attack_that_follows() -> None:
    """Without a Target nobody marches; two Units alone are weaker than the two of the Atreides side."""
    table = played(against("nw_08: atreides elite 2", target=None, **QUIET), "arsunt_legion")
    assert attack(table) == ("arsunt", "nw-08")
    without = against("nw_08: atreides elite 2; ne_01: harkonnen regular 1, bashar 6", target=None, **QUIET)
    assert told(played(without, "arsunt_legion"), "event-mahdi-keeps-card")


@pytest.mark.rule("WFA-SACT-38", "WFA-RUL-99")
def test_the_wormsigns_nearest_to_the_target_are_cleared() -> None:
    signs = "csw_03, cse_02, ne_01, ne_02"
    table = played(against(wormsigns=signs, target="windgap", **QUIET), "spotter_control")
    table.play_quietly(lambda: False)
    assert table.g.wormsigns.bit_count() == 1
    assert not table.g.wormsigns & (1 << AREA["csw_03"] | 1 << AREA["cse_02"])


@pytest.mark.rule("WFA-SACT-19")
def test_without_figures_and_leaders_nothing_can_be_deployed() -> None:
    table = against("arrakeen: harkonnen regular 3", **QUIET)
    assert can_deploy(table.g)
    table.g.unit_supply = (*table.g.unit_supply[:3], 0, 0, 0)
    assert can_deploy(table.g), "a Bashar is left"
    table.g.generic_supply = replaced(table.g.generic_supply, HARKONNEN, 0)
    assert not can_deploy(table.g)


@pytest.mark.rule("WFA-SACT-39", "WFA-SACT-08")
def test_a_leader_who_would_come_counts_in_the_attack_that_follows() -> None:
    table = against(
        "csw_04: harkonnen regular 2; windgap: atreides regular 3, naib 1", absent="baron_harkonnen, captain_aramsham"
    )
    # Two Regular Units, the Elite one and Rabban against four figures.
    assert attack(played(table, "mudir_nahya")) == ("csw-04", "windgap")


@pytest.mark.rule("WFA-SACT-39", "WFA-SACT-34")
def test_units_come_to_the_legion_that_can_do_what_follows() -> None:
    """Beside Windgap would come first, but its defenders are too many; from Arrakeen there is a legion to attack."""
    table = against(
        "csw_04: harkonnen regular 1; windgap: atreides regular 6; "
        "arrakeen: harkonnen regular 2; rimwall_west: atreides regular 1",
        absent="baron_harkonnen, captain_aramsham",
    )
    assert attack(played(table, "mudir_nahya")) == ("arrakeen", "rimwall-west")


@pytest.mark.rule("WFA-SACT-39")
def test_what_follows_is_imagined_after_all_that_comes_before_it() -> None:
    """Shaddam joins a legion that reaches Windgap only by the move between."""
    table = against("csw_03: harkonnen sardaukar 3", aside="shaddam_iv", **QUIET)
    played(table, "rage_overcame_shaddam_iv_c").play_quietly(lambda: False)
    assert attack(table) == ("csw-04", "windgap")


@pytest.mark.rule("WFA-SACT-39", "WFA-SMOV-08", "WFA-SMOV-19")
def test_a_card_is_imagined_where_a_legion_can_still_march() -> None:
    """Two Sietches are equally near the Target, which is too strong; the legion stands beside the first already."""
    guards = "gara_kulon: atreides regular 6, naib 2; sihaya_ridge: atreides regular 1; tasmin_sink: atreides regular 1"
    table = against(
        f"ne_05: harkonnen regular 4; {guards}",
        target="gara_kulon",
        harvest="habbanya_ridge",
        sietches={"sihaya_ridge": 2, "tasmin_sink": 2},
        destroyed="hobars_gap, windgap, habbanya_ridge, bight_of_the_cliff, rock_outcroppings",
        **QUIET,
    )
    played(table, "explosive_artillery")
    assert table.options("atreides") == ["sihaya_ridge", "tasmin_sink"], "on which of the two is the player's choice"


# House (WFA-SACT-40 to 44).


@pytest.mark.rule("WFA-SACT-40", "WFA-SACT-44")
def test_the_house_replaces_two_units_then_places_a_harvester_and_an_ornithopter() -> None:
    table = uses(against("arrakeen: harkonnen regular 3", target="habbanya_ridge", **QUIET), "house")
    table.play_quietly(lambda: False)
    assert table.legion("harkonnen", "arrakeen") == "regular 1, elite 2"
    assert len(harvesters(table)) == 1
    assert flyers(table) == {"air_sw": "ornithopter"}
    messages = table.told("atreides")
    assert messages.index("event-unit-replaced") < messages.index("event-vehicle-placed")


@pytest.mark.rule("WFA-SACT-41")
def test_units_are_replaced_in_the_legion_nearest_to_any_sietch() -> None:
    legions = "north_pole: harkonnen regular 2; arrakeen: harkonnen regular 2"
    table = uses(against(legions, target="sihaya_ridge", **QUIET), "house")
    assert table.legion("harkonnen", "north_pole") == "elite 2"
    assert "nearest-any-sietch" in reasons(table)


@pytest.mark.rule("WFA-SACT-42")
def test_of_equally_near_legions_the_one_with_the_greatest_lead_is_improved() -> None:
    # csw_04 borders Windgap, cse_04 borders Hobars Gap, which is defended.
    legions = "csw_04: harkonnen regular 2; cse_04: harkonnen regular 2; hobars_gap: atreides regular 1"
    table = uses(against(legions, **QUIET), "house")
    assert table.legion("harkonnen", "csw_04") == "elite 2"
    assert "greatest-lead" in reasons(table)


@pytest.mark.rule("WFA-SACT-43")
def test_then_the_one_nearest_to_the_target() -> None:
    legions = "csw_04: harkonnen regular 2; cse_05: harkonnen regular 2"
    table = uses(against(legions, target="hobars_gap", **QUIET), "house")
    assert table.legion("harkonnen", "cse_05") == "elite 2"
    assert "nearest-target" in reasons(table)


@pytest.mark.rule("WFA-SACT-02")
def test_without_anything_to_do_the_die_is_spent_for_nothing() -> None:
    table = against(**QUIET).start(mahdi_commands, 0, 0)
    assert "event-mahdi-idle" in table.told("atreides")


@pytest.mark.rule("WFA-RUL-111", "WFA-SMOV-17")
@pytest.mark.parametrize(("version", "found"), [(GAME.rules_version, True), (3, False)])
def test_a_leader_across_an_impassable_border_is_beside_the_legion_of_the_mahdi(version: int, found: bool) -> None:
    """The legion marches to cnw_01; between it and cnw_02 lies such a border."""
    legions = "shield_wall_west: harkonnen sardaukar 2; cnw_02: atreides regular 1, stilgar"
    table = against(legions, target="windgap", stations="", **QUIET)
    table.g.game = GAME.under(version)
    assert can_play(table.g, PLANNING[PLANNING_NUMBER["shigawire"]].effect) == found


@pytest.mark.rule("WFA-RUL-111", "WFA-SACT-39")
def test_a_card_that_moves_several_legions_is_carried_out_where_one_can_move() -> None:
    pogrom = PLANNING[PLANNING_NUMBER["sardaukar_pogrom"]].effect
    assert can_play(against("nw_05: harkonnen sardaukar 2", stations="", **QUIET).g, pogrom)
    assert not can_play(against("nw_05: harkonnen elite 2", stations="", **QUIET).g, pogrom)
