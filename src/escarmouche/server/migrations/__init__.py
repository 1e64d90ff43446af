"""Changes of the store's tables, one file each; `upgrade` brings a database up to date."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from escarmouche.engine.errors import DataError
from escarmouche.server.tables import HEAD


def version(connection: sa.Connection) -> str:
    """The last migration a database has seen; empty for a new one."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(engine: sa.Engine, to: str = HEAD) -> None:
    """Run the migrations that are missing; costs nothing when there are none."""
    with engine.begin() as connection:
        current = version(connection)
        if current == to:
            return
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, to)
        except CommandError as error:
            raise DataError("database-of-another-version", found=current, to=to) from error


def downgrade(engine: sa.Engine, to: str = "base") -> None:
    """Take migrations back; what they added is lost."""
    from alembic import command
    from alembic.config import Config

    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent))
        config.attributes["connection"] = connection
        command.downgrade(config, to)
