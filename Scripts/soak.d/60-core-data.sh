#!/usr/bin/env bash
# 10^4 random scripts against plain values, 10^5 random predicates as SQL against their evaluation
# in memory, and 10^3 processes that are killed while they save.
set -euo pipefail
export MASU_SCRIPTS="${MASU_SCRIPTS:-10000}" MASU_PREDICATES="${MASU_PREDICATES:-100000}" \
    MASU_KILLS="${MASU_KILLS:-1000}"
swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --disable-swift-testing \
    --filter 'CoreDataTests.(RandomScriptTests|PredicateAgreementTests|KilledProcessTests)'
