/// The keyboard's place, and the view that is shown there.
struct KeyboardState {
    /// In screen coordinates; nil while there is none.
    var frame: CGRect?
    /// The view of the keyboard; made when it is first shown.
    var panel: UIView?
    /// The nesting depth of changes, of which the outermost one's end decides.
    var changes = 0
    /// True if the user types on keys of their own, so that none are drawn.
    var isAttached = false
}
