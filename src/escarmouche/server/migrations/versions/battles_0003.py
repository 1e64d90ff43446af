"""Battles of a campaign: a match has a parent and the name under which its campaign waits for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No match so far is a battle."""
    op.add_column("matches", sa.Column("parent", sa.String(32), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("battle", sa.String(200), nullable=False, server_default=""))
    op.create_index("ix_matches_parent", "matches", ["parent"])


def downgrade() -> None:
    """Battles become matches of their own."""
    op.drop_index("ix_matches_parent", "matches")
    with op.batch_alter_table("matches") as table:
        table.drop_column("battle")
        table.drop_column("parent")
