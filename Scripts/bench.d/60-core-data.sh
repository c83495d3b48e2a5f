#!/usr/bin/env bash
# Saving 10,000 objects, fetching 100,000 in batches and a controller's first screen of them, beside SQLite's own calls.
set -euo pipefail
swift build -c release --package-path Benchmarks --product CoreDataBenchmark >&2
(printf 'milliseconds\tours\tSQLite\tfactor\n'; Benchmarks/.build/release/CoreDataBenchmark) | column -t -s $'\t'
