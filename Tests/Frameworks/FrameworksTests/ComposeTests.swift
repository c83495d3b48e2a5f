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

private final class Buyer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var states: [SKPaymentTransactionState] = []
    var failure: SKError.Code?

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        states += transactions.map(\.transactionState)
        transactions.forEach(queue.finishTransaction)
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        XCTFail("the store can't be reached")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) { failure = (error as? SKError)?.code }
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

    func testNothingIsBought() async throws {
        let buyer = Buyer()
        XCTAssertFalse(SKPaymentQueue.canMakePayments())
        SKPaymentQueue.default().add(buyer)
        let payment = SKMutablePayment()
        payment.productIdentifier = "boat"
        SKPaymentQueue.default().add(payment)
        let request = SKProductsRequest(productIdentifiers: ["boat"])
        request.delegate = buyer
        request.start()
        try await turn()
        XCTAssertEqual(buyer.states, [.failed])
        XCTAssertEqual(SKPaymentQueue.default().transactions, [])
        XCTAssertEqual(buyer.failure, .cloudServiceNetworkConnectionFailed)
        SKPaymentQueue.default().remove(buyer)
    }
}
