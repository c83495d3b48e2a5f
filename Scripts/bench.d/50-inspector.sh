#!/usr/bin/env bash
# An update of the inspector's page at 1,000 views: the server's part, and with Chromium the browser's.
set -euo pipefail
swift build --package-path Benchmarks -c release --product InspectorBenchmark
Benchmarks/.build/release/InspectorBenchmark
Scripts/test-inspector --bench Benchmarks/.build/release/InspectorBenchmark --serve
