import Explanations
import UIKit

extension ShownScreen {
    /// The faults of the screen: contradictions, and what its lists diagnose of themselves, a line each with its cure.
    ///
    /// To diagnose is to measure again; what is logged meanwhile was logged when it happened.
    func findings() throws -> ScreenReport {
        let handler = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = handler }
        var found = window.conflictSentences.map { FindingRecord(message: $0) }
        func visit(_ view: UIView) {
            guard !view.isHidden else { return }
            found += view.listDiagnoses.filter { $0.number != 12 || window.conflictSentences.isEmpty }
                .map { FindingRecord(number: $0.number, message: $0.message, cure: $0.cure) }
            view.subviews.forEach(visit)
        }
        visit(window)
        let nothing = "No constraints contradict each other, and no list is at fault.\n"
        return try ScreenReport(text: found.isEmpty ? nothing : found.map { $0.text + "\n" }.joined(), found)
    }

    /// True if each visible row, or else the screen, is in order at every width of a range.
    ///
    /// - Parameter widths: as `320...1366`, in points; empty for that. A rectangle of sizes, as `280x280...1366x1366` or `all`,
    ///   asks for every height as well.
    func proof(_ widths: String) throws -> ScreenReport {
        if widths == "all" || widths.lowercased().contains("x") {
            return try proof(try SizeRectangle.polygon(widths, of: "--prove"))
        }
        let range = try Self.range(widths.isEmpty ? "320...1366" : widths)
        let proofs: [(name: String, proof: RangeProof)]
        if let tableView {
            proofs = tableView.proofsOfVisibleRows(range).map { ("row \($0.row.section),\($0.row.row)", $0.proof) }
        } else {
            let proof = LayoutProof(of: root, isSelfSizing: false).prove(range, design: Double(root.bounds.width))
            proofs = [("the screen", proof)]
        }
        let records = proofs.map { name, proof in
            ProofRecord(
                subject: name, from: range.lowerBound, to: range.upperBound, isProven: proof.isProven,
                faults: proof.faults.map(\.text), unfinished: proof.unfinished)
        }
        var text = ""
        for record in records where !record.isProven {
            for fault in record.faults { text += "\(record.subject): \(fault)\n" }
            if let reason = record.unfinished { text += "\(record.subject): given up: \(reason)\n" }
        }
        if text.isEmpty {
            let subjects = proofs.count == 1 ? proofs.first?.name ?? "" : "\(proofs.count) rows"
            text =
                "No problems in \(subjects) from \(range.lowerBound.points) to \(range.upperBound.points) pt: proven.\n"
        }
        return try ScreenReport(text: text, records)
    }

    /// True of every size of a polygon, in the text size and direction that the screen has.
    private func proof(_ sizes: ConvexPolygon) throws -> ScreenReport {
        let proof = ScreenProof.prove(sizes, of: window)
        let record = SizeProofRecord(
            from: SizeProofRecord.Size(sizes.bounds.low), to: SizeProofRecord.Size(sizes.bounds.high),
            regions: proof.entries.reduce(0) { $0 + $1.proof.regionCount }, isProven: proof.isProven,
            faults: proof.faults, unproven: proof.unproven)
        return try ScreenReport(text: proof.lines.map { $0 + "\n" }.joined(), [record])
    }

    private static func range(_ text: String) throws(UsageError) -> ClosedRange<Double> {
        let parts = text.components(separatedBy: "...").compactMap { Double($0) }
        guard parts.count == 2, let from = parts.first, let to = parts.last, from > 0, from <= to, to <= 16_384 else {
            throw UsageError(
                "--prove takes a range of widths in points, as 320...1366, or of sizes, as 280x280...1366x1366 or all, not "
                    + "'\(text)'.")
        }
        return from...to
    }
}
