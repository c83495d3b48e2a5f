import Explanations
import Foundation
import SnapshotReview

/// The record of an assertion in a run of `masu snapshots`.
extension SnapshotCheck {
    /// Writes what was got, the views and the difference into the run's folder.
    func recorded(
        _ verdict: Verdict, _ data: Data, into run: RunFolder, _ record: SnapshotRecord
    ) throws -> SnapshotRecord {
        var record = record
        let reference = record.reference
        record.result = verdict.result
        record.environment = observation.environment
        (record.faults, record.elements) = (observation.faults, observation.elements)
        record.content = ContentDigest.of(data)
        record.message = verdict.difference.isEmpty ? nil : verdict.difference
        record.changes = verdict.changes
        if ![.same, .tolerated].contains(verdict.result) {
            record.got = try run.write(data, "got", reference: reference)
        }
        if let picture = verdict.attachments.first(where: { $0.name == "difference" }) {
            record.difference = try run.write(picture.data, "differences", reference: reference)
        }
        if let outline = observation.outline(of: data) {
            record.outline = try run.write(
                Data(outline.text.utf8), "outlines", reference: reference, pathExtension: "views.txt")
        }
        guard observation.explains else { return record }
        if !observation.reasons.isEmpty {
            let reasons = try JSONText.of(observation.reasons)
            record.reasons = try run.write(
                Data(reasons.utf8), "reasons", reference: reference, pathExtension: "json")
        }
        let trace = observation.traceLines.joined(separator: "\n") + "\n"
        record.trace = try run.write(Data(trace.utf8), "traces", reference: reference, pathExtension: "txt")
        return record
    }
}
