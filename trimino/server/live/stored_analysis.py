"""Analyses as they are stored: JSON that another version may have written."""

from pydantic import TypeAdapter, ValidationError

from trimino.analysis.report_types import MatchAnalysisValues

_ANALYSIS = TypeAdapter(MatchAnalysisValues)


def is_readable(result: str) -> bool:
    """Whether a stored analysis has the form of this version."""
    try:
        _ANALYSIS.validate_json(result)
    except ValidationError:
        return False
    return True
