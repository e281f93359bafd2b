"""Guests, tables and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table("house", sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", BIG, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("created", BIG, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("guest", sa.Text),
        sa.Column("expires", BIG, nullable=False),
        sa.Column("used", BIG),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("meta", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("deadline", BIG, index=True),
        sa.Column("updated", BIG, nullable=False, index=True),
    )
    op.create_table(
        "members",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.Text),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("client", sa.Text),
        sa.Column("at", BIG, nullable=False),
        sa.UniqueConstraint("table_id", "client"),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("paper", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("files", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
    )
