public import SnapshotTesting
public import UIKit

/// Fails the test for faults of a view and of all that is shown in it for people who use assistive technologies: faint
/// texts, small touch targets, missing and redundant labels.
///
/// The view is examined as it is, in its window where it has one.
/// - Throws: `RenderError` for a tree that can't be drawn.
@preconcurrency @MainActor public func assertAccessible(
    _ view: @autoclosure () throws -> UIView, _ kinds: Set<AccessibilityFinding.Kind> = .all,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    CallPlace(fileID: fileID, file: filePath, line: line, column: column)
        .report(try view().accessibilityFindings(kinds).map(\.description))
}

/// The same for a controller's screen on every device of a matrix, at each text size, direction and appearance.
///
/// The controller is made anew for each combination and shown as the root of a window; a failure for each with a fault.
@preconcurrency @MainActor public func assertAccessible(
    _ controller: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix,
    _ kinds: Set<AccessibilityFinding.Kind> = .all, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    try CallPlace(fileID: fileID, file: filePath, line: line, column: column)
        .report(of: controller, across: matrix) { try $0.accessibilityFindings(kinds).map(\.description) }
}
