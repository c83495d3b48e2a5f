import HeadlessHost
import MessageUI
import StoreKit
import XCTest

private final class Sender: UIViewController, MFMailComposeViewControllerDelegate {
    var result: MFMailComposeResult?

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        self.result = result
        controller.dismiss(animated: true)
    }
}

/// Kind: documented — Apple's pages on `MFMailComposeViewController` and `SKStoreProductViewController`.
@MainActor final class ComposeTests: XCTestCase {
    func testMailCanOnlyBeCancelled() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        XCTAssertFalse(MFMailComposeViewController.canSendMail())
        XCTAssertFalse(MFMessageComposeViewController.canSendText())
        let sender = Sender()
        host.show(sender)
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = sender
        mail.setToRecipients(["address@example.com"])
        mail.setSubject("Hello!")
        mail.setMessageBody("Hello from California!", isHTML: false)
        sender.present(mail, animated: false)
        host.advanceUntilStill()
        XCTAssertTrue(host.accessibilityDump().contains("Hello from California!"), host.accessibilityDump())
        try host.activate("Cancel")
        host.advanceUntilStill()
        XCTAssertEqual(sender.result, .cancelled)
    }

    func testTheStoreCannotBeReached() async throws {
        SKStoreReviewController.requestReview()
        XCTAssertFalse(AppStore.canMakePayments)
        let store = SKStoreProductViewController()
        var answer: (Bool, SKError.Code?)?
        store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { isLoaded, error in
            answer = (isLoaded, (error as? SKError)?.code)
        }
        try await turn()
        XCTAssertEqual(answer?.0, false)
        XCTAssertEqual(answer?.1, .storeProductNotAvailable)
    }
}
