"""Snapshots keep what each reader could notice. They follow from the moves, so old ones are simply dropped."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _renewed("numbers")


def downgrade() -> None:
    _renewed("takebacks")


def _renewed(counted: str) -> None:
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column(counted, sa.JSON, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
