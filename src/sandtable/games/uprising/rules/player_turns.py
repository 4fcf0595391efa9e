"""Phase 2: turn after turn until everybody has revealed (UPR-PH2, UPR-TRN, UPR-SPY-07 to 16, UPR-REV)."""

from typing import Final

from sandtable.games.uprising.board import COUNCIL_SEAT_BONUS, SPACES, VISIT_STEPS
from sandtable.games.uprising.cards import CARD_KIND, CARDS
from sandtable.games.uprising.conditions import OWN_REVEAL_TURN
from sandtable.games.uprising.effects import NO_DEPLOY, NOTHING, SIGNET
from sandtable.games.uprising.notation import CARD, DECLINE, ENTRY, POST, REVEAL, SPACE
from sandtable.games.uprising.rules import contracts
from sandtable.games.uprising.rules.acquiring import drop_set_aside
from sandtable.games.uprising.rules.arrival import arrive
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.decks import draw_cards, from_hand, reveal
from sandtable.games.uprising.rules.hagal.churn import churn_row
from sandtable.games.uprising.rules.hagal.turns import rival_turn
from sandtable.games.uprising.rules.interpreter import run
from sandtable.games.uprising.rules.intrigue import PLOT, discard_waiting, play_card, plots
from sandtable.games.uprising.rules.kinds import INSIDE
from sandtable.games.uprising.rules.leaders import fires
from sandtable.games.uprising.rules.spaces import cost_of, enterable, entries_of, is_taken, locked, spaces_for
from sandtable.games.uprising.rules.spies import POSTS_AT, posts_of, recall_spy
from sandtable.games.uprising.rules.supply import pay
from sandtable.games.uprising.rules.turn import CONTINUE
from sandtable.games.uprising.state import (
    AGENT_TURN,
    CARD_WORDS,
    CHOOSING,
    DISCARDS,
    HANDS,
    PLAYER_TURNS,
    REVEAL_TURN,
    SPACE_WORDS,
    TABLEAUS,
    Table,
    Turn,
)
from sandtable.games.uprising.terms import (
    NO_SOURCE,
    NONE,
    CardKind,
    CardNumber,
    IntrigueKind,
    Player,
    PostIndex,
    Source,
    SpaceIndex,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question

AGENT_PARTS: Final = tuple([tuple([part.number for part in card.agent.parts()]) for card in CARDS])
ENTRY_PARTS: Final = tuple(
    [tuple([tuple([part.number for part in entry.effect.parts()]) for entry in space.entries]) for space in SPACES]
)
USES_SIGNET: Final = tuple([any([part.op == SIGNET for part in card.agent.parts()]) for card in CARDS])


@rule("player_turns_phase")
def player_turns_phase(g: Table) -> None:
    g.phase = PLAYER_TURNS
    g.reveal_order = []
    g.then(Do(take_turn, g.first))


@rule("take_turn")
def take_turn(g: Table, player: Player) -> None:
    """One turn each; who has revealed, or is a Rival without Agents, takes no more (UPR-PH2-01 to 06, UPR-RUL-90)."""
    for _ in range(g.players):
        if player < g.seats:
            if player not in g.reveal_order:
                break
        elif g.agents[player]:
            g.then(Do(rival_turn, player), Do(take_turn, g.after(player)))
            return
        player = g.after(player)
    else:
        return
    g.turn = Turn(player, CHOOSING)
    if g.telling:
        g.tell("event-turn", who=g.who(player))
    following = Do(take_turn, g.after(player))
    if g.agents[player] or g.held(player):
        g.then(Ask(TURN_FORM, player), following)
    else:
        g.then(Do(reveal_turn, player), following)


# The places of the answers that have one. Then it may be asked which entry is used, and which Spies help.
SENT_BY: Final = 0
SENT_TO: Final = 1


class Visit:
    """How an Agent enters a space as far as it has been chosen: the entry, and the Spies that infiltrate and gather."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.entry = 0
        self.infiltrating = PostIndex(NONE)
        self.gathering = PostIndex(NONE)


class TakeTurn(Form[Table]):
    """Which card sends an Agent where, or the Reveal turn; Plot cards can come before (UPR-PH2-02, UPR-RUL-17, 18)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        answers = ask.answers
        seat = ask.seat
        if not answers:
            return Question("prompt-turn", "UPR-PH2-02", [*self._cards(g, seat), REVEAL], None, plots(g, seat))
        if answers[SENT_BY] is REVEAL:
            return None
        if len(answers) == SENT_TO:
            kind = answers[SENT_BY].value
            mask = spaces_for(g, seat, CardKind(kind), enterable(g, seat), locked(g, seat))
            options = [SPACE[space] for space in range(len(SPACES)) if mask >> space & 1]
            return Question("prompt-space", "UPR-TRN-02", options, {"card": CARD_WORDS[kind]})
        return self._visit(g, ask).question

    def _visit(self, g: Table, ask: Ask) -> Visit:
        """Read what follows once it is known which space the Agent enters."""
        visit = Visit()
        answers = Answers(ask, SENT_TO)
        seat, space = ask.seat, SpaceIndex(ask.value(SENT_TO))
        if len(SPACES[space].entries) > 1:
            entries = entries_of(g, seat, space)
            visit.entry = entries[0]
            if len(entries) > 1:
                entry = answers.next()
                if entry is None:
                    options = [ENTRY[one] for one in entries]
                    visit.question = Question("prompt-entry", "UPR-TRN-06", options, {"space": SPACE_WORDS[space]})
                    return visit
                visit.entry = entry.value
        watching = posts_of(g.spies[seat] & POSTS_AT[space])
        if not watching:
            return visit
        if is_taken(g, space):
            visit.infiltrating = watching[0]
            if len(watching) == 1:
                return visit
            spy = answers.next()
            if spy is None:
                options = [POST[post] for post in watching]
                visit.question = Question("prompt-infiltrate", "UPR-SPY-08", options, {"space": SPACE_WORDS[space]})
                return visit
            visit.infiltrating = PostIndex(spy.value)
            watching.remove(visit.infiltrating)
        spy = answers.next()
        if spy is None:
            options = [*[POST[post] for post in watching], DECLINE]
            visit.question = Question("prompt-gather", "UPR-SPY-10", options, {"space": SPACE_WORDS[space]})
        else:
            visit.gathering = PostIndex(spy.value)
        return visit

    def _cards(self, g: Table, seat: Seat) -> list[Option]:
        """The kinds of cards in hand that can send an Agent somewhere (UPR-TRN-04, UPR-RUL-21)."""
        if not g.agents[seat]:
            return []
        open_to = enterable(g, seat)
        closed = locked(g, seat)
        kinds = sorted({CARD_KIND[card] for card in g.hand(seat)})
        return [CARD[kind] for kind in kinds if spaces_for(g, seat, kind, open_to, closed)]

    def complete(self, g: Table, ask: Ask) -> None:
        answers = ask.answers
        seat = ask.seat
        if answers[SENT_BY] is REVEAL:
            reveal_turn(g, seat)
            return
        visit = self._visit(g, ask)
        kind, space = CardKind(answers[SENT_BY].value), SpaceIndex(answers[SENT_TO].value)
        send_agent(g, seat, kind, space, visit.entry, visit.infiltrating, visit.gathering)

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        play_card(g, ask.seat, IntrigueKind(option.value), PLOT)


TURN_FORM: Final = TakeTurn("take_turn")
BOOK.add(TURN_FORM)


def send_agent(
    g: Table,
    player: Player,
    kind: CardKind,
    space: SpaceIndex,
    entry: int,
    infiltrating: PostIndex,
    gathering: PostIndex,
) -> None:
    """The parts of sending an Agent, in their order (UPR-RUL-17)."""
    turn = g.turn
    turn.kind = AGENT_TURN
    card = from_hand(g, player, kind)
    turn.card, turn.space, turn.entry = card, space, entry
    g.cards.move(g, card, HANDS[player], TABLEAUS[player], g.everyone)
    if g.telling:
        g.tell("event-sends-agent", who=g.who(player), card=CARD_WORDS[kind], space=SPACE_WORDS[space])
    if infiltrating != NONE:
        g.tell("event-infiltrates", who=g.who(player), space=SPACE_WORDS[space])
        recall_spy(g, player, infiltrating)
    pay(g, player, cost_of(g, space, entry))
    g.placed[player] |= 1 << space
    g.agents[player] -= 1
    turn.may_deploy = SPACES[space].combat
    if gathering != NONE:
        g.tell("event-gathers", who=g.who(player))
        recall_spy(g, player, gathering)
        draw_cards(g, player, 1)
    arrive(g, player, space)
    await_effects(g, player, kind, card)
    g.then(CONTINUE)


def await_effects(g: Table, player: Player, kind: CardKind, card: CardNumber) -> None:
    """The effects of the turn, as printed: space, Influence, card, contracts, leader (UPR-TRN-13, 14, UPR-RUL-77)."""
    turn = g.turn
    space = SPACES[turn.space]
    pending = turn.pending
    for number in ENTRY_PARTS[turn.space][turn.entry]:
        pending.append((number, NO_SOURCE))
    if space.influence != NONE:
        pending.append((VISIT_STEPS[space.influence].number, NO_SOURCE))
    for number in AGENT_PARTS[kind]:
        pending.append((number, Source(card)))
    contracts.agent_sent(g, player, turn.space, space.maker)
    ability = g.leader(player).ability
    if fires(g, player, ability):
        pending.append((ability.effect.number, NO_SOURCE))
    if USES_SIGNET[kind]:
        # What the ring forbids is forbidden at once (UPR-CLR-08).
        for part in g.leader(player).signet_effect.parts():
            if part.op == NO_DEPLOY:
                run(g, player, part, Source(card), INSIDE)


@rule("reveal_turn")
def reveal_turn(g: Table, player: Player) -> None:
    """Reveal Cards, Resolve Reveal Effects, Clean Up (UPR-REV-01 to 03, UPR-ACQ-02, UPR-RUL-45)."""
    turn = g.turn
    turn.kind = REVEAL_TURN
    if g.telling:
        g.tell("event-reveal-turn", who=g.who(player))
    if g.cards.zones[HANDS[player]]:
        # Nobody learns in which order they were drawn.
        g.cards.zones[HANDS[player]] = sorted(g.cards.zones[HANDS[player]])
        reveal(g, player, g.cards.move_all(g, HANDS[player], TABLEAUS[player], g.everyone))
    if g.council[player]:
        turn.pending.append((COUNCIL_SEAT_BONUS.number, NO_SOURCE))
    placed = g.placed[player]
    for number, effect in SPACES_THAT_REVEAL:
        if placed >> number & 1:
            turn.pending.append((effect, NO_SOURCE))
    ability = g.leader(player).ability
    if ability.event == OWN_REVEAL_TURN:
        turn.pending.append((ability.effect.number, NO_SOURCE))
    g.then(CONTINUE, Do(clean_up, player))


SPACES_THAT_REVEAL: Final = tuple(
    [(number, space.reveal.number) for number, space in enumerate(SPACES) if space.reveal is not NOTHING]
)


@rule("clean_up")
def clean_up(g: Table, player: Player) -> None:
    """All cards in play to the discard pile; what was left over is lost (UPR-REV-07, UPR-ACQ-07, UPR-PH2-05)."""
    g.cards.pour(TABLEAUS[player], DISCARDS[player])
    g.learn()
    g.persuasion[player] = 0
    g.reveal_order.append(player)
    if g.telling:
        g.tell("event-clean-up", who=g.who(player))
    drop_set_aside(g, player)
    discard_waiting(g, player)
    if g.house is not None and g.house.row_churn:
        churn_row(g)
