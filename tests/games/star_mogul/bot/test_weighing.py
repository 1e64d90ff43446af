"""What a bot goes for, how it moves hands and lorries, when it fires and when it calls its ship."""

from __future__ import annotations

import msgspec

from escarmouche.engine.ruleset import Setup
from escarmouche.games.star_mogul.bot import aims, gains, quick_answers, weighing
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.chapters.movement import ready_moves, walking
from escarmouche.games.star_mogul.ruleset import RULESET
from escarmouche.games.star_mogul.setup import reports
from escarmouche.games.star_mogul.table import Table
from tests.games.star_mogul.tables import Car, Men, salvage_at, table_of


def laden(at: tuple[float, float] = (20, 20), *others: Men | Car) -> Table:
    """Five gunners with a counter in their hands."""
    x, y = at
    ring = ((x, y), (x + 1.05, y), (x - 1.05, y), (x, y + 1.05), (x, y - 1.05))
    hands = tuple(f"one1{letter}" for letter in "abcde")
    thing = salvage_at(x, y, holder="one1", carriers=hands)
    return table_of(
        Men("one1", "one", at, places=ring), Men("two1", "two", (40, 40)), *others, things=(thing,)
    )


def test_hands_go_for_a_counter_and_end_round_it() -> None:
    table = table_of(Men("one1", "one", (10, 10)), Men("two1", "two", (40, 40)), things=(salvage_at(13, 13),))
    aim = aims.aims(table, "one")["one1"]
    assert (aim.kind, aim.thing) == (aims.TAKE, "salvage1")
    ring = ready_moves.around(table, "one1", aim.point)
    assert ring is not None
    assert walking.why_not_move(table, "one1", ring) is None
    after = weighing.placed(table, "one1", ring)
    assert salvage.why_not_salvage(after, "one1", "salvage1") is None


def test_a_load_goes_home_and_is_worth_more_the_nearer_it_is() -> None:
    near, far = laden((12, 12)), laden((30, 30))
    aim = aims.aims(far, "one")["one1"]
    assert aim.kind == aims.HOME
    assert aims.aim_worth(near, "one", "one1", aim) > aims.aim_worth(far, "one", "one1", aim)
    move = ready_moves.march(far, "one1", aim.point)
    assert move is not None
    assert weighing.way_worth(far, "one", "one1", move, aim) > 0


def test_carriers_pack_at_a_lorry_so_that_they_can_load_it() -> None:
    table = laden((20, 20), Car("one2", "one", (20, 22.9)))
    move = ready_moves.beside(table, "one1", "one2")
    assert move is not None
    after = weighing.placed(table, "one1", move)
    assert salvage.why_not_load(after, "one1", "one2") is None


def test_a_load_at_home_is_let_go_and_not_taken_up_again() -> None:
    table = laden((6, 6))
    assert weighing.deed_worth(table, "one", "one1", Deed("drop", "salvage1"), None) > 0
    table.change("salvage1", {"holder": "", "carriers": ()})
    assert weighing.deed_worth(table, "one", "one1", Deed("salvage", "salvage1"), None) < 0


def test_nobody_fires_without_thinking_at_what_he_cannot_reach() -> None:
    far = table_of(Men("one1", "one", (5, 5)), Men("two1", "two", (42, 42)))
    assert quick_answers._shot(far, "one1") is None
    near = table_of(Men("one1", "one", (20, 20)), Men("two1", "two", (30, 20)))
    assert quick_answers._shot(near, "one1") == Deed("shoot", "two1")
    assert gains.volley(near, "one1", "two1") > gains.volley(far, "one1", "two1")


def test_the_ship_is_called_by_who_has_won_and_in_a_season_leaves_nobody() -> None:
    home = laden((6, 6))
    home.change("turn", {"round": 3})
    assert weighing.calls_now(home, "one")
    out = laden((6, 6), Men("one2", "one", (25, 25)))
    out.change("turn", {"round": 3})
    assert weighing.calls_now(out, "one")
    out.setting = msgspec.structs.replace(out.setting, options={**out.setting.options, "season": True})
    assert not weighing.calls_now(out, "one")
    assert not weighing.calls_now(laden((20, 20)), "one")


def test_post_02_a_report_says_what_became_of_everybody() -> None:
    table = RULESET.rules.new_table(Setup("salvage_rights", ("market-1000-comet", "market-1000-vault")))
    table.change("one1a", {"fate": "out"})
    table.change("one1b", {"fate": "burnt"})
    table.change("one1c", {"fate": "up", "wounded": True, "kills": 2})
    told = reports.report(table, "two")
    assert [told["people"][f] for f in ("one1a", "one1b", "one1c")] == ["down", "lost", "wounded"]
    assert told["kills"] == {"one1c": 2}
    assert told["loyalty"] == {"one": ["SM-POST-08"], "two": ["SM-POST-07"]}
    setup = Setup("salvage_rights", ("market-1000-comet", "market-1000-vault"))
    assert reports.why_not_report(setup, told) is None
