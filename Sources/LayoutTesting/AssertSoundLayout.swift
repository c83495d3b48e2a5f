internal import HeadlessHost
public import SnapshotTesting
public import UIKit

/// Fails the test for faults of a view and of all that is shown in it: lists that went wrong in a known way,
/// contradicting constraints, ambiguous views.
///
/// The view is examined as it is, in its window where it has one.
@preconcurrency @MainActor public func assertSoundLayout(
    of view: @autoclosure () throws -> UIView, _ kinds: Set<LayoutFinding.Kind> = .faults,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows {
    let findings = try view().layoutFindings(kinds)
    guard !findings.isEmpty else { return }
    reportFailure(
        findings.map(\.description).joined(separator: "\n"), fileID: fileID, filePath: filePath, line: line,
        column: column)
}

/// The same for a controller's screen on every device of a matrix, at each text size, direction and appearance.
///
/// The controller is made anew for each combination and shown as the root of a window; a failure for each that isn't
/// sound.
@preconcurrency @MainActor public func assertSoundLayout(
    of controller: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix,
    _ kinds: Set<LayoutFinding.Kind> = .faults, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    for cell in matrix.cells {
        let findings = try BehaviourProfile.following(cell.release) {
            try SnapshotStage.show(try controller(), on: cell.config, traits: cell.traits) { view in
                view.layoutFindings(kinds)
            }
        }
        guard !findings.isEmpty else { continue }
        let text = findings.map { "\(cell.name): \($0)" }.joined(separator: "\n")
        reportFailure(text, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
