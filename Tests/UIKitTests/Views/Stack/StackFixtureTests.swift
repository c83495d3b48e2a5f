import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle, property — frames that a linear program in Python found for the fixtures; mirroring and order of
/// hiding.
///
/// Runs the fixtures `layout/stack-*.json`, and properties that hold for each of them.
@MainActor final class StackFixtureTests: XCTestCase {
    private static let files = ["stack-measured.json", "stack-rules.json", "stack-cells.json"]
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    private func fixtures() throws -> [StackFixture] {
        let fixtures = try Self.files.flatMap(StackFixture.load)
        XCTAssertGreaterThan(fixtures.count, 60, "fixtures are missing")
        return fixtures
    }

    func testFramesAreTheExpectedOnes() async throws {
        for fixture in try fixtures() {
            let built = BuiltStack(fixture)
            check(built.stack, against: fixture.stack, fixture, built)
            if let size = fixture.size {
                let solved = built.solved(built.stack)
                compare([0, 0, solved.width, solved.height], [nil, nil, size[0], size[1]], fixture, "size")
            }
            XCTAssertEqual(log, [], fixture.name)
            log = []
        }
    }

    /// Hiding and showing in any order ends at the frames of a stack view built that way.
    func testHidingInAnyOrderEqualsBuildingFresh() async throws {
        for (seed, fixture) in try fixtures().enumerated() {
            var random = SeededGenerator(seed: UInt64(seed + 1))
            let fresh = BuiltStack(fixture)
            let changed = BuiltStack(fixture, showsHidden: true)
            let views = allArranged(in: changed.stack)
            for _ in 0..<6 {
                if let view = views.randomElement(using: &random), !(view is UIStackView) { view.isHidden.toggle() }
                if Bool.random(using: &random) { changed.container.layoutIfNeeded() }
            }
            for (view, model) in zip(views, allArranged(in: fresh.stack)).shuffled(using: &random) {
                view.isHidden = model.isHidden
            }
            changed.container.layoutIfNeeded()
            for (view, model) in zip(views, allArranged(in: fresh.stack)) where !model.isHidden {
                assertEqual(
                    changed.solved(view), fresh.solved(model), "\(fixture.name), seed \(seed + 1)", accuracy: 1e-6)
            }
            log = []
        }
    }

    /// Right to left, the arrangement is the mirror image of left to right.
    func testRightToLeftMirrors() async throws {
        for fixture in try fixtures() where fixture.isAmbiguous != true {
            for mirrorsArrangedViews in [true, false] {
                let original = BuiltStack(fixture)
                let mirrored = BuiltStack(fixture)
                let views = allArranged(in: mirrored.stack)
                mirrored.stack.semanticContentAttribute = .forceRightToLeft
                for view in views where mirrorsArrangedViews || view is UIStackView {
                    view.semanticContentAttribute = .forceRightToLeft
                }
                mirrored.container.setNeedsLayout()
                mirrored.stack.setNeedsUpdateConstraints()
                mirrored.container.layoutIfNeeded()
                for (view, model) in zip(views, allArranged(in: original.stack)) where !model.isHidden {
                    guard let superview = model.superview else { continue }
                    var expected = original.solved(model)
                    expected.origin.x = original.solved(superview).width - expected.maxX
                    assertEqual(mirrored.solved(view), expected, fixture.name, accuracy: 1e-6)
                }
            }
            log = []
        }
    }

    private func allArranged(in stack: UIStackView) -> [UIView] {
        stack.arrangedSubviews.flatMap { [$0] + (($0 as? UIStackView).map { allArranged(in: $0) } ?? []) }
    }

    private func check(
        _ stack: UIStackView, against expected: StackFixture.Stack, _ fixture: StackFixture, _ built: BuiltStack
    ) {
        for (index, (view, node)) in zip(stack.arrangedSubviews, expected.arranged).enumerated() {
            if let frame = node.frame {
                let solved = built.solved(view)
                compare(
                    [solved.minX, solved.minY, solved.width, solved.height], frame, fixture, "view \(index)")
            }
            if let inner = node.stack, let stack = view as? UIStackView { check(stack, against: inner, fixture, built) }
        }
    }

    private func compare(_ actual: [CGFloat], _ expected: [CGFloat?], _ fixture: StackFixture, _ what: String) {
        let rounded = round(actual, as: fixture.rounding ?? "exact")
        for (index, value) in expected.enumerated() {
            guard let value else { continue }
            XCTAssertEqual(
                rounded[index], value, accuracy: 1e-3 * (fixture.rounding == nil ? 1e-3 : 1),
                "\(fixture.name): \(what), \(["x", "y", "width", "height"][index]) (\(fixture.source))")
        }
    }

    /// The rounding that the source of an expectation used.
    private func round(_ frame: [CGFloat], as rounding: String) -> [CGFloat] {
        func nearest(_ value: CGFloat, _ grid: CGFloat) -> CGFloat {
            ((value / grid).magnitude + 0.5 + 1e-6).rounded(.down) * grid * (value < 0 ? -1 : 1)
        }
        func pixels(_ grid: CGFloat) -> [CGFloat] {
            let x = nearest(frame[0], grid)
            let y = nearest(frame[1], grid)
            return [x, y, nearest(frame[0] + frame[2], grid) - x, nearest(frame[1] + frame[3], grid) - y]
        }
        switch rounding {
        case "catalyst":
            return [nearest(frame[0], 1), nearest(frame[1], 1), nearest(frame[2], 0.5), nearest(frame[3], 0.5)]
        case "pixels2": return pixels(1.0 / 2)
        case "pixels3": return pixels(1.0 / 3)
        default: return frame
        }
    }

    private func assertEqual(_ first: CGRect, _ second: CGRect, _ message: String, accuracy: CGFloat) {
        let pairs = [
            (first.minX, second.minX), (first.minY, second.minY), (first.width, second.width),
            (first.height, second.height),
        ]
        XCTAssertTrue(
            pairs.allSatisfy { abs($0.0 - $0.1) <= accuracy }, "\(message): \(first) is not \(second)")
    }
}

/// A small generator with a seed that failures can name.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
