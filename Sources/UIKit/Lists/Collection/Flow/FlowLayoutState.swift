import CollectionArrangement

/// What a flow layout keeps between preparations.
struct FlowLayoutState {
    var arrangement = FlowArrangement()
    /// Sizes, insets and spacings are to be asked.
    var needsMetrics = true
    /// What the sections' metrics were made for.
    var breadth: FlowBreadth?
    /// The sizes that cells came to, by section and item, before the update that is being made.
    var carried: [[CarriedSize]] = []
    /// An item that is too large was told of since the metrics were asked.
    var wasWarned = false

    mutating func forgetItems() {
        arrangement = FlowArrangement()
        carried = []
        needsMetrics = true
    }
}

/// What of the collection view's geometry goes into lines.
struct FlowBreadth: Equatable {
    var direction: UICollectionView.ScrollDirection
    /// The length of lines with their insets.
    var length: Double
    /// What the inset reference adds at both ends of lines.
    var start: Double
    var end: Double
}
