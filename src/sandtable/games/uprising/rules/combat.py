"""Phase 3: Combat Intrigue cards in turn, then the rewards (UPR-CMB, UPR-TIE, UPR-DBL, UPR-BIC)."""

from typing import Final

from sandtable.games.uprising.board import third_place_is_rewarded
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.effects import CONTROL
from sandtable.games.uprising.notation import PASS
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.hagal.acting import collect
from sandtable.games.uprising.rules.hagal.combat import reveal_swords
from sandtable.games.uprising.rules.interpreter import run_parts
from sandtable.games.uprising.rules.intrigue import COMBAT_CARD, play_card, playable
from sandtable.games.uprising.rules.prices import turn_conflict
from sandtable.games.uprising.rules.supply import gain_points
from sandtable.games.uprising.state import (
    COMBAT,
    CONFLICT_WORDS,
    OBJECTIVE_WORDS,
    ON_BOARD,
    OUT_OF_TURN,
    WON_BY,
    Table,
    Turn,
)
from sandtable.games.uprising.terms import NO_SOURCE, NONE, WILD, IntrigueKind, Player
from sandtable.kernel.seats import SEATS
from sandtable.kernel.steps import Ask, Do, Form, Question, Step


@rule("combat_phase")
def combat_phase(g: Table) -> None:
    g.phase = COMBAT
    g.turn = Turn(g.first, OUT_OF_TURN)
    if g.telling:
        g.tell("event-combat")
    if g.house is not None:
        reveal_swords(g)
    g.then(Do(opportunity, g.first, 0), Do(rewards), Do(clear_conflict))


def participants(g: Table) -> list[Player]:
    """Players with a unit in the Conflict, in order of play."""
    return [player for player in g.order() if g.troops[player] or g.worms[player]]


@rule("opportunity")
def opportunity(g: Table, player: Player, passes: int) -> None:
    """Clockwise among participants until all have passed in a row (UPR-CMB-01 to 07)."""
    fighting = participants(g)
    while passes < len(fighting):
        if player in fighting:
            if player < g.seats and g.held(player):
                g.turn = Turn(player, OUT_OF_TURN)
                g.then(Ask(COMBAT_FORM, player, passes, 0))
                return
            passes += 1
        player = g.after(player)


class CombatForm(Form[Table]):
    """A Combat card, or passing. Its arguments: passes so far, and whether a card was played at this opportunity."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [PASS, *playable(g, ask.seat, COMBAT_CARD)]
        return Question("prompt-combat", "UPR-CMB-03", options, {"strength": g.strength(ask.seat)})

    def complete(self, g: Table, ask: Ask) -> None:
        passes, played = ask.args
        assert isinstance(passes, int)
        following = g.after(ask.seat)
        if ask.answers[0] is not PASS:
            g.then(Do(play_on, ask.seat))
            play_card(g, ask.seat, IntrigueKind(ask.value(0)), COMBAT_CARD)
        elif played:
            g.then(Do(opportunity, following, 0))
        else:
            if g.telling:
                g.tell("event-passes", who=g.who(ask.seat))
            g.then(Do(opportunity, following, passes + 1))


COMBAT_FORM: Final = CombatForm("combat")
BOOK.add(COMBAT_FORM)


@rule("play_on")
def play_on(g: Table, player: Player) -> None:
    """Any number of cards at one opportunity; whose last unit left drops out (UPR-CMB-03, UPR-RUL-66)."""
    if g.held(player) and player in participants(g):
        g.then(Ask(COMBAT_FORM, player, 0, 1))
    else:
        g.then(Do(opportunity, g.after(player), 0))


def placings(strengths: list[int], players: int) -> list[int]:
    """The reward (0 first, 1 second, 2 third, NONE) of each strength (UPR-CMB-08 to 12, UPR-TIE)."""
    found = [NONE] * len(strengths)
    ranks = sorted({strength for strength in strengths if strength}, reverse=True)
    groups = [[place for place, strength in enumerate(strengths) if strength == rank] for rank in ranks]
    if not groups:
        return found
    third = third_place_is_rewarded(players)
    first, rest = groups[0], groups[1:]
    if len(first) == 1:
        found[first[0]] = 0
        if rest and len(rest[0]) == 1:
            found[rest[0][0]] = 1
            if third and len(rest) > 1 and len(rest[1]) == 1:
                found[rest[1][0]] = 2
        elif rest:
            for place in rest[0]:
                found[place] = 2
    else:
        for place in first:
            found[place] = 1
        if third and len(first) == 2 and rest and len(rest[0]) == 1:
            found[rest[0][0]] = 2
    return found


@rule("rewards")
def rewards(g: Table) -> None:
    """First, second, third place; tied players in turn order (UPR-RUL-65)."""
    order = g.order()
    places = placings([g.strength(player) for player in order], g.players)
    steps: list[Step] = []
    for rank in range(3):
        for place, player in enumerate(order):
            if places[place] == rank:
                steps.append(Do(reward, player, rank))
    if 0 in places:
        steps.append(Do(win, order[places.index(0)]))
    g.then(*steps)


@rule("reward")
def reward(g: Table, player: Player, rank: int) -> None:
    """With a sandworm twice in a row, control only once (UPR-DBL, UPR-RUL-70, 71)."""
    g.turn = Turn(player, OUT_OF_TURN)
    if g.telling:
        g.tell("event-reward", who=g.who(player), rank=rank + 1, card=CONFLICT_WORDS[g.conflict])
    parts = CONFLICTS[g.conflict].rewards[rank].parts()
    if g.worms[player]:
        parts += tuple([part for part in parts if part.op != CONTROL])
    if player < g.seats:
        run_parts(g, player, parts, NO_SOURCE)
    else:
        collect(g, player, parts)


@rule("win")
def win(g: Table, player: Player) -> None:
    """The winner takes the card and looks for a matching battle icon (UPR-CMB-13, 14, UPR-BIC-02, 03, UPR-RUL-72)."""
    card = g.conflict
    if g.telling:
        g.tell("event-wins-conflict", who=g.who(player), card=CONFLICT_WORDS[card])
    icon = CONFLICTS[card].battle_icon
    won = g.conflicts.zones[WON_BY[player]]
    match = next((other for other in won if CONFLICTS[other].battle_icon == icon), NONE)
    g.conflicts.move(g, card, ON_BOARD, WON_BY[player], g.everyone)
    if icon == WILD:
        return
    if match != NONE:
        turn_conflict(g, player, match)
    elif not g.objective_turned[player] and OBJECTIVES[g.objective[player]].battle_icon == icon:
        turn_objective(g, player)
    else:
        return
    turn_conflict(g, player, card)
    gain_points(g, player, 1)


def turn_objective(g: Table, player: Player) -> None:
    g.objective_turned[player] = True
    g.tell("event-turns-card", who=g.who(player), card=OBJECTIVE_WORDS[g.objective[player]])


@rule("clear_conflict")
def clear_conflict(g: Table) -> None:
    """Troops to the supplies, sandworms to the bank, markers to 0 (UPR-CMB-15 to 17)."""
    for player in SEATS[g.players]:
        g.supply[player] += g.troops[player]
        g.troops[player] = 0
        g.worms[player] = 0
        g.swords[player] = 0
    g.conflict = NONE
    if g.telling:
        g.tell("event-conflict-over")
