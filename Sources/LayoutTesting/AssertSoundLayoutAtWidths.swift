internal import SnapshotTesting
public import UIKit

/// Fails the test unless a view is in order at every width of a range: no siblings overlap that don't overlap now, nothing
/// reaches out of its superview, no text is cut, nothing is ambiguous, no required constraint is broken.
///
/// The constraints are followed from breakpoint to breakpoint: a proof, not a sample. Of a table the visible rows are
/// proven, at the table's widths; any other view keeps its height. `layoutSubviews` isn't part of the proof.
///
/// - Parameter widths: points; positive.
@preconcurrency @MainActor public func assertSoundLayout(
    of view: UIView, atWidths widths: ClosedRange<Double>, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    precondition(widths.lowerBound > 0, "widths begin above 0 points, not at \(widths.lowerBound)")
    guard let failure = view.faults(atWidths: widths) else { return }
    reportFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension UIView {
    /// The faults and their widths; nil where all is in order.
    package func faults(atWidths widths: ClosedRange<Double>) -> String? {
        let lines = proofs(widths).flatMap { name, proof in
            proof.faults.map { "\(name): \($0.text)" } + (proof.unfinished.map { ["\(name): given up: \($0)"] } ?? [])
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func proofs(_ widths: ClosedRange<Double>) -> [(name: String, proof: RangeProof)] {
        if let table = self as? UITableView {
            return table.proofsOfVisibleRows(widths).map {
                ("row \($0.row.row) of section \($0.row.section)", $0.proof)
            }
        }
        layoutIfNeeded()
        let proof = LayoutProof(of: self, isSelfSizing: false).prove(widths, design: Double(bounds.width))
        return [(explainedName, proof)]
    }
}
