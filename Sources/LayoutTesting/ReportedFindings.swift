internal import SnapshotTesting
internal import UIKit

/// The place in a test's source that a failure names.
struct CallPlace {
    let fileID: StaticString
    let file: StaticString
    let line: UInt
    let column: UInt

    /// Fails the test with a line for each finding; does nothing where there is none.
    func report(_ findings: [String]) {
        guard !findings.isEmpty else { return }
        reportFailure(
            findings.joined(separator: "\n"), fileID: fileID, filePath: file, line: line, column: column)
    }

    /// Examines a controller's screen on every device of a matrix, at each text size, direction and appearance; reports a
    /// failure for each combination with findings.
    ///
    /// - Parameter controller: made anew for each combination and shown as the root of a window.
    @MainActor func report(
        of controller: () throws -> UIViewController, across matrix: SnapshotMatrix,
        _ findings: (UIView) throws -> [String]
    ) throws {
        for cell in matrix.cells {
            let found = try cell.following {
                try SnapshotStage.show(try controller(), on: cell.config, traits: cell.traits, findings)
            }
            report(found.map { "\(cell.name): \($0)" })
        }
    }
}
