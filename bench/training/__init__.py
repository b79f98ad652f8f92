"""Training of the networks that foresee how a round without hidden tiles will end.

    python3 run.py bench training
    python3 run.py bench training --family=goliath

For each family of rules, generation 0 is fitted to rounds that the heuristic played, and each later
one to rounds of a short search that used the network before. The last is written to
`trimino/engine/networks`. It needs a few minutes of one core. Keep a network if the arena finds it
better.
"""

import numpy as np

from bench.training.families import FAMILIES, Family, Generation
from bench.training.fitting import Fitted, Weighted, fit
from bench.training.rounds import Samples, play_rounds
from trimino.engine.network_store import store_network
from trimino.engine.weights import tuned_for, with_network


def main(*options: str) -> None:
    chosen = [option.partition("=")[2] for option in options if option.startswith("--family=")]
    for family in FAMILIES:
        if not chosen or family.name in chosen:
            store_network(family.name, train(family))


def train(family: Family) -> Weighted:
    """The network of the last generation."""
    network: Weighted | None = None
    for number, generation in enumerate(family.generations):
        samples = play(family, generation, number, network)
        fitted = fit(samples, number)
        tell(f"{family.name}, generation {number}", samples, fitted)
        network = fitted.network
    assert network is not None
    return network


def play(family: Family, generation: Generation, number: int, network: Weighted | None) -> Samples:
    """Positions of all rule sets of a family, by play with the network so far."""
    played = []
    for part, (rules, share) in enumerate(family.rules):
        samples = play_rounds(
            rules,
            with_network(tuned_for(rules, 2), network),
            family.plans(rules),
            int(generation.rounds * share),
            1 + 10 * number + part,
            generation.nodes,
            generation.trust,
        )
        samples["round"] += part << 24
        played.append(samples)
    return np.concatenate(played)


def tell(name: str, samples: Samples, fitted: Fitted) -> None:
    searched = ~np.isnan(samples["value"])
    missed = (samples["value"] - samples["lead"])[searched]
    print(f"{name}: {len(samples)} positions", end="")
    if len(missed):
        print(f", error of the search {float((missed**2).mean() ** 0.5):.1f}", end="")
    print(f"\n  leads differ by {samples['lead'].std():.1f}, error {fitted.lead_error:.1f}")
    print(
        f"  totals differ by {samples['total'].std():.1f}, error {fitted.total_error:.1f}",
        flush=True,
    )
