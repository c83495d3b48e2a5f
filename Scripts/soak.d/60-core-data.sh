#!/usr/bin/env bash
# 10^4 random scripts against plain values, and 10^5 random predicates as SQL against their evaluation in memory.
set -euo pipefail
export MASU_SCRIPTS="${MASU_SCRIPTS:-10000}" MASU_PREDICATES="${MASU_PREDICATES:-100000}"
swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --disable-swift-testing \
    --filter 'CoreDataTests.(RandomScriptTests|PredicateAgreementTests)'
