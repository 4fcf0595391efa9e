"""The components: counts as in the component list, and printed values checked by hand."""

from collections import Counter

import pytest

from sandtable.games.uprising import board, terms
from sandtable.games.uprising import cards as decks
from sandtable.games.uprising.board import POSTS, POSTS_OF_SPACE, SPACE_NUMBER, SPACES, TRACKS, Space
from sandtable.games.uprising.cards import CARD_NUMBER, CARDS, CONFLICT_NUMBER, CONTRACT_NUMBER, INTRIGUE_NUMBER
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.imperium import IMPERIUM
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.kinds import COMPLETIONS, Card
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.cards.reserve import RESERVE
from sandtable.games.uprising.cards.starting import STARTING
from sandtable.games.uprising.catalogue import EFFECT_NAMES, EFFECT_NUMBER, EFFECTS
from sandtable.games.uprising.effects import NOTHING, OPS, draw, gain, pay, persuasion, swords
from sandtable.games.uprising.leaders import LEADER_NUMBER, LEADERS, TRAINING, leaders_to_choose
from sandtable.games.uprising.rules import vocabulary as vocabulary  # its entries say what is a price
from sandtable.games.uprising.rules.kinds import refuse_false_prices


def card(id: str) -> Card:
    return CARDS[CARD_NUMBER[id]]


def space(id: str) -> Space:
    return SPACES[SPACE_NUMBER[id]]


def printed(name: str) -> str:
    return repr(EFFECTS[EFFECT_NUMBER[name]])


# Counts of the component list.


@pytest.mark.rule("UPR-CMP-02")
def test_imperium_deck_has_69_cards_of_which_four_need_choam() -> None:
    assert len(decks.IMPERIUM_DECK) == 69
    assert sum(one.copies for one in IMPERIUM if one.choam) == 4
    assert len(IMPERIUM) == 54


@pytest.mark.rule("UPR-CMP-03")
def test_intrigue_deck_has_44_cards_of_which_four_need_choam() -> None:
    assert len(decks.INTRIGUE_KIND) == 44
    assert sum(one.copies for one in INTRIGUE if one.choam) == 4
    assert len(INTRIGUE) == 39


@pytest.mark.rule("UPR-CMP-04")
def test_reserve_is_eight_and_ten() -> None:
    assert [(one.id, one.copies) for one in RESERVE] == [("prepare_the_way", 8), ("the_spice_must_flow", 10)]
    assert len(decks.RESERVE_STACKS) == 18


@pytest.mark.rule("UPR-CMP-05")
def test_conflicts_by_level() -> None:
    assert Counter(conflict.level for conflict in CONFLICTS) == {1: 3, 2: 9, 3: 4}


@pytest.mark.rule("UPR-CMP-06")
def test_five_objectives() -> None:
    assert len(OBJECTIVES) == 5
    for seats, count in ((1, 3), (2, 3), (3, 3), (4, 4)):
        dealt = [objective for objective in OBJECTIVES if seats in objective.seats]
        assert len(dealt) == count
        assert sum(objective.first_player for objective in dealt) == 1


@pytest.mark.rule("UPR-CMP-07")
def test_nine_leaders_one_of_them_for_choam() -> None:
    assert len(leaders_to_choose(choam=True)) == 9
    without = leaders_to_choose(choam=False)
    assert len(without) == 8
    assert LEADER_NUMBER["shaddam_corrino_iv"] not in without


@pytest.mark.rule("UPR-CMP-11")
def test_starting_deck() -> None:
    copies = {one.id: one.copies for one in STARTING}
    assert copies == {
        "convincing_argument": 2,
        "dagger": 2,
        "diplomacy": 1,
        "dune_the_desert_planet": 2,
        "reconnaissance": 1,
        "seek_allies": 1,
        "signet_ring": 1,
    }
    assert len(decks.STARTING_DECK) == 10


@pytest.mark.rule("UPR-CMP-13")
def test_twenty_contracts() -> None:
    assert len(decks.CONTRACT_KIND) == 20
    assert len(CONTRACTS) == 18
    assert sorted(contract.id for contract in CONTRACTS if contract.copies == 2) == [
        "contract_espionage",
        "contract_harvest_3",
    ]


def test_physical_cards_know_their_kind() -> None:
    assert len(decks.CARD_KIND) == 4 * 10 + 18 + len(decks.IMPERIUM_DECK)
    for seat in range(4):
        kinds = [CARDS[decks.CARD_KIND[number]].id for number in decks.starting_cards(seat)]
        assert kinds.count("dagger") == 2
        assert kinds[-1] == "signet_ring"
    assert CARDS[decks.CARD_KIND[decks.FIRST_RESERVE_CARD]].id == "prepare_the_way"
    assert CARDS[decks.CARD_KIND[decks.FIRST_IMPERIUM_CARD]].id == "bene_gesserit_operative"
    assert CARDS[decks.CARD_KIND[-1]].id == "wheels_within_wheels"
    counted = Counter(decks.CARD_KIND)
    assert all(
        counted[number] == one.copies * (4 if one in STARTING else 1)
        for number, one in zip(decks.CARD_NUMBER.values(), CARDS, strict=True)
    )


def test_ids_are_unique_inside_a_table() -> None:
    for table in (CARDS, INTRIGUE, CONFLICTS, OBJECTIVES, CONTRACTS, LEADERS, SPACES, POSTS):
        ids = [one.id for one in table]
        assert len(ids) == len(set(ids))


# The board.


def test_the_board_has_22_spaces_and_13_posts() -> None:
    assert (len(SPACES), len(POSTS)) == (22, 13)
    assert (len(board.COMBAT_SPACES), len(board.MAKER_SPACES), len(board.PROTECTED_SPACES)) == (10, 3, 3)
    assert all(POSTS_OF_SPACE)


def test_space_numbers_are_the_names_in_terms() -> None:
    for number, one in enumerate(SPACES):
        assert getattr(terms, one.id.upper()) == number


@pytest.mark.rule("UPR-DEP-06")
def test_combat_spaces_of_the_factions() -> None:
    assert [one.id for one in SPACES if one.combat and one.influence != terms.NONE] == [
        "heighliner",
        "desert_tactics",
        "fremkit",
    ]
    assert [one.id for one in SPACES if one.combat and one.area == terms.AREA_ARRAKIS] == [
        "arrakeen",
        "spice_refinery",
        "research_station",
        "sietch_tabr",
        "deep_desert",
        "hagga_basin",
        "imperial_basin",
    ]


@pytest.mark.parametrize(
    ("id", "icon", "costs", "effects"),
    [
        ("sardaukar", "emperor", ["pay(spice=4)"], ["intrigue(1) + recruit(4)"]),
        ("dutiful_service", "emperor", ["pay()"], ["contract(1)"]),
        ("heighliner", "guild", ["pay(spice=5)"], ["recruit(5)"]),
        ("deliver_supplies", "guild", ["pay()"], ["gain(water=1)"]),
        ("espionage", "bene_gesserit", ["pay(spice=1)"], ["draw(1) + place_spy(1)"]),
        ("secrets", "bene_gesserit", ["pay()"], ["intrigue(1) + steal_intrigue(4)"]),
        ("desert_tactics", "fremen", ["pay(water=1)"], ["recruit(1) + trash(zones=7)"]),
        ("fremkit", "fremen", ["pay()"], ["draw(1)"]),
        (
            "high_council",
            "landsraad",
            ["pay(solari=5)"],
            ["when(~high_council(1), take_council_seat, gain(spice=2) + intrigue(1) + recruit(3))"],
        ),
        (
            "imperial_privilege",
            "landsraad",
            ["pay(solari=3)"],
            ["(trash_intrigue >> intrigue(1)) + recall_agent(1) + draw(1)"],
        ),
        ("swordmaster", "landsraad", ["pay(solari=8)"], ["take_swordmaster"]),
        ("assembly_hall", "landsraad", ["pay()"], ["intrigue(1)"]),
        ("gather_support", "landsraad", ["pay()", "pay(solari=2)"], ["recruit(2)", "recruit(2) + gain(water=1)"]),
        ("shipping", "spice_trade", ["pay(spice=3)"], ["gain(solari=5) + influence(any, 1)"]),
        ("accept_contract", "spice_trade", ["pay()"], ["contract(1) + draw(1)"]),
        ("arrakeen", "city", ["pay()"], ["recruit(1) + draw(1)"]),
        ("spice_refinery", "city", ["pay()", "pay(spice=1)"], ["gain(solari=2)", "gain(solari=4)"]),
        ("research_station", "city", ["pay(water=2)"], ["recruit(2) + draw(2)"]),
        (
            "sietch_tabr",
            "city",
            ["pay()"],
            ["choose(take_maker_hooks + recruit(1) + gain(water=1), gain(water=1) + remove_shield_wall)"],
        ),
        (
            "deep_desert",
            "spice_trade",
            ["pay(water=3)"],
            ["take_bonus_spice + choose(gain(spice=4), when(maker_hooks(1), worm(2)))"],
        ),
        (
            "hagga_basin",
            "spice_trade",
            ["pay(water=1)"],
            ["take_bonus_spice + choose(gain(spice=2), when(maker_hooks(1), worm(1)))"],
        ),
        ("imperial_basin", "spice_trade", ["pay()"], ["take_bonus_spice + gain(spice=1)"]),
    ],
)
def test_spaces(id: str, icon: str, costs: list[str], effects: list[str]) -> None:
    one = space(id)
    assert terms.ICONS[one.icon] == icon
    assert [repr(entry.cost) for entry in one.entries] == costs
    assert [repr(entry.effect) for entry in one.entries] == effects


def test_requirements_of_spaces() -> None:
    required = {one.id: repr(one.requires) for one in SPACES if one.requires is not None}
    assert required == {
        "imperial_privilege": "influence(2, emperor)",
        "shipping": "influence(2, guild)",
        "sietch_tabr": "influence(2, fremen)",
    }


def test_other_marks_of_spaces() -> None:
    assert {one.id: repr(one.control_bonus) for one in SPACES if one.control_bonus is not NOTHING} == {
        "arrakeen": "gain(solari=1)",
        "spice_refinery": "gain(solari=1)",
        "imperial_basin": "gain(spice=1)",
    }
    assert {one.id: one.base_spice for one in SPACES if one.maker} == {
        "deep_desert": 4,
        "hagga_basin": 2,
        "imperial_basin": 1,
    }
    assert [one.id for one in SPACES if one.once_per_player] == ["swordmaster"]
    assert repr(space("swordmaster").cost_once_anyone_has_it) == "pay(solari=6)"
    assert {one.id: repr(one.reveal) for one in SPACES if one.reveal is not NOTHING} == {
        "assembly_hall": "gain(persuasion=1)"
    }
    assert repr(board.COUNCIL_SEAT_BONUS) == "gain(persuasion=2)"


def test_posts_touch_the_printed_spaces() -> None:
    assert [[SPACES[number].id for number in post.spaces] for post in POSTS] == [
        ["sardaukar", "dutiful_service"],
        ["heighliner", "deliver_supplies"],
        ["espionage", "secrets"],
        ["desert_tactics", "fremkit"],
        ["high_council", "imperial_privilege", "swordmaster"],
        ["assembly_hall", "gather_support"],
        ["shipping", "accept_contract"],
        ["arrakeen", "spice_refinery"],
        ["spice_refinery", "research_station"],
        ["research_station", "sietch_tabr"],
        ["imperial_basin"],
        ["hagga_basin"],
        ["deep_desert"],
    ]
    assert [len(POSTS_OF_SPACE[SPACE_NUMBER[id]]) for id in ("research_station", "spice_refinery", "arrakeen")] == [
        2,
        2,
        1,
    ]


@pytest.mark.rule("UPR-FAC-10")
def test_bonuses_at_four_influence() -> None:
    assert [repr(track.bonus) for track in TRACKS] == [
        "place_spy(1)",
        "gain(solari=3)",
        "intrigue(1)",
        "gain(water=1)",
    ]


@pytest.mark.rule("UPR-SET-21")
def test_only_four_players_start_with_a_point() -> None:
    assert [board.start_score(seats) for seats in (1, 2, 3, 4)] == [0, 0, 0, 1]


def test_everything_is_drawn_inside_the_box() -> None:
    points = [(one.x, one.y) for one in SPACES] + [(post.x, post.y) for post in POSTS]
    assert len(set(points)) == 35
    assert all(0 < x < 1000 and 0 < y < 1000 for x, y in points)


# Cards, leaders and contracts: printed values by hand, where a slip would show.


@pytest.mark.parametrize(
    ("name", "effect"),
    [
        (
            "card/branching_path/agent",
            "when(alliance(1, bene_gesserit), (trash_intrigue >> intrigue(1) + gain(spice=2)))",
        ),
        ("card/calculus_of_power/reveal", "gain(persuasion=2) + (trash(zones=4, tag=0, other) >> gain(swords=3))"),
        (
            "card/chani_clever_tactician/reveal",
            "(retreat(2, up_to=2) >> gain(swords=4)) + when(other_in_play(1, fremen), gain(persuasion=2))",
        ),
        ("card/corrinth_city/agent", "(discard(2) + pay(solari=5) >> gain(vp=1))"),
        ("card/desert_power/reveal", "choose(gain(persuasion=2), when(maker_hooks(1), (pay(water=1) >> worm(1))))"),
        ("card/double_agent/agent", "place_spy(1, visited, share)"),
        ("card/guild_spy/agent", "(discard(1) >> draw(1) + when(discarded_tag(1, guild), intrigue(1)))"),
        ("card/long_live_the_fighters/agent", "sort_top(3: draw 1, discard 1, trash 1)"),
        ("card/price_is_no_object/agent", "acquire(0..99, to_hand, for_solari, optional)"),
        ("card/reliable_informant/agent", "place_spy(1, on=00001101)"),
        ("card/stilgar_the_devoted/reveal", "per(fremen_cards_in_play, gain(persuasion=2))"),
        (
            "card/treacherous_maneuver/agent",
            "(trash_self + trash(zones=1, tag=0) >> influence(visited, 1))",
        ),
        (
            "card/unswerving_loyalty/reveal",
            (
                "gain(persuasion=1) + recruit(1) + when(other_in_play(1, fremen), "
                "may_choose(deploy(1), retreat(1, up_to=1)))"
            ),
        ),
        ("card/spacing_guilds_favor/on_discard", "gain(spice=2)"),
        ("card/sardaukar_soldier/on_trash", "intrigue(1)"),
        ("card/the_spice_must_flow/acquire", "gain(vp=1)"),
        ("intrigue/buy_access/plot", "(pay(solari=5) >> influence(any, 1, factions=2))"),
        ("intrigue/call_to_arms/plot", "watch(acquire_card 1, recruit(1), own_reveal_turn_this_round, repeat)"),
        ("intrigue/distraction/plot", "watch(deploy_units 3, place_spy(1, share), single_turn)"),
        ("intrigue/imperium_politics/plot", "(pay(solari=1) >> influence(any, 1, among=0011))"),
        ("intrigue/inspire_awe/plot", "acquire(0..3, to_hand_if=sandworms_in_conflict(1))"),
        ("intrigue/tactical_option/combat", "choose(gain(swords=2), retreat(0, up_to=99))"),
        ("intrigue/secure_spice_trade/endgame", "when(owns(2, the_spice_must_flow), gain(spice=2, vp=1))"),
        ("conflict/spice_freighters/first", "influence(any, 1) + (pay(spice=3) >> gain(vp=1))"),
        ("conflict/battle_for_arrakeen/first", "gain(vp=1) + control(15) + (recall_spy(2) >> gain(vp=1))"),
        ("conflict/secure_imperial_basin/second", "gain(water=2) + recruit(1)"),
        ("contract/contract_acquire_spice_must_flow/reward", "influence(guild, 1) + gain(solari=3)"),
        ("leader/lady_jessica/signet", "(pay(spice=1) >> intrigue(1) + special(memory))"),
        ("leader/lady_jessica/ability", "may_choose(special(return_memories) + special(flip_leader))"),
        ("leader/reverend_mother_jessica/ability", "(pay(water=1) >> special(repeat_space))"),
        (
            "leader/shaddam_corrino_iv/signet",
            "no_deploy + choose(gain(solari=1) + recruit(1), (pay(solari=3) >> influence(any, 1)))",
        ),
        (
            "leader/princess_irulan/signet",
            "may_choose(acquire(1..1, to_hand), trash(zones=1) + when(trashed_cost_min(1), gain(spice=2)))",
        ),
    ],
)
def test_printed_effects(name: str, effect: str) -> None:
    assert printed(name) == effect


def test_prices_icons_and_tags_of_cards() -> None:
    assert [(one.id, one.cost) for one in CARDS if one.cost >= 7] == [
        ("the_spice_must_flow", 9),
        ("interstellar_trade", 7),
        ("long_live_the_fighters", 7),
        ("overthrow", 8),
        ("steersman", 8),
    ]
    assert all(one.cost == -1 for one in STARTING)
    assert all(one.cost > 0 for one in RESERVE + IMPERIUM)
    assert sum(one.cost * one.copies for one in IMPERIUM) == 248
    assert Counter(tag for one in CARDS for tag in one.tags) == {0: 13, 1: 18, 2: 11, 3: 15}
    assert card("imperial_spymaster").icons == (terms.EMPEROR, terms.SPY)
    assert card("steersman").icon_mask == 0b1110010
    assert [one.id for one in CARDS if not one.icons] == [
        "convincing_argument",
        "the_spice_must_flow",
        "spy_network",
        "unswerving_loyalty",
    ]


def test_types_of_intrigue_cards() -> None:
    two_types = [one.id for one in INTRIGUE if one.is_plot + one.is_combat + one.is_endgame == 2]
    assert two_types == ["backed_by_choam", "contingency_plan", "crysknife", "desert_mouse", "ornithopter"]
    assert all(one.is_plot or one.is_combat or one.is_endgame for one in INTRIGUE)
    assert INTRIGUE[INTRIGUE_NUMBER["contingency_plan"]].copies == 3


def test_conflicts_over_locations_are_protected() -> None:
    fought_for = {one.id: SPACES[one.location].id for one in CONFLICTS if one.location != terms.NONE}
    assert fought_for == {
        "secure_imperial_basin": "imperial_basin",
        "seize_spice_refinery": "spice_refinery",
        "siege_of_arrakeen": "arrakeen",
        "battle_for_arrakeen": "arrakeen",
        "battle_for_imperial_basin": "imperial_basin",
        "battle_for_spice_refinery": "spice_refinery",
    }
    assert all(SPACES[one.location].behind_shield_wall for one in CONFLICTS if one.location != terms.NONE)
    assert Counter(one.battle_icon for one in CONFLICTS) == {0: 5, 1: 5, 2: 5, 3: 1}
    assert CONFLICTS[CONFLICT_NUMBER["propaganda"]].battle_icon == terms.WILD


def test_completion_of_contracts() -> None:
    assert Counter(COMPLETIONS[contract.completion] for contract in CONTRACTS) == {
        "visit": 14,
        "harvest": 2,
        "acquire": 1,
        "immediate": 1,
    }
    assert CONTRACTS[CONTRACT_NUMBER["contract_harvest_4"]].target == 4


def test_two_sided_leader() -> None:
    front = LEADERS[LEADER_NUMBER["lady_jessica"]]
    back = LEADERS[front.back]
    assert back.id == "reverend_mother_jessica"
    assert LEADERS[back.back] is front
    assert not back.playable


def test_setup_of_leaders() -> None:
    assert LEADERS[LEADER_NUMBER["staban_tuek"]].starts_without == ("diplomacy",)
    for contract in LEADERS[LEADER_NUMBER["shaddam_corrino_iv"]].reserved_contracts:
        assert CONTRACTS[CONTRACT_NUMBER[contract]].target == terms.SARDAUKAR


def test_training_track_leads_from_the_left_end_to_the_right() -> None:
    steps = {step.id: [TRAINING[number].id for number in step.next] for step in TRAINING}
    assert steps == {
        "start": ["paid_trash", "first_spy"],
        "paid_trash": ["middle_trash"],
        "first_spy": ["middle_trash"],
        "middle_trash": ["late_trash", "second_spy"],
        "late_trash": ["final"],
        "second_spy": ["spice_stop"],
        "spice_stop": ["final"],
        "final": [],
    }


# The vocabulary.


def test_every_printed_effect_has_a_number_and_a_name() -> None:
    assert len(EFFECTS) == len(EFFECT_NAMES) == len(set(EFFECT_NAMES))
    assert [effect.number for effect in EFFECTS] == list(range(len(EFFECTS)))
    inner = EFFECTS[EFFECT_NUMBER["card/guild_spy/agent/1/1"]]
    assert repr(inner) == "when(discarded_tag(1, guild), intrigue(1))"


def test_every_word_of_the_vocabulary_is_printed_somewhere() -> None:
    assert {OPS[effect.op] for effect in EFFECTS} == set(OPS)


def test_arrows_bind_weaker_than_sums_and_say_so() -> None:
    arrow = pay(water=1) >> draw(1) + gain(spice=1)
    assert repr(arrow) == "(pay(water=1) >> draw(1) + gain(spice=1))"
    with pytest.raises(ValueError, match="no price"):
        refuse_false_prices(persuasion(1) + pay(spice=3) >> swords(1))
    refuse_false_prices(arrow)


def test_sums_are_flat() -> None:
    whole = persuasion(1) + (swords(1) + draw(1))
    assert len(whole.parts()) == 3
    assert (NOTHING + draw(1)).parts()[0].op == draw(1).op
