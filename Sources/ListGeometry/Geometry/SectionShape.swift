/// The description of a section for loading: its number of rows, and what is known of their lengths.
public struct SectionShape: Hashable, Sendable {
    /// Consecutive rows of which the same is known.
    public struct RowRun: Hashable, Sendable {
        /// The number of rows in a run.
        public var count: Int
        /// The length that each of them has.
        public var extent: Extent

        /// Makes a run of rows of equal length.
        public init(count: Int, extent: Extent = .defaultEstimate) {
            self.count = count
            self.extent = extent
        }
    }

    /// The space before the header, in points.
    public var topPadding: Double
    /// The header, nil where there is none.
    public var header: Extent?
    /// The rows as runs of equal length.
    public var rows: [RowRun]
    /// The footer, nil where there is none.
    public var footer: Extent?
    /// The space after the footer, in points.
    public var bottomPadding: Double

    /// A section whose rows are given in runs.
    public init(
        topPadding: Double = 0, header: Extent? = nil, rows: [RowRun], footer: Extent? = nil, bottomPadding: Double = 0
    ) {
        self.topPadding = topPadding
        self.header = header
        self.rows = rows
        self.footer = footer
        self.bottomPadding = bottomPadding
    }

    /// A section all of whose rows are as long as the default estimate.
    public init(
        topPadding: Double = 0, header: Extent? = nil, rowCount: Int, footer: Extent? = nil, bottomPadding: Double = 0
    ) {
        self.init(
            topPadding: topPadding, header: header, rows: [RowRun(count: rowCount)], footer: footer,
            bottomPadding: bottomPadding)
    }

    /// The number of rows.
    public var rowCount: Int { rows.reduce(0) { $0 + $1.count } }
}
