"""Weapons that do more than kill: Mirror Weapon, Stone Burner, Poison Tooth, Artillery Strike, and the late Portable
Snooper (CHR-RCARD-06, 07, 11, 12, 17 to 19, 21 to 26).

Their choices come in the order of CHR-RUL-41: Stone Burner and the late Portable Snooper before traitors are called,
Poison Tooth afterwards. Who copies a weapon with the Mirror Weapon chooses first.
"""

from typing import Final

from sandtable.games.classic.battle_record import AGGRESSOR, DEFENDER, Battle
from sandtable.games.classic.notation import BOTH_DIE, NAMED, NO_LEADER_COUNTS, PASS, TREACHERY, USE, WITHDRAW
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import STANDING, tell_standing_pass
from sandtable.games.classic.rules.strongholds import also_snooper
from sandtable.games.classic.state import OPEN, Table
from sandtable.games.classic.terms import LEADERS_DIE, NO_CARD, NO_KIND, NO_LEADER, NOBODY, NONE, Card, Kind, Role, Seat
from sandtable.games.classic.treachery import (
    ARTILLERY_STRIKE,
    COPIES,
    LASGUN,
    MIRROR_WEAPON,
    POISON_DEFENCE,
    POISON_TOOTH,
    POISON_WEAPON,
    PORTABLE_SNOOPER,
    PROJECTILE_DEFENCE,
    PROJECTILE_WEAPON,
    ROLE_OF,
    SHIELD,
    STONE_BURNER,
    TREACHERY_CARDS,
    TREACHERY_DECK,
    TREACHERY_WORDS,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Arg, Ask, Form, Question, Response, StandingPass, Step, Window

# What the weapons in the plans really are.


def kind_of(card: Card) -> Kind:
    return NO_KIND if card == NO_CARD else TREACHERY_DECK[card]


def weapon_of(battle: Battle, side: int) -> Kind:
    """The weapon that a side fights with: the Mirror Weapon is what the opponent plays, a withdrawn Poison Tooth
    nothing, and a worthless card is none (CHR-RCARD-06, 07, 22)."""
    kind = kind_of(battle.weapon[side])
    if kind == MIRROR_WEAPON:
        kind = kind_of(battle.weapon[1 - side])
    if kind in (NO_KIND, MIRROR_WEAPON) or not TREACHERY_CARDS[kind].weapon:
        return NO_KIND
    return NO_KIND if kind == POISON_TOOTH and battle.withdrawn[side] else kind


def burns(battle: Battle) -> bool:
    """Whether a Stone Burner decides the battle (CHR-RCARD-18)."""
    return STONE_BURNER in (weapon_of(battle, AGGRESSOR), weapon_of(battle, DEFENDER))


def leaders_count(battle: Battle) -> bool:
    """Whether leaders who live add their strength: not beside a Stone Burner or Artillery Strike (17, 21)."""
    return not burns(battle) and ARTILLERY_STRIKE not in (weapon_of(battle, AGGRESSOR), weapon_of(battle, DEFENDER))


def defences_of(battle: Battle, side: int) -> list[Kind]:
    """The defences of a side: its own, and the one that a Diplomat's worthless card copies (CHR-SKCARD-14)."""
    copied = battle.defence[1 - side] if battle.copied[side] != NO_CARD else NO_CARD
    return [TREACHERY_DECK[card] for card in (battle.defence[side], copied) if card != NO_CARD]


def _shelters(g: Table, battle: Battle, side: int) -> list[Role]:
    """What shelters a side: the roles of its defences, and in Carthag a Snooper with any of them (CHR-HOLD-10)."""
    roles = [ROLE_OF[kind] for kind in defences_of(battle, side) if TREACHERY_CARDS[kind].defence]
    return [*roles, POISON_DEFENCE] if roles and also_snooper(g, battle, side) else roles


def killed_by_weapon(g: Table, battle: Battle, side: int) -> bool:
    """Whether anything but Artillery Strike kills this side's leader: also its own Poison Tooth or Stone Burner."""
    shelters = _shelters(g, battle, side)
    both = (weapon_of(battle, side), weapon_of(battle, 1 - side))
    if POISON_TOOTH in both or LEADERS_DIE in battle.burning:
        return True
    attack = both[1]
    if attack == LASGUN:
        return True
    if attack in (NONE, STONE_BURNER, ARTILLERY_STRIKE):
        return False
    if ROLE_OF[attack] == PROJECTILE_WEAPON:
        return PROJECTILE_DEFENCE not in shelters
    return ROLE_OF[attack] == POISON_WEAPON and POISON_DEFENCE not in shelters


def killed_by_artillery(battle: Battle, side: int) -> bool:
    """Artillery Strike of either side kills whoever lacks a Shield (CHR-RCARD-21)."""
    both = (weapon_of(battle, AGGRESSOR), weapon_of(battle, DEFENDER))
    return ARTILLERY_STRIKE in both and SHIELD not in defences_of(battle, side)


# Choices after the reveal.


def _copy_first(battle: Battle, kind: Kind) -> list[int]:
    """The sides that fight with such a weapon, a copy before the original (CHR-RCARD-26)."""
    sides = [side for side in range(2) if weapon_of(battle, side) == kind]
    return sorted(sides, key=lambda side: kind_of(battle.weapon[side]) != MIRROR_WEAPON)


@rule("offer_burning")
def offer_burning(g: Table) -> None:
    """Whoever plays a Stone Burner decides what becomes of the leaders (CHR-RCARD-17)."""
    g.then(*[Ask(BURN, g.fight.seats[side]) for side in _copy_first(g.fight, STONE_BURNER)])


class Burn(Form[Table]):
    """Whether both leaders die, or none of them counts."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return None if ask.answers else Question("prompt-burn", "CHR-RCARD-17", [BOTH_DIE, NO_LEADER_COUNTS])

    def complete(self, g: Table, ask: Ask) -> None:
        g.fight.burning[g.side_of(ask.seat)] = ask.value(0)
        g.tell("event-burns" if ask.answers[0] is BOTH_DIE else "event-burns-low", who=g.who(ask.seat))


@rule("offer_late_snooper")
def offer_late_snooper(g: Table) -> None:
    """A Portable Snooper may be added to a revealed plan without a defence (CHR-RCARD-11)."""
    g.then(Window(LATE_SNOOPER, tuple(g.fight.seats)))


def has_place(battle: Battle, side: int) -> bool:
    """Whether a plan leaves room for a defence: none in it, and not both places filled (CHR-RCARD-11, 12)."""
    if battle.leader[side] == NO_LEADER and battle.hero[side] == NO_CARD:
        return False
    defence = battle.defence[side]
    if defence == NO_CARD:
        return True
    return TREACHERY_CARDS[TREACHERY_DECK[defence]].worthless and battle.weapon[side] == NO_CARD


def forbidden(battle: Battle, side: int) -> bool:
    """Whether the Voice forbids a Portable Snooper (CHR-RCARD-23)."""
    named = battle.voice_order in (POISON_DEFENCE, NAMED + PORTABLE_SNOOPER)
    return battle.voice_at == side and not battle.voice_must and named


class LateSnooper(Response[Table]):
    """Whether to add a Portable Snooper now."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        side = g.side_of(seat)
        battle = g.fight
        return has_place(battle, side) and not forbidden(battle, side) and g.could_hold(seat, COPIES[PORTABLE_SNOOPER])

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return [TREACHERY[PORTABLE_SNOOPER]] if g.holds(ask.seat, PORTABLE_SNOOPER) else []

    def complete(self, g: Table, ask: Ask) -> None:
        """A worthless card in the place of the defence moves over to that of the weapon."""
        battle, side = g.fight, g.side_of(ask.seat)
        if battle.defence[side] != NO_CARD:
            battle.weapon[side] = battle.defence[side]
        card = g.held(ask.seat, PORTABLE_SNOOPER)
        g.treachery.move(g, card, g.hand(ask.seat), OPEN, g.everyone)
        battle.defence[side] = card
        g.tell("event-late-snooper", who=g.who(ask.seat), card=TREACHERY_WORDS[PORTABLE_SNOOPER])

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-no-card-played", card=TREACHERY_WORDS[PORTABLE_SNOOPER])


@rule("offer_withdrawal")
def offer_withdrawal(g: Table) -> None:
    """Once no traitor was called, a Poison Tooth may be withdrawn (CHR-RCARD-22, CHR-RUL-41)."""
    battle = g.fight
    if battle.called == [NOBODY, NOBODY]:
        asks: list[Step] = [Ask(TOOTH, battle.seats[side]) for side in _copy_first(battle, POISON_TOOTH)]
        g.then(*asks)


class Tooth(Form[Table]):
    """Whether the Poison Tooth is used or withdrawn."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return None if ask.answers else Question("prompt-tooth", "CHR-RCARD-22", [USE, WITHDRAW])

    def complete(self, g: Table, ask: Ask) -> None:
        withdrawn = ask.answers[0] is WITHDRAW
        g.fight.withdrawn[g.side_of(ask.seat)] = withdrawn
        g.tell("event-tooth-withdrawn" if withdrawn else "event-tooth-used", who=g.who(ask.seat))


BURN: Final = Burn("burn")
TOOTH: Final = Tooth("tooth")
LATE_SNOOPER: Final = LateSnooper("late_snooper", "prompt-late-snooper", "CHR-RCARD-11", PASS, STANDING)
BOOK.add(BURN)
BOOK.add(TOOTH)
BOOK.add(LATE_SNOOPER)


def must_go(battle: Battle, side: int, card: Card) -> bool:
    """Whether a card of the winner's plan is discarded after use; a withdrawn Poison Tooth may stay (CHR-RUL-36)."""
    kind = TREACHERY_DECK[card]
    if kind == POISON_TOOTH and battle.withdrawn[side]:
        return False
    return not TREACHERY_CARDS[kind].keepable
