"""Who is there, who made a move, who may read a line of the chat; tables that can come back; accounts and devices."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def _added() -> list[tuple[str, sa.Column[Any]]]:
    return [
        ("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="live")),
        ("tables", sa.Column("deleted_at", sa.Double)),
        ("tables", sa.Column("expired", sa.Boolean, nullable=False, server_default=sa.false())),
        ("tables", sa.Column("deletion", sa.JSON)),
        ("seats", sa.Column("seen_at", sa.Double, nullable=False, server_default="0")),
        ("seats", sa.Column("stand_in_at", sa.Double)),
        ("holders", sa.Column("since", sa.Double, nullable=False, server_default="0")),
        ("moves", sa.Column("guest", sa.String(32))),
        ("chat", sa.Column("audience", sa.String(64))),
    ]


def upgrade() -> None:
    for table, column in _added():
        op.add_column(table, column)
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_accounts"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["guest"], ["accounts.guest"], name="fk_passkeys_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "tickets",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tickets"),
    )
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("looked_at", sa.Double, nullable=False),
        sa.Column("sure_since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clock"),
    )


def downgrade() -> None:
    for name in ("clock", "tickets", "passkeys", "accounts"):
        op.drop_table(name)
    for table, column in _added():
        op.drop_column(table, column.name)
