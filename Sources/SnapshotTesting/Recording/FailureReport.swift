import Foundation

/// A page of all failures whose files lie in a folder: what was expected, what was got and the difference side by side.
///
/// It is written anew with each failure and with each assertion that holds again, from what is in the folder; so several
/// processes may write it, one at a time.
struct FailureReport {
    private struct Failure {
        /// The test's file, and the snapshot.
        let folder: String
        let name: String
        let message: String
        /// The command that makes what was got the reference.
        let acceptance: String?
        /// The kind of each file's content, and its name.
        let files: [(kind: String, file: String)]
    }

    let root: URL
    var page: URL { root.appendingPathComponent("index.html") }

    func write() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let lock = open(root.appendingPathComponent(".lock").path, O_CREAT | O_RDWR, 0o644)
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0 { flock(lock, LOCK_EX) }
        try Data(html(failures).utf8).write(to: page, options: .atomic)
    }

    private var failures: [Failure] {
        let folders = names(in: root).filter { !$0.hasPrefix(".") && $0 != page.lastPathComponent }
        return folders.flatMap { folder -> [Failure] in
            let place = root.appendingPathComponent(folder, isDirectory: true)
            let files = names(in: place)
            return files.filter { $0.hasSuffix(SnapshotLocation.messageSuffix) }.map { file in
                let name = String(file.dropLast(SnapshotLocation.messageSuffix.count))
                let reference = try? String(
                    contentsOf: place.appendingPathComponent(name + SnapshotLocation.referenceSuffix), encoding: .utf8)
                let got = files.first { $0.hasPrefix(name + ".got") }
                let others = files.filter {
                    $0.hasPrefix(name + ".") && $0 != file && !$0.hasSuffix(SnapshotLocation.referenceSuffix)
                }.map { other in
                    (String(other.dropFirst(name.count + 1).prefix { $0 != "." }), other)
                }
                let message = try? String(contentsOf: place.appendingPathComponent(file), encoding: .utf8)
                return Failure(
                    folder: folder, name: name, message: message ?? "",
                    acceptance: got.flatMap { got in
                        reference.map { "cp \(Self.quoted(place.appendingPathComponent(got).path)) \(Self.quoted($0))" }
                    },
                    files: others.sorted { Self.rank($0.0) < Self.rank($1.0) })
            }
        }
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// A path for a shell.
    private static func quoted(_ path: String) -> String {
        path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
            ? path : "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    private static func rank(_ kind: String) -> Int { ["expected", "got", "difference"].firstIndex(of: kind) ?? 3 }

    private func html(_ failures: [Failure]) -> String {
        var text = Self.head
        text +=
            "<header><h1>\(failures.count) snapshot\(failures.count == 1 ? "" : "s") not as expected</h1>\n\(Self.controls)</header>\n"
        for failure in failures {
            text += "<section><h2>\(escaped(failure.folder)) <b>\(escaped(failure.name))</b></h2>\n"
            text += Self.words(of: failure.message)
            if let command = failure.acceptance { text += Self.acceptance(command) }
            text += "<div class=row>\n"
            for (kind, file) in failure.files {
                let path = "\(failure.folder)/\(file)"
                let address = escaped(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
                text +=
                    "<figure class=\"\(escaped(kind))\"><figcaption>\(escaped(kind))</figcaption><a href=\"\(address)\">"
                if ["png", "jpg", "jpeg"].contains((file as NSString).pathExtension) {
                    text += "<img src=\"\(address)\" alt=\"\(escaped(kind))\">"
                } else {
                    let content = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
                    text += "<pre>\(escaped(content ?? file))</pre>"
                }
                text += "</a></figure>\n"
            }
            text += "</div></section>\n"
        }
        return text + Self.script
    }

    private func escaped(_ text: String) -> String { Self.escaped(text) }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
