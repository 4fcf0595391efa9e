"""Prices beside choices: what the lists say is what the rules take."""

import sandtable
from sandtable.games.classic.leaders import LEADER_STRENGTH
from sandtable.games.classic.notation import KWISATZ_HADERACH, LEADER, NOTHING, NUMBER, PASS, halves
from sandtable.games.classic.prices import price_of
from sandtable.games.classic.rules import revival
from sandtable.games.classic.rules.dial import supports
from sandtable.games.classic.rules.plans import army_of, support_purse
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import KWISATZ_STRENGTH
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.players import player
from sandtable.terminal.choices import Menu
from sandtable.terminal.painter import painter
from sandtable.words import LANGUAGES, Words

WITHOUT_BENE_GESSERIT = {"faction_0": "atreides", "faction_1": "guild", "faction_2": "fremen"}
# How many different prices are to be seen beside each question; what prescience asks for is asked seldom.
PRICED = {
    "prompt-ship-count": 2,
    "prompt-how-many": 2,
    "prompt-revive-forces": 2,
    "prompt-plan-dial": 2,
    "prompt-fix-dial": 1,
}
GAMES = [(1, "basic"), *[(seed, "advanced") for seed in range(9, 40)]]
FEWEST_GAMES = 2


def paid_for_shipping(state: Table, seat: int, option: Option) -> int:
    """What a shipment takes from the purse: everybody else lets it pass."""
    then = state.clone()
    before = then.spice[seat]
    then.play(seat, option)
    while then.voyage is not None and then.voyage.seat == seat and not then.voyage.shipped:
        asked = then.to_act[0]
        options = then.options(asked)
        prompt = then.prompt(asked)
        assert prompt is not None
        # Nobody else joins a group that is gathered sector by sector.
        least = options[-1] if prompt.message == "prompt-how-many" else options[0]
        then.play(asked, PASS if PASS in options else least)
    return before - then.spice[seat]


def test_what_stands_beside_a_choice_is_what_the_rules_take() -> None:
    compared: dict[str, set[int]] = {message: set() for message in PRICED}
    for number, (seed, mode) in enumerate(GAMES):
        if number >= FEWEST_GAMES and all(len(compared[message]) >= least for message, least in PRICED.items()):
            break
        state = sandtable.game("classic").new(3, seed, mode=mode, **WITHOUT_BENE_GESSERIT)
        assert isinstance(state, Table)
        anybody = player("random", "classic", seed)
        while not state.over:
            seat = state.to_act[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            for option in state.options(seat):
                price = price_of(prompt, option)
                # Allies may pay for each other, and it is the whole price that is named.
                # Nobody of a sector is no shipment yet; what a leader costs is printed on it (below).
                nobody = prompt.message == "prompt-how-many" and option is NUMBER[0]
                leader = prompt.message == "prompt-revive-leader"
                if price is not None and not nobody and not leader and not state.allies_of(seat):
                    assert price == taken(state, seat, prompt, option), (prompt, option)
                    compared[prompt.message].add(price)
            state.play(seat, anybody.choose(state, seat))
    assert {message: len(prices) >= PRICED[message] for message, prices in compared.items()} == dict.fromkeys(
        PRICED, True
    )


def taken(state: Table, seat: int, prompt: Prompt, option: Option) -> int:
    """What the rules take for a choice."""
    if prompt.message in ("prompt-ship-count", "prompt-how-many"):
        return paid_for_shipping(state, seat, option)
    if prompt.message == "prompt-revive-forces":
        return revival.price_of(state, seat, option.value)
    assert prompt.message in ("prompt-plan-dial", "prompt-fix-dial")
    return supports(army_of(state, seat), halves(option), support_purse(state, seat))[0]


def test_a_leader_costs_its_strength() -> None:
    prompt = Prompt("prompt-revive-leader", {"spice": 9}, "CLA-REV-09")
    assert [price_of(prompt, leader) for leader in LEADER] == list(LEADER_STRENGTH)
    assert price_of(prompt, KWISATZ_HADERACH) == KWISATZ_STRENGTH
    assert price_of(prompt, NOTHING) is None


def test_the_terminal_shows_prices_beside_numbers() -> None:
    prompt = Prompt("prompt-revive-forces", {"free": 1, "cost": 2}, "CLA-REV-01")
    view = sandtable.game("classic").new(3, 1).view(0)
    lines = {}
    for lang in LANGUAGES:
        brush = painter("classic", Words("classic", lang))
        lines[lang] = Menu(brush.choices(view, NUMBER[:4], prompt)).lines()
    assert lines["en"] == ["    0-3", "    1 (free)", "    2 (2 spice)", "    3 (4 spice)"]
    assert lines["ru"][1:] == ["    1 (бесплатно)", "    2 (2 Пряности)", "    3 (4 Пряности)"]
    assert lines["pl"][1:] == ["    1 (za darmo)", "    2 (przyprawa: 2)", "    3 (przyprawa: 4)"]
