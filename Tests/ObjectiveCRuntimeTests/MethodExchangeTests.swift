import FoundationNetworking
import HeadlessHost
import ObjectiveCRuntime
import UIKit
import XCTest

/// Kind: documented — Objective-C's runtime reference.
///
/// Objective-C's documented rules of exchanging methods: `method_exchangeImplementations` swaps what two methods do,
/// `class_addMethod` fails where the class itself has the method, `method_setImplementation` returns what was before.
@MainActor final class MethodExchangeTests: XCTestCase {
    private nonisolated(unsafe) var host: HeadlessHost?

    override func setUp() async throws {
        host = try await MainActor.run { try HeadlessHost(device: "iphone-se2") }
        await MainActor.run { Journal.entries = [] }
    }

    /// XCTest keeps its tests: a host that one of them kept would stay the one whose time passes.
    override func tearDown() async throws { await MainActor.run { host = nil } }

    /// Written as the source adapter writes it.
    private static let exchangeAppearing: Void = {
        let original = class_getInstanceMethod(
            UIViewController.self, Selector("viewWillAppear:"))
        let exchanged = class_getInstanceMethod(
            UIViewController.self,
            _MethodTable.selector(
                Journal.appearing,
                in: UIViewController.self))
        method_exchangeImplementations(original!, exchanged!)
    }()

    private func exchangeBack(_ first: String, _ second: String, of type: AnyClass) {
        method_exchangeImplementations(
            class_getInstanceMethod(type, Selector(first))!, class_getInstanceMethod(type, Selector(second))!)
    }

    /// Libraries look on at Foundation's classes so; nothing is exchanged, and the program goes on.
    func testMethodsOfFoundationStayAsTheyAre() async throws {
        let type = URLSessionConfiguration.self
        let first = try XCTUnwrap(class_getInstanceMethod(type, Selector("setProtocolClasses:")))
        let second = try XCTUnwrap(class_getClassMethod(type, Selector("defaultSessionConfiguration")))
        method_exchangeImplementations(first, second)
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = []
        XCTAssertEqual(configuration.protocolClasses?.count, 0)
    }

    func testACallGoesToTheOtherMethodAndItsCallOfItselfToTheOriginal() async throws {
        let _: Void = Self.exchangeAppearing
        defer { exchangeBack("viewWillAppear:", "journalledViewWillAppear:", of: UIViewController.self) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = OverridingController()
        window.makeKeyAndVisible()
        host?.advance(by: 0.1)
        // The override runs once: its call of super reaches the exchanged method, that one's of itself the original.
        XCTAssertEqual(Journal.entries, ["override", "exchanged", "override ends"])
        window.isHidden = true
    }

    func testExchangingTwiceIsAsBefore() async throws {
        let name = Selector("reloadData")
        let other = _MethodTable.selector(
            Journal.reloading, in: UIScrollView.self)
        let (first, second) = (
            class_getInstanceMethod(UITableView.self, name)!, class_getInstanceMethod(UITableView.self, other)!
        )
        method_exchangeImplementations(first, second)
        UITableView().reloadData()
        XCTAssertEqual(Journal.entries, ["table UITableView"])
        method_exchangeImplementations(first, second)
        UITableView().reloadData()
        XCTAssertEqual(Journal.entries, ["table UITableView"])
    }

    func testAMethodIsAddedToTheClassThatInheritsIt() async throws {
        let method = class_getInstanceMethod(
            UIView.self,
            _MethodTable.selector(
                Journal.moving, in: UIView.self))!
        let name = Selector("didMoveToWindow")
        let added = method_getImplementation(method)
        XCTAssertFalse(class_addMethod(UIView.self, name, added, method_getTypeEncoding(method)))
        XCTAssertTrue(class_addMethod(UISwitch.self, name, added, nil))
        XCTAssertFalse(class_addMethod(UISwitch.self, name, added, nil))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(UISlider())
        XCTAssertEqual(Journal.entries, [])
        window.addSubview(UISwitch())
        XCTAssertEqual(Journal.entries, ["window UISwitch"])
        XCTAssertNotNil(
            class_replaceMethod(UISwitch.self, name, class_getMethodImplementation(UIView.self, name)!, nil))
        window.addSubview(UISwitch())
        XCTAssertEqual(Journal.entries, ["window UISwitch"])
    }

    func testAnImplementationIsCalledAsAFunction() async throws {
        typealias Function = (AnyObject, Selector, UIView?) -> CGPoint
        let name = Selector("locationWithIn:")
        let method = class_getInstanceMethod(UITapGestureRecognizer.self, name)!
        var before: IMP?
        let block: (UIGestureRecognizer, UIView?) -> CGPoint = { recognizer, view in
            let point = unsafeBitCast(before, to: Function.self)(recognizer, name, view)
            return CGPoint(x: point.x + 7, y: point.y + 5)
        }
        before = method_setImplementation(
            method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
        let recognizer = UITapGestureRecognizer()
        XCTAssertEqual(recognizer.location(in: nil), CGPoint(x: 7, y: 5))
        method_setImplementation(method, before!)
        XCTAssertEqual(recognizer.location(in: nil), .zero)
    }

    func testArgumentsAndResultsPass() async throws {
        let name = Selector("dismissWithAnimated:completion:")
        let method = class_getInstanceMethod(UIViewController.self, name)!
        let block: (UIViewController, Bool, (() -> Void)?) -> Void = { _, animated, completion in
            Journal.entries.append("dismiss \(animated) \(completion == nil)")
            completion?()
        }
        let before = method_setImplementation(
            method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
        UIViewController().dismiss(animated: false)
        UINavigationController().dismiss(animated: true) { Journal.entries.append("completed") }
        method_setImplementation(method, before)
        XCTAssertEqual(Journal.entries, ["dismiss false true", "dismiss true false", "completed"])
    }

    func testNamesOfObjectiveCAreKnown() async throws {
        for name in ["presentViewController:animated:completion:", "willMoveToParentViewController:", "viewDidLoad"] {
            XCTAssertNotNil(class_getInstanceMethod(UIViewController.self, NSSelectorFromString(name)), name)
        }
        XCTAssertNil(class_getInstanceMethod(UIViewController.self, NSSelectorFromString("viewDidDance")))
        XCTAssertNil(class_getInstanceMethod(UIView.self, NSSelectorFromString("reloadData")))
        XCTAssertNil(class_getInstanceMethod(nil, NSSelectorFromString("viewDidLoad")))
    }

    /// Nobody calls it here, so what is put in its place isn't called either; putting it there harms nothing.
    func testAPrivateMethodIsTakenAndNeverCalled() async throws {
        let method = class_getInstanceMethod(
            UIScrollView.self, NSSelectorFromString("_adjustContentOffsetIfNecessary:"))
        let other = class_getInstanceMethod(
            UITableView.self,
            _MethodTable.selector(
                Journal.reloading, in: UIScrollView.self))
        method_exchangeImplementations(method!, other!)
        UITableView().frame.size = CGSize(width: 10, height: 10)
        XCTAssertEqual(Journal.entries, [])
        method_exchangeImplementations(method!, other!)
    }
}

@MainActor private enum Journal {
    static var entries: [String] = []

    static let appearing = Selector(
        "journalledViewWillAppear:",
        { (controller: UIViewController) in { (animated: Bool) in controller.journalledViewWillAppear(animated) } })
    static let reloading = Selector(
        "journalledReloadData", { (view: UIScrollView) in { view.journalledReloadData() } })
    static let moving = Selector(
        "journalledDidMoveToWindow", { (view: UIView) in { view.journalledDidMoveToWindow() } })
}

private final class OverridingController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        Journal.entries.append("override")
        super.viewWillAppear(animated)
        Journal.entries.append("override ends")
    }
}

extension UIViewController {
    fileprivate func journalledViewWillAppear(_ animated: Bool) {
        if let other = _MethodTable.replacement("journalledViewWillAppear:", of: UIViewController.self, for: self) {
            return other.call(on: self, animated)
        }
        if self is OverridingController { Journal.entries.append("exchanged") }
        journalledViewWillAppear(animated)
    }
}

extension UIScrollView {
    fileprivate func journalledReloadData() {
        if let other = _MethodTable.replacement("journalledReloadData", of: UIScrollView.self, for: self) {
            return other.call(on: self)
        }
        Journal.entries.append("table \(type(of: self))")
        journalledReloadData()
    }
}

extension UIView {
    fileprivate func journalledDidMoveToWindow() { Journal.entries.append("window \(type(of: self))") }
}
