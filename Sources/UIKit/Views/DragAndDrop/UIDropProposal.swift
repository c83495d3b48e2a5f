/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
    /// None: the drag returns to its source.
    case cancel
    /// None, though the destination would accept other items.
    case forbidden
    case copy
    case move
}

/// The effect that a drop would have at present.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// Runs animations together with that of a dropped item.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
