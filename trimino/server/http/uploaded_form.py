"""Uploaded form: the body of an upload, read by the record worker, since it may be large."""

from pydantic import ValidationError

from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.schemas.forms import RecordForm
from trimino.server.http.validation_errors import fault_message
from trimino.server.thinking.record_work import canonical_text


def record_in(body: bytes) -> str:
    """The canonical form of the record in the body of an upload."""
    try:
        form = RecordForm.model_validate_json(body)
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False)
        raise ServerError(ServerReason.BAD_REQUEST, why=fault_message(faults)) from None
    return canonical_text(form.record)
