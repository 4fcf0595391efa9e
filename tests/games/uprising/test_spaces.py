"""Board spaces that do more than give once (appendix A, UPR-SPC)."""

import pytest

from tests.games.uprising.position import Position, position


@pytest.mark.rule("UPR-SPC-09", "UPR-ACQ-02")
def test_the_first_visit_to_the_high_council_takes_a_seat_and_nothing_else() -> None:
    table = position(hand={"A": "dagger, diplomacy"}, solari={"A": 5}, revealed="BC").turn("A")
    assert table.seen("B")["players"][0]["council"] is False
    table.play("A", "dagger", "high_council")
    assert table.seen("B")["players"][0]["council"] is True
    assert (table.has("A"), table.intrigue("A"), table.garrison("A")) == ((0, 0, 1), [], 3)
    assert table.play("A", "reveal").persuasion("A") == 2 + 1, "from this round on"
    table.play("A", "end_turn").play_quietly(until=lambda: table.g.round == 2 and table.prompt("A") == "prompt-turn")
    hand = table.hand("A")
    table.play("A", "reveal")
    printed = {"convincing_argument": 2, "dagger": 0, "seek_allies": 0}
    assert table.persuasion("A") == 2 + sum([printed.get(card, 1) for card in hand]), "and in every later one"


@pytest.mark.rule("UPR-SPC-09")
def test_further_visits_to_the_high_council_give_spice_a_card_and_troops() -> None:
    table = position(hand={"A": "dagger"}, solari={"A": 5}, council="A").turn("A").play("A", "dagger", "high_council")
    assert (table.has("A"), len(table.intrigue("A")), table.garrison("A")) == ((0, 2, 1), 1, 3 + 3)
    assert "event-council" not in table.told()


@pytest.mark.rule("UPR-SPC-11")
def test_the_swordmaster_costs_eight_and_then_six() -> None:
    def offered(solari: int, swordmaster: str) -> bool:
        table = position(hand={"A": "dagger"}, solari={"A": solari}, swordmaster=swordmaster).turn("A")
        return "swordmaster" in table.play("A", "dagger").options("A")

    assert [offered(solari, "") for solari in (5, 6, 7, 8)] == [False, False, False, True]
    assert [offered(solari, "B") for solari in (5, 6, 7, 8)] == [False, True, True, True]
    assert not offered(20, "A"), "once per player"
    table = position(hand={"A": "dagger"}, solari={"A": 9}, swordmaster="C").turn("A")
    assert table.play("A", "dagger", "swordmaster").solari("A") == 3


@pytest.mark.rule("UPR-SPC-15")
@pytest.mark.parametrize(("entry", "purse"), [("free_entry", (2, 1, 1)), ("paid_entry", (4, 0, 1))])
def test_the_spice_refinery_pays_two_or_four_solari(entry: str, purse: tuple[int, int, int]) -> None:
    table = position(hand={"A": "reconnaissance"}, spice={"A": 1}).turn("A")
    table.play("A", "reconnaissance", "spice_refinery", entry)
    assert table.has("A") == purse


@pytest.mark.rule("UPR-SPC-17")
def test_sietch_tabr_gives_hooks_a_troop_and_water_or_water_and_the_wall() -> None:
    def visited(half: int) -> Position:
        table = position(hand={"A": "reconnaissance"}, influence={"A": "fremen 2"}).turn("A")
        return table.play("A", "reconnaissance", "sietch_tabr", f"space/sietch_tabr/0/{half}")

    hooks = visited(0)
    assert (hooks.g.hooks[0], hooks.garrison("A"), hooks.water("A"), hooks.g.shield_wall) == (True, 4, 2, True)
    wall = visited(1).play("A", "use")
    assert (wall.g.hooks[0], wall.garrison("A"), wall.water("A"), wall.g.shield_wall) == (False, 3, 2, False)


@pytest.mark.rule("UPR-SPC-20", "UPR-SPC-21", "UPR-MKR-05")
@pytest.mark.parametrize(("space", "cost", "spice", "worms"), [("deep_desert", 3, 4, 2), ("hagga_basin", 1, 2, 1)])
def test_the_desert_gives_bonus_spice_and_then_spice_or_sandworms(
    space: str, cost: int, spice: int, worms: int
) -> None:
    def visited(half: int, hooks: str = "A") -> Position:
        table = position(
            hand={"A": "dune_the_desert_planet"}, water={"A": 3}, hooks=hooks, bonus={space: 2}, garrison={"A": 0}
        ).turn("A")
        table.play("A", "dune_the_desert_planet", space)
        return table.play("A", f"space/{space}/0/1/{half}") if hooks else table

    for table in (visited(0), visited(0, hooks="")):
        assert (table.has("A"), table.worms("A"), table.bonus(space)) == ((0, 2 + spice, 3 - cost), 0, 0)
    ridden = visited(1)
    assert (ridden.has("A"), ridden.worms("A"), ridden.bonus(space)) == ((0, 2, 3 - cost), worms, 0)


@pytest.mark.rule("UPR-SPC-10")
def test_imperial_privilege_in_all_its_parts() -> None:
    table = position(
        hand={"A": "dagger"},
        solari={"A": 3},
        influence={"A": "emperor 2"},
        intrigue={"A": "devour"},
        intrigue_deck="impress",
        placed={"A": "arrakeen"},
        deck={"A": "diplomacy"},
    ).turn("A")
    table.play("A", "dagger", "imperial_privilege", "as_printed", "devour")
    assert (table.intrigue("A"), table.at("A"), table.agents("A")) == (["impress"], ["imperial_privilege"], 1)
    assert (table.hand("A"), table.solari("A")) == (["diplomacy"], 0)
