"""How often each side of War for Arrakis wins a duel, and in which round: the table of docs/war-for-arrakis.md.

python tools/duel_win_rates.py --games 200 --atreides heuristic --harkonnen random
"""

import argparse
from dataclasses import dataclass, field

import sandtable
from sandtable.players import KINDS, player

GAME = "war_for_arrakis"
SIDES = ("atreides", "harkonnen")
FIRST_ROUND, LAST_ROUND = 5, 12
"""A duel is meant to be decided between these."""


@dataclass
class Tally:
    """What came of the games."""

    games: int = 0
    won: list[int] = field(default_factory=lambda: [0, 0])
    rounds: list[int] = field(default_factory=list)

    def rows(self, bots: tuple[str, str]) -> list[str]:
        within = len([number for number in self.rounds if FIRST_ROUND <= number <= LAST_ROUND])
        mean = sum(self.rounds) / self.games
        said = " | ".join([*bots, *[f"{won} of {self.games}" for won in self.won], f"{mean:.1f}", str(within)])
        return [
            "| Atreides | Harkonnen | won by Atreides | won by Harkonnen | rounds | decided in rounds 5 to 12 |",
            "|---|---|---|---|---|---|",
            f"| {said} |",
        ]


def play_one(tally: Tally, bots: tuple[str, str], seed: int) -> None:
    state = sandtable.game(GAME).new(2, seed, side_0=SIDES[0])
    state.telling = False
    players = [player(bot, GAME, 2 * seed + side) for side, bot in enumerate(bots)]
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, players[seat].choose(state, seat))
    assert state.result is not None
    tally.games += 1
    for seat in state.result.winners:
        tally.won[seat] += 1
    tally.rounds.append(int(state.view(None)["round"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--atreides", choices=sorted(KINDS), default="heuristic")
    parser.add_argument("--harkonnen", choices=sorted(KINDS), default="heuristic")
    args = parser.parse_args()
    bots = (args.atreides, args.harkonnen)
    tally = Tally()
    for seed in range(args.first, args.first + args.games):
        play_one(tally, bots, seed)
    print("\n".join(tally.rows(bots)))


if __name__ == "__main__":
    main()
