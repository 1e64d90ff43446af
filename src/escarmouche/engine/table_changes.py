"""What changed between two moments of a table, as plain data: a seat's record holds its view this way.

Of a record only the fields that changed are kept, with its id. Luck is left out: no view is drawn from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Data = dict[str, Any]
PARTS = ("sides", "units", "figures", "things", "pieces")
SINGLE = ("setting", "turn")
MISSING: Any = object()


def delta(before: Data, after: Data) -> Data:
    """What is to be written over the data of a table (`Table.to_data`) to have that of a later one."""
    changes: Data = {key: _fields(before[key], after[key]) for key in SINGLE if after[key] != before[key]}
    for part in PARTS:
        old = {record["id"]: record for record in _records(before, part)}
        new = {record["id"]: record for record in _records(after, part)}
        changed = [
            {"id": id, **_fields(old[id], record)} if id in old else record
            for id, record in new.items()
            if old.get(id) != record
        ]
        if changed:
            changes[part] = changed
        if gone := [id for id in old if id not in new]:
            changes.setdefault("gone", {})[part] = gone
    return changes


def _fields(before: Data, after: Data) -> Data:
    """The fields that differ; every record has all its fields."""
    return {key: value for key, value in after.items() if before.get(key, MISSING) != value}


def applied(data: Data, changes: Data) -> Data:
    """The data of a table with changes written over it."""
    after = {**data, **{key: {**data[key], **changes[key]} for key in SINGLE if key in changes}}
    for part in PARTS:
        gone = frozenset(changes.get("gone", {}).get(part, ()))
        changed = changes.get(part, ())
        if changed or gone:
            records = {record["id"]: record for record in _records(data, part)}
            for record in changed:
                records[record["id"]] = {**records.get(record["id"], {}), **record}
            kept = [record for id, record in records.items() if id not in gone]
            if part == "pieces":
                after["ground"] = {**data["ground"], "pieces": kept}
            elif part == "things" and not kept:
                after.pop(part, None)
            else:
                after[part] = kept
    if not after.get("things", True):  # a table without things does not speak of them
        del after["things"]
    return after


def _records(data: Data, part: str) -> Iterable[Data]:
    """The records of a part; a table without things does not speak of them."""
    records: Iterable[Data] = data["ground"]["pieces"] if part == "pieces" else data.get(part, ())
    return records
