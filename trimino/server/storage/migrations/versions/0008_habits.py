"""Habits of people as sums without names, and the tables that were counted."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "habits",
        sa.Column("free_draw", sa.Boolean(), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("drew", sa.Integer(), nullable=False),
        sa.Column("placements", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("chances", sa.Integer(), nullable=False),
        sa.Column("overlooked", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("free_draw", "players"),
    )
    op.create_table(
        "counted",
        sa.Column("table_id", KEY, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
