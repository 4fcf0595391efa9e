"""Rivals in the Conflict, at the end of the game, and the rules for harder games (HAG-CMB, HAG-END, HAG-OPT)."""

import pytest

from sandtable.games.uprising.cards import CARD_KIND, CONFLICT_NUMBER, OBJECTIVE_NUMBER
from sandtable.games.uprising.hagal.cards import HAGAL_KIND, HAGAL_NUMBER
from sandtable.games.uprising.hagal.house import HAGAL_DECK, HAGAL_DISCARD
from sandtable.games.uprising.rules.arrival import arrive
from sandtable.games.uprising.rules.combat import combat_phase, reward, win
from sandtable.games.uprising.rules.endgame import declare_winner, endgame
from sandtable.games.uprising.rules.hagal.churn import remove_from_row
from sandtable.games.uprising.rules.makers import recall_phase
from sandtable.games.uprising.rules.player_turns import clean_up
from sandtable.games.uprising.rules.round_start import round_start_phase
from sandtable.games.uprising.state import CONFLICT_DECK, ENDGAME, IMPERIUM, PER_HOLDER, ROW, TRASHED, WON
from sandtable.games.uprising.terms import ARRAKEEN, IMPERIAL_BASIN, SPICE_REFINERY, SpaceIndex
from sandtable.kernel.seats import Seat
from tests.games.uprising.hagal.table import OTHER, YOU, HagalTable, duel, solo


def fight(table: HagalTable, *cards: str) -> HagalTable:
    """The Combat phase up to the first question, or through."""
    return table.upcoming(*cards).start(combat_phase)


def swords(table: HagalTable) -> list[tuple[str, int]]:
    events = [event for event in table.g.events(None)[table.read :] if event.message == "event-hagal-swords"]
    return [(str(event.args["who"]), event.args["swords"]) for event in events]


# Strength.


@pytest.mark.rule("HAG-CMB-01", "HAG-CMB-02", "HAG-CMB-03")
def test_rivals_in_the_conflict_get_the_swords_of_a_card_in_turn_order() -> None:
    table = solo("muad_dib, lady_jessica").units("muad_dib", troops=1).units("lady_jessica", worms=1)
    table.conflict("skirmish_desert_mouse").g.first = Seat(2)
    fight(table, "heighliner", "sietch_tabr")
    assert swords(table) == [("rival-lady-jessica", 5), ("rival-muad-dib", 3)]
    assert table.event("event-hagal-swords")["strength"] == 8
    # Only the swords of the cards count, no Influence, no Maker Hooks, no Agent.
    assert (table.levels("muad_dib"), table.levels("lady_jessica")) == ({}, {})
    assert not any(table.g.hooks)
    assert not any(table.g.placed[1:])


@pytest.mark.rule("HAG-CMB-01")
def test_without_a_unit_there_is_no_card() -> None:
    table = solo("muad_dib, lady_jessica").units("muad_dib", troops=1)
    table.g.first = Seat(0)
    fight(table, "fremkit", "sardaukar")
    assert swords(table) == [("rival-muad-dib", 1)]


@pytest.mark.rule("HAG-CMB-04")
def test_new_deck_does_not_count_in_combat() -> None:
    table = duel("muad_dib").units("muad_dib", troops=1)
    fight(table, "new_deck")
    assert len(swords(table)) == 1
    assert table.told()[1:3] == ["event-hagal-reveals", "event-hagal-reshuffled"]
    assert sum(len(pile) for pile in table.g.hagal.cards.zones[:2]) == 37
    assert len(table.g.hagal.cards.zones[1]) < 5, "the discards went into the new deck"


@pytest.mark.rule("HAG-CMB-04", "UPR-RUL-13")
def test_in_combat_new_deck_goes_back_with_the_rest_of_the_deck_and_the_discards() -> None:
    """A card is left in the deck, so that it is not shuffled for want of cards."""
    table = duel("muad_dib").units("muad_dib", troops=1).reshuffled_to("heighliner").start(combat_phase)
    assert swords(table) == [("rival-muad-dib", 5)]
    deck, discards = table.g.hagal.cards.zones[HAGAL_DECK], table.g.hagal.cards.zones[HAGAL_DISCARD]
    assert [HAGAL_KIND[card] for card in discards] == [HAGAL_NUMBER["heighliner"]]
    assert len(deck) == 36


@pytest.mark.rule("HAG-CMB-05", "UPR-RUL-106")
def test_combat_cards_come_after_the_swords_and_rivals_pass() -> None:
    table = duel("staban_tuek").units("staban_tuek", troops=2).units(YOU, troops=2).purse(YOU, intrigue=1)
    table.purse("staban_tuek", intrigue=4)
    table.g.first = Seat(0)
    fight(table, "sardaukar")
    assert table.g.to_act == (0,)
    assert table.g.strength(Seat(2)) == 8
    table.g.play(0, "pass")
    assert table.has("staban_tuek")[3] >= 4


@pytest.mark.rule("HAG-OPT-10")
@pytest.mark.parametrize(("conflict", "cards"), [("skirmish_ornithopter", 1), ("trade_dispute", 1), ("propaganda", 2)])
def test_brutal_escalation(conflict: str, cards: int) -> None:
    table = duel("staban_tuek", brutal_escalation=True).conflict(conflict).units("staban_tuek", troops=1)
    table.units(YOU, troops=1).purse(YOU, intrigue=1)
    fight(table, "heighliner", "sardaukar")
    assert [count for _, count in swords(table)] == [5, 4][:cards]
    assert table.g.strength(Seat(2)) == 2 + sum([5, 4][:cards])


def test_without_brutal_escalation_one_card_is_enough() -> None:
    table = duel("staban_tuek").conflict("propaganda").units("staban_tuek", troops=1)
    table.units(YOU, troops=1).purse(YOU, intrigue=1)
    fight(table, "heighliner", "sardaukar")
    assert table.g.strength(Seat(2)) == 7


# Rewards.


def rewarded(conflict: str, rank: int, worms: int = 0, solari: int = 0, spice: int = 0) -> HagalTable:
    """Staban Tuek, who holds nothing but what is said, after he got a reward."""
    table = duel("staban_tuek").conflict(conflict).purse("staban_tuek", solari=solari, spice=spice)
    return table.units("staban_tuek", troops=2, worms=worms).start(reward, 2, rank)


@pytest.mark.rule("HAG-CMB-06")
def test_rivals_gain_rewards() -> None:
    assert rewarded("siege_of_arrakeen", 1).has("staban_tuek") == (4, 0, 0, 0)
    assert rewarded("siege_of_arrakeen", 1).army("staban_tuek") == (2, 0, 1)
    assert rewarded("protect_the_sietches", 0).levels("staban_tuek") == {"fremen": 1}
    assert rewarded("shadow_contest", 0).has("staban_tuek") == (0, 0, 0, 1)
    assert rewarded("test_of_loyalty", 0).posts("staban_tuek") == ["post_guild"]
    # Three seats: no third reward, and a tie for second is worth the third (UPR-RUL-12).
    table = duel("staban_tuek").conflict("skirmish_desert_mouse").purse("staban_tuek")
    table.units("staban_tuek", troops=1).units(YOU, troops=8).units(OTHER, troops=6)
    fight(table, "assembly_hall")
    assert table.has("staban_tuek")[0] == 0


@pytest.mark.rule("HAG-CMB-06", "HAG-CMB-16")
def test_a_contract_is_two_solari_and_trashing_is_nothing() -> None:
    table = rewarded("trade_dispute", 0)
    assert table.has("staban_tuek") == (2, 0, 1, 0)
    table = duel("staban_tuek", choam=True).conflict("choam_security").purse("staban_tuek").units("staban_tuek")
    table.start(reward, 2, 0)
    assert table.has("staban_tuek") == (2, 0, 0, 0)
    assert table.g.view(0)["players"][2]["contracts"] == []
    assert len(table.g.view(0)["contracts"]["offered"]) == 2


@pytest.mark.rule("HAG-CMB-06", "HAG-CMB-13")
def test_two_different_factions_even_if_one_is_far_behind() -> None:
    table = duel("staban_tuek").conflict("propaganda").influence("staban_tuek", emperor=3, guild=3, bene_gesserit=3)
    table.start(reward, 2, 0)
    assert table.levels("staban_tuek") == {"emperor": 3, "guild": 4, "bene_gesserit": 3, "fremen": 1}


@pytest.mark.rule("HAG-CMB-06", "UPR-RUL-120")
def test_a_reward_is_one_gain() -> None:
    """Muad'Dib, whose Swordmaster costs 4, pays with the Solari of the reward, not with its Intrigue card."""
    table = duel("muad_dib").conflict("battle_for_arrakeen").purse("muad_dib", solari=3)
    table.start(reward, 2, 1)
    assert table.event("event-rival-swordmaster") == {
        "who": "rival-muad-dib", "solari": 4, "spice": 0, "intrigue": 0, "water": 0
    }  # fmt: skip
    assert table.has("muad_dib") == (2, 1, 0, 1)


@pytest.mark.rule("HAG-RES-04", "HAG-NET-03", "UPR-RUL-120")
def test_a_spy_network_in_a_reward_is_a_gain_of_its_own() -> None:
    """The Baron's Swordmaster costs 6. His network brings the last Solari before the two spice of the reward
    are there, so he pays with water."""
    table = duel("baron_harkonnen").conflict("seize_spice_refinery").purse("baron_harkonnen", solari=1, water=3)
    table.spies("baron_harkonnen", "post_council", "post_choam").start(reward, 2, 0)
    assert table.g.swordmaster[2]
    assert table.has("baron_harkonnen") == (0, 2, 0, 0)


@pytest.mark.rule("HAG-CMB-07")
def test_a_sandworm_doubles_the_reward_but_not_control() -> None:
    table = rewarded("secure_imperial_basin", 0, worms=1)
    assert table.has("staban_tuek") == (0, 4, 0, 0)
    assert table.army("staban_tuek")[2] == 2
    assert table.g.view(0)["spaces"][IMPERIAL_BASIN]["control"] == 2


@pytest.mark.rule("HAG-CMB-08", "HAG-CMB-09")
def test_a_rival_that_wins_takes_the_card_and_matches_icons() -> None:
    table = duel("staban_tuek").conflict("skirmish_ornithopter")
    g = table.g
    assert g.objective[2] == OBJECTIVE_NUMBER["objective_ornithopter_1_3"]
    table.start(win, 2)
    assert table.vp("staban_tuek") == 1
    assert g.objective_turned[2]
    assert g.view(0)["players"][2]["won_turned"] == ["skirmish_ornithopter"]
    table.conflict("choam_security")
    table.start(win, 2)
    assert table.vp("staban_tuek") == 1
    assert g.view(0)["players"][2]["won"] == ["choam_security"]


@pytest.mark.rule("HAG-CMB-09")
def test_a_rival_pairs_its_wild_icon_when_the_game_ends() -> None:
    table = duel("staban_tuek")
    table.lay("propaganda", WON + PER_HOLDER * 2)
    table.start(endgame)
    table.play_quietly(lambda: table.g.over)
    assert table.vp("staban_tuek") == 1
    assert table.g.objective_turned[2]


@pytest.mark.rule("HAG-CMB-10", "HAG-CMB-11", "HAG-RES-02")
@pytest.mark.parametrize(
    ("conflict", "space", "bonus"),
    [
        ("siege_of_arrakeen", ARRAKEEN, (1, 0, 0, 0)),
        ("seize_spice_refinery", SPICE_REFINERY, (1, 0, 0, 0)),
        ("secure_imperial_basin", IMPERIAL_BASIN, (0, 1, 0, 0)),
    ],
)
def test_a_controlling_rival_is_paid_for_every_visit(conflict: str, space: int, bonus: tuple[int, ...]) -> None:
    table = rewarded(conflict, 0)
    assert table.g.view(0)["spaces"][space]["control"] == 2
    for visitor in (0, 1, 2):
        table.purse("staban_tuek")
        arrive(table.g, Seat(visitor), SpaceIndex(space))
        assert table.has("staban_tuek") == bonus


@pytest.mark.rule("HAG-CMB-11")
def test_a_visit_of_a_rival_pays_the_player_in_control() -> None:
    table = solo().purse(YOU)
    table.g.control[0] = Seat(0)
    table.reveals("muad_dib", "arrakeen")
    assert table.has(YOU) == (1, 0, 0, 0)


@pytest.mark.rule("HAG-CMB-12")
def test_a_rival_always_defends() -> None:
    for supply, deployed in ((12, 1), (0, 0)):
        table = duel("staban_tuek")
        g = table.g
        g.control[0] = Seat(2)
        for level in range(3):
            g.conflicts.pour(CONFLICT_DECK + level, CONFLICT_DECK + 3)
        table.lay("siege_of_arrakeen", CONFLICT_DECK)
        table.units("staban_tuek", garrison=12 - supply)
        table.start(round_start_phase)
        assert g.conflict == CONFLICT_NUMBER["siege_of_arrakeen"]
        assert table.army("staban_tuek") == (deployed, 0, 12 - supply)


@pytest.mark.rule("HAG-CMB-15")
@pytest.mark.parametrize(
    ("conflict", "purse", "worms", "points", "left"),
    [
        ("spice_freighters", {"spice": 3}, 0, 1, (0, 0, 0, 0)),
        ("spice_freighters", {"spice": 2}, 0, 0, (0, 2, 0, 0)),
        ("spice_freighters", {"spice": 6}, 1, 2, (0, 0, 0, 0)),
        ("battle_for_imperial_basin", {"spice": 5}, 0, 2, (0, 1, 0, 0)),
        ("battle_for_spice_refinery", {"solari": 6}, 0, 2, (0, 0, 0, 0)),
        ("battle_for_spice_refinery", {"solari": 5}, 0, 1, (5, 0, 0, 0)),
    ],
)
def test_a_rival_pays_for_points(
    conflict: str, purse: dict[str, int], worms: int, points: int, left: tuple[int, ...]
) -> None:
    table = rewarded(conflict, 0, worms=worms, **purse)
    friendship = 1 if worms else 0
    assert table.vp("staban_tuek") - friendship * (table.levels("staban_tuek").get("guild", 0) == 2) == points
    assert table.has("staban_tuek") == left


@pytest.mark.rule("HAG-CMB-15")
def test_spies_pay_in_the_battle_for_arrakeen() -> None:
    table = duel("staban_tuek").conflict("battle_for_arrakeen").spies("staban_tuek", "post_guild", "post_fremen")
    table.start(reward, 2, 0)
    assert table.vp("staban_tuek") == 2
    assert table.posts("staban_tuek") == []
    table = duel("staban_tuek").conflict("battle_for_arrakeen").spies("staban_tuek", "post_guild")
    table.start(reward, 2, 0)
    assert table.vp("staban_tuek") == 1
    assert table.posts("staban_tuek") == ["post_guild"]


# The end.


def ends(table: HagalTable) -> bool:
    table.start(recall_phase)
    return table.g.phase == ENDGAME


@pytest.mark.rule("HAG-END-01")
def test_ten_points_of_a_rival_end_the_game() -> None:
    for points, over in ((9, False), (10, True)):
        table = duel("muad_dib")
        table.g.vp[2] = points
        assert ends(table) == over


@pytest.mark.rule("HAG-END-02")
def test_a_rival_can_win() -> None:
    table = duel("muad_dib")
    table.g.vp = [8, 9, 10]
    table.start(declare_winner)
    assert table.g.result is not None
    assert table.g.result.winners == ()
    assert table.g.result.scores == (8, 9)
    assert table.g.result.reason == "reason-rival"
    assert table.event("event-wins")["who"] == "rival-muad-dib"


@pytest.mark.rule("HAG-END-02", "UPR-RUL-110")
def test_a_player_wins_the_last_tie_against_a_rival() -> None:
    table = solo("muad_dib, lady_jessica")
    g = table.g
    g.vp, g.spice, g.solari, g.water, g.garrison = [10, 10, 3], [2, 2, 0], [1, 1, 0], [1, 1, 1], [3, 3, 3]
    g.reveal_order = [Seat(0)]
    table.start(declare_winner)
    assert g.result is not None
    assert g.result.winners == (0,)


@pytest.mark.rule("HAG-OPT-07", "UPR-RUL-111")
@pytest.mark.parametrize("rival", ["lady_amber_metulli", "glossu_rabban"])
def test_streamlined_rivals_neither_end_the_game_nor_win(rival: str) -> None:
    table = duel(rival)
    table.g.vp = [3, 2, 12]
    assert not ends(table)
    table.start(declare_winner)
    assert table.g.result is not None
    assert table.g.result.winners == (0,)


@pytest.mark.rule("HAG-OPT-08")
def test_a_streamlined_rival_with_its_swordmaster_leaves_bonus_spice() -> None:
    for hired, spice in ((False, 5), (True, 2)):
        table = duel("lady_amber_metulli").purse("lady_amber_metulli").bonus(hagga_basin=3)
        table.g.swordmaster[2] = hired
        table.reveals("lady_amber_metulli", "hagga_imperial")
        assert table.at("lady_amber_metulli") == ["hagga_basin"]
        assert table.has("lady_amber_metulli") == (0, spice, 0, 0)
        assert table.g.bonus_spice == [0, 0, 0]
    table = duel("baron_harkonnen").purse("baron_harkonnen").bonus(hagga_basin=3)
    table.g.swordmaster[2] = True
    assert table.reveals("baron_harkonnen", "hagga_imperial").has("baron_harkonnen") == (0, 5, 0, 0)


# Expert Deployment.


@pytest.mark.rule("HAG-OPT-11")
def test_a_comfortable_lead_keeps_troops_at_home() -> None:
    for mine, yours, deployed in ((3, 0, 0), (2, 0, 2), (5, 2, 0), (5, 3, 2)):
        table = solo(expert_deployment=True).units("muad_dib", troops=mine, garrison=3).units(YOU, troops=yours)
        table.reveals("muad_dib", "fremkit")
        assert table.army("muad_dib") == (mine + deployed, 0, 3 - deployed)
        assert ("event-rival-holds-back" in table.told()) == (deployed == 0)
    table = solo().units("muad_dib", troops=3, garrison=3).reveals("muad_dib", "fremkit")
    assert table.army("muad_dib") == (5, 0, 1)


@pytest.mark.rule("HAG-OPT-11")
def test_recruits_stay_at_home_too_and_the_strongest_opponent_counts() -> None:
    table = solo(expert_deployment=True).conflict("trade_dispute").units("muad_dib", troops=3, garrison=1)
    table.reveals("muad_dib", "heighliner")
    assert table.army("muad_dib") == (3, 0, 4)
    table = solo(expert_deployment=True).units("muad_dib", troops=3, garrison=1).units("lady_jessica", troops=1)
    table.reveals("muad_dib", "heighliner")
    assert table.army("muad_dib") == (7, 0, 0)


@pytest.mark.rule("HAG-OPT-11", "UPR-RUL-107")
@pytest.mark.parametrize(("worms", "deployed"), [(0, 0), (1, 0), (2, 2)])
def test_sandworms_of_the_others_are_units_too(worms: int, deployed: int) -> None:
    table = solo(expert_deployment=True).units("muad_dib", troops=5, garrison=2).units(YOU, troops=1, worms=worms)
    table.reveals("muad_dib", "fremkit")
    assert table.army("muad_dib") == (5 + deployed, 0, 2 - deployed)


@pytest.mark.rule("HAG-OPT-11", "UPR-RUL-107")
def test_measured_deployment_stops_at_the_comfortable_lead() -> None:
    for mine, yours, deployed in ((0, 0, 3), (1, 0, 2), (2, 0, 1), (3, 0, 0), (2, 3, 4)):
        table = solo(expert_deployment=True, measured_deployment=True).units("muad_dib", troops=mine, garrison=4)
        table.units(YOU, troops=yours).reveals("muad_dib", "research_station")
        assert table.army("muad_dib") == (mine + deployed, 0, 6 - deployed)
        assert ("event-rival-holds-back" in table.told()) == (deployed < 4)
    table = solo(difficulty="mentat", measured_deployment=True).conflict("propaganda").units("muad_dib", garrison=4)
    assert table.reveals("muad_dib", "research_station").army("muad_dib") == (4, 0, 2)


@pytest.mark.rule("HAG-OPT-12")
def test_at_the_last_level_rivals_always_deploy() -> None:
    table = solo(expert_deployment=True).conflict("propaganda").units("muad_dib", troops=5, garrison=3)
    table.reveals("muad_dib", "fremkit")
    assert table.army("muad_dib") == (7, 0, 1)


@pytest.mark.rule("HAG-OPT-13")
def test_sandworms_come_before_the_check() -> None:
    table = solo(expert_deployment=True).hooks("muad_dib").units("muad_dib", troops=1, garrison=2)
    table.bonus(deep_desert=1).reveals("muad_dib", "deep_desert")
    assert table.army("muad_dib") == (1, 2, 2)
    table = solo(expert_deployment=True).hooks("muad_dib").units("muad_dib", garrison=2)
    table.bonus(deep_desert=1).reveals("muad_dib", "deep_desert")
    assert table.army("muad_dib") == (2, 2, 0)
    table = solo(expert_deployment=True).hooks("muad_dib").units("muad_dib", troops=6, garrison=2)
    table.bonus(hagga_basin=1).reveals("muad_dib", "hagga_imperial")
    assert table.army("muad_dib") == (6, 1, 2)


# Imperium Row Churn.


def row(table: HagalTable) -> list[int]:
    return table.g.cards.zones[ROW][:]


@pytest.mark.rule("HAG-OPT-02")
@pytest.mark.parametrize("churn", [True, False])
def test_two_dice_after_the_reveal_turn(churn: bool) -> None:
    table = solo(imperium_row_churn=churn).luck((1, 6), (3, 6))
    before = row(table)
    table.start(clean_up, 0)
    if churn:
        assert table.event("event-row-churn") == {"first": 2, "second": 4}
        assert [before[place] in row(table) for place in range(5)] == [True, False, True, False, True]
        assert table.told().count("event-row-churned") == 2
    else:
        assert row(table) == before


@pytest.mark.rule("HAG-OPT-03", "HAG-OPT-04", "HAG-OPT-05", "UPR-RUL-109")
@pytest.mark.parametrize(
    ("first", "second", "removed"),
    [(1, 5, [0, 4]), (5, 1, [0, 4]), (2, 4, [1, 3]), (3, 6, [2]), (6, 6, []), (2, 2, [1])],
)
def test_the_rolled_positions_are_replaced(first: int, second: int, removed: list[int]) -> None:
    table = solo(imperium_row_churn=True)
    before, deck = row(table), len(table.g.cards.zones[IMPERIUM])
    remove_from_row(table.g, first, second)
    after = row(table)
    assert len(after) == 5
    assert [place for place in range(5) if after[place] != before[place]] == removed
    assert sorted(table.g.cards.zones[TRASHED]) == sorted([before[place] for place in removed])
    assert len(table.g.cards.zones[IMPERIUM]) == deck - len(removed)
    assert all(0 <= card < len(CARD_KIND) for card in after)
