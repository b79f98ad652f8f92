"""Documentation pages: their text, headings, links and code blocks."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = (*sorted(DOCS.glob("*.md")), *sorted(ROOT.glob("*.md")))

HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")


@cache
def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text(page), re.DOTALL | re.MULTILINE)


def headings(page: Path) -> list[str]:
    prose = re.sub(r"^```.*?^```$", "", text(page), flags=re.DOTALL | re.MULTILINE)
    return HEADING.findall(prose)


def anchor(heading: str) -> str:
    """The anchor that links to a heading.

    >>> anchor("1.3 Fields and cells")
    '13-fields-and-cells'
    """
    return re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-")


def links(page: Path) -> list[str]:
    """The links to other pages of the project."""
    return [link for link in LINK.findall(text(page)) if "://" not in link]
