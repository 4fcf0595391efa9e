"""What an effect says, as messages inside messages: nothing is formatted here.

A phrase has the shape of a prompt or an event: `{"message": id, "args": {...}}`. In its arguments an int is a number, a
str is the id of another message, and a dict is another phrase; an edge renders it from the inside out.
"""

from typing import Final

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.cards.kinds import ACQUIRE as ACQUIRE_CONTRACT
from sandtable.games.uprising.cards.kinds import COMPLETIONS, HARVEST, VISIT, Contract
from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.conditions import (
    CONDITIONS,
    COUNTERS,
    EVENTS,
    OTHER_CARD_IN_PLAY,
    SPY_PLACED_ON,
    WINDOWS,
    Condition,
)
from sandtable.games.uprising.effects import (
    ACQUIRE,
    CHOOSE,
    CONTROL,
    FLIP_CONFLICT,
    GAIN,
    INFLUENCE,
    NO_LIMIT,
    OPS,
    PAY,
    PER,
    PLACE_SPY,
    RETREAT,
    SEQUENCE,
    SORT_TOP,
    SPECIAL,
    SPEND,
    TRASH,
    WATCH,
    WHEN,
    Acquire,
    Amount,
    Choose,
    Control,
    Effect,
    FlipConflict,
    Gain,
    Influence,
    Pay,
    Per,
    PlaceSpy,
    Retreat,
    Sequence,
    SortTop,
    Special,
    Spend,
    Trash,
    Watch,
    When,
)
from sandtable.games.uprising.leaders import Leader
from sandtable.games.uprising.terms import (
    ANY,
    ANYWHERE,
    BATTLE_ICONS,
    FACTION_ICONS,
    FACTIONS,
    FREMEN,
    ICONS,
    IN_DISCARD,
    IN_HAND,
    NONE,
    icon_mask,
)
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.views import Phrase

ALL_FACTIONS: Final = icon_mask(FACTION_ICONS)


def folded(message: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one: first, and the rest."""
    if not phrases:
        return phrase("effect-nothing")
    whole = phrases[-1]
    for place in range(len(phrases) - 2, -1, -1):
        whole = phrase(message, first=phrases[place], rest=whole)
    return whole


def effect_phrase(effect: Effect) -> Phrase:
    """A whole box: its parts stand apart more clearly than the parts inside an arrow or a condition."""
    return folded("effect-next", [_part(part) for part in effect.parts()])


def option_phrase(option: Option) -> Phrase | None:
    """An effect to choose is named by what it does; everything else has a name of its own."""
    return effect_phrase(EFFECTS[option.value]) if option.kind == "effect" else None


def condition_phrase(condition: Condition) -> Phrase:
    name = f"condition-{CONDITIONS[condition.kind]}"
    if condition.negated:
        return phrase(f"{name}-not")
    if condition.kind == SPY_PLACED_ON:
        return phrase(name, icons=_icons(condition.what))
    if condition.kind == OTHER_CARD_IN_PLAY and condition.what == FREMEN:
        return phrase("condition-fremen-bond")
    if condition.card:
        return phrase(name, amount=condition.amount, card=named("card", condition.card))
    if condition.what == ANY:
        return phrase(f"{name}-any")
    if condition.what != NONE:
        return phrase(name, amount=condition.amount, faction=named("faction", FACTIONS[condition.what]))
    return phrase(name, amount=condition.amount)


def completion_phrase(contract: Contract) -> Phrase:
    """What completes a contract."""
    name = f"completion-{COMPLETIONS[contract.completion]}"
    if contract.completion == VISIT:
        return phrase(name, space=named("space", SPACES[contract.target].id))
    if contract.completion == HARVEST:
        return phrase(name, amount=contract.target)
    if contract.completion == ACQUIRE_CONTRACT:
        return phrase(name, card=named("card", contract.card))
    return phrase(name)


def ability_phrase(leader: Leader) -> Phrase:
    """What a leader does all game long, in a sentence of its own."""
    return phrase(f"ability-{leader.ability.id}-text")


def setup_phrase(leader: Leader) -> Phrase | None:
    """How a leader changes the setup, if at all."""
    return phrase(f"setup-{leader.id}") if leader.starts_without or leader.reserved_contracts else None


def _part(effect: Effect) -> Phrase:
    op = effect.op
    if op == SEQUENCE:
        assert isinstance(effect, Sequence)
        # A condition stands apart, or it would be read with what comes before it.
        conditional = any([part.op == WHEN for part in effect.effects[1:]])
        return folded("effect-next" if conditional else "effect-and", [_part(part) for part in effect.effects])
    if op == PAY:
        assert isinstance(effect, Pay)
        return phrase("effect-pay", cost=price_phrase(effect.cost), then=_part(effect.then))
    if op == CHOOSE:
        assert isinstance(effect, Choose)
        if len(effect.options) == 1:
            return phrase("effect-optional", effect=_part(effect.options[0]))
        options = folded("effect-either", [_part(option) for option in effect.options])
        return phrase("effect-may-choose" if effect.optional else "effect-choose", options=options)
    if op == WHEN:
        assert isinstance(effect, When)
        return _when(effect)
    if op == PER:
        assert isinstance(effect, Per)
        return phrase("effect-per", counter=named("counter", COUNTERS[effect.counter]),
                      effect=_part(effect.effect))  # fmt: skip
    if op == WATCH:
        assert isinstance(effect, Watch)
        return _watch(effect)
    if op == GAIN:
        assert isinstance(effect, Gain)
        gains = [phrase(f"effect-gain-{name}", amount=amount) for name, amount in effect.amounts()]
        return folded("effect-and", gains)
    if op == SPEND:
        assert isinstance(effect, Spend)
        return cost_phrase(effect)
    if op == INFLUENCE:
        assert isinstance(effect, Influence)
        return _influence(effect)
    if op == PLACE_SPY:
        assert isinstance(effect, PlaceSpy)
        return _place_spy(effect)
    if op == TRASH:
        assert isinstance(effect, Trash)
        return _trash(effect)
    if op == RETREAT:
        assert isinstance(effect, Retreat)
        return _retreat(effect)
    if op == ACQUIRE:
        assert isinstance(effect, Acquire)
        return _acquire(effect)
    if op == SORT_TOP:
        assert isinstance(effect, SortTop)
        return phrase("effect-sort-top", look=effect.look, draw=effect.draw, discard=effect.discard,
                      trash=effect.trash)  # fmt: skip
    if op == CONTROL:
        assert isinstance(effect, Control)
        return phrase("effect-control", space=named("space", SPACES[effect.space].id))
    if op == FLIP_CONFLICT:
        assert isinstance(effect, FlipConflict)
        return phrase("effect-flip-conflict", icon=named("battle-icon", BATTLE_ICONS[effect.icon]))
    if op == SPECIAL:
        assert isinstance(effect, Special)
        return phrase(f"special-{effect.rule}")
    if isinstance(effect, Amount):
        return phrase(f"effect-{OPS[op]}", amount=effect.amount)
    return phrase(f"effect-{OPS[op]}")


def price_phrase(cost: Effect) -> Phrase:
    """The left of an arrow. A price is not optional in itself, as trashing otherwise is."""
    return folded("effect-and", [_price(price) for price in cost.parts()])


def _price(price: Effect) -> Phrase:
    free_pick = isinstance(price, Trash) and price.zones == ANYWHERE and price.tag == NONE
    return phrase("effect-trash-price") if free_pick else _part(price)


def cost_phrase(cost: Spend) -> Phrase:
    return folded("effect-and", [phrase(f"effect-spend-{name}", amount=amount) for name, amount in cost.amounts()])


def _when(effect: When) -> Phrase:
    condition = condition_phrase(effect.condition)
    if not effect.otherwise.parts():
        return phrase("effect-when", condition=condition, then=_part(effect.then))
    return phrase("effect-when-else", condition=condition, then=_part(effect.then), otherwise=_part(effect.otherwise))


def _watch(effect: Watch) -> Phrase:
    return phrase(
        "effect-watch-repeat" if effect.repeat else "effect-watch",
        window=named("window", WINDOWS[effect.window]),
        event=phrase(f"event-{EVENTS[effect.event]}", amount=effect.minimum),
        effect=_part(effect.effect),
    )


def _influence(effect: Influence) -> Phrase:
    if effect.faction < ANY:
        return phrase("effect-influence", amount=effect.amount, faction=named("faction", FACTIONS[effect.faction]))
    if effect.faction > ANY:
        return phrase(f"effect-influence-{('visited', 'each-spied')[effect.faction - ANY - 1]}", amount=effect.amount)
    if effect.factions > 1:
        return phrase("effect-influence-different", amount=effect.amount, factions=effect.factions)
    if effect.among != ALL_FACTIONS:
        return phrase("effect-influence-among", amount=effect.amount, factions=_icons(effect.among))
    return phrase("effect-influence-any", amount=effect.amount)


def _place_spy(effect: PlaceSpy) -> Phrase:
    if effect.visited:
        spy = phrase("effect-place-spy-visited", amount=effect.amount)
    elif effect.icons:
        spy = phrase("effect-place-spy-on", amount=effect.amount, icons=_icons(effect.icons))
    else:
        spy = phrase("effect-place-spy", amount=effect.amount)
    return phrase("effect-place-spy-shared", spy=spy) if effect.share else spy


def _trash(effect: Trash) -> Phrase:
    if effect.zones == ANYWHERE and effect.tag == NONE:
        return phrase("effect-trash")
    zone = "zone-hand" if effect.zones == IN_HAND else "zone-discard" if effect.zones == IN_DISCARD else "zone-play"
    if effect.zones == ANYWHERE:
        zone = "zone-anywhere"
    if effect.tag == NONE:
        return phrase("effect-trash-from", zone=zone)
    tag = named("faction", FACTIONS[effect.tag])
    return phrase("effect-trash-other-tag" if effect.other else "effect-trash-tag", zone=zone, tag=tag)


def _retreat(effect: Retreat) -> Phrase:
    if effect.minimum == effect.maximum:
        return phrase("effect-retreat", amount=effect.minimum)
    if effect.maximum == NO_LIMIT:
        return phrase("effect-retreat-any")
    if effect.minimum == 0:
        return phrase("effect-retreat-up-to", amount=effect.maximum)
    return phrase("effect-retreat-between", minimum=effect.minimum, maximum=effect.maximum)


def _acquire(effect: Acquire) -> Phrase:
    if effect.for_solari:
        taken = phrase("effect-acquire-for-solari")
    elif effect.minimum == effect.maximum:
        taken = phrase("effect-acquire-costing", cost=effect.minimum)
    else:
        taken = phrase("effect-acquire-up-to", cost=effect.maximum)
    if effect.to_hand:
        taken = phrase("effect-acquire-to-hand", card=taken)
    if effect.to_hand_if is not None:
        taken = phrase("effect-acquire-to-hand-if", card=taken, condition=condition_phrase(effect.to_hand_if))
    return phrase("effect-optional", effect=taken) if effect.optional else taken


def _icons(mask: int) -> Phrase:
    names = [phrase(named("icon", icon)) for number, icon in enumerate(ICONS) if mask >> number & 1]
    return folded("effect-or", names)
