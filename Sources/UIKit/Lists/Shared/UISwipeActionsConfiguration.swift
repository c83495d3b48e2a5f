/// The actions of a row that is swiped to one side; the first action is at the row's edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// True if a swipe across most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// No actions: a swipe shows nothing.
    public override convenience init() { self.init(actions: []) }

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// A button beside a swiped row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// Calls its completion with whether the action was performed; the row's swipe ends with that.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    /// Grey, for destructive actions red, unless set.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
