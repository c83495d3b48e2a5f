import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — sheets grow for the keyboard and collapse when it goes (WWDC21, session 10063); heights by arithmetic.
@MainActor final class SheetKeyboardTests: XCTestCase {
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @MainActor private struct Shown {
        let host: HeadlessHost
        let root: Form
        let form: Form
        var height: CGFloat { form.view.frame.height }
        var keyboard: CGFloat { UIApplication.shared.keyboard.frame?.height ?? 0 }
    }

    private func present(
        _ detents: [UISheetPresentationController.Detent], on device: String = "iphone-se2",
        _ release: SystemRelease = .iOS18
    ) throws -> Shown {
        let host = try HeadlessHost(device: device, release: release)
        let (root, form) = (Form(), Form())
        host.show(root)
        form.sheetPresentationController?.detents = detents
        root.present(form, animated: false)
        host.settle()
        return Shown(host: host, root: root, form: form)
    }

    func testAMediumSheetStandsAboveTheKeyboardAndReturns() async throws {
        let shown = try present([.medium()])
        XCTAssertEqual(shown.height, (667 - 30) / 2, accuracy: 0.5)
        XCTAssertTrue(shown.form.field.becomeFirstResponder())
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.keyboard, 260)
        XCTAssertEqual(shown.height, (667 - 30) / 2 + 260, accuracy: 0.5)
        XCTAssertEqual(shown.form.view.frame.maxY, 667)
        XCTAssertTrue(shown.form.field.resignFirstResponder())
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.height, (667 - 30) / 2, accuracy: 0.5)
    }

    func testItGrowsToItsLargestHeightAtMost() async throws {
        let shown = try present([.custom { _ in 500 }])
        shown.form.field.becomeFirstResponder()
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.height, 667 - 30)
    }

    /// The area of the home indicator is under the keyboard: 34 of 34 + 300 give way to the keys.
    func testTheHomeIndicatorIsUnderTheKeyboard() async throws {
        let shown = try present([.custom { _ in 300 }], on: "iphone-x")
        XCTAssertEqual(shown.height, 334)
        shown.form.field.becomeFirstResponder()
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.height, 300 + shown.keyboard)
    }

    func testOfSeveralDetentsItRestsAtTheHighestAndKeepsItsChoice() async throws {
        let shown = try present([.medium(), .large()])
        let sheet = try XCTUnwrap(shown.form.sheetPresentationController)
        sheet.selectedDetentIdentifier = .medium
        shown.form.field.becomeFirstResponder()
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.height, 667 - 30)
        XCTAssertEqual(sheet.selectedDetentIdentifier, .medium)
        shown.form.field.resignFirstResponder()
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.height, (667 - 30) / 2, accuracy: 0.5)
    }

    /// It comes up with the keyboard, in its time.
    func testItMovesWithTheKeyboard() async throws {
        let shown = try present([.medium()])
        shown.form.field.becomeFirstResponder()
        XCTAssertTrue(UIApplication.shared.isAnimating)
        XCTAssertEqual(shown.height, (667 - 30) / 2 + 260, accuracy: 0.5, "a view's frame is its last one at once")
    }

    func testAFieldBehindAnUndimmedSheetLeavesItWhereItIs() async throws {
        let shown = try present([.medium()])
        shown.form.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        shown.host.settle()
        XCTAssertTrue(shown.root.field.becomeFirstResponder())
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.keyboard, 260)
        XCTAssertEqual(shown.height, (667 - 30) / 2, accuracy: 0.5)
    }

    /// A floating sheet's content is drawn smaller, the keyboard isn't: above it stands what stood above the home indicator.
    func testAFloatingSheetStandsAboveTheKeyboardToo() async throws {
        let shown = try present([.custom { _ in 200 }], on: "iphone-17", .iOS26)
        let scale = (402 - 16) / 402.0
        XCTAssertEqual(shown.height, 234 * scale, accuracy: 0.01)
        shown.form.field.becomeFirstResponder()
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.form.view.frame.maxY, 874 - 8, accuracy: 0.01)
        XCTAssertEqual(874 - shown.keyboard - shown.form.view.frame.minY, 200 * scale, accuracy: 0.01)
    }

    /// A floating sheet that becomes a large one is wider then, and its grabber stays in the middle.
    func testTheGrabberStaysInTheMiddle() async throws {
        let shown = try present([.medium(), .large()], on: "iphone-17", .iOS26)
        shown.form.sheetPresentationController?.prefersGrabberVisible = true
        shown.host.settle()
        let grabber = try XCTUnwrap(shown.form.view.subviews.first { $0.bounds.size == CGSize(width: 36, height: 5) })
        shown.form.field.becomeFirstResponder()
        shown.host.advanceUntilStill()
        XCTAssertEqual(shown.form.view.frame.width, 402)
        XCTAssertEqual(grabber.frame.midX, 201, accuracy: 0.01)
    }

    /// 620 high in the middle of 834: 107 to 727, and the keyboard begins at 834 − 408 − 20.
    func testASheetInTheMiddleGoesUp() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11", release: .iOS18)
        let (root, form) = (Form(), Form())
        host.turn()
        host.show(root)
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: false)
        host.settle()
        let screen = host.shownWindow.bounds
        XCTAssertEqual(form.view.frame.midY, screen.midY, accuracy: 0.5)
        form.field.becomeFirstResponder()
        host.advanceUntilStill()
        XCTAssertEqual(form.view.frame.minY, form.presentationController?.containerView?.safeAreaInsets.top)
        form.field.resignFirstResponder()
        host.advanceUntilStill()
        XCTAssertEqual(form.view.frame.midY, screen.midY, accuracy: 0.5)
    }
}
