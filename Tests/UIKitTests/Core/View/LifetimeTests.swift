import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: property — nothing outlives the test that made it, and nothing is held that was removed.
///
/// Nothing that a test made is there once the test has let it go, and nothing is held that was removed.
@MainActor final class LifetimeTests: XCTestCase {
    private final class Watched {
        let name: String
        weak var object: AnyObject?

        init(_ name: String, _ object: AnyObject) {
            self.name = name
            self.object = object
        }
    }

    private var watched: [Watched] = []

    private func watch(_ name: String, _ objects: AnyObject?...) {
        for object in objects.compactMap({ $0 }) { watched.append(Watched(name, object)) }
    }

    private func assertAllGone(_ count: Int, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(watched.count, count, "what was watched", file: file, line: line)
        let left = watched.filter { $0.object != nil }.map(\.name)
        XCTAssertEqual(left, [], "still there", file: file, line: line)
        watched = []
    }

    private func placed(_ view: UIView, in superview: UIView, inset: CGFloat = 4) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        let constraints = [
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: superview.layoutMarginsGuide.topAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    func testAnOrphanTreeWithConstraintsAndGuides() async throws {
        func make() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let text = label("Some words that wrap in a narrow place")
            let constraints = placed(text, in: root)
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let distance = root.leadingAnchor.anchorWithOffset(to: guide.leadingAnchor).constraint(equalToConstant: 9)
            distance.isActive = true
            guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
            root.layoutIfNeeded()
            XCTAssertEqual(text.frame.width, 192)
            XCTAssertEqual(guide.layoutFrame.minX, 9)
            watch("view", root, text)
            watch("constraint", constraints[0], constraints[1], distance)
            watch("guide", guide, root.layoutMarginsGuide)
            watch("host", root.layoutTraits.host, root.layoutTraits.host?.engine)
        }
        make()
        assertAllGone(9)
    }

    func testAHostThatNeverSolved() async throws {
        func make() {
            let root = label("A label that is its own root")
            root.translatesAutoresizingMaskIntoConstraints = false
            let host = root.ensuredLayoutHost
            watch("view", root)
            watch("host", host)
        }
        make()
        assertAllGone(2)
    }

    func testAWindowWithControllers() async throws {
        func make() throws {
            let host = try HeadlessHost(device: "iphone-x")
            let controller = UIViewController()
            let text = label("Words")
            let constraints = placed(text, in: controller.view)
            let top = controller.topLayoutGuide
            text.heightAnchor.constraint(greaterThanOrEqualTo: top.heightAnchor).isActive = true
            host.show(UINavigationController(rootViewController: controller))
            XCTAssertEqual(UIApplication.shared.windows.filter { $0 === host.window }.count, 1)
            watch("host", host, host.window.layoutHost)
            watch("window", host.window)
            watch("controller", controller, controller.navigationController)
            watch("bar", controller.navigationController?.navigationBar, controller.navigationItem)
            watch("view", controller.view, text)
            watch("constraint", constraints[0])
            watch("guide", top)
        }
        try make()
        assertAllGone(11)
        XCTAssertTrue(UIApplication.shared.windows.isEmpty, "a window that nobody holds isn't shown")
    }

    func testPoppedControllers() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        func pushAndPop() {
            for _ in 0..<3 {
                let pushed = UIViewController()
                pushed.title = "Pushed"
                let constraints = placed(label("Pushed"), in: pushed.view)
                navigation.pushViewController(pushed, animated: false)
                host.settle()
                XCTAssertTrue(pushed.view.window === host.window)
                watch("controller", pushed, pushed.navigationItem)
                watch("view", pushed.view, pushed.view.subviews.first)
                watch("constraint", constraints[0])
                navigation.popViewController(animated: false)
                host.settle()
            }
        }
        pushAndPop()
        assertAllGone(15)
    }

    func testMeasuredCells() async throws {
        func make() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            let text = label("First text")
            _ = placed(text, in: cell.contentView)
            for index in 0..<4 {
                text.text = String(repeating: "word ", count: index * 9 + 1)
                let size = cell.contentView.systemLayoutSizeFitting(
                    CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                XCTAssertGreaterThan(size.height, 10)
            }
            watch("cell", cell, cell.contentView, text)
            watch("host", cell.contentView.layoutTraits.fittingHost)
        }
        make()
        assertAllGone(4)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var count = 40
        var made: [() -> UITableViewCell?] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
            cell.textLabel?.text = String(repeating: "word ", count: indexPath.row % 5 * 7 + 1)
            cell.textLabel?.numberOfLines = 0
            if !made.contains(where: { $0() === cell }) { made.append { [weak cell] in cell } }
            return cell
        }
    }

    func testRecycledCells() async throws {
        func make() throws {
            let host = try HeadlessHost()
            let rows = Rows()
            let controller = UITableViewController(style: .plain)
            controller.tableView.dataSource = rows
            host.show(controller)
            for offset in stride(from: CGFloat(0), to: 1000, by: 150) {
                controller.tableView.contentOffset.y = offset
                host.settle()
            }
            rows.count = 3
            controller.tableView.reloadData()
            host.settle()
            XCTAssertGreaterThan(rows.made.count, 3)
            for cell in rows.made { watch("cell", cell()) }
            for cell in rows.made { watch("host", cell()?.contentView.layoutTraits.fittingHost) }
            watch("table", controller, controller.tableView, rows)
        }
        try make()
        XCTAssertGreaterThan(watched.count, 6)
        assertAllGone(watched.count)
    }

    func testAStackViewWithHiddenViews() async throws {
        func make() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let labels = (0..<4).map { label("Row \($0)") }
            let stack = UIStackView(arrangedSubviews: labels)
            stack.axis = .vertical
            stack.distribution = .equalSpacing
            _ = placed(stack, in: root)
            root.layoutIfNeeded()
            labels[1].isHidden = true
            root.layoutIfNeeded()
            watch("constraint", stack.constraints.first, stack.constraints.last)
            watch("stack", root, stack, labels[0], labels[1], labels[3])
            stack.removeArrangedSubview(labels[3])
            labels[3].removeFromSuperview()
        }
        make()
        assertAllGone(7)
    }

    func testViewsRemovedWhileConstraintsNameThem() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let stays = UIView()
        _ = placed(stays, in: root)
        func removeOne() {
            let leaves = label("Leaves")
            let constraints = placed(leaves, in: root)
            let between = leaves.widthAnchor.constraint(lessThanOrEqualTo: stays.widthAnchor)
            between.isActive = true
            _ = root.systemLayoutSizeFitting(.zero)
            _ = root.systemLayoutSizeFitting(.zero)
            root.layoutIfNeeded()
            leaves.text = "Changed, and noted as stale by both engines"
            leaves.semanticContentAttribute = .forceRightToLeft
            leaves.removeFromSuperview()
            XCTAssertFalse(between.isActive)
            watch("view", leaves)
            watch("constraint", constraints[0], between)
        }
        for _ in 0..<3 { removeOne() }
        assertAllGone(9)
        root.layoutIfNeeded()
        XCTAssertEqual(stays.frame, CGRect(x: 4, y: 8, width: 192, height: 92))
    }

    func testRemovedGuides() async throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        func removeOne() {
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let width = guide.widthAnchor.constraint(equalTo: root.widthAnchor)
            width.isActive = true
            root.layoutIfNeeded()
            root.removeLayoutGuide(guide)
            XCTAssertNil(guide.owningView)
            watch("guide", guide)
            watch("constraint", width)
        }
        removeOne()
        assertAllGone(2)
    }

    func testASuperviewThatGoesFirst() async throws {
        let subview = UIView()
        let deep = UIView()
        subview.addSubview(deep)
        func make() {
            let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let constraints = placed(subview, in: superview)
            let cross = deep.widthAnchor.constraint(equalTo: superview.widthAnchor)
            cross.isActive = true
            superview.layoutIfNeeded()
            watch("superview", superview, superview.layoutTraits.host)
            watch("constraint", constraints[0], constraints[3], cross)
        }
        make()
        XCTAssertNil(subview.superview)
        XCTAssertNil(watched[0].object)
        XCTAssertNil(watched[1].object)
        let next = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        _ = placed(subview, in: next, inset: 10)
        assertAllGone(5)
        next.layoutIfNeeded()
        XCTAssertEqual(subview.frame, CGRect(x: 10, y: 8, width: 40, height: 52))
        XCTAssertEqual(subview.namingConstraints.count, 4)
    }

    func testARootThatJoinsAnotherTree() async throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = placed(UIView(), in: inner)
        inner.layoutIfNeeded()
        watch("host", inner.layoutTraits.host)
        outer.addSubview(inner)
        assertAllGone(1)
        XCTAssertTrue(inner.layoutHost == nil)
    }
}
