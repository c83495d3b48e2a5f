import HeadlessHost
import UIKit
import XCTest

private final class Chooser: UIViewController, UIDocumentPickerDelegate {
    var isCancelled = false
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
}

/// Kind: documented — Apple's pages on `UIDocumentPickerViewController` and `UIDocumentInteractionController`, on a device without
/// documents and other apps.
@MainActor final class DocumentPickerTests: XCTestCase {
    func testAPickerOfNothingCanBeCancelled() async throws {
        let chooser = Chooser()
        let host = try HeadlessHost()
        host.show(chooser)
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
        picker.delegate = chooser
        chooser.present(picker, animated: true)
        host.advance(by: 1)
        try host.activate("Cancel")
        host.advance(by: 1)
        XCTAssertTrue(chooser.isCancelled)
        XCTAssertNil(chooser.presentedViewController)
    }

    func testNothingOpensAFile() async {
        let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/Lakes/Depths.csv"))
        XCTAssertEqual(controller.name, "Depths.csv")
        XCTAssertFalse(controller.presentPreview(animated: false))
        XCTAssertFalse(controller.presentOptionsMenu(from: .zero, in: UIView(), animated: false))
    }
}
