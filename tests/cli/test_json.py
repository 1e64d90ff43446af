"""Every `--json` output fits the shape that docs/json.md gives for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from escarmouche.cli import check
from escarmouche.cli.main import main
from escarmouche.games.trauma.armies import armylist

PAGE = Path(__file__).resolve().parents[2] / "docs" / "json.md"


def shapes() -> dict[str, Any]:
    """The schemas of the page, by name."""
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"```json schema=([\w-]+)\n(.*?)```", text, re.S)
    return {name: json.loads(block) for name, block in blocks}


def fits(capsysbinary: pytest.CaptureFixture[bytes], name: str, *words: str) -> Any:
    """The output of a command, checked against its shape."""
    main([*words, "--json"])
    data = json.loads(capsysbinary.readouterr().out)
    assert data["shape"] == f"escarmouche/{name}"
    jsonschema.validate(data, shapes()[name])
    return data


def test_the_schemas_are_schemas() -> None:
    for schema in shapes().values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_rules(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert len(fits(capsysbinary, "rules", "rules", "trauma")["rules"]) == 299
    assert fits(capsysbinary, "rules", "rules", "template", "TP-SHOOT-03")["rules"][0]["data"] == {"need": 4}


def test_simulate(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    words = ("simulate", "template", "--players", "random", "random", "--games", "3")
    data = fits(capsysbinary, "simulate", *words)
    again = fits(capsysbinary, "simulate", *words)
    assert data["results"]["all"]["games"] == 3
    assert {**data, "timing": 0} == {**again, "timing": 0}


def test_odds(capsysbinary: pytest.CaptureFixture[bytes], position: Path) -> None:
    data = fits(capsysbinary, "odds", "odds", str(position))
    assert data["forecasts"][0]["odds"]["wounds"]["exact"] is True


def test_replay(capsysbinary: pytest.CaptureFixture[bytes], record: Path) -> None:
    assert fits(capsysbinary, "replay", "replay", str(record))["events"]
    assert fits(capsysbinary, "replay-verify", "replay", str(record), "--verify")["verdict"]["sound"]
    record.write_text(record.read_text(encoding="utf-8").replace("medic", "bluff"), encoding="utf-8")
    verdict = fits(capsysbinary, "replay-verify", "replay", str(record), "--verify")["verdict"]
    assert verdict["problem"] == "tampered"


def test_army(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    assert "usf" in fits(capsysbinary, "army-list", "army", "list")["catalogue"]["book"]
    dust = fits(capsysbinary, "army-list", "army", "list", "dust_tactics")
    assert dust["catalogue"]["book"] == ["allies", "axis", "ssu"]
    assert dust["unavailable"]["DU-SU-31"].startswith("Spetsnaz: armour, move")
    shown = fits(capsysbinary, "army-show", "army", "show", "ssu", "--game", "dust_tactics")
    assert shown["cards"][-1]["place"] == "unavailable"
    good = armylist.LISTS.ours / "usf-30-mixed.yaml"
    assert fits(capsysbinary, "army-check", "army", "check", str(good))["problems"] == []
    bad = tmp_path / "mine.yaml"
    text = good.read_text(encoding="utf-8").replace("points: 30", "points: 20")
    bad.write_text(text, encoding="utf-8")
    problems = fits(capsysbinary, "army-check", "army", "check", str(bad))["problems"]
    assert "TR-PREP-01" in [problem["rule"] for problem in problems]


def test_check(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    results = tmp_path / "results.xml"
    results.write_text('<testsuite><testcase name="test_shoot_03_hits"/></testsuite>', encoding="utf-8")
    words = ("check", "template", "--matches", "2", "--results", str(results))
    data = fits(capsysbinary, "check", *words)
    standing = {rule["id"]: rule for rule in data["rules"]}
    assert standing["TP-SHOOT-03"]["tests"] == 1
    assert standing["TP-SHOOT-03"]["missing"] == []
    assert standing["TP-SHOOT-04"]["missing"] == ["test"]
    assert check.run is not None


def test_campaign(capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    path = str(tmp_path / "war.json")
    main(["campaign", "new", path, "--game", "template_campaign", "--seed", "2"])
    capsysbinary.readouterr()
    assert fits(capsysbinary, "campaign-status", "campaign", "status", path)["waiting"] == ["north", "south"]
    assert fits(capsysbinary, "campaign-verify", "campaign", "verify", path)["verdict"]["sound"]
    assert fits(capsysbinary, "campaign-verify", "replay", "--verify", path)["verdict"]["sound"]
