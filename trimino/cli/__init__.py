"""The command line `trimino`: one module a command."""
