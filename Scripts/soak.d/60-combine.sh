#!/usr/bin/env bash
# 10^6 events by 8 threads through Combine under the thread sanitizer: no race, and none lost.
set -euo pipefail
# The runtime's own printing of crashes forks, which the sanitizer can't follow.
export SWIFT_BACKTRACE=enable=no
swift run --package-path Benchmarks --scratch-path Benchmarks/.build/threads --sanitize=thread -Xswiftc -DTHREAD_SANITIZER \
    -c release CombineThreads 1000000
