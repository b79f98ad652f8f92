"""The title of rules that have no name of their own."""

from trimino.rules import Message, Ruleset, departures


def rules_title_message(rules: Ruleset) -> Message:
    """The name of the sheet; of house rules it says that they are some, and by which sheet.

    >>> from trimino.rules import published
    >>> rules_title_message(published("trimino"))
    Message(name='ruleset-trimino', details={})
    >>> rules_title_message(published("trimino").replace(bridge=30)).name
    'rules-house'
    """
    sheet = Message(f"ruleset-{rules.base}")
    return Message("rules-house", {"sheet": sheet}) if departures(rules) else sheet
