/// A step of a collection view's work, for those who want to explain it afterwards; nothing depends on who listens.
enum CollectionEvent {
    /// Nothing of the data holds any more.
    case needsReload
    /// A batch fits; or it was refused, for a reason of counts where one is given.
    case acceptedUpdate
    case refusedUpdate(RefusedUpdate?)
    case madeView
    case measuredView
    /// A round of preparing, asking for elements and measuring begins.
    case beganRound
    case preparedLayout
    case receivedAttributes(count: Int)
}

/// A listener to the events of one collection view, which owns it.
@MainActor protocol CollectionObserver: AnyObject {
    func observe(_ event: CollectionEvent)
}

/// A collection view whose events somebody listens to from its beginning on; see `ObservedTable`.
@MainActor protocol ObservedCollection: UICollectionView {
    func makeObserver() -> any CollectionObserver
}
