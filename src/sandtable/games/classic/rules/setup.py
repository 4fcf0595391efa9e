"""Preparing the game, in the order of the rulebook (CLA-SETUP)."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import (
    BASE_FACTIONS,
    BENE_GESSERIT,
    CHOAM,
    FACTION_INDEX,
    FACTION_WORDS,
    FACTIONS,
    FREMEN,
    FREMEN_HOMES,
    RICHESE,
)
from sandtable.games.classic.leaders import AUDITOR, LEADER_FACTION, LEADER_WORDS, LEADERS_OF
from sandtable.games.classic.notation import CELL, FACTION, LEADER, NUMBER, PASS, numbers_down
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.course import play_turn
from sandtable.games.classic.rules.skills import deal_skills
from sandtable.games.classic.skills import SKILL_CARDS
from sandtable.games.classic.state import (
    ABSENT,
    BOX,
    DECK,
    GONE,
    NO_TOKENS,
    NOT_PLAYING,
    NOT_PREDICTABLE,
    PREDICTED_FACTION,
    PREDICTED_TURN,
    STOCK,
    TURN_CARDS,
    Table,
)
from sandtable.games.classic.terms import NO_FACTION, NOBODY, NONE, NOWHERE, TURNS, FactionIndex, Seat
from sandtable.games.classic.treachery import (
    BASE_CARDS,
    NO_FIELDS,
    PREDICTED_FACTIONS,
    RICHESE_CARDS,
    SPICE_DECK,
    STORM_DECK,
    TREACHERY_DECK,
    TREACHERY_WORDS,
    WEAPON_CARDS,
    turn_card,
)
from sandtable.kernel.game import Value
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question, Step, Together

TRAITORS_DEALT: Final = 4

# How factions come to seats (CLA-SETUP-03, 04).
DEALT: Final = "dealt"
SWAPS: Final = "dealt_with_swaps"
DRAFTED: Final = "drafted"
ASSIGNMENTS: Final = (DEALT, SWAPS, DRAFTED)

# The optional settings for alliances: how many members, how many strongholds (CLA-ALLY-16).
ALLIANCE_CHOICES: Final[dict[str, tuple[int, int]]] = {
    "two_need_four": (2, 4),
    "two_need_three": (2, 3),
    "three_need_four": (3, 4),
    "three_need_three": (3, 3),
    "any_need_three": (6, 3),
}


def prepare_table(g: Table, options: dict[str, Value]) -> None:
    """What was decided before the game (CLA-SETUP-01)."""
    g.advanced = options["mode"] == "advanced"
    g.turns = int(options["max_turns"])
    g.alliance_size, g.alliance_strongholds = ALLIANCE_CHOICES[str(options["alliances"])]
    g.advisors_with_ally = bool(options["advisors_with_ally"])
    g.pairs = bool(options["two_factions_each"])
    g.expansion = bool(options["expansion"])
    g.more_weapons = bool(options["exp_tooth_artillery"])
    g.leader_skills = bool(options["leader_skills"])
    g.stronghold_cards = bool(options["stronghold_cards"])
    for seat in range(g.seats):
        g.factions = replaced(g.factions, seat, FACTION_INDEX.get(str(options[f"faction_{seat}"]), NO_FACTION))


@rule("prepare")
def prepare(g: Table, assignment: str) -> None:
    """The whole set-up; every deck is shuffled, since no order of a deck is ever stored (CLA-SETUP-02)."""
    added = list(WEAPON_CARDS) if g.more_weapons else []
    g.treachery.lay_out(DECK, [*BASE_CARDS, *added])
    g.treachery.lay_out(GONE, [card for card in WEAPON_CARDS if card not in added])
    g.spice_cards.lay_out(DECK, list(range(len(SPICE_DECK))))
    g.storm_cards.lay_out(DECK, list(range(len(STORM_DECK))))
    g.skills.lay_out(DECK if g.leader_skills else BOX, list(SKILL_CARDS))
    dealt = [Do(deal_traitors), Do(place_spice_and_forces), Do(deal_treachery)]
    if g.leader_skills:
        # Skills are chosen before traitors, with treachery cards in hand (CHR-SKILL-02, 05, CHR-RUL-02).
        dealt = [Do(deal_treachery), Do(deal_skills), Do(deal_traitors), Do(place_spice_and_forces)]
    g.then(
        Do(assign_factions, assignment),
        Do(take_places),
        Do(predict),
        *dealt,
        Do(join_pairs),
        Do(play_turn),
    )


# Factions.


@rule("assign_factions")
def assign_factions(g: Table, assignment: str) -> None:
    """Factions that were not chosen beforehand are dealt, or picked by turns drawn by lot (CLA-SETUP-03, 05)."""
    waiting = [seat for seat in range(g.seats) if g.factions[seat] == NONE]
    steps: list[Step] = []
    if assignment == DRAFTED:
        while waiting:
            steps.append(Ask(CHOOSE_FACTION, waiting.pop(g.roll(len(waiting)))))
    else:
        free = _free_factions(g)
        for seat in waiting:
            g.factions = replaced(g.factions, seat, free.pop(g.roll(len(free))))
    if assignment != DEALT:
        steps.append(Do(offer_swaps))
    g.then(*steps)


def _free_factions(g: Table) -> list[FactionIndex]:
    """Those that nobody has yet; CHOAM and Richese only if the expansion is used (CHR-GEN-01)."""
    among = FACTIONS if g.expansion else FACTIONS[:BASE_FACTIONS]
    return [faction.index for faction in among if faction.index not in g.factions]


class ChooseFaction(Form[Table]):
    """Which of the factions left to play."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-choose-faction", "CLA-SETUP-03", [FACTION[faction] for faction in _free_factions(g)])

    def complete(self, g: Table, ask: Ask) -> None:
        g.factions = replaced(g.factions, ask.seat, FactionIndex(ask.value(0)))
        g.tell("event-chooses-faction", seat=ask.seat + 1, who=g.who(ask.seat))


@rule("offer_swaps")
def offer_swaps(g: Table) -> None:
    """Everybody may name a faction they would rather play; two who name each other swap (CLA-SETUP-04)."""
    g.then(Together(*[Ask(SWAP_FACTION, seat) for seat in range(g.seats)]), Do(swap_factions))


class SwapFaction(Form[Table]):
    """With whom to swap factions, if anybody."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        others = [FACTION[g.factions[seat]] for seat in range(g.seats) if seat != ask.seat]
        return Question("prompt-swap-faction", "CLA-SETUP-04", [PASS, *others], {"who": g.who(ask.seat)})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is not PASS:
            g.wishes = replaced(g.wishes, ask.seat, g.factions.index(ask.value(0)))


CHOOSE_FACTION: Final = ChooseFaction("choose_faction")
SWAP_FACTION: Final = SwapFaction("swap_faction")
BOOK.add(CHOOSE_FACTION)
BOOK.add(SWAP_FACTION)


@rule("swap_factions")
def swap_factions(g: Table) -> None:
    for seat in range(g.seats):
        other = g.wishes[seat]
        if seat < other and g.wishes[other] == seat:
            g.tell("event-factions-swapped", who=g.who(seat), other=g.who(other))
            mine, theirs = g.factions[seat], g.factions[other]
            g.factions = replaced(replaced(g.factions, seat, theirs), other, mine)
    g.wishes = (NOBODY,) * g.seats


@rule("take_places")
def take_places(g: Table) -> None:
    """Everybody sits at a circle of their own; leaders and cards of absent factions are put away (CLA-SETUP-06, 08)."""
    for seat in range(g.seats):
        g.seat_by_faction = replaced(g.seat_by_faction, g.factions[seat], seat)
        g.tell("event-faction", seat=seat + 1, who=g.who(seat), sector=g.circle_sector(seat))
    for faction in FACTIONS:
        seat = g.seat_of(faction.index)
        leaders: list[int] = list(LEADERS_OF[faction.index])
        if faction.index == CHOAM and not g.advanced:
            leaders.remove(AUDITOR)
            g.leaders.lay_out(NOT_PLAYING, [AUDITOR])
            g.traitors.lay_out(ABSENT, [AUDITOR])
        g.leaders.lay_out(NOT_PLAYING if seat == NOBODY else g.with_owner(seat), leaders)
        g.traitors.lay_out(ABSENT if seat == NOBODY else DECK, leaders)
    richese = g.seat_of(RICHESE) != NOBODY
    g.treachery.lay_out(STOCK if richese else GONE, list(RICHESE_CARDS))
    g.tokens.lay_out(DECK if richese else NO_TOKENS, list(range(len(NO_FIELDS))))


# The prediction.


@rule("predict")
def predict(g: Table) -> None:
    """The Bene Gesserit write down who will win, and when (CLA-SETUP-07, CLA-FAC-BG-02, 03)."""
    seer = g.seat_of(BENE_GESSERIT)
    for faction in range(PREDICTED_FACTIONS):
        named = seer != NOBODY and faction != BENE_GESSERIT and g.seat_of(FactionIndex(faction)) != NOBODY
        g.predictions.lay_out(DECK if named else NOT_PREDICTABLE, [faction])
    for turn in range(1, TURNS + 1):
        named = seer != NOBODY and turn <= g.turns
        g.predictions.lay_out(TURN_CARDS if named else NOT_PREDICTABLE, [turn_card(turn)])
    if seer != NOBODY:
        g.then(Ask(PREDICT, seer))


# The places of the answers.
WHO_WINS: Final = 0
WHEN: Final = 1


class Predict(Form[Table]):
    """One other faction in play, and one turn."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            options = [FACTION[faction] for faction in sorted(g.predictions.zones[DECK])]
            return Question("prompt-predict-faction", "CLA-FAC-BG-02", options)
        if len(ask.answers) == WHEN:
            args = {"who": FACTION_WORDS[ask.value(WHO_WINS)]}
            return Question("prompt-predict-turn", "CLA-FAC-BG-03", NUMBER[1 : g.turns + 1], args)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        seer = 1 << ask.seat
        g.predictions.move(g, ask.value(WHO_WINS), DECK, PREDICTED_FACTION, seer)
        g.predictions.move(g, turn_card(ask.value(WHEN)), TURN_CARDS, PREDICTED_TURN, seer)
        g.tell("event-predicted", who=g.who(ask.seat))
        g.tell_only(seer, "event-predicted-seen", faction=FACTION_WORDS[ask.value(WHO_WINS)], turn=ask.value(WHEN))


PREDICT: Final = Predict("predict")
BOOK.add(PREDICT)


# Traitors.


@rule("deal_traitors")
def deal_traitors(g: Table) -> None:
    """Four traitor cards each, of which one is kept; Harkonnen keep all (CLA-SETUP-09, 13)."""
    asks: list[Ask] = []
    for seat in range(g.seats):
        drawn = g.traitors.draw(g, TRAITORS_DEALT, DECK, g.traitor_hand(seat), 1 << seat)
        g.tell("event-traitors-dealt", who=g.who(seat), count=len(drawn))
        g.tell_only(1 << seat, "event-traitors-seen", leaders=[LEADER_WORDS[leader] for leader in sorted(drawn)])
        if g.faction(seat).keeps_all_traitors:
            g.tell("event-traitors-kept", who=g.who(seat), count=len(drawn))
        else:
            asks.append(Ask(KEEP_TRAITOR, seat))
    if asks:
        g.then(Together(*asks))


class KeepTraitor(Form[Table]):
    """Which traitor to keep: an own leader only if no other was dealt (CLA-SETUP-10, 11, CLA-RUL-01)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        dealt = sorted(g.traitors.zones[g.traitor_hand(ask.seat)])
        opposing = [leader for leader in dealt if LEADER_FACTION[leader] != g.factions[ask.seat]]
        return Question("prompt-keep-traitor", "CLA-SETUP-09", [LEADER[leader] for leader in opposing or dealt])

    def complete(self, g: Table, ask: Ask) -> None:
        """The others go back under the deck, unseen by anybody else (CLA-SETUP-12)."""
        hand = g.traitor_hand(ask.seat)
        for leader in g.traitors.zones[hand][:]:
            if leader != ask.value(0):
                g.traitors.move(g, leader, hand, DECK, 1 << ask.seat)
        g.traitors.zones[DECK] = sorted(g.traitors.zones[DECK])
        g.tell("event-traitors-kept", who=g.who(ask.seat), count=1)
        g.tell_only(1 << ask.seat, "event-traitor-kept-seen", leader=LEADER_WORDS[ask.value(0)])


KEEP_TRAITOR: Final = KeepTraitor("keep_traitor")
BOOK.add(KEEP_TRAITOR)


# Spice and forces.


@rule("place_spice_and_forces")
def place_spice_and_forces(g: Table) -> None:
    """What the sheets say; then Fremen place, then the Bene Gesserit (CLA-SETUP-14 to 16)."""
    for seat in range(g.seats):
        faction = g.faction(seat)
        g.spice[seat] = faction.spice
        g.reserve[seat] = faction.reserve + faction.at_home
        g.reserve_special[seat] = faction.special if g.advanced else 0
        if faction.home != NOWHERE and not (g.advanced and faction.index == BENE_GESSERIT):
            cell = CELLS_OF[faction.home][0]
            g.land(seat, cell, faction.at_home)
            _tell_placed(g, seat, cell, faction.at_home, 0)
    bene_gesserit = g.seat_of(BENE_GESSERIT)
    if g.advanced and bene_gesserit != NOBODY:
        g.then(Ask(PLACE_ADVISOR, bene_gesserit))
    fremen = g.seat_of(FREMEN)
    if fremen != NOBODY:
        g.then(Ask(PLACE_FREMEN, fremen))


def _tell_placed(g: Table, seat: Seat, cell: int, count: int, special: int) -> None:
    where = TERRITORY_WORDS[TERRITORY_OF[cell]]
    g.tell("event-placed", who=g.who(seat), count=count, special=special, where=where, sector=SECTOR_OF[cell])


FREMEN_CELLS: Final[tuple[int, ...]] = tuple([cell for territory in FREMEN_HOMES for cell in CELLS_OF[territory]])


class Placing:
    """Where the Fremen begin as far as it has been chosen: forces for each cell, and Fedaykin among them."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.counts: list[int] = []
        self.stars: list[int] = []


class PlaceFremen(Form[Table]):
    """Ten forces over three territories; in the advanced game also how many Fedaykin among them (CLA-FAC-FRE-01)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return self._read(g, ask).question

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = self._read(g, ask)
        for cell, count, stars in zip(FREMEN_CELLS, chosen.counts, chosen.stars, strict=True):
            if count:
                g.land(ask.seat, Cell(cell), count, stars)
                _tell_placed(g, ask.seat, cell, count, stars)

    def _read(self, g: Table, ask: Ask) -> Placing:
        """The last cell takes what is left."""
        placing = Placing()
        answers = Answers(ask)
        left = FACTIONS[FREMEN].at_home
        for place, cell in enumerate(FREMEN_CELLS):
            count = left
            if left and place < len(FREMEN_CELLS) - 1:
                chosen = answers.next()
                if chosen is None:
                    placing.question = self._question("prompt-place-fremen", cell, left)
                    return placing
                count = chosen.value
            placing.counts.append(count)
            left -= count
        left = g.reserve_special[ask.seat]
        for cell, count in zip(FREMEN_CELLS, placing.counts, strict=True):
            stars = 0
            if min(left, count):
                chosen = answers.next()
                if chosen is None:
                    placing.question = self._question("prompt-place-fedaykin", cell, min(left, count))
                    return placing
                stars = chosen.value
            placing.stars.append(stars)
            left -= stars
        return placing

    def _question(self, message: str, cell: int, most: int) -> Question:
        where = TERRITORY_WORDS[TERRITORY_OF[cell]]
        args = {"where": where, "sector": SECTOR_OF[cell]}
        return Question(message, "CLA-FAC-FRE-01", numbers_down(most, 0), args)


class PlaceAdvisor(Form[Table]):
    """Where the first advisor goes: a fighter, if nobody else is there (CLA-FAC-BG-12, 13)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return None if ask.answers else Question("prompt-place-advisor", "CLA-FAC-BG-12", CELL)

    def complete(self, g: Table, ask: Ask) -> None:
        cell = ask.value(0)
        if g.occupants(TERRITORY_OF[cell]):
            g.reserve[ask.seat] -= 1
            g.advisors = added(g.advisors, cell, 1)
            where = TERRITORY_WORDS[TERRITORY_OF[cell]]
            g.tell("event-advisor-placed", who=g.who(ask.seat), where=where, sector=SECTOR_OF[cell])
        else:
            g.land(ask.seat, Cell(cell), 1)
            _tell_placed(g, ask.seat, cell, 1, 0)


PLACE_FREMEN: Final = PlaceFremen("place_fremen")
PLACE_ADVISOR: Final = PlaceAdvisor("place_advisor")
BOOK.add(PLACE_FREMEN)
BOOK.add(PLACE_ADVISOR)


# Treachery cards.


@rule("deal_treachery")
def deal_treachery(g: Table) -> None:
    """One treachery card each, two for Harkonnen (CLA-SETUP-17)."""
    for seat in range(g.seats):
        drawn = g.treachery.draw(g, g.faction(seat).cards_dealt, DECK, g.hand(seat), 1 << seat)
        g.tell("event-treachery-dealt", who=g.who(seat), count=len(drawn))
        names = [TREACHERY_WORDS[TREACHERY_DECK[card]] for card in drawn]
        g.tell_only(1 << seat, "event-treachery-seen", cards=names)


def partner_of(seat: Seat) -> Seat:
    """Of four seats, the other one that the same player runs."""
    return (seat + 2) % 4


@rule("join_pairs")
def join_pairs(g: Table) -> None:
    """Where two players run two factions each, the two of a player are allies for good (CLA-RUL-34)."""
    if g.pairs:
        for seat in range(g.seats):
            partner = partner_of(seat)
            g.allies = replaced(g.allies, seat, 1 << partner)
            if seat < partner:
                g.tell("event-allied", who=g.who(seat), other=g.who(partner))
