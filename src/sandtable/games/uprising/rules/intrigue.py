"""Intrigue cards: when they can be played, and what playing them does (UPR-INT, UPR-RUL-18, 25, 26)."""

from typing import Final

from sandtable.games.uprising.cards import INTRIGUE_KIND
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.conditions import ACQUIRE_CARD, DEPLOY_UNITS, EVENTS, WINDOWS
from sandtable.games.uprising.effects import PAY, WATCH, WHEN, Effect, Watch, When
from sandtable.games.uprising.fields import INTRIGUE_KIND_NAMES
from sandtable.games.uprising.notation import INTRIGUE_CARD
from sandtable.games.uprising.rules.book import rule
from sandtable.games.uprising.rules.decks import held_of_kind
from sandtable.games.uprising.rules.interpreter import possible, run, run_effect
from sandtable.games.uprising.rules.kinds import ASKS, FORCED, INSIDE, NO_PRICE, NO_USE, register
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import (
    FACE_UP_BY,
    HELD_BY,
    INTRIGUE_DISCARD,
    INTRIGUE_WORDS,
    PLAYER_TURNS,
    REVEAL_TURN,
    Table,
)
from sandtable.games.uprising.symbols import only_words
from sandtable.games.uprising.terms import NO_SOURCE, NONE, IntrigueKind, Player, Source, Way
from sandtable.games.uprising.wording import part_phrase
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.names import Names
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import NOTHING, Do
from sandtable.kernel.views import Phrase

# The three types, each with the box of every kind of card (UPR-INT-08).
PLOT: Final = 0
COMBAT_CARD: Final = 1
ENDGAME_CARD: Final = 2
INTRIGUE_TYPE_NAMES: Final = Names("type of Intrigue card", ("plot", "combat", "endgame"))
BOXES: Final[tuple[tuple[Effect, ...], ...]] = (
    tuple([card.plot for card in INTRIGUE]),
    tuple([card.combat for card in INTRIGUE]),
    tuple([card.endgame for card in INTRIGUE]),
)
OF_TYPE: Final[tuple[tuple[bool, ...], ...]] = (
    tuple([card.is_plot for card in INTRIGUE]),
    tuple([card.is_combat for card in INTRIGUE]),
    tuple([card.is_endgame for card in INTRIGUE]),
)


def playable(g: Table, player: Player, type: int) -> list[Option]:
    """The Intrigue cards of a type that a player holds and whose conditions and price can be met now."""
    wanted, boxes = OF_TYPE[type], BOXES[type]
    kinds: list[IntrigueKind] = []
    for card in g.held(player):
        kind = INTRIGUE_KIND[card]
        if wanted[kind] and kind not in kinds and possible(g, player, boxes[kind], NO_SOURCE):
            kinds.append(kind)
    kinds.sort()
    return [INTRIGUE_CARD[kind] for kind in kinds]


def plots(g: Table, player: Player) -> list[Option]:
    """The Plot cards a player can play now: at any moment of the own turn (UPR-INT-09)."""
    if g.phase != PLAYER_TURNS or g.turn.player != player or not g.held(player):
        return NOTHING
    return playable(g, player, PLOT)


def play_card(g: Table, player: Player, kind: IntrigueKind, type: int) -> None:
    """Face up to the discard pile (UPR-INT-07), or before its owner while it still waits (UPR-RUL-26)."""
    box = BOXES[type][kind]
    waits = isinstance(box, Watch) and box.repeat
    target = FACE_UP_BY[player] if waits else INTRIGUE_DISCARD
    g.intrigue.move(g, held_of_kind(g, player, kind), HELD_BY[player], target, g.everyone)
    if g.telling:
        g.tell("event-plays-intrigue", who=g.who(player), card=INTRIGUE_WORDS[kind])
    if not waits:
        lines(g, player, kind, type, 0, 0)


def _is_arrow(part: Effect) -> bool:
    if part.op == WHEN:
        assert isinstance(part, When)
        return _is_arrow(part.then)
    return part.op == PAY


@rule("lines", None, INTRIGUE_KIND_NAMES, INTRIGUE_TYPE_NAMES)
def lines(g: Table, player: Player, kind: IntrigueKind, type: int, place: int, used: int) -> None:
    """Line after line. The last line that can still work has to, if none did before (UPR-RUL-25)."""
    parts = BOXES[type][kind].parts()
    for here in range(place, len(parts)):
        part = parts[here]
        if possible(g, player, part, NO_SOURCE):
            rest = any([possible(g, player, later, NO_SOURCE) for later in parts[here + 1 :]])
            way = INSIDE if used or rest else FORCED
            after = Do(after_line, player, kind, type, here + 1, 1 if used or not _is_arrow(part) else 0)
            g.turn.paid = False
            g.then(Do(run_effect, player, part.number, NONE, way), after)
            return


@rule("after_line", None, INTRIGUE_KIND_NAMES, INTRIGUE_TYPE_NAMES)
def after_line(g: Table, player: Player, kind: IntrigueKind, type: int, place: int, used: int) -> None:
    lines(g, player, kind, type, place, 1 if used or g.turn.paid else 0)


def card_acquired(g: Table, player: Player) -> None:
    """Cards that wait face up for acquisitions of the own Reveal turn."""
    if g.turn.kind == REVEAL_TURN:
        for card in g.intrigue.zones[FACE_UP_BY[player]]:
            box = BOXES[PLOT][INTRIGUE_KIND[card]]
            assert isinstance(box, Watch)
            if box.event == ACQUIRE_CARD:
                run(g, player, box.effect, NO_SOURCE, INSIDE)


def discard_waiting(g: Table, player: Player) -> None:
    """The window closes (UPR-RUL-26)."""
    for card in g.intrigue.zones[FACE_UP_BY[player]][:]:
        g.intrigue.move(g, card, FACE_UP_BY[player], INTRIGUE_DISCARD, g.everyone)
        g.tell("event-intrigue-spent", who=g.who(player), card=INTRIGUE_WORDS[INTRIGUE_KIND[card]])


def _watch(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """What was waited for has happened in this very turn."""
    assert isinstance(effect, Watch)
    run(g, player, effect.effect, source, way)


def _watch_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Watch)
    if effect.event == DEPLOY_UNITS:
        return g.turn.units_deployed >= effect.minimum and possible(g, player, effect.effect, source)
    return True


def _watch_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Watch)
    return phrase(
        "effect-watch-repeat" if effect.repeat else "effect-watch",
        window=named("window", WINDOWS[effect.window]),
        event=phrase(f"event-{EVENTS[effect.event]}", amount=effect.minimum),
        effect=part_phrase(effect.effect),
    )


def _watch_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Watch)
    return (1.7 if effect.repeat else 1.0) * scale.worth(effect.effect, source)


register(
    WATCH,
    does=_watch,
    possible=_watch_possible,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=_watch_words,
    drawn=only_words,
    worth=_watch_worth,
)
