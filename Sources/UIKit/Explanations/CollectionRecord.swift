/// The history of a collection view, kept for diagnoses and for tests of cost.
@MainActor final class CollectionRecord: CollectionObserver {
    /// The last batch, where it was refused for its counts.
    private(set) var refusedUpdate: RefusedUpdate?
    /// The work done since the last reset, which is a test's.
    var cost = CollectionCost()

    func observe(_ event: CollectionEvent) {
        switch event {
        case .needsReload, .acceptedUpdate: refusedUpdate = nil
        case .refusedUpdate(let refused): refusedUpdate = refused
        case .madeView: cost.viewsMade += 1
        case .measuredView: cost.measurements += 1
        case .beganRound: cost.passes += 1
        case .preparedLayout: cost.preparations += 1
        case .receivedAttributes(let count): cost.attributesReceived += count
        }
    }
}

/// The amount of work that a collection view has done.
struct CollectionCost: Equatable {
    var viewsMade = 0
    var measurements = 0
    /// Rounds of preparing, asking for elements and measuring.
    var passes = 0
    var preparations = 0
    var attributesReceived = 0
}

extension UICollectionView: ObservedCollection {
    func makeObserver() -> any CollectionObserver { CollectionRecord() }

    /// The view's history, from its beginning on.
    var record: CollectionRecord { state.observer as? CollectionRecord ?? CollectionRecord() }
}
