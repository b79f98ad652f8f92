"""Days as people write them."""

from datetime import date

from babel.dates import format_date

from trimino.words.language import spoken


def day_text(day: str) -> str:
    """A day in the language that is spoken; as it stands if it is none.

    >>> day_text("2026-11-17"), day_text("last Sunday")
    ('17 November 2026', 'last Sunday')
    """
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return day
    # English here is that of Europe, as in all texts.
    return format_date(found, "long", {"en": "en_GB"}.get(spoken(), spoken()))
