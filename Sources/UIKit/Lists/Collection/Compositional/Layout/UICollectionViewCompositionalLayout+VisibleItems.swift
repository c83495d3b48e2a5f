/// Handlers that change what is visible before it is shown.
extension UICollectionViewCompositionalLayout {
    /// Calls a section's handler with what the viewport shows of it, and takes over what it changed.
    ///
    /// A section with estimated items takes nothing over, as UIKit's; it says so once.
    func handleVisibleItems(
        _ attributes: inout [UICollectionViewLayoutAttributes], _ section: Int, _ rect: CGRect
    ) {
        let composed = composition.sections[section]
        guard let handler = composed.description?.visibleItemsInvalidationHandler, let view = collectionView else {
            return
        }
        let bounds = view.mirrored(view.bounds)
        guard rect.intersects(bounds) else { return }
        let seen = attributes.filter { $0.frame.intersects(bounds) }
        guard !seen.isEmpty else { return }
        let items = seen.map { VisibleItem($0.copied) }
        var offset = bounds.origin
        if composed.arrangement.composition.scrollsOrthogonally {
            offset[axis.crossAxis] = self.offset(ofSection: section)
        }
        handler(items, offset, composed.environment)
        let changed = items.filter(\.isChanged)
        guard !changed.isEmpty else { return }
        guard !composed.arrangement.composition.group.dependsOnContent else {
            let text =
                "[UICompositionalLayout] note: the section invalidation handler cannot currently mutate visible items "
                + "for layouts containing estimated items. Please file an enhancement request on UICollectionView."
            if composition.reported.insert(text).inserted { UIKitLog.write(text) }
            return
        }
        for item in changed {
            let key = item.attributes.values.element
            if let index = attributes.firstIndex(where: { $0.values.element == key }) {
                attributes[index] = item.attributes
            }
        }
    }
}

/// An element's attributes as a handler sees them.
@MainActor private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    private let original: LayoutAttributeValues

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        original = attributes.values
    }

    var isChanged: Bool { attributes.values != original }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var name: String { attributes.values.element.kind }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
