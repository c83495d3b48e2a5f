/// Optional methods of the delegate and the data source: which of them are implemented is learned by calling.
extension UICollectionView {
    /// Leaves the mark of a protocol's default body.
    func answeredByDefault(_ method: OptionalMethods, of object: AnyObject, _ answer: OptionalAnswer) {
        let mark = ImplementedMethods.Mark(object: ObjectIdentifier(object), method: method, answer: answer)
        state.calls.mark = mark
        state.sourceCalls.mark = mark
    }

    /// A data source's answer where it has no view for a supplementary element, marked as such.
    func unansweredSupplementaryView(of object: AnyObject) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: .zero)
        answeredByDefault(.viewForSupplementaryElement, of: object, .view(view))
        return view
    }

    /// The data source's view of a supplementary element; nil where it has no such method.
    func sourceView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
        guard !state.sourceCalls.missing.contains(.viewForSupplementaryElement), let dataSource else { return nil }
        state.sourceCalls.mark = nil
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        return state.sourceCalls.isMissing(.viewForSupplementaryElement, of: dataSource, answered: .view(view))
            ? nil : view
    }

    /// The delegate's size of an item; nil where it has no such method.
    func delegateSize(
        _ indexPath: IndexPath, _ delegate: any UICollectionViewDelegateFlowLayout, _ layout: UICollectionViewLayout
    ) -> CGSize? {
        guard !state.calls.missing.contains(.sizeForItem) else { return nil }
        state.calls.mark = nil
        let size = delegate.collectionView(self, layout: layout, sizeForItemAt: indexPath)
        return state.calls.isMissing(.sizeForItem, of: delegate, answered: .size(size)) ? nil : size
    }
}
