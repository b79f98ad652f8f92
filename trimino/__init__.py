"""Triangular dominoes: the published rules, exactly, as a library and a game."""

__version__ = "0.1.0"
