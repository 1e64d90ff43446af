"""Cards as books print them: every value has an origin, every special rule a rule, nothing is left out."""

from __future__ import annotations

import pytest

from escarmouche.games.dust.armies import armybook
from escarmouche.games.dust.armies.cardpages import CARD, UNAVAILABLE, cards_of
from escarmouche.games.dust.chapters.cards import terms
from escarmouche.games.dust.rules import SPECIAL

BLOCS = ("allies", "axis", "ssu")


def book_of(key: str) -> armybook.Book:
    return armybook.load(armybook.BOOKS.find(key))


def without_origin(entry: armybook.Entry) -> set[str]:
    """The values of a card that nothing says the origin of; cells of a weapon may have one of their own."""
    stated = {value for values in entry.origins.values() for value in values}
    wanted = {"name", "type", "kind", "armour", "move", "march", "points", *entry.skills}
    wanted |= {key for key in ("designation", "damage", "models") if getattr(entry, key)}
    wanted |= {"size"} if entry.size != "normal" else set()
    wanted |= {"locomotion"} if entry.type != "infantry" else set()
    return (wanted | {gun.name for gun in entry.weapons}) - stated


@pytest.mark.parametrize("key", BLOCS)
def test_card_01_every_value_of_a_card_has_its_origin(key: str) -> None:
    assert {entry.key: lacks for entry in book_of(key).units if (lacks := without_origin(entry))} == {}


@pytest.mark.parametrize("key", BLOCS)
def test_card_01_every_special_rule_of_a_card_is_one_of_the_ledger(key: str) -> None:
    for entry in book_of(key).units:
        bought = [skill for option in entry.options.values() for skill in option.skills]
        for skill in (*entry.skills, *bought):
            words, rule = terms.skill(skill)
            assert rule in SPECIAL
            assert set(words) == {"en", "fr"}
        for gun in entry.weapons:
            assert all(terms.WEAPONS[rule] in SPECIAL for rule in gun.rules)


def test_terms_name_rules_of_the_ledger() -> None:
    assert {
        rule for rule in (*terms.SKILLS.values(), *terms.WEAPONS.values()) if rule not in SPECIAL
    } == set()


def test_card_01_a_page_tells_what_is_printed_and_where_it_comes_from() -> None:
    ghosts = next(card for card in cards_of(book_of("axis")) if card.id == "the-ghosts")
    found = {words["en"]: value for words, value in ghosts.lines}
    assert ghosts.place == CARD
    assert found["Armour (infantry)"] == "2"
    assert found["1 × MG 48, range 6"].startswith("9/1 8/1 6/1 3/1 | ")
    assert found["Scout"] == "DS-SKILL-35"
    assert "MG 48/infantry/2" in found["From the rulebook"]
    assert "armour" in found["From public cards of the edition"]


def test_card_01_what_lacks_figures_is_listed_with_the_reason() -> None:
    every = [card for key in BLOCS for card in cards_of(book_of(key))]
    absent = {card.id: card.lines[0][1] for card in every if card.place == UNAVAILABLE}
    assert absent == {
        "DU-AX-32": "armour, move, march, points, damage, weapons",
        "DU-SU-31": "armour, move, march, points, full weapon lines",
    }
    codes = {entry.code for key in BLOCS for entry in book_of(key).units}
    assert len(codes | set(absent)) == 111


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("passengers:6", {"en": "Passengers (6)", "fr": "Passagers (6)"}),
        ("pilot_of:koshka", {"en": "Pilot: Name (Koshka)", "fr": "Pilote : nom (Koshka)"}),
        ("expert:M7|Colt", {"en": "Expert (M7|Colt)", "fr": "Expert (M7|Colt)"}),
        ("charge", {"en": "Charge", "fr": "Charge"}),
    ],
)
def test_a_special_rule_is_called_by_its_title_and_its_value(key: str, words: dict[str, str]) -> None:
    assert terms.skill(key)[0] == words
