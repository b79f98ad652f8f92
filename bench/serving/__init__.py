"""The server under load: what it does beside a bare relay, what it takes, and how that grows.

The relay runs on the same framework and sends each frame to the four sockets of its table; it knows
no game and keeps nothing. Both get slices of the same load in turns, so that whatever else the
machine does slows both alike; what counts are the medians of the ratios. The load comes from this
process. How cost grows is drawn in `docs/pictures/serving.svg`.

    python3 run.py bench serving
    python3 run.py bench serving --quick             a look at small counts; nothing is drawn
    python3 run.py bench serving --only=flat_out     or profile, memory, crowd, growth, thinking,
                                                     siege
"""

import asyncio
import os
import sys

from bench.serving import crowd, flat_out, growth, memory, picture, profile, siege, thinking
from bench.serving.size import FULL, QUICK, Size

PARTS = ("flat_out", "profile", "memory", "crowd", "growth", "thinking", "siege")


def main(*options: str) -> None:
    quick = "--quick" in options
    asked = [option.removeprefix("--only=") for option in options if option != "--quick"]
    if unknown := [name for name in asked if name not in PARTS]:
        sys.exit(f"There is no part {unknown[0]}; there are: {', '.join(PARTS)}")
    size = QUICK if quick else FULL
    print(f"Load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name in asked or PARTS:
        asyncio.run(measure(name, size))


async def measure(name: str, size: Size) -> None:
    if name == "growth":
        grown = await growth.measure(size)
        if size is FULL:
            picture.draw(*grown)
    else:
        parts = {
            "flat_out": flat_out,
            "profile": profile,
            "memory": memory,
            "crowd": crowd,
            "thinking": thinking,
            "siege": siege,
        }
        await parts[name].measure(size)
