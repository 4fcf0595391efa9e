"""The alliance game of two: pooled leaders, public or secret, and the powers of both boards together."""

import pytest

import sandtable
from sandtable.games.arrakis.planet import STRONGHOLDS, TERRITORY_IDS
from sandtable.games.conquest.factions import (
    ATREIDES,
    FACTIONS,
    FREMEN,
    HARKONNEN,
    IMPERIUM,
    LEADER_IDS,
    LEADER_INDEX,
    LEADER_STRENGTH,
    LEADERS,
)
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.gain_cards import gain_cards_phase
from sandtable.games.conquest.rules.revival import revival_phase
from sandtable.games.conquest.rules.ship_move import ship_move_phase
from sandtable.games.conquest.rules.spice_blow import spice_blow_phase
from sandtable.games.conquest.rules.storm import move_storm
from sandtable.games.conquest.rules.victory import victory_check
from sandtable.games.conquest.terms import DECK, IN_TANKS, SETUP
from sandtable.kernel.errors import BadSetup
from tests.games.conquest.fighting import fight, sides, strengths, to_plan
from tests.games.conquest.position import Position, new_game, position, prepared

NATIVES = "atreides_fremen"
RULERS = "harkonnen_imperium"
BOTH = f"{NATIVES}, {RULERS}"


def leaders(table: Position, of: str, by: str | None = None) -> dict[str, str]:
    """The leaders of an alliance and what has become of them, as somebody or a spectator sees it."""
    return {one["id"]: one["state"] for one in table.seen(by)["players"][table.seat(of)]["leaders"]}


# Set-up.


@pytest.mark.rule("CON-ALLY-01")
def test_four_factions_play_in_two_fixed_alliances() -> None:
    game = sandtable.game("conquest")
    for seed in range(6):
        players = game.new(2, seed, mode="alliance").view(None)["players"]
        assert sorted(player["faction"] for player in players) == [NATIVES, RULERS]
    with pytest.raises(BadSetup):
        game.new(2, 1, mode="alliance", faction_0="atreides")
    with pytest.raises(BadSetup):
        game.new(2, 1, faction_0=NATIVES)
    for seats in (3, 4):
        with pytest.raises(BadSetup):
            game.new(seats, 1, mode="alliance")


@pytest.mark.rule("CON-ALLY-02")
def test_an_alliance_has_one_stock_one_reserve_and_one_hand() -> None:
    table = position(BOTH, spice={NATIVES: 9, RULERS: 10}, first=RULERS).start(gain_cards_phase)
    assert len(table.seen()["players"]) == 2
    table.play(RULERS, "3").play(NATIVES, "0")
    assert (table.spice(RULERS), len(table.market_hand(RULERS))) == (4, 3)
    assert len(table.battle_hand(RULERS)) == len(table.battle_hand(NATIVES)) == 4
    table.start(ship_move_phase).play(RULERS, "carthag:10", "4")
    assert (table.spice(RULERS), table.reserve(RULERS)) == (0, 16)


@pytest.mark.rule("CON-ALLY-02")
def test_leaders_of_both_factions_fight_for_the_alliance() -> None:
    """Over several draws members of either faction are in play and can be fielded."""
    fielded: set[int] = set()
    for seed in range(6):
        table = position(BOTH, forces=f"carthag: {NATIVES} 3, {RULERS} 3", seed=seed).start(battle_phase)
        to_plan(table, RULERS)
        fielded |= {LEADERS[LEADER_INDEX[name]].faction for name in table.options(RULERS)}
    assert fielded == {HARKONNEN, IMPERIUM}


@pytest.mark.rule("CON-ALLY-03", "CON-ALLY-04")
def test_where_the_forces_start() -> None:
    table = prepared(BOTH)
    assert table.reserve(RULERS) == 20
    assert sum(table.g.forces[table.seat(RULERS)]) == 0
    assert FACTIONS[table.g.factions[table.seat(RULERS)]].tokens_of == HARKONNEN
    assert table.reserve(NATIVES) == 15
    assert table.forces(NATIVES, "polar_sink") == 5
    assert sum(table.g.forces[table.seat(NATIVES)]) == 5


@pytest.mark.rule("CON-ALLY-05", "CON-ALLY-06", "CON-ALLY-07", "CON-ALLY-24")
def test_seven_and_five_leaders_are_drawn_at_random() -> None:
    natives: set[frozenset[str]] = set()
    rulers: set[frozenset[str]] = set()
    for seed in range(10):
        table = prepared(BOTH, seed)
        assert set(leaders(table, NATIVES).values()) == set(leaders(table, RULERS).values()) == {"ready"}
        assert len(leaders(table, NATIVES)) == 7
        assert len(leaders(table, RULERS)) == 5
        natives.add(frozenset(leaders(table, NATIVES)))
        rulers.add(frozenset(leaders(table, RULERS)))
    assert len(natives) > 5
    assert len(rulers) > 5
    factions = {LEADERS[LEADER_INDEX[name]].faction for drawn in rulers for name in drawn}
    assert factions == {HARKONNEN, IMPERIUM}
    factions = {LEADERS[LEADER_INDEX[name]].faction for drawn in natives for name in drawn}
    assert factions == {ATREIDES, FREMEN}


@pytest.mark.rule("CON-ALLY-08", "CON-ALLY-10")
def test_the_traitor_deck_holds_the_twelve_drawn_leaders_and_no_other() -> None:
    for seed in range(5):
        table = prepared(BOTH, seed)
        zones = table.g.traitor_cards.zones
        in_play = {LEADER_IDS[card] for zone in range(table.g.out_of_game) for card in zones[zone]}
        assert in_play == set(leaders(table, NATIVES)) | set(leaders(table, RULERS))
        assert len(in_play) == 12
        out = {LEADER_IDS[card] for zone in (0, 1) for card in zones[table.g.out_of_game + zone]}
        assert out == set(LEADER_IDS) - in_play
        to_plan(table.put(NATIVES, "carthag", 2).put(RULERS, "carthag", 2).start(battle_phase), RULERS)
        assert not out & set(table.options(RULERS))


@pytest.mark.rule("CON-ALLY-11", "CON-ALLY-12")
def test_natives_keep_one_of_four_then_rulers_keep_two_of_four() -> None:
    table = new_game(BOTH)
    assert table.asked() == [NATIVES]
    assert len(table.options(NATIVES)) == 4
    table.play(NATIVES, table.options(NATIVES)[2])
    assert len(table.traitors(NATIVES)) == 1
    assert table.asked() == [RULERS]
    offered = table.options(RULERS)
    assert len(offered) == 4
    table.play(RULERS, offered[1], offered[3])
    assert table.traitors(RULERS) == sorted([offered[1], offered[3]])
    assert len(table.g.traitor_cards.zones[DECK]) == 12 - 1 - 2
    assert table.g.phase != SETUP


@pytest.mark.rule("CON-ALLY-13")
def test_starting_spice() -> None:
    table = prepared(BOTH)
    assert (table.spice(NATIVES), table.spice(RULERS)) == (6, 15)


@pytest.mark.rule("CON-ALLY-25", "CON-RUL-39")
def test_one_stronghold_is_covered_here_too() -> None:
    for seed in range(4):
        assert prepared(BOTH, seed).seen()["covered"] in [TERRITORY_IDS[place] for place in STRONGHOLDS]
    assert prepared(BOTH, covered="arrakeen").seen()["covered"] == "arrakeen"


# Powers.


@pytest.mark.rule("CON-ALLY-14")
@pytest.mark.parametrize("alliance", [NATIVES, RULERS])
def test_two_forces_return_for_nothing(alliance: str) -> None:
    table = position(BOTH, tanks={alliance: 5}, spice={alliance: 0}, first=alliance).start(revival_phase)
    assert table.options(alliance) == ["2", "0", "1"]


@pytest.mark.rule("CON-ALLY-15")
def test_natives_on_sand_survive_the_storm() -> None:
    forces = f"cielago_north:1: {NATIVES} 4, {RULERS} 3; harg_pass:3: {RULERS} 2"
    table = position(BOTH, forces=forces, storm=18).start(move_storm, 2)
    assert table.forces(NATIVES, "cielago_north") == 4
    assert table.forces(RULERS, "cielago_north") == 0
    assert table.forces(RULERS, "harg_pass") == 2


@pytest.mark.rule("CON-ALLY-16", "CON-RUL-56")
def test_natives_survive_worms_and_ride_them() -> None:
    forces = f"cielago_north:1: {NATIVES} 4, {RULERS} 3; broken_land:11: {NATIVES} 2"
    table = position(BOTH, forces=forces, blown="spice_01", top="sandworm, spice_03", storm=8).start(spice_blow_phase)
    assert table.forces(RULERS, "cielago_north") == 0
    assert table.prompt(NATIVES) == "prompt-ride"
    table.play(NATIVES, "cielago_east:3", "3")
    assert table.forces(NATIVES, "cielago_east:3") == 3
    assert table.forces(NATIVES, "cielago_north") == 1
    assert table.prompt(NATIVES) == "prompt-ride"
    table.play(NATIVES, "pass")
    assert table.forces(NATIVES, "broken_land") == 2


@pytest.mark.rule("CON-ALLY-17")
def test_natives_bring_five_forces_to_the_polar_sink_and_ship_nowhere_else() -> None:
    table = position(BOTH, spice={NATIVES: 20}, reserve={NATIVES: 12}).start(ship_move_phase)
    assert table.options(NATIVES) == ["5", "4", "3", "2", "1", "0"]
    table.play(NATIVES, "5")
    assert table.forces(NATIVES, "polar_sink") == 5
    assert table.spice(NATIVES) == 20
    assert table.prompt(NATIVES) == "prompt-move"


@pytest.mark.rule("CON-ALLY-17")
def test_rulers_ship_like_everybody() -> None:
    table = position(BOTH, first=RULERS).start(ship_move_phase).play(RULERS, "carthag:10", "7")
    assert table.forces(RULERS, "carthag") == 7
    assert table.spice(RULERS) == 15 - 7


def natives_moving() -> Position:
    forces = f"carthag: {NATIVES} 5; tueks_sietch: {NATIVES} 3"
    return position(BOTH, forces=forces, reserve={NATIVES: 0}).start(ship_move_phase)


@pytest.mark.rule("CON-ALLY-18")
def test_natives_move_two_groups() -> None:
    table = natives_moving().play(NATIVES, "carthag", "tsimpo:11", "5")
    assert table.prompt(NATIVES) == "prompt-move"
    table.play(NATIVES, "tueks_sietch", "pasty_mesa:4", "3")
    assert table.asked() == [RULERS]


@pytest.mark.rule("CON-ALLY-18")
def test_natives_move_one_group_twice_as_far() -> None:
    table = natives_moving().play(NATIVES, "carthag", "habbanya_sietch:16", "5")
    assert table.forces(NATIVES, "habbanya_sietch") == 5
    assert table.asked() == [RULERS]


def facing(**more: str) -> Position:
    """Both alliances in Carthag, at the battle phase; the natives hold battle advantage unless told otherwise."""
    table = position(
        BOTH,
        forces=f"carthag: {NATIVES} 5, {RULERS} 4",
        traitors={RULERS: more["traitor"]} if "traitor" in more else None,
        battle={NATIVES: "crysknife, gom_jabbar", RULERS: "stunner"},
        first=more.get("first", NATIVES),
    )
    return table.start(battle_phase)


@pytest.mark.rule("CON-ALLY-19", "CON-ALLY-22", "CON-BAT-34")
def test_with_advantage_natives_look_before_the_voice() -> None:
    table = facing().play(RULERS, "pass")
    leader = table.options(RULERS)[0]
    table.play(RULERS, leader, "stunner", "nothing", "2")
    assert table.prompt(NATIVES) == "prompt-prescience"
    table.play(NATIVES, "see_weapon")
    assert table.seen(NATIVES)["battle"]["plans"][1]["weapon"] == "stunner"
    assert table.prompt(RULERS) == "prompt-voice"
    table.play(RULERS, "must_play_poison")
    table.play(NATIVES, table.options(NATIVES)[0])
    assert table.options(NATIVES) == ["gom_jabbar"]


@pytest.mark.rule("CON-ALLY-19", "CON-ALLY-22", "CON-BAT-34")
def test_with_advantage_rulers_speak_before_natives_look() -> None:
    table = facing(first=RULERS).play(RULERS, "pass")
    assert table.prompt(RULERS) == "prompt-voice"
    table.play(RULERS, "must_not_play_poison")
    table.play(RULERS, table.options(RULERS)[0], "stunner", "nothing", "2")
    assert table.prompt(NATIVES) == "prompt-prescience"
    table.play(NATIVES, "see_dial")
    assert table.seen(NATIVES)["battle"]["plans"][0]["dial"] == 2
    table.play(NATIVES, table.options(NATIVES)[0])
    assert table.options(NATIVES) == ["nothing", "crysknife"]


@pytest.mark.rule("CON-ALLY-20")
def test_rulers_exchange_a_traitor_before_each_battle() -> None:
    traitor = next(iter(leaders(facing(), NATIVES)))
    table = facing(traitor=traitor)
    assert table.prompt(RULERS) == "prompt-exchange"
    table.play(RULERS, "exchange")
    assert len(table.options(RULERS)) == 2
    table.play(RULERS, traitor)
    assert len(table.traitors(RULERS)) == 1
    assert table.traitors(RULERS) != [traitor]


@pytest.mark.rule("CON-ALLY-23")
def test_rulers_may_exchange_before_they_fix_the_order_of_battles() -> None:
    table = position(
        BOTH,
        forces=f"carthag: {NATIVES} 5, {RULERS} 4; arrakeen: {NATIVES} 2, {RULERS} 4",
        traitors={RULERS: next(iter(leaders(facing(), NATIVES)))},
        first=RULERS,
    ).start(battle_phase)
    assert table.options(RULERS) == ["arrakeen", "carthag", "exchange"]
    table.play(RULERS, "exchange").play(RULERS, table.options(RULERS)[0])
    assert table.options(RULERS) == ["arrakeen", "carthag"]
    table.play(RULERS, "arrakeen")
    assert table.prompt(RULERS) == "prompt-voice"


@pytest.mark.rule("CON-ALLY-21")
def test_rulers_are_paid_for_market_cards_of_the_other_side() -> None:
    table = position(BOTH, spice={NATIVES: 6, RULERS: 10}).start(gain_cards_phase)
    table.play(NATIVES, "2")
    assert (table.spice(NATIVES), table.spice(RULERS)) == (2, 14)
    table.play(RULERS, "3")
    assert (table.spice(NATIVES), table.spice(RULERS)) == (2, 8)


@pytest.mark.rule("CON-ALLY-25")
def test_three_strongholds_win_as_always() -> None:
    forces = f"arrakeen: {RULERS} 1; sietch_tabr: {RULERS} 1; tueks_sietch: {RULERS} 1; carthag: {NATIVES} 9"
    table = position(BOTH, forces=forces, covered="habbanya_sietch", round=3).start(victory_check)
    assert table.g.result is not None
    assert table.g.result.winners == (table.seat(RULERS),)


@pytest.mark.rule("CON-ALLY-25")
def test_a_whole_game_can_be_played() -> None:
    table = prepared(BOTH)
    table.play_quietly(until=lambda: table.g.over)
    assert table.g.result is not None
    assert table.g.round == 5


# Secret leaders.


def secret(seed: int = 3) -> Position:
    return prepared(BOTH, seed, alliance_leaders="secret")


def drawn(table: Position, alliance: str) -> list[str]:
    """The leaders that an alliance has in play, as it knows itself."""
    return list(leaders(table, alliance, by=alliance))


def battle_of(table: Position) -> Position:
    """Four against four in Carthag; the natives hold battle advantage."""
    table.g.first = table.seat(NATIVES)
    return table.put(NATIVES, "carthag", 4).put(RULERS, "carthag", 4).start(battle_phase)


@pytest.mark.rule("CON-ALLY-09")
def test_public_leaders_are_told_to_all() -> None:
    table = prepared(BOTH)
    for alliance in (NATIVES, RULERS):
        assert leaders(table, alliance) == leaders(table, alliance, by=NATIVES) == leaders(table, alliance, by=RULERS)
    assert table.told().count("event-leaders-drawn") == 2


@pytest.mark.rule("CON-ALLY-09")
def test_secret_leaders_are_told_to_their_owner_alone() -> None:
    table = secret()
    assert len(drawn(table, NATIVES)) == 7
    assert len(drawn(table, RULERS)) == 5
    assert "event-leaders-drawn" not in table.told()
    assert table.told(NATIVES).count("event-leaders-drawn") == table.told(RULERS).count("event-leaders-drawn") == 1
    assert set(leaders(table, NATIVES).values()) == set(leaders(table, RULERS).values()) == {"unknown"}
    assert (len(leaders(table, NATIVES)), len(leaders(table, RULERS))) == (12, 10)


@pytest.mark.rule("CON-ALLY-09")
def test_traitor_cards_that_were_dealt_show_who_is_in_play() -> None:
    """A traitor card can only be that of a drawn leader."""
    table = new_game(BOTH, 3, alliance_leaders="secret")
    dealt = set(table.options(NATIVES))
    theirs = dealt & {name for name in LEADER_IDS if LEADERS[LEADER_INDEX[name]].faction >= 2}
    known = {name for name, state in leaders(table, RULERS, by=NATIVES).items() if state == "ready"}
    assert theirs
    assert known == theirs


@pytest.mark.rule("CON-ALLY-09", "CON-BAT-37")
def test_a_secret_leader_is_known_from_the_reveal_on() -> None:
    table = battle_of(secret())
    leader = drawn(table, RULERS)[0]
    fight(
        table,
        until="prompt-voice",
        **{RULERS: f"{leader}, nothing, nothing, 0"},
    )
    fight(table, **{NATIVES: f"{drawn(table, NATIVES)[0]}, nothing, nothing, 4"})
    states = leaders(table, RULERS)
    assert states[leader] == "ready"
    assert sorted(states.values()) == ["ready"] + ["unknown"] * 9
    assert leaders(table, NATIVES)[drawn(table, NATIVES)[0]] == "ready"


@pytest.mark.rule("CON-ALLY-09", "CON-ALLY-19")
def test_prescience_shows_a_secret_leader_to_the_natives_alone() -> None:
    table = battle_of(secret())
    known = {name for name, state in leaders(table, RULERS, by=NATIVES).items() if state == "ready"}
    leader = next(name for name in drawn(table, RULERS) if name not in known)
    fight(table, until="prompt-prescience", **{RULERS: f"{leader}, nothing, nothing, 0"})
    table.play(NATIVES, "see_leader")
    assert leaders(table, RULERS, by=NATIVES)[leader] == "ready"
    assert leaders(table, RULERS)[leader] == "unknown"
    for seed in range(10):
        assert leader in drawn(table.imagined(NATIVES, seed), RULERS)


@pytest.mark.rule("CON-ALLY-09", "CON-BAT-24")
def test_who_has_no_leader_left_has_none_hidden() -> None:
    """All five of the rulers are in the tanks, where everybody sees them: the other five never were in play."""
    table = battle_of(secret())
    in_play = drawn(table, RULERS)
    seen_dying(table, in_play)
    table.play(RULERS, "pass", "2")
    assert "event-no-leader" in table.told()
    for observer in (NATIVES, None):
        assert sorted(leaders(table, RULERS, by=observer)) == sorted(in_play)


def seen_dying(table: Position, names: list[str]) -> None:
    """Leaders have died in battles that everybody saw."""
    cards = table.g.traitor_cards
    for name in names:
        leader = LEADER_INDEX[name]
        table.g.leader_state[leader] = IN_TANKS
        for zone in (table.g.out_of_game, table.g.out_of_game + 1):
            cards.rule_out([leader], zone, table.g.everyone)
    table.start(battle_phase)


@pytest.mark.rule("CON-ALLY-09")
def test_what_the_other_side_may_have_drawn_stays_open() -> None:
    table = secret()
    known = {name for name, state in leaders(table, RULERS, by=NATIVES).items() if state == "ready"}
    guesses = {frozenset(drawn(table.imagined(NATIVES, seed), RULERS)) for seed in range(12)}
    assert len(guesses) > 3
    for guess in guesses:
        assert len(guess) == 5
        assert known <= guess


@pytest.mark.rule("CON-ALLY-09")
def test_secret_leaders_fight_like_others() -> None:
    table = battle_of(secret())
    mine, theirs = drawn(table, NATIVES)[0], drawn(table, RULERS)[0]
    fight(table, until="prompt-voice", **{RULERS: f"{theirs}, nothing, nothing, 0"})
    assert sides(table) == [NATIVES, RULERS]
    fight(table, **{NATIVES: f"{mine}, nothing, nothing, 4"})
    assert strengths(table) == (4 + LEADER_STRENGTH[LEADER_INDEX[mine]], LEADER_STRENGTH[LEADER_INDEX[theirs]])
