#!/usr/bin/env bash
# 10^6 events by 8 threads through Combine under the thread sanitizer: no race, and none lost.
set -euo pipefail
swift run --package-path Benchmarks --scratch-path Benchmarks/.build/threads --sanitize=thread -c release CombineThreads 1000000
