"""How often a bot wins against the Rivals of House Hagal, at each difficulty: the table of docs/house-hagal.md.

python tools/solo_win_rates.py --games 200 --rivals staban_tuek gurney_halleck
"""

import argparse
from dataclasses import dataclass

import sandtable
from sandtable.players import KINDS, player

GAME = "uprising"
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


@dataclass
class Tally:
    """What came of the games at one difficulty."""

    games: int = 0
    won: int = 0
    points: int = 0
    rounds: int = 0

    def row(self, difficulty: str) -> str:
        rate = f"{self.won / self.games:.1%}"
        points, rounds = self.points / self.games, self.rounds / self.games
        return f"| {difficulty} | {self.won} of {self.games} | {rate} | {points:.1f} | {rounds:.1f} |"


def played(difficulty: str, bot: str, games: int, rivals: dict[str, str]) -> Tally:
    tally = Tally()
    for seed in range(games):
        state = sandtable.game(GAME).new(1, seed, difficulty=difficulty, **rivals)
        state.telling = False
        choice = player(bot, GAME, seed)
        while not state.over:
            state.play(0, choice.choose(state, 0))
        assert state.result is not None
        tally.games += 1
        tally.won += len(state.result.winners)
        tally.points += state.result.scores[0]
        tally.rounds += state.view(None)["round"]
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", choices=sorted(KINDS), default="heuristic")
    parser.add_argument("--rivals", nargs=2, metavar="ID", help="the two Rivals of every game (default: drawn)")
    args = parser.parse_args()
    rivals = {f"rival_{place}": rival for place, rival in enumerate(args.rivals or ())}
    print("| difficulty | won | rate | points | rounds |")
    print("|---|---|---|---|---|")
    for difficulty in DIFFICULTIES:
        print(played(difficulty, args.bot, args.games, rivals).row(difficulty), flush=True)


if __name__ == "__main__":
    main()
