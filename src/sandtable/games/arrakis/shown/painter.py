"""A table on the planet in text: headline, panels, the map by territory, piles, a battle, the reader's own hand."""

from typing import Any

from sandtable.games.arrakis.planet import KIND_OF, STRONGHOLD, TERRITORIES, TERRITORY_INDEX
from sandtable.kernel.notation import Option
from sandtable.terminal.painter import Painter, V
from sandtable.terminal.screen import in_columns, wrapped


class PlanetPainter(Painter[V]):
    """What Conquest and Classic show alike; a game says its headline, panels and what lies in a cell."""

    def table(self, view: V, width: int) -> list[str]:
        lines = wrapped(self.headline(view), width)
        lines += self.panels(view, width)
        lines += in_columns(self._territories(view), width)
        lines += wrapped(self._text("legend"), width, rest="  ")
        for notice in self.notices(view):
            lines += wrapped(notice, width, rest="  ")
        lines += self.battle(view, width)
        if view["you"] is not None:
            lines += self.hand(view, width)
        return lines

    def glance(self, view: V, width: int) -> list[str]:
        """Before the game the map and the panels are empty: what one chooses from is what matters."""
        if view["phase"] == "setup":
            return wrapped(self.headline(view), width) + self.hand(view, width)
        return self.table(view, width)

    # What a game says.

    def headline(self, view: V) -> str:
        raise NotImplementedError

    def panels(self, view: V, width: int) -> list[str]:
        raise NotImplementedError

    def notices(self, view: V) -> list[str]:
        """The piles, and whatever is going on."""
        raise NotImplementedError

    def battle(self, view: V, width: int) -> list[str]:
        """The battle being fought, if there is one."""
        raise NotImplementedError

    def contents(self, view: V, cell: Any) -> str:
        """What lies and stands in a cell."""
        raise NotImplementedError

    # Places.

    def group(self, option: Option) -> str | None:
        return option.name.partition(":")[0] if option.kind == "cell" else None

    def group_name(self, view: V, group: str) -> str:
        return self.with_contents(view, self._territory(group), group)

    def with_contents(self, view: V, name: str, place: str) -> str:
        """The name of a cell or territory, whether it is a stronghold, and what lies there."""
        territory = place.partition(":")[0]
        cells = [cell for cell in view["cells"] if place in (cell["cell"], cell["territory"])]
        there = "; ".join([self.contents(view, cell) for cell in cells])
        return f"{name}{self._mark(view, territory)}{f': {there}' if there else ''}"

    def _mark(self, view: V, territory: str) -> str:
        """A stronghold is marked, unless it is covered."""
        fortress = KIND_OF[TERRITORY_INDEX[territory]] == STRONGHOLD and territory != view.get("covered")
        return " #" if fortress else ""

    def _territories(self, view: V) -> list[str]:
        """Every stronghold, and every other territory with something in it, in the order of the map."""
        filled: dict[str, list[Any]] = {}
        for cell in view["cells"]:
            filled.setdefault(cell["territory"], []).append(cell)
        lines: list[str] = []
        for territory in TERRITORIES:
            cells, mark = filled.get(territory.id, []), self._mark(view, territory.id)
            if cells or mark:
                there = "; ".join([self._cell(view, cell) for cell in cells]) or "-"
                lines.append(f"{self._territory(territory.id)}{mark}: {there}")
        return lines

    def _cell(self, view: V, cell: Any) -> str:
        sector = cell["sector"]
        if not sector:
            return self.contents(view, cell)
        place = self._text("cell-in-storm" if sector == view["storm"] else "cell", sector=sector)
        return f"{place} {self.contents(view, cell)}"

    # What others hold, and leaders.

    def known_of_others(self, view: V, width: int, known: dict[int, list[str]]) -> list[str]:
        """What the reader knows of the secrets of others, a line for each of them."""
        lines: list[str] = []
        for seat, secrets in known.items():
            if seat != view["you"] and secrets:
                name = self.seat_name(view, seat)
                lines += wrapped(", ".join(secrets), width, f"{self._text('known', name=name)}: ", "  ")
        return lines

    def with_owner(self, name: str, strength: int, whose: str) -> str:
        """A leader to choose, with its strength and, unless it is the reader's own, its faction."""
        return f"{name} ({strength}, {whose})" if whose else f"{name} ({strength})"

    # Words.

    def _text(self, message: str, **args: int | str) -> str:
        return self.words.phrase(f"table-{message}", **args)

    def _territory(self, territory: str) -> str:
        return self.words.text(f"territory-{territory}")
