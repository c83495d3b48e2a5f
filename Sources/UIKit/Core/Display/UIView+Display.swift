/// Third pass of a commit: display. What was marked is recorded anew when the host next draws.
extension UIView {
    /// The view's own content is to be drawn anew.
    func markNeedsDisplay() {
        customDrawing = nil
        setNeedsComposition()
    }

    /// Something visible changed; hosts draw at the end of the turn.
    func setNeedsComposition() {
        Composition.isNeeded = true
        Commit.request()
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != viewStyle.isHidden else { return }
        observedChange { viewStyle.isHidden = hidden }
        setNeedsComposition()
        superview?.arrangedVisibilityChanged(of: self)
    }

    /// Tells this view and all below it that have no tint of their own.
    func propagateTintColor() {
        if TintTrait.isUsed { customDrawing = nil }
        tintColorDidChange()
        for subview in hierarchy.subviews where subview.viewStyle.tintColor == nil { subview.propagateTintColor() }
        setNeedsComposition()
    }
}
