"""Effects on single leaders: they enter, leave the game, are laid in the Tank, or are pinned where they are."""

from typing import Final

from sandtable.games.war_for_arrakis.board import SECTOR_AREAS, SECTORS_OF
from sandtable.games.war_for_arrakis.effects import (
    BESIDE_SPOT,
    ENTERS,
    IN_SECTOR_OF_OWN_LEGION,
    PIN,
    REACHES,
    RETIRE,
    SEND_TO_TANK,
    Effect,
    OfLeader,
    SendToTank,
)
from sandtable.games.war_for_arrakis.notation import LEADER, PASS
from sandtable.games.war_for_arrakis.rules.book import BESIDE_ON_THE_GROUND, BOOK
from sandtable.games.war_for_arrakis.rules.interpreter import EffectForm, effect
from sandtable.games.war_for_arrakis.rules.leaders import in_play, leader_enters, person, retire
from sandtable.games.war_for_arrakis.rules.tank import to_tank
from sandtable.games.war_for_arrakis.state import LEADER_WORDS, LEADERS_OF, NOT_IN_PLAY, ON_BOARD, Table
from sandtable.games.war_for_arrakis.terms import Leader, Side, enemy
from sandtable.games.war_for_arrakis.wording import Phrase, phrase
from sandtable.kernel.steps import Ask, Question

LEADER_WORTH: Final = 25

# Entering play.


def _enters(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, OfLeader)
    leader_enters(g, Leader(effect.leader))


def _not_in_play(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, OfLeader)
    return g.leader_state[effect.leader] == NOT_IN_PLAY


def _enters_words(effect: Effect) -> Phrase:
    assert isinstance(effect, OfLeader)
    return phrase("effect-enters", leader=LEADER_WORDS[effect.leader])


def _leader_worth(g: Table, side: Side, effect: Effect) -> int:
    return LEADER_WORTH


effect(ENTERS, _enters, _not_in_play, _enters_words, _leader_worth)


# Leaving the game.


def _retire(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, OfLeader)
    retire(g, Leader(effect.leader))


def _still_in_play(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, OfLeader)
    return in_play(g, Leader(effect.leader))


def _retire_words(effect: Effect) -> Phrase:
    assert isinstance(effect, OfLeader)
    return phrase("effect-retire", leader=LEADER_WORDS[effect.leader])


effect(RETIRE, _retire, _still_in_play, _retire_words, _leader_worth)


# Enemy leaders who are laid in the Tank.


def within_reach(g: Table, side: Side, reach: int) -> list[Leader]:
    """The enemy named leaders on the board that a card reaches."""
    found: list[Leader] = []
    for leader in LEADERS_OF[enemy(side)]:
        if g.leader_state[leader] == ON_BOARD and _reached(g, side, reach, g.leader_at[leader]):
            found.append(leader)
    return found


def _reached(g: Table, side: Side, reach: int, area: int) -> bool:
    if reach == BESIDE_SPOT:
        near = g.neighbours if g.follows(BESIDE_ON_THE_GROUND) else g.ways(side)
        return g.spot >= 0 and near[g.spot] >> area & 1 == 1
    if reach == IN_SECTOR_OF_OWN_LEGION:
        return any([g.standing[side] & SECTOR_AREAS[sector] for sector in SECTORS_OF[area]])
    return True


class SendToTankForm(EffectForm):
    """Which enemy leader goes to the Tank (WFA-TANK-02)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, SendToTank)
        victims = within_reach(g, self.side(ask), effect.reach)
        if ask.answers or not victims:
            return None
        options = [*[LEADER[leader] for leader in victims], PASS]
        return Question("prompt-send-to-tank", "WFA-TANK-02", options, None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is not PASS:
            to_tank(g, Leader(ask.value(0)))
        else:
            g.tell("event-spares-leaders", who=g.who(self.side(ask)))


def _send_to_tank(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _send_possible(g, side, effect):
        g.then(Ask(SEND_TO_TANK_FORM, g.seat_for(side), side, effect.number, source))


def _send_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, SendToTank)
    return bool(within_reach(g, side, effect.reach))


def _send_words(effect: Effect) -> Phrase:
    assert isinstance(effect, SendToTank)
    return phrase("effect-send-to-tank", leader=phrase(f"victim-{REACHES[effect.reach]}"))


SEND_TO_TANK_FORM: Final = SendToTankForm("send_to_tank")
BOOK.add(SEND_TO_TANK_FORM)
effect(SEND_TO_TANK, _send_to_tank, _send_possible, _send_words, _leader_worth)


# Pinned.


def _pin(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, OfLeader)
    g.pinned = True
    g.tell("event-pinned", leader=LEADER_WORDS[person(g, Leader(effect.leader))])


def _pin_possible(g: Table, side: Side, effect: Effect) -> bool:
    return not g.pinned


def _pin_words(effect: Effect) -> Phrase:
    assert isinstance(effect, OfLeader)
    return phrase("effect-pin", leader=LEADER_WORDS[effect.leader])


def _pin_worth(g: Table, side: Side, effect: Effect) -> int:
    return 6


effect(PIN, _pin, _pin_possible, _pin_words, _pin_worth)
