"""The database. `moves` is append-only and decides everything; the rest says who sits where, or saves time.

Times are seconds since 1970.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("access", String(8), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    # Where chance comes from: the table's secret, and the nonces of the seats as they were when the game began. Games
    # from before there were secrets have a seed, and so have guided ones.
    Column("seed", BigInteger),
    Column("secret", LargeBinary),
    Column("nonces", JSON),
    # What the moves say, kept so that lists need not play the games.
    Column("sequence", Integer, nullable=False),
    Column("waiting_for", JSON, nullable=False),
    Column("result", JSON),
    # Why the game cannot be played on: see troubles.py.
    Column("trouble", String(16)),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    # `slow` games give their people more time before they count as absent.
    Column("pace", String(8), nullable=False, server_default="live"),
    # A deleted table can come back for a while. `expired`: nobody deleted it, it grew old.
    Column("deleted_at", Double),
    Column("expired", Boolean, nullable=False, server_default=false()),
    # The seats that agree to delete a game that is being played; null while nobody wants that.
    Column("deletion", JSON(none_as_null=True)),
    # A first game with a coach, whose seed is fixed.
    Column("guided", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_updated_at", "updated_at"),
    Index("ix_tables_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(32)),
    Column("name", String(40), nullable=False),
    # Signed together with the table's id it makes the invitation; a new key makes the old link void.
    Column("key", String(32), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("notice_url", Text),
    Column("notice_language", String(8), nullable=False),
    # What the client of whoever sits there adds to chance; hexadecimal digits.
    Column("nonce", String(64), nullable=False, server_default=""),
    # When one of its holders was last there, and when a bot will stand in for them if none comes back.
    Column("seen_at", Double, nullable=False, server_default="0"),
    Column("stand_in_at", Double),
)

holders = Table(
    "holders",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), primary_key=True),
    # When they sat down. Whoever renews a link sends away those who came after.
    Column("since", Double, nullable=False, server_default="0"),
    Index("ix_holders_guest", "guest"),
)

moves = Table(
    "moves",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    # play: the option's name; undo: how many moves of the game remain; back: empty.
    Column("what", Text, nullable=False),
    Column("at", Double, nullable=False),
    # Who made it; null for bots, and for moves from before that was kept.
    Column("guest", String(32)),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    # What each reader could notice so far: see course.py.
    Column("numbers", JSON, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(4), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    # Who may read it: " 0 2 " for the seats 0 and 2, null for everybody.
    Column("audience", String(64)),
)

undo_votes = Table(
    "undo_votes",
    metadata,
    _of_table(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("vote", String(8), nullable=False),
    Column("at", Double, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("sequence", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due_at", Double, nullable=False),
    Index("ix_notices_due_at", "due_at"),
)

accounts = Table(
    "accounts",
    metadata,
    # Whoever signs in becomes this guest, on any device.
    Column("guest", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", Double, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("guest", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double, nullable=False),
    Index("ix_passkeys_guest", "guest"),
)

tickets = Table(
    "tickets",
    metadata,
    # What can be used once, and not for long: codes for another device (their hashes), challenges for passkeys.
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("expires_at", Double, nullable=False),
)

clock = Table(
    "clock",
    metadata,
    # One row: when the server last looked what has expired, and since when its clock has run without a jump.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("looked_at", Double, nullable=False),
    Column("sure_since", Double, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    _of_table(),
    # Of which game, and of which sort: another one is worked out anew.
    Column("mark", String(40), nullable=False),
    # As far as it has been worked out; null: nothing yet.
    Column("found", JSON(none_as_null=True)),
    Column("complete", Boolean, nullable=False),
    Column("updated_at", Double, nullable=False),
)

PARTS = (seats, holders, moves, chat, undo_votes, notices)
"""What belongs to a table and is exported and imported with it. Snapshots and reviews follow from it and are not."""
