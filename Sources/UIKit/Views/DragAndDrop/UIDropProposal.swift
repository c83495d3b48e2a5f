/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag ends where it began.
    case cancel
    /// Nothing, though the place would take other items.
    case forbidden
    case copy
    case move
}

/// What would happen if the finger were lifted now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// Runs animations with the one that brings a dropped item to its place.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
