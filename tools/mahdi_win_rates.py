"""How often a bot beats the Mahdi, and how often the Mahdi has to ask: the tables of docs/mahdi.md.

python tools/mahdi_win_rates.py --games 200 --seats 1
"""

import argparse
from dataclasses import dataclass, field

import sandtable
from sandtable.games.war_for_arrakis.state import Table
from sandtable.players import KINDS, player

GAME = "war_for_arrakis"
MOST_ASKED = 12


@dataclass
class Tally:
    """What came of the games."""

    games: int = 0
    won: int = 0
    rounds: int = 0
    prescience: int = 0
    supremacy: int = 0
    # The Mahdi's action turns, and the questions it left to its opponents: in those turns, and outside them.
    turns: int = 0
    in_turns: int = 0
    outside: int = 0
    asked: dict[str, int] = field(default_factory=dict)

    def rows(self, bot: str, seats: int) -> list[str]:
        means = [total / self.games for total in (self.rounds, self.prescience, self.supremacy)]
        said = " | ".join([bot, str(seats), f"{self.won} of {self.games}", *[f"{mean:.1f}" for mean in means]])
        in_turns, in_all = self.in_turns / self.turns, (self.in_turns + self.outside) / self.turns
        return [
            "| bot | seats | won | rounds | Prescience | Supremacy |",
            "|---|---|---|---|---|---|",
            f"| {said} |",
            "",
            f"Action turns of the Mahdi in a game: {self.turns / self.games:.1f}",
            f"Questions in each: {in_turns:.2f}",
            f"Questions in a round when it places vehicles and spends spice: {self.outside / self.rounds:.2f}",
            f"Questions in all, per action turn: {in_all:.2f}",
            "",
            *[f"    {count:6d}  {message}" for message, count in self.most_asked()],
        ]

    def most_asked(self) -> list[tuple[str, int]]:
        return sorted(self.asked.items(), key=lambda item: -item[1])[:MOST_ASKED]


def play_one(tally: Tally, bot: str, seats: int, seed: int) -> None:
    g = sandtable.game(GAME).new(seats, seed, opponent="mahdi")
    assert isinstance(g, Table)
    g.telling = False
    players = [player(bot, GAME, seed * seats + seat) for seat in range(seats)]
    while not g.over:
        seat = g.to_act[0]
        prompt = g.prompt(seat)
        assert prompt is not None
        if prompt.message.startswith("prompt-mahdi"):
            tally.asked[prompt.message] = tally.asked.get(prompt.message, 0) + 1
            if g.turn is None:
                tally.outside += 1
            else:
                tally.in_turns += 1
        before = sum(g.used[10:20])
        g.play(seat, players[seat].choose(g, seat))
        tally.turns += max(0, sum(g.used[10:20]) - before)
    assert g.result is not None
    tally.games += 1
    tally.won += int(bool(g.result.winners))
    tally.rounds += g.round
    tally.prescience += sum(g.prescience)
    tally.supremacy += g.supremacy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--seats", type=int, choices=(1, 2), default=1)
    parser.add_argument("--bot", choices=sorted(KINDS), default="heuristic")
    args = parser.parse_args()
    tally = Tally()
    for seed in range(args.first, args.first + args.games):
        play_one(tally, args.bot, args.seats, seed)
    print("\n".join(tally.rows(args.bot, args.seats)))


if __name__ == "__main__":
    main()
