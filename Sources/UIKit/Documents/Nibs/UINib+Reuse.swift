/// Reusable views from documents.
extension UINib: ReusableViewDocument {
    /// The document's only top-level object, for a view that was registered for reuse.
    ///
    /// - Raises: UIKit's exception where there are none or several, or where it is of another class.
    func instantiateReusable<View: UIView>(_ type: View.Type, identifier: String, className: String) -> View? {
        let objects = instantiate(withOwner: nil, options: nil)
        if objects.count == 1, let view = objects[0] as? View { return view }
        UIKitException.raise(
            .internalInconsistency,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                + "which must be a \(className) instance")
        return nil
    }
}

extension UICollectionView.CellRegistration {
    public init(cellNib: UINib, handler: @escaping Handler) { self.init(document: cellNib, handler: handler) }
}

extension UICollectionView.SupplementaryRegistration {
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(elementKind: elementKind, document: supplementaryNib, handler: handler)
    }
}
