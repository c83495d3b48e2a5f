#!/usr/bin/env bash
# Scripted scrolling, frame by frame; 10^6 frames of flat memory; 10^5 valid and 10^5 invalid batches through a table;
# and the same scripts leave the same trace in debug and in release builds.
set -euo pipefail
export MASU_SOAK=1
release() { swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --disable-swift-testing "$@"; }
release --filter 'UIKitTests.(AnchoredScrollTests|RandomUpdateTests)'
hashes() { grep '^trace hash of seed' | sort; }
script=UIKitTests.AnchoredScrollTests/testTheSameScriptLeavesTheSameTrace
optimised=$(release --skip-build --filter "$script" 2>&1 | hashes)
# shellcheck disable=SC2086 # MASU_FLAGS is a list of words.
plain=$(swift test ${MASU_FLAGS:-} --disable-swift-testing --filter "$script" 2>&1 | hashes)
[[ -n $plain && $plain == "$optimised" ]] || {
    printf 'masu: traces differ between builds\ndebug:\n%s\nrelease:\n%s\n' "$plain" "$optimised" >&2
    exit 1
}
