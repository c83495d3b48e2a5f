import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIViewController` and `UIPresentationController`; texts as UIKit's.
@MainActor final class PresentationTests: XCTestCase {
    /// Apple's documentation of `presentedViewController`: what a controller presented, or one of its ancestors. An app dismisses its
    /// picker by `dismiss(animated:)` of the controller that presented it, which is in a container.
    func testAChildDismissesWhatItsContainerPresented() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        host.show(tabs)
        let modal = UIViewController()
        content.present(modal, animated: false)
        host.settle()
        XCTAssertTrue(content.presentedViewController === modal)
        XCTAssertTrue(modal.presentingViewController === tabs)
        var isCompleted = false
        content.dismiss(animated: false) { isCompleted = true }
        host.settle()
        XCTAssertTrue(isCompleted)
        XCTAssertNil(content.presentedViewController)
        XCTAssertNil(modal.viewIfLoaded?.window)
    }

    func testFullScreenCoversAndComesBack() async throws {
        let host = try HeadlessHost()
        let log = CallLog()
        let root = RecordingController("root", log)
        host.show(root)
        _ = log.take()
        let modal = RecordingController("modal", log)
        modal.modalPresentationStyle = .fullScreen
        var completed = false
        root.present(modal, animated: true) { completed = true }
        XCTAssertTrue(modal.isBeingPresented)
        XCTAssertTrue(root.presentedViewController === modal)
        XCTAssertTrue(modal.presentingViewController === root)
        host.advanceUntilStill()
        XCTAssertEqual(
            log.take(),
            ["root willDisappear true", "modal willAppear true", "root didDisappear true", "modal didAppear true"])
        XCTAssertTrue(completed)
        XCTAssertFalse(modal.isBeingPresented)
        XCTAssertNil(root.view.superview)
        XCTAssertEqual(modal.view.frame, host.window.bounds)
        modal.dismiss(animated: false)
        host.settle()
        XCTAssertEqual(
            log.take(),
            ["modal willDisappear false", "root willAppear false", "modal didDisappear false", "root didAppear false"])
        XCTAssertTrue(root.view.window === host.window)
        XCTAssertNil(root.presentedViewController)
    }

    func testASheetLeavesWhatIsBelow() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let log = CallLog()
        let root = RecordingController("root", log)
        host.show(root)
        _ = log.take()
        let sheet = RecordingController("sheet", log)
        root.present(sheet, animated: false)
        host.settle()
        XCTAssertEqual(log.take(), ["sheet willAppear false", "sheet didAppear false"])
        XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 54, width: 375, height: 812 - 54))
        XCTAssertEqual(sheet.view.safeAreaInsets.top, 0)
        XCTAssertEqual(sheet.view.safeAreaInsets.bottom, 34)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        host.settle()
        XCTAssertLessThan(sheet.view.frame.height, 450)
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        host.advanceUntilStill()
        XCTAssertEqual(sheet.view.frame.minY, 54)
    }

    func testASheetComesFromBelow() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let root = UIViewController()
        host.show(root)
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        host.advance(by: 0.1)
        let top = sheet.view.presentation(at: host.time).frame.minY
        XCTAssertGreaterThan(top, 54)
        XCTAssertLessThan(top, 812)
        host.advanceUntilStill()
        XCTAssertEqual(sheet.view.presentation(at: host.time).frame.minY, 54)
    }

    func testDismissingTakesTheWholeChain() async throws {
        let host = try HeadlessHost()
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        host.show(root)
        root.present(first, animated: false)
        host.settle()
        first.present(second, animated: false)
        host.settle()
        root.dismiss(animated: true)
        host.advanceUntilStill()
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(second.presentingViewController)
        XCTAssertNil(second.view.window)
        XCTAssertEqual(host.window.subviews.count, 1)
    }

    func testMisuseIsLoggedOrRefused() async throws {
        let host = try HeadlessHost()
        var logged: [String] = []
        UIKitLog.handler = { logged.append($0) }
        var raised: [String] = []
        UIKitException.handler = { raised.append($0.reason) }
        defer {
            UIKitLog.handler = nil
            UIKitException.handler = nil
        }
        let (root, first, stray) = (UIViewController(), UIViewController(), UIViewController())
        stray.loadViewIfNeeded()
        stray.present(first, animated: false)
        XCTAssertTrue(logged.last?.hasSuffix("whose view is not in the window hierarchy.") ?? false)
        host.show(root)
        root.present(first, animated: false)
        root.present(UIViewController(), animated: false)
        XCTAssertTrue(logged.last?.contains("which is already presenting") ?? false)
        root.present(root, animated: false)
        first.present(first, animated: false)
        XCTAssertEqual(raised.count, 2)
        XCTAssertTrue(root.presentedViewController === first)
    }

    func testACustomAnimatorAndPresentationControllerDoTheirPart() async throws {
        let host = try HeadlessHost()
        let root = UIViewController()
        host.show(root)
        let delegate = FadingDelegate()
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = delegate
        root.present(modal, animated: true)
        host.advance(by: 0.25)
        XCTAssertEqual(modal.view.presentation(at: host.time).alpha, 0.5, accuracy: 0.2)
        host.advanceUntilStill()
        XCTAssertEqual(
            delegate.calls, ["willBegin", "animate to", "didEnd true", "ended true"])
        XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 333, width: 375, height: 334))
        root.dismiss(animated: true)
        host.advanceUntilStill()
        XCTAssertNil(root.presentedViewController)
    }

    func testPresentedControllersAreGoneAfterwards() async throws {
        let host = try HeadlessHost()
        let root = UIViewController()
        host.show(root)
        weak var gone: UIViewController?
        for style in [UIModalPresentationStyle.fullScreen, .automatic, .overFullScreen, .popover] {
            do {
                let modal = UIViewController()
                modal.modalPresentationStyle = style
                gone = modal
                root.present(modal, animated: true)
                host.advanceUntilStill()
                root.dismiss(animated: true)
                host.advanceUntilStill()
            }
            XCTAssertNil(gone, "\(style)")
        }
    }

    /// While an alert is shown the tint below it is dimmed, and comes back with its end.
    func testAnAlertDimsWhatLiesBelow() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        controller.present(alert, animated: false)
        host.settle()
        XCTAssertEqual(controller.view.tintAdjustmentMode, .dimmed)
        XCTAssertEqual(alert.view.tintAdjustmentMode, .normal)
        alert.dismiss(animated: false)
        host.settle()
        XCTAssertEqual(controller.view.tintAdjustmentMode, .normal)
    }

    /// A sheet's traits are those of something above the content, whose backgrounds are lighter in dark mode.
    func testASheetIsElevated() async throws {
        let host = try HeadlessHost()
        let (controller, sheet) = (UIViewController(), UIViewController())
        host.show(controller)
        controller.present(sheet, animated: false)
        host.settle()
        XCTAssertEqual(controller.traitCollection.userInterfaceLevel, .base)
        XCTAssertEqual(sheet.traitCollection.userInterfaceLevel, .elevated)
        let dark = sheet.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
        XCTAssertEqual(
            UIColor.systemBackground.resolvedColor(with: dark),
            UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    }
}

/// A half-screen card that fades in.
private final class FadingDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning

{
    var calls: [String] = []

    final class Half: UIPresentationController {
        var calls: (String) -> Void = { _ in }
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: 333, width: bounds.width, height: bounds.height - 333)
        }
        override func presentationTransitionWillBegin() { calls("willBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { calls("didEnd \(completed)") }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let half = Half(presentedViewController: presented, presenting: presenting)
        half.calls = { [weak self] in self?.calls.append($0) }
        return half
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        calls.append("animate to")
        to.frame = context.finalFrame(for: controller)
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.5) {
            to.alpha = 1
        } completion: { finished in
            context.completeTransition(finished)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
}
