#!/bin/sh
# Builds the solver's fuzz target and runs it; arguments go to libFuzzer, for example -runs=10000000 -timeout=10.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
build="$root/.build/fuzz"
mkdir -p "$build/corpus"
# Edges and counters are what steers the search here; tracing every comparison would take half of the time.
flags="-O -wmo -assert-config Debug -parse-as-library -sanitize=fuzzer
    -sanitize-coverage=edge,inline-8bit-counters,pc-table"
# shellcheck disable=SC2086
swiftc $flags -enforce-exclusivity=checked -emit-module -emit-module-path "$build/ConstraintSolver.swiftmodule" \
    -emit-library -static -module-name ConstraintSolver -o "$build/libConstraintSolver.a" \
    "$root"/Sources/ConstraintSolver/*.swift
# shellcheck disable=SC2086
swiftc $flags -module-name ConstraintSolverFuzz -I "$build" -L "$build" -lConstraintSolver \
    -o "$build/constraint-solver-fuzz" "$root/Fuzz/ConstraintSolverFuzz.swift" \
    "$root/Tests/ConstraintSolverTests/EditScript.swift" "$root/Tests/ConstraintSolverTests/Rating.swift"
# The backtracer hangs in a process under libFuzzer.
SWIFT_BACKTRACE=enable=no exec "$build/constraint-solver-fuzz" -max_len=64 "$@" "$build/corpus"
