"""Ways to run local tables: by this Python, or by the one that a browser gets, under Node."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from trimino.local import calls
from trimino.server.http.pages import app_folder

SHELL = Path(__file__).with_name("engine_shell.mjs")


class LocalEngine(Protocol):
    """Answers calls: JSON in, JSON out."""

    def ask(self, name: str, text: str) -> str: ...


class NativeEngine:
    """The calls as this Python runs them."""

    def ask(self, name: str, text: str) -> str:
        return calls.call(name, text)


class PackedEngine:
    """The calls as the built engine runs them."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, name: str, text: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([name, text]) + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def run(self, code: str) -> Any:
        """The value of the last expression of some Python, as JSON has it."""
        return json.loads(self.ask("run", f"import json\n{code}"))


def engine_folder() -> Path:
    """The folder of the built engine."""
    manifest = app_folder() / "engine.json"
    assert manifest.is_file(), "The app is not built: python3 run.py web"
    found: str = json.loads(manifest.read_text(encoding="utf-8"))["hash"]
    return app_folder() / "py" / found


@contextmanager
def packed_engine() -> Iterator[PackedEngine]:
    pipe = subprocess.PIPE
    command = ["node", str(SHELL), str(engine_folder())]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        yield PackedEngine(process)
        assert process.stdin
        process.stdin.close()


def ask(engine: LocalEngine, call: str, /, **details: object) -> Any:
    """The answer to a call that is not refused."""
    answer = json.loads(engine.ask(call, json.dumps(details)))
    assert "ok" in answer, answer
    return answer["ok"]
