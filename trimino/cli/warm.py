"""`trimino warm`: compile the engine and cache it."""

import time

import typer

from trimino.cli.progress import with_progress
from trimino.rules.optional_packages import Extra, check_extra
from trimino.words import say


def warm() -> None:
    """Compile all kernels, and keep them for the next time."""
    check_extra(Extra.ENGINE)
    typer.echo(say("warm-begins"))
    start = time.perf_counter()
    # Imported here so that other commands start without NumPy and Numba.
    from trimino.analysis.warm import prepare  # noqa: PLC0415 - needs the extra
    from trimino.engine.kernel_folder import cache_folder  # noqa: PLC0415 - needs the extra
    from trimino.engine.warm import warm as compile_all  # noqa: PLC0415 - needs the extra

    compile_all(lambda steps: with_progress(steps, say("warm-progress")))
    prepare()
    seconds = f"{time.perf_counter() - start:.1f}"
    typer.echo(say("warm-done", seconds=seconds, folder=str(cache_folder())))
