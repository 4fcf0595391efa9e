"""Every component has a name, and every card its text, in each language; and nothing else stands in these files."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from sandtable.games.arrakis import planet
from sandtable.games.conquest import cards, factions

LANGUAGES = ("en", "pl", "ru")


def messages(module_file: str | None, name: str) -> dict[str, str]:
    """The ids of a file's messages and what each says."""
    assert module_file is not None
    text = (Path(module_file).parent / "messages" / name).read_text(encoding="utf-8")
    resource = FluentResource(text)
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert len(set(ids)) == len(ids)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(resource)
    said: dict[str, str] = {}
    for ident in ids:
        pattern = bundle.get_message(ident).value
        assert pattern is not None
        value, errors = bundle.format_pattern(pattern, {})
        assert not errors
        said[ident] = str(value)
    return said


def named(prefix: str, ids: tuple[str, ...]) -> set[str]:
    return {f"{prefix}-{ident.replace('_', '-')}" for ident in ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_territories_have_names(language: str) -> None:
    said = messages(planet.__file__, f"{language}.ftl")
    assert set(said) == named("territory", planet.TERRITORY_IDS)
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_names_and_cards_have_texts(language: str) -> None:
    said = messages(cards.__file__, f"names.{language}.ftl")
    with_text = named("card", (*cards.BATTLE_IDS, *cards.MARKET_IDS, "sandworm"))
    names = (
        named("faction", factions.FACTION_IDS)
        | named("leader", factions.LEADER_IDS)
        | named("duel", tuple(duel.id for duel in factions.DUELS))
        | with_text
    )
    assert set(said) == names | {f"{ident}-text" for ident in with_text}
    assert len({said[name] for name in names}) == len(names)
