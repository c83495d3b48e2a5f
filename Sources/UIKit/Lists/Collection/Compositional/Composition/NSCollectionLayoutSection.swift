import CollectionArrangement

/// Which of a view's own insets a section's content keeps.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// Whether a section scrolls by itself across the layout's direction, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section's groups follow the layout's direction.
    case none
    case continuous
    /// At the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Pages as long as the collection view.
    case paging
    /// One group at a time.
    case groupPaging
    /// One group at a time, which comes to rest in the middle.
    case groupPagingCentered

    var rest: GroupScrolling.Rest? {
        switch self {
        case .none: nil
        case .continuous: .anywhere
        case .continuousGroupLeadingBoundary: .leadingEdge
        case .paging: .page
        case .groupPaging: .group
        case .groupPagingCentered: .centredGroup
        }
    }
}

/// How a section that scrolls by itself slows down and bounces.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The section's scrolling behaviour decides.
        public static let automatic = DecelerationRate(rawValue: 0)
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    open var bounce = Bounce.automatic
    open var decelerationRate = DecelerationRate.automatic

    public override init() {}

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        copyOnMainActor(self) { original in
            let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
            copy.bounce = original.bounce
            copy.decelerationRate = original.decelerationRate
            return copy
        }
    }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How one section of a collection view is laid out: its group again and again.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// What makes the section a list; nil for others.
    var list: ListSection?
    /// Above headers and everything else of the section, in points.
    var paddingBefore: CGFloat = 0

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Between the groups and the section's boundary, headers and footers outside; points.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { contentInsets = finite(contentInsets, or: oldValue, "content insets") }
    }
    open var interGroupSpacing: CGFloat = 0 {
        didSet { interGroupSpacing = finite(interGroupSpacing, or: oldValue, "spacing between groups") }
    }
    /// Automatic follows the layout's configuration.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Automatic follows the layout's configuration.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are as wide as the groups' room, or as the section.
    open var supplementariesFollowContentInsets = true
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { copyOnMainActor(self) { $0.duplicate() } }

    private func duplicate() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.paddingBefore = paddingBefore
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        return copy
    }

    /// The section as the arrangement takes it.
    func composed(in environment: any NSCollectionLayoutEnvironment) -> SectionComposition {
        SectionComposition(
            group: group.composed(in: environment), insets: CompositionInsets(contentInsets),
            spacing: interGroupSpacing,
            boundaries: boundarySupplementaryItems.map(\.boundary), backgrounds: decorationItems.map(\.background),
            boundariesFollowInsets: supplementariesFollowContentInsets, paddingBefore: paddingBefore,
            scrollsAcross: orthogonalScrollingBehavior != .none)
    }
}
