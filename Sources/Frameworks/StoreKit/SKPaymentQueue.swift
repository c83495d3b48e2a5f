import UIKit

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

/// A wish to buy something.
open class SKPayment: NSObject {
    open var productIdentifier: String { identifier }
    open var quantity: Int { count }
    open var applicationUsername: String? { user }
    open var simulatesAskToBuyInSandbox: Bool { asksToBuy }
    open var paymentDiscount: SKPaymentDiscount? { discount }
    var identifier = ""
    var asksToBuy = false
    var discount: SKPaymentDiscount?
    var count = 1
    var user: String?

    public convenience init(product: SKProduct) {
        self.init()
        identifier = product.productIdentifier
    }
}

open class SKMutablePayment: SKPayment {
    open override var productIdentifier: String {
        get { identifier }
        set { identifier = newValue }
    }
    open override var quantity: Int {
        get { count }
        set { count = newValue }
    }
    open override var applicationUsername: String? {
        get { user }
        set { user = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { asksToBuy }
        set { asksToBuy = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { discount }
        set { discount = newValue }
    }
}

/// The end of a payment: on a host it fails.
open class SKPaymentTransaction: NSObject {
    public let payment: SKPayment
    open var transactionState: SKPaymentTransactionState { .failed }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var original: SKPaymentTransaction? { nil }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var downloads: [SKDownload] { [] }

    init(_ payment: SKPayment) { self.payment = payment }
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

/// The optional methods.
extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// The payments of a device that may not pay: each fails with `SKError.paymentNotAllowed` in the next turn of the main loop.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }

    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    private var observers: [Observer] = []
    open private(set) var transactions: [SKPaymentTransaction] = []

    open func add(_ observer: any SKPaymentTransactionObserver) {
        remove(observer)
        observers.append(Observer(object: observer))
    }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        nonisolated(unsafe) let failed = transaction
        tell { $0.paymentQueue(self, updatedTransactions: [failed]) }
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        nonisolated(unsafe) let finished = transaction
        tell { $0.paymentQueue(self, removedTransactions: [finished]) }
    }
    open func restoreCompletedTransactions() {
        tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed)) }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

    open func start(_ downloads: [SKDownload]) {}
    open func pause(_ downloads: [SKDownload]) {}
    open func resume(_ downloads: [SKDownload]) {}
    open func cancel(_ downloads: [SKDownload]) {}

    private func tell(_ message: @escaping @Sendable (any SKPaymentTransactionObserver) -> Void) {
        DispatchQueue.main.async { [self] in
            for observer in observers { if let object = observer.object { message(object) } }
        }
    }
}
