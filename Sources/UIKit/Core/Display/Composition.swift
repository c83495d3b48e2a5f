/// Whether the screen is still what the views are.
package enum Composition {
    /// Something visible changed since a host last drew; the host clears it when it draws.
    @MainActor package static var isNeeded = false
}

/// A view whose own content may lie outside its bounds.
@MainActor protocol OverflowingContent: UIView {
    /// In bounds coordinates.
    var contentExtent: CGRect { get }
}
