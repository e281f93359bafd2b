"""Analyses of finished games, and what has been found so far for those under way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("effort", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False, index=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("asked", BIG, nullable=False),
        sa.Column("process", sa.Text, nullable=False, server_default=""),
        sa.Column("beat", BIG, nullable=False, server_default="0"),
        sa.Column("pieces", sa.Integer, nullable=False, server_default="0"),
        sa.Column("left_out", sa.Integer, nullable=False, server_default="0"),
        sa.Column("paper", sa.LargeBinary),
        sa.Column("players", sa.LargeBinary),
    )
    op.create_table(
        "findings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
