#!/bin/sh
# Builds the fuzz target of the document parsers and runs it; arguments go to libFuzzer, for example -runs=1000000.
# The corpus begins with the project's own documents. Inputs of 20 KB take far less than the ten seconds, which leave room for a busy machine.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
build="$root/.build/fuzz"
corpus="$build/interface-builder-corpus"
mkdir -p "$corpus"
documents="$root/Sources/GalleryScreens/TabbedDocuments/Documents"
for file in "$documents"/*.xib "$documents"/*.storyboard; do
    { printf '\002'; cat "$file"; } > "$corpus/$(basename "$file")"
done
{ printf '\001'; cat "$documents/Pictures.xcassets/Page.colorset/Contents.json"; } > "$corpus/color"
{ printf '\001'; cat "$documents/Pictures.xcassets/Hills.imageset/Contents.json"; } > "$corpus/image"
printf '\003%%PDF-1.4 /MediaBox [0 0 24 18.5]' > "$corpus/pdf"
printf '\003<svg viewBox="0 0 24 24" width="24px"/>' > "$corpus/svg"
printf '\004{"sourceLanguage":"en","strings":{"a.text":{"localizations":{"de":{"stringUnit":{"value":"x"}}}}}}' \
    > "$corpus/catalog"
printf '\000/* a text */ "id.text" = "Caf\\U00e9 \\"open\\"";\n' > "$corpus/strings"
swiftc -O -assert-config Debug -parse-as-library -sanitize=fuzzer -emit-module \
    -emit-module-path "$build/InterfaceBuilder.swiftmodule" -emit-library -static -module-name InterfaceBuilder \
    -o "$build/libInterfaceBuilder.a" $(find "$root/Sources/InterfaceBuilder" -name '*.swift')
swiftc -O -assert-config Debug -parse-as-library -sanitize=fuzzer -module-name InterfaceBuilderFuzz -I "$build" \
    -L "$build" -lInterfaceBuilder -o "$build/interface-builder-fuzz" "$root/Fuzz/InterfaceBuilderFuzz.swift"
# The backtracer hangs in a process under libFuzzer.
SWIFT_BACKTRACE=enable=no exec "$build/interface-builder-fuzz" -dict="$root/Fuzz/interface-builder.dict" -timeout=10 \
    -rss_limit_mb=512 "$@" "$corpus"
