"""Cards that are played at any time (CLA-CARD-11 to 18, 27, 28), and Karama for an ally's shipment."""

import pytest

from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.nexus import hold_nexus
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.shipping import ship_move_phase
from sandtable.games.classic.state import TANKS
from sandtable.games.classic.treachery import COPIES, LASGUN
from sandtable.kernel.rows import replaced
from tests.games.classic.fighting import plan, to_plans
from tests.games.classic.position import Position, position, under

THREE = "atreides, guild, fremen"


def waiting(factions: str = THREE, **given: object) -> Position:
    return position(factions, **given).start(bidding_phase)  # type: ignore[arg-type]


# Tleilaxu Ghola.


@pytest.mark.rule("CLA-CARD-11", "CLA-CARD-13")
def test_ghola_revives_up_to_five_forces_for_nothing() -> None:
    table = waiting(hands={"guild": "tleilaxu_ghola"}, tanks={"guild": 7})
    assert "play_tleilaxu_ghola" in table.beside("guild")
    table.play("guild", "play_tleilaxu_ghola", "5")
    assert (table.tanks("guild"), table.spice("guild")) == (2, 5)
    assert table.discarded() == ["tleilaxu_ghola"]
    table.start(revival_phase)
    assert table.options("guild") == ["2", "1", "0"], "the normal revival is still there"


@pytest.mark.rule("CLA-CARD-11", "CLA-CARD-14")
def test_ghola_revives_a_leader_though_others_live() -> None:
    table = waiting(hands={"guild": "tleilaxu_ghola"}, dead="staban_tuek")
    table.play("guild", "play_tleilaxu_ghola", "staban_tuek")
    assert table.alive("staban_tuek")


@pytest.mark.rule("CLA-CARD-14")
def test_ghola_revives_a_leader_who_was_killed_again() -> None:
    table = waiting(hands={"guild": "tleilaxu_ghola"}, dead="staban_tuek")
    table.g.lives = replaced(table.g.lives, LEADER_INDEX["staban_tuek"], 1)
    table.play("guild", "play_tleilaxu_ghola", "staban_tuek")
    assert table.alive("staban_tuek")


@pytest.mark.rule("CLA-CARD-12")
def test_a_leader_revived_in_the_battle_phase_may_fight_in_it() -> None:
    table = position(
        "atreides, guild", forces="arrakeen: atreides 3, guild 3", dead="staban_tuek", hands={"guild": "tleilaxu_ghola"}
    ).start(battle_phase)
    assert table.asked() == ["atreides"]
    table.play("guild", "play_tleilaxu_ghola", "staban_tuek")
    table.play("atreides", "pass")
    assert "staban_tuek" in table.options("guild")


@pytest.mark.rule("CLA-CARD-15")
def test_one_starred_force_a_turn_also_by_ghola() -> None:
    table = waiting(
        "atreides, emperor",
        advanced=True,
        hands={"emperor": "tleilaxu_ghola"},
        tanks={"emperor": 5},
        tanks_special={"emperor": 3},
    )
    table.play("emperor", "play_tleilaxu_ghola")
    assert table.options("emperor") == ["3", "2", "1"], "two others and one Sardaukar"
    table.play("emperor", "3")
    assert table.tanks_special("emperor") == 2
    table.start(revival_phase)
    assert not table.g.to_act or "1" not in table.options("emperor"), "the Sardaukar of this turn has been revived"


@pytest.mark.rule("CLA-REV-15", "CLA-TRAITOR-11")
def test_a_revived_leader_stays_a_traitor() -> None:
    table = waiting(hands={"guild": "tleilaxu_ghola"}, dead="staban_tuek", traitors={"atreides": "staban_tuek"})
    table.play("guild", "play_tleilaxu_ghola", "staban_tuek")
    assert table.traitors("atreides") == ["staban_tuek"]


# Truthtrance.


@pytest.mark.rule("CLA-CARD-17", "CLA-CARD-18", "CLA-RUL-20")
def test_truthtrance_about_a_card_in_hand() -> None:
    for hand, answer in (("lasgun, shield", "option-yes"), ("shield", "option-no")):
        table = waiting(hands={"guild": "truthtrance", "fremen": hand})
        table.play("guild", "play_truthtrance", "fremen", "ask_for_card", "lasgun")
        event = next(one for one in table.g.events(None) if one.message == "event-truth-card")
        assert event.args["answer"] == answer
        known = table.seen("atreides")["players"][2]["treachery"]["known"]
        assert known == (["lasgun"] if answer == "option-yes" else [])
        held = {"lasgun" in table.imagined("atreides", seed).hand("fremen") for seed in range(12)}
        assert held == {answer == "option-yes"}, "everybody remembers the answer"
        possible = table.g.treachery.possibly(table.seat("atreides"), table.g.hand(table.seat("fremen")))
        assert bool(possible & COPIES[LASGUN]) == (answer == "option-yes")
        assert table.discarded() == ["truthtrance"]
        assert table.asked() == ["atreides"]


@pytest.mark.rule("CLA-CARD-17")
def test_truthtrance_about_a_traitor() -> None:
    for asked, yes in (("chani", True), ("alia", False)):
        table = waiting(
            "atreides, guild, fremen, bene_gesserit", hands={"guild": "truthtrance"}, traitors={"atreides": "chani"}
        )
        table.play("guild", "play_truthtrance", "atreides", "ask_for_traitor", asked)
        assert table.seen("fremen")["players"][0]["traitors"]["known"] == (["chani"] if yes else [])
        if not yes:
            worlds = [table.imagined("fremen", seed).traitors("atreides") for seed in range(20)]
            assert ["alia"] not in worlds


@pytest.mark.rule("CLA-CARD-17")
def test_truthtrance_about_the_prediction() -> None:
    def ask(*question: str) -> Position:
        table = waiting("atreides, bene_gesserit, guild", hands={"guild": "truthtrance"}, prediction=("guild", 4))
        return table.play("guild", "play_truthtrance", "bene_gesserit", *question)

    assert ask("ask_for_predicted_faction", "guild").seen()["prediction"]["faction"] == "guild"
    right = ask("ask_for_predicted_turn", "4")
    assert right.seen()["prediction"]["turn"] == 4
    table = ask("ask_for_predicted_turn", "5")
    for one, answer in ((right, "option-yes"), (table, "option-no")):
        event = next(event for event in one.g.events(None) if event.message == "event-truth-turn")
        assert event.args["answer"] == answer
    assert table.seen()["prediction"]["turn"] is None
    turns = {table.imagined("atreides", seed).seen("bene_gesserit")["prediction"]["turn"] for seed in range(40)}
    assert 5 not in turns
    assert len(turns) > 4


@pytest.mark.rule("CLA-CARD-28")
def test_only_single_facts_that_the_asked_player_knows_can_be_asked_for() -> None:
    table = waiting("atreides, guild, fremen", hands={"guild": "truthtrance"})
    table.play("guild", "play_truthtrance", "fremen")
    assert table.options("guild") == ["ask_for_card", "ask_for_traitor"]


@pytest.mark.rule("CLA-CARD-18", "CLA-BAT-25")
def test_an_answer_about_the_plan_binds() -> None:
    for answer in ("yes", "no"):
        table = position(
            "harkonnen, guild, fremen",
            forces="carthag: harkonnen 3, guild 3",
            hands={"harkonnen": "truthtrance", "guild": "crysknife, lasgun"},
            truth=True,
        ).start(battle_phase)
        assert table.asked() == ["harkonnen", "guild"], "before plans, whoever could hold the card"
        table.play("harkonnen", "play_truthtrance", "guild", "ask_for_card_in_plan", "lasgun").play("guild", "pass")
        table.play("guild", answer).pass_all()
        sworn = next(event for event in table.g.events(None) if event.message == "event-sworn")
        assert sworn.args["answer"] == f"option-{answer}"
        table.play_quietly(until=lambda table=table: table.prompt("guild") == "prompt-plan-leader")  # type: ignore[misc]
        table.play("guild", table.options("guild")[0])
        assert ("lasgun" in table.options("guild")) == (answer == "yes")
        assert ("nothing" in table.options("guild")) == (answer == "no")


@pytest.mark.rule("CLA-CARD-27")
def test_cards_wait_while_others_answer_together_or_plans_are_committed() -> None:
    table = position(THREE, hands={"guild": "truthtrance"}).start(hold_nexus)
    assert "play_truthtrance" not in table.beside("guild")
    table = position(
        "atreides, guild, fremen",
        forces="arrakeen: atreides 3, guild 3",
        hands={"fremen": "truthtrance"},
    )
    to_plans(table)
    plan(table, table.asked()[0], dial="0")
    assert "play_truthtrance" not in table.beside("fremen")


def test_who_may_act_does_not_betray_who_holds_what() -> None:
    """Everybody who could hold a card at any time may act; only what is offered differs."""
    acting = []
    for hand in ("truthtrance", "shield"):
        table = waiting(hands={"guild": hand, "fremen": "kulon"})
        table.g.spoken = [9, 9, 9]
        acting.append(table.g.may_act)
    assert acting[0] == acting[1] == (1, 2)


@pytest.mark.rule("CLA-KAR-12", "CLA-RUL-41")
def test_karama_halves_the_price_of_an_allys_shipment() -> None:
    table = position(
        "atreides, fremen, harkonnen",
        allies="atreides fremen",
        hands={"fremen": "karama", "harkonnen": "karama"},
        spice={"atreides": 2},
    ).start(ship_move_phase)
    table.play_quietly(until=lambda: table.prompt("atreides") == "prompt-ship")
    assert "karama_for_ally" not in table.beside("harkonnen")
    table.play("fremen", "karama_for_ally")
    assert table.discarded() == ["karama"]
    table.play("atreides", "arrakeen:9")
    assert table.options("atreides")[0] == "4", "four for two spice"


def shipping(version: int, **options: object) -> Position:
    """The Emperor ships or does not, and allied CHOAM hold a Karama."""
    settings: dict[str, object] = {
        "advanced": True,
        "allies": "emperor choam",
        "hands": {"choam": "karama"},
        "spice": {"emperor": 8, "choam": 0, "guild": 0, "atreides": 0},
        "forces": "carthag: emperor 2",
        **options,
    }
    table = under(version, position("emperor, choam, guild, atreides", **settings))  # type: ignore[arg-type]
    table.start(ship_move_phase)
    return table.play_quietly(until=lambda: table.prompt("emperor") == "prompt-ship")


@pytest.mark.rule("CLA-KAR-11", "CLA-KAR-12", "CLA-SHIP-15")
@pytest.mark.parametrize(("version", "offered"), [(3, True), (4, False)])
def test_no_karama_is_spent_on_an_allys_shipment_that_is_paid(version: int, offered: bool) -> None:
    table = shipping(version, hands={"choam": "karama", "guild": "karama"}, powers=True)
    assert "karama_for_ally" in table.beside("choam")
    table.play("emperor", "arrakeen:9", "8")
    table.play_quietly(until=lambda: table.prompt("guild") == "prompt-cancel-shipment")
    assert ("karama_for_ally" in table.beside("choam")) == offered


@pytest.mark.rule("CLA-KAR-12", "CLA-SHIP-14")
@pytest.mark.parametrize(("version", "offered"), [(3, True), (4, False)])
def test_no_karama_is_spent_on_a_shipment_that_is_none(version: int, offered: bool) -> None:
    table = shipping(version).play("emperor", "pass")
    table.play_quietly(until=lambda: table.prompt("emperor") == "prompt-move")
    assert ("karama_for_ally" in table.beside("choam")) == offered


@pytest.mark.rule("CLA-KAR-11", "CLA-KAR-12")
def test_no_karama_is_spent_on_an_allys_shipment_that_it_makes_no_cheaper() -> None:
    def offered(table: Position) -> bool:
        return "karama_for_ally" in table.beside("choam")

    assert offered(shipping(4))
    both = shipping(4, hands={"choam": "karama", "emperor": "karama"}).play("emperor", "ship_with_karama")
    assert not offered(both), "one is enough"
    guild = shipping(4, allies="emperor choam guild", hands={"choam": "karama"})
    assert not offered(guild), "the Guild's ships cost half anyway"
    richese = position(
        "richese, choam, guild", allies="richese choam", hands={"choam": "karama"}, reserve={"richese": 0}
    )
    richese.start(ship_move_phase).play_quietly(until=lambda: richese.prompt("richese") == "prompt-ship")
    assert richese.g.to_act
    assert not offered(richese), "nothing comes from the reserves"


@pytest.mark.rule("CLA-CARD-17")
def test_truthtrance_may_name_every_turn() -> None:
    table = waiting("atreides, bene_gesserit, guild", hands={"guild": "truthtrance"}, prediction=("guild", 4))
    table.play("guild", "play_truthtrance", "bene_gesserit", "ask_for_predicted_turn")
    assert table.options("guild") == [str(turn) for turn in range(1, table.g.turns + 1)]


@pytest.mark.rule("CLA-FAC-EMP-06")
def test_of_two_allies_the_emperor_says_who_gets_spice() -> None:
    table = waiting(
        "atreides, emperor, guild, fremen",
        allies="emperor atreides guild",
        alliances="three_need_four",
        spice={"emperor": 5, "guild": 0, "atreides": 2},
    )
    table.play("emperor", "give_spice")
    assert table.options("emperor") == ["atreides", "guild"]
    table.play("emperor", "guild", "3")
    assert (table.spice("emperor"), table.spice("guild"), table.spice("atreides")) == (2, 3, 2)


@pytest.mark.rule("CLA-KAR-12", "CLA-FAC-BG-15")
def test_who_has_several_karamas_says_which_one_helps_the_ally() -> None:
    table = position(
        "atreides, bene_gesserit, harkonnen",
        advanced=True,
        allies="atreides bene_gesserit",
        hands={"bene_gesserit": "karama, kulon"},
    ).start(ship_move_phase)
    table.play_quietly(until=lambda: table.prompt("atreides") == "prompt-ship")
    table.play("bene_gesserit", "karama_for_ally")
    assert table.prompt("bene_gesserit") == "prompt-karama-with"
    table.play("bene_gesserit", "kulon")
    assert table.discarded() == ["kulon"]


@pytest.mark.rule("CLA-FAC-HAR-16")
def test_kept_leaders_are_no_own_leaders_of_harkonnen() -> None:
    dead = "feyd_rautha, beast_rabban, piter_de_vries, captain_iakin_nefud, umman_kudu"
    table = position("harkonnen, guild", advanced=True, dead=dead)
    g = table.g
    g.leaders.move(g, LEADER_INDEX["guild_rep"], g.with_owner(1), g.taken(1), 0b11)
    table.start(revival_phase)
    assert table.options("harkonnen") == ["nothing", *dead.split(", ")]
    assert LEADER_INDEX["feyd_rautha"] in g.leaders.zones[TANKS]
