"""Documents that anybody may have written: only `RecordError` comes out of reading one."""

import copy
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.pad.entries import pad_of, played_match
from trimino.pad.document import pad_values, verify_pad
from trimino.records.record import RecordError
from trimino.rules import published

DOCUMENT = pad_values(
    pad_of(played_match(published("goliath-kids"), 2, random.Random(1)), placed=True)
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(["add", "fix", "remove", "round", "end", "3-4-5", "trimino", "bridge"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
def test_a_document_with_anything_in_place_of_something_is_read_or_refused(
    data: st.DataObject,
) -> None:
    document: Any = copy.deepcopy(DOCUMENT)
    part, key = document, data.draw(st.sampled_from([*document]))
    while isinstance(part[key], dict | list) and part[key] and data.draw(st.booleans()):
        part = part[key]
        keys = [*part] if isinstance(part, dict) else [*range(len(part))]
        key = data.draw(st.sampled_from(keys))
    part[key] = data.draw(JSON)
    refused = None
    try:
        verify_pad(document)
    except RecordError as error:
        refused = error
    assert refused is None or str(refused)
