import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of sheets, detents and popovers.
@MainActor final class SheetTests: XCTestCase {
    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var heard: [String] = []
        var mayDismiss = true
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            heard.append("detent \(sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "")")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayDismiss
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("dismissed")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempted")
        }
    }

    @MainActor private struct Shown {
        let host: HeadlessHost
        let sheet: UIViewController
        let listener: Listener
        var height: CGFloat { sheet.view.frame.height }
    }

    private func present(
        _ given: UIViewController? = nil,
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> Shown {
        let host = try HeadlessHost(device: "iphone-se2")
        let (root, content) = (UIViewController(), given ?? UIViewController())
        host.show(root)
        let listener = Listener()
        content.sheetPresentationController?.delegate = listener
        content.sheetPresentationController.map(configure)
        root.present(content, animated: false)
        host.settle()
        return Shown(host: host, sheet: content, listener: listener)
    }

    private func pull(_ shown: Shown, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 1) {
        shown.host.play(
            .drag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end), duration: duration))
        shown.host.advanceUntilStill()
    }

    /// A public app's pictures, of an iPhone 11 Pro with iOS 13 or 14: a bar of 56 points in a sheet.
    ///
    /// Source: ederpadilla/iOS-Github-Followers, res.
    func testANavigationBarIsHigherInASheet() async throws {
        for (release, height) in [(SystemRelease.iOS13, CGFloat(56)), (.iOS18, 56), (.iOS26, 54)] {
            let host = try HeadlessHost(device: "iphone-11-pro", release: release)
            let root = UINavigationController(rootViewController: UIViewController())
            host.show(root)
            let usual = root.navigationBar.frame.height
            let content = UIViewController()
            let sheet = UINavigationController(rootViewController: content)
            root.present(sheet, animated: false)
            host.settle()
            XCTAssertEqual(sheet.navigationBar.frame.height, height, "\(release)")
            XCTAssertEqual(content.view.safeAreaInsets.top, sheet.navigationBar.frame.maxY, "\(release)")
            XCTAssertEqual(root.navigationBar.frame.height, usual, "\(release)")
            root.dismiss(animated: false)
            let whole = UINavigationController(rootViewController: UIViewController())
            whole.modalPresentationStyle = .fullScreen
            root.present(whole, animated: false)
            host.settle()
            XCTAssertEqual(whole.navigationBar.frame.height, usual, "\(release)")
        }
    }

    func testPulledAway() async throws {
        let shown = try present()
        let presenter = try XCTUnwrap(shown.sheet.presentingViewController)
        pull(shown, from: 100, to: 600)
        XCTAssertNil(presenter.presentedViewController)
        XCTAssertEqual(shown.listener.heard, ["dismissed"])
    }

    func testPulledALittleItComesBack() async throws {
        let shown = try present()
        let height = shown.height
        pull(shown, from: 100, to: 150)
        XCTAssertEqual(shown.height, height)
        XCTAssertNotNil(shown.sheet.presentingViewController)
        XCTAssertEqual(shown.listener.heard, [])
    }

    func testFromDetentToDetent() async throws {
        let shown = try present { sheet in sheet.detents = [.medium(), .large()] }
        let medium = shown.height
        XCTAssertEqual(medium, (667 - 30) / 2, accuracy: 1)
        pull(shown, from: 400, to: 100)
        XCTAssertEqual(shown.height, 667 - 30)
        pull(shown, from: 100, to: 400)
        XCTAssertEqual(shown.height, medium)
        XCTAssertEqual(shown.listener.heard, ["detent large", "detent medium"])
    }

    func testASheetThatMayNotGoComesBackAndTells() async throws {
        let shown = try present()
        shown.listener.mayDismiss = false
        pull(shown, from: 100, to: 600)
        XCTAssertNotNil(shown.sheet.presentingViewController)
        XCTAssertEqual(shown.listener.heard, ["attempted"])
        XCTAssertEqual(shown.height, 667 - 30)
    }

    func testAScrollViewScrollsUntilItsTop() async throws {
        let content = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 637))
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        content.view.addSubview(scrollView)
        let shown = try present(content)
        scrollView.contentOffset.y = 1000
        pull(shown, from: 300, to: 500)
        XCTAssertEqual(shown.height, 637)
        XCTAssertLessThan(scrollView.contentOffset.y, 900)
        scrollView.contentOffset.y = 0
        pull(shown, from: 200, to: 650)
        XCTAssertNil(shown.sheet.presentingViewController)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
    }

    func testAHigherSheetComesBeforeScrolling() async throws {
        let content = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 637))
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        content.view.addSubview(scrollView)
        let shown = try present(content) { sheet in sheet.detents = [.medium(), .large()] }
        pull(shown, from: 500, to: 250)
        XCTAssertEqual(shown.height, 637)
        XCTAssertEqual(scrollView.contentOffset.y, 0)
        shown.sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
        shown.sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
        shown.host.settle()
        pull(shown, from: 500, to: 250)
        XCTAssertEqual(shown.height, 319, accuracy: 1)
        XCTAssertGreaterThan(scrollView.contentOffset.y, 100)
    }

    func testASheetThatIsGoneIsLetGo() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let root = UIViewController()
        host.show(root)
        weak var gone: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let content = UIViewController()
            gone = content
            root.present(content, animated: true)
            host.advanceUntilStill()
            presentation = content.presentationController
        }
        host.play(.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 600), duration: 0.5))
        host.advanceUntilStill()
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(gone)
        XCTAssertNil(presentation)
    }

    func testAPopoverHasAnArrowAndLetsTouchesThrough() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11")
        let root = UIViewController()
        host.show(root)
        let button = UIButton(frame: CGRect(x: 400, y: 300, width: 40, height: 40))
        let other = UIButton(frame: CGRect(x: 20, y: 900, width: 40, height: 40))
        root.view.addSubview(button)
        root.view.addSubview(other)
        var taps = 0
        other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try XCTUnwrap(content.popoverPresentationController)
        popover.sourceItem = button
        popover.passthroughViews = [other]
        root.present(content, animated: false)
        host.settle()
        let arrow = try XCTUnwrap(popover.containerView?.subviews.compactMap { $0 as? PopoverArrow }.first)
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertEqual(arrow.frame, CGRect(x: 407, y: 340, width: 26, height: 13))
        XCTAssertEqual(content.view.frame.minY, 353)
        host.play(.tap(at: CGPoint(x: 40, y: 920)))
        XCTAssertEqual(taps, 1)
        XCTAssertNotNil(root.presentedViewController)
        host.play(.tap(at: CGPoint(x: 40, y: 600)))
        host.advanceUntilStill()
        XCTAssertNil(root.presentedViewController)
    }

    /// Apple's documentation of `adaptiveSheetPresentationController`: its detents are those of the sheet on a narrow screen.
    func testAPopoverBecomesTheSheetThatItWasGiven() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let (root, content) = (UIViewController(), UIViewController())
        host.show(root)
        content.modalPresentationStyle = .popover
        let popover = try XCTUnwrap(content.popoverPresentationController)
        popover.sourceView = root.view
        let sheet = popover.adaptiveSheetPresentationController
        sheet.detents = [.medium()]
        root.present(content, animated: false)
        host.settle()
        XCTAssertTrue(content.presentationController === sheet)
        XCTAssertLessThan(content.view.frame.height, 450)
    }

    /// A floating sheet's content has the screen's width and its margins, and is drawn smaller, from the first layout on.
    func testAFloatingSheetIsLaidOutForItsWidth() async throws {
        let host = try HeadlessHost(device: "iphone-15", release: .iOS26)
        let presenter = UIViewController()
        host.show(presenter)
        let sheet = UIViewController()
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(field)
        let margins = sheet.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.topAnchor.constraint(equalTo: margins.topAnchor), field.heightAnchor.constraint(equalToConstant: 34),
        ])
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        presenter.present(sheet, animated: true)
        host.advance(by: 1)
        XCTAssertEqual(sheet.view.bounds.width, 393, accuracy: 0.01)
        XCTAssertLessThan(sheet.view.frame.width, 390)
        XCTAssertEqual(field.frame.minX, sheet.view.layoutMargins.left, accuracy: 0.01)
        XCTAssertEqual(
            field.frame.maxX, sheet.view.bounds.width - sheet.view.layoutMargins.right, accuracy: 0.01)
    }
}
