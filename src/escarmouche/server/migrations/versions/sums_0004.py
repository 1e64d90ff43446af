"""Rows carry checksums, and what is forgotten lies in an attic for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rows of before have no sum."""
    op.add_column("inputs", sa.Column("sum", sa.BigInteger, nullable=True))
    op.add_column("checkpoints", sa.Column("sum", sa.BigInteger, nullable=True))
    op.create_table(
        "attic",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """What lay in the attic is gone."""
    op.drop_table("attic")
    for name in ("checkpoints", "inputs"):
        with op.batch_alter_table(name) as table:
            table.drop_column("sum")
