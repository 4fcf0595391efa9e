"""Free actions: at any moment of one's own action turn, any number of times, in addition to the action (WFA-FREE).

Every form that a side fills in during its own turn is a `TurnForm`: on its first question the free actions stand beside
its own options as interrupts. Each module that brings a free action registers it with `offer`.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, ZONE_AREAS, ZONE_WORDS, ZONES, ZONES_OF
from sandtable.games.war_for_arrakis.fields import AREA_NAMES
from sandtable.games.war_for_arrakis.notation import GUERRILLA, SCOUT, TOKEN, ZONE, area_options
from sandtable.games.war_for_arrakis.rules.book import BOOK, UNTOLD, later, rule
from sandtable.games.war_for_arrakis.rules.legions import check_stacking, reveal_token, reveal_tokens
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    HARKONNEN,
    KINDS,
    NO_VEHICLE,
    ORNITHOPTER,
    SPACING_GUILD,
    Area,
    Seat,
    Side,
    TokenSlot,
    word,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Ask, Do, Form, Question


class FreeAction:
    """A free action of one side: the options it adds to a question now, and what choosing one does."""

    def __init__(self, side: Side) -> None:
        self.side = side

    def decider(self, g: Table) -> Seat:
        """Who may take it: the player who acts, unless the free action says otherwise (WFA-RUL-92)."""
        return g.acting.seat

    def options(self, g: Table) -> list[Option]:
        raise NotImplementedError

    def possible(self, g: Table) -> bool:
        """Whether the side could take it now as far as everybody can tell, whatever it holds."""
        return bool(self.options(g))

    def take(self, g: Table, seat: int, option: Option) -> None:
        raise NotImplementedError


_OFFERED: Final[tuple[list[FreeAction], ...]] = ([], [])
"""The free actions of each side."""


def offer(action: FreeAction) -> None:
    """Make a free action known."""
    _OFFERED[action.side].append(action)


def free_actions(g: Table, seat: int) -> list[Option]:
    """The free actions that a seat can take now: only in its own side's turn (WFA-FREE-02, WFA-RUL-20)."""
    turn = g.turn
    if turn is None or g.phase != ACTIONS or g.plays_itself(turn.side):
        return []
    found: list[Option] = []
    for action in _OFFERED[turn.side]:
        if action.decider(g) == seat:
            found.extend(action.options(g))
    return found


def free_action_possible(g: Table, seat: int) -> bool:
    """Whether a seat of the side on turn could take a free action now as far as everybody can tell."""
    return any(action.decider(g) == seat and action.possible(g) for action in _OFFERED[g.acting.side])


class TurnForm(Form[Table]):
    """A form of one's own turn: free actions can come before it is filled in."""

    def free(self, g: Table, ask: Ask) -> list[Option]:
        """The interrupts of a form's first question; an interrupted form is asked afresh."""
        return [] if ask.answers else free_actions(g, ask.seat)

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        take_free_action(g, ask.seat, option)


def declines(g: Table, side: Side, message: str = "event-effects-declined") -> None:
    """A side makes no use of what it is offered (WFA-GEN-03); that is told, since a card may leave the table now."""
    if not g.follows(UNTOLD):
        g.tell(message, who=g.who(side))


def take_free_action(g: Table, seat: int, option: Option) -> None:
    """Carry a free action out; when it is complete, Prescience cards may be claimed (WFA-RUL-86).

    That it is taken is told at once, so that nobody is seen to think about one unannounced.
    """
    if g.telling:
        g.tell("event-free-action", who=g.who(g.acting.side), action=word("option", option.name))
    g.then(later("claims"))
    for action in _OFFERED[g.acting.side]:
        if option in action.options(g):
            action.take(g, seat, option)
            return


# Guerrilla Training (WFA-FREE-05).


class GuerrillaTraining(FreeAction):
    """The Atreides side turns one of its Deployment tokens on the board, as often as it likes."""

    def options(self, g: Table) -> list[Option]:
        for area in g.token_at:
            if area >= 0 and may_reveal(g, area):
                return [GUERRILLA]
        return []

    def take(self, g: Table, seat: int, option: Option) -> None:
        g.then(Ask(REVEAL, seat))


def tokens_to_reveal(g: Table) -> list[Option]:
    """The Deployment tokens on the board that may be turned at will."""
    hidden = [slot for slot, area in enumerate(g.token_at) if area >= 0]
    return [TOKEN[slot] for slot in hidden if may_reveal(g, g.token_at[slot])]


def may_reveal(g: Table, area: int) -> bool:
    """Whether something in an area may be turned by choice: not under the Mahdi's Ornithopters (WFA-SSPC-12)."""
    return g.mahdi is None or not any([g.flyers[zone] == ORNITHOPTER for zone in ZONES_OF[area]])


def revealed_by_choice(g: Table, count: int) -> None:
    """Whatever is turned by choice brings the Mahdi a card each (WFA-SSPC-14)."""
    if g.mahdi is not None:
        g.then(later("mahdi_learns", count))


class Reveal(Form[Table]):
    """Which Deployment token is turned."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-guerrilla-training", "WFA-FREE-05", tokens_to_reveal(g))

    def complete(self, g: Table, ask: Ask) -> None:
        slot = ask.value(0)
        area = g.token_at[slot]
        before = [g.unit(ATREIDES, kind, area) for kind in KINDS]
        g.then(Do(check_stacking, ATREIDES, area))
        revealed_by_choice(g, 1)
        reveal_token(g, TokenSlot(slot))
        turn = g.acting
        if turn.moving and turn.moved_tokens >> slot & 1:
            # What came out of a token that has moved has moved too (WFA-MOVE-11).
            for kind in KINDS:
                turn.moved.append((area, kind, g.unit(ATREIDES, kind, area) - before[kind]))


# Scouting (WFA-FREE-06, 07).


class Scouting(FreeAction):
    """The Harkonnen side gives up an Ornithopter to look at an area, unless a Ban forbids it."""

    def options(self, g: Table) -> list[Option]:
        return [SCOUT] if ORNITHOPTER in g.flyers and not g.bans[SPACING_GUILD] else []

    def take(self, g: Table, seat: int, option: Option) -> None:
        g.then(Ask(SCOUTED, seat))


# The places of the answers.
SCOUTING: Final = 0
AREA_SCOUTED: Final = 1


class Scouted(Form[Table]):
    """Which Ornithopter scouts, and which area of a sector connected to its Air Zone (WFA-RUL-21)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == SCOUTING:
            options = [ZONE[zone] for zone in ZONES if g.flyers[zone] == ORNITHOPTER]
            return Question("prompt-scout", "WFA-FREE-06", options)
        if given == AREA_SCOUTED:
            zone = ask.value(SCOUTING)
            options = area_options(ZONE_AREAS[zone])
            return Question("prompt-scout-where", "WFA-FREE-07", options, {"zone": ZONE_WORDS[zone]})
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        zone, area = ask.value(SCOUTING), ask.value(AREA_SCOUTED)
        g.flyers = replaced(g.flyers, zone, NO_VEHICLE)
        g.tell("event-scouted", zone=ZONE_WORDS[zone], where=AREA_WORDS[area])
        g.then(Do(reveal_area, area))


@rule("reveal_area", AREA_NAMES)
def reveal_area(g: Table, area: Area) -> None:
    """The Sietch and all Deployment tokens of an area are turned; the Sietch stays face up (WFA-FREE-07)."""
    reveal_sietch(g, area)
    reveal_tokens(g, area)


def reveal_sietch(g: Table, area: Area) -> None:
    """A facedown Sietch in the area is turned and stays so."""
    slot = g.sietch_in(area)
    if slot >= 0 and not g.sietch_up >> slot & 1:
        g.sietch_up |= 1 << slot
        g.sietches.show(g, g.sietches.zones[slot][:], slot, g.everyone)
        g.tell("event-sietch-revealed", where=AREA_WORDS[area], rank=g.sietch_rank(slot))


offer(GuerrillaTraining(ATREIDES))
offer(Scouting(HARKONNEN))
REVEAL: Final = Reveal("reveal")
SCOUTED: Final = Scouted("scouted")
BOOK.add(REVEAL)
BOOK.add(SCOUTED)
