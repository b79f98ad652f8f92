"""Print: tiles to cut out, score sheets and rules cards as PDF, with vectors and fonts only.

requested.py        the document that somebody asks for by the id of a rule set or by a record
document.py         documents, and their PDF
tile_sheet.py       tiles to cut out
rules_card.py       a rule set on one page
card_figures.py     the bridge, the double and the hexagon on a rules card
score_sheet.py      blank score sheets
match_sheet.py      score sheets of matches
pad_sheet.py        score sheets of score pads
pad_picture.py      a score sheet as SVG
filled_sheet.py     rounds as rows of a score sheet
score_grid.py       the grid of a score sheet
text_columns.py     headings and paragraphs in columns
text_layout.py      text broken into lines, or made smaller until it fits
print_page.py       a page: lines, areas and text in millimetres
plane_on_page.py    the plane of drawings on a page
print_words.py      the words of a document in a language
paper.py            sizes of paper
pdf.py              PDF files
truetype.py         TrueType fonts
"""

from typing import TYPE_CHECKING

from trimino.rules.lazy_names import lazy_names

if TYPE_CHECKING:
    from trimino.printing.document import PrintDocument, document_pdf
    from trimino.printing.match_sheet import MatchSheet
    from trimino.printing.pad_sheet import PrintedPad
    from trimino.printing.paper import Paper, PaperSize
    from trimino.printing.rules_card import RulesCard
    from trimino.printing.score_sheet import ScoreSheet
    from trimino.printing.tile_sheet import TileSheet

__all__ = [
    "MatchSheet",
    "Paper",
    "PaperSize",
    "PrintDocument",
    "PrintedPad",
    "RulesCard",
    "ScoreSheet",
    "TileSheet",
    "document_pdf",
]

if not TYPE_CHECKING:  # A type checker would take any name for one of the package.
    __getattr__ = lazy_names(
        __name__,
        {
            "trimino.printing.document": ("PrintDocument", "document_pdf"),
            "trimino.printing.match_sheet": ("MatchSheet",),
            "trimino.printing.pad_sheet": ("PrintedPad",),
            "trimino.printing.paper": ("Paper", "PaperSize"),
            "trimino.printing.rules_card": ("RulesCard",),
            "trimino.printing.score_sheet": ("ScoreSheet",),
            "trimino.printing.tile_sheet": ("TileSheet",),
        },
    )
