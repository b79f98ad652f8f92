"""The devices of guests: what each is, and when it was used."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("hash", KEY, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["hash"], ["secrets.hash"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
