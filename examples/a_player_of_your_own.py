"""A player in ten lines, against the heuristic that comes with the game."""

import random

import sandtable
from sandtable.players import player


def bold(state: sandtable.State, seat: int, dice: random.Random) -> object:
    """Takes the last thing on offer, which is often the largest, and chance where there is only a yes or no."""
    options = state.options(seat)
    return options[-1] if len(options) > 2 else dice.choice(options)


if __name__ == "__main__":
    game = sandtable.game("conquest")
    wins = 0
    for seed in range(4):
        state, dice = game.new(seats=2, seed=seed), random.Random(seed)
        other = player("heuristic", game.id, seed)
        while not state.over:
            seat = state.to_act[0]
            state.play(seat, bold(state, seat, dice) if seat == 0 else other.choose(state, seat))
        result = state.result
        wins += result is not None and 0 in result.winners
    print(f"the bold player won {wins} of 4 games")
