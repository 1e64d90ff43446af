"""The end of a vehicle (SM-VEH-09, SM-VEH-14 to SM-VEH-25)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.games.star_mogul.chapters import aftermath, blasts, phases
from escarmouche.games.star_mogul.chapters.vehicles import destruction
from tests.games.star_mogul.tables import Car, Men, chances, pas, referee_of, salvage_at, table_of

F = Fraction
FAR = Men("two1", "two", (44, 44))


def truck(
    vehicle: str = "salvage_dog",
    *more: Any,
    options: dict[str, Any] | None = None,
    things: tuple[Any, ...] = (),
    **values: Any,
) -> Any:
    return table_of(
        Car("one1", "one", (24, 24), vehicle, **values), *more, FAR, options=options, things=things
    )


def squad(count: int = 4) -> Men:
    return Men("one2", "one", (24, 24), count, values={"fate": "aboard"}, unit={"aboard": "one1"})


def test_veh_09_a_flyer_out_of_control_crashes_three_times_in_eight() -> None:
    table = truck("scout_flyer", values={"immobile": True})
    found = chances(
        table, destruction.stay_in_the_air, "one", reading=lambda r, t: t.figures["one1h"].fate == "up"
    )
    assert found[False] == F(3, 8)
    assert 1 - found[True] ** 2 == F(39, 64)


def test_veh_09_the_crash_is_eight_pas_ahead_and_harms_nobody_unless_the_option_says_so() -> None:
    for blast, fate in ((False, "up"), (True, "out")):
        table = table_of(
            Car("one1", "one", (24, 24), "scout_flyer", values={"immobile": True}),
            Men("two1", "two", (33, 26), 1, armour="none"),
            Men("two2", "two", (44, 44)),
            options={"crash_blast": blast},
        )
        referee = referee_of(table, (8,), (1,), *([(1,), (6,)] if blast else []))
        destruction.stay_in_the_air(referee, "one")
        assert referee.table.things["wreck-one1-thing"].x == pas(32)
        assert referee.table.figures["two1a"].fate == fate
        unit = referee.table.figures["one1a"].unit
        assert "straggler" in referee.table.units[unit].markers


def test_veh_14_kaboom_destroyed_or_rupture() -> None:
    assert {key: F(len(faces), 6) for key, faces in destruction.FATES.items() if isinstance(faces, list)} == {
        "kaboom": F(1, 6),
        "destroyed": F(2, 3),
        "engine_rupture": F(1, 6),
    }


def test_veh_15_everything_within_three_pas_takes_1d6_plus_5() -> None:
    near = Men("two2", "two", (24 + 2.25 + 0.5 + 3, 24), 1)
    far = Men("two3", "two", (24, 24 + 1.25 + 0.5 + 3.1), 1)
    referee = referee_of(
        truck("salvage_dog", near, far, things=(salvage_at(24, 24, holder="one1", loaded=True),)), (6,)
    )
    destruction.kaboom(referee, "one1")
    assert referee.table.figures["two2a"].fate == "out"
    assert referee.table.figures["two3a"].fate == "up"
    assert "salvage1" not in referee.table.things
    assert referee.table.ground.pieces == ()
    open_ground = table_of(Men("two1", "two", (24, 24), 1))
    assert chances(open_ground, blasts.struck, "SM-VEH-15", "two1a", (0, 0), 5) == {
        "out": F(5, 6),
        "wounded": F(1, 6),
    }


def test_veh_16_a_wreck_stays_and_its_cargo_lies_beside_it() -> None:
    cargo = tuple(salvage_at(24, 24, f"s{n}", holder="one1", loaded=True) for n in range(2))
    referee = referee_of(truck(things=cargo), (3,), (8,))
    destruction.destroyed(referee, "one1")
    (wreck,) = referee.table.ground.pieces
    assert wreck.kind == "wreck"
    assert {"impassable", "cover:heavy"} <= wreck.traits
    assert all(
        not referee.table.things[f"s{n}"].loaded and not referee.table.things[f"s{n}"].holder
        for n in range(2)
    )


def test_veh_17_a_rupture_explodes_when_the_next_phase_begins() -> None:
    referee = referee_of(truck("salvage_dog", Men("two2", "two", (28, 24), 1)), (6,), (8,), (6,))
    destruction.destroyed(referee, "one1")
    assert referee.table.figures["one1h"].rupture
    assert referee.table.figures["two2a"].fate == "up"
    phases.begin_phase(referee, "fog", "fog")
    assert referee.table.figures["one1h"].fate == "burnt"
    assert referee.table.figures["two2a"].fate == "out"


def test_veh_18_a_flyer_glides_ten_pas_before_it_explodes() -> None:
    referee = referee_of(truck("scout_flyer", values={"rupture": True, "facing": 90}))
    destruction.ruptures(referee)
    moved = next(e for e in referee.events if e.kind == "moved")
    assert moved.about["steps"][0][1][-1] == pas(24, 34)


def test_veh_19_and_23_and_24_ejecting_goes_by_the_skill_that_fits() -> None:
    table = truck("salvage_dog", squad())
    out = chances(table, destruction.eject, "one1", reading=lambda r, t: t.figures["one1a"].fate == "up")
    assert out[True] == F(5, 8)
    assert F(5, 6) * out[True] == F(25, 48)
    stunt = truck(crew=("stunt_driver", "gunner"))
    assert destruction.eject_skill(stunt, "one1") == ("one1a", 6)
    assert chances(stunt, destruction.eject, "one1", reading=lambda r, t: t.figures["one1a"].fate == "up")[
        True
    ] == F(3, 4)
    wrong = truck("scout_flyer", crew=("driver",))
    assert destruction.eject_skill(wrong, "one1") == ("one1a", 0), "Driving does not fly"
    bot = referee_of(truck("demolition_bot"))
    destruction.eject(bot, "one1")
    assert bot.events == []


def test_veh_25_piloting_keeps_in_the_air_and_ejects() -> None:
    table = truck("scout_flyer", values={"immobile": True})
    up = chances(
        table, destruction.stay_in_the_air, "one", reading=lambda r, t: t.figures["one1h"].fate == "up"
    )[True]
    assert up**2 == F(25, 64)
    assert chances(
        truck("scout_flyer"), destruction.eject, "one1", reading=lambda r, t: t.figures["one1a"].fate == "up"
    )[True] == F(5, 8)


def test_veh_20_they_land_as_one_unit_of_stragglers_with_light_weapons() -> None:
    referee = referee_of(truck("salvage_dog", squad(4)), (1,))
    destruction.eject(referee, "one1")
    unit = referee.table.figures["one1a"].unit
    assert set(referee.table.units[unit].figures) == {"one1a", "one1b", "one2a", "one2b", "one2c", "one2d"}
    assert "straggler" in referee.table.units[unit].markers
    from escarmouche.games.star_mogul.chapters.shooting import targets

    assert targets.weapons_of(referee.table, "one1a") == ("light_pistol",)
    assert targets.weapons_of(referee.table, "one2a") == ("avenger_19",)


def test_veh_20_nobody_lands_far_away_or_beside_an_enemy() -> None:
    table = truck()
    people = ("one1a", "one1b")
    far = (("one1a", (pas(30, 24),), -1), ("one1b", (pas(24, 27),), -1))
    refusal = destruction.why_not_land(table, "one1", people, far)
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-VEH-20", "too-far-from-the-vehicle")


def test_veh_21_who_does_not_get_out_is_recoverable_on_the_ground_and_burnt_in_the_air() -> None:
    ground = referee_of(truck("salvage_dog", squad(3)), (8,))
    destruction.eject(ground, "one1")
    assert len(aftermath.casualties_of(ground.table, "one")) == 5
    air = referee_of(truck("gunship", squad(3)), (8,))
    destruction.eject(air, "one1")
    assert aftermath.casualties_of(air.table, "one") == ()
    burnt = referee_of(truck(options={"rupture_aboard": "beyond_recovery"}), (6,), (8,))
    destruction.destroyed(burnt, "one1")
    assert aftermath.casualties_of(burnt.table, "one") == ()
