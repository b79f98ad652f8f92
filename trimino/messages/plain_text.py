"""Text from outside, made fit to be shown anywhere."""

MAX_TEXT_LENGTH = 200
"""Text given from outside makes a sentence no longer than this many characters."""

MAX_NUMBER = 10**15
"""A number beyond it is no number of the game, and is shown as text."""

# Invisible characters that some scripts and emoji need inside a word.
_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"


def clean(text: str) -> str:
    r"""Text for any screen: cut at a length, on one line, without control characters.

    >>> clean("Anna\n\x1b[2J")
    'Anna �[2J'
    """
    cut = text if len(text) <= MAX_TEXT_LENGTH else text[: MAX_TEXT_LENGTH - 1] + "…"
    return "".join(map(_visible, cut))


def _visible(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    return " " if character.isspace() else "\N{REPLACEMENT CHARACTER}"
