"""Ratings of puzzles and of those who try them, and who has tried which."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    for table, key in (("puzzle_ratings", "puzzle"), ("puzzle_solvers", "guest")):
        op.create_table(
            table,
            sa.Column(key, KEY, nullable=False),
            sa.Column("rating", sa.Double(), nullable=False),
            sa.Column("deviation", sa.Double(), nullable=False),
            sa.Column("volatility", sa.Double(), nullable=False),
            sa.PrimaryKeyConstraint(key),
        )
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", KEY, nullable=False),
        sa.Column("puzzle", KEY, nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "puzzle"),
    )
