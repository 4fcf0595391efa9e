"""Every component has its name and every effect its words in English, Russian and Polish."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from sandtable.games.uprising import board, leaders, terms, wording
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.catalogue import EFFECT_NAMES, EFFECT_NUMBER, EFFECTS, printed_effects
from sandtable.games.uprising.rules import vocabulary as vocabulary  # its entries say how effects are told
from sandtable.games.uprising.symbols import Symbols, symbols
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

LANGUAGES = ("en", "ru", "pl")
MESSAGES = Path(wording.__file__).parent / "messages"


def resources(lang: str) -> list[ast.Resource]:
    return [FluentResource((MESSAGES / f"{part}.{lang}.ftl").read_text("utf-8")) for part in ("names", "effects")]


class Reader:
    """Reads phrases in one language and does not forgive anything."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.entries = [entry for resource in resources(lang) for entry in resource.body]
        self.read: set[str] = set()
        for resource in resources(lang):
            self.bundle.add_resource(resource)

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


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Reader:
    return READERS[str(request.param)]


def component_names() -> Iterator[str]:
    for card in CARDS:
        yield named("card", card.id)
    for intrigue in INTRIGUE:
        yield named("intrigue", intrigue.id)
    for conflict in CONFLICTS:
        yield named("conflict", conflict.id)
    for objective in OBJECTIVES:
        yield named("objective", objective.id)
    for contract in CONTRACTS:
        yield named("contract", contract.id)
    for leader in leaders.LEADERS:
        yield named("leader", leader.id)
        yield named("ability", leader.ability.id)
        yield named("signet", leader.signet)
        if leader.house:
            yield named("house", leader.house)
    for step in leaders.TRAINING:
        yield named("training", step.id)
    for space in board.SPACES:
        yield named("space", space.id)
    for post in board.POSTS:
        yield named("post", post.id)
    for kind, ids in (
        ("faction", terms.FACTIONS),
        ("icon", terms.ICONS),
        ("battle-icon", terms.BATTLE_ICONS),
        ("area", terms.AREAS),
        ("resource", terms.RESOURCES),
    ):
        for id in ids:
            yield named(kind, id)


def component_phrases() -> Iterator[Phrase]:
    for _, effect in printed_effects():
        yield effect_phrase(effect)
    for effect in EFFECTS:
        yield effect_phrase(effect)
    for contract in CONTRACTS:
        yield completion_phrase(contract)
    for leader in leaders.LEADERS:
        yield ability_phrase(leader)
        setup = setup_phrase(leader)
        if setup is not None:
            yield setup
    for space in board.SPACES:
        if space.requires is not None:
            yield condition_phrase(space.requires)
        for entry in space.entries:
            yield cost_phrase(entry.cost)


def test_every_component_is_named(reader: Reader) -> None:
    for name in component_names():
        reader.text(name)


def test_every_effect_condition_and_ability_is_worded(reader: Reader) -> None:
    for phrase in component_phrases():
        reader.phrase(phrase)


def test_no_message_is_left_over(reader: Reader) -> None:
    for name in component_names():
        reader.text(name)
    for phrase in component_phrases():
        reader.phrase(phrase)
    written = {entry.id.name for entry in reader.entries if isinstance(entry, ast.Message)}
    # A card trashed from one named pile only; no printed card does.
    assert written - reader.read == {"zone-discard", "zone-anywhere"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_written_once_and_nothing_is_unreadable(lang: str) -> None:
    entries = READERS[lang].entries
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


def test_the_languages_say_the_same_things() -> None:
    ids = [{entry.id.name for entry in READERS[lang].entries if isinstance(entry, ast.Message)} for lang in LANGUAGES]
    assert ids[0] == ids[1] == ids[2]


def box(name: str, lang: str) -> str:
    return READERS[lang].phrase(effect_phrase(EFFECTS[EFFECT_NUMBER[name]]))


def test_boxes_read_as_sentences() -> None:
    assert box("card/ecological_testing_station/agent", "en") == "pay 2 water → draw 2 cards"
    assert (
        box("card/ecological_testing_station/reveal", "en") == "1 Persuasion; if you have a Fremen Bond: gain 1 water"
    )
    assert box("card/shishakli/agent", "en") == "trash a card → draw 1 card"
    assert (
        box("space/high_council/0", "en")
        == "if you have no seat in the High Council: take a seat in the High Council, otherwise: gain 2 spice, "
        "draw 1 Intrigue card, recruit 3 troops"
    )
    assert (
        box("card/guild_spy/reveal", "en")
        == "2 Persuasion; if you acquired this card this turn (The Spice Must Flow): "
        "1 influence with each faction you are spying on"
    )


def test_boxes_say_what_may_be_left_and_what_is_meant() -> None:
    assert box("intrigue/impress/combat", "en") == "2 swords; acquire a card that costs up to 3 for free"
    assert (
        box("card/price_is_no_object/agent", "en")
        == "you may acquire a card for Solari instead of Persuasion, into your hand"
    )
    assert (
        box("card/treacherous_maneuver/agent", "en")
        == "trash this card, trash one Emperor card (from your hand) → 1 influence with the faction you visited"
    )
    assert box("card/calculus_of_power/reveal", "en") == "2 Persuasion; trash another Emperor card (in play) → 3 swords"
    assert box("intrigue/sietch_ritual/plot/1", "en") == "1 influence with the Bene Gesserit or Fremen"
    assert box("card/interstellar_trade/agent", "en").endswith("1 influence with a faction of your choice")


def test_what_has_no_symbols_is_not_drawn_in_part() -> None:
    def drawn(name: str) -> Symbols:
        return symbols(EFFECTS[EFFECT_NUMBER[name]])

    assert drawn("card/weirding_woman/agent") is None
    assert drawn("space/deep_desert/0/1/1") == [("needs_hooks",), ("worm", 2)]
    assert drawn("space/high_council/0") == [
        ("take_council_seat",),
        ("or",),
        ("needs_council",),
        ("spice", 2),
        ("intrigue", 1),
        ("recruit", 3),
    ]


@pytest.mark.parametrize(
    ("name", "russian", "polish"),
    [
        ("card/strike_fleet/reveal", "1 очко убеждения; 3 меча", "1 perswazja; 3 miecze"),
        ("intrigue/spring_the_trap/combat", "верните 2 шпионов → 7 мечей", "odwołaj 2 szpiegów → 7 mieczy"),
        ("space/heighliner/0", "наймите 5 отрядов", "zrekrutuj 5 oddziałów"),
        ("conflict/skirmish_desert_mouse/second", "+3 солярия", "+3 solari"),
        ("card/smugglers_haven/agent", "заплатите 4 Пряности → +1 ПО", "zapłać 4 przyprawy → +1 punkt zwycięstwa"),
    ],
)
def test_numbers_decline(name: str, russian: str, polish: str) -> None:
    assert name in EFFECT_NAMES
    assert box(name, "ru") == russian
    assert box(name, "pl") == polish


def test_names_that_begin_with_their_kind_do_not_repeat_it() -> None:
    assert named("post", "post_emperor") == "post-emperor"
    assert named("contract", "contract_harvest_3") == "contract-harvest-3"
    assert named("card", "the_spice_must_flow") == "card-the-spice-must-flow"
