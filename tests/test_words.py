"""Words: sentences in three languages from message ids and arguments."""

import re
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import sandtable
from sandtable import words as words_module
from sandtable.games import games, rooms
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.events import Event
from sandtable.kernel.notation import Notation
from sandtable.kernel.state import Prompt
from sandtable.words import LANGUAGES, LONGEST_LIST, LONGEST_PROMPT, UnknownLanguage, Verbatim, Words

MESSAGE_NAME = re.compile(r'"((?:prompt|event|reason)-[a-z-]+[a-z])"')

ROOM = {
    "en.ftl": """
card-worm = Worm
card-storm = Storm
card-planet = Dune, a planet
faction-empire = Empire
faction-fremen = Fremen
spies = { $who } sees the cards of { $whom }.
drawn = Drawn: { $cards-count ->
        [one] the card
       *[other] the cards
    } { $cards-quoted }.
ends = The end of { $who }.
card-worm-text = Eats spice.
seat-one = first seat
option-left = to the left
territory-polar-sink = Polar Sink
territory-arrakeen = Arrakeen
harvest = { $who } harvests { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } of spice.
seen = Seen: { $cards }.
english-only = Only in English.
board-forces = { $who }: { $n } { $n ->
        [one] force
       *[other] forces
    }
post-emperor = Post of the Emperor
pay = pay { $cost } for { $what }
spend = { $amount } water
""",
    "names.pl.ftl": """
card-worm = Czerw
card-storm = Burza
card-planet = Diuna, planeta
territory-polar-sink = Niecka polarna
territory-arrakeen = Arrakin
seat-one = pierwsze miejsce
""",
    "pl.ftl": """
board-forces = { $who }: { $n } { $n ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }
prompt-cards = Którą z tych kart: { $cards }?
prompt-cards-short = Którą z { $cards-count } kart?
harvest = { $who }: zbiory, { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    } przyprawy.
seen = Widać: { $cards }.
drawn = { $cards-count ->
        [one] Dobrana karta: { $cards-quoted }.
       *[other] Dobrane karty: { $cards-quoted }.
    }
""",
    "ru.ftl": """
card-worm = Червь
card-storm = Буря
faction-empire = Империя
    .gen = Империи
    .num = one
faction-fremen = Фримены
    .gen = фрименов
    .num = many
spies = { $who } { $who-num ->
       *[one] смотрит
        [many] смотрят
    } карты { $whom-gen }.
drawn = { $cards-count ->
        [one] Взята карта { $cards-quoted }.
       *[other] Взяты карты { $cards-quoted }.
    }
ends = Конец { $who-gen }.
seen = Видно: { $cards }.
""",
}


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of its own with a few messages, beside the messages that all games share."""
    folder = tmp_path / "sandbox" / "messages"
    folder.mkdir(parents=True)
    for name, text in ROOM.items():
        (folder / name).write_text(text, "utf-8")
    shelf = sys.modules["sandtable.games"]
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    return folder


@pytest.mark.usefixtures("room")
class TestText:
    @pytest.mark.parametrize(
        ("count", "expected"), [(1, "1 jednostka"), (2, "2 jednostki"), (5, "5 jednostek"), (22, "22 jednostki")]
    )
    def test_counts_take_the_plural_of_the_language(self, count: int, expected: str) -> None:
        text = Words("sandbox", "pl").text("harvest", {"who": "seat-one", "count": count})
        assert text == f"pierwsze miejsce: zbiory, {expected} przyprawy."

    @pytest.mark.parametrize(
        ("lang", "expected"),
        [
            ("en", "Seen: Worm ×3, Storm and 7."),
            ("pl", "Widać: Czerw ×3, Burza i 7."),
            ("ru", "Видно: Червь ×3, Буря и 7."),
        ],
    )
    def test_a_list_is_an_enumeration_of_messages(self, lang: str, expected: str) -> None:
        cards = ["card-worm", "card-storm", "card-worm", "card-worm", 7]
        assert Words("sandbox", lang).text("seen", {"cards": cards}) == expected

    def test_numbers_and_phrases_in_a_list_are_not_counted(self) -> None:
        spend = {"message": "spend", "args": {"amount": 2}}
        words = Words("sandbox", "en")
        assert words.text("seen", {"cards": [4, 4, spend, spend]}) == "Seen: 4, 4, 2 water and 2 water."

    @pytest.mark.parametrize(
        ("who", "whom", "expected"),
        [
            ("faction-empire", "faction-fremen", "Империя смотрит карты фрименов."),
            ("faction-fremen", "faction-empire", "Фримены смотрят карты Империи."),
        ],
    )
    def test_a_sentence_asks_for_the_case_of_a_name(self, who: str, whom: str, expected: str) -> None:
        words = Words("sandbox", "ru")
        assert words.text("spies", {"who": who, "whom": whom}) == expected
        assert words.problems("spies", {"who": who, "whom": whom}) == []

    def test_a_language_asks_only_for_what_it_needs(self) -> None:
        args = {"who": "faction-empire", "whom": "faction-fremen"}
        assert Words("sandbox", "en").text("spies", args) == "Empire sees the cards of Fremen."

    def test_a_case_that_a_name_lacks_is_a_problem_but_stops_nothing(self) -> None:
        words = Words("sandbox", "ru")
        args = {"who": "faction-empire", "whom": "card-worm"}
        assert words.text("spies", args) == "Империя смотрит карты Червь."
        assert words.problems("spies", args) == ["ru: 'spies' asks for .gen of 'card-worm'"]

    @pytest.mark.parametrize(
        ("lang", "cards", "expected"),
        [
            ("ru", ["card-worm"], "Взята карта «Червь»."),
            ("ru", ["card-worm", "card-storm", "card-worm"], "Взяты карты «Червь» ×2 и «Буря»."),
            ("pl", ["card-planet", "card-worm", "card-storm"], "Dobrane karty: „Diuna, planeta”, „Czerw” i „Burza”."),
            ("en", ["card-worm"], "Drawn: the card “Worm”."),
        ],
    )
    def test_a_list_is_counted_and_quoted(self, lang: str, cards: list[str], expected: str) -> None:
        assert Words("sandbox", lang).text("drawn", {"cards": cards}) == expected

    @pytest.mark.parametrize(
        ("lang", "expected"),
        [
            ("en", "Drawn: the card “A ‘word’”."),
            ("pl", "Dobrana karta: „A «word»”."),
            ("ru", "Взята карта «A „word“»."),
        ],
    )
    def test_quotation_marks_within_others_are_of_the_other_kind(self, lang: str, expected: str) -> None:
        named = {"en": "A “word”", "pl": "A „word”", "ru": "A «word»"}[lang]
        assert Words("sandbox", lang).text("drawn", {"cards": [Verbatim(named)]}) == expected

    @pytest.mark.parametrize(("lang", "end"), [("en", "8 and 5 more."), ("pl", "8 i jeszcze 5."), ("ru", "8 и ещё 5.")])
    def test_of_a_long_list_nobody_reads_the_last_names(self, lang: str, end: str) -> None:
        words = Words("sandbox", lang)
        names = list(range(1, LONGEST_LIST + 2))
        assert words.text("seen", {"cards": names}).endswith(f"6, 7, {end}")
        assert str(LONGEST_LIST) in words.text("seen", {"cards": names[:-1]})

    def test_a_list_is_declined_name_by_name(self) -> None:
        factions = ["faction-fremen", "faction-empire"]
        assert Words("sandbox", "ru").text("ends", {"who": factions}) == "Конец фрименов и Империи."

    def test_short_lists_need_no_comma(self) -> None:
        words = Words("sandbox", "en")
        assert words.text("seen", {"cards": ["card-worm", "seat-one"]}) == "Seen: Worm and first seat."
        assert words.text("seen", {"cards": ["card-worm"]}) == "Seen: Worm."
        assert words.text("seen", {"cards": []}) == "Seen: ."

    def test_names_with_commas_are_kept_apart_by_semicolons(self) -> None:
        named = ["Worm", "Dune, the Planet", "Storm"]
        assert Words("sandbox", "en").joined(named) == "Worm; Dune, the Planet and Storm"

    def test_engine_ids_with_underscores_find_messages_with_hyphens(self) -> None:
        assert Words("sandbox", "pl").text("territory_polar_sink") == "Niecka polarna"

    def test_what_a_language_lacks_is_read_in_english_and_then_as_its_id(self) -> None:
        words = Words("sandbox", "ru")
        assert words.text("english-only") == "Only in English."
        assert words.text("nowhere_at_all", {"x": "y"}) == "nowhere-at-all"
        assert not words.has("english-only")
        assert words.has("card_worm")

    def test_a_missing_argument_spoils_the_sentence_but_stops_nothing(self) -> None:
        assert Words("sandbox", "en").text("seen") == "Seen: cards."

    def test_a_question_that_would_be_too_long_is_asked_in_its_shorter_form(self) -> None:
        words = Words("sandbox", "pl")
        few = ["card-worm"]
        many = ["card-worm", "card-planet", "card-storm", "territory-polar-sink", "territory-arrakeen", "seat-one", 7]
        assert words.prompt(Prompt("prompt-cards", {"cards": few}, "TOY-1")) == "Którą z tych kart: Czerw?"
        assert words.prompt(Prompt("prompt-cards", {"cards": many}, "TOY-1")) == "Którą z 7 kart?"
        # A question that has no shorter form stays as it is.
        assert len(words.prompt(Prompt("seen", {"cards": [*many, *many, *many]}, "TOY-1"))) > LONGEST_PROMPT

    def test_phrases_take_texts_as_they_stand(self) -> None:
        assert Words("sandbox", "en").phrase("seen", cards="card-worm") == "Seen: card-worm."

    def test_phrases_stand_in_phrases_and_in_lists(self) -> None:
        words = Words("sandbox", "en")
        spend = {"message": "spend", "args": {"amount": 2}}
        pay = {"message": "pay", "args": {"cost": spend, "what": "card_worm"}}
        assert words.text("pay", {"cost": spend, "what": "card_worm"}) == "pay 2 water for Worm"
        assert words.text("seen", {"cards": [pay, spend]}) == "Seen: pay 2 water for Worm and 2 water."

    def test_sentences_carry_no_isolation_marks(self) -> None:
        text = Words("sandbox", "en").text("harvest", {"who": "seat-one", "count": 2})
        assert text == "first seat harvests 2 units of spice."


@pytest.mark.usefixtures("room")
class TestProblems:
    def test_a_whole_message_has_none(self) -> None:
        assert Words("sandbox", "pl").problems("harvest", {"who": "card_worm", "count": 3}) == []

    def test_each_gap_is_named(self) -> None:
        words = Words("sandbox", "ru")
        assert words.problems("harvest", {"who": "seat-one", "count": 1}) == [
            "ru: there is no message 'harvest'",
            "ru: there is no message 'seat-one', named by 'harvest'",
        ]
        assert len(words.problems("seen", {})) == 1
        assert len(words.problems("seen", {"cards": ["card-worm", "card-nothing"]})) == 1

    def test_gaps_inside_phrases_are_named_too(self) -> None:
        spend = {"message": "spend", "args": {"amount": 2}}
        lost = {"message": "spend", "args": {}}
        english, russian = Words("sandbox", "en"), Words("sandbox", "ru")
        assert english.problems("seen", {"cards": spend}) == []
        assert len(english.problems("seen", {"cards": [spend, lost]})) == 1
        assert russian.problems("seen", {"cards": spend}) == ["ru: there is no message 'spend'"]


@pytest.mark.usefixtures("room")
class TestOptionsPromptsEvents:
    def test_options_by_kind(self) -> None:
        notation = Notation("sandbox-words")
        words = Words("sandbox", "pl")
        assert words.option(notation.add("number", "7", 7)) == "7"
        assert words.option(notation.add("cell", "arrakeen:10")) == "Arrakin, sektor 10"
        assert words.option(notation.add("cell", "polar_sink:0")) == "Niecka polarna"
        assert words.option(notation.add("card", "worm")) == "Czerw"
        assert words.option(notation.add("post", "post_emperor")) == "Post of the Emperor"
        assert words.option(notation.add("word", "left")) == "to the left"
        assert words.option(notation.add("word", "unheard_of")) == "unheard_of"

    def test_prompts_and_events(self) -> None:
        words = Words("sandbox", "en")
        assert words.prompt(Prompt("seen", {"cards": ["card-worm"]}, "TOY-1")) == "Seen: Worm."
        event = Event(1, "harvest", {"who": "seat-one", "count": 1})
        assert words.event(event) == "first seat harvests 1 unit of spice."

    def test_the_catalogue_holds_what_needs_no_arguments(self) -> None:
        catalogue = Words("sandbox", "pl").catalogue()
        assert catalogue["card-worm"] == "Czerw"
        assert catalogue["english-only"] == "Only in English."
        assert catalogue["option-yes"] == "tak"
        assert "harvest" not in catalogue


@pytest.mark.usefixtures("room")
class TestTheBrowsersBoard:
    """The browser fills in what a board says by itself; its texts come with the other words."""

    def test_places_and_plural_forms_are_marked(self) -> None:
        assert Words("sandbox", "en").catalogue()["board-forces"] == "{who}: {n} {n:force|forces}"
        assert Words("sandbox", "pl").catalogue()["board-forces"] == "{who}: {n} {n:oddział|oddziały|oddziałów}"

    def test_what_the_browser_could_not_fill_in_is_refused(self) -> None:
        with pytest.raises(SandtableError, match="harvest"):
            Words("sandbox", "en").template("harvest")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_text_of_a_board_can_be_filled_in(game: str, lang: str) -> None:
    texts = {name: text for name, text in Words(game, lang).catalogue().items() if name.startswith("board-")}
    assert len(texts) > 10
    forms = 2 if lang == "en" else 3
    for name, text in texts.items():
        assert all(len(found.split("|")) == forms for found in re.findall(r"\{\w+:([^}]*)\}", text)), name


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="'de'; there are: en, pl, ru"):
        Words("conquest", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*rooms(), "no-game"])
def test_all_languages_have_the_same_messages_with_the_same_arguments(game: str, lang: str) -> None:
    english, other = (_signatures(words_module._resources(game, one)) for one in (words_module.FALLBACK, lang))
    assert other == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_message_that_the_rules_name_is_there(game: str, lang: str) -> None:
    words = Words(game, lang)
    sources = (words_module.ROOT / "games" / game).rglob("*.py")
    named = {name for source in sources for name in MESSAGE_NAME.findall(source.read_text("utf-8"))}
    assert len(named) > 50
    assert [name for name in sorted(named) if not words.has(name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_option_has_a_name_in_every_language(game: str, lang: str) -> None:
    words = Words(game, lang)
    named = [option for option in sandtable.game(game).notation.options if option.kind not in ("number", "cell")]
    problems = [problem for option in named for problem in words.problems(*words.option_message(option))]
    assert problems == []


def _signatures(resources: list[fluent.Resource]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for resource in resources:
        for entry in resource.body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                found[entry.id.name] = _variables(entry.to_json())
    return found


def _variables(data: object) -> set[str]:
    if isinstance(data, list):
        return set().union(*[_variables(item) for item in data])
    if isinstance(data, dict):
        # `$who-gen` is a form of the argument `who`: each language asks for the forms it needs.
        own = {str(data["id"]["name"]).partition("-")[0]} if data.get("type") == "VariableReference" else set()
        return own.union(*[_variables(item) for item in data.values()])
    return set()
