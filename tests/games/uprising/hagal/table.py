"""Tables with Rivals, set up in words.

    table = solo("muad_dib, lady_jessica")
    table.upcoming("fremkit", "sardaukar")      # the House Hagal cards to come
    table.rival_turn("muad_dib")

`YOU` is the first seat, `OTHER` the second one of a game for two; Rivals go by their ids.
"""

from typing import Any

from sandtable.games.uprising.board import MAKER_SPACES, POST_NUMBER, SPACE_NUMBER
from sandtable.games.uprising.cards import CONFLICT_NUMBER
from sandtable.games.uprising.game import GAME
from sandtable.games.uprising.hagal.cards import HAGAL_KIND, HAGAL_NUMBER
from sandtable.games.uprising.hagal.fields import HAGAL
from sandtable.games.uprising.hagal.house import HAGAL_DECK, HAGAL_DISCARD, IN_THE_BOX
from sandtable.games.uprising.rules.hagal import turns
from sandtable.games.uprising.state import HELD, INTRIGUE_DECK, ON_BOARD, PER_HOLDER, Table
from sandtable.games.uprising.terms import FACTIONS
from sandtable.kernel.game import Value
from sandtable.kernel.seats import SEATS, Seat
from tests.games.position import PositionOf

YOU = "you"
OTHER = "other"


class HagalTable(PositionOf[Table]):
    """A table with Rivals, and words to change it and to look at it."""

    QUIET = ("reveal", "end_turn", "pass", "decline", "0")

    def player(self, name: str) -> Seat:
        if name in (YOU, OTHER):
            return Seat((YOU, OTHER).index(name))
        rivals = [self.g.hagal.rival(player).id for player in SEATS[self.g.players][self.g.seats :]]
        return Seat(self.g.seats + rivals.index(name))

    # What lies on the table.

    def upcoming(self, *names: str) -> "HagalTable":
        """The House Hagal deck is these cards, in this order; all others lie in the discard pile."""
        g = self.g
        used = [card for zone in (HAGAL_DECK, HAGAL_DISCARD) for card in g.hagal.cards.zones[zone]]
        box = [card for card in range(len(HAGAL_KIND)) if card not in used]
        deck: list[int] = []
        for name in names:
            deck.append(next(card for card in used if HAGAL_KIND[card] == HAGAL_NUMBER[name] and card not in deck))
        cards = HAGAL.empty(0, g.seats)
        cards.lay_out(HAGAL_DECK, deck)
        cards.lay_out(HAGAL_DISCARD, [card for card in used if card not in deck])
        cards.lay_out(IN_THE_BOX, box)
        g.hagal.cards = cards
        return self.luck(*[(0, left) for left in range(len(deck), 0, -1)])

    def reshuffled_to(self, name: str) -> "HagalTable":
        """The deck is New Deck and one more card; once all are shuffled together, the named card comes first."""
        self.upcoming("new_deck", "sardaukar")
        zones = self.g.hagal.cards.zones
        kinds = [HAGAL_KIND[card] for card in sorted(zones[HAGAL_DECK] + zones[HAGAL_DISCARD])]
        return self.luck((0, 2), (kinds.index(HAGAL_NUMBER[name]), len(kinds)))

    def conflict(self, name: str) -> "HagalTable":
        """This Conflict card is the current one."""
        self.g.conflict = CONFLICT_NUMBER[name]
        return self.lay(name, ON_BOARD)

    def lay(self, name: str, zone: int) -> "HagalTable":
        """Move a Conflict card from wherever it lies."""
        cards, card = self.g.conflicts, CONFLICT_NUMBER[name]
        cards.move(self.g, card, cards.zone_of(card), zone, self.g.everyone)
        return self

    def occupy(self, player: str, *spaces: str) -> "HagalTable":
        """Agents stand on these spaces."""
        for space in spaces:
            self.g.placed[self.player(player)] |= 1 << SPACE_NUMBER[space]
        return self

    def spies(self, player: str, *posts: str) -> "HagalTable":
        self.g.spies[self.player(player)] = sum([1 << POST_NUMBER[post] for post in posts])
        return self

    def influence(self, player: str, **levels: int) -> "HagalTable":
        for faction, level in levels.items():
            self.g.influence[self.player(player) * len(FACTIONS) + FACTIONS.index(faction)] = level
        return self

    def ally(self, player: str, faction: str) -> "HagalTable":
        self.g.alliance[FACTIONS.index(faction)] = self.player(player)
        return self

    def bonus(self, **spice: int) -> "HagalTable":
        for space, amount in spice.items():
            self.g.bonus_spice[MAKER_SPACES.index(SPACE_NUMBER[space])] = amount
        return self

    def purse(self, player: str, solari: int = 0, spice: int = 0, water: int = 0, intrigue: int = 0) -> "HagalTable":
        """Exactly these resources."""
        who = self.player(player)
        self.g.solari[who], self.g.spice[who], self.g.water[who] = solari, spice, water
        self.g.intrigue.pour(HELD + PER_HOLDER * who, INTRIGUE_DECK)
        self.g.intrigue.draw(self.g, intrigue, INTRIGUE_DECK, HELD + PER_HOLDER * who, self.g.seers(who))
        return self

    def units(self, player: str, troops: int = 0, worms: int = 0, garrison: int = 0) -> "HagalTable":
        who = self.player(player)
        self.g.troops[who], self.g.worms[who], self.g.garrison[who] = troops, worms, garrison
        self.g.supply[who] = 12 - troops - garrison
        return self

    def hooks(self, player: str) -> "HagalTable":
        self.g.hooks[self.player(player)] = True
        return self

    # What happens.

    def rival_turn(self, name: str) -> "HagalTable":
        return self.start(turns.rival_turn, self.player(name))

    def reveals(self, name: str, *cards: str) -> "HagalTable":
        """The Rival's turn with these cards on top of the deck."""
        return self.upcoming(*cards).rival_turn(name)

    # What came of it.

    def event(self, message: str) -> dict[str, Any]:
        """The arguments of the first such message since the rules were last started."""
        return next(event.args for event in self.g.events(None)[self.read :] if event.message == message)

    def at(self, player: str) -> list[str]:
        """The spaces with an Agent of the player."""
        return [space for space, number in SPACE_NUMBER.items() if self.g.placed[self.player(player)] >> number & 1]

    def posts(self, player: str) -> list[str]:
        return [post for post, number in POST_NUMBER.items() if self.g.spies[self.player(player)] >> number & 1]

    def levels(self, player: str) -> dict[str, int]:
        """Influence with the factions where there is any."""
        first = self.player(player) * len(FACTIONS)
        levels = self.g.influence[first : first + len(FACTIONS)]
        return {faction: level for faction, level in zip(FACTIONS, levels) if level}

    def has(self, player: str) -> tuple[int, int, int, int]:
        """Solari, spice, water, Intrigue cards."""
        who = self.player(player)
        return self.g.solari[who], self.g.spice[who], self.g.water[who], len(self.g.held(who))

    def army(self, player: str) -> tuple[int, int, int]:
        """Troops in the Conflict, sandworms, troops in the garrison."""
        who = self.player(player)
        return self.g.troops[who], self.g.worms[who], self.g.garrison[who]

    def vp(self, player: str) -> int:
        return self.g.vp[self.player(player)]


def solo(rivals: str = "muad_dib, lady_jessica", seed: int = 1, **options: Value) -> HagalTable:
    """One player and two Rivals at the start of a game, with an unprotected Conflict of level I."""
    first, second = rivals.split(", ")
    return _begun(1, seed, leader_0="gurney_halleck", rival_0=first, rival_1=second, **options)


def duel(rival: str = "muad_dib", seed: int = 1, **options: Value) -> HagalTable:
    """Two players and one Rival."""
    return _begun(2, seed, leader_0="gurney_halleck", leader_1="lady_margot_fenring", rival_0=rival, **options)


def _begun(seats: int, seed: int, **options: Value) -> HagalTable:
    g = GAME.new(seats, seed, **options)
    assert isinstance(g, Table)
    g.stack.clear()
    table = HagalTable(g)
    # Rivals that happened to begin have not acted yet.
    for player in range(g.seats, g.players):
        name = g.hagal.rival(Seat(player)).id
        level = 0 if options.get("difficulty") == "mercenary" else 3
        table.units(name, garrison=level).purse(name, water=1).spies(name).influence(name, **dict.fromkeys(FACTIONS, 0))
        g.placed[player], g.agents[player], g.vp[player], g.hooks[player] = 0, 2, 0, False
        g.swordmaster[player] = False
    g.alliance = [Seat(-1)] * len(FACTIONS)
    g.shield_wall = True
    table.bonus(deep_desert=0, hagga_basin=0, imperial_basin=0)
    return table.conflict("skirmish_crysknife")
