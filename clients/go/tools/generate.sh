#!/usr/bin/env bash
# Writes the Go code that is made from the contract. With --check it writes nothing, and fails when
# the committed code is not what it would write.
#
#     BUF=.venv/bin/buf clients/go/tools/generate.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/../../.."

fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
"${BUF:-buf}" generate proto --template clients/go/buf.gen.yaml --output "$fresh"
# A fault of `go tool` would otherwise pass for an empty contract.
test -n "$(find "$fresh" -name '*_grpc.pb.go')"

if [ "${1:-}" = --check ]; then
  committed=$(mktemp -d)
  trap 'rm -rf "$fresh" "$committed"' EXIT
  (cd clients/go && find . -name '*.pb.go' -exec cp --parents {} "$committed" \;)
  diff --recursive --brief "$fresh" "$committed" || {
    echo "clients/go is stale, run \`make go-proto\`" >&2
    exit 1
  }
else
  find clients/go -name '*.pb.go' -delete
  cp -r "$fresh"/. clients/go
fi
