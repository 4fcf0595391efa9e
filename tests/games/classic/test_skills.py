"""Leader skills: choosing, placing, losing, capturing and drawing them anew (CHR-SKILL)."""

import pytest

import sandtable
from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.skills import deal_skills
from sandtable.games.classic.skills import SKILL_IDS, SKILL_INDEX, SKILLS
from sandtable.games.classic.state import DECK, Table
from sandtable.kernel.rows import replaced
from tests.games.classic.fighting import nobody_calls, plan, without_intelligence
from tests.games.classic.position import Position, new_game, position

HARKONNEN_AT_CARTHAG = "carthag: harkonnen 5, emperor 1"


def to_plans(table: Position, **places: str) -> Position:
    """Begin the battle phase; skilled leaders stand where it is said, in front if nothing is said."""
    table.start(battle_phase)
    return place(table, **places)


def place(table: Position, **places: str) -> Position:
    without_intelligence(table)
    for name in list(table.asked()):
        if table.prompt(name) == "prompt-mentat":
            table.play(name, "pass")
    for name in list(table.asked()):
        if table.prompt(name) == "prompt-place-skilled":
            wanted = places.get(name, "in_front")
            table.play(name, wanted if wanted in table.options(name) else "behind")
    return without_intelligence(table)


def fight(table: Position, first: str, second: str, places: dict[str, str], **plans: dict[str, str]) -> Position:
    """A whole battle up to its outcome."""
    to_plans(table, **places)
    for name in (first, second):
        plan(table, name, **plans[name])  # type: ignore[arg-type]
    return nobody_calls(table)


def skill(table: Position, leader: str) -> str:
    held = table.g.skill_of[LEADER_INDEX[leader]]
    return "" if held < 0 else SKILL_IDS[held]


def held(table: Position, faction: str) -> list[str]:
    """The skill cards that a faction has."""
    return [SKILL_IDS[card] for card in table.g.skills.zones[table.g.skills_held(table.seat(faction))]]


def deck(table: Position) -> list[str]:
    return [SKILL_IDS[card] for card in table.g.skills.zones[DECK]]


# Choosing.


def dealt() -> Position:
    return new_game("atreides, harkonnen, guild", leader_skills=True)


@pytest.mark.rule("CHR-SKILL-01", "CHR-SKILL-02", "CHR-SKILL-03")
def test_everybody_keeps_one_of_two_for_one_leader() -> None:
    table = dealt()
    assert table.asked() == ["atreides", "harkonnen", "guild"]
    assert [len(table.options(name)) for name in table.asked()] == [2, 2, 2]
    assert len(SKILL_IDS) == 14
    assert len(deck(table)) == 8
    kept = {}
    for name in ("atreides", "harkonnen", "guild"):
        kept[name] = table.options(name)[0]
        table.play(name, kept[name])
        table.play(name, table.options(name)[0])
    for name, leader in (("atreides", "thufir_hawat"), ("harkonnen", "feyd_rautha"), ("guild", "staban_tuek")):
        assert held(table, name) == [kept[name]]
        assert skill(table, leader) == kept[name]
    assert len(deck(table)) == 11
    told = [event for event in table.g.events(None) if event.message == "event-skill-kept"]
    assert len(told) == 3


@pytest.mark.rule("CHR-SKILL-04")
def test_all_choose_before_any_choice_is_shown() -> None:
    table = dealt()
    table.play("atreides", table.options("atreides")[0])
    table.play("atreides", table.options("atreides")[0])
    assert "event-skill-kept" not in table.told()
    assert held(table, "atreides") == []


@pytest.mark.rule("CHR-SKILL-02")
def test_nobody_else_learns_what_was_shuffled_back() -> None:
    table = dealt()
    both = table.options("atreides")
    for name in ("atreides", "harkonnen", "guild"):
        table.play(name, table.options(name)[0])
        table.play(name, table.options(name)[0])
    g = table.g
    other = SKILL_INDEX[both[1]]
    assert other in g.skills.zones[DECK]
    # The public knows what lies in front of the shields and so what is in the deck, but while the choice was
    # being made it could have been any card.
    fresh = dealt()
    offered = fresh.g.skills.zones[fresh.g.skills_offered(fresh.seat("atreides"))]
    assert fresh.g.skills.known(fresh.g.public, fresh.g.skills_offered(fresh.seat("atreides"))) == []
    assert fresh.g.skills.known(fresh.seat("guild"), fresh.g.skills_offered(fresh.seat("atreides"))) == []
    assert sorted(fresh.g.skills.known(0, fresh.g.skills_offered(0))) == sorted(offered)
    seen = {tuple(fresh.imagined("guild", seed).g.skills.zones[2]) for seed in range(12)}
    assert len(seen) > 1


@pytest.mark.rule("CHR-SKILL-05", "CHR-RUL-02")
def test_treachery_cards_then_skills_then_traitors() -> None:
    table = dealt()
    assert [table.g.hand_size(seat) for seat in range(3)] == [1, 2, 1]
    assert [table.traitors(name) for name in ("atreides", "harkonnen", "guild")] == [[], [], []]
    plain = new_game("atreides, harkonnen, guild")
    assert plain.traitors("atreides") != []


@pytest.mark.rule("CHR-SKILL-23")
def test_the_auditor_never_learns_a_skill() -> None:
    table = position("choam, atreides", advanced=True, skills={})
    table.start(deal_skills)
    table.play("choam", table.options("choam")[0])
    assert "auditor" not in table.options("choam")
    assert len(table.options("choam")) == 5
    dead = position("choam, atreides", advanced=True, skills={}, dead="auditor", spice={"choam": 9})
    dead.start(revival_phase).play("choam", "auditor")
    assert held(dead, "choam") == []
    assert dead.alive("auditor")


@pytest.mark.rule("CHR-GEN-02", "CHR-SETUP-09")
def test_the_module_is_an_option_of_its_own() -> None:
    for seats, mode in ((2, "basic"), (6, "advanced")):
        with_skills = sandtable.game("classic").new(seats, 1, mode=mode, leader_skills=True)
        assert isinstance(with_skills, Table)
        assert not with_skills.stronghold_cards
        without = sandtable.game("classic").new(seats, 1, mode=mode)
        assert isinstance(without, Table)
        assert without.skills.zones[DECK] == []
        assert len(without.skills.zones[1]) == 14


# In front of the shield or behind it.


def swordmaster(**more: object) -> Position:
    """Harkonnen with a Swordmaster and a Crysknife against the Emperor."""
    given: dict[str, object] = {"forces": HARKONNEN_AT_CARTHAG, "hands": {"harkonnen": "crysknife"}}
    given["skills"] = {"beast_rabban": "swordmaster_of_ginaz"}
    given.update(more)
    return position("harkonnen, emperor", **given)  # type: ignore[arg-type]


def strength(table: Position, side: int) -> float:
    """What a side's battle came to, as it was told."""
    for event in reversed(table.g.events(None)):
        if event.message in ("event-battle-won", "event-battle-tied"):
            args = event.args
            won = args["who"] == table.g.who(side)
            said = args["strength"] if won else args["against"]
            return said if isinstance(said, int) else said["args"]["whole"] + 0.5
    raise AssertionError("no battle was decided")


EMPEROR = {"leader": "bashar", "dial": "0"}


@pytest.mark.rule("CHR-EX-19", "CHR-SKILL-07", "CHR-SKILL-14", "CHR-SKCARD-04")
def test_in_front_another_leader_gets_one() -> None:
    table = fight(
        swordmaster(), "harkonnen", "emperor", {}, harkonnen={"leader": "umman_kudu", "weapon": "crysknife"},
        emperor=EMPEROR,
    )  # fmt: skip
    assert strength(table, 0) == 1 + 1


@pytest.mark.rule("CHR-EX-19", "CHR-SKILL-13")
def test_behind_the_shield_and_not_used_it_gives_nothing() -> None:
    table = fight(
        swordmaster(), "harkonnen", "emperor", {"harkonnen": "behind"},
        harkonnen={"leader": "umman_kudu", "weapon": "crysknife"}, emperor=EMPEROR,
    )  # fmt: skip
    assert strength(table, 0) == 1


@pytest.mark.rule("CHR-EX-19", "CHR-SKILL-08", "CHR-SKILL-12", "CHR-SKILL-27")
def test_used_and_alive_it_gets_three_and_no_more() -> None:
    table = fight(
        swordmaster(), "harkonnen", "emperor", {"harkonnen": "behind"},
        harkonnen={"leader": "beast_rabban", "weapon": "crysknife"}, emperor=EMPEROR,
    )  # fmt: skip
    assert strength(table, 0) == 4 + 3


@pytest.mark.rule("CHR-SKILL-16")
def test_without_the_card_in_the_plan_nothing_is_added() -> None:
    for places, leader, printed in (({}, "umman_kudu", 1), ({"harkonnen": "behind"}, "beast_rabban", 4)):
        table = fight(
            swordmaster(), "harkonnen", "emperor", places, harkonnen={"leader": leader}, emperor=EMPEROR
        )  # fmt: skip
        assert strength(table, 0) == printed


@pytest.mark.rule("CHR-EX-20", "CHR-SKILL-06", "CHR-SKILL-18")
def test_killed_it_gives_nothing_and_the_card_is_shuffled_into_the_deck() -> None:
    table = swordmaster(hands={"harkonnen": "crysknife", "emperor": "chaumas"})
    fight(
        table, "harkonnen", "emperor", {"harkonnen": "behind"},
        harkonnen={"leader": "beast_rabban", "weapon": "crysknife", "dial": "3"},
        emperor={"leader": "bashar", "weapon": "chaumas", "dial": "0"},
    )  # fmt: skip
    assert strength(table, 0) == 3
    assert not table.alive("beast_rabban")
    assert held(table, "harkonnen") == []
    assert "swordmaster_of_ginaz" in deck(table)
    assert skill(table, "beast_rabban") == ""


@pytest.mark.rule("CHR-SKILL-10", "CHR-SKILL-11")
def test_in_front_of_the_shield_it_cannot_be_sent() -> None:
    table = swordmaster().start(battle_phase)
    assert table.options("harkonnen") == ["in_front", "behind"]
    assert table.prompt("harkonnen") == "prompt-place-skilled"
    assert "beast_rabban" not in place(table).options("harkonnen")
    assert "beast_rabban" in to_plans(swordmaster(), harkonnen="behind").options("harkonnen")


@pytest.mark.rule("CHR-RUL-40")
def test_who_has_nobody_else_must_take_it_behind_the_shield() -> None:
    others = "feyd_rautha, piter_de_vries, captain_iakin_nefud, umman_kudu"
    table = swordmaster(dead=others).start(battle_phase)
    assert table.options("harkonnen") == ["behind"]
    with_hero = swordmaster(dead=others, hands={"harkonnen": "cheap_hero"}).start(battle_phase)
    assert with_hero.options("harkonnen") == ["in_front", "behind"]


@pytest.mark.rule("CHR-SKILL-10", "CLA-BAT-17")
def test_a_skilled_leader_who_has_fought_elsewhere_is_not_asked_about() -> None:
    table = swordmaster()
    tired = LEADER_INDEX["beast_rabban"]
    table.g.fought_in = replaced(table.g.fought_in, tired, TERRITORY_INDEX["arrakeen"])
    assert table.start(battle_phase).prompt("harkonnen") != "prompt-place-skilled"


@pytest.mark.rule("CHR-RUL-40")
def test_both_sides_say_at_once_where_their_leaders_stand() -> None:
    table = swordmaster(skills={"beast_rabban": "swordmaster_of_ginaz", "caid": "warmaster"}).start(battle_phase)
    assert table.asked() == ["harkonnen", "emperor"]
    table.play("harkonnen", "behind")
    assert "event-skilled-behind" not in table.told()
    table.play("emperor", "in_front")
    told = [(e.message, e.args["leader"]) for e in table.g.events(None)[table.read :] if "skilled" in e.message]
    assert told == [
        ("event-skilled-behind", "leader-beast-rabban"),
        ("event-skilled-in-front", "leader-caid"),
    ]
    assert table.seen()["battle"]["behind"] == [True, False]


@pytest.mark.rule("CHR-SKILL-15")
def test_after_the_battle_it_stands_in_front_again() -> None:
    table = swordmaster(forces="carthag: harkonnen 5, emperor 1; arrakeen: harkonnen 5, emperor 1")
    table.start(battle_phase).play("harkonnen", "carthag")
    place(table, harkonnen="behind")
    plan(table, "harkonnen", leader="beast_rabban", weapon="crysknife", dial="1")
    plan(table, "emperor", leader="bashar")
    nobody_calls(table).play("harkonnen", "keep")
    # In Arrakeen it cannot fight again, but it looks on.
    assert table.asked() != []
    place(table)
    assert "beast_rabban" not in table.options("harkonnen")
    plan(table, "harkonnen", leader="umman_kudu", weapon="crysknife")
    plan(table, "emperor", leader="caid")
    nobody_calls(table)
    assert strength(table, 0) == 1 + 1


@pytest.mark.rule("CHR-SKILL-26")
def test_a_skill_changes_neither_reward_nor_price_of_a_leader() -> None:
    table = position(
        "harkonnen, emperor", forces=HARKONNEN_AT_CARTHAG, hands={"harkonnen": "crysknife", "emperor": "chaumas"},
        skills={"beast_rabban": "swordmaster_of_ginaz"}, spice={"harkonnen": 0, "emperor": 0},
    )  # fmt: skip
    fight(
        table, "harkonnen", "emperor", {"harkonnen": "behind"},
        harkonnen={"leader": "beast_rabban", "weapon": "crysknife", "dial": "0"},
        emperor={"leader": "bashar", "weapon": "chaumas", "dial": "1"},
    )  # fmt: skip
    assert table.spice("emperor") == 4 + 2


# Losing a skill, and a new one.


def all_dead(**more: object) -> Position:
    """The Emperor's leaders are all dead, and so is the skill."""
    return position(
        "emperor, atreides", skills={}, dead="count_fenring, captain_aramsham, caid, burseg, bashar",
        spice={"emperor": 20}, **more,  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.rule("CHR-SKILL-19", "CHR-SKILL-20")
def test_a_revived_leader_gets_a_new_skill_of_two() -> None:
    table = all_dead().start(revival_phase).play("emperor", "caid")
    assert table.prompt("emperor") == "prompt-keep-skill"
    chosen, other = table.options("emperor")
    table.play("emperor", chosen)
    assert skill(table, "caid") == chosen
    assert held(table, "emperor") == [chosen]
    assert other in deck(table)


@pytest.mark.rule("CHR-SKILL-19")
def test_who_holds_a_skill_card_draws_none() -> None:
    table = position(
        "emperor, atreides", skills={"caid": "mentat"}, dead="bashar", hands={"emperor": "tleilaxu_ghola"}
    )  # fmt: skip
    table.g.may_revive = replaced(table.g.may_revive, 0, True)
    table.start(revival_phase).play("emperor", "bashar")
    assert skill(table, "bashar") == ""
    assert table.asked() == []


@pytest.mark.rule("CHR-SKILL-28")
def test_from_a_short_deck_one_draws_what_is_there() -> None:
    for left in (1, 0):
        table = all_dead()
        cards = table.g.skills.zones[DECK]
        table.g.skills.zones[DECK] = cards[:left]
        table.g.skills.zones[1] = cards[left:]
        table.start(revival_phase).play("emperor", "caid")
        if left:
            assert len(table.options("emperor")) == 1
            table.play("emperor", table.options("emperor")[0])
        assert len(held(table, "emperor")) == left
        assert table.asked() == []


@pytest.mark.rule("CHR-RUL-28")
def test_a_leader_killed_by_residual_poison_loses_the_skill() -> None:
    table = position(
        "richese, emperor", forces="carthag: richese 5, emperor 1", hands={"richese": "residual_poison"},
        skills={"caid": "mentat"}, dead="count_fenring, captain_aramsham, burseg, bashar",
    )  # fmt: skip
    table.start(battle_phase)
    while table.prompt("richese") != "prompt-residual-poison":
        table.play("richese", "pass")
    table.play("richese", "residual_poison")
    assert not table.alive("caid")
    assert "mentat" in deck(table)


# Captives.


def captured(which: int = 2, **more: object) -> Position:
    """Harkonnen have beaten the Emperor, whose Caid is a Mentat, and take a leader."""
    given: dict[str, object] = {"forces": HARKONNEN_AT_CARTHAG, "skills": {"caid": "mentat"}}
    given["spice"] = {"harkonnen": 10, "emperor": 0}
    given.update(more)
    table = position("harkonnen, emperor, fremen", advanced=True, **given)  # type: ignore[arg-type]
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="1", support="1")
    plan(table, "emperor", leader="bashar", dial="0")
    nobody_calls(table)
    return table.luck((which, 5)).play("harkonnen", "capture")


def leaders_taken(table: Position) -> list[str]:
    names = {index: name for name, index in LEADER_INDEX.items()}
    return [names[leader] for leader in table.g.captives()]


@pytest.mark.rule("CHR-SKILL-21")
def test_a_taken_leader_takes_the_card_along_before_all_eyes() -> None:
    table = captured()
    assert leaders_taken(table) == ["caid"]
    assert held(table, "harkonnen") == ["mentat"]
    assert held(table, "emperor") == []
    states = {one["id"]: one["state"] for one in table.seen("fremen")["players"][1]["leaders"]}
    assert states["caid"] == "taken"


def test_another_taken_leader_is_not_the_skilled_one_as_all_can_see() -> None:
    table = captured(which=0)
    assert leaders_taken(table) == ["count_fenring"]
    states = {one["id"]: one["state"] for one in table.seen("fremen")["players"][1]["leaders"]}
    assert states["caid"] == "ready"
    assert states["count_fenring"] == "unknown"


@pytest.mark.rule("CHR-RUL-28")
def test_a_captive_who_is_killed_loses_the_skill() -> None:
    table = captured().play("harkonnen", "kill")
    assert held(table, "harkonnen") == []
    assert "mentat" in deck(table)


@pytest.mark.rule("CHR-RUL-28")
def test_a_captive_without_a_skill_is_not_taken_for_a_skilled_one_who_stays_taken() -> None:
    """Caid, a Mentat, was taken before; now another is taken and killed: all can tell that it was not Caid."""
    table = captured(which=0)
    g = table.g
    g.leaders.move(g, LEADER_INDEX["caid"], g.with_owner(1), g.taken(1), 0b001)
    g.leaders.zones[g.taken(1)].reverse()
    table.play("harkonnen", "kill")
    secret = g.leaders.possibly(table.seat("fremen"), g.killed_in_secret(1))
    assert not secret >> LEADER_INDEX["caid"] & 1
    assert secret >> LEADER_INDEX["count_fenring"] & 1


@pytest.mark.rule("CHR-SKILL-22", "CHR-QA-26", "CHR-SKCARD-02")
def test_the_captor_has_the_battle_part_only() -> None:
    table = position(
        "harkonnen, fremen, emperor", advanced=True, forces="arrakeen: harkonnen 5, fremen 1",
        spice={"harkonnen": 5}, skills={"caid": "mentat"},
    )  # fmt: skip
    _take(table, "caid")
    table.start(battle_phase)
    assert table.prompt("harkonnen") != "prompt-mentat"
    without_intelligence(table)
    assert "caid" in table.options("harkonnen")
    plan(table, "harkonnen", leader="caid", dial="0")
    plan(table, "fremen", leader="jamis", dial="0")
    nobody_calls(table)
    assert strength(table, 0) == 3 + 2


def _take(table: Position, leader: str) -> None:
    """Harkonnen have taken a skilled leader some time ago."""
    g = table.g
    index = LEADER_INDEX[leader]
    owner, captor = g.owner(index), table.seat("harkonnen")
    g.leaders.move(g, index, g.with_owner(owner), g.taken(owner), g.everyone)
    g.skills.move(g, g.skill_of[index], g.skills_held(owner), g.skills_held(captor), g.everyone)


@pytest.mark.rule("CHR-SKILL-25")
def test_a_captive_comes_home_with_its_card() -> None:
    table = position(
        "harkonnen, fremen, emperor", advanced=True, forces="arrakeen: harkonnen 5, fremen 1",
        spice={"harkonnen": 5}, skills={"caid": "mentat"},
    )  # fmt: skip
    _take(table, "caid")
    without_intelligence(table.start(battle_phase))
    plan(table, "harkonnen", leader="caid", dial="0")
    plan(table, "fremen", leader="jamis", dial="0")
    nobody_calls(table)
    assert table.alive("caid")
    assert held(table, "emperor") == ["mentat"]
    assert skill(table, "caid") == "mentat"


@pytest.mark.rule("CHR-SKILL-24", "CHR-SKILL-25", "CHR-RUL-27")
def test_a_new_skill_meanwhile_stays_and_the_old_card_is_shuffled() -> None:
    table = position(
        "harkonnen, fremen, emperor", advanced=True, forces="arrakeen: harkonnen 5, fremen 1",
        spice={"harkonnen": 5, "emperor": 20}, skills={"caid": "mentat"},
        dead="count_fenring, captain_aramsham, burseg, bashar",
    )  # fmt: skip
    _take(table, "caid")
    table.start(revival_phase).play("emperor", "bashar")
    assert table.prompt("emperor") == "prompt-keep-skill"
    new = table.options("emperor")[0]
    table.play("emperor", new)
    without_intelligence(table.start(battle_phase))
    plan(table, "harkonnen", leader="caid", dial="0")
    plan(table, "fremen", leader="jamis", dial="0")
    nobody_calls(table)
    assert table.alive("caid")
    assert held(table, "emperor") == [new]
    assert skill(table, "caid") == ""
    assert "mentat" in deck(table)


def test_every_skill_says_whether_it_was_reconstructed() -> None:
    assert not SKILLS[SKILL_INDEX["mentat"]].reconstructed
    assert SKILLS[SKILL_INDEX["warmaster"]].reconstructed
