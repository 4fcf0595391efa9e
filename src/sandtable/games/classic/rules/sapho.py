"""Juice of Sapho: who acts first or last (CHR-RCARD-03 to 05), and who is the aggressor."""

from typing import Final

from sandtable.games.classic.battle_record import AGGRESSOR, DEFENDER
from sandtable.games.classic.notation import ACT_FIRST, ACT_LAST, BE_AGGRESSOR, PASS
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import STANDING, tell_standing_pass
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, Seat
from sandtable.games.classic.treachery import COPIES, JUICE_OF_SAPHO, TREACHERY_WORDS
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Arg, Ask, Response, StandingPass, Window


def offer_order(g: Table) -> None:
    """Before a phase or action in turn order begins, the holder may choose to act first or last in it."""
    g.acts_first, g.acts_last = NOBODY, NOBODY
    if any([g.could_hold(seat, COPIES[JUICE_OF_SAPHO]) for seat in range(g.seats)]):
        g.then(Window(DRINK_SAPHO, tuple(g.order())))


class Sapho(Response[Table]):
    """Whether to play Juice of Sapho."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return g.could_hold(seat, COPIES[JUICE_OF_SAPHO])

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-no-card-played", card=TREACHERY_WORDS[JUICE_OF_SAPHO])


class DrinkSapho(Sapho):
    """Act first or last in what begins now."""

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return [ACT_FIRST, ACT_LAST] if g.holds(ask.seat, JUICE_OF_SAPHO) else []

    def complete(self, g: Table, ask: Ask) -> None:
        g.play_card(ask.seat, JUICE_OF_SAPHO)
        if ask.answers[0] is ACT_FIRST:
            g.acts_first = ask.seat
            g.tell("event-acts-first", who=g.who(ask.seat))
        else:
            g.acts_last = ask.seat
            g.tell("event-acts-last", who=g.who(ask.seat))


@rule("offer_aggression")
def offer_aggression(g: Table) -> None:
    """The defender may become the aggressor of this battle, who wins ties."""
    defender = g.fight.seats[DEFENDER]
    if g.could_hold(defender, COPIES[JUICE_OF_SAPHO]):
        g.then(Window(SEIZE_INITIATIVE, (defender,)))


class SeizeInitiative(Sapho):
    """Be the aggressor in a battle."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return g.fight.seats[DEFENDER] == seat and g.could_hold(seat, COPIES[JUICE_OF_SAPHO])

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return [BE_AGGRESSOR] if g.holds(ask.seat, JUICE_OF_SAPHO) else []

    def complete(self, g: Table, ask: Ask) -> None:
        g.play_card(ask.seat, JUICE_OF_SAPHO)
        attacker = g.fight.seats[AGGRESSOR]
        g.fight.seats = [ask.seat, attacker]
        g.dialers = (ask.seat, attacker)
        g.tell("event-aggressor-now", who=g.who(ask.seat), opponent=g.who(attacker))


DRINK_SAPHO: Final = DrinkSapho("drink_sapho", "prompt-sapho", "CHR-RCARD-03", PASS, STANDING)
SEIZE_INITIATIVE: Final = SeizeInitiative("seize_initiative", "prompt-aggressor", "CHR-RCARD-03", PASS, STANDING)
BOOK.add(DRINK_SAPHO)
BOOK.add(SEIZE_INITIATIVE)
