"""The table of Conquest in text: round and storm, a panel per faction, the map by territory, the reader's own hand."""

from typing import Final, Literal

from sandtable.games.arrakis.planet import TERRITORIES
from sandtable.games.arrakis.shown.painter import PlanetPainter
from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_INDEX, POISON, PROJECTILE, SPICE_CARDS, SPICE_INDEX
from sandtable.games.conquest.factions import FACTION_INDEX, FACTIONS, LEADER_INDEX, LEADERS
from sandtable.games.conquest.views import CellContent, ConquestView, Player
from sandtable.kernel.messages import hyphens
from sandtable.kernel.notation import Option
from sandtable.terminal.screen import Panel, panels, wrapped
from sandtable.words import Words

Hand = Literal["battle_cards", "market_cards", "traitors"]
HANDS: Final[tuple[Hand, ...]] = ("battle_cards", "market_cards", "traitors")


class ConquestPainter(PlanetPainter[ConquestView]):
    def stage(self, view: ConquestView) -> tuple[object, ...]:
        """The phase; and for those who fight, the battle."""
        battle = view["battle"]
        if battle is None or view["you"] not in (battle["advantage"], battle["opponent"]):
            return view["round"], view["phase"]
        return view["round"], view["phase"], battle["territory"], battle["opponent"]

    def hand(self, view: ConquestView, width: int) -> list[str]:
        if view["you"] is None:
            return []
        own = view["players"][view["you"]]
        lines: list[str] = []
        for pile in HANDS:
            named = [self._own(view, pile, card) for card in own[pile]["known"]]
            lines += wrapped(", ".join(named) or self._text("none"), width, f"{self._text(pile)}: ", "  ")
        lines += wrapped(self._leaders(own), width, f"{self._text('leaders')}: ", "  ")
        return lines + self.known_of_others(view, width, {one["seat"]: self._known(one) for one in view["players"]})

    def _known(self, player: Player) -> list[str]:
        known = [self._card(pile, card) for pile in HANDS[:2] for card in player[pile]["known"]]
        return known + [self._text("traitor", name=self._leader(leader)) for leader in player["traitors"]["known"]]

    def held(self, view: ConquestView) -> list[str]:
        if view["you"] is None:
            return []
        own = view["players"][view["you"]]
        return [f"card-{hyphens(card)}" for pile in HANDS[:2] for card in own[pile]["known"]]

    def option(self, view: ConquestView, option: Option) -> str:
        """An option with what one would look up on the table: a leader's strength, a card's type, who stands where."""
        name = super().option(view, option)
        if option.kind == "leader":
            return self.with_owner(name, LEADERS[LEADER_INDEX[option.name]].strength, self._whose(view, option.name))
        if option.kind == "card" and option.name in BATTLE_INDEX:
            return self._battle_card(option.name)
        return self.with_contents(view, name, option.name) if option.kind in ("cell", "territory") else name

    # Parts of the table.

    def headline(self, view: ConquestView) -> str:
        parts = [
            self._text("round", number=view["round"]),
            self._text(f"phase-{view['phase']}"),
            self._text("storm", sector=view["storm"]),
        ]
        if view["first_player"] is not None:
            parts.append(self._text("first-player", name=self.seat_name(view, view["first_player"])))
        if view["covered"] is not None:
            parts.append(self._text("covered", name=self._territory(view["covered"])))
        return " · ".join(parts)

    def panels(self, view: ConquestView, width: int) -> list[str]:
        columns = ("spice", "reserve", "tanks", "cards", "traitors", "leaders")
        players = [self._panel(view, player) for player in view["players"]]
        return panels([self._text(name) for name in columns], players, width)

    def _panel(self, view: ConquestView, player: Player) -> Panel:
        mark = "> " if player["seat"] == view["you"] else "  "
        drawn = 0 if player["faction"] is None else FACTIONS[FACTION_INDEX[player["faction"]]].leaders_drawn
        dead = len([leader for leader in player["leaders"] if leader["state"] == "tanks"])
        cells = [
            str(player["spice"]),
            str(player["reserve"]),
            str(player["tanks"]),
            f"{player['battle_cards']['count']}+{player['market_cards']['count']}",
            str(player["traitors"]["count"]),
            f"{drawn - dead}/{drawn}",
        ]
        return Panel(mark + self.seat_name(view, player["seat"]), cells)

    def contents(self, view: ConquestView, cell: CellContent) -> str:
        parts = [f"{self.seat_name(view, group['seat'])} {group['count']}" for group in cell["forces"]]
        if cell["spice"]:
            parts.append(self._text("spice-here", count=cell["spice"]))
        return ", ".join(parts)

    def notices(self, view: ConquestView) -> list[str]:
        decks = view["decks"]
        counts = [f"{self._text(f'deck-{name}')} {decks[name]['deck']}" for name in ("battle", "market", "spice")]
        top = decks["spice"].get("top")
        if top is None:
            return [self._text("decks", decks=", ".join(counts))]
        return [f"{self._text('decks', decks=', '.join(counts))} {self._text('top-spice', card=self._spice_card(top))}"]

    def _spice_card(self, card: str) -> str:
        blows = SPICE_CARDS[SPICE_INDEX[card]].blows
        if not blows:
            return self.words.text(f"card-{hyphens(card)}")
        return ", ".join([f"{self._territory(TERRITORIES[territory].id)} {amount}" for territory, amount in blows])

    def battle(self, view: ConquestView, width: int) -> list[str]:
        battle = view["battle"]
        if battle is None:
            return []
        place = self._territory(battle["territory"])
        ahead, other = self.seat_name(view, battle["advantage"]), self.seat_name(view, battle["opponent"])
        lines = wrapped(self._text("battle", territory=place, advantage=ahead, opponent=other), width)
        for plan in battle["plans"]:
            name = self.seat_name(view, plan["seat"])
            parts = [self._text(f"plan-{plan['state']}")]
            leader, dial = plan.get("leader"), plan.get("dial")
            if leader:
                parts.append(self._leader(leader))
            parts += [self._battle_card(card) for card in (plan.get("weapon"), plan.get("defence")) if card]
            if dial is not None:
                parts.append(self._text("plan-dial", count=dial))
            lines += wrapped(", ".join(parts), width, f"  {name}: ", "    ")
        voice = battle["voice"]
        if voice is not None:
            command = f"voice-must-{'' if voice['must'] else 'not-'}play-{voice['type']}"
            name = self.seat_name(view, voice["by"])
            lines += wrapped(self._text("voice", name=name, command=self.words.text(command)), width, "  ")
        return lines

    def _leaders(self, player: Player) -> str:
        """The leaders by what has become of them, the ready ones first."""
        parts: list[str] = []
        for state in ("ready", "fought", "tanks", "unknown"):
            named = [self._leader(leader["id"]) for leader in player["leaders"] if leader["state"] == state]
            if named:
                text = ", ".join(named)
                parts.append(text if state == "ready" else f"{self._text(f'leaders-{state}')}: {text}")
        return "; ".join(parts) or self._text("none")

    # Names.

    def _leader(self, leader: str) -> str:
        return f"{self.words.text(f'leader-{leader}')} {LEADERS[LEADER_INDEX[leader]].strength}"

    def _whose(self, view: ConquestView, leader: str) -> str:
        """The faction of a leader that is not the reader's own; '' if it is, so that traitors stand out."""
        mine = None if view["you"] is None else view["players"][view["you"]]["faction"]
        if mine is None:
            return ""
        faction = LEADERS[LEADER_INDEX[leader]].faction
        own = FACTIONS[FACTION_INDEX[mine]]
        return "" if faction in own.members else self.words.text(f"faction-{FACTIONS[faction].id}")

    def _own(self, view: ConquestView, pile: str, card: str) -> str:
        """A card in the reader's hand; a traitor with the faction that it betrays."""
        whose = self._whose(view, card) if pile == "traitors" else ""
        return f"{self._card(pile, card)} ({whose})" if whose else self._card(pile, card)

    def _card(self, pile: str, card: str) -> str:
        if pile == "traitors":
            return self._leader(card)
        return self._battle_card(card) if card in BATTLE_INDEX else self.words.text(f"card-{card}")

    def _battle_card(self, card: str) -> str:
        """A battle card with its type, which is what it is chosen for."""
        kind = BATTLE_CARDS[BATTLE_INDEX[card]]
        types = {PROJECTILE: "projectile", POISON: "poison"}
        if kind.worthless:
            label = "worthless"
        elif kind.weapon and kind.defence:
            label = "weapon-and-defence"
        elif kind.weapon:
            label = f"weapon-{types.get(kind.weapon, 'special')}"
        else:
            label = f"defence-{types.get(kind.defence, 'special')}"
        return f"{self.words.text(f'card-{card}')} ({self._text(label)})"


def painter(words: Words) -> ConquestPainter:
    return ConquestPainter(words)
