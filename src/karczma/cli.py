"""The command line: `karczma play`, `serve`, `simulate`, `replay`, `score`, `cards` and the rest."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import karczma
from karczma.kernel.errors import Refused
from karczma.terminal.errors import UsageError, misused, sentence, spoken
from karczma.terminal.guests import Party
from karczma.terminal.papers import on_file
from karczma.terminal.room import Mistake, Room

BAD_INPUT = 2
PIPE_CLOSED = 141  # what a shell reports when nobody reads any more


class Commands(TyperGroup):
    """The door: whatever goes wrong inside becomes one sentence on standard error and an exit status."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        words = sys.argv[1:] if args is None else list(args)
        try:
            status = super().main(words, *more, **{**extra, "standalone_mode": False})
        except UsageError as error:
            room = Room(spoken(words))
            room.complain(misused(room, error))
            sys.exit(BAD_INPUT)
        except typer.Abort:  # no more input where some was asked for
            sys.exit(0)
        sys.exit(status if isinstance(status, int) else 0)

    def invoke(self, ctx: Any) -> Any:
        try:
            status = super().invoke(ctx)
            sys.stdout.flush()
            return status
        except BrokenPipeError:
            # Python would try to flush once more on exit, and complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(PIPE_CLOSED) from None
        except (Refused, Mistake) as error:
            room = ctx.obj or Room()
            room.complain(sentence(room, error))
            raise typer.Exit(BAD_INPUT) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise Mistake("no-such-command", name=args[0][:40], names=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    help="A tavern for board games: play at this terminal, serve tables, replay, score and simulate.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="pl|en", help="Language (default: from KARCZMA_LANG, LC_ALL or LANG).")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
PackFolder = Annotated[Path | None, typer.Option("--pack", metavar="DIR", help="A card pack of your own.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="The same seed deals the same game.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option for this table; may be repeated.")
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Work on this Ray cluster (HOST:PORT, or auto), not in processes."),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(karczma.games())}.")]


def _room(ctx: typer.Context, lang: str | None) -> Room:
    """The room of this command, kept where the error handler finds it."""
    root = ctx.find_root()
    if lang is not None or root.obj is None:
        root.obj = Room(lang)
    room = root.obj
    assert isinstance(room, Room)
    return room


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    room = _room(ctx, lang)
    if version:
        room.show(f"karczma {karczma.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        room.show(ctx.get_help())


@app.command()
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="You are asked if you leave it out.")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="How many seats.")] = None,
    people: Annotated[
        str | None, typer.Option("--people", metavar="NAMES", help='Who plays here, e.g. "Ania,Bruno"; "" for nobody.')
    ] = None,
    bots: Annotated[int | None, typer.Option("--bots", metavar="N", min=0, help="How many bots play.")] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            metavar="LEVELS",
            help="novice, regular, veteran, master; one per bot, or one for all (default: regular).",
        ),
    ] = None,
    bot_kind: Annotated[
        str | None, typer.Option("--bot-kind", metavar="KINDS", help="The same by kind, for tests: greedy, random, ...")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=BOT",
            help="A bot of your own at the table: policy.onnx, module:Class or a command; may be repeated.",
        ),
    ] = None,
    pace: Annotated[
        str,
        typer.Option("--pace", metavar="PACE", help="How fast bots play: instant, natural, or slow enough to follow."),
    ] = "instant",
    option: Options = None,
    pack: PackFolder = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last game played.")] = False,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="Whether the coach may be asked.")] = True,
    ask_always: Annotated[
        bool, typer.Option("--ask-always", help="Be asked to react out of turn even if you have nothing for it.")
    ] = False,
    lang: Lang = None,
) -> int:
    """Play at this terminal: you against a bot, or people taking turns at the keyboard, with or without bots."""
    from karczma.terminal.play import Wish, play  # noqa: PLC0415  each command imports only what it needs

    party = Party(players, people, bots, level, bot_kind, tuple(bot or ()))
    return play(_room(ctx, lang), Wish(game, party, option or [], pack, seed, load, resume, ask_always, pace, hints))


@app.command()
def simulate(
    ctx: typer.Context,
    game: GameName,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="How many seats (default: one per bot).")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", metavar="KINDS", help='E.g. "greedy,random"; a single kind takes every seat.')
    ] = "greedy",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="Processes; 0: one per core.")] = 0,
    ray: Ray = None,
    option: Options = None,
    pack: PackFolder = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Write every game there as tables (Parquet).")
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions/--no-decisions", help="Whether the tables have a row for every decision.")
    ] = True,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Let bots play many games and report the results."""
    from karczma.terminal.simulate import Order, show_simulation  # noqa: PLC0415

    order = Order(game, players, games, bots, seed, jobs, ray, option or [], pack, out, decisions)
    return show_simulation(_room(ctx, lang), order, as_json)


@app.command()
def tournament(
    ctx: typer.Context,
    game: GameName,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="BOT",
            help='novice, regular, veteran, master, a kind, module:Class, policy.onnx, or "a command"; two or more.',
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="How many seats; the last bot fills up.")
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games, at least.")] = 400,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="Processes; 0: one per core.")] = 0,
    ray: Ray = None,
    patience: Annotated[
        float, typer.Option("--patience", metavar="SECONDS", help="How long a bot may think about one question.")
    ] = 10.0,
    option: Options = None,
    pack: PackFolder = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep every game there, go on from there, draw a plot.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Let bots play each other, deals and seats mirrored, and print a ladder with ratings and intervals."""
    from karczma.terminal.tournament import Order, show_tournament  # noqa: PLC0415

    order = Order(game, players, games, bot or [], seed, jobs, ray, patience, option or [], pack, out)
    return show_tournament(_room(ctx, lang), order, as_json)


@app.command()
def report(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What `simulate --out` or `tournament --out` wrote.")],
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Where the page goes (default: DIR/report.html).")
    ] = None,
    pack: PackFolder = None,
    lang: Lang = None,
) -> int:
    """Make one page of HTML, with plots, about many games: scores, seats, cards, luck; in both languages."""
    from karczma.terminal.report import show_report  # noqa: PLC0415

    return show_report(_room(ctx, lang), folder, html, pack)


@app.command()
def train(
    ctx: typer.Context,
    game: GameName,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=1, help="How many rounds in all; more of them later go on.")
    ] = 20,
    games: Annotated[int, typer.Option("--games", metavar="N", min=4, help="How many games in a round.")] = 1000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=2**63 - 1, help="The same seed gives the same weights.")
    ] = 1,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="Processes; 0: one per core.")] = 0,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Where it is kept and goes on from (default: training/GAME)."),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Train a judgement by games against itself; Ctrl-C stops it, the same command goes on."""
    from karczma.terminal.train import Wish, show_training  # noqa: PLC0415

    return show_training(_room(ctx, lang), Wish(game, rounds, games, seed, jobs, ray, out), as_json)


@app.command()
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a saved game.")],
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat", metavar="SEAT", help="As this seat saw it: 0, 1, ... or A, B, ...; default: a spectator."
        ),
    ] = None,
    pack: PackFolder = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Step through a game: Enter forward, b back, a number to jump there, g to the start, G to the end, q to quit."""
    from karczma.terminal.replay import replay  # noqa: PLC0415

    return replay(_room(ctx, lang), file, seat, pack, as_json)


@app.command()
def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game, or a saved game.")],
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="Only this seat's choices: 0, 1, ... or A, B, ...")
    ] = None,
    effort: Annotated[
        str, typer.Option("--effort", metavar="EFFORT", help="quick, or deep, which takes several times as long.")
    ] = "quick",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="Processes; 0: one per core.")] = 0,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write it as one page of HTML, too.")
    ] = None,
    pack: PackFolder = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Say what each choice of a finished game was worth, who played how well, and what was luck; Ctrl-C stops it, the
    same command goes on."""
    from karczma.terminal.analyse import Wish, show_analysis  # noqa: PLC0415

    return show_analysis(_room(ctx, lang), Wish(file, seat, effort, jobs, pack, html), as_json)


@app.command()
def score(
    ctx: typer.Context,
    sheet: Annotated[Path | None, typer.Argument(metavar="[SHEET]", help="One sheet; - is standard input.")] = None,
    jsonl: Annotated[
        Path | None, typer.Option("--jsonl", metavar="FILE", help="Many sheets, one per line; - is standard input.")
    ] = None,
    pack: PackFolder = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Score the end of a printed game: who won, and why."""
    from karczma.terminal.score import score  # noqa: PLC0415

    return score(_room(ctx, lang), sheet, jsonl, pack, as_json)


@app.command()
def cards(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME|check", help="A game to show; or `check` and a folder.")],
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help="The pack to check.")] = None,
    pack: PackFolder = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Show the cards of a game, every value with its source; `cards check DIR` finds every mistake in a card pack."""
    from karczma.terminal.cards import run  # noqa: PLC0415

    return run(_room(ctx, lang), game, folder, pack, as_json)


@app.command()
def verify(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record or a saved game.")],
    fingerprint: Annotated[
        str | None, typer.Option("--fingerprint", metavar="SHA256", help="The fingerprint shown when the game began.")
    ] = None,
    pack: PackFolder = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Check a record: every choice, every hash, and that the dice were the ones promised."""
    from karczma.terminal.verify import verify  # noqa: PLC0415

    return verify(_room(ctx, lang), file, fingerprint, pack, as_json)


Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://... (KARCZMA_DATABASE_URL)."),
]


@app.command()
def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on (KARCZMA_HOST).")] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="Port (KARCZMA_PORT).")] = None,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="The address people use (KARCZMA_PUBLIC_URL).")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=64, help="Processes for bots (KARCZMA_WORKERS).")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", metavar="LEVEL", help="debug, info, warning or error.")
    ] = None,
    keep_finished: Annotated[
        int | None,
        typer.Option(
            "--keep-finished", metavar="DAYS", min=0, help="Delete finished tables after this many; 0: never."
        ),
    ] = None,
    keep_abandoned: Annotated[
        int | None,
        typer.Option(
            "--keep-abandoned", metavar="DAYS", min=0, help="Delete untouched tables after this many; 0: never."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=BOT",
            help="A bot of your own to sit beside the golems: policy.onnx, module:Class or a command (KARCZMA_BOTS).",
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser, if there is one.")
    ] = False,
    party: Annotated[
        bool, typer.Option("--party", help="Let your network in: shows the address and a QR code for phones.")
    ] = False,
    lang: Lang = None,
) -> int:
    """Serve tables to people over the network. The secret can only be set with KARCZMA_SECRET."""
    gc.disable()  # imports leave no garbage, and looking for it would take a sixth of the time
    from karczma.server.config import with_flags, with_network  # noqa: PLC0415
    from karczma.server.network import addresses  # noqa: PLC0415
    from karczma.server.run import open_browser, serve  # noqa: PLC0415
    from karczma.terminal.party import invite  # noqa: PLC0415

    gc.enable()
    room = _room(ctx, lang)
    config = with_flags(host, port, database, public_url, workers, log_level, keep_finished, keep_abandoned, bot)
    found = addresses() if party else []
    if party:
        config = with_network(config, found)

    def opened() -> None:
        if sys.stdout.isatty():  # a program that starts us reads the log instead
            room.tell_whole("serving", url=config.address)
        if party:
            invite(room, config.invites, found)
        if browser:
            open_browser(config.address)

    serve(config, opened)
    return 0


@app.command()
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup goes.")],
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Write the whole database to one file; the server may keep running."""
    from karczma.server.backup import dump  # noqa: PLC0415
    from karczma.server.run import opened  # noqa: PLC0415

    room = _room(ctx, lang)
    with opened(database, must_exist=True) as engine, on_file(file):
        rows = dump(engine, file)
    room.tell_whole("backed-up", file=str(file), rows=rows)
    return 0


@app.command()
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Read a backup into an empty database, SQLite or PostgreSQL."""
    from karczma.server.backup import restore as read  # noqa: PLC0415
    from karczma.server.run import opened  # noqa: PLC0415

    room = _room(ctx, lang)
    with opened(database) as engine, on_file(file):
        rows = read(engine, file)
    room.tell_whole("restored", file=str(file), rows=rows)
    return 0


@app.command()
def tidy(
    ctx: typer.Context,
    finished: Annotated[
        int | None,
        typer.Option(
            "--finished", metavar="DAYS", min=0, help="Keep finished tables this long (KARCZMA_KEEP_FINISHED)."
        ),
    ] = None,
    abandoned: Annotated[
        int | None,
        typer.Option(
            "--abandoned", metavar="DAYS", min=0, help="Keep untouched tables this long (KARCZMA_KEEP_ABANDONED)."
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Delete old tables, expired devices, and guests nobody can be any more; the server may keep running."""
    from dataclasses import asdict  # noqa: PLC0415

    from karczma.server.config import with_flags  # noqa: PLC0415
    from karczma.server.migrations import check_newest  # noqa: PLC0415
    from karczma.server.retention import Keep, look, tidy_now  # noqa: PLC0415
    from karczma.server.run import opened  # noqa: PLC0415

    room = _room(ctx, lang)
    config = with_flags(database=database, keep_finished=finished, keep_abandoned=abandoned)
    keep = Keep(config.keep_finished, config.keep_abandoned)
    with opened(database, must_exist=True) as engine:
        check_newest(engine)
        done = look(engine, keep) if dry_run else tidy_now(engine, keep)
    room.tell_whole("to-tidy" if dry_run else "tidied", **asdict(done))
    return 0


@app.command()
def records(
    ctx: typer.Context,
    deed: Annotated[str, typer.Argument(metavar="export", help="Write games as tables (Parquet), without names.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder for each game goes there, made anew.")],
    database: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Export the finished games of this server whose players all agree to it; the server may keep running."""
    from karczma.games import GAMES  # noqa: PLC0415
    from karczma.server.migrations import check_newest  # noqa: PLC0415
    from karczma.server.run import opened  # noqa: PLC0415
    from karczma.server.store import take_time  # noqa: PLC0415
    from karczma.terminal.laboratory import need  # noqa: PLC0415

    room = _room(ctx, lang)
    if deed != "export":
        raise Mistake("no-such-records-deed", name=deed[:40])
    need("numpy", "polars")
    from karczma.lab.recorded import write  # noqa: PLC0415  these two need the laboratory
    from karczma.server.sharing import shared  # noqa: PLC0415

    with opened(database, must_exist=True) as engine, on_file(folder):
        check_newest(engine)
        with engine.connect() as connection:
            take_time(connection)
            games = {name: write(face, shared(connection, face), folder / name) for name, face in GAMES.items()}
    if as_json:
        room.write_json({"games": games})
    else:
        room.tell_whole("records-exported", games=sum(games.values()), folder=str(folder))
    return 0


@app.command()
def moderate(
    ctx: typer.Context,
    deed: Annotated[str, typer.Argument(metavar="hide|unname", help="Take a table off the list, or take away a name.")],
    whom: Annotated[str, typer.Argument(metavar="TABLE|NAME", help="The id of a table; the name or id of a guest.")],
    url: Annotated[str | None, typer.Option("--url", help="Where the server is, if not where KARCZMA_* say.")] = None,
    lang: Lang = None,
) -> int:
    """Ask the running server to remove what others should not have to read; uses KARCZMA_SECRET if it is set."""
    from karczma.server.config import with_flags  # noqa: PLC0415
    from karczma.terminal.moderate import moderate  # noqa: PLC0415

    config = with_flags()
    return moderate(_room(ctx, lang), deed, whom, url or config.address, config.secret)


@app.command()
def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Default: all of them.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, max=3600, help="How long each measure runs.")
    ] = 1.0,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Measure how fast the games run here."""
    from karczma.terminal.bench import bench  # noqa: PLC0415

    return bench(_room(ctx, lang), game, seconds, as_json)


@app.command()
def doctor(ctx: typer.Context, as_json: Json = False, lang: Lang = None) -> int:
    """Check whether this machine has everything Karczma needs."""
    from karczma.terminal.doctor import doctor  # noqa: PLC0415

    return doctor(_room(ctx, lang), as_json)


def main() -> None:
    app()


if __name__ == "__main__":
    main()
