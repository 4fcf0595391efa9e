"""The House Hagal cards, the Rivals and the levels of difficulty: counts, and printed values checked by hand."""

import pytest

from sandtable.games.uprising.board import POST_ICONS, POST_NUMBER, SPACES
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND, HAGAL_NUMBER, RECONSTRUCTED, HagalCard
from sandtable.games.uprising.hagal.difficulty import DIFFICULTIES, HARD_RULES, OPTIONAL_RULES
from sandtable.games.uprising.hagal.effects import PostSpy
from sandtable.games.uprising.hagal.rivals import AMBITIOUS, RIVALS, rivals_at, rivals_to_choose
from sandtable.games.uprising.terms import FACTIONS


def card(id: str) -> HagalCard:
    return HAGAL_CARDS[HAGAL_NUMBER[id]]


@pytest.mark.rule("HAG-CMP-01")
def test_37_cards_and_10_rivals() -> None:
    assert len(HAGAL_KIND) == 37
    assert len(RIVALS) == 10
    assert len(HAGAL_NUMBER) == len(HAGAL_CARDS) == 23
    assert sum(one.copies for one in HAGAL_CARDS if not one.two_players_only) == 36
    assert [(one.component, one.facts) for one in RECONSTRUCTED] == [("hagal-research-station", ("copies",))]


@pytest.mark.parametrize(
    ("id", "copies", "swords", "branches"),
    [
        ("sardaukar", 2, 4, [("sardaukar", "influence(emperor, 1) + recruit(2)")]),
        ("dutiful_service", 1, 2, [("dutiful_service", "influence(emperor, 1)")]),
        ("heighliner", 1, 5, [("heighliner", "influence(guild, 1) + recruit(3)")]),
        (
            "supplies_heighliner", 2, 1,
            [("heighliner", "influence(guild, 1) + recruit(3)"), ("deliver_supplies", "influence(guild, 1)")],
        ),
        ("espionage", 2, 2, [("espionage", "influence(bene_gesserit, 1) + place_spy(1)")]),
        ("secrets", 1, 1, [("secrets", "influence(bene_gesserit, 1) + steal_intrigue(4)")]),
        ("desert_tactics", 2, 3, [("desert_tactics", "influence(fremen, 1) + recruit(1) + remove_shield_wall")]),
        ("fremkit", 2, 1, [("fremkit", "influence(fremen, 1)")]),
        ("assembly_hall", 1, 0,
         [("assembly_hall", "intrigue(1) + when(influence(2, emperor), ranked_influence(1))")]),
        ("gather_support", 1, 0,
         [("gather_support", "recruit(1) + when(influence(2, emperor), ranked_influence(2))")]),
        ("gather_support_armed", 1, 2,
         [("gather_support", "recruit(1) + when(influence(2, emperor), ranked_influence(2))")]),
        ("contract_shipping_third", 1, 2,
         [("shipping", "gain(solari=2) + ranked_influence(3)"), ("accept_contract", "gain(solari=2)")]),
        ("contract_shipping_first", 1, 2,
         [("shipping", "gain(solari=2) + ranked_influence(1)"), ("accept_contract", "gain(solari=2)")]),
        ("research_station", 1, 2, [("research_station", "recruit(2)")]),
        ("spice_refinery", 3, 1, [("spice_refinery", "signet")]),
        ("arrakeen", 2, 1, [("arrakeen", "signet + recruit(1)")]),
        ("sietch_tabr", 3, 3, [("sietch_tabr", "take_maker_hooks + recruit(1) + gain(water=1)")]),
        ("hagga_imperial", 4, 2,
         [("hagga_basin/imperial_basin", "remove_shield_wall + take_bonus_spice + harvest_or_worm")]),
        ("deep_desert", 2, 2, [("deep_desert", "take_bonus_spice + harvest_or_worm")]),
    ],
)  # fmt: skip
def test_cards_that_send_an_agent(id: str, copies: int, swords: int, branches: list[tuple[str, str]]) -> None:
    one = card(id)
    printed = [("/".join(SPACES[space].id for space in branch.spaces), repr(branch.effect)) for branch in one.branches]
    assert (one.copies, one.swords, printed) == (copies, swords, branches)
    assert repr(one.before) == "nothing"


@pytest.mark.parametrize(
    ("id", "swords", "effect"),
    [
        ("new_deck", 0, "new_deck"),
        (
            "place_spy_spice_trade", 2,
            "post_spy(spice_trade: post_choam, post_imperial_basin, post_hagga_basin, post_deep_desert)",
        ),
        ("place_spy_city", 2,
         "post_spy(city: post_arrakeen_refinery, post_refinery_research, post_research_tabr)"),
        ("place_spy_landsraad", 2, "post_spy(landsraad: post_assembly, post_council)"),
    ],
)  # fmt: skip
def test_cards_that_send_nobody(id: str, swords: int, effect: str) -> None:
    one = card(id)
    assert (one.copies, one.swords, one.branches, repr(one.before)) == (1, swords, (), effect)
    assert one.two_players_only == (id == "new_deck")


def test_place_spy_cards_name_every_post_of_their_kind() -> None:
    for one in HAGAL_CARDS:
        if isinstance(one.before, PostSpy):
            beside = {post for post, icons in enumerate(POST_ICONS) if icons >> one.before.icon & 1}
            assert {POST_NUMBER[post] for post in one.before.posts} == beside


def test_conditions_of_cards() -> None:
    conditions = {
        one.id: [repr(branch.requires) for branch in one.branches if branch.requires is not None]
        for one in HAGAL_CARDS
        if any(branch.requires is not None for branch in one.branches)
    }
    assert conditions == {
        "contract_shipping_third": ["influence(2, guild)"],
        "contract_shipping_first": ["influence(2, guild)"],
        "sietch_tabr": ["influence(2, fremen)"],
    }
    assert [one.id for one in HAGAL_CARDS if any(branch.level for branch in one.branches)] == ["supplies_heighliner"]
    assert [one.id for one in HAGAL_CARDS if any(branch.bonus_spice for branch in one.branches)] == [
        "hagga_imperial",
        "deep_desert",
    ]


@pytest.mark.rule("HAG-CMP-02", "HAG-CMP-04")
@pytest.mark.parametrize(
    ("id", "cost", "priority", "signet", "network"),
    [
        ("staban_tuek", 9, "guild fremen bene_gesserit emperor", "gain(spice=1)", "recruit(2)"),
        ("lady_amber_metulli", 9, "fremen emperor guild bene_gesserit", "recruit(1)", "recruit(3)"),
        ("gurney_halleck", 8, "fremen guild emperor bene_gesserit", "recruit(1)", "picked_influence(1, most)"),
        ("lady_margot_fenring", 8, "bene_gesserit emperor fremen guild", "gain(solari=1)",
         "influence(bene_gesserit, 1)"),
        ("glossu_rabban", 7, "emperor guild bene_gesserit fremen", "recruit(1) + when(alliance(1, any), recruit(1))",
         "picked_influence(2, alliance_else_least)"),
        ("princess_irulan", 7, "emperor bene_gesserit fremen guild", "place_spy(1)",
         "picked_influence(1, least) + recruit(1)"),
        ("baron_harkonnen", 6, "guild emperor bene_gesserit fremen", "intrigue(1)", "gain(solari=2) + recruit(2)"),
        ("lady_jessica", 6, "bene_gesserit fremen guild emperor", "picked_influence(1, alliance_else_least)",
         "gain(water=2)"),
        ("feyd_rautha", 4, "emperor bene_gesserit guild fremen", "recruit(2)", "picked_influence(1, least)"),
        ("muad_dib", 4, "fremen bene_gesserit guild emperor", "influence(fremen, 1)",
         "take_maker_hooks + remove_shield_wall + intrigue(1)"),
    ],
)  # fmt: skip
def test_rivals(id: str, cost: int, priority: str, signet: str, network: str) -> None:
    rival = next(one for one in RIVALS if one.id == id)
    assert rival.swordmaster_cost == cost
    assert [FACTIONS[faction] for faction in rival.priority] == priority.split()
    assert repr(rival.signet) == signet
    assert repr(rival.spy_network) == network
    assert rival.streamlined == (id in ("lady_amber_metulli", "glossu_rabban"))


@pytest.mark.rule("HAG-CMP-03")
def test_rivals_are_listed_from_the_easiest_to_the_hardest() -> None:
    costs = [rival.swordmaster_cost for rival in RIVALS]
    assert costs == sorted(costs, reverse=True)


@pytest.mark.rule("HAG-SET-01", "HAG-SET-02")
def test_how_many_rivals() -> None:
    assert [rivals_at(seats) for seats in (1, 2, 3, 4)] == [2, 1, 0, 0]


@pytest.mark.rule("HAG-OPT-06", "HAG-OPT-17")
def test_who_can_be_a_rival() -> None:
    solo = [RIVALS[number].id for number in rivals_to_choose(1, False)]
    assert len(solo) == len(AMBITIOUS) == 8
    assert not {"lady_amber_metulli", "glossu_rabban"} & set(solo)
    assert len(rivals_to_choose(2, False)) == 10
    assert [RIVALS[number].id for number in rivals_to_choose(2, True)] == ["lady_amber_metulli", "glossu_rabban"]


@pytest.mark.rule("HAG-DIF-01", "HAG-DIF-02", "HAG-DIF-03", "HAG-DIF-04", "HAG-OPT-09")
def test_difficulties() -> None:
    table = {one.id: (one.rival_garrison, one.player_intrigue, one.player_swordmaster, one.rules)
             for one in DIFFICULTIES}  # fmt: skip
    assert table == {
        "mercenary": (0, 1, True, ()),
        "sardaukar": (3, 0, True, ()),
        "mentat": (3, 0, True, HARD_RULES),
        "kwisatz_haderach": (3, 0, False, HARD_RULES),
    }
    assert HARD_RULES == ("brutal_escalation", "expert_deployment", "smart_politics")
    assert set(HARD_RULES) < set(OPTIONAL_RULES)
