/// Something that is shown large while a person who reads large texts holds a finger on it: for what can't grow with the text,
/// as the items of a bar.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    /// True for a vector that is drawn larger than it is.
    var scalesLargeContentImage: Bool { get }
    /// Room around the picture where it isn't centred by itself, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension NSNotification.Name {
    /// Posted where the large content viewer becomes available or ceases to be.
    static let largeContentViewerStatus = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

/// A view's values for the large content viewer; nil where it has its own text or picture.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    /// A Boolean value that indicates whether an interaction around it shows it large; false unless it is set.
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }
    /// A label's text and a button's title where nothing else is set.
    public var largeContentTitle: String? {
        get { largeContent.title ?? shownText?.text ?? (ownLargeImage == nil ? nil : accessibilityDefaults.label) }
        set { largeContent.title = newValue }
    }
    /// The picture of an image view or a button where nothing else is set.
    public var largeContentImage: UIImage? {
        get { largeContent.image ?? ownLargeImage }
        set { largeContent.image = newValue }
    }
    public var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }

    private var largeContent: LargeContent {
        get { viewStyle.accessibility?.largeContent ?? LargeContent() }
        set {
            let attributes = viewStyle.accessibility ?? AccessibilityAttributes()
            attributes.largeContent = newValue
            viewStyle.accessibility = attributes
        }
    }
}
