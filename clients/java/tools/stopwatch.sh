#!/usr/bin/env bash
# Follows the README's "From nothing to the first legal move" to the letter, in an empty folder, and
# then plays the example. Both against a server of its own, in place of localhost:50051. LUDEX names
# the program `ludex`.
set -euo pipefail
ludex=${LUDEX:?the program ludex}
client=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
"$ludex" serve --port 0 2> "$folder/log" &
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

ln -s "$(cd "$client/../.." && pwd)" "$folder/ludex"
cd "$folder"
sed -n '/^## From nothing/,/^## Calls/p' "$client/README.md" | sed -n '/^```sh/,/^```/p' |
	sed "/^\`\`\`/d; s|localhost:50051|$address|" > commands
start=$(date +%s)
printed=$(bash -euo pipefail commands)
echo "$printed"
if ! grep -q "is legal, and has been played" <<< "$printed"; then
	echo "that is not what the README promises" >&2
	exit 1
fi
echo "from nothing to the first legal move: $(($(date +%s) - start)) s"

example=$client/example/target/ludex-example.jar
if [ -e "$example" ]; then
	java -jar "$example" "$address" 3 7 | tail -n 1
fi
