import ListGeometry
import TestSupport

/// A list and its flat model under the same random changes.
struct GeometryScript {
    var random: SeededGenerator
    let rows: Range<Int>
    let sectionTarget: Int
    /// After how many changes, about, random offsets are looked up, which costs the model O(rows).
    var placesEvery: Int { max(100, rows.upperBound / 50) }
    var list: ListGeometry
    var flat: FlatList
    /// A copy taken at some time and what it was then: later changes must not touch it.
    var snapshot: (list: ListGeometry, flat: FlatList)

    init(seed: UInt64, rows: Range<Int>, sections: Int) {
        random = SeededGenerator(seed: seed)
        self.rows = rows
        sectionTarget = sections
        list = ListGeometry(defaultEstimate: 44)
        flat = FlatList(defaultEstimate: 44)
        snapshot = (list, flat)
        reload()
    }

    // MARK: - Random values

    mutating func length() -> Double {
        switch random.below(12) {
        case 0: 0
        case 1: Double.leastNonzeroMagnitude
        case 2: Double(random.below(1 << 20)) / 7
        case 3: 3_000_000 + Double(random.below(1000)) / 192
        case 4, 5: 60
        case 6: Double(random.below(300)) / 3
        case 7: 43.66666666666663
        default: Double(random.below(60_000)) / 192
        }
    }

    mutating func extent() -> Extent {
        switch random.below(8) {
        case 0...3: .defaultEstimate
        case 4: .estimate(length())
        case 5: .fixed(length())
        default: .measured(length())
        }
    }

    mutating func runs(_ count: Int) -> [SectionShape.RowRun] {
        var left = count
        var runs: [SectionShape.RowRun] = []
        while left > 0 {
            let count = min(left, random.chance(30) ? 1 + random.below(left) : 1 + random.below(3))
            runs.append(SectionShape.RowRun(count: count, extent: extent()))
            left -= count
        }
        return runs
    }

    mutating func shape() -> SectionShape {
        let count = rows.lowerBound + random.below(rows.count)
        return SectionShape(
            topPadding: random.chance(30) ? length() : 0, header: random.chance(50) ? extent() : nil,
            rows: random.chance(30) ? [SectionShape.RowRun(count: count)] : runs(count),
            footer: random.chance(30) ? extent() : nil, bottomPadding: random.chance(20) ? length() : 0)
    }

    mutating func entry() -> ListEntry? {
        guard !flat.sections.isEmpty else { return nil }
        let section = random.below(flat.sections.count)
        if random.chance(10) { return random.chance(50) ? .header(section: section) : .footer(section: section) }
        let count = flat.sections[section].rows.count
        return count == 0 ? nil : .row(RowPosition(section: section, row: random.below(count)))
    }

    // MARK: - Changes

    mutating func reload() {
        let shapes = (0..<sectionTarget).map { _ in shape() }
        list.reload(shapes)
        flat.sections = shapes.map(FlatList.Section.init)
    }

    /// Makes one random change to both; returns what it was.
    mutating func change() -> String {
        switch random.below(100) {
        case 0..<45: return measure()
        case 45..<57: return estimateOrReset()
        case 57..<72: return insertRows()
        case 72..<86: return deleteRows()
        case 86..<92: return moveRow()
        case 92..<98: return changeSections()
        default: return changeAll()
        }
    }

    private mutating func measure() -> String {
        guard let entry = entry() else { return "nothing" }
        let length = length()
        list.setMeasured(length, for: entry)
        flat[entry].measured = length
        return "measure \(entry) \(length)"
    }

    private mutating func estimateOrReset() -> String {
        guard let entry = entry() else { return "nothing" }
        switch random.below(4) {
        case 0:
            let estimate = random.chance(50) ? length() : nil
            list.setEstimate(estimate, for: entry)
            if !flat[entry].isFixed { flat[entry].estimate = estimate }
            return "estimate \(entry)"
        case 1:
            let extent = extent()
            list.setExtent(extent, for: entry)
            flat[entry] = FlatList.Item(extent)
            return "extent \(entry) \(extent)"
        case 2:
            list.resetKeepingLength(entry)
            if !flat[entry].isFixed, let measured = flat[entry].measured { flat[entry] = .init(.estimate(measured)) }
            return "keep \(entry)"
        default:
            list.reset(entry)
            flat[entry].reset()
            return "reset \(entry)"
        }
    }

    private mutating func insertRows() -> String {
        guard !flat.sections.isEmpty else { return "nothing" }
        let section = random.below(flat.sections.count)
        let count = flat.sections[section].rows.count
        let place = random.chance(20) ? 0 : random.chance(20) ? count : random.below(count + 1)
        let runs = runs(count > rows.upperBound ? 0 : random.chance(5) ? random.below(rows.count) : random.below(4))
        list.insertRows(runs, at: RowPosition(section: section, row: place))
        let new = runs.flatMap { Array(repeating: FlatList.Item($0.extent), count: $0.count) }
        flat.sections[section].rows.insert(contentsOf: new, at: place)
        return "insert \(runs.count) runs at {\(section), \(place)}"
    }

    private mutating func deleteRows() -> String {
        guard !flat.sections.isEmpty else { return "nothing" }
        let section = random.below(flat.sections.count)
        let count = flat.sections[section].rows.count
        let start = random.below(count + 1)
        let length = random.chance(5) ? random.below(count - start + 1) : min(count - start, random.below(4))
        list.deleteRows(start..<start + length, inSection: section)
        flat.sections[section].rows.removeSubrange(start..<start + length)
        return "delete \(length) rows at {\(section), \(start)}"
    }

    private mutating func moveRow() -> String {
        guard case .row(let start)? = entry() else { return "nothing" }
        let item = flat.sections[start.section].rows.remove(at: start.row)
        let section = random.below(flat.sections.count)
        let end = RowPosition(section: section, row: random.below(flat.sections[section].rows.count + 1))
        flat.sections[section].rows.insert(item, at: end.row)
        list.moveRow(start, to: end)
        return "move \(start) to \(end)"
    }

    private mutating func changeSections() -> String {
        let count = flat.sections.count
        switch random.below(3) {
        case 0 where count < 2 * sectionTarget:
            let place = random.below(count + 1)
            let shapes = (0..<random.below(3)).map { _ in shape() }
            list.insertSections(shapes, at: place)
            flat.sections.insert(contentsOf: shapes.map(FlatList.Section.init), at: place)
            return "insert \(shapes.count) sections at \(place)"
        case 1 where count > sectionTarget / 2:
            let place = random.below(count)
            let end = min(count, place + random.below(3))
            list.deleteSections(place..<end)
            flat.sections.removeSubrange(place..<end)
            return "delete sections \(place)..<\(end)"
        default:
            guard count > 0 else { return "nothing" }
            let (start, end) = (random.below(count), random.below(count))
            list.moveSection(start, to: end)
            flat.sections.insert(flat.sections.remove(at: start), at: end)
            return "move section \(start) to \(end)"
        }
    }

    private mutating func changeAll() -> String {
        switch random.below(12) {
        case 0:
            reload()
            return "reload"
        case 1:
            list.resetAllMeasurements()
            for entry in flat.items.compactMap(\.entry) { flat[entry].reset() }
            return "reset all"
        case 2:
            list.resetAllMeasurementsKeepingLengths()
            for entry in flat.items.compactMap(\.entry) where !flat[entry].isFixed {
                if let measured = flat[entry].measured { flat[entry] = .init(.estimate(measured)) }
            }
            return "keep all"
        case 3...5:
            let estimate = length()
            list.defaultEstimate = estimate
            flat.defaultEstimate = estimate
            return "default estimate \(estimate)"
        case 6...8:
            let (leading, trailing) = (length(), length())
            (list.leadingPadding, list.trailingPadding) = (leading, trailing)
            (flat.leadingPadding, flat.trailingPadding) = (leading, trailing)
            return "outer paddings"
        case 9 where !flat.sections.isEmpty:
            let section = random.below(flat.sections.count)
            let (top, bottom) = (length(), length())
            list.setTopPadding(top, section: section)
            list.setBottomPadding(bottom, section: section)
            flat.sections[section].topPadding = .init(.fixed(top))
            flat.sections[section].bottomPadding = .init(.fixed(bottom))
            return "paddings of section \(section)"
        default:
            snapshot = (list, flat)
            return "copy"
        }
    }
}
