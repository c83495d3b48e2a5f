#!/usr/bin/env bash
# Each step of a Combine pipeline beside a closure call, and beside OpenCombine where PEER names a checkout of it.
set -euo pipefail
Benchmarks/combine.sh
