#!/bin/sh
# Times the constraint solver beside kiwi on the workloads of Tests/Fixtures; answers are compared before any time counts.
set -e
here=$(cd "$(dirname "$0")" && pwd)
workloads="${1:-$here/../Tests/Fixtures/ConstraintSolver/workloads}"
if [ ! -d "$workloads" ]; then
    echo "the workloads aren't at $workloads: nothing to time" >&2
    exit 1
fi
peer=$(sh "$here/fetch-kiwi.sh") || { echo "kiwi can't be fetched: timing ours alone" >&2; peer=""; }
swift build -c release --package-path "$here" --product SolverBenchmark >&2
# Systems come and go here by the thousand; without this the heap goes back to the kernel in between, and its page faults
# are what is timed. The peer's heap is kept likewise.
export GLIBC_TUNABLES=glibc.malloc.trim_threshold=67108864:glibc.malloc.mmap_threshold=67108864
exec "$here/.build/release/SolverBenchmark" "$workloads" $peer
