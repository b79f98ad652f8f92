"""Several people at one table, each with a browser of their own."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.browser.playing import CHANGED, Way, step
from tests.browser.sight import look, wait_until
from tests.browser.tables import open_table
from tests.browser.visitor import Visitor

GLANCE = 250
"""How long one looks at one's own page before the other's is looked at, in milliseconds."""


def sit_down(host: Visitor, guest: Visitor, name: str, **options: object) -> str:
    """One opens a table, the other comes by the link and takes the seat; the match begins."""
    table = open_table(host, people=1, starts=False, **options)  # type: ignore[arg-type]
    come(guest, invitation(host), name)
    host.page.get_by_text(name).wait_for()
    host.press("lobby-start")
    for visitor in (host, guest):
        visitor.page.get_by_role("toolbar").wait_for()
    return table


def invitation(host: Visitor) -> str:
    """The link that the lobby shows."""
    return host.page.get_by_label(host.say("lobby-link"), exact=True).input_value()


def come(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("lobby-your-name")).fill(name)
    guest.press("lobby-sit")


def play_together(visitors: Sequence[Visitor], ways: Sequence[Way]) -> None:
    """All play, each at their own page, until each sees that the match is over."""
    pages = [visitor.page for visitor in visitors]
    for _ in range(2_000):
        sights = [look(page) for page in pages]
        if all(sight.is_over for sight in sights):
            return
        moves = zip(pages, ways, sights, strict=True)
        if not any(step(page, way, sight) for page, way, sight in moves):
            glance(pages[0])
    raise AssertionError("The match does not come to its end")


def glance(page: Page) -> None:
    try:
        wait_until(page, CHANGED, look(page).values, timeout=GLANCE)
    except TimeoutError:
        return


def whose_turn(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """The one whose turn it is, and the other, once both pages agree."""
    first, second = visitors
    for _ in range(200):
        turns = [_is_asked(visitor) for visitor in visitors]
        if turns == [True, False]:
            return first, second
        if turns == [False, True]:
            return second, first
        glance(first.page)
    raise AssertionError("It is nobody's turn")


def _is_asked(visitor: Visitor) -> bool:
    return visitor.page.title() == visitor.say("table-title-your-turn")


Visit = Callable[..., Visitor]
