"""What leader skills do in a battle, in the order in which it happens (CHR-SKCARD, CHR-RUL-25, 40, 41)."""

from typing import Final

from sandtable.games.arrakis.movement import reachable
from sandtable.games.arrakis.planet import CELLS_OF, KIND_OF, SECTOR_OF, STRONGHOLD, STRONGHOLDS, TERRITORY_OF
from sandtable.games.arrakis.terms import TerritoryMask
from sandtable.games.classic.battle_record import NO_SIDE, Battle
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.fields import KIND_NAMES
from sandtable.games.classic.leaders import LEADER_STRENGTH, LEADER_WORDS
from sandtable.games.classic.notation import (
    BEHIND,
    CELL,
    IN_FRONT,
    LEADER,
    NUMBER,
    PASS,
    TREACHERY,
    numbers_down,
)
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.dial import losses
from sandtable.games.classic.rules.plans import army_of, available_leaders, leaders_to_field
from sandtable.games.classic.rules.skills import is_empty, skilled_leader, take_from_ground, upper
from sandtable.games.classic.skills import (
    BUREAUCRAT,
    DECIPHERER,
    DIPLOMAT,
    MENTAT,
    MENTAT_STRENGTH,
    OTHER_LEADERS,
    OWN_STRENGTH,
    PLANETOLOGIST,
    PLANETOLOGIST_STRENGTH,
    SAND_FOUND,
    SANDMASTER,
    SKILLS,
    SMUGGLER,
    SPICE_BANKER,
    SUK_GRADUATE,
    SUK_RETURN,
    SUK_RETURN_WITH_LEADER,
    SUK_STAY,
    TRAITORS_SEEN,
)
from sandtable.games.classic.state import DECK, LOOKED_AT, Table
from sandtable.games.classic.terms import (
    NO_CARD,
    NO_LEADER,
    NONE,
    WALK,
    Cell,
    Kind,
    LeaderIndex,
    Role,
    Seat,
    SkillIndex,
)
from sandtable.games.classic.treachery import (
    CHEAP_HERO,
    NOT_FOR_BATTLE,
    ROLE_OF,
    TREACHERY_CARDS,
    TREACHERY_DECK,
    TREACHERY_WORDS,
)
from sandtable.kernel.rows import added
from sandtable.kernel.steps import Ask, Do, Form, Question, Together

# How well a Decipherer reads.
READS_NOTHING: Final = 0
LOOKS_ON: Final = 1
CHANGES_TRAITOR: Final = 2

_POINT: Final = 2
"""Strengths count in half points."""


# Before the plans.


@rule("skills_before_plans")
def skills_before_plans(g: Table) -> None:
    """The Mentat asks; then both say where their skilled leaders stand (CHR-RUL-40, CHR-QA-22, CHR-SKILL-09)."""
    asks = [Ask(ASK_FOR_WEAPON, seat) for seat in g.fight.seats if upper(g, seat, MENTAT)]
    g.then(*asks, Do(place_skilled_leaders))


class AskForWeapon(Form[Table]):
    """For which weapon the Mentat asks, if for any (CHR-SKCARD-01)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        weapons = [TREACHERY[kind] for kind in g.kinds_in_game() if TREACHERY_CARDS[kind].weapon]
        args = {"opponent": g.who(g.opponent(ask.seat))}
        return Question("prompt-mentat", "CHR-SKCARD-01", [PASS, *weapons], args)

    def complete(self, g: Table, ask: Ask) -> None:
        opponent = g.opponent(ask.seat)
        who, other = g.who(ask.seat), g.who(opponent)
        if ask.answers[0] is PASS:
            g.tell("event-mentat-silent", who=who)
            return
        g.tell("event-mentat-asks", who=who, opponent=other, card=TREACHERY_WORDS[ask.value(0)])
        if g.hand_size(opponent):
            g.then(Ask(ANSWER_MENTAT, opponent, ask.seat, ask.value(0)))
        else:
            g.tell("event-mentat-nothing", who=other)


class AnswerMentat(Form[Table]):
    """The weapon is shown if it is held, otherwise another card (CHR-SKCARD-01, 03).

    Asked in any case, so that nobody but the two can tell which of the two it was. The arguments: who asked, for what.
    """

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or not g.hand_size(ask.seat):
            return None
        asker, weapon = self._asked(ask)
        kinds = [weapon] if g.holds(ask.seat, weapon) else g.kinds_held(ask.seat)
        args = {"opponent": g.who(asker), "card": TREACHERY_WORDS[weapon]}
        return Question("prompt-show-mentat", "CHR-SKCARD-01", [TREACHERY[kind] for kind in kinds], args)

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers:
            g.tell("event-mentat-nothing", who=g.who(ask.seat))  # the last card was played meanwhile
            return
        asker, weapon = self._asked(ask)
        shown = Kind(ask.value(0))
        hand = g.hand(ask.seat)
        g.treachery.show(g, [g.held(ask.seat, shown)], hand, 1 << asker)
        if shown != weapon:
            missing = [card for card, kind in enumerate(TREACHERY_DECK) if kind == weapon]
            g.treachery.rule_out(missing, hand, 1 << asker)
        who = g.who(ask.seat)
        g.tell("event-mentat-shown", who=who, opponent=g.who(asker))
        g.tell_only(1 << asker | 1 << ask.seat, "event-mentat-sees", who=who, card=TREACHERY_WORDS[shown])

    def _asked(self, ask: Ask) -> tuple[Seat, Kind]:
        asker, weapon = ask.args
        assert isinstance(asker, int)
        assert isinstance(weapon, int)
        return asker, Kind(weapon)


@rule("place_skilled_leaders")
def place_skilled_leaders(g: Table) -> None:
    """Who can use the skilled leader leaves it in front or takes it behind the shield, both at once (CHR-SKILL-10)."""
    asks: list[Ask] = []
    for seat in g.fight.seats:
        leader = skilled_leader(g, seat)
        if leader != NO_LEADER and leader in available_leaders(g, seat):
            asks.append(Ask(PLACE_SKILLED, seat))
    if asks:
        g.then(Together(*asks))


class PlaceSkilled(Form[Table]):
    """Where the skilled leader stands; who has nobody else to send must take it (CHR-SKILL-10, 11, CHR-RUL-40)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        another = leaders_to_field(g, ask.seat) or g.holds(ask.seat, CHEAP_HERO)
        args = {"leader": LEADER_WORDS[skilled_leader(g, ask.seat)]}
        return Question("prompt-place-skilled", "CHR-SKILL-10", [IN_FRONT, BEHIND] if another else [BEHIND], args)

    def complete(self, g: Table, ask: Ask) -> None:
        behind = ask.answers[0] is BEHIND
        g.fight.behind[g.side_of(ask.seat)] = behind
        event = "event-skilled-behind" if behind else "event-skilled-in-front"
        g.tell(event, who=g.who(ask.seat), leader=LEADER_WORDS[skilled_leader(g, ask.seat)])


ASK_FOR_WEAPON: Final = AskForWeapon("ask_for_weapon")
ANSWER_MENTAT: Final = AnswerMentat("answer_mentat", None, KIND_NAMES)
PLACE_SKILLED: Final = PlaceSkilled("place_skilled")
BOOK.add(ASK_FOR_WEAPON)
BOOK.add(ANSWER_MENTAT)
BOOK.add(PLACE_SKILLED)


# After the reveal.


@rule("offer_diplomat")
def offer_diplomat(g: Table) -> None:
    """A worthless card may count as a copy of the opponent's defence (CHR-SKCARD-14, CHR-RUL-30)."""
    for side, seat in enumerate(g.fight.seats):
        if upper(g, seat, DIPLOMAT) and copyable(g.fight, side):
            g.then(Ask(COPY_DEFENCE, seat))


def copyable(battle: Battle, side: int) -> list[Kind]:
    """The worthless cards of a plan without a defence that can copy one of the other plan."""
    mine, theirs = battle.defence[side], battle.defence[1 - side]
    if not _is_defence(theirs) or _is_defence(mine):
        return []
    played = [TREACHERY_DECK[card] for card in (battle.weapon[side], mine) if card != NO_CARD]
    return sorted({kind for kind in played if TREACHERY_CARDS[kind].worthless})


def _is_defence(card: int) -> bool:
    return card != NO_CARD and TREACHERY_CARDS[TREACHERY_DECK[card]].defence


class CopyDefence(Form[Table]):
    """Which worthless card copies the opponent's defence, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        battle, side = g.fight, g.side_of(ask.seat)
        args = {"card": TREACHERY_WORDS[TREACHERY_DECK[battle.defence[1 - side]]]}
        options = [TREACHERY[kind] for kind in copyable(battle, side)]
        return Question("prompt-copy-defence", "CHR-SKCARD-14", [*options, PASS], args)

    def complete(self, g: Table, ask: Ask) -> None:
        battle, side = g.fight, g.side_of(ask.seat)
        who = g.who(ask.seat)
        if ask.answers[0] is PASS:
            g.tell("event-no-copy", who=who)
            return
        kind = ask.value(0)
        played = [card for card in (battle.defence[side], battle.weapon[side]) if card != NO_CARD]
        battle.copied[side] = next(card for card in played if TREACHERY_DECK[card] == kind)
        copied = TREACHERY_WORDS[TREACHERY_DECK[battle.defence[1 - side]]]
        g.tell("event-copies-defence", who=who, card=TREACHERY_WORDS[kind], copied=copied)


COPY_DEFENCE: Final = CopyDefence("copy_defence")
BOOK.add(COPY_DEFENCE)


def copied_defence(battle: Battle, side: int) -> int:
    """The card that a Diplomat's worthless card copies, or NO_CARD."""
    return NO_CARD if battle.copied[side] == NO_CARD else battle.defence[1 - side]


# Strength.


def count_skills(g: Table, battle: Battle) -> None:
    """What skills add to leaders who are alive, and what a Bureaucrat takes from the opponent (CHR-SKILL-08)."""
    for side in range(2):
        battle.bonus[side] = _POINT * _leader_bonus(g, battle, side)
        if fights_with(g, battle, 1 - side, BUREAUCRAT):
            seat = battle.seats[side]
            battle.reduced[side] = _POINT * len([place for place in STRONGHOLDS if g.occupies(seat, place)])


def fights_with(g: Table, battle: Battle, side: int, skill: SkillIndex) -> bool:
    """Whether the battle part of that skill works for a side: its leader fights and lives (CHR-SKILL-08, 22)."""
    leader = battle.leader[side]
    return leader != NO_LEADER and not battle.killed[side] and g.skill_of[leader] == skill


def _leader_bonus(g: Table, battle: Battle, side: int) -> int:
    """Its own skill if the leader has one, otherwise that of the leader who looks on: never both (CHR-SKILL-27)."""
    leader, seat = battle.leader[side], battle.seats[side]
    if leader == NO_LEADER or battle.killed[side]:
        return 0
    if g.skill_of[leader] != NONE:
        return _own_bonus(g.skill_of[leader], battle, side)
    onlooker = skilled_leader(g, seat)
    if onlooker == NO_LEADER or battle.behind[side] or g.owner(leader) != seat:
        return 0
    return OTHER_LEADERS if _plays(battle, side, SKILLS[g.skill_of[onlooker]].asks_for) else 0


def _own_bonus(skill: SkillIndex, battle: Battle, side: int) -> int:
    if skill == MENTAT:
        return MENTAT_STRENGTH
    if skill == SPICE_BANKER:
        return battle.banked[side]
    if skill == PLANETOLOGIST:
        weapon = battle.weapon[side]
        special = weapon != NO_CARD and ROLE_OF[TREACHERY_DECK[weapon]] == NOT_FOR_BATTLE
        return PLANETOLOGIST_STRENGTH if special else 0
    return OWN_STRENGTH if _plays(battle, side, SKILLS[skill].asks_for) else 0


def _plays(battle: Battle, side: int, role: Role) -> bool:
    """Whether the plan holds a card in that role (CHR-SKILL-16, CHR-RCARD-24)."""
    cards = [battle.weapon[side], battle.defence[side], copied_defence(battle, side)]
    return role != NOT_FOR_BATTLE and role in [ROLE_OF[TREACHERY_DECK[card]] for card in cards if card != NO_CARD]


# The outcome.


def smuggle(g: Table, battle: Battle) -> None:
    """A Smuggler who lives takes spice from the territory, won or lost (CHR-SKCARD-23, CHR-RUL-29)."""
    for side, seat in enumerate(battle.seats):
        if fights_with(g, battle, side, SMUGGLER):
            left = LEADER_STRENGTH[battle.leader[side]]
            for cell in CELLS_OF[battle.territory]:
                count = min(left, g.ground_spice[cell])
                if count:
                    left -= count
                    take_from_ground(g, seat, cell, count, "event-smuggles")


# A Diplomat's forces retreat.


def may_retreat(g: Table, battle: Battle) -> bool:
    """Lost with a Diplomat who lives, forces left undialled, and a place to go (CHR-SKCARD-15)."""
    loser = 1 - battle.winner
    return fights_with(g, battle, loser, DIPLOMAT) and bool(_groups(g, battle, loser) and _shelters(g, battle))


def _shelters(g: Table, battle: Battle) -> list[Cell]:
    """Cells of adjacent territories that are no strongholds and in which nobody stands."""
    found: list[Cell] = []
    for cell in reachable(battle.cells[0], g.storm, WALK, TerritoryMask(0)):
        territory = TERRITORY_OF[cell]
        if territory != battle.territory and KIND_OF[territory] != STRONGHOLD and is_empty(g, cell):
            found.append(cell)
    return found


def _groups(g: Table, battle: Battle, side: int) -> list[tuple[int, int]]:
    """The groups (forces, starred ones among them) that the dial leaves free, up to the leader's printed strength."""
    army = army_of(g, battle.seats[side])
    strength = LEADER_STRENGTH[battle.leader[side]]
    found: set[tuple[int, int]] = set()
    for ordinary, starred in losses(army, battle.dial[side], battle.support[side]):
        for stars in range(army.starred - starred + 1):
            for others in range(army.ordinary - ordinary + 1):
                if 0 < stars + others <= strength:
                    found.add((stars + others, stars))
    return sorted(found, reverse=True)


# The places of the answers.
SHELTER: Final = 0
COUNT: Final = 1
STARRED: Final = 2


class Retreat(Form[Table]):
    """Where the undialled forces retreat to, if anywhere, and how many of them: all others die."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        battle, answers = g.fight, ask.answers
        groups = _groups(g, battle, g.side_of(ask.seat))
        if not answers:
            cells = [CELL[cell] for cell in _shelters(g, battle)]
            return Question("prompt-retreat", "CHR-SKCARD-15", [PASS, *cells])
        if answers[SHELTER] is PASS or len(answers) > STARRED:
            return None
        where = {"where": TERRITORY_WORDS[TERRITORY_OF[ask.value(SHELTER)]]}
        if len(answers) == COUNT:
            options = numbers_down(groups[0][0], 1)
            return Question("prompt-retreat-count", "CHR-SKCARD-15", options, where)
        starred = self._starred(groups, ask.value(COUNT))
        if len(starred) == 1:
            return None
        options = [NUMBER[count] for count in starred]
        return Question("prompt-retreat-starred", "CHR-SKCARD-15", options, {"count": ask.value(COUNT), **where})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[SHELTER] is PASS:
            g.tell("event-no-retreat", who=g.who(ask.seat))
            return
        target, count = ask.value(SHELTER), ask.value(COUNT)
        choices = self._starred(_groups(g, g.fight, g.side_of(ask.seat)), count)
        starred = ask.value(STARRED) if len(ask.answers) > STARRED else choices[0]
        others = count - starred
        for cell in g.fight.cells:
            stars = min(starred, g.special[ask.seat][cell])
            ordinary = min(others, g.forces[ask.seat][cell] - g.special[ask.seat][cell])
            if stars + ordinary:
                starred -= stars
                others -= ordinary
                g.shift(ask.seat, cell, Cell(target), stars + ordinary, stars)
                g.tell(
                    "event-retreat",
                    who=g.who(ask.seat),
                    count=stars + ordinary,
                    special=stars,
                    origin=TERRITORY_WORDS[TERRITORY_OF[cell]],
                    origin_sector=SECTOR_OF[cell],
                    where=TERRITORY_WORDS[TERRITORY_OF[target]],
                    sector=SECTOR_OF[target],
                )

    def _starred(self, groups: list[tuple[int, int]], count: int) -> list[int]:
        return sorted([stars for size, stars in groups if size == count])


RETREAT: Final = Retreat("retreat")
BOOK.add(RETREAT)


# A Suk Graduate saves forces.


def spare(g: Table, seat: Seat, cells: list[Cell], ordinary: list[int], starred: list[int]) -> None:
    """Some of the winner's losses are saved, those with a star first: they are taken from the lists of losses.

    One goes back to the reserves; or, if the Suk Graduate fought, one stays where it is and two go back
    (CHR-SKCARD-16, 17). They are not lost (CHR-RUL-32).
    """
    if not g.leader_skills:
        return
    stay, back = 0, SUK_RETURN if upper(g, seat, SUK_GRADUATE) else 0
    if fights_with(g, g.fight, g.side_of(seat), SUK_GRADUATE):
        stay, back = SUK_STAY, SUK_RETURN_WITH_LEADER
    for number in range(stay + back):
        for place, cell in enumerate(cells):
            of_starred = starred[place] > 0
            if not (of_starred or (ordinary[place] > 0 and not any(starred))):
                continue
            (starred if of_starred else ordinary)[place] -= 1
            event = "event-suk-stays"
            if number >= stay:
                g.withdraw(seat, cell, 1, 1 if of_starred else 0)
                event = "event-suk-returns"
            where, sector = TERRITORY_WORDS[TERRITORY_OF[cell]], SECTOR_OF[cell]
            g.tell(event, who=g.who(seat), special=1 if of_starred else 0, where=where, sector=sector)
            break


# After the battle.


@rule("skills_after_battle")
def skills_after_battle(g: Table) -> None:
    """The Sandmaster finds spice; and it is settled how well a Decipherer will read (CHR-SKCARD-18, 19, 21)."""
    battle = g.fight
    if battle.winner == NO_SIDE:
        return
    seat = battle.seats[battle.winner]
    if fights_with(g, battle, battle.winner, SANDMASTER) and g.occupies(seat, battle.territory):
        _find_spice(g, battle, seat)
    if fights_with(g, battle, battle.winner, DECIPHERER):
        battle.deciphers = CHANGES_TRAITOR
    elif upper(g, seat, DECIPHERER):
        battle.deciphers = LOOKS_ON


def _find_spice(g: Table, battle: Battle, seat: Seat) -> None:
    for cell in CELLS_OF[battle.territory]:
        if g.ground_spice[cell]:
            g.ground_spice = added(g.ground_spice, cell, SAND_FOUND)
            where = TERRITORY_WORDS[battle.territory]
            g.tell("event-sandmaster-finds", who=g.who(seat), count=SAND_FOUND, where=where, sector=SECTOR_OF[cell])
            return


@rule("decipher")
def decipher(g: Table) -> None:
    """Two cards of the traitor deck are looked at and shuffled back; or one of them may be exchanged."""
    battle = g.fight
    if battle.deciphers == READS_NOTHING or not g.traitors.zones[DECK]:
        return
    seat = battle.seats[battle.winner]
    drawn = g.traitors.draw(g, TRAITORS_SEEN, DECK, LOOKED_AT, 1 << seat)
    g.tell("event-deciphers", who=g.who(seat), count=len(drawn))
    g.tell_only(1 << seat, "event-deciphers-seen", leaders=[LEADER_WORDS[leader] for leader in sorted(drawn)])
    if battle.deciphers == CHANGES_TRAITOR:
        g.then(Ask(CHANGE_TRAITOR, seat))
    else:
        _shuffle_back(g, seat)


def _shuffle_back(g: Table, seat: Seat) -> None:
    """What was looked at goes back: only the one who looked can tell it from the others of the deck."""
    g.traitors.move_all(g, LOOKED_AT, DECK, 1 << seat)
    g.traitors.zones[DECK] = sorted(g.traitors.zones[DECK])


# The places of the answers.
KEPT: Final = 0
GIVEN_UP: Final = 1


class ChangeTraitor(Form[Table]):
    """Which of the cards to keep, and which traitor not yet shown to give up for it (CHR-SKCARD-19)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            unused = unused_traitors(g, ask.seat)
            drawn = [LEADER[leader] for leader in sorted(g.traitors.zones[LOOKED_AT])]
            return Question("prompt-decipher", "CHR-SKCARD-19", [PASS, *drawn] if unused else [PASS])
        if ask.answers[KEPT] is PASS or len(ask.answers) > GIVEN_UP:
            return None
        options = [LEADER[leader] for leader in unused_traitors(g, ask.seat)]
        return Question("prompt-give-up-traitor", "CHR-SKCARD-19", options)

    def complete(self, g: Table, ask: Ask) -> None:
        hand, seer = g.traitor_hand(ask.seat), 1 << ask.seat
        if ask.answers[KEPT] is not PASS:
            kept, given = ask.value(KEPT), ask.value(GIVEN_UP)
            g.traitors.move(g, given, hand, DECK, g.everyone)
            g.traitors.move(g, kept, LOOKED_AT, hand, seer)
            g.tell("event-traitor-changed", who=g.who(ask.seat), leader=LEADER_WORDS[given])
            g.tell_only(seer, "event-traitor-gained", leader=LEADER_WORDS[kept])
        else:
            g.tell("event-traitor-not-changed", who=g.who(ask.seat))
        _shuffle_back(g, ask.seat)


def unused_traitors(g: Table, seat: Seat) -> list[LeaderIndex]:
    """The seat's traitors that not everybody has seen."""
    hand = g.traitor_hand(seat)
    shown = g.traitors.known(g.public, hand)
    return sorted([LeaderIndex(leader) for leader in g.traitors.zones[hand] if leader not in shown])


CHANGE_TRAITOR: Final = ChangeTraitor("change_traitor")
BOOK.add(CHANGE_TRAITOR)
