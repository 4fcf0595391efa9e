"""Everything that can be chosen in Classic, by name."""

from typing import Final

from sandtable.games.arrakis.planet import CELL_IDS, TERRITORY_IDS
from sandtable.games.classic.advantages import ADVANTAGE_IDS
from sandtable.games.classic.factions import FACTION_IDS
from sandtable.games.classic.leaders import LEADER_IDS
from sandtable.games.classic.skills import SKILL_IDS
from sandtable.games.classic.terms import FORCES, NONE, TERM_IDS
from sandtable.games.classic.treachery import LASGUN, NO_FIELDS, ROLE_IDS, TREACHERY_IDS, TREACHERY_INDEX
from sandtable.kernel.notation import Notation, Option

NOTATION: Final = Notation("classic")

MOST_NUMBER: Final = 250
"""No purse or bid that the rules can lead to comes near it."""

CELL: Final[list[Option]] = NOTATION.add_all("cell", CELL_IDS)
TERRITORY: Final[list[Option]] = NOTATION.add_all("territory", TERRITORY_IDS)
NUMBER: Final[list[Option]] = NOTATION.numbers(MOST_NUMBER)
# The advanced dial goes in halves: HALF[n] is n and a half; its value is n.
HALF: Final[list[Option]] = [NOTATION.add("half", f"{whole}.5", whole) for whole in range(2 * FORCES)]
TREACHERY: Final[list[Option]] = NOTATION.add_all("card", TREACHERY_IDS)
LEADER: Final[list[Option]] = NOTATION.add_all("leader", LEADER_IDS)
FACTION: Final[list[Option]] = NOTATION.add_all("faction", FACTION_IDS)

PASS: Final = NOTATION.add("word", "pass")
# Standing passes: let every window pass until the phase, or the turn, is over, or until one asks to be asked again.
PASS_PHASE: Final = NOTATION.add("word", "pass_phase")
PASS_TURN: Final = NOTATION.add("word", "pass_turn")
PASS_ON: Final = NOTATION.add("word", "pass_on")
NOTHING: Final = NOTATION.add("word", "nothing", NONE)
DONE: Final = NOTATION.add("word", "done")
YES: Final = NOTATION.add("word", "yes", 1)
NO: Final = NOTATION.add("word", "no", 0)
ACCEPT: Final = NOTATION.add("word", "accept")
DECLINE: Final = NOTATION.add("word", "decline")
KEEP: Final = NOTATION.add("word", "keep")
DISCARD: Final = NOTATION.add("word", "discard")

# Karama.
STOP: Final[list[Option]] = [
    NOTATION.add("stop", "stop_" + ident, advantage) for advantage, ident in enumerate(ADVANTAGE_IDS)
]
"""Stop an advantage with Karama."""
BUY_WITH_KARAMA: Final = NOTATION.add("word", "buy_with_karama")
SHIP_WITH_KARAMA: Final = NOTATION.add("word", "ship_with_karama")
KARAMA_POWER: Final = NOTATION.add("word", "karama_power")

# What a seat may do though nobody waits for it: deals, promises to allies, cards that are played at any time.
OFFER: Final = NOTATION.add("aside", "offer_deal")
ACCEPT_FROM: Final[list[Option]] = [
    NOTATION.add("accept", "accept_offer_of_" + ident, faction) for faction, ident in enumerate(FACTION_IDS)
]
REFUSE: Final[list[Option]] = [
    NOTATION.add("refuse", "refuse_offer_of_" + ident, faction) for faction, ident in enumerate(FACTION_IDS)
]
PROMISE: Final = NOTATION.add("aside", "promise_spice")
GIVE: Final = NOTATION.add("aside", "give_spice")
ASK_AGAIN: Final = NOTATION.add("aside", "ask_again")
PLAY_TRUTHTRANCE: Final = NOTATION.add("aside", "play_truthtrance")
PLAY_GHOLA: Final = NOTATION.add("aside", "play_tleilaxu_ghola")
KARAMA_FOR_ALLY: Final = NOTATION.add("aside", "karama_for_ally")

# What can be part of a deal (CLA-DEAL-11). The order is that of the numbers in `rules/deals.py`.
TERM: Final[list[Option]] = NOTATION.add_all("term", TERM_IDS)
THIS_PHASE: Final = NOTATION.add("word", "until_this_phase_ends")
THIS_TURN: Final = NOTATION.add("word", "until_this_turn_ends")

# The questions of Truthtrance (CLA-RUL-20).
ASK_CARD: Final = NOTATION.add("truth", "ask_for_card")
ASK_TRAITOR: Final = NOTATION.add("truth", "ask_for_traitor")
ASK_FACTION: Final = NOTATION.add("truth", "ask_for_predicted_faction")
ASK_TURN: Final = NOTATION.add("truth", "ask_for_predicted_turn")
ASK_PLAN: Final = NOTATION.add("truth", "ask_for_card_in_plan")

# Nexus.
BREAK: Final = NOTATION.add("word", "break_alliance")

# Revival.
KWISATZ_HADERACH: Final = NOTATION.add("leader", "kwisatz_haderach", NONE)

# Shipping.
RESERVES: Final = NOTATION.add("word", "reserves")

# The Guild chooses its moment.
ACT_NOW: Final = NOTATION.add("word", "act_now")
WAIT: Final = NOTATION.add("word", "wait")

# Battle.
CAPTURE: Final = NOTATION.add("word", "capture")
TRAITOR: Final = NOTATION.add("word", "traitor")
WITH_KWISATZ: Final = NOTATION.add("word", "with_kwisatz_haderach")
WITHOUT_KWISATZ: Final = NOTATION.add("word", "without_kwisatz_haderach")
KILL: Final = NOTATION.add("word", "kill")

# The elements of a battle plan that prescience can look at.
SEE_LEADER: Final = NOTATION.add("word", "see_leader")
SEE_WEAPON: Final = NOTATION.add("word", "see_weapon")
SEE_DEFENCE: Final = NOTATION.add("word", "see_defence")
SEE_DIAL: Final = NOTATION.add("word", "see_dial")

# The orders of the Voice: a role of cards, or one special weapon by its name (CLA-FAC-BG-07). The value is the role,
# or NAMED plus the kind of the card.
NAMED: Final = 100
_ORDERS: Final[tuple[tuple[str, int], ...]] = (
    *[
        (ident, ROLE_IDS.index(ident))
        for ident in (
            "poison_weapon",
            "projectile_weapon",
            "poison_defence",
            "projectile_defence",
            "worthless",
        )
    ],
    ("cheap_hero", NAMED + TREACHERY_INDEX["cheap_hero"]),
    ("lasgun", NAMED + LASGUN),
    # Cards of the expansion that answer to their own names (CHR-RCARD-23).
    *[
        (ident, NAMED + TREACHERY_INDEX[ident])
        for ident in ("mirror_weapon", "stone_burner", "portable_snooper", "artillery_strike", "poison_tooth")
    ],
)
MUST: Final[list[Option]] = [NOTATION.add("order", "must_play_" + ident, value) for ident, value in _ORDERS]
MUST_NOT: Final[list[Option]] = [NOTATION.add("order", "must_not_play_" + ident, value) for ident, value in _ORDERS]

# What somebody who may advise or fight does (Bene Gesserit, advanced).
ADVISORS: Final = NOTATION.add("word", "advisors")
FIGHTERS: Final = NOTATION.add("word", "fighters")

# House Richese: no-field tokens, by their place in NO_FIELDS, and the auctions of its cards.
NO_FIELD: Final[list[Option]] = [
    NOTATION.add("token", f"no_field_{value}", token) for token, value in enumerate(NO_FIELDS)
]
BY_TOKEN: Final = NOTATION.add("word", "by_no_field")
ASK_FOR_TOKEN: Final = NOTATION.add("word", "ask_for_no_field")
TURN_TOKEN: Final = NOTATION.add("aside", "turn_over_no_field")
GIVE_CARD: Final = NOTATION.add("aside", "give_card")
TAKE_FROM_STOCK: Final = NOTATION.add("aside", "take_from_stock")
AUCTION_FIRST: Final = NOTATION.add("word", "auction_first")
AUCTION_LAST: Final = NOTATION.add("word", "auction_last")
NORMAL_BIDS: Final = NOTATION.add("way", "normal_auction", 0)
ONCE_AROUND: Final = NOTATION.add("way", "once_around", 1)
SEALED_BIDS: Final = NOTATION.add("way", "sealed_bids", 2)
COUNTERCLOCKWISE: Final = NOTATION.add("word", "counterclockwise")
CLOCKWISE: Final = NOTATION.add("word", "clockwise")
TAKE_FREE: Final = NOTATION.add("word", "take_for_nothing")
REMOVE: Final = NOTATION.add("word", "remove_from_game")

# CHOAM.
EXCHANGE: Final = NOTATION.add("word", "exchange_cards")
DOUBLE: Final = NOTATION.add("word", "double_charity", 1)
CANCEL: Final = NOTATION.add("word", "cancel_charity", 2)
AUDIT: Final = NOTATION.add("word", "audit")
BUY_OFF: Final = NOTATION.add("word", "buy_off")
SHOW_CARDS: Final = NOTATION.add("word", "show_cards")
SELL_CARDS: Final = NOTATION.add("aside", "sell_cards")

# New treachery cards.
PLAY_DISTRANS: Final = NOTATION.add("aside", "play_distrans")
PLAY_BOX: Final = NOTATION.add("aside", "play_nullentropy_box")
ACT_FIRST: Final = NOTATION.add("word", "act_first")
ACT_LAST: Final = NOTATION.add("word", "act_last")
BE_AGGRESSOR: Final = NOTATION.add("word", "be_aggressor")
FLY_FAR: Final = NOTATION.add("word", "fly_far")
TWO_GROUPS: Final = NOTATION.add("word", "two_groups")
BOTH_DIE: Final = NOTATION.add("word", "both_leaders_die", 1)
NO_LEADER_COUNTS: Final = NOTATION.add("word", "no_leader_counts", 2)
USE: Final = NOTATION.add("word", "use")
WITHDRAW: Final = NOTATION.add("word", "withdraw")

# Leader skills.
SKILL: Final[list[Option]] = NOTATION.add_all("skill", SKILL_IDS)
IN_FRONT: Final = NOTATION.add("word", "in_front")
BEHIND: Final = NOTATION.add("word", "behind")
LEVY: Final = NOTATION.add("word", "levy")


def numbers_down(most: int, least: int) -> list[Option]:
    """The numbers from the most, which is the common answer, down to the least."""
    return NUMBER[least : most + 1][::-1]


def dialled(halves: int) -> Option:
    """The option that dials so many halves."""
    return HALF[halves // 2] if halves % 2 else NUMBER[halves // 2]


def halves(option: Option) -> int:
    """How many halves a dial option says."""
    return 2 * option.value + (1 if option.kind == "half" else 0)
