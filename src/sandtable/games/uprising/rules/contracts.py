"""Contracts: taking and completing them (UPR-CHM, UPR-RUL-75 to 80)."""

from typing import Final

from sandtable.games.uprising.board import CONTRACT_FALLBACK_SOLARI, CONTRACTS_FACE_UP
from sandtable.games.uprising.cards import CARD_NUMBER, CONTRACT_KIND
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.kinds import ACQUIRE, HARVEST, IMMEDIATE, VISIT
from sandtable.games.uprising.conditions import TAKING_CONTRACT
from sandtable.games.uprising.effects import CONTRACT, Amount, Effect
from sandtable.games.uprising.hagal.wording import counted_for_rivals
from sandtable.games.uprising.notation import CONTRACT as CONTRACT_OPTION
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.interpreter import run_parts
from sandtable.games.uprising.rules.kinds import NO_PRICE, Deed, Manner, always, register, yes
from sandtable.games.uprising.rules.supply import gain_solari
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import (
    COMPLETED_BY,
    CONTRACT_SOURCE,
    CONTRACT_STACK,
    CONTRACT_WORDS,
    OFFERED,
    RESERVED,
    TAKEN_BY,
    Table,
)
from sandtable.games.uprising.symbols import counted_symbol
from sandtable.games.uprising.terms import NO_SOURCE, NONE, CardKind, Player, Source, SpaceIndex, Token, Way
from sandtable.games.uprising.wording import counted_words
from sandtable.kernel.steps import Ask, Question

TARGET_CARD: Final = tuple([CARD_NUMBER[contract.card] if contract.card else NONE for contract in CONTRACTS])
"""The kind of card whose acquisition completes a contract."""


def offer(g: Table) -> None:
    """Face-up contracts are replaced at once from the stack (UPR-CHM-02, 07)."""
    missing = CONTRACTS_FACE_UP - len(g.contracts.zones[OFFERED])
    if missing and g.contracts.zones[CONTRACT_STACK]:
        for token in g.contracts.draw(g, missing, CONTRACT_STACK, OFFERED, g.everyone):
            g.tell("event-contract-offered", contract=CONTRACT_WORDS[CONTRACT_KIND[token]])


def tokens_to_take(g: Table, player: Player) -> list[int]:
    """Those face up, and the reserve of a leader who has one (UPR-RUL-80)."""
    tokens = g.contracts.zones[OFFERED][:]
    if player < g.seats and g.leader(player).ability.event == TAKING_CONTRACT:
        tokens += g.contracts.zones[RESERVED]
    return tokens


def take(g: Table, player: Player, token: Token) -> None:
    contracts = g.contracts
    kind = CONTRACT_KIND[token]
    zone = OFFERED if token in contracts.zones[OFFERED] else RESERVED
    contracts.move(g, token, zone, TAKEN_BY[player], g.everyone)
    g.tell("event-takes-contract", who=g.who(player), contract=CONTRACT_WORDS[kind])
    offer(g)
    if CONTRACTS[kind].completion == IMMEDIATE:
        complete(g, player, token)


def complete(g: Table, player: Player, token: Token) -> None:
    """Announced, turned down, rewarded (UPR-CHM-13, 14)."""
    kind = CONTRACT_KIND[token]
    g.contracts.move(g, token, TAKEN_BY[player], COMPLETED_BY[player], g.everyone)
    g.tell("event-completes-contract", who=g.who(player), contract=CONTRACT_WORDS[kind])
    run_parts(g, player, CONTRACTS[kind].reward.parts(), NO_SOURCE)


def agent_sent(g: Table, player: Player, space: SpaceIndex, maker: bool) -> None:
    """Contracts held when the Agent is sent are completed by the visit, or by a harvest to come (UPR-RUL-11, 78)."""
    for token in g.contracts.zones[TAKEN_BY[player]]:
        contract = CONTRACTS[CONTRACT_KIND[token]]
        if contract.completion == VISIT and contract.target == space:
            g.turn.pending.append((contract.reward.number, Source(CONTRACT_SOURCE + token)))
        elif contract.completion == HARVEST and maker:
            g.turn.harvests.append(token)


def harvested(g: Table) -> None:
    """Enough spice this turn completes a harvest contract (UPR-CHM-10)."""
    turn = g.turn
    for token in turn.harvests[:]:
        contract = CONTRACTS[CONTRACT_KIND[token]]
        if turn.spice_gained >= contract.target:
            turn.harvests.remove(token)
            turn.pending.append((contract.reward.number, Source(CONTRACT_SOURCE + token)))


def card_acquired(g: Table, player: Player, kind: CardKind) -> None:
    """The contract that names a card (UPR-CHM-12)."""
    for token in g.contracts.zones[TAKEN_BY[player]][:]:
        which = CONTRACT_KIND[token]
        if CONTRACTS[which].completion == ACQUIRE and TARGET_CARD[which] == kind:
            complete(g, player, token)


class TakeContract(EffectForm):
    """Which contract to take (UPR-CHM-06)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        kinds = sorted({CONTRACT_KIND[token] for token in tokens_to_take(g, ask.seat)})
        if not kinds:
            return None
        options = [CONTRACT_OPTION[kind] for kind in kinds]
        return Question("prompt-contract", "UPR-CHM-06", options, None, self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers:
            gain_solari(g, ask.seat, CONTRACT_FALLBACK_SOLARI)
            return
        kind = ask.value(0)
        take(g, ask.seat, next(token for token in tokens_to_take(g, ask.seat) if CONTRACT_KIND[token] == kind))


def _contract(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """A contract, or 2 Solari without the module and when none is left (UPR-CHM-05, 06, 08, UPR-RUL-79)."""
    assert isinstance(effect, Amount)
    kinds = {CONTRACT_KIND[token] for token in tokens_to_take(g, player)} if g.choam else set()
    if not kinds:
        gain_solari(g, player, CONTRACT_FALLBACK_SOLARI)
    elif len(kinds) == 1:
        take(g, player, tokens_to_take(g, player)[0])
    else:
        g.then(Ask(TAKE_CONTRACT, player, effect.number, source, way))


def _none_to_take(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return not g.choam or not tokens_to_take(g, player)


def _rival_is_paid(g: Table, rival: Player, effect: Effect) -> None:
    """A Rival never takes contracts (HAG-CMB-16)."""
    assert isinstance(effect, Amount)
    gain_solari(g, rival, CONTRACT_FALLBACK_SOLARI * effect.amount)


def _contract_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return scale.contract * effect.amount


TAKE_CONTRACT: Final = TakeContract("take_contract")
BOOK.add(TAKE_CONTRACT)
register(
    CONTRACT,
    does=_contract,
    possible=always,
    manner=Manner(gives=_none_to_take, could_give=yes),
    price=NO_PRICE,
    rival=Deed(_rival_is_paid, counted_for_rivals, is_gain=True),
    words=counted_words,
    drawn=counted_symbol,
    worth=_contract_worth,
)
