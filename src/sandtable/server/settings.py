"""Settings of the server, all from the environment. The table in docs/server.md is made from this page."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from shutil import which
from typing import Any, Final
from urllib.parse import urlsplit

from sandtable.kernel.errors import SandtableError
from sandtable.players.player import SEARCH

PREFIX: Final = "SANDTABLE_"
SHORTEST_SECRET: Final = 32
SHORTEST_TOKEN: Final = 16


class BadSettings(SandtableError):
    """The server cannot start with these settings."""


def setting(default: Any, meaning: str, **limits: Any) -> Any:
    return field(default=default, metadata={"meaning": meaning, **limits})


@dataclass(frozen=True)
class Settings:
    """One field per variable: `database_url` is SANDTABLE_DATABASE_URL."""

    data: str = setting("sandtable-data", "directory of the SQLite database and of the secret")
    database_url: str = setting("", "`postgresql://user:password@host/name`; empty: SQLite in the data directory")
    secret: str = setting(
        "", "signs cookies and invitations, at least 32 characters; empty: kept in the data directory"
    )
    public_url: str = setting("", "the address players use: `https://dune.example.org`; https marks cookies secure")
    origins: str = setting("", "further origins, comma separated, whose pages may use the API with cookies")
    trusted_proxies: str = setting(
        "", "addresses or networks of proxies, comma separated, whose `X-Forwarded-For` is believed"
    )
    extra_games: str = setting("", "games outside the package, comma separated, as `module:ATTRIBUTE`")
    web: str = setting("", "directory of the built browser client; empty: the one in the package, if any")
    metrics_token: str = setting(
        "", "lets Prometheus read `/metrics` as a bearer token, at least 16 characters; empty: there are no metrics"
    )
    log_level: str = setting("info", "`debug`, `info`, `warning` or `error`")
    bot_python: str = setting(
        "", "the Python in which bots think, if it holds the same Sandtable compiled; empty: the server's own"
    )
    bot_processes: int = setting(1, "processes in which bots think", least=1, most=64)
    bot_seconds: float = setting(
        5.0, "how long a bot may think about a choice before a random one is taken", least=0.05
    )
    bot_pause: float = setting(0.3, "seconds between two choices of bots, so that people can follow", least=0.0)
    suggestion: str = setting(
        "search:1s", "who looks ahead for people that play among bots: `search:1s` for so long, `search:200` so often"
    )
    review_trials: int = setting(
        48, "trials that each decision in the review of a finished game is worth", least=1, most=100000
    )
    snapshot_every: int = setting(50, "moves between two snapshots of a table", least=1)
    tables_in_memory: int = setting(2000, "idle tables kept in memory", least=1)
    tables_per_guest: int = setting(30, "unfinished tables that one guest may host", least=1)
    sockets_per_guest: int = setting(
        30, "live connections of one guest to one worker, and as many requests that wait", least=1
    )
    sockets_per_address: int = setting(
        150, "live connections of one network address to one worker, and as many requests that wait", least=1
    )
    connections_per_address: int = setting(
        200, "other connections of one network address to one worker; those of trusted proxies are not counted", least=1
    )
    writes_per_minute: int = setting(600, "requests that change something, per guest", least=1)
    reads_per_minute: int = setting(
        2400, "requests that only read, per guest; a long answer counts as several", least=1
    )
    chat_per_minute: int = setting(60, "things that one guest may say; sitting down and getting up counts too", least=1)
    address_factor: int = setting(10, "one network address may do this many times as much as one guest", least=1)
    new_tables_per_hour: int = setting(60, "tables that one guest may open per hour", least=1)
    tables_per_address: int = setting(240, "tables that one network address may open per hour", least=1)
    codes_per_address: int = setting(60, "codes of devices that one network address may try per hour", least=1)
    looks_per_address: int = setting(240, "games that one network address may begin to look back at per hour", least=1)
    largest_body: int = setting(65536, "bytes in a request body", least=1024)
    keep_lobby_days: float = setting(
        7.0, "days without a change after which tables that never began are deleted; 0: never", least=0.0
    )
    keep_finished_days: float = setting(90.0, "the same for finished games", least=0.0)
    keep_abandoned_days: float = setting(180.0, "the same for games in which nobody moves", least=0.0)
    keep_deleted_days: float = setting(
        7.0, "days for which a deleted table can come back before it is gone for good; 0: always", least=0.0
    )
    absent_minutes: float = setting(
        10.0, "minutes without a connection after which a person counts as absent and a bot may stand in", least=0.001
    )
    absent_slow_hours: float = setting(
        72.0, "the same in hours at slow tables, and for seats with turn notices", least=0.001
    )
    gone_days: float = setting(
        14.0, "days after which a person counts as gone: the host may invite somebody else to the seat", least=0.00001
    )
    notice_delay: float = setting(20.0, "a turn notice is sent when a seat has waited so many seconds", least=0.0)
    notice_attempts: int = setting(6, "how often a notice is tried before it is dropped", least=1)
    notice_private: bool = setting(False, "`yes` allows notices to http addresses and to private networks")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> "Settings":
        """Read every SANDTABLE_ variable that names a setting; refuse values that make no sense."""
        environment = os.environ if environment is None else environment
        found: dict[str, Any] = {}
        for one in fields(cls):
            raw = environment.get(PREFIX + one.name.upper())
            if raw is not None and raw.strip():
                found[one.name] = _read(one.name, type(one.default), raw.strip(), dict(one.metadata))
        settings = cls(**found)
        if settings.secret and len(settings.secret) < SHORTEST_SECRET:
            raise BadSettings(f"{PREFIX}SECRET must have at least {SHORTEST_SECRET} characters")
        if settings.metrics_token and len(settings.metrics_token) < SHORTEST_TOKEN:
            raise BadSettings(f"{PREFIX}METRICS_TOKEN must have at least {SHORTEST_TOKEN} characters")
        if SEARCH.fullmatch(settings.suggestion) is None:
            raise BadSettings(f"{PREFIX}SUGGESTION must be like search:1s or search:200")
        if settings.bot_python and which(settings.bot_python) is None:
            raise BadSettings(f"{PREFIX}BOT_PYTHON: there is no program {settings.bot_python}")
        if settings.database_url and urlsplit(settings.database_url).scheme not in ("postgresql", "postgres", "sqlite"):
            raise BadSettings(f"{PREFIX}DATABASE_URL must begin with postgresql:// or sqlite:///")
        if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
            raise BadSettings(f"{PREFIX}PUBLIC_URL must begin with https:// or http://")
        _check_proxies(settings)
        return settings

    @property
    def proxies(self) -> tuple[IPv4Network | IPv6Network, ...]:
        return networks(self.trusted_proxies)

    @property
    def postgres(self) -> bool:
        return self.database_url.startswith("postgres")

    @property
    def async_url(self) -> str:
        """The database for SQLAlchemy's asynchronous engine."""
        if self.postgres:
            return "postgresql+asyncpg://" + self.database_url.split("://", 1)[1]
        if self.database_url:
            return "sqlite+aiosqlite://" + self.database_url.split("://", 1)[1]
        return f"sqlite+aiosqlite:///{Path(self.data).absolute() / 'sandtable.db'}"

    @property
    def sqlite_file(self) -> Path:
        """Where SQLite keeps everything."""
        return Path(self.async_url.partition(":///")[2])

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def secret_file(self) -> Path:
        return Path(self.data) / "secret"

    def keep_secret(self, secret: str) -> None:
        """Write the secret of the data directory, unless there is one."""
        self.secret_file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            descriptor = os.open(self.secret_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return
        with os.fdopen(descriptor, "w", encoding="ascii") as stream:
            stream.write(secret)

    def signing_secret(self) -> str:
        """The secret of the environment, or the one in the data directory, made at the first start."""
        if self.secret:
            return self.secret
        file = self.secret_file
        self.keep_secret(secrets.token_urlsafe(48))
        text = file.read_text("ascii").strip()
        if len(text) < SHORTEST_SECRET:
            raise BadSettings(f"{file} is damaged: remove it (everybody gets a new cookie) or restore it")
        return text


def networks(listed: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks, comma separated."""
    return tuple([ip_network(one.strip()) for one in listed.split(",") if one.strip()])


def _check_proxies(settings: Settings) -> None:
    """Whoever believed everybody would count nobody; and what cannot be read would be believed nowhere."""
    try:
        networks(settings.trusted_proxies)
    except ValueError as error:
        raise BadSettings(f"{PREFIX}TRUSTED_PROXIES must be addresses or networks: {error}") from error


def _read(name: str, kind: type, raw: str, limits: dict[str, Any]) -> Any:
    variable = PREFIX + name.upper()
    if kind is bool:
        if raw.lower() not in ("yes", "no", "true", "false", "1", "0"):
            raise BadSettings(f"{variable} must be yes or no, not {raw!r}")
        return raw.lower() in ("yes", "true", "1")
    if kind is str:
        return raw
    try:
        number = kind(raw)
    except ValueError as error:
        raise BadSettings(f"{variable} must be a number, not {raw!r}") from error
    if not limits.get("least", number) <= number <= limits.get("most", number):
        raise BadSettings(f"{variable} is {number}, outside {limits.get('least')} to {limits.get('most', 'any')}")
    return number


def described() -> str:
    """The settings as a table for the documentation."""
    lines = ["| variable | default | meaning |", "|---|---|---|"]
    for one in fields(Settings):
        default = ("yes" if one.default else "no") if isinstance(one.default, bool) else str(one.default)
        lines.append(
            f"| `{PREFIX}{one.name.upper()}` | {f'`{default}`' if default else ''} | {one.metadata['meaning']} |"
        )
    return "\n".join(lines)
