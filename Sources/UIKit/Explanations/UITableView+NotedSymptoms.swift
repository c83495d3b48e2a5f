internal import Explanations
import ListGeometry

/// What the table noted of loads, reloads, updates and scrolls, told beside what it shows now.
extension UITableView {
    var notedSymptoms: [Symptom] {
        var found = [missedTarget, replacement].compactMap { $0 }
        if let refused = table.refusedUpdate { found.append(refused.symptom) }
        if table.recursiveHeight != nil {
            found.append(.recursion(calls: ["heightForRowAt", "dequeueReusableCell(for:)", "heightForRowAt"]))
        }
        if !table.loads.isEmpty {
            let reasons = table.loads.map { $0.map(\.rawValue).joined(separator: " and ") }
            found.append(.askedAgain(times: table.loads.count, reasons: reasons))
        }
        return found
    }

    /// Where an animated scroll has brought the row that it went to, as long as nobody has scrolled on.
    private var missedTarget: Symptom? {
        guard let reveal = table.reveal, scroll.motion == nil, table.geometry.contains(.row(reveal.row)) else {
            return nil
        }
        let reached = reveal.target + CGFloat(table.corrections.total - reveal.corrections)
        guard abs(contentOffset.y - reached) < 1 else { return nil }
        let wanted = offset(for: rowRect(IndexPath(reveal.row)), at: reveal.position).y
        return .missedTarget(target: Double(reached), actual: Double(wanted), measuredRows: reveal.measuredRows)
    }

    /// The rows that have other cells since the last reload, as long as the same rows are seen.
    ///
    /// Equal reuse identifiers don't say that the rows show the same items, which a plain data source never tells.
    private var replacement: Symptom? {
        let replaced = table.replacedCells
        guard !replaced.isEmpty, replaced.map(\.row) == table.visible else { return nil }
        let areAlike = replaced.allSatisfy { $0.identifier == table.cells[$0.row]?.reuseIdentifier }
        return .replacedCells(
            count: replaced.count { $0.cell !== table.cells[$0.row] }, sameIdentifiers: areAlike ? nil : false)
    }
}
