"""Figures drawn with Matplotlib, which the extra `arena` installs."""

from io import BytesIO
from typing import Any

from trimino.rules.optional_packages import Extra, import_extra

_STABLE = {"svg.hashsalt": "trimino", "svg.fonttype": "none"}
"""Settings under which the same figure gives the same file."""


def new_figure(width: float, height: float) -> Any:
    """Make an empty figure of a size in inches."""
    module = import_extra("matplotlib.figure", Extra.ARENA)
    return module.Figure(figsize=(width, height), layout="constrained")


def figure_bytes(figure: Any, kind: str) -> bytes:
    """Write a figure as `png` or `svg`."""
    file = BytesIO()
    metadata = {"Date": None} if kind == "svg" else None
    with import_extra("matplotlib", Extra.ARENA).rc_context(_STABLE):
        figure.savefig(file, format=kind, metadata=metadata)
    return file.getvalue()


def check_matplotlib() -> None:
    """Raise `MissingExtra` at once if nothing can be drawn later."""
    import_extra("matplotlib.figure", Extra.ARENA)
