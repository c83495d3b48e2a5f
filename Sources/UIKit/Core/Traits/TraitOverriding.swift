/// What one view, controller, window or scene says of traits, and who wants to hear of changes there; made with the
/// first of it.
@MainActor final class TraitOverriding {
    /// How many of these override a trait: while none does, a view's traits are its window's.
    ///
    /// `nonisolated(unsafe)`: they are released where their views are, on the main actor, which a `deinit` can't say.
    private(set) nonisolated(unsafe) static var overridingCount = 0
    private nonisolated(unsafe) var isOverriding = false

    /// By the property of its own, which `overrides` go before.
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { overridesChanged() } }
    var overrides = UITraitOverrides() { didSet { overridesChanged() } }
    /// A collection given as a whole, as by a controller to its child; below the others.
    var given: UITraitCollection? { didSet { overridesChanged() } }
    /// What the view says of its tint; see `TintTrait`.
    var tint: TintTrait? { didSet { overridesChanged() } }
    /// Holds for what is left of the text size by all others.
    var textSizeLimits = TextSizeLimits() { didSet { overridesChanged() } }
    var registrations: [TraitChangeRegistration] = []
    private var known: (base: UITraitCollection, result: UITraitCollection)?

    private func overridesChanged() {
        if !isOverriding {
            isOverriding = true
            Self.overridingCount += 1
        }
        known = nil
    }

    deinit { if isOverriding { Self.overridingCount -= 1 } }

    /// The traits below, where those above are the given ones.
    func traits(over base: UITraitCollection) -> UITraitCollection {
        if let known, known.base === base { return known.result }
        var values = base.values
        if let given { values.merge(given.values) }
        if userInterfaceStyle != .unspecified { values.userInterfaceStyle = userInterfaceStyle }
        if let tint { values.merge(UITraitCollection.Values(tint: tint)) }
        values.merge(overrides.values)
        if textSizeLimits != TextSizeLimits() {
            values.preferredContentSizeCategory = textSizeLimits.limiting(values.preferredContentSizeCategory)
        }
        let result = values == base.values ? base : UITraitCollection(values: values)
        known = (base, result)
        return result
    }

    /// Tells those who asked for a trait that changed, in the order in which they asked.
    func tellChanges(from previous: UITraitCollection, to present: UITraitCollection, of environment: AnyObject) {
        for registration in registrations where registration.isMeant(from: previous, to: present) {
            registration.call(environment, previous)
        }
    }
}

/// One wish to hear of changes.
@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    fileprivate let call: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], call: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }

    fileprivate func isMeant(from previous: UITraitCollection, to present: UITraitCollection) -> Bool {
        traits.contains { !previous.values.agrees(with: present.values, on: $0) }
    }
}

/// A wish to hear of changes of traits, by which it can be withdrawn.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
