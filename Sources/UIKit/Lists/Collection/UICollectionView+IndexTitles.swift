/// The index at the trailing edge, which scrolls to items under the finger; it lies over the content and takes none of
/// its width.
extension UICollectionView {
    /// Asks for the titles where sections may be others, and places the index.
    func layOutIndex() {
        if collection.indexTitlesAreStale {
            collection.indexTitlesAreStale = false
            collection.indexTitles = dataSource?.indexTitles(for: self) ?? []
            updateIndex()
        }
        if let view = collection.indexView { placeSectionIndex(view, inSafeArea: true) }
    }

    private func updateIndex() {
        guard !collection.indexTitles.isEmpty else {
            collection.indexView?.removeFromSuperview()
            collection.indexView = nil
            return
        }
        let view = collection.indexView ?? SectionIndexView()
        view.titles = collection.indexTitles
        guard collection.indexView == nil else { return }
        view.choose = { [weak self] in self?.showItem(ofIndexTitle: $0) }
        collection.indexView = view
        addSubview(view)
    }

    private func showItem(ofIndexTitle index: Int) {
        guard let dataSource, collection.indexTitles.indices.contains(index) else { return }
        let title = collection.indexTitles[index]
        let indexPath = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
        guard exists(indexPath) else {
            return UIKitException.raise(
                .internalInconsistency,
                "collectionView(_:indexPathForIndexTitle:at:) returned \(Array(indexPath)) for '\(title)' (\(index)), "
                    + "an item that the collection view hasn't got: there are \(itemCounts.prefix(20)) items per "
                    + "section.")
        }
        reveal(indexPath, at: contentSize.height > bounds.height ? .top : .left, animated: false)
    }
}
