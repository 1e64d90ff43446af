"""Options by their parts: files, inputs and records hold their codes, which never change."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.options import Option
from escarmouche.games.company.chapters.deeds import Deed
from escarmouche.games.trauma.chapters.actions import PLANS, Plan
from escarmouche.games.trauma.chapters.melee.melee import Attack, Blow
from escarmouche.games.trauma.chapters.movement.arrivals import Way
from escarmouche.games.trauma.chapters.movement.ready_moves import Course
from escarmouche.games.trauma.chapters.shooting.salvos import Mount
from escarmouche.games.trauma.chapters.skills import Remedy


@pytest.mark.parametrize(
    ("option", "code"),
    [
        (Deed("charge", "two1"), "charge:two1"),
        (Way("access", "grey-west"), "access:grey-west"),
        (Way("deploy"), "deploy"),
        (Attack("suicide", "two1"), "suicide:two1"),
        (Blow("strike", salvo="usf.knife#1"), "usf.knife#1"),
        (Blow("suicide"), "suicide"),
        (Blow("demolition", "one1c"), "demolition:one1c"),
        (Course("toward", "gamma1"), "toward:gamma1"),
        (Course("north-east"), "north-east"),
        (Mount("usf.cannon", 2), "usf.cannon@2"),
        (Mount("usf.cannon"), "usf.cannon"),
        (Remedy("one1a", "weapon", 0), ("one1a", "weapon:0")),
        (Remedy("one1a", "propulsion"), ("one1a", "propulsion")),
        (Plan(("shoot", "movement"), staggered=True), ("shoot", "movement", "staggered")),
        (Plan(), ()),
    ],
)
def test_an_option_is_written_as_its_code_and_read_back(option: Option, code: Any) -> None:
    assert option.code() == code
    assert type(option).read(code) == option


def test_actn_02_every_plan_is_read_back() -> None:
    for plan in PLANS:
        assert Plan.read(plan.code()) == plan
