#!/bin/sh
# Builds the package and its conformance runners, with what they need when it is not there yet.
set -eu
cd "$(dirname "$0")/.."

test -d node_modules || npm ci
npm run --silent build:dev
npx esbuild build/conformance/page.js --bundle --format=esm --log-level=warning \
  --outfile=build/conformance/page.bundle.js
