import AutoLayout
import TestSupport
import XCTest

/// Kind: property — lists beside a model that is looked through from the start.
///
/// The constraints of an item, and constraints as they were installed, however others come and go.
final class MentionTests: XCTestCase {
    private let engine = LayoutEngine()
    private var parents: [LayoutItem: LayoutItem] = [:]

    private func add(to parent: LayoutItem?) -> LayoutItem {
        let item = engine.addItem(parent: parent)
        parents[item] = parent
        return item
    }

    private func path(from item: LayoutItem) -> [LayoutItem] {
        [item] + (parents[item].map(path) ?? [])
    }

    /// The items that a constraint of two places names, and those between them and what contains both.
    private func mentioned(by constraint: LayoutConstraint) -> Set<LayoutItem> {
        let others = [constraint.second, constraint.firstOrigin?.item].compactMap { $0 }
        var items = Set([constraint.first] + others)
        guard constraint.firstAttribute.kind == .location, let other = others.first else { return items }
        let (own, theirs) = (path(from: constraint.first), path(from: other))
        let isShared = Set(own).intersection(theirs)
        // Siblings and cousins meet in a parent; an item contains itself.
        items.formUnion(own.filter { !isShared.contains($0) })
        items.formUnion(theirs.filter { !isShared.contains($0) })
        return items
    }

    private func random(among items: [LayoutItem], _ generator: inout SeededGenerator) -> LayoutConstraint {
        let (first, other) = (
            items[Int.random(in: 0..<items.count, using: &generator)],
            items[Int.random(in: 0..<items.count, using: &generator)]
        )
        var constraint = LayoutConstraint(
            first: first, .left, .lessThanOrEqual, constant: Double(Int.random(in: 0..<100, using: &generator)),
            priority: 400)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            constraint.second = other
            constraint.secondAttribute = .left
        case 1:
            constraint.firstAttribute = .width
            constraint.second = other
            constraint.secondAttribute = .height
            constraint.multiplier = 1.5
        case 2 where first != other: constraint.firstOrigin = LayoutPlace(other, .left)
        case 3:
            constraint.firstAttribute = .leading
            constraint.second = other
            constraint.secondAttribute = .leading
            constraint.isRightToLeft = true
        default: constraint.firstAttribute = .height
        }
        return constraint
    }

    func testItemsListTheirConstraintsInOrderOfInstallation() throws {
        var generator = SeededGenerator(seed: 42)
        let root = add(to: nil)
        var items = [root]
        for _ in 0..<14 { items.append(add(to: items[Int.random(in: 0..<items.count, using: &generator)])) }
        var installed: [(id: LayoutConstraintID, constraint: LayoutConstraint)] = []
        for step in 0..<600 {
            if Int.random(in: 0..<3, using: &generator) > 0 || installed.isEmpty {
                let constraint = random(among: items, &generator)
                installed.append((try engine.install(constraint), constraint))
            } else {
                engine.uninstall(installed.remove(at: Int.random(in: 0..<installed.count, using: &generator)).id)
            }
            if installed.count > 60 { engine.uninstall(installed.removeFirst().id) }
            for item in items {
                let wanted = installed.filter { mentioned(by: $0.constraint).contains(item) }.map(\.id)
                XCTAssertEqual(engine.constraints(of: item), wanted, "step \(step)")
            }
            guard let last = installed.last else { continue }
            XCTAssertEqual("\(engine.constraint(last.id))", "\(last.constraint)", "step \(step)")
        }
    }

    func testAReleasableConstraintIsWhatItWasAndLetsGo() throws {
        let item = add(to: nil)
        var constraint = LayoutConstraint(first: item, .width, constant: 80)
        constraint.isReleasable = true
        let id = try engine.install(constraint)
        XCTAssertEqual("\(engine.constraint(id))", "\(constraint)")
        XCTAssertEqual(engine.width(of: item), 80, accuracy: 1e-9)
        try engine.setReleased(true, of: id)
        XCTAssertEqual(engine.width(of: item), 0, accuracy: 1e-9)
        try engine.setReleased(false, of: id)
        try engine.setPriority(900, of: id)
        XCTAssertEqual(engine.constraint(id).priority, 900)
        XCTAssertEqual(engine.width(of: item), 80, accuracy: 1e-9)
    }
}
