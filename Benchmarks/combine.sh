#!/bin/sh
# Times each step of a Combine pipeline, and where a checkout of OpenCombine is given (PEER=FOLDER) the same steps of that.
set -e
here=$(cd "$(dirname "$0")" && pwd)
swift build -c release --package-path "$here" --product CombineBenchmark >&2
ours=$("$here/.build/release/CombineBenchmark")
if [ -z "$PEER" ]; then
    printf 'nanoseconds a value\tours\n%s\n' "$ours" | column -t -s "$(printf '\t')"
    exit
fi
swift build -c release --package-path "$here" --product CombinePeer >&2
theirs=$("$here/.build/release/CombinePeer" | cut -f 2)
old=$(mktemp)
trap 'rm -f "$old"' EXIT
printf '%s\n' "$theirs" > "$old"
(printf 'nanoseconds a value\tours\tpeer\n'; printf '%s\n' "$ours" | paste - "$old") | column -t -s "$(printf '\t')"
