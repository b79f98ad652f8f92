"""Sizes of uploaded records, for quotas."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "upload_sizes",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guest", KEY, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_upload_sizes", "upload_sizes", ["guest", "at", "size"], unique=False)
    op.execute(
        "INSERT INTO upload_sizes (id, guest, at, size) "
        "SELECT id, guest, at, length(document) FROM uploads"
    )
