"""The toy game really meets what it is there for."""

import random
from collections import Counter

from tests.kernel.toy import IN_DECK, SAND, TOY, Toy


def test_random_games_meet_every_part_of_the_kernel() -> None:
    met: Counter[str] = Counter()
    poured = False
    for seed in range(40):
        choices = random.Random(seed)
        g = TOY.new(seats=choices.choice(TOY.seats), seed=seed, rounds=5)
        assert isinstance(g, Toy)
        deck = len(g.cards.zones[IN_DECK])
        while not g.over:
            met["together" if len(g.to_act) > 1 else "alone"] += 1
            free = [one for one in g.may_act if g.options(one)]
            seat = choices.choice(free if free and choices.random() < 0.2 else g.to_act)
            met["aside"] += seat in free
            option = choices.choice(g.options(seat))
            met[option.kind] += 1
            g.play(seat, option)
            met["pins"] += bool(g.pins)
            met["two sealed forms"] += len(g.sealed) > len({ask.seat for ask in g.sealed})
            met["a harmless side form amid others"] += g.answering_together and any(g.may_act)
            met["standing"] += bool(g.standing_passes)
            met["sand"] += bool(g.cards.zones[SAND])
            poured = poured or len(g.cards.zones[IN_DECK]) > deck
            deck = len(g.cards.zones[IN_DECK])
        met.update({event.message for seat in range(g.seats) for event in g.events(seat)})
        assert g.result is not None
        assert sum(g.result.scores) == 5

    assert poured
    for meeting in (
        "together",
        "alone",
        "number",
        "card",
        "sale",
        "seat",
        "word",
        "pins",
        "sand",
        "toy-spied",
        "toy-seen",
        "toy-drew-which",
        "toy-passed-which",
        "toy-worm-shown",
        "toy-no-worm",
        "toy-weather",
        "toy-buried",
        "toy-gave",
        "aside",
        "two sealed forms",
        "a harmless side form amid others",
        "standing",
        "toy-called",
        "toy-promised",
        "toy-promised-coins",
        "toy-kept",
        "toy-drank",
        "toy-thirsty",
        "toy-all-drunk",
    ):
        assert met[meeting], meeting
