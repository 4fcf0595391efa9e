"""Named leaders: how they enter and leave, and the special action of each (WFA-LEAD)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.cards import PLANNING_NUMBER
from sandtable.games.war_for_arrakis.leaders import (
    AFTER_LEADER,
    AT_START,
    BY_CARD,
    LEADER_NUMBER,
    LEADERS,
    NAMED,
    ON_PRESCIENCE,
    ON_SUPREMACY,
    RECONSTRUCTED,
)
from sandtable.games.war_for_arrakis.rules.leaders import leader_enters, retire
from sandtable.games.war_for_arrakis.rules.planning import Schemes
from sandtable.games.war_for_arrakis.rules.specials import ready, spend_leader
from sandtable.games.war_for_arrakis.rules.tracks import leaders_due
from sandtable.games.war_for_arrakis.state import ASIDE, DECK, DISCARD, IN_TANK, NOT_IN_PLAY, ON_BOARD, RETIRED
from sandtable.games.war_for_arrakis.terms import ATREIDES, FACE_IDS, HARKONNEN, HOUSE_HARKONNEN, POWER_IDS
from tests.games.war_for_arrakis.playing import special
from tests.games.war_for_arrakis.position import Position, position


def enter(table: Position, leader: str) -> Position:
    leader_enters(table.g, LEADER_NUMBER[leader])
    return table


# The cards.


@pytest.mark.rule("WFA-COMP-14", "WFA-LEAD-09")
def test_which_leaders_there_are_and_where_their_cards_lie() -> None:
    found = {card.id: (POWER_IDS[card.power], FACE_IDS[card.box] if 0 <= card.box < 5 else "") for card in LEADERS}
    assert found == {
        "paul_atreides": ("house_atreides", "leadership"),
        "paul_muaddib": ("fremen_ally", "leadership"),
        "lady_jessica": ("house_atreides", "mentat"),
        "reverend_mother_jessica": ("house_atreides", "mentat"),
        "gurney_halleck": ("house_atreides", ""),
        "alia": ("house_atreides", "house"),
        "stilgar": ("fremen_ally", "strategy"),
        "chani": ("fremen_ally", "deployment"),
        "baron_harkonnen": ("house_harkonnen", "house"),
        "beast_rabban": ("house_harkonnen", "leadership"),
        "feyd_rautha": ("house_harkonnen", "leadership"),
        "thufir_hawat": ("house_harkonnen", "mentat"),
        "captain_aramsham": ("corrino_ally", "deployment"),
        "gaius_helen_mohiam": ("corrino_ally", "mentat"),
        "shaddam_iv": ("corrino_ally", "strategy"),
        "wild_maker": ("fremen_ally", ""),
    }
    assert NAMED == 15


@pytest.mark.rule("WFA-LEAD-06", "WFA-SETUP-17")
def test_what_brings_each_leader_into_play() -> None:
    ways: dict[int, set[str]] = {}
    for card in LEADERS:
        ways.setdefault(card.entry.how, set()).add(card.id)
    assert ways[AT_START] == {
        "paul_atreides", "lady_jessica", "stilgar", "baron_harkonnen", "beast_rabban", "captain_aramsham",
    }  # fmt: skip
    assert ways[ON_SUPREMACY] == {"thufir_hawat", "feyd_rautha"}
    assert ways[ON_PRESCIENCE] == {"paul_muaddib", "reverend_mother_jessica", "alia", "chani"}
    assert ways[BY_CARD] == {"gurney_halleck", "shaddam_iv", "wild_maker"}
    assert ways[AFTER_LEADER] == {"gaius_helen_mohiam"}


def test_what_is_reconstructed_says_so() -> None:
    assert len(RECONSTRUCTED) == 7
    assert ("leader-chani", ("box", "special")) in [(one.component, one.facts) for one in RECONSTRUCTED]


# Entering and leaving.


@pytest.mark.rule("WFA-LEAD-07", "WFA-LEAD-08")
def test_who_enters_is_set_aside_with_the_card_face_up() -> None:
    table = enter(position(), "shaddam_iv")
    assert table.leader("shaddam_iv") == ASIDE
    assert not table.g.leader_spent[LEADER_NUMBER["shaddam_iv"]]


@pytest.mark.rule("WFA-LEAD-15", "WFA-LEAD-16", "WFA-LEAD-17", "WFA-LEAD-18")
@pytest.mark.parametrize(
    ("old", "new"), [("lady_jessica", "reverend_mother_jessica"), ("paul_atreides", "paul_muaddib")]
)
def test_who_replaces_another_takes_the_place_and_the_card(old: str, new: str) -> None:
    table = enter(position(legions=f"ne_16: atreides regular 1, {old}", spent=old), new)
    assert table.legion("atreides", "ne_16") == f"regular 1, {new}"
    assert table.g.leader_spent[LEADER_NUMBER[new]]
    assert table.leader(old) == RETIRED
    table = enter(position(tank={old: 2}), new)
    assert table.tank("atreides") == [None, new, None]
    assert table.leader(new) == IN_TANK
    assert not table.g.leader_spent[LEADER_NUMBER[new]]
    table = enter(position(), new)
    assert table.leader(new) == ASIDE


@pytest.mark.rule("WFA-LEAD-23")
def test_when_feyd_enters_rabban_leaves_wherever_he_is() -> None:
    table = enter(position(legions="carthag: harkonnen regular 1, beast_rabban"), "feyd_rautha")
    assert table.legion("harkonnen", "carthag") == "regular 1"
    assert table.leader("beast_rabban") == RETIRED
    table = enter(position(tank={"beast_rabban": 3}), "feyd_rautha")
    assert table.tank("harkonnen") == [None] * 5


@pytest.mark.rule("WFA-LEAD-21", "WFA-BG-07")
def test_when_hawat_leaves_mohiam_enters_with_a_token() -> None:
    table = position(legions="carthag: harkonnen regular 1, thufir_hawat", aside="thufir_hawat")
    retire(table.g, LEADER_NUMBER["thufir_hawat"])
    assert table.leader("thufir_hawat") == RETIRED
    assert table.leader("gaius_helen_mohiam") == ASIDE
    assert table.g.bene_gesserit[HARKONNEN] == 1


@pytest.mark.rule("WFA-RUL-46")
def test_nobody_enters_twice() -> None:
    table = position(aside="thufir_hawat", supremacy=3)
    retire(table.g, LEADER_NUMBER["thufir_hawat"])
    table.start(leaders_due)
    assert table.leader("thufir_hawat") == RETIRED
    assert table.g.bene_gesserit[HARKONNEN] == 1


def scheming(copies: int, **said: object) -> Position:
    hands = {"house_harkonnen": ", ".join(["hawats_scheming"] * copies)}
    table = position(hands=hands, legions="carthag: harkonnen regular 1", **said)  # type: ignore[arg-type]
    return table.turn("harkonnen", strategy=1)


@pytest.mark.rule("WFA-LEAD-20", "WFA-FREE-04")
def test_two_or_three_copies_of_hawats_scheming_end_his_service_as_a_free_action() -> None:
    table = scheming(3, aside="thufir_hawat")
    table.play("harkonnen", "end_hawat")
    assert table.options("harkonnen") == ["2", "3"]
    table.play("harkonnen", "2")
    assert table.leader("thufir_hawat") == RETIRED
    assert table.leader("gaius_helen_mohiam") == ASIDE
    assert table.hand("house_harkonnen") == ["hawats_scheming"]
    # It cost no die, and the turn goes on.
    assert table.unused("harkonnen") == {"strategy": 1}
    assert table.prompt("harkonnen") == "prompt-action"


@pytest.mark.rule("WFA-LEAD-20", "WFA-LEAD-22")
def test_hawats_scheming_needs_two_copies_and_hawat() -> None:
    assert "end_hawat" not in scheming(1, aside="thufir_hawat").options("harkonnen")
    assert "end_hawat" not in scheming(3).options("harkonnen")
    table = scheming(3, aside="thufir_hawat")
    retire(table.g, LEADER_NUMBER["thufir_hawat"])
    assert "end_hawat" not in table.turn("harkonnen", strategy=1).options("harkonnen")


@pytest.mark.rule("WFA-LEAD-22")
def test_nobody_waits_for_a_scheme_whose_copies_lie_open() -> None:
    """What is in hand nobody else knows: two of the three copies may be there until two are discarded."""
    table = position(hands={"house_harkonnen": "sandmasters, hunter_seeker"}, aside="thufir_hawat")
    table.begin_turn("harkonnen")
    assert Schemes(HARKONNEN).possible(table.g)
    family = table.g.planning[HOUSE_HARKONNEN]
    copies = [card for card in family.zones[DECK] if family.faces[card] == PLANNING_NUMBER["hawats_scheming"]]
    for card in copies[:2]:
        family.move(table.g, card, DECK, DISCARD, table.g.everyone)
    assert not Schemes(HARKONNEN).possible(table.g)


# Using special actions.


@pytest.mark.rule("WFA-LEAD-10", "WFA-LEAD-12", "WFA-EX-06")
def test_the_pictured_card_of_paul_gives_three_options() -> None:
    legions = "ne_16: atreides regular 1, naib 1; ne_15: harkonnen regular 1; sw_08: atreides regular 2"
    table = position(legions=legions).dice("harkonnen", mentat=1).turn("atreides", leadership=1)
    table.play("atreides", "leadership")
    assert {"move", "surprise_attack", "paul_atreides"} <= set(table.options("atreides"))
    table.play("atreides", "paul_atreides", "sw_08", "paul_atreides")
    assert table.legion("atreides", "sw_08") == "regular 2, paul_atreides"
    assert table.options("atreides")[:3] == ["done", "ne_16", "sw_08"]
    table.play("atreides", "sw_08", "sw_06", "all", "ne_16", "se_01", "all")
    assert table.legion("atreides", "sw_06") == "regular 2, paul_atreides"
    assert table.legion("atreides", "se_01") == "regular 1, naib 1"
    assert table.g.leader_spent[LEADER_NUMBER["paul_atreides"]]


@pytest.mark.rule("WFA-LEAD-12")
def test_the_normal_action_spends_no_card() -> None:
    table = position(legions="ne_16: atreides regular 1, naib 1").dice("harkonnen", mentat=1)
    table.turn("atreides", leadership=1).play("atreides", "leadership", "move", "ne_16", "se_01", "all")
    assert not table.g.leader_spent[LEADER_NUMBER["paul_atreides"]]


@pytest.mark.rule("WFA-LEAD-10", "WFA-LEAD-13", "WFA-LEAD-14", "WFA-TANK-06")
def test_a_spent_card_or_a_leader_in_the_tank_gives_no_special_action() -> None:
    assert ready(position().g, LEADER_NUMBER["lady_jessica"])
    assert not ready(position(spent="lady_jessica").g, LEADER_NUMBER["lady_jessica"])
    assert not ready(position(tank={"lady_jessica": 1}).g, LEADER_NUMBER["lady_jessica"])
    assert not ready(position(absent="lady_jessica").g, LEADER_NUMBER["lady_jessica"])
    table = position()
    table.g.resting |= 1 << LEADER_NUMBER["lady_jessica"]
    assert not ready(table.g, LEADER_NUMBER["lady_jessica"])


@pytest.mark.rule("WFA-LEAD-11")
def test_the_figure_may_be_off_the_board_unless_the_action_needs_it() -> None:
    table = position(legions="ne_16: harkonnen regular 1, bashar 1")
    assert table.leader("baron_harkonnen") == ASIDE
    assert ready(table.g, LEADER_NUMBER["baron_harkonnen"])
    # Rabban's own legion would have to move.
    assert not ready(table.g, LEADER_NUMBER["beast_rabban"])
    table = position(legions="ne_16: harkonnen regular 1, beast_rabban")
    assert ready(table.g, LEADER_NUMBER["beast_rabban"])


@pytest.mark.rule("WFA-LEAD-13")
def test_the_card_is_spent_when_all_is_done() -> None:
    table = special("lady_jessica")
    assert not table.g.leader_spent[LEADER_NUMBER["lady_jessica"]]
    table.play("atreides", "3")
    assert len(table.hand("house_atreides")) == 3
    assert table.g.leader_spent[LEADER_NUMBER["lady_jessica"]]


@pytest.mark.rule("WFA-LEAD-17")
def test_whoever_took_the_leaders_place_meanwhile_has_the_spent_card() -> None:
    table = enter(position(), "paul_muaddib").start(spend_leader, LEADER_NUMBER["paul_atreides"])
    assert table.g.leader_spent[LEADER_NUMBER["paul_muaddib"]]


@pytest.mark.rule("WFA-LEAD-25")
def test_gurney_has_no_special_action() -> None:
    table = position(legions="ne_16: atreides regular 1, gurney_halleck", aside="gurney_halleck")
    assert not ready(table.g, LEADER_NUMBER["gurney_halleck"])


# Each special action.


def test_paul_atreides_joins_a_legion_and_two_led_legions_move() -> None:
    table = special("paul_atreides", legions="ne_16: atreides regular 1; sw_08: atreides regular 1, naib 1")
    table.play("atreides", "ne_16", "paul_atreides")
    assert table.legion("atreides", "ne_16") == "regular 1, paul_atreides"
    assert table.options("atreides") == ["done", "ne_16", "sw_08"]
    table.play("atreides", "done")
    assert table.g.to_act == ()


def test_paul_muaddib_then_moves_or_attacks_by_surprise_with_his_legion() -> None:
    legions = "ne_16: atreides regular 1; sw_08: atreides regular 1, naib 1; ne_15: harkonnen regular 1"
    table = special("paul_muaddib", legions=legions, aside="paul_muaddib", absent="paul_atreides")
    table.play("atreides", "ne_16", "paul_muaddib")
    assert table.options("atreides") == ["move", "surprise_attack", "pass"]
    table.play("atreides", "surprise_attack")
    assert table.options("atreides") == ["done", "ne_16"]


def test_lady_jessica_draws_three() -> None:
    table = special("lady_jessica")
    table.play("atreides", "1")
    assert len(table.hand("house_atreides")) == 1
    assert len(table.hand("fremen_ally")) == 2


def test_reverend_mother_jessica_draws_two_and_plays_one() -> None:
    table = special("reverend_mother_jessica", aside="reverend_mother_jessica")
    table.play("atreides", "2")
    assert len(table.hand("house_atreides")) == 2
    assert table.prompt("atreides") == "prompt-another-card"


def test_alia_takes_a_desert_power_action_and_plays_a_card() -> None:
    table = special("alia", aside="alia", hands={"fremen_ally": "hieregs"})
    table.play("atreides", "place_wormsigns", "ne_01", "ne_02")
    assert table.options("atreides") == ["hieregs", "pass"]


def test_stilgar_moves_three_legions() -> None:
    legions = (
        "ne_16: atreides regular 1; sw_08: atreides regular 1; se_05: atreides regular 1; nw_04: atreides regular 1"
    )
    table = special("stilgar", legions=legions)
    table.play("atreides", "ne_16", "ne_15", "sw_08", "sw_06", "se_05", "se_07")
    assert table.g.to_act == ()
    assert table.legion("atreides", "nw_04") == "regular 1"
    assert table.legion("atreides", "se_07") == "regular 1"


def test_chani_deploys_a_token_a_leader_and_a_fedaykin() -> None:
    table = special("chani", aside="chani")
    table.play("atreides", "gara_kulon", "chani", "all")
    assert table.legion("atreides", "gara_kulon") == "fedaykin 1, standard_token_1, chani"


def test_baron_harkonnen_upgrades_three_regulars() -> None:
    table = special("baron_harkonnen", legions="ne_16: harkonnen regular 2; carthag: harkonnen regular 2")
    table.play("harkonnen", "ne_16", "2", "carthag")
    assert table.legion("harkonnen", "ne_16") == "elite 2"
    assert table.legion("harkonnen", "carthag") == "regular 1, elite 1"


@pytest.mark.rule("WFA-RUL-87", "WFA-AIR-08")
def test_beast_rabban_moves_twice_and_flies_at_most_once() -> None:
    table = special(
        "beast_rabban",
        legions="ne_16: harkonnen regular 2, beast_rabban; carthag: harkonnen regular 1",
        flyers="air_ne ornithopter, air_se ornithopter",
    )
    assert table.options("harkonnen") == ["done", "ne_16", "scout"]
    table.play("harkonnen", "ne_16", "ne_14", "split", "1")
    # Rabban takes part in both moves; the flight is over.
    assert table.legion("harkonnen", "ne_14") == "regular 1, beast_rabban"
    table.play("harkonnen", "ne_14")
    assert "ne_10" in table.options("harkonnen")
    assert "ne_03" not in table.options("harkonnen")
    table.play("harkonnen", "ne_10", "all")
    assert table.legion("harkonnen", "ne_10") == "regular 1, beast_rabban"


def test_feyd_rautha_moves_and_then_attacks() -> None:
    legions = "ne_16: harkonnen regular 2, feyd_rautha; ne_14: atreides regular 1; carthag: harkonnen regular 1"
    table = special("feyd_rautha", legions=legions, aside="feyd_rautha", absent="beast_rabban")
    table.play("harkonnen", "ne_16", "ne_15", "all")
    assert table.options("harkonnen") == ["done", "ne_15"]
    table.play("harkonnen", "ne_15", "ne_14")
    assert "event-attack" in table.told()


def test_thufir_hawat_draws_three_of_the_house() -> None:
    table = special("thufir_hawat", aside="thufir_hawat")
    assert len(table.hand("house_harkonnen")) == 3
    assert table.hand("corrino_ally") == []


def test_gaius_helen_mohiam_draws_two_corrino_cards_and_plays_one() -> None:
    table = special("gaius_helen_mohiam", aside="gaius_helen_mohiam")
    assert len(table.hand("corrino_ally")) == 2
    assert table.prompt("harkonnen") == "prompt-another-card"


def test_captain_aramsham_deploys_two_regulars_a_sardaukar_and_a_leader() -> None:
    table = special("captain_aramsham")
    table.play("harkonnen", "arsunt", "carthag", "2", "captain_aramsham", "carthag")
    assert table.legion("harkonnen", "arsunt") == "sardaukar 1"
    assert table.legion("harkonnen", "carthag") == "regular 2, captain_aramsham"


def test_shaddam_turns_three_elites_into_sardaukar() -> None:
    table = special("shaddam_iv", aside="shaddam_iv", legions="ne_16: harkonnen elite 4")
    table.play("harkonnen", "ne_16", "3")
    assert table.legion("harkonnen", "ne_16") == "elite 1, sardaukar 3"


@pytest.mark.rule("WFA-LEAD-10", "WFA-LEAD-29", "WFA-LEAD-30")
def test_the_wild_maker_moves_and_attacks_as_a_desert_power_action() -> None:
    table = special("wild_maker", wild_maker="ne_02", legions="ne_09: harkonnen regular 6")
    table.play("atreides", "ne_05", "ne_09")
    assert "event-worm-attack" in table.told()
    assert table.g.leader_spent[LEADER_NUMBER["wild_maker"]]
    assert table.g.named_in(ATREIDES, AREA["ne_05"]) == []


@pytest.mark.rule("WFA-LEAD-01", "WFA-LEAD-04")
def test_leaders_are_not_units() -> None:
    table = position(legions="carthag: harkonnen regular 6, bashar 3, baron_harkonnen, beast_rabban")
    assert table.g.size(HARKONNEN, AREA["carthag"]) == 6
    assert table.leader("baron_harkonnen") == ON_BOARD
    assert table.leader("chani") == NOT_IN_PLAY
    assert LEADER_NUMBER["baron_harkonnen"] in table.g.named_in(HARKONNEN, AREA["carthag"])
