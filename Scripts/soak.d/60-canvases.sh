#!/usr/bin/env bash
# Draws the canvas and each scene of every document in a folder, MASU_DOCUMENTS, by default this project's own.
set -euo pipefail
# MASU_FLAGS is a list of words.
# shellcheck disable=SC2086
swift build --product masu ${MASU_FLAGS-}
# shellcheck disable=SC2086
Scripts/draw-documents "$(swift build --show-bin-path ${MASU_FLAGS-})/masu" "${MASU_DOCUMENTS:-.}"
