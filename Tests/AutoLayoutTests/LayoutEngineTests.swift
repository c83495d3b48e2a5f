import AutoLayout
import ConstraintSolver
import XCTest

/// Kind: documented — our specification of the engine, and arithmetic.
///
/// Items, content sizes, changes, conflicts, debugging.
final class LayoutEngineTests: XCTestCase {
    private let engine = LayoutEngine()

    private func width(
        _ item: LayoutItem, _ constant: Double, _ relation: Relation = .equal, at priority: Float = 1000,
        role: LayoutConstraint.Role = .author
    ) throws -> LayoutConstraintID {
        try engine.install(
            LayoutConstraint(first: item, .width, relation, constant: constant, priority: priority, role: role))
    }

    // MARK: Content sizes

    func testContentSizeHugsAndResists() throws {
        let item = engine.addItem(parent: nil)
        engine.setContentSize(
            ContentSize(length: 100, huggingPriority: 250, compressionResistancePriority: 750), of: item,
            axis: .horizontal)
        XCTAssertEqual(engine.width(of: item), 100, accuracy: 1e-9)
        let wish = try width(item, 300, at: 249)
        XCTAssertEqual(engine.width(of: item), 100, accuracy: 1e-9)
        try engine.setPriority(251, of: wish)
        XCTAssertEqual(engine.width(of: item), 300, accuracy: 1e-9)
        try engine.setConstant(40, of: wish)
        XCTAssertEqual(engine.width(of: item), 100, accuracy: 1e-9, "750 resists what 251 wants smaller")
        try engine.setPriority(751, of: wish)
        XCTAssertEqual(engine.width(of: item), 40, accuracy: 1e-9)
    }

    func testAChangedContentLengthSolvesNoStructureAnew() throws {
        let item = engine.addItem(parent: nil)
        func give(_ length: Double) {
            engine.setContentSize(
                ContentSize(length: length, huggingPriority: 250, compressionResistancePriority: 750), of: item,
                axis: .horizontal)
        }
        give(100)
        XCTAssertEqual(engine.width(of: item), 100, accuracy: 1e-9)
        let before = engine.statistics
        give(120)
        XCTAssertEqual(engine.width(of: item), 120, accuracy: 1e-9)
        XCTAssertEqual(engine.statistics.presolveRuns, before.presolveRuns)
        XCTAssertEqual(engine.statistics.componentsBuilt, before.componentsBuilt)
    }

    func testContentSizeGoesAway() throws {
        let item = engine.addItem(parent: nil)
        let size = ContentSize(length: 100, huggingPriority: 250, compressionResistancePriority: 750)
        engine.setContentSize(size, of: item, axis: .vertical)
        XCTAssertEqual(engine.contentSize(of: item, axis: .vertical), size)
        XCTAssertNil(engine.contentSize(of: item, axis: .horizontal))
        engine.setContentSize(nil, of: item, axis: .vertical)
        XCTAssertNil(engine.contentSize(of: item, axis: .vertical))
        XCTAssertEqual(engine.height(of: item), 0, accuracy: 1e-9)
    }

    func testChangedPrioritiesOfAContentSize() throws {
        let item = engine.addItem(parent: nil)
        _ = try width(item, 300, at: 500)
        for (hugging, expected) in [(Float(250), 300.0), (501, 100), (499, 300)] {
            engine.setContentSize(
                ContentSize(length: 100, huggingPriority: hugging, compressionResistancePriority: 750), of: item,
                axis: .horizontal)
            XCTAssertEqual(engine.width(of: item), expected, accuracy: 1e-9)
        }
    }

    // MARK: Items

    func testSizesAreNotNegative() throws {
        let item = engine.addItem(parent: nil)
        _ = try width(item, -50, at: 999)
        XCTAssertEqual(engine.width(of: item), 0, accuracy: 1e-9)
        let free = engine.addItem(parent: nil, mayBeNegative: true)
        _ = try width(free, -50, at: 999)
        XCTAssertEqual(engine.width(of: free), -50, accuracy: 1e-9)
    }

    func testRemovedItemsAndConstraintsAreReused() throws {
        let root = engine.addItem(parent: nil)
        for round in 0..<20 {
            let item = engine.addItem(parent: root)
            let id = try width(item, Double(round))
            XCTAssertEqual(engine.width(of: item), Double(round), accuracy: 1e-9)
            XCTAssertEqual(engine.parent(of: item), root)
            engine.uninstall(id)
            engine.removeItem(item)
        }
    }

    /// Items like those that left are solved as those were: a cell after another one.
    func testItemsThatComeAgainAreNotAnalysedAgain() throws {
        let root = engine.addItem(parent: nil)
        let held = try width(root, 100)
        var runs: [Int] = []
        for round in 0..<4 {
            let items = (0..<3).map { _ in engine.addItem(parent: root) }
            var ids: [LayoutConstraintID] = []
            for (index, item) in items.enumerated() {
                let above = index == 0 ? root : items[index - 1]
                for attribute in [LayoutAttribute.left, .top, .width] {
                    let start: LayoutAttribute = index > 0 && attribute == .top ? .bottom : attribute
                    ids.append(
                        try engine.install(
                            LayoutConstraint(
                                first: item, attribute, second: above, start, constant: Double(round + 1))))
                }
            }
            XCTAssertEqual(engine.width(of: items[2]), 100 + 3 * Double(round + 1), accuracy: 1e-9)
            runs.append(engine.statistics.presolveRuns)
            for id in ids.reversed() { engine.uninstall(id) }
            for item in items.reversed() { engine.removeItem(item) }
        }
        XCTAssertEqual(runs[3], runs[0], "\(runs)")
        engine.uninstall(held)
    }

    func testBadNumbersAreRefusedAndChangeNothing() throws {
        let item = engine.addItem(parent: nil)
        let id = try width(item, 30)
        XCTAssertThrowsError(try engine.setConstant(.nan, of: id))
        XCTAssertThrowsError(try width(item, .infinity))
        XCTAssertThrowsError(try width(item, 10, at: 0))
        XCTAssertThrowsError(try width(item, 10, at: 1001))
        XCTAssertEqual(engine.constraint(id).constant, 30)
        XCTAssertEqual(engine.width(of: item), 30, accuracy: 1e-9)
    }

    func testChangedItemsAreNamedOnceAndOnlyThose() throws {
        let items = (0..<3).map { _ in engine.addItem(parent: nil) }
        let ids = try items.map { try width($0, 10) }
        _ = engine.drainChangedItems()
        try engine.setConstant(20, of: ids[1])
        XCTAssertEqual(engine.drainChangedItems(), [items[1]])
        XCTAssertEqual(engine.drainChangedItems(), [])
        try engine.setConstant(20, of: ids[1])
        XCTAssertFalse(engine.needsSolve, "the same constant is no change")
    }

    func testAChangedConstantSolvesItsOwnPartOnly() throws {
        let root = engine.addItem(parent: nil)
        let items = (0..<50).map { _ in engine.addItem(parent: root) }
        let ids = try items.map { try width($0, 10) }
        _ = engine.drainChangedItems()
        let before = engine.statistics
        try engine.setConstant(11, of: ids[7])
        _ = engine.drainChangedItems()
        XCTAssertEqual(engine.statistics.componentsReevaluated - before.componentsReevaluated, 1)
        XCTAssertEqual(engine.statistics.presolveRuns, before.presolveRuns)
    }

    // MARK: Conflicts

    func testAConstantSizeIsBrokenBeforeATrailingEdge() throws {
        let root = engine.addItem(parent: nil)
        let item = engine.addItem(parent: root)
        let rootWidth = try width(root, 320, role: .system)
        let size = try width(item, 500)
        let leading = try engine.install(LayoutConstraint(first: item, .leading, second: root, .leading))
        let trailing = try engine.install(LayoutConstraint(first: item, .trailing, second: root, .trailing))
        let conflicts = engine.conflicts
        XCTAssertEqual(conflicts.count, 1)
        XCTAssertEqual(conflicts.first?.broken, .constraint(size))
        XCTAssertEqual(
            conflicts.first?.members,
            [.constraint(rootWidth), .constraint(size), .constraint(leading), .constraint(trailing)])
        XCTAssertEqual(engine.width(of: item), 320, accuracy: 1e-9)
    }

    func testAmongEqualsTheYoungestIsBroken() throws {
        let item = engine.addItem(parent: nil)
        _ = try width(item, 10)
        let younger = try width(item, 20)
        XCTAssertEqual(engine.conflicts.first?.broken, .constraint(younger))
        XCTAssertEqual(engine.width(of: item), 10, accuracy: 1e-9)
    }

    func testTheFrameworksOwnIsNotBroken() throws {
        let item = engine.addItem(parent: nil)
        let authors = try width(item, 10)
        _ = try width(item, 20, role: .system)
        XCTAssertEqual(engine.conflicts.first?.broken, .constraint(authors))
        XCTAssertEqual(engine.width(of: item), 20, accuracy: 1e-9)
    }

    func testATrailingEdgeIsBrokenBeforeALeadingOne() throws {
        let root = engine.addItem(parent: nil)
        let item = engine.addItem(parent: root)
        _ = try width(root, 320, role: .system)
        _ = try width(item, 100, role: .system)
        let trailing = try engine.install(LayoutConstraint(first: item, .trailing, second: root, .trailing))
        _ = try engine.install(LayoutConstraint(first: item, .leading, second: root, .leading))
        XCTAssertEqual(engine.conflicts.first?.broken, .constraint(trailing))
        XCTAssertEqual(engine.frame(of: item).x, 0, accuracy: 1e-9)
    }

    func testAConflictGoesWithItsCause() throws {
        let item = engine.addItem(parent: nil)
        let first = try width(item, 10)
        let second = try width(item, 20)
        XCTAssertEqual(engine.conflicts.count, 1)
        engine.uninstall(first)
        XCTAssertEqual(engine.conflicts.count, 0)
        XCTAssertEqual(engine.width(of: item), 20, accuracy: 1e-9)
        try engine.setConstant(25, of: second)
        XCTAssertEqual(engine.width(of: item), 25, accuracy: 1e-9)
    }

    func testANegativeSizeIsAMemberThatNobodyWrote() throws {
        let item = engine.addItem(parent: nil)
        let id = try width(item, -5)
        let conflict = try XCTUnwrap(engine.conflicts.first)
        XCTAssertEqual(Set(conflict.members), [.nonNegativeSize, .constraint(id)])
        XCTAssertEqual(conflict.broken, .constraint(id))
        XCTAssertEqual(engine.width(of: item), 0, accuracy: 1e-9)
    }

    // MARK: Debugging

    func testAmbiguity() throws {
        let root = engine.addItem(parent: nil)
        let item = engine.addItem(parent: root)
        _ = try width(root, 320)
        _ = try engine.install(LayoutConstraint(first: root, .height, constant: 480))
        XCTAssertFalse(engine.isAmbiguous(root), "where the topmost item stands doesn't count")
        XCTAssertEqual(engine.ambiguousQuantities(of: item), [.minX, .minY, .width, .height])
        for attribute in [LayoutAttribute.left, .top, .right] {
            _ = try engine.install(LayoutConstraint(first: item, attribute, second: root, attribute))
        }
        XCTAssertEqual(engine.ambiguousQuantities(of: item), [.height])
        let moved = engine.alternativeRectangles(moving: item)
        XCTAssertEqual(moved.map(\.item), [item])
        XCTAssertNotEqual(moved.first?.rectangle.height, engine.height(of: item))
        XCTAssertEqual(moved.first?.rectangle.width ?? 0, 320, accuracy: 1e-9)
        _ = try engine.install(LayoutConstraint(first: item, .height, .lessThanOrEqual, constant: 100))
        XCTAssertTrue(engine.isAmbiguous(item), "a bound isn't a value")
        _ = try engine.install(LayoutConstraint(first: item, .height, constant: 30, priority: 1))
        XCTAssertFalse(engine.isAmbiguous(item), "the weakest wish decides")
        XCTAssertTrue(engine.alternativeRectangles(moving: item).isEmpty)
    }

    func testRivalsOfALevelAreAmbiguous() throws {
        let item = engine.addItem(parent: nil)
        _ = try engine.install(LayoutConstraint(first: item, .height, constant: 1))
        _ = try width(item, 10, at: 500)
        XCTAssertFalse(engine.isAmbiguous(item))
        _ = try width(item, 20, at: 500)
        XCTAssertEqual(engine.ambiguousQuantities(of: item), [.width])
    }

    func testMembersThatDetermineARectangle() throws {
        let root = engine.addItem(parent: nil)
        let item = engine.addItem(parent: root)
        let rootWidth = try width(root, 320)
        let left = try engine.install(LayoutConstraint(first: item, .left, second: root, .left, constant: 8))
        let right = try engine.install(LayoutConstraint(first: item, .right, second: root, .right))
        let bound = try width(item, 1000, .lessThanOrEqual)
        let top = try engine.install(LayoutConstraint(first: item, .top, second: root, .top))
        engine.setContentSize(
            ContentSize(length: 20, huggingPriority: 250, compressionResistancePriority: 750), of: item, axis: .vertical
        )
        let across = engine.members(determining: item, axis: .horizontal)
        XCTAssertEqual(across, [.constraint(rootWidth), .constraint(left), .constraint(right)])
        XCTAssertFalse(across.contains(.constraint(bound)))
        let down = engine.members(determining: item, axis: .vertical)
        XCTAssertEqual(down.first, .constraint(top))
        XCTAssertTrue(
            down.contains { member in
                if case .contentSize(let owner) = member { return owner.axis == .vertical }
                return false
            })
    }
}
