"""Chance comes from a secret of the table and a nonce of every seat. Games that have begun keep their seeds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.LargeBinary))
    op.add_column("tables", sa.Column("nonces", sa.JSON))
    op.add_column("seats", sa.Column("nonce", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Games that were begun with a secret cannot be played without it."""
    op.drop_column("seats", "nonce")
    op.drop_column("tables", "nonces")
    op.drop_column("tables", "secret")
