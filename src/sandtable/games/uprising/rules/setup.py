"""Preparing the game (UPR-SET, UPR-CHM-02 to 04, UPR-RUL-85, 114)."""

from typing import Final

from sandtable.games.uprising.board import (
    CONFLICTS_PER_LEVEL,
    IMPERIUM_ROW,
    START_AGENTS,
    START_GARRISON,
    START_TROOPS_IN_SUPPLY,
    START_WATER,
    start_score,
)
from sandtable.games.uprising.cards import (
    CARD_KIND,
    CARDS,
    CONTRACT_KIND,
    FIRST_IMPERIUM_CARD,
    FIRST_RESERVE_CARD,
    INTRIGUE_KIND,
    OBJECTIVE_NUMBER,
    starting_cards,
)
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.fields import LEADER_NAMES
from sandtable.games.uprising.hagal.rivals import RIVAL_OBJECTIVE
from sandtable.games.uprising.leaders import LEADER_NUMBER, LEADERS, leaders_to_choose
from sandtable.games.uprising.notation import LEADER
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.contracts import offer
from sandtable.games.uprising.rules.course import play_round
from sandtable.games.uprising.rules.hagal.setup import apply_difficulty, prepare_house
from sandtable.games.uprising.state import (
    CARD_WORDS,
    CONFLICT_DECK,
    CONTRACT_STACK,
    DECKS,
    IMPERIUM,
    INTRIGUE_DECK,
    LEFT_OUT,
    OBJECTIVE_WORDS,
    RESERVE,
    RESERVED,
    ROW,
    Table,
)
from sandtable.games.uprising.terms import NONE
from sandtable.kernel.seats import SEATS
from sandtable.kernel.steps import Ask, Do, Form, Question

# How leaders are found that were not named before the game (UPR-RUL-85).
RANDOM: Final = "random"
CHOOSE: Final = "choose"
DRAFT: Final = "draft"


def prepare_table(g: Table, options: dict[str, str | bool | int]) -> None:
    """What was decided before the game."""
    g.choam = bool(options["choam"])
    g.mandatory_spies = bool(options["mandatory_spy_placement"])
    for seat in SEATS[g.seats]:
        g.leaders[seat] = LEADER_NUMBER.get(str(options[f"leader_{seat}"]), NONE)
    if g.house is not None:
        prepare_house(g, options)


@rule("prepare")
def prepare(g: Table, leaders: str) -> None:
    """The order of the rulebook's set-up; Rivals join once the players are ready (HAG-SET)."""
    rivals = [] if g.house is None else [Do(apply_difficulty)]
    g.then(
        Do(lay_out_conflicts),
        Do(lay_out_cards),
        Do(assign_leaders, leaders),
        Do(lay_out_players),
        Do(lay_out_contracts),
        Do(deal_objectives),
        *rivals,
        Do(play_round),
    )


@rule("lay_out_conflicts")
def lay_out_conflicts(g: Table) -> None:
    """Level by level; the rest leaves the game unseen (UPR-SET-03 to 07)."""
    for level, count in enumerate(CONFLICTS_PER_LEVEL):
        cards = [number for number, card in enumerate(CONFLICTS) if card.level == level + 1]
        g.conflicts.lay_out(CONFLICT_DECK + level, cards)
        g.conflicts.draw(g, len(cards) - count, CONFLICT_DECK + level, LEFT_OUT, 0)
        g.conflicts.zones[CONFLICT_DECK + level] = sorted(g.conflicts.zones[CONFLICT_DECK + level])


@rule("lay_out_cards")
def lay_out_cards(g: Table) -> None:
    """Decks, Row and Reserve; CHOAM cards only with the module (UPR-SET-08 to 11)."""
    used = [card for card in range(FIRST_IMPERIUM_CARD, len(CARD_KIND)) if g.choam or not CARDS[CARD_KIND[card]].choam]
    g.cards.lay_out(IMPERIUM, used)
    g.cards.lay_out(RESERVE, list(range(FIRST_RESERVE_CARD, FIRST_IMPERIUM_CARD)))
    held = [card for card, kind in enumerate(INTRIGUE_KIND) if g.choam or not INTRIGUE[kind].choam]
    g.intrigue.lay_out(INTRIGUE_DECK, held)
    row = g.cards.draw(g, IMPERIUM_ROW, IMPERIUM, ROW, g.everyone)
    g.tell("event-row", cards=[CARD_WORDS[CARD_KIND[card]] for card in row])


@rule("assign_leaders")
def assign_leaders(g: Table, leaders: str) -> None:
    """Drawn, chosen freely, or chosen from one more than there are seats (UPR-SET-12, UPR-RUL-85)."""
    open_to = [leader for leader in leaders_to_choose(g.choam) if leader not in g.leaders]
    seats = [seat for seat in SEATS[g.seats] if g.leaders[seat] == NONE]
    if leaders == RANDOM:
        for seat in seats:
            g.leaders[seat] = open_to.pop(g.roll(len(open_to)))
    for seat in SEATS[g.seats]:
        if g.leaders[seat] != NONE:
            g.tell("event-leader", seat=seat + 1, who=g.who(seat))
    if leaders != RANDOM:
        if leaders == DRAFT:
            while len(open_to) > len(seats) + 1:
                open_to.pop(g.roll(len(open_to)))
        g.then(*[Ask(CHOOSE_LEADER, seat, tuple(open_to)) for seat in seats])


class ChooseLeader(Form[Table]):
    """Which leader to play; its argument are the leaders on offer."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        on_offer = ask.args[0]
        assert isinstance(on_offer, tuple)
        options = [LEADER[leader] for leader in on_offer if leader not in g.leaders]
        return Question("prompt-leader", "UPR-SET-12", options)

    def complete(self, g: Table, ask: Ask) -> None:
        g.leaders[ask.seat] = ask.value(0)
        g.tell("event-leader", seat=ask.seat + 1, who=g.who(ask.seat))


CHOOSE_LEADER: Final = ChooseLeader("choose_leader", LEADER_NAMES)
BOOK.add(CHOOSE_LEADER)


@rule("lay_out_players")
def lay_out_players(g: Table) -> None:
    """Every player's pieces and starting deck (UPR-SET-16 to 26)."""
    for player in SEATS[g.players]:
        g.water[player] = START_WATER
        g.vp[player] = start_score(g.players)
        g.supply[player] = START_TROOPS_IN_SUPPLY
        g.garrison[player] = START_GARRISON
        g.agents[player] = START_AGENTS
        if player < g.seats:
            without = g.leader(player).starts_without
            deck = [card for card in starting_cards(player) if CARDS[CARD_KIND[card]].id not in without]
            g.cards.lay_out(DECKS[player], deck)


@rule("lay_out_contracts")
def lay_out_contracts(g: Table) -> None:
    """Two face up; a leader's own contracts stay out of the stack (UPR-CHM-02, UPR-RUL-80, 114)."""
    if g.choam:
        reserved = [name for player in SEATS[g.seats] for name in g.leader(player).reserved_contracts]
        kept = [token for token, kind in enumerate(CONTRACT_KIND) if CONTRACTS[kind].id in reserved]
        g.contracts.lay_out(RESERVED, kept)
        g.contracts.lay_out(CONTRACT_STACK, [token for token in range(len(CONTRACT_KIND)) if token not in kept])
        offer(g)


@rule("deal_objectives")
def deal_objectives(g: Table) -> None:
    """One Objective each by chance; one carries the First Player marker (UPR-SET-27 to 29, HAG-SET-14 to 16)."""
    fitting = [number for number, card in enumerate(OBJECTIVES) if g.players in card.seats]
    if g.seats == 2:
        g.objective[g.seats] = OBJECTIVE_NUMBER[RIVAL_OBJECTIVE]
        fitting.remove(OBJECTIVE_NUMBER[RIVAL_OBJECTIVE])
    for player in SEATS[g.players]:
        if g.objective[player] == NONE:
            g.objective[player] = fitting.pop(g.roll(len(fitting)))
        g.tell("event-objective", who=g.who(player), card=OBJECTIVE_WORDS[g.objective[player]])
        if OBJECTIVES[g.objective[player]].first_player:
            g.first = player
    g.tell("event-first-player", who=g.who(g.first))


def known_leaders() -> tuple[str, ...]:
    return tuple([leader.id for leader in LEADERS if leader.playable])
