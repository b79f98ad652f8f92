"""The agent as an external bot, named `exec:python -m examples.learning.player`.

It speaks the protocol of docs/bots.md and needs NumPy but not PyTorch. Run it from the project's
folder. Append the file of another agent to use that: `exec:python -m … my.npz`.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from examples.learning.agent import SHIPPED, Agent
from examples.learning.features import features
from examples.learning.reading import choices_of, seen_by
from trimino.rules import published

RULES = published("tri-domino")
HELLO = {"hello": "trimino-bot/1", "name": "Learned"}


def choose(agent: Agent, view: Mapping[str, Any]) -> str:
    """One of the legal actions, as text."""
    legal: list[str] = [choice["action"] for choice in view["legal"]]
    if len(legal) == 1:
        return legal[0]
    choices = choices_of(view)
    chosen = agent.choose(features(seen_by(view), choices, RULES), choices.table)
    return legal[int(chosen[0])]


def main() -> None:
    agent = Agent(Path(sys.argv[1]) if len(sys.argv) > 1 else SHIPPED)
    for line in sys.stdin:
        request = json.loads(line)
        if "bye" in request:
            break
        answer = HELLO
        if "hello" not in request:
            answer = {"id": request["id"], "action": choose(agent, request["view"])}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
