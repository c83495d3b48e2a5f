import Foundation
import SnapshotReview

/// The references that a run would change or remove, and doing so.
struct ReferenceChanges {
    let root: URL
    /// The runs' folders: a file of a run is in the first that has it.
    let runs: [URL]
    let run: SnapshotRun

    /// The references to write: new, changed and unreadable ones, but none that comes out differently each time.
    var pending: [SnapshotRecord] {
        run.records.filter { $0.isPending && [.new, .changed, .unreadable].contains(run.outcome(of: $0)) }
    }

    /// Writes what was got in place of the references, and the views beside each picture.
    ///
    /// - Returns: the number of references written.
    func record() throws -> Int {
        var count = 0
        for record in pending {
            guard let got = file(record.got) else { continue }
            let place = reference(record.reference)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: got).write(to: place, options: .atomic)
            count += 1
        }
        for record in run.records where pending.contains(record) || record.result == .same {
            guard record.isPicture, let outline = file(record.outline) else { continue }
            let data = try Data(contentsOf: outline)
            let place = reference(ViewOutline.path(beside: record.reference))
            if (try? Data(contentsOf: place)) != data { try data.write(to: place, options: .atomic) }
        }
        return count
    }

    /// Removes references that no test asks for, and the folders that are empty then.
    func clean() throws {
        for path in run.unused {
            let place = reference(path)
            try FileManager.default.removeItem(at: place)
            var folder = place.deletingLastPathComponent()
            while folder.path.contains("__Snapshots__"),
                (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == true
            {
                try FileManager.default.removeItem(at: folder)
                folder.deleteLastPathComponent()
            }
        }
    }

    func reference(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
    }

    /// A file of a run; nil where none of the folders has it.
    func file(_ path: String?) -> URL? {
        guard let path else { return nil }
        return runs.map { $0.appendingPathComponent(path) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
