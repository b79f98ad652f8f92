"""Train the agent: `python -m examples.learning.train`, a few minutes on the CPU.

It learns by self-play from scratch, and is evaluated against `greedy` in new rounds, which gives
the learning curve. It writes the agent as an .npz file, and the curve as .csv and .svg.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from examples.learning.agent import Agent
from examples.learning.curve import CurvePoint, draw, write
from examples.learning.duel import duel
from examples.learning.playing import play
from examples.learning.policy import export, new_net
from examples.learning.ppo import Hyperparameters, learn
from examples.learning.tables import Tables

TABLES = 1024
RATE = 2e-3
FRESH = 1 << 40
"""Seeds from here on are for evaluation only."""


def main() -> None:
    asked = parser().parse_args()
    torch.manual_seed(asked.seed)
    # A network this small gains nothing from threads.
    torch.set_num_threads(1)
    net = new_net()
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    rng, settings = np.random.default_rng(asked.seed), Hyperparameters()
    tables = Tables(TABLES, asked.seed)
    points, decisions = [], 0
    started, worked = time.monotonic(), time.process_time()
    for lesson in range(asked.lessons + 1):
        if lesson < 10 or lesson % 10 == 0 or lesson == asked.lessons:
            export(net, asked.out)
            met = duel(Agent(asked.out), "greedy", asked.rounds, FRESH + lesson * asked.rounds)
            points.append(CurvePoint(lesson, met.ahead, met.margin))
            seconds, cpu = time.monotonic() - started, time.process_time() - worked
            learned = f"{decisions / 1e6:.2f} M decisions, {seconds:.0f} s, {cpu:.0f} s of CPU"
            print(f"{points[-1]}  ({learned})", flush=True)
        if lesson < asked.lessons:
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - lesson / asked.lessons)
            played = play(tables, net, rng, settings.steps, settings.trace)
            decisions += len(played.sizes)
            learn(net, optimiser, played, rng, settings)
    write(points, asked.out.with_suffix(".csv"))
    draw(points, asked.out.with_suffix(".svg"))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--lessons", type=int, default=100, help="how often it learns")
    made.add_argument("--rounds", type=int, default=4096, help="rounds of a meeting")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--out", type=Path, default=Path("agent.npz"), help="the agent")
    return made


if __name__ == "__main__":
    main()
