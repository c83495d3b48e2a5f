import CollectionArrangement

/// What a compositional layout keeps.
@MainActor struct CompositionState {
    var configuration: UICollectionViewCompositionalLayoutConfiguration
    var sections: [ComposedSection] = []
    /// Where each section starts along the axis; one more for the end of the last.
    var starts: [CGFloat] = []
    /// The whole layout's headers and footers.
    var boundaries: BoundaryArrangement?
    var measuredBoundaries: [GroupSequence.SupplementKey: CGSize] = [:]
    var contentSize = CGSize.zero
    /// The room and circumstances that sections were composed for.
    var room: CompositionRoom?
    /// Descriptions have to be asked for again.
    var isStale = true
    /// What was measured in sections, told in the indexes of coming data.
    var carried: [Int: SectionMeasurements]?
    /// Where sections that scroll across were left, from the leading end, by section.
    var offsets: [Int: CGFloat] = [:]
    var scrollers: [Int: OrthogonalScroller] = [:]
    /// Whether anything is pinned, or handled while it is visible.
    var followsViewport = false
    /// Of the first section that is a list.
    var firstList: ListSection?
    /// The background that a list has given the collection view.
    var listBackground: UIColor?
    var swipe: ListSwipe?
    var touch: ListTouch?
    /// What was said in the log, so that it is said once.
    var reported: Set<String> = []
    /// Grows with each composition.
    var generation = 0
    /// How often a description was asked for, for tests of cost.
    var descriptionsAsked = 0

    init(configuration: UICollectionViewCompositionalLayoutConfiguration) { self.configuration = configuration }

    var axis: CompositionAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }
}

/// A section as it was described and arranged.
struct ComposedSection {
    /// Nil where there is nothing to show.
    var description: NSCollectionLayoutSection?
    var environment: any NSCollectionLayoutEnvironment
    var arrangement: SectionArrangement
    /// Where its container starts across the axis.
    var start: CGFloat
}

/// What was measured of a section's elements.
struct SectionMeasurements {
    var elements: [Int: CGSize] = [:]
    var supplements: [GroupSequence.SupplementKey: CGSize] = [:]
    var boundaries: [GroupSequence.SupplementKey: CGSize] = [:]
}

/// The room that a collection view gives to its sections.
struct CompositionRoom: Hashable {
    var size: CGSize
    /// What the references stand for, before and after across the axis.
    var safeArea: Insets
    var margins: Insets
    var readable: Insets
    var traits: UITraitCollection

    struct Insets: Hashable {
        var before: CGFloat
        var after: CGFloat
    }

    func insets(_ reference: UIContentInsetsReference) -> Insets {
        switch reference {
        case .none: Insets(before: 0, after: 0)
        case .automatic, .safeArea: safeArea
        case .layoutMargins: margins
        case .readableContent: readable
        }
    }
}
