public import HeadlessHost
public import SnapshotTesting
public import UIKit

/// Fails the test for faults of a view and of all that is shown in it for people who use assistive technologies: faint
/// texts, small touch targets, missing and redundant labels, orders that go back, controls that VoiceOver doesn't reach.
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

/// The same for a controller's screen on every device of a matrix, at each text size, direction and appearance, with Reduce
/// Motion on.
///
/// The controller is made anew for each combination and shown as the root of a window; a failure for each with a fault.
///
/// - Parameter matrix: a small phone, by day and by night, and at an accessibility size, where none is given.
@preconcurrency @MainActor public func assertAccessible(
    _ controller: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix = .accessibility,
    _ kinds: Set<AccessibilityFinding.Kind> = .all, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    let place = CallPlace(fileID: fileID, file: filePath, line: line, column: column)
    try HeadlessHost.reducingMotion {
        try place.report(of: controller, across: matrix) { try $0.accessibilityFindings(kinds).map(\.description) }
    }
}

extension SnapshotMatrix {
    /// A small phone, at the default text size and the third of the five for accessibility, light and dark.
    public static let accessibility = SnapshotMatrix(
        devices: [.iPhoneSe], contentSizes: [.large, .accessibilityExtraLarge], appearances: [.light, .dark])
}
