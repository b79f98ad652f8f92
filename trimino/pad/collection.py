"""Pads that are kept together: bringing two collections together, and the names on them."""

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from trimino.pad.document import pad_values
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.records.record import dump


def merged(kept: Iterable[Pad], brought: Iterable[Pad]) -> list[Pad]:
    """All pads of two collections; nothing that was written down in either is lost.

    Of two pads of the same id the one that goes on after the other stands for both. Where each has
    edits of its own, both are kept, the one that was brought under another id.
    """
    found = {pad.id: pad for pad in kept}
    for pad in brought:
        known = found.get(pad.id)
        if known is None or _goes_on(known, pad):
            found[pad.id] = pad
        elif not _goes_on(pad, known):
            copy = replace(pad, id=_other_id(pad))
            found[copy.id] = copy
    return list(found.values())


def _goes_on(first: Pad, second: Pad) -> bool:
    """Whether the second pad is the first one, perhaps with more edits."""
    same = _beginning(first) == _beginning(second)
    return same and second.edits[: len(first.edits)] == first.edits


def _beginning(pad: Pad) -> tuple[PadSettings, str]:
    return pad.first_settings, pad.begun_on


def _other_id(pad: Pad) -> str:
    digest = hashlib.sha256(dump(pad_values(pad)).encode()).hexdigest()
    return f"{pad.id}-{digest[:8]}"


def remembered_names(pads: Iterable[Pad]) -> list[str]:
    """Everybody who has played, those of the newest pad first."""
    newest = sorted(pads, key=lambda pad: pad.begun_on, reverse=True)
    return [*dict.fromkeys(name for pad in newest for name in pad.sheet.players)]
