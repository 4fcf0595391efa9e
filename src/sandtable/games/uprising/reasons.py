"""Why the heuristic player answers so: what its own judgement of the option came to, with the figures of the table."""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.board import ALLIANCE_LEVEL, FRIENDSHIP_LEVEL, POSTS, SPACES, TROOP_STRENGTH
from sandtable.games.uprising.bot.advice import ABOUT_INTRIGUE
from sandtable.games.uprising.bot.errands import best_entry, best_errand, visit
from sandtable.games.uprising.bot.judge import Judge
from sandtable.games.uprising.bot.quality import PERSUASION
from sandtable.games.uprising.cards import CARD_KIND, CARDS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.effects import NOTHING
from sandtable.games.uprising.leaders import TRAINING
from sandtable.games.uprising.notation import DECLINE, END_TURN, PASS, REVEAL
from sandtable.games.uprising.rules.influence import named_player
from sandtable.games.uprising.rules.player_turns import SENT_TO
from sandtable.games.uprising.rules.spaces import cost_of
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import FACTIONS, NONE, CardKind, Faction, PostIndex, SpaceIndex
from sandtable.games.uprising.wording import cost_phrase, effect_phrase
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase

Reason = Callable[[Table, Seat, Option], Phrase]


def why(state: State, seat: int, option: Option) -> Phrase | None:
    """The reason behind the heuristic player's own choice."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    if prompt is None:
        return None
    if option.kind == "intrigue" and prompt.message not in ABOUT_INTRIGUE:
        return phrase("advice-plot")
    reason = REASONS.get(prompt.message)
    return phrase("advice-usual") if reason is None else reason(state, Seat(seat), option)


def _always(reason: str) -> Reason:
    return lambda g, seat, option: phrase(f"advice-{reason}")


def _unless(refusal: Option, otherwise: str, refused: str) -> Reason:
    return lambda g, seat, option: phrase(f"advice-{refused if option is refusal else otherwise}")


# Turns.

# How a visit is spoken of: by itself, with its effects, with its Influence.
TURN: Final = ("advice-turn", "advice-turn-gives", "advice-turn-influence")
SPACE: Final = ("advice-space", "advice-space-gives", "advice-space-influence")


def _visit(g: Table, seat: Seat, space: SpaceIndex, entry: int, messages: tuple[str, str, str]) -> Phrase:
    """What a space gives: Influence above all, else its effects."""
    alone, gives, with_influence = messages
    place = SPACES[space]
    name = named("space", place.id)
    if place.influence != NONE:
        level = g.level(seat, place.influence) + 1
        faction = named("faction", FACTIONS[place.influence])
        return phrase(with_influence, space=name, faction=faction, level=level, point=_gives_point(level))
    effect = place.entries[entry].effect
    if effect is NOTHING:
        return phrase(alone, space=name)
    return phrase(gives, space=name, effect=effect_phrase(effect))


def _gives_point(level: int) -> int:
    """1 where a step of Influence brings a Victory Point by itself."""
    return 1 if level == FRIENDSHIP_LEVEL else 0


def _turn(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is REVEAL:
        ahead = sum([PERSUASION[CARD_KIND[card]] for card in g.hand(seat)]) + (2 if g.council[seat] else 0)
        return phrase("advice-turn-reveal", persuasion=ahead)
    errand = best_errand(Judge(g, seat), [CardKind(option.value)])
    assert errand is not None
    return _visit(g, seat, errand.space, errand.entry, TURN)


def _space(g: Table, seat: Seat, option: Option) -> Phrase:
    space = SpaceIndex(option.value)
    return _visit(g, seat, space, best_entry(Judge(g, seat), space)[0], SPACE)


def _entry(g: Table, seat: Seat, option: Option) -> Phrase:
    ask = g.form_of(seat)
    assert ask is not None
    space = SpaceIndex(ask.value(SENT_TO))
    effect = effect_phrase(SPACES[space].entries[option.value].effect)
    return phrase("advice-entry", effect=effect, cost=cost_phrase(cost_of(g, space, option.value)))


def _wished(g: Table, seat: Seat, post: PostIndex) -> str:
    """The space beside a post that one would like to enter most."""
    judge = Judge(g, seat)
    return named("space", SPACES[max(POSTS[post].spaces, key=lambda space: visit(judge, space, 0))].id)


def _place_spy(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-place-spy", space=_wished(g, seat, PostIndex(option.value)))


def _gather(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is DECLINE:
        return phrase("advice-gather-no")
    return phrase("advice-gather", spies=g.spies_in_supply(seat))


def _reveal_turn(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is END_TURN:
        return phrase("advice-end-reveal", persuasion=g.persuasion[seat])
    if option.kind == "card":
        return phrase("advice-buy", cost=CARDS[option.value].cost, persuasion=g.persuasion[seat])
    return phrase("advice-effect")


def _deploy(g: Table, seat: Seat, option: Option) -> Phrase:
    foes = max([g.strength(other) for other in g.opponents(seat)])
    if not option.value:
        return phrase("advice-deploy-none", foes=foes)
    own = g.strength(seat) + TROOP_STRENGTH * option.value
    return phrase("advice-deploy", own=own, foes=foes)


def _retreat(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is DECLINE:
        return phrase("advice-no")
    return phrase("advice-retreat", own=g.strength(seat) - TROOP_STRENGTH * option.value)


# Effects.


def _influence(g: Table, seat: Seat, option: Option) -> Phrase:
    faction = Faction(option.value)
    level = g.level(seat, faction) + 1
    holder = g.alliance[faction]
    if level == FRIENDSHIP_LEVEL:
        return phrase("advice-influence-friend", level=level)
    if level >= ALLIANCE_LEVEL and holder == NONE:
        return phrase("advice-influence-alliance", level=level)
    if level >= ALLIANCE_LEVEL and holder != seat:
        return phrase("advice-influence-overtake", level=level, whom=g.who(holder))
    return phrase("advice-influence", level=level)


def _lose_influence(g: Table, seat: Seat, option: Option) -> Phrase:
    if option is DECLINE:
        return phrase("advice-no")
    level = g.level(seat, Faction(option.value))
    return phrase("advice-lose-influence", level=level, point=_gives_point(level))


def _contract(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-contract", effect=effect_phrase(CONTRACTS[option.value].reward))


def _recall_agent(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-recall-agent")


def _train(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-train", effect=effect_phrase(TRAINING[option.value].effect))


def _set_aside(g: Table, seat: Seat, option: Option) -> Phrase:
    return phrase("advice-set-aside", cost=CARDS[option.value].cost)


# Combat and the end.


def _combat(g: Table, seat: Seat, option: Option) -> Phrase:
    own, foes = g.strength(seat), max([g.strength(other) for other in g.opponents(seat)])
    return phrase("advice-combat-no" if option is PASS else "advice-combat", own=own, foes=foes)


def _give_alliance(g: Table, seat: Seat, option: Option) -> Phrase:
    heir = next(player for player in g.opponents(seat) if named_player(g, player) is option)
    return phrase("advice-give-alliance", points=g.vp[heir])


REASONS: Final[dict[str, Reason]] = {
    "prompt-turn": _turn,
    "prompt-space": _space,
    "prompt-entry": _entry,
    "prompt-infiltrate": _always("least-post"),
    "prompt-gather": _gather,
    "prompt-order": _always("order"),
    "prompt-reveal-turn": _reveal_turn,
    "prompt-end-turn": _always("end"),
    "prompt-deploy": _deploy,
    "prompt-deploy-effect": _deploy,
    "prompt-retreat": _retreat,
    "prompt-choose": _unless(DECLINE, "choose", "no"),
    "prompt-pay": _unless(DECLINE, "yes", "no"),
    "prompt-use": _unless(DECLINE, "yes", "no"),
    "prompt-shield-wall": _unless(DECLINE, "shield-wall", "shield-wall-no"),
    "prompt-influence": _influence,
    "prompt-lose-influence": _lose_influence,
    "prompt-place-spy": _place_spy,
    "prompt-recall-to-place": _unless(DECLINE, "least-post", "stay"),
    "prompt-recall-spy": _unless(DECLINE, "least-post", "no"),
    "prompt-contract": _contract,
    "prompt-discard": _unless(DECLINE, "discard", "no"),
    "prompt-trash": _unless(DECLINE, "trash", "no"),
    "prompt-trash-from": _always("trash-from"),
    "prompt-trash-intrigue": _unless(DECLINE, "least-intrigue", "no"),
    "prompt-acquire": _unless(DECLINE, "acquire", "no"),
    "prompt-set-aside": _set_aside,
    "prompt-sort-draw": _always("sort-draw"),
    "prompt-sort-discard": _always("sort-discard"),
    "prompt-recall-agent": _recall_agent,
    "prompt-train": _train,
    "prompt-combat": _combat,
    "prompt-endgame": _unless(PASS, "points", "points-none"),
    "prompt-turn-conflict": _always("turn-conflict"),
    "prompt-leader": _always("leader"),
    "prompt-give-alliance": _give_alliance,
    "prompt-defend": _always("defend"),
}
