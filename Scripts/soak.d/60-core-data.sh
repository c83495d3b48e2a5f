#!/usr/bin/env bash
# Random scripts on contexts against plain values, 10^5 random predicates as SQL against their evaluation in memory, and 10^3
# processes that are killed while they save. About five minutes, a minute or less each but the three contexts' scripts.
set -euo pipefail
run() {
    swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --disable-swift-testing \
        --filter "CoreDataTests.($1)"
}
MASU_PREDICATES="${MASU_PREDICATES:-100000}" run PredicateAgreementTests
MASU_KILLS="${MASU_KILLS:-1000}" run KilledProcessTests
export MASU_SCRIPTS="${MASU_SCRIPTS:-10000}"
run RandomScriptTests
run MergePolicyScriptTests
run RelationScriptTests
run ThreeContextTests
