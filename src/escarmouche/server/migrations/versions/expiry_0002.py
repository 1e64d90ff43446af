"""What expiry goes by: the days on which the server ran, and what nobody has touched since."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The calendar of the house, and what lies idle."""
    op.create_table(
        "calendar",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "idle",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("marked", sa.Integer, nullable=True),
    )


def downgrade() -> None:
    """Drop both."""
    for name in ("idle", "calendar"):
        op.drop_table(name)
