"""Whether a guest lets their finished games be given away as data; nobody does until they say so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("guests", sa.Column("shares", sa.Boolean, nullable=False, server_default=sa.false()))
