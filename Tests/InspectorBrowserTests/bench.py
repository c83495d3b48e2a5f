"""Updates of the inspector's page in a real browser, as the page times them: medians of 30, milliseconds."""

import os
import statistics
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import browser

process = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, text=True)
tab = browser.Browser(patience=180)
try:
    tab.open(process.stdout.readline().strip())
    tab.wait("performance.getEntriesByName('update').length > 31", "updates")
    # The first draws everything.
    updates = tab.value("performance.getEntriesByName('update').slice(1).map(e => ({whole: e.duration, ...e.detail}))")
    print(f"{updates[0]['views']} views, updates of {min(u['rows'] for u in updates)} to {max(u['rows'] for u in updates)} rows")
    for name, words in [("waiting", "asking what changed"), ("drawing", "drawing it"), ("whole", "all, with the picture")]:
        print(f"{words}: {statistics.median(u[name] for u in updates):.1f} ms")
    assert tab.problems == [], tab.problems
finally:
    tab.close()
    process.terminate()
    process.wait(10)
