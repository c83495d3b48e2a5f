#!/usr/bin/env bash
# The aims for speed and memory: three runs each, beside peers and limits in the same runs; says which hold.
set -euo pipefail
Scripts/performance
