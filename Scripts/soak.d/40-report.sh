#!/usr/bin/env bash
# The report of masu snapshots in a browser, where there is one.
set -euo pipefail
Scripts/test-report
