"""Tables for tests, created and played through the same API as the app uses."""

from collections.abc import Sequence
from typing import Any

from tests.browser.visitor import Visitor

# Sends commands on a separate socket and waits until all are acknowledged, and after a start for
# the first tiles, which are dealt a moment later.
SEND = """([path, commands]) => new Promise((done, failed) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const hex = () => [...crypto.getRandomValues(new Uint8Array(32))].map(
    (byte) => byte.toString(16).padStart(2, '0')).join('');
  let answers = commands.length, dealt = !commands.some(({type}) => type === 'start');
  socket.onopen = () => { for (const command of commands) {
    if (command.type === 'sit') command.contribution = hex();
    socket.send(JSON.stringify({...command, id: hex()}));
  } };
  socket.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.type === 'refused') failed(new Error(frame.error.text));
    if (frame.type === 'ack') answers--;
    dealt ||= Boolean(frame.match ?? frame.now);
    if (answers === 0 && dealt) { socket.close(); done(); }
  };
})"""

# Plays what scores most; stops after a number of tiles, or at a turn, a round's end or the match's.
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

# The tiles that the page of a table shows, and whether it says that it is the reader's turn.
SHOWN = """() => {
  const tiles = (name) => [...document.querySelectorAll(`[${name}]`)].map(
    (e) => e.getAttribute(name)).sort();
  return {laid: tiles('data-tile'), hand: tiles('data-hand-tile'),
    mine: document.querySelector('.asked')?.matches('.mine') ?? null};
}"""

Until = str | int

LIGHT = "/manifest.webmanifest"
"""A file of the app's origin, from which scripts reach the server as they do from its pages. It
loads in a fraction of a page's time."""

WHOLE_WELL = 46
"""Size of a well in a solo game with all tiles, so that sooner or later one fits."""


def open_table(
    visitor: Visitor,
    rules: object = "triomino",
    bots: Sequence[str] = (),
    names: Sequence[str] = (),
    people: int = 0,
    starts: bool = True,
    shows: bool = True,
    practice: dict[str, Any] | None = None,
    name: str = "Anna",
    **settings: object,
) -> str:
    """Opens a table, takes its first seats, starts, and shows it; returns its id.

    A page that does not show the table can play on faster.
    """
    visitor.open(LIGHT)
    visitor.sign_in(name)
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
    if shows:
        visitor.open(f"/table/{table}")
    return table


def send(visitor: Visitor, table: str, *commands: dict[str, object]) -> None:
    """Sends commands without the page that shows the table."""
    visitor.page.evaluate(SEND, [f"/api/tables/{table}/socket", list(commands)])


def play_on(visitor: Visitor, table: str, until: Until = "over") -> None:
    """Plays fast, without the page, until a number of tiles, “turn”, “round” or “over”."""
    visitor.page.evaluate(PLAY, [f"/api/tables/{table}/socket", until])
    if visitor.page.url.endswith(f"/table/{table}"):
        catch_up(visitor, table)


def catch_up(visitor: Visitor, table: str) -> None:
    """Waits until the page of a table shows what the server has; it hears of it a moment later."""
    visitor.wait_for(lambda: _shows(visitor, view(visitor, table)))


def _shows(visitor: Visitor, now: dict[str, Any]) -> bool:
    """Whether the page shows the tiles of a view, and whether it is its reader's turn."""
    match, shown = now["match"], visitor.page.evaluate(SHOWN)
    laid = sorted(tile["tile"] for field in match["fields"] for tile in field)
    if shown["laid"] != laid:
        return False
    if not now["clock"]["covered"] and shown["hand"] != sorted(match["hand"]):
        return False
    return shown["mine"] in (None, bool(match["legal"]))


def finished_match(
    visitor: Visitor, rules: str = "triomino", rounds: int = 1, **options: Any
) -> str:
    """Plays a match to its end, and shows it; returns the table."""
    options.setdefault("bots", ["greedy"])
    table = open_table(visitor, rules=with_rounds(rules, rounds), shows=False, **options)
    play_on(visitor, table)
    visitor.open(f"/table/{table}")
    return table


def upload_record(visitor: Visitor, record: str) -> str:
    """Uploads a record; returns the upload's id."""
    visitor.sign_in()
    upload: str = visitor.ask("POST", "/api/uploads", {"record": record})["id"]
    return upload


def view(visitor: Visitor, table: str) -> dict[str, Any]:
    """The server's view of a table for this visitor."""
    found: dict[str, Any] = visitor.ask("GET", f"/api/tables/{table}")
    return found


def bot_names(visitor: Visitor, table: str) -> list[str]:
    """The names of the bots at a table, in the visitor's language."""
    seats = view(visitor, table)["table"]["seats"]
    return [visitor.say(f"character-{seat['character']}") for seat in seats if seat["bot"]]


def laid(visitor: Visitor, table: str) -> list[str]:
    """The tiles on the fields of a table, according to the server."""
    return [tile["tile"] for field in view(visitor, table)["match"]["fields"] for tile in field]


def with_rounds(rules: str, rounds: int = 1) -> dict[str, object]:
    """House rules: after a number of rounds the highest total wins."""
    ends = {"target": None, "target_met": None, "rounds": rounds, "winner": "highest"}
    return {"base": rules, **ends}


def with_low_target(rules: str) -> dict[str, object]:
    """House rules: the first to reach fifty points wins."""
    return {"base": rules, "target": 50, "target_met": "at-once", "rounds": None}
