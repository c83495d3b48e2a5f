import AutoLayout
import ConstraintSolver
import XCTest

/// Kind: documented — Apple's documentation of layout attributes, and arithmetic.
///
/// Attributes to rows: levels in between, insets, bounds origins, baselines, direction.
final class LoweringTests: XCTestCase {
    private let engine = LayoutEngine()

    private func root(_ width: Double = 320, _ height: Double = 480) throws -> LayoutItem {
        let item = engine.addItem(parent: nil)
        try install(item, .width, nil, constant: width)
        try install(item, .height, nil, constant: height)
        return item
    }

    @discardableResult
    private func install(
        _ first: LayoutItem, _ attribute: LayoutAttribute, _ second: (LayoutItem, LayoutAttribute)?,
        _ relation: Relation = .equal, multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
    ) throws -> LayoutConstraintID {
        try engine.install(
            LayoutConstraint(
                first: first, attribute, relation, second: second?.0, second?.1 ?? .notAnAttribute,
                multiplier: multiplier, constant: constant, priority: priority))
    }

    private func box(in parent: LayoutItem, _ x: Double, _ y: Double, _ width: Double, _ height: Double) throws
        -> LayoutItem
    {
        let item = engine.addItem(parent: parent)
        try install(item, .left, (parent, .left), constant: x)
        try install(item, .top, (parent, .top), constant: y)
        try install(item, .width, nil, constant: width)
        try install(item, .height, nil, constant: height)
        return item
    }

    private func check(
        _ item: LayoutItem, _ x: Double, _ y: Double, _ width: Double, _ height: Double, line: UInt = #line
    ) {
        let frame = engine.frame(of: item)
        for (actual, expected) in zip([frame.x, frame.y, frame.width, frame.height], [x, y, width, height]) {
            XCTAssertEqual(actual, expected, accuracy: 1e-9, "\(frame)", line: line)
        }
    }

    private func change(_ item: LayoutItem, _ edit: (inout LayoutItemMetrics) -> Void) throws {
        var metrics = engine.metrics(of: item)
        edit(&metrics)
        try engine.setMetrics(metrics, of: item)
    }

    func testAConstraintAcrossLevelsIsWrittenInTheCommonAncestor() throws {
        let root = try root()
        let outer = try box(in: root, 10, 20, 200, 300)
        let inner = try box(in: outer, 5, 6, 100, 100)
        let item = engine.addItem(parent: inner)
        try install(item, .left, (root, .left), constant: 100)
        try install(item, .bottom, (root, .bottom), constant: -80)
        try install(item, .width, nil, constant: 30)
        try install(item, .height, nil, constant: 20)
        check(item, 100 - 15, 480 - 80 - 20 - 26, 30, 20)
    }

    func testTheRectanglesInBetweenTakePart() throws {
        let root = try root()
        let outer = engine.addItem(parent: root)
        let inner = try box(in: outer, 7, 0, 10, 10)
        try install(inner, .left, (root, .left), constant: 50)
        XCTAssertEqual(engine.frame(of: outer).x, 43, accuracy: 1e-9, "only the level in between is free to move")
    }

    func testALocationWithoutASecondItemIsInTheParent() throws {
        let root = try root()
        let outer = try box(in: root, 100, 100, 50, 50)
        let item = engine.addItem(parent: outer)
        try install(item, .left, nil, constant: 20)
        try install(item, .top, nil, constant: 30)
        XCTAssertEqual(engine.frame(of: item).x, 20, accuracy: 1e-9)
        XCTAssertEqual(engine.frame(of: item).y, 30, accuracy: 1e-9)
    }

    func testBoundsOriginShiftsWhatIsInside() throws {
        let root = try root()
        let outer = try box(in: root, 10, 20, 200, 300)
        let item = try box(in: outer, 0, 0, 10, 10)
        try change(outer) {
            $0.boundsOriginX = 40
            $0.boundsOriginY = -5
        }
        check(item, 40, -5, 10, 10)
        let outside = engine.addItem(parent: root)
        try install(outside, .left, (item, .left))
        XCTAssertEqual(engine.frame(of: outside).x, 10, accuracy: 1e-9, "seen from outside nothing moved")
    }

    func testAlignmentInsetsOfAnItemAndOfItsParent() throws {
        let root = try root()
        let outer = try box(in: root, 10, 20, 100, 100)
        let item = try box(in: outer, 0, 0, 30, 20)
        try change(outer) { $0.alignmentInsets = EdgeDistances(top: 1, left: 2, bottom: 3, right: 4) }
        check(outer, 8, 19, 106, 104)
        check(item, 2, 1, 30, 20)
        try change(item) { $0.alignmentInsets = EdgeDistances(top: 5, left: 6, bottom: 7, right: 8) }
        check(item, -4, -4, 44, 32)
    }

    func testBaselinesAndTheBottomEdgeWithoutText() throws {
        let root = try root()
        let text = try box(in: root, 0, 100, 50, 40)
        try change(text) {
            $0.firstBaselineFromTop = 12
            $0.lastBaselineFromBottom = 9
        }
        let item = engine.addItem(parent: root)
        try install(item, .height, nil, constant: 20)
        let id = try install(item, .firstBaseline, (text, .firstBaseline))
        XCTAssertEqual(engine.frame(of: item).y, 112 - 20, accuracy: 1e-9)
        engine.uninstall(id)
        try install(item, .top, (text, .lastBaseline))
        XCTAssertEqual(engine.frame(of: item).y, 131, accuracy: 1e-9)
    }

    /// A label that is emptied and filled again: its baseline is the bottom edge meanwhile.
    func testTheFirstBaselineFollowsTextThatGoesAndComes() throws {
        let root = try root()
        let text = try box(in: root, 0, 100, 50, 40)
        let item = engine.addItem(parent: root)
        try install(item, .height, nil, constant: 20)
        try install(item, .firstBaseline, (text, .firstBaseline))
        for _ in 0..<2 {
            XCTAssertEqual(engine.frame(of: item).y, 140 - 20, accuracy: 1e-9)
            try change(text) { $0.firstBaselineFromTop = 12 }
            XCTAssertEqual(engine.frame(of: item).y, 112 - 20, accuracy: 1e-9)
            try change(text) { $0.firstBaselineFromTop = nil }
        }
    }

    func testMarginAttributesMeanTheGuide() throws {
        let root = try root()
        let guide = engine.addItem(parent: root, mayBeNegative: true)
        try install(guide, .left, (root, .left), constant: 16)
        try install(guide, .right, (root, .right), constant: -20)
        engine.setMarginsGuide(guide, of: root)
        let item = engine.addItem(parent: root)
        try install(item, .left, (root, .leftMargin), constant: 1)
        try install(item, .right, (root, .rightMargin))
        XCTAssertEqual(engine.frame(of: item).x, 17, accuracy: 1e-9)
        XCTAssertEqual(engine.frame(of: item).width, 283, accuracy: 1e-9)
    }

    func testScrolledContentIsMeantByDescendantsOnly() throws {
        let root = try root()
        let scroll = try box(in: root, 10, 20, 100, 100)
        let content = engine.addItem(parent: scroll)
        try install(content, .left, nil, constant: 0)
        try install(content, .top, nil, constant: 0)
        engine.setContentGuide(content, of: scroll)
        let inside = engine.addItem(parent: scroll)
        try install(inside, .left, (scroll, .left))
        try install(inside, .right, (scroll, .right))
        try install(inside, .width, (scroll, .width), multiplier: 3)
        let outside = engine.addItem(parent: root)
        try install(outside, .left, (scroll, .right))
        XCTAssertEqual(engine.width(of: content), 300, accuracy: 1e-9)
        XCTAssertEqual(engine.frame(of: outside).x, 110, accuracy: 1e-9)
    }

    func testRightToLeftMovesLeadingAndKeepsTheSenseOfConstants() throws {
        let root = try root()
        let item = engine.addItem(parent: root)
        try install(item, .width, nil, constant: 30)
        let id = try install(item, .leading, (root, .leading), constant: 8)
        XCTAssertEqual(engine.frame(of: item).x, 8, accuracy: 1e-9)
        try engine.setRightToLeft(true, of: id)
        XCTAssertEqual(engine.frame(of: item).x, 320 - 8 - 30, accuracy: 1e-9)
        try engine.setConstant(20, of: id)
        XCTAssertEqual(engine.frame(of: item).x, 320 - 20 - 30, accuracy: 1e-9, "a later constant too")
        try engine.setRightToLeft(false, of: id)
        XCTAssertEqual(engine.frame(of: item).x, 20, accuracy: 1e-9)
    }

    func testRightToLeftTurnsInequalitiesRound() throws {
        let root = try root()
        let item = engine.addItem(parent: root)
        try install(item, .width, nil, constant: 30)
        let id = try install(item, .leading, (root, .leading), .greaterThanOrEqual, constant: 8)
        try engine.setRightToLeft(true, of: id)
        try install(item, .right, (root, .right), constant: 100, priority: 500)
        XCTAssertEqual(engine.frame(of: item).x, 320 - 8 - 30, accuracy: 1e-9, "at least 8 inwards from the right")
    }

    func testLeftAndRightNeverFlip() throws {
        let root = try root()
        let item = engine.addItem(parent: root)
        let id = try install(item, .left, (root, .left), constant: 8)
        try engine.setRightToLeft(true, of: id)
        XCTAssertEqual(engine.frame(of: item).x, 8, accuracy: 1e-9)
    }

    func testCentersOfALeadingPairFlipToo() throws {
        let root = try root()
        let item = engine.addItem(parent: root)
        try install(item, .width, nil, constant: 30)
        let id = try install(item, .centerX, (root, .leading), constant: 50)
        try engine.setRightToLeft(true, of: id)
        XCTAssertEqual(engine.frame(of: item).x, 320 - 50 - 15, accuracy: 1e-9)
    }

    func testALocationTimesAFactorIsInTheCommonAncestorsCoordinates() throws {
        let root = try root()
        let outer = try box(in: root, 100, 100, 200, 200)
        let item = engine.addItem(parent: outer)
        try install(item, .left, (outer, .right), multiplier: 0.5)
        XCTAssertEqual(engine.frame(of: item).x, 100, accuracy: 1e-9)
    }
}
