"""Documents to print, and their PDF."""

from typing import Protocol

from trimino.printing.pdf import pdf
from trimino.printing.print_page import PrintPage
from trimino.printing.print_words import PrintWords


class PrintDocument(Protocol):
    """Anything that can be printed: tiles, a score sheet, a rules card."""

    def title(self, words: PrintWords) -> str:
        """The title of the document."""
        ...

    def pages(self, words: PrintWords) -> list[PrintPage]:
        """Its pages, in the order they are printed."""
        ...


def document_pdf(document: PrintDocument, words: PrintWords) -> bytes:
    """The PDF of a document in a language; the same document gives the same bytes."""
    title = document.title(words)
    return pdf(document.pages(words), title=title, language=words.language)
