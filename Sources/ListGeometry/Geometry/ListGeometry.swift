/// The positions of all rows, headers and footers of a list, of which only some have been measured.
///
/// Points along the list's axis, in content coordinates. Inside, positions are whole numbers of 1/192 pt, so that the
/// same extents give the same offsets whatever the order in which they became known; a length that isn't such a
/// multiple takes the nearest one and is still returned as it was given.
///
/// A value: copies are independent. Loading costs O(sections and runs), a look-up or a change O(log rows); rows of which
/// nothing is known take no memory. A copy is free until one of the two changes, and then O(rows known).
///
/// Positions must exist and lengths satisfy `Extent.objection(to:)`; otherwise a call traps with a message.
public struct ListGeometry: Sendable {
    /// Four items around the rows of each section: top padding, header, …, footer, bottom padding.
    static let itemsAroundRows = 4
    static let itemsBeforeRows = 2

    /// All paddings, headers, rows and footers in order.
    var items = ExtentTree()
    /// The sections; a section's length in units is its number of items.
    var sections = ExtentTree()
    var defaultUnits: Int64
    var leadingUnits: Int64 = 0
    var trailingUnits: Int64 = 0

    /// The length of a row of which nothing is known; changing it is O(1).
    public var defaultEstimate: Double {
        didSet { defaultUnits = FixedPoint.units(ExtentContent.checked(defaultEstimate)) }
    }

    /// The length of what lies before the first section: a table's header view.
    public var leadingPadding: Double = 0 {
        didSet { leadingUnits = FixedPoint.units(ExtentContent.checked(leadingPadding)) }
    }

    /// The length of what lies after the last section: a table's footer view.
    public var trailingPadding: Double = 0 {
        didSet { trailingUnits = FixedPoint.units(ExtentContent.checked(trailingPadding)) }
    }

    /// A list without sections.
    public init(defaultEstimate: Double) {
        self.defaultEstimate = defaultEstimate
        defaultUnits = FixedPoint.units(ExtentContent.checked(defaultEstimate))
    }

    /// Forgets everything but the default estimate and the outer paddings, and takes these sections.
    public mutating func reload(_ shapes: [SectionShape]) {
        var itemBuilder = ExtentBuilder()
        var sectionBuilder = ExtentBuilder()
        for shape in shapes {
            var count = 0
            Self.forEachRun(of: shape) { run in
                itemBuilder.append(run.content, count: run.count)
                count += run.count
            }
            sectionBuilder.append(ExtentContent(units: count))
        }
        items = ExtentTree(itemBuilder.finish())
        sections = ExtentTree(sectionBuilder.finish())
        Self.checkCount(items.count)
    }

    static func forEachRun(of shape: SectionShape, _ body: (ExtentRun) -> Void) {
        body(ExtentRun(count: 1, content: ExtentContent(.fixed(shape.topPadding))))
        body(ExtentRun(count: 1, content: ExtentContent(shape.header ?? .fixed(0))))
        for run in shape.rows {
            precondition(run.count >= 0, "ListGeometry: a run of \(run.count) rows; a count can't be negative")
            checkCount(run.count)
            body(ExtentRun(count: run.count, content: ExtentContent(run.extent)))
        }
        body(ExtentRun(count: 1, content: ExtentContent(shape.footer ?? .fixed(0))))
        body(ExtentRun(count: 1, content: ExtentContent(.fixed(shape.bottomPadding))))
    }

    static func checkCount(_ count: Int) {
        precondition(
            count < Int(Int32.max),
            "ListGeometry: \(count) rows and section parts; a list holds at most \(Int32.max - 1)")
    }

    // MARK: - Counts

    /// The number of sections.
    public var sectionCount: Int { sections.count }

    /// The number of rows in all sections.
    public var rowCount: Int { items.count - Self.itemsAroundRows * sections.count }

    /// The number of rows in a section.
    public func rowCount(inSection section: Int) -> Int { itemRange(ofSection: section).count - Self.itemsAroundRows }

    /// The length of all sections and of the leading and trailing paddings.
    public var contentExtent: Double {
        FixedPoint.points(leadingUnits + items.length(default: defaultUnits) + trailingUnits)
    }

    /// The memory held by the nodes, in bytes.
    public var memoryFootprint: Int { items.storage.bytes + sections.storage.bytes }
}
