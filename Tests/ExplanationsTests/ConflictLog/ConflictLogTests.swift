import Explanations
import TestSupport
import XCTest

/// Kind: documented, property — logs in the words of several releases, with views and numbers that are made up; no
/// damaged log crashes.
///
/// Logs in the words of several releases; views and numbers are made up.
final class ConflictLogTests: XCTestCase {
    private func log(_ text: String) throws -> ConflictLog {
        let logs = ConflictLog.parse(text)
        XCTAssertEqual(logs.count, 1)
        let log = try XCTUnwrap(logs.first)
        XCTAssertEqual(log.unread, [])
        return log
    }

    func testSeparatorPixel() throws {
        let log = try log(
            """
            2022-03-01 10:00:00.000 Demo[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            (
                "<NSLayoutConstraint:0x6000000a0010 UIView:0x7f8000000020.height == 100   (active)>",
                "<NSLayoutConstraint:0x6000000a0020 V:|-(50)-[UIView:0x7f8000000020]   (active, names: '|':UITableViewCellContentView:0x7f8000000010 )>",
                "<NSLayoutConstraint:0x6000000a0030 UIView:0x7f8000000020.bottom == UITableViewCellContentView:0x7f8000000010.bottom - 50   (active)>",
                "<NSLayoutConstraint:0x6000000a0040 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f8000000010.height == 200.333   (active)>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x6000000a0010 UIView:0x7f8000000020.height == 100   (active)>
            """)
        XCTAssertEqual(log.constraints.count, 4)
        XCTAssertEqual(log.brokenIndex, 0)
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.members, [0, 1, 2, 3])
        XCTAssertEqual(analysis.gap, 0.333, accuracy: 1e-9)
        // The lower edge gives way first: heights inside stay what they are.
        XCTAssertEqual(analysis.cures.map(\.constraint), [2, 0, 1])
        XCTAssertEqual(analysis.cause, .dictatedSize)
        XCTAssertEqual(analysis.cures.map(\.change), [.priority(to: 999), .priority(to: 999), .priority(to: 999)])
        XCTAssertEqual(BreakingRule.standard.choice(in: log.constraints, members: analysis.members), 0)
        let text = try log.text()
        XCTAssertTrue(text.contains("separator's pixel (0.333)"), text)
        XCTAssertTrue(text.contains("─(50)→"), text)
        XCTAssertTrue(text.contains("UIKit broke 1"), text)
    }

    /// A view made in code has to give up its mask; a container whose mask sizes it keeps it.
    func testAMaskBesideTheAppsOwnConstraints() throws {
        let log = try log(
            """
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1a0 h=--& v=--& UIView:0xb10.height == 100   (active)>",
                "<NSLayoutConstraint:0x1b0 UIView:0xb10.height == 120   (active)>"
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x1b0 UIView:0xb10.height == 120   (active)>
            """)
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.cause, .autoresizingMask)
        XCTAssertEqual(analysis.cures.first?.constraint, 0)
        XCTAssertEqual(analysis.cures.first?.change, .noAutoresizingMask)
        let text = try log.text()
        let cure = "Cure: set translatesAutoresizingMaskIntoConstraints = false on UIView:…xb10"
        XCTAssertTrue(text.contains(cure), text)
        XCTAssertTrue(text.contains("view.translatesAutoresizingMaskIntoConstraints = false"), text)
        XCTAssertTrue(text.contains("They are 20 pt apart."), text)
    }

    /// The app's own length gives way to a stack view that hides its view; it doesn't become negative.
    func testAHiddenArrangedView() throws {
        let log = try log(
            """
            (
                "<NSLayoutConstraint:0x1a0 V:|-(90)-[UILabel:0xc10]   (active, names: '|':UIView:0xb10 )>",
                "<NSLayoutConstraint:0x1b0 V:[UILabel:0xc10]-(90)-|   (active, names: '|':UIView:0xb10 )>",
                "<NSLayoutConstraint:0x1c0 'UISV-hiding' UIView:0xb10.height == 0   (active)>"
            )
            """)
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.cause, .hiddenArrangedView)
        XCTAssertEqual(analysis.cures.count, 2)
        XCTAssertTrue(analysis.cures.allSatisfy { $0.change == .priority(to: 999) }, "\(analysis.cures)")
    }

    /// The hidden view's own ratio gives way, not the edges of the stack view that it is in.
    func testARatioOfAHiddenArrangedView() throws {
        let log = try log(
            """
            (
                "<NSLayoutConstraint:0x1a0 H:|-(16)-[UIStackView:0xc10]   (active, names: '|':UITableViewCellContentView:0xb10 )>",
                "<NSLayoutConstraint:0x1b0 UIStackView:0xc10.trailing == UITableViewCellContentView:0xb10.trailing - 16   (active)>",
                "<NSLayoutConstraint:0x1c0 UIImageView:0xd10.height == 0.5625*UIStackView:0xc10.width   (active)>",
                "<NSLayoutConstraint:0x1d0 'UISV-hiding' UIImageView:0xd10.height == 0   (active)>",
                "<NSLayoutConstraint:0x1e0 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0xb10.width == 375   (active)>"
            )
            """)
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.cause, .hiddenArrangedView)
        XCTAssertEqual(analysis.cures.first?.constraint, 2)
        XCTAssertEqual(analysis.cures.first?.change, .priority(to: 999))
    }

    func testOwnConstraintsMayChangeByWholePoints() throws {
        let log = try log(
            """
            (
                "<NSLayoutConstraint:0x1a0 UIView:0xb10.width == 101   (active)>",
                "<NSLayoutConstraint:0x1b0 UIView:0xb10.width == 100   (active)>"
            )
            """)
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.cause, .ownConstraints)
        XCTAssertEqual(analysis.cures.prefix(2).map(\.change), [.removal, .constant(from: 101, to: 100)])
    }

    func testOldVisualFormatAndMasks() throws {
        let log = try log(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1a0 h=--& v=--& V:[UIView:0xb10(0)]>",
                "<NSLayoutConstraint:0x1b0 V:|-(8)-[UILabel:0xc10'Two (words)']   (Names: '|':UIView:0xb10 )>",
                "<NSLayoutConstraint:0x1c0 V:[UILabel:0xc10'Two (words)']-(NSSpace(8))-|   (Names: '|':UIView:0xb10 )>"
            )
            Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1c0 V:[UILabel:0xc10'Two (words)']>
            """)
        XCTAssertEqual(log.constraints[1].first.item.label, "Two (words)")
        XCTAssertEqual(log.constraints[2].constant, 8)
        XCTAssertEqual(log.brokenIndex, 2)
        let analysis = try log.analysis()
        XCTAssertTrue(analysis.needsPositiveLengths)
        XCTAssertEqual(analysis.gap, 16, accuracy: 1e-9)
        XCTAssertTrue(log.constraints[0].isFrameworks)
        // The mask itself can't give way: its view gets a size.
        XCTAssertTrue(analysis.cures.allSatisfy { ($0.constraint == 0) == ($0.change == .size) })
    }

    func testNamesRatiosPrioritiesGuidesAndContentSizes() throws {
        let log = try log(
            """
            (
                "<SnapKit.LayoutConstraint:0x1@Cell.swift#17 UIImageView:0x10.width == 1.5*UIImageView:0x10.height>",
                "<NSLayoutConstraint:0x2 'tall' big box.height >= 90 @750   (active, names: big box:0x20 )>",
                "<NSLayoutConstraint:0x3 V:[big box]-(>=4@600)-[UIImageView:0x10]   (active, names: big box:0x20 )>",
                "<NSContentSizeLayoutConstraint:0x4 H:[UILabel:0x30'a'(41.5)] Hug:250 CompressionResistance:750   (active)>",
                "<NSLayoutConstraint:0x5 UILabel:0x30'a'.top == UILayoutGuide:0x40'UIViewSafeAreaLayoutGuide'.top - 12   (active)>",
                "<NSLayoutConstraint:0x6 H:|-(15)-[UILayoutGuide:0x50'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x60 )>"
            )
            """)
        XCTAssertEqual(log.constraints.map(\.origin)[0], "Cell.swift#17")
        XCTAssertEqual(log.constraints[0].multiplier, 1.5)
        XCTAssertEqual(log.constraints[1].identifier, "tall")
        XCTAssertEqual(log.constraints[1].priority, 750)
        XCTAssertEqual(log.constraints[1].first.item.address, "0x20")
        XCTAssertEqual(log.constraints[2].priority, 600)
        XCTAssertEqual(log.constraints[2].relation, .greaterThanOrEqual)
        XCTAssertEqual(log.constraints[3].compressionResistance, 750)
        XCTAssertEqual(log.constraints[4].constant, -12)
        XCTAssertEqual(log.constraints[5].first.item.label, "UIViewLayoutMarginsGuide")
        XCTAssertFalse(try log.analysis().isContradictory)
        XCTAssertTrue(try log.text().contains("don't contradict each other"))
    }

    /// Forums eat angle brackets, and some lists are arrays without quotes.
    func testLinesWithoutBrackets() throws {
        let log = try log(
            """
            > Unable to simultaneously satisfy constraints.
            > (
            >     "NSLayoutConstraint:0x1a0 H:[UIView:0xb10(70)]",
            >     NSLayoutConstraint:0x1b0 H:[UIButton:0xc10]-(0)-|   (Names: '|':UIView:0xb10 ),
            >     "NSAutoresizingMaskLayoutConstraint:0x1c0 h=--& v=--& UIButton:0xc10.midX == + 25",
            >     "Demo.LayoutConstraint:0x1d0@Cell.swift#12 UIButton:0xc10.width == 50"
            > )
            """)
        XCTAssertEqual(
            log.constraints.map(\.type),
            [
                "NSLayoutConstraint", "NSLayoutConstraint", "NSAutoresizingMaskLayoutConstraint",
                "Demo.LayoutConstraint",
            ])
        XCTAssertEqual(log.constraints[2].constant, 25)
        // The mask's line doesn't say whose coordinates it is in; the line with | does.
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.members, [0, 1, 2, 3])
        XCTAssertEqual(analysis.gap, 20, accuracy: 1e-9)
    }

    /// A negative number that stands alone has a space behind its sign; no length is negative.
    func testANegativeLengthAlone() throws {
        let log = try log(
            """
            (
                "<NSLayoutConstraint:0x1a0 UIView:0xb10.width == - 16   (active)>"
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x1a0 UIView:0xb10.width == - 16   (active)>
            """)
        XCTAssertEqual(log.constraints[0].constant, -16)
        let analysis = try log.analysis()
        XCTAssertEqual(analysis.members, [0])
        XCTAssertTrue(analysis.needsPositiveLengths)
        XCTAssertEqual(BreakingRule.standard.choice(in: log.constraints, members: analysis.members), log.brokenIndex)
    }

    /// A log that ties the lower margin to its guide says nothing of the upper one.
    func testAGuideStandsForTheMarginsThatAreTied() throws {
        let log = try log(
            """
            (
                "<NSLayoutConstraint:0x1a0 UIImageView:0xc10.height == 32   (active)>",
                "<NSLayoutConstraint:0x1b0 UIImageView:0xc10.top == UITableViewCellContentView:0xb10.topMargin   (active)>",
                "<NSLayoutConstraint:0x1c0 UITableViewCellContentView:0xb10.bottomMargin == UIImageView:0xc10.bottom   (active)>",
                "<NSLayoutConstraint:0x1d0 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0xd10'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':UITableViewCellContentView:0xb10 )>",
                "<NSLayoutConstraint:0x1e0 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb10.height == 44   (active)>"
            )
            """)
        let analysis = try log.analysis()
        XCTAssertTrue(analysis.isContradictory)
        XCTAssertEqual(analysis.gap, 4, accuracy: 1e-9)
        XCTAssertEqual(analysis.assumptions.count, 1, "\(analysis.assumptions)")
    }

    func testWhatIsNoConstraintIsSaid() throws {
        XCTAssertEqual(ConflictLog.parse("nothing of the kind").count, 0)
        let logs = ConflictLog.parse("(\n\"<NSLayoutConstraint:0x1 what a thing>\"\n)")
        XCTAssertEqual(logs.first?.unread.count, 1)
        XCTAssertThrowsError(try LoggedConstraint(parsing: "<NSLayoutConstraint:0x1 A:0x2.width == >"))
        for text in ["<:0x>", "<NSLayoutConstraint:0x1 V:[", "<NSLayoutConstraint:0x1 H:|-(", "<", ""] {
            XCTAssertThrowsError(try LoggedConstraint(parsing: text))
        }
    }

    /// Whatever a clipboard does to a log, reading it ends with constraints or with words about what isn't one.
    func testDamagedLogsNeverCrash() throws {
        let sound = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1a0 h=--& v=--& V:[UIView:0xb10(0)]>",
                "<NSLayoutConstraint:0x1b0 'id' V:|-(>=8@750)-[UILabel:0xc10'Two (words)']   (active, names: '|':UIView:0xb10 )>",
                "<NSLayoutConstraint:0x1c0 A:0x10.width == 1.5*B:0x20.height - 2e3   (active)>"
            )
            Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1c0 A:0x10.width == 3>
            """
        for seed in UInt64(1)...2000 {
            var generator = SeededGenerator(seed: seed)
            var characters = Array(sound)
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<characters.count, using: &generator)
                switch Int.random(in: 0...2, using: &generator) {
                case 0: characters.remove(at: place)
                case 1: characters[place] = Array("<>[]()'|:-=@0xe.\n ").randomElement(using: &generator) ?? " "
                default: characters.removeSubrange(place..<min(characters.count, place + 9))
                }
            }
            for log in ConflictLog.parse(String(characters)) {
                let text = try log.text()
                XCTAssertFalse(text.isEmpty, "seed \(seed)")
            }
        }
    }
}
