"""Compiles the engine with mypyc, module by module on all cores, and again only where something changed.

    python tools/compile.py [--into PACKAGE]

What is built lies in `build/engine`. With --into it is put into an installed package (`.../site-packages/karczma`)
under `compiled/`, where `karczma.engine` finds it; how that went is written there too, for `karczma doctor`.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import fcntl
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "engine"
# What runs once in a while at the edge of a game, or cannot be compiled: it stays as it is.
LEFT_OUT = ("karczma/kernel/native.py", "karczma/kernel/packs.py", "karczma/kernel/sheet.py")
LEVEL = os.environ.get("KARCZMA_LEVEL", "2")  # of optimisation: 3 takes longer and gains nothing we could measure
KEPT = 2  # engines in a package: whoever runs on the one before can still read its texts


class Failed(Exception):
    """Why the engine could not be compiled, in one sentence."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, metavar="PACKAGE", help="the folder of an installed karczma")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once")
    order = parser.parse_args()
    try:
        with alone(), told(order.into):
            built = build(order.jobs)
            if order.into is not None:
                install(built, order.into)
    except Failed as failed:
        print(f"The engine is not compiled: {failed} Everything works without, only bots are slower.", file=sys.stderr)
        return 1
    return 0


def engine() -> ModuleType:
    """`karczma.engine` alone: to import all of karczma here would load what is about to be compiled."""
    import importlib.util  # noqa: PLC0415

    spec = importlib.util.spec_from_file_location("engine", SOURCE / "karczma" / "engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiler() -> str | None:
    """The C compiler, if this machine has one."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name)


def build(jobs: int) -> Path:
    """The folder with the compiled engine of the sources as they are now."""
    home = SOURCE / "karczma"
    name: str = engine().name(home)
    done = BUILD / "done" / name
    if done.is_dir():
        return done
    if compiler() is None:
        raise Failed("there is no C compiler (Debian and Ubuntu: apt install gcc; macOS: xcode-select --install).")
    libraries = _compile(jobs)
    if engine().name(home) != name:
        raise Failed("the sources were changed meanwhile; run it again.")
    part = BUILD / "done" / f"{name}.part"
    shutil.rmtree(BUILD / "done", ignore_errors=True)
    for path in engine().files(home):
        (part / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(home / path, part / path)
    for library in libraries:
        shutil.copy2(BUILD / "lib" / library, part / library.relative_to("karczma"))
    part.rename(done)
    return done


def _compile(jobs: int) -> list[Path]:
    """Generate C, compile and link what changed; the libraries, relative to where packages lie."""
    from mypyc.build import mypycify  # noqa: PLC0415  needed only where there is a compiler

    modules = [str(Path("karczma") / path) for path in engine().files(SOURCE / "karczma") if path.suffix == ".py"]
    modules = [module for module in modules if not module.startswith(LEFT_OUT) and not module.endswith("__init__.py")]
    flags = ["--follow-imports=silent", "--ignore-missing-imports", "--cache-dir", str(BUILD / "cache")]
    with contextlib.chdir(SOURCE):
        extensions = mypycify(
            [*flags, *modules],
            opt_level=LEVEL,
            debug_level="0",
            separate=True,
            include_runtime_files=False,
            target_dir=str(BUILD / "c"),
        )
    with ThreadPoolExecutor(jobs) as pool:
        sources: dict[Path, list[str]] = {}
        for extension in extensions:
            for source in map(Path, extension.sources):  # what several have in common is mypyc's own, and never changes
                sources[source] = [] if source in sources else extension.depends
        flags = [*extensions[0].extra_compile_args, *[f"-I{folder}" for folder in extensions[0].include_dirs]]
        list(pool.map(_object, sources, sources.values(), repeat(flags)))
        return list(pool.map(_library, extensions))


def _object(source: Path, headers: list[str], flags: list[str]) -> None:
    """Compile one file of C."""
    own = [*_words("CFLAGS"), *_words("CCSHARED"), f"-I{sysconfig.get_path('include')}"]
    # -w: nobody reads warnings about generated C
    command: list[str | Path] = [*_command("CC"), *own, *flags, "-w", "-c", source]
    _make(_object_of(source), [source, *map(Path, headers)], command)


def _object_of(source: Path) -> Path:
    return BUILD / "temp" / source.relative_to(BUILD).with_suffix(".o")


def _library(extension: Any) -> Path:
    """Link one library."""
    library = Path(extension.name.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX")))
    objects = [_object_of(Path(source)) for source in extension.sources]
    _make(BUILD / "lib" / library, objects, [*_command("LDSHARED"), *objects])
    return library


def _make(made: Path, parts: list[Path], command: list[str | Path]) -> None:
    """Run this command, unless what it makes is newer than all its parts."""
    newest = max(part.stat().st_mtime_ns for part in parts)
    if made.exists() and made.stat().st_mtime_ns > newest:
        return
    made.parent.mkdir(parents=True, exist_ok=True)
    _run([*command, "-o", made])
    os.utime(made, ns=(newest + 1, newest + 1))  # mypyc dates what it writes a little ahead of the clock


def _command(name: str) -> list[str]:
    """A command of this Python's own build; CC names another compiler."""
    words = _words(name)
    return [*os.environ["CC"].split(), *words[1:]] if os.environ.get("CC") else words


def _words(name: str) -> list[str]:
    return shlex.split(sysconfig.get_config_var(name) or "")


def _run(command: list[str | Path]) -> None:
    try:
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    except OSError as error:
        raise Failed(f"the C compiler cannot be run ({error}).") from None
    if done.returncode:
        sys.stderr.write(done.stderr)
        said = [line for line in done.stderr.splitlines() if "error" in line.lower() or "space" in line.lower()]
        if any("No space left" in line for line in said):
            raise Failed("the disk is full.")
        why = f"said: {said[0][:300]}" if said else f"({Path(command[0]).name}) failed without saying why"
        raise Failed(f"the C compiler {why}.")


def install(built: Path, package: Path) -> None:
    """Put the compiled engine into an installed package, whole or not at all."""
    shelf = package / "compiled"
    if not (shelf / built.name).is_dir():
        part = shelf / f"{built.name}.part"
        shutil.rmtree(part, ignore_errors=True)
        shutil.copytree(built, part)
        part.rename(shelf / built.name)
    (shelf / built.name).touch()
    engines = sorted((one for one in shelf.iterdir() if one.is_dir()), key=lambda one: one.stat().st_mtime)
    for old in engines[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Two that compile at once in one folder would spoil each other's work: the second waits, and finds it done."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def told(package: Path | None) -> Iterator[None]:
    """Note how it goes where `karczma doctor` looks, and make one sentence of whatever goes wrong."""
    note(package, state="compiling", pid=os.getpid())
    try:
        yield
    except BaseException as error:
        why = sentence(error)
        note(package, state="interrupted" if isinstance(error, KeyboardInterrupt) else "failed", why=why)
        if isinstance(error, KeyboardInterrupt):
            raise
        raise Failed(why) from error
    note(package, state="done")


def note(package: Path | None, **said: Any) -> None:
    if package is None:
        return
    with contextlib.suppress(OSError):  # on a full disk not even this can be said
        (package / "compiled").mkdir(exist_ok=True)
        (package / "compiled" / "status.json").write_text(json.dumps({"at": time.time(), **said}), encoding="utf-8")


def sentence(error: BaseException) -> str:
    if isinstance(error, Failed):
        return str(error)
    full = isinstance(error, OSError) and error.errno == errno.ENOSPC
    if full or min(shutil.disk_usage(folder).free for folder in (ROOT, BUILD)) < 5_000_000:
        return "the disk is full."
    if isinstance(error, SystemExit):  # mypyc has printed what it does not understand
        return "mypyc does not understand the sources; what it said is above."
    if isinstance(error, ImportError):
        return f"{error.name} is not installed."
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no reason given'}."


if __name__ == "__main__":
    sys.exit(main())
