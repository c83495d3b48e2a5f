/// The reason for a contradiction, as far as its constraints show it.
public enum ConflictCause: String, Hashable, Sendable, Codable {
    /// A view that was made in code keeps the constraints of its autoresizing mask beside the app's own.
    case autoresizingMask
    /// A list or a fitting dictates another size than the one that the app's constraints add up to.
    case dictatedSize
    /// A stack view hides a view whose own constraints require a length.
    case hiddenArrangedView
    /// The app gives a view the size 0, and what is inside requires more.
    case collapsedView
    /// An action sheet of UIKit's asks for a width below 0; nothing of the app's is wrong.
    case actionSheet
    /// UIKit's own keyboards, bars and alerts contradict themselves; nothing of the app's is wrong.
    case framework
    /// A bar got its items before it had a size.
    case emptyBar
    /// A view was laid out before it had a size: its mask holds it at 0, and what is inside requires more.
    case emptyView
    /// The app's own constraints contradict each other.
    case ownConstraints
}

/// A change of one constraint or view, after which everything in the log can hold; it was solved.
public struct ConflictCure: Hashable, Sendable, Codable {
    public enum Change: Hashable, Sendable, Codable {
        case constant(from: Double, to: Double)
        case priority(to: Double)
        /// The view of the constraint gets no constraints from its autoresizing mask.
        case noAutoresizingMask
        /// The constraint goes; another says the same with another number.
        case removal
        /// The stack view that is hidden gets a plain view around it, which is hidden in its place.
        case wrapping
        /// The bar or the view gets a size, before what is inside.
        case size
    }

    /// The constraint's place in the log.
    public var constraint: Int
    public var change: Change
}
