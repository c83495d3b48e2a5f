extension UITraitCollection {
    /// Makes a collection of the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Values().changed(by: mutations))
    }

    /// The same traits with the closure's changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// The same traits with another value for one.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Returns true if this collection has all that the other specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait?.values.isContained(in: values) ?? true
    }

    /// Returns true if dynamic colours may look different.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? Values()
        let isSame = UITraitCollection.systemTraitsAffectingColorAppearance.allSatisfy {
            values.agrees(with: other, on: $0)
        }
        guard isSame, let custom = values.custom ?? other.custom else { return !isSame }
        return custom.differsInColor(from: values.custom == nil ? nil : other.custom)
    }

    /// Makes these the traits for which dynamic colours, images and text styles are resolved, while the closure runs.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = outer }
        actions()
    }

    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self,
        ]
    }
}

extension UITraitCollection.Values {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}
