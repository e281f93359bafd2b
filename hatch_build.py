"""Puts the compiled engine into a wheel (tools/compile.py builds it), and says when a package has no page.

Without a C compiler, or with KARCZMA_COMPILE=0, the wheel is a pure one: the same code, and it runs anywhere.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src" / "karczma" / "web" / "index.html").is_file():
            self.app.display_warning(
                "karczma: the page is not built, so this package is without one (make wheel builds it)"
            )
        if self.target_name != "wheel" or os.environ.get("KARCZMA_COMPILE") == "0":
            return
        compiled = subprocess.run([sys.executable, str(root / "tools" / "compile.py")], check=False)
        if compiled.returncode:
            self.app.display_warning("karczma: the engine is not compiled (see above), so this wheel is a pure one")
            return
        (engine,) = (one for one in (root / "build" / "engine" / "done").iterdir() if one.suffix != ".part")
        build_data["force_include"][str(engine)] = f"karczma/compiled/{engine.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
