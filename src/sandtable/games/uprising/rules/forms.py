"""What the forms of effects have in common."""

from typing import Final

from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import Effect
from sandtable.games.uprising.fields import EFFECT_NAMES, SOURCE_NAMES
from sandtable.games.uprising.notation import DECLINE, USE
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.interpreter import PHRASES, run
from sandtable.games.uprising.rules.intrigue import PLOT, play_card, plots
from sandtable.games.uprising.rules.kinds import OPEN, PICKED, WAY_NAMES
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import IntrigueKind, Source, Way
from sandtable.games.uprising.wording import SOURCES
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import NOTHING, Ask, Form, Question, Words


class EffectForm(Form[Table]):
    """A question that an effect asks. Its arguments: the effect, its component, and how it came about."""

    def __init__(self, name: str) -> None:
        super().__init__(name, EFFECT_NAMES, SOURCE_NAMES, WAY_NAMES)

    def effect(self, ask: Ask) -> Effect:
        number = ask.args[0]
        assert isinstance(number, int)
        return EFFECTS[number]

    def words(self, ask: Ask) -> Words:
        """What a prompt says about the effect, and where it is printed."""
        number = ask.args[0]
        assert isinstance(number, int)
        return {"effect": PHRASES[number], "source": SOURCES[number]}

    def source(self, ask: Ask) -> Source:
        source = ask.args[1]
        assert isinstance(source, int)
        return Source(source)

    def way(self, ask: Ask) -> Way:
        way = ask.args[2]
        assert isinstance(way, int)
        return Way(way)

    def interrupts(self, g: Table, ask: Ask) -> list[Option]:
        """Plot cards can come before an effect, not inside it (UPR-RUL-18)."""
        return plots(g, ask.seat) if not ask.answers and ask.args[2] == OPEN else NOTHING

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        play_card(g, ask.seat, IntrigueKind(option.value), PLOT)


class MayUse(EffectForm):
    """Whether to use an ability that is not forced (UPR-LDR-03)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-use", "UPR-LDR-03", [USE, DECLINE], self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is USE:
            run(g, ask.seat, self.effect(ask), self.source(ask), PICKED)


MAY_USE: Final = MayUse("may_use")
BOOK.add(MAY_USE)
