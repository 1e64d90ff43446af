"""What the record of Combat Zone says, in both languages."""

from __future__ import annotations

import pytest

from escarmouche.cli.phrases import event_line
from escarmouche.engine.requests import Event
from escarmouche.engine.voice import Voice, total_of
from escarmouche.games.combat_zone.ruleset import RULESET
from tests.games.combat_zone.tables import Group, table_of


def line(event: Event, lang: str) -> str:
    table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (6000, 6000)))
    return event_line(event, Voice(lang, RULESET, RULESET.client.scene(table, ""), table.setting))


def thrown(rule: str, dice: str, faces: tuple[int, ...], value: object, **about: object) -> Event:
    return Event("roll", rule, {"side": "one", "dice": dice, "faces": faces, "value": value, **about})


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Wound roll on ba, resistance 7, Side one: 2d8 on 6+ (7 2) +1 [CZ-WND-05], total 10 [CZ-WND-01]",
        ),
        (
            "fr",
            "Blessure de ba, résistance 7, Camp un : 2d8 sur 6+ (7 2) +1 [CZ-WND-05], total 10 [CZ-WND-01]",
        ),
    ],
)
def test_wnd_01_a_wound_is_told_by_what_is_needed_and_the_total(lang: str, said: str) -> None:
    about = {"target": "ba", "resistance": 7, "needs": 6, "modifiers": (("CZ-WND-05", 1),)}
    assert line(thrown("CZ-WND-01", "2d8", (7, 2), 2, **about), lang) == said


@pytest.mark.parametrize(("lang", "said"), [("en", ", on 6+"), ("fr", ", il faut 6+")])
def test_wnd_01_a_page_tells_what_is_needed_too(lang: str, said: str) -> None:
    table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (6000, 6000)))
    page = Voice(lang, RULESET, RULESET.client.scene(table, ""), table.setting, ids=False)
    told = page.thrown_for(thrown("CZ-WND-01", "2d8", (7, 2), 2, target="ba", resistance=7, needs=6))
    assert told.endswith(said)


def test_cc_04_two_pools_are_told_by_what_they_come_to() -> None:
    event = thrown("CZ-CC-04", "2d8+1d6-2d8-1d4", (3, 2, 5, 6, 1, 4), 0, figure="aa", enemy="ba")
    assert line(event, "en").endswith("(3 2 5 6 1 4), comes to -1 [CZ-CC-04]")
    assert line(event, "fr").endswith("(3 2 5 6 1 4), donne -1 [CZ-CC-04]")


@pytest.mark.parametrize(("value", "said"), [(0, "rout"), (1, "panic"), (2, "steady"), ((3, 4), "dice 3, 4")])
def test_reac_01_a_reaction_is_told_by_what_becomes_of_the_figure(value: object, said: str) -> None:
    assert line(thrown("CZ-REAC-01", "2d6", (3, 4), value, figure="aa"), "en").endswith(
        f"{said} [CZ-REAC-01]"
    )


def test_other_dice_are_told_by_their_result() -> None:
    assert line(thrown("CZ-GAME-01", "1d6", (5,), 5), "en").endswith("1d6 (5), result 5 [CZ-GAME-01]")


@pytest.mark.parametrize(
    ("dice", "faces", "total"),
    [("2d6", (3, 4), 7), ("1d8-1d6", (5, 6), -1), ("2d8+1d6-1d4", (1, 2, 3, 4), 2), ("3D", (1, 2), 3)],
)
def test_the_total_of_dice(dice: str, faces: tuple[int, ...], total: int) -> None:
    assert total_of(dice, faces) == total


def test_act_02_a_door_is_opened_or_closed() -> None:
    for lang, opened, closed in (("en", "aa opens", "aa closes"), ("fr", "aa ouvre", "aa ferme")):
        for open_, said in ((True, opened), (False, closed)):
            event = Event(
                "note", "CZ-ACT-02", {"key": "door", "figure": "aa", "door": "hall-door2", "open": open_}
            )
            assert line(event, lang).startswith(said)
