"""Cards of the Richese stock, the two alternative weapons and the new Karama powers (CHR-RCARD, CHR-KAR)."""

import pytest

from sandtable.games.classic.factions import FACTION_IDS
from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.charity import charity_phase
from sandtable.games.classic.rules.choam import end_of_phase_for_choam
from sandtable.games.classic.rules.inflation import offer_inflation
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.shipping import ship_and_move, ship_move_phase
from sandtable.games.classic.state import DECK, DISCARD, GONE, NOT_PREDICTABLE
from sandtable.games.classic.terms import SHIP_MOVE
from sandtable.games.classic.treachery import (
    BASE_CARDS,
    RICHESE_CARDS,
    TREACHERY_DECK,
    TREACHERY_IDS,
    TREACHERY_INDEX,
    WEAPON_CARDS,
)
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.rows import replaced
from tests.games.classic.expansion import let_pass, stock
from tests.games.classic.fighting import plan
from tests.games.classic.position import Position, new_game, position


def fighting(hands: dict[str, str], **options: object) -> Position:
    """The Guild attack Atreides in Carthag while Richese look on; stop where plans are made."""
    settings: dict[str, object] = {"forces": "carthag: guild 5, emperor 4", **options}
    table = position("guild, emperor, richese", hands=hands, **settings)  # type: ignore[arg-type]
    return let_pass(table.start(battle_phase))


def to_the_end(table: Position) -> Position:
    return table.play_quietly(lambda: table.g.battle is None)


# Setting up.


@pytest.mark.rule("CHR-GEN-01", "CHR-SETUP-05", "CHR-SETUP-03")
def test_each_new_faction_plays_with_or_without_the_other() -> None:
    for names in ("choam, guild", "richese, guild", "choam, richese"):
        table = new_game(names, expansion=True)
        assert [table.g.faction(seat).id for seat in range(2)] == names.split(", ")
    sisters = new_game("bene_gesserit, choam, guild", expansion=True)
    assert sisters.options("bene_gesserit") == ["guild", "choam"]
    assert len(sisters.g.predictions.zones[NOT_PREDICTABLE]) == len(FACTION_IDS) - 2


@pytest.mark.rule("CHR-GEN-01")
def test_they_need_the_expansion() -> None:
    with pytest.raises(BadSetup):
        new_game("choam, guild")


@pytest.mark.rule("CHR-SETUP-07", "CHR-SETUP-09")
def test_the_two_weapons_may_be_shuffled_in() -> None:
    plain = new_game("guild, emperor")
    assert set(WEAPON_CARDS) <= set(plain.g.treachery.zones[GONE])
    more = new_game("guild, emperor", exp_tooth_artillery=True)
    zones = more.g.treachery.zones
    assert not set(WEAPON_CARDS) & set(zones[GONE])
    assert sum(len(zone) for zone in zones) - len(zones[GONE]) == len(BASE_CARDS) + 2


@pytest.mark.rule("CHR-GEN-03")
def test_nobody_looks_through_the_discard_pile() -> None:
    table = position("choam, guild", hands={"choam": "baliset, kulon"}).start(end_of_phase_for_choam)
    table.play("choam", "baliset", "kulon")
    assert set(table.seen("guild")["treachery"]) & {"discard", "top"} == {"discard", "top"}
    assert table.seen("guild")["treachery"]["top"] == "kulon"


# Cards played at any time.


def waiting(hands: dict[str, str], **options: object) -> Position:
    table = position("atreides, richese, guild", hands=hands, **options)  # type: ignore[arg-type]
    table.g.phase = SHIP_MOVE
    return table.start(ship_move_phase)


@pytest.mark.rule("CHR-RCARD-02")
def test_distrans_gives_a_card_to_another_player() -> None:
    table = waiting({"guild": "distrans, baliset", "richese": "shield, shield, snooper, snooper"})
    table.play("guild", "play_distrans")
    assert table.options("guild") == ["atreides"], "who has room"
    table.play("guild", "atreides", "baliset")
    assert (table.hand("guild"), table.hand("atreides"), table.discarded()) == ([], ["baliset"], ["distrans"])
    assert "event-gives-card-seen" not in table.told("richese")


@pytest.mark.rule("CHR-RCARD-02")
def test_not_while_a_card_is_bid_on() -> None:
    table = position("guild, richese", hands={"guild": "distrans, baliset"}, spice={"guild": 5, "richese": 5})
    table.start(bidding_phase)
    assert "play_distrans" in table.beside("guild")
    table.play("richese", "auction_last")
    let_pass(table)
    assert table.prompt("guild") == "prompt-bid"
    assert "play_distrans" not in table.beside("guild")


@pytest.mark.rule("CHR-RCARD-08", "CHR-RCARD-09")
def test_nullentropy_box() -> None:
    table = waiting({"guild": "nullentropy_box, shield, shield, snooper"}, spice={"guild": 3})
    for name in ("crysknife", "lasgun"):
        card = next(one for one in table.g.treachery.zones[DECK] if TREACHERY_DECK[one] == TREACHERY_INDEX[name])
        table.g.treachery.move(table.g, card, DECK, DISCARD, table.g.everyone)
    table.play("guild", "play_nullentropy_box")
    assert table.options("guild") == ["crysknife", "lasgun"]
    table.play("guild", "lasgun")
    assert (table.spice("guild"), table.hand("guild")) == (1, ["lasgun", "shield", "shield", "snooper"])
    assert table.discarded()[-1] == "nullentropy_box"
    assert "lasgun" not in table.seen("richese")["players"][2]["treachery"]["known"], "it is taken in secret"


@pytest.mark.rule("CHR-RCARD-15", "CHR-RCARD-16", "CHR-RUL-43")
def test_semuta_drug_takes_what_another_has_just_discarded() -> None:
    table = position(
        "choam, richese, guild", hands={"choam": "baliset", "guild": "semuta_drug, shield, shield, snooper"}
    ).start(end_of_phase_for_choam)
    table.play("choam", "baliset")
    let_pass(table, "prompt-semuta")
    assert table.prompt("guild") == "prompt-semuta"
    while table.prompt("richese") == "prompt-semuta":
        table.play("richese", "pass")
    table.play("guild", "baliset")
    assert table.hand("guild") == ["baliset", "shield", "shield", "snooper"]
    assert table.discarded() == ["semuta_drug"]


# Juice of Sapho, Ornithopter, Residual Poison.


@pytest.mark.rule("CHR-RCARD-03", "CHR-RCARD-05")
def test_juice_of_sapho_first_or_last() -> None:
    for option, order in (("act_first", ["guild", "choam", "richese"]), ("act_last", ["choam", "richese", "guild"])):
        nothing = dict.fromkeys(("choam", "guild", "richese"), 0)
        table = position("choam, guild, richese", hands={"guild": "juice_of_sapho"}, spice=nothing)
        for seat in range(3):
            table.g.forces[seat] = replaced(table.g.forces[seat], 7, 1)
            table.g.reserve[seat] -= 1
        table.start(ship_move_phase)
        while table.prompt("guild") != "prompt-sapho":
            table.play(table.asked()[0], "pass")
        table.play("guild", option)
        asked: list[str] = []
        while table.g.to_act:
            name = table.asked()[0]
            if table.prompt(name) == "prompt-move":
                asked.append(name)
            table.play(name, "pass")
        assert asked == order


@pytest.mark.rule("CHR-RCARD-04")
def test_last_is_even_behind_a_guild_that_waits() -> None:
    table = position(
        "guild, emperor, richese", advanced=True, hands={"emperor": "juice_of_sapho"}, spice={"guild": 9, "emperor": 9}
    ).start(ship_move_phase)
    let_pass(table, "prompt-sapho")
    while table.prompt("emperor") != "prompt-sapho":
        table.play(table.asked()[0], "pass")
    table.play("emperor", "act_last")
    asked: list[str] = []
    while table.g.to_act:
        name = table.asked()[0]
        if table.prompt(name) in ("prompt-ship", "prompt-ship-from") and name not in asked:
            asked.append(name)
        options = table.options(name)
        table.play(name, "wait" if "wait" in options else "pass" if "pass" in options else options[0])
    assert asked[-1] == "emperor"


@pytest.mark.rule("CHR-RCARD-03")
def test_juice_of_sapho_makes_the_defender_the_aggressor() -> None:
    table = position(
        "guild, emperor, richese", forces="carthag: guild 2, emperor 2", hands={"emperor": "juice_of_sapho"}
    ).start(battle_phase)
    while table.prompt("emperor") != "prompt-aggressor":
        table.play(table.asked()[0], "pass")
    table.play("emperor", "be_aggressor")
    let_pass(table)
    assert table.seen()["battle"]["aggressor"] == table.seat("emperor")


@pytest.mark.rule("CHR-QA-16", "CHR-EX-33")
def test_sapho_in_a_once_around() -> None:
    five = dict.fromkeys(("richese", "guild", "emperor"), 5)
    table = position("richese, guild, emperor", hands={"guild": "juice_of_sapho"}, spice=five).start(bidding_phase)
    table.play("richese", "auction_first", "distrans", "once_around", "counterclockwise")
    while table.prompt("guild") != "prompt-sapho":
        table.play(table.asked()[0], "pass")
    table.play("guild", "act_last")
    let_pass(table)
    asked = []
    for _ in range(3):
        asked += table.asked()
        table.play(table.asked()[0], "pass")
    assert asked == ["emperor", "richese", "guild"]


@pytest.mark.rule("CHR-RCARD-10")
def test_ornithopter() -> None:
    def flying(choice: str) -> Position:
        table = position(
            "guild, richese", forces="broken_land: guild 3", hands={"guild": "ornithopter"}, spice={"guild": 0}
        ).start(ship_and_move, 0)
        return table.play("guild", "ornithopter", choice)

    far = flying("fly_far")
    assert far.g.prompt(0).args["most"] == 3  # type: ignore[union-attr]
    assert far.discarded() == ["ornithopter"]
    assert far.g.journey.flights == 1, "of one group"
    two = flying("two_groups")
    two.play("guild", "broken_land", "plastic_basin:12", "1")
    assert two.prompt("guild") == "prompt-move", "a second group"


@pytest.mark.rule("CHR-RCARD-10", "CLA-CARD-16")
@pytest.mark.parametrize("card", ["ornithopter", "hajr"])
def test_after_a_movement_an_ornithopter_moves_one_more_group_as_hajr_does(card: str) -> None:
    """Only of the Ornithopter it is said that a second group moves, since it could have been used otherwise."""
    forces, hands = "broken_land: guild 3", {"guild": card}
    table = position("guild, richese", forces=forces, hands=hands, spice={"guild": 0}, again=True)
    table.start(ship_and_move, 0).play("guild", "broken_land", "plastic_basin:12", "1")
    assert table.prompt("guild") == "prompt-move-again"
    table.play("guild", card)
    assert (table.prompt("guild"), table.discarded()) == ("prompt-move", [card])
    assert ("event-two-groups" in table.told()) == (card == "ornithopter")


@pytest.mark.rule("CHR-RCARD-10", "CHR-RALLY-08")
def test_an_ornithopter_that_was_played_cannot_be_given_away() -> None:
    table = position(
        "richese, guild", forces="broken_land: richese 3", hands={"richese": "ornithopter"}, allies="richese guild"
    ).start(ship_and_move, 0)
    table.play("richese", "pass", "ornithopter")
    assert table.prompt("richese") == "prompt-fly"
    assert table.discarded() == ["ornithopter"], "it is played when it is chosen, not when its use is"
    assert "give_card" not in table.beside("richese")


@pytest.mark.rule("CHR-RCARD-13", "CHR-RUL-37", "CHR-RUL-40")
def test_residual_poison_kills_a_leader_before_plans() -> None:
    forces, hands = "carthag: guild 5, emperor 4", {"guild": "residual_poison"}
    table = position("guild, emperor, richese", forces=forces, hands=hands).start(battle_phase)
    let_pass(table, "prompt-residual-poison")
    while table.prompt("emperor") == "prompt-residual-poison":
        table.play("emperor", "pass")
    table.play("guild", "residual_poison")
    assert len(table.dead("emperor")) == 1
    assert table.spice("guild") == 5
    assert table.discarded() == ["residual_poison"]


@pytest.mark.rule("CHR-RCARD-14")
def test_residual_poison_without_a_victim_is_discarded() -> None:
    leaders = "count_fenring, captain_aramsham, caid, burseg, bashar"
    table = position(
        "guild, emperor, richese",
        forces="carthag: guild 5, emperor 4",
        hands={"guild": "residual_poison"},
        dead=leaders,
    ).start(battle_phase)
    let_pass(table, "prompt-residual-poison")
    while table.prompt("emperor") == "prompt-residual-poison":
        table.play("emperor", "pass")
    table.play("guild", "residual_poison")
    assert table.discarded() == ["residual_poison"]
    assert "event-poisons-nobody" in table.told()


@pytest.mark.rule("CHR-RCARD-13", "CLA-FAC-HAR-14")
def test_residual_poison_on_the_last_harkonnen_leader_frees_their_captives() -> None:
    table = position(
        "guild, harkonnen, richese",
        advanced=True,
        forces="carthag: guild 5, harkonnen 4",
        hands={"guild": "residual_poison"},
        dead="feyd_rautha, beast_rabban, piter_de_vries, captain_iakin_nefud",
    )
    g, guild_rep = table.g, LEADER_INDEX["guild_rep"]
    g.leaders.move(g, guild_rep, g.with_owner(0), g.taken(0), 0b11)
    table.start(battle_phase)
    let_pass(table, "prompt-residual-poison")
    while table.prompt("harkonnen") == "prompt-residual-poison":
        table.play("harkonnen", "pass")
    leaders = sorted([LEADER_INDEX["umman_kudu"], guild_rep])
    table.luck((leaders.index(LEADER_INDEX["umman_kudu"]), 2)).play("guild", "residual_poison")
    assert len(table.dead("harkonnen")) == 5
    assert table.alive("guild_rep")


# Weapons.


@pytest.mark.rule("CHR-RCARD-06", "CHR-RUL-36")
def test_mirror_weapon_copies_the_opponents_weapon_and_is_discarded() -> None:
    table = fighting({"guild": "mirror_weapon", "emperor": "crysknife"})
    plan(table, "guild", leader="staban_tuek", weapon="mirror_weapon", dial="3")
    plan(table, "emperor", leader="bashar", weapon="crysknife")
    table.play_quietly(lambda: table.g.battle is None)
    assert (table.dead("emperor"), table.dead("guild")) == (["bashar"], ["staban_tuek"])
    assert "mirror_weapon" in table.discarded()


@pytest.mark.rule("CHR-RCARD-07")
def test_without_a_weapon_to_copy_it_does_nothing_and_a_lasgun_is_copied() -> None:
    table = fighting({"guild": "mirror_weapon"})
    plan(table, "guild", leader="staban_tuek", weapon="mirror_weapon", dial="3")
    plan(table, "emperor", leader="bashar")
    table.play_quietly(lambda: table.g.battle is None)
    assert table.dead("emperor") == []
    lasgun = fighting({"guild": "mirror_weapon, shield", "emperor": "lasgun"})
    plan(lasgun, "guild", leader="staban_tuek", weapon="mirror_weapon", defence="shield", dial="3")
    plan(lasgun, "emperor", leader="bashar", weapon="lasgun")
    lasgun.play_quietly(lambda: lasgun.g.battle is None)
    assert "event-explosion" in lasgun.told()


@pytest.mark.rule("CHR-RCARD-11")
def test_portable_snooper_in_the_plan_and_late() -> None:
    table = fighting({"guild": "portable_snooper", "emperor": "chaumas"})
    plan(table, "guild", leader="staban_tuek", dial="3")
    plan(table, "emperor", leader="bashar", weapon="chaumas")
    assert table.prompt("guild") == "prompt-late-snooper"
    table.play("guild", "portable_snooper")
    let_pass(table)
    table.play_quietly(lambda: table.g.battle is None)
    assert table.dead("guild") == []
    assert "portable_snooper" in table.discarded()


@pytest.mark.rule("CHR-RCARD-12")
def test_not_if_both_places_are_filled() -> None:
    table = fighting({"guild": "portable_snooper, crysknife, baliset", "emperor": "chaumas"})
    plan(table, "guild", leader="staban_tuek", weapon="crysknife", defence="baliset", dial="3")
    plan(table, "emperor", leader="bashar", weapon="chaumas")
    assert table.prompt("guild") != "prompt-late-snooper"


@pytest.mark.rule("CHR-RCARD-17", "CHR-RCARD-18", "CHR-RCARD-25", "CHR-RUL-41")
def test_stone_burner_kills_both_and_the_undialed_decide() -> None:
    table = fighting({"guild": "stone_burner", "emperor": "shield"}, spice={"guild": 0})
    plan(table, "guild", leader="staban_tuek", weapon="stone_burner", dial="1")
    plan(table, "emperor", leader="count_fenring", defence="shield", dial="3")
    let_pass(table, "prompt-call-traitor")
    assert table.options("guild") == ["both_leaders_die", "no_leader_counts"]
    table.play("guild", "both_leaders_die")
    assert "event-burns" in table.told()
    let_pass(table)
    table.play_quietly(lambda: table.g.battle is None)
    assert (table.dead("guild"), table.dead("emperor")) == (["staban_tuek"], ["count_fenring"])
    assert table.forces("guild", "carthag") == 4, "four undialed against one"
    assert table.spice("guild") == 5 + 6


@pytest.mark.rule("CHR-RCARD-17", "CHR-RCARD-19")
def test_stone_burner_may_make_leaders_count_for_nothing() -> None:
    table = fighting({"guild": "stone_burner"})
    plan(table, "guild", leader="guild_rep", weapon="stone_burner", dial="1")
    plan(table, "emperor", leader="count_fenring", dial="0")
    let_pass(table, "prompt-call-traitor")
    table.play("guild", "no_leader_counts")
    assert "event-burns-low" in table.told()
    let_pass(table)
    table.play_quietly(lambda: table.g.battle is None)
    assert (table.dead("guild"), table.dead("emperor")) == ([], [])
    assert table.forces("guild", "carthag") == 4, "a tie of four is the aggressor's"


@pytest.mark.rule("CHR-RCARD-26")
def test_a_copied_stone_burner_is_chosen_first() -> None:
    table = fighting({"guild": "stone_burner", "emperor": "mirror_weapon"})
    plan(table, "guild", leader="guild_rep", weapon="stone_burner", dial="1")
    plan(table, "emperor", leader="count_fenring", weapon="mirror_weapon", dial="0")
    let_pass(table)
    assert table.asked() == ["emperor"]
    table.play("emperor", "no_leader_counts")
    assert table.asked() == ["guild"]


@pytest.mark.rule("CHR-RCARD-21", "CHR-EX-35", "CHR-RCARD-25")
def test_artillery_strike_and_shield() -> None:
    table = fighting({"guild": "artillery_strike, shield", "emperor": "chaumas"}, exp_tooth_artillery=True)
    before = table.spice("guild")
    plan(table, "guild", leader="staban_tuek", weapon="artillery_strike", defence="shield", dial="3")
    plan(table, "emperor", leader="count_fenring", weapon="chaumas", dial="2")
    let_pass(table)
    table.play_quietly(lambda: table.g.battle is None)
    assert (table.dead("guild"), table.dead("emperor")) == (["staban_tuek"], ["count_fenring"])
    assert table.forces("guild", "carthag") == 2, "the higher dial wins"
    assert table.spice("guild") - before == 5, "only the leader that the poison killed is paid for"
    assert "artillery_strike" in table.discarded()


@pytest.mark.rule("CHR-RCARD-22", "CHR-RCARD-25")
def test_poison_tooth_kills_both_unless_withdrawn() -> None:
    for choice, dead, kept in (("use", ["staban_tuek"], False), ("withdraw", [], True)):
        table = fighting({"guild": "poison_tooth", "emperor": "snooper"}, exp_tooth_artillery=True)
        plan(table, "guild", leader="staban_tuek", weapon="poison_tooth", dial="5")
        plan(table, "emperor", leader="bashar", defence="snooper", dial="0")
        let_pass(table)
        assert table.options("guild") == ["use", "withdraw"]
        table.play("guild", choice)
        assert ("event-tooth-withdrawn" if choice == "withdraw" else "event-tooth-used") in table.told()
        let_pass(table)
        to_the_end(table)
        assert table.dead("guild") == dead
        assert ("poison_tooth" in table.hand("guild")) == kept


@pytest.mark.rule("CHR-RUL-41")
def test_a_traitor_makes_the_tooth_pointless() -> None:
    table = fighting({"guild": "poison_tooth"}, exp_tooth_artillery=True, traitors={"emperor": "staban_tuek"})
    plan(table, "guild", leader="staban_tuek", weapon="poison_tooth", dial="5")
    plan(table, "emperor", leader="bashar", dial="0")
    let_pass(table, "prompt-call-traitor")
    table.play("emperor", "traitor")
    while table.prompt("guild") == "prompt-call-traitor":
        table.play("guild", "pass")
    assert "prompt-tooth" not in (table.prompt("guild"), table.prompt("emperor"))


@pytest.mark.rule("CHR-RCARD-23")
def test_the_voice_and_the_new_cards() -> None:
    table = position(
        "bene_gesserit, guild, richese",
        forces="carthag: bene_gesserit 3, guild 3",
        hands={"guild": "poison_tooth, portable_snooper, stone_burner"},
        exp_tooth_artillery=True,
    ).start(battle_phase)
    let_pass(table, "prompt-voice")
    assert "must_not_play_stone_burner" in table.options("bene_gesserit")
    table.play("bene_gesserit", "must_not_play_poison_weapon")
    let_pass(table)
    table.play("guild", "staban_tuek")
    assert table.options("guild") == ["nothing", "stone_burner"], "Poison Tooth is a poison weapon, Stone Burner is not"
    plain = position("bene_gesserit, guild", forces="carthag: bene_gesserit 3, guild 3").start(battle_phase)
    assert "must_not_play_stone_burner" not in plain.options("bene_gesserit")


@pytest.mark.rule("CHR-RCARD-23", "CHR-RCARD-11")
def test_the_voice_forbids_a_late_portable_snooper() -> None:
    table = position(
        "bene_gesserit, guild, richese",
        forces="carthag: bene_gesserit 3, guild 3",
        hands={"guild": "portable_snooper"},
    ).start(battle_phase)
    let_pass(table, "prompt-voice")
    table.play("bene_gesserit", "must_not_play_poison_defence")
    let_pass(table)
    plan(table, "guild", leader="staban_tuek")
    plan(table, "bene_gesserit", leader="alia")
    assert "prompt-late-snooper" not in (table.prompt("guild"), table.prompt("bene_gesserit"))


@pytest.mark.rule("CHR-RCARD-02", "CLA-BAT-43")
def test_cards_of_a_plan_on_the_table_still_take_room() -> None:
    table = fighting({"guild": "crysknife, shield, snooper, truthtrance", "richese": "distrans, shield"})
    plan(table, "guild", leader="staban_tuek", weapon="crysknife", dial="3")
    plan(table, "emperor", leader="bashar")
    let_pass(table)
    assert table.prompt("guild") == "prompt-keep-cards"
    assert table.g.hand_size(table.seat("guild")) == 3
    table.play("richese", "play_distrans")
    assert table.options("richese") == ["emperor"], "the weapon may come back to the Guild's hand"


# Gifts of Richese.


@pytest.mark.rule("CHR-RALLY-08", "CHR-RALLY-09", "CHR-RALLY-10", "CHR-RALLY-11")
def test_richese_give_the_ally_a_card_of_their_hand() -> None:
    table = waiting({"richese": "distrans, shield"}, allies="richese guild")
    table.play("richese", "give_card")
    assert table.options("richese") == ["distrans"], "a Richese card, and none of the stock"
    table.play("richese", "distrans")
    assert (table.hand("richese"), table.hand("guild")) == (["shield"], ["distrans"])
    assert "event-gives-card-seen" not in table.told("atreides")
    full = waiting({"richese": "distrans", "guild": "shield, shield, snooper, snooper"}, allies="richese guild")
    assert "give_card" not in full.beside("richese")
    bid = position("richese, guild", hands={"richese": "distrans"}, allies="richese guild", spice={"guild": 5})
    bid.start(bidding_phase).play("richese", "auction_last")
    let_pass(bid)
    assert bid.g.auction is not None
    assert "give_card" not in bid.beside("richese")


@pytest.mark.rule("CHR-RALLY-08")
def test_every_richese_card_can_be_given() -> None:
    for card in sorted({TREACHERY_IDS[TREACHERY_DECK[card]] for card in RICHESE_CARDS} - {"karama"}):
        table = waiting({"richese": card}, allies="richese guild").play("richese", "give_card", card)
        assert (table.hand("richese"), table.hand("guild")) == ([], [card])


@pytest.mark.rule("CHR-RALLY-08")
def test_of_two_allies_richese_say_who_gets_the_card() -> None:
    table = position(
        "atreides, richese, guild, emperor",
        hands={"richese": "distrans"},
        allies="richese guild atreides",
        alliances="three_need_four",
    )
    table.g.phase = SHIP_MOVE
    table.start(ship_move_phase)
    table.play("richese", "give_card")
    assert table.options("richese") == ["atreides", "guild"]
    table.play("richese", "guild")
    assert table.options("richese") == ["distrans"]
    table.play("richese", "distrans")
    assert (table.hand("atreides"), table.hand("guild")) == ([], ["distrans"])


@pytest.mark.rule("CHR-KAR-19")
def test_karama_stops_a_gift() -> None:
    table = waiting({"richese": "distrans", "atreides": "karama"}, allies="richese guild", windows=True)
    table.play("richese", "give_card", "distrans")
    table.play("atreides", "stop_card_gift")
    assert (table.hand("richese"), table.hand("guild")) == (["distrans"], [])


# Karama.


@pytest.mark.rule("CHR-KAR-01", "CHR-KAR-02", "CHR-KAR-05")
def test_choam_sell_cards_by_karama() -> None:
    table = position(
        "atreides, choam", advanced=True, windows=True, hands={"choam": "karama, shield, baliset"}, spice={"choam": 0}
    )
    table.g.phase = SHIP_MOVE
    table.start(ship_move_phase)
    table.play("choam", "sell_cards")
    assert table.options("choam") == ["shield", "baliset"], "not the Karama itself"
    table.play("choam", "baliset", "shield")
    assert (table.spice("choam"), table.hand("choam")) == (6, [])
    assert table.seen()["players"][1]["karama_power_used"]


@pytest.mark.rule("CHR-KAR-01", "CHR-KAR-02")
@pytest.mark.parametrize(("hand", "offered"), [("karama, shield", True), ("karama", False)])
def test_choam_sell_by_karama_as_long_as_there_is_a_card_to_sell(hand: str, offered: bool) -> None:
    table = position("atreides, choam", advanced=True, windows=True, hands={"choam": hand})
    table.start(ship_move_phase)
    assert ("sell_cards" in table.beside("choam")) == offered


@pytest.mark.rule("CHR-KAR-03", "CHR-KAR-04", "CHR-KAR-05")
def test_richese_take_a_card_of_their_stock_by_karama() -> None:
    table = position(
        "atreides, richese", advanced=True, windows=True, hands={"richese": "karama, shield, shield, snooper"}
    )
    table.g.phase = SHIP_MOVE
    table.start(ship_move_phase)
    table.play("richese", "take_from_stock", "stone_burner")
    assert table.hand("richese") == ["shield", "shield", "snooper", "stone_burner"]
    assert (table.spice("richese"), "stone_burner" in stock(table)) == (2, False)
    assert table.seen("atreides")["richese"]["stock"]["known"] == [], "which card it was is secret"
    assert "take_from_stock" not in table.beside("richese")


@pytest.mark.rule("CHR-KAR-06")
def test_karama_against_choam_charity() -> None:
    table = position("choam, guild", hands={"guild": "karama"}, windows=True, spice={"choam": 0, "guild": 0}).start(
        charity_phase
    )
    table.play("guild", "stop_choam_charity")
    table.play("choam", "accept").play("guild", "accept")
    assert (table.spice("choam"), table.spice("guild")) == (2, 2)


@pytest.mark.rule("CHR-KAR-07", "CHR-KAR-08")
def test_karama_against_choam_cards() -> None:
    table = position("choam, guild", hands={"choam": "baliset, kulon", "guild": "karama"}, windows=True)
    table.start(end_of_phase_for_choam).play("choam", "baliset", "done")
    table.play("guild", "stop_choam_cards")
    assert table.hand("choam") == ["baliset", "kulon"]
    assert not table.g.to_act, "stopped until the phase ends"


@pytest.mark.rule("CHR-KAR-09", "CHR-EX-16")
def test_karama_against_choam_revival() -> None:
    table = position(
        "choam, guild", tanks={"choam": 9}, spice={"choam": 7}, hands={"guild": "karama"}, windows=True
    ).start(revival_phase)
    table.play("guild", "stop_choam_revival")
    assert table.options("choam") == ["3", "2", "1", "0"]
    table.play("choam", "3")
    assert table.spice("choam") == 1


@pytest.mark.rule("CHR-KAR-11")
def test_karama_against_inflation() -> None:
    table = position("choam, guild", hands={"guild": "karama"}, windows=True).start(offer_inflation)
    table.play("choam", "double_charity").play("guild", "stop_inflation")
    assert (table.g.inflation, table.g.inflation_laid) == (0, False)


@pytest.mark.rule("CHR-KAR-12", "CHR-KAR-18", "CHR-KAR-20")
def test_karama_against_battle_income_and_support() -> None:
    table = position(
        "guild, emperor, choam",
        advanced=True,
        forces="carthag: guild 3, emperor 3",
        hands={"emperor": "karama"},
        allies="guild choam",
        spice={"guild": 3, "emperor": 3, "choam": 3},
        windows=True,
    ).start(battle_phase)
    assert "stop_battle_income" in table.options("emperor"), "before the plans"
    table.play("emperor", "stop_ally_support")
    let_pass(table)
    assert table.prompt("choam") != "prompt-support-ally"


@pytest.mark.rule("CHR-KAR-13")
def test_karama_against_the_audit() -> None:
    table = position(
        "choam, guild, emperor",
        advanced=True,
        forces="carthag: choam 4, guild 2",
        hands={"guild": "shield", "emperor": "karama"},
        windows=True,
    ).start(battle_phase)
    let_pass(table)
    plan(table, "choam", leader="auditor", dial="2")
    plan(table, "guild", leader="guild_rep")
    table.play_quietly(lambda: table.prompt("choam") == "prompt-audit")
    table.play("choam", "audit").play("emperor", "stop_audit")
    assert table.seen("choam")["players"][1]["treachery"]["known"] == []
    assert table.prompt("guild") != "prompt-answer-audit"


@pytest.mark.rule("CHR-KAR-20")
def test_karama_against_the_exchange() -> None:
    table = position(
        "choam, guild, emperor",
        hands={"choam": "baliset", "guild": "shield", "emperor": "karama"},
        allies="choam guild",
        windows=True,
    ).start(end_of_phase_for_choam)
    table.play("choam", "exchange_cards").play("emperor", "stop_card_exchange")
    assert (table.hand("choam"), table.hand("guild")) == (["baliset"], ["shield"])
    assert "exchange_cards" not in table.options("choam")


@pytest.mark.rule("CHR-AUDIT-04")
def test_nobody_but_choam_learns_from_an_audit() -> None:
    table = position(
        "choam, guild, emperor", advanced=True, forces="carthag: choam 4, guild 2", hands={"guild": "shield, lasgun"}
    ).start(battle_phase)
    let_pass(table)
    plan(table, "choam", leader="auditor", dial="2")
    plan(table, "guild", leader="guild_rep")
    table.play_quietly(lambda: table.prompt("choam") == "prompt-audit")
    table.play("choam", "audit").play("guild", "show_cards")
    assert table.seen("emperor")["players"][1]["treachery"]["known"] == []
    assert "event-audited-seen" not in table.told("emperor")
    assert len(table.g.treachery.zones[DECK]) > 0
