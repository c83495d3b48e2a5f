import XCTest

@testable import UIKit

/// Kind: documented — our specification of the passes (B1), from Apple's documentation of the deferred layout pass.
///
/// The order of the passes, what is final when, loops, and what changes cost.
@MainActor final class LayoutCycleTests: XCTestCase {
    /// The calls, in order.
    final class Record {
        var events: [String] = []
    }

    private final class Spy: UIView {
        let name: String
        let record: Record
        var beforeSuper: ((Spy) -> Void)?
        var afterSuper: ((Spy) -> Void)?

        init(_ name: String, _ record: Record) {
            self.name = name
            self.record = record
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            record.events.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            record.events.append("layout \(name)")
            beforeSuper?(self)
            super.layoutSubviews()
            afterSuper?(self)
        }
    }

    private let record = Record()
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    /// root > a > b, and c beside a; all but the root placed by constraints, each filling a part of its superview.
    private func tree() -> (root: Spy, a: Spy, b: Spy, c: Spy, width: NSLayoutConstraint) {
        let (root, a, b, c) = (Spy("root", record), Spy("a", record), Spy("b", record), Spy("c", record))
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        root.addSubview(a)
        a.addSubview(b)
        root.addSubview(c)
        let width = a.widthAnchor.constraint(equalToConstant: 100)
        for view in [a, b, c] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            width, a.topAnchor.constraint(equalTo: root.topAnchor), a.leftAnchor.constraint(equalTo: root.leftAnchor),
            a.heightAnchor.constraint(equalToConstant: 50), b.topAnchor.constraint(equalTo: a.topAnchor),
            b.leftAnchor.constraint(equalTo: a.leftAnchor), b.rightAnchor.constraint(equalTo: a.rightAnchor),
            b.heightAnchor.constraint(equalToConstant: 20), c.topAnchor.constraint(equalTo: root.topAnchor),
            c.leftAnchor.constraint(equalTo: a.rightAnchor), c.widthAnchor.constraint(equalToConstant: 10),
            c.heightAnchor.constraint(equalToConstant: 10),
        ])
        return (root, a, b, c, width)
    }

    func testConstraintsFromLeavesToRootThenLayoutFromRootToLeaves() async throws {
        let (root, _, _, _, _) = tree()
        root.layoutIfNeeded()
        XCTAssertEqual(
            record.events,
            ["update b", "update a", "update c", "update root", "layout root", "layout a", "layout b", "layout c"])
        record.events = []
        root.layoutIfNeeded()
        XCTAssertEqual(record.events, [], "nothing pending, nothing done")
    }

    func testSetNeedsLayoutOnlySetsAFlag() async throws {
        let (root, a, _, _, _) = tree()
        root.layoutIfNeeded()
        record.events = []
        a.setNeedsLayout()
        XCTAssertEqual(record.events, [])
        root.layoutIfNeeded()
        XCTAssertEqual(record.events, ["layout a"])
    }

    func testLayoutClimbsToTheHighestAncestorThatNeedsIt() async throws {
        let (root, a, b, _, _) = tree()
        root.layoutIfNeeded()
        record.events = []
        root.setNeedsLayout()
        a.setNeedsLayout()
        b.setNeedsLayout()
        b.layoutIfNeeded()
        XCTAssertEqual(record.events, ["layout root", "layout a", "layout b"])
        record.events = []
        root.setNeedsLayout()
        b.setNeedsLayout()
        b.layoutIfNeeded()
        XCTAssertEqual(record.events, ["layout b"], "the chain is broken at a")
        root.layoutIfNeeded()
        XCTAssertEqual(record.events, ["layout b", "layout root"])
    }

    func testAChangedVariableMarksTheSuperview() async throws {
        let (root, a, _, c, width) = tree()
        root.layoutIfNeeded()
        record.events = []
        width.constant = 120
        root.layoutIfNeeded()
        XCTAssertEqual(
            record.events, ["layout root", "layout a", "layout b"], "root places a and c; a and b were resized")
        XCTAssertEqual(a.frame.width, 120)
        XCTAssertEqual(c.frame.minX, 120)
        record.events = []
        width.constant = 120
        root.layoutIfNeeded()
        XCTAssertEqual(record.events, [])
    }

    func testDirectChildrenAreFinalAfterSuperGrandchildrenAreNot() async throws {
        let (root, a, b, c, _) = tree()
        var seen: [CGRect] = []
        root.afterSuper = { _ in seen = [a.frame, c.frame, b.frame] }
        root.layoutIfNeeded()
        XCTAssertEqual(
            seen,
            [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 10, height: 10), CGRect.zero,
            ])
        XCTAssertEqual(b.frame, CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    func testAConstraintChangedBeforeSuperIsInTime() async throws {
        let (root, a, _, _, width) = tree()
        root.beforeSuper = { _ in width.constant = 77 }
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 77)
        XCTAssertEqual(record.events.filter { $0 == "layout root" }.count, 1)
    }

    func testAConstraintChangedAfterSuperIsHonouredInTheSameCommit() async throws {
        let (root, a, _, c, width) = tree()
        var changed = false
        root.afterSuper = { _ in
            guard !changed else { return }
            changed = true
            width.constant = 66
        }
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.width, 66)
        XCTAssertEqual(c.frame.minX, 66)
        XCTAssertEqual(record.events.filter { $0 == "layout root" }.count, 2)
    }

    func testUpdateConstraintsMayChangeConstraints() async throws {
        final class Updating: UIView {
            var width: NSLayoutConstraint?
            var updates = 0
            override func updateConstraints() {
                updates += 1
                width?.constant = 40
                super.updateConstraints()
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Updating()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.width = view.widthAnchor.constraint(equalToConstant: 1)
        view.width?.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 40)
        XCTAssertEqual(view.updates, 1)
        XCTAssertFalse(view.needsUpdateConstraints())
        view.setNeedsUpdateConstraints()
        XCTAssertTrue(view.needsUpdateConstraints())
        view.updateConstraintsIfNeeded()
        XCTAssertEqual(view.updates, 2)
        view.updateConstraintsIfNeeded()
        XCTAssertEqual(view.updates, 2)
    }

    func testControllerHooksEncloseTheLayoutOfItsView() async throws {
        final class Controller: UIViewController {
            let record: Record
            let content: UIView
            var childAtDidLayout = CGRect.null
            init(_ record: Record, _ content: UIView) {
                self.record = record
                self.content = content
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = content }
            override func viewWillLayoutSubviews() { record.events.append("will") }
            override func viewDidLayoutSubviews() {
                record.events.append("did")
                childAtDidLayout = content.subviews[0].frame
            }
            override func updateViewConstraints() {
                record.events.append("controller updates")
                super.updateViewConstraints()
            }
        }
        let (root, a, _, _, _) = tree()
        let controller = Controller(record, root)
        controller.loadViewIfNeeded()
        root.layoutIfNeeded()
        XCTAssertEqual(
            record.events,
            [
                "update b", "update a", "update c", "controller updates", "update root", "will", "layout root", "did",
                "layout a", "layout b", "layout c",
            ])
        XCTAssertEqual(controller.childAtDidLayout, CGRect(x: 0, y: 0, width: 100, height: 50))
        record.events = []
        a.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(record.events, ["layout a"], "the hooks are for the root view's own layout")
    }

    func testALoopIsCutAndReported() async throws {
        let (root, a, b, _, _) = tree()
        a.afterSuper = { $0.setNeedsLayout() }
        root.layoutIfNeeded()
        XCTAssertEqual(record.events.filter { $0 == "layout a" }.count, 100)
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains("Layout feedback loop") ?? false)
        XCTAssertTrue(log.first?.contains(classAndAddress(a)) ?? false)
        XCTAssertEqual(a.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        a.afterSuper = nil
        record.events = []
        b.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertTrue(record.events.contains("layout b"), "the next commit works again: \(record.events)")
    }

    func testALoopOfTwoNamesBoth() async throws {
        let (root, a, b, _, _) = tree()
        a.afterSuper = { _ in b.setNeedsLayout() }
        b.afterSuper = { _ in a.setNeedsLayout() }
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains(classAndAddress(a)) ?? false)
        XCTAssertTrue(log.first?.contains(classAndAddress(b)) ?? false)
        XCTAssertLessThanOrEqual(record.events.filter { $0.hasPrefix("layout") }.count, 210)
    }

    // MARK: Cost

    func testAChangedConstantSolvesOneBlockAndLaysOutTwoViews() async throws {
        let root = Spy("root", record)
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 3000)
        var widths: [NSLayoutConstraint] = []
        for index in 0..<100 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            widths.append(width)
            NSLayoutConstraint.activate([
                width, view.heightAnchor.constraint(equalToConstant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 20)),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
        }
        root.layoutIfNeeded()
        let engine = try XCTUnwrap(root.layoutHost?.engine)
        let before = engine.statistics
        record.events = []
        widths[42].constant = 20
        root.layoutIfNeeded()
        XCTAssertEqual(record.events, ["layout root"])
        XCTAssertEqual(engine.statistics.solves - before.solves, 1)
        XCTAssertEqual(engine.statistics.componentsReevaluated - before.componentsReevaluated, 1)
        XCTAssertLessThanOrEqual(engine.statistics.blocksSolved - before.blocksSolved, 1)
        XCTAssertEqual(engine.statistics.presolveRuns, before.presolveRuns, "no structure is analysed anew")
        XCTAssertEqual(engine.statistics.componentsBuilt, before.componentsBuilt)
    }

    func testAChangedTextSolvesNoStructureAnew() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        let labels = (0..<30).map { _ in UILabel() }
        for (index, label) in labels.enumerated() {
            label.text = "Label \(index)"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 30)).isActive = true
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        root.layoutIfNeeded()
        let engine = try XCTUnwrap(root.layoutHost?.engine)
        let before = engine.statistics
        labels[3].text = "Another text, longer than the one before"
        root.layoutIfNeeded()
        XCTAssertEqual(labels[3].frame.width, labels[3].intrinsicContentSize.width)
        XCTAssertEqual(engine.statistics.presolveRuns, before.presolveRuns)
        XCTAssertLessThanOrEqual(engine.statistics.componentsReevaluated - before.componentsReevaluated, 2)
    }

    /// A hundred views: twenty rows, each a stack of four labels.
    func testAHiddenFlagTouchesItsStackAlone() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 3000))
        let stacks = (0..<20).map { row in
            UIStackView(
                arrangedSubviews: (0..<4).map { column in
                    let label = UILabel()
                    label.text = "Label \(row) \(column)"
                    return label
                })
        }
        for (index, stack) in stacks.enumerated() {
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 40)).isActive = true
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        root.layoutIfNeeded()
        let engine = try XCTUnwrap(root.layoutHost?.engine)
        let before = engine.statistics
        let row = stacks[7]
        let width = row.frame.width
        row.arrangedSubviews[1].isHidden = true
        root.layoutIfNeeded()
        XCTAssertEqual(row.frame.width, width - row.arrangedSubviews[1].intrinsicContentSize.width, accuracy: 1)
        XCTAssertLessThanOrEqual(engine.statistics.solves - before.solves, 2)
        XCTAssertLessThanOrEqual(engine.statistics.componentsBuilt - before.componentsBuilt, 2, "its two axes")
        XCTAssertLessThanOrEqual(engine.statistics.componentsReevaluated - before.componentsReevaluated, 2)
        row.arrangedSubviews[1].isHidden = false
        root.layoutIfNeeded()
        XCTAssertEqual(row.frame.width, width)
    }

    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private final class Looping: UIView {
        var loops = true
        var layouts = 0
        var marks: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if loops { marks() }
        }
    }

    /// A cut loop leaves nothing behind that would keep a view from being laid out later (B1.3, B1.11).
    func testAViewIsLaidOutAgainAfterALoopWasCut() async throws {
        let root = root()
        let (outer, first, second) = (Looping(), Looping(), Looping())
        root.addSubview(outer)
        outer.addSubview(first)
        outer.addSubview(second)
        outer.marks = { [unowned second] in second.setNeedsLayout() }
        second.marks = { [unowned outer, unowned first] in
            first.setNeedsLayout()
            outer.setNeedsLayout()
        }
        root.layoutIfNeeded()
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.hasPrefix("Layout feedback loop") == true)
        outer.loops = false
        second.loops = false
        for view in [first, second, outer] {
            let before = view.layouts
            view.setNeedsLayout()
            root.layoutIfNeeded()
            XCTAssertEqual(view.layouts, before + 1)
        }
    }
}
