"""Cards and talk that nobody waits for, and the cards that move the storm."""

from typing import Final

from sandtable.games.arrakis.movement import swept
from sandtable.games.arrakis.planet import CELLS_IN_SECTOR, TERRITORY_OF
from sandtable.games.classic.board import EXPOSED, EXPOSED_WITHOUT_WALL
from sandtable.games.classic.bot.business import harm_in, revive_free, storm_harm
from sandtable.games.classic.bot.campaign import turns_token
from sandtable.games.classic.bot.karama import pass_on, sells_all
from sandtable.games.classic.bot.merchants import best_in
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.bot.talk import answer_offers, speak_first
from sandtable.games.classic.notation import (
    ASK_AGAIN,
    PASS,
    PLAY_BOX,
    PLAY_GHOLA,
    SELL_CARDS,
    TAKE_FROM_STOCK,
    TREACHERY,
    TURN_TOKEN,
)
from sandtable.games.classic.state import DISCARD, STOCK
from sandtable.games.classic.terms import GHOLA_FORCES
from sandtable.games.classic.treachery import FAMILY_ATOMICS, WEATHER_CONTROL
from sandtable.kernel.notation import Option

WORTH_FETCHING: Final = 4.5
WORTH_A_POWER: Final = 4.8
RICH_ENOUGH: Final = 6
MUCH_HARM: Final = 4
"""So many more forces of others than of one's own must die."""


def worth_doing_beside(outlook: Outlook, options: list[Option]) -> Option | None:
    """What is worth doing though nobody asks."""
    g, seat = outlook.g, outlook.seat
    if PLAY_GHOLA in options and (g.tanks[seat] >= GHOLA_FORCES + 2 or len(g.living(seat)) <= 2):
        return PLAY_GHOLA
    if TURN_TOKEN in options and turns_token(outlook):
        return TURN_TOKEN
    if SELL_CARDS in options and sells_all(outlook):
        return SELL_CARDS
    rich = g.spice[seat] >= RICH_ENOUGH
    if PLAY_BOX in options and rich and best_in(outlook, DISCARD) >= WORTH_FETCHING:
        return PLAY_BOX
    if TAKE_FROM_STOCK in options and rich and best_in(outlook, STOCK) >= WORTH_A_POWER:
        return TAKE_FROM_STOCK
    if ASK_AGAIN in options and g.passes(seat, "") and outlook.awaits_windows(g.phase):
        return ASK_AGAIN
    answered = answer_offers(outlook, options)
    return speak_first(outlook, options) if answered is None else answered


def unasked(outlook: Outlook, options: list[Option]) -> Option:
    """For whoever must say something though nobody waits."""
    return worth_doing_beside(outlook, options) or options[-1]


def ghola(outlook: Outlook, options: list[Option]) -> Option:
    return revive_free(outlook, options)


def storm_cards(outlook: Outlook, options: list[Option]) -> Option:
    """Weather Control where it harms the others; Family Atomics where the storm then strikes their cities."""
    if TREACHERY[WEATHER_CONTROL] in options and max([storm_harm(outlook, steps) for steps in range(11)]) >= MUCH_HARM:
        return TREACHERY[WEATHER_CONTROL]
    if TREACHERY[FAMILY_ATOMICS] in options and _harm_behind_the_wall(outlook) >= MUCH_HARM:
        return TREACHERY[FAMILY_ATOMICS]
    return pass_on(outlook, options) if PASS in options else options[0]


def _harm_behind_the_wall(outlook: Outlook) -> int:
    """What the storm that is about to come would kill if the Shield Wall fell."""
    g = outlook.g
    if g.storm_steps <= 0 or not g.wall_stands:
        return 0
    opened = EXPOSED_WITHOUT_WALL & ~EXPOSED
    cells = [cell for sector in swept(g.storm, g.storm_steps) for cell in CELLS_IN_SECTOR[sector]]
    return harm_in(outlook, tuple([cell for cell in cells if opened >> TERRITORY_OF[cell] & 1]))
