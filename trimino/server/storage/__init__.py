"""Storage: an append-only log for each table, and everything else that outlives a process.

store.py          `Store`, which puts the parts below together
tables.py         reads logs, heads, seats and lists of tables
log_writer.py     appends to logs, many rows in one commit
append_statement.py  the statement that appends, each row only onto its predecessor
table_leases.py   which process works on a table where something is due
uptime.py         where the clock of tables stands
presence.py       which guests are connected to which tables
guests.py         guests, hashes of their secrets, links to other devices
uploads.py        records that guests uploaded
analyses.py       analysis jobs and their results
habits.py         sums of how people lay
puzzle_ratings.py how hard puzzles turned out to be
purge.py          removes what is no longer needed
rows.py           rows as plain tuples
schema.py         the SQL tables
migrate.py        brings an older database up to date
bulk_insert.py    many rows in one prepared statement
database.py       the interface to a database, and its errors
sqlite.py         SQLite
postgresql.py     PostgreSQL
bus.py            notifications between processes, over PostgreSQL
database_url.py   which database a URL names
file_lock.py      one server for each SQLite file
backup.py         export and import
backup_format.py  the lines of an export
errors.py         why storage refuses
"""

from trimino.server.storage.errors import StoreError, StoreReason, StoreUnavailable
from trimino.server.storage.store import Store

__all__ = ["Store", "StoreError", "StoreReason", "StoreUnavailable"]
