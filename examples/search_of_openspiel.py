"""OpenSpiel's information-set search meets our heuristic in the arena.

python examples/search_of_openspiel.py                           a toy: one deal, a few simulations
python examples/search_of_openspiel.py --games 100 --simulations 300    a match

The search is OpenSpiel's (in Python); the worlds it looks at are imagined by `determinize`, and leaves are judged by
the game's own evaluation. It is made known to the arena by one line in `KINDS`.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from sandtable.arena import LineUp, Report, run
from sandtable.players import KINDS
from sandtable.research.spiel import SearchPlayer

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=4)
    parser.add_argument("--against", default="heuristic")
    chosen = parser.parse_args()
    KINDS["openspiel"] = lambda game, seed: SearchPlayer(seed, chosen.simulations)
    line_up = LineUp(chosen.game, ["openspiel", chosen.against], seed=1)
    with TemporaryDirectory() as folder:
        outcomes = run(line_up, chosen.games, Path(folder, "results.jsonl"))
    print(Report(line_up, outcomes).text())
