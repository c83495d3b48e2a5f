internal import Explanations
internal import SnapshotTesting
public import UIKit

/// A rectangle of sizes that a scene may have, in points.
public struct LayoutSizes: Hashable, Sendable {
    /// The widths of scenes, in points.
    public var widths: ClosedRange<Double>
    /// The heights of scenes, in points.
    public var heights: ClosedRange<Double>

    /// From 280 × 280, the smallest part of a screen, to 1366 × 1366, the largest tablet either way.
    public static let all = LayoutSizes(widths: 280...1366, heights: 280...1366)

    /// All sizes of these widths and heights.
    public init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
        self.widths = widths
        self.heights = heights
    }
}

/// Fails the test unless a controller's screen is in order at every size of a rectangle, at each text size and in each
/// direction: no siblings overlap that don't overlap on the device at hand, nothing reaches out of its superview, no text is
/// cut, nothing is ambiguous, no required constraint is broken.
///
/// The rectangle is covered by regions in each of which the solution is one affine function of width and height: a proof, not
/// a sample. A fault is told with a size that shows it, the sizes that have it, and the two numbers that disagree. Of a table
/// the visible rows are proven, of a collection view the visible items. Views that `layoutSubviews` places are no part of the
/// proof, and named as not proven; so are sizes at which the solver has no slopes.
///
/// - Parameters:
///   - controller: made anew for each text size and direction, and shown as the root of a window.
///   - textSizes: nil for all twelve.
///   - directions: both by default.
@preconcurrency @MainActor public func assertSoundLayout(
    of controller: @autoclosure () throws -> UIViewController, atSizes sizes: LayoutSizes,
    textSizes: [UIContentSizeCategory]? = nil,
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft], fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows {
    precondition(
        sizes.widths.lowerBound > 0 && sizes.heights.lowerBound > 0,
        "sizes begin above 0 points, not at \(sizes.widths.lowerBound) × \(sizes.heights.lowerBound)")
    let surroundings = ProofSurroundings.all.filter { place in
        textSizes?.contains(place.contentSize) ?? true
            && directions.contains(place.isRightToLeft ? .rightToLeft : .leftToRight)
    }
    let proof = try ScreenProof.prove(
        ConvexPolygon(widths: sizes.widths, heights: sizes.heights), in: surroundings, controller)
    guard !proof.isProven else { return }
    reportFailure(
        (proof.faults + proof.unproven).joined(separator: "\n"), fileID: fileID, filePath: filePath, line: line,
        column: column)
}
