"""Both plans are revealed at the same time (CLA-BAT-28), and show what the Voice proved."""

from sandtable.games.classic.battle_record import Battle
from sandtable.games.classic.rules.book import rule
from sandtable.games.classic.rules.intelligence import see_leader, tell_plan
from sandtable.games.classic.rules.plans import FIX, PLAN, Draft, draft, is_meant, outline_of, own_support
from sandtable.games.classic.state import OPEN, Table
from sandtable.games.classic.terms import NO_CARD, NO_KIND, NO_LEADER, NONE, Card, Kind, Seat
from sandtable.games.classic.treachery import CHEAP_HERO, TREACHERY_DECK


@rule("reveal_plans")
def reveal_plans(g: Table) -> None:
    battle = g.fight
    drafts: list[Draft] = []
    for seat in battle.seats:
        plan = g.sealed_by(seat, PLAN)
        assert plan is not None
        drafts.append(draft(g, plan))
    for seat in battle.seats:
        g.unseal(seat, PLAN)
        if g.sealed_by(seat, FIX) is not None:
            g.unseal(seat, FIX)
    battle.revealed = True
    for side, made in enumerate(drafts):
        _lay_open(g, battle, side, made)
        tell_plan(g, "event-plan", NONE, battle.seats[side], made)
        _what_the_voice_proved(g, battle, side, made)


def _lay_open(g: Table, battle: Battle, side: int, made: Draft) -> None:
    seat = battle.seats[side]
    battle.leader[side] = made.leader
    if made.leader != NO_LEADER:
        see_leader(g, seat, made.leader, g.everyone)
    battle.hero[side] = _show(g, seat, CHEAP_HERO if made.hero else NO_KIND)
    battle.weapon[side] = _show(g, seat, made.weapon)
    battle.defence[side] = _show(g, seat, made.defence)
    battle.dial[side] = made.dial
    battle.support[side] = made.support
    battle.banked[side] = made.bank
    battle.owed[side] = own_support(g, seat, made.support) + made.bank
    battle.kwisatz[side] = made.kwisatz
    if made.kwisatz:
        g.kwisatz_in = battle.territory


def _show(g: Table, seat: Seat, kind: Kind) -> Card:
    if kind == NONE:
        return NO_CARD
    card = g.held(seat, kind)
    if card != NO_CARD:  # before version 4 Semuta Drug could leave a plan that was made
        g.treachery.move(g, card, g.hand(seat), OPEN, g.everyone)
    return card


def _what_the_voice_proved(g: Table, battle: Battle, side: int, made: Draft) -> None:
    """Whoever was told to play a kind of card, could play cards and did not, holds none (CLA-FAC-BG-09)."""
    if battle.voice_at != side or not battle.voice_must or (made.leader == NO_LEADER and not made.hero):
        return
    sworn = [oath for oath in battle.oaths if oath[0] == side]
    if not sworn and not outline_of(made).answers(battle.voice_order):
        meant = [card for card, kind in enumerate(TREACHERY_DECK) if is_meant(kind, battle.voice_order)]
        g.treachery.rule_out(meant, g.hand(battle.seats[side]), g.everyone)
