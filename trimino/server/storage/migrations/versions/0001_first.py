"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", KEY, nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("budget", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("claimed_until", sa.Double(), nullable=True),
        sa.Column("claimed_by", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("subject", "budget", name="uq_analyses_subject"),
    )
    op.create_index(op.f("ix_analyses_status"), "analyses", ["status"], unique=False)
    op.create_table(
        "guests",
        sa.Column("id", KEY, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("guest", KEY, nullable=True),
        sa.Column("command", sa.Text(), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sa.UniqueConstraint("table_id", "guest", "command", name="uq_log_command"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("guest", KEY, nullable=False),
        sa.Column("process", KEY, nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", "process"),
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", KEY, nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index(op.f("ix_seatings_guest"), "seatings", ["guest"], unique=False)
    op.create_table(
        "solo",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("guest", KEY, nullable=True),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("well", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index(
        "ix_solo_best", "solo", ["rules", "well", sa.literal_column("points DESC")], unique=False
    )
    op.create_index(op.f("ix_solo_guest"), "solo", ["guest"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", KEY, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("due_at", sa.Double(), nullable=True),
        sa.Column("claimed_until", sa.Double(), nullable=True),
        sa.Column("claimed_by", sa.Text(), nullable=True),
        sa.Column("opened_at", sa.Double(), nullable=False),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tables_due_at", "tables", ["due_at"], unique=False)
    op.create_index("ix_tables_shown", "tables", ["public", "status", "touched_at"], unique=False)
    op.create_table(
        "uploads",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guest", KEY, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_uploads_guest"), "uploads", ["guest"], unique=False)
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "links",
        sa.Column("hash", KEY, nullable=False),
        sa.Column("guest", KEY, nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_links_guest"), "links", ["guest"], unique=False)
    op.create_table(
        "secrets",
        sa.Column("hash", KEY, nullable=False),
        sa.Column("guest", KEY, nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_secrets_guest"), "secrets", ["guest"], unique=False)
