#!/usr/bin/env python3
"""A guest who opens a table on a Trimino server and plays a match against a bot."""

import json
import secrets
import sys
import time
import urllib.request

from websockets.sync.client import connect


def ask(server, path, form, cookie=""):
    """Send a form, and give what comes back with the headers."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(server + path, json.dumps(form).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers


class Table:
    """What a client knows of a table: the last view, kept up to date."""

    def __init__(self):
        self.version, self.table, self.match, self.clock = 0, {}, {}, {}

    def take(self, frame):
        if frame["type"] == "view":
            self.match = frame["match"] or {}
        elif frame["type"] == "update":
            self.match |= frame.get("now", {})
        elif frame["type"] == "refused" and frame["error"]["name"] != "table-round-not-over":
            # That one says that the next round is dealt already.
            print("refused:", frame["error"]["text"])
        self.version = frame.get("version", self.version)
        self.table = frame.get("table", self.table)
        self.clock = frame.get("clock", self.clock)


def command(socket, type, **details):
    socket.send(json.dumps({"id": secrets.token_hex(8), "type": type, **details}))


def play(socket):
    table, answered = Table(), 0
    command(socket, "sit", seats=[0], contribution=secrets.token_hex(32))
    command(socket, "start")
    for text in socket:
        frame = json.loads(text)
        table.take(frame)
        if frame["type"] == "refused" and frame["error"]["name"] == "too-many":
            time.sleep(frame["error"]["details"]["seconds"])
            answered = 0
        if table.table.get("status") == "over":
            return table.match["totals"]
        decision, legal = table.clock.get("decision", 0), table.match.get("legal", [])
        if table.match.get("phase") == "over" and decision > answered:
            command(socket, "go-on")
            answered = decision
        elif legal and decision > answered:
            best = max(legal, key=lambda choice: choice["points"])
            command(socket, "play", decision=decision, action=best["action"])
            answered = decision
    raise SystemExit(f"The socket was closed. Come back with ?since={table.version}")


def main(server):
    _, headers = ask(server, "/api/me", {"name": "Anna"})
    cookie = headers["Set-Cookie"].partition(";")[0]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    opened, _ = ask(server, "/api/tables", {"seats": seats}, cookie)
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{opened['id']}/socket"
    with connect(url, additional_headers={"Cookie": cookie}) as socket:
        print("totals:", *play(socket))


if __name__ == "__main__":
    main(sys.argv[1])
