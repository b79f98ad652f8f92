"""Somebody with a browser of their own: a context, its first page, and what its console said."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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

PHONE = (360, 740)
TABLET = (820, 1180)
DESK = (1440, 900)

PATIENCE = 30_000
"""How long something may take on a machine that has other things to do, in milliseconds."""

expect.set_options(timeout=PATIENCE)

# What the browser itself says: of a request that is refused, and of a network or a server that is gone.
REFUSED = "Failed to load resource: the server responded with a status of"
UNREACHABLE = ("ERR_", "WebSocket connection to")


class Visitor:
    """A person, as far as a test is concerned."""

    def __init__(self, context: BrowserContext, server: Server, expects: tuple[str, ...]) -> None:
        self.context = context
        self.server = server
        self.faults: list[str] = []
        self._expects = expects
        context.on("page", self._listen)
        self.page: Page = context.new_page()

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this person's browser would."""
        answer = self.context.request.fetch(self.server.url + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def come_in(self, name: str = "Anna") -> None:
        self.ask("POST", "/api/me", {"name": name})

    def button(self, name: str) -> Locator:
        """The button or link whose name begins like this, as it is heard."""
        begins = re.compile(f"^{re.escape(name)}")
        button = self.page.get_by_role("button", name=begins)
        return button.or_(self.page.get_by_role("link", name=begins))

    def press(self, *names: str) -> None:
        for name in names:
            self.button(name).first.click()

    def sees(self, text: str) -> None:
        """Wait until a text is there to be read."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def cut(self) -> None:
        """Lose the network."""
        self.context.set_offline(True)

    def mend(self) -> None:
        self.context.set_offline(False)

    def _listen(self, page: Page) -> None:
        """Note whatever goes wrong on a page."""
        page.on("pageerror", self._note_error)
        page.on("console", self._note)

    def _note_error(self, error: Error) -> None:
        self.faults.append(f"thrown: {error}")

    def _note(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(known in message.text for known in self._expects):
            self.faults.append(f"{message.type}: {message.text} {message.location.get('url', '')}")


@contextmanager
def visiting(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Lets people come, and at the end looks at what their consoles said."""
    visitors: list[Visitor] = []

    def visit(
        *,
        size: tuple[int, int] = PHONE,
        touch: bool = False,
        dark: bool = False,
        locale: str = "en-GB",
        motion: bool = False,
        expects: tuple[str, ...] = (),
        at: Server = server,
        **options: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
            **options,
        )
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, at, expects))
        return visitors[-1]

    yield visit
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert faults == []
