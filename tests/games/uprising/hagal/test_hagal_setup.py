"""Setting up a game with Rivals (HAG-SET, HAG-DIF)."""

import pytest

from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.hagal.cards import HAGAL_KIND, NEW_DECK_KIND
from sandtable.games.uprising.hagal.house import HAGAL_DECK, HAGAL_DISCARD
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.games.uprising.rules.spaces import enterable
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import SWORDMASTER
from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Value
from sandtable.kernel.seats import Seat
from tests.games.uprising.hagal.table import OTHER, YOU, duel, solo

SEEDS = range(12)


def new(seats: int, seed: int = 1, **options: Value) -> Table:
    """A game at its very first question: the choice of leaders comes before Rivals can act."""
    g = GAME.new(seats, seed, leaders="choose", **options)
    assert isinstance(g, Table)
    return g


def begun(seats: int, seed: int = 1, **options: Value) -> Table:
    """A game after the leaders were chosen; a Rival may have acted."""
    g = new(seats, seed, **options)
    for seat in range(seats):
        g.play(seat, g.options(seat)[0])
    return g


def told(g: Table, message: str) -> list[dict[str, object]]:
    return [event.args for event in g.events(None) if event.message == message]


def hagal_cards(g: Table) -> list[int]:
    zones = g.hagal.cards.zones
    return [HAGAL_KIND[card] for card in zones[HAGAL_DECK] + zones[HAGAL_DISCARD]]


@pytest.mark.rule("HAG-SET-01", "HAG-SET-05")
def test_a_lone_player_meets_two_different_rivals() -> None:
    for seed in SEEDS:
        g = begun(1, seed)
        assert g.players == 3
        assert len(set(g.hagal.rivals)) == 2


@pytest.mark.rule("HAG-SET-02")
def test_two_players_meet_one_rival() -> None:
    g = begun(2)
    assert g.players == 3
    assert len(g.hagal.rivals) == 1


@pytest.mark.rule("HAG-SET-02")
def test_three_players_meet_nobody() -> None:
    g = begun(3)
    assert g.players == 3
    assert g.house is None


@pytest.mark.rule("HAG-SET-03")
def test_recommended_first_rivals_can_be_chosen() -> None:
    easy = [rival.id for rival in RIVALS if rival.swordmaster_cost >= 8 and not rival.streamlined]
    assert easy == ["staban_tuek", "gurney_halleck", "lady_margot_fenring"]
    g = begun(1, rival_0=easy[0], rival_1=easy[1])
    assert [RIVALS[number].id for number in g.hagal.rivals] == easy[:2]


@pytest.mark.rule("HAG-SET-04", "HAG-OPT-06")
def test_recommended_first_game_for_two() -> None:
    met = {RIVALS[begun(2, seed, streamlined_rivals=True).hagal.rivals[0]].id for seed in SEEDS}
    assert met == {"lady_amber_metulli", "glossu_rabban"}


@pytest.mark.rule("HAG-SET-06", "HAG-SET-07", "HAG-SET-09", "HAG-SET-10")
def test_what_everybody_starts_with() -> None:
    # With two players a human always begins, so the Rival has not acted yet.
    g = begun(2)
    assert g.influence == [0] * 12
    assert g.garrison == [3, 3, 3]
    assert g.supply == [9, 9, 9]
    assert g.agents == [2, 2, 2]
    assert g.swordmaster == [False] * 3
    assert g.water == [1, 1, 1]
    assert [g.spies_in_supply(Seat(player)) for player in range(3)] == [3, 3, 3]
    assert g.solari == g.spice == g.vp == [0, 0, 0]
    assert g.held(Seat(2)) == []


@pytest.mark.rule("HAG-SET-11")
def test_new_deck_stays_out_of_solo_games() -> None:
    kinds = hagal_cards(begun(1))
    assert len(kinds) == 36
    assert NEW_DECK_KIND not in kinds


@pytest.mark.rule("HAG-SET-12")
def test_new_deck_is_in_games_for_two() -> None:
    kinds = hagal_cards(begun(2))
    assert len(kinds) == 37
    assert kinds.count(NEW_DECK_KIND) == 1


@pytest.mark.rule("HAG-SET-13")
def test_both_rivals_draw_from_one_face_down_deck() -> None:
    table = solo()
    table.reveals("muad_dib", "fremkit", "sardaukar")
    table.rival_turn("lady_jessica")
    assert (table.at("muad_dib"), table.at("lady_jessica")) == (["fremkit"], ["sardaukar"])
    g = begun(2)
    assert g.hagal.cards.known(g.public, HAGAL_DECK) == sorted(g.hagal.cards.zones[HAGAL_DECK])
    assert "hagal" in g.view(0)
    assert g.view(0)["hagal"]["deck"] == 37


@pytest.mark.rule("HAG-SET-14")
def test_alone_objectives_are_random_and_a_rival_can_begin() -> None:
    firsts = set()
    for seed in SEEDS:
        g = begun(1, seed)
        assert len(set(g.objective)) == 3
        firsts.add(g.first)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("HAG-SET-15", "HAG-SET-16", "HAG-SET-17")
def test_for_two_the_rival_has_the_ornithopter_and_never_begins() -> None:
    firsts, dealt = set(), set()
    for seed in SEEDS:
        view = begun(2, seed).view(None)
        objectives = [player["objective"]["id"] for player in view["players"]]
        assert objectives[2] == "objective_ornithopter_1_3"
        dealt.add(tuple(objectives[:2]))
        firsts.add(view["first_player"])
        assert objectives[view["first_player"]] == "objective_desert_mouse_first"
    assert firsts == {0, 1}
    assert len(dealt) == 2


@pytest.mark.rule("HAG-SET-18")
def test_rivals_and_difficulty_are_chosen() -> None:
    g = begun(1, rival_0="muad_dib", rival_1="baron_harkonnen", difficulty="mentat")
    assert [RIVALS[number].id for number in g.hagal.rivals] == ["muad_dib", "baron_harkonnen"]
    assert g.view(0)["hagal"]["difficulty"] == "mentat"
    assert [args["who"] for args in told(g, "event-rival")] == ["rival-muad-dib", "rival-baron-harkonnen"]
    met = {RIVALS[number].id for seed in range(40) for number in new(1, seed).hagal.rivals}
    assert len(met) == 8, "those not chosen are drawn"


@pytest.mark.rule("HAG-SET-08", "HAG-DIF-01")
def test_mercenary() -> None:
    for seed in SEEDS:
        g = begun(1, seed, difficulty="mercenary")
        if g.first == 0:
            assert g.garrison == [3, 0, 0]
            assert g.supply == [9, 12, 12]
        assert len(g.held(Seat(0))) >= 1
        assert told(g, "event-draws-intrigue")[0]["who"] == g.who(Seat(0))


@pytest.mark.rule("HAG-DIF-02")
def test_sardaukar_changes_nothing() -> None:
    g = next(g for seed in SEEDS if (g := begun(1, seed, difficulty="sardaukar")).first == 0)
    assert g.garrison == [3, 3, 3]
    assert g.held(Seat(0)) == []
    assert g.view(0)["hagal"]["rules"] == []
    assert begun(1, 3).dump() == begun(1, 3, difficulty="sardaukar").dump()


@pytest.mark.rule("HAG-DIF-03", "HAG-OPT-09")
def test_mentat_brings_three_rules() -> None:
    g = begun(1, difficulty="mentat")
    assert g.view(0)["hagal"]["rules"] == ["brutal_escalation", "expert_deployment", "smart_politics"]


@pytest.mark.rule("HAG-DIF-04")
def test_at_the_highest_level_the_player_cannot_gain_the_swordmaster() -> None:
    for level, open_to in (("mentat", True), ("kwisatz_haderach", False)):
        table = solo(difficulty=level)
        assert table.g.view(0)["hagal"]["rules"] == ["brutal_escalation", "expert_deployment", "smart_politics"]
        table.purse(YOU, solari=10)
        assert swordmaster_is_open(table.g) == open_to
        # Cheaper once a Rival has one (UPR-RUL-100), but not for everybody.
        table.purse(YOU, solari=6)
        assert not swordmaster_is_open(table.g)
        table.g.swordmaster[1] = True
        assert swordmaster_is_open(table.g) == open_to


def swordmaster_is_open(g: Table) -> bool:
    return bool(enterable(g, Seat(0)) >> SWORDMASTER & 1)


@pytest.mark.rule("HAG-OPT-01")
def test_optional_rules_combine_freely() -> None:
    g = begun(1, brutal_escalation=True, imperium_row_churn=True)
    assert g.view(0)["hagal"]["rules"] == ["imperium_row_churn", "brutal_escalation"]
    assert begun(2, smart_politics=True).view(0)["hagal"]["rules"] == ["smart_politics"]
    g = begun(1, difficulty="mercenary", expert_deployment=True)
    assert g.view(0)["hagal"]["rules"] == ["expert_deployment"]


@pytest.mark.rule("HAG-OPT-17", "HAG-OPT-06", "HAG-SET-18")
@pytest.mark.parametrize(
    ("seats", "options", "about"),
    [
        (1, {"rival_0": "glossu_rabban"}, "option rival_0"),
        (1, {"rival_0": "muad_dib", "rival_1": "muad_dib"}, "option rival_1"),
        (1, {"streamlined_rivals": True}, "option streamlined_rivals"),
        (2, {"rival_1": "muad_dib"}, "option rival_1"),
        (2, {"difficulty": "mentat"}, "option difficulty"),
        (2, {"imperium_row_churn": True}, "option imperium_row_churn"),
        (2, {"streamlined_rivals": True, "rival_0": "muad_dib"}, "option rival_0"),
        (3, {"rival_0": "muad_dib"}, "option rival_0"),
        (3, {"difficulty": "mercenary"}, "option difficulty"),
        (4, {"smart_politics": True}, "option smart_politics"),
        (1, {"measured_deployment": True}, "option measured_deployment"),
    ],
)
def test_settings_that_do_not_fit(seats: int, options: dict[str, Value], about: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(seats, 1, **options)
    assert refused.value.about == about


@pytest.mark.rule("HAG-OPT-17")
def test_the_two_made_for_two_can_be_met_without_the_rule() -> None:
    table = duel("glossu_rabban")
    assert table.g.view(0)["players"][2]["rival"]["can_win"] is False
    assert duel("muad_dib").g.view(0)["players"][2]["rival"]["can_win"] is True


def test_a_rival_may_be_the_character_somebody_plays() -> None:
    g = GAME.new(1, 1, leader_0="gurney_halleck", rival_0="gurney_halleck")
    names = [player["leader"] or player["rival"]["id"] for player in g.view(0)["players"]]
    assert names[:2] == ["gurney_halleck", "gurney_halleck"]


def test_the_view_shows_rivals() -> None:
    table = duel("baron_harkonnen")
    seen = table.g.view(table.player(OTHER))
    assert seen["players"][0]["rival"] is None
    assert seen["players"][2]["leader"] is None
    rival = seen["players"][2]["rival"]
    assert (rival["id"], rival["swordmaster_cost"]) == ("baron_harkonnen", 6)
    assert rival["priority"] == ["guild", "emperor", "bene_gesserit", "fremen"]
    assert rival["signet"] == {"message": "hagal-effect-intrigue", "args": {"amount": 1}}
    assert rival["network"]["message"] == "effect-and"
    assert seen["hagal"]["difficulty"] == "sardaukar"
    assert GAME.new(3, 1).view(0)["hagal"] is None
