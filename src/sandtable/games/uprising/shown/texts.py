"""What the components of Uprising say, in a line each."""

from typing import Final

from sandtable.games.uprising.board import SPACES, Entry, Space, third_place_is_rewarded
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.effects import NOTHING, SIGNET, Effect, Spend, influence
from sandtable.games.uprising.leaders import LEADERS, TRAINING
from sandtable.games.uprising.rules.vocabulary import KINDS_ARE_IN
from sandtable.games.uprising.terms import BATTLE_ICONS, FACTION_ICONS, FACTIONS, ICONS, NONE
from sandtable.games.uprising.wording import (
    ability_phrase,
    completion_phrase,
    condition_phrase,
    cost_phrase,
    effect_phrase,
    setup_phrase,
)
from sandtable.kernel.messages import named
from sandtable.kernel.views import Phrase
from sandtable.words import Words

# Effects can be said once all kinds have their entries.
assert KINDS_ARE_IN

CARD_OF: Final = {card.id: card for card in CARDS}
INTRIGUE_OF: Final = {card.id: card for card in INTRIGUE}
CONFLICT_OF: Final = {card.id: card for card in CONFLICTS}
CONTRACT_OF: Final = {contract.id: contract for contract in CONTRACTS}
LEADER_OF: Final = {leader.id: leader for leader in LEADERS}
SPACE_OF: Final = {space.id: space for space in SPACES}
TRAINING_OF: Final = {step.id: step for step in TRAINING}
BOXES: Final = ("plot", "combat", "endgame")


class Texts:
    """Puts the printed icons into words. It knows the components, never the table."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def label(self, message: str, **args: int | str) -> str:
        """A text of the table itself; its arguments stand as they are."""
        return self.words.phrase(f"table-{message}", **args)

    def name(self, kind: str, id: str) -> str:
        return self.words.text(named(kind, id))

    def phrase(self, phrase: Phrase) -> str:
        return self.words.text(phrase["message"], phrase["args"])

    def effect(self, effect: Effect) -> str:
        return self.phrase(effect_phrase(effect))

    # Personal cards.

    def icons(self, card: Card) -> str:
        """Where a card sends an Agent, in brackets; nothing for a card without Agent icons."""
        icons = list(card.icons)
        names: list[str] = []
        if all(icon in icons for icon in FACTION_ICONS):
            names.append(self.label("all-factions"))
            icons = [icon for icon in icons if icon not in FACTION_ICONS]
        names += [self.name("icon", ICONS[icon]) for icon in icons]
        return f"[{', '.join(names)}]" if names else ""

    def boxes(self, card: Card, leader: str = "") -> list[str]:
        """The boxes of a card with their names; for its owner what the ring does, and no bonus that is past."""
        found: list[str] = []
        for box, effect in card.boxes():
            if effect is not NOTHING and not (leader and box == "acquire"):
                rings = bool(leader) and any([part.op == SIGNET for part in effect.parts()])
                text = self.effect(LEADER_OF[leader].signet_effect if rings else effect)
                found.append(self.label(f"box-{box}", effect=text))
        return found

    def card(self, id: str, leader: str = "") -> str:
        """All that stands on a card, after its name."""
        card = CARD_OF[id]
        factions = ", ".join([self.name("faction", FACTIONS[tag]) for tag in card.tags])
        heading = [part for part in (factions, self.icons(card)) if part]
        return " ".join([*heading, " · ".join(self.boxes(card, leader))])

    def on_sale(self, id: str, discount: int = 0, buying: bool = False) -> str:
        """A card with its cost; `buying`: one that the reader could buy this moment."""
        cost = max(0, CARD_OF[id].cost - discount)
        price = self.label("buy-for", cost=cost) if buying else str(cost)
        return f"{self.name('card', id)} ({price}) {self.card(id)}"

    # Other components.

    def intrigue(self, id: str) -> str:
        boxes = dict(INTRIGUE_OF[id].boxes())
        worded = [
            self.label(f"box-{box}", effect=self.effect(boxes[box])) for box in BOXES if boxes[box] is not NOTHING
        ]
        return " · ".join(worded)

    def contract(self, id: str) -> str:
        contract = CONTRACT_OF[id]
        return f"{self.phrase(completion_phrase(contract))} → {self.effect(contract.reward)}"

    def conflict_head(self, id: str) -> str:
        """The level, name and battle icon of a Conflict card."""
        conflict = CONFLICT_OF[id]
        icon = self.name("battle_icon", BATTLE_ICONS[conflict.battle_icon])
        return self.label("conflict", level="I" * conflict.level, card=self.name("conflict", id), icon=icon)

    def trophy(self, id: str) -> str:
        """A won Conflict card by its battle icon."""
        icon = self.name("battle_icon", BATTLE_ICONS[CONFLICT_OF[id].battle_icon])
        return self.label("won", card=self.name("conflict", id), icon=icon)

    def rewards(self, id: str, players: int = 4) -> list[str]:
        """The rewards of a Conflict card; with three players the third is for a tie only (UPR-CMB-11)."""
        labels = ["reward-1", "reward-2", "reward-3" if third_place_is_rewarded(players) else "reward-tied"]
        return [self.label(label, effect=self.effect(one)) for label, one in zip(labels, CONFLICT_OF[id].rewards)]

    def entry(self, entry: Entry, cost: Spend | None = None) -> str:
        """A price in brackets (`cost` if it has changed), and what it buys."""
        cost = cost or entry.cost
        price = f"({self.phrase(cost_phrase(cost))}) " if cost.amounts() else ""
        return f"{price}{self.effect(entry.effect)}"

    def space(self, space: Space, cheaper: bool = False) -> str:
        """What a space costs, gives and demands; `cheaper` once somebody has what only the first pays in full."""
        cost = space.cost_once_anyone_has_it if cheaper else None
        parts = [f" {self.label('or')} ".join([self.entry(entry, cost) for entry in space.entries])]
        if space.reveal is not NOTHING:
            parts.append(self.label("box-reveal", effect=self.effect(space.reveal)))
        if space.requires is not None:
            parts.append(self.label("requires", condition=self.phrase(condition_phrase(space.requires))))
        return " · ".join(parts)

    def visit(self, space: Space) -> str:
        """What every visit to a space of a faction gives beside."""
        return self.effect(influence(space.influence))

    def leader(self, id: str) -> str:
        leader = LEADER_OF[id]
        setup = setup_phrase(leader)
        signet = self.label("signet", name=self.name("signet", leader.signet), effect=self.effect(leader.signet_effect))
        parts = [self.phrase(ability_phrase(leader)), signet]
        return " ".join(parts if setup is None else [self.phrase(setup), *parts])

    def training(self, id: str) -> str:
        return self.effect(TRAINING_OF[id].effect)

    # Everything that can be looked up.

    def catalogue(self) -> dict[str, str]:
        """The kind and id of every component by the message of its name."""
        found: dict[str, str] = {}
        for kind, ids in (
            ("card", CARD_OF),
            ("intrigue", INTRIGUE_OF),
            ("conflict", CONFLICT_OF),
            ("contract", CONTRACT_OF),
            ("leader", LEADER_OF),
            ("space", SPACE_OF),
        ):
            found |= {named(kind, id): f"{kind}/{id}" for id in ids}
        return found

    def about(self, component: str) -> str:
        """What a component of the catalogue says."""
        kind, _, id = component.partition("/")
        if kind == "card":
            cost = CARD_OF[id].cost
            price = f"({cost}) " if cost > NONE else ""
            return f"{price}{self.card(id)}"
        if kind == "intrigue":
            return self.intrigue(id)
        if kind == "conflict":
            return " · ".join(self.rewards(id))
        if kind == "contract":
            return self.contract(id)
        if kind == "leader":
            return self.leader(id)
        return self.space(SPACE_OF[id])
