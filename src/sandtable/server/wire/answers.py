"""Errors as JSON. Everything beyond ASCII is escaped: what a request smuggled in can always be sent back."""

import json
import logging
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from sandtable.server.errors import Refusal
from sandtable.server.log import REQUEST, note


class ErrorAnswer(JSONResponse):
    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=True).encode("ascii")


def refused(refusal: Refusal) -> Response:
    headers = {"Retry-After": str(refusal.more["retry_after"])} if "retry_after" in refusal.more else None
    return ErrorAnswer(refusal.data(), refusal.status, headers)


async def on_refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error)


async def on_invalid(_: Request, error: Exception) -> Response:
    """What does not fit the schema: each problem with its place, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    problems = [
        {"where": ".".join([str(part)[:100] for part in one["loc"]]), "what": one["msg"]} for one in error.errors()[:20]
    ]
    first = f"{problems[0]['where']}: {problems[0]['what']}" if problems else "it does not fit"
    return ErrorAnswer({"code": "invalid", "message": f"The request is not valid: {first}.", "problems": problems}, 422)


async def on_database_away(request: Request, error: Exception) -> Response:
    note("database_away", logging.ERROR, path=request.url.path, error=type(error).__name__)
    return refused(Refusal(503, "unavailable", "The games cannot be reached right now. Try again in a moment."))


async def on_failure(_: Request, __: Exception) -> Response:
    # The id finds the lines in the log that say which one.
    return ErrorAnswer({"code": "internal", "message": "The server made a mistake.", "request": REQUEST.get()}, 500)


CODES = {400: "bad_request", 404: "not_found", 405: "bad_method"}
SENTENCES = {
    400: "The request cannot be read.",
    404: "There is nothing at this address.",
    405: "This address does not take that method.",
}


async def on_http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "bad_request")
    message = SENTENCES.get(error.status_code, str(error.detail))
    return ErrorAnswer({"code": code, "message": message}, error.status_code, error.headers)
