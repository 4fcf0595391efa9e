"""How the heuristic plays Classic: the tables of docs/classic.md.

python tools/classic_win_rates.py --table alone --games 300
python tools/classic_win_rates.py --table together --games 300 --mode advanced
python tools/classic_win_rates.py --table alone --games 100 --factions choam richese --whole

`alone`: one heuristic among random players, each faction in turn. `together`: heuristics only.
"""

import argparse
from dataclasses import dataclass, field

import sandtable
from sandtable.games.classic.factions import BASE_FACTIONS, FACTION_IDS
from sandtable.games.classic.state import Table
from sandtable.kernel.game import Value
from sandtable.kernel.steps import Response
from sandtable.players import player

GAME = "classic"
BASE = FACTION_IDS[:BASE_FACTIONS]
WHOLE: dict[str, Value] = {
    "expansion": True,
    "exp_tooth_artillery": True,
    "leader_skills": True,
    "stronghold_cards": True,
}


@dataclass
class Tally:
    """What came of the games: how often each faction was watched and won, and what was decided."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    windows: int = 0
    played: dict[str, int] = field(default_factory=dict)
    won: dict[str, int] = field(default_factory=dict)

    def count(self, g: Table, watched: list[int]) -> None:
        assert g.result is not None
        self.games += 1
        self.turns += g.turn
        for seat in watched:
            name = g.faction(seat).id
            self.played[name] = self.played.get(name, 0) + 1
            self.won[name] = self.won.get(name, 0) + int(seat in g.result.winners)

    def rows(self) -> list[str]:
        won, played = sum(self.won.values()), sum(self.played.values())
        found = ["| faction | won | of its games | of all wins |", "|---|---|---|---|"]
        for name, games in self.played.items():
            count = self.won[name]
            found.append(f"| {name} | {count} of {games} | {count / games:.1%} | {count / max(1, won):.1%} |")
        found.append(f"| all | {won} of {played} | {won / played:.1%} | |")
        share = self.windows / max(1, self.decisions)
        found += [
            "",
            f"Turns in a game: {self.turns / self.games:.1f}",
            f"Decisions of the heuristic in a game: {self.decisions / self.games:.0f}, in windows: {share:.1%}",
        ]
        return found


def play(tally: Tally, names: list[str], seed: int, watched: list[int], settings: dict[str, Value]) -> None:
    """One game; who is not watched plays at random."""
    chosen: dict[str, Value] = {f"faction_{seat}": name for seat, name in enumerate(names)}
    g = sandtable.game(GAME).new(len(names), seed, **chosen, **settings)
    assert isinstance(g, Table)
    g.telling = False
    kinds = ["heuristic" if seat in watched else "random" for seat in range(g.seats)]
    players = [player(kind, GAME, seed * g.seats + seat) for seat, kind in enumerate(kinds)]
    while not g.over:
        seat = g.to_act[0]
        if seat in watched:
            tally.decisions += 1
            tally.windows += int(_in_window(g, seat))
        g.play(seat, players[seat].choose(g, seat))
    tally.count(g, watched)


def _in_window(g: Table, seat: int) -> bool:
    asked = g.form_of(seat)
    return asked is not None and isinstance(asked.form, Response)


def seated(faction: str, seed: int, seats: int, factions: tuple[str, ...]) -> tuple[list[str], int]:
    """The faction at a seat that goes round, the others in an order that goes round too."""
    others = [name for name in factions if name != faction]
    others = others[seed % len(others) :] + others[: seed % len(others)]
    names = others[: seats - 1]
    names.insert(seed % seats, faction)
    return names, seed % seats


def alone(
    games: int, seats: int, watched: tuple[str, ...], factions: tuple[str, ...], settings: dict[str, Value]
) -> Tally:
    tally = Tally()
    for seed in range(games):
        names, seat = seated(watched[seed % len(watched)], seed // len(watched), seats, factions)
        play(tally, names, seed, [seat], settings)
    return tally


def together(games: int, seats: int, factions: tuple[str, ...], settings: dict[str, Value]) -> Tally:
    tally = Tally()
    for seed in range(games):
        names, _ = seated(factions[seed % len(factions)], seed // len(factions), seats, factions)
        play(tally, names, seed, list(range(seats)), settings)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", choices=("alone", "together"), default="alone")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=6)
    parser.add_argument("--mode", choices=("basic", "advanced"), default="basic")
    parser.add_argument("--factions", nargs="+", choices=FACTION_IDS, help="who is watched (default: everybody)")
    parser.add_argument("--whole", action="store_true", help="with CHOAM, Richese and all modules (advanced)")
    args = parser.parse_args()
    settings: dict[str, Value] = {"mode": "advanced" if args.whole else args.mode, **(WHOLE if args.whole else {})}
    factions = tuple(FACTION_IDS) if args.whole else BASE
    if args.table == "alone":
        tally = alone(args.games, args.seats, tuple(args.factions or factions), factions, settings)
    else:
        tally = together(args.games, args.seats, factions, settings)
    print("\n".join(tally.rows()))


if __name__ == "__main__":
    main()
