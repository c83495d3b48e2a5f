import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — the scale and place of the card behind a sheet: ionic-team/ionic-framework, core/src/components/modal, which
/// imitates iOS 13 to 18.
@MainActor final class SheetSetbackTests: XCTestCase {
    private func show(
        _ device: String = "iphone-xr", release: SystemRelease = .iOS13,
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> (host: HeadlessHost, sheet: UIViewController) {
        let host = try HeadlessHost(device: device, release: release)
        let (root, sheet) = (UIViewController(), UIViewController())
        root.view.backgroundColor = .white
        host.show(root)
        sheet.view.backgroundColor = .white
        sheet.sheetPresentationController.map(configure)
        root.present(sheet, animated: false)
        host.settle()
        return (host, sheet)
    }

    private func setback(of sheet: UIViewController) -> Setback? { sheet.sheetPresentationController?.presenterSetback }

    func testThePresenterIsACardAboveTheSheet() async throws {
        let (host, sheet) = try show()
        let setback = try XCTUnwrap(setback(of: sheet))
        XCTAssertEqual(setback.scale, 0.915)
        XCTAssertEqual(setback.drop, 48, "10 points above the sheet, which begins at 58")
        XCTAssertEqual(setback.cornerRadius, 10)
        XCTAssertEqual(sheet.presentingViewController?.view.frame, host.shownWindow.bounds, "it is drawn only")
        let picture = try renderBitmap(of: host.shownWindow, scale: 1)
        XCTAssertEqual(picture.pixel(x: 0, y: 30).red, 0)
        XCTAssertEqual(picture.pixel(x: 10, y: 54).red, 0, "beside the card")
        XCTAssertEqual(picture.pixel(x: 207, y: 54).red, 204, "the card, dimmed by a fifth")
        XCTAssertEqual(picture.pixel(x: 207, y: 100).red, 255)
        XCTAssertTrue(host.shownWindow.isBlackAtTop)
    }

    func testASheetOverASheetPushesItUp() async throws {
        let (host, sheet) = try show()
        let second = UIViewController()
        sheet.present(second, animated: false)
        host.settle()
        let setback = try XCTUnwrap(setback(of: second))
        XCTAssertEqual(setback.drop, -10)
        XCTAssertFalse(setback.isOnBlack)
    }

    func testASheetBelowItsFullHeightLeavesThePresenter() async throws {
        let (host, sheet) = try show(release: .iOS15) { $0.detents = [.medium(), .large()] }
        XCTAssertNil(setback(of: sheet))
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        host.settle()
        XCTAssertEqual(setback(of: sheet)?.scale, 0.915)
    }

    func testAFingerBringsThePresenterForward() async throws {
        let (host, sheet) = try show()
        let drag = TouchScript.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 531), duration: 1)
        host.play(TouchScript(drag.steps.dropLast()))
        let setback = try XCTUnwrap(setback(of: sheet))
        XCTAssertEqual(setback.scale, 0.9575, accuracy: 0.01, "half of the way")
        host.play(TouchScript([TouchScript.Step(.cancel, at: CGPoint(x: 100, y: 531), time: 0)]))
        host.advanceUntilStill()
        XCTAssertEqual(self.setback(of: sheet)?.scale, 0.915, "the system took the finger away")
    }

    func testAfterTheSheetAllIsAsBefore() async throws {
        let (host, sheet) = try show()
        let root = try XCTUnwrap(sheet.presentingViewController)
        sheet.dismiss(animated: true)
        host.advanceUntilStill()
        XCTAssertNil(root.view.setback)
        XCTAssertFalse(host.shownWindow.isBlackAtTop)
    }

    func testOtherScreensAreNotPushed() async throws {
        let glass = try show("iphone-17", release: .iOS26)
        XCTAssertNil(setback(of: glass.sheet), "iOS 26")
        XCTAssertFalse(glass.host.shownWindow.isBlackAtTop)
        let wide = try show("ipad-9")
        XCTAssertNil(setback(of: wide.sheet), "a wide screen")
        XCTAssertFalse(wide.host.shownWindow.isBlackAtTop)
    }
}
