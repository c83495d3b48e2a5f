@_exported import UIKit

/// Asks for a review; the system decides whether the user sees the question, and here never shows it.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

@preconcurrency @MainActor public enum AppStore {
    public static func requestReview(in scene: UIWindowScene) {}
    /// False: nothing can be bought here.
    public nonisolated static var canMakePayments: Bool { false }
}

public let SKErrorDomain = "SKErrorDomain"

/// The reason why the store didn't answer.
public struct SKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked

        /// True for an error of this code, as `catch SKError.paymentCancelled` asks.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == SKErrorDomain && error.code == code.rawValue
        }
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
    /// The error of an object; `unknown` for a code that isn't the store's.
    public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }

    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of the store, which can't be reached: a product is never loaded.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Calls back with false and `SKError.storeProductNotAvailable` in the next turn of the main loop.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?
    ) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let done = UIButton(type: .system, primaryAction: UIAction(title: "Done") { [weak self] _ in self?.finish() })
        let label = UILabel()
        label.text = "Cannot Connect to App Store"
        label.textColor = .secondaryLabel
        for part in [done, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            done.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            done.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func finish() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.productViewControllerDidFinish(self)
    }
}
