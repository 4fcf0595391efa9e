"""CHOAM charity (CLA-CHARITY, CLA-FAC-BG-14)."""

import pytest

from sandtable.games.classic.rules.charity import charity_phase
from tests.games.classic.position import position

FOUR = "atreides, fremen, emperor, guild"


@pytest.mark.rule("CLA-CHARITY-01")
@pytest.mark.rule("CLA-CHARITY-02")
@pytest.mark.rule("CLA-EX-06")
def test_charity_fills_up_to_two() -> None:
    table = position(FOUR, spice={"atreides": 0, "fremen": 1, "emperor": 2, "guild": 7}).start(charity_phase)
    assert table.asked() == ["atreides"]
    table.play("atreides", "accept").play("fremen", "accept")
    assert not table.g.to_act, "who has two or more is not asked"
    assert table.g.spice == [2, 2, 2, 7]


@pytest.mark.rule("CLA-CHARITY-03")
@pytest.mark.rule("CLA-CHARITY-04")
def test_claiming_is_voluntary_and_happens_once() -> None:
    table = position(FOUR, spice={"atreides": 0, "fremen": 9}).start(charity_phase)
    table.play("atreides", "decline")
    assert table.spice("atreides") == 0
    assert not table.g.to_act


@pytest.mark.rule("CLA-CHARITY-05")
def test_bribes_do_not_count() -> None:
    table = position(FOUR, spice={"atreides": 0, "fremen": 9}, bribes={"atreides": 9}).start(charity_phase)
    table.play("atreides", "accept")
    assert (table.spice("atreides"), table.bribes("atreides")) == (2, 9)


@pytest.mark.rule("CLA-CHARITY-06")
def test_claims_are_made_in_storm_order() -> None:
    poor = dict.fromkeys(("atreides", "fremen", "emperor", "guild"), 0)
    table = position(FOUR, spice=poor, first="emperor").start(charity_phase)
    order = []
    while table.g.to_act:
        order += table.asked()
        table.play(table.asked()[0], "accept")
    assert order == ["emperor", "guild", "atreides", "fremen"]


@pytest.mark.rule("CLA-FAC-BG-14")
def test_the_bene_gesserit_always_receive_two_in_the_advanced_game() -> None:
    for advanced, after in ((True, 7), (False, 5)):
        table = position("bene_gesserit, guild", advanced=advanced).start(charity_phase)
        if advanced:
            table.play("bene_gesserit", "accept")
        assert table.spice("bene_gesserit") == after


@pytest.mark.rule("CLA-KAR-25")
def test_karama_leaves_them_the_normal_rule() -> None:
    for spice, after in ((5, 5), (1, 2)):
        table = position(
            "bene_gesserit, guild",
            advanced=True,
            spice={"bene_gesserit": spice},
            hands={"guild": "karama"},
            windows=True,
        ).start(charity_phase)
        table.play("guild", "stop_sure_charity")
        table.play_quietly(until=lambda table=table: "bene_gesserit" in table.asked())  # type: ignore[misc]
        if table.asked():
            table.play("bene_gesserit", "accept")
        assert table.spice("bene_gesserit") == after
