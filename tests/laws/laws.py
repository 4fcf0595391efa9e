"""The laws that every game keeps, each as a check of one state. `choices` is the chance that the check itself uses.

Where a law speaks of all seats, the spectator (None) is meant too.
"""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from sandtable.kernel.cards import Cards
from sandtable.kernel.errors import IllegalOption, SandtableError
from sandtable.kernel.events import Event, entries
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Together
from sandtable.kernel.whynot import Refusal
from sandtable.words import LANGUAGES, LONGEST_PROMPT, Words
from tests.laws.cases import CONSERVED, EVERYBODY_CAN_LOSE, WITHOUT_WORDS
from tests.laws.fields import declared
from tests.laws.play import Law, play_out

BOUND = 12000
"""More decisions than any game takes from any state."""

GARBAGE: tuple[object, ...] = (
    "",
    " ",
    "no such option",
    "\0",
    "é" * 500,
    "0 ",
    "-1",
    "None",
    None,
    0,
    1,
    -1,
    10**30,
    True,
    1.5,
    (),
    [],
    {},
    b"0",
)


# What a reader can see of a state.


def asked(g: State, seat: int) -> dict[str, Any]:
    """What is asked of a seat, as plain data."""
    prompt = g.prompt(seat)
    return {
        "options": [str(option) for option in g.options(seat)],
        "prompt": None if prompt is None else prompt.data(),
        "ask_id": g.ask_id(seat),
    }


def same_chance(world: State, g: State) -> None:
    """Let a state draw what another one draws."""
    world.key, world.chance, world._words = g.key, g.chance, g._words


class Kept:
    """Everything that a state's dump says, for comparing two states: what is past is looked at only where they do not
    share it, since most of a dump, and most of the time it takes, is what was told and done so far."""

    def __init__(self, g: State) -> None:
        self.log, self.moves = g._log, g._moves
        g._log, g._moves = (), ()
        try:
            self.present = g.dump()
        finally:
            g._log, g._moves = self.log, self.moves

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Kept) or self.present != other.present:
            return False
        same_log = self.log is other.log or entries(self.log) == entries(other.log)
        return same_log and (self.moves is other.moves or links(self.moves) == links(other.moves))

    def __hash__(self) -> int:
        return hash(self.present)


def links(chain: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """What a chain of moves holds, the last one first."""
    found: list[tuple[Any, ...]] = []
    while chain:
        found.append(chain[1:])
        chain = chain[0]
    return found


def untold(g: State) -> State:
    """A copy that remembers nothing of what was told before: for laws that ask what is told next."""
    fresh = g.clone()
    fresh._log = ()
    return fresh


def seen(g: State, reader: int | None, since: int = 0) -> dict[str, Any]:
    """All that a seat or a spectator can see."""
    return {
        "to_act": g.to_act,
        "may_act": g.may_act,
        "over": g.over,
        "result": None if g.result is None else g.result.data(),
        "view": g.view(reader),
        "events": [[event.message, event.args] for event in g.events(reader, since)],
        "asked": None if reader is None else asked(g, reader),
    }


def told_to_anybody(g: State) -> list[Event]:
    """Every event once, though most are told to several."""
    return list({id(event.args): event for reader in readers(g) for event in g.events(reader)}.values())


def readers(g: State) -> list[int | None]:
    return [*range(g.seats), None]


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two pieces of plain data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        found: list[str] = []
        for key in sorted({*one, *other}, key=str):
            found += differences(one.get(key, "(missing)"), other.get(key, "(missing)"), f"{path}/{key}")
        return found
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [line for place, pair in enumerate(zip(one, other)) for line in differences(*pair, f"{path}/{place}")]
    return [] if one == other else [f"{path}: {one!r} != {other!r}"]


def same(one: Any, other: Any, what: str) -> None:
    assert one == other, f"{what}: " + "; ".join(differences(one, other)[:6])


# 1. Live.


def live(g: State, choices: Random) -> None:
    """While the game is not over somebody must act, and everything that is offered can be done."""
    assert g.over == (not g.to_act)
    assert len(set(g.to_act + g.may_act)) == len(g.to_act + g.may_act)
    for seat in range(g.seats):
        options = g.options(seat)
        if seat in g.to_act or options:
            # Whoever may act may turn out to have nothing to choose.
            assert options, f"seat {seat} is offered nothing, to act: {g.to_act}"
            assert seat in g.to_act + g.may_act, f"seat {seat} is offered {options}, to act: {g.to_act}"
            assert g.ask_id(seat)
        assert (g.prompt(seat) is not None) == bool(options)
        for option in options:
            after = g.clone()
            after.play(seat, option)
            assert after.over == (not after.to_act)
            for asked_next in after.to_act:
                assert answers_to(after, asked_next), f"{option} of seat {seat} leads seat {asked_next} into a dead end"
    if g.over:
        assert g.result is not None
        assert g.result.winners or (g.game.id, g.seats) in EVERYBODY_CAN_LOSE
        assert set(g.result.winners) <= set(range(g.seats))
        assert len(g.result.scores) == g.seats


def answers_to(g: State, seat: int) -> list[Option]:
    """What answers the question in front of a seat; interruptions and side forms leave it as it was."""
    question = g._questions[seat]
    return [] if question is None else question.options


# 2. Exact.


def exact(g: State, choices: Random) -> None:
    """A record replays and a dump loads to the identical state, which plays on identically."""
    kept = Kept(g)
    assert Kept(g.game.replay(g.record())) == kept, "the record does not replay to the same state"
    loaded = g.game.load(g.dump())
    assert Kept(loaded) == kept, "the dump does not load to the same state"
    for reader in readers(g):
        same(seen(loaded, reader), seen(g, reader), f"the loaded state, seen by {reader}")
    seed = choices.random()
    played, replayed = g.clone(), loaded
    play_out(played, Random(seed), BOUND)
    play_out(replayed, Random(seed), BOUND)
    assert Kept(played) == Kept(replayed), "a loaded state plays on differently"


def takes_back(g: State, choices: Random) -> None:
    """Answers of an unfinished form can be taken back as if never given; a move can be undone if nothing came out."""
    for seat in range(g.seats):
        if g.can_back(seat):
            after = g.clone()
            after.back(seat)
            assert Kept(after.game.replay(after.record())) == Kept(after)
            assert after.options(seat)
    for seat in active(g):
        after = g.clone()
        after.play(seat, choices.choice(g.options(seat)))
        if after.can_undo(seat):
            assert Kept(after.undone(seat)) == Kept(g), "an undone move leaves a trace"
            assert (after.key, after.chance) == (g.key, g.chance), "chance was drawn and can be drawn again"
            for family, earlier in zip(after.families(), g.families()):
                # Of a zone that is empty now nothing is left to learn: what lay there shows where it lies.
                emptied = [bool(was) and not now for was, now in zip(earlier.zones, family.zones)] * family.observers
                learned = [was != now for was, now in zip(earlier.possible(), family.possible())]
                assert not any(new and not gone for new, gone in zip(learned, emptied)), (
                    "somebody learned of a card and the move can be undone"
                )
            new = [event.data() for event in after.events(seat, len(g.events(seat)))]
            public = [event.data() for event in after.events(None, len(g.events(None)))]
            assert len(new) == len(public), f"seat {seat} was told something in private and can undo the move: {new}"
        for other in range(g.seats):
            if other != seat and after.can_undo(other):
                assert after.acts == g.acts or after.can_back(other), "what was done can be undone though others acted"
                without = after.undone(other)
                assert Kept(without.game.replay(without.record())) == Kept(without)


# 3. Pure.


def pure(g: State, choices: Random) -> None:
    """Looking changes nothing, and a copy shares nothing that changes."""
    dump, kept = g.dump(), Kept(g)
    sights = [seen(g, reader) for reader in readers(g)]
    for sight in sights:
        data = {key: value for key, value in sight.items() if key not in ("to_act", "may_act", "events")}
        same(json.loads(json.dumps(data)), data, "what is seen is not plain JSON data")
    told = [event.data() for event in told_to_anybody(g)]
    same(json.loads(json.dumps(told)), told, "what is told is not plain JSON data")
    for reader in readers(g):
        spoil(g.view(reader))
        g.events(reader).clear()
    for seat in range(g.seats):
        g.options(seat).clear()
        g.can_undo(seat)
        g.determinize(seat, choices.randrange(1000))
    g.moves().clear()
    g.record()
    assert g.dump() == dump, "looking at the state changed it"
    copy = g.clone()
    for other in (copy, deepcopy(g), pickle.loads(pickle.dumps(g))):
        assert Kept(other) == kept, "a copy differs"
        assert (other.game, other.result, other.telling) == (g.game, g.result, g.telling)
    assert g.reseeded(1).information(0) == g.information(0)
    for reader, sight in zip(readers(g), sights):
        same(seen(g, reader), sight, f"after looking, seen by {reader}")
        same(seen(copy, reader), sight, f"the copy, seen by {reader}")
    seed = choices.random()
    play_out(copy, Random(seed), BOUND)
    assert Kept(g) == kept, "playing on a copy changed the original"
    original, untouched = g.clone(), g.clone()
    play_out(original, Random(seed), BOUND)
    assert Kept(untouched) == kept, "playing on the original changed a copy"
    assert Kept(original) == Kept(copy), "a copy plays on differently"


def spoil(data: Any) -> None:
    """Ruin plain data in place."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.append("spoilt")


# 4. Closed.


def closed(g: State, choices: Random) -> None:
    """What was not offered, a wrong seat or garbage is refused and changes nothing."""
    kept = Kept(g)
    for seat in (*range(g.seats), -1, -g.seats, g.seats, g.seats + 1, 64, 10**30):
        offered = {str(option) for option in g.options(seat)}
        tried = [word for word in g.game.vocabulary if word not in offered]
        if not offered:
            tried = choices.sample(tried, min(20, len(tried)))
        for wrong in (*tried, *[g.game.notation.by_name[word] for word in tried[:20]], *GARBAGE):
            if isinstance(wrong, str) and wrong in offered:
                continue
            try:
                g.play(seat, wrong)
            except IllegalOption:
                continue
            raise AssertionError(f"seat {seat} may choose {wrong!r} though it was not offered")
        if not g.can_back(seat):
            with pytest.raises(IllegalOption):
                g.back(seat)
        if not g.can_undo(seat):
            with pytest.raises(IllegalOption):
                g.undone(seat)
    assert Kept(g) == kept, "what somebody was refused changed the state"


# 5. Secret.


def secret(g: State, choices: Random) -> None:
    """A seat cannot tell an imagined state from the real one, and it is a game like any other."""
    before = Kept(g)
    public = seen(g, None)
    for seat in range(g.seats):
        sight, key = seen(g, seat), g.information(seat)
        seed = choices.randrange(2**32)
        world = g.determinize(seat, seed)
        for dream, what in (
            (world, f"determinize({seat}, {seed})"),
            (world.determinize(seat, seed + 1), f"determinize({seat}, {seed}) and again with {seed + 1}"),
        ):
            same(seen(dream, seat), sight, f"{what}, seen by {seat}")
            same(seen(dream, None), public, f"{what}, seen by a spectator")
            assert dream.information(seat) == key, f"the information key of seat {seat} tells what it cannot know"
            cards_in_order(dream)
            CONSERVED[g.game.id](dream)
        no_secret_past(g, world, seat)
        assert not world.key, "an imagined state holds the key of the real one"
        assert g.key or world.chance != g.chance, "an imagined state foretells chance"
        kept = Kept(world)
        assert Kept(g.determinize(seat, seed)) == kept, "the same seed imagines different worlds"
        assert Kept(world.game.load(world.dump())) == kept
    assert Kept(g) == before, "imagining changed the state"
    world = g.determinize(choices.randrange(g.seats), choices.randrange(2**32))
    live(world, choices)
    play_out(world, choices, BOUND)
    conserved(world, choices)


def no_secret_past(g: State, world: State, seat: int) -> None:
    assert world.moves() == []
    with pytest.raises(SandtableError):
        world.record()
    told = [(event.message, event.args) for event in g.events(seat)]
    for reader in readers(g):
        remembered = [(event.message, event.args) for event in world.events(reader)]
        assert len(remembered) <= len(told)
        if remembered != told:
            in_order = iter(told)
            for event in remembered:
                assert event in in_order, f"an imagined state of seat {seat} remembers {event} of reader {reader}"


def unguessed(g: State, choices: Random) -> None:
    """What a seat imagines depends on what it knows, not on the truth, and varies where it does not know."""
    g = untold(g)
    for seat in range(g.seats):
        seed = choices.randrange(2**32)
        dream = g.determinize(seat, seed)
        elsewhere = g.determinize(seat, seed + 1).determinize(seat, seed)
        for family, other in zip(dream.families(), elsewhere.families()):
            other.doubts = family.doubts  # what others know is theirs, and no part of a dream
        assert Kept(dream) == Kept(elsewhere), f"what seat {seat} imagines depends on what it cannot know"
        worlds = [dream]
        for place, family in enumerate(g.families()):
            if any(
                can_change_places(family, seat, card, zone) for zone, pile in enumerate(family.zones) for card in pile
            ):
                assert varies(g, seat, worlds, deal, place), (
                    f"seat {seat} always imagines the same deal of family {place}"
                )
        for owner in range(g.seats):
            for ask in secret_forms(g, owner):
                seen = any(pin.owner == owner and pin.form == ask.form.name for pin in g.pins)
                if owner != seat and not seen and choices_in(g, ask) > 1:
                    assert varies(g, seat, worlds, answers, owner), (
                        f"seat {seat} always imagines that {owner} answered {answers(g, owner)}"
                    )


DREAMS = 600
"""How many worlds are imagined at most before one says that they are all alike: a traitor whom one of forty worlds
deals to somebody was missed among sixty in one of four tries."""


def varies(g: State, seat: int, worlds: list[State], feature: Callable[[State, int], object], which: int) -> bool:
    """Whether a feature differs between worlds that a seat imagines; as many are imagined as it takes to see it."""
    first = feature(worlds[0], which)
    for seed in range(1, DREAMS):
        if seed == len(worlds):
            worlds.append(g.determinize(seat, seed))
        if feature(worlds[seed], which) != first:
            return True
    return False


def deal(g: State, place: int) -> object:
    return g.families()[place].zones


def can_change_places(family: Cards, seat: int, card: int, zone: int) -> bool:
    """Whether, for all the seat knows, a card in another zone could lie here and this card there."""
    for other, pile in enumerate(family.zones):
        if other != zone and family.possibly(seat, other) >> card & 1:
            for instead in pile:
                if family.possibly(seat, zone) >> instead & 1:
                    return True
    return False


def secret_forms(g: State, owner: int) -> list[Ask]:
    """The finished forms that others have not seen: sealed, or filled in while others still think."""
    found = [ask for ask in g.sealed if ask.seat == owner]
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Together) and owner not in g.to_act:
        found += [ask for ask in top.asks if ask.seat == owner and ask.answers]
    return found


def answers(g: State, owner: int) -> tuple[tuple[Option, ...], ...]:
    return tuple([ask.answers for ask in secret_forms(g, owner)])


def choices_in(g: State, ask: Ask) -> int:
    """In how many ways the first question of a finished form could have been answered."""
    question = ask.form.question(g, ask.with_answers(()))
    return 1 if question is None else len(question.options)


def unexplained(g: State, choices: Random) -> None:
    """What a seat sees follows from what it was told: in worlds it cannot tell apart, all changes need an event.

    So nobody is asked a question, and no view changes, because of something hidden that was not announced. And what a
    seat is told in private it can see from then on.
    """
    g = untold(g)
    for seat in range(g.seats):
        worlds = [g, *[g.determinize(seat, choices.randrange(2**32)) for _ in range(4)]]
        own = [_form_at_random(g, seat, choices) for _ in range(3)] if seat in active(g) else []
        for actor in g.to_act:
            outcomes: list[Outcome] = []
            by_answers: dict[tuple[tuple[tuple[Option, ...], ...], ...], list[Outcome]] = {}
            for world in worlds:
                answered = tuple([answers(world, other) for other in range(g.seats)])
                base = world.clone()
                same_chance(base, g)
                for other in g.to_act:
                    if other not in (actor, seat):
                        finish_forms(base, other, choices)
                # The seat's own answers are the same everywhere: it knows what it has to choose from.
                if actor == seat:
                    ways = own
                else:
                    if own and seat in g.to_act:
                        _give(base, seat, own[0])
                    ways = [_form_at_random(base, actor, choices) for _ in range(3)]
                before = len(base.events(seat))
                for way in ways:
                    after = base.clone()
                    _give(after, actor, way)
                    outcomes.append((way, after, before))
                    by_answers.setdefault(answered, []).append((way, after, before))
            _all_told(g, seat, actor, outcomes)
            if g.to_act == (seat,):
                # What others have answered in secret may well change what comes next; what they hold may not.
                for alike in by_answers.values():
                    _nobody_betrayed(g, seat, alike)
        for actor in g.may_act:
            outcomes = []
            for world in worlds:
                base = world.clone()
                same_chance(base, g)
                for way in own if actor == seat else [_form_at_random(base, actor, choices) for _ in range(3)]:
                    after = base.clone()
                    _give(after, actor, way)
                    outcomes.append((way, after, len(base.events(seat))))
            _all_told(g, seat, actor, outcomes)


Outcome = tuple[list[str], State, int]
"""What somebody answered, the state after it, and how many events the reader had been told before it."""


def _all_told(g: State, seat: int, actor: int, outcomes: list[Outcome]) -> None:
    since, public = len(g.events(seat)), len(g.events(None))
    sights: dict[str, tuple[list[str], dict[str, Any], dict[str, Any]]] = {}
    told_in_private: dict[str, tuple[list[str], Any]] = {}
    for answers_given, after, before in outcomes:
        sight, spectacle = seen(after, seat, since), seen(after, None, public)
        who = answers_given if actor == seat else sight["to_act"]
        how, expected, expected_spectacle = sights.setdefault(
            repr((sight["events"], who)), (answers_given, sight, spectacle)
        )
        what = f"seat {seat} is told the same after {answers_given} of {actor} as after {how}"
        same(sight, expected, what)
        same(spectacle, expected_spectacle, f"{what}; what a spectator sees")
        # Who gave what may differ and is past; what was named must differ in the view too. Only what the actor did is
        # looked at: what others did before, such as a promise that they then replaced, may be past as well.
        words = sorted([word for event in after.events(seat, before) for word in words_in(event.data()["args"])])
        told, view = told_in_private.setdefault(repr((spectacle, who)), (words, sight["view"]))
        assert told == words or view != sight["view"] or _in_sight([g.view(seat), view], told, words), (
            f"seat {seat} is told in private {words} or {told}, but sees the same after {answers_given}"
        )


def _in_sight(views: list[dict[str, Any]], told: list[str], words: list[str]) -> bool:
    """Whether all that was named so or otherwise is in sight, before or after: who knows a whole hand learns nothing
    from a card of it that is shown, and of the last cards of a deck it is past which was drawn."""
    in_sight = {word for view in views for word in words_in(view)}
    return all("'" + word.partition("-")[2].replace("-", "_") in in_sight for word in set(told) ^ set(words))


def _nobody_betrayed(g: State, seat: int, outcomes: list[Outcome]) -> None:
    """Whether others are asked before the game goes on must not depend on what they hide."""
    since = len(g.events(seat))
    courses = [(way, after, [event.data() for event in after.events(seat, since)]) for way, after, _ in outcomes]
    for way, after, told in courses:
        for same_way, further, told_further in courses:
            goes_on = len(told_further) > len(told) and told_further[: len(told)] == told
            assert not (goes_on and way == same_way and set(after.to_act) - {seat}), (
                f"seat {seat} sees that {after.to_act} are asked after {way}, and that elsewhere the game goes on with "
                f"{told_further[len(told)]}; waiting there for {further.to_act}"
            )


def words_in(data: Any) -> list[str]:
    """Everything that is named somewhere in plain data."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        return [word for item in data for word in words_in(item)]
    return [repr(data)]


def _give(g: State, seat: int, given: list[str]) -> None:
    for answer in given:
        g.play(seat, answer)


def _form_at_random(g: State, seat: int, choices: Random) -> list[str]:
    return finish_form(g.clone(), seat, choices)


def unannounced(g: State, choices: Random) -> None:
    """Where two choices of a seat look the same to another in events and in who acts, they look the same in all.

    And of a form that is only begun, nobody else sees anything.
    """
    g = untold(g)
    for seat in active(g):
        after_one: list[tuple[str, State]] = []
        for option in g.options(seat):
            after = g.clone()
            after.play(seat, option)
            after_one.append((str(option), after))
            if after.acts == g.acts and after.to_act == g.to_act:
                alike(g, seat, [("nothing", g), (str(option), after)])
        alike(g, seat, after_one)
        alone = g.clone()
        for other in g.to_act:
            if other != seat and seat in g.to_act:
                finish_forms(alone, other, choices)
        after_all: list[tuple[str, State]] = []
        for _ in range(8):
            after = alone.clone()
            chosen = finish_form(after, seat, choices)
            after_all.append((", ".join(chosen), after))
            if seat in g.may_act and after.acts > g.acts:
                assert after.events(None, len(g.events(None))), f"nobody is told that seat {seat} did {chosen}"
        alike(g, seat, after_all)


def active(g: State) -> list[int]:
    """The seats that have something to choose."""
    return [seat for seat in range(g.seats) if g.options(seat)]


def finish_form(g: State, seat: int, choices: Random) -> list[str]:
    """Answer at random until the form in front of the seat is finished or interrupted; it may be its side form."""
    chosen: list[str] = []
    acts, asked = g.acts, seat in g.to_act
    unfinished = bool(g.options(seat))
    while unfinished:
        option = choices.choice(g.options(seat))
        chosen.append(str(option))
        g.play(seat, option)
        unfinished = g.acts == acts and (seat in g.to_act if asked else g.can_back(seat))
    return chosen


def finish_forms(g: State, seat: int, choices: Random) -> None:
    """The same until the seat has answered what it is asked, or something has happened."""
    stack = len(g.stack)
    while seat in g.to_act and len(g.stack) == stack:
        finish_form(g, seat, choices)


def alike(g: State, seat: int, outcomes: list[tuple[str, State]]) -> None:
    """Compare outcomes of one seat's choices in the eyes of everybody else."""
    for reader in readers(g):
        if reader == seat:
            continue
        since = len(g.events(reader))
        groups: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        for chosen, after in outcomes:
            sight = seen(after, reader, since)
            sight["can_undo"] = reader is not None and after.can_undo(reader)
            groups.setdefault(repr((sight["events"], sight["to_act"])), []).append((chosen, sight))
        for group in groups.values():
            first, expected = group[0]
            for chosen, sight in group[1:]:
                same(sight, expected, f"reader {reader} can tell {chosen!r} of seat {seat} from {first!r}")


# 6. Conserved.


def conserved(g: State, choices: Random) -> None:
    """Nothing appears or vanishes, and nobody has ruled out what is true."""
    cards_in_order(g)
    CONSERVED[g.game.id](g)


def cards_in_order(g: State) -> None:
    public = g.seats
    for place, family in enumerate(g.families()):
        lying = sorted([card for pile in family.zones for card in pile])
        assert lying == sorted(set(lying)), f"a card of family {place} lies in two places"
        assert lying == sorted(card_set(family.possible())), f"cards of family {place} have appeared or vanished"
        for observer in range(family.observers):
            for zone, pile in enumerate(family.zones):
                for card in pile:
                    assert family.possibly(observer, zone) >> card & 1, (
                        f"observer {observer} has ruled out that card {card} of family {place} lies in zone {zone}"
                    )
                beyond = family.possibly(observer, zone) & ~family.possibly(public, zone)
                assert not beyond, (
                    f"observer {observer} thinks cards {card_set([beyond])} of family {place} possible in zone {zone}, "
                    "which the public has ruled out"
                )


def card_set(masks: list[int]) -> list[int]:
    together = 0
    for mask in masks:
        together |= mask
    return [card for card in range(together.bit_length()) if together >> card & 1]


# 7. Named.


def named(g: State, choices: Random) -> None:
    """Every option has one name of the vocabulary, unique in its ask, and options come in the same order every time."""
    vocabulary = set(g.game.vocabulary)
    loaded = g.game.load(g.dump())
    for seat in range(g.seats):
        options = g.options(seat)
        names = [str(option) for option in options]
        assert len(set(names)) == len(names), f"two options share a name: {names}"
        assert set(names) <= vocabulary
        assert [g.game.notation.by_name[name] for name in names] == options
        assert g.clone().options(seat) == options
        assert loaded.options(seat) == options
        prompt = g.prompt(seat)
        assert prompt is None or prompt.message in g.game.prompts or g.game.id in WITHOUT_WORDS, (
            f"{prompt.message} is not among the prompts of {g.game.id}"
        )
        if options:
            chosen = choices.choice(options)
            by_option, by_name = g.clone(), g.clone()
            by_option.play(seat, chosen)
            by_name.play(seat, str(chosen))
            assert Kept(by_option) == Kept(by_name)
    shared_out(g)


def shared_out(g: State) -> None:
    """Everybody is in one team; who wins is first; nothing is hidden from an all-seeing reader."""
    seats = sorted([seat for team in g.game.teams(g) for seat in team])
    assert seats == list(range(g.seats)), f"a seat is in no team or in two: {g.game.teams(g)}"
    if g.result is not None:
        assert all([(place == 1) == (seat in g.result.winners) for seat, place in enumerate(g.result.places)])
    for family in g.unveiled().families():
        for zone, pile in enumerate(family.zones):
            assert family.known(0, zone) == pile, "a card is hidden from an all-seeing reader"
    assert len(g.view_all()) == g.seats


# 8. Translated.

_read: set[tuple[str, str, str]] = set()


def translated(g: State, choices: Random) -> None:
    """Everything that players read has words in every language, with arguments that fit; no question is too long."""
    if g.game.id in WITHOUT_WORDS:
        return
    spoken: list[tuple[str, Any]] = []
    too_long: list[str] = []
    for seat in range(g.seats):
        prompt = g.prompt(seat)
        if prompt is not None:
            spoken.append((prompt.message, prompt.args))
            if (g.game.id, prompt.message, repr(prompt.args)) not in _read:
                asked = [Words(g.game.id, lang).prompt(prompt) for lang in LANGUAGES]
                too_long += [text for text in asked if len(text) > LONGEST_PROMPT]
    assert not too_long, f"questions of more than {LONGEST_PROMPT} signs: {too_long}"
    spoken += [(event.message, event.args) for event in told_to_anybody(g)]
    if g.result is not None:
        spoken.append((g.result.reason, {}))
    problems: list[str] = []
    for message, args in spoken:
        once = (g.game.id, message, repr(args))
        if once not in _read:
            _read.add(once)
            for lang in LANGUAGES:
                problems += Words(g.game.id, lang).problems(message, args)
    assert not problems, "; ".join(sorted(set(problems))[:10])


# Reasons: a law for whole games, see test_reasons.py.


def reasons(g: State, choices: Random) -> None:
    """What is offered has no reason against it, everything else that a question could be about has one, in words of
    every language; and, looked at now and then, no reason betrays what the seat may not know."""
    why_not = g.game.why_not
    for seat in active(g):
        prompt, ask = g.prompt(seat), g.form_of(seat)
        assert prompt is not None
        assert ask is not None
        offered = g.options(seat)
        for option in offered:
            objection = why_not.objection(g, ask, prompt.message, option)
            assert objection is None, f"{option} is offered at {prompt.message} in spite of {objection.message}"
            assert why_not.knows(g, ask, prompt.message, option), f"what but {option} can be meant at {prompt.message}?"
        refusals = g.refusals(seat)
        assert not set(offered) & {refusal.option for refusal in refusals}
        if choices.random() < 0.1:
            world = g.determinize(seat, choices.randrange(2**32))
            same(_told(world.refusals(seat)), _told(refusals), f"reasons in a world that seat {seat} cannot tell apart")
        problems: list[str] = []
        for refusal in refusals:
            once = (g.game.id, refusal.reason.message, repr(refusal.reason.args))
            if once not in _read:
                _read.add(once)
                for lang in LANGUAGES:
                    problems += Words(g.game.id, lang).problems(refusal.reason.message, refusal.reason.args)
        assert not problems, "; ".join(sorted(set(problems))[:10])


def _told(refusals: list[Refusal]) -> dict[str, object]:
    return {refusal.option.name: refusal.reason.data() for refusal in refusals}


def named_in_words(vocabulary: list[Option], game_id: str, lang: str) -> list[str]:
    """The options that have no words of their own in a language."""
    words = Words(game_id, lang)
    missing: list[str] = []
    for option in vocabulary:
        if option.kind == "number":
            continue
        if option.kind == "cell":
            territory = option.name.partition(":")[0]
            found = words.has(f"territory-{territory}") and words.has("cell")
        else:
            found = not words.problems(*words.option_message(option))
        if not found:
            missing.append(f"{lang}: {option!r}")
    return missing


LAWS: tuple[Law, ...] = (
    live,
    exact,
    takes_back,
    pure,
    closed,
    secret,
    unguessed,
    unexplained,
    unannounced,
    conserved,
    declared,
    named,
    translated,
)
