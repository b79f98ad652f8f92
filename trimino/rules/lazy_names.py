"""Names of a package that are imported from its modules when they are first asked for."""

from collections.abc import Callable
from importlib import import_module


def imported(module: str, name: str) -> object:
    """The value of a name in a module, which is imported if it was not."""
    return getattr(import_module(module), name)


def lazy_names(package: str, names: dict[str, tuple[str, ...]]) -> Callable[[str], object]:
    """A `__getattr__` for a package: names by the modules that define them."""
    modules = {name: module for module, found in names.items() for name in found}

    def find(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = imported(modules[name], name)
        setattr(import_module(package), name, value)
        return value

    return find
