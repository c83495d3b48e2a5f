#!/usr/bin/env bash
# Failing snapshots and the page of them, beside the drawing of their pictures.
set -euo pipefail
swift build --package-path Benchmarks -c release --product FailureBenchmark
Benchmarks/.build/release/FailureBenchmark
