@_exported import UIKit

public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capability3DS = PKMerchantCapability(rawValue: 1)
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
    public static let debit = PKMerchantCapability(rawValue: 8)
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final, pending
}

/// A line of what is to be paid.
open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType

    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

/// A request to pay; no host carries one out.
open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var applicationData: Data?

    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

/// A payment that was made; no host makes one.
open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
}
open class PKPaymentToken: NSObject {
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure
}

open class PKPaymentAuthorizationResult: NSObject {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]?

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
    }
}

@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

/// The optional method.
extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// The sheet to pay by, of which a device that can't pay has none.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    /// nil, as where the user can't pay.
    public init?(paymentRequest request: PKPaymentRequest) { nil }
    public required init?(coder: NSCoder) { nil }
}

/// The user's passes; no host has a place for them.
open class PKPassLibrary: NSObject {
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// A pass; none can be read here.
open class PKPass: NSObject {
    /// Fails with `PKUnsupportedVersionError`, 2 in `PKPassKitErrorDomain`.
    public init(data: Data) throws { throw NSError(domain: PKPassKitErrorDomain, code: 2) }
}
