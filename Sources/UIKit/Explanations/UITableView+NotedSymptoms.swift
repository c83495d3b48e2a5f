internal import Explanations
import ListGeometry

/// The symptoms in the table's records of loads, reloads, updates and scrolls, beside those of its present state.
extension UITableView {
    var notedSymptoms: [Symptom] {
        var found = [missedTarget, replacement].compactMap { $0 }
        if let refused = record.refusedUpdate { found.append(refused.symptom) }
        if record.recursiveHeight != nil {
            found.append(.recursion(calls: ["heightForRowAt", "dequeueReusableCell(for:)", "heightForRowAt"]))
        }
        if !record.loads.isEmpty {
            let reasons = record.loads.map { $0.map(\.rawValue).joined(separator: " and ") }
            found.append(.askedAgain(times: record.loads.count, reasons: reasons))
        }
        return found
    }

    /// The symptom of an animated scroll that ended elsewhere than at its row, until the next scroll.
    private var missedTarget: Symptom? {
        guard let reveal = record.reveal, scroll.motion == nil, state.geometry.contains(.row(reveal.row)) else {
            return nil
        }
        let reached = reveal.target + CGFloat(record.corrections.total - reveal.corrections)
        guard abs(contentOffset.y - reached) < 1 else { return nil }
        let wanted = offset(for: rowRect(IndexPath(reveal.row)), at: reveal.position).y
        return .missedTarget(target: Double(reached), actual: Double(wanted), measuredRows: reveal.measuredRows)
    }

    /// The rows that have other cells since the last reload, as long as the same rows are seen.
    ///
    /// A plain data source never says which items rows show. Equal reuse identifiers don't either; texts, pictures and the
    /// states of controls do, where the same row shows the same as before.
    private var replacement: Symptom? {
        let replaced = record.replacedCells
        guard !replaced.isEmpty, replaced.map(\.row) == state.visible else { return nil }
        let others = replaced.filter { $0.cell !== state.cells[$0.row] }
        guard replaced.allSatisfy({ $0.identifier == state.cells[$0.row]?.reuseIdentifier }) else {
            return .replacedCells(count: others.count, sameIdentifiers: false, sameContents: false)
        }
        let telling = others.filter { !$0.contents.isEmpty && $0.contents.allSatisfy(\.isKnown) }
        let same = telling.filter { state.cells[$0.row]?.shownContents == $0.contents }
        return .replacedCells(
            count: same.isEmpty ? others.count : same.count, sameIdentifiers: true,
            sameContents: telling.isEmpty && !others.isEmpty ? nil : !same.isEmpty)
    }
}
