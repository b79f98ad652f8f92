"""The address that a record came from, for quotas; records that are there count for their guest."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("upload_sizes", sa.Column("holder", sa.Text(), nullable=True))
    op.execute("UPDATE upload_sizes SET holder = guest")
    columns = ["holder", "guest", "id", "size"]
    op.create_index("ix_upload_sizes_holder", "upload_sizes", columns, unique=False)
