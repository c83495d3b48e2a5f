/// The properties common to a compositional layout's sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points.
    open var interSectionSpacing: CGFloat = 0 {
        didSet { interSectionSpacing = finite(interSectionSpacing, or: oldValue, "spacing between sections") }
    }
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of sections without one of their own; automatic is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() {}

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { copyOnMainActor(self) { $0.duplicate() } }

    func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
