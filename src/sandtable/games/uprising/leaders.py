"""The nine leaders: what they do all game long (left) and with the Signet Ring (right)."""

from typing import Final

from sandtable.games.uprising.conditions import (
    AGENT_SENT,
    INFLUENCE_REACHED,
    OTHER_AGENT_SENT,
    OWN_REVEAL_TURN,
    TAKING_CONTRACT,
    alliance,
    sandworms_in_conflict,
    spy_placed_on,
    strength,
    trashed_cost,
)
from sandtable.games.uprising.effects import (
    NOTHING,
    Effect,
    acquire,
    choose,
    draw,
    gain,
    influence,
    intrigue,
    may,
    may_choose,
    no_deploy,
    pay,
    persuasion,
    place_spy,
    recall_spy,
    recruit,
    retreat,
    special,
    swords,
    trash,
    when,
)
from sandtable.games.uprising.terms import (
    ANY,
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTION_ICONS,
    FREMEN,
    IN_HAND,
    LANDSRAAD,
    NO_SYMBOL,
    NONE,
    Faction,
    Icon,
    icon_mask,
)


class Ability:
    """Fires on its event. `icons`: of the space entered; `faction`, `level`: the influence reached.

    `maker`, `spied`: the space another player entered is a maker space beside an own spy."""

    def __init__(
        self,
        id: str,
        event: int,
        effect: Effect,
        icons: tuple[Icon, ...] = (),
        faction: Faction = NO_SYMBOL,
        level: int = 0,
        maker: bool = False,
        spied: bool = False,
    ) -> None:
        self.id: Final = id
        self.event: Final = event
        self.effect: Final = effect
        self.icons: Final = icon_mask(icons)
        self.faction: Final = faction
        self.level: Final = level
        self.maker: Final = maker
        self.spied: Final = spied


class TrainingStep:
    """A space of the training track; `next` are numbers of the spaces that follow it."""

    def __init__(self, id: str, next: tuple[int, ...], effect: Effect = NOTHING) -> None:
        self.id: Final = id
        self.next: Final = next
        self.effect: Final = effect


class Leader:
    """`back`: the number of the other side of a two-sided leader, NONE for the rest."""

    def __init__(
        self,
        id: str,
        house: str,
        complexity: int,
        ability: Ability,
        signet: str,
        signet_effect: Effect,
        choam: bool = False,
        back: int = NONE,
        playable: bool = True,
        training: tuple[TrainingStep, ...] = (),
        starts_without: tuple[str, ...] = (),
        reserved_contracts: tuple[str, ...] = (),
        reconstructed: bool = False,
    ) -> None:
        self.id: Final = id
        self.house: Final = house
        self.complexity: Final = complexity
        self.ability: Final = ability
        self.signet: Final = signet
        self.signet_effect: Final = signet_effect
        self.choam: Final = choam
        self.back: Final = back
        self.playable: Final = playable
        self.training: Final = training
        self.starts_without: Final = starts_without
        self.reserved_contracts: Final = reserved_contracts
        self.reconstructed: Final = reconstructed

    def boxes(self) -> tuple[tuple[str, Effect], ...]:
        fixed = (("ability", self.ability.effect), ("signet", self.signet_effect))
        return fixed + tuple((f"training/{step.id}", step.effect) for step in self.training)


TRAINING: Final[tuple[TrainingStep, ...]] = (
    TrainingStep("start", (1, 2)),
    TrainingStep("paid_trash", (3,), pay(solari=1) >> trash()),
    TrainingStep("first_spy", (3,), place_spy()),
    TrainingStep("middle_trash", (4, 5), trash()),
    TrainingStep("late_trash", (7,), trash()),
    TrainingStep("second_spy", (6,), place_spy()),
    TrainingStep("spice_stop", (7,), gain(spice=2)),
    TrainingStep("final", (), recruit(1) + place_spy()),
)

LEADERS: Final[tuple[Leader, ...]] = (
    Leader("feyd_rautha_harkonnen", "harkonnen", 1,
           Ability("devious_strength", OWN_REVEAL_TURN, recall_spy() >> swords(2)),
           "personal_training", special("train"), training=TRAINING),
    Leader("gurney_halleck", "atreides", 1,
           Ability("always_smiling", OWN_REVEAL_TURN, when(strength(6), persuasion(1))),
           "warmaster", recruit(1)),
    Leader("lady_amber_metulli", "metulli", 1,
           Ability("desert_scouts", OWN_REVEAL_TURN, retreat(0, up_to=1)),
           "fill_coffers", gain(solari=1) + when(alliance(ANY), gain(spice=1))),
    Leader("lady_jessica", "atreides", 2, back=9,
           ability=Ability("other_memories", AGENT_SENT, may(special("return_memories") + special("flip_leader")),
                           icons=(BENE_GESSERIT,)),
           signet="spice_agony", signet_effect=pay(spice=1) >> intrigue(1) + special("memory")),
    Leader("lady_margot_fenring", "fenring", 1,
           Ability("loyalty", INFLUENCE_REACHED, gain(spice=2), faction=BENE_GESSERIT, level=2),
           "arrakis_informant", place_spy(on=(CITY,))),
    Leader("muad_dib", "atreides", 1,
           Ability("unpredictable_foe", OWN_REVEAL_TURN, when(sandworms_in_conflict(1), intrigue(1))),
           "lead_the_way", draw(1)),
    Leader("princess_irulan", "corrino", 2,
           Ability("imperial_birthright", INFLUENCE_REACHED, intrigue(1), faction=EMPEROR, level=2),
           "chroniclers_insight",
           may_choose(acquire(minimum=1, maximum=1, to_hand=True),
                      trash(IN_HAND) + when(trashed_cost(1), gain(spice=2)))),
    Leader("shaddam_corrino_iv", "corrino", 2, choam=True,
           reserved_contracts=("contract_sardaukar_cards", "contract_sardaukar_recall"),
           ability=Ability("sardaukar_commander", TAKING_CONTRACT, special("reserved_contract")),
           signet="emperor_of_the_known_universe",
           signet_effect=no_deploy() + choose(gain(solari=1) + recruit(1), pay(solari=3) >> influence(ANY))),
    Leader("staban_tuek", "", 3, starts_without=("diplomacy",),
           ability=Ability("smuggle_spice", OTHER_AGENT_SENT, gain(spice=1), maker=True, spied=True),
           signet="unseen_network",
           signet_effect=place_spy() + when(spy_placed_on(LANDSRAAD), pay(spice=1) >> gain(solari=3))
           + when(spy_placed_on(*FACTION_ICONS), pay(solari=2) >> intrigue(1))),
    Leader("reverend_mother_jessica", "atreides", 2, back=3, playable=False,
           ability=Ability("reverend_mother", AGENT_SENT, pay(water=1) >> special("repeat_space"),
                           icons=(BENE_GESSERIT, FREMEN)),
           signet="water_of_life", signet_effect=pay(spice=1) >> gain(water=1)),
)  # fmt: skip

LEADER_NUMBER: Final = {leader.id: number for number, leader in enumerate(LEADERS)}


def leaders_to_choose(choam: bool) -> tuple[int, ...]:
    """The leaders that can be taken at setup: front sides, and CHOAM leaders only with the module."""
    return tuple(n for n, leader in enumerate(LEADERS) if leader.playable and (choam or not leader.choam))
