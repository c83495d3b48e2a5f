#!/bin/sh
# Builds one fuzz target together with the module's sources and runs it.
set -eu
target=$1
seconds=${2:-60}
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$root/.build/fuzzing
mkdir -p "$work/TextLayout.resources" "$work/corpus-$target"
ln -sfn "$root/Sources/TextLayout/Resources" "$work/TextLayout.resources/Resources"
cat > "$work/Bundle.swift" <<SWIFT
import Foundation
extension Bundle { static var module: Bundle { Bundle(path: "$work/TextLayout.resources") ?? .main } }
SWIFT
if [ "$target" = Fonts ]; then
    for face in MasuSansHebrew MasuSansThai MasuMono; do
        cp "$root/Sources/TextLayout/Resources/Fonts/$face-Regular.ttf" "$work/corpus-$target/"
    done
fi
swiftc -O -swift-version 6 -sanitize=fuzzer,address -parse-as-library -I "$root/Sources/CHarfBuzz" \
    $(pkg-config --cflags harfbuzz | sed 's/-I/-Xcc -I/g') "$root"/Sources/TextLayout/*.swift \
    "$root/Tests/TextLayoutTests/Fuzzing/$target.swift" "$work/Bundle.swift" \
    -l_FoundationICU -lharfbuzz -o "$work/$target"
cd "$work"
SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
    "./$target" -max_len=30000 -max_total_time="$seconds" -timeout=10 "corpus-$target"
