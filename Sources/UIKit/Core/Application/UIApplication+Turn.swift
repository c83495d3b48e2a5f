/// Objects that nothing else may hold, kept as the autorelease pool of the run loop's pass keeps them on Apple's systems.
extension UIApplication {
    /// Holds objects to the end of the turn: to the host's next commit, or to the main queue's next block where there is no host.
    func holdToEndOfTurn(_ objects: [AnyObject]) {
        if objectsOfTurn.isEmpty { DispatchQueue.main.async { UIApplication.shared.releaseObjectsOfTurn() } }
        objectsOfTurn += objects
    }

    /// Lets go of them; what ends with them may hold others.
    func releaseObjectsOfTurn() {
        guard !objectsOfTurn.isEmpty else { return }
        let ended = objectsOfTurn
        objectsOfTurn = []
        withExtendedLifetime(ended) {}
    }
}

/// Holds to the end of the turn what an app puts into a weak property: the source adapter writes it around constraints.
@preconcurrency @MainActor public func _heldToEndOfTurn<Object: AnyObject>(_ object: Object?) -> Object? {
    if let object { UIApplication.shared.holdToEndOfTurn([object]) }
    return object
}
