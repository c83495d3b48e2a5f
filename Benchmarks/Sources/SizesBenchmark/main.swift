import Foundation
import HeadlessHost
import LayoutTesting
import UIKit

/// Seconds of the process's own time: what else the machine does doesn't count.
func seconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
    let start = now()
    try body()
    return now() - start
}

@MainActor func run() throws {
    let host = try HeadlessHost(device: "iphone-17", release: .iOS26)
    let proof = seconds { assertSoundLayout(of: CardsViewController(), atSizes: .all, directions: [.leftToRight]) }
    print(String(format: "proof: 100 views, 12 text sizes, 280 × 280 to 1366 × 1366: %.1f s (goal 10)", proof))
    let steps = 20_000
    let script = try seconds {
        try assertListSurvives(RowsViewController(), edits: RowsViewController.edits, steps: steps)
    }
    print(
        String(
            format: "finder: %d steps on a list of 20 rows: %.1f s, %.0f steps a minute (goal 100000)", steps, script,
            Double(steps) / script * 60))
    _ = host
}

try MainActor.assumeIsolated { try run() }
