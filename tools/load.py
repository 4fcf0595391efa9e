"""Load on a real server: N tables of four random bots, each watched by a spectator over a WebSocket.

    python tools/load.py                      # 100 tables, the bar: p99 under 250 ms
    python tools/load.py --tables 100,300,1000

For every move that a spectator can notice it measures the time from the bot's decision to the arrival of the new
position at the spectator, with the move stored in between. (Answers inside an unfinished form are stored like any move,
and count as moves, but nobody else is shown anything new.) Server, bots and spectators share the machine.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from websockets.asyncio.client import connect

import sandtable
from sandtable.server.storage.entries import Entry
from sandtable.server.tables.course import Course

BAR_SECONDS = 0.25
SEATS = 4
SEQUENCE = re.compile(r'"sequence":(\d+)')
UNLIMITED = {
    "SANDTABLE_WRITES_PER_MINUTE": "1000000",
    "SANDTABLE_READS_PER_MINUTE": "1000000",
    "SANDTABLE_NEW_TABLES_PER_HOUR": "1000000",
    "SANDTABLE_TABLES_PER_GUEST": "1000000",
    "SANDTABLE_SOCKETS_PER_GUEST": "1000000",
}


@dataclass
class Watched:
    """A table and when each sequence arrived at its spectator."""

    id: str
    arrivals: list[tuple[float, int]] = field(default_factory=list)


class Run:
    """One measurement."""

    def __init__(self, args: argparse.Namespace, tables: int) -> None:
        self.args = args
        self.count = tables
        self.folder = Path(tempfile.mkdtemp(prefix="sandtable-load-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.tables: list[Watched] = []

    def start(self) -> subprocess.Popen[bytes]:
        environment = {
            **os.environ,
            **UNLIMITED,
            "SANDTABLE_DATA": str(self.folder),
            "SANDTABLE_BOT_PAUSE": str(self.args.pause),
            "SANDTABLE_LOG_LEVEL": "warning",
            "SANDTABLE_TABLES_IN_MEMORY": "5000",
        }
        if self.args.database:
            environment["SANDTABLE_DATABASE_URL"] = self.args.database
        command = "import sys; from sandtable.cli import main; sys.exit(main())"
        server = subprocess.Popen([sys.executable, "-c", command, "serve", "--port", str(self.port)], env=environment)
        for _ in range(600):
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=5).status_code == 200:
                    return server
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    async def open_tables(self) -> None:
        """Open all tables, watch them, then start them over the first seconds."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            await http.get("/api/me")
            body = {"game": self.args.game, "seats": [{"kind": "bot", "level": "random"}] * SEATS}
            for _ in range(self.count):
                self.tables.append(Watched((await http.post("/api/tables", json=body)).json()["id"]))
            watchers = [
                asyncio.create_task(self.watch(table)) for table in self.tables for _ in range(self.args.spectators)
            ]
            for table in self.tables:
                answer = await http.post(f"/api/tables/{table.id}/start")
                answer.raise_for_status()
        self.began = time.time()
        self.processor_before = processor_seconds(self.server.pid)
        await asyncio.sleep(self.args.seconds)
        self.ended = time.time()
        self.processor = processor_seconds(self.server.pid) - self.processor_before
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)

    async def watch(self, table: Watched) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table.id}/live"
        async with connect(address, max_size=None, compression=None, ping_interval=None) as connection:
            async for frame in connection:
                text = frame if isinstance(frame, str) else frame.decode()
                if text.startswith('{"type":"position"'):
                    found = SEQUENCE.search(text)
                    assert found is not None
                    table.arrivals.append((time.time(), int(found[1])))

    async def decisions(self) -> dict[str, list[tuple[int | None, float]]]:
        """When each move was decided, as stored with it; and its number as spectators count, if they notice it."""
        seeds = dict(await self.stored("SELECT id, seed FROM tables"))
        moves = "SELECT table_id, number, kind, seat, what, at FROM moves ORDER BY table_id, number"
        game = sandtable.game(self.args.game)
        courses: dict[str, Course] = {}
        found: dict[str, list[tuple[int | None, float]]] = {}
        for table, number, kind, seat, what, at in await self.stored(moves):
            if table not in courses:
                courses[table] = Course.begun(game, SEATS, seeds[table], {})
            before = courses[table].seen_by(None)
            courses[table].advance(Entry(number, kind, seat, what))
            after = courses[table].seen_by(None)
            found.setdefault(table, []).append((after if after > before else None, at))
        return found

    async def stored(self, wanted: str) -> list[tuple[Any, ...]]:
        if self.args.database:
            connection = await asyncpg.connect(self.args.database)
            rows = [tuple(row) for row in await connection.fetch(wanted)]
            await connection.close()
        else:
            database = sqlite3.connect(self.folder / "sandtable.db")
            rows = database.execute(wanted).fetchall()
            database.close()
        return rows

    def measure(self) -> dict[str, float]:
        self.server = self.start()
        try:
            asyncio.run(self.open_tables())
            decisions = asyncio.run(self.decisions())
        finally:
            self.server.terminate()
            self.server.wait(60)
            shutil.rmtree(self.folder)
        latencies: list[float] = []
        moves = 0
        for table in self.tables:
            arrivals = sorted(table.arrivals)
            place = 0
            for number, at in decisions.get(table.id, []):
                if not self.began <= at <= self.ended - 1:
                    continue
                moves += 1
                if number is None:
                    continue
                while place < len(arrivals) and arrivals[place][1] < number:
                    place += 1
                # A move whose position never arrived would count as endless.
                latencies.append(arrivals[place][0] - at if place < len(arrivals) else float("inf"))
        latencies.sort()
        seconds = self.ended - 1 - self.began
        return {
            "tables": self.count,
            "moves": moves,
            "moves_per_second": round(moves / seconds, 1),
            "shown": len(latencies),
            "p50_ms": round(percentile(latencies, 0.50) * 1000, 1),
            "p99_ms": round(percentile(latencies, 0.99) * 1000, 1),
            "worst_ms": round(percentile(latencies, 1.0) * 1000, 1),
            "server_processor": round(self.processor / self.args.seconds, 2),
        }


def percentile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def processor_seconds(pid: int) -> float:
    """How long a process has used a processor."""
    parts = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="100", help="how many tables; several numbers with commas")
    parser.add_argument("--spectators", type=int, default=1, help="per table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=0.3, help="between two choices of a bot, as in the settings")
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--database", default="", help="postgresql://... (default: SQLite)")
    args = parser.parse_args()
    status = 0
    for tables in [int(part) for part in args.tables.split(",")]:
        result = Run(args, tables).measure()
        print(json.dumps(result), flush=True)
        if tables <= 100 and not result["p99_ms"] < BAR_SECONDS * 1000:
            print(f"p99 is {result['p99_ms']} ms, the bar is {BAR_SECONDS * 1000:.0f} ms", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
