/// The index at the trailing edge, which scrolls to items under the finger; it lies over the content and takes none of
/// its width.
extension UICollectionView {
    /// Asks for the titles where sections may be others, and places the index.
    func layOutIndex() {
        if state.indexTitlesAreStale {
            state.indexTitlesAreStale = false
            state.indexTitles = dataSource?.indexTitles(for: self) ?? []
            updateIndex()
        }
        if let view = state.indexView { placeSectionIndex(view, inSafeArea: true) }
    }

    private func updateIndex() {
        guard !state.indexTitles.isEmpty else {
            state.indexView?.removeFromSuperview()
            state.indexView = nil
            return
        }
        let view = state.indexView ?? SectionIndexView()
        view.titles = state.indexTitles
        guard state.indexView == nil else { return }
        view.choose = { [weak self] in self?.showItem(ofIndexTitle: $0) }
        state.indexView = view
        addSubview(view)
    }

    private func showItem(ofIndexTitle index: Int) {
        guard let dataSource, state.indexTitles.indices.contains(index) else { return }
        let title = state.indexTitles[index]
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
