import InterfaceBuilder
import UIKit

/// The comparison of a tree's computed frames with the recorded ones, and the tree's other faults.
struct TreeReport {
    struct Misplaced {
        let frame: CanvasLayout.Frame
        /// The largest difference of an edge or a size, points.
        let distance: CGFloat
    }

    let tree: DocumentTree
    /// The settings of the layout, where they aren't the recorded ones.
    let setting: String
    private(set) var totals = CheckTotals()
    /// The views by class.
    private(set) var classes = CheckBreakdown()
    /// The frames that are off by more than a pixel.
    private(set) var misplaced: [Misplaced] = []
    private(set) var findings: [CanvasFinding] = []
    private(set) var notes: [NibNote] = []
    /// The names of the views that text mode prints, by id.
    private(set) var names: [String: String] = [:]
    private(set) var causes = CheckCauses()
    /// The leaves that move views by being measured instead of recorded; empty where they weren't looked for.
    var leaves: [LeafDifference] = []

    /// Two notations of the same number differ by less than this.
    private static let tolerance: CGFloat = 0.02

    /// - Note: Xcode left frames alone that were off by less than a point, so equality to the last digit says less about
    ///   the layout than about when a document was last touched: a frame is exact where nothing is off by more than a
    ///   pixel of its canvas, identical where nothing is off at all.
    @MainActor init(
        _ tree: DocumentTree, of document: InterfaceDocument, _ layout: CanvasLayout, setting: String, compares: Bool,
        finds: Bool
    ) {
        self.tree = tree
        self.setting = setting
        notes = layout.notes
        if compares { compare(layout) }
        if finds { findings = layout.findings(sizesItself: tree.sizesItself) }
        for id in misplaced.map(\.frame.id) + findings.map(\.view) where !id.isEmpty && names[id] == nil {
            names[id] = document.name(ofView: id)
        }
        countCauses(document)
    }

    private mutating func countCauses(_ document: InterfaceDocument) {
        func className(_ id: String) -> String { document.object(id).map(InterfaceDocument.className) ?? "view" }
        for item in misplaced { causes.count("misplaced \(className(item.frame.id))") }
        for finding in findings {
            causes.count(finding.view.isEmpty ? finding.kind.words : "\(finding.kind.words) \(className(finding.view))")
        }
    }

    @MainActor private mutating func compare(_ layout: CanvasLayout) {
        let pixel = 1 / layout.scale
        totals.trees = 1
        for frame in layout.frames.dropFirst() {
            totals.views += 1
            guard let recorded = frame.recorded else { continue }
            guard !frame.usesMask else {
                totals.masked += 1
                continue
            }
            totals.compared += 1
            let computed = frame.computed
            let distance =
                [
                    abs(recorded.minX - computed.minX), abs(recorded.minY - computed.minY),
                    abs(recorded.width - computed.width), abs(recorded.height - computed.height),
                ].max() ?? 0
            if distance <= Self.tolerance { totals.identical += 1 }
            if distance <= pixel + Self.tolerance { totals.exact += 1 }
            if distance <= 0.5 + 1e-6 { totals.withinHalf += 1 }
            if distance <= 1 + 1e-6 { totals.withinOne += 1 }
            classes.count(.element, frame.element, compared: 1, withinOne: distance <= 1 + 1e-6 ? 1 : 0)
            if distance > pixel + Self.tolerance { misplaced.append(Misplaced(frame: frame, distance: distance)) }
        }
    }

    var isClean: Bool { misplaced.isEmpty && findings.isEmpty }
}
