"""Reading rule ids from texts, test names and sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.cli.check import Standing, rules_in_name
from escarmouche.cli.citations import Counting, citations, rule_ids, rules_named
from escarmouche.cli.reasons import DEFINES, READ, REFUSES, reasons
from escarmouche.engine.requests import Event


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("TR-DICE-04", "04"),
        ("TR-DICE-04 to 06", "04 05 06"),
        ("TR-DICE-04 to TR-DICE-06", "04 05 06"),
        ("TR-DICE-04, 06", "04 06"),
        ("TR-DICE-04, TR-DICE-05 and 07", "04 05 07"),
        ("UTF-8, 04", ""),
    ],
)
def test_joined_ids_are_all_read(text: str, found: str) -> None:
    assert rule_ids(text) == tuple(f"TR-DICE-{n}" for n in found.split())


def test_an_id_of_another_area_ends_a_series() -> None:
    assert rule_ids("TR-MOR-01, TR-ORD-05") == ("TR-MOR-01", "TR-ORD-05")


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("test_shoot_26_accuracy[3]", ["SHOOT-26"]),
        ("test_mor_01_and_08_once", ["MOR-01", "MOR-08"]),
        ("test_size_01_to_03_bases", ["SIZE-01", "SIZE-02", "SIZE-03"]),
        ("test_a_name_without_rule", []),
    ],
)
def test_rules_in_the_name_of_a_test(name: str, found: list[str]) -> None:
    assert rules_in_name(name) == found


def test_a_function_cites_its_text_and_the_constants_it_uses(tmp_path: Path) -> None:
    folder = tmp_path / "pkg"
    folder.mkdir()
    (folder / "one.py").write_text(
        "LIMIT = 3  # TR-A-01\nOTHER = 4  # TR-A-02\n\ndef f():\n    'TR-A-03.'\n    return LIMIT\n"
    )
    (folder / "two.py").write_text(
        "from pkg.one import OTHER as O\nLIMIT = 5\n\ndef g():\n    return O + LIMIT\n"
    )
    found = citations(folder)
    by_file = {Path(file).name: rules for (file, _), rules in found.functions.items()}
    assert by_file == {"one.py": ("TR-A-03", "TR-A-01"), "two.py": ("TR-A-02",)}
    assert found.files == {"TR-A-01": ("one.py",), "TR-A-02": ("one.py",), "TR-A-03": ("one.py",)}


def test_a_folder_shared_with_a_sister_game_is_read_too(tmp_path: Path) -> None:
    own, sister = tmp_path / "own", tmp_path / "sister"
    own.mkdir()
    sister.mkdir()
    (sister / "one.py").write_text("LIMIT = 3  # TR-A-01\n")
    (own / "one.py").write_text(
        "from escarmouche.games.sister import one as other\n"
        "LIMIT = 4  # TR-A-02\n\ndef f():\n    return other.LIMIT\n"
    )
    found = citations(own, sister)
    assert list(found.functions.values()) == [("TR-A-01",)]
    assert found.files == {"TR-A-01": ("one.py",), "TR-A-02": ("one.py",)}


def test_runs_are_counted_by_rule(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    path.write_text("def f():\n    'TR-A-03.'\n")
    space: dict[str, object] = {}
    exec(compile(path.read_text(), str(path), "exec"), space)
    counting = Counting(citations(tmp_path))
    f = space["f"]
    assert callable(f)
    counting.run(lambda: (f(), f()))
    f()
    assert counting.rules() == {"TR-A-03": 2}


def test_rules_given_as_a_reason_count() -> None:
    event = Event("roll", "TR-A-01", {"cause": "TR-A-02", "unit": "one1", "modifiers": (("TR-A-03", 1),)})
    assert sorted(rules_named([event])) == ["TR-A-01", "TR-A-02", "TR-A-03"]


def test_what_a_rule_lacks() -> None:
    assert Standing("TR-A-01", (), 0, 0, 0, "", 0).missing == ("code", "test", "seen")
    assert Standing("TR-A-01", ("a.py",), 1, 0, 0, "", 1).missing == ()
    assert Standing("TR-A-01", ("a.py",), 1, 0, 2, "", 1).seen == "refusals"


def test_why_a_rule_shows_in_no_event_is_read_from_the_code(tmp_path: Path) -> None:
    (tmp_path / "shooting.py").write_text(
        'TABLE = LEDGER.data("TR-A-01")\n'
        "def salvo(referee):\n"
        '    """The word of TR-A-04."""\n'
        '    referee.roll("TR-A-02", "one", 3)\n'
        '    return Refusal("TR-A-03", "not-free") or Refusal("TR-A-02", "too-far")\n',
        encoding="utf-8",
    )
    found = reasons([tmp_path])
    assert found == {"TR-A-01": READ, "TR-A-02": REFUSES, "TR-A-03": REFUSES}
    assert Standing("TR-A-04", ("a.py",), 1, 0, 0, "", 1).why == DEFINES
