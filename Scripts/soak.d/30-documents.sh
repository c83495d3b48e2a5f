#!/usr/bin/env bash
# 10^6 runs of the fuzz target over the parsers of documents.
set -euo pipefail
Fuzz/interface-builder.sh -runs="${MASU_FUZZ_RUNS:-1000000}" -max_len=20000
