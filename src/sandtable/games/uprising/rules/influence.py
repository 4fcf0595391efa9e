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
from sandtable.games.uprising.effects import INFLUENCE, LOSE_INFLUENCE, PLACE_SPY, Amount, Effect, Influence
from sandtable.games.uprising.fields import FACTION_NAMES
from sandtable.games.uprising.notation import FACTION, LEADER, RIVAL
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.interpreter import MAKES_WAIT, run
from sandtable.games.uprising.rules.kinds import (
    INSIDE,
    NO_PRICE,
    NO_USE,
    CountedPrice,
    Deed,
    Manner,
    elsewhere,
    never,
    register,
    yes,
)
from sandtable.games.uprising.rules.supply import gain_points, lose_points
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import FACTION_WORDS, Table
from sandtable.games.uprising.symbols import Symbols, only_words
from sandtable.games.uprising.terms import (
    ANY,
    EACH_SPIED,
    EVERY_FACTION,
    FACTION_ICONS,
    FACTIONS,
    INFLUENCE_TARGETS,
    NO_SOURCE,
    NO_SYMBOL,
    NONE,
    VISITED,
    WIDTH,
    Faction,
    Player,
    Source,
    Symbol,
    Way,
    icon_mask,
)
from sandtable.games.uprising.wording import counted_words, effect_phrase, icons_phrase
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import NOBODY
from sandtable.kernel.steps import Ask, Form, Question, Words
from sandtable.kernel.views import Phrase

ALL_FACTIONS: Final = icon_mask(FACTION_ICONS)
# Factions whose bonus at 4 asks something.
BONUS_ASKS: Final[tuple[bool, ...]] = tuple([track.bonus.op == PLACE_SPY for track in TRACKS])


def gain_influence(g: Table, player: Player, faction: Faction, amount: int) -> None:
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
                run(g, player, TRACKS[faction].bonus, NO_SOURCE, INSIDE)
            ability = g.leader(player).ability
            if ability.event == INFLUENCE_REACHED and ability.faction == faction and ability.level == level:
                run(g, player, ability.effect, NO_SOURCE, INSIDE)


def _claim_alliance(g: Table, player: Player, faction: Faction, level: int) -> None:
    """The first to climb to 4 takes the token, whoever climbs above its holder takes it over (UPR-FAC-11 to 14)."""
    holder = g.alliance[faction]
    if holder == NONE:
        if level == ALLIANCE_LEVEL:
            g.alliance[faction] = player
            g.tell("event-alliance", who=g.who(player), faction=FACTION_WORDS[faction])
            gain_points(g, player, ALLIANCE_VP)
    elif holder != player and level > g.level(holder, faction):
        _hand_over(g, faction, holder, player)


def _hand_over(g: Table, faction: Faction, old: Player, new: Player) -> None:
    g.alliance[faction] = new
    g.tell("event-alliance-moves", who=g.who(new), other=g.who(old), faction=FACTION_WORDS[faction])
    lose_points(g, old, ALLIANCE_VP)
    gain_points(g, new, ALLIANCE_VP)


def lose_influence(g: Table, player: Player, faction: Faction) -> None:
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
            g.alliance[faction] = NOBODY
            g.tell("event-alliance-lost", who=g.who(player), faction=FACTION_WORDS[faction])
            lose_points(g, player, ALLIANCE_VP)


def heirs_of(g: Table, holder: Player, faction: Faction) -> list[Player]:
    """Who was level with the holder before the loss, or holds 4 where the holder no longer does (UPR-RUL-49, 50)."""
    level = g.level(holder, faction)
    levels = [g.level(other, faction) for other in g.opponents(holder)]
    highest = max(levels)
    if highest <= level or highest < ALLIANCE_LEVEL:
        return []
    return [other for other, theirs in zip(g.opponents(holder), levels) if theirs == highest]


def named_player(g: Table, player: Player) -> Option:
    """A player by leader, or by the name of the Rival."""
    return LEADER[g.leaders[player]] if player < g.seats else RIVAL[g.hagal.rivals[player - g.seats]]


class GiveAlliance(Form[Table]):
    """The old holder chooses among those who were level (UPR-RUL-49), once even if two steps were lost."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        faction = ask.args[0]
        assert isinstance(faction, int)
        if ask.answers or g.alliance[faction] != ask.seat:
            return None
        options = [named_player(g, heir) for heir in heirs_of(g, ask.seat, Symbol(faction))]
        return Question("prompt-give-alliance", "UPR-RUL-49", options, {"faction": FACTION_WORDS[faction]})

    def complete(self, g: Table, ask: Ask) -> None:
        faction = ask.args[0]
        assert isinstance(faction, int)
        if ask.answers:
            heirs = heirs_of(g, ask.seat, Symbol(faction))
            heir = next(heir for heir in heirs if named_player(g, heir) is ask.answers[0])
            _hand_over(g, Symbol(faction), ask.seat, heir)


def factions_for(g: Table, player: Player, effect: Influence) -> list[Faction]:
    """The factions that an effect can raise."""
    base = player * WIDTH
    if effect.faction == EACH_SPIED:
        watched = 0
        for post, icons in enumerate(POST_ICONS):
            if g.spies[player] >> post & 1:
                watched |= icons
        found = [faction for faction in EVERY_FACTION if watched >> faction & 1]
    elif effect.faction == VISITED:
        visited = NO_SYMBOL if g.turn.space == NONE else SPACES[g.turn.space].influence
        found = [] if visited == NONE else [visited]
    elif effect.faction == ANY:
        found = [faction for faction in EVERY_FACTION if effect.among >> faction & 1]
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
            gain_influence(g, ask.seat, Symbol(answer.value), effect.amount)


def _influence(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Influence)
    open_to = factions_for(g, player, effect)
    if effect.faction == ANY and len(open_to) > effect.factions:
        g.then(Ask(CHOOSE_FACTIONS, player, effect.number, source, way))
    else:
        for faction in open_to:
            gain_influence(g, player, faction, effect.amount)


def _influence_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Influence)
    return bool(factions_for(g, player, effect))


def meant_faction(g: Table, effect: Influence) -> int:
    """The faction that an effect names."""
    return SPACES[g.turn.space].influence if effect.faction == VISITED else effect.faction


def bonus_may_come_again(g: Table, player: Player, faction: Faction, level: int) -> bool:
    """Whether Influence could be lost before a step, by a card in play or a Plot card, for a bonus that comes again
    (UPR-FAC-09)."""
    if level < ALLIANCE_LEVEL:
        ability = g.leader(player).ability
        if ability.event != INFLUENCE_REACHED or ability.faction != faction or level < ability.level:
            return False
    return bool(g.held(player)) or any([MAKES_WAIT[number] for number, _ in g.turn.pending])


def _only_gives(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    """A named faction, a bonus that asks nothing, and no way to have it twice."""
    assert isinstance(effect, Influence)
    faction = meant_faction(g, effect)
    if faction >= ANY:
        return False
    level = g.level(player, Symbol(faction))
    if BONUS_ASKS[faction] and level < ALLIANCE_LEVEL <= level + effect.amount:
        return False
    return not bonus_may_come_again(g, player, Symbol(faction), level)


def raisable(g: Table, rival: Player) -> list[Faction]:
    """The factions where a Rival can still rise, by its priority."""
    return [faction for faction in g.hagal.rival(rival).priority
            if g.level(rival, faction) < TRACK_TOP]  # fmt: skip


def least(g: Table, rival: Player, open_to: list[Faction]) -> Faction:
    """The lowest track; of equals the leftmost, in which order the factions come."""
    lowest = min([g.level(rival, faction) for faction in open_to])
    return next(faction for faction in open_to if g.level(rival, faction) == lowest)


def _rival_rises(g: Table, rival: Player, effect: Effect) -> None:
    """A free choice goes to the lowest track (HAG-CMB-13, 14)."""
    assert isinstance(effect, Influence)
    if effect.faction != ANY:
        gain_influence(g, rival, effect.faction, effect.amount)
        return
    raised: list[Faction] = []
    for _ in range(effect.factions):
        open_to = [faction for faction in raisable(g, rival) if effect.among >> faction & 1 and faction not in raised]
        if open_to:
            faction = least(g, rival, open_to)
            raised.append(faction)
            gain_influence(g, rival, faction, effect.amount)


def _influence_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Influence)
    if effect.faction < ANY:
        return phrase("effect-influence", amount=effect.amount, faction=named("faction", FACTIONS[effect.faction]))
    if effect.faction > ANY:
        return phrase(f"effect-influence-{('visited', 'each-spied')[effect.faction - ANY - 1]}", amount=effect.amount)
    if effect.factions > 1:
        return phrase("effect-influence-different", amount=effect.amount, factions=effect.factions)
    if effect.among != ALL_FACTIONS:
        return phrase("effect-influence-among", amount=effect.amount, factions=icons_phrase(effect.among))
    return phrase("effect-influence-any", amount=effect.amount)


def _influence_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Influence)
    return scale.climb(effect)


class LoseInfluencePrice(CountedPrice):
    """Steps down, each with a faction of the own choice (UPR-SYM-28)."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        assert isinstance(price, Amount)
        return sum(g.levels(player)) >= price.amount

    def one_of(self, g: Table, player: Player, given: list[Option], words: Words) -> Question:
        levels = g.levels(player)
        for answer in given:
            levels[answer.value] -= 1
        options = [FACTION[faction] for faction in EVERY_FACTION if levels[faction]]
        return Question("prompt-lose-influence", "UPR-SYM-28", options, words)

    def pay_one(self, g: Table, player: Player, value: int, source: Source) -> None:
        lose_influence(g, player, Symbol(value))


def _lose_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return -scale.descend(effect.amount)


GIVE_ALLIANCE: Final = GiveAlliance("give_alliance", FACTION_NAMES)
CHOOSE_FACTIONS: Final = ChooseFactions("choose_factions")
BOOK.add(GIVE_ALLIANCE)
BOOK.add(CHOOSE_FACTIONS)


def _influence_drawn(effect: Effect) -> Symbols:
    assert isinstance(effect, Influence)
    return [(f"influence_{INFLUENCE_TARGETS[effect.faction]}", effect.amount)] if effect.factions == 1 else None


register(
    INFLUENCE,
    does=_influence,
    possible=_influence_possible,
    manner=Manner(gives=_only_gives, could_give=yes),
    price=NO_PRICE,
    rival=Deed(_rival_rises, effect_phrase),
    words=_influence_words,
    drawn=_influence_drawn,
    worth=_influence_worth,
)
register(
    LOSE_INFLUENCE,
    does=elsewhere,
    possible=never,
    manner=Manner(costs_influence=True),
    price=LoseInfluencePrice(),
    rival=NO_USE,
    words=counted_words,
    drawn=only_words,
    worth=_lose_worth,
)
