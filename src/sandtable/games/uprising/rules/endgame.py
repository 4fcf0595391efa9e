"""The end of the game: Endgame cards, wild icons, the winner (UPR-END, UPR-BIC-05, UPR-RUL-73, 86 to 88)."""

from typing import Final

from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.notation import CONFLICT, OBJECTIVE, PASS
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.combat import turn_objective
from sandtable.games.uprising.rules.intrigue import ENDGAME_CARD, play_card, playable
from sandtable.games.uprising.rules.prices import turn_conflict
from sandtable.games.uprising.rules.supply import gain_points
from sandtable.games.uprising.state import ENDGAME, OUT_OF_TURN, WON_BY, Table, Turn
from sandtable.games.uprising.terms import NONE, WILD, IntrigueKind, Player
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import SEATS
from sandtable.kernel.state import Result
from sandtable.kernel.steps import Ask, Do, Form, Question

REASONS: Final = (
    "reason-points",
    "reason-spice",
    "reason-solari",
    "reason-water",
    "reason-garrison",
    "reason-reveal",
)


@rule("endgame")
def endgame(g: Table) -> None:
    """One window per player in turn order (UPR-RUL-86)."""
    g.phase = ENDGAME
    g.tell("event-endgame")
    g.then(*[Do(endgame_window, player) for player in g.order()], Do(declare_winner))


@rule("endgame_window")
def endgame_window(g: Table, player: Player) -> None:
    """A Rival plays no cards, but takes the pair it can make (HAG-CMB-09)."""
    if player >= g.seats:
        for wild in wild_cards(g, player):
            pair(g, player, wild, partners(g, player)[0])
    elif g.held(player) or wild_cards(g, player):
        g.turn = Turn(player, OUT_OF_TURN)
        g.then(Ask(ENDGAME_FORM, player))


def wild_cards(g: Table, player: Player) -> list[int]:
    """Won cards with a wild icon for which there is a partner."""
    won = g.conflicts.zones[WON_BY[player]]
    return [card for card in won if CONFLICTS[card].battle_icon == WILD] if partners(g, player) else []


def partners(g: Table, player: Player) -> list[Option]:
    """Face-up cards with one of the three icons (UPR-RUL-73)."""
    won = sorted(g.conflicts.zones[WON_BY[player]])
    found = [CONFLICT[card] for card in won if CONFLICTS[card].battle_icon != WILD]
    if not g.objective_turned[player] and OBJECTIVES[g.objective[player]].battle_icon != WILD:
        found.append(OBJECTIVE[g.objective[player]])
    return found


def pair(g: Table, player: Player, wild: int, partner: Option) -> None:
    """A wild icon and its partner are turned down for a Victory Point (UPR-BIC-05)."""
    turn_conflict(g, player, wild)
    if partner.kind == "conflict":
        turn_conflict(g, player, partner.value)
    else:
        turn_objective(g, player)
    gain_points(g, player, 1)


# The places of the answers.
PLAYED: Final = 0
PARTNER: Final = 1


class EndgameForm(Form[Table]):
    """An Endgame card, a pair with the wild icon, or nothing more."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            cards = playable(g, ask.seat, ENDGAME_CARD)
            wild = [CONFLICT[card] for card in wild_cards(g, ask.seat)]
            return Question("prompt-endgame", "UPR-END-01", [*cards, *wild, PASS])
        if ask.answers[PLAYED].kind == "conflict" and len(ask.answers) == PARTNER:
            return Question("prompt-wild", "UPR-BIC-05", partners(g, ask.seat))
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = ask.answers[PLAYED]
        if chosen is PASS:
            return
        g.then(Do(endgame_window, ask.seat))
        if chosen.kind == "conflict":
            pair(g, ask.seat, chosen.value, ask.answers[PARTNER])
        else:
            play_card(g, ask.seat, IntrigueKind(chosen.value), ENDGAME_CARD)


ENDGAME_FORM: Final = EndgameForm("endgame")
BOOK.add(ENDGAME_FORM)


@rule("declare_winner")
def declare_winner(g: Table) -> None:
    """Most Victory Points; then spice, Solari, water, garrison; then the latest Reveal turn (UPR-END-02 to 07)."""
    tied = [player for player in SEATS[g.players] if g.can_win(player)]
    latest = [g.reveal_order.index(player) if player in g.reveal_order else NONE for player in SEATS[g.players]]
    contests = [g.vp, g.spice, g.solari, g.water, g.garrison, latest]
    decided = 0
    for place, amounts in enumerate(contests):
        most = max([amounts[player] for player in tied])
        tied = [player for player in tied if amounts[player] == most]
        decided = place
        if len(tied) == 1:
            break
    reason = REASONS[decided]
    g.tell("event-wins", who=g.who(tied[0]), points=g.vp[tied[0]], reason=reason)
    winners = tuple([player for player in tied if player < g.seats])
    g.finish(Result(winners, tuple(g.vp[: g.seats]), reason if winners else "reason-rival"))
