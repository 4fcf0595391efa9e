"""What a contest says: shares of wins with their intervals, by player, seat and role, and ratings."""

import csv
from collections import defaultdict
from html import escape
from io import StringIO
from math import sqrt
from statistics import fmean
from typing import Final

import sandtable
from sandtable.arena.lineup import LineUp
from sandtable.arena.match import Outcome
from sandtable.kernel.typed import spelled

CERTAINTY = 1.96
"""Standard errors of a 95 % interval."""


FILES: Final = ("report.txt", "shares.csv", "ratings.csv", "shares.svg")
"""What a report is written as, beside a page."""

SHARES: Final = ("share", "95 %", "of")
NAMES: Final = ("player", "role")
"""Columns that may be of several lines."""
WIDE: Final = 360
"""What a share of 1 measures in the plot."""
BAR: Final = 44
"""What a player takes up there."""
LONGEST_NAME: Final = 50
LONGEST_LINE: Final = 400
MOST_FAULTS: Final = 20
STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem;overflow-wrap:anywhere}"
    "h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.1rem;margin:1.5rem 0 .3rem}"
    "svg{display:block;width:100%;max-width:34rem;margin:1.5rem 0}div{overflow-x:auto}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "th,td{padding:.15rem 1rem .15rem 0;text-align:left;vertical-align:top;white-space:nowrap}th{font-weight:600}"
    ".name{white-space:normal;min-width:5rem}"
    "@media(max-width:30rem){table{font-size:.8rem}th,td{padding-right:.6rem}}"
)


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
        # Of several processes one ends before the other; ratings go by the order of games.
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
        self.by_player: dict[str, Tally] = defaultdict(Tally)
        self.by_seat: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
        self.by_role: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
        self.pace: dict[str, list[float]] = defaultdict(list)
        for outcome in self.outcomes:
            for seat, name in enumerate(outcome.players):
                share = outcome.shares[seat]
                self.by_player[name].add(share)
                self.by_seat[f"seat {seat}"][name].add(share)
                self.by_role[outcome.roles[seat] or "?"][name].add(share)
                self.pace[name].append(outcome.thinking[seat])
        self.faults = [f"game {outcome.number}: {outcome.fault}" for outcome in self.outcomes if outcome.fault]

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

    def _tables(self) -> list[tuple[str, str, dict[str, Tally]]]:
        """By what, of which of them, and everybody there in the order of the line-up."""
        tables = [("player", "", self.by_player)]
        tables += [("seat", key, self.by_seat[key]) for key in sorted(self.by_seat)]
        tables += [("role", key, self.by_role[key]) for key in sorted(self.by_role)]
        return [(by, key, {name: table[name] for name in self.by_player if name in table}) for by, key, table in tables]

    def _count(self) -> str:
        return "1 game" if len(self.outcomes) == 1 else f"{len(self.outcomes)} games"

    def _heading(self) -> str:
        """How many games, and what is to be known of their shares."""
        fair = "" if self.fair is None else f", fair share {self.fair:.3f}"
        unwon = sum([not any(outcome.shares) for outcome in self.outcomes])
        nobody = f", nobody at the table won {unwon} of them" if unwon else ""
        return f"{self._count()}{fair}{nobody}"

    def text(self) -> str:
        """As plain text."""
        lines = [f"{self.line_up.game}, {self._heading()}", ""]
        rated = self.ratings()
        width = max([24, *[len(name) for name in self.by_player]])
        for name, tally in self.by_player.items():
            rating = f"   rating {rated[name][0]:4.1f} ± {2 * rated[name][1]:4.1f}" if name in rated else ""
            lines.append(f"{name:{width}} {tally!s:30}{rating}   {fmean(self.pace[name]):.2f} s a game")
        for wanted in ("seat", "role"):
            tables = [(_shown(key), table) for by, key, table in self._tables() if by == wanted]
            if not tables:
                continue
            lines += ["", f"by {wanted}"]
            width = max([20, *[len(key) for key, _ in tables]])
            for key, table in tables:
                cells = [f"{name} {tally!s:28}" for name, tally in table.items()]
                lines.append(f"  {key:{width}} {'   '.join(cells)}".rstrip())
        if self.faults:
            lines += ["", "faults", *[f"  {fault}" for fault in self._first_faults()]]
        return "\n".join(lines) + "\n"

    def _first_faults(self) -> list[str]:
        more = len(self.faults) - MOST_FAULTS
        first = [_shown(fault) for fault in self.faults[:MOST_FAULTS]]
        return [*first, f"and {more} more: see the file of results"] if more > 0 else first

    def files(self) -> dict[str, str]:
        """The same as files by name: the report, its tables and its plot."""
        rows: list[list[object]] = [["by", "which", "player", "games", "wins", "share", "low", "high"]]
        for by, key, table in self._tables():
            for name, tally in table.items():
                shares = [f"{number:.4f}" for number in (tally.share, *tally.interval)]
                rows.append([by, key, name, tally.games, f"{tally.won:.4f}", *shares])
        ratings: list[list[object]] = [["player", "rating", "uncertainty"]]
        ratings += [[name, f"{mean:.3f}", f"{doubt:.3f}"] for name, (mean, doubt) in self.ratings().items()]
        return dict(zip(FILES, (self.text(), _written(rows), _written(ratings), self.plot()), strict=True))

    def plot(self) -> str:
        """For every player its name, and below it a bar with its interval. Text and lines have the colour of what is
        around them, so that they can be read on any ground."""
        bars = "".join([self._bar(place, name, tally) for place, (name, tally) in enumerate(self.by_player.items())])
        height = BAR * len(self.by_player) + 20
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + 60} {height}" font-family="sans-serif"'
            ' font-size="13" fill="currentColor" role="img" aria-label="Shares of wins with their intervals">'
            f"{bars}{self._fair_line(height)}</svg>"
        )

    def _fair_line(self, height: int) -> str:
        if self.fair is None:
            return ""
        place = 1 + WIDE * self.fair
        return (
            f'<line x1="{place:.1f}" x2="{place:.1f}" y1="0" y2="{height - 16}" stroke="currentColor"'
            f' stroke-opacity="0.6" stroke-dasharray="3"/><text x="{place:.1f}" y="{height - 4}" font-size="11"'
            f' text-anchor="middle">fair</text>'
        )

    def _bar(self, place: int, name: str, tally: Tally) -> str:
        low, high = [1 + WIDE * share for share in tally.interval]
        top = BAR * place
        brief = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
        return (
            f'<g><title>{escape(name)}: {tally}</title><text x="0" y="{top + 14}">{escape(brief)}</text>'
            f'<rect x="0" y="{top + 20}" width="{1 + WIDE * tally.share:.1f}" height="16" fill="#b5652b"/>'
            f'<path d="M{low:.1f} {top + 24}v8m0-4H{high:.1f}m0-4v8" fill="none" stroke="currentColor"'
            f' stroke-width="1.5"/><text x="{high + 7:.1f}" y="{top + 33}" font-size="12">{tally.share:.2f}</text></g>'
        )

    def page(self) -> str:
        """As a page of its own, for any width and by day or night."""
        options = [f"{name.replace('_', ' ')}: {spelled(value)}" for name, value in self.line_up.options.items()]
        told = "; ".join([f"players: {', '.join(self.line_up.players)}", *options, f"seed {self.line_up.seed}"])
        faults = "".join([f"<li>{escape(fault)}</li>" for fault in self._first_faults()])
        title = escape(sandtable.game(self.line_up.game).title)
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title}: {self._count()}</title><style>{STYLE}</style>"
            f"<h1>{title}</h1><p>{escape(self._heading())}</p><p>{escape(told)}. Seats rotated, deals paired.</p>"
            f"{self.plot()}{self._players_table()}{self._shares_table('seat')}{self._shares_table('role')}"
            f"{f'<h2>Faults</h2><ul>{faults}</ul>' if faults else ''}"
            "<p>A shared win counts as its share. Behind a share stand Wilson's interval of 95 % and how many seats"
            " were played; ± is two standard deviations.</p></html>"
        )

    def _players_table(self) -> str:
        rated = self.ratings()
        rows = [
            [
                name,
                *_cells(tally),
                f"{rated[name][0]:.1f} ± {2 * rated[name][1]:.1f}" if name in rated else "–",
                f"{fmean(self.pace[name]):.2f}",
            ]
            for name, tally in self.by_player.items()
        ]
        return _table("Players", ["player", *SHARES, "rating", "s a game"], rows)

    def _shares_table(self, wanted: str) -> str:
        rows = []
        for by, key, table in self._tables():
            if by == wanted:
                # What stands in the first column is named once.
                names = [_shown(key).removeprefix("seat ").replace("_", " ")] + [""] * (len(table) - 1)
                rows += [[key, name, *_cells(tally)] for key, (name, tally) in zip(names, table.items(), strict=True)]
        return _table(f"By {wanted}", [wanted, "player", *SHARES], rows)


def _cells(tally: Tally) -> list[str]:
    low, high = tally.interval
    return [f"{tally.share:.3f}", f"{low:.3f}–{high:.3f}", str(tally.games)]


def _table(title: str, heads: list[str], rows: list[list[str]]) -> str:
    """Wider than a phone it is moved sideways, not the page."""
    if not rows:
        return ""
    head = "".join([f"<th>{escape(name)}</th>" for name in heads])
    kinds = [' class="name"' if head in NAMES else "" for head in heads]
    body = ""
    for row in rows:
        cells = [f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True)]
        body += f"<tr>{''.join(cells)}</tr>"
    return f"<h2>{escape(title)}</h2><div><table><tr>{head}</tr>{body}</table></div>"


def _shown(text: str) -> str:
    """Whoever wrote the file: it does nothing to a terminal."""
    return "".join([sign if sign.isprintable() else "?" for sign in text[:LONGEST_LINE]])
