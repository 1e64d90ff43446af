"""The French pages say what the English ones say."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FRENCH = {ROOT / "LISEZMOI.md": ROOT / "README.md"} | {
    page: page.parents[1] / page.name
    for page in sorted((ROOT / "docs" / "fr").glob("*.md"))
    if page.name != "README.md"
}
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
WORD = re.compile(r"`([^`\s]+)`")
NUMBER = re.compile(r"\d+")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def outline(text: str) -> list[str]:
    """The depth of each heading, the width of each row of a table, each item of a list."""
    lines = FENCED.sub("```", text).splitlines()
    marks = ((line, line.lstrip("#")) for line in lines if line.startswith(("#", "|", "- ")))
    return [f"{line[0]}{len(line) - len(rest) or line.count('|')}" for line, rest in marks]


def figures(text: str) -> Counter[str]:
    """The numbers of a page, whatever sign parts their thousands and decimals."""
    return Counter(NUMBER.findall(re.sub(r"(?<=\d)[\s,.](?=\d{3}\b)", "", text)))


@pytest.mark.parametrize("page", FRENCH, ids=name)
def test_a_french_page_says_what_the_english_page_says(page: Path) -> None:
    french, english = (path.read_text(encoding="utf-8") for path in (page, FRENCH[page]))
    assert outline(french) == outline(english)
    assert figures(french) == figures(english)
    assert Counter(WORD.findall(FENCED.sub("", french))) == Counter(WORD.findall(FENCED.sub("", english)))
