"""Tables for tests: opened as the app opens them, over the same doors."""

import re
from collections.abc import Sequence
from typing import Any

from tests.browser.visitor import Visitor

# Sits down and starts as the app does, on a socket of its own that is closed again.
SIT = """([path, names, starts]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const hex = [...crypto.getRandomValues(new Uint8Array(32))].map(
    (byte) => byte.toString(16).padStart(2, '0')).join('');
  const seats = names.length ? names.map((_, seat) => seat) : [0];
  const sit = {id: 'sit', type: 'sit', seats, contribution: hex};
  if (names.length) sit.names = names;
  let answers = starts ? 2 : 1;
  socket.onopen = () => {
    socket.send(JSON.stringify(sit));
    if (starts) socket.send(JSON.stringify({id: 'start', type: 'start'}));
  };
  socket.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.type === 'refused') failed(new Error(frame.error.text));
    if (frame.type === 'ack' && --answers === 0) { socket.close(); done(); }
  };
})"""


def open_table(
    visitor: Visitor,
    rules: object = "triomino",
    bots: Sequence[str] = (),
    names: Sequence[str] = (),
    people: int = 0,
    starts: bool = True,
    practice: dict[str, Any] | None = None,
    **settings: object,
) -> str:
    """Open a table, sit down at its first seats, start, and be there."""
    visitor.open("/")
    visitor.come_in()
    own = [{"kind": "person"} for _ in names or [""]]
    others = [{"kind": "person"} for _ in range(people)]
    seats = [*own, *others, *({"kind": "bot", "bot": bot} for bot in bots)]
    form: dict[str, object] = {"seats": seats, "settings": {"rules": rules, **settings}}
    if practice is not None:
        form["practice"] = practice
        form["settings"] = settings
    table: str = visitor.ask("POST", "/api/tables", form)["id"]
    path = f"/api/tables/{table}/socket"
    visitor.page.evaluate(SIT, [path, list(names), starts])
    visitor.open(f"/table/{table}")
    return table


def table_of(visitor: Visitor) -> str:
    """The table that is shown."""
    found = re.search(r"/table/([\w-]+)", visitor.page.url)
    assert found, visitor.page.url
    return found[1]


def bring(visitor: Visitor, record: str) -> str:
    """Bring a record to the server."""
    upload: str = visitor.ask("POST", "/api/uploads", {"record": record})["id"]
    return upload


def short(rules: str, rounds: int = 1) -> dict[str, object]:
    """The same sheet, but after so many rounds the highest total wins."""
    ends = {"target": None, "target_met": None, "rounds": rounds, "winner": "highest"}
    return {"base": rules, **ends}
