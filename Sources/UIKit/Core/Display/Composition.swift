/// The validity of the drawn screen.
package enum Composition {
    /// True if something visible changed since a host last drew; the host resets it when it draws.
    @MainActor package static var isNeeded = false
}

/// A view that arranges others and leaves out the hidden ones.
@MainActor protocol ArrangesSubviews: UIView {
    func arrangedVisibilityChanged(of view: UIView)
}

/// A view whose own content may lie outside its bounds.
@MainActor protocol OverflowingContent: UIView {
    /// In bounds coordinates.
    var contentExtent: CGRect { get }
}
