"""What a contest says: shares of wins with their intervals, by player, seat and role, and ratings."""

import csv
from collections import defaultdict
from html import escape
from io import StringIO
from math import sqrt
from statistics import fmean
from typing import Final

from sandtable.arena.lineup import LineUp
from sandtable.arena.match import Outcome

CERTAINTY = 1.96
"""Standard errors of a 95 % interval."""


FILES: Final = ("report.txt", "shares.csv", "ratings.csv", "shares.svg")
"""What a report is written as, beside a page."""


class Tally:
    """Wins out of games; a shared win counts as its share."""

    def __init__(self) -> None:
        self.won = 0.0
        self.games = 0

    def add(self, share: float) -> None:
        self.won += share
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 %."""
        if not self.games:
            return 0.0, 1.0
        square = CERTAINTY**2
        middle = (self.share + square / (2 * self.games)) / (1 + square / self.games)
        spread = self.share * (1 - self.share) / self.games + square / (4 * self.games**2)
        width = CERTAINTY * sqrt(max(spread, 0.0)) / (1 + square / self.games)
        return max(0.0, middle - width), min(1.0, middle + width)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.3f} [{low:.3f}, {high:.3f}] of {self.games}"


def _rivals(outcome: Outcome) -> list[tuple[list[int], float]]:
    """The seats that met in a game, and what each of them got: those who win and lose together as one (whoever won
    without the rest of a team stands alone), everybody else alone."""
    sides: dict[tuple[int, float], list[int]] = {}
    for place, team in enumerate(outcome.teams or [[seat] for seat in range(len(outcome.players))]):
        for seat in team:
            sides.setdefault((place, outcome.shares[seat]), []).append(seat)
    return [(side, share) for (_, share), side in sides.items()]


def _written(rows: list[list[object]]) -> str:
    """As comma-separated values."""
    file = StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


class Report:
    """The figures of a contest."""

    def __init__(self, line_up: LineUp, outcomes: list[Outcome]) -> None:
        self.line_up = line_up
        self.outcomes = outcomes
        self.by_player: dict[str, Tally] = defaultdict(Tally)
        self.by_seat: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
        self.by_role: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
        self.pace: dict[str, list[float]] = defaultdict(list)
        for outcome in outcomes:
            for seat, name in enumerate(outcome.players):
                share = outcome.shares[seat]
                self.by_player[name].add(share)
                self.by_seat[f"seat {seat}"][name].add(share)
                self.by_role[outcome.roles[seat] or "?"][name].add(share)
                self.pace[name].append(outcome.thinking[seat])
        self.faults = [f"game {outcome.number}: {outcome.fault}" for outcome in outcomes if outcome.fault]

    @property
    def fair(self) -> float | None:
        """What each of equals would win; None where an automaton plays too, which is nobody's equal."""
        return None if self.line_up.automata() else 1 / self.line_up.seats

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Bradley-Terry ratings and their uncertainty, by OpenSkill, of everybody who met somebody else. Every seat
        meets every other, and a player moves by what its seats moved on average: three of a kind are as strong as one
        of them, not as the three together. A team is rated as a team."""
        from openskill.models import BradleyTerryFull

        model = BradleyTerryFull()
        begun = model.rating()
        rated: dict[str, tuple[float, float]] = {}
        for outcome in self.outcomes:
            players, rivals = outcome.players, _rivals(outcome)
            if len({tuple(sorted([players[seat] for seat in side])) for side, _ in rivals}) < 2:
                continue  # equals tell nothing of one another
            # A rating for each seat, though players have several: OpenSkill would change a shared one several times.
            before = [
                [model.rating(*rated.get(players[seat], (begun.mu, begun.sigma))) for seat in side]
                for side, _ in rivals
            ]
            after = model.rate(before, scores=[share for _, share in rivals])
            moved: dict[str, list[tuple[float, float]]] = defaultdict(list)
            for (side, _), team in zip(rivals, after, strict=True):
                for seat, rating in zip(side, team, strict=True):
                    moved[players[seat]].append((rating.mu, rating.sigma))
            for name, ratings in moved.items():
                rated[name] = fmean([mean for mean, _ in ratings]), fmean([doubt for _, doubt in ratings])
        return {name: rated[name] for name in self.by_player if name in rated}

    def text(self) -> str:
        """As plain text."""
        fair = "" if self.fair is None else f", fair share {self.fair:.3f}"
        lines = [f"{self.line_up.game}, {len(self.outcomes)} games{fair}", ""]
        rated = self.ratings()
        width = max([24, *[len(name) for name in self.by_player]])
        for name, tally in self.by_player.items():
            rating = f"   rating {rated[name][0]:.1f} ± {2 * rated[name][1]:.1f}" if name in rated else ""
            lines.append(f"{name:{width}} {tally}{rating}   {fmean(self.pace[name]):.2f} s a game")
        for title, table in (("by seat", self.by_seat), ("by role", self.by_role)):
            lines += ["", title]
            width = max([20, *[len(key) for key in table]])
            for key in sorted(table):
                cells = ",  ".join([f"{name} {tally}" for name, tally in table[key].items()])
                lines.append(f"  {key:{width}} {cells}")
        if self.faults:
            lines += ["", "faults", *[f"  {fault}" for fault in self.faults]]
        return "\n".join(lines) + "\n"

    def files(self) -> dict[str, str]:
        """The same as files by name: the report, its tables and its plot."""
        tables = [("player", "", self.by_player)]
        tables += [("seat", key, self.by_seat[key]) for key in sorted(self.by_seat)]
        tables += [("role", key, self.by_role[key]) for key in sorted(self.by_role)]
        rows: list[list[object]] = [["by", "which", "player", "games", "wins", "share", "low", "high"]]
        for by, key, table in tables:
            for name, tally in table.items():
                shares = [f"{number:.4f}" for number in (tally.share, *tally.interval)]
                rows.append([by, key, name, tally.games, f"{tally.won:.4f}", *shares])
        ratings: list[list[object]] = [["player", "rating", "uncertainty"]]
        ratings += [[name, f"{mean:.3f}", f"{doubt:.3f}"] for name, (mean, doubt) in self.ratings().items()]
        return dict(zip(FILES, (self.text(), _written(rows), _written(ratings), self.plot()), strict=True))

    def plot(self) -> str:
        """A bar and its interval for every player."""
        bars = "".join([self._bar(place, name, tally) for place, (name, tally) in enumerate(self.by_player.items())])
        height = 34 * len(self.by_player) + 24
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" font-family="sans-serif" role="img"'
            ' aria-label="Shares of wins with their intervals">'
            f"{self._fair_line(height)}{bars}</svg>"
        )

    def _fair_line(self, height: int) -> str:
        if self.fair is None:
            return ""
        place = 160 + 420 * self.fair
        return (
            f'<line x1="{place}" x2="{place}" y1="0" y2="{height - 20}" stroke="#888" stroke-dasharray="4"/>'
            f'<text x="{place}" y="{height - 4}" font-size="12" text-anchor="middle">fair</text>'
        )

    def page(self) -> str:
        """As a page of its own."""
        options = ", ".join([f"{key} = {value}" for key, value in self.line_up.options.items()]) or "no options"
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandtable arena</title>'
            "<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}"
            "pre{overflow:auto}</style>"
            f"<h1>{escape(self.line_up.game)}: {len(self.outcomes)} games</h1><p>{escape(options)}; seed"
            f" {self.line_up.seed}; seats rotated, deals paired.</p>"
            f"{self.plot()}<pre>{escape(self.text())}</pre></html>"
        )

    def _bar(self, place: int, name: str, tally: Tally) -> str:
        low, high = tally.interval
        top = 34 * place
        return (
            f'<text x="150" y="{top + 20}" font-size="14" text-anchor="end">{escape(name)}</text>'
            f'<rect x="160" y="{top + 6}" width="{420 * tally.share:.1f}" height="20" fill="#b5652b"/>'
            f'<line x1="{160 + 420 * low:.1f}" x2="{160 + 420 * high:.1f}" y1="{top + 16}" y2="{top + 16}"'
            ' stroke="#222" stroke-width="2"/>'
            f'<text x="{168 + 420 * high:.1f}" y="{top + 21}" font-size="12">{tally.share:.2f}</text>'
        )
