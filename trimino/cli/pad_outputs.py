"""Outputs of `trimino pad`: files of several kinds, and a link."""

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

import typer

from trimino.cli.options import server_address
from trimino.cli.print import write_document
from trimino.pad.csv_export import pad_csv
from trimino.pad.document import pad_values
from trimino.pad.pad import Pad
from trimino.pad.record_export import pad_record
from trimino.printing.pad_picture import pad_picture
from trimino.printing.pad_sheet import PrintedPad
from trimino.printing.paper import Paper
from trimino.records.record import dump
from trimino.terminal.day_text import day_text
from trimino.terminal.files import check_different, check_ending, write_text
from trimino.terminal.pad_link import pad_link
from trimino.words import Words
from trimino.words.language import spoken


class PadOutputs(NamedTuple):
    """The files that were asked for, and the server of a link; None for those that were not."""

    csv: str | None = None
    export: str | None = None
    record: str | None = None
    picture: str | None = None
    printed: str | None = None
    link: str | None = None
    paper: Paper = Paper.A4

    @property
    def options(self) -> Mapping[str, str | None]:
        """The files and the server by their options."""
        names = ("--csv", "--export", "--record", "--picture", "--print", "--link")
        return dict(zip(names, self[:-1], strict=True))

    @property
    def are_any(self) -> bool:
        return any(self[:-1])

    def check(self) -> None:
        """Refuse files that go to one place, or that are named like something else."""
        check_different(*self[:5])
        check_ending(self.picture, "svg", "picture")
        check_ending(self.printed, "pdf")

    def write(self, pad: Pad) -> None:
        """Write all of them."""
        self.check()
        texts: tuple[tuple[str | None, Callable[[], str]], ...] = (
            (self.csv, lambda: pad_csv(pad).removesuffix("\r\n")),
            (self.export, lambda: dump(pad_values(pad))),
            (self.record, lambda: dump(pad_record(pad, random.Random(pad.id)))),
            (self.picture, lambda: _picture(pad)),
        )
        for path, text in texts:
            if path is not None:
                write_text(path, text())
        if self.printed is not None:
            write_document(PrintedPad(pad, day_text(pad.begun_on), self.paper), self.printed)
        if self.link is not None:
            typer.echo(pad_link(pad, server_address(self.link)))


def _picture(pad: Pad) -> str:
    return pad_picture(pad, Words(spoken()), day_text(pad.begun_on))
