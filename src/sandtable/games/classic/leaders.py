"""The leaders of the factions (table 6.1 of the catalogue). A leader's number is also that of its traitor card."""

from typing import Final

from sandtable.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    CHOAM,
    EMPEROR,
    FACTIONS,
    FREMEN,
    GUILD,
    HARKONNEN,
    RICHESE,
)
from sandtable.games.classic.terms import FactionIndex, LeaderIndex, words


class Leader:
    """A leader disc."""

    def __init__(self, index: LeaderIndex, ident: str, faction: FactionIndex, strength: int) -> None:
        self.index = index
        self.id = ident
        self.faction = faction
        self.strength = strength


_leaders: list[Leader] = []


def _leader(ident: str, faction: FactionIndex, strength: int) -> None:
    _leaders.append(Leader(LeaderIndex(len(_leaders)), ident, faction, strength))


_leader("thufir_hawat", ATREIDES, 5)
_leader("lady_jessica", ATREIDES, 5)
_leader("gurney_halleck", ATREIDES, 4)
_leader("duncan_idaho", ATREIDES, 2)
_leader("dr_yueh", ATREIDES, 1)
_leader("alia", BENE_GESSERIT, 5)
_leader("lady_fenring", BENE_GESSERIT, 5)
_leader("mother_ramallo", BENE_GESSERIT, 5)
_leader("princess_irulan", BENE_GESSERIT, 5)
_leader("wanna_yueh", BENE_GESSERIT, 5)
_leader("count_fenring", EMPEROR, 6)
_leader("captain_aramsham", EMPEROR, 5)
_leader("caid", EMPEROR, 3)
_leader("burseg", EMPEROR, 3)
_leader("bashar", EMPEROR, 2)
_leader("stilgar", FREMEN, 7)
_leader("chani", FREMEN, 6)
_leader("otheym", FREMEN, 5)
_leader("shadout_mapes", FREMEN, 3)
_leader("jamis", FREMEN, 2)
_leader("staban_tuek", GUILD, 5)
_leader("master_bewt", GUILD, 3)
_leader("esmar_tuek", GUILD, 3)
_leader("soo_soo_sook", GUILD, 2)
_leader("guild_rep", GUILD, 1)
_leader("feyd_rautha", HARKONNEN, 6)
_leader("beast_rabban", HARKONNEN, 4)
_leader("piter_de_vries", HARKONNEN, 3)
_leader("captain_iakin_nefud", HARKONNEN, 2)
_leader("umman_kudu", HARKONNEN, 1)
_leader("frankos_aru", CHOAM, 4)
_leader("lady_jalma", CHOAM, 4)
_leader("rajiv_londine", CHOAM, 3)
_leader("duke_verdun", CHOAM, 3)
_leader("viscount_tull", CHOAM, 2)
_leader("ein_calimar", RICHESE, 5)
_leader("lady_helena", RICHESE, 4)
_leader("flinto_kinnis", RICHESE, 3)
_leader("haloa_rund", RICHESE, 2)
_leader("talis_balt", RICHESE, 2)
_leader("auditor", CHOAM, 2)
AUDITOR: Final = LeaderIndex(len(_leaders) - 1)
"""The sixth leader of CHOAM, in the advanced game only (CHR-AUDIT-01, 02)."""

LEADERS: Final[tuple[Leader, ...]] = tuple(_leaders)
LEADER_DISCS: Final[tuple[int, ...]] = tuple(range(len(_leaders)))
"""The faces of the leader discs and of the traitor deck: no two are alike."""
LEADER_IDS: Final[tuple[str, ...]] = tuple([leader.id for leader in LEADERS])
LEADER_INDEX: Final[dict[str, LeaderIndex]] = {leader.id: leader.index for leader in LEADERS}
LEADER_FACTION: Final[tuple[FactionIndex, ...]] = tuple([leader.faction for leader in LEADERS])
LEADER_STRENGTH: Final[tuple[int, ...]] = tuple([leader.strength for leader in LEADERS])
LEADER_WORDS: Final[tuple[str, ...]] = words("leader", LEADER_IDS)
LEADERS_OF: Final[tuple[tuple[LeaderIndex, ...], ...]] = tuple(
    [tuple([leader.index for leader in LEADERS if leader.faction == faction.index]) for faction in FACTIONS]
)
