extension UIViewController: UITraitEnvironment, OverridesTraits {
    /// Overrides of the controller's traits and of those of all its content; observers are notified at once.
    public var traitOverrides: UITraitOverrides {
        get { traitOverriding?.overrides ?? UITraitOverrides() }
        set { changingTraits { ensuredTraitOverriding.overrides = newValue } }
    }

    func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideUserInterfaceStyle else { return }
        changingTraits { ensuredTraitOverriding.userInterfaceStyle = style }
    }

    /// Delivers pending notifications of changes; here changes are delivered at once.
    public func updateTraitsIfNeeded() {}
}

extension UIViewController {
    var overridesTraits: Bool { traitOverriding != nil || containment.parentTraits != nil }

    /// The controller's traits under given ones above its view: overridden by the parent, then by itself.
    func traits(over above: UITraitCollection) -> UITraitCollection {
        let given = containment.parentTraits?.traits(over: above) ?? above
        return traitOverriding?.traits(over: given) ?? given
    }

    /// The traits of the view's superview, or the parent's for a view that isn't loaded, with overrides applied.
    var controllerTraits: UITraitCollection {
        guard overridesTraits else {
            return viewIfLoaded?.superview?.traitCollection ?? viewIfLoaded?.traitCollection
                ?? parent?.traitCollection ?? UIScreen.main.traitCollection
        }
        let above = viewIfLoaded == nil ? parent?.traitCollection : viewIfLoaded?.superview?.traitCollection
        return traits(over: above ?? UIScreen.main.traitCollection)
    }

    private func changingTraits(_ change: () -> Void) {
        if let view = viewIfLoaded { return view.changingTraits(change) }
        let previous = traitCollection
        change()
        let present = traitCollection
        guard present != previous else { return }
        traitCollectionDidChange(previous)
        traitOverriding?.notifyOfChanges(from: previous, to: present, of: self)
    }

    /// Sets the override by a container or a presentation.
    func setParentTraits(_ traits: UITraitCollection?) {
        guard traits != containment.parentTraits?.given else { return }
        changingTraits {
            let overriding = containment.parentTraits ?? TraitOverriding()
            overriding.given = traits
            containment.parentTraits = traits == nil ? nil : overriding
        }
    }

    func giveTraits(_ traits: UITraitCollection?, to child: UIViewController) {
        guard child.parent === self else { return }
        child.setParentTraits(traits)
    }

    /// Reads the override for a child again, as when it joins or the container changes size.
    func refreshTraits(of child: UIViewController) {
        guard child.parent === self else { return }
        child.setParentTraits(overrideTraitCollection(forChild: child))
    }

    func announce(
        _ newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: child.traits(over: newCollection), with: coordinator) }
    }

    func childSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded,
            child.bounds.size != own.bounds.size
        else { return parentSize }
        return child.bounds.size
    }

    /// Calls a body with the presentation controllers of the presented controllers, from the bottom.
    func forEachPresentation(_ body: (UIPresentationController) -> Void) {
        guard let presented = presentation.presented, let controller = presented.presentation.controller else { return }
        body(controller)
        presented.forEachPresentation(body)
    }
}
