"""A match in a real terminal of 100 columns, typed like a person types."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from escarmouche import games
from escarmouche.cli import drawing
from escarmouche.engine.record import read_record, verify
from escarmouche.engine.scene import Scene, SceneFigure, ScenePiece, SceneUnit, SceneZone
from escarmouche.engine.sentences import messages

pexpect: Any = pytest.importorskip("pexpect")
pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
COLOUR = "\x1b[1;36m"
LIMIT = 60


def heeding_ctrl_c() -> None:
    """Programs started in the background of a shell ignore it, and so do their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(tmp_path: Path, *words: str, **environment: str) -> Any:
    """The program in a pseudo-terminal."""
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "LC_ALL", "LANG")}
    env = {**kept, "TERM": "xterm", "XDG_STATE_HOME": str(tmp_path), "COLUMNS": "100", **environment}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "escarmouche", *words],
        env=env,
        encoding="utf-8",
        dimensions=(60, 100),
        preexec_fn=heeding_ctrl_c,
    )
    child.timeout = LIMIT
    child.delaybeforesend = None
    return child


def answered(child: Any, prompt: str, *lines: str) -> None:
    for line in lines:
        child.expect_exact(prompt)
        child.sendline(line)


def test_a_person_plays_a_whole_match(tmp_path: Path) -> None:
    file, record = tmp_path / "evening.save", tmp_path / "evening.record"
    child = started(tmp_path, "play", "template", "--two", "random", "--seed", "3", "--lang", "en")
    answered(child, "Red > ", "1", "3,1", "to 20 8", "4", "undo", "5", "2", "0", "map", "measure red1 blue1")
    child.expect(r"\[red1\] and .*\[blue1\] are .* cm apart")
    answered(child, "Red > ", "1", "1", "TP-MOVE-01")
    child.expect_exact("A unit moves up to 12 cm, in a straight line.")
    answered(child, "Red > ", "1", f"save {file}", "quit")
    child.expect_exact("leave without saving:")
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0

    child = started(tmp_path, "play", "--load", str(file), "--lang", "fr")
    child.expect_exact("Reprise de ")
    for _ in range(80):
        if child.expect_exact(["Rouge > ", "fini > "]) == 1:
            break
        child.sendline("ok")
    child.sendline(f"record {record}")
    answered(child, "fini > ", "")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert verify(read_record(record), games.ruleset("template")).sound


def test_colour_is_left_out_on_request(tmp_path: Path) -> None:
    words = ("play", "template", "--two", "random", "--seed", "3", "--lang", "en")
    for extra, environment, coloured, drawn in (
        ((), {}, True, True),
        ((), {"NO_COLOR": "1"}, False, True),
        (("--plain",), {}, False, False),
    ):
        child = started(tmp_path, *words, *extra, **environment)
        answered(child, "Red > ", "1", "", "1")
        child.expect_exact("Red > ")
        assert (COLOUR in child.before) is coloured
        assert ("+--------" in child.before) is drawn
        assert ("\x1b[" in child.before) is coloured
        widths = [len(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", row)) for row in child.before.splitlines()]
        assert max(widths) <= 100 or not drawn
        child.sendeof()
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0


def test_ctrl_c_saves_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "evening.save"
    child = started(tmp_path, "play", "template", "--two", "random", "--save", str(file), "--lang", "en")
    answered(child, "Red > ", "1")
    child.expect_exact("Red > ")
    child.sendintr()
    child.expect_exact("Nothing is lost")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert file.exists()


def test_two_persons_at_one_screen_do_not_see_each_others_secrets(tmp_path: Path) -> None:
    child = started(tmp_path, "play", "template", "--two", "person", "--seed", "3", "--lang", "en")
    answered(child, "Red > ", "2")
    child.expect_exact("\x1b[2J")
    child.expect_exact("Hand over the keyboard, then press Enter.")
    child.sendline("")
    answered(child, "Blue > ", "1")
    child.expect_exact("\x1b[2J")
    child.expect_exact("In which order do your units come on?")
    assert "medic" not in child.before
    child.close(force=True)


def test_three_empty_lines_start_a_match(tmp_path: Path) -> None:
    child = started(tmp_path, "play", "--lang", "fr")
    child.expect_exact("Quel scénario ?")
    child.sendline("")
    child.expect_exact("Quelle armée menez-vous ?")
    child.sendline("")
    child.expect_exact("Contre qui ?")
    child.sendline("random")
    child.expect(r"(Joueur 1|Bleu|Rouge) > ")  # a colour, once the roll-off has given one
    child.sendline("quit")
    child.expect_exact("partir sans sauvegarder")
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def scene_of_two() -> Scene:
    square = ((1000, 1000), (2000, 1000), (2000, 2000), (1000, 2000))
    thin = ((8000, 0), (8010, 0), (8010, 500), (8000, 500))
    return Scene(
        9000,
        12000,
        (ScenePiece("w1", "wall", square, 700), ScenePiece("w2", "wall", thin, 300)),
        (
            SceneFigure("one1a", "one1", "one", 4500, 3000, 0, 125, 0, role="leader"),
            SceneFigure("one1b", "one1", "one", 4500, 3000, 0, 125, 0),
            SceneFigure("two1a", "two1", "two", 4500, 9000, 0, 300, 0, shape="tank"),
        ),
        (
            SceneUnit("one1", "one", {"en": "Marines"}, 2, 6, ("prone",)),
            SceneUnit("two1", "two", {"en": "Tank"}, 1, 1),
        ),
        (
            SceneZone("gamma", "gamma", {"en": "Gamma point"}, square, "one"),
            SceneZone("red", "access", {"en": "Access zone"}, ((3000, 12000), (6000, 12000))),
        ),
    )


def test_the_drawing_tells_sides_leaders_terrain_and_scale() -> None:
    rows = drawing.draw(scene_of_two(), messages("en", "trauma"), lambda text, style: text)
    assert max(len(row) for row in rows) <= 100
    text = "\n".join(rows)
    assert rows[0].split() == ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90"]
    assert "Aa" in text
    assert "N" in text
    assert "# wall 3 to 7 cm high" in text
    assert "1 Gamma point [gamma] Player one" in text
    assert "2 Access zone [red]" in text
    labels = [row[:5].strip(" +|") for row in rows if row[:4].strip().isdecimal()]
    assert labels == ["120", "110", "100", "90", "80", "70", "60", "50", "40", "30", "20", "10", "0"]
