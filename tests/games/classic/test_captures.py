"""Leaders taken by Harkonnen (CLA-FAC-HAR-08 to 17, CLA-TRAITOR-13)."""

import pytest

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.revival import in_doubt
from sandtable.kernel.rows import replaced
from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position, under

EMPERORS = ["count_fenring", "captain_aramsham", "caid", "burseg", "bashar"]


def won(forces: str = "carthag: harkonnen 5, emperor 1", **more: object) -> Position:
    """Harkonnen have beaten the Emperor, whose Bashar survived."""
    more.setdefault("spice", {"harkonnen": 10, "emperor": 0})
    table = position("harkonnen, emperor, fremen", advanced=True, forces=forces, **more)  # type: ignore[arg-type]
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="1", support="1")
    plan(table, "emperor", leader="bashar", dial="0")
    return nobody_calls(table)


def taken(table: Position) -> list[str]:
    names = {index: name for name, index in LEADER_INDEX.items()}
    return [names[leader] for leader in table.g.captives()]


@pytest.mark.rule("CLA-FAC-HAR-12")
def test_whose_leader_was_taken_is_in_doubt_whom_to_revive() -> None:
    g = position("emperor, harkonnen", advanced=True).g
    assert not in_doubt(g, 0)
    g.leaders.move(g, LEADER_INDEX["caid"], g.with_owner(0), g.taken(0), g.everyone)
    assert in_doubt(g, 0)


def take(table: Position, which: int = 0, of: int = 5) -> Position:
    return table.luck((which, of)).play("harkonnen", "capture")


@pytest.mark.rule("CLA-FAC-HAR-08", "CLA-FAC-HAR-11")
def test_after_a_won_battle_a_leader_may_be_taken_at_random() -> None:
    table = won()
    assert table.options("harkonnen") == ["capture", "pass"]
    names = {taken(take(won(), which))[0] for which in range(5)}
    assert names == set(EMPERORS)
    assert taken(table.play("harkonnen", "pass")) == []


@pytest.mark.rule("CLA-FAC-HAR-08")
def test_not_in_the_basic_game() -> None:
    table = position("harkonnen, emperor", forces="carthag: harkonnen 5, emperor 1")
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="1")
    plan(table, "emperor", leader="bashar", dial="0")
    assert nobody_calls(table).asked() == []


@pytest.mark.rule("CLA-FAC-HAR-09")
def test_leaders_used_elsewhere_are_safe() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        forces="carthag: harkonnen 5, emperor 1; arrakeen: fremen 1, emperor 9",
        first="emperor",
        spice={"harkonnen": 10, "emperor": 9},
    )
    to_plans(table).play("emperor", "arrakeen")
    plan(table, "emperor", leader="caid", dial="3", support="3")
    plan(table, "fremen", leader="jamis", dial="0")
    nobody_calls(table)
    plan(table, "emperor", leader="bashar", dial="0")
    plan(table, "harkonnen", leader="feyd_rautha", dial="1", support="1")
    nobody_calls(table)
    assert table.prompt("harkonnen") == "prompt-capture"
    for which in range(4):
        copy = Position(table.g.clone())
        assert taken(take(copy, which, 4)) != ["caid"]
    take(table, 0, 4)
    for seed in range(20):
        assert "caid" not in taken(table.imagined("fremen", seed))


@pytest.mark.rule("CLA-FAC-HAR-09", "CLA-FAC-HAR-17")
@pytest.mark.parametrize(("earlier", "of"), [("caid", 4), ("burseg", 3)])
def test_who_was_taken_earlier_is_not_betrayed_by_who_cannot_be_taken_now(earlier: str, of: int) -> None:
    """Caid has fought elsewhere: he is not the one taken now, but may be the one taken before."""
    table = won()
    _keep(table, earlier)
    table.g.fought_in = replaced(table.g.fought_in, LEADER_INDEX["caid"], TERRITORY_INDEX["arrakeen"])
    take(table, 0, of)
    assert taken(table) == [earlier, "count_fenring"]
    leaders = {one["id"]: one["state"] for one in table.seen("fremen")["players"][1]["leaders"]}
    assert set(leaders.values()) == {"unknown"}


@pytest.mark.rule("CLA-FAC-HAR-10")
def test_it_is_killed_for_two_spice_or_kept() -> None:
    table = take(won(), 2).play("harkonnen", "kill")
    assert table.spice("harkonnen") == 11
    assert taken(table) == []
    assert "caid" in table.dead("emperor")
    table = take(won(), 2).play("harkonnen", "keep")
    assert table.spice("harkonnen") == 9
    assert taken(table) == ["caid"]
    assert not table.alive("caid")


@pytest.mark.rule("CLA-FAC-HAR-17")
@pytest.mark.parametrize("fate", ["kill", "keep"])
def test_who_it_was_is_known_to_two_players_only(fate: str) -> None:
    table = take(won(), 2).play("harkonnen", fate)
    state = "killed" if fate == "kill" else "taken"
    for name in ("harkonnen", "emperor"):
        leaders = {one["id"]: one["state"] for one in table.seen(name)["players"][1]["leaders"]}
        assert leaders["caid"] == state
    for view in (table.seen("fremen"), table.seen()):
        leaders = {one["id"]: one["state"] for one in view["players"][1]["leaders"]}
        assert set(leaders.values()) == {"unknown"}
    told = " ".join(str(event) for event in table.g.events(table.seat("fremen")))
    assert "leader-caid" not in told
    everybody = {leader for seed in range(40) for leader in _missing(table.imagined("fremen", seed))}
    assert everybody == set(EMPERORS)


def _missing(table: Position) -> list[str]:
    return [name for name in EMPERORS if not table.alive(name)]


@pytest.mark.rule("CLA-FAC-HAR-12")
def test_a_captive_fights_once_and_goes_home() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        forces="arrakeen: harkonnen 5, fremen 1",
        spice={"harkonnen": 9},
    )
    _keep(table, "caid")
    to_plans(table)
    assert "caid" in table.options("harkonnen")
    plan(table, "harkonnen", leader="caid", dial="3", support="3")
    plan(table, "fremen", leader="jamis", dial="0")
    nobody_calls(table)
    assert taken(table) == []
    assert table.alive("caid")


@pytest.mark.rule("CLA-FAC-HAR-13")
def test_a_captive_who_dies_goes_to_the_tanks() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        forces="arrakeen: harkonnen 5, fremen 1",
        spice={"harkonnen": 9},
        hands={"fremen": "stunner"},
    )
    _keep(table, "caid")
    to_plans(table)
    plan(table, "harkonnen", leader="caid", dial="3", support="3")
    plan(table, "fremen", leader="jamis", weapon="stunner", dial="0")
    nobody_calls(table)
    assert table.dead("emperor") == ["caid"]
    assert taken(table) == []


@pytest.mark.rule("CLA-FAC-HAR-14")
def test_captives_go_home_when_all_own_leaders_are_dead() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        forces="arrakeen: harkonnen 5, fremen 1",
        spice={"harkonnen": 9},
        hands={"fremen": "stunner"},
        dead="beast_rabban, piter_de_vries, captain_iakin_nefud, umman_kudu",
    )
    _keep(table, "caid")
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="3", support="3")
    plan(table, "fremen", leader="jamis", weapon="stunner", dial="0")
    nobody_calls(table)
    assert taken(table) == []
    assert table.alive("caid")


@pytest.mark.rule("CLA-FAC-HAR-15")
def test_a_captive_in_a_battle_won_by_a_call_stays() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        forces="arrakeen: harkonnen 5, fremen 1",
        spice={"harkonnen": 9},
        traitors={"harkonnen": "jamis"},
    )
    _keep(table, "caid")
    to_plans(table)
    plan(table, "harkonnen", leader="caid", dial="3", support="3")
    plan(table, "fremen", leader="jamis", dial="0")
    nobody_calls(table.play("harkonnen", "traitor"))
    assert taken(table) == ["caid"]


@pytest.mark.rule("CLA-TRAITOR-13")
def test_a_captive_may_betray_harkonnen() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        forces="arrakeen: harkonnen 5, emperor 1",
        spice={"harkonnen": 9},
        traitors={"emperor": "caid"},
    )
    _keep(table, "caid")
    to_plans(table)
    plan(table, "harkonnen", leader="caid", dial="3", support="3")
    plan(table, "emperor", leader="bashar", dial="0")
    nobody_calls(table.play("emperor", "traitor"))
    assert table.forces("emperor", "arrakeen") == 1
    assert table.forces("harkonnen", "arrakeen") == 0


def _keep(table: Position, name: str) -> None:
    """Put a leader of the Emperor among the captives; only the two know which."""
    g = table.g
    owner, harkonnen = table.seat("emperor"), table.seat("harkonnen")
    g.leaders.move(g, LEADER_INDEX[name], g.with_owner(owner), g.taken(owner), 1 << owner | 1 << harkonnen)


@pytest.mark.rule("CLA-FAC-HAR-14")
@pytest.mark.parametrize(("version", "kept"), [(3, 1), (4, 0)])
def test_harkonnen_without_a_living_leader_keep_none_that_they_take(version: int, kept: int) -> None:
    table = position(
        "harkonnen, guild",
        advanced=True,
        forces="carthag: harkonnen 9, guild 1",
        spice={"harkonnen": 9, "guild": 0},
        dead="feyd_rautha, beast_rabban, piter_de_vries, captain_iakin_nefud, umman_kudu",
        hands={"harkonnen": "cheap_hero"},
    )
    to_plans(under(version, table))
    plan(table, "harkonnen", leader="cheap_hero", dial="9", support="9")
    nobody_calls(plan(table, "guild", dial="0", support="0"))
    table.play_quietly(lambda: table.prompt("harkonnen") == "prompt-capture")
    table.play("harkonnen", "capture").play("harkonnen", "keep")
    assert len(table.g.captives()) == kept
    assert ("event-captives-freed" in table.told()) == (not kept)
