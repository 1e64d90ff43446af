"""Ends of moves: the seat that is chosen in a machine."""

from __future__ import annotations

from escarmouche.games.dust_tactics.chapters.movement.move_end import Boarding


def test_pass_02_a_seat_in_a_machine_is_written_and_read_back() -> None:
    assert Boarding("inside", "one2").code() == "inside:one2"
    assert Boarding.read("inside:one2") == Boarding("inside", "one2")
    assert Boarding("inside", "one2").parts() == {"what": "inside", "target": "one2"}
