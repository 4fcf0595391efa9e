"""The table of the Well in text: its water."""

from sandtable.terminal.painter import Painter, View
from sandtable.words import Words


class WellPainter(Painter[View]):
    def table(self, view: View, width: int) -> list[str]:
        return [f"{self.words.text('table-water')}: " + "~" * view["water"]]

    def stage(self, view: View) -> tuple[object, ...]:
        return (view["water"],)


def painter(words: Words) -> Painter[View]:
    return WellPainter(words)
