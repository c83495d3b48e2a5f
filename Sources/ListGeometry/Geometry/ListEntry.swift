/// An entry of a list: a row, or a section's header or footer.
public enum ListEntry: Hashable, Sendable {
    case header(section: Int)
    case row(RowPosition)
    case footer(section: Int)

    public var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let position): position.section
        }
    }

    public var row: RowPosition? {
        if case .row(let position) = self { position } else { nil }
    }
}

/// The position and length of an entry along the list.
///
/// Points, in content coordinates: 0 is the top of the leading padding.
public struct EntryExtent: Hashable, Sendable {
    public var offset: Double
    /// The length as it was given, also where it isn't a multiple of 1/192 pt.
    public var length: Double
    /// False while the length is an estimate.
    public var isMeasured: Bool

    public var end: Double { offset + length }

    public init(offset: Double, length: Double, isMeasured: Bool) {
        self.offset = offset
        self.length = length
        self.isMeasured = isMeasured
    }
}

/// The extent of several entries together; points, in content coordinates.
public struct SectionExtent: Hashable, Sendable {
    public var offset: Double
    public var length: Double

    public var end: Double { offset + length }

    public init(offset: Double, length: Double) {
        self.offset = offset
        self.length = length
    }
}

/// An entry of the list with its extent.
public struct PlacedEntry: Hashable, Sendable {
    public var entry: ListEntry
    public var extent: EntryExtent

    public init(entry: ListEntry, extent: EntryExtent) {
        self.entry = entry
        self.extent = extent
    }
}
