"""Games that guests removed from their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "hidden",
        sa.Column("guest", KEY, nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id"),
    )
    op.create_index(op.f("ix_hidden_table_id"), "hidden", ["table_id"], unique=False)
