"""The application: routes, gate, browser client, start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, JSONResponse
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from sandtable.processes import end_with_parent
from sandtable.server import log, metrics
from sandtable.server.errors import Refusal
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage.database import AWAY
from sandtable.server.wire import answers
from sandtable.server.wire.api_page import api_page
from sandtable.server.wire.compressed import Compressed
from sandtable.server.wire.connections import Guarded
from sandtable.server.wire.gate import Gate
from sandtable.server.wire.routes import account, games, lobby, play, socket
from sandtable.server.wire.shapes import LIVE, Health, Ready

SMALLEST_COMPRESSED: Final = 1000
COMPRESSION: Final = 4
"""A stronger one takes more of the server's time than it saves on the way."""
LONGEST_PAGE: Final = 200
"""The addresses of the client's own pages are shorter."""
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")


def from_environment() -> ASGIApp:
    """What a worker process runs."""
    # Without the process that watches over them several workers would keep the port, and nobody could stop them.
    end_with_parent()
    settings = Settings.from_environment()
    log.configure(settings.log_level)
    # Here, since workers are processes of their own, which know nothing of what `serve` has set.
    Guarded.per_address = settings.connections_per_address
    Guarded.proxies = settings.proxies
    return create_app(settings, own_process=True)


def create_app(settings: Settings, own_process: bool = False) -> ASGIApp:
    services = Services(settings, own_process)
    # Answers are compressed outside the gate, which counts how long they are.
    gate = Gate(build_api(services), settings, services.identity, services.limits)
    app = GZipMiddleware(gate, minimum_size=SMALLEST_COMPRESSED, compresslevel=COMPRESSION)
    named = [origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()]
    if not named:
        return app
    # Browsers let a page of another origin read answers only if the server says that it may.
    return CORSMiddleware(app, allow_origins=named, allow_credentials=True, allow_methods=METHODS, allow_headers=["*"])


def build_api(services: Services) -> FastAPI:
    """The API without its gate; its `openapi()` is the schema."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    app = FastAPI(
        title="Sandtable",
        version=version("sandtable"),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.services = services
    for router in (games.router, account.router, lobby.router, play.router, socket.router):
        app.include_router(router, prefix="/api")
    app.add_exception_handler(Refusal, answers.on_refusal)
    app.add_exception_handler(RequestValidationError, answers.on_invalid)
    app.add_exception_handler(HTTPException, answers.on_http_error)
    app.add_exception_handler(WebSocketRequestValidationError, _refuse_socket)
    for away in AWAY:
        app.add_exception_handler(away, answers.on_database_away)
    app.add_exception_handler(Exception, answers.on_failure)
    _add_health(app, services)
    _add_page(app)
    _add_client(app, services.settings)
    _add_live(app)
    return app


async def _refuse_socket(connection: WebSocket, _: Exception) -> None:
    invalid = Refusal(422, "invalid", "The address of this connection is not valid.")
    await connection.send_denial_response(answers.refused(invalid))


def _add_health(app: FastAPI, services: Services) -> None:
    @app.get("/healthz", response_model=Health, tags=["health"])
    async def health() -> Response:
        """Liveness: the server answers, whatever its database does. A supervisor restarts one that does not."""
        tables = services.tables.all()
        return JSONResponse(
            {
                "status": "ok",
                "version": app.version,
                "database": "postgresql" if services.database.postgres else "sqlite",
                "tables": len(tables),
                "watching": sum(len(table.viewers) for table in tables),
                "unplayable": await services.unplayable(),
            }
        )

    @app.get("/metrics", include_in_schema=False)
    async def numbers(request: Request) -> Response:
        """For the operator's Prometheus: numbers tell more than a player may know."""
        wanted = services.settings.metrics_token
        if not wanted:
            raise HTTPException(404)
        given = request.headers.get("authorization", "")
        if not compare_digest(given.encode("utf-8", "replace"), f"Bearer {wanted}".encode()):
            raise Refusal(403, "not_allowed", "Metrics are for the operator of the server.")
        await services.measure()
        return Response(metrics.rendered(), media_type=metrics.MEDIA_TYPE)

    @app.get("/readyz", response_model=Ready, tags=["health"], responses={503: {"description": "Not now"}})
    async def ready() -> Response:
        """Readiness: the server can take requests. A proxy sends them elsewhere meanwhile."""
        if services.stopping:
            raise Refusal(503, "unavailable", "The server is stopping.")
        if not await services.reachable():
            raise Refusal(503, "unavailable", "The games cannot be reached right now. Try again in a moment.")
        return JSONResponse({"status": "ready"})


def _add_page(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def page() -> Response:
        """The schema for people."""
        return HTMLResponse(api_page(app.openapi()))


def client_folder(settings: Settings) -> Path | None:
    """The built browser client: named by the operator, in the package, or in a checkout."""
    package = Path(__file__).parents[2]
    places = [Path(settings.web)] if settings.web else [package / "web", package.parents[1] / "web" / "dist"]
    return next((place.resolve() for place in places if (place / "index.html").is_file()), None)


def _add_client(app: FastAPI, settings: Settings) -> None:
    folder = client_folder(settings)
    files = Compressed()

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        """A file of the client; any other address is one of the client's own pages."""
        if folder is None or path == "api" or path.startswith("api/") or "\x00" in path:
            raise HTTPException(404)
        file = _file_in(folder, path)
        if file is not None:
            # Vite names files in assets/ by their content.
            lasting = path.startswith("assets/")
            age = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return files.answer(request, file, {"Cache-Control": age})
        if Path(path).suffix or len(path) > LONGEST_PAGE:
            raise HTTPException(404)
        return files.answer(request, folder / "index.html", {"Cache-Control": "no-cache"})


def _file_in(folder: Path, path: str) -> Path | None:
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except OSError:
        return None  # no file can have that name: it is too long


def _add_live(app: FastAPI) -> None:
    """Describe what goes over the live socket beside the rest, for clients that generate their types."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
            described = schema["components"]["schemas"]
            for frame in LIVE:
                model = frame.model_json_schema(ref_template="#/components/schemas/{model}")
                for name, inner in model.pop("$defs", {}).items():
                    described.setdefault(name, inner)
                described[frame.__name__] = model
            app.openapi_schema = schema
        return app.openapi_schema

    app.__dict__["openapi"] = openapi
