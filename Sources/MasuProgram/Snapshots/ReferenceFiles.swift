import Foundation
import SnapshotReview

/// The references of a project, and those that no assertion asks for.
struct ReferenceFiles {
    /// The reason why a reference may be unused.
    enum Doubt: String, Codable {
        /// Its test ran to the end and didn't ask for it.
        case ran
        /// Its test isn't in the source any more.
        case absent
        /// Its test didn't run, or not to the end.
        case unknown
    }

    let root: URL
    /// Paths beneath the root, in order.
    let paths: [String]

    /// Looks for the folders `__Snapshots__`, hidden ones left out.
    init(in root: URL) {
        self.root = root
        var found: [String] = []
        func look(in folder: URL, _ path: String, isInside: Bool) {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            for name in names where !name.hasPrefix(".") {
                let place = folder.appendingPathComponent(name)
                let own = path.isEmpty ? name : "\(path)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue {
                    look(in: place, own, isInside: isInside || name == "__Snapshots__")
                } else if isInside {
                    found.append(own)
                }
            }
        }
        look(in: root, "", isInside: false)
        paths = found.sorted()
    }

    /// The references that none of the records asks for.
    func unasked(_ records: [SnapshotRecord], _ output: TestOutput) -> [String: Doubt] {
        let asked = Set(records.map(\.reference))
        // An outline goes with its picture.
        let outlines = Set(asked.map { ViewOutline.path(beside: $0) })
        var sources: [String: String?] = [:]
        var doubts: [String: Doubt] = [:]
        for path in paths where !asked.contains(path) && !outlines.contains(path) {
            let source = Self.source(of: path)
            if sources[source] == nil {
                sources[source] = .some(
                    try? String(contentsOf: root.appendingPathComponent(source), encoding: .utf8))
            }
            doubts[path] = Self.doubt(of: path, source: sources[source] ?? nil, output)
        }
        return doubts
    }

    /// `Tests/RiversTests/ListTests.swift` of `Tests/RiversTests/__Snapshots__/ListTests/testList.1.png`.
    static func source(of path: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        guard let place = parts.lastIndex(of: "__Snapshots__"), place + 1 < parts.count else { return path }
        let file = parts[place + 1]
        parts.removeSubrange(place...)
        return (parts + ["\(file).swift"]).joined(separator: "/")
    }

    /// The function whose snapshot a file is: `testList` of `testList.1.png` and of `testList-size.1.png`.
    static func function(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.split(whereSeparator: { $0 == "." || $0 == "-" }).first.map(String.init) ?? name
    }

    static func doubt(of path: String, source: String?, _ output: TestOutput) -> Doubt {
        let name = function(of: path)
        guard let source,
            source.contains("func \(name)(") || source.contains("func `\(name)`(")
                || source.contains("func \(name)<")
        else { return .absent }
        return output.hasPassed(function: name) ? .ran : .unknown
    }
}
