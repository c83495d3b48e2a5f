/// An object that has traits and is notified of their changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose trait changes others can observe.
///
/// Observers are notified after `traitCollectionDidChange(_:)`, of changes of the traits that they registered for.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    typealias TraitChangeHandler<Observed> = (_ environment: Observed, _ previous: UITraitCollection) -> Void

    /// The handler receives the object itself, so that it needn't capture anything.
    @discardableResult func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
    ) -> any UITraitChangeRegistration
    /// Calls a method of an object that isn't retained, with the environment and the former traits.
    @discardableResult func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    @discardableResult func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
    ) -> any UITraitChangeRegistration { store.register(traits, handler: handler) }

    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { store.register(traits, target: target as AnyObject, action: action) }

    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { store.register(traits, target: self, action: action) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        store.unregister(registration)
    }

    /// The object as one that stores registrations, as views, view controllers and window scenes do.
    private var store: any OverridesTraits {
        guard let store = self as? any OverridesTraits else {
            preconditionFailure(
                "\(type(of: self)) has no traits of its own to observe: views, view controllers and window scenes have; "
                    + "implement registerForTraitChanges in it, or register with one of those")
        }
        return store
    }
}

/// Objects that store overrides and registrations.
@MainActor protocol OverridesTraits: UITraitChangeObservable {
    /// Nil until something is overridden or registered.
    var traitOverriding: TraitOverriding? { get set }
}

extension OverridesTraits {
    var ensuredTraitOverriding: TraitOverriding {
        if let traitOverriding { return traitOverriding }
        let made = TraitOverriding()
        traitOverriding = made
        return made
    }

    func register(_ registration: TraitChangeRegistration) -> any UITraitChangeRegistration {
        ensuredTraitOverriding.registrations.append(registration)
        return registration
    }

    func register<Observed>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(
            TraitChangeRegistration(traits) { environment, previous in
                if let observed = environment as? Observed { handler(observed, previous) }
            })
    }

    func register(
        _ traits: [UITrait], target: AnyObject, action: Selector
    ) -> any UITraitChangeRegistration {
        register(
            TraitChangeRegistration(traits) { [weak target] environment, previous in
                if let target { action.send(to: target, sender: environment, event: previous) }
            })
    }

    func unregister(_ registration: any UITraitChangeRegistration) {
        traitOverriding?.registrations.removeAll { $0 === registration }
    }
}
