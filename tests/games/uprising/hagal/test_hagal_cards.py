"""What the symbols of House Hagal cards do, card by card (HAG-ICN, HAG-MKR)."""

import pytest

from sandtable.games.uprising.board import TRACKS
from sandtable.games.uprising.rules.influence import gain_influence, lose_influence
from sandtable.games.uprising.terms import FREMEN
from sandtable.kernel.seats import Seat
from tests.games.uprising.hagal.table import OTHER, YOU, duel, solo

# Muad'Dib: Fremen, Bene Gesserit, Guild, Emperor. Lady Jessica: Bene Gesserit, Fremen, Guild, Emperor.


@pytest.mark.rule("HAG-ICN-01", "HAG-ICN-05", "HAG-ICN-07")
def test_sardaukar() -> None:
    table = solo().reveals("muad_dib", "sardaukar")
    assert table.levels("muad_dib") == {"emperor": 1}
    # No Combat space: the recruits stay in the garrison.
    assert table.army("muad_dib") == (0, 0, 5)
    assert table.g.supply[1] == 7


@pytest.mark.rule("HAG-ICN-01")
def test_dutiful_service() -> None:
    table = solo().reveals("muad_dib", "dutiful_service")
    assert table.at("muad_dib") == ["dutiful_service"]
    assert table.levels("muad_dib") == {"emperor": 1}
    assert table.has("muad_dib") == (0, 0, 1, 0)


@pytest.mark.rule("HAG-ICN-05", "HAG-ICN-06", "HAG-ICN-17")
def test_heighliner() -> None:
    table = solo().reveals("muad_dib", "heighliner")
    assert table.levels("muad_dib") == {"guild": 1}
    # Three recruits and two of three from the garrison.
    assert table.army("muad_dib") == (5, 0, 1)


@pytest.mark.rule("HAG-ICN-05")
def test_a_rival_recruits_what_its_supply_holds() -> None:
    table = solo().units("muad_dib", troops=11).reveals("muad_dib", "heighliner")
    assert table.army("muad_dib") == (12, 0, 0)


def test_deliver_supplies_or_heighliner() -> None:
    table = solo().reveals("muad_dib", "supplies_heighliner")
    assert (table.at("muad_dib"), table.levels("muad_dib")) == (["deliver_supplies"], {"guild": 1})
    assert table.army("muad_dib") == (0, 0, 3)
    table = solo().conflict("propaganda").reveals("muad_dib", "supplies_heighliner")
    assert (table.at("muad_dib"), table.levels("muad_dib")) == (["heighliner"], {"guild": 1})
    assert table.army("muad_dib") == (5, 0, 1)


@pytest.mark.rule("HAG-ICN-09")
def test_espionage_places_a_spy_by_priority() -> None:
    table = solo().reveals("muad_dib", "espionage")
    assert table.levels("muad_dib") == {"bene_gesserit": 1}
    assert table.posts("muad_dib") == ["post_fremen"]
    table.g.placed[1] = 0
    table.reveals("muad_dib", "espionage")
    assert table.posts("muad_dib") == ["post_bene_gesserit", "post_fremen"]
    table = solo().spies(YOU, "post_bene_gesserit", "post_fremen").reveals("lady_jessica", "espionage")
    assert table.posts("lady_jessica") == ["post_guild"]


@pytest.mark.rule("HAG-ICN-10")
def test_without_a_free_faction_post_no_spy_is_placed() -> None:
    table = solo().spies(YOU, "post_emperor", "post_guild").spies("lady_jessica", "post_bene_gesserit", "post_fremen")
    table.reveals("muad_dib", "espionage")
    assert table.posts("muad_dib") == []
    assert "event-rival-no-post" in table.told()
    assert table.levels("muad_dib") == {"bene_gesserit": 1}


@pytest.mark.rule("HAG-ICN-08")
def test_secrets_steals_from_everybody_with_four_intrigue_cards() -> None:
    table = solo("muad_dib, staban_tuek").purse(YOU, intrigue=4).purse("staban_tuek", intrigue=5)
    table.reveals("muad_dib", "secrets")
    assert table.has(YOU)[3] == 3
    assert table.has("staban_tuek")[3] == 4
    assert table.levels("muad_dib") == {"bene_gesserit": 1}
    # One water and two cards; the victim knows which card is gone, nobody else does.
    assert table.has("muad_dib") == (0, 0, 1, 2)
    assert len(table.g.view(0)["players"][1]["intrigue"]["known"]) == 1
    assert table.g.view(None)["players"][1]["intrigue"] == {"count": 2, "known": []}
    table = solo("muad_dib, staban_tuek").purse(YOU, intrigue=3).reveals("muad_dib", "secrets")
    assert table.has(YOU)[3] == 3


@pytest.mark.rule("HAG-ICN-15", "HAG-ICN-16")
def test_desert_tactics() -> None:
    table = solo().reveals("muad_dib", "desert_tactics")
    assert table.levels("muad_dib") == {"fremen": 1}
    assert table.army("muad_dib") == (3, 0, 1)
    assert table.g.shield_wall
    table = solo().hooks("muad_dib").reveals("muad_dib", "desert_tactics")
    assert not table.g.shield_wall
    assert table.event("event-shield-wall")["who"] == "rival-muad-dib"


@pytest.mark.rule("HAG-ICN-17", "HAG-ICN-18")
def test_fremkit_deploys_from_the_garrison() -> None:
    for garrison, deployed in ((3, 2), (2, 2), (1, 1), (0, 0)):
        table = solo().units("muad_dib", garrison=garrison).reveals("muad_dib", "fremkit")
        assert table.army("muad_dib") == (deployed, 0, garrison - deployed)
        assert table.levels("muad_dib") == {"fremen": 1}


@pytest.mark.rule("HAG-ICN-02", "HAG-ICN-03", "HAG-CND-04", "HAG-CND-05")
def test_assembly_hall() -> None:
    table = solo().influence("muad_dib", emperor=1).reveals("muad_dib", "assembly_hall")
    assert table.has("muad_dib") == (0, 0, 1, 1)
    assert table.levels("muad_dib") == {"emperor": 1}
    assert table.g.view(0)["players"][1]["intrigue"] == {"count": 1, "known": []}
    table = solo().influence("muad_dib", emperor=2).reveals("muad_dib", "assembly_hall")
    assert table.levels("muad_dib") == {"emperor": 2, "fremen": 1}


@pytest.mark.rule("UPR-RUL-15", "UPR-EX-28")
@pytest.mark.parametrize("copy", ["gather_support", "gather_support_armed"])
def test_both_copies_of_gather_support_give_influence(copy: str) -> None:
    table = solo().influence("muad_dib", emperor=2).reveals("muad_dib", copy)
    assert table.army("muad_dib") == (0, 0, 4)
    assert table.levels("muad_dib") == {"emperor": 2, "bene_gesserit": 1}
    table = solo().influence("muad_dib", emperor=1).reveals("muad_dib", copy)
    assert table.levels("muad_dib") == {"emperor": 1}


@pytest.mark.rule("HAG-ICN-02", "HAG-ICN-03", "HAG-CMB-16")
def test_accept_contract_or_shipping() -> None:
    for choam in (False, True):
        table = solo(choam=choam).reveals("muad_dib", "contract_shipping_first")
        assert table.has("muad_dib") == (2, 0, 1, 0)
        assert table.g.view(0)["players"][1]["contracts"] == []
    for card, raised in (("contract_shipping_first", "fremen"), ("contract_shipping_third", "guild")):
        table = solo().influence("muad_dib", guild=2).reveals("muad_dib", card)
        assert table.has("muad_dib") == (2, 0, 1, 0)
        assert table.levels("muad_dib") == ({"guild": 2, "fremen": 1} if raised == "fremen" else {"guild": 3})


@pytest.mark.rule("HAG-ICN-06")
def test_research_station() -> None:
    table = solo().units("muad_dib", garrison=0).reveals("muad_dib", "research_station")
    assert table.army("muad_dib") == (2, 0, 0)


@pytest.mark.rule("HAG-ICN-04")
def test_spice_refinery_uses_the_signet() -> None:
    table = solo().reveals("muad_dib", "spice_refinery")
    assert table.levels("muad_dib") == {"fremen": 1}
    assert "event-rival-signet" in table.told()
    assert table.army("muad_dib") == (2, 0, 1)


@pytest.mark.rule("HAG-ICN-04", "HAG-ICN-06")
def test_arrakeen_uses_the_signet_and_recruits() -> None:
    table = solo("feyd_rautha, muad_dib").reveals("feyd_rautha", "arrakeen")
    # Two troops by the signet, one by the card, two from the garrison.
    assert table.army("feyd_rautha") == (5, 0, 1)


@pytest.mark.rule("HAG-ICN-03", "HAG-ICN-14")
def test_sietch_tabr_brings_maker_hooks_once() -> None:
    table = solo().influence("muad_dib", fremen=2).reveals("muad_dib", "sietch_tabr")
    assert table.g.hooks == [False, True, False]
    assert table.has("muad_dib") == (0, 0, 2, 0)
    assert table.army("muad_dib") == (3, 0, 1)
    assert "event-hooks" in table.told()
    table.g.placed[1] = 0
    table.reveals("muad_dib", "sietch_tabr")
    assert table.g.hooks == [False, True, False]
    assert "event-hooks" not in table.told()


# Place Spy cards.


@pytest.mark.rule("HAG-ICN-11", "HAG-ICN-13")
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        ("place_spy_spice_trade", ["post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"]),
        ("place_spy_city", ["post_arrakeen_refinery", "post_refinery_research", "post_research_tabr"]),
        ("place_spy_landsraad", ["post_assembly", "post_council"]),
    ],
)
def test_place_spy_cards_go_to_the_first_free_post_of_their_kind(card: str, posts: list[str]) -> None:
    for place, post in enumerate(posts):
        table = solo().spies(YOU, *posts[:place]).reveals("muad_dib", card, "dutiful_service")
        assert table.posts("muad_dib") == [post]
        # Another card sends the Agent.
        assert table.at("muad_dib") == ["dutiful_service"]


@pytest.mark.rule("HAG-ICN-12", "HAG-ICN-13")
def test_a_place_spy_card_without_a_free_post() -> None:
    table = solo().spies(YOU, "post_assembly", "post_council")
    table.reveals("muad_dib", "place_spy_landsraad", "dutiful_service")
    assert table.posts("muad_dib") == []
    assert table.at("muad_dib") == ["dutiful_service"]
    assert table.told()[:2] == ["event-hagal-reveals", "event-rival-no-post"]


# Maker spaces and sandworms.


@pytest.mark.rule("HAG-MKR-01", "HAG-MKR-02", "HAG-MKR-05", "UPR-EX-31", "HAG-ICN-18")
@pytest.mark.parametrize(
    ("card", "space", "base"),
    [("hagga_imperial", "hagga_basin", 2), ("hagga_imperial", "imperial_basin", 1), ("deep_desert", "deep_desert", 4)],
)
def test_without_hooks_a_rival_harvests(card: str, space: str, base: int) -> None:
    table = solo("staban_tuek, muad_dib").purse("staban_tuek").bonus(**{space: 2}).reveals("staban_tuek", card)
    assert table.at("staban_tuek") == [space]
    assert table.has("staban_tuek") == (0, base + 2, 0, 0)
    assert table.g.bonus_spice == [0, 0, 0]
    # It recruited nobody, and still two troops leave the garrison of three.
    assert table.army("staban_tuek") == (2, 0, 1)


@pytest.mark.rule("HAG-MKR-03", "HAG-MKR-04", "HAG-MKR-06")
@pytest.mark.parametrize(
    ("card", "space", "worms"), [("hagga_imperial", "hagga_basin", 1), ("deep_desert", "deep_desert", 2)]
)
def test_with_hooks_a_rival_brings_sandworms(card: str, space: str, worms: int) -> None:
    table = solo("staban_tuek, muad_dib").purse("staban_tuek").hooks("staban_tuek")
    table.bonus(**{space: 1}).reveals("staban_tuek", card)
    assert table.army("staban_tuek") == (2, worms, 1)
    assert table.has("staban_tuek") == (0, 1, 0, 0)


@pytest.mark.rule("HAG-MKR-05")
def test_imperial_basin_has_no_sandworms() -> None:
    table = solo("staban_tuek, muad_dib").purse("staban_tuek").hooks("staban_tuek")
    table.bonus(imperial_basin=1).reveals("staban_tuek", "hagga_imperial")
    assert table.army("staban_tuek") == (2, 0, 1)
    assert table.has("staban_tuek") == (0, 2, 0, 0)


@pytest.mark.rule("HAG-MKR-04", "HAG-MKR-05", "HAG-ICN-15")
def test_the_shield_wall_keeps_sandworms_out_unless_the_card_breaches_it() -> None:
    table = solo("staban_tuek, muad_dib").purse("staban_tuek").hooks("staban_tuek").conflict("siege_of_arrakeen")
    table.bonus(deep_desert=1).reveals("staban_tuek", "deep_desert")
    assert table.army("staban_tuek") == (2, 0, 1)
    assert table.has("staban_tuek") == (0, 5, 0, 0)
    # This card shows the Shield Wall: first it falls, then the sandworm comes (UPR-RUL-112).
    table = solo("staban_tuek, muad_dib").purse("staban_tuek").hooks("staban_tuek").conflict("siege_of_arrakeen")
    table.bonus(hagga_basin=1).reveals("staban_tuek", "hagga_imperial")
    assert not table.g.shield_wall
    assert table.army("staban_tuek") == (2, 1, 1)


# Alliances.


@pytest.mark.rule("HAG-ICN-19")
def test_rivals_win_and_lose_alliances_and_points_for_friendship() -> None:
    table = duel().influence("muad_dib", fremen=3).influence(YOU, fremen=4).ally(YOU, "fremen")
    table.g.vp = [1, 0, 0]
    gain_influence(table.g, Seat(2), FREMEN, 1)
    assert (table.vp(YOU), table.vp("muad_dib")) == (1, 0)
    gain_influence(table.g, Seat(2), FREMEN, 1)
    assert table.g.alliance[FREMEN] == 2
    assert (table.vp(YOU), table.vp("muad_dib")) == (0, 1)
    gain_influence(table.g, Seat(0), FREMEN, 2)
    assert table.g.alliance[FREMEN] == 0
    assert (table.vp(YOU), table.vp("muad_dib")) == (1, 0)
    # Two Influence are worth a point to a Rival as to anybody (UPR-RUL-96).
    table = duel().influence("muad_dib", fremen=1).reveals("muad_dib", "fremkit")
    assert table.vp("muad_dib") == 1


@pytest.mark.rule("HAG-ICN-20")
def test_rivals_miss_the_bonus_at_four() -> None:
    for track in TRACKS:
        table = duel("staban_tuek").purse("staban_tuek")
        gain_influence(table.g, Seat(2), track.faction, 4)
        assert table.has("staban_tuek") == (0, 0, 0, 0)
        assert table.posts("staban_tuek") == []
        assert table.vp("staban_tuek") == 2
        assert table.g.alliance[track.faction] == 2


@pytest.mark.rule("HAG-ICN-19")
def test_a_player_who_loses_an_alliance_chooses_among_equals_that_may_be_rivals() -> None:
    table = duel().influence(YOU, fremen=4).influence(OTHER, fremen=4).influence("muad_dib", fremen=4)
    table.ally(YOU, "fremen")
    table.g.vp = [2, 2, 2]
    table.start(lambda g: lose_influence(g, Seat(0), FREMEN))
    assert [str(option) for option in table.g.options(0)] == ["lady_margot_fenring", "rival_muad_dib"]
    table.g.play(0, "rival_muad_dib")
    assert table.g.alliance[FREMEN] == 2
    assert table.g.vp == [1, 2, 3]
