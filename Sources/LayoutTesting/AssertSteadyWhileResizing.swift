public import ListFuzzing
internal import SnapshotTesting
public import UIKit

/// Fails the test unless a screen's list stays in order while its scene is resized: no constraints contradict each other, no
/// layout repeats without end, no visible row keeps the height of another width, and in the end the visible rows are as those
/// of a list that was made at the last size.
///
/// The message names the row and both numbers, and the shortest path of sizes that shows the fault. The first table or
/// collection view of the screen is watched; one without a list is watched for contradictions and loops alone.
///
/// - Parameters:
///   - controller: made anew for each path that is tried, and shown as the root of a window; it has to show the same data.
///   - sizes: points; the screen is made at the first.
///   - share: the share of the content that is above the upper edge at first, from 0 to 1.
///   - kinds: add `jump` where the row at the top has to stay.
@preconcurrency @MainActor public func assertSteadyWhileResizing(
    _ controller: @autoclosure () throws -> UIViewController, along sizes: [CGSize], scrolledTo share: Double = 0.5,
    _ kinds: Set<ResizingFault.Kind> = .faults, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    for size in sizes {
        precondition(size.width >= 1 && size.height >= 1, "a scene can't be resized to \(size.width) × \(size.height)")
    }
    guard let failure = try resizingFailure(controller, along: sizes, scrolledTo: share, kinds) else { return }
    reportFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}
