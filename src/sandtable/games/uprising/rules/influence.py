"""Influence with the four Factions, its thresholds, and the Alliances (UPR-FAC, UPR-RUL-47 to 52)."""

from typing import Final

from sandtable.games.uprising.board import (
    ALLIANCE_LEVEL,
    ALLIANCE_VP,
    FRIENDSHIP_LEVEL,
    FRIENDSHIP_VP,
    POST_ICONS,
    SPACES,
    TRACK_TOP,
    TRACKS,
)
from sandtable.games.uprising.conditions import INFLUENCE_REACHED
from sandtable.games.uprising.effects import INFLUENCE, Effect, Influence
from sandtable.games.uprising.fields import FACTION_NAMES
from sandtable.games.uprising.notation import FACTION, LEADER, RIVAL
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.interpreter import INSIDE, effect, run
from sandtable.games.uprising.rules.supply import gain_points, lose_points
from sandtable.games.uprising.state import FACTION_WORDS, Table
from sandtable.games.uprising.terms import ANY, EACH_SPIED, NONE, VISITED, WIDTH
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Form, Question


def gain_influence(g: Table, player: int, faction: int, amount: int) -> None:
    """One step at a time, thresholds after each (UPR-RUL-51); at the top a gain is lost (UPR-RUL-47)."""
    track = player * WIDTH + faction
    for _ in range(min(amount, TRACK_TOP - g.influence[track])):
        g.influence[track] += 1
        level = g.influence[track]
        if g.telling:
            g.tell("event-gains-influence", who=g.who(player), faction=FACTION_WORDS[faction], level=level)
        if level == FRIENDSHIP_LEVEL:
            gain_points(g, player, FRIENDSHIP_VP)
        if level >= ALLIANCE_LEVEL:
            _claim_alliance(g, player, faction, level)
        if player < g.seats:
            if level == ALLIANCE_LEVEL:
                run(g, player, TRACKS[faction].bonus, NONE, INSIDE)
            ability = g.leader(player).ability
            if ability.event == INFLUENCE_REACHED and ability.faction == faction and ability.level == level:
                run(g, player, ability.effect, NONE, INSIDE)


def _claim_alliance(g: Table, player: int, faction: int, level: int) -> None:
    """The first to climb to 4 takes the token, whoever climbs above its holder takes it over (UPR-FAC-11 to 14)."""
    holder = g.alliance[faction]
    if holder == NONE:
        if level == ALLIANCE_LEVEL:
            g.alliance[faction] = player
            g.tell("event-alliance", who=g.who(player), faction=FACTION_WORDS[faction])
            gain_points(g, player, ALLIANCE_VP)
    elif holder != player and level > g.influence[holder * WIDTH + faction]:
        _hand_over(g, faction, holder, player)


def _hand_over(g: Table, faction: int, old: int, new: int) -> None:
    g.alliance[faction] = new
    g.tell("event-alliance-moves", who=g.who(new), other=g.who(old), faction=FACTION_WORDS[faction])
    lose_points(g, old, ALLIANCE_VP)
    gain_points(g, new, ALLIANCE_VP)


def lose_influence(g: Table, player: int, faction: int) -> None:
    """One step down (UPR-FAC-05, 08, UPR-RUL-48)."""
    track = player * WIDTH + faction
    g.influence[track] -= 1
    level = g.influence[track]
    g.tell("event-loses-influence", who=g.who(player), faction=FACTION_WORDS[faction], level=level)
    if level == FRIENDSHIP_LEVEL - 1:
        lose_points(g, player, FRIENDSHIP_VP)
    if g.alliance[faction] == player:
        heirs = heirs_of(g, player, faction)
        if len(heirs) == 1:
            _hand_over(g, faction, player, heirs[0])
        elif heirs:
            g.then(Ask(GIVE_ALLIANCE, player, faction))
        elif level < ALLIANCE_LEVEL:
            g.alliance[faction] = NONE
            g.tell("event-alliance-lost", who=g.who(player), faction=FACTION_WORDS[faction])
            lose_points(g, player, ALLIANCE_VP)


def heirs_of(g: Table, holder: int, faction: int) -> list[int]:
    """Who was level with the holder before the loss, or holds 4 where the holder no longer does (UPR-RUL-49, 50)."""
    level = g.influence[holder * WIDTH + faction]
    levels = [g.influence[other * WIDTH + faction] for other in g.opponents(holder)]
    highest = max(levels)
    if highest <= level or highest < ALLIANCE_LEVEL:
        return []
    return [other for other, theirs in zip(g.opponents(holder), levels) if theirs == highest]


def named_player(g: Table, player: int) -> Option:
    """A player by leader, or by the name of the Rival."""
    return LEADER[g.leaders[player]] if player < g.seats else RIVAL[g.hagal.rivals[player - g.seats]]


class GiveAlliance(Form[Table]):
    """The old holder chooses among those who were level (UPR-RUL-49), once even if two steps were lost."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        faction = ask.args[0]
        assert isinstance(faction, int)
        if ask.answers or g.alliance[faction] != ask.seat:
            return None
        options = [named_player(g, heir) for heir in heirs_of(g, ask.seat, faction)]
        return Question("prompt-give-alliance", "UPR-RUL-49", options, {"faction": FACTION_WORDS[faction]})

    def complete(self, g: Table, ask: Ask) -> None:
        faction = ask.args[0]
        assert isinstance(faction, int)
        if ask.answers:
            heirs = heirs_of(g, ask.seat, faction)
            heir = next(heir for heir in heirs if named_player(g, heir) is ask.answers[0])
            _hand_over(g, faction, ask.seat, heir)


def factions_for(g: Table, player: int, effect: Influence) -> list[int]:
    """The factions that an effect can raise."""
    base = player * WIDTH
    if effect.faction == EACH_SPIED:
        watched = 0
        for post, icons in enumerate(POST_ICONS):
            if g.spies[player] >> post & 1:
                watched |= icons
        found = [faction for faction in range(WIDTH) if watched >> faction & 1]
    elif effect.faction == VISITED:
        visited = NONE if g.turn.space == NONE else SPACES[g.turn.space].influence
        found = [] if visited == NONE else [visited]
    elif effect.faction == ANY:
        found = [faction for faction in range(WIDTH) if effect.among >> faction & 1]
    else:
        found = [effect.faction]
    return [faction for faction in found if g.influence[base + faction] < TRACK_TOP]


class ChooseFactions(EffectForm):
    """With which faction, or with which different ones (UPR-SYM-28, 29)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Influence)
        open_to = factions_for(g, ask.seat, effect)
        if len(ask.answers) >= min(effect.factions, len(open_to)):
            return None
        options = [FACTION[faction] for faction in open_to if FACTION[faction] not in ask.answers]
        return Question("prompt-influence", "UPR-SYM-28", options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, Influence)
        for answer in ask.answers:
            gain_influence(g, ask.seat, answer.value, effect.amount)


def _influence(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    assert isinstance(effect, Influence)
    open_to = factions_for(g, player, effect)
    if effect.faction == ANY and len(open_to) > effect.factions:
        g.then(Ask(CHOOSE_FACTIONS, player, effect.number, source, way))
    else:
        for faction in open_to:
            gain_influence(g, player, faction, effect.amount)


def _influence_possible(g: Table, player: int, effect: Effect, source: int) -> bool:
    assert isinstance(effect, Influence)
    return bool(factions_for(g, player, effect))


GIVE_ALLIANCE: Final = GiveAlliance("give_alliance", FACTION_NAMES)
CHOOSE_FACTIONS: Final = ChooseFactions("choose_factions")
BOOK.add(GIVE_ALLIANCE)
BOOK.add(CHOOSE_FACTIONS)
effect(INFLUENCE, _influence, _influence_possible)
