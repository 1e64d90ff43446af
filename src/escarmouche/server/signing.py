"""The key of a server (Ed25519): it signs the records it has kept, and a forged one can be told from them."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from escarmouche.engine.errors import DataError
from escarmouche.engine.proof import Finding, finding
from escarmouche.engine.record import Record
from escarmouche.engine.recording import message_of, signature_line
from escarmouche.server.settings import data_folder

SHOWN = 16
"""Characters of a key that a sentence shows."""


def key_file(url: sa.URL) -> Path:
    """Where the key of a database is: beside an SQLite file, else in the user's data folder."""
    if url.get_backend_name() == "sqlite":
        return Path(str(url.database)).with_suffix(".key")
    name = "".join(c if c.isalnum() else "-" for c in f"{url.host or 'local'}-{url.database or ''}")
    return data_folder() / f"{name}.key"


class Signer:
    """Signs with the key in a file; made where there is none, readable by its owner alone."""

    def __init__(self, path: Path) -> None:
        self._private = _read(path) if path.exists() else _made(path)
        self.key = self._private.public_key().public_bytes_raw().hex()
        """The public key, as hexadecimal text."""

    def signed(self, text: str, at: int) -> str:
        """A record with the signature of this server as its last line."""
        line = signature_line(text, self.key, at, lambda message: self._private.sign(message).hex())
        return f"{text}{line}\n"


def _made(path: Path) -> Ed25519PrivateKey:
    private = Ed25519PrivateKey.generate()
    write_secret(path, f"{private.private_bytes_raw().hex()}\n")
    return private


def write_secret(path: Path, text: str) -> None:
    """Write a new file that its owner alone can read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w", encoding="ascii") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        raise DataError("key-unwritten", path=path, why=error) from error


def _read(path: Path) -> Ed25519PrivateKey:
    try:
        return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(path.read_text(encoding="ascii").strip()))
    except (OSError, ValueError) as error:
        raise DataError("key-unreadable", path=path, why=error) from error


def seal_of(record: Record, own: str = "", named: str = "") -> Finding:
    """What is to be said of the signature of a record: by this server, by a key that somebody names."""
    if record.signature is None:
        return finding("signature", "none", False)
    content = record.signature.content
    key, at = str(content.get("key", "")), content.get("at")
    if not isinstance(at, int) or not _valid(key, message_of(record.digest, at), content.get("signature")):
        return finding("signature", "wrong", False)
    state = "signed" if key == own else "named" if named and key == named.strip().lower() else "other-key"
    shown = key if state == "other-key" else f"{key[:SHOWN]}…"
    return finding("signature", state, state != "other-key", key=shown, at=_moment(at))


def _valid(key: str, message: bytes, signature: Any) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError, TypeError):
        return False
    return True


def _moment(at: int) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (OverflowError, OSError, ValueError):
        return str(at)
