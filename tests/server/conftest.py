"""Servers for the tests: each worker process of pytest starts one on SQLite and one on PostgreSQL.

These two are started from nothing, as by an operator; servers with settings of their own are forked (see ready.py).
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Person, Postgres, Server, postgres_binaries


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    binaries = postgres_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    running = Postgres(binaries)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("sqlite"))
    server.from_nothing = True
    yield server.start()
    server.stop()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("postgres"), SANDTABLE_DATABASE_URL=postgres.database())
    server.from_nothing = True
    yield server.start()
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    """The same test on both databases."""
    found = request.getfixturevalue(f"{request.param}_server")
    assert isinstance(found, Server)
    return found


@pytest.fixture
def person(server: Server) -> Callable[..., Person]:
    """People at the server of the test."""

    def somebody(name: str = "", **headers: str) -> Person:
        return Person(server, name, **headers)

    return somebody


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    Person.everybody_leaves()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers with settings of their own."""
    made: list[Server] = []

    def another(name: str = "data", **environment: str) -> Server:
        made.append(Server(tmp_path / name, **environment).start())
        return made[-1]

    yield another
    for one in made:
        if one.process is not None:
            one.kill()
