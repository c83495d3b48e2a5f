/// Something that can be done with what an app shares: a subclass offers it in the sheet of a `UIActivityViewController`.
@preconcurrency @MainActor open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public enum Category: Int, Sendable {
        /// A row of the list.
        case action
        /// An icon of the row above the list.
        case share
    }

    public override init() { super.init() }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    /// A template; of the category `share` it is shown as it is.
    open var activityImage: UIImage? { nil }
    /// True if the activity is offered for what is shared.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Given what is shared, as it is for this activity, before it is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller to be presented for the activity; nil to have `perform()` called.
    open var activityViewController: UIViewController? { nil }
    /// Does it; `activityDidFinish(_:)` is to be called at the end.
    open func perform() {}
    /// Called by the activity at its end: the sheet goes, and its handler is called.
    open func activityDidFinish(_ completed: Bool) {
        let ended = self.ended
        self.ended = nil
        ended?(completed)
    }

    /// The handler of the end.
    final var ended: ((Bool) -> Void)?
}

/// The activities of other apps and the system on devices; of them only copying exists without.
extension UIActivity.ActivityType {
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}

/// Copies texts, addresses, pictures and colours.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.representation(of: $0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        UIPasteboard.general.items = items.compactMap { Self.representation(of: $0) }
        activityDidFinish(true)
    }

    private static func representation(of item: Any) -> [String: Any]? {
        switch item {
        case let text as String: [UIPasteboard.TypeName.text: text]
        case let text as NSAttributedString:
            [UIPasteboard.TypeName.text: text.string, UIPasteboard.TypeName.attributedText: text]
        case let text as NSString: [UIPasteboard.TypeName.text: String(describing: text)]
        case let url as URL: [UIPasteboard.TypeName.url: url, UIPasteboard.TypeName.text: url.absoluteString]
        case let image as UIImage: [UIPasteboard.TypeName.image: image]
        case let color as UIColor: [UIPasteboard.TypeName.color: color]
        default: nil
        }
    }
}
