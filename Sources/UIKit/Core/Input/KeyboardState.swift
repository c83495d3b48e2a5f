/// The keyboard's place, and what is shown there.
@MainActor struct KeyboardState {
    /// In screen coordinates; nil while there is none.
    var frame: CGRect?
    /// The view of the keyboard, in the window in front.
    var panel: UIView?
    /// While positive, a change is going on whose end decides.
    var changes = 0

    mutating func restart() {
        frame = nil
        panel?.removeFromSuperview()
    }
}
