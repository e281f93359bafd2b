# Karczma. `make play` to play, `make test` to check everything; both set up what they need.

SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/.done
WEB := src/karczma/web/index.html
PARTS := $(shell sed -n 's/^PARTS = (\(.*\)).*/\1/p' src/karczma/engine.py | tr -d '",')
ENGINE := $(shell find $(addprefix src/karczma/,$(PARTS)) -type f -not -path '*/__pycache__/*')
PAGE := $(shell find web docs/rules docs/guide docs/openapi.json docs/protocol.schema.json -type f -not -path '*/node_modules/*' 2>/dev/null)
COMPILER := $(shell command -v cc gcc clang | head -n 1)
# A machine without node gets it from pip, which needs the venv. Asking takes a moment, so it is done only once.
NODE_NEEDS = $(if $(wildcard web/node_modules/.build),$(DONE)/venv,$(if $(shell tools/node.sh --own 2>/dev/null),,$(DONE)/venv))
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
# Half as many again for tests that wait for a browser, a server or a terminal about as long as they work
MORE_WORKERS = $(shell echo $$(( ($(WORKERS) * 3 + 1) / 2 )))
GAME ?= kajko
GAMES ?= 1000000
N ?= 1000

.PHONY: help play party serve wheel ready engine test quick programs check rules page interpreted compiled bench bench-lab bench-server soak soak-crash golden lock clean

help:
	@echo "make play    set everything up, serve the game and open it in the browser"
	@echo "make party   the same for everyone on your network, with a QR code for their phones"
	@echo "make serve   like make play, but for a server: opens no browser"
	@echo "make ready   set everything up and wait until the engine is compiled"
	@echo "make wheel   build packages into dist: for this machine, for any machine, and the source"
	@echo "make test    set everything up and run all checks and tests"
	@echo "make quick   a minute before a commit: checks, the kernel's tests and the rules of GAME=$(GAME)"
	@echo "make check   format, lint, types, layers"
	@echo "make rules   list rules without a test, for every game"
	@echo "make bench   compare our speed with that of others, as ratios"
	@echo "make bench-lab  compare our environments for training with others"
	@echo "make bench-server  compare the table server under load with others"
	@echo "make soak    check the laws over GAMES=$(GAMES) games"
	@echo "make soak-crash    kill the server N=$(N) times under load"
	@echo "make golden  record the golden games again, after a change of rules"
	@echo "make lock    update the Python packages in locks, or only PACKAGES=..."
	@echo "make clean   remove everything these commands made"

# What can differ when nothing is compiled: the kernel and the games. How far random games get cannot, nor which rules are
# listed, tested and written down.
ENGINE_TESTS = $(addprefix tests/,kernel rules laws golden sheets packs) $(addprefix --ignore=tests/,laws/test_coverage.py \
	laws/test_fair_worlds.py rules/test_rules_listed.py rules/test_rules_texts.py)
PYTEST = $(BIN)/python -m pytest -q --dist loadgroup --durations=20
# Every worker of every run imports the tests, so their bytecode is kept, whatever the shell says
export PYTHONDONTWRITEBYTECODE =

# Nobody waits for the compiler: it runs beside the server, and bots switch to the engine when it is ready
define beside
	@mkdir -p build; [ "$(KARCZMA_COMPILE)" = 0 ] || nice -n 19 $(MAKE) --no-print-directory engine >build/engine.log 2>&1 &
endef

play: installed
	$(beside)
	@$(BIN)/karczma serve --open

party: installed
	$(beside)
	@$(BIN)/karczma serve --open --party

serve: installed
	$(beside)
	@$(BIN)/karczma serve

# The page is built while pip installs, and both report as they go. If npm cannot install what the page is built with,
# the server still starts, with the page it had before or none.
pageless = { $(MAKE) -s -q $(DONE)/karczma && ! $(MAKE) -s -q web/node_modules/.build && echo "== going on without building the page"; }
.PHONY: installed
installed:
	@$(MAKE) --no-print-directory -s -k -j2 -Oline $(DONE)/karczma $(WEB) || $(pageless)

ready: installed
	@$(MAKE) --no-print-directory engine || true

engine: $(DONE)/engine

# One wheel in dist, so that dist/karczma-*.whl names it, compiled if there is a compiler. The one for any machine is kept apart.
wheel: installed $(WEB) $(DONE)/compiler
	@rm -rf dist
	@echo "== building the source package and the wheel for any machine"
	@KARCZMA_COMPILE=0 $(BIN)/python -m hatchling build -t sdist -d dist
	@KARCZMA_COMPILE=0 $(BIN)/python -m hatchling build -t wheel -d dist/anywhere
	@echo "== building the wheel for this machine"
	@$(BIN)/python -m hatchling build -t wheel -d dist

# Jobs that wait for the network or use one core leave room for the tests that need nothing compiled. Those run at low
# priority, so that no core is left waiting for one long job. The other tests then have all cores to themselves.
test: $(DONE)/venv
	@$(MAKE) --no-print-directory -j4 -Otarget $(if $(COMPILER),engine interpreted) programs check rules page
	@$(MAKE) --no-print-directory $(if $(COMPILER),compiled,interpreted)

# With nothing cached, types take as long as the tests: side by side both are done within a minute
quick: $(DONE)/dev
	@$(MAKE) --no-print-directory -j2 -Otarget check game

.PHONY: game
game: $(DONE)/dev
	@echo "== kernel tests and the rules of $(GAME), interpreted"
	@KARCZMA_ENGINE=interpreted $(PYTEST) -n $(WORKERS) tests/kernel tests/rules/$(GAME)

programs:
	@tools/postgres.sh
	@tools/chromium.sh
	@tools/browsers.sh

check: $(DONE)/dev
	@echo "== format, lint, types, layers"
	@$(BIN)/ruff format --check -q . && $(BIN)/ruff check -q .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo 2>&1 | tail -n 8; exit $${PIPESTATUS[0]}

rules: $(DONE)/dev
	@echo "== rules without a test"
	@$(BIN)/python tools/rules.py

page: $(WEB) web/node_modules/.check
	@echo "== the page: format, types, lint, tests, size"
	@tools/page.sh $(VENV) format:check types:check check lint test size

compiled: $(DONE)/dev $(DONE)/engine $(WEB)
	@echo "== tests, compiled"
	@KARCZMA_EXPECT=compiled tools/tests.sh $(PYTEST) -n $(MORE_WORKERS)

ifdef COMPILER
interpreted: $(DONE)/dev
	@echo "== engine tests, interpreted (all tests run again compiled)"
	@KARCZMA_ENGINE=interpreted KARCZMA_EXPECT=interpreted KARCZMA_AGAIN=4 nice tools/tests.sh $(PYTEST) -n $(WORKERS) $(ENGINE_TESTS)
else
interpreted: $(DONE)/dev $(WEB)
	@echo "== SKIPPED: compiled tests. There is no C compiler here, so nothing compiled to test."
	@echo "== tests, interpreted"
	@KARCZMA_EXPECT=interpreted tools/tests.sh $(PYTEST) -n $(MORE_WORKERS)
endif

bench: $(DONE)/karczma $(DONE)/engine
	@$(BIN)/python bench/run.py

soak: $(DONE)/dev $(DONE)/engine
	@$(BIN)/python tests/laws/soak.py --games $(GAMES)

bench-lab: $(DONE)/dev $(DONE)/engine
	@$(BIN)/python bench/lab.py

bench-server: $(DONE)/dev $(DONE)/engine
	@$(BIN)/python bench/server.py

soak-crash: $(DONE)/dev $(DONE)/engine
	@$(BIN)/python tests/server/lost/soak_crash.py $(N)

golden: $(DONE)/dev
	@KARCZMA_ENGINE=interpreted $(BIN)/python tests/golden/make.py
	@KARCZMA_ENGINE=interpreted PYTHONPATH=tests $(BIN)/python tests/laws/golden.py --write
	@KARCZMA_ENGINE=interpreted $(BIN)/python tests/guides/make.py

lock: $(DONE)/venv
	@tools/lock.sh $(VENV) $(PACKAGES)

clean:
	@echo "== removing $(VENV), build, caches and benchmark peers (saved games stay)"
	@rm -rf $(VENV) .bench build dist web/node_modules src/karczma/web src/karczma/compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(DONE)/venv: tools/venv.sh locks/pip.txt
	@tools/venv.sh "$(PYTHON)" $(VENV)
	@tools/pip.sh $(VENV) -r locks/pip.txt
	@mkdir -p $(DONE) && touch $@

# Run from the source tree: nothing has to be reinstalled when a source file changes
$(DONE)/karczma: $(DONE)/venv locks/play.txt pyproject.toml
	@echo "== installing karczma into $(VENV)"
	@tools/pip.sh $(VENV) -r locks/play.txt
	@tools/pip.sh $(VENV) --no-build-isolation -e .
	@touch $@

# After the compiler's packages, which the tests need too: two pips at once would get into each other's way
$(DONE)/dev: $(DONE)/compiler locks/test.txt
	@echo "== installing what the tests need"
	@tools/pip.sh $(VENV) -r locks/test.txt
	@touch $@

$(DONE)/compiler: $(DONE)/karczma locks/compile.txt
	@tools/pip.sh $(VENV) -r locks/compile.txt
	@touch $@

$(DONE)/engine: $(DONE)/compiler tools/compile.py $(ENGINE)
	@echo "== compiling the engine (a minute or two the first time, then only what changed)"
	@$(BIN)/python tools/compile.py --into src/karczma
	@touch $@

# Building the page needs a quarter of what checking it needs
web/node_modules/.build: web/package.json web/package-lock.json | $(NODE_NEEDS)
	@echo "== installing what the page is built with"
	@tools/page.sh $(VENV) "install --omit=dev"
	@if [ -e web/node_modules/.package-lock.json ]; then touch $@; fi

web/node_modules/.check: web/node_modules/.build
	@echo "== installing what the page is checked with"
	@tools/page.sh $(VENV) install
	@if [ -e web/node_modules/.package-lock.json ]; then touch $@; fi

$(WEB): web/node_modules/.build $(PAGE)
	@echo "== building the page"
	@tools/page.sh $(VENV) build
	@if [ -e $@ ]; then touch $@; fi
