/// The place of an element in its container, as it is read with the element.
struct AccessibilityPlace {
    /// The headers of a table's row and column, read before the element.
    var headers: [String] = []
    /// The rows and columns of a table's cell, read behind the label.
    var cell: [String] = []
    /// The beginning or end of a list or landmark, read behind the traits.
    var ends: [String] = []
    /// True for a tab, which isn't read as a button.
    var isTab = false
}

extension AccessibilityWalk {
    /// The elements of a container, each with its place.
    ///
    /// Source: the legends of cashapp/AccessibilitySnapshot@5b03db8, AccessibilityContainersTests and testTabBars.
    func placed(_ items: [AccessibilityItem], in container: UIView) -> [AccessibilityItem] {
        var items = items
        guard !items.isEmpty else { return items }
        if container.accessibilityTraits.contains(.tabBar) {
            for index in items.indices {
                items[index].place = AccessibilityPlace(isTab: true)
                items[index].position = (index + 1, items.count)
            }
        }
        switch container.answer(\.containerType, container.accessibilityContainerType) {
        case .list:
            items[0].markEnd("list start")
            items[items.count - 1].markEnd("list end")
        case .landmark:
            items[0].markEnd("landmark")
            items[items.count - 1].markEnd("end")
        case .dataTable:
            guard let table = container as? any UIAccessibilityContainerDataTable else { break }
            var reading = DataTableReading(table)
            for index in items.indices { items[index].place = reading.place(of: items[index].object) }
        case .none, .semanticGroup: break
        }
        return items
    }
}

extension AccessibilityItem {
    fileprivate mutating func markEnd(_ words: String) {
        var marked = place ?? AccessibilityPlace()
        marked.ends.append(words)
        place = marked
    }
}

/// The reading of a table of data, cell by cell: a row is named where it begins, a column in each cell. A column's header is left
/// out where it heads the row of the cell before.
@MainActor private struct DataTableReading {
    private let table: any UIAccessibilityContainerDataTable
    private var row: Int?
    /// The headers of the row of the cell before.
    private var known: [any UIAccessibilityContainerDataTableCell] = []

    init(_ table: any UIAccessibilityContainerDataTable) { self.table = table }

    mutating func place(of object: AnyObject) -> AccessibilityPlace? {
        guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
        let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
        var place = AccessibilityPlace()
        let isNewRow = rows.location != NSNotFound && rows.location != row
        let ofRow = rows.location == NSNotFound ? nil : table.accessibilityHeaderElements(forRow: rows.location)
        let ofColumn =
            columns.location == NSNotFound ? nil : table.accessibilityHeaderElements(forColumn: columns.location)
        if isNewRow { place.headers += names(ofRow, besides: [object]) }
        place.headers += names(ofColumn, besides: [object] + known)
        known = ofRow ?? []
        if rows.length > 1 { place.cell.append("spans \(rows.length) rows") }
        if columns.length > 1 { place.cell.append("spans \(columns.length) columns") }
        if isNewRow { place.cell.append("row \(rows.location + 1)") }
        if columns.location != NSNotFound { place.cell.append("column \(columns.location + 1)") }
        row = rows.location == NSNotFound ? row : rows.location
        return place
    }

    private func names(
        _ headers: [any UIAccessibilityContainerDataTableCell]?, besides others: [AnyObject]
    ) -> [String] {
        (headers ?? []).filter { header in !others.contains { $0 === header } }.compactMap { header in
            let words = [header.accessibilityLabel, header.accessibilityValue].compactMap { $0 }
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
    }
}
