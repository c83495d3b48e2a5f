/// The validity of the drawn screen.
package enum Composition {
    /// True if something visible changed since a host last drew; the host resets it when it draws.
    @MainActor package static var isNeeded = false
}
