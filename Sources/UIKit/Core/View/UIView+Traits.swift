extension UIView: UITraitEnvironment, OverridesTraits {
    /// What the view says of its own traits and of those of all in it; a change is told at once.
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

/// Traits flow from the screen to the scene, its windows, and down the views; a controller's come between those of its
/// view's superview and its view.
extension UIView {
    /// The window's traits; the main screen's for a view outside a window; under what is overridden on the way.
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

    /// The view's traits where those of its superview are the given ones.
    private func traits(over above: UITraitCollection) -> UITraitCollection {
        updateTintTrait()
        let controllers = controller?.traits(over: above) ?? above
        return traitOverriding?.traits(over: controllers) ?? controllers
    }

    /// Tells the subtree that it came under other traits than before.
    func inheritedTraitsMayHaveChanged() {
        guard let superview = hierarchy.superview else { return }
        let screen = UIScreen.main.traitCollection
        let above = superview.inheritedTraits
        guard above !== screen, above != screen else { return }
        let previous = traits(over: screen)
        if traits(over: above).differs(from: previous) { tellTraitsChanged(from: previous) }
    }

    /// Makes a change of overrides and tells the subtree what came of it.
    func changingTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        if let window = self as? UIWindow { return window.traitsMayHaveChanged() }
        guard traitCollection != previous else { return }
        tellTraitsChanged(from: previous)
        setNeedsLayout()
        setNeedsComposition()
    }

    /// Tells the view, its controller and all below it that they came under other traits.
    package func tellTraitsChanged(from previous: UITraitCollection) {
        tell(TraitChange(from: previous, to: traitCollection))
    }

    /// Another direction moves leading and trailing edges and margins; another text size, the readable width.
    private func tell(_ change: TraitChange) {
        if change.resizesText, layoutTraits.readableGuide != nil { markNeedsSystemConstraints() }
        if change.turns {
            layoutDirectionDidChange()
            setNeedsLayout()
        }
        viewStyle.variations?.apply(change.present)
        if let controller {
            controller.traitCollectionDidChange(change.previous)
            controller.traitOverriding?.tellChanges(from: change.previous, to: change.present, of: controller)
        }
        traitCollectionDidChange(change.previous)
        traitOverriding?.tellChanges(from: change.previous, to: change.present, of: self)
        for subview in hierarchy.subviews {
            guard subview.overridesTraits else {
                subview.tell(change)
                continue
            }
            let inside = TraitChange(
                from: subview.traits(over: change.previous), to: subview.traits(over: change.present))
            if inside.present.differs(from: inside.previous) { subview.tell(inside) }
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
