"""Writing files whole: the new one is complete on the disk before the old one goes."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from escarmouche.engine.errors import DataError


def write_whole(path: Path, content: bytes) -> None:
    """Replace `path` by `content` at once; whatever goes wrong leaves the old file, and no draft behind."""
    draft = ""
    if path.exists() and not path.is_file():
        raise DataError("no-ordinary-file", path=path)
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".draft", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _keep_mode(path, draft)
        Path(draft).replace(path)
        draft = ""
    except OSError as error:
        raise DataError("not-written", path=path, why=error) from error
    finally:
        if draft:
            Path(draft).unlink(missing_ok=True)


def _keep_mode(path: Path, draft: str) -> None:
    """A draft is private to its owner; the file keeps the rights it had, or those of any new file."""
    if os.name == "nt":
        return
    if path.exists():
        mode = path.stat().st_mode & 0o777
    else:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    Path(draft).chmod(mode)


def read_whole(path: Path) -> bytes:
    """The content of a file; DataError says why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise DataError("not-read", path=path, why=error) from error
