#!/usr/bin/env bash
# 10^7 operations on the tree of rows against a flat list, 10^5 valid and 10^5 invalid batches, differences.
set -euo pipefail
MASU_SOAK=1 swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --filter ListGeometryTests
