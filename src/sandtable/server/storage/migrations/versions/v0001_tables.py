"""Tables, seats, moves and what belongs to them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table(name: str) -> list[sa.Column[str] | sa.ForeignKeyConstraint]:
    return [
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
    ]


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("access", sa.String(8), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("waiting_for", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_updated_at", "tables", ["updated_at"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "seats",
        *_of_table("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("notice_url", sa.Text),
        sa.Column("notice_language", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "holders",
        *_of_table("holders"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "guest", name="pk_holders"),
    )
    op.create_index("ix_holders_guest", "holders", ["guest"])
    op.create_table(
        "moves",
        *_of_table("moves"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_moves"),
    )
    op.create_table(
        "snapshots",
        *_of_table("snapshots"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("takebacks", sa.JSON, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
    op.create_table(
        "chat",
        *_of_table("chat"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
    )
    op.create_table(
        "undo_votes",
        *_of_table("undo_votes"),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("vote", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence", "seat", name="pk_undo_votes"),
    )
    op.create_table(
        "notices",
        *_of_table("notices"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_notices"),
    )
    op.create_index("ix_notices_due_at", "notices", ["due_at"])


def downgrade() -> None:
    for name in ("notices", "undo_votes", "chat", "snapshots", "moves", "holders", "seats", "tables"):
        op.drop_table(name)
