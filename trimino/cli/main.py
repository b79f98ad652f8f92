"""The command `trimino`: the language it speaks, and how it ends."""

import io
import os
import signal
import sys

from trimino.cli.language import choose_language, split_language_option
from trimino.words import speak


def main() -> None:
    """Run the command line."""
    if hasattr(signal, "SIGPIPE"):
        # Whoever stops reading ends the program, without a word.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    # Who is told to stop still leaves the screen and the record in order.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a character shows another one.
            stream.reconfigure(errors="replace")
    option, rest = split_language_option(sys.argv[1:])
    speak(choose_language(option, os.environ))
    # The commands are described as they are loaded, in the language chosen by then.
    from trimino.cli.commands import app  # noqa: PLC0415

    app([*option, *rest])
