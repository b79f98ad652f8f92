"""Size of the scripts that the home page loads, as transferred."""

from collections.abc import Callable

from playwright.sync_api import Response

from tests.browser.visitor import Visitor

MAX_SCRIPT_BYTES = 90_000


def test_the_first_page_loads_little_script(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    visitor.page.on("response", note)
    visitor.open("/")
    visitor.button("home-play-now").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    scripts = [r for r in responses if r.request.resource_type == "script"]
    sizes = {r.url: r.request.sizes()["responseBodySize"] for r in scripts}
    assert sizes
    assert all(r.headers.get("content-encoding") for r in scripts if sizes[r.url] > 1_000)
    assert sum(sizes.values()) <= MAX_SCRIPT_BYTES, sizes
