/// A movement of focus from one item to another; a touch device has no focus, and makes none.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open internal(set) weak var previouslyFocusedView: UIView?
    open internal(set) weak var nextFocusedView: UIView?
}

/// Focus that moves between the items of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// Focus that moves between the rows of a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// Animates along with focus that moves.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Runs the animations at once, as focus never moves here.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A drag that rests over a view that could open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
}
