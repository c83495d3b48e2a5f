import Foundation

/// An operation that makes the shared item once an activity is chosen; until then there is a placeholder of its kind.
///
/// Subclasses override `item`. It is asked for on the main queue here, and on another one in UIKit.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The item that stands for the made one; its class says which activities are offered.
    public let placeholderItem: Any?
    /// The activity that was chosen; nil before.
    public private(set) var activityType: UIActivity.ActivityType?

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The shared item, the placeholder unless a subclass makes one.
    open var item: Any { placeholderItem ?? "" }

    @preconcurrency @MainActor open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any {
        placeholderItem ?? ""
    }

    /// Asks for the item; nil where the operation was cancelled.
    @preconcurrency @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        guard !isCancelled else { return nil }
        self.activityType = activityType
        return item
    }
}
