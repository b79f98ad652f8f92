"""Schema: the SQL tables, for statements. The migrations create them.

Only integers, floats, booleans and text, so that both databases hold the same.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# Both databases order keys by their bytes, which is the order in which several are locked.
KEY = Text().with_variant(Text(collation="C"), "postgresql")

guests = Table(
    "guests",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", KEY, primary_key=True),
    Column("guest", KEY, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", KEY, ForeignKey("secrets.hash", ondelete="CASCADE"), primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", KEY, primary_key=True),
    Column("guest", KEY, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("due_at", Double),
    Column("claimed_until", Double),
    Column("claimed_by", Text),
    Column("opened_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("summary", Text, nullable=False),
    Column("head", Text),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_shown", "public", "status", "touched_at"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", KEY, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("guest", KEY),
    Column("command", Text),
    Column("body", Text, nullable=False),
    Column("previous_head", Text),
    UniqueConstraint("table_id", "guest", "command", name="uq_log_command"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", KEY, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", KEY, index=True),
    Column("name", Text, nullable=False),
)

hidden = Table(
    "hidden",
    metadata,
    Column("guest", KEY, primary_key=True),
    Column("table_id", KEY, primary_key=True, index=True),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", KEY, primary_key=True),
    Column("guest", KEY, primary_key=True),
    Column("process", KEY, primary_key=True),
    Column("seen_at", Double, nullable=False),
)

solo = Table(
    "solo",
    metadata,
    Column("table_id", KEY, primary_key=True),
    Column("guest", KEY, index=True),
    Column("rules", Text, nullable=False),
    Column("well", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Double, nullable=False),
)
Index("ix_solo_best", solo.c.rules, solo.c.well, solo.c.points.desc())

uploads = Table(
    "uploads",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("guest", KEY, nullable=False, index=True),
    Column("at", Double, nullable=False),
    Column("document", Text, nullable=False),
)

upload_sizes = Table(
    "upload_sizes",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("guest", KEY, nullable=False),
    Column("at", Double, nullable=False),
    Column("size", Integer, nullable=False),
    Column("holder", Text),
)
Index("ix_upload_sizes", upload_sizes.c.guest, upload_sizes.c.at, upload_sizes.c.size)
Index(
    "ix_upload_sizes_holder",
    upload_sizes.c.holder,
    upload_sizes.c.guest,
    upload_sizes.c.id,
    upload_sizes.c.size,
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("subject", Text, nullable=False),
    Column("budget", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("result", Text),
    Column("error", Text),
    Column("at", Double, nullable=False),
    Column("claimed_until", Double),
    Column("claimed_by", Text),
    UniqueConstraint("subject", "budget", name="uq_analyses_subject"),
)

analysis_queue = Table(
    "analysis_queue",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("asker", Text, nullable=False),
    Column("work", Integer, nullable=False),
)

habits = Table(
    "habits",
    metadata,
    Column("free_draw", Boolean, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("turns", Integer, nullable=False),
    Column("drew", Integer, nullable=False),
    Column("placements", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("chances", Integer, nullable=False),
    Column("overlooked", Integer, nullable=False),
)

counted = Table("counted", metadata, Column("table_id", KEY, primary_key=True))

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", KEY, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
)

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("guest", KEY, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("guest", KEY, primary_key=True),
    Column("puzzle", KEY, primary_key=True),
    Column("solved", Boolean, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
