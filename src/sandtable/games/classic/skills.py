"""The fourteen leader skill cards (CHR-SKCARD). What each of them does stands in `rules/skills.py`.

The rulebook names the cards and tells of some; the effects of those that it does not tell of follow the catalogue,
where they are marked as such: `reconstructed` says which.
"""

from typing import Final

from sandtable.games.classic.terms import Role, SkillIndex, words
from sandtable.games.classic.treachery import (
    NOT_FOR_BATTLE,
    POISON_DEFENCE,
    POISON_WEAPON,
    PROJECTILE_DEFENCE,
    PROJECTILE_WEAPON,
    WORTHLESS,
)
from sandtable.kernel.sources import Unconfirmed


class Skill:
    """A leader skill: the role of card in the plan that makes leaders stronger, if it is of that sort."""

    def __init__(self, index: SkillIndex, ident: str, asks_for: Role, reconstructed: bool) -> None:
        self.index = index
        self.id = ident
        # NOT_FOR_BATTLE: no card is asked for.
        self.asks_for = asks_for
        self.reconstructed = reconstructed


RECONSTRUCTED: Final = True
_skills: list[Skill] = []


def _skill(ident: str, asks_for: Role = NOT_FOR_BATTLE, reconstructed: bool = False) -> SkillIndex:
    skill = SkillIndex(len(_skills))
    _skills.append(Skill(skill, ident, asks_for, reconstructed))
    return skill


MENTAT: Final = _skill("mentat")
SWORDMASTER: Final = _skill("swordmaster_of_ginaz", PROJECTILE_WEAPON)
MASTER_OF_ASSASSINS: Final = _skill("master_of_assassins", POISON_WEAPON)
PRANA_BINDU_ADEPT: Final = _skill("prana_bindu_adept", PROJECTILE_DEFENCE, RECONSTRUCTED)
KILLER_MEDIC: Final = _skill("killer_medic", POISON_DEFENCE, RECONSTRUCTED)
WARMASTER: Final = _skill("warmaster", WORTHLESS, RECONSTRUCTED)
SPICE_BANKER: Final = _skill("spice_banker")
BUREAUCRAT: Final = _skill("bureaucrat", reconstructed=RECONSTRUCTED)
DIPLOMAT: Final = _skill("diplomat", reconstructed=RECONSTRUCTED)
SUK_GRADUATE: Final = _skill("suk_graduate", reconstructed=RECONSTRUCTED)
DECIPHERER: Final = _skill("rihani_decipherer")
SANDMASTER: Final = _skill("sandmaster", reconstructed=RECONSTRUCTED)
SMUGGLER: Final = _skill("smuggler")
PLANETOLOGIST: Final = _skill("planetologist", reconstructed=RECONSTRUCTED)

SKILLS: Final[tuple[Skill, ...]] = tuple(_skills)
SKILL_CARDS: Final[tuple[int, ...]] = tuple(range(len(_skills)))
"""The faces of the skill deck: no two are alike."""
SKILL_IDS: Final[tuple[str, ...]] = tuple([skill.id for skill in SKILLS])
SKILL_INDEX: Final[dict[str, SkillIndex]] = {skill.id: skill.index for skill in SKILLS}
SKILL_WORDS: Final[tuple[str, ...]] = words("skill", SKILL_IDS)

SKILLS_DEALT: Final = 2
"""How many cards one chooses from."""

# What the cards give.
OTHER_LEADERS: Final = 1
"""To other leaders, while the skilled one looks on."""
OWN_STRENGTH: Final = 3
"""To the skilled leader with the card that the skill asks for."""
MENTAT_STRENGTH: Final = 2
PLANETOLOGIST_STRENGTH: Final = 2
BANKED_MOST: Final = 3
BANK_PAYMENT: Final = 4
BANK_SHARE: Final = 1
BUREAU_PAYMENT: Final = 5
BUREAU_SHARE: Final = 2
SUK_RETURN: Final = 1
SUK_STAY: Final = 1
SUK_RETURN_WITH_LEADER: Final = 2
TRAITORS_SEEN: Final = 2
SAND_SHARE: Final = 1
SAND_FOUND: Final = 3
SMUGGLED: Final = 1
SURVEYED_MOST: Final = 3
"""How far a group may go at most with the Planetologist's help."""
UNCONFIRMED_SKILLS: Final[tuple[Unconfirmed, ...]] = tuple(
    [Unconfirmed(word, ("effect",)) for word, skill in zip(SKILL_WORDS, SKILLS, strict=True) if skill.reconstructed]
)
