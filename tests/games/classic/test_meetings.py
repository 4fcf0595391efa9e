"""Where CHOAM, the new cards, leader skills and stronghold cards meet."""

import pytest

from sandtable.games.classic.leaders import AUDITOR
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.skills import offer_new_skill
from tests.games.classic.expansion import let_pass
from tests.games.classic.fighting import nobody_calls, plan
from tests.games.classic.position import Position, position
from tests.games.classic.test_skills import place, strength, to_plans

HARKONNEN_THERE = "carthag: harkonnen 5, emperor 3; tueks_sietch: harkonnen 5, emperor 3"


def with_tooth(skills: dict[str, str], withdraw: bool, leader: str = "umman_kudu", **more: object) -> Position:
    """Harkonnen, the aggressor, play a Poison Tooth against the Emperor in Carthag."""
    given: dict[str, object] = {"forces": "carthag: harkonnen 5, emperor 3", "hands": {"harkonnen": "poison_tooth"}}
    given.update(more)
    table = position("harkonnen, emperor, fremen", skills=skills, exp_tooth_artillery=True, **given)  # type: ignore[arg-type]
    to_plans(table, harkonnen="behind" if leader in skills else "in_front")
    defence = "shield" if "shield" in str(given["hands"]) else "nothing"
    plan(table, "harkonnen", leader=leader, weapon="poison_tooth", defence=defence)
    weapon = "chaumas" if "chaumas" in str(given["hands"]) else "nothing"
    plan(table, "emperor", leader="bashar", weapon=weapon, dial="1")
    let_pass(nobody_calls(table))
    return table.play("harkonnen", "withdraw" if withdraw else "use")


@pytest.mark.rule("CHR-RCARD-24")
def test_a_poison_tooth_withdrawn_serves_the_master_of_assassins() -> None:
    """In front the skilled leader gives one to another, behind the shield it has three more itself."""
    helped = with_tooth({"piter_de_vries": "master_of_assassins"}, withdraw=True)
    assert strength(helped, 0) == 1 + 1
    own = with_tooth({"umman_kudu": "master_of_assassins"}, withdraw=True)
    assert strength(own, 0) == 1 + 3
    other_skill = with_tooth({"umman_kudu": "swordmaster_of_ginaz"}, withdraw=True)
    assert strength(other_skill, 0) == 1


@pytest.mark.rule("CHR-RCARD-24", "CHR-HOLD-10")
def test_with_a_poison_tooth_the_carthag_card_is_no_snooper() -> None:
    """Not even with one that was withdrawn; another weapon leaves the Shield a Snooper."""
    hands = {"harkonnen": "poison_tooth, shield", "emperor": "chaumas"}
    table = with_tooth({}, withdraw=True, hands=hands, advanced=True, cards={"carthag": "harkonnen"})
    assert not table.alive("umman_kudu")


@pytest.mark.rule("CHR-RCARD-24")
@pytest.mark.parametrize("late", [False, True])
def test_a_portable_snooper_serves_the_killer_medic(late: bool) -> None:
    table = position(
        "harkonnen, emperor, richese",
        forces="carthag: harkonnen 5, emperor 3",
        hands={"harkonnen": "portable_snooper"},
        skills={"umman_kudu": "killer_medic"},
    )
    to_plans(table, harkonnen="behind")
    let_pass(table)
    place(table, harkonnen="behind")
    plan(table, "harkonnen", leader="umman_kudu", defence="nothing" if late else "portable_snooper")
    plan(table, "emperor", leader="bashar", dial="1")
    let_pass(table, "prompt-late-snooper")
    if late:
        table.play("harkonnen", "portable_snooper")
    let_pass(nobody_calls(table))
    assert strength(table, 0) == 1 + 3


# Mirror Weapon, against each weapon that there is.


def mirrored(weapon: str, defence: str, dial: str = "0") -> Position:
    """The Guild, the aggressor, hold a Mirror Weapon against the Emperor's; stop where something is to be chosen."""
    hands = {"guild": "mirror_weapon", "emperor": ", ".join(card for card in (weapon, defence) if card != "nothing")}
    forces = "carthag: guild 5, emperor 4"
    table = position("guild, emperor, richese", forces=forces, hands=hands, exp_tooth_artillery=True)
    let_pass(table.start(battle_phase))
    plan(table, "guild", leader="staban_tuek", weapon="mirror_weapon", dial="3")
    plan(table, "emperor", leader="count_fenring", weapon=weapon, defence=defence, dial=dial)
    return let_pass(table)


@pytest.mark.rule("CHR-RCARD-06", "CHR-RCARD-07", "CHR-RCARD-21")
@pytest.mark.parametrize(
    ("weapon", "defence", "guild_dies", "emperor_dies"),
    [
        ("crysknife", "shield", True, False),
        ("crysknife", "snooper", True, True),
        ("chaumas", "snooper", True, False),
        ("chaumas", "shield", True, True),
        ("lasgun", "snooper", True, True),
        ("artillery_strike", "shield", True, False),
        ("artillery_strike", "snooper", True, True),
        ("baliset", "nothing", False, False),
    ],
)
def test_a_mirror_weapon_is_what_it_meets(weapon: str, defence: str, guild_dies: bool, emperor_dies: bool) -> None:
    """The Emperor's own defence keeps off the copy as it would the original; a worthless card is no weapon to copy."""
    table = mirrored(weapon, defence)
    table.play_quietly(lambda: table.g.battle is None)
    assert table.alive("staban_tuek") is not guild_dies
    assert table.alive("count_fenring") is not emperor_dies
    assert "mirror_weapon" in table.discarded()


@pytest.mark.rule("CHR-RCARD-21", "CHR-RCARD-06")
def test_under_a_copied_artillery_strike_no_leader_counts_and_none_is_paid_for() -> None:
    table = mirrored("artillery_strike", "shield", dial="2")
    before = table.spice("guild")
    table.play_quietly(lambda: table.g.battle is None)
    assert table.forces("guild", "carthag") == 2, "three against two: Fenring lives, but does not count"
    assert table.spice("guild") == before


@pytest.mark.rule("CHR-RCARD-22", "CHR-RCARD-26")
@pytest.mark.parametrize(("copy", "original"), [("use", "withdraw"), ("withdraw", "use"), ("withdraw", "withdraw")])
def test_a_copied_poison_tooth_is_used_or_withdrawn_by_itself(copy: str, original: str) -> None:
    """The copy chooses first; either of the two kills both leaders."""
    table = mirrored("poison_tooth", "snooper")
    assert (table.asked(), table.prompt("guild")) == (["guild"], "prompt-tooth")
    table.play("guild", copy)
    assert (table.asked(), table.prompt("emperor")) == (["emperor"], "prompt-tooth")
    table.play("emperor", original).play_quietly(lambda: table.g.battle is None)
    spared = (copy, original) == ("withdraw", "withdraw")
    assert (table.alive("staban_tuek"), table.alive("count_fenring")) == (spared, spared)
    assert "mirror_weapon" in table.discarded()


@pytest.mark.rule("CHR-RCARD-17", "CHR-RCARD-26")
@pytest.mark.parametrize(
    "choices", [("both_leaders_die", "no_leader_counts"), ("no_leader_counts", "no_leader_counts")]
)
def test_of_a_stone_burner_and_its_copy_each_chooses(choices: tuple[str, str]) -> None:
    """Both leaders die if either says so, and the undialed forces decide in any case."""
    table = mirrored("stone_burner", "nothing", dial="1")
    table.play("guild", choices[0]).play("emperor", choices[1])
    let_pass(table).play_quietly(lambda: table.g.battle is None)
    spared = "both_leaders_die" not in choices
    assert (table.alive("staban_tuek"), table.alive("count_fenring")) == (spared, spared)
    assert (table.forces("guild", "carthag"), table.forces("emperor", "carthag")) == (0, 3), (
        "three undialed against two"
    )


@pytest.mark.rule("CHR-AUDIT-13")
def test_the_auditor_learns_no_skill() -> None:
    table = position("choam, guild", advanced=True, skills={}, dead="auditor", spice={"choam": 9})
    g = table.g
    table.start(revival_phase)
    assert "auditor" in table.options("choam") or table.prompt("choam") == "prompt-revive-forces"
    while table.prompt("choam") != "prompt-revive-leader":
        table.play("choam", "0")
    table.play("choam", "auditor")
    assert table.alive("auditor")
    assert "event-skills-drawn" not in table.told()
    assert not g.skills.zones[g.skills_held(0)]
    offer_new_skill(g, 0, AUDITOR)
    assert "event-skills-drawn" not in table.told()


@pytest.mark.rule("CHR-INCOME-06")
def test_choam_have_no_share_of_what_a_spice_banker_spends() -> None:
    table = position(
        "harkonnen, emperor, choam",
        advanced=True,
        forces="carthag: harkonnen 5, emperor 3",
        spice={"harkonnen": 7, "emperor": 0, "choam": 0},
        skills={"umman_kudu": "spice_banker"},
    )
    to_plans(table, harkonnen="behind")
    let_pass(table)
    place(table, harkonnen="behind")
    plan(table, "harkonnen", leader="umman_kudu", dial="4", support="4", bank="3")
    plan(table, "emperor", leader="bashar")
    table.play_quietly(lambda: table.g.battle is None)
    assert strength(table, 0) == 4 + 1 + 3
    assert table.spice("harkonnen") == 0
    assert table.spice("choam") == 2  # half of the four for the forces, none of the three for the leader
