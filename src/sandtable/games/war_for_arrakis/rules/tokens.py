"""Effects on Sietches and facedown tokens: revealing, swapping, and moving a whole Sietch."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, areas_in
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.effects import RELOCATE_SIETCH, REVEAL, SWAP_TOKENS, Effect
from sandtable.games.war_for_arrakis.notation import AREA, GO, PASS, STAY, area_options
from sandtable.games.war_for_arrakis.rules.book import BOOK
from sandtable.games.war_for_arrakis.rules.free_actions import reveal_area
from sandtable.games.war_for_arrakis.rules.interpreter import EffectForm, effect
from sandtable.games.war_for_arrakis.rules.legions import check_stacking, lone_leaders, still_standing
from sandtable.games.war_for_arrakis.rules.movement import Figures, movable, no_figures, shift_figures, split_question
from sandtable.games.war_for_arrakis.state import TOKEN_WORDS, Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, NONE, Area, AreaMask, Side
from sandtable.games.war_for_arrakis.wording import Phrase, phrase
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Answers, Ask, Do, Question

# Revealing one area.


def hidden_areas(g: Table) -> AreaMask:
    """The areas with a facedown Sietch or Deployment token."""
    mask = 0
    for area in g.token_at:
        if area >= 0:
            mask |= BIT[area]
    for slot, area in enumerate(g.sietch_at):
        if area >= 0 and not g.sietch_up >> slot & 1:
            mask |= BIT[area]
    return AreaMask(mask)


class RevealForm(EffectForm):
    """Which area is uncovered, as by Scouting (WFA-FREE-07)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        areas = areas_in(hidden_areas(g))
        if ask.answers or not areas:
            return None
        options = [*[AREA[area] for area in areas], PASS]
        return Question("prompt-reveal", "WFA-FREE-07", options, None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is not PASS:
            g.then(Do(reveal_area, ask.value(0)))
        else:
            g.tell("event-reveals-nothing", who=g.who(self.side(ask)))


def _reveal(g: Table, side: Side, effect: Effect, source: int) -> None:
    if hidden_areas(g):
        g.then(Ask(REVEAL_FORM, g.seat_for(side), side, effect.number, source))


def _reveal_possible(g: Table, side: Side, effect: Effect) -> bool:
    return hidden_areas(g) != 0


def _reveal_words(effect: Effect) -> Phrase:
    return phrase("effect-reveal")


def _reveal_worth(g: Table, side: Side, effect: Effect) -> int:
    return 4


REVEAL_FORM: Final = RevealForm("reveal_one_area")
BOOK.add(REVEAL_FORM)
effect(REVEAL, _reveal, _reveal_possible, _reveal_words, _reveal_worth)


# Two Sietches trade their Deployment tokens, even if one has none.


def _sietches(g: Table) -> list[Area]:
    return list(areas_in(g.sietch_areas))


# The places of the answers.
ONE: Final = 0
OTHER: Final = 1


class Swap(EffectForm):
    """Which two Sietches trade tokens."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == ONE:
            if not _swap_possible(g, self.side(ask), self.effect(ask)):
                return None
            options = [*[AREA[area] for area in _sietches(g)], PASS]
            return Question("prompt-swap", "WFA-RUL-80", options, None, self.free(g, ask))
        if given > OTHER or ask.answers[ONE] is PASS:
            return None
        first = ask.value(ONE)
        mine = bool(g.tokens_in(first))
        options = [AREA[area] for area in _sietches(g) if area != first and (mine or g.tokens_in(area))]
        return Question("prompt-swap-with", "WFA-RUL-80", options, {"where": AREA_WORDS[first]})

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers or ask.answers[ONE] is PASS:
            g.tell("event-swaps-nothing", who=g.who(self.side(ask)))
            return
        one, two = Area(ask.value(ONE)), Area(ask.value(OTHER))
        here, there = g.tokens_in(one), g.tokens_in(two)
        for slots, target in ((here, two), (there, one)):
            for slot in slots:
                g.token_at = replaced(g.token_at, slot, target)
                g.standing[ATREIDES] |= BIT[target]
                g.tell("event-token-moved", token=TOKEN_WORDS[slot], where=AREA_WORDS[target])
        for area in (one, two):
            still_standing(g, ATREIDES, area)
            lone_leaders(g, ATREIDES, area)
            g.then(Do(check_stacking, ATREIDES, area))


def _swap(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _swap_possible(g, side, effect):
        g.then(Ask(SWAP_FORM, g.seat_for(side), side, effect.number, source))


def _swap_possible(g: Table, side: Side, effect: Effect) -> bool:
    areas = _sietches(g)
    return len(areas) > 1 and any([g.tokens_in(area) for area in areas])


def _swap_words(effect: Effect) -> Phrase:
    return phrase("effect-swap-tokens")


def _swap_worth(g: Table, side: Side, effect: Effect) -> int:
    return 4


SWAP_FORM: Final = Swap("swap_tokens")
BOOK.add(SWAP_FORM)
effect(SWAP_TOKENS, _swap, _swap_possible, _swap_words, _swap_worth)


# A Sietch shifts to an empty Desert area beside it, with whoever is to come along.


def _homes(g: Table, area: Area) -> AreaMask:
    """Where the Sietch of an area can go."""
    return AreaMask(g.neighbours[area] & g.empty_areas() & g.deserts)


# The places of the answers; then come those about who goes.
ORIGIN: Final = 0
TARGET: Final = 1
LEGION: Final = 2


class Relocate(EffectForm):
    """Which Sietch shifts, where to, and who comes along: everybody, some, or nobody."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == ORIGIN:
            areas = [area for area in _sietches(g) if _homes(g, area)]
            if not areas:
                return None
            options = [*[AREA[area] for area in areas], PASS]
            return Question("prompt-relocate", "WFA-RUL-104", options, None, self.free(g, ask))
        if ask.answers[ORIGIN] is PASS:
            return None
        origin = Area(ask.value(ORIGIN))
        if given == TARGET:
            options = area_options(_homes(g, origin))
            return Question("prompt-relocate-to", "WFA-RUL-104", options, {"where": AREA_WORDS[origin]})
        return self._read(g, ask, origin, no_figures())

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers or ask.answers[ORIGIN] is PASS:
            g.tell("event-no-relocation", who=g.who(self.side(ask)))
            return
        origin, target = Area(ask.value(ORIGIN)), Area(ask.value(TARGET))
        going = no_figures()
        self._read(g, ask, origin, going)
        g.sietch_at = replaced(g.sietch_at, g.sietch_in(origin), target)
        words = going.words(ATREIDES) or ["nobody"]
        g.tell("event-sietch-moved", where=AREA_WORDS[origin], to=AREA_WORDS[target], figures=words)
        shift_figures(g, ATREIDES, origin, target, going)
        lone_leaders(g, ATREIDES, origin)

    def _read(self, g: Table, ask: Ask, origin: Area, going: Figures) -> Question | None:
        """Who comes along: the next question, or None when all is said."""
        if not movable(g, ATREIDES, origin).size:
            return None
        if len(ask.answers) == LEGION:
            return Question("prompt-relocate-legion", "WFA-RUL-104", [GO, STAY], {"where": AREA_WORDS[origin]})
        if ask.answers[LEGION] is STAY:
            return None
        return split_question(g, ATREIDES, origin, ANY_LEGION, NONE, Answers(ask, LEGION), going)


def _relocate(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _relocate_possible(g, side, effect):
        g.then(Ask(RELOCATE_FORM, g.seat_for(side), side, effect.number, source))


def _relocate_possible(g: Table, side: Side, effect: Effect) -> bool:
    return any(_homes(g, area) for area in _sietches(g))


def _relocate_words(effect: Effect) -> Phrase:
    return phrase("effect-relocate-sietch")


def _relocate_worth(g: Table, side: Side, effect: Effect) -> int:
    return 6


RELOCATE_FORM: Final = Relocate("relocate_sietch")
BOOK.add(RELOCATE_FORM)
effect(RELOCATE_SIETCH, _relocate, _relocate_possible, _relocate_words, _relocate_worth)
