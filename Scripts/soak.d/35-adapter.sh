#!/usr/bin/env bash
# 10^4 damaged projects through the source adapter; MASU_PROJECTS names a folder with projects beside the example.
set -euo pipefail
host="$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift/host"
if [[ ! -e $host/libSwiftSyntax.so ]]; then
    echo "masu: skipped masu-adapt: the toolchain has no SwiftSyntax in $host"
    exit 0
fi
export SWIFT_HOST_LIBRARIES="$host" MASU_MUTATIONS="${MASU_MUTATIONS:-10000}"
swift test --disable-swift-testing --package-path Adapt -Xswiftc "-I$host" --filter MutationTests
