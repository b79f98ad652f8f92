"""The Fluent files of a language, read as syntax trees."""

from functools import cache

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.words import source
from trimino.words.language import FILES

LOCALES = source.PACKAGE / "locales"

PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""The categories of number that languages have."""


class Uses(Visitor):
    """The inputs of a message: variables, with the keys that select a variant, and messages.

    `selections` are the keys of each place that tells something apart; `persons` those by which it
    tells whether the reader is meant by a variable.
    """

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.selections: list[set[str]] = []
        self.persons: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        keys = {_text(variant.key) for variant in node.variants}
        self.selections.append(keys)
        if isinstance(node.selector, ast.VariableReference):
            self.variables[node.selector.id.name] |= keys
        if isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == "PERSON":
            (player,) = node.selector.arguments.positional
            assert isinstance(player, ast.VariableReference)
            self.persons.setdefault(player.id.name, set()).update(keys)


class MessageText(Visitor):
    """The text of a message that stands there as it is."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def _text(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def file(language: str, name: str) -> list[ast.EntryType]:
    """The entries of one file."""
    text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def entries(language: str) -> list[ast.EntryType]:
    """The entries of all files of a language."""
    return [entry for name in FILES for entry in file(language, name)]


@cache
def messages(language: str = "en") -> dict[str, ast.Message]:
    found = (entry for entry in entries(language) if isinstance(entry, ast.Message))
    return {entry.id.name: entry for entry in found}


def of_files(*names: str, language: str = "en") -> list[str]:
    """The messages of some files, in their order."""
    found = (entry for name in names for entry in file(language, name))
    return [entry.id.name for entry in found if isinstance(entry, ast.Message)]


@cache
def uses(name: str, language: str = "en") -> Uses:
    """The inputs of a message, by itself and through those it refers to."""
    found = Uses()
    found.visit(messages(language)[name])
    for other in tuple(found.messages):
        for variable, keys in uses(other, language).variables.items():
            found.variables.setdefault(variable, set()).update(keys)
    return found


def text(name: str, language: str = "en") -> str:
    """The words of a message, without what is put in."""
    found = MessageText()
    found.visit(messages(language)[name])
    return found.text


@cache
def plurals(language: str) -> tuple[set[str], set[str]]:
    """The categories that whole numbers have in a language, and all there are: CLDR tells."""
    category = Locale.parse(language).plural_form
    return {category(number) for number in range(1000)}, {*category.tags, "other"}
