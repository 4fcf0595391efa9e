"""Stronghold cards: who holds them, and what they do (CHR-HOLD)."""

import pytest

import sandtable
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.course import end_of_turn
from sandtable.games.classic.rules.mentat_pause import mentat_pause
from sandtable.games.classic.state import Table
from sandtable.games.classic.strongholds import STRONGHOLD_CARD_IDS, STRONGHOLD_CARDS
from sandtable.kernel.errors import BadSetup
from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position
from tests.games.classic.test_skills import strength


def holders(table: Position) -> dict[str, str]:
    """Who holds which card."""
    found = {}
    for card in STRONGHOLD_CARDS:
        holder = table.g.card_holder[card.index]
        if holder >= 0:
            found[card.id] = table.g.faction(holder).id
    return found


def fight(table: Position, first: str, second: str, plans: dict[str, dict[str, str]]) -> Position:
    to_plans(table)
    for name in (first, second):
        plan(table, name, **plans[name])  # type: ignore[arg-type]
    return nobody_calls(table)


@pytest.mark.rule("CHR-HOLD-01")
def test_only_in_the_advanced_game() -> None:
    with pytest.raises(BadSetup):
        sandtable.game("classic").new(2, 1, stronghold_cards=True)
    sandtable.game("classic").new(2, 1, stronghold_cards=True, mode="advanced")


@pytest.mark.rule("CHR-GEN-02", "CHR-SETUP-09")
def test_the_module_is_an_option_of_its_own() -> None:
    table = position("atreides, harkonnen", advanced=True, cards={"carthag": "harkonnen"})
    assert not table.g.leader_skills
    plain = position("atreides, harkonnen", advanced=True, forces="carthag: harkonnen 5")
    plain.start(end_of_turn)
    assert holders(plain) == {}
    assert plain.seen()["stronghold_cards"] is None


@pytest.mark.rule("CHR-HOLD-02")
def test_there_are_six_cards_of_which_this_map_uses_five() -> None:
    assert len(STRONGHOLD_CARD_IDS) == 6
    assert len([card for card in STRONGHOLD_CARDS if card.territory >= 0]) == 5


# Who holds them.


@pytest.mark.rule("CHR-HOLD-03", "CHR-HOLD-04", "CHR-HOLD-05")
def test_at_the_end_of_a_turn_cards_go_to_whoever_controls_the_stronghold() -> None:
    table = position(
        "atreides, harkonnen, emperor",
        advanced=True,
        forces="carthag: harkonnen 5; arrakeen: atreides 3, emperor 1; tueks_sietch: emperor 1",
        cards={"arrakeen": "atreides", "tueks_sietch": "harkonnen"},
    )
    table.start(end_of_turn)
    assert holders(table) == {"carthag": "harkonnen", "tueks_sietch": "emperor"}
    assert "event-stronghold-card" in table.told()
    assert "event-stronghold-card-aside" in table.told()
    seen = {card["stronghold"]: card["holder"] for card in table.seen()["stronghold_cards"]}
    assert seen == {
        "arrakeen": None,
        "carthag": 1,
        "sietch_tabr": None,
        "habbanya_sietch": None,
        "tueks_sietch": 2,
    }


@pytest.mark.rule("CHR-HOLD-04")
def test_advisors_neither_hold_nor_hinder() -> None:
    table = position(
        "atreides, bene_gesserit", advanced=True, forces="arrakeen: atreides 1", advisors="arrakeen: 2; carthag: 2",
        cards={},
    )  # fmt: skip
    table.start(end_of_turn)
    assert holders(table) == {"arrakeen": "atreides"}


@pytest.mark.rule("CHR-HOLD-06", "CHR-QA-29")
def test_between_two_ends_of_turn_the_card_stays() -> None:
    table = position(
        "bene_gesserit, atreides", advanced=True, forces="carthag: atreides 1", advisors="carthag: 4",
        cards={"carthag": "bene_gesserit"},
    )  # fmt: skip
    table.start(mentat_pause)
    assert holders(table) == {"carthag": "bene_gesserit"}
    table.start(end_of_turn)
    assert holders(table) == {"carthag": "atreides"}


@pytest.mark.rule("CHR-EX-21", "CHR-HOLD-07")
def test_nobody_starts_with_a_card() -> None:
    g = sandtable.game("classic").new(
        2, 1, mode="advanced", stronghold_cards=True, faction_0="harkonnen", faction_1="atreides"
    )
    assert isinstance(g, Table)
    table = Position(g)
    table.play_quietly(lambda: table.g.turn == 2)
    before_the_end = [event.message for event in g.events(None)]
    assert before_the_end.count("event-turn") == 2
    assert before_the_end.index("event-stronghold-card") > before_the_end.index("event-income")
    first = [event for event in table.g.events(None) if event.message == "event-stronghold-card"]
    assert [event.args["where"] for event in first] == ["territory-arrakeen", "territory-carthag"]
    assert holders(table) == {"arrakeen": "atreides", "carthag": "harkonnen"}


@pytest.mark.rule("CHR-HOLD-18", "CHR-RUL-33", "CHR-RUL-34")
def test_cards_are_assigned_after_the_victory_check_or_never() -> None:
    forces = "carthag: harkonnen 5; arrakeen: harkonnen 3; tueks_sietch: harkonnen 1"
    table = position("harkonnen, atreides, emperor", advanced=True, forces=forces, cards={})
    table.start(mentat_pause)
    assert table.g.result is not None
    assert holders(table) == {}


# What they do.


def in_arrakeen(holder: str, **more: object) -> Position:
    given: dict[str, object] = {"forces": "arrakeen: harkonnen 5, emperor 3", "spice": {"harkonnen": 1, "emperor": 0}}
    given.update(more)
    cards = {"arrakeen": holder}
    return position("harkonnen, emperor, choam", advanced=True, cards=cards, **given)  # type: ignore[arg-type]


@pytest.mark.rule("CHR-HOLD-08", "CHR-HOLD-09", "CHR-HOLD-15", "CLA-ADV-11")
def test_arrakeen_pays_two_of_the_support() -> None:
    table = to_plans(in_arrakeen("harkonnen"))
    table.play("harkonnen", "umman_kudu", "nothing", "nothing")
    assert table.options("harkonnen")[0] == "4"  # three supported, two not
    table.play("harkonnen", "3")
    assert table.options("harkonnen") == ["1", "2", "3"]
    table.play("harkonnen", "3")
    plan(table, "emperor", leader="bashar", dial="0")
    nobody_calls(table)
    assert table.spice("harkonnen") == 0
    cheap = to_plans(in_arrakeen("harkonnen")).play("harkonnen", "umman_kudu", "nothing", "nothing", "1", "1")
    plan(cheap, "emperor", leader="bashar", dial="0")
    nobody_calls(cheap)
    assert cheap.spice("harkonnen") == 1  # what is left of the two is no spice of one's own


@pytest.mark.rule("CHR-HOLD-08")
def test_a_card_works_for_its_holder_and_in_its_stronghold_only() -> None:
    for table in (
        in_arrakeen("emperor"),
        in_arrakeen("harkonnen", forces="carthag: harkonnen 5, emperor 3"),
    ):
        to_plans(table).play("harkonnen", "umman_kudu", "nothing", "nothing")
        assert table.options("harkonnen")[0] == "3"


@pytest.mark.rule("CHR-QA-07", "CHR-EX-18")
def test_choam_get_half_of_the_whole_support_the_banks_part_included() -> None:
    table = in_arrakeen("harkonnen", spice={"harkonnen": 5, "emperor": 0, "choam": 0})
    fight(
        table, "harkonnen", "emperor",
        {"harkonnen": {"leader": "umman_kudu", "dial": "5", "support": "5"}, "emperor": {"leader": "bashar"}},
    )  # fmt: skip
    assert table.spice("choam") == 2
    assert table.spice("harkonnen") == 5 - 3


def in_carthag(weapon: str, defence: str, mine: str = "nothing", holder: str = "harkonnen") -> Position:
    table = position(
        "harkonnen, emperor", advanced=True, forces="carthag: harkonnen 5, emperor 3", cards={"carthag": holder},
        hands={"harkonnen": "shield, gom_jabbar, crysknife, kulon", "emperor": "chaumas, lasgun"},
        spice={"harkonnen": 0, "emperor": 0},
    )  # fmt: skip
    return fight(
        table, "harkonnen", "emperor",
        {
            "harkonnen": {"leader": "umman_kudu", "weapon": mine, "defence": defence, "dial": "1"},
            "emperor": {"leader": "bashar", "weapon": weapon},
        },
    )  # fmt: skip


@pytest.mark.rule("CHR-HOLD-10")
def test_in_carthag_any_defence_is_a_snooper_too() -> None:
    assert in_carthag("chaumas", "shield").alive("umman_kudu")
    assert in_carthag("chaumas", "shield", mine="crysknife").alive("umman_kudu")
    assert not in_carthag("chaumas", "shield", mine="gom_jabbar").alive("umman_kudu")
    assert not in_carthag("chaumas", "kulon").alive("umman_kudu")
    assert not in_carthag("chaumas", "shield", holder="emperor").alive("umman_kudu")


@pytest.mark.rule("CHR-HOLD-16")
def test_in_carthag_a_shield_is_still_a_shield() -> None:
    assert "event-explosion" in in_carthag("lasgun", "shield").told()


def in_sietch_tabr(traitors: dict[str, str], dial: str = "3", holder: str = "harkonnen") -> Position:
    table = position(
        "harkonnen, emperor", advanced=True, forces="sietch_tabr: harkonnen 9, emperor 7", traitors=traitors,
        cards={"sietch_tabr": holder}, spice={"harkonnen": 9, "emperor": 9},
    )  # fmt: skip
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="4.5")
    plan(table, "emperor", leader="bashar", dial=dial)
    if traitors:
        table.play("harkonnen", "traitor")
    return nobody_calls(table)


@pytest.mark.rule("CHR-HOLD-11")
def test_sietch_tabr_pays_what_the_opponent_dialled() -> None:
    told = [event for event in in_sietch_tabr({}, "3.5").g.events(None) if event.message == "event-stronghold-income"]
    assert [event.args["count"] for event in told] == [3]
    assert "event-stronghold-income" not in in_sietch_tabr({}, holder="emperor").told()


@pytest.mark.rule("CHR-HOLD-19")
def test_sietch_tabr_pays_for_a_traitor_too() -> None:
    table = in_sietch_tabr({"harkonnen": "bashar"})
    assert table.spice("harkonnen") == 9 + 2 + 3


@pytest.mark.rule("CHR-HOLD-12")
def test_in_habbanya_sietch_the_holder_wins_ties() -> None:
    for holder, winner in (("emperor", "faction-emperor"), ("harkonnen", "faction-harkonnen")):
        table = position(
            "harkonnen, emperor", advanced=True, forces="habbanya_sietch: harkonnen 5, emperor 5",
            cards={"habbanya_sietch": holder}, spice={"harkonnen": 0, "emperor": 0},
        )  # fmt: skip
        fight(
            table, "harkonnen", "emperor",
            {"harkonnen": {"leader": "captain_iakin_nefud", "dial": "1"}, "emperor": {"leader": "bashar", "dial": "1"}},
        )  # fmt: skip
        tied = next(event for event in table.g.events(None) if event.message == "event-battle-tied")
        assert tied.args["who"] == winner
        assert strength(table, 0) == strength(table, 1) == 3


@pytest.mark.rule("CHR-HOLD-19")
def test_in_habbanya_sietch_the_holder_wins_ties_of_undialled_forces() -> None:
    for holder, winner in (("emperor", "faction-emperor"), ("richese", "faction-richese")):
        table = position(
            "richese, emperor", advanced=True, forces="habbanya_sietch: richese 5, emperor 5",
            cards={"habbanya_sietch": holder}, spice={"richese": 0, "emperor": 0}, hands={"richese": "stone_burner"},
        )  # fmt: skip
        table.start(battle_phase)
        while table.prompt("richese") != "prompt-plan-leader":
            table.g.play(table.g.to_act[0], "pass")
        plan(table, "richese", leader="talis_balt", weapon="stone_burner", dial="1")
        plan(table, "emperor", leader="bashar", dial="1")
        table.play("richese", "no_leader_counts")
        nobody_calls(table)
        tied = next(event for event in table.g.events(None) if event.message == "event-battle-tied")
        assert tied.args["who"] == winner


def in_tueks(traitors: dict[str, str], called: tuple[str, ...] = (), dial: str = "0") -> Position:
    table = position(
        "harkonnen, emperor", advanced=True, forces="tueks_sietch: harkonnen 5, emperor 5", traitors=traitors,
        cards={"tueks_sietch": "harkonnen"}, spice={"harkonnen": 0, "emperor": 0},
        hands={"harkonnen": "kulon, baliset", "emperor": "la_la_la"},
    )  # fmt: skip
    to_plans(table)
    plan(table, "harkonnen", leader="umman_kudu", weapon="kulon", defence="baliset", dial=dial)
    plan(table, "emperor", leader="bashar", weapon="la_la_la", dial="2")
    for name in called:
        table.play(name, "traitor")
    return nobody_calls(table)


@pytest.mark.rule("CHR-HOLD-13", "CHR-HOLD-17")
def test_tueks_sietch_pays_for_worthless_cards_also_on_a_loss() -> None:
    table = in_tueks({})
    assert table.spice("harkonnen") == 4
    assert table.spice("emperor") == 0


@pytest.mark.rule("CHR-HOLD-17")
def test_tueks_sietch_does_not_pay_when_both_called_traitors() -> None:
    traitors = {"harkonnen": "bashar", "emperor": "umman_kudu"}
    assert in_tueks(traitors, ("harkonnen", "emperor")).spice("harkonnen") == 0
    assert in_tueks(traitors, ("harkonnen",)).spice("harkonnen") == 4 + 2
