"""Writes the shapes of what the server sends and takes, for the browser client's generated types.

python tools/api_schema.py web/openapi.json
"""

import json
import sys
import tempfile
from pathlib import Path

from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.wire.app import build_api


def schema() -> str:
    """The schemas without the paths: the client's own list of paths is shorter and clearer."""
    with tempfile.TemporaryDirectory() as folder:
        described = build_api(Services(Settings(data=folder))).openapi()
    shapes = {
        "openapi": described["openapi"],
        "info": described["info"],
        "paths": {},
        "components": {"schemas": dict(sorted(described["components"]["schemas"].items()))},
    }
    return json.dumps(shapes, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(schema(), "utf-8")
