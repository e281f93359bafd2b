"""The tables of the database. Any change here needs a migration."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")

server_secrets = sa.Table("house", metadata, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created", BIG, nullable=False),
    # Their finished games may be given away as data, without names, if the others who played in them say so too.
    sa.Column("shares", sa.Boolean, nullable=False, server_default=sa.false()),
)
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", BIG, nullable=False),
    # A token is one device of its guest, who knows it by this id and by what its browser says it is.
    sa.Column("id", sa.Text, nullable=False, index=True, unique=True, server_default=""),
    sa.Column(
        "used", BIG, nullable=False, index=True, server_default="0"
    ),  # the start of the day on which it was last used
    sa.Column("browser", sa.Text, nullable=False, server_default=""),
    sa.Column("system", sa.Text, nullable=False, server_default=""),
)
codes = sa.Table(
    "codes",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # seat: sit down there; device: be the same guest elsewhere
    sa.Column("table_id", sa.Text),
    sa.Column("seat", sa.Integer),
    sa.Column("guest", sa.Text),
    sa.Column("expires", BIG, nullable=False),
    sa.Column("used", BIG),
)
tables = sa.Table(
    "tables",
    metadata,
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
members = sa.Table(
    "members",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    # No longer theirs, but kept so that its log can be found if they want to be forgotten: it may still mention them.
    sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("hash", sa.Text),
    sa.Column("snapshot", sa.LargeBinary),
    sa.Column("client", sa.Text),  # who sent it, under which id, and after a space a mark of its content
    sa.Column("at", BIG, nullable=False),
    sa.UniqueConstraint("table_id", "client"),
)
wishes = sa.Table(
    "wishes",  # what somebody wants to be asked about, and what they have laid ready: secret, and in no log
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
hints = sa.Table(
    "hints",  # who had the coach's help, where, and how much: in no log, since others must not learn it while they play
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("position", sa.Integer, primary_key=True),
    sa.Column("help", sa.Text, nullable=False),
)
records = sa.Table(
    "records",  # records of finished games, by the rules of their time
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("paper", sa.LargeBinary, nullable=False),
)
analyses = sa.Table(
    "analyses",  # of finished games: those that wait, those under way, and those that are done
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("mark", sa.Text, primary_key=True),  # of the game as played, and of all that decides what is found
    sa.Column("effort", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False, index=True),
    sa.Column("guest", sa.Text, nullable=False),  # who asked for it; empty once they are forgotten
    sa.Column("asked", BIG, nullable=False),
    sa.Column("process", sa.Text, nullable=False, server_default=""),  # which works on it
    sa.Column("beat", BIG, nullable=False, server_default="0"),  # when that process last said so
    sa.Column("pieces", sa.Integer, nullable=False, server_default="0"),
    sa.Column("left_out", sa.Integer, nullable=False, server_default="0"),
    sa.Column("paper", sa.LargeBinary),  # all of it, once it is done
    sa.Column("players", sa.LargeBinary),  # what each seat has made of the game, in short
)
findings = sa.Table(
    "findings",  # of analyses that are not done
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("mark", sa.Text, primary_key=True),
    sa.Column("position", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
packs = sa.Table(
    "packs",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("files", sa.LargeBinary, nullable=False),
    sa.Column("hash", sa.Text, nullable=False),
)
