extension UIView: UITraitEnvironment, OverridesTraits {
    /// Overrides of the view's traits and of those of its descendants; observers are notified at once.
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

/// Traits flow from the screen to the scene, its windows, and down the views; a controller's come between those of its
/// view's superview and its view.
extension UIView {
    /// The window's traits, or the main screen's for a view outside a window, with the overrides on the way.
    var inheritedTraits: UITraitCollection {
        guard TraitOverriding.overridingCount > 0 else {
            return enclosingWindow?.windowTraits ?? UIScreen.main.traitCollection
        }
        return overriddenTraits
    }

    private var overriddenTraits: UITraitCollection {
        var view = self
        while !view.overridesTraits, let superview = view.hierarchy.superview { view = superview }
        if let window = view as? UIWindow, view.hierarchy.superview == nil { return window.windowTraits }
        let above = view.hierarchy.superview?.overriddenTraits ?? UIScreen.main.traitCollection
        return view.traits(over: above)
    }

    private var overridesTraits: Bool { traitOverriding != nil || controller?.overridesTraits == true }

    /// The view's traits for given ones of its superview.
    private func traits(over above: UITraitCollection) -> UITraitCollection {
        updateTintTrait()
        let controllers = controller?.traits(over: above) ?? above
        return traitOverriding?.traits(over: controllers) ?? controllers
    }

    /// Notifies the subtree if its inherited traits differ from before.
    func inheritedTraitsMayHaveChanged() {
        guard let superview = hierarchy.superview else { return }
        let screen = UIScreen.main.traitCollection
        let above = superview.inheritedTraits
        guard above !== screen, above != screen else { return }
        let previous = traits(over: screen)
        if traits(over: above).differs(from: previous) { notifyTraitsChanged(from: previous) }
    }

    /// Makes a change of overrides and notifies the subtree of its effects.
    func changingTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        if let window = self as? UIWindow { return window.traitsMayHaveChanged() }
        guard traitCollection != previous else { return }
        notifyTraitsChanged(from: previous)
        setNeedsLayout()
        setNeedsComposition()
    }

    /// Notifies the view, its controller and all descendants of a change of their traits.
    package func notifyTraitsChanged(from previous: UITraitCollection) {
        notify(TraitChange(from: previous, to: traitCollection))
    }

    /// A change of direction moves leading and trailing edges and margins; a change of text size, the readable width.
    private func notify(_ change: TraitChange) {
        if change.resizesText, layoutTraits.readableGuide != nil { markNeedsSystemConstraints() }
        if change.turns {
            layoutDirectionDidChange()
            setNeedsLayout()
        }
        viewStyle.variations?.apply(change.present)
        if let controller {
            controller.traitCollectionDidChange(change.previous)
            controller.traitOverriding?.notifyOfChanges(from: change.previous, to: change.present, of: controller)
        }
        traitCollectionDidChange(change.previous)
        traitOverriding?.notifyOfChanges(from: change.previous, to: change.present, of: self)
        for subview in hierarchy.subviews {
            guard subview.overridesTraits else {
                subview.notify(change)
                continue
            }
            let inside = TraitChange(
                from: subview.traits(over: change.previous), to: subview.traits(over: change.present))
            if inside.present.differs(from: inside.previous) { subview.notify(inside) }
        }
    }
}

/// Traits before and after.
private struct TraitChange {
    let previous: UITraitCollection
    let present: UITraitCollection
    let turns: Bool
    let resizesText: Bool

    init(from previous: UITraitCollection, to present: UITraitCollection) {
        self.previous = previous
        self.present = present
        turns = present.layoutDirection != previous.layoutDirection
        resizesText = present.preferredContentSizeCategory != previous.preferredContentSizeCategory
    }
}
