import Explanations
import UIKit

extension ShownScreen {
    /// The faults of the screen: contradictions, and what its lists diagnose of themselves, a line each with its cure.
    ///
    /// To diagnose is to measure again; what is logged meanwhile was logged when it happened.
    func findings() -> String {
        let handler = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = handler }
        var lines = window.conflictSentences
        func visit(_ view: UIView) {
            guard !view.isHidden else { return }
            lines += view.listDiagnoses.filter { $0.number != 12 || window.conflictSentences.isEmpty }.map(\.text)
            view.subviews.forEach(visit)
        }
        visit(window)
        guard !lines.isEmpty else { return "No constraints contradict each other, and no list is at fault.\n" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// True if each visible row, or else the screen, is in order at every width of a range.
    ///
    /// - Parameter widths: as `320...1366`, in points; empty for that.
    func proof(_ widths: String) throws(UsageError) -> String {
        let range = try Self.range(widths.isEmpty ? "320...1366" : widths)
        let proofs: [(name: String, proof: RangeProof)]
        if let tableView {
            proofs = tableView.proofsOfVisibleRows(range).map { ("row \($0.row.section),\($0.row.row)", $0.proof) }
        } else {
            let proof = LayoutProof(of: root, isSelfSizing: false).prove(range, design: Double(root.bounds.width))
            proofs = [("the screen", proof)]
        }
        var text = ""
        for (name, proof) in proofs where !proof.isProven {
            for fault in proof.faults { text += "\(name): \(fault.text)\n" }
            if let reason = proof.unfinished { text += "\(name): given up: \(reason)\n" }
        }
        let subjects = proofs.count == 1 ? proofs.first?.name ?? "" : "\(proofs.count) rows"
        return text.isEmpty
            ? "No problems in \(subjects) from \(range.lowerBound.points) to \(range.upperBound.points) pt: proven.\n"
            : text
    }

    private static func range(_ text: String) throws(UsageError) -> ClosedRange<Double> {
        let parts = text.components(separatedBy: "...").compactMap { Double($0) }
        guard parts.count == 2, let from = parts.first, let to = parts.last, from > 0, from <= to, to <= 16_384 else {
            throw UsageError("--prove takes a range of widths in points, as 320...1366, not '\(text)'.")
        }
        return from...to
    }
}
