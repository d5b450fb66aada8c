#!/bin/sh
# Does what the README says under "From nothing to the first legal move", word for word, in an empty
# folder, and tells how long it took. Needs the project's `make setup`; the server is its own.
set -eu
cd "$(dirname "$0")/../../.."
folder=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server"; rm -rf "$folder"' EXIT

.venv/bin/ludex serve hexaequo --port 0 2> "$folder/log" &
server=$!
address=
for _ in $(seq 100); do
  address=$(sed -n 's/.*"address": "\([^"]*\)".*/\1/p' "$folder/log" | head -n 1)
  test -z "$address" || break
  sleep 0.1
done
test -n "$address" || { echo "the server does not start" >&2; exit 1; }

# The commands are the first block after the mark; only the server is another.
sed -n '/<!-- stopwatch -->/,/^```$/p' clients/typescript/README.md | sed '1,2d;$d' \
  | sed "s/localhost:50051/$address/" > "$folder/commands.sh"

# The checkout without what was built or installed in it.
mkdir -p "$folder/empty/ludex/clients/typescript"
(cd clients/typescript && tar cf - --exclude ./node_modules --exclude ./dist --exclude ./build .) \
  | tar xf - -C "$folder/empty/ludex/clients/typescript"

cd "$folder/empty"
began=$(date +%s)
sh -eu "$folder/commands.sh" > "$folder/output" || { cat "$folder/output"; exit 1; }
tail -n 2 "$folder/output"
tail -n 1 "$folder/output" | grep -q '^played ' || exit 1
echo "from nothing to the first legal move: $(($(date +%s) - began)) s"
