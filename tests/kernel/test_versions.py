"""Earlier versions of a game's rules: played on exactly where they are carried, refused by name where they are not."""

import re

import pytest

from sandtable.kernel.errors import BadRecord, BadSnapshot, OldRules, SandtableError
from sandtable.kernel.state import State
from tests.server import vault


def played(state: State) -> State:
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, state.options(seat)[0])
    return state


def spoken(state: State) -> list[object]:
    return [event.args["number"] for event in state.events(None) if event.message == "vault-spoke"]


def test_a_carried_version_plays_as_it_did() -> None:
    old, new = played(vault.GAME.new(2, 7)), played(vault.CARRYING.new(2, 7))
    assert spoken(old) != spoken(new)
    again = vault.CARRYING.replay(old.record())
    assert again.dump() == old.dump()
    assert again.record() == old.record()
    assert again.game.rules_version == 1
    assert vault.CARRYING.load(old.dump()).dump() == old.dump()
    assert played(vault.CARRYING.under(1).new(2, 7)).dump() == old.dump()


def test_copies_and_earlier_moments_stay_under_the_old_rules() -> None:
    record = played(vault.GAME.new(2, 7)).record()
    state = vault.CARRYING.replay(record)
    assert state.clone().game.rules_version == 1
    assert state.game.at(state, 3).game.rules_version == 1


@pytest.mark.parametrize(
    ("record_of", "read_by", "words"),
    [
        (vault.GAME, vault.FORGETFUL, "follows rules version 1 of vault, this plays version 2: an older"),
        (vault.CARRYING, vault.GAME, "follows rules version 2 of vault, this plays version 1: a newer"),
        (vault.version(3), vault.CARRYING, "follows rules version 3 of vault, this plays version 1 and 2: a newer"),
    ],
)
def test_what_is_not_carried_is_refused_with_both_versions(
    record_of: vault.VaultGame, read_by: vault.VaultGame, words: str
) -> None:
    state = record_of.new(2, 7)
    with pytest.raises(BadRecord, match=f"line 3: it {re.escape(words)}"):
        read_by.replay(state.record())
    with pytest.raises(BadSnapshot, match=re.escape(words)):
        read_by.load(state.dump())
    with pytest.raises(OldRules):
        read_by.under(record_of.rules_version)
    assert not read_by.carries(record_of.rules_version)


@pytest.mark.parametrize("version", [None, "1", 1.0, True, [1]])
def test_a_version_that_is_no_number_is_refused(version: object) -> None:
    dump = vault.CARRYING.new(2, 7).dump().replace(b'"rules":2', f'"rules":{version!r}'.encode())
    with pytest.raises(BadSnapshot):
        vault.CARRYING.load(dump)


def test_only_earlier_versions_of_the_same_game_are_carried() -> None:
    for wrong in (vault.version(2), vault.version(3), vault.version(0)):
        with pytest.raises(SandtableError, match="no earlier version"):
            vault.version(2).carry(wrong)
