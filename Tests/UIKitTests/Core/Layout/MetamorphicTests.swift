import XCTest

@testable import UIKit

/// Kind: property — translation, scale, mirroring, redundancy and order have known effects on any layout.
///
/// Changes of random layouts whose effect is known without solving anything: translation, scale, mirroring, redundancy,
/// priorities that don't matter, order.
@MainActor final class MetamorphicTests: XCTestCase {
    /// A layout as a description, so that it can be built twice with a difference.
    private struct Plan {
        struct Node {
            var parent: Int
            var intrinsic: (CGFloat?, CGFloat?)
            var hugging: Float
            var resistance: Float
        }
        struct Rule {
            var first: Int
            var firstAttribute: NSLayoutConstraint.Attribute
            var relation: NSLayoutConstraint.Relation
            /// −1 for none.
            var second: Int
            var secondAttribute: NSLayoutConstraint.Attribute
            var multiplier: CGFloat
            var constant: CGFloat
            var priority: Float
        }
        var size: CGSize
        var nodes: [Node]
        var rules: [Rule]
    }

    private struct Built {
        let root: UIView
        let views: [UIView]
        let constraints: [NSLayoutConstraint]

        @MainActor var rectangles: [CGRect] {
            root.layoutIfNeeded()
            return views.map { root.layoutHost?.solvedRectangle(of: $0) ?? .null }
        }
    }

    override func setUp() async throws { UIKitLog.handler = { _ in } }

    /// A tree in which each view is tied on both axes, with optional rivals; no multiplied locations.
    private func plan(_ random: inout SeededGenerator) -> Plan {
        func pick<Element>(_ choices: [Element]) -> Element {
            choices[Int.random(in: 0..<choices.count, using: &random)]
        }
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        var plan = Plan(size: CGSize(width: pick([320, 375, 428]), height: 480), nodes: [], rules: [])
        let count = Int.random(in: 2...7, using: &random)
        for index in 1...count {
            let parent = Int.random(in: max(0, index - 3)..<index, using: &random)
            plan.nodes.append(
                Plan.Node(
                    parent: parent,
                    intrinsic: chance(60) ? (pick([nil, 30, 44.5, 90]), pick([nil, 20.5, 33])) : (nil, nil),
                    hugging: pick([250, 251, 252]), resistance: pick([750, 751, 749])))
            let siblings = (1..<index).filter { plan.nodes[$0 - 1].parent == parent }
            func add(
                _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Int,
                _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: Float = 1000,
                multiplier: CGFloat = 1
            ) {
                plan.rules.append(
                    Plan.Rule(
                        first: index, firstAttribute: attribute, relation: relation, second: second,
                        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority
                    ))
            }
            let axes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
                (.leading, .trailing, .width), (.top, .bottom, .height),
            ]
            for (start, end, size) in axes {
                if let sibling = siblings.last, chance(50) {
                    add(start, .equal, sibling, end, pick([0, 8, 12.5]))
                } else {
                    add(start, .equal, parent, start, pick([0, 8, 16]))
                }
                let priority: Float = pick([999, 900, 751, 500, 249])
                switch Int.random(in: 0..<4, using: &random) {
                case 0: add(end, .equal, parent, end, -pick([0, 8, 16]), priority)
                case 1: add(size, .equal, -1, .notAnAttribute, pick([20, 45, 60.5]), priority)
                case 2: add(size, .equal, parent, size, 0, priority, multiplier: pick([0.25, 0.5]))
                default: add(end, .lessThanOrEqual, parent, end, -8, priority)
                }
                // Everything gets a size in the end: ambiguous layouts may differ.
                add(
                    size, .equal, -1, .notAnAttribute, pick([10, 70]), Float(10 + 2 * index) + (size == .width ? 1 : 0))
            }
        }
        return plan
    }

    private func build(
        _ plan: Plan, scale: CGFloat = 1, rtl: Bool = false, edit: ([Plan.Rule]) -> [Plan.Rule] = { $0 }
    ) -> Built {
        let root = UIView(
            frame: CGRect(x: 0, y: 0, width: plan.size.width * scale, height: plan.size.height * scale))
        var all: [UIView] = [root]
        for node in plan.nodes {
            let view = FixtureView()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.content = CGSize(
                width: node.intrinsic.0.map { $0 * scale } ?? UIView.noIntrinsicMetric,
                height: node.intrinsic.1.map { $0 * scale } ?? UIView.noIntrinsicMetric)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(node.hugging), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(node.resistance), for: axis)
            }
            all[node.parent].addSubview(view)
            all.append(view)
        }
        if rtl { for view in all { view.semanticContentAttribute = .forceRightToLeft } }
        let constraints = edit(plan.rules).map { rule in
            let constraint = NSLayoutConstraint(
                item: all[rule.first], attribute: rule.firstAttribute, relatedBy: rule.relation,
                toItem: rule.second < 0 ? nil : all[rule.second], attribute: rule.secondAttribute,
                multiplier: rule.multiplier, constant: rule.constant * scale)
            constraint.priority = UILayoutPriority(rule.priority)
            return constraint
        }
        NSLayoutConstraint.activate(constraints)
        return Built(root: root, views: Array(all.dropFirst()), constraints: constraints)
    }

    private func assertEqual(_ actual: [CGRect], _ expected: [CGRect], _ message: String) {
        for (index, (a, b)) in zip(actual, expected).enumerated() {
            let error = max(
                abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
            XCTAssertLessThan(error, 1e-6, "\(message): view \(index + 1) is \(a), not \(b)")
        }
    }

    /// Runs a check on layouts that have one solution only.
    private func forEachPlan(_ name: String, _ check: (Plan, [CGRect], inout SeededGenerator, String) -> Void) {
        var checked = 0
        for seed in UInt64(1)...60 {
            var random = SeededGenerator(seed: seed)
            let plan = plan(&random)
            let built = build(plan)
            let rectangles = built.rectangles
            guard !built.views.contains(where: \.hasAmbiguousLayout) else { continue }
            checked += 1
            check(plan, rectangles, &random, "\(name), seed \(seed)")
        }
        XCTAssertGreaterThan(checked, 30, "\(name): too few layouts are determined")
    }

    func testDoublingEverything() async throws {
        forEachPlan("scale") { plan, rectangles, _, message in
            let expected = rectangles.map { $0.applying(CGAffineTransform(scaleX: 2, y: 2)) }
            assertEqual(build(plan, scale: 2).rectangles, expected, message)
        }
    }

    func testMirroring() async throws {
        forEachPlan("mirror") { plan, rectangles, _, message in
            let widths = [plan.size.width] + rectangles.map(\.width)
            let expected = zip(plan.nodes, rectangles).map { node, rectangle in
                CGRect(
                    x: widths[node.parent] - rectangle.maxX, y: rectangle.minY, width: rectangle.width,
                    height: rectangle.height)
            }
            assertEqual(build(plan, rtl: true).rectangles, expected, message)
        }
    }

    func testTranslatingTheTree() async throws {
        forEachPlan("translation") { plan, rectangles, random, message in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let built = build(plan)
            let offset = CGPoint(
                x: CGFloat(Int.random(in: -50...50, using: &random)), y: CGFloat(Int.random(in: 0...90, using: &random))
            )
            built.root.frame.origin = offset
            outer.addSubview(built.root)
            outer.bounds.origin = CGPoint(x: 7, y: -3)
            outer.layoutIfNeeded()
            let moved = built.views.map { outer.layoutHost?.solvedRectangle(of: $0) ?? .null }
            assertEqual(moved, rectangles, message)
        }
    }

    func testRedundantConstraints() async throws {
        forEachPlan("redundancy") { plan, rectangles, random, message in
            let repeated = build(plan) { rules in
                rules + rules.filter { $0.priority == 1000 }.shuffled(using: &random).prefix(4)
            }
            assertEqual(repeated.rectangles, rectangles, message + ", repeated")
            let bounded = build(plan) { rules in
                rules
                    + rectangles.enumerated().map { index, rectangle in
                        Plan.Rule(
                            first: index + 1, firstAttribute: .width, relation: .lessThanOrEqual, second: -1,
                            secondAttribute: .notAnAttribute, multiplier: 1, constant: rectangle.width + 5,
                            priority: 1000)
                    }
            }
            assertEqual(bounded.rectangles, rectangles, message + ", bounds that hold")
        }
    }

    func testRaisingPrioritiesThatAreSatisfied() async throws {
        forEachPlan("priorities") { plan, rectangles, _, message in
            let built = build(plan)
            _ = built.rectangles
            let raised = plan.rules.enumerated().filter { index, rule in
                rule.priority < 1000 && isSatisfied(rule, plan, rectangles)
            }.map(\.offset)
            for index in raised {
                let edited = build(plan) { rules in
                    var rules = rules
                    rules[index].priority = 999.5
                    return rules
                }
                assertEqual(edited.rectangles, rectangles, "\(message), rule \(index)")
            }
        }
    }

    func testTheOrderOfActivationDoesNotMatter() async throws {
        forEachPlan("order") { plan, rectangles, random, message in
            assertEqual(build(plan) { $0.shuffled(using: &random) }.rectangles, rectangles, message)
        }
    }

    func testChangingBackIsNoChange() async throws {
        forEachPlan("there and back") { plan, rectangles, random, message in
            let built = build(plan)
            _ = built.rectangles
            for _ in 0..<5 {
                let constraint = built.constraints[Int.random(in: 0..<built.constraints.count, using: &random)]
                let old = constraint.constant
                constraint.constant = old + 13
                if Bool.random(using: &random) { built.root.layoutIfNeeded() }
                constraint.constant = old
                let other = built.constraints[Int.random(in: 0..<built.constraints.count, using: &random)]
                other.isActive = false
                if Bool.random(using: &random) { built.root.layoutIfNeeded() }
                other.isActive = true
            }
            assertEqual(built.rectangles, rectangles, message)
        }
    }

    func testResizingStepByStepEqualsBuildingAtTheSize() async throws {
        forEachPlan("resizing") { plan, _, random, message in
            let built = build(plan)
            _ = built.rectangles
            for _ in 0..<4 {
                built.root.frame.size.width = CGFloat(Int.random(in: 200...600, using: &random))
                built.root.layoutIfNeeded()
            }
            var resized = plan
            resized.size.width = built.root.frame.width
            let fresh = build(resized)
            let expected = fresh.rectangles
            guard !fresh.views.contains(where: \.hasAmbiguousLayout) else { return }
            assertEqual(built.rectangles, expected, message)
        }
    }

    private func isSatisfied(_ rule: Plan.Rule, _ plan: Plan, _ rectangles: [CGRect]) -> Bool {
        let sizes = [plan.size] + rectangles.map(\.size)
        func value(_ index: Int, _ attribute: NSLayoutConstraint.Attribute, inside parent: Int) -> CGFloat {
            let rectangle = index == parent ? CGRect(origin: .zero, size: sizes[index]) : rectangles[index - 1]
            switch attribute {
            case .leading: return rectangle.minX
            case .trailing: return rectangle.maxX
            case .top: return rectangle.minY
            case .bottom: return rectangle.maxY
            case .width: return rectangle.width
            default: return rectangle.height
            }
        }
        let parent = plan.nodes[rule.first - 1].parent
        let left = value(rule.first, rule.firstAttribute, inside: parent)
        let right =
            (rule.second < 0 ? 0 : rule.multiplier * value(rule.second, rule.secondAttribute, inside: parent))
            + rule.constant
        switch rule.relation {
        case .equal: return abs(left - right) < 1e-9
        case .lessThanOrEqual: return left <= right + 1e-9
        case .greaterThanOrEqual: return left >= right - 1e-9
        }
    }
}
