/// An entry of a list: a row, or a section's header or footer.
public enum ListEntry: Hashable, Sendable {
    /// The header of a section.
    case header(section: Int)
    /// A row.
    case row(RowPosition)
    /// The footer of a section.
    case footer(section: Int)

    /// The section that it belongs to.
    public var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let position): position.section
        }
    }

    /// The row's position; nil for headers and footers.
    public var row: RowPosition? {
        if case .row(let position) = self { position } else { nil }
    }
}

/// The position and length of an entry along the list.
///
/// Points, in content coordinates: 0 is the top of the leading padding.
public struct EntryExtent: Hashable, Sendable {
    /// Points from the list's beginning.
    public var offset: Double
    /// The length as it was given, also where it isn't a multiple of 1/192 pt.
    public var length: Double
    /// False while the length is an estimate.
    public var isMeasured: Bool

    /// Points from the list's beginning to the entry's end.
    public var end: Double { offset + length }

    /// Makes an extent; offset and length are in points.
    public init(offset: Double, length: Double, isMeasured: Bool) {
        self.offset = offset
        self.length = length
        self.isMeasured = isMeasured
    }
}

/// The extent of several entries together; points, in content coordinates.
public struct SectionExtent: Hashable, Sendable {
    /// Points from the list's beginning.
    public var offset: Double
    /// Points.
    public var length: Double

    /// Points from the list's beginning to the section's end.
    public var end: Double { offset + length }

    /// Makes an extent; offset and length are in points.
    public init(offset: Double, length: Double) {
        self.offset = offset
        self.length = length
    }
}

/// An entry of the list with its extent.
public struct PlacedEntry: Hashable, Sendable {
    /// The header, row or footer.
    public var entry: ListEntry
    /// Its place and length.
    public var extent: EntryExtent

    /// Makes an entry with its extent.
    public init(entry: ListEntry, extent: EntryExtent) {
        self.entry = entry
        self.extent = extent
    }
}
