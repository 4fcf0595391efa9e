"""How often a person at a table with bots is asked in a round, and how often in vain: the table of docs/client.md.

python -m tools.clicks conquest --games 5
"""

import argparse

import sandtable
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import player

PERSON = 0
# A question with such answers only is answered by the client, if the reader wants that (web/src/table/merge.ts).
PASSES = ("pass", "decline", "nothing", "done", "draw")
LONGER = ("pass_round", "pass_phase", "pass_turn", "pass_on")


class Clicks:
    """What a person has to click in so many rounds."""

    def __init__(self) -> None:
        self.rounds = 0
        self.asked = 0
        self.in_vain = 0

    def count(self, options: list[Option]) -> Option | None:
        """The pass that is the only answer, if the question is in vain."""
        self.asked += 1
        answers = [option for option in options if option.name not in LONGER]
        if len(answers) != 1 or answers[0].name not in PASSES:
            return None
        self.in_vain += 1
        return answers[0]

    def row(self, title: str) -> str:
        before, after = self.asked / self.rounds, (self.asked - self.in_vain) / self.rounds
        return f"| {title} | {before:.1f} | {after:.1f} | {before - after:.1f} |"


def counted(clicks: Clicks, state: State, bot_seed: int) -> None:
    """Play a game by heuristic players, one of whom is asked what a person would be asked, and passes one by one."""
    bot = player("heuristic", state.game.id, bot_seed)
    while not state.over:
        seat = state.to_act[0]
        only = clicks.count(asked(state, seat)) if seat == PERSON else None
        state.play(seat, only or bot.choose(state, seat))
    clicks.rounds += rounds_of(state)


def asked(state: State, seat: int) -> list[Option]:
    """What a question offers, without what may be done beside it though nobody waits for that."""
    beside = None if state.is_aside(seat) else state.beside(seat)
    offered_beside = [] if beside is None else beside.options
    return [option for option in state.options(seat) if option not in offered_beside]


def rounds_of(state: State) -> int:
    """How many rounds were begun, by what was told."""
    begins = "event-turn" if state.game.id == "classic" else "event-round"
    return len([event for event in state.events(None) if event.message == begins])


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a person is asked in a round, and how often in vain.")
    parser.add_argument("game", choices=sandtable.games())
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seats", type=int, default=3)
    chosen = parser.parse_args()
    clicks = Clicks()
    for seed in range(chosen.games):
        counted(clicks, sandtable.game(chosen.game).new(chosen.seats, seed), seed)
    print("| game, seats | asked in a round | without what is asked in vain | in vain |")
    print("|---|---|---|---|")
    print(clicks.row(f"{chosen.game}, {chosen.seats}"))


if __name__ == "__main__":
    main()
