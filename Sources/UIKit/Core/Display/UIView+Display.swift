/// Third pass of a commit: display. Marked content is recorded anew when the host next draws.
extension UIView {
    /// Marks the view's own content for drawing.
    func markNeedsDisplay() {
        customDrawing = nil
        setNeedsComposition()
    }

    /// Marks the screen as changed; hosts draw at the end of the run-loop pass.
    func setNeedsComposition() {
        Composition.isNeeded = true
        LayoutTransaction.request()
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != viewStyle.isHidden else { return }
        observedChange { viewStyle.isHidden = hidden }
        setNeedsComposition()
        superview?.arrangedVisibilityChanged(of: self)
    }

    /// Notifies this view and all descendants that have no tint of their own.
    func propagateTintColor() {
        customDrawing = nil
        tintColorDidChange()
        for subview in hierarchy.subviews where subview.viewStyle.tintColor == nil { subview.propagateTintColor() }
        setNeedsComposition()
    }
}
