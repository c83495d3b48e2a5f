/// A controller's placeholder for missing content.
@MainActor final class UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// True if the configuration has to be updated before the next layout, as before the first.
    var needsUpdate = true
}
