/// First pass of a commit: constraints, from the leaves to the root.
extension UIView {
    func markNeedsUpdateConstraints() {
        guard !passes.needsUpdateConstraints else { return }
        passes.needsUpdateConstraints = true
        superview?.propagateUpdateFlag()
        LayoutTransaction.request()
    }

    func propagateUpdateFlag() {
        var view: UIView? = self
        while let current = view, !current.passes.subtreeNeedsUpdateConstraints {
            current.passes.subtreeNeedsUpdateConstraints = true
            view = current.superview
        }
    }

    /// Runs the pass over the flagged views of the subtree.
    func runUpdateConstraintsPass() {
        if passes.subtreeNeedsUpdateConstraints {
            passes.subtreeNeedsUpdateConstraints = false
            for subview in hierarchy.subviews
            where subview.passes.needsUpdateConstraints || subview.passes.subtreeNeedsUpdateConstraints {
                subview.runUpdateConstraintsPass()
            }
        }
        guard passes.needsUpdateConstraints else { return }
        passes.needsUpdateConstraints = false
        TrackedUpdate.track(self, .constraints) {
            if let controller = controller {
                controller.updateViewConstraints()
            } else {
                updateConstraints()
            }
        }
    }
}
