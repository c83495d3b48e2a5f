/// The kind of an activity that shows a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Hears of an activity that is to be saved or continued elsewhere.
public protocol NSUserActivityDelegate: AnyObject {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An activity of the user, which can be continued on another device or later.
///
/// There is no other device and no search here: an activity that becomes current is kept, and the delegate isn't called.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed to continue; nil for all.
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var needsSave = false
    open var supportsContinuationStreams = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    /// Words that are offered for a shortcut to the activity.
    open var suggestedInvocationPhrase: String?
    open weak var delegate: (any NSUserActivityDelegate)?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}

    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler: @escaping @Sendable () -> Void
    ) { DispatchQueue.main.async(execute: completionHandler) }
    open class func deleteAllSavedUserActivities(completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: completionHandler)
    }
}

/// An object that can take up an activity where it was left.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    private static let activityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The activity that the responder stands for.
    public var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, Self.activityKey) as? NSUserActivity }
        set { objc_setAssociatedObject(self, Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
