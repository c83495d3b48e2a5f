/// One change of a batch of updates, as a layout receives it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// nil for an insertion; a section's has `NSNotFound` for its item.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// nil for a deletion; a section's has `NSNotFound` for its item.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }

    public override convenience init() { self.init(.none, before: nil, after: nil) }
}
