/// A button beside a row that was swiped to its trailing side, as iOS 8 to 12 have it.
///
/// The row stays open after a tap until the app ends editing (`setEditing(false, animated:)`) or changes the row; a swipe
/// across the whole row performs nothing.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1

        /// The name of the default style, whose button is red.
        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    /// Red for the default style, grey for the normal one, unless set.
    open var backgroundColor: UIColor? {
        get { ownColor ?? (style == .default ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// Shown behind the button in place of a colour; a row's buttons here are always plain, so it is kept only.
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?,
        handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

extension UITableView {
    /// The swipe actions made of the delegate's row actions; nil without any, which leaves the row to its editing
    /// style.
    func rowActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions.map(contextual))
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Never says that it is finished: the app ends the row's swipe.
    private func contextual(_ action: UITableViewRowAction) -> UIContextualAction {
        let contextual = UIContextualAction(
            style: action.style == .default ? .destructive : .normal, title: action.title
        ) { [weak self] _, _, _ in
            guard let row = self?.state.swipe?.row else { return }
            action.handler(action, IndexPath(row))
        }
        contextual.backgroundColor = action.backgroundColor
        return contextual
    }
}
