"""Loading of the engine on demand: NumPy, Numba and the kernels take a moment."""

from types import ModuleType

from trimino.engine.kernel_folder import can_search
from trimino.rules.optional_packages import Extra, needs_extra


def load_engine() -> ModuleType:
    """Load `trimino.engine.action_choice`, and compile the kernels if they never were.

    If another process compiles them, what a search needs is waited for, and not the rest. Raises
    `MissingExtra` where NumPy or Numba is not installed.
    """
    with needs_extra(Extra.ENGINE):
        from trimino.engine import action_choice, warm  # noqa: PLC0415 - only when it is used

    if not can_search():
        warm.ensure_compiled()
    return action_choice
