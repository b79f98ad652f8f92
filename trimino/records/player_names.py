"""Names of players in a record."""

from collections.abc import Sequence


def disambiguate(names: Sequence[str]) -> list[str]:
    """The same names, numbered where several are equal.

    >>> disambiguate(["greedy", "random", "greedy"])
    ['greedy 1', 'random', 'greedy 2']
    """
    seen: dict[str, int] = {}
    unique = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        unique.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return unique
