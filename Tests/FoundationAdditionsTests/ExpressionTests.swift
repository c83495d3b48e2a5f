import Foundation
import XCTest

import class FoundationAdditions.NSComparisonPredicate
import class FoundationAdditions.NSExpression

/// Kind: documented — Apple's pages on NSExpression and NSComparisonPredicate.
final class ExpressionTests: XCTestCase {
    private let table: [String: Any] = ["name": "Rex", "age": 7, "toys": ["ball", "Bone"], "more": ["ball", "rope"]]

    private func value(_ expression: NSExpression, _ variables: NSMutableDictionary? = nil) -> Any? {
        expression.expressionValue(with: table, context: variables)
    }

    func testExpressionsHaveValues() {
        XCTAssertEqual(value(NSExpression(forConstantValue: 3)) as? Int, 3)
        XCTAssertEqual(value(NSExpression(forKeyPath: "name")) as? String, "Rex")
        XCTAssertEqual(value(NSExpression(forVariable: "x"), ["x": 5]) as? Int, 5)
        XCTAssertEqual((value(NSExpression.expressionForEvaluatedObject()) as? [String: Any])?.count, 4)
        let sum = NSExpression(forFunction: "add:to:", arguments: [NSExpression(forKeyPath: "age"), 3])
        XCTAssertEqual(value(sum) as? Double, 10)
        XCTAssertEqual(value(NSExpression(format: "age * 2")) as? Double, 14)
        XCTAssertEqual(value(NSExpression(format: "%K", "name")) as? String, "Rex")
        XCTAssertEqual(
            value(NSExpression(forAggregate: [NSExpression(forKeyPath: "age"), 1])) as? [Int], [7, 1])
        let (toys, more) = (NSExpression(forKeyPath: "toys"), NSExpression(forKeyPath: "more"))
        XCTAssertEqual(value(NSExpression(forUnionSet: toys, with: more)) as? [String], ["ball", "Bone", "rope"])
        XCTAssertEqual(value(NSExpression(forIntersectSet: toys, with: more)) as? [String], ["ball"])
        XCTAssertEqual(value(NSExpression(forMinusSet: toys, with: more)) as? [String], ["Bone"])
        let short = NSExpression(
            forSubquery: toys, usingIteratorVariable: "t", predicate: NSPredicate(format: "$t BEGINSWITH 'b'"))
        XCTAssertEqual(value(short) as? [String], ["ball"])
        let choice = NSExpression(
            forConditional: NSPredicate(format: "age > 5"), trueExpression: NSExpression(forConstantValue: "old"),
            falseExpression: NSExpression(forConstantValue: "young"))
        XCTAssertEqual(value(choice) as? String, "old")
    }

    func testPartsOfExpressions() {
        let path = NSExpression(forKeyPath: "owner.name")
        XCTAssertEqual(path.expressionType, .keyPath)
        XCTAssertEqual(path.keyPath, "owner.name")
        XCTAssertEqual(path.operand.expressionType, .evaluatedObject)
        let function = NSExpression(forFunction: "sum:", arguments: [path])
        XCTAssertEqual(function.expressionType, .function)
        XCTAssertEqual(function.function, "sum:")
        XCTAssertEqual(function.arguments, [path])
        XCTAssertEqual(NSExpression(forConstantValue: "x").constantValue as? String, "x")
        XCTAssertEqual(NSExpression(forVariable: "v").variable, "v")
        let union = NSExpression(forUnionSet: path, with: function)
        XCTAssertEqual(union.expressionType, .unionSet)
        XCTAssertEqual([union.left, union.right], [path, function])
    }

    func testComparisonsByHand() {
        func holds(
            _ key: String, _ type: NSComparisonPredicate.Operator, _ value: Any?,
            _ modifier: NSComparisonPredicate.Modifier = .direct, _ options: NSComparisonPredicate.Options = []
        ) -> Bool {
            NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: key), rightExpression: NSExpression(forConstantValue: value),
                modifier: modifier, type: type, options: options
            ).evaluate(with: table)
        }
        XCTAssertTrue(holds("age", .equalTo, 7))
        XCTAssertTrue(holds("age", .between, [7, 8]))
        XCTAssertFalse(holds("age", .lessThan, 7))
        XCTAssertTrue(holds("name", .beginsWith, "rE", .direct, .caseInsensitive))
        XCTAssertFalse(holds("name", .beginsWith, "rE"))
        XCTAssertTrue(holds("name", .in, ["Rex", "Max"]))
        XCTAssertTrue(holds("name", .like, "R?x"))
        XCTAssertTrue(holds("name", .matches, "R.."))
        XCTAssertTrue(holds("toys", .equalTo, "Bone", .any))
        XCTAssertFalse(holds("toys", .equalTo, "Bone", .all))
        XCTAssertTrue(holds("toys", .contains, "ball"))
    }

    /// The text of a predicate made by hand can be read again, and holds for the same objects.
    func testTextsCanBeReadAgain() {
        let inner = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "r\"\\E"),
            modifier: .direct, type: .notEqualTo, options: [.caseInsensitive, .diacriticInsensitive])
        XCTAssertEqual(inner.description, #"name !=[cd] "r\"\\E""#)
        XCTAssertTrue(NSPredicate(format: inner.description).evaluate(with: table))
        let list = NSComparisonPredicate(
            leftExpression: NSExpression(format: "(age + 1) * 2"),
            rightExpression: NSExpression(forConstantValue: [16, 3]),
            modifier: .direct, type: .in)
        XCTAssertEqual(list.description, "((age + 1) * 2) IN {16, 3}")
        XCTAssertTrue(NSPredicate(format: list.description).evaluate(with: table))
    }
}
