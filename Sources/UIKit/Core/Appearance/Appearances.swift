/// A class, with operations for which Swift needs it as a type parameter.
@MainActor struct AppearanceClass {
    let type: AnyClass
    let isInstance: (AnyObject) -> Bool
}

/// The scope of a customisation: instances of a class, in containers, under traits.
@MainActor struct AppearanceScope {
    let kind: AppearanceClass
    /// The innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        kind.type == other.kind.type && traits == other.traits && containers.count == other.containers.count
            && zip(containers, other.containers).allSatisfy { ObjectIdentifier($0) == ObjectIdentifier($1) }
    }

    /// The positions of the containers among the objects around the instance, the outermost first; nil where one is
    /// missing.
    ///
    /// - Parameter surroundings: from the window inwards.
    func places(in surroundings: [AnyObject]) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for container in containers.reversed() {
            guard let place = surroundings[next...].firstIndex(where: { isInstance($0, of: container) }) else {
                return nil
            }
            places.append(place)
            next = place + 1
        }
        return places
    }

    private func isInstance<Container>(_ object: AnyObject, of container: Container.Type) -> Bool {
        object is Container
    }
}

/// All customisations of the app, and their application to objects.
@MainActor enum Appearances {
    private struct Entry {
        let scope: AppearanceScope
        let instance: any AppearanceCustomisable
    }

    /// In the order in which the app first accessed them.
    /// `@exclusivity(unchecked)`: asked for each view that enters a window; what changes it calls nothing of an app's.
    @exclusivity(unchecked) private static var entries: [Entry] = []

    static var isInUse: Bool { !entries.isEmpty }

    static func instance<Owner: AppearanceCustomisable>(
        of kind: AppearanceClass, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?,
        make: () -> Owner
    ) -> Owner {
        let scope = AppearanceScope(kind: kind, containers: containers, traits: traits)
        if let known = entries.first(where: { $0.scope.isSame(as: scope) })?.instance as? Owner { return known }
        let made = make()
        // Values set by its initialiser are the class's defaults, not the app's customisation.
        made.customised = CustomisedProperties()
        entries.append(Entry(scope: scope, instance: made))
        return made
    }

    /// Forgets all customisations; for tests.
    static func removeAll() { entries = [] }

    /// Applies the customisations for an object at its place in the hierarchy.
    ///
    /// - Parameters:
    /// - surroundings: the objects around it, from the inside outwards.
    /// - traits: those in effect there.
    static func apply(
        to object: any AppearanceCustomisable, in surroundings: @autoclosure () -> [AnyObject],
        under traits: @autoclosure () -> UITraitCollection
    ) {
        let meant = entries.filter { $0.scope.kind.isInstance(object) && $0.instance !== object }
        guard !meant.isEmpty else { return }
        let outside = Array(surroundings().reversed())
        let present = traits()
        var found: [(entry: Entry, places: [Int])] = []
        for entry in meant {
            if let wanted = entry.scope.traits, !present.containsTraits(in: wanted) { continue }
            if let places = entry.scope.places(in: outside) { found.append((entry, places)) }
        }
        // Insertion is stable, which `sort` needn't be.
        var ordered: [(entry: Entry, places: [Int])] = []
        for candidate in found {
            let place = ordered.firstIndex { isWeaker(candidate, than: $0) } ?? ordered.count
            ordered.insert(candidate, at: place)
        }
        let marks = object.customised.snapshot()
        for (entry, _) in ordered { copyValues(of: entry.instance, to: object) }
        object.customised.restore(marks)
    }

    private static func isWeaker(
        _ first: (entry: Entry, places: [Int]), than second: (entry: Entry, places: [Int])
    ) -> Bool {
        let (one, other) = (first.entry.scope, second.entry.scope)
        if one.kind.type != other.kind.type { return one.kind.isInstance(second.entry.instance) }
        if (one.traits == nil) != (other.traits == nil) { return one.traits == nil }
        for (place, otherPlace) in zip(first.places, second.places) where place != otherPlace {
            return place > otherPlace
        }
        return first.places.count < second.places.count
    }

    private static func copyValues(of instance: any AppearanceCustomisable, to object: any AppearanceCustomisable) {
        let own = object.customised.snapshot()
        let wanted = instance.customised
        for property in wanted.properties where !object.customised.contains(property) {
            type(of: instance).customisedValue(of: property)?.copy(instance, object)
            object.customised.restore(own)
            object.customised.insertApplied(property)
        }
        for setting in wanted.settings where !object.customised.contains(setting) {
            object.copy(setting, from: instance)
            object.customised.restore(own)
        }
        for (path, copy) in wanted.paths where !object.customised.contains(path) {
            copy(instance, object)
            object.customised.restore(own)
        }
    }
}

extension UIView {
    /// Responders around the view, from the inside outwards.
    var appearanceSurroundings: [AnyObject] {
        var surroundings: [AnyObject] = []
        var responder = next
        while let current = responder {
            surroundings.append(current)
            responder = current.next
        }
        return surroundings
    }

    /// Called as the view enters a window.
    func applyAppearances() {
        guard Appearances.isInUse else { return }
        Appearances.apply(to: self, in: appearanceSurroundings, under: traitCollection)
    }
}
