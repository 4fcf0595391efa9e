"""Leaders and cards that the rulebook explains (UPR-CLR)."""

import pytest

from sandtable.games.uprising.leaders import LEADERS
from tests.games.uprising.position import new_game, position


@pytest.mark.rule("UPR-CLR-01")
def test_jessica_starts_on_her_own_side() -> None:
    g = new_game(leader_0="lady_jessica").g
    assert LEADERS[g.leaders[0]].id == "lady_jessica"


@pytest.mark.rule("UPR-CLR-02")
def test_a_step_over_two_reaches_two() -> None:
    table = position(
        leaders={"A": "lady_margot_fenring", "C": "muad_dib"},
        hand={"A": "overthrow"},
        influence={"A": "bene_gesserit 1"},
    )
    table.turn("A").play("A", "overthrow", "secrets").finish_turn()
    assert table.influence("A") == {"bene_gesserit": 3}
    assert table.spice("A") == 2


@pytest.mark.rule("UPR-CLR-02")
def test_irulan_draws_when_she_steps_over_two() -> None:
    table = position(leaders={"A": "princess_irulan", "B": "muad_dib"}, hand={"A": "overthrow"}, solari={"A": 0})
    table.g.influence[0] = 1
    table.turn("A").play("A", "overthrow", "dutiful_service").finish_turn()
    assert table.influence("A") == {"emperor": 3}
    assert len(table.intrigue("A")) == 1


@pytest.mark.rule("UPR-CLR-03", "UPR-CLR-04")
def test_two_reached_again_pays_again_but_never_on_the_way_down() -> None:
    table = position(
        leaders={"A": "lady_margot_fenring", "C": "muad_dib"},
        hand={"A": "captured_mentat, diplomacy"},
        influence={"A": "bene_gesserit 2"},
    ).reveal_turn("A")
    for answer in ("pay", "bene_gesserit", "bene_gesserit"):
        offered = table.options("A")
        if answer not in offered:
            table.play("A", next(one for one in offered if one.startswith("card/captured_mentat")))
            offered = table.options("A")
        if answer in offered:
            if answer == "bene_gesserit" and table.influence("A") == {"bene_gesserit": 2}:
                assert table.spice("A") == 0
            table.play("A", answer)
    assert table.influence("A") == {"bene_gesserit": 2}
    assert table.spice("A") == 2


@pytest.mark.rule("UPR-CLR-05")
def test_clean_up_is_no_discard() -> None:
    table = position(hand={"A": "spacing_guilds_favor"}).reveal_turn("A").finish_turn()
    assert table.discard("A") == ["spacing_guilds_favor"]
    assert table.spice("A") == 0


@pytest.mark.rule("UPR-CLR-05")
def test_a_discard_from_hand_pays() -> None:
    table = position(hand={"A": "guild_envoy, spacing_guilds_favor"}).turn("A")
    table.play("A", "guild_envoy", "deliver_supplies").finish_turn()
    assert table.discard("A") == ["spacing_guilds_favor"]
    assert table.spice("A") == 2


@pytest.mark.rule("UPR-CLR-06")
def test_feyds_token_starts_on_the_left() -> None:
    table = new_game(leader_0="feyd_rautha_harkonnen")
    assert table.seen("B")["players"][0]["training"] == "start"


@pytest.mark.rule("UPR-CLR-07")
def test_feyds_token_stays_on_the_right() -> None:
    table = position(
        leaders={"A": "feyd_rautha_harkonnen"}, training={"A": "final"}, hand={"A": "signet_ring"}, garrison={"A": 3}
    )
    table.turn("A").play("A", "signet_ring", "assembly_hall").finish_turn()
    assert table.seen("A")["players"][0]["training"] == "final"
    assert table.garrison("A") == 3
    assert table.spies("A") == []


@pytest.mark.rule("UPR-CLR-08")
@pytest.mark.parametrize(("card", "may_deploy"), [("signet_ring", False), ("reconnaissance", True)])
def test_shaddams_ring_forbids_to_deploy_at_once(card: str, may_deploy: bool) -> None:
    table = position(leaders={"A": "shaddam_corrino_iv"}, choam=True, hand={"A": card}, garrison={"A": 3})
    table.turn("A").play("A", card, "arrakeen")
    assert table.seen("B")["turn"]["no_deploy"] is not may_deploy
    asked: set[str] = set()
    turn = table.g.turn
    while table.g.turn is turn:
        asked.add(table.prompt("A"))
        offered = table.options("A")
        table.play("A", "end_turn" if "end_turn" in offered else offered[0])
    assert ("prompt-deploy" in asked) is may_deploy
    assert (table.troops("A") > 0) is may_deploy


@pytest.mark.rule("UPR-CLR-09")
def test_the_guild_envoy_makes_its_owner_discard() -> None:
    table = position(hand={"A": "guild_envoy, dagger"}).turn("A")
    table.play("A", "guild_envoy", "deliver_supplies").finish_turn()
    assert table.hand("A") == []
    assert table.discard("A") == ["dagger"]


@pytest.mark.rule("UPR-RUL-126", "UPR-CLR-09")
def test_an_effect_waits_for_what_makes_it_possible() -> None:
    """The Guild Envoy is the last card in hand: the discard waits for the card that the space draws."""
    table = position(hand={"A": "guild_envoy"}, deck={"A": "dagger, diplomacy"}, garrison={"A": 0}).turn("A")
    table.play("A", "guild_envoy", "fremkit").finish_turn()
    assert table.hand("A") == []
    assert table.discard("A") in (["dagger"], ["diplomacy"])


@pytest.mark.rule("UPR-RUL-126", "UPR-RUL-22")
def test_an_effect_that_nothing_makes_possible_is_skipped() -> None:
    """The Guild Envoy is the last card in hand, and the space draws none."""
    table = position(hand={"A": "guild_envoy"}, deck={"A": "dagger"}, garrison={"A": 0}).turn("A")
    table.play("A", "guild_envoy", "deliver_supplies").finish_turn()
    assert (table.hand("A"), table.discard("A")) == ([], [])
