"""What every card of the personal decks does when it is played and when it is revealed."""

from typing import Any

import pytest

from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.catalogue import EFFECT_NUMBER, EFFECTS
from sandtable.games.uprising.effects import Gain
from sandtable.games.uprising.wording import SOURCES, effect_phrase
from sandtable.kernel.seats import Seat
from tests.games.uprising.outcome import gained, revealed
from tests.games.uprising.position import position

EMPEROR_SPY = {"spies": {"A": "post_emperor"}}
ARRAKEEN_SPY = {"spies": {"A": "post_arrakeen_refinery"}}
CONTRACTS = "contract_immediate, contract_harvest_4, contract_heighliner_water, contract_heighliner_troops"
THREE_CONTRACTS = "contract_immediate, contract_harvest_4, contract_heighliner_water"
RICH = "convincing_argument, convincing_argument, long_live_the_fighters"
CHOAM = {"choam": True, "offered": "contract_sardaukar_cards, contract_harvest_3", "stack": ""}

Line = tuple[str, str, tuple[str, ...], str, dict[str, Any], dict[str, int]]

# Card, space, answers, other cards in hand, position, what the Agent box adds.
AGENT_BOXES: list[Line] = [
    ("bene_gesserit_operative", "secrets", ("post_fremen",), "", {}, {"spies": 1}),
    ("branching_path", "arrakeen", ("devour",), "",
     {"intrigue": {"A": "devour"}, "alliances": {"bene_gesserit": "A"}}, {"spice": 2}),
    ("branching_path", "arrakeen", (), "", {"intrigue": {"A": "devour"}}, {}),
    ("calculus_of_power", "arrakeen", ("seek_allies",), "seek_allies", {}, {"hand": -1, "trashed": 1}),
    ("captured_mentat", "assembly_hall", ("seek_allies",), "seek_allies", {}, {"discard": 1, "intrigue": 1}),
    ("cargo_runner", "arrakeen", (), "", {"choam": True, "completed": {"A": CONTRACTS}}, {"hand": 2}),
    ("cargo_runner", "arrakeen", (), "",
     {"choam": True, "completed": {"A": "contract_immediate, contract_harvest_4"}}, {"hand": 1}),
    ("cargo_runner", "arrakeen", (), "",
     {"choam": True, "completed": {"A": "contract_immediate, contract_harvest_4, contract_heighliner_water"}},
     {"hand": 1}),
    ("cargo_runner", "arrakeen", (), "", {"choam": True, "completed": {"A": "contract_immediate"}}, {}),
    ("chani_clever_tactician", "fremkit", (), "", {"troops": {"A": 3}}, {"intrigue": 1}),
    ("chani_clever_tactician", "fremkit", ("0",), "", {"troops": {"A": 2}}, {}),
    ("chani_clever_tactician", "fremkit", ("0",), "", {"troops": {"A": 2}, "worms": {"A": 1}}, {"intrigue": 1}),
    ("chani_clever_tactician", "fremkit", ("1",), "", {"troops": {"A": 2}}, {"intrigue": 1}),
    ("corrinth_city", "assembly_hall", ("seek_allies", "signet_ring"), "seek_allies, signet_ring",
     {"solari": {"A": 5}}, {"hand": -2, "discard": 2, "solari": -5, "vp": 1}),
    ("dangerous_rhetoric", "assembly_hall", ("guild",), "", {}, {"guild": 1, "in_play": -1, "trashed": 1}),
    ("delivery_agreement", "arrakeen", ("seek_allies", "contract_harvest_3"), "seek_allies", CHOAM,
     {"hand": -1, "discard": 1, "contracts": 1}),
    ("desert_power", "imperial_basin", (), "", {}, {"spice": 2}),
    ("desert_power", "accept_contract", (), "", {}, {}),
    ("desert_survival", "imperial_basin", ("seek_allies",), "seek_allies", {}, {"hand": -1, "trashed": 1}),
    ("double_agent", "arrakeen", ("post_arrakeen_refinery",), "", {"spies": {"B": "post_arrakeen_refinery"}},
     {"spies": 1}),
    ("ecological_testing_station", "arrakeen", ("pay",), "", {"water": {"A": 2}}, {"water": -2, "hand": 2}),
    ("ecological_testing_station", "arrakeen", ("decline",), "", {"water": {"A": 2}}, {}),
    ("fedaykin_stilltent", "imperial_basin", (), "", {}, {"units": 1}),
    ("fedaykin_stilltent", "accept_contract", (), "", {}, {}),
    ("guild_envoy", "deliver_supplies", ("seek_allies",), "seek_allies, signet_ring", {}, {"hand": -1, "discard": 1}),
    ("guild_envoy", "deliver_supplies", (), "smugglers_harvester", {}, {"hand": 1, "discard": 1}),
    ("guild_spy", "dutiful_service", ("decline", "seek_allies"), "seek_allies", EMPEROR_SPY, {"discard": 1}),
    ("guild_spy", "dutiful_service", ("decline", "smugglers_harvester"), "smugglers_harvester", EMPEROR_SPY,
     {"discard": 1, "intrigue": 1}),
    ("hidden_missive", "assembly_hall", (), "", {"influence": {"A": "bene_gesserit 2"}}, {"units": 1, "hand": 1}),
    ("hidden_missive", "assembly_hall", (), "", {"influence": {"A": "bene_gesserit 1"}}, {}),
    ("imperial_spymaster", "dutiful_service", ("post_emperor",), "", EMPEROR_SPY, {"intrigue": 1}),
    ("imperial_spymaster", "dutiful_service", ("decline",), "", EMPEROR_SPY, {}),
    ("in_high_places", "dutiful_service", ("post_fremen",), "", {"in_play": {"A": "truthtrance"}},
     {"hand": 1, "spies": 1}),
    ("in_high_places", "dutiful_service", (), "", {"in_play": {"A": "dagger"}}, {}),
    ("interstellar_trade", "assembly_hall", ("fremen",), "", CHOAM, {"fremen": 1}),
    ("junction_headquarters", "assembly_hall", ("pay",), "",
     {"alliances": {"guild": "A"}, "intrigue": {"A": "devour"}, "intrigue_deck": "cunning", "spice": {"A": 2}},
     {"spice": -2, "intrigue": -1, "vp": 1}),
    ("leadership", "imperial_basin", (), "", {"worms": {"A": 2}, "shield_wall": False}, {"hand": 2}),
    ("long_live_the_fighters", "arrakeen", (), "", {}, {"hand": 1, "discard": 1, "trashed": 1}),
    ("maker_keeper", "arrakeen", (), "", {"influence": {"A": "bene_gesserit 2, fremen 2"}}, {"water": 1, "spice": 1}),
    ("maker_keeper", "arrakeen", (), "", {"influence": {"A": "bene_gesserit 1, fremen 2"}}, {"spice": 1}),
    ("maker_keeper", "arrakeen", (), "", {"influence": {"A": "bene_gesserit 2, fremen 1"}}, {"water": 1}),
    ("maula_pistol", "arrakeen", (), "", {}, {"hand": 1}),
    ("northern_watermaster", "arrakeen", (), "", {}, {"water": 1}),
    ("overthrow", "deliver_supplies", (), "", {}, {"guild": 1, "vp": 1}),
    ("paracompass", "arrakeen", (), "", {}, {"solari": 2}),
    ("price_is_no_object", "dutiful_service", ("desert_survival",), "",
     {"solari": {"A": 2}, "row": "desert_survival, overthrow"}, {"solari": -2, "hand": 1}),
    ("priority_contracts", "assembly_hall", ("contract_harvest_3",), "", CHOAM, {"contracts": 1}),
    ("public_spectacle", "dutiful_service", ("post_emperor", "fremen"), "", EMPEROR_SPY, {"fremen": 1}),
    ("public_spectacle", "dutiful_service", ("decline",), "", EMPEROR_SPY, {}),
    ("rebel_supplier", "arrakeen", ("post_arrakeen_refinery",), "", ARRAKEEN_SPY, {"units": 2}),
    ("rebel_supplier", "arrakeen", ("decline",), "", ARRAKEEN_SPY, {}),
    ("reliable_informant", "deliver_supplies", ("post_fremen",), "", {}, {"spies": 1}),
    ("shishakli", "arrakeen", ("seek_allies",), "seek_allies", {}, {"trashed": 1}),
    ("smugglers_harvester", "imperial_basin", (), "", {}, {"spice": 1}),
    ("smugglers_harvester", "accept_contract", (), "", {}, {}),
    ("smugglers_haven", "deliver_supplies", ("pay",), "", {"spice": {"A": 4}}, {"spice": -4, "vp": 1}),
    ("southern_elders", "secrets", (), "", {"in_play": {"A": "truthtrance"}}, {"units": 2}),
    ("southern_elders", "secrets", (), "", {"in_play": {"A": "dagger"}}, {}),
    ("space_time_folding", "deliver_supplies", ("seek_allies",), "seek_allies", {}, {"discard": 1}),
    ("space_time_folding", "deliver_supplies", ("smugglers_harvester",), "smugglers_harvester", {},
     {"discard": 1, "hand": 1}),
    ("spacing_guilds_favor", "deliver_supplies", (), "", {}, {"hand": 1}),
    ("steersman", "deliver_supplies", (), "", {"placed": {"A": "arrakeen"}}, {"hand": 1, "agents": 1}),
    ("stilgar_the_devoted", "arrakeen", (), "", {}, {"units": 2}),
    ("strike_fleet", "dutiful_service", ("post_emperor",), "", EMPEROR_SPY, {"units": 3}),
    ("strike_fleet", "dutiful_service", ("decline",), "", EMPEROR_SPY, {}),
    ("subversive_advisor", "dutiful_service", ("decline",), "", EMPEROR_SPY,
     {"emperor": 1, "vp": 1, "in_play": -1, "trashed": 1}),
    ("tread_in_darkness", "arrakeen", ("seek_allies",), "seek_allies", {"in_play": {"A": "truthtrance"}},
     {"trashed": 1}),
    ("tread_in_darkness", "arrakeen", (), "", {}, {}),
    ("truthtrance", "deliver_supplies", (), "", {}, {}),
    ("weirding_woman", "arrakeen", (), "", {"in_play": {"A": "truthtrance"}}, {"hand": 1, "in_play": -1}),
    ("weirding_woman", "arrakeen", (), "", {}, {}),
    ("wheels_within_wheels", "dutiful_service", ("decline",), "",
     {**EMPEROR_SPY, "influence": {"A": "emperor 2, guild 2"}}, {"solari": 2, "spice": 1}),
    ("wheels_within_wheels", "dutiful_service", ("decline",), "",
     {**EMPEROR_SPY, "influence": {"A": "guild 1"}}, {}),
    ("wheels_within_wheels", "dutiful_service", ("decline",), "",
     {**EMPEROR_SPY, "influence": {"A": "emperor 1, guild 1"}}, {"solari": 2}),
    ("prepare_the_way", "assembly_hall", (), "", {"influence": {"A": "bene_gesserit 2"}}, {"hand": 1}),
    ("prepare_the_way", "assembly_hall", (), "", {"influence": {"A": "bene_gesserit 1"}}, {}),
    ("seek_allies", "deliver_supplies", (), "", {}, {"in_play": -1, "trashed": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "space", "answers", "hand", "setup", "added"), AGENT_BOXES)
def test_agent_box(
    card: str, space: str, answers: tuple[str, ...], hand: str, setup: dict[str, Any], added: dict[str, int]
) -> None:
    assert gained(card, space, answers, hand, **setup) == added


def plain(card: Card) -> bool:
    """A Reveal box of nothing but gains."""
    return all(isinstance(part, Gain) for part in card.reveal.parts())


@pytest.mark.parametrize("card", [card for card in CARDS if plain(card)], ids=lambda card: card.id)
def test_plain_reveal_box(card: Card) -> None:
    added: dict[str, int] = {}
    for part in card.reveal.parts():
        assert isinstance(part, Gain)
        for name in ("solari", "spice", "water", "vp", "persuasion", "swords"):
            amount = getattr(part, name)
            if amount:
                added[name] = added.get(name, 0) + amount
    assert revealed(card.id, choam=card.choam) == added


Reveal = tuple[str, tuple[str, ...], str, dict[str, Any], dict[str, int]]

# Card, answers, other cards in hand, position, what the Reveal box adds.
REVEAL_BOXES: list[Reveal] = [
    ("bene_gesserit_operative", (), "", {"spies": {"A": "post_emperor, post_guild"}}, {"persuasion": 3}),
    ("bene_gesserit_operative", (), "", EMPEROR_SPY, {"persuasion": 1}),
    ("calculus_of_power", ("imperial_spymaster",), "imperial_spymaster", {},
     {"persuasion": 2, "swords": 3, "trashed": 1}),
    ("captured_mentat", ("guild", "fremen"), "", {"influence": {"A": "guild 1"}},
     {"persuasion": 1, "guild": -1, "fremen": 1}),
    ("chani_clever_tactician", (), "maula_pistol", {"troops": {"A": 2}}, {"swords": 4, "persuasion": 2}),
    ("chani_clever_tactician", (), "dagger", {}, {}),
    ("corrinth_city", (), "", {}, {"solari": 5}),
    ("corrinth_city", (), "", {"solari": {"A": 4}}, {"solari": 5}),
    ("corrinth_city", (), "", {"solari": {"A": 5}, "council": "A"}, {"solari": 5}),
    ("corrinth_city", ("card/corrinth_city/reveal/1",), "", {"solari": {"A": 5}}, {"solari": -5, "persuasion": 2}),
    ("covert_operation", ("post_guild", "post_fremen"), "", {}, {"spies": 2}),
    ("delivery_agreement", (), "", {"choam": True}, {"spice": 1}),
    ("delivery_agreement", (), "", {"choam": True, "completed": {"A": THREE_CONTRACTS}}, {"spice": 1}),
    ("delivery_agreement", ("card/delivery_agreement/reveal/1",), "", {"choam": True, "completed": {"A": CONTRACTS}},
     {"trashed": 1, "vp": 1}),
    ("desert_power", (), "", {}, {"persuasion": 2}),
    ("desert_power", ("card/desert_power/reveal/1",), "", {"hooks": "A", "leaders": {"A": "staban_tuek"}},
     {"water": -1, "worms": 1}),
    ("desert_power", (), "", {"hooks": "A", "water": {"A": 0}}, {"persuasion": 2}),
    ("double_agent", (), "", {}, {"persuasion": 1, "swords": 1}),
    ("ecological_testing_station", (), "maula_pistol", {}, {"persuasion": 1, "water": 1}),
    ("ecological_testing_station", (), "dagger", {}, {"persuasion": 1}),
    ("guild_spy", (), "", {}, {"persuasion": 2}),
    ("guild_spy", ("the_spice_must_flow",), RICH,
     {"council": "A", "spies": {"A": "post_emperor, post_fremen, post_choam"}},
     {"persuasion": -7, "vp": 1, "discard": 1, "emperor": 1, "fremen": 1}),
    ("in_high_places", ("post_emperor", "post_guild"), "", {"spies": {"A": "post_emperor, post_guild"}},
     {"persuasion": 5, "spies": -2}),
    ("interstellar_trade", (), "", {"choam": True, "completed": {"A": CONTRACTS}}, {"persuasion": 4}),
    ("junction_headquarters", (), "", {}, {"persuasion": 1, "water": 1, "units": 1}),
    ("leadership", (), "dagger, desert_survival", {}, {"persuasion": 2, "swords": 3}),
    ("leadership", (), "dagger, diplomacy", {"in_play": {"A": "desert_survival"}}, {"persuasion": 2, "swords": 2}),
    ("northern_watermaster", (), "maula_pistol", {}, {"persuasion": 1, "spice": 2}),
    ("northern_watermaster", (), "", {}, {"persuasion": 1}),
    ("overthrow", (), "", {}, {"persuasion": 2, "swords": 2, "units": 1}),
    ("paracompass", (), "", {"council": "A"}, {"persuasion": 2}),
    ("paracompass", (), "", {"council": "A", "swordmaster": "A"}, {"persuasion": 3}),
    ("paracompass", (), "", {"swordmaster": "A"}, {}),
    ("priority_contracts", (), "", {"choam": True}, {"spice": 2}),
    ("priority_contracts", (), "", {"choam": True, "completed": {"A": THREE_CONTRACTS}}, {"spice": 2}),
    ("priority_contracts", ("card/priority_contracts/reveal/1",), "", {"choam": True, "completed": {"A": CONTRACTS}},
     {"trashed": 1, "vp": 1}),
    ("public_spectacle", ("post_fremen",), "", {}, {"persuasion": 1, "spies": 1}),
    ("sardaukar_coordination", (), "imperial_spymaster", {}, {"persuasion": 2, "swords": 2}),
    ("sardaukar_coordination", (), "dagger", {"in_play": {"A": "imperial_spymaster"}}, {"persuasion": 2, "swords": 1}),
    ("shishakli", (), "maula_pistol", {}, {"swords": 2, "fremen": 1}),
    ("shishakli", (), "", {}, {"swords": 2}),
    ("smugglers_haven", (), "", {"spies": {"A": "post_deep_desert"}}, {"persuasion": 1, "spice": 2}),
    ("smugglers_haven", (), "", EMPEROR_SPY, {"persuasion": 1}),
    ("southern_elders", (), "maula_pistol", {}, {"water": 1, "persuasion": 2}),
    ("southern_elders", (), "", {}, {"water": 1}),
    ("spacing_guilds_favor", ("fremen",), "", {"spice": {"A": 3}}, {"persuasion": 2, "spice": -3, "fremen": 1}),
    ("spy_network", ("post_guild",), "", {"spies": {"A": "post_emperor, post_guild"}},
     {"persuasion": 2, "swords": 1, "spies": -1, "intrigue": 1}),
    ("spy_network", (), "", EMPEROR_SPY, {"persuasion": 2, "swords": 1}),
    ("stilgar_the_devoted", (), "maula_pistol, dagger", {"in_play": {"A": "desert_survival"}}, {"persuasion": 6}),
    ("treacherous_maneuver", (), "", {}, {"persuasion": 1, "intrigue": 1}),
    ("unswerving_loyalty", (), "", {}, {"persuasion": 1, "units": 1}),
    ("unswerving_loyalty", ("card/unswerving_loyalty/reveal/2/0/0",), "maula_pistol", {"troops": {"A": 1}},
     {"persuasion": 1, "units": 1}),
    ("wheels_within_wheels", ("post_fremen",), "", {}, {"persuasion": 1, "spies": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "answers", "hand", "setup", "added"), REVEAL_BOXES)
def test_reveal_box(
    card: str, answers: tuple[str, ...], hand: str, setup: dict[str, Any], added: dict[str, int]
) -> None:
    assert revealed(card, answers, hand, **setup) == added


def test_every_card_has_its_test() -> None:
    played = {line[0] for line in AGENT_BOXES} | BY_HAND
    shown = {line[0] for line in REVEAL_BOXES} | {card.id for card in CARDS if plain(card)} | BY_HAND
    assert {card.id for card in CARDS if card.agent.parts()} - played == set()
    assert {card.id for card in CARDS if card.reveal.parts()} - shown == set()


BY_HAND = {"covert_operation", "sardaukar_coordination", "treacherous_maneuver", "undercover_asset", "signet_ring"}


def test_covert_operation_makes_each_opponent_discard() -> None:
    table = position(
        hand={"A": "covert_operation", "B": "dagger, diplomacy", "C": ""}, spies={"A": "post_emperor"}
    ).turn("A")
    table.play("A", "covert_operation", "dutiful_service", "decline")
    while "B" not in table.asked():
        table.play("A", table.options("A")[0])
    assert table.options("B") == ["dagger", "diplomacy"]
    table.play("B", "diplomacy")
    assert table.discard("B") == ["diplomacy"]
    assert table.hand("B") == ["dagger"]


def test_sardaukar_coordination_deploys_recruits_anywhere() -> None:
    for card, troops in (("sardaukar_coordination", 4), ("diplomacy", 0)):
        table = position(hand={"A": card}, spice={"A": 4}, garrison={"A": 3}).turn("A").play("A", card, "sardaukar")
        turn = table.g.turn
        most = 0
        while table.g.turn is turn:
            offered = table.options("A")
            if table.prompt("A") == "prompt-deploy":
                most = max(int(one) for one in offered if one.isdigit())
            table.play("A", "end_turn" if "end_turn" in offered else offered[0])
        assert most == troops
        assert table.troops("A") == troops


def test_treacherous_maneuver_trades_two_cards_for_influence() -> None:
    table = position(hand={"A": "treacherous_maneuver, imperial_spymaster, dagger"}).turn("A")
    table.play("A", "treacherous_maneuver", "deliver_supplies")
    turn = table.g.turn
    while table.g.turn is turn:
        offered = table.options("A")
        table.play("A", next(one for one in ("pay", "imperial_spymaster", "end_turn", offered[0]) if one in offered))
    assert table.influence("A") == {"guild": 2}
    assert table.hand("A") == ["dagger"]
    assert set(table.trashed()) == {"treacherous_maneuver", "imperial_spymaster"}


def test_treacherous_maneuver_takes_no_card_of_another_faction_or_of_none() -> None:
    table = position(hand={"A": "treacherous_maneuver, imperial_spymaster, dagger, guild_envoy"}).turn("A")
    table.play("A", "treacherous_maneuver", "deliver_supplies")
    assert table.prompt("A") == "prompt-trash"
    assert table.options("A") == ["imperial_spymaster", "decline"]


@pytest.mark.parametrize(("other", "offered"), [("imperial_spymaster", True), ("guild_envoy", False)])
@pytest.mark.parametrize("name", ["A", "B", "C"])
def test_calculus_of_power_needs_another_emperor_card_of_the_own(name: str, other: str, offered: bool) -> None:
    table = position(hand={name: f"calculus_of_power, {other}"}).reveal_turn(name)
    assert ("card/calculus_of_power/reveal/1" in table.options(name)) is offered


def test_a_question_says_which_effect_asks_it_and_where_that_stands() -> None:
    table = position(hand={"A": "calculus_of_power, dagger"}).turn("A")
    table.play("A", "calculus_of_power", "spice_refinery")
    while table.prompt("A") != "prompt-trash":
        table.play("A", "card/calculus_of_power/agent")
    prompt = table.g.prompt(table.seat("A"))
    assert prompt is not None
    number = EFFECT_NUMBER["card/calculus_of_power/agent"]
    assert prompt.args == {"effect": effect_phrase(EFFECTS[number]), "source": SOURCES[number]}


def test_undercover_asset_needs_no_influence() -> None:
    for card, allowed in (("undercover_asset", True), ("reconnaissance", False)):
        table = position(hand={"A": card}).turn("A").play("A", card)
        assert ("sietch_tabr" in table.options("A")) is allowed


def test_long_live_the_fighters_needs_three_cards_in_the_deck() -> None:
    """The discard pile is not shuffled for it."""
    table = position(
        hand={"A": "long_live_the_fighters"}, deck={"A": "dagger, dagger"}, discard={"A": "seek_allies"}
    ).turn("A")
    table.play("A", "long_live_the_fighters", "spice_refinery").finish_turn()
    assert (table.deck("A"), table.discard("A"), table.hand("A")) == (["dagger", "dagger"], ["seek_allies"], [])


@pytest.mark.rule("UPR-RUL-124")
def test_leadership_counts_only_swords_that_were_given() -> None:
    """Chani's swords count once her retreat is paid for, the Undercover Asset's if they are chosen."""
    count = "card/leadership/reveal/2"
    table = position(hand={"A": "leadership, chani_clever_tactician"}, troops={"A": 3}).reveal_turn("A")
    assert (count in table.options("A"), table.swords("A")) == (False, 1)
    table.play("A", "card/chani_clever_tactician/reveal/0")
    assert table.swords("A") == 1 + 4
    table.play("A", count)
    assert table.swords("A") == 1 + 4 + 1
    for choice, given in ((0, 0), (1, 2)):
        table = position(hand={"A": "leadership, undercover_asset"}, troops={"A": 3}).reveal_turn("A")
        table.play("A", "card/undercover_asset/reveal", f"card/undercover_asset/reveal/{choice}")
        if choice == 0:
            table.play("A", "post_guild")
        assert table.swords("A") == 1 + given
        assert (count in table.options("A")) is (given > 0)


@pytest.mark.rule("UPR-CLR-05", "UPR-RUL-123")
def test_a_card_that_the_fighters_discard_does_what_it_does_when_discarded() -> None:
    table = position(
        hand={"A": "long_live_the_fighters"}, deck={"A": "dagger, spacing_guilds_favor, seek_allies"}
    ).turn("A")
    table.play("A", "long_live_the_fighters", "spice_refinery")
    while table.prompt("A") != "prompt-sort-draw":
        table.play("A", next(one for one in table.options("A") if one.startswith("card/long_live")))
    table.play("A", "dagger", "spacing_guilds_favor")
    assert table.discard("A") == ["spacing_guilds_favor"]
    assert table.spice("A") == 2


@pytest.mark.rule("UPR-RUL-125")
def test_opponents_choose_at_once_and_discard_clockwise() -> None:
    table = position(hand={"A": "dagger", "B": "covert_operation", "C": "diplomacy"}, spies={"B": "post_emperor"}).turn(
        "B"
    )
    table.play("B", "covert_operation", "dutiful_service", "decline")
    while table.asked() == "B":
        table.play("B", table.options("B")[0])
    assert table.asked() == "CA"
    for who, card in (("A", "dagger"), ("C", "diplomacy")):
        assert table.discard(who) == []
        table.play(who, card)
    told = [event.args["who"] for event in table.g.events(None) if event.message == "event-discards"]
    assert told == [table.g.who(Seat(seat)) for seat in (2, 0)]


@pytest.mark.parametrize(("choice", "added"), [(0, {"spies": 1}), (1, {"swords": 2})])
def test_undercover_asset_revealed(choice: int, added: dict[str, int]) -> None:
    assert revealed("undercover_asset", (f"card/undercover_asset/reveal/{choice}",)) == added


def test_trashed_soldier_draws_an_intrigue_card() -> None:
    added = gained("desert_survival", "imperial_basin", ("sardaukar_soldier",), "sardaukar_soldier")
    assert added == {"hand": -1, "trashed": 1, "intrigue": 1}


def test_discarded_favor_pays_spice() -> None:
    added = gained("captured_mentat", "assembly_hall", ("spacing_guilds_favor",), "spacing_guilds_favor")
    assert added == {"discard": 1, "intrigue": 1, "spice": 2}


@pytest.mark.parametrize(
    ("card", "answers", "added"),
    [
        ("guild_spy", ("post_fremen",), {"spies": 1}),
        ("in_high_places", ("post_fremen",), {"spies": 1}),
        ("interstellar_trade", ("contract_harvest_3",), {"contracts": 1}),
        ("overthrow", (), {"intrigue": 1}),
        ("price_is_no_object", (), {"solari": 2}),
        ("spy_network", ("post_fremen",), {"spies": 1}),
        ("steersman", (), {"guild": 1}),
        ("strike_fleet", ("post_fremen",), {"spies": 1}),
        ("subversive_advisor", ("post_fremen",), {"spies": 1}),
        ("the_spice_must_flow", (), {"vp": 1}),
    ],
)
def test_acquire_bonus(card: str, answers: tuple[str, ...], added: dict[str, int]) -> None:
    rich = "convincing_argument, convincing_argument, long_live_the_fighters, tread_in_darkness, tread_in_darkness"
    cost = next(one.cost for one in CARDS if one.id == card)
    row = "" if card == "the_spice_must_flow" else card
    module = CHOAM if card == "interstellar_trade" else {}
    bought = revealed("dagger", (card, *answers), rich, row=row, council="A", **module)
    assert bought.pop("swords") == 1
    assert bought == {"persuasion": -cost, "discard": 1} | added
