"""Structured logs: one JSON object a line. What is logged is named field by field, so that nothing secret slips in."""

import json
import logging
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any, Final

from sandtable.server.metrics import ErrorCount

logger = logging.getLogger("sandtable.server")
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered: every line that is logged meanwhile carries it."""


def new_request() -> str:
    id = secrets.token_hex(8)
    REQUEST.set(id)
    return id


def note(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log that something happened. Never pass cookies, invitations, webhook addresses, seeds or chat."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str) -> None:
    """Send everything, the web server's own messages included, to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler, ErrorCount()]
    root.setLevel(logging.WARNING)
    logger.setLevel(level.upper())
    # The web server's access log would show query strings; requests are logged by our own middleware instead.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
