/// The trait overrides of a view, controller, window or scene, and the observers of its traits; allocated lazily.
@MainActor final class TraitOverriding {
    /// The number of these that override a trait: while none does, a view's traits are its window's.
    ///
    /// `nonisolated(unsafe)`: they are released where their views are, on the main actor, which a `deinit` can't say.
    private(set) nonisolated(unsafe) static var overridingCount = 0
    private nonisolated(unsafe) var isOverriding = false

    /// From the property of its own; `overrides` take precedence.
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { overridesChanged() } }
    var overrides = UITraitOverrides() { didSet { overridesChanged() } }
    /// A whole collection, as from a controller for its child; the others take precedence.
    var given: UITraitCollection? { didSet { overridesChanged() } }
    /// The view's tint; see `TintTrait`.
    var tint: TintTrait? { didSet { overridesChanged() } }
    /// Applied to the text size after all others.
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

    /// Notifies the observers of changed traits, in the order of registration.
    func notifyOfChanges(from previous: UITraitCollection, to present: UITraitCollection, of environment: AnyObject) {
        for registration in registrations where registration.isMeant(from: previous, to: present) {
            registration.call(environment, previous)
        }
    }
}

/// One registration for changes.
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

/// A registration for changes of traits, by which it can be removed.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
