import CollectionArrangement

/// The state that a flow layout keeps between preparations.
struct FlowLayoutState {
    var arrangement = FlowArrangement()
    /// True if sizes, insets and spacings must be asked again.
    var needsMetrics = true
    /// The line extent that the sections' metrics were made for.
    var lineExtent: LineExtent?
    /// The sizes that cells came to, by section and item, before the update that is being made.
    var carried: [[CarriedSize]] = []
    /// True if a warning of an item that is too large was written since the metrics were asked.
    var wasWarned = false

    mutating func forgetItems() {
        arrangement = FlowArrangement()
        carried = []
        needsMetrics = true
    }
}

/// The part of the collection view's geometry that lines depend on.
struct LineExtent: Equatable {
    var direction: UICollectionView.ScrollDirection
    /// The length of lines with their insets.
    var length: Double
    /// The room that the inset reference adds at both ends of lines.
    var start: Double
    var end: Double
}
