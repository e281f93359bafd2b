"""Compiles the kernel and the games with mypyc, as one unit, while the wheel is built.

Without a C compiler, or with KARCZMA_COMPILE=0, the same code is installed as it is and runs interpreted.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("kernel", "games")
NEVER = "native.py"  # it says what to do when nothing is compiled
DONE = "done"


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("KARCZMA_COMPILE") == "0":
            return
        if not compiler():
            self.app.display_warning("karczma: no C compiler found, so the games run interpreted")
            return
        built = compiled(Path(self.root))
        for library in (built / "lib").rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(built / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled(root: Path) -> Path:
    """Where the compiled libraries of these sources lie; they are made only once, though pip asks twice."""
    source = root / "src"
    built = root / "build" / f"compiled-{sources_hash(source)}"
    if not (built / DONE).exists():
        shutil.rmtree(built, ignore_errors=True)
        build(source, built)
        (built / DONE).touch()
    return built


def sources(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder."""
    found = [path for part in COMPILED for path in sorted((source / "karczma" / part).rglob("*.py"))]
    return [path.relative_to(source) for path in found if path.name != NEVER]


def sources_hash(source: Path) -> str:
    digest = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {Path(__file__).read_text()}".encode())
    for path in sources(source):
        digest.update(f"{path}\n".encode())
        digest.update((source / path).read_bytes())
    return digest.hexdigest()[:16]


def compiler() -> bool:
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name) is not None


def build(source: Path, target: Path) -> None:
    """One shared library with all of it, and a small one a module that points there."""
    from mypyc.build import mypycify  # noqa: PLC0415  needed only where there is a compiler
    from setuptools import Distribution  # noqa: PLC0415

    before = Path.cwd()
    os.chdir(source)
    try:
        modules = [str(path) for path in sources(source)]
        extensions = mypycify(
            ["--follow-imports=silent", "--ignore-missing-imports", *modules],
            opt_level="3",
            debug_level="0",
            group_name="karczma",
            target_dir=str(target / "c"),
        )
        for extension in extensions:
            # To look for warnings in 60 MB of made C takes a minute or two, also if they are not shown
            extension.extra_compile_args += ["-w", "-Wno-all", "-Wno-sign-compare"]
        distribution = Distribution({"name": "karczma", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(target / "lib")
        command.build_temp = str(target / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


if __name__ == "__main__" and compiler() and os.environ.get("KARCZMA_COMPILE") != "0":
    compiled(Path(__file__).resolve().parent)
