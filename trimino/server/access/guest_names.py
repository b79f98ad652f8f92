"""Guest names: which names are accepted, and in which form they are kept."""

import unicodedata

from trimino.server.errors import ServerError, ServerReason

MAX_NAME_LENGTH = 24

# A text many times too long is refused before it is read.
_MAX_TEXT_LENGTH = 10 * MAX_NAME_LENGTH

# Unicode categories: control and format characters (with bidirectional overrides), surrogates,
# private use, unassigned, and line and paragraph separators.
_UNREADABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and symbols that are blank.
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_VISIBLE = frozenset("LNPS")


def check_name(text: str) -> str:
    """A name as it is kept, normalized and with single spaces; an unusable one is refused.

    >>> check_name("  Anna   Liepa ")
    'Anna Liepa'
    """
    if len(text) > _MAX_TEXT_LENGTH:
        raise ServerError(ServerReason.NAME_TOO_LONG, most=MAX_NAME_LENGTH)
    name = unicodedata.normalize("NFC", text)
    if any(sign in _BLANKS or unicodedata.category(sign) in _UNREADABLE for sign in name):
        raise ServerError(ServerReason.NAME_UNREADABLE)
    name = " ".join(name.split())
    if not any(unicodedata.category(sign)[0] in _VISIBLE for sign in name):
        raise ServerError(ServerReason.NAME_EMPTY)
    if len(name) > MAX_NAME_LENGTH:
        raise ServerError(ServerReason.NAME_TOO_LONG, most=MAX_NAME_LENGTH)
    return name
