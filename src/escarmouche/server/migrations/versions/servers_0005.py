"""Servers that share a database, and which of them owns a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody shares yet."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("url", sa.String(200), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("root", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False, index=True),
    )


def downgrade() -> None:
    """One server a database."""
    op.drop_table("owners")
    op.drop_table("servers")
