#!/usr/bin/env bash
# Scripted scrolling, frame by frame; 10^6 frames of flat memory; 10^5 valid and 10^5 invalid batches through a table;
# and the same fingers leave the same traces in debug and in release builds.
set -euo pipefail
export MASU_SOAK=1
read -r -a flags <<< "${MASU_FLAGS:-}"
release() { swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --disable-swift-testing "$@"; }
debug() { swift test ${flags[@]+"${flags[@]}"} --disable-swift-testing "$@"; }
release --filter 'UIKitTests.(AnchoredScrollTests|RandomUpdateTests|ScrollDeterminismTests/testMemoryStaysFlat)'
scripts='UIKitTests.(AnchoredScrollTests/testTheSameScriptLeavesTheSameTrace|ScrollDeterminismTests/testTraceHash)'
hashes() { grep -E '^(trace hash of seed|scroll trace hash)' | sort; }
optimised=$(release --skip-build --filter "$scripts" 2>&1 | hashes)
plain=$(debug --filter "$scripts" 2>&1 | hashes)
[[ -n $plain && $plain == "$optimised" ]] || {
    printf 'masu: traces differ between builds\ndebug:\n%s\nrelease:\n%s\n' "$plain" "$optimised" >&2
    exit 1
}
