"""The leaders: both halves of every leader card, and when the leader enters play (WFA-LEAD, WFA-DATA-18).

Leaders are numbered, Atreides first. The Wild Maker has a leader card and a number here, but it is a Sandworm and never
counts as a leader (WFA-LEAD-29). Bashars and Naibs are counted, not numbered.
"""

from typing import Final

from sandtable.games.war_for_arrakis.conditions import (
    any_legion,
    own_legion,
    same_area,
    with_,
    with_leader,
)
from sandtable.games.war_for_arrakis.effects import (
    NOTHING,
    Effect,
    attack,
    choose,
    deploy,
    deploy_token,
    desert_power,
    draw,
    move,
    move_wild_maker,
    place,
    play_card,
    upgrade,
    wild_maker_attacks,
)
from sandtable.games.war_for_arrakis.terms import (
    CORRINO_ALLY,
    DEPLOYMENT,
    DESERT_POWER,
    ELITE,
    FREMEN_ALLY,
    HOUSE,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    JIHAD,
    KWISATZ_HADERACH,
    LEADERSHIP,
    MENTAT,
    NO_FACE,
    NONE,
    REGULAR,
    SAND_DWELLERS,
    SPECIAL,
    STRATEGY,
    Face,
    Leader,
    Power,
    Side,
    side_of,
    word,
)
from sandtable.kernel.messages import named
from sandtable.kernel.sources import Unconfirmed

PAUL_ATREIDES: Final = Leader(0)
PAUL_MUADDIB: Final = Leader(1)
LADY_JESSICA: Final = Leader(2)
REVEREND_MOTHER_JESSICA: Final = Leader(3)
GURNEY_HALLECK: Final = Leader(4)
ALIA: Final = Leader(5)
STILGAR: Final = Leader(6)
CHANI: Final = Leader(7)
BARON_HARKONNEN: Final = Leader(8)
BEAST_RABBAN: Final = Leader(9)
FEYD_RAUTHA: Final = Leader(10)
THUFIR_HAWAT: Final = Leader(11)
CAPTAIN_ARAMSHAM: Final = Leader(12)
GAIUS_HELEN_MOHIAM: Final = Leader(13)
SHADDAM_IV: Final = Leader(14)
WILD_MAKER: Final = Leader(15)

NAMED: Final = 15
"""Named leaders with a figure that can lead legions."""
NO_LEADER: Final = Leader(NONE)

# A card that names Paul or Jessica means whichever of the two is in play (WFA-LEAD-19).
PAUL: Final = PAUL_ATREIDES
JESSICA: Final = LADY_JESSICA

# What brings a leader into play (WFA-LEAD-06).
AT_START: Final = 0
ON_SUPREMACY: Final = 1
ON_PRESCIENCE: Final = 2
BY_CARD: Final = 3
AFTER_LEADER: Final = 4

ANY_MARKER: Final = 3
"""Instead of one of the Prescience markers."""

GENERIC_HITS: Final = 1
GENERIC_SHIELDS: Final = 0
"""What a Bashar or a Naib makes of a Special (WFA-BAT-20)."""


class Entry:
    """When a leader enters play: on a step of a track, by a card, or after another leader has left."""

    def __init__(self, how: int, step: int = 0, marker: int = NONE, after: Leader = NO_LEADER) -> None:
        self.how: Final = how
        self.step: Final = step
        self.marker: Final = marker
        self.after: Final = after


def supremacy(step: int) -> Entry:
    return Entry(ON_SUPREMACY, step)


def prescience(marker: int, step: int) -> Entry:
    return Entry(ON_PRESCIENCE, step, marker)


def after(leader: Leader) -> Entry:
    return Entry(AFTER_LEADER, after=leader)


at_start: Final = Entry(AT_START)
by_card: Final = Entry(BY_CARD)


class LeaderCard:
    """A leader card: the action half (box and special action) and the combat half (what a Special becomes)."""

    def __init__(
        self,
        id: str,
        power: Power,
        entry: Entry,
        box: Face,
        special: Effect,
        hits: int,
        shields: int,
        replaces: Leader = NO_LEADER,
        removes: Leader = NO_LEADER,
        tokens: int = 0,
        reconstructed: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.power: Final = power
        self.side: Final[Side] = side_of(power)
        self.entry: Final = entry
        # The action box at which the card lies; the Wild Maker's is that of Desert Power.
        self.box: Final = box
        self.special: Final = special
        self.hits: Final = hits
        self.shields: Final = shields
        # Whose place the leader takes, and who leaves the game when the leader enters.
        self.replaces: Final = replaces
        self.removes: Final = removes
        # Bene Gesserit tokens that come with the leader (WFA-BG-07).
        self.tokens: Final = tokens
        # The parts of the card that no source confirms.
        self.reconstructed: Final = reconstructed

    def boxes(self) -> tuple[tuple[str, Effect], ...]:
        return (("special", self.special),)


ACTION_HALF: Final = ("box", "special")

LEADERS: Final[tuple[LeaderCard, ...]] = (
    LeaderCard("paul_atreides", HOUSE_ATREIDES, at_start, LEADERSHIP,
               place(own_legion, leader=PAUL_ATREIDES) + move(2, with_leader), 1, 0),
    LeaderCard("paul_muaddib", FREMEN_ALLY, prescience(KWISATZ_HADERACH, 3), LEADERSHIP,
               place(own_legion, leader=PAUL_MUADDIB)
               + choose(move(2, with_leader), attack(with_(PAUL_MUADDIB), surprise=True)), 2, 1,
               replaces=PAUL_ATREIDES, reconstructed=ACTION_HALF),
    LeaderCard("lady_jessica", HOUSE_ATREIDES, at_start, MENTAT, draw(3), 0, 1, reconstructed=ACTION_HALF),
    LeaderCard("reverend_mother_jessica", HOUSE_ATREIDES, prescience(SAND_DWELLERS, 3), MENTAT, draw(2) + play_card(),
               0, 2, replaces=LADY_JESSICA, reconstructed=ACTION_HALF),
    LeaderCard("gurney_halleck", HOUSE_ATREIDES, by_card, NO_FACE, NOTHING, 2, 1),
    LeaderCard("alia", HOUSE_ATREIDES, prescience(ANY_MARKER, 6), HOUSE, desert_power() + play_card(), 1, 0,
               reconstructed=ACTION_HALF),
    LeaderCard("stilgar", FREMEN_ALLY, at_start, STRATEGY, move(3, any_legion), 2, 0, reconstructed=ACTION_HALF),
    LeaderCard("chani", FREMEN_ALLY, prescience(JIHAD, 3), DEPLOYMENT, deploy_token() + place(same_area, special=1),
               1, 1, reconstructed=ACTION_HALF),
    LeaderCard("baron_harkonnen", HOUSE_HARKONNEN, at_start, HOUSE, upgrade(REGULAR, ELITE, 3), 0, 2),
    LeaderCard("beast_rabban", HOUSE_HARKONNEN, at_start, LEADERSHIP, move(1, with_(BEAST_RABBAN), times=2), 2, 0),
    LeaderCard("feyd_rautha", HOUSE_HARKONNEN, supremacy(6), LEADERSHIP,
               move(1, with_(FEYD_RAUTHA)) + attack(with_(FEYD_RAUTHA)), 2, 1, removes=BEAST_RABBAN),
    LeaderCard("thufir_hawat", HOUSE_HARKONNEN, supremacy(1), MENTAT, draw(3, HOUSE_HARKONNEN), 1, 2),
    LeaderCard("captain_aramsham", CORRINO_ALLY, at_start, DEPLOYMENT, deploy(regular=2, special=1), 1, 1),
    LeaderCard("gaius_helen_mohiam", CORRINO_ALLY, after(THUFIR_HAWAT), MENTAT, draw(2, CORRINO_ALLY) + play_card(),
               0, 3, tokens=1),
    LeaderCard("shaddam_iv", CORRINO_ALLY, by_card, STRATEGY, upgrade(ELITE, SPECIAL, 3), 2, 0),
    LeaderCard("wild_maker", FREMEN_ALLY, by_card, DESERT_POWER, move_wild_maker() + wild_maker_attacks(), 0, 0,
               reconstructed=("special",)),
)  # fmt: skip

LEADER_IDS: Final[tuple[str, ...]] = tuple([card.id for card in LEADERS])
LEADER_NUMBER: Final[dict[str, Leader]] = {ident: Leader(number) for number, ident in enumerate(LEADER_IDS)}
LEADER_WORDS: Final = tuple([word("leader", ident) for ident in LEADER_IDS])
GENERIC_WORDS: Final[tuple[str, ...]] = ("leader-naib", "leader-bashar")

LEADERS_OF: Final[tuple[tuple[Leader, ...], ...]] = tuple(
    [tuple([Leader(number) for number in range(NAMED) if LEADERS[number].side == side]) for side in (0, 1)]
)
"""The named leaders of each side."""


def successor(leader: Leader) -> Leader:
    """Who takes the leader's place once in play: Paul Muad'Dib for Paul Atreides; the leader where nobody does."""
    for number, card in enumerate(LEADERS):
        if card.replaces == leader:
            return Leader(number)
    return leader


SUCCESSORS: Final[tuple[Leader, ...]] = tuple([successor(Leader(number)) for number in range(len(LEADERS))])

RECONSTRUCTED: Final[tuple[Unconfirmed, ...]] = tuple(
    [Unconfirmed(named("leader", card.id), card.reconstructed) for card in LEADERS if card.reconstructed]
)


def leader_source(leader: int) -> int:
    """How a step names a leader's card where it may also name a Planning card: below zero and below NONE."""
    return -2 - leader
