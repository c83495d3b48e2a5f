#!/usr/bin/env bash
# The constraint solver beside kiwi on the same workloads, interleaved; answers are compared first.
set -euo pipefail
Benchmarks/solver.sh
