"""Every Rival, House Hagal card and setting has its words in English, Russian and Polish."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from sandtable.games.uprising import wording
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS
from sandtable.games.uprising.hagal.difficulty import DIFFICULTIES, OPTIONAL_RULES
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.games.uprising.hagal.wording import card_phrase, network_phrase, signet_phrase
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.rules import vocabulary as vocabulary  # its entries say how deeds are told
from sandtable.kernel.messages import named
from sandtable.kernel.views import Phrase

LANGUAGES = ("en", "ru", "pl")
MESSAGES = Path(wording.__file__).parent / "messages"
FORMS = re.compile(r"\$([a-z]+)-([a-z]+)")


class Reader:
    """Reads phrases in one language and does not forgive anything."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.own: list[str] = []
        self.read: set[str] = set()
        for part in ("names", "effects", "hagal"):
            resource = FluentResource((MESSAGES / f"{part}.{lang}.ftl").read_text("utf-8"))
            self.bundle.add_resource(resource)
            if part == "hagal":
                assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
                self.own = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def text(self, message: str, args: dict[str, Any] | None = None) -> str:
        self.read.add(message)
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args or {})
        assert not errors, (message, args, errors)
        assert str(text).strip()
        return str(text)

    def phrase(self, phrase: Phrase) -> str:
        return self.text(phrase["message"], {name: self.argument(value) for name, value in phrase["args"].items()})

    def argument(self, value: int | str | Phrase) -> int | str:
        if isinstance(value, dict):
            return self.phrase(value)
        return self.text(value) if isinstance(value, str) else value


READERS = {lang: Reader(lang) for lang in LANGUAGES}


def read_everything(reader: Reader) -> None:
    for card in HAGAL_CARDS:
        reader.text(named("hagal", card.id))
        reader.phrase(card_phrase(card))
    for rival in RIVALS:
        reader.text(named("rival", rival.id))
        reader.phrase(signet_phrase(rival))
        reader.phrase(network_phrase(rival))
    for level in DIFFICULTIES:
        reader.text(named("choice", level.id))
    known = [leader.id for leader in LEADERS]
    for rival in RIVALS:
        # A Rival that is also a leader is chosen by the leader's name.
        reader.text(named("leader" if rival.id in known else "choice", rival.id))
    for setting in (*OPTIONAL_RULES, "difficulty", "rival_0", "rival_1"):
        reader.text(named("setting", setting))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_worded_once_and_nothing_is_left_over(lang: str) -> None:
    reader = READERS[lang]
    read_everything(reader)
    assert len(reader.own) == len(set(reader.own))
    # Events, outcomes and the table are read where games are played.
    assert [
        name for name in reader.own if name not in reader.read and not name.startswith(("event-", "reason-", "table-"))
    ] == []


def test_the_languages_say_the_same_things() -> None:
    assert set(READERS["en"].own) == set(READERS["ru"].own) == set(READERS["pl"].own)


def test_a_card_with_two_spaces_reads_as_a_sentence() -> None:
    shipping = next(card for card in HAGAL_CARDS if card.id == "contract_shipping_third")
    assert [READERS[lang].phrase(card_phrase(shipping)) for lang in LANGUAGES] == [
        (
            "if the Rival has at least 2 influence with the Spacing Guild: Shipping – gain 2 Solari, 1 influence with "
            "faction no. 3 of its priority; otherwise Accept Contract – gain 2 Solari"
        ),
        (
            "если у оппонента не менее 2 влияния (Гильдия Космогации): Поставки – +2 солярия, +1 влияние: 3-я фракция "
            "по приоритету; иначе Контракты – +2 солярия"
        ),
        (
            "jeśli wpływy rywala (Gildia Kosmiczna) wynoszą co najmniej 2: Transport – +2 solari, +1 wpływ: frakcja "
            "nr 3 w kolejności rywala; w przeciwnym razie Przyjęcie kontraktu – +2 solari"
        ),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_events_fit_their_arguments(lang: str, count: int) -> None:
    """Some of them are too rare for random games to meet."""
    reader = READERS[lang]
    texts = ("who", "card", "space", "condition", "faction", "cards", "priority", "signet", "network")
    numbers = ("swords", "strength", "amount", "solari", "spice", "water", "intrigue", "first", "second")
    args: dict[str, Any] = dict.fromkeys(texts, "…") | dict.fromkeys(numbers, count)
    # Names are given with their forms, lists with their number.
    for name, form in FORMS.findall((MESSAGES / f"hagal.{lang}.ftl").read_text("utf-8")):
        assert name in texts
        args[f"{name}-{form}"] = count if form in ("count", "num") else "…"
    for name in reader.own:
        if name.startswith(("event-", "reason-", "table-")):
            assert "$" not in reader.text(name, args)
