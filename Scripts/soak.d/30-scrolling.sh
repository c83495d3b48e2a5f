#!/usr/bin/env bash
# The same fingers give the same trace in debug and release; a million scrolled frames leave memory flat.
set -euo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
hash() {
    swift test "$@" --disable-swift-testing --filter 'ScrollDeterminismTests/testTraceHash' > "$log" 2>&1 || {
        cat "$log" >&2
        exit 1
    }
    grep -o 'scroll trace hash: .*' "$log"
}
release=(-c release -Xswiftc -enable-testing --scratch-path .build/soak)
read -r -a flags <<< "${MASU_FLAGS:-}"
in_debug=$(hash ${flags[@]+"${flags[@]}"})
in_release=$(hash "${release[@]}")
echo "debug:   $in_debug"
echo "release: $in_release"
[[ $in_debug == "$in_release" ]] || { echo "masu: debug and release scroll differently" >&2; exit 1; }
MASU_SOAK=1 swift test "${release[@]}" --disable-swift-testing --filter 'ScrollDeterminismTests/testMemoryStaysFlat'
