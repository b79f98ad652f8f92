"""The rules opened at the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import STATES
from tests.browser.visitor import DESK, PHONE, Visitor

# The first line of text below the title of the dialog, whose element must be a heading.
TOP_LINE = """(dialog) => {
  const inside = dialog.querySelector('.inside'), top = inside.getBoundingClientRect().top;
  const shown = [...inside.querySelectorAll('h3, li')].filter(
    (e) => e.getBoundingClientRect().bottom > top + 1);
  const [first] = shown, box = first.getBoundingClientRect();
  return {tag: first.tagName, text: first.textContent.trim().replace(/\\s+/g, ' '),
    whole: box.top >= top - 1};
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize(
    ("scene", "topic"),
    [
        ("opening", "rules-opening"),
        ("thirty-tiles", "rules-turn"),
        ("round-end", "rules-round-end"),
        ("match-end", "rules-match-end"),
        ("solo-end", "rules-solo"),
    ],
)
def test_rules_begin_at_the_heading_of_what_applies_now(
    visit: Callable[..., Visitor], size: tuple[int, int], scene: str, topic: str
) -> None:
    visitor = visit(size=size)
    STATES[scene](visitor)
    if scene.endswith("-end"):
        visitor.close_dialog()
    visitor.press("table-rules")
    now = visitor.dialog().locator("section[aria-current]")
    expect(now).to_have_count(1)
    line = visitor.dialog().evaluate(TOP_LINE)
    assert line == {
        "tag": "H3",
        "text": f"{visitor.say(topic)} {visitor.say('table-rules-now')}",
        "whole": True,
    }


def test_every_other_section_follows_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    STATES["thirty-tiles"](visitor)
    visitor.press("table-rules")
    headings = visitor.dialog().get_by_role("heading", level=3)
    expect(headings.first).to_contain_text(visitor.say("table-rules-now"))
    names = [
        name.partition(visitor.say("table-rules-now"))[0].strip()
        for name in headings.all_inner_texts()
    ]
    assert len(names) == len(set(names))
    assert {visitor.say("rules-opening"), visitor.say("new-house-rules")} < set(names)
