"""When a procedure fails: a file with the match as it was and the input that made it fail."""

from __future__ import annotations

import os
import tempfile
import traceback
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.errors import ProcedureFailed
from escarmouche.engine.history import plain
from escarmouche.engine.requests import Input


def folder() -> Path:
    """Where reproductions go: ESCARMOUCHE_FAILURES, or a folder among the temporary files."""
    named = os.environ.get("ESCARMOUCHE_FAILURES")
    return Path(named) if named else Path(tempfile.gettempdir()) / "escarmouche-failures"


def report(match: Any, given: Sequence[Input], error: Exception) -> ProcedureFailed:
    """Write the reproduction and return the error to raise; a full disk is said, not hidden."""
    kind, where = type(error).__name__, "".join(traceback.format_exception(error))
    content = msgspec.json.encode(
        {
            "failure": 1,
            "game": match.ruleset.name,
            "rules": match.ruleset.version,
            "checkpoint": match.checkpoint.to_data(),
            "inputs": [plain(i) for i in match.inputs],
            "given": [plain(i) for i in given],
            "seed": match.seed,
            "error": where,
        },
        enc_hook=repr,
        order="deterministic",
    )
    name = f"{match.ruleset.name}-{blake2b(content, digest_size=6).hexdigest()}.json"
    path = folder() / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as problem:
        return ProcedureFailed("procedure-failed-unwritten", kind=kind, why=error, problem=problem)
    return ProcedureFailed("procedure-failed", kind=kind, why=error, path=path, reproduction=str(path))
