#!/usr/bin/env bash
# Follows the README's "From nothing to the first legal move" to the letter, in an empty folder, with
# the server at LUDEX_TEST_SERVER in place of localhost:50051, and says how long that took.
set -euo pipefail
client=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
section=$(sed -n '/^## From nothing/,/^`make rust-stopwatch`/p' "$client/README.md")

ln -s "$(cd "$client/../.." && pwd)" "$folder/ludex"
cd "$folder"
# A fresh project builds everything, into a folder of its own.
unset CARGO_TARGET_DIR
start=$(date +%s)
# The commands before the program; the server runs already.
while read -r command; do
	echo "\$ $command"
	eval "$command"
done < <(sed '/^```rust/,$d; /^\$ make serve/d' <<< "$section" | sed -n 's/^\$ //p')
sed -n '/^```rust/,/^```/p' <<< "$section" | sed '/^```/d' |
	sed "s|http://localhost:50051|$LUDEX_TEST_SERVER|" > src/main.rs
run=$(sed '1,/^```rust/d' <<< "$section" | sed -n 's/^\$ //p')
expected=$(sed '1,/^```rust/d' <<< "$section" | sed -n '/^\$ /,/^```/p' | sed '/^\$ /d; /^```/d')
echo "\$ $run"
printed=$(eval "$run")
echo "$printed"
if [ "$printed" != "$expected" ]; then
	echo "the README promises: $expected" >&2
	exit 1
fi
echo "from nothing to the first legal move: $(($(date +%s) - start)) s"
