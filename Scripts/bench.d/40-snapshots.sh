#!/usr/bin/env bash
# Times the snapshot suite of the gallery in two processes, twice: the second run has to find every picture as it was.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift build -c release --product snapshots
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for run in first second; do
    start=$(date +%s.%N)
    .build/release/snapshots "$folder" --part 1/2 >/dev/null &
    .build/release/snapshots "$folder" --part 2/2 >/dev/null
    wait $!
    echo "$run run: $(echo "$(date +%s.%N) - $start" | bc) s, $(find "$folder" -name '*.png' | wc -l) pictures"
    find "$folder" -name '*.png' -exec sha256sum {} + | sort -k2 > "$folder/$run.sums"
done
cmp "$folder/first.sums" "$folder/second.sums"
