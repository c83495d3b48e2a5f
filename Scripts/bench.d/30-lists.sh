#!/usr/bin/env bash
# Lists of a million rows, differences, memory, traces and a cold start, beside peers and limits; answers first.
set -euo pipefail
swift build --package-path Benchmarks -c release
Benchmarks/.build/release/ListBenchmark
