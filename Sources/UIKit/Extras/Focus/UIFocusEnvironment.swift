/// A part of the screen that focus moves in. Nothing here has the focus; apps ask such parts whether one is inside of another.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
    /// The part around it: for a controller's view the controller, else the superview.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
}

extension UIFocusEnvironment {
    /// True for itself, and for what is inside of it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var current: (any UIFocusEnvironment)? = environment
        while let inner = current {
            if inner === self { return true }
            current = inner.parentFocusEnvironment
        }
        return false
    }
}

extension UIFocusEnvironment where Self: UIResponder {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
