#!/usr/bin/env bash
# Runs a command beside a ludex server of its own, which can seal, and whose address the command finds
# in LUDEX_TEST_SERVER. LUDEX names the program `ludex`.
set -euo pipefail
ludex=${LUDEX:?the program ludex}
folder=$(mktemp -d)
"$ludex" keygen > "$folder/keys"
"$ludex" serve --port 0 --seal-keys-file "$folder/keys" 2> "$folder/log" &
server=$!
trap 'kill "$server" 2> /dev/null || true; wait "$server" || true; rm -rf "$folder"' EXIT

address=
for _ in $(seq 300); do
	address=$(sed -n '/"event": *"serving"/s/.*"address": *"\([^"]*\)".*/\1/p' "$folder/log")
	[ -z "$address" ] || break
	kill -0 "$server" || break
	sleep 0.1
done
if [ -z "$address" ]; then
	cat "$folder/log" >&2
	exit 1
fi
LUDEX_TEST_SERVER=http://$address "$@"
