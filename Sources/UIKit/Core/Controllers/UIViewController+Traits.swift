extension UIViewController: UITraitEnvironment, OverridesTraits {
    /// What the controller says of its own traits and of those of all in it; a change is told at once.
    public var traitOverrides: UITraitOverrides {
        get { traitOverriding?.overrides ?? UITraitOverrides() }
        set { changingTraits { ensuredTraitOverriding.overrides = newValue } }
    }

    func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideUserInterfaceStyle else { return }
        changingTraits { ensuredTraitOverriding.userInterfaceStyle = style }
    }

    /// Tells of changes that weren't told yet; here changes are told as they are made.
    public func updateTraitsIfNeeded() {}

    @discardableResult public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { register(traits, handler: handler) }

    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { register(traits, target: target as AnyObject, action: action) }

    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { register(traits, target: self, action: action) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { unregister(registration) }
}

extension UIViewController {
    var overridesTraits: Bool { traitOverriding != nil || containment.parentTraits != nil }

    /// The controller's traits where those above its view are the given ones: what the parent says, then what it says.
    func traits(over above: UITraitCollection) -> UITraitCollection {
        let given = containment.parentTraits?.traits(over: above) ?? above
        return traitOverriding?.traits(over: given) ?? given
    }

    /// Those of the view's superview, of the parent's for a view that isn't loaded, with what is overridden.
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

    /// Comes under what a container or a presentation says of its traits.
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

    /// Asks again what a child is to see, as when it joins or the container takes another size.
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

    /// The controllers of what this one presents, and what that presents, from below.
    func forEachPresentation(_ body: (UIPresentationController) -> Void) {
        guard let presented = presentation.presented, let controller = presented.presentation.controller else { return }
        body(controller)
        presented.forEachPresentation(body)
    }
}
