"""The hash chain over the log of each table.

Rows that are there keep no head: their links follow from the rows, and the next row has the head of
the chain over all of them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("previous_head", sa.Text(), nullable=True))
