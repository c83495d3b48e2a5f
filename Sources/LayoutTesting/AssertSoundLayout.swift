public import SnapshotTesting
public import UIKit

/// Fails the test for faults of a view and of all that is shown in it: lists that went wrong in a known way,
/// contradicting constraints, ambiguous views, texts that are hidden.
///
/// A text that is cut, and a view that reaches out of its superview, may be meant: `.all` asks for these too.
///
/// The view is examined as it is, in its window where it has one.
@preconcurrency @MainActor public func assertSoundLayout(
    of view: @autoclosure () throws -> UIView, _ kinds: Set<LayoutFinding.Kind> = .faults,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows {
    CallPlace(fileID: fileID, file: filePath, line: line, column: column)
        .report(try view().layoutFindings(kinds).map(\.description))
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
    try CallPlace(fileID: fileID, file: filePath, line: line, column: column)
        .report(of: controller, across: matrix) { $0.layoutFindings(kinds).map(\.description) }
}
