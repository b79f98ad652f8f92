"""The rules that a match is played by unless others are named, such as those of the user's box."""

from pathlib import Path

from trimino.records.errors import NotationError
from trimino.records.house_rules_notation import HouseRules, parse_house_rules
from trimino.rules import published
from trimino.rules.boxes import rules_of_language
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.kept_rules import kept_rules_path, unreadable, write_lines
from trimino.words.language import spoken


class DefaultRules:
    """The default rules in a file of one line; until chosen, those of the language's own box."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or kept_rules_path().with_name("default-rules.txt")

    def get(self) -> HouseRules:
        try:
            line = self.path.read_text(encoding="utf-8").strip()
            return parse_house_rules(line)
        except FileNotFoundError:
            return HouseRules(published(rules_of_language(spoken())))
        except NotationError as error:
            raise UsageError(
                UsageReason.KEPT_RULES_WRONG, path=str(self.path), line=1, why=error.message
            ) from None
        except (OSError, ValueError) as error:
            raise unreadable(self.path, error) from None

    def choose(self, house: HouseRules) -> None:
        write_lines(self.path, [str(house)])
