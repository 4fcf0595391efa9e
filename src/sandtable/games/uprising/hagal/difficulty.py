"""How hard the Rivals play: four levels for one player, and rules that can be switched on one by one."""

from typing import Final

IMPERIUM_ROW_CHURN: Final = "imperium_row_churn"
STREAMLINED_RIVALS: Final = "streamlined_rivals"
BRUTAL_ESCALATION: Final = "brutal_escalation"
EXPERT_DEPLOYMENT: Final = "expert_deployment"
SMART_POLITICS: Final = "smart_politics"
# Expert Deployment as another program plays it: troops are deployed up to the comfortable lead (UPR-RUL-107).
MEASURED_DEPLOYMENT: Final = "measured_deployment"
OPTIONAL_RULES: Final = (
    IMPERIUM_ROW_CHURN,
    STREAMLINED_RIVALS,
    BRUTAL_ESCALATION,
    EXPERT_DEPLOYMENT,
    SMART_POLITICS,
    MEASURED_DEPLOYMENT,
)
SOLO_RULES: Final = (IMPERIUM_ROW_CHURN,)
TWO_PLAYER_RULES: Final = (STREAMLINED_RIVALS,)
HARD_RULES: Final = (BRUTAL_ESCALATION, EXPERT_DEPLOYMENT, SMART_POLITICS)


class Difficulty:
    """What a level changes: troops in the Rivals' garrisons, the player's first Intrigue cards, rules in force."""

    def __init__(
        self,
        id: str,
        rival_garrison: int,
        player_intrigue: int = 0,
        player_swordmaster: bool = True,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.rival_garrison: Final = rival_garrison
        self.player_intrigue: Final = player_intrigue
        self.player_swordmaster: Final = player_swordmaster
        self.rules: Final = rules


DIFFICULTIES: Final[tuple[Difficulty, ...]] = (
    Difficulty("mercenary", rival_garrison=0, player_intrigue=1),
    Difficulty("sardaukar", rival_garrison=3),
    Difficulty("mentat", rival_garrison=3, rules=HARD_RULES),
    Difficulty("kwisatz_haderach", rival_garrison=3, player_swordmaster=False, rules=HARD_RULES),
)
DIFFICULTY_NUMBER: Final = {level.id: number for number, level in enumerate(DIFFICULTIES)}
NORMAL: Final = DIFFICULTY_NUMBER["sardaukar"]

# Brutal Escalation and Expert Deployment look at the level of the Conflict.
LAST_LEVEL: Final = 3
ESCALATED_CARDS: Final = 2
COMFORTABLE_LEAD: Final = 3

# Imperium Row Churn.
CHURN_DICE: Final = 2
CHURN_SIDES: Final = 6
