# Everything a developer runs. `make` alone lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GOOGLEAPIS := .build/googleapis
IMAGE := proto/ludex.binpb
COMPILED := build/compiled
CONTAINER_BUILD ?= docker build
BASE ?= debian:trixie-slim
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url --no-emit-find-links

.DEFAULT_GOAL := help
.PHONY: help setup serve test lint format proto contract-image lock clean fuzz compiled test-compiled pictures conformance any-language image image-test go-proto go-test rust-generate rust-test rust-stopwatch java-test typescript-test helm chart-test load playground web-test web-fixtures

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

test: setup ## Run every test but the chart's and those of clients in other languages
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/chart

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
	$(BIN)/python tools/openapi.py --check

format: setup ## Bring the code into its form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/buf format --write proto

proto: setup ## Regenerate the code that is made from the contract
	$(BIN)/python tools/generate.py
	$(BIN)/python clients/python/tools/generate_games.py
	$(BIN)/python tools/openapi.py

$(GOOGLEAPIS): | setup
	$(BIN)/python tools/generate.py --googleapis-only

contract-image: setup $(GOOGLEAPIS) ## Accept the contract as it is now: what breaks is judged against it
	$(BIN)/buf build proto --output $(IMAGE)

lock: setup ## Resolve the dependencies anew
	$(BIN)/python -m pip install --quiet uv
	$(LOCK) --extra dev --upgrade --output-file requirements.lock pyproject.toml
	$(LOCK) --constraint requirements.lock --output-file requirements-runtime.lock pyproject.toml
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(LOCK) --constraint requirements.lock --output-file requirements-build.lock -

clean: ## Remove everything that was made
	rm -rf $(VENV) .build build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

fuzz: setup ## Throw a million hostile requests at every call (minutes)
	$(BIN)/python -m tests.fuzz.fuzzer --requests 1000000

pictures: setup ## Draw the pictures of the documentation anew
	$(BIN)/python tools/readme_pictures.py
	$(BIN)/python -m tests.limes.pictures
	$(BIN)/python -m tests.smallholder.pictures

image: ## Build the container image ludex:latest
	$(CONTAINER_BUILD) --tag ludex:latest \
		--build-arg BASE=$(BASE) \
		--build-arg VERSION=$$(sed -n 's/^__version__ = "\(.*\)"/\1/p' services/ludex/__init__.py) \
		--build-arg REVISION=$$(git describe --always --dirty --abbrev=40 --exclude '*' || echo unknown) \
		--build-arg SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct || echo 315532800) \
		.

image-test: setup ## Build the image and try it out, with an engine of its own if none runs (minutes)
	$(BIN)/python -m deploy.image.check

playground: ## Build the playground that the edge serves
	npm --prefix clients/typescript ci --no-audit --no-fund
	npm --prefix clients/typescript run build
	npm --prefix clients/web ci --no-audit --no-fund
	npm --prefix clients/web run build

web-test: setup playground ## Test the playground in Chromium, behind the edge; takes Go, Java with Maven, and Rust
	npm --prefix clients/web run lint
	npm --prefix clients/web test
	GOBIN=$(CURDIR)/.build/bin go install github.com/fullstorydev/grpcurl/cmd/grpcurl@v1.9.3
	GRPCURL=$(CURDIR)/.build/bin/grpcurl npm --prefix clients/web run e2e

web-fixtures: setup ## Record the boards' test positions anew, from the server at SERVER
	$(BIN)/python clients/web/src/boards/parts/record_fixtures.py --server $(or $(SERVER),localhost:50051)

helm: setup ## Build Helm into .build/bin, for the chart's tests
	$(BIN)/python -m deploy.chart.programs helm

chart-test: helm ## Check the Helm chart, the Compose file and the dashboard
	$(BIN)/python -m pytest tests/chart

load: setup ## Put containers behind an edge under load, and let faults happen (minutes, as root)
	$(BIN)/python -m bench.load --save

go-proto: setup $(GOOGLEAPIS) ## Regenerate the Go code that is made from the contract
	BUF=$(BIN)/buf clients/go/tools/generate.sh

go-test: setup $(GOOGLEAPIS) ## Check and test the Go client, also against a server
	BUF=$(BIN)/buf clients/go/tools/generate.sh --check
	cd clients/go && test -z "$$(gofmt -l . | tee /dev/stderr)"
	cd clients/go && go vet ./...
	cd clients/go && LUDEX=$(abspath $(BIN))/ludex go test -count=1 ./...

conformance: setup ## Hold every client to the conformance suite; RUNNER=go for one of them
	$(BIN)/python -m tests.conformance $(addprefix --runner=,$(RUNNER))

any-language: setup $(GOOGLEAPIS) ## Generate code for languages without a client; TRY="cpp ruby" runs examples
	BUF=$(abspath $(BIN))/buf $(BIN)/python tools/any_language.py $(addprefix --try=,$(TRY))

rust-generate: setup $(GOOGLEAPIS) ## Regenerate the Rust code that is made from the contract
	$(BIN)/buf build proto --output .build/contract.binpb
	cd clients/rust && cargo run --locked --quiet --jobs 2 --package xtask -- ../../.build/contract.binpb

rust-test: setup $(GOOGLEAPIS) ## Check and test the Rust client, also against a server
	$(BIN)/buf build proto --output .build/contract.binpb
	cd clients/rust && cargo run --locked --quiet --jobs 2 --package xtask -- ../../.build/contract.binpb --check
	cd clients/rust && cargo fmt --all --check
	cd clients/rust && cargo clippy --locked --quiet --jobs 2 --workspace --all-targets --all-features -- -D warnings
	cd clients/rust && LUDEX=$(abspath $(BIN))/ludex tools/with-server.sh \
		cargo test --locked --quiet --jobs 2 --workspace -- --include-ignored

rust-stopwatch: setup ## Follow the Rust client's README from nothing to the first legal move
	cd clients/rust && LUDEX=$(abspath $(BIN))/ludex tools/with-server.sh tools/stopwatch.sh

java-test: setup ## Check and test the Java client, and follow its README to the first legal move
	mvn -q -B -f clients/java verify
	LUDEX=$(abspath $(BIN))/ludex clients/java/tools/stopwatch.sh

typescript-test: setup ## Check and test the TypeScript client, and run its README's first steps
	cd clients/typescript && npm ci && npm run lint && npm test && npm run stopwatch
