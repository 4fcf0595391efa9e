"""What worthless cards do for CHOAM (CHR-WORTH)."""

import pytest

from sandtable.games.arrakis.terms import Sector
from sandtable.games.classic.rules.mentat_pause import mentat_pause
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.shipping import ship_and_move
from sandtable.games.classic.rules.storm import move_storm
from sandtable.games.classic.rules.worthless import offer_gamont
from sandtable.games.classic.terms import STORM
from tests.games.classic.expansion import lay_token, let_pass
from tests.games.classic.fighting import to_plans
from tests.games.classic.position import Position, position, under

# Baliset.


def towards(hand: str = "baliset", **options: object) -> Position:
    table = position(
        "guild, choam, emperor",
        forces="broken_land: guild 3, emperor 1; plastic_basin: choam 2",
        hands={"choam": hand},
        spice={"guild": 0},
        **options,  # type: ignore[arg-type]
    )
    return table.start(ship_and_move, 0)


@pytest.mark.rule("CHR-WORTH-01", "CHR-WORTH-02", "CHR-WORTH-04")
def test_baliset_stops_a_group_that_moves_towards_choam() -> None:
    table = towards().play("guild", "broken_land", "plastic_basin:12", "3")
    assert table.prompt("choam") == "prompt-baliset"
    table.play("choam", "baliset")
    assert (table.forces("guild", "broken_land"), table.discarded()) == (3, ["baliset"])
    assert table.prompt("guild") == "prompt-move", "the mover may go elsewhere"
    table.play("guild", "broken_land")
    assert not [option for option in table.options("guild") if option.startswith("plastic_basin")]


@pytest.mark.rule("CHR-WORTH-02")
def test_without_it_the_group_arrives() -> None:
    table = towards().play("guild", "broken_land", "plastic_basin:12", "3").play("choam", "pass")
    assert table.forces("guild", "plastic_basin") == 3


@pytest.mark.rule("CHR-WORTH-03", "CHR-RUL-19")
def test_baliset_does_not_cancel_a_shipment() -> None:
    table = position(
        "guild, choam", forces="plastic_basin: choam 2", hands={"choam": "baliset"}, spice={"guild": 9}
    ).start(ship_and_move, 0)
    table.play("guild", "plastic_basin:12", "2")
    assert table.forces("guild", "plastic_basin") == 2


@pytest.mark.rule("CHR-WORTH-02")
def test_baliset_is_for_groups_of_opponents_that_come_from_elsewhere() -> None:
    own = position(
        "choam, guild", forces="broken_land: choam 3; plastic_basin: choam 2", hands={"choam": "baliset"},
        spice={"choam": 0},
    )  # fmt: skip
    own.start(ship_and_move, 0).play("choam", "broken_land", "plastic_basin:12", "3")
    assert own.forces("choam", "plastic_basin") == 5
    shifted = position(
        "guild, choam", forces="plastic_basin:12: guild 3; plastic_basin:13: choam 2", hands={"choam": "baliset"},
        spice={"guild": 0},
    )  # fmt: skip
    shifted.start(ship_and_move, 0).play("guild", "plastic_basin", "plastic_basin:13", "3")
    assert shifted.forces("guild", "plastic_basin:13") == 3
    allied = position(
        "guild, choam", forces="arsunt:11: guild 3; polar_sink: choam 2", hands={"choam": "baliset"},
        spice={"guild": 0, "choam": 0}, allies="guild choam",
    )  # fmt: skip
    allied.start(ship_and_move, 0).play("guild", "arsunt", "polar_sink:0", "3")
    assert allied.forces("guild", "polar_sink") == 3


# Kulon.


@pytest.mark.rule("CHR-WORTH-05", "CHR-WORTH-06", "CHR-RUL-17")
def test_kulon_carries_choam_one_territory_further() -> None:
    table = position("choam, guild", forces="broken_land: choam 3", hands={"choam": "kulon"}, spice={"choam": 0})
    table.start(ship_and_move, 0)
    table.play("choam", "broken_land")
    near = set(table.options("choam"))
    table.g.back(0)
    table.play("choam", "kulon", "broken_land")
    far = set(table.options("choam"))
    assert near < far
    assert table.discarded() == ["kulon"]
    city = position("choam, guild", forces="carthag: choam 3", hands={"choam": "kulon"}, spice={"choam": 0})
    city.start(ship_and_move, 0).play("choam", "kulon")
    assert city.g.prompt(0).args["most"] == 4  # type: ignore[union-attr]


@pytest.mark.rule("CHR-WORTH-01")
def test_nobody_else_uses_worthless_cards_so() -> None:
    table = position("guild, choam", forces="broken_land: guild 3", hands={"guild": "kulon"}, spice={"guild": 0})
    table.start(ship_and_move, 0)
    assert "kulon" not in table.options("guild")


@pytest.mark.rule("CLA-KAR-31", "CHR-WORTH-02")
@pytest.mark.parametrize("card", ["baliset", "shield"])
def test_a_far_march_towards_choam_can_be_stopped_by_karama_too(card: str) -> None:
    def march(version: int) -> Position:
        table = position(
            "fremen, choam, harkonnen",
            forces="great_flat: fremen 4; false_wall_west:15: choam 3",
            hands={"choam": card, "harkonnen": "karama"},
            spice={"fremen": 0},
            windows=True,
        )
        under(version, table).start(ship_and_move, 0).play_quietly(lambda: table.prompt("fremen") == "prompt-move")
        return table.play("fremen", "great_flat", "false_wall_west:15", "4").play("choam", "pass")

    assert march(3).forces("fremen", "false_wall_west") == 4
    table = march(4)
    assert table.prompt("harkonnen") == "prompt-stop"
    table.play("harkonnen", "stop_desert_march").pass_all()
    assert (table.forces("fremen", "great_flat"), table.prompt("fremen")) == (4, "prompt-move")


@pytest.mark.rule("CLA-KAR-31", "CHR-WORTH-04")
def test_nobody_need_stop_a_far_march_that_baliset_has_stopped() -> None:
    table = position(
        "fremen, choam, harkonnen",
        forces="great_flat: fremen 4; false_wall_west:15: choam 3",
        hands={"choam": "baliset", "harkonnen": "karama"},
        windows=True,
    ).start(ship_and_move, 0)
    table.play_quietly(lambda: table.prompt("fremen") == "prompt-move")
    table.play("fremen", "great_flat", "false_wall_west:15", "4").play("choam", "baliset").pass_all()
    assert (table.forces("fremen", "great_flat"), table.prompt("fremen")) == (4, "prompt-move")
    assert "event-marches-far" not in table.told()


def two_groups(version: int, hand: str = "") -> Position:
    """The first group has come to CHOAM, and a Planetologist lets a second one follow."""
    table = position(
        "guild, choam, atreides",
        advanced=True,
        skills={"staban_tuek": "planetologist"},
        forces="imperial_basin:9: choam 3; arrakeen: guild 3; rim_wall_west: guild 2",
        hands={"choam": "baliset", "guild": hand},
        spice={"guild": 0},
        again=True,
    )
    under(version, table).start(ship_and_move, 0).play_quietly(lambda: table.prompt("guild") == "prompt-move")
    table.play("guild", "arrakeen", "imperial_basin:9", "3").play("choam", "pass")
    assert table.prompt("guild") == "prompt-second-group"
    return table.play("guild", "rim_wall_west", "imperial_basin:9", "2")


@pytest.mark.rule("CHR-WORTH-02", "CHR-WORTH-04", "CHR-SKCARD-24")
def test_baliset_stops_the_second_group_of_a_planetologist() -> None:
    assert two_groups(3).forces("guild", "imperial_basin") == 5
    table = two_groups(4)
    assert table.prompt("choam") == "prompt-baliset"
    table.play("choam", "baliset")
    assert (table.forces("guild", "imperial_basin"), table.forces("guild", "rim_wall_west")) == (3, 2)
    assert table.asked() == [], "it can go nowhere else"
    assert two_groups(4).play("choam", "pass").forces("guild", "imperial_basin") == 5


def reach_after(table: Position, name: str) -> object:
    """How far a group goes that Hajr still lets move."""
    table.play_quietly(lambda: table.prompt(name) == "prompt-move-again").play(name, "hajr")
    prompt = table.g.prompt(table.seat(name))
    assert prompt is not None
    return prompt.args["most"]


@pytest.mark.rule("CHR-WORTH-04", "CHR-SKCARD-24")
def test_a_planetologist_whose_second_group_did_not_come_has_not_helped_yet() -> None:
    assert reach_after(two_groups(4, "hajr").play("choam", "baliset"), "guild") == 2
    assert reach_after(two_groups(4, "hajr").play("choam", "pass"), "guild") == 1
    stopped = follow(4, others="", hand="hajr").play("harkonnen", "stop_desert_march")
    assert reach_after(stopped, "fremen") == 3, "and the next group goes far again"


def follow(version: int, others: str = "; pasty_mesa:7: fremen 1", hand: str = "") -> Position:
    """A second group of Fremen goes far, and a third one could come from near by."""
    table = position(
        "fremen, harkonnen",
        skills={"chani": "planetologist"},
        forces="shield_wall:8: fremen 3; red_chasm: fremen 2" + others,
        hands={"harkonnen": "karama", "fremen": hand},
        spice={"fremen": 0},
        windows=True,
        again=True,
    )
    under(version, table).start(ship_and_move, 0).play_quietly(lambda: table.prompt("fremen") == "prompt-move")
    table.play("fremen", "shield_wall", "minor_erg:7", "3")
    assert table.prompt("fremen") == "prompt-second-group"
    return table.play("fremen", "red_chasm", "minor_erg:7", "2")


@pytest.mark.rule("CLA-KAR-31", "CLA-GEN-05", "CHR-SKCARD-24")
def test_karama_stops_the_second_group_of_a_planetologist_that_goes_far() -> None:
    assert follow(3).forces("fremen", "minor_erg") == 5
    assert follow(4).play("harkonnen", "pass").forces("fremen", "minor_erg") == 5
    table = follow(4).play("harkonnen", "stop_desert_march").pass_all()
    assert (table.forces("fremen", "minor_erg"), table.options("fremen")) == (3, ["pass", "pasty_mesa"])
    table.play("fremen", "pasty_mesa", "minor_erg:7", "1")
    assert (table.forces("fremen", "minor_erg"), table.asked()) == (4, [])
    table = follow(4, hand="hajr").play("harkonnen", "stop_desert_march").pass_all()
    table.play("fremen", "pasty_mesa", "minor_erg:7", "1")
    assert reach_after(table, "fremen") == 2, "what was stopped was one march"


# La, La, La.


@pytest.mark.rule("CHR-WORTH-01", "CHR-KAR-07")
def test_a_card_that_is_used_is_shown_before_anybody_stops_it() -> None:
    table = position(
        "atreides, choam", tanks={"atreides": 5}, spice={"atreides": 6},
        hands={"choam": "la_la_la", "atreides": "karama"}, windows=True,
    )  # fmt: skip
    table.start(revival_phase)
    let_pass(table, "prompt-la-la-la")
    while table.prompt("choam") != "prompt-la-la-la":
        table.play("atreides", table.options("atreides")[0])
        let_pass(table, "prompt-la-la-la")
    table.play("choam", "la_la_la")
    assert table.prompt("atreides") == "prompt-stop"
    assert table.seen("atreides")["players"][1]["treachery"]["known"] == ["la_la_la"]


@pytest.mark.rule("CHR-WORTH-07", "CHR-WORTH-08", "CHR-EX-23", "CHR-RUL-42")
def test_la_la_la() -> None:
    table = position(
        "atreides, choam", tanks={"atreides": 5}, spice={"atreides": 6}, hands={"choam": "la_la_la"}
    ).start(revival_phase)
    table.play("atreides", "2")
    assert table.prompt("choam") == "prompt-la-la-la"
    table.play("choam", "la_la_la")
    assert table.options("atreides") == ["3", "2", "1", "0"]
    table.play("atreides", "3")
    assert (table.spice("atreides"), table.tanks("atreides")) == (0, 2)


@pytest.mark.rule("CHR-WORTH-07")
def test_without_it_the_declaration_stands() -> None:
    table = position(
        "atreides, choam", tanks={"atreides": 5}, spice={"atreides": 6}, hands={"choam": "la_la_la"}
    ).start(revival_phase)
    table.play("atreides", "2").play("choam", "pass")
    assert (table.spice("atreides"), table.tanks("atreides")) == (6, 3)


# Jubba Cloak.


@pytest.mark.rule("CHR-WORTH-09", "CHR-WORTH-10")
def test_jubba_cloak_saves_choam_in_one_territory() -> None:
    table = position(
        "choam, guild",
        forces="cielago_north:1: choam 2, guild 1; cielago_north:2: choam 3; meridian:1: choam 4",
        hands={"choam": "jubba_cloak"},
        storm=18,
    )
    table.g.phase = STORM
    table.g.storm_steps = 2
    table.start(move_storm)
    assert table.prompt("choam") == "prompt-jubba-cloak"
    table.play("choam", "jubba_cloak")
    if table.prompt("choam") == "prompt-jubba-where":
        table.play("choam", "cielago_north")
    assert (table.forces("choam", "cielago_north"), table.tanks("guild")) == (5, 1)
    assert table.tanks("choam") == 4


@pytest.mark.rule("CHR-RUL-20")
def test_the_cloak_covers_one_movement_of_the_storm_only() -> None:
    table = position("choam, guild", forces="cielago_north:1: choam 2", hands={"choam": "jubba_cloak"}, storm=18)
    table.g.phase = STORM
    table.g.storm_steps = 1
    table.start(move_storm).play("choam", "jubba_cloak")
    assert table.forces("choam", "cielago_north") == 2
    table.g.storm, table.g.storm_steps = Sector(18), 1
    table.start(move_storm)
    assert table.forces("choam", "cielago_north") == 0


# Trip to Gamont.


def pause(
    forces: str, hand: str = "trip_to_gamont", names: str = "guild, choam, emperor", **options: object
) -> Position:
    return position(names, forces=forces, hands={"choam": hand}, **options)  # type: ignore[arg-type]


@pytest.mark.rule("CHR-WORTH-11", "CHR-WORTH-12", "CHR-EX-22")
def test_trip_to_gamont_is_played_before_victory_is_checked() -> None:
    table = pause("carthag: guild 1; arrakeen: guild 2; tueks_sietch: guild 3")
    table.start(mentat_pause)
    table.play("choam", "pass")
    assert table.prompt("choam") == "prompt-gamont"
    table.play("choam", "trip_to_gamont", "guild", "carthag:10")
    let_pass(table)
    assert (table.forces("guild", "carthag"), table.reserve("guild")) == (0, 15)
    assert not table.g.over
    kept = pause("carthag: guild 1; arrakeen: guild 2; tueks_sietch: guild 3").start(mentat_pause)
    kept.play("choam", "pass", "pass")
    let_pass(kept)
    assert kept.g.over


@pytest.mark.rule("CHR-WORTH-12")
def test_choam_choose_the_kind_of_force_and_may_choose_advisors() -> None:
    table = pause("carthag: emperor 3*2", advanced=True).start(offer_gamont)
    table.play("choam", "trip_to_gamont", "emperor", "carthag:10", "1")
    assert (table.forces("emperor", "carthag"), table.special("emperor", "carthag")) == (2, 1)
    sisters = pause(
        "carthag: emperor 3", names="bene_gesserit, choam, emperor", advanced=True, advisors="carthag: 2"
    ).start(offer_gamont)
    sisters.play("choam", "trip_to_gamont", "bene_gesserit", "carthag:10")
    assert (sisters.advisors("carthag"), sisters.reserve("bene_gesserit")) == (1, 19)


@pytest.mark.rule("CHR-WORTH-12")
def test_gamont_takes_a_fighter_of_the_sisters_or_of_those_beside_their_advisors() -> None:
    names = "bene_gesserit, choam, emperor"
    fighters = pause("carthag: bene_gesserit 3", names=names, advanced=True).start(offer_gamont)
    fighters.play("choam", "trip_to_gamont", "bene_gesserit", "carthag:10")
    assert (fighters.forces("bene_gesserit", "carthag"), fighters.reserve("bene_gesserit")) == (2, 18)
    beside = pause("carthag: emperor 3", names=names, advanced=True, advisors="carthag: 2").start(offer_gamont)
    beside.play("choam", "trip_to_gamont", "emperor", "carthag:10")
    assert (beside.forces("emperor", "carthag"), beside.advisors("carthag")) == (2, 2)


@pytest.mark.rule("CHR-QA-01", "CHR-EX-29")
def test_gamont_on_a_token() -> None:
    table = position("choam, richese", hands={"choam": "trip_to_gamont"}, reserve={"richese": 1}, tanks={"richese": 19})
    lay_token(table, 3, "carthag").start(offer_gamont)
    table.play("choam", "trip_to_gamont", "richese", "carthag:10")
    let_pass(table)
    assert (table.forces("richese", "carthag"), table.reserve("richese")) == (0, 1)
    assert table.seen("choam")["richese"]["face_up"] == 3


@pytest.mark.rule("CHR-QA-02", "CHR-EX-29")
def test_gamont_on_a_zero_token_is_spent() -> None:
    table = position("choam, richese", hands={"choam": "trip_to_gamont"})
    lay_token(table, 0, "carthag").start(offer_gamont)
    table.play("choam", "trip_to_gamont", "richese", "carthag:10")
    let_pass(table)
    assert (table.forces("richese", "carthag"), table.reserve("richese")) == (0, 20)
    assert table.discarded() == ["trip_to_gamont"]


@pytest.mark.rule("CHR-WORTH-01")
def test_in_battle_they_are_worthless() -> None:
    table = position("choam, guild", forces="carthag: choam 3, guild 3", hands={"choam": "baliset"})
    to_plans(table)
    table.play("choam", table.options("choam")[0])
    assert table.options("choam") == ["nothing", "baliset"]
