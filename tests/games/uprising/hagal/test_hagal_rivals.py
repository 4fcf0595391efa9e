"""Every Rival's signet and spy network; the Swordmaster and the exchange for points (HAG-RES, HAG-VPX, HAG-NET)."""

import pytest

from sandtable.games.uprising.effects import Effect, gain, influence, intrigue, place_spy
from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.hagal.effects import ALLIANCE_ELSE_LEAST, LEAST, MOST, picked_influence
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.games.uprising.rules.hagal.acting import act
from sandtable.games.uprising.terms import ANY, BENE_GESSERIT, EMPEROR, FACTIONS
from sandtable.kernel.seats import Seat
from tests.games.uprising.hagal.table import YOU, HagalTable, duel, solo


def do(table: HagalTable, rival: str, effect: Effect) -> HagalTable:
    table.read = len(table.g.events(None))
    act(table.g, table.player(rival), effect)
    return table


def signet(rival: str) -> HagalTable:
    """A new table after the Rival has used its signet, with nothing to begin with."""
    return do(duel(rival).purse(rival).units(rival), rival, RIVALS[duel(rival).g.hagal.rivals[0]].signet)


def network(rival: str) -> HagalTable:
    """A new table after the Rival has placed its third spy, with nothing to begin with."""
    table = duel(rival).purse(rival).units(rival).spies(rival, "post_council", "post_choam")
    return do(table, rival, place_spy())


# Signets and spy networks, Rival by Rival.


def test_staban_tuek() -> None:
    assert signet("staban_tuek").has("staban_tuek") == (0, 1, 0, 0)
    assert network("staban_tuek").army("staban_tuek") == (0, 0, 2)


def test_lady_amber_metulli() -> None:
    assert signet("lady_amber_metulli").army("lady_amber_metulli") == (0, 0, 1)
    assert network("lady_amber_metulli").army("lady_amber_metulli") == (0, 0, 3)


def test_gurney_halleck() -> None:
    assert signet("gurney_halleck").army("gurney_halleck") == (0, 0, 1)
    assert network("gurney_halleck").levels("gurney_halleck") == {"fremen": 1}
    table = duel("gurney_halleck").influence("gurney_halleck", emperor=3, guild=3, fremen=1)
    table.spies("gurney_halleck", "post_council", "post_choam")
    do(table, "gurney_halleck", place_spy())
    assert table.levels("gurney_halleck") == {"emperor": 3, "guild": 4, "fremen": 1}


def test_lady_margot_fenring() -> None:
    assert signet("lady_margot_fenring").has("lady_margot_fenring") == (1, 0, 0, 0)
    assert network("lady_margot_fenring").levels("lady_margot_fenring") == {"bene_gesserit": 1}


def test_glossu_rabban() -> None:
    assert signet("glossu_rabban").army("glossu_rabban") == (0, 0, 1)
    table = duel("glossu_rabban").units("glossu_rabban").ally("glossu_rabban", "guild")
    do(table, "glossu_rabban", RIVALS[table.g.hagal.rivals[0]].signet)
    assert table.army("glossu_rabban") == (0, 0, 2)
    assert network("glossu_rabban").levels("glossu_rabban") == {"emperor": 2}
    table = (
        duel("glossu_rabban").influence("glossu_rabban", fremen=2).spies("glossu_rabban", "post_council", "post_choam")
    )
    do(table, "glossu_rabban", place_spy())
    assert table.levels("glossu_rabban") == {"fremen": 4}


def test_princess_irulan() -> None:
    assert signet("princess_irulan").posts("princess_irulan") == ["post_emperor"]
    table = network("princess_irulan")
    assert table.levels("princess_irulan") == {"emperor": 1}
    assert table.army("princess_irulan") == (0, 0, 1)


def test_baron_harkonnen() -> None:
    assert signet("baron_harkonnen").has("baron_harkonnen") == (0, 0, 0, 1)
    table = network("baron_harkonnen")
    assert table.has("baron_harkonnen") == (2, 0, 0, 0)
    assert table.army("baron_harkonnen") == (0, 0, 2)


def test_lady_jessica() -> None:
    assert signet("lady_jessica").levels("lady_jessica") == {"bene_gesserit": 1}
    table = duel("lady_jessica").influence("lady_jessica", guild=3, bene_gesserit=1)
    do(table, "lady_jessica", RIVALS[table.g.hagal.rivals[0]].signet)
    assert table.levels("lady_jessica") == {"guild": 4, "bene_gesserit": 1}
    assert network("lady_jessica").has("lady_jessica") == (0, 0, 2, 0)


def test_feyd_rautha() -> None:
    assert signet("feyd_rautha").army("feyd_rautha") == (0, 0, 2)
    assert network("feyd_rautha").levels("feyd_rautha") == {"emperor": 1}


def test_muad_dib() -> None:
    assert signet("muad_dib").levels("muad_dib") == {"fremen": 1}
    table = network("muad_dib")
    assert table.g.hooks == [False, False, True]
    assert not table.g.shield_wall
    assert table.has("muad_dib") == (0, 0, 0, 1)


# Which faction.


@pytest.mark.rule("HAG-CMB-13", "HAG-CMB-14")
def test_a_free_choice_goes_to_the_lowest_track_then_by_priority() -> None:
    # Baron: Guild, Emperor, Bene Gesserit, Fremen.
    table = duel("baron_harkonnen").influence("baron_harkonnen", guild=1, emperor=2, bene_gesserit=1)
    do(table, "baron_harkonnen", influence(ANY))
    assert table.levels("baron_harkonnen") == {"guild": 1, "emperor": 2, "bene_gesserit": 1, "fremen": 1}
    do(table, "baron_harkonnen", influence(ANY))
    assert table.levels("baron_harkonnen") == {"guild": 2, "emperor": 2, "bene_gesserit": 1, "fremen": 1}
    do(table, "baron_harkonnen", picked_influence(LEAST, 2))
    assert table.levels("baron_harkonnen") == {"guild": 2, "emperor": 2, "bene_gesserit": 3, "fremen": 1}


@pytest.mark.rule("HAG-CMB-13")
def test_two_different_factions_are_the_two_lowest() -> None:
    table = duel("baron_harkonnen").influence("baron_harkonnen", guild=2, emperor=1)
    do(table, "baron_harkonnen", influence(ANY, factions=2))
    assert table.levels("baron_harkonnen") == {"guild": 2, "emperor": 1, "bene_gesserit": 1, "fremen": 1}


@pytest.mark.rule("HAG-CMB-13")
def test_a_choice_among_some_factions_stays_among_them() -> None:
    table = duel("baron_harkonnen").influence("baron_harkonnen", emperor=2, bene_gesserit=1)
    do(table, "baron_harkonnen", influence(ANY, among=(EMPEROR, BENE_GESSERIT)))
    assert table.levels("baron_harkonnen") == {"emperor": 2, "bene_gesserit": 2}


def test_a_track_at_its_end_is_not_chosen() -> None:
    table = duel("baron_harkonnen").influence("baron_harkonnen", guild=6, emperor=3, bene_gesserit=2, fremen=1)
    do(table, "baron_harkonnen", picked_influence(MOST))
    assert table.levels("baron_harkonnen")["emperor"] == 4
    table.influence("baron_harkonnen", **dict.fromkeys(FACTIONS, 6))
    do(table, "baron_harkonnen", picked_influence(MOST))
    assert set(table.levels("baron_harkonnen").values()) == {6}


@pytest.mark.parametrize(
    ("mine", "yours", "holder", "amount", "wins"),
    [
        (3, 0, None, 1, True),
        (2, 0, None, 1, False),
        (2, 0, None, 2, True),
        (4, 0, None, 1, False),
        (4, 4, YOU, 1, True),
        (3, 4, YOU, 1, False),
        (3, 4, YOU, 2, True),
        (5, 4, "baron_harkonnen", 1, False),
    ],
)
def test_where_influence_wins_an_alliance(mine: int, yours: int, holder: str | None, amount: int, wins: bool) -> None:
    table = duel("baron_harkonnen").influence("baron_harkonnen", fremen=mine).influence(YOU, fremen=yours)
    if holder is not None:
        table.ally(holder, "fremen")
    do(table, "baron_harkonnen", picked_influence(ALLIANCE_ELSE_LEAST, amount))
    assert (table.levels("baron_harkonnen") == {"fremen": mine + amount}) == wins


# Resources and the Swordmaster.


@pytest.mark.rule("HAG-RES-01", "HAG-RES-05")
@pytest.mark.parametrize("kind", ["solari", "spice", "water", "intrigue"])
def test_every_resource_counts_as_one(kind: str) -> None:
    # The Baron's Swordmaster costs 6.
    table = duel("baron_harkonnen").purse("baron_harkonnen", **{kind: 5})
    one = intrigue(1) if kind == "intrigue" else gain(**{kind: 1})
    do(table, "baron_harkonnen", one)
    assert table.g.swordmaster[2]
    assert table.has("baron_harkonnen") == (0, 0, 0, 0)


@pytest.mark.rule("HAG-RES-03", "HAG-VPX-01")
def test_before_its_swordmaster_a_rival_only_saves() -> None:
    table = duel("staban_tuek").purse("staban_tuek", water=3, intrigue=3)
    do(table, "staban_tuek", gain(water=1))
    assert table.has("staban_tuek") == (0, 0, 4, 3)
    assert table.vp("staban_tuek") == 0
    assert not table.g.swordmaster[2]


@pytest.mark.rule("HAG-RES-04", "HAG-RES-06", "HAG-RES-07", "UPR-EX-32")
def test_the_swordmaster_is_paid_in_order_and_the_rest_kept() -> None:
    table = duel("lady_margot_fenring").purse("lady_margot_fenring", solari=4, spice=2, intrigue=1)
    assert RIVALS[table.g.hagal.rivals[0]].swordmaster_cost == 8
    do(table, "lady_margot_fenring", gain(water=2))
    assert table.has("lady_margot_fenring") == (0, 0, 1, 0)
    assert (table.g.swordmaster[2], table.g.agents[2]) == (True, 3)
    told = table.event("event-rival-swordmaster")
    assert (told["solari"], told["spice"], told["intrigue"], told["water"]) == (4, 2, 1, 1)


@pytest.mark.rule("HAG-RES-06", "HAG-RES-07")
def test_spice_is_paid_before_intrigue_cards() -> None:
    table = duel("lady_margot_fenring").purse("lady_margot_fenring", solari=3, spice=3, intrigue=2)
    do(table, "lady_margot_fenring", gain(solari=1))
    assert table.has("lady_margot_fenring") == (0, 0, 0, 1)
    told = table.event("event-rival-swordmaster")
    assert (told["solari"], told["spice"], told["intrigue"], told["water"]) == (4, 3, 1, 0)


@pytest.mark.rule("HAG-RES-06", "HAG-RES-07")
def test_intrigue_cards_are_paid_before_water() -> None:
    table = duel("muad_dib").purse("muad_dib", spice=1, intrigue=1, water=1)
    do(table, "muad_dib", intrigue(2))
    assert table.has("muad_dib") == (0, 0, 1, 0)
    assert len(table.event("event-rival-discards-intrigue")["cards"]) == 3
    assert len(table.g.view(None)["intrigue_discard"]) == 3


@pytest.mark.rule("HAG-RES-04")
def test_the_new_agent_acts_from_the_next_turn_on() -> None:
    table = solo("muad_dib, lady_jessica").purse("muad_dib", solari=3, water=1)
    table.reveals("muad_dib", "fremkit")
    assert table.g.agents[1] == 1
    table.reveals("muad_dib", "contract_shipping_first")
    assert table.g.agents[1] == 1
    assert len(table.at("muad_dib")) == 2


@pytest.mark.rule("HAG-RES-04")
def test_a_second_swordmaster_is_never_paid_for() -> None:
    table = duel("baron_harkonnen").purse("baron_harkonnen", solari=5)
    do(do(table, "baron_harkonnen", gain(solari=1)), "baron_harkonnen", gain(solari=6))
    assert table.has("baron_harkonnen") == (6, 0, 0, 0)
    assert table.g.agents[2] == 3


# Exchange.


@pytest.mark.rule("HAG-VPX-01", "HAG-VPX-02", "HAG-VPX-03")
@pytest.mark.parametrize(("kind", "price"), [("solari", 7), ("spice", 7), ("water", 3), ("intrigue", 3)])
def test_enough_of_one_kind_is_worth_a_point(kind: str, price: int) -> None:
    for have, points, left in ((price - 2, 0, price - 1), (price - 1, 1, 0)):
        table = duel("baron_harkonnen").purse("baron_harkonnen", **{kind: have})
        table.g.swordmaster[2] = True
        do(table, "baron_harkonnen", intrigue(1) if kind == "intrigue" else gain(**{kind: 1}))
        assert table.vp("baron_harkonnen") == points
        assert sum(table.has("baron_harkonnen")) == left
        assert (f"event-rival-exchanges-{kind}" in table.told()) == (points == 1)


@pytest.mark.rule("HAG-VPX-02")
def test_points_are_exchanged_as_often_as_possible() -> None:
    table = duel("baron_harkonnen").purse("baron_harkonnen", water=2)
    table.g.swordmaster[2] = True
    do(table, "baron_harkonnen", gain(water=5))
    assert table.vp("baron_harkonnen") == 2
    assert table.has("baron_harkonnen") == (0, 0, 1, 0)


@pytest.mark.rule("HAG-VPX-02")
@pytest.mark.parametrize(("kind", "price"), [("solari", 7), ("spice", 7), ("intrigue", 3)])
def test_twice_as_much_is_worth_two_points(kind: str, price: int) -> None:
    table = duel("baron_harkonnen").purse("baron_harkonnen", **{kind: price - 1})
    table.g.swordmaster[2] = True
    do(table, "baron_harkonnen", intrigue(price + 2) if kind == "intrigue" else gain(**{kind: price + 2}))
    assert table.vp("baron_harkonnen") == 2
    assert sum(table.has("baron_harkonnen")) == 1


@pytest.mark.rule("HAG-RES-04", "HAG-ICN-08")
def test_a_stolen_card_can_complete_the_price_of_the_swordmaster() -> None:
    table = solo("muad_dib, staban_tuek").purse("muad_dib", solari=3).purse(YOU, intrigue=4)
    table.reveals("muad_dib", "secrets")
    assert table.g.swordmaster[1]
    assert table.has("muad_dib") == (0, 0, 0, 0)


@pytest.mark.rule("HAG-RES-04", "HAG-MKR-02", "UPR-RUL-102")
def test_bonus_spice_alone_can_complete_the_price_of_the_swordmaster() -> None:
    """Where the Rival brings sandworms, the space itself gives no spice."""
    table = solo("muad_dib, staban_tuek").purse("muad_dib", solari=3).hooks("muad_dib")
    table.bonus(deep_desert=1).reveals("muad_dib", "deep_desert")
    assert table.g.swordmaster[1]
    assert table.has("muad_dib") == (0, 0, 0, 0)


@pytest.mark.rule("HAG-CMB-14", "UPR-RUL-117")
def test_of_two_alliances_within_reach_the_leftmost_is_taken() -> None:
    """Lady Jessica: Bene Gesserit, Fremen, Guild, Emperor."""
    table = duel("lady_jessica").influence("lady_jessica", emperor=3, fremen=3)
    do(table, "lady_jessica", picked_influence(ALLIANCE_ELSE_LEAST))
    assert table.levels("lady_jessica") == {"emperor": 3, "fremen": 4}


@pytest.mark.rule("UPR-RUL-117", "UPR-RUL-47")
@pytest.mark.parametrize("version", [1, 2])
def test_an_alliance_beyond_the_end_of_a_track_is_out_of_reach(version: int) -> None:
    """Glossu Rabban: Emperor, Guild, Bene Gesserit, Fremen. Two steps from 5 end on 6, level with the holder."""
    table = duel("glossu_rabban")
    table.g.game = GAME.under(version)
    table.influence(YOU, guild=6).ally(YOU, "guild")
    table.influence("glossu_rabban", emperor=1, guild=5, bene_gesserit=2, fremen=1)
    do(table, "glossu_rabban", picked_influence(ALLIANCE_ELSE_LEAST, 2))
    before = {"emperor": 1, "guild": 5, "bene_gesserit": 2, "fremen": 1}
    assert table.levels("glossu_rabban") == {**before, **({"guild": 6} if version == 1 else {"bene_gesserit": 4})}
    # With the holder a step lower the Guild is first in the priority and within reach.
    table.influence(YOU, guild=5).influence("glossu_rabban", guild=4, bene_gesserit=2)
    table.ally(YOU, "guild")
    do(table, "glossu_rabban", picked_influence(ALLIANCE_ELSE_LEAST, 2))
    assert table.levels("glossu_rabban")["guild"] == 6


@pytest.mark.rule("HAG-VPX-02", "HAG-RES-07")
def test_what_the_swordmaster_left_over_is_exchanged_at_once() -> None:
    table = duel("muad_dib").purse("muad_dib", solari=4)
    do(table, "muad_dib", gain(water=3))
    assert table.has("muad_dib") == (0, 0, 0, 0)
    assert table.vp("muad_dib") == 1


@pytest.mark.rule("HAG-VPX-04")
def test_different_kinds_are_not_combined() -> None:
    table = duel("baron_harkonnen").purse("baron_harkonnen", solari=6, spice=5, water=2, intrigue=2)
    table.g.swordmaster[2] = True
    do(table, "baron_harkonnen", gain(spice=1))
    assert table.has("baron_harkonnen") == (6, 6, 2, 2)
    assert table.vp("baron_harkonnen") == 0


# Spy networks.


@pytest.mark.rule("HAG-NET-01")
def test_rivals_never_recall_spies_for_a_visit() -> None:
    table = solo().occupy(YOU, "fremkit").spies("muad_dib", "post_fremen", "post_emperor")
    table.reveals("muad_dib", "fremkit", "dutiful_service")
    assert table.at("muad_dib") == ["dutiful_service"]
    assert table.posts("muad_dib") == ["post_emperor", "post_fremen"]


@pytest.mark.rule("HAG-NET-02", "HAG-NET-03", "UPR-EX-33")
def test_the_third_spy_stays_and_the_network_takes_effect() -> None:
    table = duel("lady_jessica").purse("lady_jessica").spies("lady_jessica", "post_council", "post_choam")
    do(table, "lady_jessica", place_spy())
    assert table.posts("lady_jessica") == ["post_bene_gesserit"]
    assert table.g.spies_in_supply(Seat(2)) == 2
    assert table.has("lady_jessica") == (0, 0, 2, 0)
    assert table.told() == [
        "event-places-spy",
        "event-recalls-spy",
        "event-recalls-spy",
        "event-rival-network",
        "event-gains-water",
    ]


@pytest.mark.rule("HAG-NET-02")
def test_two_spies_make_no_network() -> None:
    table = duel("lady_jessica").purse("lady_jessica").spies("lady_jessica", "post_council")
    do(table, "lady_jessica", place_spy())
    assert len(table.posts("lady_jessica")) == 2
    assert table.has("lady_jessica") == (0, 0, 0, 0)


@pytest.mark.rule("HAG-NET-04")
def test_recruits_of_a_network_join_the_agent_that_follows() -> None:
    table = solo("staban_tuek, muad_dib").units("staban_tuek").spies("staban_tuek", "post_emperor", "post_guild")
    table.reveals("staban_tuek", "place_spy_city", "fremkit")
    assert table.army("staban_tuek") == (2, 0, 0)
    table = solo("staban_tuek, muad_dib").units("staban_tuek").spies("staban_tuek", "post_emperor", "post_guild")
    table.reveals("staban_tuek", "place_spy_city", "dutiful_service")
    assert table.army("staban_tuek") == (0, 0, 2)
    # They do not count among the two from the garrison.
    table = solo("staban_tuek, muad_dib").units("staban_tuek", garrison=4)
    table.spies("staban_tuek", "post_emperor", "post_guild").reveals("staban_tuek", "place_spy_city", "fremkit")
    assert table.army("staban_tuek") == (4, 0, 2)
