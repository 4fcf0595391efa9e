"""Revival (CLA-REV), with the Emperor and Fremen."""

import pytest

from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.state import TANKS
from sandtable.games.classic.terms import KILLED
from tests.games.classic.position import Position, position

ATREIDES = "thufir_hawat, lady_jessica, gurney_halleck, duncan_idaho, dr_yueh"
GUILD = "staban_tuek, master_bewt, esmar_tuek, soo_soo_sook, guild_rep"


def kill(table: Position, *leaders: str) -> Position:
    for name in leaders:
        leader = LEADER_INDEX[name]
        table.g.leaders.move(table.g, leader, table.g.with_owner(table.g.owner(leader)), TANKS, table.g.everyone)
    return table


@pytest.mark.rule("CLA-REV-01")
@pytest.mark.rule("CLA-REV-02")
@pytest.mark.rule("CLA-REV-03")
@pytest.mark.rule("CLA-REV-04")
@pytest.mark.rule("CLA-REV-05")
@pytest.mark.rule("CLA-EX-10")
def test_revival() -> None:
    table = position("atreides, guild", tanks={"atreides": 6}, spice={"atreides": 2}).start(revival_phase)
    assert table.options("atreides") == ["3", "2", "1", "0"]
    table.play("atreides", "3")
    assert (table.tanks("atreides"), table.reserve("atreides"), table.spice("atreides")) == (3, 17, 0)
    assert sum(table.g.forces[0]) == 0


@pytest.mark.rule("CLA-REV-02")
@pytest.mark.parametrize("count", ["2", "0"])
def test_all_hear_that_somebody_revives_nobody(count: str) -> None:
    table = position("atreides, guild", tanks={"atreides": 6}).start(revival_phase).play("atreides", count)
    assert ("event-no-revival" in table.told()) == (count == "0")


@pytest.mark.rule("CLA-REV-03")
def test_free_revivals_cost_nothing() -> None:
    table = position("atreides, guild", tanks={"atreides": 6}, spice={"atreides": 1}).start(revival_phase)
    assert table.options("atreides") == ["2", "1", "0"]
    table.play("atreides", "2")
    assert table.spice("atreides") == 1


@pytest.mark.rule("CLA-REV-06")
@pytest.mark.rule("CLA-REV-07")
@pytest.mark.rule("CLA-FAC-EMP-11")
@pytest.mark.rule("CLA-FAC-FRE-27")
def test_one_starred_force_a_turn_also_for_nothing() -> None:
    table = position(
        "emperor, guild", advanced=True, tanks={"emperor": 4}, tanks_special={"emperor": 3}, spice={"emperor": 9}
    ).start(revival_phase)
    assert table.options("emperor") == ["2", "1", "0"], "one Sardaukar and the one other"
    table.play("emperor", "1")
    assert table.options("emperor") == ["0", "1"]
    table.play("emperor", "1")
    assert (table.tanks_special("emperor"), table.g.reserve_special[0], table.spice("emperor")) == (2, 3, 9)
    table = position("fremen, guild", advanced=True, tanks={"fremen": 3}, tanks_special={"fremen": 3}).start(
        revival_phase
    )
    assert table.options("fremen") == ["1", "0"]


@pytest.mark.rule("CLA-REV-08")
@pytest.mark.rule("CLA-RUL-11")
def test_revivals_are_declared_in_storm_order() -> None:
    table = position("atreides, guild, emperor", tanks={"atreides": 1, "guild": 1, "emperor": 1}, first="guild")
    table.start(revival_phase)
    order = []
    while table.g.to_act:
        order += table.asked()
        table.play(table.asked()[0], "0")
    assert order == ["guild", "emperor", "atreides"]


@pytest.mark.rule("CLA-REV-09")
@pytest.mark.rule("CLA-REV-12")
@pytest.mark.rule("CLA-REV-13")
@pytest.mark.rule("CLA-REV-14")
def test_a_leader_is_revived_when_all_are_dead() -> None:
    table = position("atreides, guild", dead="thufir_hawat, lady_jessica").start(revival_phase)
    assert not table.g.to_act
    table = position("atreides, guild", dead=ATREIDES, spice={"atreides": 5}).start(revival_phase)
    assert table.options("atreides")[0] == "nothing"
    table.play("atreides", "gurney_halleck")
    assert table.alive("gurney_halleck")
    assert table.spice("atreides") == 1
    assert not table.g.to_act, "one a turn"


@pytest.mark.rule("CLA-REV-12")
def test_a_leader_who_cannot_be_paid_is_not_offered() -> None:
    table = position("atreides, guild", dead=ATREIDES, spice={"atreides": 2}).start(revival_phase)
    assert table.options("atreides") == ["nothing", "duncan_idaho", "dr_yueh"]


@pytest.mark.rule("CLA-REV-10")
def test_the_right_lasts_until_every_leader_has_been_revived_once() -> None:
    table = position("guild, atreides", dead=GUILD, spice={"guild": 40})
    for name in ("staban_tuek", "master_bewt", "esmar_tuek", "soo_soo_sook"):
        table.start(revival_phase).play("guild", name)
    table.start(revival_phase)
    assert table.options("guild") == ["nothing", "guild_rep"]
    table.play("guild", "guild_rep")
    kill(table, "guild_rep").start(revival_phase)
    assert not table.g.to_act, "all have been revived once, and four live"


@pytest.mark.rule("CLA-REV-16")
def test_a_leader_killed_again_waits_for_the_others() -> None:
    table = position("guild, atreides", dead=GUILD, spice={"guild": 90})
    table.start(revival_phase).play("guild", "staban_tuek")
    kill(table, "staban_tuek").start(revival_phase)
    assert "staban_tuek" not in table.options("guild")
    for name in ("master_bewt", "esmar_tuek", "soo_soo_sook", "guild_rep"):
        table.play("guild", name).start(revival_phase)
    assert not table.g.to_act, "four live"
    kill(table, "master_bewt", "esmar_tuek", "soo_soo_sook", "guild_rep").start(revival_phase)
    assert "staban_tuek" in table.options("guild")


@pytest.mark.rule("CLA-REV-11")
def test_taken_leaders_count_as_lost() -> None:
    table = position(
        "guild, harkonnen", advanced=True, dead="staban_tuek, master_bewt, esmar_tuek, soo_soo_sook", spice={"guild": 9}
    )
    both = 0b11
    table.g.leaders.move(table.g, LEADER_INDEX["guild_rep"], table.g.with_owner(0), table.g.taken(0), both)
    table.start(revival_phase)
    assert table.options("guild") == ["nothing", "staban_tuek", "master_bewt", "esmar_tuek", "soo_soo_sook"]


@pytest.mark.rule("CLA-RUL-30")
@pytest.mark.rule("CLA-REV-17")
def test_a_leader_killed_in_secret_is_revived_like_any_other() -> None:
    table = position(
        "guild, harkonnen, atreides",
        advanced=True,
        dead="staban_tuek, master_bewt, esmar_tuek, soo_soo_sook",
        spice={"guild": 9},
    )
    g = table.g
    g.leaders.move(g, LEADER_INDEX["guild_rep"], g.with_owner(0), g.killed_in_secret(0), 0b011)
    states = {leader["id"]: leader["state"] for leader in table.seen("guild")["players"][0]["leaders"]}
    assert states["guild_rep"] == "killed"
    table.start(revival_phase).play("guild", "guild_rep")
    assert table.alive("guild_rep")


def test_whom_one_may_revive_does_not_betray_who_was_taken() -> None:
    """Two tables that differ only in which leader Harkonnen took ask the same of the same."""
    asked = []
    for taken in ("staban_tuek", "guild_rep"):
        table = position("guild, harkonnen, atreides", advanced=True, spice={"guild": 2})
        others = [name for name in GUILD.split(", ") if name != taken]
        g = table.g
        for name in GUILD.split(", "):
            if name != taken:
                g.leaders.move(g, LEADER_INDEX[name], g.with_owner(0), g.killed_in_secret(0), 0b011)
        g.leaders.move(g, LEADER_INDEX[taken], g.with_owner(0), g.taken(0), 0b011)
        table.start(revival_phase)
        asked.append((table.asked(), table.prompt("guild"), len(others)))
    assert asked[0] == asked[1]


@pytest.mark.rule("CLA-FAC-FRE-02")
def test_fremen_buy_no_forces() -> None:
    table = position("fremen, guild", tanks={"fremen": 9}, spice={"fremen": 20}).start(revival_phase)
    assert table.options("fremen") == ["3", "2", "1", "0"]
    table.play("fremen", "3")
    assert table.spice("fremen") == 20


@pytest.mark.rule("CLA-FAC-FRE-15")
def test_an_allied_fremen_lets_three_revive_free() -> None:
    table = position("guild, fremen", tanks={"guild": 5}, spice={"guild": 0}, allies="guild fremen")
    table.start(revival_phase).play("guild", "3")
    assert (table.tanks("guild"), table.spice("guild")) == (2, 0)


@pytest.mark.rule("CLA-KAR-34")
def test_karama_takes_the_free_revivals_of_the_ally_away() -> None:
    table = position(
        "guild, fremen, emperor",
        tanks={"guild": 5},
        spice={"guild": 0},
        allies="guild fremen",
        hands={"emperor": "karama"},
        windows=True,
    ).start(revival_phase)
    table.play("emperor", "stop_ally_free_revival")
    assert table.options("guild") == ["1", "0"]


@pytest.mark.rule("CLA-FAC-EMP-07")
@pytest.mark.rule("CLA-FAC-EMP-08")
@pytest.mark.rule("CLA-REV-18")
@pytest.mark.rule("CLA-ALLY-13")
def test_the_emperor_pays_for_three_more_of_an_ally() -> None:
    table = position("guild, emperor", tanks={"guild": 9}, spice={"guild": 9, "emperor": 5}, allies="guild emperor")
    table.start(revival_phase).play("guild", "3")
    assert table.spice("guild") == 5
    assert table.options("emperor") == ["0", "1", "2"], "five spice are two forces"
    table.play("emperor", "2")
    assert (table.tanks("guild"), table.spice("emperor")) == (4, 1)
    table = position("guild, atreides", tanks={"guild": 9}, spice={"guild": 0}, allies="guild atreides")
    table.start(revival_phase)
    assert table.options("guild") == ["1", "0"], "no other ally pays"


@pytest.mark.rule("CLA-FAC-EMP-13")
def test_the_emperor_pays_for_fremen_too() -> None:
    table = position("fremen, emperor", tanks={"fremen": 9}, allies="fremen emperor").start(revival_phase)
    table.play("fremen", "3").play("emperor", "3")
    assert (table.tanks("fremen"), table.spice("emperor"), table.spice("fremen")) == (3, 4, 3)


@pytest.mark.rule("CLA-FAC-EMP-13")
def test_a_fedaykin_paid_by_the_emperor_is_the_one_of_the_turn() -> None:
    table = position(
        "fremen, emperor", advanced=True, tanks={"fremen": 5}, tanks_special={"fremen": 2}, allies="fremen emperor"
    ).start(revival_phase)
    table.play("fremen", "1", "1").play("emperor", "3")
    assert table.tanks_special("fremen") == 1
    assert table.tanks("fremen") == 1


@pytest.mark.rule("CLA-KAR-29")
def test_karama_stops_the_emperors_payment() -> None:
    table = position(
        "guild, emperor, fremen",
        tanks={"guild": 9},
        allies="guild emperor",
        hands={"fremen": "karama"},
        windows=True,
    ).start(revival_phase)
    table.play("guild", "1").play("emperor", "3").play("fremen", "stop_ally_revival")
    assert (table.tanks("guild"), table.spice("emperor")) == (8, 10)


@pytest.mark.rule("CLA-KAR-51")
@pytest.mark.rule("CLA-KAR-58")
def test_the_emperors_karama_revives_three_forces_or_a_leader() -> None:
    for answer, tanks, lives in (("3", 1, False), ("caid", 4, True)):
        table = position(
            "emperor, guild",
            advanced=True,
            tanks={"emperor": 4},
            dead="caid",
            hands={"emperor": "karama"},
            spice={"emperor": 0},
            windows=True,
        ).start(revival_phase)
        table.play("emperor", "0", "karama_power", answer)
        assert (table.tanks("emperor"), table.alive("caid")) == (tanks, lives)
        assert table.discarded() == ["karama"]
        assert table.g.power_used[0]


@pytest.mark.rule("CLA-FAC-ATR-18")
@pytest.mark.rule("CLA-FAC-ATR-19")
@pytest.mark.rule("CLA-RUL-17")
def test_the_kwisatz_haderach_is_revived_for_two() -> None:
    table = position("atreides, guild", advanced=True, dead=ATREIDES, spice={"atreides": 2})
    table.g.kwisatz = KILLED
    table.start(revival_phase)
    assert "kwisatz_haderach" in table.options("atreides")
    table.play("atreides", "kwisatz_haderach")
    assert (table.spice("atreides"), table.seen()["kwisatz_haderach"]["state"]) == (0, "awake")
    table = position("atreides, guild", advanced=True, dead="thufir_hawat", spice={"atreides": 9})
    table.g.kwisatz = KILLED
    table.start(revival_phase)
    assert not table.g.to_act, "not all leaders have died"
