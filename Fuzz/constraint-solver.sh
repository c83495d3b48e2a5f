#!/bin/sh
# Builds the solver's fuzz target and runs it; arguments go to libFuzzer, for example -runs=10000000 -timeout=10.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
build="$root/.build/fuzz"
mkdir -p "$build/corpus"
swiftc -O -enforce-exclusivity=checked -assert-config Debug -parse-as-library -sanitize=fuzzer -emit-module \
    -emit-module-path "$build/ConstraintSolver.swiftmodule" -emit-library -static -module-name ConstraintSolver \
    -o "$build/libConstraintSolver.a" "$root"/Sources/ConstraintSolver/*.swift
swiftc -O -assert-config Debug -parse-as-library -sanitize=fuzzer -module-name ConstraintSolverFuzz -I "$build" \
    -L "$build" -lConstraintSolver -o "$build/constraint-solver-fuzz" "$root/Fuzz/ConstraintSolverFuzz.swift" \
    "$root/Tests/ConstraintSolverTests/EditScript.swift" "$root/Tests/ConstraintSolverTests/Rating.swift"
# The backtracer hangs in a process under libFuzzer.
SWIFT_BACKTRACE=enable=no exec "$build/constraint-solver-fuzz" "$@" "$build/corpus"
