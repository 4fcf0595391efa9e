"""What the browser needs to know of the box of Classic; written into its client by `tools/client_files.py`."""

from sandtable.games.classic.treachery import ROLE_IDS, TREACHERY_CARDS
from sandtable.games.classic.views import ClassicFacts


def facts() -> ClassicFacts:
    return {"roles": {card.id: ROLE_IDS[card.role] for card in TREACHERY_CARDS}}
