#!/usr/bin/env bash
# 10^6 random systems by an optimality certificate, 10^4 by the linear program, then the fuzz target over edit scripts.
set -euo pipefail
run() { swift test -c release -Xswiftc -enable-testing --scratch-path .build/soak --filter "$1"; }
MASU_SOLVER_SYSTEMS=1000000 run ConstraintSolverTests.CertificateTests
MASU_SOLVER_PROGRAMS=10000 run ConstraintSolverTests.LinearProgramTests
Fuzz/constraint-solver.sh -runs="${MASU_FUZZ_RUNS:-10000000}"
