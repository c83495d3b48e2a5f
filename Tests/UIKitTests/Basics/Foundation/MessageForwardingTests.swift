import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — Apple's documentation of `forwardingTarget(for:)`.
///
/// `forwardingTarget(for:)`: "the object to which unrecognized messages should first be directed". What the proxy has a
/// method for it answers itself; what neither has is as if there were no delegate.
@MainActor final class MessageForwardingTests: XCTestCase {
    func testAMissingMethodIsTheOthers() async throws {
        let target = Target()
        let proxy = Proxy(target: target)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = proxy
        table.delegate = proxy
        let window = UIWindow(frame: table.bounds)
        window.addSubview(table)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 61)
        XCTAssertEqual(target.shown, [0, 1])
        // The proxy has this one itself.
        XCTAssertEqual(
            (proxy as any UITableViewDelegate).tableView(
                table, indentationLevelForRowAt: IndexPath(row: 0, section: 0)), 3)
        // Nobody has this one: the table goes by its own property.
        table.sectionHeaderHeight = 17
        XCTAssertEqual((proxy as any UITableViewDelegate).tableView(table, heightForHeaderInSection: 0), 17)
    }

    func testWithoutATargetTheDelegateHasNoSuchMethod() async throws {
        let proxy = Proxy(target: nil)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.rowHeight = 23
        table.dataSource = proxy
        table.delegate = proxy
        let window = UIWindow(frame: table.bounds)
        window.addSubview(table)
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 23)
    }

    func testMessagesOfScrollViewsAndGesturesAreForwarded() async throws {
        let target = Target()
        let proxy = Proxy(target: target)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.delegate = proxy
        scrollView.contentOffset.y = 40
        XCTAssertEqual(target.offsets, [40])
        XCTAssertFalse(
            (proxy as any UIGestureRecognizerDelegate).gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }

    func testADelegateRespondsToWhatItLists() async throws {
        let target: any UITableViewDelegate = Target()
        XCTAssertTrue(target.responds(to: Selector("tableView:heightForRowAt:")))
        XCTAssertFalse(target.responds(to: Selector("tableView:heightForHeaderInSection:")))
        XCTAssertFalse(target.responds(to: nil))
        let proxy: any UITableViewDelegate = Proxy(target: Target())
        XCTAssertTrue(proxy.responds(to: Selector("tableView:heightForRowAt:")))
        XCTAssertFalse(Proxy(target: nil).responds(to: Selector("tableView:heightForRowAt:")))
    }

    func testKindsAndMembers() async throws {
        let delegate: any UITableViewDelegate = UITableViewController()
        XCTAssertTrue(delegate.isKind(of: UIViewController.self))
        XCTAssertFalse(delegate.isKind(of: UINavigationController.self))
        XCTAssertTrue(delegate.isMember(of: UITableViewController.self))
        XCTAssertFalse(delegate.isMember(of: UIViewController.self))
    }

    func testANavigationControllersDelegateSaysItsOrientations() async throws {
        let navigation = UINavigationController()
        XCTAssertEqual(navigation.supportedInterfaceOrientations, .allButUpsideDown)
        let delegate = Orientations()
        navigation.delegate = delegate
        XCTAssertEqual(navigation.supportedInterfaceOrientations, .landscape)
        XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .landscapeLeft)
    }
}

/// Written as the source adapter writes it.
private final class Proxy: NSObject, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate,
    _MessageForwarding
{
    weak var target: Target?
    private let held: Target?

    init(target: Target?) {
        self.target = target
        held = target
    }

    func responds(to selector: Selector!) -> Bool {
        _respondsItself(to: selector) || target?.responds(to: selector) == true
    }
    func forwardingTarget(for selector: Selector!) -> Any? {
        target?.responds(to: selector) == true ? target : _forwardingTargetItself(for: selector)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 3 }
}

private final class Target: NSObject, UITableViewDelegate, UIGestureRecognizerDelegate, _MethodNaming {
    var shown: [Int] = []
    var offsets: [CGFloat] = []

    nonisolated class var _methodNames: Set<String> {
        [
            "tableView:heightForRowAt:", "tableView:willDisplay:forRowAt:", "scrollViewDidScroll:",
            "gestureRecognizerShouldBegin:", "tableView:indentationLevelForRowAt:",
        ]
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 61 }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown.append(indexPath.row)
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 9 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class Orientations: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
}
