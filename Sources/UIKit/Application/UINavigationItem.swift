/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    open var title: String? {
        didSet { changed?() }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { changed?() }
    }
    /// Told to the bar that shows the item.
    var changed: (() -> Void)?

    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }
}
