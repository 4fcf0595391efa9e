"""Prescience cards: what they ask for, when they are claimed, and what becomes of them (WFA-PRE)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, SECTOR_AREAS, SECTORS_OF, areas_in, spread
from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.components import CLAIMS_PER_ROUND, PRESCIENCE_TOP
from sandtable.games.war_for_arrakis.fields import POWER_NAMES, PRESCIENCE_NAMES
from sandtable.games.war_for_arrakis.leaders import LADY_JESSICA, PAUL_ATREIDES
from sandtable.games.war_for_arrakis.notation import (
    AREA,
    CLAIM,
    DECLINE,
    DONE,
    MARKER,
    NUMBER,
    PRESCIENCE_CARD,
    TOKEN,
    unit,
)
from sandtable.games.war_for_arrakis.prescience import (
    AS_FREE_ACTION,
    AT_ONCE,
    FOR_A_DIE,
    NO_DEED,
    PAUL,
    PAUL_TO_TANK,
    PRESCIENCE,
    REVEAL_SIETCH,
    REVEAL_TOKENS,
    Condition,
    FamiliesToSend,
    HarvestersAtMost,
    LeadersInTank,
    LegionsInTerrain,
    LegionWithFedaykin,
    PaulBesideSettlement,
    PaulInQuietSector,
    PaulOnHiddenSietch,
    PersonsInOneSietch,
    PersonsInTerrain,
    TokensWithPaul,
    WormsBesideLegions,
)
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.decks import reveal_prescience
from sandtable.games.war_for_arrakis.rules.free_actions import (
    FreeAction,
    TurnForm,
    declines,
    may_reveal,
    offer,
    reveal_sietch,
    revealed_by_choice,
)
from sandtable.games.war_for_arrakis.rules.leaders import person
from sandtable.games.war_for_arrakis.rules.legions import (
    check_stacking,
    discard_token,
    dismiss,
    lone_leaders,
    reveal_token,
)
from sandtable.games.war_for_arrakis.rules.tank import to_tank
from sandtable.games.war_for_arrakis.rules.tracks import advance, leaders_due, set_back
from sandtable.games.war_for_arrakis.state import (
    CARD_WORDS,
    CLAIMED,
    DECK,
    DISCARD,
    GONE,
    LAID,
    LEADERS_OF,
    PRESCIENCE_WORDS,
    SHOWN,
    Table,
)
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    DEEP_DESERT,
    DESERT,
    FREMEN_ALLY,
    HARKONNEN,
    HOUSE_ATREIDES,
    MARKER_WORDS,
    MARKERS,
    NONE,
    NOWHERE,
    REGULAR,
    ROUND_END,
    SPECIAL,
    Area,
    AreaMask,
    Kind,
    Marker,
    Phase,
    Power,
    Seat,
    Terrain,
    TokenSlot,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Form, Question

BONUS_STEPS: Final = 2
TOKENS_REVEALED: Final = 2


# Conditions (WFA-PRE-03, 08).


def area_of_person(g: Table, who: int) -> Area:
    """Where Paul or Jessica stands, whichever of the two figures is in play; NOWHERE if not on the board."""
    return Area(g.leader_at[person(g, PAUL_ATREIDES if who == PAUL else LADY_JESSICA)])


def in_terrain(g: Table, area: int, terrain: Terrain) -> bool:
    """Desert means Deep Desert too (WFA-BOARD-05)."""
    found = g.terrain(area)
    return found == terrain or (terrain == DESERT and found == DEEP_DESERT)


def quiet_sietches(g: Table) -> AreaMask:
    """Sietches that no Harkonnen legion borders."""
    return AreaMask(g.sietch_areas & ~spread(g.standing[HARKONNEN], g.neighbours))


def families(g: Table, area: Area, regulars: int) -> list[Option]:
    """Who can be sent off from a Sietch: a Deployment token, or some Regular Units."""
    found = [TOKEN[slot] for slot in g.tokens_in(area)]
    if g.unit(ATREIDES, REGULAR, area) >= regulars:
        found.append(unit(ATREIDES, REGULAR))
    return found


def _legions_in_terrain(g: Table, condition: LegionsInTerrain) -> bool:
    where = g.standing[ATREIDES] & ~g.sietch_areas if condition.no_sietch else g.standing[ATREIDES]
    return len([area for area in areas_in(where) if in_terrain(g, area, condition.terrain)]) >= condition.areas


def _persons_in_terrain(g: Table, condition: PersonsInTerrain) -> bool:
    beside_worms = spread(g.worms, g.neighbours) if condition.beside_worm else -1
    for who in condition.persons:
        area = area_of_person(g, who)
        if area < 0 or g.sietch_areas >> area & 1 or not beside_worms >> area & 1:
            return False
        if not in_terrain(g, area, condition.terrain):
            return False
    return True


def _persons_in_one_sietch(g: Table, condition: PersonsInOneSietch) -> bool:
    areas = {area_of_person(g, who) for who in condition.persons}
    return len(areas) == 1 and NOWHERE not in areas and g.sietch_areas >> min(areas) & 1 == 1


def _paul_in_quiet_sector(g: Table) -> bool:
    area = area_of_person(g, PAUL)
    return area >= 0 and any([not SECTOR_AREAS[sector] & g.standing[HARKONNEN] for sector in SECTORS_OF[area]])


def _paul_on_hidden_sietch(g: Table) -> bool:
    area = area_of_person(g, PAUL)
    if area < 0:
        return False
    slot = g.sietch_in(area)
    return slot >= 0 and not g.sietch_up >> slot & 1


def holds(g: Table, condition: Condition) -> bool:
    """Whether the situation that a card describes is on the table now."""
    if isinstance(condition, LegionsInTerrain):
        return _legions_in_terrain(g, condition)
    if isinstance(condition, PersonsInTerrain):
        return _persons_in_terrain(g, condition)
    if isinstance(condition, PersonsInOneSietch):
        return _persons_in_one_sietch(g, condition)
    if isinstance(condition, HarvestersAtMost):
        return g.harvesters.bit_count() <= condition.most
    if isinstance(condition, LeadersInTank):
        return len([leader for leader in g.in_tanks if leader in LEADERS_OF[condition.side]]) >= condition.least
    if isinstance(condition, WormsBesideLegions):
        return (g.worms & spread(g.standing[condition.side], g.neighbours)).bit_count() >= condition.worms
    if isinstance(condition, LegionWithFedaykin):
        outside = areas_in(g.standing[ATREIDES] & ~g.sietch_areas)
        return any([g.unit(ATREIDES, SPECIAL, area) >= condition.count for area in outside])
    if isinstance(condition, PaulInQuietSector):
        return _paul_in_quiet_sector(g)
    if isinstance(condition, PaulBesideSettlement):
        area = area_of_person(g, PAUL)
        return area >= 0 and g.neighbours[area] & g.settlements != 0
    if isinstance(condition, PaulOnHiddenSietch):
        return _paul_on_hidden_sietch(g)
    if isinstance(condition, TokensWithPaul):
        area = area_of_person(g, PAUL)
        return area >= 0 and len(g.tokens_in(area)) >= condition.count
    assert isinstance(condition, FamiliesToSend)
    return any([families(g, area, condition.regulars) for area in areas_in(quiet_sietches(g))])


# Claims.

# Ways to claim that a moment of the game allows, a bit each.
UNASKED: Final = 1 << AT_ONCE
FREELY: Final = 1 << AS_FREE_ACTION
BY_A_DIE: Final = 1 << FOR_A_DIE
WHILE_THE_ROUND_ENDS: Final = UNASKED | FREELY


def claims_left(g: Table) -> int:
    """How many cards may still be claimed this round (WFA-PRE-04)."""
    return CLAIMS_PER_ROUND - len(g.prescience_cards.zones[CLAIMED])


def claimable(g: Table, phase: Phase, ways: int, declined: int = 0) -> list[Option]:
    """The revealed cards of a phase that can be claimed now in one of these ways and are not declined (a bit each)."""
    found: list[int] = []
    if claims_left(g):
        for card in g.prescience_cards.zones[SHOWN]:
            printed = PRESCIENCE[card]
            if printed.phase != phase or not ways >> printed.claimed & 1 or declined >> card & 1:
                continue
            if within_reach(g, card):
                found.append(card)
    if len(found) > 1:
        found.sort()
    return [PRESCIENCE_CARD[card] for card in found]


def within_reach(g: Table, card: int) -> bool:
    """Whether a card's condition holds and its deed may be done: under the Mahdi's Ornithopters nothing is revealed."""
    if not holds(g, PRESCIENCE[card].condition):
        return False
    return PRESCIENCE[card].deed not in (REVEAL_SIETCH, REVEAL_TOKENS) or may_reveal(g, area_of_person(g, PAUL))


def die_claims(g: Table) -> list[Option]:
    """The cards that can be claimed for a die, as the action of the Atreides side's own turn (WFA-PRE-07)."""
    return claimable(g, ACTIONS, BY_A_DIE)


class FreeClaim(FreeAction):
    """Cards that are claimed by a free action of the own turn (WFA-FREE-04); on a shared side by its House."""

    def decider(self, g: Table) -> Seat:
        return g.seat_of(HOUSE_ATREIDES)

    def options(self, g: Table) -> list[Option]:
        return [CLAIM] if claimable(g, ACTIONS, FREELY) else []

    def take(self, g: Table, seat: int, option: Option) -> None:
        g.then(Ask(CLAIM_FREELY, seat))


class ClaimFreely(Form[Table]):
    """Which Prescience card is claimed by a free action."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = claimable(g, ACTIONS, FREELY)
        return Question("prompt-claim", "WFA-FREE-04", options, {"count": claims_left(g)})

    def complete(self, g: Table, ask: Ask) -> None:
        g.then(Do(claim, ask.value(0)))


@rule("claims")
def claims(g: Table) -> None:
    """Something has been completed: cards whose conditions hold may be claimed, in either side's turn (WFA-PRE-05).

    What was declined is not offered again before the end of a turn (WFA-RUL-86).
    """
    if g.phase == ACTIONS and _offered(g):
        g.then(Ask(CLAIM_NOW, g.seat_of(HOUSE_ATREIDES)))


@rule("claims_at_turn_end")
def claims_at_turn_end(g: Table) -> None:
    """At the end of a turn everything that can be claimed is offered."""
    g.declined = 0
    claims(g)


def _offered(g: Table) -> list[Option]:
    return claimable(g, ACTIONS, UNASKED, g.declined)


class ClaimNow(Form[Table]):
    """Which Prescience card is claimed, if any (WFA-PRE-10)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-claim", "WFA-PRE-05", [*_offered(g), DECLINE], {"count": claims_left(g)})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DECLINE:
            for card in _offered(g):
                g.declined |= 1 << card.value
        else:
            g.then(Do(claim, ask.value(0)), Do(claims))


@rule("claims_at_round_end")
def claims_at_round_end(g: Table) -> None:
    """At the beginning of the End of the Round the other cards may be claimed (WFA-PRE-06, WFA-END-01)."""
    if _offered_at_round_end(g):
        g.then(Ask(CLAIM_AT_ROUND_END, g.seat_of(HOUSE_ATREIDES)))


def _offered_at_round_end(g: Table) -> list[Option]:
    return claimable(g, ROUND_END, WHILE_THE_ROUND_ENDS)


class ClaimAtRoundEnd(Form[Table]):
    """Which Prescience card is claimed when the round ends, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [*_offered_at_round_end(g), DECLINE]
        return Question("prompt-claim", "WFA-PRE-06", options, {"count": claims_left(g)})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is not DECLINE:
            g.then(Do(claim, ask.value(0)), Do(claims_at_round_end))


@rule("claim", PRESCIENCE_NAMES)
def claim(g: Table, card: int) -> None:
    """A card is claimed: its deed is done, then its markers advance (WFA-PRE-02, 09)."""
    g.prescience_cards.move(g, card, SHOWN, CLAIMED, g.everyone)
    g.tell("event-claims", card=PRESCIENCE_WORDS[card])
    deed = PRESCIENCE[card].deed
    g.then(Do(gain, card))
    if deed == REVEAL_SIETCH:
        revealed_by_choice(g, 1)
        reveal_sietch(g, area_of_person(g, PAUL))
    elif deed == REVEAL_TOKENS:
        revealed_by_choice(g, TOKENS_REVEALED)
        g.then(Do(reveal_with_paul))
    elif deed == PAUL_TO_TANK:
        to_tank(g, person(g, PAUL_ATREIDES))
    elif deed != NO_DEED:
        g.then(Ask(SEND_FAMILIES, g.seat_of(HOUSE_ATREIDES), card))


@rule("gain", PRESCIENCE_NAMES)
def gain(g: Table, card: int) -> None:
    """The markers shown on a claimed card advance, and one more by a card that lies on it (WFA-PRE-02)."""
    for marker in MARKERS:
        if PRESCIENCE[card].gains[marker]:
            advance(g, marker, PRESCIENCE[card].gains[marker])
    g.then(Do(leaders_due))
    if g.kept == card:
        g.kept = NONE
        end_attached(g, FREMEN_ALLY)
    if g.bonus_on == card:
        g.bonus_on = NONE
        end_attached(g, HOUSE_ATREIDES)
        g.then(Ask(BONUS, g.seat_of(HOUSE_ATREIDES)))


class Bonus(Form[Table]):
    """Which marker goes further because of the card that lay on the claimed one."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-bonus", "WFA-PRE-02", [MARKER[marker] for marker in MARKERS], {"count": BONUS_STEPS})

    def complete(self, g: Table, ask: Ask) -> None:
        advance(g, Marker(ask.value(0)), BONUS_STEPS)


# Deeds (WFA-PRE-09).


@rule("reveal_with_paul")
def reveal_with_paul(g: Table) -> None:
    """Two of the Deployment tokens where Paul is are turned; which, if there are more."""
    slots = g.tokens_in(area_of_person(g, PAUL))
    if len(slots) == TOKENS_REVEALED:
        reveal_some(g, slots)
    else:
        g.then(Ask(REVEAL_WITH_PAUL, g.seat_of(HOUSE_ATREIDES)))


def reveal_some(g: Table, slots: list[TokenSlot]) -> None:
    g.then(Do(check_stacking, ATREIDES, g.token_at[slots[0]]))
    for slot in slots:
        reveal_token(g, slot)


class RevealWithPaul(Form[Table]):
    """Which two tokens are turned."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if len(ask.answers) == TOKENS_REVEALED:
            return None
        slots = g.tokens_in(area_of_person(g, PAUL))
        options = [TOKEN[slot] for slot in slots if TOKEN[slot] not in ask.answers]
        return Question("prompt-reveal-with-paul", "WFA-PRE-09", options)

    def complete(self, g: Table, ask: Ask) -> None:
        reveal_some(g, [TokenSlot(answer.value) for answer in ask.answers])


# The places of the answers.
SENT_FROM: Final = 0
SENT: Final = 1


class SendFamilies(Form[Table]):
    """From which quiet Sietch who is sent off: a token, which stays facedown, or Regular Units."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        regulars = self._regulars(ask)
        if not ask.answers:
            areas = [area for area in areas_in(quiet_sietches(g)) if families(g, area, regulars)]
            return Question("prompt-families-from", "WFA-PRE-09", [AREA[area] for area in areas])
        if len(ask.answers) == SENT:
            area = Area(ask.value(SENT_FROM))
            args = {"where": AREA_WORDS[area], "count": regulars}
            return Question("prompt-families", "WFA-PRE-09", families(g, area, regulars), args)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        area = Area(ask.value(SENT_FROM))
        if ask.answers[SENT].kind == "token":
            discard_token(g, TokenSlot(ask.value(SENT)))
        else:
            dismiss(g, ATREIDES, Kind(ask.value(SENT)), area, self._regulars(ask))
        lone_leaders(g, ATREIDES, area)

    def _regulars(self, ask: Ask) -> int:
        condition = PRESCIENCE[number(ask, 0)].condition
        assert isinstance(condition, FamiliesToSend)
        return condition.regulars


# Cards that lie on Prescience cards.


ADDS: Final = 0
"""The card adds steps to the claim, and stays until the round ends."""
KEEPS: Final = 1
"""The card keeps the Prescience card on offer, and stays until it is claimed."""


def can_attach(g: Table) -> bool:
    return bool(g.prescience_cards.zones[SHOWN])


@rule("attach_to_prescience", POWER_NAMES)
def attach_to_prescience(g: Table, power: Power, how: int) -> None:
    """A Planning card of a power, laid open already, is put on a revealed Prescience card."""
    if can_attach(g):
        g.then(Ask(ATTACH, g.seat_for(ATREIDES), power, how))
    else:
        end_attached(g, power)


class Attach(TurnForm):
    """On which Prescience card a Planning card is laid; if on none, it goes to the discard pile."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        shown = [PRESCIENCE_CARD[card] for card in sorted(g.prescience_cards.zones[SHOWN])]
        return Question("prompt-attach", "WFA-GEN-08", [*shown, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        power, how = Power(number(ask, 0)), number(ask, 1)
        if ask.answers[0] is DONE:
            end_attached(g, power)
            return
        card = ask.value(0)
        if how == KEEPS:
            g.kept = card
            g.tell("event-kept-on-offer", card=PRESCIENCE_WORDS[card])
        else:
            g.bonus_on = card
            g.tell("event-adds-to-claim", card=PRESCIENCE_WORDS[card])


def end_attached(g: Table, power: Power) -> None:
    """The Planning card of a power that lies on a Prescience card goes to its discard pile."""
    cards = g.planning[power]
    for laid in cards.zones[LAID][:]:
        kind = cards.faces[laid]
        if PLANNING[kind].stays:
            cards.move(g, laid, LAID, DISCARD, g.everyone)
            g.tell("event-attached-ends", card=CARD_WORDS[kind])


# Cards of the Planning decks that change what is on offer.


def removable(g: Table) -> list[Option]:
    """The revealed cards that can be discarded or shuffled back: all that no card keeps on offer."""
    return [PRESCIENCE_CARD[card] for card in sorted(g.prescience_cards.zones[SHOWN]) if card != g.kept]


@rule("shuffle_back_prescience")
def shuffle_back_prescience(g: Table) -> None:
    """The Harkonnen side has a revealed card shuffled into the deck."""
    if removable(g):
        g.then(Ask(SHUFFLE_BACK, g.seat_for(HARKONNEN)))


class ShuffleBack(TurnForm):
    """Which revealed card is shuffled back, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-shuffle-back", "WFA-GEN-08", [*removable(g), DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DONE:
            declines(g, HARKONNEN)
        else:
            shuffle_back(g, ask.value(0))


def shuffle_back(g: Table, card: int) -> None:
    """A revealed card is shuffled into the deck; what lay on it is over."""
    g.prescience_cards.move(g, card, SHOWN, DECK, g.everyone)
    g.tell("event-prescience-shuffled", card=PRESCIENCE_WORDS[card])
    leave_offer(g, card)


def remove_card(g: Table, card: int, zone: int) -> None:
    """A card leaves the game face up (WFA-PRE-13)."""
    g.prescience_cards.move(g, card, zone, GONE, g.everyone)
    g.tell("event-prescience-gone", card=PRESCIENCE_WORDS[card])
    leave_offer(g, card)


def leave_offer(g: Table, card: int) -> None:
    """The card to be added to a claim goes with the Prescience card that it lies on."""
    if g.bonus_on == card:
        g.bonus_on = NONE
        end_attached(g, HOUSE_ATREIDES)


@rule("replace_prescience")
def replace_prescience(g: Table) -> None:
    """The Atreides side removes any number of revealed cards from the game and replaces them from the deck."""
    if removable(g):
        g.then(Ask(REPLACE, g.seat_for(ATREIDES)))


class Replace(TurnForm):
    """Which revealed cards are replaced."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        options = [card for card in removable(g) if card not in ask.answers]
        if ask.answers and (ask.answers[-1] is DONE or not options):
            return None
        return Question("prompt-replace", "WFA-GEN-08", [*options, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        cards = [answer.value for answer in ask.answers if answer is not DONE]
        if not cards:
            declines(g, ATREIDES)
        for card in cards:
            remove_card(g, card, SHOWN)
        reveal_prescience(g, len(cards))


@rule("shift_prescience")
def shift_prescience(g: Table) -> None:
    """The Atreides side takes steps off one marker and gives them to another."""
    if max(g.prescience):
        g.then(Ask(SHIFT, g.seat_for(ATREIDES)))


# The places of the answers.
GIVER: Final = 0
TAKER: Final = 1
STEPS: Final = 2


class Shift(TurnForm):
    """Which marker gives steps, which gets them, and how many."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == GIVER:
            givers = [MARKER[marker] for marker in MARKERS if self._takers(g, marker)]
            return Question("prompt-shift-from", "WFA-GEN-08", [*givers, DONE], interrupts=self.free(g, ask))
        if ask.answers[GIVER] is DONE or given > STEPS:
            return None
        giver = Marker(ask.value(GIVER))
        args = {"marker": MARKER_WORDS[giver]}
        if given == TAKER:
            takers = [MARKER[marker] for marker in self._takers(g, giver)]
            return Question("prompt-shift-to", "WFA-GEN-08", takers, args)
        most = min(g.prescience[giver], PRESCIENCE_TOP - g.prescience[ask.value(TAKER)])
        return Question("prompt-shift-steps", "WFA-GEN-08", NUMBER[1 : most + 1], args)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[GIVER] is DONE:
            declines(g, ATREIDES)
        else:
            set_back(g, Marker(ask.value(GIVER)), ask.value(STEPS))
            advance(g, Marker(ask.value(TAKER)), ask.value(STEPS))
            g.then(Do(leaders_due))

    def _takers(self, g: Table, giver: Marker) -> list[Marker]:
        if not g.prescience[giver]:
            return []
        return [marker for marker in MARKERS if marker != giver and g.prescience[marker] < PRESCIENCE_TOP]


# The end of the round (WFA-PRE-11, 12).


@rule("clean_up_prescience")
def clean_up_prescience(g: Table) -> None:
    """Claimed cards leave the game; of the others the Atreides side removes some, and the rest is shuffled back."""
    for card in g.prescience_cards.zones[CLAIMED][:]:
        remove_card(g, card, CLAIMED)
    g.declined = 0
    if g.bonus_on != NONE:
        leave_offer(g, g.bonus_on)
    if removable(g):
        g.then(Ask(CLEAN_UP, g.seat_of(HOUSE_ATREIDES)))


class CleanUp(Form[Table]):
    """Which unclaimed cards are removed from the game."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        options = [card for card in removable(g) if card not in ask.answers]
        if ask.answers and (ask.answers[-1] is DONE or not options):
            return None
        return Question("prompt-clean-up", "WFA-PRE-12", [*options, DONE])

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            if answer is not DONE:
                remove_card(g, answer.value, SHOWN)
        for card in removable(g):
            shuffle_back(g, card.value)


CLAIM_FREELY: Final = ClaimFreely("claim_freely")
CLAIM_NOW: Final = ClaimNow("claim_now")
CLAIM_AT_ROUND_END: Final = ClaimAtRoundEnd("claim_at_round_end")
BONUS: Final = Bonus("bonus")
REVEAL_WITH_PAUL: Final = RevealWithPaul("reveal_with_paul")
SEND_FAMILIES: Final = SendFamilies("send_families", PRESCIENCE_NAMES)
ATTACH: Final = Attach("attach", POWER_NAMES)
SHUFFLE_BACK: Final = ShuffleBack("shuffle_back")
REPLACE: Final = Replace("replace")
SHIFT: Final = Shift("shift")
CLEAN_UP: Final = CleanUp("clean_up")
for _form in (
    CLAIM_FREELY,
    CLAIM_NOW,
    CLAIM_AT_ROUND_END,
    BONUS,
    REVEAL_WITH_PAUL,
    SEND_FAMILIES,
    ATTACH,
    SHUFFLE_BACK,
    REPLACE,
    SHIFT,
    CLEAN_UP,
):
    BOOK.add(_form)
offer(FreeClaim(ATREIDES))
