"""Visitors: a browser context with its first page, and the errors on its console."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    expect,
)

from tests.server.servers import Server
from trimino.words import Words

PHONE = (360, 740)
TABLET = (820, 1180)
DESK = (1440, 900)

LOOKS: dict[str, dict[str, Any]] = {
    "phone": {"size": PHONE},
    "desk-dark": {"size": DESK, "dark": True},
    "phone-dark": {"size": PHONE, "dark": True},
    "desk": {"size": DESK},
}
"""Options of visits to pages whose layout matters: the first two show both sizes and themes."""

# As on a phone with a data plan: the app does not fetch what it needs without a network, unless it
# is asked to. On a page that lives for ten seconds it would, and slow down all other tests. The
# service worker has nothing to do then, and setting it up takes a third of the time of a visit.
METERED = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"

TIMEOUT = 30_000
"""Time limit in milliseconds, generous for a busy machine."""
POLL_MS = 50

expect.set_options(timeout=TIMEOUT)

# Console messages of the browser itself, for failed requests and an unreachable server.
REFUSED = "Failed to load resource: the server responded with a status of"
NO_SERVICE_WORKER = "Service Worker registration blocked"
UNREACHABLE = ("ERR_", "WebSocket connection to", "when fetching the script")


class Visitor:
    """A user of the app."""

    def __init__(
        self,
        context: BrowserContext,
        server: Server,
        expects: tuple[str, ...],
        language: str,
        *,
        metered: bool = False,
    ) -> None:
        self.context = context
        self.metered = metered
        self.server = server
        self.words = Words(language)
        self.console_errors: list[str] = []
        self._expects = expects
        context.on("page", self._listen)
        self.page: Page = context.new_page()

    def draw_at_once(self) -> None:
        """Choose, as somebody who was asked before, to draw without a question."""
        kept = "localStorage.setItem('trimino-prefs', JSON.stringify({askDraw: false}))"
        self.context.add_init_script(kept)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Sends a request with this visitor's cookies; returns the JSON."""
        answer = self.context.request.fetch(self.server.url + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def sign_in(self, name: str = "Anna") -> None:
        self.ask("POST", "/api/me", {"name": name})

    def say(self, message: str, **details: object) -> str:
        """The text of a message in this visitor's language."""
        return self.words.say(message, **details)

    def button(self, message: str, **details: object) -> Locator:
        """The button or link whose accessible name starts with a message."""
        begins = re.compile(f"^{re.escape(self.say(message, **details))}")
        button = self.page.get_by_role("button", name=begins)
        return button.or_(self.page.get_by_role("link", name=begins)).first

    def press(self, message: str, **details: object) -> None:
        self.button(message, **details).click()

    def text(self, message: str, **details: object) -> Locator:
        found = self.page.get_by_text(self.say(message, **details))
        return found.filter(visible=True).first

    def sees(self, message: str, **details: object) -> None:
        """Waits until a message is visible."""
        expect(self.text(message, **details)).to_be_visible()

    def wait_for(self, condition: Callable[[], object]) -> None:
        """Waits for something that the page does not show; its events are handled meanwhile."""
        for _ in range(TIMEOUT // POLL_MS):
            if condition():
                return
            self.page.wait_for_timeout(POLL_MS)
        raise TimeoutError("Timed out waiting for a condition")

    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    def close_dialog(self) -> None:
        """Closes the dialog, not a notice on the page below it."""
        close = self.dialog().get_by_role("button", name=self.say("ui-close"), exact=True)
        close.last.click()

    def go_offline(self) -> None:
        self.context.set_offline(True)

    def go_online(self) -> None:
        self.context.set_offline(False)

    def _listen(self, page: Page) -> None:
        """Records the errors of a page."""
        page.on("pageerror", self._note_error)
        page.on("console", self._note)

    def _note_error(self, error: Error) -> None:
        self.console_errors.append(f"thrown: {error}")

    def _note(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(known in message.text for known in self._expects):
            self.console_errors.append(
                f"{message.type}: {message.text} {message.location.get('url', '')}"
            )


class Visitors:
    """All visitors of a test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._all: list[Visitor] = []

    def visit(
        self,
        *,
        size: tuple[int, int] = PHONE,
        touch: bool = False,
        dark: bool = False,
        locale: str = "en-GB",
        motion: bool = False,
        metered: bool = True,
        expects: tuple[str, ...] = (),
        at: Server | None = None,
        **options: Any,
    ) -> Visitor:
        if metered:
            options = {"service_workers": "block", **options}
            expects = (*expects, NO_SERVICE_WORKER)
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
            **options,
        )
        context.set_default_timeout(TIMEOUT)
        if metered:
            context.add_init_script(METERED)
        language = locale.partition("-")[0]
        server = at or self._server
        self._all.append(Visitor(context, server, expects, language, metered=metered))
        return self._all[-1]

    def screenshots(self, folder: Path) -> Iterator[Path]:
        """Takes a screenshot of every open page."""
        for number, page in enumerate(p for visitor in self._all for p in visitor.context.pages):
            path = folder / f"{number}.png"
            page.screenshot(path=path)
            yield path

    def close(self) -> None:
        """Closes all contexts; raises if a console had errors."""
        for visitor in self._all:
            visitor.context.close()
        errors = [error for visitor in self._all for error in visitor.console_errors]
        if errors:
            raise AssertionError("\n".join(["The console is not empty:", *errors]))


@contextmanager
def visiting(browser: Browser, server: Server) -> Iterator[Visitors]:
    people = Visitors(browser, server)
    yield people
    people.close()
