public import SnapshotTesting
public import UIKit

/// Fails the test for faults of a view and of all that is shown in it for people who use assistive technologies: faint
/// texts, small touch targets, missing and redundant labels.
///
/// The view is examined as it is, in its window where it has one.
@preconcurrency @MainActor public func assertAccessible(
    _ view: @autoclosure () throws -> UIView, _ kinds: Set<AccessibilityFinding.Kind> = .all,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    let findings = try view().accessibilityFindings(kinds)
    guard !findings.isEmpty else { return }
    reportFailure(
        findings.map(\.description).joined(separator: "\n"), fileID: fileID, filePath: filePath, line: line,
        column: column)
}

/// The same for a controller's screen on every device of a matrix, at each text size, direction and appearance.
///
/// The controller is made anew for each combination and shown as the root of a window; a failure for each with a fault.
@preconcurrency @MainActor public func assertAccessible(
    _ controller: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix,
    _ kinds: Set<AccessibilityFinding.Kind> = .all, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    for cell in matrix.cells {
        let findings = try BehaviourProfile.following(cell.release) {
            try SnapshotStage.show(try controller(), on: cell.config, traits: cell.traits) { view in
                try view.accessibilityFindings(kinds)
            }
        }
        guard !findings.isEmpty else { continue }
        let text = findings.map { "\(cell.name): \($0)" }.joined(separator: "\n")
        reportFailure(text, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
