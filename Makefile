# Sandtable. `make play` and `make test` need Python 3.11 or newer and nothing else; both prepare .venv by themselves.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play terminal web web-lint web-test test checked generated lint machine pytest rules bench bench-web soak mutants build wheels training docs release setup lock clean

PYTHON ?= $(firstword $(shell command -v python3.11 python3.12 python3.13 python3 2>/dev/null))
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
LEARNING := .venv-training

# Extras of pyproject.toml that `make play` needs, comma separated.
PLAY_EXTRAS := server

# Budgets, from the environment or the command line: make soak SANDTABLE_SOAK_GAMES=500
export SANDTABLE_SOAK_GAMES ?= 20000
export SANDTABLE_LAW_GAMES ?= 10
export SANDTABLE_BENCH_SECONDS ?= 20
# How many processes pytest uses.
JOBS ?= 2
ARGS ?=
# npm in web/: with this machine's Node, or with one from the Python package index.
NPM := tools/npm $(VENV)
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

help:
	@echo "make play    the table in the browser              (ARGS='--port 9000')"
	@echo "make terminal  play Conquest in the terminal       (ARGS='--lang pl --seed 7')"
	@echo "make test    lint, all tests, the rules report"
	@echo "make lint    ruff, mypy --strict, import directions, words"
	@echo "make generated  write what follows from declarations (the fields of states, the questions of games, observations)"
	@echo "make format  lay out Python and the client"
	@echo "make rules   which catalogue rules are tested"
	@echo "make bench   speed, beside python-chess in the same run"
	@echo "make bench-web  how quickly the browser shows an update"
	@echo "make soak    the laws on many random games, and the server under attack and load (SANDTABLE_SOAK_GAMES=$(SANDTABLE_SOAK_GAMES))"
	@echo "make mutants  break rules at random places; their tests must notice (GAME=conquest)"
	@echo "make build   a wheel compiled with mypyc, and all tests run on it"
	@echo "make wheels  a pure wheel and a compiled one for Linux, each tried in an environment of its own"
	@echo "make training  the example that learns, at toy size, in an environment of its own (torch is large)"
	@echo "make docs    the API reference, from docstrings, into build/reference"
	@echo "make release  check, date, tag                     (VERSION=0.1.0)"
	@echo "make setup   prepare $(VENV) only"
	@echo "make lock    renew the lock files from pyproject.toml"
	@echo "make clean   remove everything that make made"

# Bots think with the compiled package where `make build` has made it; the server refuses one that is not its own.
play: $(VENV)/.play web
	@if [ -x $(COMPILED)/bin/python ]; then export SANDTABLE_BOT_PYTHON="$${SANDTABLE_BOT_PYTHON:-$(CURDIR)/$(COMPILED)/bin/python}"; fi; \
		exec $(BIN)/sandtable serve $(ARGS)

terminal: $(VENV)/.play
	@$(BIN)/sandtable play conquest $(ARGS)

test: checked pytest rules

# Linters, types and the tests of the client do not need each other, so they run two at a time.
# (Output comes line by line of the recipes where make can hold it back; that of macOS cannot.)
checked: $(VENV)/.dev web/node_modules/.package-lock.json
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-Oline) lint web-lint web-test

lint: $(VENV)/.dev
	@echo "--- ruff" && $(BIN)/ruff check src tests tools examples setup.py && \
		$(BIN)/ruff format --check -q src tests tools examples setup.py
	@echo "--- mypy --strict" && $(BIN)/mypy
	@echo "--- generated files" && $(BIN)/python -m tools.write_states --check && $(BIN)/python -m tools.write_observers --check && $(BIN)/python -m tools.write_prompts --check && $(BIN)/python -m tools.layout_tables --check
	@echo "--- import directions" && $(BIN)/lint-imports --no-logo
	@echo "--- words" && $(BIN)/python -m tools.check_words >/dev/null

# What is written from declarations; `make lint` and a test say when it is not up to date.
generated: $(VENV)/.dev
	@$(BIN)/python -m tools.write_states
	@$(BIN)/python -m tools.write_prompts
	@$(BIN)/python -m tools.write_observers
	@$(BIN)/python -m tools.layout_tables

# How everything is laid out; `lint` and `web-lint` check it.
format: $(VENV)/.dev web/node_modules/.package-lock.json
	@$(BIN)/ruff format src tests tools examples setup.py
	@$(NPM) run --silent format

# The browser client: built into web/dist, where `sandtable serve` finds it.
web: web/dist/index.html

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	@echo "--- building the browser client" && $(NPM) run --silent build -- --logLevel warn

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/.play
	@echo "Installing what web/package-lock.json names ..." && $(NPM) ci --silent && touch $@

web-lint: web/node_modules/.package-lock.json
	@echo "--- svelte-check" && $(NPM) run --silent check
	@echo "--- eslint" && $(NPM) run --silent lint
	@echo "--- prettier" && $(NPM) run --silent format:check -- --log-level warn

web-test: web/node_modules/.package-lock.json
	@echo "--- vitest" && $(NPM) run --silent test

# What the tests need of the machine beside Python: looked for every time, so that nothing is left out in silence.
machine:
	@tools/prepare_postgres
	@tools/prepare_chromium
	@tools/prepare_proxies

pytest: $(VENV)/.dev machine web
	@echo "--- pytest" && $(BIN)/pytest -q -n $(JOBS) $(ARGS)

rules: $(VENV)/.dev
	@echo "--- rules" && $(BIN)/python tools/rules_report.py --complete

bench: $(VENV)/.dev
	@$(BIN)/python tools/bench.py $(ARGS)
	@if [ -x $(COMPILED)/bin/python ]; then echo; $(COMPILED)/bin/python tools/bench.py $(ARGS); \
	else echo "The compiled package was not measured: 'make build' makes it."; fi
	@echo && $(BIN)/python -m tools.bench_chance
	@echo && $(BIN)/python -m tools.bench_research
	@if [ -x $(COMPILED)/bin/python ]; then echo; $(COMPILED)/bin/python -m tools.bench_research; fi

bench-web: $(VENV)/.dev machine web
	@$(BIN)/python -m tools.bench_web $(ARGS)

soak: $(VENV)/.dev machine web
	@tools/prepare_browsers
	@$(BIN)/pytest -n $(JOBS) -m soak $(ARGS)
	@$(BIN)/python tools/load.py --tables 100,300
	@$(BIN)/python tools/load.py --tables 1000 --level heuristic --pause 5 --seconds 60
	@$(BIN)/python tools/load.py --tables 1 --spectators 200

# How many of 300 small changes to a game's rules its tests notice; results are kept in build/mutants.
GAME ?= conquest
mutants: $(VENV)/.dev
	@$(BIN)/python -m tools.mutants $(GAME) $(ARGS)

# The wheel is built and installed away from the source tree, so that no compiled file shadows a source file.
build: $(VENV)/.dev machine web
	@command -v gcc >/dev/null || command -v clang >/dev/null || { echo "make build needs a C compiler (gcc or clang); none was found." >&2; exit 1; }
	@rm -rf build dist && mkdir -p build
	@echo "--- compiling" && SANDTABLE_COMPILE=1 $(BIN)/pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .
	@test -x $(COMPILED)/bin/python || $(BIN)/python -m venv $(COMPILED)
	@$(COMPILED)/bin/pip install -qq --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@$(COMPILED)/bin/pip install -qq --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@echo "--- same games, compiled and not" && $(BIN)/python tools/same_games.py $(BIN)/python $(COMPILED)/bin/python
	@echo "--- pytest on the compiled package, browser and databases included" && CI=true $(COMPILED)/bin/pytest -q -n $(JOBS) $(ARGS)
	@ls -l dist/*.whl

# What is put on a package index: a wheel for everywhere, and a quick one for Linux. Each is tried where nothing else is.
wheels: $(VENV)/.dev web
	@rm -rf dist && $(BIN)/python -m tools.wheels
	@for wheel in dist/*.whl; do echo "--- $$wheel, alone" && $(BIN)/python -m tools.wheels --try $$wheel; done

# Masked PPO at toy size: that it learns is seen at real size only (docs/research.md), that it runs is seen here.
training: $(LEARNING)/.ready
	@$(LEARNING)/bin/python examples/training/masked_ppo.py --steps 4096 --rounds 1 --games 8 --out build/training

$(LEARNING)/.ready: examples/training/requirements.txt pyproject.toml setup.py
	@test -x $(LEARNING)/bin/python || "$(PYTHON)" -m venv $(LEARNING)
	@$(LEARNING)/bin/pip install -qq --disable-pip-version-check -e '.[research]' -r examples/training/requirements.txt
	@touch $@

docs: $(VENV)/.dev
	@$(BIN)/python -m tools.reference

VERSION ?=
release: $(VENV)/.dev
	@$(BIN)/python -m tools.release "$(VERSION)"

setup: $(VENV)/.dev

# Stamp files: the second time nothing is left to do. A lock file that changed is installed anew.
$(VENV)/.play: requirements.lock pyproject.toml setup.py
	@$(call prepare,requirements.lock)

$(VENV)/.dev: requirements-dev.lock pyproject.toml setup.py
	@$(call prepare,requirements-dev.lock)
	@touch $(VENV)/.play

define prepare
	tools/prepare_venv "$(PYTHON)" $(VENV) $(1) && touch $@
endef

PIP_COMPILE = $(BIN)/pip-compile -q --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
	--no-emit-trusted-host --no-emit-find-links --no-header --build-deps-for editable pyproject.toml

lock:
	@test -x $(BIN)/pip-compile || { "$(PYTHON)" -m venv $(VENV) && $(BIN)/pip install -q pip-tools; }
	@$(PIP_COMPILE) $(addprefix --extra ,$(PLAY_EXTRAS)) -o requirements.lock
	@$(PIP_COMPILE) --all-extras -c requirements.lock -o requirements-dev.lock
	@if grep -nE '://' requirements.lock requirements-dev.lock; then echo "A lock file names a host." >&2; exit 1; fi

clean:
	@rm -rf $(VENV) $(COMPILED) $(LEARNING) build dist web/node_modules web/dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
