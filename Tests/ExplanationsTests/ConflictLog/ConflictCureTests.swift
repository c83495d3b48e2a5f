import Explanations
import XCTest

/// Kind: oracle — the changes that ended public contradictions, by the pages that `Tests/Fixtures/Explanations/cures.txt`
/// names.
final class ConflictCureTests: XCTestCase {
    /// The first cure is the one that ended the contradiction. The rules were made for the cases that aren't aside; nine
    /// pages changed something that no constraint says, and three logs can hold together as far as they say.
    func testFirstCuresAreThoseThatEndedContradictions() throws {
        let cases = try SolvedConflict.all()
        var (misses, undecided): ([String], [String]) = ([], [])
        for solved in cases {
            let log = try XCTUnwrap(solved.log, solved.source)
            XCTAssertEqual(log.unread, [], solved.source)
            let analysis = try log.analysis()
            if !analysis.isContradictory { undecided.append(solved.source) }
            guard !solved.isSolved(by: analysis) else { continue }
            let first = analysis.cures.first.map(log.words) ?? "none"
            misses.append("\(solved.isAside ? "aside, " : "")\(solved.kind): \(first) (\(solved.source))")
        }
        XCTAssertEqual(cases.count, 100)
        XCTAssertEqual(cases.count(where: \.isAside), 45)
        XCTAssertEqual(cases.count { $0.kind == .other }, 9)
        XCTAssertEqual(undecided.count, 3, undecided.joined(separator: "\n"))
        XCTAssertLessThanOrEqual(misses.count { $0.hasPrefix("aside") }, 18, misses.joined(separator: "\n"))
        XCTAssertLessThanOrEqual(misses.count, 28, misses.joined(separator: "\n"))
    }

    /// Every line of public logs is read. Two can't be decided: their constraints can hold together as far as they say.
    func testPublicLogsAreRead() throws {
        let logs = try SolvedConflict.unsolved()
        XCTAssertEqual(logs.count, 57)
        var undecided: [String] = []
        for met in logs {
            let log = try XCTUnwrap(met.log, met.source)
            XCTAssertEqual(log.unread, [], met.source)
            let analysis = try log.analysis()
            if !analysis.isContradictory { undecided.append(met.source) }
            let isTheApps = !log.constraints.allSatisfy(\.isFrameworks) && analysis.isContradictory
            let isUnderstood =
                !analysis.cures.isEmpty || [.framework, .actionSheet, .dictatedSize].contains(analysis.cause)
            XCTAssertTrue(!isTheApps || isUnderstood, met.source)
        }
        XCTAssertEqual(undecided.count, 2, undecided.joined(separator: "\n"))
    }

    /// A toolbar that gets items at the size 0 is told to be made with one; its insides are UIKit's.
    func testAnEmptyBarIsGivenASize() throws {
        let bar = "_UIToolbarContentView:0xb1", stack = "_UIButtonBarStackView:0xb2"
        let log = try XCTUnwrap(
            ConflictLog.parse(
                """
                "<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=--& \(bar).width == 0   (active)>"
                "<NSLayoutConstraint:0xc2 H:|-(0)-[\(stack)]   (active, names: '|':\(bar) )>"
                "<NSLayoutConstraint:0xc3 H:[\(stack)]-(0)-|   (active, names: '|':\(bar) )>"
                "<NSLayoutConstraint:0xc4 'IB_Width' \(stack).width >= 32   (active)>"
                """
            ).first)
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.cause, .emptyBar)
        XCTAssertEqual(analysis.cures.map(\.change), [.size])
        XCTAssertTrue(try log.text().contains("give the bar a size before its items"))
    }

    /// A view that its mask holds at 0 is given the length that what is inside needs from edge to edge; what only depends on
    /// that length gives way.
    func testAnEmptyViewIsGivenASize() throws {
        let mask = "\"<NSAutoresizingMaskLayoutConstraint:0xc1 h=--& v=--& UIView:0xb1.width == 0   (active)>\""
        let filled = try XCTUnwrap(
            ConflictLog.parse(
                """
                \(mask)
                "<NSLayoutConstraint:0xc2 H:|-(8)-[UILabel:0xb2]   (active, names: '|':UIView:0xb1 )>"
                "<NSLayoutConstraint:0xc3 H:[UILabel:0xb2]-(8)-|   (active, names: '|':UIView:0xb1 )>"
                """
            ).first)
        let analysis = try filled.analysis()
        XCTAssertEqual(analysis.cause, .emptyView)
        XCTAssertEqual(analysis.cures.first?.change, .size)
        let text = try filled.text()
        XCTAssertTrue(text.contains("holds it at 0"), text)
        XCTAssertTrue(text.contains("view.frame.size.width = 16"), text)
        let tied = try XCTUnwrap(
            ConflictLog.parse(
                "\(mask)\n\"<NSLayoutConstraint:0xc2 UILabel:0xb2.width == UIView:0xb1.width - 40   (active)>\""
            ).first)
        XCTAssertEqual(try tied.analysis().cures.map(\.change), [.priority(to: 999), .size])
    }

    /// A stack view places what it arranges: the app's own distance for the same place goes.
    func testADistanceBesideAStackViewsOwnGoes() throws {
        let log = try XCTUnwrap(
            ConflictLog.parse(
                """
                "<NSLayoutConstraint:0xc1 V:[UILabel:0xb1]-(10)-[UILabel:0xb2]   (active)>"
                "<NSLayoutConstraint:0xc2 'UISV-spacing' V:[UILabel:0xb1]-(14)-[UILabel:0xb2]   (active)>"
                """
            ).first)
        let cure = try XCTUnwrap(log.analysis().cures.first)
        XCTAssertEqual(cure.change, .removal)
        XCTAssertEqual(cure.constraint, 0)
    }

    /// Whatever is proposed has been solved, changes what the app can change, and gives no length below 0.
    func testCuresAreOfTheAppsOwn() throws {
        for solved in try SolvedConflict.all() {
            let log = try XCTUnwrap(solved.log)
            for cure in try log.analysis().cures {
                let constraint = log.constraints[cure.constraint]
                switch cure.change {
                case .priority(let priority):
                    XCTAssertEqual(priority, 999)
                    XCTAssertNotEqual(constraint.identifier?.hasPrefix("UISV-"), true, solved.source)
                    XCTAssertNotEqual(constraint.identifier?.hasPrefix("UIView-Encapsulated"), true, solved.source)
                case .constant(_, let constant):
                    XCTAssertEqual(constant, constant.rounded(), solved.source)
                    XCTAssertFalse(constraint.isConstantSize && constant < 0, solved.source)
                case .noAutoresizingMask:
                    XCTAssertEqual(constraint.type, "NSAutoresizingMaskLayoutConstraint", solved.source)
                    XCTAssertFalse(constraint.first.item.type.hasPrefix("_"), solved.source)
                case .wrapping: XCTAssertEqual(constraint.identifier, "UISV-hiding", solved.source)
                case .size:
                    XCTAssertTrue(constraint.isConstantSize && constraint.constant == 0, solved.source)
                    XCTAssertEqual(constraint.type, "NSAutoresizingMaskLayoutConstraint", solved.source)
                case .removal: XCTAssertNil(constraint.identifier, solved.source)
                }
            }
        }
    }
}
