import Foundation
import SnapshotReview

/// Several runs of one test that drew different pictures: what differs in their views and traces.
struct RunComparison {
    let first: URL
    let second: URL
    /// A run with traces.
    let third: URL

    /// Sentences: the views that are elsewhere, then the first difference of the traces.
    func reasons(_ one: SnapshotRecord, _ two: SnapshotRecord?, _ three: SnapshotRecord?) -> [String] {
        var reasons: [String] = []
        if let before = outline(first, one), let after = outline(second, two) {
            reasons += OutlineComparison(before, after).sentences.prefix(3)
        }
        if let before = text(second, two?.trace), let after = text(third, three?.trace) {
            reasons += [Self.difference(before, after) ?? "the traces of two runs are alike"]
        }
        return reasons
    }

    private func outline(_ folder: URL, _ record: SnapshotRecord?) -> ViewOutline? {
        text(folder, record?.outline).flatMap { ViewOutline(text: $0) }
    }

    private func text(_ folder: URL, _ path: String?) -> String? {
        path.flatMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    /// The first events that differ; nil for equal traces.
    static func difference(_ before: String, _ after: String) -> String? {
        let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
        guard let place = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
            guard old.count != new.count else { return nil }
            return "the traces are alike for \(min(old.count, new.count)) events, then one goes on: "
                + "'\(Self.shortened((old.count > new.count ? old : new)[min(old.count, new.count)]))'"
        }
        return "the traces are alike for \(place) events, then '\(shortened(old[place]))' against "
            + "'\(shortened(new[place]))'"
    }

    private static func shortened(_ line: Substring) -> String {
        let text = line.drop { $0 == " " }
        return text.count <= 120 ? String(text) : text.prefix(119) + "…"
    }
}
