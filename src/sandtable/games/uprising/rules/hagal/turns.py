"""A Rival's turn: cards are revealed until one names a free space (HAG-TRN, HAG-CND, HAG-OPT)."""

from typing import Final

from sandtable.games.uprising.board import GARRISON_DEPLOYMENT, MAKER_SPACES, SPACES
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.hagal.cards import FREE_FACTION_SPACES, HAGAL_CARDS, HAGAL_KIND, Branch
from sandtable.games.uprising.hagal.difficulty import COMFORTABLE_LEAD, LAST_LEVEL
from sandtable.games.uprising.hagal.fields import HAGAL_KIND_NAMES
from sandtable.games.uprising.hagal.house import HAGAL_WORDS
from sandtable.games.uprising.hagal.wording import requirement_phrase
from sandtable.games.uprising.rules.arrival import arrive
from sandtable.games.uprising.rules.book import rule
from sandtable.games.uprising.rules.checks import holds
from sandtable.games.uprising.rules.hagal import deck
from sandtable.games.uprising.rules.hagal.acting import act
from sandtable.games.uprising.rules.spaces import is_taken
from sandtable.games.uprising.rules.troops import deploy
from sandtable.games.uprising.state import AGENT_TURN, FACTION_WORDS, SPACE_WORDS, Table, Turn
from sandtable.games.uprising.terms import NO_SOURCE, HagalKind, Player, SpaceIndex
from sandtable.kernel.steps import Do

# What becomes of a revealed card: the Agent goes, or why it does not.
GOES: Final = 0
OCCUPIED: Final = 1
UNFIT: Final = 2
SAFE_LEAD: Final = 3
LOST_RACE: Final = 4


class Verdict:
    """What a revealed card means for a Rival: the branch that counts, the space, and whether the Agent goes there."""

    def __init__(self, outcome: int, branch: int, space: SpaceIndex) -> None:
        self.outcome = outcome
        self.branch = branch
        self.space = space


@rule("rival_turn")
def rival_turn(g: Table, rival: Player) -> None:
    """Reveal until a card names a free space (HAG-TRN-06, 07)."""
    g.turn = Turn(rival, AGENT_TURN)
    refused = 0
    while True:
        card = deck.reveal(g)
        kind = HAGAL_KIND[card]
        if HAGAL_CARDS[kind].branches:
            verdict = judge(g, rival, kind)
            if verdict.outcome == GOES:
                send_agent(g, rival, kind, verdict)
                return
            tell_skipped(g, rival, kind, verdict)
        else:
            do_before(g, rival, kind)
        refused |= 1 << card
        if refused.bit_count() == deck.size(g):
            g.tell("event-hagal-nowhere", who=g.who(rival))
            return


def do_before(g: Table, rival: Player, kind: HagalKind) -> None:
    """New Deck and the Place Spy cards send nobody: another card follows (HAG-TRN-09, HAG-ICN-13)."""
    g.tell("event-hagal-reveals", who=g.who(rival), card=HAGAL_WORDS[kind])
    act(g, rival, HAGAL_CARDS[kind].before)


def judge(g: Table, rival: Player, kind: HagalKind) -> Verdict:
    """The first branch that fits is the only one considered (HAG-CND-01, UPR-RUL-92, 93)."""
    branches = HAGAL_CARDS[kind].branches
    for number, branch in enumerate(branches):
        if fits(g, rival, branch):
            meant = best_space(g, branch, list(branch.spaces))
            free = [space for space in branch.spaces if not is_taken(g, space)]
            if not free:
                return Verdict(OCCUPIED, number, SpaceIndex(meant))
            space = best_space(g, branch, free)
            if branch.bonus_spice and not bonus_on(g, SpaceIndex(space)):
                return Verdict(OCCUPIED if bonus_on(g, SpaceIndex(meant)) else UNFIT, number, SpaceIndex(meant))
            return Verdict(politics(g, rival, SpaceIndex(space)), number, SpaceIndex(space))
    return Verdict(UNFIT, len(branches) - 1, branches[-1].spaces[0])


def fits(g: Table, rival: Player, branch: Branch) -> bool:
    """Influence or the level of the Conflict decide between two spaces (HAG-CND-02, 03)."""
    if branch.requires is not None:
        return holds(g, rival, branch.requires, NO_SOURCE)
    return CONFLICTS[g.conflict].level >= branch.level


def bonus_on(g: Table, space: SpaceIndex) -> int:
    return g.bonus_spice[MAKER_SPACES.index(space)]


def best_space(g: Table, branch: Branch, spaces: list[SpaceIndex]) -> int:
    """Of Maker spaces the one with the most bonus spice; of equals the first named (UPR-RUL-94)."""
    if not branch.bonus_spice:
        return spaces[0]
    most = max([bonus_on(g, space) for space in spaces])
    return next(space for space in spaces if bonus_on(g, space) == most)


def politics(g: Table, rival: Player, space: SpaceIndex) -> int:
    """Smart Politics leaves a faction where the Rival is safe, or hopelessly behind (HAG-OPT-14 to 16)."""
    if not g.hagal.smart_politics or space not in FREE_FACTION_SPACES:
        return GOES
    faction = SPACES[space].influence
    mine = g.level(rival, faction)
    theirs = max([g.level(other, faction) for other in g.opponents(rival)])
    if g.alliance[faction] == rival and mine > theirs:
        return SAFE_LEAD
    return LOST_RACE if mine >= 2 and theirs - mine >= 2 else GOES


def tell_skipped(g: Table, rival: Player, kind: HagalKind, verdict: Verdict) -> None:
    """Why the card that was revealed does not send the Agent."""
    if not g.telling:
        return
    who, card, space = g.who(rival), HAGAL_WORDS[kind], SPACE_WORDS[verdict.space]
    if verdict.outcome == OCCUPIED:
        g.tell("event-hagal-occupied", who=who, card=card, space=space)
    elif verdict.outcome == UNFIT:
        condition = requirement_phrase(HAGAL_CARDS[kind].branches[verdict.branch])
        g.tell("event-hagal-unfit", who=who, card=card, condition=condition)
    else:
        message = "event-hagal-safe-lead" if verdict.outcome == SAFE_LEAD else "event-hagal-lost-race"
        g.tell(message, who=who, card=card, faction=FACTION_WORDS[SPACES[verdict.space].influence])


def send_agent(g: Table, rival: Player, kind: HagalKind, verdict: Verdict) -> None:
    """The Agent stands there like any other; the Rival pays nothing and gets what its card says (HAG-TRN-10 to 12)."""
    space = verdict.space
    g.agents[rival] -= 1
    g.placed[rival] |= 1 << space
    g.turn.space = space
    if g.telling:
        g.tell("event-hagal-sends", who=g.who(rival), card=HAGAL_WORDS[kind], space=SPACE_WORDS[space])
    g.then(Do(rival_acts, rival, kind, verdict.branch))
    arrive(g, rival, space)


@rule("rival_acts", None, HAGAL_KIND_NAMES)
def rival_acts(g: Table, rival: Player, kind: HagalKind, branch: int) -> None:
    """What the card says, then the troops."""
    act(g, rival, HAGAL_CARDS[kind].branches[branch].effect)
    if SPACES[g.turn.space].combat:
        deploy_troops(g, rival)


def deploy_troops(g: Table, rival: Player) -> None:
    """All troops recruited this turn and up to 2 from the garrison (HAG-ICN-06, 17, 18, HAG-NET-04)."""
    count = min(g.garrison[rival], g.turn.recruited + GARRISON_DEPLOYMENT)
    kept = held_back(g, rival, count)
    deploy(g, rival, count - kept)
    if kept:
        g.tell("event-rival-holds-back", who=g.who(rival), amount=kept)


def held_back(g: Table, rival: Player, count: int) -> int:
    """Expert Deployment: before the last level a comfortable lead needs no more troops (HAG-OPT-11, UPR-RUL-107)."""
    if not g.hagal.expert_deployment or CONFLICTS[g.conflict].level >= LAST_LEVEL:
        return 0
    most = max([g.troops[other] + g.worms[other] for other in g.opponents(rival)])
    wanted = COMFORTABLE_LEAD - (g.troops[rival] + g.worms[rival] - most)
    if wanted <= 0:
        return count
    return max(0, count - wanted) if g.hagal.measured_deployment else 0
