import ListGeometry

/// The list as plain arrays, every answer found by adding up from the start: what `ListGeometry` is compared with.
struct FlatList {
    struct Item: Equatable {
        var estimate: Double?
        var measured: Double?
        var isFixed = false

        init(_ extent: Extent) {
            switch extent {
            case .defaultEstimate: break
            case .estimate(let length): estimate = length
            case .measured(let length): measured = length
            case .fixed(let length): (measured, isFixed) = (length, true)
            }
        }

        var isMeasured: Bool { measured != nil }
        func length(_ defaultEstimate: Double) -> Double { measured ?? estimate ?? defaultEstimate }

        mutating func reset() {
            if !isFixed { measured = nil }
        }
    }

    struct Section: Equatable {
        var topPadding: Item
        var header: Item
        var rows: [Item]
        var footer: Item
        var bottomPadding: Item

        init(_ shape: SectionShape) {
            topPadding = Item(.fixed(shape.topPadding))
            header = Item(shape.header ?? .fixed(0))
            rows = shape.rows.flatMap { Array(repeating: Item($0.extent), count: $0.count) }
            footer = Item(shape.footer ?? .fixed(0))
            bottomPadding = Item(.fixed(shape.bottomPadding))
        }
    }

    var defaultEstimate: Double
    var leadingPadding = 0.0
    var trailingPadding = 0.0
    var sections: [Section] = []

    static func units(_ points: Double) -> Int64 { Int64((points * 192).rounded()) }

    subscript(entry: ListEntry) -> Item {
        get {
            switch entry {
            case .header(let section): sections[section].header
            case .footer(let section): sections[section].footer
            case .row(let position): sections[position.section].rows[position.row]
            }
        }
        set {
            switch entry {
            case .header(let section): sections[section].header = newValue
            case .footer(let section): sections[section].footer = newValue
            case .row(let position): sections[position.section].rows[position.row] = newValue
            }
        }
    }

    /// All items in order; nil stands for a padding.
    var items: [(entry: ListEntry?, item: Item)] {
        sections.enumerated().flatMap { index, section in
            [(nil, section.topPadding), (.header(section: index), section.header)]
                + section.rows.enumerated().map { (.row(RowPosition(section: index, row: $0)), $1) }
                + [(.footer(section: index), section.footer), (nil, section.bottomPadding)]
        }
    }

    /// Every entry with its extent in units, and the content's length in units.
    func placed() -> (entries: [(placed: PlacedEntry, start: Int64, end: Int64)], end: Int64) {
        var start = Self.units(leadingPadding)
        var result: [(placed: PlacedEntry, start: Int64, end: Int64)] = []
        for (entry, item) in items {
            let length = item.length(defaultEstimate)
            let end = start + Self.units(length)
            if let entry {
                let extent = EntryExtent(offset: Double(start) / 192, length: length, isMeasured: item.isMeasured)
                result.append((PlacedEntry(entry: entry, extent: extent), start, end))
            }
            start = end
        }
        return (result, start + Self.units(trailingPadding))
    }
}
