# Everything a developer runs. `make` alone lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GOOGLEAPIS := .build/googleapis
IMAGE := proto/ludex.binpb
COMPILED := build/compiled

.DEFAULT_GOAL := help
.PHONY: help setup serve test lint format proto contract-image lock clean fuzz compiled test-compiled pictures

help: ## List what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

setup: $(VENV)/ready ## Make the virtual environment with everything in it

$(VENV)/ready: requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "ludex needs Python 3.11 or newer; set PYTHON=…")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	LUDEX_COMPILE=0 $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

serve: setup ## Serve all games on localhost:50051
	$(BIN)/ludex serve

test: setup ## Run every test
	$(BIN)/python -m pytest -n 2 --dist worksteal

compiled: $(COMPILED)/ready ## Build a copy with compiled kernels in build/compiled

$(COMPILED)/ready: $(VENV)/ready setup.py $(shell find services -name '*.py')
	rm -rf $(COMPILED) build/lib* build/temp*
	$(BIN)/python setup.py --quiet build --build-lib $(COMPILED) 2>&1 | grep -v warning || true
	test -n "$$(find $(COMPILED) -name '*.so')"
	touch $@

test-compiled: compiled ## Run the tests of rules and calls against the compiled kernels
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 --dist worksteal tests/laws tests/hexaequo \
		tests/limes tests/limits tests/smallholder tests/serving tests/fuzz

lint: setup $(GOOGLEAPIS) ## Check style, types, layering and the contract
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/buf lint
	$(BIN)/buf format --diff --exit-code proto
	$(BIN)/buf breaking proto --against $(IMAGE)
	$(BIN)/python tools/generate.py --check

format: setup ## Bring the code into its form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/buf format --write proto

proto: setup ## Regenerate the code that is made from the contract
	$(BIN)/python tools/generate.py
	$(BIN)/python clients/python/tools/generate_games.py

$(GOOGLEAPIS): | setup
	$(BIN)/python tools/generate.py --googleapis-only

contract-image: setup $(GOOGLEAPIS) ## Accept the contract as it is now: what breaks is judged against it
	$(BIN)/buf build proto --output $(IMAGE)

lock: setup ## Resolve the dependencies anew
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes \
		--no-header --no-emit-index-url --no-emit-find-links --upgrade \
		--output-file requirements.lock pyproject.toml

clean: ## Remove everything that was made
	rm -rf $(VENV) .build build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

fuzz: setup ## Throw a million hostile requests at every call (minutes)
	$(BIN)/python -m tests.fuzz.fuzzer --requests 1000000

pictures: setup ## Draw the pictures of the documentation anew
	$(BIN)/python tools/readme_pictures.py
	$(BIN)/python -m tests.limes.pictures
	$(BIN)/python -m tests.smallholder.pictures
