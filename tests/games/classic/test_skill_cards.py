"""The fourteen leader skills, one by one (CHR-SKCARD)."""

import pytest

from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.deals import SPICE, accept
from sandtable.games.classic.rules.mentat_pause import mentat_pause
from sandtable.games.classic.rules.payments import pay
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.shipping import ship_and_move
from sandtable.games.classic.state import DECK
from sandtable.games.classic.terms import BIDDING, CHARITY, NOBODY
from sandtable.games.classic.treachery import TREACHERY_INDEX
from tests.games.classic.fighting import nobody_calls, plan, without_intelligence
from tests.games.classic.position import Position, position
from tests.games.classic.test_skills import fight, place, strength, to_plans

CARTHAG = "carthag: harkonnen 5, emperor 3"


def battle(skills: dict[str, str], **more: object) -> Position:
    """Harkonnen, the aggressor, against the Emperor in Carthag."""
    given: dict[str, object] = {"forces": CARTHAG, "spice": {"harkonnen": 5, "emperor": 5}, "skills": skills}
    given.update(more)
    return position("harkonnen, emperor, fremen", **given)  # type: ignore[arg-type]


# Mentat.


def asked(weapon: str, hand: str) -> Position:
    table = battle({"piter_de_vries": "mentat"}, hands={"emperor": hand}).start(battle_phase)
    return table.play("harkonnen", weapon)


@pytest.mark.rule("CHR-SKCARD-01")
def test_the_mentat_is_shown_the_weapon_if_it_is_held() -> None:
    table = asked("crysknife", "shield, crysknife")
    assert table.options("emperor") == ["crysknife"]
    table.play("emperor", "crysknife")
    assert table.seen("harkonnen")["players"][1]["treachery"]["known"] == ["crysknife"]


@pytest.mark.rule("CHR-SKCARD-01")
def test_otherwise_another_card_is_shown() -> None:
    table = asked("crysknife", "shield, snooper")
    assert table.options("emperor") == ["shield", "snooper"]
    table.play("emperor", "snooper")
    assert table.seen("harkonnen")["players"][1]["treachery"]["known"] == ["snooper"]
    hand = table.g.hand(1)
    crysknife = table.g.treachery.faces.index(TREACHERY_INDEX["crysknife"])
    assert not table.g.treachery.possibly(0, hand) >> crysknife & 1
    assert table.g.treachery.possibly(2, hand) >> crysknife & 1


@pytest.mark.rule("CHR-SKCARD-01")
def test_nobody_else_can_tell_what_the_mentat_saw() -> None:
    """Held or not, the opponent is asked and shows a card: to all others it looks the same."""
    held, missing = asked("crysknife", "crysknife, snooper"), asked("crysknife", "shield, snooper")
    assert held.asked() == missing.asked() == ["emperor"]
    held.play("emperor", "crysknife")
    missing.play("emperor", "shield")
    assert held.told("fremen") == missing.told("fremen")
    assert held.told(None) == missing.told(None)
    for table in (held, missing):
        assert table.seen("fremen")["players"][1]["treachery"]["known"] == []
        hands = {tuple(table.imagined("fremen", seed).hand("emperor")) for seed in range(8)}
        assert len(hands) > 1
        for seed in range(8):
            known = table.seen("harkonnen")["players"][1]["treachery"]["known"][0]
            assert known in table.imagined("harkonnen", seed).hand("emperor")


@pytest.mark.rule("CHR-SKCARD-01")
def test_the_last_card_may_be_played_before_the_mentat_sees_it() -> None:
    table = asked("crysknife", "truthtrance")
    table.play("emperor", "play_truthtrance", "harkonnen", "ask_for_card", "shield")
    assert "event-mentat-nothing" in table.told()
    assert table.prompt("emperor") != "prompt-show-mentat"


@pytest.mark.rule("CHR-SKCARD-03")
def test_without_cards_nothing_is_shown_and_what_is_shown_binds_nobody() -> None:
    table = asked("crysknife", "")
    assert "event-mentat-nothing" in table.told()
    table = asked("crysknife", "crysknife").play("emperor", "crysknife")
    place(table)
    assert "nothing" in table.play("emperor", "bashar").options("emperor")


@pytest.mark.rule("CHR-SKCARD-02", "CHR-QA-22")
def test_the_mentat_asks_and_then_fights_with_two_more() -> None:
    table = battle({"piter_de_vries": "mentat"}, hands={"emperor": "shield"}).start(battle_phase)
    table.play("harkonnen", "lasgun").play("emperor", "shield")
    place(table, harkonnen="behind")
    plan(table, "harkonnen", leader="piter_de_vries")
    plan(table, "emperor", leader="bashar")
    assert strength(nobody_calls(table), 0) == 3 + 2


@pytest.mark.rule("CHR-EX-28", "CHR-SKILL-09", "CHR-RUL-40")
def test_the_mentat_asks_before_prescience() -> None:
    table = position(
        "atreides, emperor", forces="carthag: atreides 5, emperor 1", skills={"thufir_hawat": "mentat"},
        hands={"emperor": "shield"},
    )  # fmt: skip
    table.start(battle_phase)
    assert table.prompt("atreides") == "prompt-mentat"
    table.play("atreides", "crysknife").play("emperor", "shield")
    assert table.prompt("atreides") == "prompt-place-skilled"
    table.play("atreides", "behind")
    assert table.prompt("atreides") == "prompt-prescience"


# Those that ask for a card in the plan.


@pytest.mark.parametrize(
    ("skill", "card", "where"),
    [
        pytest.param("swordmaster_of_ginaz", "stunner", "weapon", marks=pytest.mark.rule("CHR-SKCARD-04")),
        pytest.param("master_of_assassins", "chaumas", "weapon", marks=pytest.mark.rule("CHR-SKCARD-05")),
        pytest.param("prana_bindu_adept", "shield", "defence", marks=pytest.mark.rule("CHR-SKCARD-06")),
        pytest.param("killer_medic", "snooper", "defence", marks=pytest.mark.rule("CHR-SKCARD-07")),
        pytest.param("warmaster", "kulon", "weapon", marks=pytest.mark.rule("CHR-SKCARD-08")),
        pytest.param("warmaster", "kulon", "defence", marks=pytest.mark.rule("CHR-SKCARD-08")),
    ],
)
def test_a_card_of_its_kind_makes_leaders_stronger(skill: str, card: str, where: str) -> None:
    for stands, leader, total in (("in_front", "umman_kudu", 1 + 1), ("behind", "beast_rabban", 4 + 3)):
        for played in (card, "nothing"):
            table = battle({"beast_rabban": skill}, hands={"harkonnen": card})
            to_plans(table, harkonnen=stands)
            plan(table, "harkonnen", leader=leader, **{where: played})  # type: ignore[arg-type]
            plan(table, "emperor", leader="bashar")
            nobody_calls(table)
            printed = total - (1 if stands == "in_front" else 3)
            assert strength(table, 0) == (total if played == card else printed)


# Spice Banker.


@pytest.mark.rule("CHR-SKCARD-09", "CHR-EX-26", "CHR-QA-27", "CHR-RUL-44")
def test_the_banker_has_a_share_once_a_phase_of_what_others_pay_the_bank() -> None:
    table = position(
        "atreides, emperor, guild", skills={"staban_tuek": "spice_banker"}, tanks={"atreides": 8, "emperor": 8},
        spice={"atreides": 10, "emperor": 10, "guild": 0},
    )  # fmt: skip
    table.start(revival_phase)
    table.play("atreides", "3")  # two free, one for 2
    assert table.bribes("guild") == 0
    table.play("emperor", "3")  # one free, two for 4
    assert table.bribes("guild") == 1
    assert table.spice("guild") == 0
    table.g.spice[0] = 20
    pay(table.g, 0, 6, NOBODY)
    assert table.bribes("guild") == 1


@pytest.mark.rule("CHR-SKCARD-09", "CHR-QA-27")
def test_a_leader_and_forces_of_one_declaration_are_one_payment() -> None:
    table = position(
        "emperor, guild", skills={"staban_tuek": "spice_banker"}, tanks={"emperor": 2},
        dead="count_fenring, captain_aramsham, caid, burseg, bashar", spice={"emperor": 10},
    )  # fmt: skip
    table.start(revival_phase).play("emperor", "2", "bashar")  # 2 for a force, 2 for Bashar
    assert table.bribes("guild") == 1


@pytest.mark.rule("CHR-SKCARD-09")
def test_nothing_for_the_own_payment_or_one_to_a_player() -> None:
    table = battle({"umman_kudu": "spice_banker"}, spice={"harkonnen": 20, "emperor": 20})
    pay(table.g, 0, 6, NOBODY)
    pay(table.g, 2, 3, NOBODY)
    table.g.spice[2] = 10
    pay(table.g, 2, 6, 1)
    assert table.bribes("harkonnen") == 0
    pay(table.g, 1, 4, NOBODY)
    assert table.bribes("harkonnen") == 1


@pytest.mark.rule("CHR-SKCARD-11", "CHR-RUL-38")
def test_what_lies_in_front_of_the_shield_outlives_the_banker() -> None:
    table = battle({"umman_kudu": "spice_banker"}, hands={"emperor": "chaumas"})
    pay(table.g, 1, 4, NOBODY)
    fight(
        table, "harkonnen", "emperor", {"harkonnen": "behind"}, harkonnen={"leader": "umman_kudu"},
        emperor={"leader": "bashar", "weapon": "chaumas", "dial": "1"},
    )  # fmt: skip
    assert not table.alive("umman_kudu")
    assert table.bribes("harkonnen") == 1
    before = table.spice("harkonnen")
    table.start(mentat_pause)
    assert table.spice("harkonnen") == before + 1


@pytest.mark.rule("CHR-SKCARD-10", "CHR-SKCARD-11")
def test_the_banker_buys_strength_with_up_to_three_spice() -> None:
    table = to_plans(battle({"umman_kudu": "spice_banker"}), harkonnen="behind")
    table.play("harkonnen", "umman_kudu", "nothing", "nothing", "0")
    assert table.prompt("harkonnen") == "prompt-plan-bank"
    assert table.options("harkonnen") == ["0", "1", "2", "3"]
    table.play("harkonnen", "2")
    plan(table, "emperor", leader="bashar", dial="3")
    nobody_calls(table)
    assert strength(table, 0) == 1 + 2
    assert table.spice("harkonnen") == 5 - 2  # also on a loss


@pytest.mark.rule("CHR-SKCARD-10")
def test_support_and_the_bankers_spice_come_from_one_purse() -> None:
    table = battle({"umman_kudu": "spice_banker"}, advanced=True, spice={"harkonnen": 4, "emperor": 0})
    to_plans(table, harkonnen="behind").play("harkonnen", "umman_kudu", "nothing", "nothing", "3", "3")
    assert table.options("harkonnen") == ["0", "1"]


@pytest.mark.rule("CHR-SKCARD-10", "CHR-HOLD-09")
def test_what_the_bank_pays_of_the_support_is_left_for_the_banker() -> None:
    table = battle(
        {"umman_kudu": "spice_banker"},
        advanced=True,
        forces="arrakeen: harkonnen 5, emperor 3",
        spice={"harkonnen": 3, "emperor": 0},
        cards={"arrakeen": "harkonnen"},
    )
    to_plans(table, harkonnen="behind").play("harkonnen", "umman_kudu", "nothing", "nothing", "3", "3")
    assert table.prompt("harkonnen") == "prompt-plan-bank"
    assert table.options("harkonnen") == ["0", "1", "2"], "one of three goes into the support"


@pytest.mark.rule("CHR-SKCARD-11")
def test_who_wins_by_a_traitor_keeps_the_bankers_spice() -> None:
    table = battle({"umman_kudu": "spice_banker"}, traitors={"harkonnen": "bashar"})
    to_plans(table, harkonnen="behind").play("harkonnen", "umman_kudu", "nothing", "nothing", "0", "3")
    plan(table, "emperor", leader="bashar", dial="3")
    table.play("harkonnen", "traitor")
    assert table.spice("harkonnen") == 5 + 2


# Bureaucrat.


@pytest.mark.rule("CHR-SKCARD-12", "CHR-RUL-31", "CHR-RUL-44")
def test_the_bureaucrat_sends_two_of_five_to_the_bank_once_a_phase() -> None:
    table = battle({"stilgar": "bureaucrat"}, spice={"harkonnen": 20, "emperor": 0})
    table.g.phase = BIDDING
    table.g.stack.clear()
    pay(table.g, 0, 4, 1)
    table.g.begin()
    assert table.asked() == []
    pay(table.g, 0, 5, 1)
    table.g.begin()
    assert table.options("fremen") == ["levy", "pass"]
    table.play("fremen", "levy")
    assert table.spice("emperor") == 9 - 2
    pay(table.g, 0, 5, 1)
    table.g.begin()
    assert table.asked() == []


@pytest.mark.rule("CHR-SKCARD-12")
def test_the_bureaucrat_looks_at_payments_between_others_only() -> None:
    for payer, to in ((2, 1), (1, 2)):
        table = battle({"stilgar": "bureaucrat"}, spice={"harkonnen": 20, "emperor": 20, "fremen": 20})
        table.g.stack.clear()
        pay(table.g, payer, 6, to)
        table.g.begin()
        assert table.asked() == []


@pytest.mark.rule("CHR-RUL-31")
def test_bribes_count_for_the_bureaucrat() -> None:
    table = battle({"stilgar": "bureaucrat"}, spice={"harkonnen": 20, "emperor": 0})
    table.g.stack.clear()
    offer = (0, 1, SPICE, 6, 0, 0, 2, CHARITY)
    table.g.offers = (offer,)
    accept(table.g, offer)
    table.g.begin()
    table.play("fremen", "levy")
    assert table.bribes("emperor") == 4


@pytest.mark.rule("CHR-SKCARD-13", "CHR-RUL-44")
def test_the_bureaucrat_weakens_an_opponent_with_strongholds() -> None:
    table = battle(
        {"bashar": "bureaucrat"}, forces="carthag: harkonnen 9, emperor 1; arrakeen: harkonnen 1; sietch_tabr: fremen 3"
    )  # fmt: skip
    fight(
        table, "harkonnen", "emperor", {"emperor": "behind"}, harkonnen={"leader": "umman_kudu", "dial": "5"},
        emperor={"leader": "bashar", "dial": "0"},
    )  # fmt: skip
    assert strength(table, 0) == 5 + 1 - 2
    assert strength(table, 1) == 2


# Diplomat.


def diplomat(weapon: str, defence: str, **more: object) -> Position:
    table = battle(
        {"beast_rabban": "diplomat"}, hands={"harkonnen": "kulon, la_la_la", "emperor": "chaumas, snooper, shield"}
    )
    to_plans(table)
    plan(table, "harkonnen", leader="umman_kudu", weapon="kulon", defence="nothing", dial="3")
    plan(table, "emperor", leader="bashar", weapon=weapon, defence=defence, dial="0")
    return table


@pytest.mark.rule("CHR-SKCARD-14", "CHR-RUL-30")
def test_a_worthless_card_copies_the_defence_of_the_opponent() -> None:
    table = diplomat("chaumas", "snooper")
    assert table.options("harkonnen") == ["kulon", "pass"]
    nobody_calls(table.play("harkonnen", "kulon"))
    assert table.alive("umman_kudu")
    assert table.discarded().count("kulon") == 1  # even by the winner
    other = diplomat("chaumas", "snooper").play("harkonnen", "pass")
    nobody_calls(other)
    assert not other.alive("umman_kudu")
    assert diplomat("chaumas", "nothing").prompt("harkonnen") != "prompt-copy-defence"


@pytest.mark.rule("CHR-RUL-30")
def test_a_copied_shield_meets_a_lasgun() -> None:
    table = battle(
        {"beast_rabban": "diplomat"}, hands={"harkonnen": "lasgun, kulon", "emperor": "shield"}
    )  # fmt: skip
    to_plans(table)
    plan(table, "harkonnen", leader="umman_kudu", weapon="lasgun", defence="kulon", dial="3")
    plan(table, "emperor", leader="bashar", defence="shield", dial="0")
    table.play("harkonnen", "kulon")
    assert "event-explosion" in nobody_calls(table).told()


@pytest.mark.rule("CHR-SKCARD-15")
def test_a_losing_diplomat_saves_undialled_forces() -> None:
    table = position(
        "harkonnen, emperor, fremen", forces="imperial_basin:9: harkonnen 9, emperor 6",
        skills={"bashar": "diplomat"}, spice={"harkonnen": 5},
    )  # fmt: skip
    fight(
        table, "harkonnen", "emperor", {"emperor": "behind"}, harkonnen={"leader": "umman_kudu", "dial": "9"},
        emperor={"leader": "bashar", "dial": "3"},
    )  # fmt: skip
    assert table.prompt("emperor") == "prompt-retreat"
    offered = table.options("emperor")
    assert not [place for place in offered if place.startswith(("arrakeen", "carthag"))]
    assert offered[0] == "pass"
    target = next(place for place in offered if place.startswith(("hole_in_the_rock", "rim_wall")))
    table.play("emperor", target)
    assert table.options("emperor") == ["2", "1"]  # up to the printed strength of Bashar
    table.play("emperor", "2")
    assert table.forces("emperor", target) == 2
    assert table.tanks("emperor") == 4


@pytest.mark.rule("CHR-SKCARD-15")
def test_a_diplomat_says_how_many_starred_forces_are_saved() -> None:
    table = position(
        "harkonnen, emperor, fremen", advanced=True, forces="imperial_basin:9: harkonnen 9, emperor 6*3",
        skills={"bashar": "diplomat"}, spice={"harkonnen": 9, "emperor": 0},
    )  # fmt: skip
    fight(
        table, "harkonnen", "emperor", {"emperor": "behind"},
        harkonnen={"leader": "umman_kudu", "dial": "9", "support": "9"}, emperor={"leader": "bashar", "dial": "1"},
    )  # fmt: skip
    target = next(place for place in table.options("emperor") if place.startswith("rim_wall"))
    table.play("emperor", target, "2")
    assert (table.prompt("emperor"), table.options("emperor")) == ("prompt-retreat-starred", ["0", "1", "2"])
    table.play("emperor", "1")
    assert (table.forces("emperor", target), table.special("emperor", target)) == (2, 1)
    assert table.tanks("emperor") == 4


@pytest.mark.rule("CHR-SKCARD-15")
def test_dialled_forces_do_not_retreat_nor_do_those_of_a_dead_diplomat() -> None:
    for dial, weapon in (("6", "nothing"), ("3", "chaumas")):
        table = position(
            "harkonnen, emperor, fremen", forces="imperial_basin:9: harkonnen 9, emperor 6",
            skills={"bashar": "diplomat"}, hands={"harkonnen": "chaumas"},
        )  # fmt: skip
        fight(
            table, "harkonnen", "emperor", {"emperor": "behind"},
            harkonnen={"leader": "feyd_rautha", "weapon": weapon, "dial": "9"},
            emperor={"leader": "bashar", "dial": dial},
        )  # fmt: skip
        assert table.prompt("emperor") != "prompt-retreat"
        assert table.tanks("emperor") == 6


# Suk Graduate.


@pytest.mark.rule("CHR-SKCARD-16", "CHR-SKCARD-17", "CHR-RUL-32")
def test_the_suk_graduate_saves_forces_of_the_winner() -> None:
    for stands, leader, here, back in (("in_front", "thufir_hawat", 2, 1), ("behind", "dr_yueh", 3, 2)):
        table = position(
            "atreides, emperor", advanced=True, forces="carthag: atreides 6, emperor 1",
            skills={"dr_yueh": "suk_graduate"}, spice={"atreides": 9, "emperor": 0}, reserve={"atreides": 14},
        )  # fmt: skip
        fight(
            table, "atreides", "emperor", {"atreides": stands},
            atreides={"leader": leader, "dial": "4", "support": "4"}, emperor={"leader": "bashar", "dial": "0"},
        )  # fmt: skip
        assert table.forces("atreides", "carthag") == here
        assert table.reserve("atreides") == 14 + back
        lost = 4 - back - (here - 2)
        assert table.tanks("atreides") == lost
        assert table.g.kwisatz_losses == lost


@pytest.mark.rule("CHR-SKCARD-16")
def test_the_suk_graduate_saves_only_where_somebody_was_lost() -> None:
    table = position(
        "atreides, emperor", forces="imperial_basin:9: atreides 3, emperor 1; imperial_basin:10: atreides 3",
        skills={"dr_yueh": "suk_graduate"}, reserve={"atreides": 14},
    )  # fmt: skip
    fight(
        table, "atreides", "emperor", {"atreides": "in_front"},
        atreides={"leader": "thufir_hawat", "dial": "2"}, emperor={"leader": "bashar", "dial": "0"},
    )  # fmt: skip
    table.play("atreides", "0")
    assert (table.forces("atreides", "imperial_basin:9"), table.forces("atreides", "imperial_basin:10")) == (3, 1)
    assert (table.reserve("atreides"), table.tanks("atreides")) == (15, 1)


@pytest.mark.rule("CHR-SKCARD-16")
def test_the_suk_graduate_saves_nobody_who_loses() -> None:
    table = battle({"umman_kudu": "suk_graduate"})
    fight(
        table, "harkonnen", "emperor", {}, harkonnen={"leader": "captain_iakin_nefud", "dial": "0"},
        emperor={"leader": "count_fenring", "dial": "1"},
    )  # fmt: skip
    assert table.tanks("harkonnen") == 5


# Rihani Decipherer.


def deciphered(stands: str, leader: str, **more: object) -> Position:
    table = battle({"umman_kudu": "rihani_decipherer"}, traitors={"harkonnen": "caid", "emperor": "stilgar"}, **more)
    return fight(
        table, "harkonnen", "emperor", {"harkonnen": stands}, harkonnen={"leader": leader, "dial": "4"},
        emperor={"leader": "bashar", "dial": "0"},
    )  # fmt: skip


@pytest.mark.rule("CHR-SKCARD-18")
def test_the_decipherer_sees_two_cards_of_the_traitor_deck() -> None:
    table = deciphered("in_front", "feyd_rautha")
    g = table.g
    seen = [event.args["leaders"] for event in g.events(0) if event.message == "event-deciphers-seen"]
    assert len(seen) == 1
    assert len(seen[0]) == 2
    assert "event-deciphers-seen" not in table.told("emperor")
    assert "event-deciphers" in table.told("emperor")


@pytest.mark.rule("CHR-SKCARD-18")
def test_mixed_again_only_the_decipherer_can_tell_the_two_from_the_others() -> None:
    """In a game with dealt hands: what was seen is certain to the seer, and as open as before to everybody else."""
    table = position(
        "harkonnen, emperor, fremen", forces=CARTHAG, spice={"harkonnen": 5}, skills={"umman_kudu": "rihani_decipherer"}
    )  # fmt: skip
    g = table.g
    for seat in range(3):
        g.traitors.draw(g, 3, DECK, g.traitor_hand(seat), 1 << seat)
    before = g.traitors.possibly(2, DECK)
    public = g.traitors.possibly(g.public, DECK)
    fight(
        table, "harkonnen", "emperor", {}, harkonnen={"leader": "feyd_rautha", "dial": "4"},
        emperor={"leader": "bashar", "dial": "0"},
    )  # fmt: skip
    known = g.traitors.known(0, DECK)
    assert len(known) == 2
    assert g.traitors.possibly(2, DECK) == before
    assert g.traitors.possibly(g.public, DECK) == public
    assert g.traitors.known(2, DECK) == []
    assert g.traitors.zones[DECK] == sorted(g.traitors.zones[DECK])
    for seed in range(8):
        assert set(known) <= set(table.imagined("harkonnen", seed).g.traitors.zones[DECK])
    decks = [table.imagined("fremen", seed).g.traitors.zones[DECK] for seed in range(20)]
    assert any(not set(known) <= set(one) for one in decks)


@pytest.mark.rule("CHR-SKCARD-19")
def test_the_decipherer_who_fought_may_exchange_a_traitor() -> None:
    table = deciphered("behind", "umman_kudu")
    assert table.prompt("harkonnen") == "prompt-decipher"
    assert len(table.options("harkonnen")) == 3
    kept, other = table.options("harkonnen")[1:]
    table.play("harkonnen", kept)
    assert table.options("harkonnen") == ["caid"]
    table.play("harkonnen", "caid")
    assert table.traitors("harkonnen") == [kept]
    g = table.g
    assert LEADER_INDEX["caid"] in g.traitors.zones[DECK]
    assert LEADER_INDEX[other] in g.traitors.zones[DECK]
    assert g.traitors.known(g.public, g.traitor_hand(0)) == []
    told = [event for event in g.events(None) if event.message == "event-traitor-changed"]
    assert told[0].args["leader"] == "leader-caid"
    assert "event-traitor-gained" not in table.told("emperor")


@pytest.mark.rule("CHR-SKCARD-19")
def test_a_traitor_that_was_shown_cannot_be_exchanged() -> None:
    table = battle({"umman_kudu": "rihani_decipherer"}, traitors={"harkonnen": "bashar"})
    to_plans(table, harkonnen="behind")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    plan(table, "emperor", leader="bashar", dial="3")
    table.play("harkonnen", "traitor")
    assert table.options("harkonnen") == ["pass"]
    table.play("harkonnen", "pass")
    assert table.traitors("harkonnen") == ["bashar"]


# Sandmaster.


@pytest.mark.rule("CHR-SKCARD-20")
def test_the_sandmaster_takes_spice_on_the_way() -> None:
    table = position(
        "atreides, emperor", forces="arrakeen: atreides 5", ground={"imperial_basin:9": 4, "hagga_basin:12": 3},
        skills={"dr_yueh": "sandmaster"}, spice={"atreides": 0}, reserve={"atreides": 0},
    )  # fmt: skip
    table.start(ship_and_move, 0).play("atreides", "arrakeen", "imperial_basin:9", "5")
    assert table.prompt("atreides") == "prompt-take-sand"
    assert table.options("atreides") == ["imperial_basin:9", "pass"]
    table.play("atreides", "imperial_basin:9")
    assert table.spice("atreides") == 1
    assert table.spice_at("imperial_basin:9") == 3


@pytest.mark.rule("CHR-SKCARD-20")
def test_the_sandmaster_takes_once_from_each_territory_passed_and_may_leave_it() -> None:
    def moved() -> Position:
        table = position(
            "atreides, emperor", forces="arrakeen: atreides 5", ground={"imperial_basin:9": 4, "carthag:10": 0},
            skills={"dr_yueh": "sandmaster"}, spice={"atreides": 0}, reserve={"atreides": 0},
        )  # fmt: skip
        return table.start(ship_and_move, 0).play("atreides", "arrakeen", "carthag:10", "5")

    table = moved()
    assert table.options("atreides") == ["imperial_basin:9", "pass"]
    table.play("atreides", "imperial_basin:9")
    assert table.spice("atreides") == 1
    assert table.asked() == []
    left = moved().play("atreides", "pass")
    assert left.spice("atreides") == 0


@pytest.mark.rule("CHR-SKCARD-21")
def test_the_sandmaster_finds_spice_after_a_victory() -> None:
    for dial, found in (("4", 3), ("9", 0)):
        table = position(
            "harkonnen, emperor", forces="imperial_basin:9: harkonnen 9, emperor 1", ground={"imperial_basin:9": 2},
            skills={"umman_kudu": "sandmaster"},
        )  # fmt: skip
        fight(
            table, "harkonnen", "emperor", {"harkonnen": "behind"}, harkonnen={"leader": "umman_kudu", "dial": dial},
            emperor={"leader": "bashar", "dial": "0"},
        )  # fmt: skip
        assert table.spice_at("imperial_basin:9") == 2 + found


# Smuggler.


@pytest.mark.rule("CHR-SKCARD-22")
def test_the_smuggler_brings_one_more_force_into_an_empty_territory() -> None:
    table = position("harkonnen, emperor", skills={"umman_kudu": "smuggler"}, spice={"harkonnen": 4})
    table.start(ship_and_move, 0).play("harkonnen", "red_chasm:6", "2")
    assert table.prompt("harkonnen") == "prompt-smuggle"
    table.play("harkonnen", "yes")
    assert table.forces("harkonnen", "red_chasm") == 3
    assert table.spice("harkonnen") == 0
    filled = position(
        "harkonnen, emperor", skills={"umman_kudu": "smuggler"}, spice={"harkonnen": 4}, forces="red_chasm:6: emperor 1"
    )  # fmt: skip
    filled.start(ship_and_move, 0).play("harkonnen", "red_chasm:6", "2")
    assert filled.prompt("harkonnen") != "prompt-smuggle"


@pytest.mark.rule("CHR-QA-25")
def test_richese_smuggle_one_force_beside_a_token() -> None:
    table = position("richese, emperor", skills={"talis_balt": "smuggler"}, spice={"richese": 4})
    table.start(ship_and_move, 0).play("richese", "by_no_field", "red_chasm:6", "no_field_3", "yes")
    assert table.forces("richese", "red_chasm") == 2
    assert table.special("richese", "red_chasm") == 1
    taken = position(
        "richese, emperor", skills={"talis_balt": "smuggler"}, spice={"richese": 4}, forces="red_chasm:6: emperor 1"
    )  # fmt: skip
    taken.start(ship_and_move, 0).play("richese", "by_no_field", "red_chasm:6", "no_field_3")
    assert taken.prompt("richese") != "prompt-smuggle"


@pytest.mark.rule("CHR-SKCARD-23", "CHR-RUL-29")
def test_a_smuggler_who_lives_takes_spice_from_the_territory_won_or_lost() -> None:
    for dial, weapon, taken in (("9", "nothing", 4), ("0", "nothing", 4), ("9", "chaumas", 0)):
        table = position(
            "harkonnen, emperor", forces="imperial_basin:9: harkonnen 9, emperor 9", ground={"imperial_basin:9": 6},
            skills={"beast_rabban": "smuggler"}, spice={"harkonnen": 0}, hands={"emperor": "chaumas"},
        )  # fmt: skip
        fight(
            table, "harkonnen", "emperor", {"harkonnen": "behind"}, harkonnen={"leader": "beast_rabban", "dial": dial},
            emperor={"leader": "bashar", "weapon": weapon, "dial": "5"},
        )  # fmt: skip
        assert table.spice_at("imperial_basin:9") == 6 - taken


# Planetologist.


def planetologist(**more: object) -> Position:
    given: dict[str, object] = {"forces": "red_chasm:6: harkonnen 4", "spice": {"harkonnen": 0}}
    given.update(more)
    return position("harkonnen, emperor", skills={"umman_kudu": "planetologist"}, **given)  # type: ignore[arg-type]


@pytest.mark.rule("CHR-SKCARD-24")
def test_the_planetologist_goes_one_territory_further_but_not_beyond_three() -> None:
    table = planetologist().start(ship_and_move, 0)
    assert table.g.prompt(0).args["most"] == 2  # type: ignore[union-attr]
    flying = planetologist(forces="arrakeen: harkonnen 4").start(ship_and_move, 0)
    assert flying.g.prompt(0).args["most"] == 3  # type: ignore[union-attr]


@pytest.mark.rule("CHR-SKCARD-24")
def test_or_groups_of_two_territories_go_to_the_same() -> None:
    both = "pasty_mesa:6: harkonnen 4; arrakeen: emperor 1; tueks_sietch: harkonnen 3"
    table = planetologist(forces=both).start(ship_and_move, 0)
    table.play("harkonnen", "pasty_mesa", "red_chasm:6", "4")
    assert table.prompt("harkonnen") != "prompt-second-group"  # too far from the other
    table = planetologist(forces="pasty_mesa:7: harkonnen 4; shield_wall:8: harkonnen 3").start(ship_and_move, 0)
    table.play("harkonnen", "pasty_mesa", "minor_erg:7", "4")
    assert table.prompt("harkonnen") == "prompt-second-group"
    assert table.options("harkonnen") == ["pass", "shield_wall"]
    table.play("harkonnen", "shield_wall")
    assert {place.partition(":")[0] for place in table.options("harkonnen")} == {"minor_erg"}
    table.play("harkonnen", table.options("harkonnen")[0], "3")
    assert table.forces("harkonnen", "minor_erg") == 7
    assert table.asked() == []


@pytest.mark.rule("CHR-SKCARD-24")
def test_not_both_further_and_two_groups() -> None:
    table = planetologist(forces="tueks_sietch: harkonnen 4; shield_wall:8: harkonnen 3").start(ship_and_move, 0)
    far = [place for place in table.play("harkonnen", "tueks_sietch").options("harkonnen") if "minor_erg" in place]
    if not far:
        pytest.fail("Minor Erg lies two territories from Tuek's Sietch")
    table.play("harkonnen", far[0], "4")
    assert table.asked() == []


@pytest.mark.rule("CHR-SKCARD-25")
def test_the_planetologist_fights_with_a_card_that_is_not_for_battle() -> None:
    hands = {"harkonnen": "hajr, karama"}
    table = to_plans(battle({"umman_kudu": "planetologist"}, hands=hands), harkonnen="behind")
    table.play("harkonnen", "umman_kudu")
    assert table.options("harkonnen") == ["nothing", "karama", "hajr"]
    table.play("harkonnen", "hajr", "nothing", "4")
    plan(table, "emperor", leader="bashar", dial="0")
    nobody_calls(table)
    assert strength(table, 0) == 4 + 1 + 2
    assert table.discarded() == ["hajr"]  # even by the winner
    other = to_plans(battle({"umman_kudu": "planetologist"}, hands=hands), harkonnen="behind")
    assert other.play("harkonnen", "feyd_rautha").options("harkonnen") == ["nothing"]
    front = to_plans(battle({"umman_kudu": "planetologist"}, hands=hands))
    assert front.play("harkonnen", "feyd_rautha").options("harkonnen") == ["nothing"]


@pytest.mark.rule("CHR-SKCARD-25")
def test_a_card_shown_to_prescience_binds_the_leader_too() -> None:
    table = position(
        "atreides, harkonnen", forces="carthag: atreides 5, harkonnen 1", skills={"umman_kudu": "planetologist"},
        hands={"harkonnen": "hajr"},
    )  # fmt: skip
    table.start(battle_phase).play("harkonnen", "behind").play("atreides", "see_weapon")
    assert table.options("harkonnen") == ["nothing", "hajr"]
    table.play("harkonnen", "hajr")
    without_intelligence(table)
    assert table.options("harkonnen") == ["umman_kudu"]


@pytest.mark.rule("CHR-RUL-41", "CHR-RUL-30")
def test_the_diplomat_copies_before_traitors_are_called() -> None:
    table = battle(
        {"beast_rabban": "diplomat"},
        hands={"harkonnen": "kulon", "emperor": "snooper"},
        traitors={"harkonnen": "bashar"},
    )
    to_plans(table)
    plan(table, "harkonnen", leader="umman_kudu", weapon="kulon", dial="1")
    plan(table, "emperor", leader="bashar", defence="snooper", dial="0")
    assert table.prompt("harkonnen") == "prompt-copy-defence"
    table.play("harkonnen", "kulon")
    assert table.prompt("harkonnen") == "prompt-call-traitor"


@pytest.mark.rule("CHR-SKCARD-09", "CHR-RUL-44")
def test_the_banker_has_a_share_of_support_too() -> None:
    table = position(
        "harkonnen, emperor, guild",
        advanced=True,
        forces=CARTHAG,
        spice={"harkonnen": 5, "emperor": 0, "guild": 0},
        skills={"guild_rep": "spice_banker"},
    )
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="4", support="4")
    plan(table, "emperor", leader="bashar", dial="0")
    nobody_calls(table)
    assert table.bribes("guild") == 1


@pytest.mark.rule("CHR-SKCARD-09", "CHR-CALLY-06")
def test_the_banker_has_a_share_of_what_choam_pay_for_an_ally() -> None:
    table = position(
        "guild, emperor, choam, harkonnen",
        advanced=True,
        forces="carthag: guild 6, emperor 3",
        spice={"guild": 0, "emperor": 0, "choam": 9, "harkonnen": 0},
        allies="guild choam",
        skills={"feyd_rautha": "spice_banker"},
    )
    to_plans(table).play("choam", "5")
    plan(table, "guild", leader="staban_tuek", dial="5.5")
    plan(table, "emperor", leader="bashar", dial="0")
    nobody_calls(table)
    assert (table.spice("choam"), table.bribes("harkonnen")) == (4, 1)


@pytest.mark.rule("CHR-SKILL-19")
def test_a_ghola_brings_a_skill_too() -> None:
    table = position(
        "emperor, atreides",
        skills={},
        dead="bashar",
        hands={"emperor": "tleilaxu_ghola"},
        forces="arrakeen: atreides 1",
    )
    table.start(revival_phase)
    table.start(ship_and_move, 0)
    table.play("emperor", "play_tleilaxu_ghola", "bashar")
    assert table.prompt("emperor") == "prompt-keep-skill"
