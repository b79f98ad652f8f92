"""Analyses as they are stored: JSON that another version may have written.

That of a long match has megabytes, so the record worker reads it.
"""

from collections.abc import Sequence

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from trimino.analysis.report_types import MatchAnalysisValues

_ANALYSIS = TypeAdapter(MatchAnalysisValues)


def analysis_text(stored: str, names: Sequence[str] | None) -> bytes | None:
    """A stored analysis as JSON, with the names of now; None if this version has another form.

    Without names it stays as it is: the record was deleted, and its names with it.
    """
    try:
        analysis = _ANALYSIS.validate_json(stored)
    except ValidationError:
        return None
    if names is not None:
        analysis["players"] = list(names)
        for seat in analysis["seats"]:
            seat["player"] = names[int(seat["player"])]
    return to_json(analysis)
