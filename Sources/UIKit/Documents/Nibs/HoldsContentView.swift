import InterfaceBuilder

/// A view that makes its content view by itself: a document says what is in it.
@MainActor protocol HoldsContentView: UIView {
    var contentView: UIView { get }
}

extension UITableViewCell: HoldsContentView {}
extension UITableViewHeaderFooterView: HoldsContentView {}
extension UICollectionViewCell: HoldsContentView {}
extension UIVisualEffectView: HoldsContentView {}

extension HoldsContentView {
    /// The content view as the document has it; left as it is where the document has none.
    func decodeOwnContentView(_ element: MarkupElement, _ loader: NibLoader) {
        guard let content = element.child(key: "contentView") else { return }
        contentView.decode(from: NibCoder(element: content, loader: loader))
    }
}
