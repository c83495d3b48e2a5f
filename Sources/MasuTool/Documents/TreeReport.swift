import UIKit

/// How a tree's computed frames compare with the recorded ones.
struct TreeReport {
    struct Misplaced {
        let frame: CanvasLayout.Frame
        /// The largest difference of an edge or a size, points.
        let distance: CGFloat
    }

    struct Totals {
        var trees = 0
        var views = 0
        var compared = 0
        var exact = 0
        var withinHalf = 0
        var withinOne = 0
        var masked = 0

        static func += (left: inout Totals, right: Totals) {
            left.trees += right.trees
            left.views += right.views
            left.compared += right.compared
            left.exact += right.exact
            left.withinHalf += right.withinHalf
            left.withinOne += right.withinOne
            left.masked += right.masked
        }
    }

    let tree: DocumentTree
    private(set) var totals = Totals()
    private(set) var misplaced: [Misplaced] = []
    private(set) var findings: [String] = []
    private(set) var notes: [NibNote] = []

    /// Frames agree to the pixel where no edge differs by more than this.
    private static let exactness: CGFloat = 0.02

    @MainActor init(_ tree: DocumentTree, _ layout: CanvasLayout) {
        self.tree = tree
        totals.trees = 1
        notes = layout.notes
        for frame in layout.frames.dropFirst() {
            totals.views += 1
            guard let recorded = frame.recorded else { continue }
            guard !frame.usesMask else {
                totals.masked += 1
                continue
            }
            totals.compared += 1
            let computed = frame.computed
            let distance = [
                abs(recorded.minX - computed.minX), abs(recorded.minY - computed.minY),
                abs(recorded.width - computed.width), abs(recorded.height - computed.height),
            ].max() ?? 0
            if distance <= Self.exactness { totals.exact += 1 }
            if distance <= 0.5 + 1e-6 { totals.withinHalf += 1 }
            if distance <= 1 + 1e-6 { totals.withinOne += 1 }
            if distance > Self.exactness { misplaced.append(Misplaced(frame: frame, distance: distance)) }
        }
        findings = layout.log
    }
}
