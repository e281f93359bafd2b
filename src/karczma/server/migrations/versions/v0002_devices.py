"""Devices that can be told apart and signed out, and the tables where somebody once was."""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")
DAY = 86_400_000
ID = 24  # letters in a guest's id, with which the id of each of their messages begins


def upgrade() -> None:
    op.add_column("tokens", sa.Column("id", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("used", BIG, nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("browser", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("system", sa.Text, nullable=False, server_default=""))
    _name_devices()
    op.create_index("ix_tokens_id", "tokens", ["id"], unique=True)
    op.create_index("ix_tokens_used", "tokens", ["used"])
    op.add_column("members", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    _find_those_who_left()


def _name_devices() -> None:
    """Nobody knows when a token was last used: all of them count as used today, and nobody has to sign in again."""
    tokens = sa.table("tokens", *map(sa.column, ("hash", "id", "used")))
    connection = op.get_bind()
    today = time.time_ns() // 1_000_000 // DAY * DAY
    for hash in list(connection.execute(sa.select(tokens.c.hash)).scalars()):
        new = sa.update(tokens).where(tokens.c.hash == hash).values(id=secrets.token_hex(8), used=today)
        connection.execute(new)


def _find_those_who_left() -> None:
    """Whoever said something at a table and is no longer at it."""
    guests = sa.table("guests", sa.column("id"))
    entries = sa.table("entries", sa.column("table_id"), sa.column("client"))
    members = sa.table("members", sa.column("guest"), sa.column("table_id"), sa.column("gone", sa.Boolean))
    sender = sa.func.substr(entries.c.client, 1, ID)
    known = sa.exists().where(members.c.guest == guests.c.id, members.c.table_id == entries.c.table_id)
    left = (
        sa.select(guests.c.id, entries.c.table_id, sa.true())
        .join_from(entries, guests, guests.c.id == sender)
        .where(sa.not_(known))
        .distinct()
    )
    op.get_bind().execute(sa.insert(members).from_select(["guest", "table_id", "gone"], left))
