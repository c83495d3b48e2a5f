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
                    "\(above) estimated again by reloadData: at the same offset, \(offset.inPoints), row \(after) is now at the top "
                        + "instead of row \(before).",
                    cure: "Return cached heights from estimatedHeightForRowAt, or use reconfigureRows or batch updates."
                )
            }
        case .noHeight(let gap, let fitted, let standard):
            return judge(["the fitted height": fitted, "the gap": gap]) {
                guard let gap, let fitted, fitted <= 0 else { return nil }
                return Diagnosis(
                    2,
                    "The row has no height of its own, so it is \((standard ?? 44).inPoints) pt high: no chain of constraints above "
                        + "priority 50 leads from contentView's top to its bottom. It is open \(gap.place).",
                    cure: gap.cure)
            }
        case .encapsulatedHeight(let dictated, let content, let pixel, let isFinal):
            return judge(["the dictated height": dictated, "the content's height": content, "a pixel": pixel]) {
                guard let dictated, let content, let pixel, abs(dictated - content) > 1e-6 else { return nil }
                if abs(abs(dictated - content) - pixel) < 1e-3 {
                    return Diagnosis(
                        3,
                        "The content needs \(content.inPoints) pt and the row has \(dictated.inPoints): the difference is the "
                            + "separator's pixel.",
                        cure: "Give one vertical constraint a priority of 999, or set separatorStyle to .none.")
                }
                let phase =
                    isFinal == true
                    ? "The list dictates a height of \(dictated.inPoints)"
                    : "While the row is measured, it still has its old height, \(dictated.inPoints)"
                return Diagnosis(
                    3, "\(phase); the cell's constraints come to \(content.inPoints).",
                    cure: "Give one vertical constraint a priority of 999.")
            }
        case .measuredWithoutWidth(let view, let width, let hasSuperview):
            return judge(["the width": width, "the view": view]) {
                guard let view, let width, width <= 0 else { return nil }
                let place = hasSuperview == false ? " and it had no superview" : ""
                return Diagnosis(
                    4, "\(view) was measured by systemLayoutSizeFitting while its width was 0\(place).",
                    cure:
                        "Give it the table's width first, or pass that width with a required horizontal fitting priority."
                )
            }
        case .collectionAtOtherWidth(
            let measured, let shown, let columns, let shownColumns, let height, let shownHeight):
            return judge(["the width when measured": measured, "the width shown": shown]) {
                guard let measured, let shown, abs(measured - shown) > 0.5, height != shownHeight else { return nil }
                func told(_ columns: Int?, _ height: Double?) -> String {
                    let count = columns.map { "\($0) column\($0 == 1 ? "" : "s")" } ?? "its content"
                    return count + (height.map { ", \($0.inPoints) pt high," } ?? "")
                }
                return Diagnosis(
                    5,
                    "The collection view was measured at a width of \(measured.inPoints) and is shown at \(shown.inPoints): "
                        + "\(told(columns, height)) when measured, \(told(shownColumns, shownHeight)) as shown.",
                    cure: "Call layoutIfNeeded() on the cell, not on the collection view, before reading contentSize.")
            }
        case .wrappedAtOtherWidth(let label, let measured, let final, let lines, let finalLines):
            return judge(["the width when measured": measured, "the final width": final, "the lines": lines]) {
                guard let measured, let final, let lines, let finalLines, lines != finalLines else { return nil }
                return Diagnosis(
                    6,
                    "\(label ?? "A label") was measured at a width of \(measured.inPoints), which takes \(lines) line\(lines == 1 ? "" : "s"), "
                        + "and is shown at \(final.inPoints), which takes \(finalLines).",
                    cure:
                        "Measure at the row's width: without a preferredMaxLayoutWidth from the document, and without a height kept from before."
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
