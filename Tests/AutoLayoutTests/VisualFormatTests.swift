import AutoLayout
import ConstraintSolver
import XCTest

/// Kind: documented, property — the grammar in Apple's documentation of the visual format language; no text does more
/// than throw.
final class VisualFormatTests: XCTestCase {
    private let context = VisualFormat.Context(
        views: ["a", "b", "c", "orphan", "view_1"], viewsWithoutSuperview: ["orphan"],
        metrics: ["gap": 12, "low": 250, "wide": 300, "nothing": .nan])

    private func read(
        _ text: String, _ options: VisualFormat.Options = VisualFormat.Options()
    ) throws -> [String] {
        try VisualFormat(text, in: context).constraints(options, format: text).map(describe)
    }

    /// `a.leading = |a.leadingMargin + 0 @1000`, the superview of a as `|a`.
    private func describe(_ constraint: VisualFormatConstraint) -> String {
        func name(_ party: VisualFormatConstraint.Party) -> String {
            switch party {
            case .view(let name): name
            case .superview(let name): "|" + name
            }
        }
        let sign = [Relation.lessThanOrEqual: "<=", .equal: "=", .greaterThanOrEqual: ">="][constraint.relation] ?? "?"
        var text = "\(name(constraint.first)).\(constraint.firstAttribute) \(sign)"
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += " \(constraint.multiplier) *" }
            text += " \(name(second)).\(constraint.secondAttribute) +"
        }
        text += " \(constraint.constant)"
        return constraint.priority == 1000 ? text : text + " @\(constraint.priority)"
    }

    private func check(_ text: String, _ expected: [String], line: UInt = #line) throws {
        try check(text, VisualFormat.Options(), expected, line: line)
    }

    private func check(
        _ text: String, _ options: VisualFormat.Options, _ expected: [String], line: UInt = #line
    ) throws {
        XCTAssertEqual(try read(text, options), expected, text, line: line)
    }

    func testConnections() throws {
        try check("[a]", [])
        try check("[a][b]", ["b.leading = a.trailing + 0.0"])
        try check("[a]-[b]", ["b.leading = a.trailing + 8.0"])
        try check("[a]-20-[b]", ["b.leading = a.trailing + 20.0"])
        try check("[a]-12.5-[b]", ["b.leading = a.trailing + 12.5"])
        try check("[a]-.5-[b]", ["b.leading = a.trailing + 0.5"])
        try check("[a]-1e2-[b]", ["b.leading = a.trailing + 100.0"])
        try check("[a]-gap-[b]", ["b.leading = a.trailing + 12.0"])
        try check("[a]-(gap)-[b]", ["b.leading = a.trailing + 12.0"])
        try check("[a]-(-4)-[b]", ["b.leading = a.trailing + -4.0"])
        try check("[a]-(>=4)-[b]", ["b.leading >= a.trailing + 4.0"])
        try check(
            "[a]-(>=4,<=20,==8@250)-[b]",
            ["b.leading >= a.trailing + 4.0", "b.leading <= a.trailing + 20.0", "b.leading = a.trailing + 8.0 @250.0"])
        try check("V:[a]-[b]", ["b.top = a.bottom + 8.0"])
    }

    func testSuperviews() throws {
        try check("|[a]|", ["a.leading = |a.leading + 0.0", "|a.trailing = a.trailing + 0.0"])
        try check("|-[a]-|", ["a.leading = |a.leadingMargin + 0.0", "|a.trailingMargin = a.trailing + 0.0"])
        try check("|-5-[a]-(>=6@700)-|", ["a.leading = |a.leading + 5.0", "|a.trailing >= a.trailing + 6.0 @700.0"])
        try check("V:|-[a]-|", ["a.top = |a.topMargin + 0.0", "|a.bottomMargin = a.bottom + 0.0"])
        try check("V:|[a]-(gap)-|", ["a.top = |a.top + 0.0", "|a.bottom = a.bottom + 12.0"])
    }

    func testSizes() throws {
        try check("[a(50)]", ["a.width = 50.0"])
        try check("V:[a(50)]", ["a.height = 50.0"])
        try check("[a(==50)]", ["a.width = 50.0"])
        try check("[a(>=50,<=wide@low)]", ["a.width >= 50.0", "a.width <= 300.0 @250.0"])
        try check("[a(b)]", ["a.width = b.width + 0.0"])
        try check("[a(>=b@20)]", ["a.width >= b.width + 0.0 @20.0"])
        try check("[a(gap)]", ["a.width = 12.0"])
        try check("[view_1(==a)]", ["view_1.width = a.width + 0.0"])
    }

    func testOperators() throws {
        try check("[a(==b*0.5)]", ["a.width = 0.5 * b.width + 0.0"])
        try check("[a(==b/4)]", ["a.width = 0.25 * b.width + 0.0"])
        try check("[a(b+10)]", ["a.width = b.width + 10.0"])
        try check("[a(b-10@5)]", ["a.width = b.width + -10.0 @5.0"])
        try check("[a(gap*2)]", ["a.width = 24.0"])
        try check("[a]-(gap/2)-[b]", ["b.leading = a.trailing + 6.0"])
        try check("[a(100+1)]", ["a.width = 101.0"])
    }

    func testReadingOrder() throws {
        try check(
            "|-[a(10)]-3-[b(20)]|", VisualFormat.Options(alignments: [.top, .bottom]),
            [
                "a.leading = |a.leadingMargin + 0.0", "a.width = 10.0", "b.leading = a.trailing + 3.0",
                "b.width = 20.0", "|b.trailing = b.trailing + 0.0", "a.top = b.top + 0.0", "a.bottom = b.bottom + 0.0",
            ])
    }

    func testWhiteSpaceMeansNothing() throws {
        XCTAssertEqual(
            try read(" H : | - [ a ( >= 10 , <= 20 @ 5 ) ] - ( gap ) - [ b ] - | "),
            try read("H:|-[a(>=10,<=20@5)]-(gap)-[b]-|"))
        XCTAssertEqual(try read("[a]\n\t-[b]"), try read("[a]-[b]"))
    }

    func testDirections() throws {
        try check(
            "|-5-[a]-[b]|", VisualFormat.Options(direction: .leftToRight),
            ["a.left = |a.left + 5.0", "b.left = a.right + 8.0", "|b.right = b.right + 0.0"])
        try check(
            "|-5-[a]-(>=7)-[b]-|", VisualFormat.Options(direction: .rightToLeft),
            ["|a.right = a.right + 5.0", "a.left >= b.right + 7.0", "b.left = |b.leftMargin + 0.0"])
        try check("V:|[a]", VisualFormat.Options(direction: .rightToLeft), ["a.top = |a.top + 0.0"])
    }

    func testBaselineSpacing() throws {
        try check(
            "V:|-3-[a]-20-[b]", VisualFormat.Options(spacesBaselines: true),
            ["a.top = |a.top + 3.0", "b.firstBaseline = a.lastBaseline + 20.0"])
    }

    // MARK: Errors

    private func error(_ text: String, _ options: VisualFormat.Options = VisualFormat.Options()) -> VisualFormatError? {
        do {
            _ = try read(text, options)
            return nil
        } catch {
            return error as? VisualFormatError
        }
    }

    func testErrorsNameReasonAndPlace() {
        let cases: [(String, String, Int)] = [
            ("V[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
            ("H|[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
            ("|-[missing]-|", "missing is not a key in the views dictionary.", 10),
            (
                "[a]-space-[b]",
                "Encountered metric with name \"space\", but value was not specified in metrics or views dictionaries",
                9
            ),
            ("|[orphan]", "Unable to interpret '|' character, because the related view doesn't have a superview", 0),
            ("[orphan]|", "Unable to interpret '|' character, because the related view doesn't have a superview", 8),
            ("[a(>10)]", "Unknown relation. Must be ==, >=, or <=", 4),
            ("[a(=10)]", "Unknown relation. Must be ==, >=, or <=", 4),
            ("[a(10]", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 5),
            ("[a(10)", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 6),
            ("[a]-8[b]", "Expected '-' at the end of a connection", 5),
            ("[a]-", "Expected a view, a number, a metric or '(' after '-'", 4),
            ("[a]-(8-[b]", "Expected a number after '-'", 7),
            ("[a]|[b]", "Nothing may follow the '|' of the trailing superview", 4),
            ("[a(10@)]", "Expected a priority after '@': a number or a metric", 6),
            ("[a(10@1001)]", "A priority must be greater than 0 and at most 1000", 6),
            ("[a(10@0)]", "A priority must be greater than 0 and at most 1000", 6),
            (
                "[a]-(b)-[c]",
                "Encountered metric with name \"b\", but value was not specified in metrics or views dictionaries", 6
            ),
            ("[a(b/0)]", "Can't divide by 0", 5),
            ("[a](10)", "Expected a view: its name in brackets, as in '[name]'", 3),
            ("|", "Expected a view: its name in brackets, as in '[name]'", 1),
            ("[1a]", "Expected the name of a view: a C identifier", 1),
            ("[a-b]", "Expected ']' after the name of a view, or its predicates in parentheses", 2),
            ("[a(nothing)]", "The metric \"nothing\" is nan; it must be finite", 10),
            ("", "A format must contain at least one view", 0),
            ("  ", "A format must contain at least one view", 0),
            ("[ä]", "A format consists of ASCII characters only", 1),
        ]
        for (text, message, column) in cases {
            let found = error(text)
            XCTAssertEqual(found?.message, message, text)
            XCTAssertEqual(found?.column, column, text)
            XCTAssertEqual(found?.format, text)
        }
    }

    func testTheCaretStandsUnderTheColumn() {
        XCTAssertEqual(
            error("[a(>10)]")?.description,
            """
            Unable to parse constraint format:\u{20}
            Unknown relation. Must be ==, >=, or <=
            [a(>10)]
                ^
            """)
    }

    func testAlignmentsRunAcrossTheFormat() {
        XCTAssertEqual(
            error("[a][b]", VisualFormat.Options(alignments: [.left]))?.message,
            "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
                + "also horizontal.")
        XCTAssertEqual(
            error("V:[a][b]", VisualFormat.Options(alignments: [.lastBaseline]))?.message,
            "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also "
                + "vertical.")
        XCTAssertNil(error("V:[a][b]", VisualFormat.Options(alignments: [.centerX])))
    }

    /// No text, however broken, does more than throw; the column is always inside the text or at its end.
    func testMutilatedFormats() throws {
        var state: UInt64 = 88_172_645_463_325_252
        func random(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let alphabet = Array("H:|V-[]()@=<>,ab1.*/+ ")
        for _ in 0..<5000 {
            var text = Array("V:|-[a(>=10,<=20@5)]-(gap)-[b(==a*2)]-|")
            for _ in 0...random(4) {
                let index = random(text.count)
                switch random(3) {
                case 0: text.remove(at: index)
                case 1: text.insert(alphabet[random(alphabet.count)], at: index)
                default: text[index] = alphabet[random(alphabet.count)]
                }
            }
            if let error = error(String(text)) {
                XCTAssertLessThanOrEqual(error.column, text.count, String(text))
                XCTAssertFalse(error.message.isEmpty)
            }
        }
    }
}
