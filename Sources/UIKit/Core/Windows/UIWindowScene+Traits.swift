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
}

extension UIScreen: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
