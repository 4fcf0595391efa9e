"""CHOAM: charity, revival, cards at the end of a phase, alliance, battle income (CHR-CHOAM to CHR-INCOME)."""

import pytest

from sandtable.games.classic.leaders import AUDITOR
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.charity import charity_phase
from sandtable.games.classic.rules.choam import end_of_phase_for_choam
from sandtable.games.classic.rules.course import end_of_phase
from sandtable.games.classic.rules.deals import may_bribe
from sandtable.games.classic.rules.inflation import offer_inflation, turn_inflation
from sandtable.games.classic.rules.mentat_pause import mentat_pause
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.state import ABSENT, NOT_PLAYING
from sandtable.games.classic.terms import BIDDING, CANCELLED, DOUBLED, NOT_LAID
from tests.games.classic.expansion import let_pass
from tests.games.classic.fighting import plan, to_plans
from tests.games.classic.position import Position, new_game, position

FIVE = "choam, atreides, fremen, guild, emperor"


@pytest.mark.rule("CHR-CHOAM-01", "CHR-CHOAM-02", "CHR-SETUP-01")
def test_choam_begin_with_two_spice_and_all_forces_in_reserve() -> None:
    table = new_game("choam, guild", expansion=True)
    faction = table.g.faction(0)
    assert (faction.spice, faction.free_revival, faction.hand_limit, faction.reserve) == (2, 0, 5, 20)
    table.play_quietly(lambda: table.g.phase > 0)
    assert (table.spice("choam"), table.reserve("choam"), sum(table.g.forces[0])) == (2, 20, 0)


# Charity and inflation.


@pytest.mark.rule("CHR-CHARITY-01", "CHR-CHARITY-02", "CHR-CHARITY-04", "CHR-EX-01", "CHR-RUL-39")
def test_choam_charity() -> None:
    table = position(FIVE, spice={"choam": 0, "atreides": 0, "fremen": 1, "guild": 5, "emperor": 5})
    table.start(charity_phase)
    assert table.spice("choam") == 10
    table.play("atreides", "accept").play("fremen", "accept")
    assert (table.spice("choam"), table.spice("atreides"), table.spice("fremen")) == (7, 2, 2)


@pytest.mark.rule("CHR-CHARITY-05")
def test_choam_do_not_claim_while_they_give() -> None:
    table = position("choam, guild", spice={"choam": 0, "guild": 0}).start(charity_phase)
    assert table.asked() == ["guild"]


@pytest.mark.rule("CHR-CHARITY-03", "CHR-INFL-02", "CHR-INFL-03", "CHR-INFL-04", "CHR-INFL-09", "CHR-EX-02")
def test_doubled_charity() -> None:
    names = "choam, bene_gesserit, atreides, guild, emperor"
    spice = {"choam": 0, "bene_gesserit": 5, "atreides": 0, "guild": 5, "emperor": 5}
    table = position(names, advanced=True, spice=spice)
    table.g.inflation = DOUBLED
    table.start(charity_phase)
    assert table.spice("choam") == 20
    table.play("bene_gesserit", "accept").play("atreides", "accept")
    assert (table.spice("bene_gesserit"), table.spice("atreides"), table.spice("choam")) == (9, 4, 12)


@pytest.mark.rule("CHR-INFL-09", "CHR-RUL-21")
def test_a_player_with_one_spice_receives_two() -> None:
    table = position(FIVE, spice={"choam": 0, "atreides": 1, "fremen": 9, "guild": 9, "emperor": 9})
    table.g.inflation = DOUBLED
    table.start(charity_phase).play("atreides", "accept")
    assert table.spice("atreides") == 3


@pytest.mark.rule("CHR-INFL-10")
def test_cancelled_charity_gives_nobody_anything() -> None:
    table = position(FIVE, spice={"choam": 0, "atreides": 0})
    table.g.inflation = CANCELLED
    table.start(charity_phase)
    assert not table.g.to_act
    assert (table.spice("choam"), table.spice("atreides")) == (0, 0)


@pytest.mark.rule("CHR-INFL-01", "CHR-INFL-05", "CHR-INFL-06", "CHR-INFL-08", "CHR-EX-03", "CHR-SETUP-02")
def test_inflation_timeline() -> None:
    table = position("choam, guild").start(offer_inflation)
    assert table.options("choam") == ["pass", "double_charity", "cancel_charity"]
    table.play("choam", "cancel_charity")
    assert (table.g.inflation, table.seen()["choam"]["inflation"]) == (CANCELLED, "cancel")
    table.start(turn_inflation)
    assert table.g.inflation == DOUBLED
    table.start(turn_inflation)
    assert table.g.inflation == NOT_LAID
    table.start(offer_inflation)
    assert not table.g.to_act, "the token is laid once a game"


@pytest.mark.rule("CHR-INFL-07", "CHR-INFL-12")
def test_no_bribes_while_charity_is_doubled() -> None:
    table = position("choam, guild", spice={"choam": 5, "guild": 5})
    table.g.phase = BIDDING
    assert may_bribe(table.g, 0, 1)
    table.g.inflation = DOUBLED
    assert not may_bribe(table.g, 0, 1)
    table.g.inflation = CANCELLED
    assert may_bribe(table.g, 0, 1)


@pytest.mark.rule("CHR-INFL-11", "CHR-RUL-34")
def test_the_token_on_the_board_is_turned_before_anything_else_in_the_pause() -> None:
    table = position("choam, guild, emperor", hands={"choam": "baliset"})
    table.g.inflation, table.g.inflation_laid = DOUBLED, True
    table.start(mentat_pause)
    assert table.g.inflation == CANCELLED
    assert table.prompt("choam") == "prompt-end-of-phase", "a token laid before is not laid again"


# Revival.


@pytest.mark.rule("CHR-REV-01", "CHR-REV-02", "CHR-REV-03", "CHR-EX-16")
def test_choam_revive_as_many_as_they_pay_for() -> None:
    table = position("choam, guild", tanks={"choam": 9}, spice={"choam": 7}).start(revival_phase)
    assert table.options("choam") == [str(count) for count in range(7, -1, -1)]
    table.play("choam", "7")
    assert (table.spice("choam"), table.tanks("choam")) == (0, 2)


@pytest.mark.rule("CHR-REV-04")
def test_leaders_of_choam_are_revived_as_usual() -> None:
    names = "frankos_aru, lady_jalma, rajiv_londine, duke_verdun, viscount_tull"
    table = position("choam, guild", dead=names, spice={"choam": 3}).start(revival_phase)
    assert table.options("choam") == ["nothing", "rajiv_londine", "duke_verdun", "viscount_tull"]
    alive = position("choam, guild", dead="frankos_aru", spice={"choam": 9}).start(revival_phase)
    assert not alive.g.to_act


@pytest.mark.rule("CHR-REV-05")
def test_allied_fremen_give_choam_three_free() -> None:
    table = position("choam, fremen", tanks={"choam": 9}, spice={"choam": 2}, allies="choam fremen")
    table.start(revival_phase)
    table.play("choam", "5")
    assert (table.spice("choam"), table.tanks("choam")) == (0, 4)


@pytest.mark.rule("CHR-REV-06")
def test_an_allied_emperor_pays_choams_price() -> None:
    table = position(
        "choam, emperor", tanks={"choam": 9}, spice={"choam": 0, "emperor": 9}, allies="choam emperor"
    ).start(revival_phase)
    table.play("choam", "0")
    assert table.options("emperor") == ["0", "1", "2", "3"]
    table.play("emperor", "3")
    assert (table.spice("emperor"), table.tanks("choam")) == (6, 6)


# Cards at the end of a phase.


@pytest.mark.rule("CHR-HAND-01", "CHR-HAND-02", "CHR-HAND-04", "CHR-QA-09", "CHR-EX-15")
def test_at_most_all_copies_but_one_are_cashed() -> None:
    table = position(
        "choam, richese", hands={"choam": "shield, shield, shield, snooper, portable_snooper"}, spice={"choam": 0}
    ).start(end_of_phase_for_choam)
    assert table.options("choam")[-1:] == ["shield"]
    table.play("choam", "shield")
    assert table.options("choam") == ["done", "shield"]
    table.play("choam", "shield")
    let_pass(table, "prompt-end-of-phase")
    assert (table.spice("choam"), table.hand("choam")) == (6, ["portable_snooper", "shield", "snooper"])


@pytest.mark.rule("CHR-EX-27", "CHR-HAND-01")
def test_both_copies_are_shown() -> None:
    table = position("choam, guild", hands={"choam": "snooper, snooper"}, spice={"choam": 0})
    table.start(end_of_phase_for_choam).play("choam", "snooper")
    assert table.seen("guild")["players"][0]["treachery"]["known"] == ["snooper"]
    assert (table.spice("choam"), table.hand("choam"), table.discarded()) == (3, ["snooper"], ["snooper"])


@pytest.mark.rule("CHR-HAND-03", "CHR-HAND-05", "CHR-RUL-16")
def test_worthless_cards_bring_two_each() -> None:
    table = position("choam, guild", hands={"choam": "baliset, kulon"}, spice={"choam": 0})
    table.start(end_of_phase_for_choam)
    assert table.options("choam")[-2:] == ["baliset", "kulon"]
    table.play("choam", "baliset", "kulon")
    assert (table.spice("choam"), table.hand("choam"), table.discarded()) == (4, [], ["baliset", "kulon"])


@pytest.mark.rule("CHR-HAND-06")
def test_nothing_is_cashed_in_the_middle_of_a_battle() -> None:
    table = position("choam, guild", forces="carthag: choam 3, guild 3", hands={"choam": "baliset, shield, shield"})
    to_plans(table)
    assert "prompt-end-of-phase" not in [table.prompt(name) for name in ("choam", "guild")]
    assert "shield" not in table.beside("choam")


@pytest.mark.rule("CHR-HAND-07")
def test_the_window_opens_at_the_end_of_every_phase_and_for_choam_alone() -> None:
    table = position("guild, choam", hands={"choam": "baliset"}).start(end_of_phase)
    assert table.asked() == ["choam"]
    table.play("choam", "pass")
    assert not table.g.to_act
    empty = position("guild, choam").start(end_of_phase)
    assert not empty.g.to_act


@pytest.mark.rule("CHR-RUL-35")
def test_the_karama_of_the_stock_is_a_duplicate_of_the_others() -> None:
    table = position("choam, richese", hands={"choam": "karama, karama, karama"}, spice={"choam": 0})
    table.start(end_of_phase_for_choam).play("choam", "karama", "karama")
    let_pass(table, "prompt-end-of-phase")
    assert (table.spice("choam"), table.hand("choam")) == (6, ["karama"])


# The alliance.


def exchanging() -> Position:
    return position(
        "choam, guild, emperor",
        hands={"choam": "baliset", "guild": "shield"},
        allies="choam guild",
    ).start(end_of_phase_for_choam)


@pytest.mark.rule("CHR-CALLY-01", "CHR-CALLY-02", "CHR-CALLY-03")
def test_choam_and_the_ally_exchange_one_card_each() -> None:
    table = exchanging().play("choam", "exchange_cards")
    assert sorted(table.asked()) == ["choam", "guild"], "both choose at once"
    assert table.options("guild") == ["decline", "shield"]
    table.play("guild", "shield").play("choam", "baliset")
    assert (table.hand("choam"), table.hand("guild")) == (["shield"], ["baliset"])
    assert "event-exchange-seen" in table.told("guild")
    assert "event-exchange-seen" not in table.told("emperor")
    assert "exchange_cards" not in table.options("choam"), "once a turn"


@pytest.mark.rule("CHR-CALLY-02")
def test_both_must_agree() -> None:
    table = exchanging().play("choam", "exchange_cards", "baliset").play("guild", "decline")
    assert (table.hand("choam"), table.hand("guild")) == (["baliset"], ["shield"])
    assert not table.g.exchanged


def supported(**settings: object) -> Position:
    return position(
        "guild, emperor, choam",
        advanced=True,
        forces="carthag: guild 3, emperor 3",
        spice={"guild": 0, "emperor": 0, "choam": 4},
        allies="guild choam",
        **settings,  # type: ignore[arg-type]
    )


@pytest.mark.rule("CHR-CALLY-04", "CHR-CALLY-05", "CHR-CALLY-06")
def test_choam_pay_for_the_allys_forces() -> None:
    table = supported()
    to_plans(table)
    assert table.prompt("choam") == "prompt-support-ally"
    assert table.options("choam") == ["0", "1", "2", "3"]
    table.play("choam", "2")
    plan(table, "guild", leader="staban_tuek", dial="2.5")
    plan(table, "emperor", leader="bashar", dial="0")
    table.play_quietly(lambda: table.g.battle is None)
    assert (table.spice("choam"), table.forces("guild", "carthag"), table.spice("guild")) == (2, 0, 0)


# Battle income.


def paying(names: str, payer_spice: int, **options: object) -> Position:
    table = position(
        names,
        advanced=True,
        forces="carthag: guild 6, emperor 3",
        spice={"guild": payer_spice, "emperor": 0, "choam": 0},
        **options,  # type: ignore[arg-type]
    )
    to_plans(table)
    return table


@pytest.mark.rule("CHR-INCOME-01", "CHR-INCOME-02", "CHR-INCOME-05", "CHR-EX-18")
def test_choam_get_half_of_the_support_rounded_down() -> None:
    table = paying("guild, emperor, choam", 5)
    plan(table, "guild", leader="staban_tuek", dial="5", support="5")
    plan(table, "emperor", leader="bashar")
    table.play_quietly(lambda: table.g.battle is None)
    assert (table.spice("guild"), table.spice("choam")) == (0, 2)


@pytest.mark.rule("CHR-INCOME-03")
def test_choam_pay_for_their_own_forces_to_the_bank() -> None:
    table = position(
        "choam, emperor", advanced=True, forces="carthag: choam 4, emperor 2", spice={"choam": 4, "emperor": 0}
    )
    to_plans(table)
    plan(table, "choam", leader="frankos_aru", dial="4", support="4")
    plan(table, "emperor", leader="bashar")
    table.play_quietly(lambda: table.g.battle is None)
    assert table.spice("choam") == 0


@pytest.mark.rule("CHR-RUL-23")
def test_choam_in_the_battle_get_half_of_what_the_opponent_pays() -> None:
    table = position("choam, guild", advanced=True, forces="carthag: choam 6, guild 4", spice={"choam": 0, "guild": 4})
    to_plans(table)
    plan(table, "choam", leader="frankos_aru", dial="3")
    plan(table, "guild", leader="guild_rep", dial="4", support="4")
    table.play_quietly(lambda: table.g.battle is None)
    assert table.spice("choam") == 2


@pytest.mark.rule("CHR-INCOME-04", "CHR-RUL-22")
def test_who_wins_by_a_traitor_pays_nothing() -> None:
    table = paying("guild, emperor, choam", 5, traitors={"guild": "bashar"})
    plan(table, "guild", leader="staban_tuek", dial="5", support="5")
    plan(table, "emperor", leader="bashar")
    table.play("guild", "traitor")
    table.play_quietly(lambda: table.g.battle is None)
    assert (table.spice("guild"), table.spice("choam")) == (5 + 2, 0)


# The Auditor.


def audited(hand: str = "shield, snooper, karama", spice: int = 5, **options: object) -> Position:
    table = position(
        "choam, guild, emperor",
        advanced=True,
        forces="carthag: choam 4, guild 2",
        hands={"guild": hand},
        spice={"choam": 0, "guild": spice},
        **options,  # type: ignore[arg-type]
    )
    return to_plans(table)


def fight(table: Position, weapon: str = "nothing") -> Position:
    plan(table, "choam", leader="auditor", dial="2")
    plan(table, "guild", leader="guild_rep", weapon=weapon)
    return table.play_quietly(lambda: table.prompt("choam") == "prompt-audit" or table.g.battle is None)


@pytest.mark.rule("CHR-AUDIT-01", "CHR-AUDIT-02", "CHR-SETUP-04", "CHR-SETUP-03")
def test_the_auditor_plays_in_the_advanced_game_only() -> None:
    basic = new_game("choam, guild", expansion=True)
    assert AUDITOR in basic.g.leaders.zones[NOT_PLAYING]
    assert AUDITOR in basic.g.traitors.zones[ABSENT]
    advanced = new_game("choam, guild", expansion=True, mode="advanced")
    assert AUDITOR in advanced.g.living(0)
    assert AUDITOR not in advanced.g.traitors.zones[ABSENT]
    shown = [leader for leader in advanced.seen()["players"][0]["leaders"] if leader["id"] == "auditor"]
    assert shown[0]["strength"] == 2


@pytest.mark.rule("CHR-AUDIT-03", "CHR-AUDIT-04", "CHR-AUDIT-06", "CHR-EX-17")
def test_a_living_auditor_sees_two_cards_or_is_bought_off() -> None:
    table = fight(audited())
    assert table.prompt("choam") == "prompt-audit"
    table.play("choam", "audit")
    assert table.options("guild") == ["buy_off", "show_cards"]
    table.play("guild", "show_cards")
    assert len(table.seen("choam")["players"][1]["treachery"]["known"]) == 2
    bought = fight(audited()).play("choam", "audit").play("guild", "buy_off")
    assert (bought.spice("guild"), bought.spice("choam")) == (3, 2)
    assert bought.seen("choam")["players"][1]["treachery"]["known"] == []


@pytest.mark.rule("CHR-AUDIT-07", "CHR-QA-06", "CHR-EX-31")
def test_there_is_no_partial_payment() -> None:
    table = fight(audited(spice=1)).play("choam", "audit")
    assert table.options("guild") == ["show_cards"]


@pytest.mark.rule("CHR-QA-05", "CHR-EX-17")
def test_one_card_costs_one() -> None:
    table = fight(audited("shield")).play("choam", "audit").play("guild", "buy_off")
    assert (table.spice("guild"), table.spice("choam")) == (4, 1)


@pytest.mark.rule("CHR-AUDIT-05", "CHR-AUDIT-09")
def test_cards_played_in_the_battle_do_not_count_and_a_dead_auditor_sees_one() -> None:
    table = fight(audited("crysknife, shield, snooper"), weapon="crysknife")
    table.play("choam", "audit").play("guild", "show_cards")
    known = table.seen("choam")["players"][1]["treachery"]["known"]
    assert len(known) == 1
    assert known[0] in ("shield", "snooper")


@pytest.mark.rule("CHR-AUDIT-06", "CHR-AUDIT-08")
def test_a_card_played_while_the_audit_is_answered_is_not_at_stake() -> None:
    question = ("play_truthtrance", "choam", "ask_for_card", "shield")
    two = fight(audited("truthtrance, snooper")).play("choam", "audit").play("guild", *question)
    two.play("guild", "show_cards")
    assert two.seen("choam")["players"][1]["treachery"]["known"] == ["snooper"]
    last = fight(audited("truthtrance")).play("choam", "audit").play("guild", *question)
    assert "event-no-audit" in last.told()
    assert last.asked() != ["guild"]


@pytest.mark.rule("CHR-AUDIT-08")
def test_an_empty_hand_is_not_audited() -> None:
    table = fight(audited(""))
    assert table.g.battle is None


@pytest.mark.rule("CHR-AUDIT-09", "CHR-RUL-24")
def test_an_auditor_called_a_traitor_still_sees_one_card() -> None:
    table = audited("shield, snooper", traitors={"guild": "auditor"})
    plan(table, "choam", leader="auditor", dial="2")
    plan(table, "guild", leader="guild_rep")
    table.play("guild", "traitor")
    table.play_quietly(lambda: table.prompt("choam") == "prompt-audit")
    table.play("choam", "audit").play("guild", "show_cards")
    assert len(table.seen("choam")["players"][1]["treachery"]["known"]) == 1


@pytest.mark.rule("CHR-AUDIT-10", "CHR-AUDIT-11", "CHR-RUL-26")
def test_the_auditor_may_be_revived_whoever_lives() -> None:
    table = position("choam, guild", advanced=True, dead="auditor", spice={"choam": 2}).start(revival_phase)
    assert table.options("choam") == ["nothing", "auditor"]
    table.play("choam", "auditor")
    assert (table.spice("choam"), table.alive("auditor")) == (0, True)
    names = "frankos_aru, lady_jalma, rajiv_londine, duke_verdun, viscount_tull"
    alone = position("choam, guild", advanced=True, dead=names, spice={"choam": 9}).start(revival_phase)
    assert "frankos_aru" in alone.options("choam"), "a living Auditor does not keep the others dead"


@pytest.mark.rule("CHR-AUDIT-12")
def test_harkonnen_cannot_take_the_auditor() -> None:
    names = "frankos_aru, lady_jalma, rajiv_londine, duke_verdun, viscount_tull"
    table = position(
        "harkonnen, choam", advanced=True, forces="carthag: harkonnen 6, choam 1", dead=names, spice={"choam": 0}
    )
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="1")
    plan(table, "choam", leader="auditor")
    table.play_quietly(lambda: table.prompt("harkonnen") == "prompt-capture" or table.g.battle is None)
    assert table.g.battle is None, "there is nobody to take"


@pytest.mark.rule("CHR-RUL-25")
def test_the_audit_comes_before_a_capture() -> None:
    table = position(
        "harkonnen, choam",
        advanced=True,
        forces="carthag: harkonnen 6, choam 1",
        hands={"harkonnen": "shield"},
        spice={"choam": 0},
    )
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="1")
    plan(table, "choam", leader="auditor")
    table.play_quietly(lambda: table.prompt("choam") == "prompt-audit" or table.prompt("harkonnen") == "prompt-capture")
    assert table.prompt("choam") == "prompt-audit"


@pytest.mark.rule("CHR-GEN-04")
def test_choam_fight_like_everybody_else() -> None:
    table = position("choam, guild", forces="carthag: choam 3, guild 2").start(battle_phase)
    assert table.options("choam")[:2] == ["frankos_aru", "lady_jalma"]
