"""Criteria instead of a player: a chain of filters over candidates, and what is left open goes to the opponent.

    settle(g, ATTACK, [Candidate((target, origin, zone), (rank, lead, on_foot, aimed)), ...], surprise, modifiers)

A candidate is an answer (small numbers: areas, Air Zones, leaders, ...) and a score for each criterion of the matter,
more being better. The candidates are narrowed down criterion by criterion; each that sends some of them away is told,
with those that it keeps and those that it sends away, under the rule that it comes from. If candidates are left over
that differ, the opponent chooses (WFA-SOLO-05, WFA-RUL-99). Then the rule of the matter's name is carried out with the
answer and whatever else was given.
"""

from typing import Final

from sandtable.games.war_for_arrakis import notation
from sandtable.games.war_for_arrakis.board import AREA_WORDS, SECTOR_WORDS, ZONE_WORDS
from sandtable.games.war_for_arrakis.leaders import LEADER_WORDS
from sandtable.games.war_for_arrakis.rules.book import BOOK, numbers
from sandtable.games.war_for_arrakis.state import PRESCIENCE_WORDS, Table
from sandtable.games.war_for_arrakis.terms import ELITE, HARKONNEN, IMPERIUM_WORDS, NONE, REGULAR, SPECIAL, UNIT_WORDS
from sandtable.games.war_for_arrakis.wording import Phrase, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question

# What the numbers of an answer stand for.
AN_AREA: Final = 0
A_ZONE: Final = 1
A_SECTOR: Final = 2
A_LEADER: Final = 3
A_MARKER: Final = 4
A_CARD: Final = 5
A_FIGURE: Final = 6

# A figure that a legion sends along: a type of Unit, or a facedown token of a colour.
SILVER_FIGURE: Final = 3
BLACK_FIGURE: Final = 4

_FIGURES: Final[tuple[Option, ...]] = (
    notation.unit(HARKONNEN, REGULAR),
    notation.unit(HARKONNEN, ELITE),
    notation.unit(HARKONNEN, SPECIAL),
    notation.GUARD[0],
    notation.GUARD[1],
)
_FIGURE_WORDS: Final = (*UNIT_WORDS[3:6], "guard-silver", "guard-black")


def option_of(kind: int, value: int) -> Option:
    """How the opponent names a number of an answer."""
    if kind == AN_AREA:
        return notation.AREA[value]
    if kind == A_ZONE:
        return notation.ZONE[value]
    if kind == A_SECTOR:
        return notation.SECTOR[value]
    if kind == A_LEADER:
        return notation.LEADER[value]
    if kind == A_MARKER:
        return notation.IMPERIUM[value]
    if kind == A_CARD:
        return notation.PRESCIENCE_CARD[value]
    return _FIGURES[value]


def word_of(kind: int, value: int) -> str:
    """How the log names a number of an answer."""
    if kind == AN_AREA:
        return AREA_WORDS[value]
    if kind == A_ZONE:
        return ZONE_WORDS[value]
    if kind == A_SECTOR:
        return SECTOR_WORDS[value]
    if kind == A_LEADER:
        return LEADER_WORDS[value]
    if kind == A_MARKER:
        return IMPERIUM_WORDS[value]
    if kind == A_CARD:
        return PRESCIENCE_WORDS[value]
    return _FIGURE_WORDS[value]


class Matter:
    """Something that the Mahdi decides: what an answer is made of, and the criteria in their order.

    A criterion is the name of the event that tells it (`event-mahdi-<criterion>`); its rule stands in `events.py`.
    """

    def __init__(
        self, name: str, rule: str, answer: tuple[int, ...], prompts: tuple[str, ...], criteria: tuple[str, ...] = ()
    ) -> None:
        self.name: Final = name
        # The rule under which the opponent chooses between what is left.
        self.rule: Final = rule
        self.answer: Final = answer
        self.prompts: Final = prompts
        self.criteria: Final = criteria
        self.tie: Final = Tie(self)
        BOOK.add(self.tie)

    def words(self, answer: tuple[int, ...]) -> str | Phrase:
        """A candidate in words: one thing, or two, or an area attacked from another one by an Ornithopter."""
        said = [word_of(kind, value) for kind, value in zip(self.answer, answer) if value != NONE]
        if len(said) == 1:
            return said[0]
        if len(said) == 2:
            return phrase("mahdi-pair", first=said[0], second=said[1])
        return phrase("mahdi-three", first=said[0], second=said[1], third=said[2])


class Candidate:
    """One way to decide a matter, and how it does by each criterion: more is better."""

    def __init__(self, answer: tuple[int, ...], scores: tuple[int, ...] = ()) -> None:
        self.answer: Final = answer
        self.scores: Final = scores


def narrowed(candidates: list[Candidate], criterion: int) -> list[Candidate]:
    """The candidates that do best by one criterion."""
    most = max([candidate.scores[criterion] for candidate in candidates])
    return [candidate for candidate in candidates if candidate.scores[criterion] == most]


def best(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates that are left when all criteria have been asked in turn."""
    left = candidates
    if left:
        for criterion in range(len(left[0].scores)):
            left = narrowed(left, criterion)
    return left


def in_board_order(candidates: list[Candidate], equal: list[Candidate]) -> list[Candidate]:
    """Of those that are equal only the first is left beside the others: all of them have their turn, and which is first
    makes no difference, so that they come in the order of the board."""
    return [candidate for candidate in candidates if candidate not in equal[1:]]


def best_told(g: Table, matter: Matter, candidates: list[Candidate]) -> list[Candidate]:
    """The same, and each criterion that decides something says so."""
    left = candidates
    for criterion, name in enumerate(matter.criteria):
        kept = narrowed(left, criterion)
        if g.telling and len(kept) < len(left):
            lost = [candidate for candidate in left if candidate not in kept]
            g.tell(
                f"event-mahdi-{name}",
                chosen=[matter.words(candidate.answer) for candidate in kept],
                others=[matter.words(candidate.answer) for candidate in lost],
            )
        left = kept
    return left


def settle(g: Table, matter: Matter, candidates: list[Candidate], *given: int) -> None:
    """Decide a matter by its criteria, ask the opponent where they leave it open, and carry it out."""
    left = best_told(g, matter, candidates)
    answers: list[tuple[int, ...]] = []
    for candidate in left:
        if candidate.answer not in answers:
            answers.append(candidate.answer)
    if len(answers) == 1:
        g.then(Do(BOOK.rules[matter.name], *answers[0], *given))
    else:
        columns = [tuple([answer[place] for answer in answers]) for place in range(len(matter.answer))]
        g.then(Ask(matter.tie, g.chooser, *columns, *given))


class Tie(Form[Table]):
    """Which of several equal deeds of the Mahdi is done: the opponent chooses what suits it best (WFA-SOLO-05).

    It carries the candidates, a tuple for each part of an answer, and then what the deed is given besides.
    """

    def __init__(self, matter: Matter) -> None:
        super().__init__(f"mahdi_tie_{matter.name}")
        self.matter: Final = matter

    def question(self, g: Table, ask: Ask) -> Question | None:
        matter = self.matter
        left = _answers(ask, matter)
        given = Answers(ask)
        for place, kind in enumerate(matter.answer):
            values = _different([answer[place] for answer in left])
            if len(values) == 1:
                continue
            chosen = given.next()
            if chosen is None:
                options = [option_of(kind, value) for value in values]
                args = {"what": word_of(matter.answer[0], left[0][0])} if place else None
                return Question(matter.prompts[place], matter.rule, options, args)
            left = [answer for answer in left if option_of(kind, answer[place]) is chosen]
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        matter = self.matter
        left = _answers(ask, matter)
        given = Answers(ask)
        for place, kind in enumerate(matter.answer):
            if len(_different([answer[place] for answer in left])) > 1:
                chosen = given.next()
                left = [answer for answer in left if option_of(kind, answer[place]) is chosen]
        g.then(Do(BOOK.rules[matter.name], *left[0], *ask.args[len(matter.answer) :]))


def _answers(ask: Ask, matter: Matter) -> list[tuple[int, ...]]:
    """The candidates that a form carries."""
    columns = [numbers(ask, place) for place in range(len(matter.answer))]
    return [tuple([column[row] for column in columns]) for row in range(len(columns[0]))]


def _different(values: list[int]) -> list[int]:
    found: list[int] = []
    for value in values:
        if value not in found:
            found.append(value)
    return found


def name_what_ties_carry() -> None:
    """When all rules are there: a tie carries what the rule of its matter is given, and snapshots name it so."""
    for form in list(BOOK.forms.values()):
        if isinstance(form, Tie):
            form.kinds = BOOK.kinds[form.matter.name]
