"""Options of an attack: their codes are what files hold, and only their types read them."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.chapters.attack.sharing import SharedHit
from escarmouche.games.dust.chapters.attack.shots import (
    LUCKY,
    PLAINLY,
    SPIRIT,
    Mode,
    Shot,
    Skill,
    Ticked,
    codes,
    read_all,
)

SHOTS = {
    (0, 3, "two1", ""): Shot(0, 3, "two1"),
    (1, 2, "two1", "double"): Shot(1, 2, "two1", Mode(double=True)),
    (1, 1, "two1", "x12"): Shot(1, 1, "two1", Mode(times=12)),
    (0, 1, "two1", "at:two1a"): Shot(0, 1, "two1", Mode(victim="two1a")),
    (0, 1, "-", "smoke"): Shot(0, 1, "-", Mode(smoke=True)),
    (2, 1, "two1", "gun:one2"): Shot(2, 1, "two1", Mode(gun="one2")),
    (2, 1, "-", "gun:one2 smoke"): Shot(2, 1, "-", Mode(gun="one2", smoke=True)),
}


@pytest.mark.parametrize("code", SHOTS)
def test_tgt_01_a_shot_is_written_and_read_back_by_its_parts(code: Any) -> None:
    assert Shot.read(code) == SHOTS[code]
    assert SHOTS[code].code() == code


def test_weap_18_one_shot_of_a_volley_has_no_mode_of_its_own() -> None:
    assert Mode(times=1) == PLAINLY
    assert PLAINLY.code() == ""


def test_skill_01_an_answer_holds_shots_and_skills() -> None:
    answer = ((0, 3, "two1", ""), "skill:fighting_spirit", "skill:lucky")
    assert read_all(answer) == (Shot(0, 3, "two1"), SPIRIT, LUCKY)
    assert codes(read_all(answer)) == answer
    assert Skill.read("skill:lucky") == LUCKY


def test_dmg_01_a_shared_hit_is_its_kind_and_its_bearer() -> None:
    assert SharedHit.read((1, "two2")) == SharedHit(1, "two2")
    assert SharedHit(1, "two2").code() == (1, "two2")
    assert SharedHit(1, "two2").parts() == {"what": 1, "target": "two2"}


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        ((0, 3, "two1", ""), {"line": 0, "number": 3, "target": "two1"}),
        ((0, 3, "two1", "double"), {"line": 0, "number": 3, "target": "two1", "what": "double"}),
        ((2, 1, "-", "smoke"), {"line": 2, "number": 1, "what": "smoke"}),
        (
            (2, 1, "two1", "gun:one2"),
            {"line": 2, "number": 1, "target": "two1", "who": "one2", "what": "gun:one2"},
        ),
        ("skill:lucky", {"what": "lucky"}),
    ],
)
def test_tgt_01_what_is_ticked_tells_its_parts(code: Any, parts: dict[str, Any]) -> None:
    assert Ticked.read(code).parts() == parts
