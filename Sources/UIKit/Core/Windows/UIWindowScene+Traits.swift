extension UIWindowScene: UITraitEnvironment, OverridesTraits {
    /// Overrides of the traits of all windows of the scene.
    public var traitOverrides: UITraitOverrides {
        get { traitOverriding?.overrides ?? UITraitOverrides() }
        set {
            let previous = traitCollection
            ensuredTraitOverriding.overrides = newValue
            notifyTraitsChanged(from: previous)
        }
    }

    private func notifyTraitsChanged(from previous: UITraitCollection) {
        let present = traitCollection
        guard present != previous else { return }
        traitCollectionDidChange(previous)
        traitOverriding?.notifyOfChanges(from: previous, to: present, of: self)
        for window in windows { window.traitsMayHaveChanged() }
    }

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

extension UIScreen: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
