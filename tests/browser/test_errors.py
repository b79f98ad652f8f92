"""Errors: the page says what happened and what to do."""

import sqlite3
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.screen import read_screen, wait_until
from tests.browser.tables import finished_match, open_table, play_on
from tests.browser.visitor import REFUSED, UNREACHABLE, Visitor
from tests.server.servers import Server
from trimino.words import Words

DAY = 24 * 60 * 60

NO_STORAGE = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } })"""


def test_the_server_restarts_during_a_game(
    visit: Callable[..., Visitor], own_server: Server
) -> None:
    visitor = visit(at=own_server, expects=UNREACHABLE)
    table = open_table(visitor, bots=["greedy"])
    play_on(visitor, table, "turn")
    visitor.page.get_by_role("toolbar").wait_for()
    before = read_screen(visitor.page).laid
    own_server.kill()
    visitor.sees("table-cut")
    own_server.start()
    expect(visitor.text("table-cut")).to_be_hidden()
    assert read_screen(visitor.page).laid[: len(before)] == before


def test_the_server_is_down_when_the_app_is_opened(
    visit: Callable[..., Visitor], own_server: Server
) -> None:
    """The service worker shows the offline page."""
    visitor = visit(at=own_server, expects=UNREACHABLE, service_workers="allow")
    page = visitor.open("/")
    page.evaluate("navigator.serviceWorker.ready")
    own_server.kill()
    page.goto(own_server.url)
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(visitor.button("home-play-now")).to_be_visible()


def test_the_server_stops_while_the_home_page_is_shown(
    visit: Callable[..., Visitor], own_server: Server
) -> None:
    visitor = visit(at=own_server, expects=UNREACHABLE)
    visitor.open("/")
    expect(visitor.button("home-play-now")).to_be_visible()
    own_server.kill()
    visitor.press("home-play-now")
    visitor.sees("ui-unreachable")
    own_server.start()
    visitor.press("home-play-now")
    visitor.page.get_by_role("toolbar").wait_for()


def test_a_page_whose_script_cannot_be_loaded(visit: Callable[..., Visitor]) -> None:
    visitor = visit(expects=UNREACHABLE)
    visitor.open("/")
    visitor.go_offline()
    visitor.press("home-rules")
    visitor.sees("ui-unreachable")
    visitor.go_online()
    visitor.press("ui-try-again")
    visitor.sees("learn-lead")


@pytest.mark.parametrize("path", ["/table/AAAAAAAAAAAAAAAAAAAAAA", "/replay/table/none"])
def test_a_link_to_a_missing_table(path: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(expects=(REFUSED, *UNREACHABLE))
    visitor.open(path)
    visitor.sees("no-such-table")
    expect(visitor.button("ui-home").or_(visitor.button("replay-to-replays")).first).to_be_visible()
    # Whoever got the link may read another language.
    language = visitor.page.locator("header").get_by_label(visitor.say("settings-language"))
    language.select_option("cs")
    visitor.words = Words("cs")
    visitor.sees("no-such-table")


def test_an_unknown_path(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/nowhere")
    visitor.sees("no-such-page")
    visitor.press("ui-home")
    expect(visitor.button("home-play-now")).to_be_visible()


def test_the_link_of_a_finished_table_shows_how_it_ended(visit: Callable[..., Visitor]) -> None:
    anna, stranger = visit(), visit()
    table = finished_match(anna)
    stranger.open(f"/table/{table}")
    expect(stranger.dialog()).to_be_visible()
    stranger.press("end-screen-replay")
    expect(stranger.page.get_by_role("slider").first).to_be_visible()


def test_the_link_of_a_table_that_expired(
    visit: Callable[..., Visitor], own_server: Server
) -> None:
    visitor = visit(at=own_server, expects=UNREACHABLE)
    # A page that is still loading would reload itself once the server is back.
    table = open_table(visitor, people=1, starts=False, shows=False)
    own_server.stop()
    age_tables(own_server, 2 * DAY)
    own_server.start()
    visitor.open(f"/table/{table}")
    visitor.sees("lobby-expired")
    visitor.press("lobby-new-table")
    visitor.page.wait_for_url("**/new**")


def test_a_match_that_is_not_over_has_no_replay_yet(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, bots=["greedy"])
    visitor.open(f"/replay/table/{table}")
    visitor.sees("table-match-not-over")


def test_storage_switched_off(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.context.add_init_script(NO_STORAGE)
    page = visitor.open("/settings")
    page.get_by_label(visitor.say("settings-theme")).select_option("dark")
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    visitor.open("/")
    visitor.press("home-play-now")
    page.get_by_role("toolbar").wait_for()


def test_cookies_switched_off(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.context.route("**/api/me", answer_without_cookie)
    visitor.open("/")
    visitor.press("home-play-now")
    visitor.sees("ui-cookies-off")


def answer_without_cookie(route: Route) -> None:
    """Answers without the cookie, as for a browser that rejects it."""
    if route.request.method == "POST":
        route.fulfill(status=201, json={"id": "A" * 22, "name": "Guest"})
    else:
        route.fallback()


def test_a_slow_network(visit: Callable[..., Visitor]) -> None:
    """With high latency the page shows that a request is pending, and sends nothing twice."""
    visitor = visit()
    table = open_table(visitor, bots=["greedy"])
    play_on(visitor, table, "turn")
    page = visitor.page
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    slow = {"offline": False, "latency": 600, "downloadThroughput": 50_000}
    network.send("Network.emulateNetworkConditions", {**slow, "uploadThroughput": 20_000})
    page.goto(visitor.server.url)
    held: list[Route] = []
    page.route("**/api/tables", lambda route: hold_post(route, held))
    expect(visitor.button("home-play-now")).to_be_visible()
    visitor.press("home-play-now")
    # A busy machine could look too late if the answer were only slow.
    expect(visitor.button("home-opening")).to_be_disabled()
    visitor.wait_for(lambda: held)
    [request] = held
    request.continue_()
    page.get_by_role("toolbar").wait_for()
    wait_until(page, "(now) => now.held > 0")
    assert held == [request]
    games = visitor.ask("GET", "/api/me/games")["tables"]
    assert len(games) == 2


def hold_post(route: Route, held: list[Route]) -> None:
    """Lets requests pass, except those that create something."""
    if route.request.method == "POST":
        held.append(route)
    else:
        route.fallback()


def age_tables(server: Server, seconds: int) -> None:
    """Moves all timestamps of tables into the past, as a version without a chain wrote them."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        database.execute(f"update log set at = at - {seconds}, previous_head = null")
        database.execute(f"update tables set due_at = due_at - {seconds}")
