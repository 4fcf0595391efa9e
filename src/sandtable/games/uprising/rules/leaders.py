"""Leaders: the Signet Ring, and the abilities that only one leader has (UPR-LDR, UPR-CLR, UPR-RUL-80 to 84)."""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.board import POSTS_OF_SPACE, SPACES
from sandtable.games.uprising.conditions import AGENT_SENT, OTHER_AGENT_SENT
from sandtable.games.uprising.effects import SIGNET, SPECIAL, Effect, Special
from sandtable.games.uprising.hagal.wording import said_of_rivals
from sandtable.games.uprising.leaders import TRAINING, Ability
from sandtable.games.uprising.notation import TRAINING_STEP
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.decks import draw_cards
from sandtable.games.uprising.rules.forms import MAY_USE
from sandtable.games.uprising.rules.hagal.acting import act
from sandtable.games.uprising.rules.interpreter import possible, run
from sandtable.games.uprising.rules.kinds import (
    ASKS,
    ASKS_WHETHER,
    INSIDE,
    NO_PRICE,
    NO_USE,
    OPEN,
    Deed,
    may_leave,
    register,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import LEADER_WORDS, Table
from sandtable.games.uprising.symbols import only_words, plain_symbol
from sandtable.games.uprising.terms import NO_SOURCE, NONE, Player, Source, SpaceIndex, Way
from sandtable.games.uprising.wording import plain_words
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.steps import Ask, Form, Question
from sandtable.kernel.views import Phrase

TRAINING_WORDS: Final = tuple([named("training", step.id) for step in TRAINING])

Act = Callable[[Table, Player, Source], None]
Able = Callable[[Table, Player], bool]


def _signet(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """The leader's right ability, if its owner wants to use it (UPR-LDR-02, 03, UPR-SYM-13)."""
    ability = g.leader(player).signet_effect
    if may_leave(g, ability):
        run(g, player, ability, source, way)
    elif way == OPEN:
        g.then(Ask(MAY_USE, player, ability.number, source, way))
    else:
        run(g, player, ability, source, INSIDE)


def _signet_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return possible(g, player, g.leader(player).signet_effect, source)


def _rival_signet(g: Table, rival: Player, effect: Effect) -> None:
    """The signet ability of the Rival card (HAG-ICN-04)."""
    g.tell("event-rival-signet", who=g.who(rival))
    act(g, rival, g.hagal.rival(rival).signet)


def _signet_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.signet(source)


def fires(g: Table, player: Player, ability: Ability) -> bool:
    """Whether an ability that follows the own Agent answers to the space just entered."""
    icon = SPACES[g.turn.space].icon
    return ability.event == AGENT_SENT and ability.icons >> icon & 1 == 1


def smuggle(g: Table, visitor: Player, space: SpaceIndex) -> None:
    """Abilities that follow the Agents of others."""
    for player in g.opponents(visitor):
        if player < g.seats:
            ability = g.leader(player).ability
            if ability.event == OTHER_AGENT_SENT:
                spied = any([g.spies[player] >> post & 1 for post in POSTS_OF_SPACE[space]])
                if (spied or not ability.spied) and (SPACES[space].maker or not ability.maker):
                    run(g, player, ability.effect, NO_SOURCE, INSIDE)


# Training.


class TrainForm(Form[Table]):
    """Which way the token goes at a fork of the training track."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        ways = TRAINING[g.training[ask.seat]].next
        return Question("prompt-train", "UPR-CLR-06", [TRAINING_STEP[step] for step in ways])

    def complete(self, g: Table, ask: Ask) -> None:
        train(g, ask.seat, ask.value(0), NO_SOURCE)


def train(g: Table, player: Player, step: int, source: Source) -> None:
    g.training[player] = step
    g.tell("event-trains", who=g.who(player), step=TRAINING_WORDS[step])
    run(g, player, TRAINING[step].effect, source, INSIDE)


def _train(g: Table, player: Player, source: Source) -> None:
    """Along the track from left to right; at its end nothing more happens (UPR-CLR-06, 07, UPR-RUL-09)."""
    ways = TRAINING[g.training[player]].next
    if len(ways) == 1:
        train(g, player, ways[0], source)
    elif ways:
        g.then(Ask(TRAIN_FORM, player))


def _can_train(g: Table, player: Player) -> bool:
    return bool(TRAINING[g.training[player]].next)


# Memories.


def _remember(g: Table, player: Player, source: Source) -> None:
    """A troop from the supply becomes a memory."""
    if g.supply[player]:
        g.supply[player] -= 1
        g.memories[player] += 1
        g.tell("event-memory", who=g.who(player), memories=g.memories[player])


def _can_remember(g: Table, player: Player) -> bool:
    return g.supply[player] > 0


def _return_memories(g: Table, player: Player, source: Source) -> None:
    """All memories return to the supply, one card for each."""
    count = g.memories[player]
    if count:
        g.memories[player] = 0
        g.supply[player] += count
        g.tell("event-memories-return", who=g.who(player), amount=count)
        draw_cards(g, player, count)


def _has_memories(g: Table, player: Player) -> bool:
    return g.memories[player] > 0


def _flip(g: Table, player: Player, source: Source) -> None:
    """The other side is in force at once, on this very turn (UPR-RUL-82)."""
    before = g.leaders[player]
    g.leaders[player] = g.leader(player).back
    g.tell("event-flips", who=LEADER_WORDS[before], leader=g.who(player))
    ability = g.leader(player).ability
    if g.turn.space != NONE and fires(g, player, ability):
        g.turn.pending.append((ability.effect.number, NO_SOURCE))


def _can_flip(g: Table, player: Player) -> bool:
    """Memories are not asked for: all of none is none (UPR-RUL-121)."""
    return g.leader(player).back != NONE


def _repeat_space(g: Table, player: Player, source: Source) -> None:
    """The printed effects of the space once more, without its Influence and its cost."""
    space = SPACES[g.turn.space]
    paid = g.turn.entry
    g.tell("event-repeats", who=g.who(player), space=named("space", space.id))
    for part in space.entries[paid].effect.parts():
        g.turn.pending.append((part.number, NO_SOURCE))


def _can_repeat(g: Table, player: Player) -> bool:
    return g.turn.space != NONE


def _reserved(g: Table, player: Player, source: Source) -> None:
    """The reserve is on offer whenever a contract is taken; nothing happens by itself."""


def _never(g: Table, player: Player) -> bool:
    return False


ACTS: Final[dict[str, tuple[Act, Able]]] = {
    "train": (_train, _can_train),
    "memory": (_remember, _can_remember),
    "return_memories": (_return_memories, _has_memories),
    "flip_leader": (_flip, _can_flip),
    "repeat_space": (_repeat_space, _can_repeat),
    "reserved_contract": (_reserved, _never),
}


def _special(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Special)
    ACTS[effect.rule][0](g, player, source)


def _special_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Special)
    return ACTS[effect.rule][1](g, player)


def _special_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Special)
    return phrase(f"special-{effect.rule}")


def _special_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Special)
    return scale.special(effect.rule, source)


TRAIN_FORM: Final = TrainForm("train")
BOOK.add(TRAIN_FORM)
register(
    SIGNET,
    does=_signet,
    possible=_signet_possible,
    manner=ASKS_WHETHER,
    price=NO_PRICE,
    rival=Deed(_rival_signet, said_of_rivals),
    words=plain_words,
    drawn=plain_symbol,
    worth=_signet_worth,
)
register(
    SPECIAL,
    does=_special,
    possible=_special_possible,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=_special_words,
    drawn=only_words,
    worth=_special_worth,
)
