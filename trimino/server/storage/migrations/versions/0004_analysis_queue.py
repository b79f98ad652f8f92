"""Who waits for an analysis, and how much work it is; rows go when it is done."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "analysis_queue",
        sa.Column("id", Key, nullable=False),
        sa.Column("asker", sa.Text(), nullable=False),
        sa.Column("work", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
