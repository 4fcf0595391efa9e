"""Games begun by earlier versions of the rules go on as they were begun: every difference, before and after."""

from collections.abc import Callable

import pytest

from sandtable.games.classic.notation import NUMBER, YES
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.promises import PROMISE_FORM
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.shipping import ship_and_move
from sandtable.kernel.steps import Ask
from tests.games.classic.position import Position, position, under

# Version 3 tells what the view showed already, and what others had to guess from who was asked.


def battle_in_a_part(version: int) -> Position:
    forces = "pasty_mesa:4: emperor 2, harkonnen 1; pasty_mesa:7: emperor 1, harkonnen 2"
    table = under(version, position("emperor, harkonnen", forces=forces, storm=5)).start(battle_phase)
    return table.play("emperor", "pasty_mesa:4")


def once_around(version: int) -> Position:
    table = under(version, position("richese, guild, emperor")).start(bidding_phase)
    return table.play("richese", "auction_first", "distrans", "once_around", "clockwise")


def lent_no_field(version: int) -> Position:
    table = position("harkonnen, richese, atreides", allies="harkonnen richese", windows=True)
    under(version, table).start(ship_and_move, 0).play("harkonnen", "ask_for_no_field").play("richese", "no_field_3")
    return table.play("harkonnen", "by_no_field", "arrakeen:9")


def granted_revivals(version: int) -> Position:
    hands = {"emperor": "karama"}
    table = position("guild, fremen, emperor", tanks={"guild": 5}, allies="guild fremen", hands=hands, windows=True)
    under(version, table).g.seal(Ask(PROMISE_FORM, table.seat("fremen")).with_answers((NUMBER[0], YES)))
    return table.start(revival_phase)


def hero_instead_of_leaders(version: int) -> Position:
    dead = "caid, burseg, bashar, count_fenring, captain_aramsham"
    forces, hands = "carthag: emperor 3, fremen 3", {"emperor": "cheap_hero"}
    return under(version, position("emperor, fremen", forces=forces, dead=dead, hands=hands)).start(battle_phase)


@pytest.mark.parametrize(
    ("played", "message"),
    [
        (battle_in_a_part, "event-battle-part"),
        (once_around, "event-goes-clockwise"),
        (lent_no_field, "event-declares-lent-no-field"),
        (granted_revivals, "event-grants"),
        (hero_instead_of_leaders, "event-some-leader"),
    ],
)
def test_what_version_3_tells_was_not_told_before(played: Callable[[int], Position], message: str) -> None:
    assert message not in played(1).told()
    assert message not in played(2).told()
    assert message in played(3).told()
    silent = [event for event in played(3).told() if event != message]
    assert played(2).told() == silent, "nothing else is told otherwise"


def test_before_version_3_an_allys_bid_bound_as_much_as_was_promised() -> None:
    """Of three spice the Guild promised one; two are lacking to what Harkonnen bid on their Karama."""

    def can_be_paid(version: int) -> bool:
        spice = {"guild": 3, "harkonnen": 2, "atreides": 9}
        hands = {"harkonnen": "karama"}
        table = position("harkonnen, guild, atreides", spice=spice, allies="guild harkonnen", hands=hands)
        under(version, table).start(bidding_phase).play("guild", "promise_spice", "1", "no")
        table.play("guild", "offer_deal", "atreides", "spice", "2", "no_return", "until_this_phase_ends")
        return "accept_offer_of_guild" in table.play("harkonnen", "4").beside("atreides")

    assert can_be_paid(1)
    assert can_be_paid(2)
    assert not can_be_paid(3)
