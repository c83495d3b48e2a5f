#!/usr/bin/env bash
# A feed cell by constraints beside the same cell by hand, in one run; answers are compared first.
set -euo pipefail
swift build --package-path Benchmarks -c release --product OneCell
Benchmarks/.build/release/OneCell
