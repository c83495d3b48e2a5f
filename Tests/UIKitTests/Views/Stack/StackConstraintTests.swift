import Foundation
import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — the constraints that UIKit's stack views print, `layout/stack-constraints.json`.
///
/// Compares the constraints that an arrangement wants with UIKit's, `layout/stack-constraints.json`.
@MainActor final class StackConstraintTests: XCTestCase {
    private struct Case: Decodable {
        struct Item: Decodable {
            let contentLength: CGFloat?
            let isHidden: Bool?
            let wrapsText: Bool?
        }
        let name: String
        let axis: String?
        let distribution: String?
        let alignment: String?
        let spacing: CGFloat?
        let isBaselineRelative: Bool?
        let items: [Item]
        let constraints: [String]

        var arrangement: StackArrangement {
            StackArrangement(
                axis: axis == "vertical" ? .vertical : .horizontal,
                distribution: StackNames.distribution(distribution ?? "fill"),
                alignment: StackNames.alignment(alignment ?? "fill"), isBaselineRelative: isBaselineRelative ?? false,
                items: items.map {
                    StackArrangement.Item(
                        isHidden: $0.isHidden ?? false, spacingAfter: spacing ?? 0, contentLength: $0.contentLength,
                        wrapsText: $0.wrapsText ?? false)
                })
        }
    }

    func testConstraintsAreUIKits() async throws {
        struct File: Decodable { let cases: [Case] }
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/layout/stack-constraints.json")
        let cases = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
        XCTAssertGreaterThan(cases.count, 12)
        for test in cases {
            XCTAssertEqual(lines(test.arrangement).sorted(), test.constraints.sorted(), test.name)
        }
    }

    /// No two constraints may be taken for each other when the present ones are compared with the wanted ones.
    func testConstraintsAreDistinct() async throws {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution in (0...4).compactMap(UIStackView.Distribution.init(rawValue:)) {
                for alignment in (0...5).compactMap(UIStackView.Alignment.init(rawValue:)) {
                    for hidden in 0..<16 {
                        let items = (0..<4).map {
                            StackArrangement.Item(
                                isHidden: hidden >> $0 & 1 == 1, spacingAfter: 3, contentLength: 10, wrapsText: true)
                        }
                        let arrangement = StackArrangement(
                            axis: axis, distribution: distribution, alignment: alignment, items: items)
                        let constraints = arrangement.constraints.map { constraint in
                            var constraint = constraint
                            constraint.constant = 0
                            return constraint
                        }
                        XCTAssertEqual(Set(constraints).count, constraints.count, "\(arrangement)")
                    }
                }
            }
        }
    }

    private func lines(_ arrangement: StackArrangement) -> [String] {
        arrangement.constraints.map { constraint in
            var line = "\(constraint.purpose.identifier) \(name(constraint.first)).\(constraint.firstAttribute.name)"
            line += ["<=", "==", ">="].map { " \($0) " }[constraint.relation.rawValue + 1]
            if let second = constraint.second {
                let multiplier = constraint.multiplier == 1 ? "" : String(format: "%.6f*", constraint.multiplier)
                line += "\(multiplier)\(name(second)).\(constraint.secondAttribute.name)"
                if constraint.constant != 0 { line += " + \(shortNumber(constraint.constant))" }
            } else {
                line += shortNumber(constraint.constant)
            }
            if constraint.priority != .required { line += " @\(shortNumber(CGFloat(constraint.priority.rawValue)))" }
            return line
        }
    }

    private func name(_ part: ArrangementPart) -> String {
        switch part {
        case .stack: "stack"
        case .canvas: "canvas"
        case .view(let index): "v\(index)"
        case .gap(let index): "gap\(index)"
        case .alignmentSpanner: "spanner"
        case .orderingSpanner: "orderingSpanner"
        }
    }
}
