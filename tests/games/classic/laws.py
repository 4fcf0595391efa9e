"""What the laws hold Classic to: its modes, and what stays constant on its table beside its cards."""

from sandtable.games.classic.factions import BENE_GESSERIT, RICHESE
from sandtable.games.classic.skills import SKILL_CARDS
from sandtable.games.classic.state import ON_PLANET, Table
from sandtable.games.classic.strongholds import STRONGHOLD_CARDS
from sandtable.games.classic.terms import FORCES, SETUP, LeaderIndex
from sandtable.games.classic.treachery import NO_FIELDS
from sandtable.kernel.state import State
from tests.laws.case import Case

CASES = (
    Case("classic", 2, bound=2500),
    Case("classic", 3, bound=2500, alliances="three_need_three", max_turns=4),
    Case("classic", 4, bound=2500, two_factions_each=True, max_turns=4),
    Case("classic", 5, bound=2500, assignment="drafted", max_turns=3),
    Case("classic", 6, bound=3000, max_turns=3),
    Case("classic", 6, bound=3000, alliances="any_need_three", assignment="dealt_with_swaps", max_turns=3),
    Case("classic", 2, bound=2500, mode="advanced", max_turns=8),
    Case("classic", 3, bound=2500, mode="advanced", alliances="two_need_three", max_turns=4),
    Case("classic", 4, bound=3000, mode="advanced", two_factions_each=True, max_turns=4),
    Case("classic", 4, bound=3000, mode="advanced", advisors_with_ally=True, faction_0="bene_gesserit", max_turns=3),
    Case("classic", 5, bound=3000, mode="advanced", max_turns=3),
    Case("classic", 6, bound=3000, mode="advanced", alliances="three_need_four", max_turns=3),
    Case("classic", 6, bound=9000, mode="advanced"),
    Case("classic", 2, bound=4000, expansion=True, faction_0="choam", faction_1="richese", max_turns=5),
    Case("classic", 4, bound=4000, expansion=True, faction_0="richese", exp_tooth_artillery=True, max_turns=4),
    Case("classic", 4, bound=4000, expansion=True, faction_1="choam", two_factions_each=True, max_turns=3),
    Case("classic", 6, bound=4000, expansion=True, assignment="drafted", max_turns=3),
    Case(
        "classic", 3, bound=4000, mode="advanced", expansion=True, faction_0="choam", faction_2="richese", max_turns=4
    ),
    Case(
        "classic",
        6,
        bound=5000,
        mode="advanced",
        expansion=True,
        faction_1="richese",
        faction_4="choam",
        exp_tooth_artillery=True,
        alliances="any_need_three",
        max_turns=3,
    ),
    # Leader skills and stronghold cards, with any factions, alone and together.
    Case("classic", 2, bound=3000, leader_skills=True, max_turns=6),
    Case("classic", 5, bound=3500, leader_skills=True, assignment="drafted", max_turns=3),
    Case("classic", 4, bound=3500, mode="advanced", stronghold_cards=True, max_turns=4),
    Case("classic", 4, bound=4000, mode="advanced", leader_skills=True, faction_0="harkonnen", max_turns=4),
    Case(
        "classic",
        6,
        bound=5000,
        mode="advanced",
        expansion=True,
        leader_skills=True,
        stronghold_cards=True,
        faction_0="harkonnen",
        faction_2="richese",
        faction_3="choam",
        exp_tooth_artillery=True,
        alliances="any_need_three",
        max_turns=4,
    ),
)

PLAYTHROUGHS = {
    "classic-duel": Case("classic", 2, bound=4000, faction_0="atreides", faction_1="harkonnen"),
    "classic-three": Case("classic", 3, bound=4000, expansion=True, faction_0="choam", max_turns=4),
    "classic-five": Case("classic", 5, bound=8000, mode="advanced", leader_skills=True, max_turns=3),
    "classic-six": Case("classic", 6, bound=8000),
    "classic-advanced": Case("classic", 6, bound=12000, mode="advanced"),
    "classic-two-each": Case("classic", 4, bound=9000, mode="advanced", two_factions_each=True),
}


REVERSED = {
    "sandtable.games.arrakis.planet": ("_lay:6",),
    "sandtable.games.classic.leaders": ("_leader:0:1",),
    "sandtable.games.classic.skills": ("_skill",),
    "sandtable.games.classic.treachery": ("_card", "TREACHERY_DECK"),
}
"""What can be numbered differently: territories and cells, leaders, skills, kinds of treachery cards and their deck."""


def conserved(g: State) -> None:
    assert isinstance(g, Table)
    for seat in range(g.seats):
        counts = [*g.forces[seat], g.reserve[seat], g.tanks[seat], g.spice[seat], g.bribes[seat]]
        assert min(counts) >= 0, f"seat {seat} has less than nothing: {counts}"
        starred = [*g.special[seat], g.reserve_special[seat], g.tanks_special[seat]]
        assert min(starred) >= 0, f"seat {seat} has less than no starred forces: {starred}"
        among = zip(g.special[seat], g.forces[seat], strict=True)
        assert all(special <= count for special, count in among), f"seat {seat}: more stars than forces"
        if g.phase != SETUP:
            advisors = sum(g.advisors) if g.factions[seat] == BENE_GESSERIT else 0
            total = sum(g.forces[seat]) + g.reserve[seat] + g.tanks[seat] + advisors
            expected = g.faction(seat).special if g.advanced else 0
            if g.factions[seat] == RICHESE:
                # A no-field token on the planet is one force more, and marked.
                expected = len(g.tokens.zones[ON_PLANET]) if g.voyage is None else sum(g.special[seat])
                total -= expected
            assert total == FORCES, f"seat {seat} has {total} forces"
            assert sum(starred) == expected, f"seat {seat} has {sum(starred)} starred forces"
            assert g.hand_size(seat) <= g.faction(seat).hand_limit, f"seat {seat} holds too many cards"
        for other in range(g.seats):
            assert g.allied(seat, other) == g.allied(other, seat), "an alliance has two sides"
        assert not g.allied(seat, seat)
    if g.phase != SETUP:
        assert sum(len(zone) for zone in g.tokens.zones) == len(NO_FIELDS)
    _skills_are_conserved(g)
    assert len(g.tokens.zones[ON_PLANET]) <= 1, "two no-field tokens on the planet"
    assert min(g.ground_spice) >= 0
    assert min(g.advisors) >= 0
    assert sorted(set(g.factions)) == sorted(g.factions) or -1 in g.factions, "two seats play one faction"


def _skills_are_conserved(g: Table) -> None:
    """Every skill card lies somewhere, those that are held with a leader who lives; every stronghold card is one."""
    assert sum(len(zone) for zone in g.skills.zones) == len(SKILL_CARDS), "skill cards got lost"
    for seat in range(g.seats):
        for card in g.skills.zones[g.skills_held(seat)]:
            assert g.skill_of.count(card) == 1, f"skill card {card} lies with no leader"
            leader = LeaderIndex(g.skill_of.index(card))
            owner = g.owner(leader)
            home = g.with_owner(owner) if owner == seat else g.taken(owner)
            assert leader in g.leaders.zones[home], f"skill card {card} lies with a leader who is not there"
        own = [leader for leader in g.living(seat) if g.skill_of[leader] >= 0]
        assert len(own) <= 1, f"seat {seat} has two skilled leaders"
    held = sum(len(g.skills.zones[g.skills_held(seat)]) for seat in range(g.seats))
    assert held == len([card for card in g.skill_of if card >= 0])
    assert len(g.card_holder) == len(STRONGHOLD_CARDS)
    assert all(-1 <= holder < g.seats for holder in g.card_holder)
