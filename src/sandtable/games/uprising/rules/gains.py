"""Plain gains: resources, Persuasion, swords, Victory Points, troops (UPR-GEN, UPR-DEP-02)."""

from sandtable.games.uprising.cards import CARD_KIND
from sandtable.games.uprising.effects import GAIN, RECRUIT, Amount, Effect, Gain
from sandtable.games.uprising.hagal.wording import counted_for_rivals
from sandtable.games.uprising.rules.kinds import (
    GIVES,
    NO_PRICE,
    Deed,
    Manner,
    always,
    as_players,
    register,
    yes,
)
from sandtable.games.uprising.rules.supply import (
    gain_persuasion,
    gain_points,
    gain_solari,
    gain_spice,
    gain_swords,
    gain_water,
    recruit,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.symbols import Symbols, counted_symbol
from sandtable.games.uprising.terms import Player, Source, Way
from sandtable.games.uprising.wording import counted_words, effect_phrase, folded
from sandtable.kernel.messages import phrase
from sandtable.kernel.views import Phrase


def _gain(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Gain)
    if effect.persuasion:
        gain_persuasion(g, player, effect.persuasion)
    if effect.swords:
        gain_swords(g, player, effect.swords)
        if 0 <= source < len(CARD_KIND):
            g.turn.armed |= 1 << source
    if effect.solari:
        gain_solari(g, player, effect.solari)
    if effect.spice:
        gain_spice(g, player, effect.spice)
    if effect.water:
        gain_water(g, player, effect.water)
    if effect.vp:
        gain_points(g, player, effect.vp)


def _gain_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Gain)
    return folded("effect-and", [phrase(f"effect-gain-{name}", amount=amount) for name, amount in effect.amounts()])


def _gain_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Gain)
    return scale.gain(effect)


def _recruit(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Amount)
    recruit(g, player, effect.amount)


def _troops_left(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return g.supply[player] > 0


def _supply_suffices(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    """With enough troops for all that may come, their order does not matter."""
    assert isinstance(effect, Amount)
    return g.supply[player] > effect.amount


def _rival_recruits(g: Table, rival: Player, effect: Effect) -> None:
    assert isinstance(effect, Amount)
    recruit(g, rival, effect.amount)


def _recruit_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return scale.recruits(effect.amount)


def _gain_drawn(effect: Effect) -> Symbols:
    assert isinstance(effect, Gain)
    return [(name, amount) for name, amount in effect.amounts()]


register(
    GAIN,
    does=_gain,
    possible=always,
    manner=GIVES,
    price=NO_PRICE,
    rival=Deed(as_players, effect_phrase, is_gain=True),
    words=_gain_words,
    drawn=_gain_drawn,
    worth=_gain_worth,
)
register(
    RECRUIT,
    does=_recruit,
    possible=_troops_left,
    manner=Manner(gives=_supply_suffices, could_give=yes, calm=yes),
    price=NO_PRICE,
    rival=Deed(_rival_recruits, counted_for_rivals),
    words=counted_words,
    drawn=counted_symbol,
    worth=_recruit_worth,
)
