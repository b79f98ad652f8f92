"""Names of a package that are imported from its modules when they are first asked for."""

from collections.abc import Callable
from importlib import import_module


def lazy_names(package: str, names: dict[str, tuple[str, ...]]) -> Callable[[str], object]:
    """A `__getattr__` for a package: names by the modules that define them."""
    modules = {name: module for module, found in names.items() for name in found}

    def find(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(modules[name]), name)
        setattr(import_module(package), name, value)
        return value

    return find
