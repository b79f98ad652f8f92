"""The command line: `trimino`, for people and for scripts."""
