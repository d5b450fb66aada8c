#!/bin/sh
# Writes src/gen from the contract; with --check only says whether it is what would be written.
# Needs the project's own `make setup`, which brings buf and the protos that the contract imports.
set -eu
cd "$(dirname "$0")/.."
root=../..

"$root/.venv/bin/python" "$root/tools/generate.py" --googleapis-only

if [ "${1:-}" = --check ]; then
  fresh=$(mktemp -d)
  trap 'rm -rf "$fresh"' EXIT
  "$root/.venv/bin/buf" generate "$root" --template buf.gen.yaml --output "$fresh"
  diff -r "$fresh/src/gen" src/gen || { echo "stale: run npm run generate" >&2; exit 1; }
else
  "$root/.venv/bin/buf" generate "$root" --template buf.gen.yaml
fi
