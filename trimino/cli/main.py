"""The entry point of `trimino`: signals, streams and language."""

import io
import os
import signal
import sys

from trimino.cli.language import choose_language, split_language_option
from trimino.words import speak


def main() -> None:
    """Run the command line."""
    if hasattr(signal, "SIGPIPE"):
        # When the reader of a pipe goes away, end silently.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    # SIGTERM unwinds the stack, so that the screen is restored and the record written.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Replace characters that the terminal cannot show.
            stream.reconfigure(errors="replace")
    option, rest = split_language_option(sys.argv[1:])
    speak(choose_language(option, os.environ))
    # The help texts are made on import, in the language chosen by then.
    from trimino.cli.commands import MODULES, build_app  # noqa: PLC0415

    asked = [name for name in rest[:1] if name in MODULES]
    build_app(*asked)([*option, *rest])
