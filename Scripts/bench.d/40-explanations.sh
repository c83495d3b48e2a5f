#!/usr/bin/env bash
# Explanations at 100 views, and a walk over all widths of a cell; answers first.
set -euo pipefail
swift build --package-path Benchmarks -c release --product ExplanationBenchmark
Benchmarks/.build/release/ExplanationBenchmark
