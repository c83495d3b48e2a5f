#!/usr/bin/env bash
# Every document of the corpora compared with itself and with a copy in another order: nothing that shows.
set -euo pipefail
export MASU_SOAK=1
swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --disable-swift-testing \
    --filter 'DocumentComparisonTests.ComparisonPropertyTests'
