import AutoLayout
import TestSupport
import XCTest

/// Kind: property — an engine whose metrics change beside one that had them from the start.
///
/// Constraints follow insets, baselines and bounds origins on both axes, whichever of them change.
final class MetricsTests: XCTestCase {
    /// A tree of items, each placed by four equalities to an earlier one, so that there is one solution.
    private struct Tree {
        let engine = LayoutEngine()
        private(set) var items: [LayoutItem]

        init() throws {
            items = [engine.addItem(parent: nil)]
            for size in [LayoutAttribute.width, .height] {
                _ = try engine.install(LayoutConstraint(first: items[0], size, constant: 500))
            }
        }

        mutating func add(to parent: Int) { items.append(engine.addItem(parent: items[parent])) }

        func tie(
            _ item: Int, _ attribute: LayoutAttribute, _ other: Int?, _ otherAttribute: LayoutAttribute,
            from origin: LayoutPlace?, constant: Double
        ) throws {
            var constraint = LayoutConstraint(
                first: items[item], attribute, second: other.map { items[$0] },
                other == nil ? .notAnAttribute : otherAttribute, constant: constant)
            constraint.firstOrigin = origin
            _ = try engine.install(constraint)
        }
    }

    private static let across: [LayoutAttribute] = [.left, .right, .leading, .trailing, .centerX]
    private static let along: [LayoutAttribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]

    private func metrics(_ generator: inout SeededGenerator) -> LayoutItemMetrics {
        func length() -> Double { Double(Int.random(in: -20...20, using: &generator)) / 2 }
        var metrics = LayoutItemMetrics()
        if Bool.random(using: &generator) { metrics.boundsOriginX = length() }
        if Bool.random(using: &generator) { metrics.boundsOriginY = length() }
        if Bool.random(using: &generator) {
            metrics.alignmentInsets = EdgeDistances(top: length(), left: length(), bottom: length(), right: length())
        }
        if Bool.random(using: &generator) {
            metrics.firstBaselineFromTop = length()
            metrics.lastBaselineFromBottom = length()
        }
        return metrics
    }

    /// Installs the same constraints in both trees.
    private func fill(_ trees: inout [Tree], _ generator: inout SeededGenerator) throws {
        for item in 1..<10 {
            let (parent, other) = (
                Int.random(in: 0..<item, using: &generator), Int.random(in: 0..<item, using: &generator)
            )
            for index in trees.indices { trees[index].add(to: parent) }
            for (places, size) in [(Self.across, LayoutAttribute.width), (Self.along, .height)] {
                let (own, theirs) = (
                    places.randomElement(using: &generator) ?? .left, places.randomElement(using: &generator) ?? .left
                )
                let constant = Double(Int.random(in: -40...40, using: &generator))
                let kind = Int.random(in: 0..<3, using: &generator)
                for tree in trees {
                    switch kind {
                    case 0: try tree.tie(item, own, nil, .notAnAttribute, from: nil, constant: constant)
                    case 1: try tree.tie(item, own, other, theirs, from: nil, constant: constant)
                    default:
                        try tree.tie(
                            item, own, nil, .notAnAttribute, from: LayoutPlace(tree.items[other], theirs),
                            constant: constant)
                    }
                    try tree.tie(
                        item, size, kind == 0 ? nil : other, size, from: nil, constant: kind == 0 ? 40 + constant : 0)
                }
            }
        }
    }

    func testConstraintsFollowMetricsThatChange() throws {
        for seed in 0..<200 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var trees = [try Tree(), try Tree()]
            try fill(&trees, &generator)
            let (changed, known) = (trees[0], trees[1])
            for round in 0..<4 {
                // Changes one after the other come to the same as the last of them alone.
                for item in changed.items {
                    let wanted = metrics(&generator)
                    try changed.engine.setMetrics(metrics(&generator), of: item)
                    _ = changed.engine.frame(of: item)
                    try changed.engine.setMetrics(wanted, of: item)
                    try known.engine.setMetrics(wanted, of: item)
                }
                try rebuild(known)
                for (item, other) in zip(changed.items, known.items) {
                    let (a, b) = (changed.engine.frame(of: item), known.engine.frame(of: other))
                    for (left, right) in zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height]) {
                        XCTAssertEqual(left, right, accuracy: 1e-6, "seed \(seed), round \(round): \(a), \(b)")
                    }
                }
            }
        }
    }

    /// Takes each constraint out and puts it in again, so that it is written with the present metrics.
    private func rebuild(_ tree: Tree) throws {
        let ids = Set(tree.items.flatMap(tree.engine.constraints(of:))).sorted()
        let constraints = ids.map(tree.engine.constraint)
        for id in ids { tree.engine.uninstall(id) }
        for constraint in constraints { _ = try tree.engine.install(constraint) }
    }
}
