# Karczma. `make play` to play, `make test` to check everything; both set up what they need.

SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/.done
PIP := $(BIN)/pip --disable-pip-version-check -q
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path 'src/karczma/web/*')
ENGINE := $(shell find src/karczma/kernel src/karczma/games -name '*.py')
PAGE := $(shell find web docs/rules docs/openapi.json docs/protocol.schema.json -type f -not -path '*/node_modules/*' 2>/dev/null)
GAMES ?= 1000000
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)

N ?= 1000

.PHONY: help play serve ready test programs check rules page interpreted compiled bench bench-server soak soak-crash golden clean

help:
	@echo "make play    set everything up, serve the game and open it in the browser"
	@echo "make serve   the same for a server: no browser is opened"
	@echo "make test    set everything up and run all checks and tests"
	@echo "make check   format, lint, types, layers"
	@echo "make rules   rules without a test, for every game"
	@echo "make bench   our speed beside that of others, as ratios"
	@echo "make bench-server  the table server under load beside a bare echo"
	@echo "make soak    the laws over GAMES=$(GAMES) games"
	@echo "make soak-crash    the server killed N=$(N) times under load"
	@echo "make golden  record the golden games anew, after a change of rules"
	@echo "make clean   remove all that these commands made"

# What differs when nothing is compiled: the kernel and the games. How far random games get does not.
ENGINE_TESTS = $(addprefix tests/,kernel rules laws golden sheets packs) --ignore=tests/laws/test_coverage.py --ignore=tests/laws/test_fair_worlds.py
PYTEST = $(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup
COMPILER := $(shell command -v cc gcc clang | head -n 1)
# Tests are read once a worker and run: what was made of them the first time is kept, whatever the shell says
export PYTHONDONTWRITEBYTECODE =

play: ready
	@$(BIN)/karczma serve --open

serve: ready
	@$(BIN)/karczma serve

# The page is built beside the compiler; what each does is told as it happens
ready: $(DONE)/venv
	@$(MAKE) --no-print-directory -j2 -Oline $(DONE)/karczma

# Compiling takes one core for minutes: all that does not need it runs beside it
test: $(DONE)/venv
ifdef COMPILER
	@$(MAKE) --no-print-directory -j2 -Otarget $(DONE)/compiled programs check rules page interpreted
	@$(MAKE) --no-print-directory compiled
else
	@$(MAKE) --no-print-directory -Otarget programs check rules page interpreted
endif

programs:
	@tools/postgres.sh
	@tools/chromium.sh

check: $(DONE)/dev
	@echo "== format, lint, types, layers"
	@$(BIN)/ruff format --check -q . && $(BIN)/ruff check -q .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo 2>&1 | tail -n 8; exit $${PIPESTATUS[0]}

rules: $(DONE)/dev
	@echo "== rules without a test"
	@PYTHONPATH=src $(BIN)/python tools/rules.py

page: $(DONE)/page
	@echo "== the page: types, lint, tests, size"
	@tools/page.sh $(VENV) types:check check lint test size

compiled: $(DONE)/dev $(DONE)/karczma
	@if $(BIN)/python -c 'import sys; from karczma.lab import is_compiled; sys.exit(not is_compiled())'; then \
	  echo "== tests, compiled"; KARCZMA_EXPECT=compiled $(PYTEST); \
	else \
	  echo "The engine is not compiled: there is no C compiler, or see what pip said above." >&2; exit 1; \
	fi

ifdef COMPILER
interpreted: $(DONE)/dev
	@echo "== tests of the engine, interpreted (all tests run with the compiled one)"
	@KARCZMA_EXPECT=interpreted KARCZMA_AGAIN=4 PYTHONPATH=src $(PYTEST) $(ENGINE_TESTS)
else
interpreted: $(DONE)/dev $(DONE)/karczma
	@echo "== SKIPPED: tests, compiled. There is no C compiler here, so there is nothing compiled to test."
	@echo "== tests, interpreted"
	@KARCZMA_EXPECT=interpreted PYTHONPATH=src $(PYTEST)
endif

bench: $(DONE)/karczma
	@$(BIN)/python bench/run.py

soak: $(DONE)/dev $(DONE)/karczma
	@$(BIN)/python tests/laws/soak.py --games $(GAMES)

bench-server: $(DONE)/dev $(DONE)/karczma
	@$(BIN)/python bench/server.py

soak-crash: $(DONE)/dev $(DONE)/karczma
	@$(BIN)/python tests/server/lost/soak_crash.py $(N)

golden: $(DONE)/dev
	@PYTHONPATH=src $(BIN)/python tests/golden/make.py
	@PYTHONPATH=src:tests $(BIN)/python tests/laws/golden.py --write

clean:
	@echo "== removing $(VENV), build, caches and benchmark peers (saved games stay)"
	@rm -rf $(VENV) .bench build dist web/node_modules src/karczma/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(DONE)/venv: constraints.txt pyproject.toml
	@tools/venv.sh "$(PYTHON)" $(VENV)
	@echo "== installing build tools"
	@$(PIP) install -c constraints.txt pip hatchling mypy setuptools
	@mkdir -p $(DONE) && touch $@

$(DONE)/npm: $(DONE)/venv web/package.json web/package-lock.json
	@echo "== installing what the page is built with"
	@tools/page.sh $(VENV) install
	@touch $@

$(DONE)/page: $(DONE)/npm $(PAGE)
	@echo "== building the page"
	@tools/page.sh $(VENV) build
	@touch $@

$(DONE)/compiled: $(DONE)/venv hatch_build.py $(ENGINE)
	@echo "== compiling the engine where there is a C compiler (a few minutes, the first time)"
	@$(BIN)/python hatch_build.py >/dev/null
	@touch $@

$(DONE)/karczma: $(DONE)/venv $(DONE)/compiled $(DONE)/page hatch_build.py README.md $(SOURCES)
	@echo "== installing karczma into $(VENV)"
	@$(PIP) install -c constraints.txt --no-build-isolation .
	@$(PIP) install -c constraints.txt --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(DONE)/dev: $(DONE)/venv
	@echo "== installing what the tests need"
	@$(PIP) install -c constraints.txt $$($(BIN)/python tools/requirements.py)
	@touch $@
