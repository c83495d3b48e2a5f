import ListGeometry
import TestSupport

/// A list that is scrolled, changed and turned at random, with rows known by number.
struct AnchoredScript {
    private var random: SeededGenerator
    private var rows: [Int]
    private var list = ListGeometry(defaultEstimate: 44)
    private var offset: Double
    private var width = 1.0
    private var nextRow: Int
    private let height = 800.0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        rows = Array(0..<2_000)
        nextRow = rows.count
        list.reload([SectionShape(rowCount: rows.count)])
        offset = 40_000
    }

    /// The height of a row: 20 to 300 points in thirds of a point, by its number and the width.
    private func length(_ row: Int) -> Double { Double(60 + (row &* 7919) % 841) / 3 * width }

    private var viewport: Range<Double> { offset..<offset + height }

    /// Makes one change; returns how far the anchor row moved on the screen, nil where there was none.
    mutating func step() -> Double? {
        guard let anchor = list.anchor(inViewport: viewport), case .row(let position) = anchor.entry else {
            offset = list.contentExtent / 2
            return nil
        }
        let number = rows[position.row]
        let onScreen = anchor.offset - offset
        switch random.below(10) {
        case 0: turn(anchor)
        case 1...3: update(anchor, protecting: position.row)
        default: measure(anchor)
        }
        guard let row = rows.firstIndex(of: number) else { return nil }
        let drift = list.extent(ofRow: RowPosition(section: 0, row: row)).offset - offset - onScreen
        offset += Double(random.below(1200) - 900)
        return drift
    }

    private mutating func measure(_ anchor: ListAnchor) {
        for shown in list.entries(intersecting: viewport) where !shown.extent.isMeasured {
            guard let row = shown.entry.row?.row else { continue }
            list.setMeasured(length(rows[row]), for: shown.entry)
        }
        offset += list.offsetCorrection(keeping: anchor, through: .measurement, policy: .anchored)
    }

    private mutating func turn(_ anchor: ListAnchor) {
        width = width == 1 ? 0.5 : 1
        if random.chance(50) { list.resetAllMeasurements() } else { list.resetAllMeasurementsKeepingLengths() }
        offset += list.offsetCorrection(keeping: anchor, through: .resize, policy: .anchored)
        measure(list.anchor(of: anchor.entry))
    }

    private mutating func update(_ anchor: ListAnchor, protecting row: Int) {
        var update = BatchUpdate()
        var new: [Int] = []
        for (place, number) in rows.enumerated() {
            if place != row, random.below(200) == 0 {
                update.deletedRows.append(RowPosition(section: 0, row: place))
            } else {
                new.append(number)
            }
            if random.below(200) == 0 {
                update.insertedRows.append(RowPosition(section: 0, row: new.count))
                new.append(nextRow)
                nextRow += 1
            }
        }
        guard let mapping = try? update.mapping(from: [rows.count], to: [new.count]),
            let moved = mapping.anchor(preferring: anchor, shown: [])
        else { return }
        list.apply(mapping) { _ in SectionShape(rowCount: 0) }
        rows = new
        offset += list.offsetCorrection(keeping: moved, through: .update, policy: .anchored)
    }
}
