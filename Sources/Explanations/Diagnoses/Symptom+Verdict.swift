extension Symptom {
    /// The verdict that the evidence leads to.
    public var verdict: Verdict {
        switch self {
        case .reloadMovedRows(let offset, let before, let after, let rows):
            return judge(["the offset": offset, "the first row before": before, "the first row after": after]) {
                guard let offset, let before, let after, before != after else { return nil }
                let above = rows.map { "\($0) rows above were" } ?? "Rows above were"
                return Diagnosis(
                    1,
                    "\(above) estimated again by reloadData, so the same offset \(offset.inPoints) now shows row "
                        + "\(after) instead of row \(before).",
                    cure: "Return cached heights from estimatedHeightForRowAt, or use reconfigureRows or batch updates."
                )
            }
        case .noHeight(let gap, let fitted, let standard):
            return judge(["the fitted height": fitted, "the gap": gap]) {
                guard let gap, let fitted, fitted <= 0 else { return nil }
                return Diagnosis(
                    2,
                    "No chain of constraints stronger than 50 connects contentView.top to contentView.bottom. Gap: "
                        + "\(gap.place). Fitted height 0, standard height \((standard ?? 44).inPoints) used.",
                    cure: gap.cure)
            }
        case .encapsulatedHeight(let dictated, let content, let pixel, let isFinal):
            return judge(["the dictated height": dictated, "the content's height": content, "a pixel": pixel]) {
                guard let dictated, let content, let pixel, abs(dictated - content) > 1e-6 else { return nil }
                if abs(abs(dictated - content) - pixel) < 1e-3 {
                    return Diagnosis(
                        3, "Separator pixel: content needs \(content.inPoints), row is \(dictated.inPoints).",
                        cure: "Make one vertical constraint 999 or separatorStyle none.")
                }
                let phase =
                    isFinal == true
                    ? "The list dictates a height of \(dictated.inPoints)"
                    : "Transient: old height \(dictated.inPoints) while measuring"
                return Diagnosis(
                    3, "\(phase); the cell's constraints want \(content.inPoints).",
                    cure: "Lower one vertical constraint to 999 to silence it.")
            }
        case .measuredWithoutWidth(let view, let width, let hasSuperview):
            return judge(["the width": width, "the view": view]) {
                guard let view, let width, width <= 0 else { return nil }
                let place = hasSuperview == false ? " (no superview)" : ""
                return Diagnosis(
                    4, "systemLayoutSizeFitting ran on \(view) while its width was 0\(place).",
                    cure: "Give it the table's width first or use required horizontal fitting with a real width.")
            }
        case .collectionAtOtherWidth(
            let measured, let shown, let columns, let shownColumns, let height, let shownHeight):
            return judge(["the width when measured": measured, "the width shown": shown]) {
                guard let measured, let shown, abs(measured - shown) > 0.5, height != shownHeight else { return nil }
                func told(_ columns: Int?, _ height: Double?) -> String {
                    let count = columns.map { "\($0) column\($0 == 1 ? "" : "s")" } ?? "its content"
                    return count + (height.map { " → \($0.inPoints)" } ?? "")
                }
                return Diagnosis(
                    5,
                    "Measured with collection width \(measured.inPoints) but displayed at \(shown.inPoints): "
                        + "\(told(columns, height)), later \(told(shownColumns, shownHeight)).",
                    cure: "Call layoutIfNeeded() on the cell, not on the collection view, before reading contentSize.")
            }
        case .wrappedAtOtherWidth(let label, let measured, let final, let lines, let finalLines):
            return judge(["the width when measured": measured, "the final width": final, "the lines": lines]) {
                guard let measured, let final, let lines, let finalLines, lines != finalLines else { return nil }
                return Diagnosis(
                    6,
                    "\(label ?? "Label") wrapped at \(measured.inPoints) while final width is \(final.inPoints): "
                        + "\(lines) lines measured, \(finalLines) shown.",
                    cure:
                        "Measure at the row's width: no preferredMaxLayoutWidth from a document, no height kept from before."
                )
            }
        default: return laterVerdict
        }
    }

    /// Sound where `find` finds nothing; unknown where something it needs is missing.
    func judge(_ evidence: KeyValuePairs<String, Any?>, _ find: () -> Diagnosis?) -> Verdict {
        let missing = evidence.filter { $0.value == nil }.map(\.key)
        guard missing.isEmpty else { return .unknown(missing: missing) }
        return find().map { .diagnosed($0) } ?? .sound
    }
}
