"""The pages: generated tables are current, links lead somewhere, examples work."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tests import referee
from tests.docs.pages import DOCS, PAGES, ROOT, anchor, blocks, headings, links, text
from tests.docs.scenes import TABLE
from tests.docs.tables import MARKED, TABLES, refreshed
from trimino.records.record import load, replay

RULES = DOCS / "rules.md"
RECORD = DOCS / "record.md"

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@every_page
def test_tables_are_up_to_date(page: Path) -> None:
    assert refreshed(text(page)) == text(page)


def test_every_table_stands_in_one_place() -> None:
    shown = Counter(found[2] for page in PAGES for found in MARKED.finditer(text(page)))
    assert shown == Counter(list(TABLES))


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, place = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_file(), link
        assert not place or place in map(anchor, headings(target)), link


def test_every_page_is_in_the_table_of_contents() -> None:
    listed = re.findall(r"^ +- .+: (\S+\.md)$", text(ROOT / "mkdocs.yml"), re.MULTILINE)
    assert sorted(listed) == sorted(page.name for page in DOCS.glob("*.md"))


def test_rules_are_numbered_without_a_gap() -> None:
    numbers = [heading.split()[0] for heading in headings(RULES)[1:]]
    expected, chapter, rule = [], 0, 0
    for number in numbers:
        chapter, rule = (chapter, rule + 1) if "." in number else (chapter + 1, 0)
        expected.append(f"{chapter}.{rule}" if rule else f"{chapter}")
    assert numbers == expected


def test_every_settlement_is_told_that_the_source_names() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "trimino").rglob("*.py"))
    named = {number for source in sources for number in settlements(source)}
    numbers = {heading.split()[0] for heading in headings(RULES)}
    assert len(named) > 10
    assert {f"4.{number}" for number in named} <= numbers
    assert {f"4.{number}" for number in range(1, 20)} <= numbers


def settlements(source: str) -> list[str]:
    """The numbers that a text cites: of settlement 5, or of settlements 5 and 6."""
    cited = re.findall(r"[Ss]ettlements? (\d+)(?: and (\d+))?", source)
    return [number for pair in cited for number in pair if number]


def test_the_example_of_a_record_is_right() -> None:
    (example,) = blocks(RECORD, "json")
    assert replay(load(example)).winners == (1,)
    referee.check(json.loads(example))


def test_the_position_that_is_written_down_is_the_one_in_the_picture() -> None:
    joined = re.sub(r'"\n\.\.\. +"', "", text(RECORD))
    assert TABLE in joined
