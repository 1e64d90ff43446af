"""The tables of the store: matches, their accepted inputs, checkpoints, records that were sent in, expiry.

A `sum` is that of a row's bytes and of its place; rows of before have none.
"""

from __future__ import annotations

import sqlalchemy as sa

HEAD = "0005"
"""The newest migration: these tables are what it leaves."""

meta = sa.MetaData()

matches = sa.Table(
    "matches",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(64), nullable=True),
    sa.Column("tokens", sa.LargeBinary, nullable=False),
    sa.Column("about", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("rematch", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False, index=True),
    sa.Column("parent", sa.String(32), nullable=False, server_default="", index=True),
    sa.Column("battle", sa.String(200), nullable=False, server_default=""),
)
inputs = sa.Table(
    "inputs",
    meta,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sa.Column("sum", sa.BigInteger, nullable=True),
)
checkpoints = sa.Table(
    "checkpoints",
    meta,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("sum", sa.BigInteger, nullable=True),
)
records = sa.Table(
    "records",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("text", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
attic = sa.Table(
    "attic",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("day", sa.Integer, nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
"""Matches and records that were forgotten: all their rows, packed, since a day of the calendar."""
servers = sa.Table(
    "servers",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("url", sa.String(200), nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)
"""Servers that share this database, until when each lives if it says nothing more."""
owners = sa.Table(
    "owners",
    meta,
    sa.Column("root", sa.String(32), primary_key=True),
    sa.Column("server", sa.String(32), nullable=False, index=True),
)
"""Which of them has a match, or a campaign with its battles."""
calendar = sa.Table(
    "calendar",
    meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("days", sa.Integer, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
"""One row: on how many days the server has been seen running, and the last moment (seconds since 1970)."""
idle = sa.Table(
    "idle",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("marked", sa.Integer, nullable=True),
)
"""Matches and records: the last input that was seen, the day of the calendar it was, the day of its mark."""
