"""Old names that keep working with a `DeprecationWarning`."""

import warnings
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from trimino.rules.lazy_names import imported

P = ParamSpec("P")
T = TypeVar("T")


def warn_renamed(old: str, new: str, *, stacklevel: int = 3) -> None:
    """Warn the caller of the calling function that a name has changed."""
    warnings.warn(f"{old} is now called {new}", DeprecationWarning, stacklevel=stacklevel)


def renamed_names(module: str, names: dict[str, str]) -> Callable[[str], object]:
    """A `__getattr__` for a module in which names have changed: old names to new ones."""

    def find(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warn_renamed(f"{module}.{name}", names[name])
        return imported(module, names[name])

    return find


def renamed_argument(old: str, new: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorator that accepts the keyword argument `old` for the parameter `new`."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> T:
            if old in kwargs and new in kwargs:
                raise TypeError(f"{function.__qualname__}() got both {new!r} and {old!r}")
            if old in kwargs:
                warn_renamed(f"{function.__qualname__}({old}=…)", f"{new}=…")
                kwargs[new] = kwargs.pop(old)
            return function(*args, **kwargs)

        return call

    return decorate
