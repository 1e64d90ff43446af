"""The house: what a newcomer meets first, what the locks promise and what a wheel carries."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import tomllib
from pathlib import Path

import bootstrap
import pytest
from hatchling.builders.wheel import WheelBuilder

import escarmouche

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("play", "check", "uv")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> set[str]:
    """The lines `package==version ; marker` of a lock file, without their hashes."""
    return {
        line.rstrip(" \\") for line in lock(name).splitlines() if "==" in line and not line.startswith(" ")
    }


def test_readme_opens_with_the_two_commands() -> None:
    opening = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:16]
    commands = [line.split()[0] for line in opening if line.startswith("    ")]
    assert commands == ["./play", "./check"]


@pytest.mark.parametrize("script", ["play", "check", ".ci/run", "tools/lock.sh"])
def test_scripts_can_be_run(script: str) -> None:
    assert (ROOT / script).read_bytes().startswith(b"#!")
    assert os.name == "nt" or os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_exact_versions_with_hashes_and_no_address(name: str) -> None:
    assert "://" not in lock(name)
    assert "index" not in lock(name)
    assert pins(name)
    for entry in re.split(r"\n(?=\S)", lock(name).strip()):
        assert re.match(r"[a-z0-9.-]+==", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_play_lock_is_part_of_the_check_lock() -> None:
    """The bootstrap takes an environment made for the checks as one in which the game runs."""
    assert pins("play") <= pins("check")


def test_the_locks_answer_the_project_file() -> None:
    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[<>=!~; \[]", text)[0].lower().replace(".", "-") for text in requirements}

    def locked(name: str) -> set[str]:
        return {pin.split("==")[0] for pin in pins(name)}

    project, groups = PROJECT["project"], PROJECT["dependency-groups"]
    assert names(project["dependencies"]) <= locked("play")
    assert names(groups["dev"]) <= locked("check")
    assert set(project["optional-dependencies"]["bench"]) <= set(groups["dev"])


def test_a_second_start_installs_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bootstrap, "VENV", tmp_path)
    monkeypatch.setattr(bootstrap, "PY", tmp_path / "python")
    monkeypatch.setattr(bootstrap, "install", lambda lock: pytest.fail("installed again"))
    (tmp_path / "python").touch()
    stamp = [str(bootstrap.ROOT), bootstrap.digest("check"), bootstrap.digest("play")]
    (tmp_path / "installed").write_text("\n".join(stamp), encoding="utf-8")
    bootstrap.ensure("check")
    bootstrap.ensure("play")


def test_an_environment_made_for_another_folder_is_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bootstrap, "VENV", tmp_path)
    monkeypatch.setattr(bootstrap, "PY", tmp_path / "python")
    (tmp_path / "python").touch()
    (tmp_path / "installed").write_text(f"/elsewhere\n{bootstrap.digest('play')}\n", encoding="utf-8")
    assert bootstrap.installed() == []


def test_the_wheel_carries_code_and_data() -> None:
    """Every file of the package that git keeps or would keep is in the wheel: YAML, Fluent, py.typed."""
    carried = {Path(file.path) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    kept = {
        path
        for path in (ROOT / "src" / "escarmouche").rglob("*")
        if path.is_file() and path.suffix in {".py", ".typed", ".yaml", ".ftl"}
    }
    assert ROOT / "src" / "escarmouche" / "py.typed" in carried
    assert kept <= carried


def test_the_version_is_in_the_changelog() -> None:
    assert f"## {escarmouche.__version__} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    missing = [t for t in targets if "://" not in t and not (page.parent / t).exists()]
    assert missing == []


def test_the_two_commands_run_on_an_old_python() -> None:
    """They must at least parse there, to say what is missing."""
    for script in ("play", "check", "tools/bootstrap.py"):
        ast.parse((ROOT / script).read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.skipif(os.name == "nt", reason="the launcher is a .cmd file there")
def test_the_launcher_hands_its_arguments_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Spaces and quotes in the folder's name and in the arguments survive."""
    folder = tmp_path / "it's here"
    folder.mkdir()
    (folder / "python").write_text(
        '#!/bin/sh\n[ "$1" = -c ] && { echo "${0%/*}"; exit; }\nprintf "%s|" "$@"\n', encoding="utf-8"
    )
    (folder / "python").chmod(0o755)
    monkeypatch.setattr(bootstrap, "BIN", folder)
    monkeypatch.setattr(bootstrap, "PY", folder / "python")
    bootstrap.link_project()
    command = [str(folder / "escarmouche"), "simulate", "two words"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "-P|-m|escarmouche|simulate|two words|"
    assert (folder / "escarmouche.pth").read_text(encoding="utf-8").strip() == str(ROOT / "src")
