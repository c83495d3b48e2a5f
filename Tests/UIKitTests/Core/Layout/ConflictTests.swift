import XCTest

@testable import UIKit

/// Kind: oracle, property — texts of conflicts in public logs of UIKit; listed sets are irreducible.
///
/// The log about required constraints that contradict each other, and their fate.
@MainActor final class ConflictTests: XCTestCase {
    private var log: [String] = []
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView()

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    func testTheWholeText() async throws {
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        narrow.identifier = "narrow"
        NSLayoutConstraint.activate([wide, edge, narrow])
        root.layoutIfNeeded()
        XCTAssertEqual(
            log,
            [
                """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
                (
                    "<NSLayoutConstraint:\(address(of: wide)) \(classAndAddress(view)).width == 100   (active)>",
                    "<NSLayoutConstraint:\(address(of: narrow)) 'narrow' \(classAndAddress(view)).width == 50   (active)>"
                )

                Will attempt to recover by breaking constraint\u{20}
                <NSLayoutConstraint:\(address(of: narrow)) 'narrow' \(classAndAddress(view)).width == 50   (active)>

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> \
                may also be helpful.
                """
            ])
        XCTAssertEqual(view.frame.width, 100)
        XCTAssertTrue(narrow.isActive, "the broken one stays active")
    }

    func testNamesBlockAndMaskNote() async throws {
        let framed = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 86))
        framed.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        root.addSubview(framed)
        let size = view.heightAnchor.constraint(equalToConstant: 40)
        let top = view.topAnchor.constraint(equalTo: framed.topAnchor)
        let bottom = view.bottomAnchor.constraint(equalTo: framed.bottomAnchor)
        NSLayoutConstraint.activate([size, top, bottom])
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        let text = log.first ?? ""
        XCTAssertTrue(
            text.contains(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n("), text)
        XCTAssertTrue(
            text.contains(
                "\"<NSAutoresizingMaskLayoutConstraint:\(address(of: framed)) h=-&- v=--& "
                    + "\(classAndAddress(framed)).height == 86   (active)>\""), text)
        XCTAssertTrue(text.contains("by breaking constraint \n\(size.description)\n"), "the size, not an edge")
        XCTAssertEqual(view.frame.height, 86)
        let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        let other = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)
        NSLayoutConstraint.activate([edge, other])
        root.layoutIfNeeded()
        XCTAssertTrue(
            log.last?.contains(
                "H:|-(8)-[\(classAndAddress(view))]   (active, names: '|':\(classAndAddress(root)) )>\",") ?? false)
    }

    func testMaskNotation() async throws {
        let cases: [(UIView.AutoresizingMask, String)] = [
            ([], "h=--& v=--&"), ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
            ([.flexibleLeftMargin, .flexibleTopMargin], "h=&-- v=&--"),
            ([.flexibleWidth, .flexibleTopMargin], "h=-&- v=&--"),
            ([.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight, .flexibleBottomMargin], "h=&-& v=-&&"),
        ]
        for (mask, expected) in cases { XCTAssertEqual(mask.constraintNotation, expected) }
    }

    func testAMaskThatFollowsTheSuperviewPrintsAsAnEquation() async throws {
        let framed = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 86))
        framed.autoresizingMask = [.flexibleWidth]
        root.addSubview(framed)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: framed.widthAnchor), view.widthAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        XCTAssertTrue(
            log.first?.contains(
                "\"<NSAutoresizingMaskLayoutConstraint:\(address(of: framed)) h=-&- v=--& "
                    + "\(classAndAddress(framed)).width == \(classAndAddress(root)).width - 20   (active)>\"") ?? false,
            log.first ?? "nothing was logged")
    }

    /// A place that stands still names the superview that it is measured in, and a view its text: lines of public logs such as
    /// `<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIButton:0x2'Pick Image'.minX == 0   (active, names: '|':UIView:0x3 )>`,
    /// whose widths end at `(active)>`.
    func testAMasksPlaceNamesItsSuperview() async throws {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        label.text = "Pick"
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 9),
        ])
        root.layoutIfNeeded()
        let mask =
            "\"<NSAutoresizingMaskLayoutConstraint:\(address(of: label)) h=--& v=--& UILabel:\(address(of: label))'Pick'"
        let place = mask + ".minX == 10   (active, names: '|':\(classAndAddress(root)) )>\""
        XCTAssertTrue(log.contains { $0.contains(place) }, log.joined())
        XCTAssertTrue(log.contains { $0.contains(mask + ".width == 60   (active)>\"") }, log.joined())
    }

    func testAConflictIsLoggedOnceAndHealsWithItsCause() async throws {
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([wide, narrow, height])
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        height.constant = 20
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1, "unrelated changes don't repeat it")
        XCTAssertEqual(view.frame.width, 100)
        wide.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50, "without its rival the broken one counts again")
        wide.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 2, "a healed conflict that comes back is logged again")
    }

    func testATransientConflictHeals() async throws {
        let wide = view.widthAnchor.constraint(equalToConstant: 400)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        NSLayoutConstraint.activate([wide, leading, trailing])
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        XCTAssertEqual(view.frame.width, 320)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 400)
        XCTAssertEqual(log.count, 1)
    }

    func testConflictsOfSeparatePartsAreLoggedEach() async throws {
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        for target in [view, other] {
            target.widthAnchor.constraint(equalToConstant: 1).isActive = true
            target.widthAnchor.constraint(equalToConstant: 2).isActive = true
        }
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 2)
    }

    /// A row's dictated height against content that wants another: the content's constant size is broken.
    func testAnEncapsulatedHeightIsNeverBroken() async throws {
        let encapsulated = view.heightAnchor.constraint(equalToConstant: 44)
        encapsulated.identifier = "UIView-Encapsulated-Layout-Height"
        encapsulated.role = .system
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let height = inner.heightAnchor.constraint(equalToConstant: 75)
        NSLayoutConstraint.activate([
            encapsulated, height, inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        let text = log.first ?? ""
        XCTAssertTrue(text.contains("'UIView-Encapsulated-Layout-Height' \(classAndAddress(view)).height == 44 "), text)
        XCTAssertTrue(text.contains("by breaking constraint \n\(height.description)\n"), text)
        XCTAssertEqual(inner.frame.height, 24)
    }

    func testMarginsAreNeverBroken() async throws {
        view.frame = .zero
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let top = inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)
        let bottom = inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor)
        let height = view.heightAnchor.constraint(equalToConstant: 0)
        height.role = .system
        height.identifier = "UIView-Encapsulated-Layout-Height"
        NSLayoutConstraint.activate([top, bottom, height])
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        let text = log.first ?? ""
        XCTAssertTrue(
            text.contains("'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:"), text)
        XCTAssertTrue(
            text.contains("'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:"), text)
        XCTAssertTrue(text.contains("by breaking constraint \n\(bottom.description)\n"), text)
    }

    func testAMarginsGuideThatNothingNeedsDoesNotConflict() async throws {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(log, [])
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 8, y: 8))
    }

    func testRequiredCompressionResistanceTakesPart() async throws {
        let label = UILabel()
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        let text = log.first ?? ""
        let size = shortNumber(label.intrinsicContentSize.width)
        XCTAssertTrue(
            text.contains(
                "<NSContentSizeLayoutConstraint:\(address(of: label)) \(classAndAddress(label))'Label'.width == \(size) "
                    + "Hug:250 CompressionResistance:1000   (active)>"), text)
        // Recorded by Interface Builder: an explicit size holds against a natural one that is required.
        XCTAssertTrue(
            text.contains("by breaking constraint \n<NSContentSizeLayoutConstraint:\(address(of: label))"), text)
        XCTAssertEqual(label.frame.width, 5)
    }

    /// Every listed set is irreducible: without any one of its members the rest can hold.
    func testListedSetsAreIrreducible() async throws {
        for seed in UInt64(1)...40 {
            var random = SeededGenerator(seed: seed)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let views = (0..<3).map { _ in UIView() }
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            var constraints: [NSLayoutConstraint] = []
            for _ in 0..<Int.random(in: 4...9, using: &random) {
                let view = views[Int.random(in: 0..<3, using: &random)]
                let other = ([root] + views)[Int.random(in: 0..<4, using: &random)]
                guard other !== view else { continue }
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    let width = CGFloat(Int.random(in: 10...90, using: &random))
                    constraints.append(view.widthAnchor.constraint(equalToConstant: width))
                case 1: constraints.append(view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 5))
                case 2: constraints.append(view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -5))
                default: constraints.append(view.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 1))
                }
            }
            NSLayoutConstraint.activate(constraints)
            log = []
            root.layoutIfNeeded()
            guard let text = log.first else { continue }
            let members = constraints.filter { text.contains("\"\($0.description)\"") }
            NSLayoutConstraint.deactivate(constraints)
            for left in members {
                NSLayoutConstraint.activate(members.filter { $0 !== left })
                log = []
                root.layoutIfNeeded()
                XCTAssertEqual(log, [], "seed \(seed): still contradictory without \(left)")
                NSLayoutConstraint.deactivate(members)
            }
        }
    }

    /// Which of two equals is broken follows from their activation alone, not from where they are held or from whether
    /// there was an engine by then.
    func testATieFollowsActivation() async throws {
        for hasHost in [false, true] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let (outer, inner) = (UIView(), UIView())
            for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(outer)
            outer.addSubview(inner)
            if hasHost {
                inner.heightAnchor.constraint(equalToConstant: 5).isActive = true
                root.layoutIfNeeded()
            }
            // Held by the inner view and by the root, which the tree comes to first. What lies between is as good.
            let first = inner.widthAnchor.constraint(equalToConstant: 100)
            let second = inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
            for constraint in [first, second] {
                constraint.priority = UILayoutPriority(500)
                constraint.isActive = true
            }
            root.layoutIfNeeded()
            XCTAssertEqual(inner.frame.width, 100, "the earlier of equals, with a host: \(hasHost)")
        }
    }

    func testTheYoungestOfRequiredEqualsIsBroken() async throws {
        for hasHost in [false, true] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            let guide = UILayoutGuide()
            root.addSubview(inner)
            root.addLayoutGuide(guide)
            if hasHost {
                inner.heightAnchor.constraint(equalToConstant: 5).isActive = true
                root.layoutIfNeeded()
            }
            log = []
            // The elder is held by the inner view, which the tree comes to after the root that holds the younger.
            let elder = inner.widthAnchor.constraint(equalToConstant: 100)
            let tie = inner.widthAnchor.constraint(equalTo: guide.widthAnchor)
            let younger = guide.widthAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([elder, tie, younger])
            root.layoutIfNeeded()
            XCTAssertEqual(log.count, 1)
            XCTAssertTrue(log.first?.contains("breaking constraint \n\(younger.description)\n") ?? false, "\(log)")
            XCTAssertEqual(inner.frame.width, 100)
        }
    }
}
