import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: property — a controller appears and disappears once for each time that its view joins and leaves a window, without a
/// parent too: apps that add a controller's view without `addChild` set their titles in `viewWillAppear`, and show them.
@MainActor final class ParentlessControllerTests: XCTestCase {
    private final class Screen: UIViewController {
        let guest: UIViewController
        init(_ guest: UIViewController) {
            self.guest = guest
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(guest.view)
        }
    }

    private let appears = ["Guest willAppear false", "Guest didAppear false"]
    private let disappears = ["Guest willDisappear false", "Guest didDisappear false"]

    func testItAppearsWithTheWindowThatItsViewJoins() async throws {
        let log = CallLog()
        let host = try HeadlessHost(device: "iphone-x")
        let navigation = UINavigationController(rootViewController: Screen(RecordingController("Guest", log)))
        XCTAssertEqual(log.take(), [])
        host.show(navigation)
        host.settle()
        XCTAssertEqual(log.take(), appears)
        navigation.pushViewController(UIViewController(), animated: false)
        host.settle()
        XCTAssertEqual(log.take(), disappears)
        navigation.popViewController(animated: false)
        host.settle()
        XCTAssertEqual(log.take(), appears)
    }

    func testItAppearsInAScreenThatIsShown() async throws {
        let log = CallLog()
        let host = try HeadlessHost(device: "iphone-x")
        let screen = UIViewController()
        host.show(screen)
        let guest = RecordingController("Guest", log)
        screen.view.addSubview(guest.view)
        XCTAssertEqual(log.take(), ["Guest willAppear false"])
        host.settle()
        XCTAssertEqual(log.take(), ["Guest didAppear false"])
        guest.view.removeFromSuperview()
        XCTAssertEqual(log.take(), disappears)
    }

    /// Kind: property — the calls come once, in whatever order a container is told of its child.
    func testAViewBeforeItsChildAppearsOnce() async throws {
        let log = CallLog()
        let host = try HeadlessHost(device: "iphone-x")
        let screen = UIViewController()
        host.show(screen)
        let child = RecordingController("Child", log)
        screen.view.addSubview(child.view)
        screen.addChild(child)
        child.didMove(toParent: screen)
        host.settle()
        XCTAssertEqual(
            log.take(), ["Child willAppear false", "Child willMove in", "Child didMove in", "Child didAppear false"])
        child.willMove(toParent: nil)
        child.removeFromParent()
        child.view.removeFromSuperview()
        XCTAssertEqual(
            log.take(),
            ["Child willMove away", "Child didMove away", "Child willDisappear false", "Child didDisappear false"])
    }

    /// Kind: property — screens that a window or a presentation shows appear once.
    func testRootsAndPresentedScreensAppearOnce() async throws {
        let log = CallLog()
        let host = try HeadlessHost(device: "iphone-x")
        let root = RecordingController("Root", log)
        host.show(root)
        host.settle()
        XCTAssertEqual(log.take(), ["Root willAppear false", "Root didAppear false"])
        let covering = RecordingController("Covering", log)
        covering.modalPresentationStyle = .fullScreen
        root.present(covering, animated: false)
        host.settle()
        XCTAssertEqual(
            log.take(),
            [
                "Root willDisappear false", "Covering willAppear false", "Root didDisappear false",
                "Covering didAppear false",
            ])
        root.dismiss(animated: false)
        host.settle()
        XCTAssertEqual(
            log.take(),
            [
                "Covering willDisappear false", "Root willAppear false", "Covering didDisappear false",
                "Root didAppear false",
            ])
    }
}
