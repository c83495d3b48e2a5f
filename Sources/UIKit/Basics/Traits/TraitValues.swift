extension UITraitCollection {
    /// The traits of a collection; an unspecified trait leaves the choice to others.
    struct Values: Hashable, Sendable {
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var displayScale: CGFloat = 0
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var legibilityWeight = UILegibilityWeight.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var displayGamut = UIDisplayGamut.unspecified
        var forceTouchCapability = UIForceTouchCapability.unknown
        var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
        /// nil where no view says anything of its tint.
        var tint: TintTrait?
        /// Traits that the app defined; nil where there is none.
        var custom: CustomTraits?

        /// Replaces these traits by those that the other specifies.
        mutating func merge(_ other: Values) {
            func copy<Trait: Equatable>(_ path: WritableKeyPath<Values, Trait>, unless unspecified: Trait) {
                if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
            }
            copy(\.horizontalSizeClass, unless: .unspecified)
            copy(\.verticalSizeClass, unless: .unspecified)
            copy(\.userInterfaceStyle, unless: .unspecified)
            copy(\.userInterfaceIdiom, unless: .unspecified)
            copy(\.layoutDirection, unless: .unspecified)
            copy(\.preferredContentSizeCategory, unless: .unspecified)
            copy(\.displayScale, unless: 0)
            copy(\.accessibilityContrast, unless: .unspecified)
            copy(\.legibilityWeight, unless: .unspecified)
            copy(\.userInterfaceLevel, unless: .unspecified)
            copy(\.displayGamut, unless: .unspecified)
            copy(\.forceTouchCapability, unless: .unknown)
            copy(\.activeAppearance, unless: .unspecified)
            if let theirs = other.tint {
                var merged = tint ?? TintTrait()
                merged.merge(theirs)
                tint = merged
            }
            if let theirs = other.custom { custom = custom?.merging(theirs) ?? theirs }
        }

        /// Returns true if the other has all that this one specifies.
        func isContained(in other: Values) -> Bool {
            var merged = other
            merged.merge(self)
            return merged == other
        }

        subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
            get {
                if let system = trait as? any SystemTrait.Type { return system.value(of: self) ?? trait.defaultValue }
                return custom?[trait] ?? trait.defaultValue
            }
            set {
                if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
                if custom == nil { custom = CustomTraits() }
                custom?[trait] = newValue
            }
        }

        func specifies(_ trait: any UITraitDefinition.Type) -> Bool {
            if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
            return custom?.contains(trait) ?? false
        }

        mutating func remove(_ trait: any UITraitDefinition.Type) {
            if let system = trait as? any SystemTrait.Type { return system.reset(in: &self) }
            custom?.remove(trait)
            if custom?.isEmpty == true { custom = nil }
        }

        /// Returns true if a trait has the same value in both.
        func agrees(with other: Values, on trait: any UITraitDefinition.Type) -> Bool {
            if let system = trait as? any SystemTrait.Type { return system.agrees(self, other) }
            return agreesOnCustom(trait, other)
        }

        private func agreesOnCustom<Trait: UITraitDefinition>(_ trait: Trait.Type, _ other: Values) -> Bool {
            CustomTraits.areEqual(self[trait], other[trait])
        }
    }
}

/// The values of traits that an app defined.
///
/// Values are of the app's own types; collections are passed between threads as the app's own values are.
struct CustomTraits: Hashable, @unchecked Sendable {
    private struct Entry {
        let trait: any UITraitDefinition.Type
        let value: Any
        let isEqual: (Any) -> Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set {
            entries[ObjectIdentifier(trait)] = newValue.map { value in
                Entry(trait: trait, value: value) { other in
                    (other as? Trait.Value).map { Self.areEqual(value, $0) } ?? false
                }
            }
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    func contains(_ trait: any UITraitDefinition.Type) -> Bool { entries[ObjectIdentifier(trait)] != nil }
    mutating func remove(_ trait: any UITraitDefinition.Type) { entries[ObjectIdentifier(trait)] = nil }

    func merging(_ other: CustomTraits) -> CustomTraits {
        var merged = self
        merged.entries.merge(other.entries) { $1 }
        return merged
    }

    /// Returns true if a trait that colours depend on differs.
    func differsInColor(from other: CustomTraits?) -> Bool {
        let others = other?.entries ?? [:]
        let changed = entries.contains { key, entry in
            entry.trait.affectsColorAppearance && !(others[key].map { entry.isEqual($0.value) } ?? false)
        }
        return changed || others.contains { $1.trait.affectsColorAppearance && entries[$0] == nil }
    }

    /// By `==` where the type has it, objects by identity; values that can't be compared differ.
    static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
        if let first = first as? any Equatable { return isEqual(first, second) }
        if type(of: first as Any) is AnyClass { return first as AnyObject === second as AnyObject }
        return false
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        (second as? Value) == first
    }

    static func == (first: CustomTraits, second: CustomTraits) -> Bool {
        guard first.entries.count == second.entries.count else { return false }
        return first.entries.allSatisfy { key, entry in
            second.entries[key].map { entry.isEqual($0.value) } ?? false
        }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }
}
