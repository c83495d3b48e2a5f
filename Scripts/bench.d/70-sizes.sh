#!/usr/bin/env bash
# A proof of 100 views at all sizes and text sizes, and random scripts on a list of 20 rows.
set -euo pipefail
swift build --package-path Benchmarks -c release --product SizesBenchmark
Benchmarks/.build/release/SizesBenchmark
