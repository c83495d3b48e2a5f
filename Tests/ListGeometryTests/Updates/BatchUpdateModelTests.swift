import ListGeometry
import XCTest

/// Kind: model — numbered rows, and the fault that was put in.
final class BatchUpdateModelTests: XCTestCase {
    /// Valid batches: where every row goes, and what becomes of its length, against numbered rows.
    func testValidBatchesGiveTheModelsRows() {
        for seed in 0..<UInt64(repetitions(suite: 10_000, soak: 100_000)) {
            if let difference = difference(seed: seed, isTable: seed % 2 == 0) {
                return XCTFail("seed \(seed): \(difference)")
            }
        }
    }

    private func difference(seed: UInt64, isTable: Bool) -> String? {
        let script = BatchScript(seed: seed, isTable: isTable)
        let mapping: UpdateMapping
        do {
            let wording: UpdateWording = isTable ? .tableView : .collectionView
            mapping = try script.update.mapping(from: script.before, to: script.after, wording: wording)
        } catch {
            return "refused: \(error)"
        }
        let starts = BatchScript.positions(script.old)
        let ends = BatchScript.positions(script.new)
        for (id, start) in starts where mapping.newPosition(of: start) != ends[id] {
            return
                "\(start) goes to \(String(describing: mapping.newPosition(of: start))), not \(String(describing: ends[id]))"
        }
        for (id, end) in ends where mapping.oldPosition(of: end) != starts[id] {
            return "\(end) comes from \(String(describing: mapping.oldPosition(of: end)))"
        }
        for (index, section) in script.old.enumerated() {
            let end = script.new.firstIndex { $0.id == section.id }
            if mapping.newSection(of: index) != end { return "section \(index) goes to \(String(describing: end))" }
            if mapping.isReloaded(section: index) != script.reloadedSections.contains(section.id) { return "reload" }
        }
        return lengthDifference(script, mapping)
    }

    /// The length of a row is its number, that of a header the number of its section.
    private func lengthDifference(_ script: BatchScript, _ mapping: UpdateMapping) -> String? {
        func shape(_ section: BatchScript.Section, header: Double = 0) -> SectionShape {
            let rows = section.rows.map { SectionShape.RowRun(count: 1, extent: .measured(Double($0))) }
            return SectionShape(header: .fixed(Double(section.id) + header), rows: rows)
        }
        var list = ListGeometry(defaultEstimate: 44)
        list.reload(script.old.map { shape($0) })
        if list.rowCounts != script.before { return "\(list.rowCounts) rows" }
        var asked: Set<RowPosition> = []
        list.apply(mapping) { section in
            shape(script.new[section], header: 0.5)
        } row: { position in
            asked.insert(position)
            return .estimate(Double(script.new[position.section].rows[position.row]) + 0.25)
        }
        if let violation = list.checkInvariants().first { return violation }
        if list.rowCounts != script.after { return "\(list.rowCounts) rows instead of \(script.after)" }
        let starts = BatchScript.positions(script.old)
        for (index, section) in script.new.enumerated() {
            let old = script.old.firstIndex { $0.id == section.id }
            let isNew = old == nil || script.reloadedSections.contains(section.id)
            let header = list.extent(ofHeader: index).length
            if header != Double(section.id) + (isNew ? 0.5 : 0) { return "header \(index) is \(header)" }
            for (row, id) in section.rows.enumerated() {
                let position = RowPosition(section: index, row: row)
                let extent = list.extent(ofRow: position)
                let isAsked = script.reloadedRows.contains(id) || (starts[id] == nil && !isNew)
                if asked.contains(position) != isAsked { return "\(position) asked: \(!isAsked)" }
                if extent.length != Double(id) + (isAsked ? 0.25 : 0) || extent.isMeasured == isAsked {
                    return "\(position) is \(extent), number \(id)"
                }
            }
        }
        return nil
    }

    /// Valid batches with one fault put in: the error is that of the fault.
    func testInvalidBatchesRaiseTheRightError() {
        var left = repetitions(suite: 10_000, soak: 100_000)
        var seed: UInt64 = 0
        while left > 0 {
            seed += 1
            var script = BatchScript(seed: seed, isTable: seed % 2 == 0)
            guard let fault = script.addFault() else { continue }
            left -= 1
            var list = ListGeometry(defaultEstimate: 44)
            list.reload(script.before.map { SectionShape(rowCount: $0) })
            do {
                let wording: UpdateWording = seed % 2 == 0 ? .tableView : .collectionView
                _ = try script.update.mapping(from: script.before, to: fault.after, wording: wording)
                return XCTFail("seed \(seed): accepted with \(fault)")
            } catch {
                guard error.kind == fault.kind, error.before == script.before, error.after == fault.after else {
                    return XCTFail("seed \(seed): \(fault) gave \(error)")
                }
                guard error.kind == .rowCount || error.kind == .sectionCount else { continue }
                guard let shortest = error.shortestBatch,
                    let mapping = try? shortest.mapping(from: script.before, to: fault.after)
                else { return XCTFail("seed \(seed): the shortest batch of \(error) isn't valid") }
                list.apply(mapping) { SectionShape(rowCount: fault.after[$0]) }
                XCTAssertEqual(list.rowCounts, fault.after, "seed \(seed)")
            }
        }
    }
}
