"""Where the sources leave several readings: what is played is the one that the catalogue chooses, with its reason."""

import pytest

from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.spice_blow import spice_blow_phase
from tests.games.classic.expansion import let_pass
from tests.games.classic.fighting import nobody_calls, plan
from tests.games.classic.position import Position, position


def foreseen(table: Position, dial: str) -> Position:
    """Atreides ask the other side for its dial, and see this one."""
    table.start(battle_phase).play_quietly(lambda: table.prompt("atreides") == "prompt-prescience")
    table.play("atreides", "see_dial")
    let_pass(table)
    (other,) = table.asked()
    assert table.prompt(other) == "prompt-fix-dial"
    return table.play(other, dial)


@pytest.mark.rule("CHR-RUL-47", "CHR-CALLY-05")
def test_who_shows_a_dial_does_not_know_yet_what_choam_will_pay() -> None:
    table = position(
        "atreides, guild, choam",
        advanced=True,
        allies="guild choam",
        forces="carthag: atreides 5, guild 5",
        spice={"atreides": 9, "guild": 0, "choam": 9},
    )
    foreseen(table, "2.5")
    assert table.prompt("choam") == "prompt-support-ally"


@pytest.mark.rule("CLA-RUL-47", "CLA-KAR-04", "CLA-KAR-40")
def test_a_dial_that_karama_has_made_impossible_binds_no_longer() -> None:
    table = position(
        "atreides, fremen, guild",
        advanced=True,
        forces="carthag: atreides 5, fremen 4",
        spice={"atreides": 9, "fremen": 0, "guild": 0},
        hands={"guild": "karama"},
        windows=True,
    )
    foreseen(table, "4")
    while "stop_free_support" not in table.options("guild"):
        table.play(table.asked()[0], "pass")
    table.play("guild", "stop_free_support")
    table.play_quietly(lambda: table.prompt("fremen") == "prompt-plan-dial")
    assert table.options("fremen")[0] == "2"


@pytest.mark.rule("CLA-RUL-48", "CLA-KAR-07", "CLA-KAR-32", "CLA-KAR-52")
def test_fremen_can_be_stopped_from_riding_the_worm_of_their_own_karama() -> None:
    table = position(
        "fremen, guild, atreides",
        advanced=True,
        forces="great_flat: fremen 3, guild 2",
        hands={"fremen": "karama", "guild": "karama"},
        windows=True,
        powers=True,
        last_blow="cielago_south",
        last_blow_b="cielago_north",
    ).start(spice_blow_phase)
    table.play("fremen", "karama_power", "great_flat")
    assert (table.prompt("guild"), table.tanks("guild")) == ("prompt-stop", 0)
    table.play("guild", "stop_worm_riders").pass_all()
    assert (table.tanks("fremen"), table.tanks("guild")) == (3, 2)


@pytest.mark.rule("CLA-RUL-49", "CLA-FAC-EMP-06")
def test_the_emperor_gives_nothing_while_fighting() -> None:
    def gives(forces: str) -> bool:
        table = position(
            "atreides, guild, emperor",
            allies="emperor guild",
            forces=forces,
            spice={"emperor": 9},
        ).start(battle_phase)
        table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience")
        return "give_spice" in table.beside("emperor")

    assert gives("carthag: atreides 5, guild 5")
    assert not gives("carthag: atreides 5, emperor 5")


@pytest.mark.rule("CHR-RUL-48", "CHR-MARKET-03")
def test_nobody_stops_the_look_at_a_card_of_the_black_market() -> None:
    table = position(
        "richese, atreides, guild",
        advanced=True,
        hands={"richese": "shield", "guild": "karama"},
        spice={"guild": 9, "atreides": 9},
        windows=True,
    ).start(bidding_phase)
    table.play_quietly(lambda: table.prompt("richese") == "prompt-market")
    table.play("richese", "shield", "nothing", "sealed_bids")
    assert "event-card-up-seen" in table.told("atreides")
    assert set(table.asked()) == {"richese", "atreides", "guild"}
    assert table.prompt("guild") == "prompt-sealed-bid"


def strengthened(leader: str, weapon: str, against: str) -> float:
    """What a Swordmaster who looks on adds to a leader of Harkonnen."""
    table = position(
        "harkonnen, emperor, richese",
        advanced=True,
        forces="carthag: harkonnen 5, emperor 5",
        spice={"harkonnen": 5, "emperor": 5},
        hands={"harkonnen": f"{weapon}, shield", "emperor": f"{against}, shield"},
        skills={"beast_rabban": "swordmaster_of_ginaz"},
    )
    g = table.g
    g.leaders.move(g, LEADER_INDEX["burseg"], g.with_owner(1), g.taken(1), 0b11)
    table.start(battle_phase)
    table.play_quietly(lambda: table.prompt("harkonnen") == "prompt-place-skilled").play("harkonnen", "in_front")
    table.play_quietly(lambda: table.prompt("harkonnen").startswith("prompt-plan"))
    plan(table, "harkonnen", leader=leader, weapon=weapon, defence="shield")
    plan(table, "emperor", leader="bashar", weapon=against, defence="shield")
    nobody_calls(table)
    table.play_quietly(lambda: table.g.battle is None or table.g.battle.winner >= 0)
    return table.g.fight.bonus[0] / 2


@pytest.mark.rule("CHR-RUL-49", "CHR-SKILL-14", "CHR-RCARD-06")
def test_an_onlooker_helps_own_leaders_with_the_card_that_lies_in_the_plan() -> None:
    assert strengthened("umman_kudu", "stunner", "slip_tip") == 1
    assert strengthened("burseg", "stunner", "slip_tip") == 0, "a captive is no own leader"
    assert strengthened("umman_kudu", "mirror_weapon", "slip_tip") == 0, "the copy lies in no plan"
