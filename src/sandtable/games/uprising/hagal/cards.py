"""The 37 House Hagal cards: where a Rival's Agent goes, what the Rival gets there, and swords for the Combat phase."""

from typing import Final

from sandtable.games.uprising.board import POST_NUMBER
from sandtable.games.uprising.cards import copies_of
from sandtable.games.uprising.conditions import Condition, influence_with
from sandtable.games.uprising.effects import (
    NOTHING,
    Effect,
    gain,
    influence,
    intrigue,
    maker_hooks,
    place_spy,
    recruit,
    remove_shield_wall,
    signet,
    steal_intrigue,
    take_bonus_spice,
    when,
)
from sandtable.games.uprising.hagal.effects import (
    PostSpy,
    harvest_or_worm,
    new_deck,
    post_spy,
    ranked_influence,
)
from sandtable.games.uprising.terms import (
    ACCEPT_CONTRACT,
    ARRAKEEN,
    ASSEMBLY_HALL,
    BENE_GESSERIT,
    CITY,
    DEEP_DESERT,
    DELIVER_SUPPLIES,
    DESERT_TACTICS,
    DUTIFUL_SERVICE,
    EMPEROR,
    ESPIONAGE,
    FREMEN,
    FREMKIT,
    GATHER_SUPPORT,
    GUILD,
    HAGGA_BASIN,
    HEIGHLINER,
    IMPERIAL_BASIN,
    LANDSRAAD,
    RESEARCH_STATION,
    SARDAUKAR,
    SECRETS,
    SHIPPING,
    SIETCH_TABR,
    SPICE_REFINERY,
    SPICE_TRADE,
    HagalKind,
    PostIndex,
    SpaceIndex,
)
from sandtable.kernel.messages import named
from sandtable.kernel.sources import Unconfirmed


class Branch:
    """A destination and what it brings. Of several spaces the one with the most bonus spice is meant, then the first.

    `requires`, `level` (of the Conflict, at least) and `bonus_spice` (on the space) say when the branch fits.
    """

    def __init__(
        self,
        spaces: tuple[SpaceIndex, ...],
        effect: Effect,
        requires: Condition | None = None,
        level: int = 0,
        bonus_spice: bool = False,
    ) -> None:
        self.spaces: Final = spaces
        self.effect: Final = effect
        self.requires: Final = requires
        self.level: Final = level
        self.bonus_spice: Final = bonus_spice


class HagalCard:
    """The first branch that fits is the only one that counts. `before`: done at once, then another card is revealed."""

    def __init__(
        self,
        id: str,
        swords: int,
        *branches: Branch,
        before: Effect = NOTHING,
        copies: int = 1,
        two_players_only: bool = False,
        reconstructed: bool = False,
    ) -> None:
        self.id: Final = id
        self.swords: Final = swords
        self.branches: Final = branches
        self.before: Final = before
        self.copies: Final = copies
        self.two_players_only: Final = two_players_only
        self.reconstructed: Final = reconstructed


def _to(space: SpaceIndex, effect: Effect, requires: Condition | None = None, level: int = 0) -> Branch:
    return Branch((space,), effect, requires, level)


def _to_maker(spaces: tuple[SpaceIndex, ...], effect: Effect) -> Branch:
    return Branch(spaces, effect, bonus_spice=True)


HAGAL_CARDS: Final[tuple[HagalCard, ...]] = (
    HagalCard("new_deck", 0, before=new_deck(), two_players_only=True),
    HagalCard("place_spy_spice_trade", 2,
              before=post_spy(SPICE_TRADE, "post_choam", "post_imperial_basin", "post_hagga_basin",
                              "post_deep_desert")),
    HagalCard("place_spy_city", 2,
              before=post_spy(CITY, "post_arrakeen_refinery", "post_refinery_research", "post_research_tabr")),
    HagalCard("place_spy_landsraad", 2, before=post_spy(LANDSRAAD, "post_assembly", "post_council")),
    HagalCard("sardaukar", 4, _to(SARDAUKAR, influence(EMPEROR) + recruit(2)), copies=2),
    HagalCard("dutiful_service", 2, _to(DUTIFUL_SERVICE, influence(EMPEROR))),
    HagalCard("heighliner", 5, _to(HEIGHLINER, influence(GUILD) + recruit(3))),
    HagalCard("supplies_heighliner", 1,
              _to(HEIGHLINER, influence(GUILD) + recruit(3), level=3),
              _to(DELIVER_SUPPLIES, influence(GUILD)), copies=2),
    HagalCard("espionage", 2, _to(ESPIONAGE, influence(BENE_GESSERIT) + place_spy()), copies=2),
    HagalCard("secrets", 1, _to(SECRETS, influence(BENE_GESSERIT) + steal_intrigue(4))),
    HagalCard("desert_tactics", 3, _to(DESERT_TACTICS, influence(FREMEN) + recruit(1) + remove_shield_wall()),
              copies=2),
    HagalCard("fremkit", 1, _to(FREMKIT, influence(FREMEN)), copies=2),
    HagalCard("assembly_hall", 0,
              _to(ASSEMBLY_HALL, intrigue(1) + when(influence_with(EMPEROR, 2), ranked_influence(1)))),
    HagalCard("gather_support", 0,
              _to(GATHER_SUPPORT, recruit(1) + when(influence_with(EMPEROR, 2), ranked_influence(2)))),
    HagalCard("gather_support_armed", 2,
              _to(GATHER_SUPPORT, recruit(1) + when(influence_with(EMPEROR, 2), ranked_influence(2)))),
    HagalCard("contract_shipping_third", 2,
              _to(SHIPPING, gain(solari=2) + ranked_influence(3), influence_with(GUILD, 2)),
              _to(ACCEPT_CONTRACT, gain(solari=2))),
    HagalCard("contract_shipping_first", 2,
              _to(SHIPPING, gain(solari=2) + ranked_influence(1), influence_with(GUILD, 2)),
              _to(ACCEPT_CONTRACT, gain(solari=2))),
    HagalCard("research_station", 2, _to(RESEARCH_STATION, recruit(2)), reconstructed=True),
    HagalCard("spice_refinery", 1, _to(SPICE_REFINERY, signet()), copies=3),
    HagalCard("arrakeen", 1, _to(ARRAKEEN, signet() + recruit(1)), copies=2),
    HagalCard("sietch_tabr", 3,
              _to(SIETCH_TABR, maker_hooks() + recruit(1) + gain(water=1), influence_with(FREMEN, 2)), copies=3),
    HagalCard("hagga_imperial", 2,
              _to_maker((HAGGA_BASIN, IMPERIAL_BASIN), remove_shield_wall() + take_bonus_spice() + harvest_or_worm()),
              copies=4),
    HagalCard("deep_desert", 2, _to_maker((DEEP_DESERT,), take_bonus_spice() + harvest_or_worm()), copies=2),
)  # fmt: skip

HAGAL_NUMBER: Final = {card.id: HagalKind(number) for number, card in enumerate(HAGAL_CARDS)}
NEW_DECK_KIND: Final = HAGAL_NUMBER["new_deck"]

HAGAL_KIND: Final[tuple[HagalKind, ...]] = tuple(
    [HagalKind(kind) for kind in copies_of(tuple([card.copies for card in HAGAL_CARDS]))]
)
"""The kind of every physical House Hagal card."""

RECONSTRUCTED: Final = tuple(
    [Unconfirmed(named("hagal", card.id), ("copies",)) for card in HAGAL_CARDS if card.reconstructed]
)


def posts_to_try(spy: PostSpy) -> tuple[PostIndex, ...]:
    return tuple([POST_NUMBER[post] for post in spy.posts])


# Spaces of a faction that cost nothing: Smart Politics looks twice before going there.
FREE_FACTION_SPACES: Final[tuple[SpaceIndex, ...]] = (DUTIFUL_SERVICE, DELIVER_SUPPLIES, SECRETS, FREMKIT)
