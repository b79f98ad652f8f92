"""Tables for tests: opened and played as the app does it, over the same doors."""

from collections.abc import Sequence
from typing import Any

from tests.browser.visitor import Visitor

# Commands are sent on a socket of its own, one by one, until as many were acknowledged.
SEND = """([path, commands]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const hex = () => [...crypto.getRandomValues(new Uint8Array(32))].map(
    (byte) => byte.toString(16).padStart(2, '0')).join('');
  let answers = commands.length;
  socket.onopen = () => { for (const command of commands) {
    if (command.type === 'sit') command.contribution = hex();
    socket.send(JSON.stringify({...command, id: hex()}));
  } };
  socket.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.type === 'refused') failed(new Error(frame.error.text));
    if (frame.type === 'ack' && --answers === 0) { socket.close(); done(); }
  };
})"""

# Does what scores most, and stops after so many tiles, or at the end of a round or the match.
PLAY = """([path, until]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  let table = {}, match = {}, clock = {}, answered = 0, laid = 0, ids = 0;
  const send = (command) => socket.send(JSON.stringify({...command, id: `${Date.now()}-${ids++}`}));
  const reached = () => table.status === 'over' || laid >= until
    || until === 'round' && match.phase === 'over' || until === 'turn' && match.legal?.length > 0;
  socket.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.type === 'refused') failed(new Error(frame.error.text));
    if (frame.type !== 'view' && frame.type !== 'update') return;
    table = frame.table ?? table;
    match = frame.match ?? {...match, ...frame.now};
    clock = frame.clock ?? clock;
    laid += (frame.events ?? []).filter(({action}) => action?.do === 'place').length;
    if (reached()) { socket.close(); done(); return; }
    const {decision} = clock;
    if (match.phase === 'over' && answered !== `over ${decision}`) {
      answered = `over ${decision}`;
      send({type: 'go-on'});
    } else if (clock.covered && answered !== `covered ${decision}`) {
      answered = `covered ${decision}`;
      send({type: 'uncover', decision});
    } else if (!clock.covered && match.legal?.length && answered !== decision) {
      answered = decision;
      const best = match.legal.reduce((a, b) => (b.points > a.points ? b : a));
      send({type: 'play', decision, action: best.action});
    }
  };
})"""

Until = str | int


def open_table(
    visitor: Visitor,
    rules: object = "triomino",
    bots: Sequence[str] = (),
    names: Sequence[str] = (),
    people: int = 0,
    starts: bool = True,
    practice: dict[str, Any] | None = None,
    name: str = "Anna",
    **settings: object,
) -> str:
    """Open a table, sit down at its first seats, start, and be there."""
    visitor.open("/")
    visitor.come_in(name)
    own = [{"kind": "person"} for _ in names or [""]]
    others = [{"kind": "person"} for _ in range(people)]
    seats = [*own, *others, *({"kind": "bot", "bot": bot} for bot in bots)]
    form: dict[str, object] = {"seats": seats, "settings": {"rules": rules, **settings}}
    if practice is not None:
        form |= {"practice": practice, "settings": settings}
    table: str = visitor.ask("POST", "/api/tables", form)["id"]
    sit: dict[str, object] = {"type": "sit", "seats": [*range(len(own))]}
    if names:
        sit["names"] = list(names)
    start: list[dict[str, object]] = [{"type": "start"}] if starts else []
    send(visitor, table, sit, *start)
    visitor.open(f"/table/{table}")
    return table


def send(visitor: Visitor, table: str, *commands: dict[str, object]) -> None:
    """Do something at a table beside the page that shows it."""
    visitor.page.evaluate(SEND, [f"/api/tables/{table}/socket", list(commands)])


def play_on(visitor: Visitor, table: str, until: Until = "over") -> None:
    """Play quickly, beside the page, until something is so."""
    visitor.page.evaluate(PLAY, [f"/api/tables/{table}/socket", until])


def finished(visitor: Visitor, rules: str = "triomino", rounds: int = 1, **options: Any) -> str:
    """A match that was played to its end."""
    options.setdefault("bots", ["greedy"])
    table = open_table(visitor, rules=short(rules, rounds), **options)
    play_on(visitor, table)
    return table


def bring(visitor: Visitor, record: str) -> str:
    """Bring a record to the server."""
    visitor.come_in()
    upload: str = visitor.ask("POST", "/api/uploads", {"record": record})["id"]
    return upload


def view(visitor: Visitor, table: str) -> dict[str, Any]:
    """All that this person may know of a table, asked of the server."""
    found: dict[str, Any] = visitor.ask("GET", f"/api/tables/{table}")
    return found


def laid(visitor: Visitor, table: str) -> list[str]:
    """The tiles that lie at a table, as the server has it."""
    return [tile["tile"] for field in view(visitor, table)["match"]["fields"] for tile in field]


def short(rules: str, rounds: int = 1) -> dict[str, object]:
    """The same sheet, but after so many rounds the highest total wins."""
    ends = {"target": None, "target_met": None, "rounds": rounds, "winner": "highest"}
    return {"base": rules, **ends}


def brief(rules: str) -> dict[str, object]:
    """The same sheet, but whoever comes to fifty points has won."""
    return {"base": rules, "target": 50, "target_met": "at-once", "rounds": None}
