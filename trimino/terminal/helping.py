"""Commands whose `--help` is said in our own words, as every other option is."""

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption

from trimino.words import say


def _in_our_words(option: TyperOption | None) -> TyperOption | None:
    if option is not None:
        option.help, option.metavar = say("option-help"), ""
    return option


class Command(TyperCommand):
    """One command."""

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _in_our_words(super().get_help_option(ctx))


class Group(TyperGroup):
    """The program with its commands."""

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _in_our_words(super().get_help_option(ctx))
