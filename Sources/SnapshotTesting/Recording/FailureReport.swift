import Foundation

/// A page of all failures whose files lie in a folder: what was expected, what was got and the difference side by side.
///
/// Each failure has its section of the page in a file beside its others; with each failure, and with each assertion that
/// holds again, the page is put together from these, so that several processes may write it, one at a time. The first
/// snapshot of a run clears what an earlier run left.
struct FailureReport {
    let root: URL
    var page: URL { root.appendingPathComponent("index.html") }
    private var runFile: URL { root.appendingPathComponent(".run") }

    /// Puts the page together, after a failure with the section of that: the name of its folder, and of its files.
    ///
    /// - Complexity: O(n) in the failures' sections, which are read and written; no other file is opened.
    func write(adding failure: (folder: String, name: String)? = nil, run: TestRun = .present) throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try locked {
            try Data(run.name.utf8).write(to: runFile)
            if let failure {
                let place = root.appendingPathComponent(failure.folder, isDirectory: true)
                let section = place.appendingPathComponent(failure.name + SnapshotLocation.sectionSuffix)
                try Data(self.section(failure.folder, failure.name).utf8).write(to: section)
            }
            try writePage()
        }
    }

    /// Takes away the failures of another run.
    func begin(_ run: TestRun = .present) throws {
        guard let last = FileManager.default.contents(atPath: runFile.path), last != Data(run.name.utf8) else { return }
        try locked {
            guard FileManager.default.contents(atPath: runFile.path) != Data(run.name.utf8) else { return }
            try Data(run.name.utf8).write(to: runFile)
            for folder in folders {
                let place = root.appendingPathComponent(folder, isDirectory: true)
                let files = names(in: place)
                let failed = files.filter { $0.hasSuffix(SnapshotLocation.messageSuffix) }.map {
                    String($0.dropLast(SnapshotLocation.messageSuffix.count)) + "."
                }
                for file in files where failed.contains(where: file.hasPrefix) {
                    try? FileManager.default.removeItem(at: place.appendingPathComponent(file))
                }
            }
            try writePage()
        }
    }

    private func locked(_ work: () throws -> Void) throws {
        let lock = open(root.appendingPathComponent(".lock").path, O_CREAT | O_RDWR, 0o644)
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0 { flock(lock, LOCK_EX) }
        try work()
    }

    private var folders: [String] { names(in: root).filter { !$0.hasPrefix(".") && $0 != page.lastPathComponent } }

    private func writePage() throws {
        var count = 0
        var sections = Data()
        for folder in folders {
            let place = root.appendingPathComponent(folder, isDirectory: true)
            for file in names(in: place) where file.hasSuffix(SnapshotLocation.sectionSuffix) {
                guard let section = FileManager.default.contents(atPath: place.appendingPathComponent(file).path) else {
                    continue
                }
                sections += section
                count += 1
            }
        }
        let title = "<h1>\(count) snapshot\(count == 1 ? "" : "s") not as expected</h1>"
        let head = "\(Self.head)<header>\(title)\n\(Self.controls)</header>\n"
        try (Data(head.utf8) + sections + Data(Self.script.utf8)).write(to: page, options: .atomic)
    }

    private func section(_ folder: String, _ name: String) -> String {
        let place = root.appendingPathComponent(folder, isDirectory: true)
        let own = names(in: place).filter { $0.hasPrefix(name + ".") }
        let texts = [SnapshotLocation.messageSuffix, SnapshotLocation.referenceSuffix, SnapshotLocation.sectionSuffix]
        func text(_ suffix: String) -> String? {
            try? String(contentsOf: place.appendingPathComponent(name + suffix), encoding: .utf8)
        }
        var html = "<section><h2>\(escaped(folder)) <b>\(escaped(name))</b></h2>\n"
        html += Self.words(of: text(SnapshotLocation.messageSuffix) ?? "")
        if let reference = text(SnapshotLocation.referenceSuffix),
            let got = own.first(where: { $0.hasPrefix(name + ".got") })
        {
            html += Self.acceptance(
                "cp \(Self.quoted(place.appendingPathComponent(got).path)) \(Self.quoted(reference))")
        }
        html += "<div class=row>\n"
        let files = own.filter { file in !texts.contains { file == name + $0 } }.map { file in
            (kind: String(file.dropFirst(name.count + 1).prefix { $0 != "." }), file: file)
        }
        for (kind, file) in files.sorted(by: { Self.rank($0.kind) < Self.rank($1.kind) }) {
            html += figure(kind, "\(folder)/\(file)")
        }
        return html + "</div></section>\n"
    }

    private func figure(_ kind: String, _ path: String) -> String {
        let address = escaped(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
        let content: String
        if ["png", "jpg", "jpeg"].contains((path as NSString).pathExtension) {
            content = "<img src=\"\(address)\" alt=\"\(escaped(kind))\">"
        } else {
            let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            content = "<pre>\(escaped(text ?? path))</pre>"
        }
        return "<figure class=\"\(escaped(kind))\"><figcaption>\(escaped(kind))</figcaption>"
            + "<a href=\"\(address)\">\(content)</a></figure>\n"
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

    private func escaped(_ text: String) -> String { Self.escaped(text) }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
