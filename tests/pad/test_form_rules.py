"""The rule sets that the web app ships for its form are those of the rules."""

from tests.pad import form_rules


def test_the_form_ships_the_rule_sets_as_they_are() -> None:
    assert form_rules.KEPT.read_text(encoding="utf-8") == form_rules.made()
