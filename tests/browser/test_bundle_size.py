"""What a page costs: all that the first one fetches, as transferred, and the files of a table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, Route

from tests.browser.tables import open_table
from tests.browser.visitor import Visitor
from trimino.words import languages

MAX_KILOBYTES = 57.4
"""Without the list of open tables, which is as long as there are tables."""
MAX_REQUESTS = 8
MAX_TABLE_FILES = 12
"""Scripts and style sheets of the page that shares most with others."""


@pytest.mark.parametrize("language", languages())
def test_the_first_page_costs_little(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(locale=language, service_workers="allow")
    responses = _noted(visitor)
    visitor.open("/")
    visitor.button("home-play-now").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    sizes = {response.url: _transferred(response) for response in responses}
    told = [size for url, size in sizes.items() if not url.endswith("/api/tables")]
    assert sum(told) / 1000 <= MAX_KILOBYTES, sizes
    assert len(sizes) <= MAX_REQUESTS, sizes
    assert _texts(responses) == ["home"]
    files = [r for r in responses if r.url.endswith((".js", ".css", ".ftl"))]
    assert all(response.headers.get("content-encoding") for response in files)


def test_with_games_the_first_page_needs_no_other_texts(visit: Callable[..., Visitor]) -> None:
    visitor = visit(service_workers="allow")
    visitor.open("/")
    visitor.button("home-play-now").click()
    visitor.page.get_by_role("toolbar").wait_for()
    responses = _noted(visitor)
    visitor.open("/")
    visitor.page.locator(".game.mine").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert _texts(responses) == ["home"]


def test_a_table_comes_in_few_files(visit: Callable[..., Visitor]) -> None:
    visitor = visit(service_workers="allow")
    table = open_table(visitor, bots=["greedy"], shows=False)
    responses = _noted(visitor)
    visitor.open(f"/table/{table}")
    visitor.page.get_by_role("toolbar").wait_for()
    files = {response.url for response in responses if response.url.endswith((".js", ".css"))}
    assert len(files) <= MAX_TABLE_FILES, files


def test_a_refusal_on_the_first_page_is_told_though_its_text_comes_later(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(expects=("429",))
    visitor.page.route("**/api/tables", _refuse)
    visitor.open("/")
    visitor.button("home-play-now").click()
    text = visitor.words.say("too-many", seconds=7)
    visitor.page.get_by_role("status").filter(has_text=text).wait_for()


def _refuse(route: Route) -> None:
    details = {"seconds": 7}
    error = {"name": "too-many", "details": details, "text": "refused"}
    if route.request.method == "POST":
        route.fulfill(status=429, json={"error": error})
    else:
        route.fallback()


def _noted(visitor: Visitor) -> list[Response]:
    """The answers that a page gets from now on."""
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    visitor.page.on("response", note)
    return responses


def _texts(responses: list[Response]) -> list[str]:
    """The files of texts among the answers."""
    names = [response.url.rpartition("/")[2] for response in responses]
    return [name.partition("-")[0] for name in names if name.endswith(".ftl")]


def _transferred(response: Response) -> int:
    sizes = response.request.sizes()
    return sizes["responseHeadersSize"] + sizes["responseBodySize"]
