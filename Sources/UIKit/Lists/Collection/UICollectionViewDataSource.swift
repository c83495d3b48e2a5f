/// Tells a collection view how many items there are and makes their cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of an index at the trailing edge; nil is none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a title goes to.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        forwardee("numberOfSectionsWithIn:")?.numberOfSections(in: collectionView) ?? 1
    }
    /// Without the method, the space that a layout leaves for headers and other supplementary views stays empty.
    ///
    /// Provenance: claimed — no exception: two reports of headers that are missing since bindings replaced a data source (Filmboard 5,
    /// RxDataSources 139), and an app that leaves five points above its items so.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        forwardee("collectionView:viewForSupplementaryElementOfKind:at:")?
            .collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
            ?? collectionView.unansweredSupplementaryView(of: self)
    }
    /// Items can be moved where the data source can move them; see `moveItemAt`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        forwardee("collectionView:canMoveItemAt:")?.collectionView(collectionView, canMoveItemAt: indexPath) ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        if let other = forwardee("collectionView:moveItemAt:to:") {
            return other.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
        collectionView.state.moveIsMissing = true
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        forwardee("indexTitlesWithFor:")?.indexTitles(for: collectionView)
    }
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        if let other = forwardee("collectionView:indexPathForIndexTitle:at:") {
            return other.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
        UIKitException.raise(
            .internalInconsistency,
            "\(shortClassName(of: self)) has index titles, but doesn't implement "
                + "collectionView(_:indexPathForIndexTitle:at:), which says where '\(title)' leads.")
        return IndexPath(item: 0, section: 0)
    }

    /// The object that answers methods that the data source lacks.
    fileprivate func forwardee(_ name: String) -> (any UICollectionViewDataSource)? {
        MessageForwarding.target(of: self, for: name) as? any UICollectionViewDataSource
    }
}

/// A data source that is notified of items that will soon be shown, so that it can prepare their data.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
