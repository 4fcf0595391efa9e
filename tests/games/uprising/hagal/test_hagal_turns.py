"""Turns of Rivals and the House Hagal deck (HAG-TRN, HAG-CND, HAG-OPT-14 to 16)."""

from collections.abc import Callable

import pytest

from sandtable.games.uprising.cards import CARD_KIND, CARD_NUMBER
from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND, HAGAL_NUMBER
from sandtable.games.uprising.hagal.house import HAGAL_DECK, HAGAL_DISCARD
from sandtable.games.uprising.rules.arrival import arrive
from sandtable.games.uprising.rules.makers import recall_phase
from sandtable.games.uprising.rules.player_turns import take_turn
from sandtable.games.uprising.rules.spaces import enterable
from sandtable.games.uprising.state import COMBAT, HANDS, Table
from sandtable.games.uprising.terms import ARRAKEEN, FREMKIT
from sandtable.kernel.seats import Seat
from tests.games.uprising.hagal.table import YOU, HagalTable, duel, solo


def piles(table: HagalTable) -> tuple[int, int]:
    zones = table.g.hagal.cards.zones
    return len(zones[HAGAL_DECK]), len(zones[HAGAL_DISCARD])


def first_round(seats: int, first: int) -> Table:
    """A first round in which all but Rivals reveal at once, the given player begins, no Rival has three Agents."""
    for seed in range(100):
        g = GAME.new(seats, seed)
        assert isinstance(g, Table)
        if g.first == first:
            while g.phase != COMBAT and g.round == 1 and g.to_act:
                seat = g.to_act[0]
                options = [str(option) for option in g.options(seat)]
                g.play(seat, next(one for one in ("reveal", "end_turn", options[0]) if one in options))
                if len(g.reveal_order) == g.seats and not any(g.agents[g.seats :]):
                    break
            if not any(g.swordmaster):
                return g
    raise AssertionError("no such game")


def turns_of(g: Table) -> list[tuple[str, str]]:
    """The turns of the first round: what kind, and whose."""
    kinds = {"event-hagal-sends": "sends", "event-reveal-turn": "reveals"}
    events = g.events(None)
    rounds = [place for place, event in enumerate(events) if event.message == "event-round"] + [len(events)]
    first = events[: rounds[1]]
    return [(kinds[event.message], str(event.args["who"])) for event in first if event.message in kinds]


# Turn order.


@pytest.mark.rule("HAG-TRN-01", "HAG-TRN-02", "UPR-RUL-90")
def test_a_rival_sends_an_agent_a_turn_and_never_reveals() -> None:
    g = first_round(1, 0)
    rivals = [("sends", g.who(Seat(1))), ("sends", g.who(Seat(2)))]
    assert turns_of(g) == [("reveals", g.who(Seat(0))), *rivals, *rivals]
    seen = g.view(0)["players"][1]
    assert seen["hand"] == seen["deck"] == {"count": 0, "known": []}
    assert seen["revealed"] is False


@pytest.mark.rule("HAG-TRN-02")
@pytest.mark.parametrize(("begun", "discarding"), [(solo, []), (duel, [1])])
def test_a_rival_has_no_hand_to_discard_from(begun: Callable[[], HagalTable], discarding: list[int]) -> None:
    """Covert Operation makes every opponent discard a card."""
    table = begun()
    g = table.spies(YOU, "post_emperor").g
    card = CARD_KIND.index(CARD_NUMBER["covert_operation"])
    g.cards.move(g, card, g.cards.zone_of(card), HANDS[0], 1)
    table.start(take_turn, Seat(0))
    for answer in ("covert_operation", "dutiful_service", "decline"):
        g.play(0, answer)
    asked = [seat for seat in g.to_act if (prompt := g.prompt(seat)) and prompt.message == "prompt-discard"]
    assert asked == discarding


@pytest.mark.rule("HAG-TRN-07")
def test_cards_are_revealed_until_one_names_a_free_space_however_many_are_discarded() -> None:
    """More than half of the deck is still to come, and two of its cards name a space that is taken."""
    table = solo().occupy(YOU, "sardaukar").upcoming("sardaukar", "sardaukar", "dutiful_service")
    cards = table.g.hagal.cards
    for card in cards.zones[HAGAL_DISCARD][:18]:
        cards.move(table.g, card, HAGAL_DISCARD, HAGAL_DECK, 0)
    assert piles(table) == (21, 15)
    table.luck((0, 21), (0, 20), (0, 19)).rival_turn("muad_dib")
    assert table.at("muad_dib") == ["dutiful_service"]


@pytest.mark.rule("HAG-TRN-03")
def test_alone_the_marker_passes_through_all_three() -> None:
    table = solo()
    table.g.first = Seat(0)
    firsts = []
    for _ in range(4):
        table.start(recall_phase)
        firsts.append(table.g.first)
    assert firsts == [1, 2, 0, 1]
    g = first_round(1, 2)
    assert turns_of(g)[0] == ("sends", g.who(Seat(2)))


@pytest.mark.rule("HAG-TRN-04")
def test_for_two_the_marker_passes_between_the_players() -> None:
    table = duel()
    table.g.first = Seat(0)
    firsts = []
    for _ in range(3):
        table.start(recall_phase)
        firsts.append(table.g.first)
    assert firsts == [1, 0, 1]


@pytest.mark.rule("HAG-TRN-05", "HAG-SET-17")
@pytest.mark.parametrize("first", [0, 1])
def test_for_two_the_rival_always_acts_second(first: int) -> None:
    table = duel()
    table.g.first = Seat(first)
    assert table.g.order() == [first, 2, 1 - first]
    assert [table.g.after(Seat(player)) for player in (first, 2, 1 - first)] == [2, 1 - first, first]
    g = first_round(2, first)
    whose = [who for _, who in turns_of(g)]
    assert whose == [*[g.who(Seat(player)) for player in (first, 2, 1 - first, 2)]]


# The deck.


@pytest.mark.rule("HAG-TRN-06")
def test_the_top_card_names_the_space() -> None:
    table = solo().reveals("muad_dib", "gather_support")
    assert table.at("muad_dib") == ["gather_support"]
    assert table.event("event-hagal-sends") == {
        "who": "rival-muad-dib",
        "card": "hagal-gather-support",
        "space": "space-gather-support",
    }
    assert table.g.agents[1] == 1


@pytest.mark.rule("HAG-TRN-07")
def test_occupied_spaces_are_passed_over() -> None:
    table = solo().occupy(YOU, "sardaukar").occupy("lady_jessica", "secrets")
    table.reveals("muad_dib", "sardaukar", "secrets", "espionage")
    assert table.at("muad_dib") == ["espionage"]
    skipped = [event.args for event in table.g.events(None) if event.message == "event-hagal-occupied"]
    assert [(args["card"], args["space"]) for args in skipped[-2:]] == [
        ("hagal-sardaukar", "space-sardaukar"),
        ("hagal-secrets", "space-secrets"),
    ]


@pytest.mark.rule("HAG-TRN-08")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = solo().occupy(YOU, "sardaukar").reveals("muad_dib", "sardaukar")
    assert "event-hagal-reshuffled" in table.told()
    assert sum(piles(table)) == 36
    assert piles(table)[0] > 0


@pytest.mark.rule("HAG-TRN-09")
def test_new_deck_shuffles_everything_and_revealing_goes_on() -> None:
    table = duel().reveals("muad_dib", "new_deck", "fremkit")
    assert table.told()[:2] == ["event-hagal-reveals", "event-hagal-reshuffled"]
    assert "event-hagal-sends" in table.told()
    # The rest of the deck, the discards and New Deck itself.
    revealed = sum(piles(table)) - piles(table)[0]
    assert sum(piles(table)) == 37
    assert revealed < 37


@pytest.mark.rule("HAG-TRN-09", "UPR-RUL-13")
def test_new_deck_itself_is_shuffled_in() -> None:
    table = duel().reshuffled_to("fremkit").rival_turn("muad_dib")
    assert table.at("muad_dib") == ["fremkit"]
    assert piles(table) == (36, 1)
    assert [HAGAL_KIND[card] for card in table.g.hagal.cards.zones[HAGAL_DISCARD]] == [HAGAL_NUMBER["fremkit"]]


def test_a_deck_that_names_no_free_space_ends_the_turn() -> None:
    table = solo().occupy(YOU, *["sardaukar", "dutiful_service", "heighliner", "deliver_supplies", "espionage"])
    table.occupy(YOU, "secrets", "desert_tactics", "fremkit", "assembly_hall", "gather_support", "shipping")
    table.occupy(YOU, "accept_contract", "arrakeen", "spice_refinery", "research_station", "sietch_tabr")
    table.reveals("muad_dib", "fremkit")
    assert table.at("muad_dib") == []
    assert table.told()[-1] == "event-hagal-nowhere"
    assert table.g.agents[1] == 2


# What a visit costs and brings.


@pytest.mark.rule("HAG-TRN-10", "HAG-TRN-11", "HAG-RES-02")
def test_a_rival_neither_pays_for_a_space_nor_gets_its_effect() -> None:
    # Heighliner costs 5 spice and gives 5 troops.
    table = solo().units("muad_dib", garrison=0).reveals("muad_dib", "heighliner")
    assert table.has("muad_dib") == (0, 0, 1, 0)
    assert table.army("muad_dib") == (3, 0, 0)
    # Deliver Supplies gives 1 water, Assembly Hall nothing beside its Intrigue card, Research Station asks 2 water.
    table = solo().reveals("muad_dib", "supplies_heighliner")
    assert table.has("muad_dib") == (0, 0, 1, 0)
    table = solo().purse("muad_dib").reveals("muad_dib", "research_station")
    assert table.at("muad_dib") == ["research_station"]


@pytest.mark.rule("HAG-TRN-11")
def test_a_faction_space_alone_gives_no_influence() -> None:
    table = solo().reveals("muad_dib", "sardaukar")
    assert table.levels("muad_dib") == {"emperor": 1}


@pytest.mark.rule("HAG-TRN-12")
def test_a_rival_occupies_its_space() -> None:
    table = solo().reveals("muad_dib", "fremkit")
    table.reveals("lady_jessica", "fremkit", "espionage")
    assert table.at("lady_jessica") == ["espionage"]
    assert not enterable(table.g, Seat(0)) >> FREMKIT & 1
    # A player's spy infiltrates there as anywhere.
    table.spies(YOU, "post_fremen")
    assert enterable(table.g, Seat(0)) >> FREMKIT & 1


# Cards with conditions.


@pytest.mark.rule("HAG-CND-01", "HAG-CND-02", "UPR-EX-29")
@pytest.mark.parametrize("card", ["contract_shipping_first", "contract_shipping_third"])
def test_influence_with_the_guild_decides_between_contract_and_shipping(card: str) -> None:
    table = solo().influence("muad_dib", guild=1).reveals("muad_dib", card)
    assert table.at("muad_dib") == ["accept_contract"]
    table = solo().influence("muad_dib", guild=2).reveals("muad_dib", card)
    assert table.at("muad_dib") == ["shipping"]


@pytest.mark.rule("HAG-CND-01", "HAG-CND-03", "UPR-EX-30")
def test_the_level_of_the_conflict_decides_between_supplies_and_heighliner() -> None:
    for conflict, space in (
        ("skirmish_crysknife", "deliver_supplies"),
        ("choam_security", "deliver_supplies"),
        ("propaganda", "heighliner"),
    ):
        table = solo().conflict(conflict).reveals("muad_dib", "supplies_heighliner")
        assert table.at("muad_dib") == [space]


@pytest.mark.rule("HAG-CND-01", "HAG-TRN-07")
def test_the_other_space_of_a_card_is_no_way_out() -> None:
    table = solo().influence("muad_dib", guild=2).occupy(YOU, "shipping")
    table.reveals("muad_dib", "contract_shipping_first", "fremkit")
    assert table.at("muad_dib") == ["fremkit"]
    assert table.told()[0] == "event-hagal-occupied"


@pytest.mark.rule("HAG-CND-04", "HAG-CND-05", "HAG-ICN-02", "HAG-ICN-07", "UPR-EX-28")
def test_gather_support_brings_influence_only_to_friends_of_the_emperor() -> None:
    table = solo().influence("muad_dib", emperor=1).reveals("muad_dib", "gather_support_armed")
    assert table.at("muad_dib") == ["gather_support"]
    assert table.army("muad_dib") == (0, 0, 4)
    assert table.levels("muad_dib") == {"emperor": 1}
    # The second faction of Muad'Dib's priority is the Bene Gesserit.
    table = solo().influence("muad_dib", emperor=2).reveals("muad_dib", "gather_support_armed")
    assert table.army("muad_dib") == (0, 0, 4)
    assert table.levels("muad_dib") == {"emperor": 2, "bene_gesserit": 1}


def test_sietch_tabr_is_for_friends_of_the_fremen() -> None:
    table = solo().influence("muad_dib", fremen=1).reveals("muad_dib", "sietch_tabr", "espionage")
    assert table.at("muad_dib") == ["espionage"]
    unfit = table.event("event-hagal-unfit")
    assert unfit["card"] == "hagal-sietch-tabr"
    assert unfit["condition"] == {
        "message": "hagal-if-influence",
        "args": {"amount": 2, "faction": "faction-fremen"},
    }
    table = solo().influence("muad_dib", fremen=2).reveals("muad_dib", "sietch_tabr")
    assert table.at("muad_dib") == ["sietch_tabr"]


def test_maker_cards_want_bonus_spice_and_go_where_most_lies() -> None:
    card = "hagga_imperial"
    table = solo().reveals("muad_dib", card, "espionage")
    assert table.at("muad_dib") == ["espionage"]
    assert table.event("event-hagal-unfit")["condition"]["message"] == "hagal-if-bonus-spice"
    for hagga, imperial, space in ((1, 0, "hagga_basin"), (0, 1, "imperial_basin"), (1, 2, "imperial_basin"),
                                   (2, 2, "hagga_basin")):  # fmt: skip
        table = solo().bonus(hagga_basin=hagga, imperial_basin=imperial).reveals("muad_dib", card)
        assert table.at("muad_dib") == [space]
    table = solo().bonus(hagga_basin=3, imperial_basin=1).occupy(YOU, "hagga_basin").reveals("muad_dib", card)
    assert table.at("muad_dib") == ["imperial_basin"]
    table = solo().bonus(hagga_basin=3).occupy(YOU, "hagga_basin").reveals("muad_dib", card, "espionage")
    assert table.at("muad_dib") == ["espionage"]
    # The spice that the card looks for lies where somebody stands: that is what a reader has to know.
    assert table.event("event-hagal-occupied")["space"] == "space-hagga-basin"
    table = solo().bonus(imperial_basin=2).occupy(YOU, "hagga_basin", "imperial_basin")
    table.reveals("muad_dib", card, "espionage")
    assert table.event("event-hagal-occupied")["space"] == "space-imperial-basin"
    table = solo().reveals("muad_dib", "deep_desert", "espionage")
    assert table.at("muad_dib") == ["espionage"]


# Smart Politics.


def politics(mine: int, yours: int, allied: bool = False, on: bool = True, card: str = "fremkit") -> str:
    """What becomes of a card to a Fremen space: where the Rival goes, or why it does not."""
    table = solo(smart_politics=on).influence("muad_dib", fremen=mine).influence(YOU, fremen=yours)
    if allied:
        table.ally("muad_dib", "fremen")
    table.reveals("muad_dib", card, "espionage")
    place = table.at("muad_dib")[0]
    return place if place != "espionage" else table.told()[0]


@pytest.mark.rule("HAG-OPT-14")
def test_smart_politics_looks_at_free_faction_spaces_only() -> None:
    assert politics(5, 2, allied=True, on=False) == "fremkit"
    assert politics(5, 2, allied=True, card="desert_tactics") == "desert_tactics"
    for card, faction in (("dutiful_service", "emperor"), ("supplies_heighliner", "guild"),
                          ("secrets", "bene_gesserit"), ("fremkit", "fremen")):  # fmt: skip
        table = solo(smart_politics=True).influence("muad_dib", **{faction: 4}).ally("muad_dib", faction)
        table.reveals("muad_dib", card, "gather_support")
        assert table.at("muad_dib") == ["gather_support"]
        assert table.event("event-hagal-safe-lead")["faction"] == f"faction-{faction.replace('_', '-')}"
    # At level III the same card leads to Heighliner, which costs something.
    table = solo(smart_politics=True).conflict("propaganda").influence("muad_dib", guild=4).ally("muad_dib", "guild")
    assert table.reveals("muad_dib", "supplies_heighliner").at("muad_dib") == ["heighliner"]


@pytest.mark.rule("HAG-OPT-15")
def test_smart_politics_leaves_a_safe_lead_alone() -> None:
    assert politics(5, 4, allied=True) == "event-hagal-safe-lead"
    assert politics(4, 4, allied=True) == "fremkit"
    assert politics(3, 0) == "fremkit"


@pytest.mark.rule("HAG-OPT-16")
def test_smart_politics_gives_up_a_lost_race() -> None:
    assert politics(2, 4) == "event-hagal-lost-race"
    assert politics(2, 3) == "fremkit"
    assert politics(1, 4) == "fremkit"


def test_smart_politics_counts_other_rivals_too() -> None:
    table = solo(smart_politics=True).influence("muad_dib", fremen=2).influence("lady_jessica", fremen=4)
    assert table.reveals("muad_dib", "fremkit", "espionage").at("muad_dib") == ["espionage"]


# Other players.


def test_the_phase_waits_for_a_swordmaster_gained_on_anothers_turn() -> None:
    """A control bonus can bring a Rival its third Agent after its last turn; it still uses it this round."""
    table = duel("muad_dib").purse("muad_dib", solari=3)
    g = table.g
    g.agents[2], g.reveal_order, g.control[0] = 0, [Seat(0), Seat(1)], Seat(2)
    arrive(g, Seat(1), ARRAKEEN)
    assert g.agents[2] == 1
    table.start(take_turn, 0)
    assert g.agents[2] == 0
    assert len(table.at("muad_dib")) == 1


def test_every_card_that_sends_somebody_is_told_with_its_space() -> None:
    for card in HAGAL_CARDS:
        if card.branches and not card.two_players_only:
            table = solo("lady_jessica, muad_dib").bonus(hagga_basin=1, imperial_basin=2, deep_desert=1)
            table.influence("lady_jessica", fremen=2, guild=2).reveals("lady_jessica", card.id)
            told = table.event("event-hagal-sends")
            assert told["card"] == f"hagal-{card.id.replace('_', '-')}"
            assert told["space"] == f"space-{table.at('lady_jessica')[0].replace('_', '-')}"


def test_rivals_are_never_asked() -> None:
    for seed in range(3):
        g = GAME.new(2, seed)
        while not g.over:
            assert all(seat < 2 for seat in g.to_act)
            g.play(g.to_act[0], g.options(g.to_act[0])[0])
