"""Help and usage errors from our own messages, and so in every language."""

import re
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from trimino.words import say

if TYPE_CHECKING:
    # What commands and the program share, without a name of its own in Typer.
    _Command = TyperCommand
else:
    _Command = object


def translate_panel_titles() -> None:
    """Translate the titles and labels around help and usage errors, before one is shown."""
    # It takes as long to import as all the rest, and correct commands do not need it.
    from typer import rich_utils  # noqa: PLC0415

    rich_utils.ARGUMENTS_PANEL_TITLE = say("usage-title-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("usage-title-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("usage-title-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("usage-title-error")
    rich_utils.DEFAULT_STRING = f"[{say('usage-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('usage-required')}]"
    rich_utils.RICH_HELP = say("usage-try", command="[blue]{command_path} {help_option}[/]")
    rich_utils.OptionHighlighter.highlights[-1] = f"(?P<usage>{re.escape(say('usage-line'))})"


class _TranslatedHelp(_Command):
    """The help of a command or of the program, translated."""

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help, option.metavar = say("option-help"), ""
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate_panel_titles()
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), say("usage-line"))


class TranslatedCommand(_TranslatedHelp, TyperCommand):
    """A command with translated help and errors."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # Extra arguments are refused here, with our message.
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except TyperException as error:
            _refuse(self, ctx, error)
        if rest:
            _fail(ctx, say("usage-too-much", found=" ".join(rest)))
        return rest


class TranslatedGroup(_TranslatedHelp, TyperGroup):
    """The program with its commands, translated."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except TyperException as error:
            _refuse(self, ctx, error)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            _fail(ctx, say("usage-no-such-command", name=args[0], known=known))
        return super().resolve_command(ctx, args)


def _refuse(
    command: TranslatedCommand | TranslatedGroup, ctx: Any, error: TyperException
) -> NoReturn:
    said = _usage_message(command, error)
    if said is not None:
        _fail(ctx, said)
    raise error


def _fail(ctx: Any, message: str) -> NoReturn:
    translate_panel_titles()
    ctx.fail(message)
    raise AssertionError("a usage error is raised")


def _usage_message(
    command: TranslatedCommand | TranslatedGroup, error: TyperException
) -> str | None:
    """The message of a usage error; None for exceptions that are none, such as `--help`."""
    match error:
        case typer.BadParameter(param=TyperArgument(metavar=name)):
            return say("usage-missing", name=name)
        case typer.BadParameter(param=TyperOption(opts=[option, *_], min=low, max=high)):
            return say("usage-not-a-number", option=option, low=low, high=high, found=_found(error))
    match vars(error):
        case {"option_name": option, "possibilities": closest}:
            listed = ", ".join(sorted(closest)) if closest else None
            return say("usage-no-such-option", option=option, closest=listed)
        case {"option_name": option}:
            flags = {name for param in command.params if _is_flag(param) for name in param.opts}
            name = "usage-no-value-wanted" if option in flags else "usage-no-value"
            return say(name, option=option)
    return None


def _found(error: typer.BadParameter) -> str:
    """The text that was given for a number."""
    # The cause is an error of pydantic, which is not imported for correct commands.
    refused: Any = error.__cause__
    return str(refused.errors()[0]["input"])


def _is_flag(param: object) -> bool:
    return isinstance(param, TyperOption) and param.is_flag
