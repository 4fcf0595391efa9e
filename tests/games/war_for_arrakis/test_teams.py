"""Three and four players: who plays what, who sees what, who acts and who decides."""

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.cards import PLANNING_NUMBER
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER
from sandtable.games.war_for_arrakis.rules.action_turns import (
    action_turn,
    desert_power_allowed,
    take_turn,
    uses_by,
)
from sandtable.games.war_for_arrakis.rules.battle import begin_battle, resolve_roll
from sandtable.games.war_for_arrakis.rules.bene_gesserit import place_sister
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.course import start_of_round
from sandtable.games.war_for_arrakis.rules.desert_power import desert_power
from sandtable.games.war_for_arrakis.rules.end_of_round import (
    discard_to_limit,
    exchange_leaders,
    exchange_wild_maker,
)
from sandtable.games.war_for_arrakis.rules.hazards import send_wormsigns
from sandtable.games.war_for_arrakis.rules.leaders import leader_enters
from sandtable.games.war_for_arrakis.rules.planning import play_card
from sandtable.games.war_for_arrakis.rules.prescience import claims_at_round_end
from sandtable.games.war_for_arrakis.rules.spice import spice_harvesting
from sandtable.games.war_for_arrakis.rules.vehicle_orders import place_vehicles
from sandtable.games.war_for_arrakis.rules.vehicles import vehicle_placement
from sandtable.games.war_for_arrakis.rules.victory import wins
from sandtable.games.war_for_arrakis.state import ASIDE, RETIRED, Table, Turn
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    DEPLOYMENT,
    HARKONNEN,
    LEADERSHIP,
    MENTAT,
    STRATEGY,
    Seat,
)
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do
from tests.games.war_for_arrakis.position import Position, position, power_of

CONE = "cone_of_silence"


def team(**said: object) -> Position:
    """Both sides are shared."""
    return position(seats=4, **said)  # type: ignore[arg-type]


def acting(table: Position, power: str) -> Position:
    """It is the turn of a power's side, and that power acts."""
    table.g.phase = ACTIONS
    side = ATREIDES if power_of(power) < 2 else HARKONNEN
    table.g.turn = Turn(side, Seat(table.seat(power)))
    return table


def plays(table: Position, power: str, card: str) -> Position:
    """A power plays a card in its own turn."""
    acting(table, power)
    return table.start(play_card, table.g.acting.side, PLANNING_NUMBER[card])


def asked(table: Position) -> list[str]:
    """The powers that are asked now."""
    powers = ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally")
    return [power for power in powers if table.seat(power) in table.g.to_act]


def offered(table: Position, power: str) -> list[str]:
    """What a power is offered, a Cone of Silence aside."""
    return [option for option in table.options(power) if option != CONE]


def known(table: Position, seer: str, power: str) -> list[str]:
    """The cards of a power's hand that another can name."""
    found = table.seen(seer)["planning"][power]["known"]
    assert isinstance(found, list)
    return found


# Who plays what.


def powers(seats: int, **options: str) -> list[list[str]]:
    state = sandtable.game("war_for_arrakis").new(seats, 3, **options)
    return [player["powers"] for player in state.view(None)["players"]]


@pytest.mark.rule("WFA-TEAM-02", "WFA-TEAM-04", "WFA-TEAM-05")
def test_three_players_share_either_side() -> None:
    atreides, harkonnen = ["house_atreides", "fremen_ally"], ["house_harkonnen", "corrino_ally"]
    assert powers(3, side_0="atreides") == [atreides, ["house_harkonnen"], ["corrino_ally"]]
    assert powers(3, side_0="harkonnen") == [["house_harkonnen"], atreides, ["corrino_ally"]]
    shared = powers(3, side_0="harkonnen", shared_side="atreides")
    assert shared == [harkonnen, ["house_atreides"], ["fremen_ally"]]


@pytest.mark.rule("WFA-TEAM-03", "WFA-TEAM-04", "WFA-TEAM-05")
def test_four_players_share_both_sides() -> None:
    assert powers(4, side_0="atreides") == [["house_atreides"], ["house_harkonnen"], ["fremen_ally"], ["corrino_ally"]]
    seated = {game.index(["fremen_ally"]) for game in drawn_by_lot()}
    assert seated == {0, 1, 2, 3}, "by lot anybody may play anything"


def drawn_by_lot() -> list[list[list[str]]]:
    game = sandtable.game("war_for_arrakis")
    return [[player["powers"] for player in game.new(4, seed).view(None)["players"]] for seed in range(40)]


def test_only_one_or_two_meet_the_mahdi_and_two_share_the_atreides_side() -> None:
    game = sandtable.game("war_for_arrakis")
    with pytest.raises(BadSetup, match="one or two players"):
        game.new(3, 1, opponent="mahdi")
    together = game.new(2, 1, opponent="mahdi")
    assert [player["powers"] for player in together.view(None)["players"]] == [["house_atreides"], ["fremen_ally"]]
    assert [board["power"] for board in together.view(None)["dashboards"]] == ["house_atreides", "fremen_ally", None]


@pytest.mark.rule("WFA-TEAM-02")
def test_only_three_players_say_which_side_is_shared() -> None:
    for seats in (1, 2, 4):
        with pytest.raises(BadSetup, match="three players"):
            sandtable.game("war_for_arrakis").new(seats, 1, shared_side="atreides")


@pytest.mark.rule("WFA-TEAM-01")
def test_what_is_not_changed_is_as_in_the_duel() -> None:
    game = sandtable.game("war_for_arrakis")
    duel, shared = game.new(2, 8, side_0="atreides"), game.new(4, 8, side_0="atreides")
    assert isinstance(duel, Table)
    assert isinstance(shared, Table)
    assert shared.units == duel.units
    assert shared.generics == duel.generics
    assert shared.stations == duel.stations
    assert shared.bene_gesserit == duel.bene_gesserit
    assert (shared.round, shared.phase) == (duel.round, duel.phase)
    assert len(shared.prescience_cards.zones[1]) == 3


@pytest.mark.rule("WFA-TEAM-06")
def test_allies_win_together() -> None:
    for side, winners in ((ATREIDES, (0, 2)), (HARKONNEN, (1, 3))):
        table = team()
        wins(table.g, side, "reason-supremacy")
        assert table.g.result is not None
        assert table.g.result.winners == winners
    three = position(seats=3)
    wins(three.g, HARKONNEN, "reason-supremacy")
    assert three.g.result is not None
    assert three.g.result.winners == (1, 2)


@pytest.mark.rule("WFA-TEAM-07")
def test_a_shared_side_has_two_small_dashboards() -> None:
    boards = position(seats=3).seen()["dashboards"]
    assert [(board["side"], board["power"]) for board in boards] == [
        ("atreides", None),
        ("harkonnen", "house_harkonnen"),
        ("harkonnen", "corrino_ally"),
    ]
    assert [list(board["boxes"]) for board in boards] == [
        ["leadership", "strategy", "deployment", "mentat", "house"],
        ["leadership", "mentat", "house"],
        ["strategy", "deployment", "mentat"],
    ]
    assert [len(board["tank"]) for board in boards] == [3, 5, 5]


@pytest.mark.rule("WFA-TEAM-08", "WFA-TEAM-09", "WFA-TEAM-34")
def test_each_starts_with_leaders_and_only_their_owner_commands_them() -> None:
    legions = "ne_15: atreides regular 1, paul_atreides; carthag: harkonnen regular 1, beast_rabban"
    table = team(legions=legions)
    for leader in ("lady_jessica", "stilgar", "baron_harkonnen", "captain_aramsham"):
        assert table.leader(leader) == ASIDE
    cases = (
        ("house_atreides", MENTAT, "lady_jessica", True),
        ("fremen_ally", MENTAT, "lady_jessica", False),
        ("fremen_ally", STRATEGY, "stilgar", True),
        ("house_atreides", STRATEGY, "stilgar", False),
        ("corrino_ally", DEPLOYMENT, "captain_aramsham", True),
        ("house_harkonnen", DEPLOYMENT, "captain_aramsham", False),
    )
    for power, face, leader, may in cases:
        acting(table, power)
        names = [option.name for option in uses_by(table.g, table.seat(power), table.g.acting.side, face)]
        assert (leader in names) == may, (power, leader)


@pytest.mark.rule("WFA-TEAM-10")
def test_a_shared_side_has_three_cones_of_silence() -> None:
    assert team().seen()["cones_of_silence"] == {"atreides": 3, "harkonnen": 3}
    assert position(seats=3).seen()["cones_of_silence"] == {"harkonnen": 3}
    assert position().seen()["cones_of_silence"] == {}


@pytest.mark.rule("WFA-TEAM-11")
def test_units_and_leaders_obey_both_players() -> None:
    table = team(
        legions="carthag: harkonnen regular 2, baron_harkonnen; arrakeen: harkonnen regular 2, captain_aramsham"
    )
    table.dice("corrino_ally", strategy=1)
    acting(table, "corrino_ally").start(take_turn)
    table.play("corrino_ally", "strategy", "move")
    assert {"carthag", "arrakeen"} <= set(table.options("corrino_ally"))
    table = team(
        legions="carthag: harkonnen regular 2, baron_harkonnen; arrakeen: harkonnen regular 2, captain_aramsham"
    )
    table.dice("house_harkonnen", leadership=1)
    acting(table, "house_harkonnen").start(take_turn)
    table.play("house_harkonnen", "leadership", "move")
    assert {"carthag", "arrakeen"} <= set(table.options("house_harkonnen"))


# Who sees what.


HANDS = {
    "house_atreides": "the_voice, war_plan",
    "fremen_ally": "hieregs",
    "house_harkonnen": "sandmasters",
    "corrino_ally": "reports_of_traitors, spies_all_over_arrakis",
}


@pytest.mark.rule("WFA-TEAM-12", "WFA-TEAM-13", "WFA-RUL-90")
def test_allies_do_not_see_each_others_hands() -> None:
    table = team(hands=HANDS)
    assert known(table, "corrino_ally", "corrino_ally") == ["reports_of_traitors", "spies_all_over_arrakis"]
    assert known(table, "house_harkonnen", "corrino_ally") == []
    assert known(table, "fremen_ally", "house_atreides") == []
    assert table.seen("fremen_ally")["planning"]["house_atreides"]["hand"] == 2, "how many they are everybody sees"


@pytest.mark.rule("WFA-RUL-90")
def test_both_atreides_players_see_sietches_tokens_and_objective() -> None:
    table = team(legions="ne_15: atreides starting_token_2")
    for power in ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally"):
        seen = table.seen(power)
        ours = power in ("house_atreides", "fremen_ally")
        areas = {area["area"]: area for area in seen["areas"]}
        assert (areas["ne_15"]["legions"][0]["tokens"][0]["units"] is not None) == ours
        assert (areas["gara_kulon"]["sietch"]["rank"] is not None) == ours
        assert seen["objectives"]["known"] == (["objective_1"] if ours else [])


@pytest.mark.rule("WFA-TEAM-12", "WFA-TEAM-14", "WFA-RUL-95")
def test_a_cone_of_silence_shows_both_hands_to_both_allies_and_nobody_else() -> None:
    table = team(hands=HANDS)
    table.dice("corrino_ally", strategy=1)
    acting(table, "corrino_ally").start(take_turn)
    assert CONE in table.options("corrino_ally")
    assert table.options("house_harkonnen") == [], "only whoever is asked something"
    table.play("corrino_ally", CONE)
    assert known(table, "house_harkonnen", "corrino_ally") == ["reports_of_traitors", "spies_all_over_arrakis"]
    assert known(table, "corrino_ally", "house_harkonnen") == ["sandmasters"]
    for stranger in ("house_atreides", "fremen_ally"):
        assert known(table, stranger, "corrino_ally") == []
        assert known(table, stranger, "house_harkonnen") == []
        assert "event-cone-of-silence" in table.told(stranger)
        assert "event-hand-shared" not in table.told(stranger)
    assert table.told("house_harkonnen").count("event-hand-shared") == 2
    assert table.seen()["cones_of_silence"] == {"atreides": 3, "harkonnen": 2}
    assert table.prompt("corrino_ally") == "prompt-action", "what was asked is still asked"
    table.play("corrino_ally", CONE, CONE)
    assert CONE not in table.options("corrino_ally")
    assert table.seen()["cones_of_silence"] == {"atreides": 3, "harkonnen": 0}


@pytest.mark.rule("WFA-TEAM-14")
def test_a_cone_keeps_the_answers_so_far() -> None:
    table = team(legions="carthag: harkonnen regular 2")
    table.dice("corrino_ally", strategy=1)
    acting(table, "corrino_ally").start(take_turn)
    table.play("corrino_ally", "strategy")
    asking = table.g.form_of(table.seat("corrino_ally"))
    table.play("corrino_ally", CONE)
    assert table.g.form_of(table.seat("corrino_ally")) is asking
    assert table.prompt("corrino_ally") == "prompt-use-die"


# Cards.


@pytest.mark.rule("WFA-TEAM-16", "WFA-TEAM-13")
def test_at_the_start_of_a_round_each_draws_from_the_own_deck() -> None:
    table = team(phase="round_start").start(start_of_round)
    for power in ("house_atreides", "fremen_ally", "house_harkonnen", "corrino_ally"):
        assert len(table.hand(power)) == 1
        assert known(table, power, power) == table.hand(power)
        assert table.told(power).count("event-card-drawn") == 1


@pytest.mark.rule("WFA-TEAM-17", "WFA-RUL-55")
@pytest.mark.parametrize("power", ["house_harkonnen", "corrino_ally"])
def test_a_mentat_draws_from_the_own_deck_only(power: str) -> None:
    table = team()
    table.dice(power, mentat=1)
    acting(table, power).start(take_turn)
    before = table.deck(power)
    table.play(power, "mentat", "draw")
    assert table.deck(power) == before - 2
    assert len(table.hand(power)) == 2


@pytest.mark.rule("WFA-TEAM-17")
def test_an_exhausted_own_deck_is_not_helped_by_the_allys() -> None:
    table = team(decks={"corrino_ally": 0})
    acting(table, "corrino_ally")
    names = [option.name for option in uses_by(table.g, table.seat("corrino_ally"), HARKONNEN, MENTAT)]
    assert "draw" not in names
    acting(table, "house_harkonnen")
    names = [option.name for option in uses_by(table.g, table.seat("house_harkonnen"), HARKONNEN, MENTAT)]
    assert "draw" in names


@pytest.mark.rule("WFA-TEAM-17")
def test_each_plays_only_the_own_cards() -> None:
    table = team(hands=HANDS, legions="carthag: harkonnen regular 2")
    table.dice("corrino_ally", strategy=1)
    acting(table, "corrino_ally").start(take_turn)
    table.play("corrino_ally", "strategy", "play_card")
    assert "sandmasters" not in table.options("corrino_ally")
    assert set(offered(table, "corrino_ally")) <= {"reports_of_traitors", "spies_all_over_arrakis"}


@pytest.mark.rule("WFA-TEAM-18", "WFA-TEAM-19")
def test_house_atreides_draws_for_the_fremen_ally_and_looks() -> None:
    table = team()
    table.dice("house_atreides", mentat=1)
    acting(table, "house_atreides").start(take_turn)
    table.play("house_atreides", "mentat", "draw")
    assert table.prompt("house_atreides") == "prompt-draw-split"
    table.play("house_atreides", "0")
    assert len(table.hand("fremen_ally")) == 2
    assert table.hand("house_atreides") == []
    assert known(table, "house_atreides", "fremen_ally") == known(table, "fremen_ally", "fremen_ally")
    assert sorted(known(table, "fremen_ally", "fremen_ally")) == table.hand("fremen_ally")
    assert known(table, "house_harkonnen", "fremen_ally") == []
    assert table.told("house_atreides").count("event-card-passed") == 2
    assert table.told("fremen_ally").count("event-card-drawn") == 2
    assert table.seen()["cones_of_silence"]["atreides"] == 3


@pytest.mark.rule("WFA-TEAM-18")
def test_the_fremen_ally_draws_only_for_itself() -> None:
    table = team(hands={"fremen_ally": "cielagos_piping_message"}, legions="ne_16: harkonnen regular 1")
    plays(table, "fremen_ally", "cielagos_piping_message").play_quietly(lambda: not table.g.to_act)
    assert len(table.hand("fremen_ally")) == 1
    assert table.hand("house_atreides") == []


@pytest.mark.rule("WFA-TEAM-20")
def test_the_hand_limit_is_four_for_each() -> None:
    five = "sandmasters, hunter_seeker, workhorse_of_arrakis, spotter_control, evidence_of_rebellion"
    hands = {"house_harkonnen": five, "corrino_ally": "reports_of_traitors", "house_atreides": "the_voice, war_plan"}
    table = team(hands=hands, phase="round_end").start(discard_to_limit)
    assert asked(table) == ["house_harkonnen"]
    table.play("house_harkonnen", "hunter_seeker")
    assert len(table.hand("house_harkonnen")) == 4
    assert len(table.hand("corrino_ally")) == 1
    three = position(seats=3, hands={"house_atreides": "the_voice, war_plan, truthtrance", "fremen_ally": "hieregs"})
    three.start(discard_to_limit)
    assert three.g.to_act == (), "six for a side that is not shared, four for one that is"


@pytest.mark.rule("WFA-TEAM-20", "WFA-RUL-95")
def test_a_cone_of_silence_while_all_discard_to_the_limit() -> None:
    five = "sandmasters, hunter_seeker, workhorse_of_arrakis, spotter_control, evidence_of_rebellion"
    corrino = "reports_of_traitors, spies_all_over_arrakis, manipulation_of_others, full_control_of_the_air"
    hands = {"house_harkonnen": five, "corrino_ally": f"{corrino}, {further('corrino_ally', corrino)}"}
    table = team(hands=hands, phase="round_end").start(discard_to_limit)
    assert asked(table) == ["house_harkonnen", "corrino_ally"]
    table.play("corrino_ally", CONE)
    assert asked(table) == ["house_harkonnen", "corrino_ally"]
    assert sorted(known(table, "corrino_ally", "house_harkonnen")) == table.hand("house_harkonnen")


def further(power: str, held: str) -> str:
    """A further card of a deck."""
    family = position().g.planning[power_of(power)]
    names = {number: ident for ident, number in PLANNING_NUMBER.items()}
    return next(names[face] for face in family.faces if names[face] not in held)


@pytest.mark.rule("WFA-TEAM-21", "WFA-RUL-92")
def test_both_allies_discard_for_combat_dice_whoever_acts_first() -> None:
    hands = {
        "house_harkonnen": "sandmasters",
        "corrino_ally": "reports_of_traitors",
        "house_atreides": "the_voice",
        "fremen_ally": "hieregs",
    }
    table = team(hands=hands, legions="ne_16: harkonnen regular 2; ne_15: atreides regular 2")
    acting(table, "corrino_ally").start(begin_battle, HARKONNEN, AREA["ne_16"], AREA["ne_15"], 0, 0)
    order = []
    while table.g.to_act and table.g.prompt(table.g.to_act[0]).message == "prompt-throw-cards":  # type: ignore[union-attr]
        (power,) = asked(table)
        order.append(power)
        table.play(power, next(option for option in offered(table, power) if option != "done"))
    assert order == ["corrino_ally", "house_harkonnen", "house_atreides", "fremen_ally"]
    rolled = [event.args["dice"] for event in table.g.events(None) if event.message == "event-combat-roll"]
    assert rolled[:2] == [4, 4]


@pytest.mark.rule("WFA-TEAM-22", "WFA-EX-16", "WFA-RUL-92")
def test_two_opponents_discard_as_one() -> None:
    hands = {
        "corrino_ally": "manipulation_of_others",
        "house_atreides": "the_voice, war_plan",
        "fremen_ally": "hieregs, sandtides",
    }
    table = plays(team(hands=hands), "corrino_ally", "manipulation_of_others")
    assert table.prompt("house_atreides") == "prompt-bear"
    assert offered(table, "house_atreides") == ["0", "1", "2"]
    table.play("house_atreides", "1", "the_voice")
    assert asked(table) == ["fremen_ally"]
    table.play("fremen_ally", "sandtides")
    assert table.hand("house_atreides") == ["war_plan"]
    assert table.hand("fremen_ally") == ["hieregs"]
    [bears] = [event.args for event in table.g.events(None) if event.message == "event-bears"]
    assert (bears["count"], bears["rest"]) == (1, 1)
    for borne, house, fremen in (("2", 0, 2), ("0", 2, 0)):
        table = plays(team(hands=hands), "corrino_ally", "manipulation_of_others")
        table.play("house_atreides", borne)
        bearer = "house_atreides" if borne == "2" else "fremen_ally"
        while table.prompt(bearer) == "prompt-shed":
            table.play(bearer, offered(table, bearer)[0])
        assert (len(table.hand("house_atreides")), len(table.hand("fremen_ally"))) == (house, fremen)


@pytest.mark.rule("WFA-TEAM-22", "WFA-RUL-92")
def test_nobody_bears_more_than_held() -> None:
    hands = {
        "corrino_ally": "manipulation_of_others",
        "house_atreides": "the_voice",
        "fremen_ally": "hieregs, sandtides",
    }
    table = plays(team(hands=hands), "corrino_ally", "manipulation_of_others")
    assert offered(table, "house_atreides") == ["0", "1"]
    hands["house_atreides"] = ""
    table = plays(team(hands=hands), "corrino_ally", "manipulation_of_others")
    assert table.prompt("fremen_ally") == "prompt-shed"
    hands["house_atreides"], hands["fremen_ally"] = "the_voice", "hieregs"
    table = plays(team(hands=hands), "corrino_ally", "manipulation_of_others")
    assert table.prompt("house_atreides") == "prompt-shed", "one each, and nothing to decide"
    table.play("house_atreides", "the_voice")
    table.play("fremen_ally", "hieregs")
    assert table.hand("house_atreides") == table.hand("fremen_ally") == []


# Who acts.


def turn_of(table: Position, side: str) -> Position:
    table.g.phase = ACTIONS
    return table.start(action_turn, HARKONNEN if side == "harkonnen" else ATREIDES)


@pytest.mark.rule("WFA-TEAM-31", "WFA-RUL-91")
def test_the_house_says_who_acts() -> None:
    table = team(legions="carthag: harkonnen regular 2")
    table.dice("house_harkonnen", mentat=2).dice("corrino_ally", mentat=1, strategy=1)
    turn_of(table, "harkonnen")
    assert asked(table) == ["house_harkonnen"]
    assert offered(table, "house_harkonnen") == ["house_harkonnen", "corrino_ally"]
    table.play("house_harkonnen", "corrino_ally")
    assert asked(table) == ["corrino_ally"]
    assert offered(table, "corrino_ally") == ["strategy", "mentat"]
    assert table.seen()["turn"]["seat"] == table.seat("corrino_ally")
    table.play("corrino_ally", "mentat", "nothing")
    assert table.unused("corrino_ally") == {"strategy": 1}, "the die comes from the own dashboard"
    assert table.unused("house_harkonnen") == {"mentat": 2}


@pytest.mark.rule("WFA-TEAM-31")
def test_allies_need_not_alternate() -> None:
    table = team(legions="carthag: harkonnen regular 2")
    table.dice("house_harkonnen", mentat=2).dice("corrino_ally", mentat=2)
    for _ in range(2):
        turn_of(table, "harkonnen").play("house_harkonnen", "corrino_ally")
        table.play("corrino_ally", "mentat", "nothing")
    assert table.unused("corrino_ally") == {}


@pytest.mark.rule("WFA-RUL-91")
def test_who_has_no_dice_is_passed_over() -> None:
    table = team(legions="carthag: harkonnen regular 2")
    table.dice("corrino_ally", strategy=1)
    turn_of(table, "harkonnen")
    assert asked(table) == ["corrino_ally"]
    assert table.prompt("corrino_ally") == "prompt-action"
    table = team(legions="carthag: harkonnen regular 2")
    table.dice("house_harkonnen", leadership=1)
    turn_of(table, "harkonnen")
    assert table.prompt("house_harkonnen") == "prompt-action"


@pytest.mark.rule("WFA-RUL-91", "WFA-RUL-92", "WFA-TEAM-38")
def test_desert_power_by_right_is_the_fremen_allys() -> None:
    table = team().dice("house_atreides", mentat=1).dice("house_harkonnen", mentat=1).dice("corrino_ally", mentat=1)
    assert desert_power_allowed(table.g), "one die against two of both opponents"
    turn_of(table, "atreides")
    assert offered(table, "house_atreides") == ["house_atreides", "fremen_ally"]
    table.play("house_atreides", "fremen_ally")
    assert offered(table, "fremen_ally") == ["desert_power"]
    table = team().dice("house_atreides", mentat=1).dice("fremen_ally", strategy=1)
    table.dice("house_harkonnen", mentat=1).dice("corrino_ally", mentat=1)
    assert not desert_power_allowed(table.g), "two against two"
    turn_of(table, "atreides").play("house_atreides", "house_atreides")
    assert offered(table, "house_atreides") == ["mentat"]


@pytest.mark.rule("WFA-RUL-92", "WFA-TEAM-34")
def test_the_wild_makers_special_action_stays_with_the_fremen_ally() -> None:
    said = {"wild_maker": "ne_01", "legions": "ne_02: harkonnen regular 1"}
    for power, may in (("fremen_ally", True), ("house_atreides", False)):
        table = acting(team(**said), power).start(desert_power)
        assert asked(table) == [power], "the player of the card that grants it"
        assert ("wild_maker" in table.options(power)) == may


@pytest.mark.rule("WFA-RUL-91")
def test_a_prescribed_die_says_who_acts() -> None:
    table = team(legions="carthag: harkonnen regular 2")
    table.dice("house_harkonnen", mentat=1, leadership=1).dice("corrino_ally", strategy=1)
    table.g.forced_result = STRATEGY
    turn_of(table, "harkonnen")
    assert asked(table) == ["corrino_ally"]
    table.g.forced_result = LEADERSHIP
    turn_of(table, "harkonnen")
    assert offered(table, "house_harkonnen") == ["leadership"]


# Who decides.


@pytest.mark.rule("WFA-TEAM-32", "WFA-RUL-55")
def test_who_acts_decides_about_the_battle_and_the_house_defends() -> None:
    table = team(legions="ne_16: harkonnen regular 3, elite 1; ne_15: atreides regular 2, elite 1")
    acting(table, "corrino_ally").start(begin_battle, HARKONNEN, AREA["ne_16"], AREA["ne_15"], 0, 0)
    table.start(resolve_roll, 1, 0, 0, 1, 0, 0)
    deciders = []
    for _ in range(3):
        (power,) = asked(table)
        deciders.append((power, table.prompt(power)))
        table.play(power, offered(table, power)[0])
    assert ("corrino_ally", "prompt-casualties") in deciders
    assert ("house_atreides", "prompt-casualties") in deciders
    assert deciders[-1] == ("corrino_ally", "prompt-continue")


@pytest.mark.rule("WFA-TEAM-33")
def test_house_used_as_strategy_is_for_the_fremen_ally_to_decide() -> None:
    table = team(legions="ne_15: atreides regular 2; ne_16: harkonnen regular 1")
    table.dice("house_atreides", house=1)
    acting(table, "house_atreides").start(take_turn)
    table.play("house_atreides", "house")
    assert {"strategy", "deployment", "mentat"} <= set(table.options("house_atreides"))
    table.play("house_atreides", "strategy")
    assert asked(table) == ["fremen_ally"]
    assert {"move", "attack", "stilgar"} <= set(table.options("fremen_ally"))
    assert "paul_atreides" not in table.options("fremen_ally")
    table.play("fremen_ally", "attack", "ne_15", "ne_16")
    assert "event-attack" in table.told()
    assert table.g.acting.dashboard == 0, "the die is House Atreides'"


@pytest.mark.rule("WFA-TEAM-33")
def test_house_used_as_mentat_stays_with_house_atreides() -> None:
    table = team()
    table.dice("house_atreides", house=1)
    acting(table, "house_atreides").start(take_turn)
    table.play("house_atreides", "house", "mentat")
    assert asked(table) == ["house_atreides"]
    assert {"draw", "lady_jessica"} <= set(table.options("house_atreides"))


@pytest.mark.rule("WFA-TEAM-33")
def test_after_a_house_die_the_house_is_asked_again() -> None:
    table = team(legions="ne_15: atreides regular 2, starting_token_1")
    table.dice("house_atreides", house=1)
    acting(table, "house_atreides").start(take_turn)
    table.play("house_atreides", "house", "strategy").play("fremen_ally", "nothing")
    assert asked(table) == ["house_atreides"]
    assert table.prompt("house_atreides") == "prompt-close-turn"
    assert "guerrilla_training" in table.options("house_atreides")


@pytest.mark.rule("WFA-TEAM-35", "WFA-RUL-55")
def test_house_harkonnen_places_vehicles_and_spends_spice() -> None:
    table = team(phase="vehicle_placement", legions="carthag: harkonnen regular 2").start(vehicle_placement)
    assert asked(table) == ["house_harkonnen"]
    acting(table, "corrino_ally").start(place_vehicles, 0, 2, 0, 0)
    assert asked(table) == ["corrino_ally"]
    table = team(phase="spice_harvest", harvesters="ne_01, ne_02, ne_03").start(spice_harvesting)
    assert asked(table) == ["house_harkonnen"]


@pytest.mark.rule("WFA-TEAM-36")
def test_the_fremen_ally_decides_in_the_desert_hazards() -> None:
    fifteen = "nw_01, nw_02, nw_03, nw_04, nw_05, nw_06, nw_07, nw_10, nw_12, nw_13, nw_15, nw_16, sw_01, sw_02, sw_03"
    table = team(phase="hazards", harvesters="ne_01, ne_02", wormsigns=fifteen).start(send_wormsigns)
    assert asked(table) == ["fremen_ally"]
    assert table.g.seat_for(ATREIDES) == table.seat("fremen_ally")
    assert table.g.seat_for(HARKONNEN) == table.seat("house_harkonnen")


@pytest.mark.rule("WFA-TEAM-37")
def test_a_die_of_either_player_advances_both_tanks() -> None:
    table = team(tank={"baron_harkonnen": 2, "captain_aramsham": 1, "stilgar": 1})
    table.dice("corrino_ally", mentat=1)
    acting(table, "corrino_ally").start(take_turn).play("corrino_ally", "mentat", "nothing")
    assert table.tank("house_harkonnen") == [None, None, "baron_harkonnen", None, None]
    assert table.tank("corrino_ally") == [None, "captain_aramsham", None, None, None]
    assert table.tank("fremen_ally") == ["stilgar", None, None], "the opponents' Tanks stay"


@pytest.mark.rule("WFA-TEAM-39")
def test_a_ban_binds_both_players() -> None:
    hands = {"house_harkonnen": "sandmasters", "corrino_ally": "reports_of_traitors"}
    table = team(hands=hands, legions="ne_16: harkonnen regular 2; ne_15: atreides regular 2", bans="landsraad")
    acting(table, "corrino_ally").start(begin_battle, HARKONNEN, AREA["ne_16"], AREA["ne_15"], 0, 0)
    assert "prompt-throw-cards" not in [table.prompt("corrino_ally"), table.prompt("house_harkonnen")]
    for bans, may in (("", True), ("spacing_guild", False)):
        for power in ("house_harkonnen", "corrino_ally"):
            table = team(flyers="air_ne ornithopter", bans=bans)
            table.dice(power, mentat=1)
            acting(table, power).start(take_turn)
            assert ("scout" in table.options(power)) == may


@pytest.mark.rule("WFA-TEAM-40", "WFA-TEAM-41", "WFA-RUL-92")
def test_the_house_says_who_places_the_one_bene_gesserit_token() -> None:
    table = team(bene_gesserit={"atreides": 2}).start(place_sister, ATREIDES)
    assert asked(table) == ["house_atreides"]
    assert offered(table, "house_atreides") == ["pass", "house_atreides", "fremen_ally"]
    table.play("house_atreides", "fremen_ally")
    assert asked(table) == ["fremen_ally"], "the player of the dashboard says where"
    assert offered(table, "fremen_ally") == ["pass", "leadership", "strategy", "deployment"]
    table.play("fremen_ally", "strategy")
    assert list(table.g.sisters[5:10]) == [0, 1, 0, 0, 0]
    assert table.g.bene_gesserit[ATREIDES] == 1
    assert table.g.to_act == (), "one per round, though another is left"


@pytest.mark.rule("WFA-TEAM-40")
def test_the_house_may_keep_the_token() -> None:
    table = team(bene_gesserit={"harkonnen": 1}).start(place_sister, HARKONNEN)
    table.play("house_harkonnen", "pass")
    assert table.g.bene_gesserit[HARKONNEN] == 1
    assert table.g.to_act == ()
    table = team(bene_gesserit={"harkonnen": 1}).dice("house_harkonnen", leadership=2, mentat=2, house=2)
    table.start(place_sister, HARKONNEN)
    assert offered(table, "house_harkonnen") == ["pass", "corrino_ally"], "no slot is left on the own dashboard"


@pytest.mark.rule("WFA-RUL-92")
def test_each_power_exchanges_its_own_leaders() -> None:
    table = team(
        legions="carthag: harkonnen regular 2, baron_harkonnen, captain_aramsham; ne_15: atreides regular 1, stilgar",
        phase="round_end",
    )
    table.go(Do(exchange_leaders, HARKONNEN), Do(exchange_leaders, ATREIDES))
    assert offered(table, "house_harkonnen") == ["baron_harkonnen", "done"]
    table.play("house_harkonnen", "done")
    assert offered(table, "corrino_ally") == ["captain_aramsham", "done"]
    table.play("corrino_ally", "captain_aramsham")
    assert offered(table, "fremen_ally") == ["stilgar", "done"]
    assert table.legion("harkonnen", "carthag") == "regular 2, bashar 1, baron_harkonnen"


@pytest.mark.rule("WFA-RUL-92")
def test_the_fremen_ally_exchanges_the_wild_maker() -> None:
    table = team(wild_maker="ne_01", phase="round_end").start(exchange_wild_maker)
    assert asked(table) == ["fremen_ally"]


@pytest.mark.rule("WFA-RUL-92", "WFA-RUL-55")
def test_atomics_and_claims_are_for_house_atreides() -> None:
    table = team(prescience={"jihad": 8}, legions="ne_15: atreides regular 1, starting_token_1")
    table.dice("fremen_ally", strategy=1).dice("house_atreides", mentat=1).dice("house_harkonnen", mentat=2)
    turn_of(table, "atreides")
    assert "detonate" in table.options("house_atreides"), "before it says who acts"
    table.play("house_atreides", "fremen_ally")
    assert "detonate" not in table.options("fremen_ally")
    assert "guerrilla_training" in table.options("fremen_ally"), "for whoever acts"
    table.play("fremen_ally", "strategy", "nothing", "done")
    assert asked(table) == ["house_atreides"]
    assert table.prompt("house_atreides") == "prompt-close-turn"
    assert "guerrilla_training" not in table.options("house_atreides")
    table.play("house_atreides", "detonate")
    assert table.prompt("house_atreides") == "prompt-detonate"


@pytest.mark.rule("WFA-FREE-02", "WFA-FREE-03", "WFA-RUL-92")
def test_house_atreides_takes_its_free_actions_while_its_ally_acts() -> None:
    """Before the ally has chosen a die, and in the middle of the ally's moves; whoever answers goes on afterwards."""
    legions = "ne_15: atreides regular 1; ne_01: atreides regular 1; gara_kulon: atreides regular 2, naib 1"
    shown = "families_flee_to_the_palmaries_of_the_south"
    table = team(prescience={"jihad": 8}, shown=shown, legions=legions)
    table.dice("fremen_ally", strategy=1).dice("house_harkonnen", mentat=2)
    turn_of(table, "atreides")
    assert asked(table) == ["fremen_ally"], "the House has no die: it is not asked who acts"
    assert table.g.may_act == (table.seat("house_atreides"),)
    assert sorted(offered(table, "house_atreides")) == ["claim", "detonate"]
    table.play("house_atreides", "claim", shown, "gara_kulon", "regular")
    assert table.g.prescience[1] == 2
    table.play("fremen_ally", "strategy", "move", "ne_15")
    assert offered(table, "house_atreides") == ["detonate"], "claimed once"
    table.play("house_atreides", "detonate", "rimwall_west")
    assert asked(table) == ["fremen_ally"]
    assert table.prompt("fremen_ally") == "prompt-move", "the move is asked for afresh"
    assert not table.g.may_act


@pytest.mark.rule("WFA-FREE-02", "WFA-RUL-92")
def test_nothing_is_open_to_house_atreides_in_other_turns_or_while_it_acts_itself() -> None:
    for turn, actor in (("harkonnen", None), ("atreides", "house_atreides")):
        table = team(prescience={"jihad": 8}, legions="ne_15: atreides regular 1")
        table.dice("fremen_ally", strategy=1).dice("house_atreides", mentat=1).dice("house_harkonnen", mentat=2)
        turn_of(table, turn)
        if actor is not None:
            table.play("house_atreides", actor)
        assert table.g.may_act == ()


@pytest.mark.rule("WFA-FREE-02", "WFA-RUL-92")
@pytest.mark.parametrize(("side", "area", "suffers"), [(0, "ne_15", "fremen_ally"), (1, "ne_01", "house_harkonnen")])
def test_nothing_is_open_to_house_atreides_while_casualties_are_taken(side: int, area: str, suffers: str) -> None:
    """Whoever acts could take no free action then either, be it the ally that is asked or the enemy."""
    legions = "ne_15: atreides regular 1, elite 1; ne_01: harkonnen regular 1, elite 1"
    table = team(prescience={"jihad": 8}, legions=legions)
    table.dice("fremen_ally", strategy=1).dice("house_harkonnen", mentat=2)
    assert turn_of(table, "atreides").g.may_act == (table.seat("house_atreides"),)
    table.start(take_hits, side, AREA[area], 1)
    assert asked(table) == [suffers]
    assert table.g.may_act == ()


@pytest.mark.rule("WFA-FREE-02", "WFA-RUL-92")
def test_nothing_is_open_to_house_atreides_while_the_enemy_throws_cards() -> None:
    table = team(
        prescience={"jihad": 8},
        legions="ne_15: atreides regular 1; ne_16: harkonnen regular 1",
        hands={"house_harkonnen": "arsunt_legion"},
    )
    turn_of(table.dice("fremen_ally", strategy=1).dice("house_harkonnen", mentat=2), "atreides")
    table.play("fremen_ally", "strategy", "attack", "ne_15", "ne_16")
    assert asked(table) == ["house_harkonnen"]
    assert table.prompt("house_harkonnen") == "prompt-throw-cards"
    assert table.g.may_act == ()


HAWAT = "thufir_hawat"
SCHEMES = "hawats_scheming, hawats_scheming, evidence_of_rebellion"


def corrino_acts(hand: str, version: int = GAME.rules_version) -> Position:
    """House Harkonnen has no die left, while Thufir Hawat is in play."""
    table = team(legions="carthag: harkonnen regular 3", aside=HAWAT, hands={"house_harkonnen": hand})
    table.g.game = GAME.under(version)
    return turn_of(table.dice("corrino_ally", strategy=1), "harkonnen")


@pytest.mark.rule("WFA-RUL-92", "WFA-FREE-02", "WFA-FREE-03", "WFA-LEAD-20")
def test_house_harkonnen_ends_hawats_service_while_its_ally_acts() -> None:
    table = corrino_acts(SCHEMES)
    assert asked(table) == ["corrino_ally"], "the House has no die: it is not asked who acts"
    assert offered(table, "house_harkonnen") == ["end_hawat"]
    assert "end_hawat" not in offered(table, "corrino_ally")
    table.play("corrino_ally", "strategy", "move", "carthag")
    table.play("house_harkonnen", "end_hawat")
    assert table.leader(HAWAT) == RETIRED
    assert table.hand("house_harkonnen") == ["evidence_of_rebellion"]
    assert asked(table) == ["corrino_ally"]
    assert table.prompt("corrino_ally") == "prompt-move", "the move is asked for afresh"


@pytest.mark.rule("WFA-RUL-92", "WFA-FREE-02")
def test_house_harkonnen_is_asked_before_the_turn_of_its_ally_is_over() -> None:
    table = corrino_acts(SCHEMES).play("corrino_ally", "strategy", "nothing")
    assert asked(table) == ["house_harkonnen"]
    assert table.prompt("house_harkonnen") == "prompt-close-turn"
    assert offered(table, "house_harkonnen") == ["done", "end_hawat"]


@pytest.mark.rule("WFA-RUL-92")
def test_whether_house_harkonnen_holds_the_cards_nobody_sees() -> None:
    """What stands open hangs on how many cards are held, not on which."""
    house = corrino_acts(SCHEMES).seat("house_harkonnen")
    assert corrino_acts(SCHEMES).g.may_act == (house,)
    without = corrino_acts("evidence_of_rebellion, arsunt_legion, sandmasters")
    assert without.g.may_act == (house,)
    assert offered(without, "house_harkonnen") == []
    assert corrino_acts("hawats_scheming").g.may_act == (), "one card cannot be two copies"


@pytest.mark.rule("WFA-RUL-92")
def test_in_a_game_of_version_3_only_who_acts_ends_hawats_service() -> None:
    table = corrino_acts(SCHEMES, 3)
    assert table.g.may_act == ()
    table.play("corrino_ally", "strategy", "nothing")
    assert asked(table) != ["house_harkonnen"]


@pytest.mark.rule("WFA-RUL-55")
def test_house_atreides_claims_prescience_when_the_round_ends() -> None:
    legions = "gara_kulon: atreides regular 1, paul_atreides, lady_jessica"
    table = team(shown="jessica_trains_paul", legions=legions, phase="round_end").start(claims_at_round_end)
    assert asked(table) == ["house_atreides"]
    assert offered(table, "house_atreides") == ["jessica_trains_paul", "decline"]


# Paul Muad'Dib.


@pytest.mark.rule("WFA-RUL-77")
def test_paul_muaddib_belongs_to_the_fremen_ally() -> None:
    table = team(legions="ne_15: atreides regular 2, paul_atreides", spent="paul_atreides")
    leader_enters(table.g, LEADER_NUMBER["paul_muaddib"])
    assert table.legion("atreides", "ne_15") == "regular 2, paul_muaddib"
    assert table.g.leader_spent[LEADER_NUMBER["paul_muaddib"]], "spent as the old card lay"
    table.g.leader_spent = replaced(table.g.leader_spent, LEADER_NUMBER["paul_muaddib"], False)
    for power, may in (("fremen_ally", True), ("house_atreides", False)):
        acting(table, power)
        names = [option.name for option in uses_by(table.g, table.seat(power), ATREIDES, LEADERSHIP)]
        assert ("paul_muaddib" in names) == may


@pytest.mark.rule("WFA-RUL-77", "WFA-TANK-08")
def test_paul_muaddib_changes_tanks_and_pushes() -> None:
    table = team(tank={"paul_atreides": 2, "stilgar": 2, "lady_jessica": 1})
    leader_enters(table.g, LEADER_NUMBER["paul_muaddib"])
    assert table.tank("house_atreides") == ["lady_jessica", None, None]
    assert table.tank("fremen_ally") == [None, "paul_muaddib", "stilgar"]
    assert table.told()[-1] == "event-pushed-on"
    table = team(tank={"paul_atreides": 3, "stilgar": 3})
    leader_enters(table.g, LEADER_NUMBER["paul_muaddib"])
    assert table.tank("fremen_ally") == [None, None, "paul_muaddib"]
    assert table.leader("stilgar") == ASIDE, "pushed out of the Tank"


@pytest.mark.rule("WFA-RUL-77")
def test_where_the_side_is_not_shared_he_stays_in_the_one_tank() -> None:
    table = position(tank={"paul_atreides": 2})
    leader_enters(table.g, LEADER_NUMBER["paul_muaddib"])
    assert table.tank("atreides") == [None, "paul_muaddib", None]
