#!/bin/sh
# Takes kiwi's headers from PyPI's kiwisolver source package into the build folder and builds the peer driver with them.
# Prints the driver's path. Nothing of kiwi is part of this repository.
set -e
here=$(cd "$(dirname "$0")" && pwd)
build="$here/.build/kiwi"
mkdir -p "$build"
if [ ! -f "$build/kiwi/kiwi.h" ]; then
    python3 - "$build" <<'PYTHON' >&2
import io, json, sys, tarfile, urllib.request
with urllib.request.urlopen("https://pypi.org/pypi/kiwisolver/json", timeout=60) as answer:
    release = json.load(answer)
sdist = next(f for f in release["urls"] if f["packagetype"] == "sdist")
print("kiwi", release["info"]["version"], "from", sdist["url"])
with urllib.request.urlopen(sdist["url"], timeout=60) as answer:
    archive = tarfile.open(fileobj=io.BytesIO(answer.read()))
for member in archive.getmembers():
    parts = member.name.split("/")
    if "kiwi" in parts[1:-1] and parts[-1].endswith(".h"):
        target = sys.argv[1] + "/kiwi/" + parts[-1]
        import os
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(archive.extractfile(member).read())
PYTHON
fi
if [ ! -x "$build/kiwi-peer" ] || [ "$here/Peers/kiwi-peer.cpp" -nt "$build/kiwi-peer" ]; then
    g++ -std=c++17 -O3 -DNDEBUG -I "$build" -o "$build/kiwi-peer" "$here/Peers/kiwi-peer.cpp"
fi
echo "$build/kiwi-peer"
