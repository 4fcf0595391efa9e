"""Tables that cannot be played on are marked with the reason."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("trouble", sa.String(16)))


def downgrade() -> None:
    op.drop_column("tables", "trouble")
