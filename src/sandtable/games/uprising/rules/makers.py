"""Phases 4 and 5: bonus spice, then the recall or the end (UPR-MKR, UPR-RCL)."""

from sandtable.games.uprising.board import CONFLICTS_PER_LEVEL, MAKER_SPACES, SCORE_TO_END, START_AGENTS
from sandtable.games.uprising.rules.book import rule
from sandtable.games.uprising.rules.endgame import endgame
from sandtable.games.uprising.state import CONFLICT_DECK, MAKERS, RECALL, SPACE_WORDS, Table
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.steps import Do


@rule("makers_phase")
def makers_phase(g: Table) -> None:
    """1 spice on each Maker space without an Agent (UPR-MKR-02 to 04)."""
    g.phase = MAKERS
    for maker, space in enumerate(MAKER_SPACES):
        if not any([placed >> space & 1 for placed in g.placed]):
            g.bonus_spice[maker] += 1
            if g.telling:
                g.tell("event-maker", space=SPACE_WORDS[space], spice=g.bonus_spice[maker])


@rule("recall_phase")
def recall_phase(g: Table) -> None:
    """The end is checked here only; else Agents return and the marker passes (UPR-RCL-01 to 05)."""
    g.phase = RECALL
    deck = [g.conflicts.zones[CONFLICT_DECK + level] for level in range(len(CONFLICTS_PER_LEVEL))]
    score = max([g.vp[player] for player in SEATS[g.players] if g.can_win(player)])
    if score >= SCORE_TO_END or not any(deck):
        g.stack.clear()
        g.then(Do(endgame))
        return
    for player in SEATS[g.players]:
        g.placed[player] = 0
        g.agents[player] = START_AGENTS + (1 if g.swordmaster[player] else 0)
    # Between two players the marker never goes to the Rival (HAG-TRN-03, 04).
    g.first = Seat(1 - g.first if g.seats == 2 else g.after(g.first))
    if g.telling:
        g.tell("event-recall", who=g.who(g.first))
