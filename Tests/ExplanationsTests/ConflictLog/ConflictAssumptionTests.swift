import Explanations
import XCTest

/// Kind: documented, property — what a log leaves out is assumed only where it leaves one possibility, and is said.
final class ConflictAssumptionTests: XCTestCase {
    private func log(_ lines: [String], broken: Int? = nil) throws -> ConflictLog {
        var text = lines.enumerated().map { number, line in
            let isMasks = line.hasPrefix("mask ")
            let type = isMasks ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
            return "\"<\(type):0xc\(number + 1) \(isMasks ? "h=--& v=--& " + line.dropFirst(5) : line)>\""
        }
        if let broken {
            text += ["Will attempt to recover by breaking constraint", "<NSLayoutConstraint:0xc\(broken) >"]
        }
        let log = try XCTUnwrap(ConflictLog.parse(text.joined(separator: "\n")).first)
        XCTAssertEqual(log.unread, [])
        return log
    }

    /// Among changes that cost the same, the constraint that UIKit broke gives way.
    func testTheBrokenConstraintGivesWayFirst() throws {
        let lines = ["UIView:0xb1.width == 44", "UIView:0xb1.height == UIView:0xb1.width", "UIView:0xb1.height == 60"]
        for broken in [1, 3] {
            let analysis = try log(lines, broken: broken).analysis()
            XCTAssertEqual(analysis.cause, .ownConstraints)
            XCTAssertEqual(analysis.cures.first?.constraint, broken - 1)
            XCTAssertEqual(analysis.cures.first?.change, .priority(to: 999))
        }
    }

    /// A mask's line in the old form: its superview is the owner of the guide that the view is tied to.
    func testTheOwnerOfAGuideContainsAMaskedView() throws {
        let guide = "UILayoutGuide:0xb3'UIViewSafeAreaLayoutGuide'"
        let log = try log([
            "mask UITableView:0xb1.minY == 0", "UITableView:0xb1.top == \(guide).top",
            "'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[\(guide)]   (active, names: '|':UIView:0xb2 )",
        ])
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.cures.first?.change, .noAutoresizingMask)
        XCTAssertEqual(
            analysis.assumptions, ["UIView:…0xb2 contains UITableView:…0xb1: the line of its mask doesn't say"])
        let text = try log.text()
        XCTAssertTrue(text.contains("assumed: UIView:…0xb2 contains"), text)
    }

    /// The only view that contains others contains the masked view too.
    func testTheOnlyContainerContainsAMaskedView() throws {
        let log = try log([
            "H:|-(20)-[UIButton:0xb1]   (Names: '|':UIView:0xb4 )", "H:[UIButton:0xb1]-(8)-[UIButton:0xb2]",
            "mask UIButton:0xb2.midX == + 14.5",
        ])
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.cures.first?.change, .noAutoresizingMask)
        XCTAssertEqual(analysis.cures.first?.constraint, 2)
        XCTAssertEqual(analysis.assumptions.count, 1)
    }

    /// Without any container, the only view that the masked one is tied to; nothing where there are two.
    func testTheOnlyViewThatAMaskedOneIsTiedTo() throws {
        let lines = [
            "mask UILabel:0xb1.midY == 0", "UILabel:0xb1.centerY == UIView:0xb2.centerY", "UIView:0xb2.height == 568",
        ]
        let analysis = try log(lines).analysis()
        XCTAssertEqual(analysis.cause, .autoresizingMask)
        XCTAssertEqual(analysis.cures.first?.constraint, 0)
        let several = try log(lines + ["UILabel:0xb1.leading == UIView:0xb3.leading"]).analysis()
        XCTAssertFalse(several.isContradictory)
        XCTAssertEqual(several.assumptions, [])
        // Two views that are tied to each other, each with its mask, are neighbours.
        let neighbours = try log([lines[0], lines[1], "mask UIView:0xb2.midY == 20"]).analysis()
        XCTAssertFalse(neighbours.isContradictory)
    }

    /// A bound that is just reached as it is printed isn't, if UIKit broke a constraint; a list of constraints alone holds.
    func testNumbersAreRounded() throws {
        let cell = "UITableViewCellContentView:0xb1"
        let lines = ["\(cell).height >= 48", "'UIView-Encapsulated-Layout-Height' \(cell).height == 48"]
        let broken = try log(lines, broken: 1)
        let analysis = try broken.analysis()
        XCTAssertEqual(analysis.cures.first?.constraint, 0)
        XCTAssertEqual(analysis.cures.first?.change, .priority(to: 999))
        XCTAssertEqual(analysis.gap, 0)
        XCTAssertTrue(try broken.text().contains("less apart than the log prints"))
        XCTAssertFalse(try log(lines).analysis().isContradictory)
    }

    /// Fractions of a point come from a row's separator: no constant is changed by one, or to one.
    func testASeparatorsFractionIsNeverProposed() throws {
        for (height, inner) in [("120.5", "120"), ("120.333", "120"), ("120", "119.5")] {
            let analysis = try log([
                "UIView:0xb1.height == \(inner)", "V:|-(0)-[UIView:0xb1]   (active, names: '|':UIView:0xb2 )",
                "V:[UIView:0xb1]-(0)-|   (active, names: '|':UIView:0xb2 )", "UIView:0xb2.height == \(height)",
            ]).analysis()
            XCTAssertEqual(Set(analysis.cures.map(\.change)), [.priority(to: 999)])
        }
    }
}
