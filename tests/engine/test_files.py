"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.files import read_whole, write_whole


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert read_whole(path) == b"two"
    assert list(tmp_path.iterdir()) == [path]


def full(*args: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def interrupted(*args: Any) -> None:
    raise KeyboardInterrupt


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    write_whole(path, b"one")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DataError) as error:
        write_whole(path, b"two")
    assert str(error.value) == (
        f"{path}: cannot be written: No space left on device; what was there before is unchanged"
    )
    assert read_whole(path) == b"one"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("moment", ["fsync", "fdopen"])
def test_an_interruption_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    path = tmp_path / "a.json"
    write_whole(path, b"one")
    monkeypatch.setattr(os, moment, interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"two")
    assert read_whole(path) == b"one"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be written: No such file or directory"):
        write_whole(tmp_path / "no" / "a.json", b"one")
    with pytest.raises(DataError, match="cannot be read: No such file or directory"):
        read_whole(tmp_path / "no.json")


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")
def test_a_new_file_has_the_usual_rights_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    old = os.umask(0o027)
    try:
        write_whole(path, b"one")
    finally:
        os.umask(old)
    assert path.stat().st_mode & 0o777 == 0o640
    path.chmod(0o604)
    write_whole(path, b"two")
    assert path.stat().st_mode & 0o777 == 0o604
