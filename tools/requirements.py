"""Prints what the tests and checks need, as pyproject.toml names it: the package itself is installed apart."""

import tomllib
from pathlib import Path

project = tomllib.loads(Path(__file__).parent.parent.joinpath("pyproject.toml").read_text())["project"]
print(" ".join([*project["dependencies"], *project["optional-dependencies"]["dev"]]))
