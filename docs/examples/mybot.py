#!/usr/bin/env python3
"""A bot for Trimino: does what scores most now, of equals anything."""

import json
import random
import sys


def choose(view, rng):
    """One of the legal actions, as text."""
    best = max(choice["points"] for choice in view["legal"])
    return rng.choice([choice["action"] for choice in view["legal"] if choice["points"] == best])


def answer(request):
    if "hello" in request:
        return {"hello": "trimino-bot/1", "name": "My bot"}
    rng = random.Random(request["seed"])
    return {"id": request["id"], "action": choose(request["view"], rng)}


def main():
    for line in sys.stdin:
        request = json.loads(line)
        if "bye" in request:
            break
        print(json.dumps(answer(request)), flush=True)


if __name__ == "__main__":
    main()
