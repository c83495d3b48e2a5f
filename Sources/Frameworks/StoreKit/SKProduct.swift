import UIKit

/// Something to buy; no store gives one here.
open class SKProduct: NSObject {
    public enum PeriodUnit: UInt, Sendable {
        case day, week, month, year
    }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    open var subscriptionGroupIdentifier: String? { nil }
}

open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo, payUpFront, freeTrial
    }

    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

/// The optional methods.
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A question to the store, which can't be reached: it fails with `SKError.cloudServiceNetworkConnectionFailed` in the next turn
/// of the main loop.
open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    open func start() {
        isCancelled = false
        DispatchQueue.main.async { [self] in
            guard !isCancelled else { return }
            delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
        }
    }
    open func cancel() { isCancelled = true }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
    public init(productIdentifiers: Set<String>) {}
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    open var receiptProperties: [String: Any]?

    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// A lower price that an app's server signed.
open class SKPaymentDiscount: NSObject {
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber

    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}

/// A file that the store keeps for a purchase; there is none here.
open class SKDownload: NSObject {
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction(SKPayment()) }
}
