"""House rules that the user keeps by name: a file with one set on each line."""

import os
from collections.abc import Iterable
from pathlib import Path

from trimino.records.errors import NotationError
from trimino.records.house_rules_notation import HouseRules, parse_house_rules
from trimino.rules import RULESETS
from trimino.terminal.errors import UsageError, UsageReason
from trimino.words import listed, say


def kept_rules_path() -> Path:
    """The file of kept house rules in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "trimino" / "house-rules.txt"


class KeptRules:
    """The house rules in a file, in the order in which they were kept.

    Names that differ only in capital letters are the same.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or kept_rules_path()

    def all(self) -> list[HouseRules]:
        """Every kept set; a line that cannot be read is refused with its number."""
        return [self._parse(number, line) for number, line in enumerate(self._lines(), 1) if line]

    def find(self, name: str) -> HouseRules | None:
        """The kept set of a name, if there is one."""
        wanted = _key(name)
        return next((house for house in self.all() if _key(house.name) == wanted), None)

    def keep(self, house: HouseRules) -> None:
        """Keep a set; it takes the place of an earlier one of the same name."""
        if not house.name:
            raise UsageError(UsageReason.RULES_WITHOUT_NAME)
        if _key(house.name) in (rules.base for rules in RULESETS):
            raise UsageError(UsageReason.RULES_NAME_TAKEN, name=house.name)
        self._write([*self._others(house.name), house])

    def forget(self, name: str) -> HouseRules:
        """Remove the set of a name, and return it."""
        house = self.find(name)
        if house is None:
            known = listed(house.name for house in self.all()) if self.all() else say("value-none")
            raise UsageError(UsageReason.NO_KEPT_RULES, name=name, known=known)
        self._write(self._others(name))
        return house

    def _others(self, name: str) -> list[HouseRules]:
        return [house for house in self.all() if _key(house.name) != _key(name)]

    def _lines(self) -> list[str]:
        try:
            return self.path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as error:
            raise unreadable(self.path, error) from None

    def _parse(self, number: int, line: str) -> HouseRules:
        try:
            return parse_house_rules(line)
        except NotationError as error:
            raise UsageError(
                UsageReason.KEPT_RULES_WRONG, path=str(self.path), line=number, why=error.message
            ) from None

    def _write(self, kept: list[HouseRules]) -> None:
        write_lines(self.path, map(str, kept))


def write_lines(path: Path, lines: Iterable[str]) -> None:
    """Replace a file of the user's data folder atomically."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        new.replace(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(UsageReason.FILE_NOT_WRITTEN, path=str(path), why=why) from None
    finally:
        new.unlink(missing_ok=True)


def _key(name: str) -> str:
    return " ".join(name.split()).casefold()


def unreadable(path: Path, error: OSError | ValueError) -> UsageError:
    """The error for a file that cannot be read."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return UsageError(UsageReason.FILE_NOT_READ, path=str(path), why=why)
