"""Text in lines: broken where it would be too wide, or made smaller until it fits."""

from trimino.printing.truetype import TrueTypeFont, regular


def wrapped(text: str, size: float, width: float, font: TrueTypeFont | None = None) -> list[str]:
    """Lines no wider than allowed; names such as Tri-Domino and 0-0-0 stay whole.

    >>> wrapped("one two three", 10, 40)
    ['one two', 'three']
    """
    font = font or regular()
    lines: list[str] = []
    used = 0.0
    for word in text.split(" "):
        longer = used + font.width(f" {word}", size)
        if lines and longer <= width:
            lines[-1] += f" {word}"
            used = longer
        else:
            lines += _pieces(word, size, width, font)
            used = font.width(lines[-1], size)
    return lines


def fitted(text: str, size: float, width: float, font: TrueTypeFont | None = None) -> float:
    """The size in which a text fits in a width, at most the given one."""
    wide = (font or regular()).width(text, size)
    return size if wide <= width else size * width / wide


def _pieces(word: str, size: float, width: float, font: TrueTypeFont) -> list[str]:
    """A word, broken only where it is wider than a line."""
    pieces = [""]
    for character in word:
        if pieces[-1] and font.width(pieces[-1] + character, size) > width:
            pieces.append("")
        pieces[-1] += character
    return pieces
