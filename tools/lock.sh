#!/bin/sh
# Write requirements/*.txt: exact versions with their hashes, and no index address.
# Universal: one file serves Linux, macOS and Windows and every Python from 3.11 on. Needs uv.
# With --upgrade, takes the newest versions; without, keeps those already written where they still fit.
set -eu
cd "$(dirname "$0")/.."
flags="--universal --generate-hashes --no-header --no-emit-index-url --no-annotate --python-version 3.11 -q $*"
uv pip compile $flags pyproject.toml --group dev --group web -o requirements/check.txt
uv pip compile $flags pyproject.toml --group web -c requirements/check.txt -o requirements/play.txt
echo uv | uv pip compile $flags - -o requirements/uv.txt
