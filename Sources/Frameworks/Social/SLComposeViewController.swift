@_exported import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"

public enum SLComposeViewControllerResult: Int, Sendable {
    case cancelled, done
}

public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Writes to a network of friends; no host has an account with one, as no device has since iOS 11.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    public let serviceType: String!
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// nil: the service isn't available.
    public init!(forServiceType serviceType: String!) { nil }
    public required init?(coder: NSCoder) { nil }

    @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
    @discardableResult open func add(_ image: UIImage!) -> Bool { false }
    @discardableResult open func add(_ url: URL!) -> Bool { false }
}
