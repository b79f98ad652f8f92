"""Helpers for several visitors at one table, each with their own browser."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.browser.playing import CHANGED, InputMethod, step
from tests.browser.screen import filled, read_screen, wait_until
from tests.browser.tables import open_table
from tests.browser.visitor import Visitor

POLL_MS = 250
"""How long to wait for a change on one page before reading the others, in milliseconds."""


def start_match(host: Visitor, guest: Visitor, name: str, **options: object) -> str:
    """Opens a table, lets the guest join by the link, and starts; returns the table's id."""
    table = open_table(host, people=1, starts=False, **options)  # type: ignore[arg-type]
    join(guest, invitation(host), name)
    host.page.get_by_text(name).wait_for()
    host.press("lobby-start")
    for visitor in (host, guest):
        visitor.page.get_by_role("toolbar").wait_for()
    return table


def invitation(host: Visitor) -> str:
    """The invitation link in the lobby."""
    return filled(host.page.get_by_label(host.say("lobby-link"), exact=True))


def join(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("lobby-your-name")).fill(name)
    guest.press("lobby-sit")


def play_together(visitors: Sequence[Visitor], ways: Sequence[InputMethod]) -> None:
    """Plays on every page until each shows that the match is over."""
    pages = [visitor.page for visitor in visitors]
    for _ in range(2_000):
        screens = [read_screen(page) for page in pages]
        if all(screen.is_over for screen in screens):
            return
        moves = zip(pages, ways, screens, strict=True)
        if not any(step(page, way, screen) for page, way, screen in moves):
            wait_briefly(pages[0])
    raise AssertionError("The match does not end")


def wait_briefly(page: Page) -> None:
    try:
        wait_until(page, CHANGED, read_screen(page).values, timeout=POLL_MS)
    except TimeoutError:
        return


def player_to_move(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """The visitor whose turn it is, and the other, once both pages agree."""
    first, second = visitors
    for _ in range(200):
        turns = [_has_turn(visitor) for visitor in visitors]
        if turns == [True, False]:
            return first, second
        if turns == [False, True]:
            return second, first
        wait_briefly(first.page)
    raise AssertionError("It is nobody's turn")


def _has_turn(visitor: Visitor) -> bool:
    return visitor.page.title() == visitor.say("table-title-your-turn")


Visit = Callable[..., Visitor]
