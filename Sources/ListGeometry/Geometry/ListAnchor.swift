/// An entry that the user sees, and where it was in the content: what a correction of the offset goes by.
public struct ListAnchor: Hashable, Sendable {
    /// The header, row or footer that stays in its place.
    public var entry: ListEntry
    /// The start of the entry, in points of content coordinates.
    public var offset: Double

    /// Makes an anchor at a header, row or footer; the offset is in points.
    public init(entry: ListEntry, offset: Double) {
        self.entry = entry
        self.offset = offset
    }
}

/// The cause of a change in a list's geometry.
public enum GeometryChange: Hashable, Sendable {
    /// Lengths became known, or known ones changed by themselves.
    case measurement
    /// Rows or sections were inserted, deleted, moved or reloaded.
    case update
    /// Everything was asked anew.
    case reload
    /// The width of the list changed, and with it the lengths.
    case resize
}

/// The rule for the content offset when the geometry above the viewport changes.
public enum OffsetPolicy: Hashable, Sendable {
    /// The rule of UIKit: estimates that are corrected above the viewport shift the offset; updates and reloads keep
    /// it.
    case faithful
    /// The visible content never moves by itself.
    case anchored

    /// True if the offset follows the anchor through a change.
    public func followsAnchor(through change: GeometryChange) -> Bool {
        switch self {
        case .anchored: true
        case .faithful: change == .measurement
        }
    }
}

extension ListGeometry {
    /// The anchor for a viewport: of the entries it shows, the first row that is measured, else the first row, else
    /// the first header or footer. Nil where it shows none.
    ///
    /// A row that is only now coming in at the top isn't measured yet: measuring it then counts as a change above the
    /// anchor. Points in content coordinates; O(log rows + entries shown).
    ///
    /// - Parameter startsInside: Prefers a row that starts in the viewport, for changes that may give the anchor itself
    ///   another length: whatever it comes to, it is still seen.
    public func anchor(inViewport viewport: Range<Double>, startsInside: Bool = false) -> ListAnchor? {
        let shown = entries(intersecting: viewport)
        let rows = shown.lazy.filter { $0.entry.row != nil }
        let inside = startsInside ? rows.first { $0.extent.isMeasured && $0.extent.offset >= viewport.lowerBound } : nil
        guard let chosen = inside ?? rows.first(where: \.extent.isMeasured) ?? rows.first ?? shown.first else {
            return nil
        }
        return ListAnchor(entry: chosen.entry, offset: chosen.extent.offset)
    }

    /// The anchor at a place of the content: the entry under a finger.
    public func anchor(at offset: Double) -> ListAnchor? {
        entry(at: offset).map { ListAnchor(entry: $0.entry, offset: $0.extent.offset) }
    }

    /// An entry as an anchor, where it lies now.
    public func anchor(of entry: ListEntry) -> ListAnchor { ListAnchor(entry: entry, offset: extent(of: entry).offset) }

    /// The correction of the content offset after a change, in points.
    ///
    /// The anchor was taken before the change; its entry has the indexes that hold now (after an update, see
    /// `BatchUpdate.Mapping`). An entry that no longer exists gives no correction. The caller clamps the offset to the
    /// range that the new content allows. O(log rows).
    public func offsetCorrection(
        keeping anchor: ListAnchor, through change: GeometryChange, policy: OffsetPolicy
    ) -> Double {
        guard policy.followsAnchor(through: change), contains(anchor.entry) else { return 0 }
        return extent(of: anchor.entry).offset - anchor.offset
    }

    /// True if a section and, for a row, the row exist.
    public func contains(_ entry: ListEntry) -> Bool {
        guard entry.section >= 0, entry.section < sectionCount else { return false }
        guard let row = entry.row?.row else { return true }
        return row >= 0 && row < rowCount(inSection: entry.section)
    }
}
