import Foundation

/// A page of all failures whose files lie in a folder: what was expected, what was got and the difference side by side.
///
/// Each failure has its section of the page in a file beside its others, and adds it to the page's end; where failures go
/// or come again, the page is put together from these. Several processes may write it, one at a time. The first snapshot of
/// a run clears what an earlier run left.
struct FailureReport {
    /// A failure whose files are written.
    struct Failure {
        /// The name of the folder with its files, and the start of their names.
        var folder, name: String
        var message = ""
        /// The path of the reference; nil where the page has no command that accepts the failure.
        var reference: String?
        /// The files to be shown: `expected`, `got`, and what the strategy adds.
        var files: [(kind: String, file: String)] = []
        /// True if the page can't have its section yet.
        var isNew = false
    }

    let root: URL
    var page: URL { root.appendingPathComponent("index.html") }
    private var runFile: URL { root.appendingPathComponent(".run") }

    /// Writes a failure's section, and adds it to the page; without one, puts the page together anew.
    ///
    /// - Complexity: O(1) for a new failure, or O(n) in the failures' sections.
    func write(adding failure: Failure? = nil, run: TestRun = .present) throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try locked {
            try note(run)
            guard let failure else { return try writePage() }
            let place = root.appendingPathComponent(failure.folder, isDirectory: true)
            let section = Data(self.section(failure).utf8)
            try section.store(at: place.appendingPathComponent(failure.name + SnapshotLocation.sectionSuffix))
            if !failure.isNew || !append(section) { try writePage() }
        }
    }

    private func note(_ run: TestRun) throws {
        let name = Data(run.name.utf8)
        if FileManager.default.contents(atPath: runFile.path) != name { try name.store(at: runFile) }
    }

    /// Takes away the failures of another run.
    func begin(_ run: TestRun = .present) throws {
        guard let last = FileManager.default.contents(atPath: runFile.path), last != Data(run.name.utf8) else { return }
        try locked {
            guard FileManager.default.contents(atPath: runFile.path) != Data(run.name.utf8) else { return }
            try note(run)
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
        try (Data((Self.start + Self.title(count) + Self.controls).utf8) + sections).store(at: page)
    }

    /// The page up to the title, which can be replaced by another of the same length.
    private static let start = head + script + "<header>"

    private static func title(_ count: Int) -> String {
        let title = "<h1>\(count) snapshot\(count == 1 ? "" : "s") not as expected</h1>"
        return title + String(repeating: " ", count: max(0, 60 - title.count)) + "\n"
    }

    /// Adds a section to the page's end and counts it; false where there is no page of this form.
    private func append(_ section: Data) -> Bool {
        guard let file = FileHandle(forUpdatingAtPath: page.path) else { return false }
        defer { try? file.close() }
        let place = UInt64(Self.start.utf8.count)
        do {
            try file.seek(toOffset: place)
            let title = String(decoding: try file.read(upToCount: 61) ?? Data(), as: UTF8.self)
            guard title.hasPrefix("<h1>"), let count = Int(title.dropFirst(4).prefix { $0.isNumber }),
                title == Self.title(count)
            else { return false }
            try file.seekToEnd()
            try file.write(contentsOf: section)
            try file.seek(toOffset: place)
            try file.write(contentsOf: Data(Self.title(count + 1).utf8))
            return true
        } catch {
            return false
        }
    }

    private func section(_ failure: Failure) -> String {
        let place = root.appendingPathComponent(failure.folder, isDirectory: true)
        var html = "<section><h2>\(escaped(failure.folder)) <b>\(escaped(failure.name))</b></h2>\n"
        html += Self.words(of: failure.message)
        if let reference = failure.reference, let got = failure.files.first(where: { $0.kind == "got" }) {
            html += Self.acceptance(
                "cp \(Self.quoted(place.appendingPathComponent(got.file).path)) \(Self.quoted(reference))")
        }
        html += "<div class=row>\n"
        for (kind, file) in failure.files.sorted(by: { Self.rank($0.kind) < Self.rank($1.kind) }) {
            html += figure(kind, "\(failure.folder)/\(file)")
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
