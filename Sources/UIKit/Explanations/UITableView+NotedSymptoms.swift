internal import Explanations
import ListGeometry

/// What the table noted of loads, reloads, updates and scrolls, told beside what it shows now.
extension UITableView {
    var notedSymptoms: [Symptom] {
        var found = [missedTarget, replacement].compactMap { $0 }
        if let refused = state.refusedUpdate { found.append(refused.symptom) }
        if state.recursiveHeight != nil {
            found.append(.recursion(calls: ["heightForRowAt", "dequeueReusableCell(for:)", "heightForRowAt"]))
        }
        if !state.loads.isEmpty {
            let reasons = state.loads.map { $0.map(\.rawValue).joined(separator: " and ") }
            found.append(.askedAgain(times: state.loads.count, reasons: reasons))
        }
        return found
    }

    /// Where an animated scroll has brought the row that it went to, as long as nobody has scrolled on.
    private var missedTarget: Symptom? {
        guard let reveal = state.reveal, scroll.motion == nil, state.geometry.contains(.row(reveal.row)) else {
            return nil
        }
        let reached = reveal.target + CGFloat(state.corrections.total - reveal.corrections)
        guard abs(contentOffset.y - reached) < 1 else { return nil }
        let wanted = offset(for: rowRect(IndexPath(reveal.row)), at: reveal.position).y
        return .missedTarget(target: Double(reached), actual: Double(wanted), measuredRows: reveal.measuredRows)
    }

    /// The rows that have other cells since the last reload, as long as the same rows are seen.
    ///
    /// A plain data source never says which items rows show. Equal reuse identifiers don't either; texts, pictures and the
    /// states of controls do, where the same row shows the same as before.
    private var replacement: Symptom? {
        let replaced = state.replacedCells
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
