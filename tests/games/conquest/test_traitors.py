"""Traitors: who may call, what a call does, two calls, and market cards beside it."""

import pytest

from sandtable.games.conquest.factions import LEADER_INDEX
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.terms import READY
from sandtable.kernel.errors import IllegalOption
from tests.games.conquest.fighting import duel, fight, sides, to_plan
from tests.games.conquest.position import Position, position


def revealed(
    fremen: str = "jamis, nothing, nothing, 4",
    harkonnen: str = "beast_rabban, nothing, nothing, 3",
    *,
    first: str = "fremen",
    traitors: dict[str, str] | None = None,
    battle: dict[str, str] | None = None,
    market: dict[str, str] | None = None,
) -> Position:
    """6 Fremen against 5 Harkonnen in Carthag, plans revealed; the Fremen have bought Rabban."""
    table = position(
        "fremen, harkonnen, imperium",
        forces="carthag: fremen 6, harkonnen 5; arrakeen: harkonnen 2",
        traitors={"fremen": "beast_rabban"} if traitors is None else traitors,
        spice={"fremen": 10, "harkonnen": 10},
        first=first,
        battle=battle,
        market=market,
    ).start(battle_phase)
    return fight(table, until="prompt-respond", fremen=fremen, harkonnen=harkonnen)


def called(market: dict[str, str] | None = None) -> Position:
    return revealed(market=market).play("fremen", "traitor")


@pytest.mark.rule("CON-TRAITOR-01")
def test_the_holder_of_the_leader_s_card_may_call() -> None:
    table = revealed()
    assert table.asked() == ["fremen"]
    assert table.options("fremen") == ["pass", "traitor"]
    table.play("fremen", "traitor")
    told = next(event.args for event in table.g.events(None) if event.message == "event-traitor")
    assert told == {"who": "faction-fremen", "leader": "leader-beast-rabban"}


@pytest.mark.rule("CON-TRAITOR-01")
def test_only_the_leader_in_the_plan_can_be_called() -> None:
    table = revealed(harkonnen="baron_harkonnen, nothing, nothing, 3")
    assert table.options("fremen") == ["pass"]
    with pytest.raises(IllegalOption):
        table.play("fremen", "traitor")


@pytest.mark.rule("CON-TRAITOR-01")
def test_without_a_leader_there_is_no_traitor() -> None:
    dead = "baron_harkonnen, beast_rabban, piter_de_vries, harkonnen_captain, harkonnen_servant"
    table = duel("fremen 6", "harkonnen 5", traitors={"fremen": "beast_rabban"}, dead=dead)
    fight(table, until="prompt-respond", fremen="jamis, nothing, nothing, 6", harkonnen="0")
    assert table.asked() == []


@pytest.mark.rule("CON-TRAITOR-02")
def test_calling_is_optional_and_silence_gives_nothing_away() -> None:
    table = revealed().play("fremen", "pass")
    assert "event-traitor" not in table.told()
    assert table.forces("harkonnen", "carthag") == 2
    for observer in ("harkonnen", "imperium", None):
        assert table.seen(observer)["players"][0]["traitors"] == {"count": 1, "known": []}
    assert table.traitors("fremen") == ["beast_rabban"]


@pytest.mark.rule("CON-TRAITOR-02")
def test_a_traitor_kept_back_can_be_called_in_a_later_battle() -> None:
    table = revealed().play("fremen", "pass")
    table.put("fremen", "arrakeen", 3).start(battle_phase)
    fight(
        table,
        until="prompt-respond",
        fremen="jamis, nothing, nothing, 0",
        harkonnen="beast_rabban, nothing, nothing, 0",
    )
    assert table.options("fremen") == ["pass", "traitor"]


@pytest.mark.rule("CON-TRAITOR-03")
def test_bystanders_cannot_call() -> None:
    table = revealed(traitors={"imperium": "beast_rabban"})
    assert table.asked() == []
    assert table.forces("harkonnen", "carthag") == 2


@pytest.mark.rule("CON-TRAITOR-03", "CON-SETUP-13")
def test_nobody_betrays_with_an_own_leader() -> None:
    table = revealed(traitors={"harkonnen": "beast_rabban", "fremen": "stilgar"})
    assert table.asked() == ["fremen"]
    assert table.options("fremen") == ["pass"]
    table.play("fremen", "pass")
    assert table.options("harkonnen") == ["pass"]


@pytest.mark.rule("CON-TRAITOR-04")
def test_the_caller_wins_at_once_whatever_the_strength() -> None:
    table = called()
    assert "event-wins-by-traitor" in table.told()
    assert "event-battle-won" not in table.told()
    assert table.forces("fremen", "carthag") == 6
    assert table.forces("harkonnen", "carthag") == 0
    assert table.asked() == []


@pytest.mark.rule("CON-TRAITOR-05", "CON-BAT-20", "CON-RUL-30")
def test_the_caller_loses_neither_forces_nor_cards_nor_leader() -> None:
    table = revealed(
        fremen="jamis, baliset, weirding_way, 4",
        harkonnen="beast_rabban, gom_jabbar, nothing, 3",
        battle={"fremen": "baliset, weirding_way", "harkonnen": "gom_jabbar"},
    ).play("fremen", "traitor")
    assert table.forces("fremen", "carthag") == 6
    assert table.tanks("fremen") == 0
    assert table.battle_hand("fremen") == ["baliset", "weirding_way"]
    assert table.alive("jamis")


@pytest.mark.rule("CON-TRAITOR-06", "CON-RUL-25")
@pytest.mark.parametrize(
    ("fremen", "harkonnen", "battle"),
    [
        ("jamis, lasgun, nothing, 4", "beast_rabban, nothing, shield, 3", {"fremen": "lasgun", "harkonnen": "shield"}),
        ("jamis, nothing, shield, 4", "beast_rabban, lasgun, nothing, 3", {"fremen": "shield", "harkonnen": "lasgun"}),
    ],
)
def test_a_call_prevents_the_explosion(fremen: str, harkonnen: str, battle: dict[str, str]) -> None:
    table = revealed(fremen=fremen, harkonnen=harkonnen, battle=battle).play("fremen", "traitor")
    assert "event-explosion" not in table.told()
    assert table.forces("fremen", "carthag") == 6
    assert table.alive("jamis")
    assert table.battle_hand("fremen") == [battle["fremen"]]
    assert table.discarded(table.g.battle_cards) == [battle["harkonnen"]]


@pytest.mark.rule("CON-TRAITOR-07", "CON-TRAITOR-08")
def test_the_traitor_goes_to_the_tanks_and_pays_the_caller() -> None:
    table = called()
    assert not table.alive("beast_rabban")
    assert (table.spice("fremen"), table.spice("harkonnen")) == (10 + 5, 10)


@pytest.mark.rule("CON-TRAITOR-08")
def test_nothing_is_paid_for_a_leader_of_the_caller_that_a_weapon_would_have_killed() -> None:
    table = revealed(harkonnen="beast_rabban, gom_jabbar, nothing, 3", battle={"harkonnen": "gom_jabbar"})
    table.play("fremen", "traitor")
    assert table.alive("jamis")
    assert table.spice("fremen") == 10 + 5


@pytest.mark.rule("CON-TRAITOR-10", "CON-TRAITOR-11")
def test_the_betrayed_loses_all_forces_there_and_all_cards_played() -> None:
    table = revealed(
        harkonnen="beast_rabban, gom_jabbar, shield, 3", battle={"harkonnen": "gom_jabbar, shield, snooper"}
    ).play("fremen", "traitor")
    assert table.tanks("harkonnen") == 5
    assert table.forces("harkonnen", "arrakeen") == 2
    assert table.battle_hand("harkonnen") == ["snooper"]
    assert table.discarded(table.g.battle_cards) == ["gom_jabbar", "shield"]


@pytest.mark.rule("CON-TRAITOR-04", "CON-TRAITOR-05")
def test_a_caller_needs_no_leader() -> None:
    dead = "stilgar, liet_kynes, chani, shadout_mapes, jamis"
    table = duel("fremen 2", "harkonnen 5", traitors={"fremen": "beast_rabban"}, dead=dead)
    fight(table, until="prompt-respond", fremen="2", harkonnen="beast_rabban, nothing, nothing, 5")
    table.play("fremen", "traitor")
    assert (table.forces("fremen", "carthag"), table.forces("harkonnen", "carthag")) == (2, 0)


@pytest.mark.rule("CON-TRAITOR-10", "CON-RUL-19")
def test_a_call_takes_only_forces_of_the_part_fought_for() -> None:
    table = position(
        "fremen, harkonnen",
        forces="false_wall_east:5: fremen 2, harkonnen 3; false_wall_east:7: harkonnen 4",
        traitors={"fremen": "beast_rabban"},
        storm=6,
    ).start(battle_phase)
    fight(
        table,
        until="prompt-respond",
        fremen="jamis, nothing, nothing, 0",
        harkonnen="beast_rabban, nothing, nothing, 0",
    )
    table.play("fremen", "traitor")
    assert table.tanks("harkonnen") == 3
    assert table.forces("harkonnen", "false_wall_east:7") == 4


def caller_with_more_battles() -> Position:
    """The Fremen have called with Jamis in Carthag; battles in Carthag and Arrakeen are left. Others are dead."""
    table = position(
        "fremen, harkonnen, imperium",
        forces="carthag: fremen 6, harkonnen 5, imperium 1; arrakeen: fremen 3, imperium 2; tueks_sietch: fremen 2,"
        " imperium 1",
        traitors={"fremen": "beast_rabban"},
        dead="stilgar, liet_kynes, chani, shadout_mapes",
    ).start(battle_phase)
    table.play("fremen", "carthag", "harkonnen")
    fight(
        table,
        until="prompt-respond",
        fremen="jamis, nothing, nothing, 1",
        harkonnen="beast_rabban, nothing, nothing, 1",
    )
    return table.play("fremen", "traitor")


@pytest.mark.rule("CON-TRAITOR-09", "CON-RUL-29")
@pytest.mark.parametrize("place", ["carthag", "arrakeen", "tueks_sietch"])
def test_the_caller_s_leader_may_fight_again_here_or_elsewhere(place: str) -> None:
    table = caller_with_more_battles().play("fremen", place)
    to_plan(table, "fremen")
    assert table.options("fremen") == ["jamis"]


@pytest.mark.rule("CON-TRAITOR-09", "CON-RUL-29")
def test_having_fought_elsewhere_it_is_bound_there() -> None:
    table = caller_with_more_battles().play("fremen", "arrakeen")
    fight(table, fremen="jamis, nothing, nothing, 3", imperium="herald_of_the_change, nothing, nothing, 0")
    table.play("fremen", "carthag")
    to_plan(table, "fremen")
    assert table.prompt("fremen") == "prompt-plan-dial"


@pytest.mark.rule("CON-TRAITOR-09", "CON-RUL-29")
def test_a_call_frees_a_leader_that_an_earlier_battle_had_bound() -> None:
    """Jamis wins against the Imperium in Carthag and is bound there, then calls Rabban in Carthag."""
    table = position(
        "fremen, harkonnen, imperium",
        forces="carthag: fremen 6, harkonnen 5, imperium 1; arrakeen: fremen 3, imperium 2",
        traitors={"fremen": "beast_rabban"},
        dead="stilgar, liet_kynes, chani, shadout_mapes",
    ).start(battle_phase)
    table.play("fremen", "carthag", "imperium")
    fight(table, fremen="jamis, nothing, nothing, 1", imperium="herald_of_the_change, nothing, nothing, 0")
    table.play("fremen", "carthag")
    fight(
        table,
        until="prompt-respond",
        fremen="jamis, nothing, nothing, 1",
        harkonnen="beast_rabban, nothing, nothing, 1",
    )
    table.play("fremen", "traitor")
    assert (sides(table), table.seen()["battle"]["territory"]) == (["fremen", "imperium"], "arrakeen")
    to_plan(table, "fremen")
    assert table.options("fremen") == ["jamis"]


@pytest.mark.rule("CON-TRAITOR-09", "CON-RUL-29")
def test_calls_chain_over_three_territories() -> None:
    """Jamis calls Rabban in Carthag, calls the Herald in Arrakeen, and may fight in Tuek's Sietch."""
    table = position(
        "fremen, harkonnen, imperium",
        forces="carthag: fremen 6, harkonnen 5; arrakeen: fremen 3, imperium 2; tueks_sietch: fremen 2, imperium 2",
        traitors={"fremen": "beast_rabban, herald_of_the_change"},
        dead="stilgar, liet_kynes, chani, shadout_mapes",
    ).start(battle_phase)
    table.play("fremen", "carthag")
    plans = {"harkonnen": "beast_rabban", "imperium": "herald_of_the_change"}
    for place, opponent in (("arrakeen", "harkonnen"), ("", "imperium")):
        plan = {opponent: f"{plans[opponent]}, nothing, nothing, 1"}
        fight(table, until="prompt-respond", fremen="jamis, nothing, nothing, 1", **plan)
        table.play("fremen", "traitor")
        if place:
            table.play("fremen", place)
    assert table.seen()["battle"]["territory"] == "tueks_sietch"
    to_plan(table, "fremen")
    assert table.options("fremen") == ["jamis"]


# Two traitors.


def both_called() -> Position:
    table = revealed(
        fremen="jamis, crysknife, nothing, 4",
        harkonnen="beast_rabban, nothing, shield, 3",
        traitors={"fremen": "beast_rabban", "harkonnen": "jamis"},
        battle={"fremen": "crysknife, kulon", "harkonnen": "shield, baliset"},
    )
    table.play("fremen", "traitor")
    assert table.prompt("harkonnen") == "prompt-answer-call"
    return table.play("harkonnen", "traitor")


@pytest.mark.rule("CON-TRAITOR-12")
def test_two_traitors_take_forces_cards_and_leaders_of_both() -> None:
    table = both_called()
    assert (table.forces("fremen", "carthag"), table.forces("harkonnen", "carthag")) == (0, 0)
    assert (table.tanks("fremen"), table.tanks("harkonnen")) == (6, 5)
    assert (table.battle_hand("fremen"), table.battle_hand("harkonnen")) == (["kulon"], ["baliset"])
    assert sorted(table.discarded(table.g.battle_cards)) == ["crysknife", "shield"]
    assert not table.alive("jamis")
    assert not table.alive("beast_rabban")
    assert table.forces("harkonnen", "arrakeen") == 2


@pytest.mark.rule("CON-TRAITOR-13")
def test_two_traitors_leave_no_winner_and_pay_nobody() -> None:
    table = both_called()
    assert (table.spice("fremen"), table.spice("harkonnen")) == (10, 10)
    assert "event-wins-by-traitor" not in table.told()
    assert "event-battle-won" not in table.told()


@pytest.mark.rule("CON-TRAITOR-12", "CON-TRAITOR-04")
def test_a_call_need_not_be_answered() -> None:
    table = revealed(traitors={"fremen": "beast_rabban", "harkonnen": "jamis"})
    table.play("fremen", "traitor").play("harkonnen", "pass")
    assert table.forces("fremen", "carthag") == 6
    assert table.alive("jamis")


# Market cards beside traitors, and the order of the window after the reveal.

CARDS = {"fremen": "counter_attack", "harkonnen": "counter_attack, poison_tooth"}


@pytest.mark.rule("CON-TRAITOR-14")
def test_after_a_call_the_opponent_plays_no_more_market_cards() -> None:
    table = revealed(traitors={"fremen": "beast_rabban", "harkonnen": "jamis"}, market=CARDS)
    table.play("fremen", "traitor")
    assert table.options("harkonnen") == ["pass", "traitor"]
    table.play("harkonnen", "pass")
    assert table.asked() == []
    assert table.market_hand("harkonnen") == ["counter_attack", "poison_tooth"]


@pytest.mark.rule("CON-TRAITOR-14")
def test_a_loser_by_treason_cannot_withdraw_under_cover_of_sand() -> None:
    table = called(market={"harkonnen": "under_cover_of_sand"})
    assert table.asked() == []
    assert table.tanks("harkonnen") == 5
    assert table.market_hand("harkonnen") == ["under_cover_of_sand"]


@pytest.mark.rule("CON-TRAITOR-15")
@pytest.mark.parametrize("card", ["counter_attack", "poison_tooth", "prana_bindu"])
def test_a_call_undoes_the_opponent_s_market_card(card: str) -> None:
    table = revealed(market={"harkonnen": card}, first="harkonnen").play("harkonnen", card)
    assert table.options("fremen") == ["pass", "traitor"]
    table.play("fremen", "traitor")
    assert table.forces("fremen", "carthag") == 6
    assert table.alive("jamis")
    assert not table.alive("beast_rabban")
    assert table.discarded(table.g.market_cards) == [card]
    assert table.market_hand("harkonnen") == []


@pytest.mark.rule("CON-TRAITOR-16", "CON-RUL-27")
def test_a_revealed_traitor_stays_with_its_owner_for_all_to_see() -> None:
    table = called()
    assert table.traitors("fremen") == ["beast_rabban"]
    for observer in ("harkonnen", "imperium", None):
        assert table.seen(observer)["players"][0]["traitors"] == {"count": 1, "known": ["beast_rabban"]}


@pytest.mark.rule("CON-TRAITOR-16", "CON-RUL-27", "CON-REV-09")
def test_a_revived_traitor_can_be_called_again() -> None:
    table = called()
    table.g.leader_state[LEADER_INDEX["beast_rabban"]] = READY
    assert table.alive("beast_rabban")
    table.put("fremen", "arrakeen", 3).start(battle_phase)
    fight(
        table,
        until="prompt-respond",
        fremen="jamis, nothing, nothing, 0",
        harkonnen="beast_rabban, nothing, nothing, 0",
    )
    table.play("fremen", "traitor")
    assert not table.alive("beast_rabban")
    assert table.forces("fremen", "arrakeen") == 3


@pytest.mark.rule("CON-RUL-26", "CON-BAT-36")
@pytest.mark.parametrize(("first", "second"), [("fremen", "harkonnen"), ("harkonnen", "fremen")])
def test_battle_advantage_decides_first_and_the_sides_alternate(first: str, second: str) -> None:
    table = revealed(traitors={}, market={"fremen": "counter_attack", "harkonnen": "counter_attack"}, first=first)
    assert sides(table) == [first, second]
    assert table.asked() == [first]
    table.play(first, "pass")
    assert table.asked() == [second]
    table.play(second, "counter_attack")
    assert table.asked() == [first]
    table.play(first, "counter_attack")
    assert "event-battle-won" in table.told()


@pytest.mark.rule("CON-RUL-26")
def test_two_passes_in_a_row_close_the_window() -> None:
    table = revealed(market={"fremen": "counter_attack", "harkonnen": "counter_attack"})
    table.play("fremen", "pass").play("harkonnen", "pass")
    assert "event-battle-won" in table.told()
    assert table.market_hand("fremen") == table.market_hand("harkonnen") == ["counter_attack"]


@pytest.mark.rule("CON-RUL-26")
def test_a_pass_does_not_bind_once_the_other_side_has_played() -> None:
    table = revealed(market={"harkonnen": "counter_attack"})
    table.play("fremen", "pass").play("harkonnen", "counter_attack")
    assert table.options("fremen") == ["pass", "traitor"]


@pytest.mark.rule("CON-RUL-26")
def test_passes_are_counted_anew_after_a_market_card() -> None:
    """The Fremen pass, a card is played, the Fremen pass again: that was not two in a row."""
    table = revealed(market={"harkonnen": "counter_attack, prana_bindu"})
    table.play("fremen", "pass").play("harkonnen", "counter_attack").play("fremen", "pass")
    assert table.asked() == ["harkonnen"]
    assert table.options("harkonnen") == ["pass", "prana_bindu"]
    table.play("harkonnen", "pass")
    assert "event-battle-won" in table.told()


@pytest.mark.rule("CON-TRAITOR-01", "CON-SETUP-16")
def test_who_is_asked_does_not_betray_who_could_call() -> None:
    """Every card of an unknown hand is possible, so the question comes whether or not the traitor is there."""
    for card in ("beast_rabban", "chani"):
        table = revealed(traitors={"fremen": card})
        assert table.asked() == ["fremen"]
        assert table.told("harkonnen") == revealed(traitors={"fremen": "jamis"}).told("harkonnen")
