"""Personal decks and the Intrigue deck: drawing, revealing, discarding, trashing, stealing (UPR-DCK, UPR-INT)."""

from typing import Final

from sandtable.games.uprising.cards import CARD_KIND, CARDS, FIRST_IMPERIUM_CARD, FIRST_RESERVE_CARD, INTRIGUE_KIND
from sandtable.games.uprising.effects import DRAW, INTRIGUE, NOTHING, STEAL_INTRIGUE, Amount, Effect, Gain
from sandtable.games.uprising.hagal.wording import counted_for_rivals
from sandtable.games.uprising.rules.hagal.resources import settle
from sandtable.games.uprising.rules.interpreter import run_effect
from sandtable.games.uprising.rules.kinds import INSIDE, NO_PRICE, NO_USE, Deed, Manner, register, yes
from sandtable.games.uprising.rules.supply import gain_persuasion, gain_swords
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import (
    CARD_WORDS,
    DECKS,
    DISCARD,
    DISCARDS,
    HAND,
    HANDS,
    HELD_BY,
    IN_PLAY,
    INTRIGUE_DECK,
    INTRIGUE_DISCARD,
    INTRIGUE_TRASHED,
    INTRIGUE_WORDS,
    PER_PLAYER,
    RESERVE,
    REVEAL_TURN,
    TABLEAUS,
    TRASHED,
    Table,
)
from sandtable.games.uprising.symbols import counted_symbol, plain_symbol
from sandtable.games.uprising.terms import (
    IN_DISCARD,
    IN_HAND,
    CardKind,
    CardNumber,
    IntrigueKind,
    Player,
    Source,
    Way,
    Zone,
)
from sandtable.games.uprising.terms import IN_PLAY as ZONE_IN_PLAY
from sandtable.games.uprising.wording import counted_words
from sandtable.kernel.steps import Do


def _is_plain(part: Effect) -> bool:
    """Persuasion or swords and nothing else."""
    return isinstance(part, Gain) and not (part.solari or part.spice or part.water or part.vp)


PERSUASION: Final = tuple(
    [sum([part.persuasion for part in card.reveal.parts() if isinstance(part, Gain)]) for card in CARDS]
)
SWORDS: Final = tuple([sum([part.swords for part in card.reveal.parts() if isinstance(part, Gain)]) for card in CARDS])
REVEAL_PARTS: Final = tuple(
    [tuple([part.number for part in card.reveal.parts() if not _is_plain(part)]) for card in CARDS]
)
"""What the Reveal box of every kind of card gives without further ado, and its other effects."""

ZONES: Final = {IN_HAND: HAND, IN_DISCARD: DISCARD, ZONE_IN_PLAY: IN_PLAY}
TRASHED_FROM: Final = {
    HAND: "event-trashes-from-hand",
    DISCARD: "event-trashes-from-discard",
    IN_PLAY: "event-trashes-from-play",
}


def is_reserve_card(card: CardNumber) -> bool:
    return FIRST_RESERVE_CARD <= card < FIRST_IMPERIUM_CARD


def of_kind(pile: list[int], kind: CardKind) -> int:
    """A card of that kind in an open pile."""
    for card in pile:
        if CARD_KIND[card] == kind:
            return card
    raise AssertionError("the card was on offer")


def from_hand(g: Table, player: Player, kind: CardKind) -> int:
    """A card of that kind in hand: of two copies the one that others know to be there."""
    zone = HANDS[player]
    copies = [card for card in g.cards.zones[zone] if CARD_KIND[card] == kind]
    if len(copies) > 1:
        known = g.cards.known(g.public, zone)
        for card in copies:
            if card in known:
                return card
    return copies[0]


def draw_cards(g: Table, player: Player, count: int) -> None:
    """From the own deck; on the own Reveal turn they are revealed at once (UPR-DCK-03, 04, UPR-RUL-34, 35, 37)."""
    revealing = g.turn.kind == REVEAL_TURN and g.turn.player == player
    target = TABLEAUS[player] if revealing else HANDS[player]
    seers = g.everyone if revealing else 1 << player
    cards = g.cards
    drawn = cards.draw(g, count, DECKS[player], target, seers) if cards.zones[DECKS[player]] else []
    if len(drawn) < count and cards.zones[DISCARDS[player]]:
        cards.pour(DISCARDS[player], DECKS[player])
        if g.telling:
            g.tell("event-reshuffles", who=g.who(player))
        drawn += cards.draw(g, count - len(drawn), DECKS[player], target, seers)
    if not drawn:
        return
    if revealing:
        reveal(g, player, drawn)
    elif g.telling:
        g.tell("event-draws", who=g.who(player), amount=len(drawn))
        g.tell_only(1 << player, "event-draws-seen", cards=[CARD_WORDS[CARD_KIND[card]] for card in drawn])


def reveal(g: Table, player: Player, cards: list[int]) -> None:
    """Cards lie revealed: their Reveal boxes are to be carried out (UPR-REV-02, 03)."""
    turn = g.turn
    persuasion = swords = 0
    for card in cards:
        turn.revealed |= 1 << card
        kind = CARD_KIND[card]
        persuasion += PERSUASION[kind]
        if SWORDS[kind]:
            swords += SWORDS[kind]
            turn.armed |= 1 << card
        for number in REVEAL_PARTS[kind]:
            turn.pending.append((number, Source(card)))
    if g.telling:
        g.tell("event-reveals", who=g.who(player), cards=[CARD_WORDS[CARD_KIND[card]] for card in cards])
    gain_persuasion(g, player, persuasion)
    gain_swords(g, player, swords)


def discard_card(g: Table, player: Player, card: CardNumber, by: Source) -> None:
    """From hand, before all eyes; `by` is the component whose effect says so (UPR-SYM-31, UPR-CLR-05)."""
    discard_from(g, player, card, HANDS[player], by)


def discard_from(g: Table, player: Player, card: CardNumber, zone: Zone, by: Source) -> None:
    """From anywhere but by Clean Up: what a card does when it is discarded, it does (UPR-CLR-05)."""
    g.cards.move(g, card, zone, DISCARDS[player], g.everyone)
    kind = CARD_KIND[card]
    if g.telling:
        g.tell("event-discards", who=g.who(player), card=CARD_WORDS[kind])
    if g.turn.player == player:
        g.turn.discarded = card
        g.turn.discarded_by = by
    if CARDS[kind].on_discard is not NOTHING:
        g.then(Do(run_effect, player, CARDS[kind].on_discard.number, card, INSIDE))


def trash_card(g: Table, player: Player, card: CardNumber, zone: Zone, by: Source) -> None:
    """Out of the game, Reserve cards back to their stack (UPR-DCK-05, UPR-SYM-38, UPR-RUL-42)."""
    target = RESERVE if is_reserve_card(card) else TRASHED
    g.cards.move(g, card, zone, target, g.everyone)
    kind = CARD_KIND[card]
    if g.telling:
        message = TRASHED_FROM.get(zone - PER_PLAYER * player, "event-trashes-from-deck")
        g.tell(message, who=g.who(player), card=CARD_WORDS[kind])
    turn = g.turn
    if turn.player == player:
        turn.trashed = card
        turn.trashed_by = by
        if by != card:
            turn.pending = [entry for entry in turn.pending if entry[1] != card]
    if CARDS[kind].on_trash is not NOTHING:
        g.then(Do(run_effect, player, CARDS[kind].on_trash.number, card, INSIDE))


def draw_intrigue(g: Table, player: Player, count: int) -> None:
    """From the Intrigue deck; an empty one is made anew from its discard pile (UPR-RUL-39)."""
    intrigue = g.intrigue
    seers = g.seers(player)
    hand = HELD_BY[player]
    drawn = intrigue.draw(g, count, INTRIGUE_DECK, hand, seers)
    if len(drawn) < count and intrigue.zones[INTRIGUE_DISCARD]:
        intrigue.pour(INTRIGUE_DISCARD, INTRIGUE_DECK)
        g.tell("event-intrigue-reshuffled")
        drawn += intrigue.draw(g, count - len(drawn), INTRIGUE_DECK, hand, seers)
    if drawn and g.telling:
        g.tell("event-draws-intrigue", who=g.who(player), amount=len(drawn))
        names = [INTRIGUE_WORDS[INTRIGUE_KIND[card]] for card in drawn]
        g.tell_only(seers, "event-draws-intrigue-seen", cards=names)


def held_of_kind(g: Table, player: Player, kind: IntrigueKind) -> CardNumber:
    """An Intrigue card of that kind in a player's hand."""
    return next(card for card in g.held(player) if INTRIGUE_KIND[card] == kind)


def trash_intrigue(g: Table, player: Player, kind: IntrigueKind) -> None:
    """Out of the game, not to the discard pile, and unseen by the others (UPR-SYM-36, UPR-INT-05, UPR-RUL-40)."""
    card = held_of_kind(g, player, kind)
    g.intrigue.move(g, card, HELD_BY[player], INTRIGUE_TRASHED, g.seers(player))
    g.tell("event-trashes-intrigue", who=g.who(player))
    g.tell_only(g.seers(player), "event-trashes-intrigue-seen", card=INTRIGUE_WORDS[kind])


def steal_intrigue(g: Table, player: Player, smallest: int) -> None:
    """One by chance from each opponent who holds enough (UPR-SYM-16)."""
    for other in g.opponents(player):
        if len(g.held(other)) >= smallest:
            seers = g.seers(player) | g.seers(other)
            taken = g.intrigue.draw(g, 1, HELD_BY[other], HELD_BY[player], seers)
            g.tell("event-steals", who=g.who(player), other=g.who(other))
            g.tell_only(seers, "event-steals-seen", card=INTRIGUE_WORDS[INTRIGUE_KIND[taken[0]]])


def _draw(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Amount)
    draw_cards(g, player, effect.amount)


def _cards_left(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return bool(g.deck(player)) or bool(g.discard(player))


def _draws(effect: Effect) -> int:
    assert isinstance(effect, Amount)
    return effect.amount


def _draw_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return scale.draw * effect.amount


def _intrigue(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Amount)
    draw_intrigue(g, player, effect.amount)


def _intrigue_left(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return bool(g.intrigue.zones[INTRIGUE_DECK]) or bool(g.intrigue.zones[INTRIGUE_DISCARD])


def _rival_draws_intrigue(g: Table, rival: Player, effect: Effect) -> None:
    assert isinstance(effect, Amount)
    draw_intrigue(g, rival, effect.amount)


def _intrigue_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return scale.intrigue * effect.amount


def _steal(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Amount)
    steal_intrigue(g, player, effect.amount)


def _somebody_holds_enough(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Amount)
    return any([len(g.held(other)) >= effect.amount for other in g.opponents(player)])


def _rival_steals(g: Table, rival: Player, effect: Effect) -> None:
    assert isinstance(effect, Amount)
    steal_intrigue(g, rival, effect.amount)
    settle(g, rival)


def _steal_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return scale.stolen(effect.amount)


register(
    DRAW,
    does=_draw,
    possible=_cards_left,
    manner=Manner(calm=yes, draws=_draws),
    price=NO_PRICE,
    rival=NO_USE,
    words=counted_words,
    drawn=counted_symbol,
    worth=_draw_worth,
)
register(
    INTRIGUE,
    does=_intrigue,
    possible=_intrigue_left,
    manner=Manner(calm=yes, brings_intrigue=True),
    price=NO_PRICE,
    rival=Deed(_rival_draws_intrigue, counted_for_rivals, is_gain=True),
    words=counted_words,
    drawn=counted_symbol,
    worth=_intrigue_worth,
)
register(
    STEAL_INTRIGUE,
    does=_steal,
    possible=_somebody_holds_enough,
    manner=Manner(calm=yes, brings_intrigue=True),
    price=NO_PRICE,
    rival=Deed(_rival_steals, counted_for_rivals),
    words=counted_words,
    drawn=plain_symbol,
    worth=_steal_worth,
)
