"""What the heuristic does with the means of CHOAM and House Richese, and with the new treachery cards."""

from sandtable.games.classic.bot.business import bid_limit
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.notation import DONE, EXCHANGE, PASS
from sandtable.kernel.notation import Option


def sealed_bid(outlook: Outlook, options: list[Option]) -> Option:
    """What the card is worth, out of what can be spared."""
    spare = outlook.g.spice[outlook.seat] - outlook.reserve_spice() - 2
    limit = min(bid_limit(outlook), float(spare))
    within = [option for option in options if option.value <= limit]
    return within[-1] if within else options[0]


def play_it(outlook: Outlook, options: list[Option]) -> Option:
    """A card that helps now is played, if it is there."""
    cards = [option for option in options if option.kind == "card"]
    return cards[0] if cards else PASS


def cash(outlook: Outlook, options: list[Option]) -> Option:
    """Spice for whatever can be cashed; the ally's cards are left alone."""
    cards = [option for option in options if option.kind == "card" and option is not EXCHANGE]
    if cards:
        return cards[0]
    return DONE if DONE in options else PASS


def highest(outlook: Outlook, options: list[Option]) -> Option:
    """The no-field that hides the most."""
    return options[-1]
