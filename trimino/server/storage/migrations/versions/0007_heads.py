"""The head of the hash chain of each table, onto which the next row is written.

Tables that are there learn it with their next row; until then their version alone is compared.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("head", sa.Text(), nullable=True))
