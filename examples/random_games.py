"""Plays a few random games of every game on the shelf and says who won."""

import random

import sandtable


def played(game: sandtable.Game, seats: int, seed: int) -> sandtable.State:
    state = game.new(seats=seats, seed=seed)
    dice = random.Random(seed)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, dice.choice(state.options(seat)))
    return state


if __name__ == "__main__":
    for name in sandtable.games():
        game = sandtable.game(name)
        for seed in range(2):
            result = played(game, game.seats[-1], seed).result
            assert result is not None
            print(f"{name}, seed {seed}: winners {result.winners}, scores {result.scores} ({result.reason})")
