"""Generates the pictures and tables of the documentation: `python -m tests.docs.golden`."""

from tests.docs.pictures import FOLDER, PICTURES, drawn, kept
from tests.docs.tables import PAGES, refreshed


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        kept(name).write_text(drawn(name), encoding="utf-8")
    for page in sorted(PAGES.glob("*.md")):
        page.write_text(refreshed(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write()
