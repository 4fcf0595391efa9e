"""What the operator's Prometheus reads: how much is going on, how quickly, and what goes wrong.

Numbers count what players do in secret, so they are for the operator only: see SANDTABLE_METRICS_TOKEN.
"""

import logging
import os
import tempfile
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.exposition import CONTENT_TYPE_LATEST

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers put their numbers together; the library looks for it when it is imported."""
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
QUICK: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS: Final = Counter("sandtable_requests", "Requests that were answered", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram("sandtable_request_seconds", "How long answers took", ["route"], buckets=QUICK)
MOVES: Final = Counter("sandtable_moves", "Moves and takebacks that were stored", ["kind"])
STORE_SECONDS: Final = Histogram("sandtable_store_seconds", "How long a move waited to be stored", buckets=QUICK)
TABLES: Final = Gauge("sandtable_tables", "Stored tables", ["status"], multiprocess_mode="livemostrecent")
UNPLAYABLE: Final = Gauge(
    "sandtable_unplayable_tables", "Tables that cannot be played", ["trouble"], multiprocess_mode="livemostrecent"
)
IN_MEMORY: Final = Gauge("sandtable_tables_in_memory", "Tables held in memory", multiprocess_mode="livesum")
WATCHING: Final = Gauge("sandtable_live_connections", "Live connections to tables", multiprocess_mode="livesum")
BOTS_WAITING: Final = Gauge(
    "sandtable_bots_waiting", "Choices of bots that wait or are thought about", multiprocess_mode="livesum"
)
BOT_SECONDS: Final = Histogram("sandtable_bot_seconds", "From asking a bot to its choice", buckets=QUICK)
BOT_CRASHES: Final = Counter("sandtable_bot_crashes", "Bots that ended or took too long")
NOTICES: Final = Counter("sandtable_notices", "Turn notices", ["outcome"])
ERRORS: Final = Counter("sandtable_errors", "What was logged as an error", ["event"])


class ErrorCount(logging.Handler):
    """Counts what is logged as an error, the web server's own messages included."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.getMessage() if record.name == "sandtable.server" else record.name).inc()


def share() -> None:
    """Before several workers start: let them put their numbers together."""
    os.environ[SHARED] = tempfile.mkdtemp(prefix="sandtable-metrics-")


def worker_ended() -> None:
    if SHARED in os.environ:
        multiprocess.mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def rendered() -> bytes:
    """All numbers, of all workers of this server, as text."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
