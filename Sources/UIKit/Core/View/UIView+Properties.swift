/// Updates of properties, from iOS 26 on: from the root to the leaves, before layout, each view's just before its first
/// layout and whenever it was asked for. Asking for one doesn't ask for layout, nor layout for one.
extension UIView {
    /// Asks for `updateProperties` before the next layout.
    public func setNeedsUpdateProperties() {
        guard !passes.needsUpdateProperties else { return }
        passes.needsUpdateProperties = true
        superview?.propagatePropertiesFlag()
        LayoutTransaction.request()
    }

    /// Performs what was asked for in this view and those inside, at once.
    public func updatePropertiesIfNeeded() { runPropertiesPass() }

    func propagatePropertiesFlag() {
        var view: UIView? = self
        while let current = view, !current.passes.subtreeNeedsUpdateProperties {
            current.passes.subtreeNeedsUpdateProperties = true
            view = current.superview
        }
    }

    func runPropertiesPass() {
        if passes.needsUpdateProperties { performPropertiesUpdate() }
        guard passes.subtreeNeedsUpdateProperties else { return }
        passes.subtreeNeedsUpdateProperties = false
        for subview in hierarchy.subviews
        where subview.passes.needsUpdateProperties || subview.passes.subtreeNeedsUpdateProperties {
            subview.runPropertiesPass()
        }
    }

    /// The update before the first layout.
    func updatePropertiesOnce() {
        guard !passes.hasUpdatedProperties || passes.needsUpdateProperties,
            BehaviourProfile.current.updatesProperties
        else { return }
        performPropertiesUpdate()
    }

    private func performPropertiesUpdate() {
        passes.needsUpdateProperties = false
        passes.hasUpdatedProperties = true
        let controller = self.controller
        TrackedUpdate.track(self, .properties) {
            if let controller { controller.updateProperties() } else { updateProperties() }
        }
    }
}

extension UIViewController {
    /// Asks for `updateProperties` before the next layout of the view.
    public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
