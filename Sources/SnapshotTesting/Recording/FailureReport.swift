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
                let others = files.filter { $0.hasPrefix(name + ".") && $0 != file }.map { other in
                    (String(other.dropFirst(name.count + 1).prefix { $0 != "." }), other)
                }
                let message = try? String(contentsOf: place.appendingPathComponent(file), encoding: .utf8)
                return Failure(
                    folder: folder, name: name, message: message ?? "",
                    files: others.sorted { Self.rank($0.0) < Self.rank($1.0) })
            }
        }
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func rank(_ kind: String) -> Int { ["expected", "got", "difference"].firstIndex(of: kind) ?? 3 }

    private func html(_ failures: [Failure]) -> String {
        var text = Self.head
        text += "<h1>\(failures.count) snapshot\(failures.count == 1 ? "" : "s") not as expected</h1>\n"
        for failure in failures {
            text += "<section><h2>\(escaped(failure.folder)) <b>\(escaped(failure.name))</b></h2>\n"
            text += "<p>\(escaped(failure.message).replacingOccurrences(of: "\n", with: "<br>"))</p>\n<div class=row>\n"
            for (kind, file) in failure.files {
                let path = "\(failure.folder)/\(file)"
                let address = escaped(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
                text += "<figure><figcaption>\(escaped(kind))</figcaption><a href=\"\(address)\">"
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
        return text
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static let head = """
        <!doctype html><html lang=en><meta charset=utf-8><title>Snapshots</title>
        <meta name=viewport content="width=device-width">
        <style>
        body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #f2f2f7; color: #1c1c1e }
        section { background: #fff; border-radius: 12px; padding: 4px 20px 20px; margin-bottom: 24px }
        h2 { font-size: 17px; font-weight: 400 } p { color: #555; overflow-wrap: anywhere }
        .row { display: flex; gap: 16px; overflow-x: auto } figure { margin: 0; flex: 1; min-width: 0 }
        figcaption { font-weight: 600; margin-bottom: 6px } a { color: inherit; text-decoration: none }
        img { box-sizing: border-box; max-width: 100%; max-height: 80vh; border: 1px solid #c7c7cc; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0/16px 16px }
        pre { overflow: auto; max-height: 80vh; background: #f2f2f7; padding: 8px; border-radius: 6px; font-size: 12px }
        </style>

        """
}
