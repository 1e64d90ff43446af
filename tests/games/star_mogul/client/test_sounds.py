"""What weapons sound like."""

from __future__ import annotations

from escarmouche.games.star_mogul.client import sounds
from tests.games.star_mogul.tables import Car, Men, table_of


def test_every_weapon_has_a_sound() -> None:
    table = table_of(Men("one1", "one", (6, 6), weapons=("tachyon_rifle",)), Car("one2", "one", (24, 24)))
    heard = sounds.sounds(table.setting)
    assert heard["tachyon_rifle"] == "beam"
    assert heard["machine_gun"] == "burst"
    assert set(heard) >= set(table.setting.weapons)
