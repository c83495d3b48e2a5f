import Foundation
import SnapshotReview

/// The report's folder: the page, the pictures, and what is loaded when one of them is opened.
struct ReportFolder {
    let folder: URL
    let changes: ReferenceChanges

    /// Writes the folder anew.
    ///
    /// - Returns: the page.
    func write() throws -> URL {
        let files = FileManager.default
        for name in ["before", "after", "again", "difference", "details"] {
            try? files.removeItem(at: folder.appendingPathComponent(name))
        }
        try files.createDirectory(
            at: folder.appendingPathComponent("details"), withIntermediateDirectories: true)
        for (name, text) in ReportPage.files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
        }
        let run = changes.run
        var entries: [ReportEntry] = []
        for (number, record) in run.records.enumerated() {
            var entry = ReportEntry(record, number: number, in: run)
            let before = changes.reference(record.reference)
            let got = changes.file(record.got)
            if record.isPicture {
                if record.result != .missing { entry.before = try place(before, "before", record.reference) }
                entry.after = try place(got, "after", record.reference)
                entry.difference = try place(changes.file(record.difference), "difference", record.reference)
                if run.outcome(of: record) == .flaky {
                    entry.again = try place(
                        changes.file(record.got.map { "second/\($0)" }), "again", record.reference)
                }
            }
            let details = try details(of: record, before: before, got: got)
            if !details.isEmpty {
                entry.hasDetails = true
                try Data(ReportPage.details(details, number: number).utf8).write(
                    to: folder.appendingPathComponent("details/\(number).js"))
            }
            entries.append(entry)
        }
        let text = try ReportPage.run(entries, summary: run.summary, unused: run.unused)
        try Data(text.utf8).write(to: folder.appendingPathComponent("run.js"), options: .atomic)
        return folder.appendingPathComponent("index.html")
    }

    private func details(of record: SnapshotRecord, before: URL, got: URL?) throws -> ReportDetails {
        var details = ReportDetails()
        if let file = changes.file(record.outline),
            let outline = ViewOutline(text: try String(contentsOf: file, encoding: .utf8))
        {
            details.views = outline.nodes.map(ReportDetails.View.init)
        }
        if let file = changes.file(record.reasons) {
            details.reasons = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: file))
        }
        details.elements = record.elements ?? []
        if !record.isPicture {
            details.before = try? String(contentsOf: before, encoding: .utf8)
            details.after = try got.map { try String(contentsOf: $0, encoding: .utf8) }
        }
        return details
    }

    /// Links a file into the folder, or copies it from another disk; nothing writes into such a file again, each is replaced.
    ///
    /// - Returns: its path there; nil where there is no such file.
    private func place(_ file: URL?, _ kind: String, _ reference: String) throws -> String? {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
        let path = "\(kind)/\(reference.hasPrefix("/") ? String(reference.dropFirst()) : reference)"
        let target = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        if link(file.path, target.path) != 0 { try FileManager.default.copyItem(at: file, to: target) }
        return path
    }
}
