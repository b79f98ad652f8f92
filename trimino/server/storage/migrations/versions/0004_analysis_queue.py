"""The queue of analyses: the guest who waits and the size of the work; rows go when it is done."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "analysis_queue",
        sa.Column("id", KEY, nullable=False),
        sa.Column("asker", sa.Text(), nullable=False),
        sa.Column("work", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
