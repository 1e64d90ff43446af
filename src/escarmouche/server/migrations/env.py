"""Read by Alembic: runs the migrations over the connection it is given."""

from __future__ import annotations

from alembic import context

from escarmouche.server.tables import meta

context.configure(
    connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
