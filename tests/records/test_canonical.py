"""Canonical records: one form for each match, whatever way it was written."""

import json
from typing import Any

import pytest

from tests.records.earlier import earlier_records
from tests.records.playing import OUTER_TABLES, Table, every_outer_table, names, played
from trimino.records.canonical import MAX_EXTRA, canonical
from trimino.records.record import RecordError, RecordReason, dump, load, record_of, replay


def record(table: Table) -> dict[str, Any]:
    match = played(table, seed=1)
    return record_of(match, names(match), {"seed": 7})


@every_outer_table
def test_a_record_as_we_write_it_is_canonical(table: Table) -> None:
    document = record(table)
    assert dump(canonical(document)) == dump(document)


@every_outer_table
def test_however_it_is_written_it_becomes_the_same(table: Table) -> None:
    document = record(table)
    other = {**dict(reversed(document.items())), "rounds": []}
    for round in document["rounds"]:
        actions = [{"why": "unknown", **action} for action in round["actions"]]
        other["rounds"].append({**dict(reversed(round.items())), "actions": actions, "note": 1})
    spread = load(json.dumps(other, indent=8, ensure_ascii=True) + " " * 1000)
    assert dump(canonical(spread)) == dump(document)


def test_records_of_earlier_readings_stay_what_they_are() -> None:
    for document in earlier_records():
        kept = canonical(document)
        assert replay(kept) == replay(document)
        assert replay(kept).earlier == replay(document).earlier
        assert canonical(kept) == kept


def test_what_is_not_the_match_may_not_be_longer_than_it() -> None:
    document = record(OUTER_TABLES["miniature-2"])
    assert canonical({**document, "note": "x" * (MAX_EXTRA // 2)})["note"]
    for more in ({"note": "x" * MAX_EXTRA * 2}, {"players": ["x" * MAX_EXTRA * 2, "y"]}):
        size = len(dump(document))
        assert size < MAX_EXTRA
        with pytest.raises(RecordError) as refused:
            canonical({**document, **more})
        assert refused.value.reason is RecordReason.EXTRA_TOO_LONG
