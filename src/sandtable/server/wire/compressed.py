"""The files of the browser client, each compressed once and kept."""

import gzip
from email.utils import formatdate
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

TEXTS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
LEAST: Final = 500
"""Smaller files are not worth it."""


class Compressed:
    """Files of a folder. What does not get smaller by compression is sent as it is."""

    def __init__(self) -> None:
        self._kept: dict[Path, tuple[int, bytes]] = {}

    def answer(self, request: Request, file: Path, headers: dict[str, str]) -> Response:
        about = file.stat()
        kind = TEXTS.get(file.suffix)
        if kind is None or about.st_size < LEAST:
            return FileResponse(file, headers=headers)
        headers = {**headers, "Vary": "Accept-Encoding", "Last-Modified": formatdate(about.st_mtime, usegmt=True)}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(file, headers=headers, media_type=kind)
        then, content = self._kept.get(file, (0, b""))
        if then != about.st_mtime_ns:
            content = gzip.compress(file.read_bytes(), 9)
            self._kept[file] = (about.st_mtime_ns, content)
        return Response(content, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
