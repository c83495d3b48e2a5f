#!/usr/bin/env bash
# The inspector's page in a browser, where there is one.
set -euo pipefail
Scripts/test-inspector
