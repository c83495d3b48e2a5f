#!/usr/bin/env bash
# Proofs of every screen of the gallery and of 50 documents against layouts at each half point from 320 to 1366; proofs over all
# sizes against fresh layouts at sampled ones; lists resized along random paths, and under random scripts.
set -euo pipefail
# MASU_FLAGS is a list of words.
# shellcheck disable=SC2086
swift build --build-tests ${MASU_FLAGS-}
# shellcheck disable=SC2086
MASU_SOAK=1 swift test --skip-build --disable-swift-testing ${MASU_FLAGS-} \
    --filter 'GalleryTests.RangeProofTests|MasuToolTests.ExplainTests|LayoutProofTests|ScreenProofTests|ResizedListsTests|SurvivingListsTests'
