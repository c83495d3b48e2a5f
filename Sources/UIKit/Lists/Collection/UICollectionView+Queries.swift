/// The app's questions about geometry and about the views that exist.
extension UICollectionView {
    /// The attributes of an element as they are now shown, or were last.
    func lastAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
        state.shown[element]?.reuse.attributes
    }

    /// True if a cell's index path is one of the data's.
    func exists(_ indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2 else { return false }
        let counts = itemCounts
        return counts.indices.contains(indexPath.section) && (0..<counts[indexPath.section]).contains(indexPath.item)
    }

    func itemIndexPath(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return elements(in: rect).last { attributes in
            let frame = attributes.frame
            return attributes.representedElementCategory == .cell && point.x >= frame.minX && point.x < frame.maxX
                && point.y >= frame.minY && point.y < frame.maxY
        }?.indexPath
    }

    func preparedAttributes(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return state.layout.attributes(of: element).map { mirrored($0) }
    }
}

extension UICollectionView {
    func element(of view: UICollectionReusableView, _ category: ElementCategory) -> ElementKey? {
        shownElement(of: view).flatMap { $0.category == category ? $0 : nil }
    }

    /// The element that a view is shown for; nil for one in a pool or of another collection view.
    func shownElement(of view: UICollectionReusableView) -> ElementKey? {
        view.reuse.element.flatMap { state.shown[$0] === view ? $0 : nil }
    }

    /// The visible elements in order of kind and index path.
    func shownElements(_ category: ElementCategory) -> [ElementKey] {
        state.order.filter { $0.category == category }.sorted()
    }
}

extension UICollectionView {
    /// The number of visible cells in the first row; nil without cells.
    var cellsBesideFirst: Int? {
        let frames = visibleCells.map(\.frame)
        guard let top = frames.map(\.minY).min() else { return nil }
        return frames.count { $0.minY == top }
    }
}
