import Foundation
import SnapshotReview

/// The references of a project, and those that no assertion asks for.
struct ReferenceFiles {
    /// A reference that no assertion asked for.
    struct Unasked: Codable, Equatable {
        /// False where its test isn't in the source any more.
        var isPresent: Bool
        /// The types that the source declares.
        var types: [String]

        /// True if the test ran to its end, so that the reference is unused; false where nobody knows.
        ///
        /// - Parameter isWhole: true if all tests ran. In a part of them a function's name is looked for in the types of its
        ///   own file alone.
        func isUnused(_ path: String, isWhole: Bool, ends: [String: TestOutput.End]) -> Bool {
            guard isPresent else { return isWhole }
            let name = ReferenceFiles.function(of: path)
            if isWhole {
                let own = ends.filter { TestOutput.function(of: $0.key) == name }.map(\.value)
                return !own.isEmpty && own.allSatisfy { $0 == .passed }
            }
            return types.contains { ends["\($0).\(name)"] == .passed }
        }
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
    func unasked(_ records: [SnapshotRecord]) -> [String: Unasked] {
        let asked = Set(records.map(\.reference))
        // An outline goes with its picture.
        let outlines = Set(asked.map { ViewOutline.path(beside: $0) })
        var sources: [String: String] = [:]
        var unasked: [String: Unasked] = [:]
        for path in paths where !asked.contains(path) && !outlines.contains(path) {
            let name = Self.source(of: path)
            let source =
                sources[name]
                ?? (try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)) ?? ""
            sources[name] = source
            unasked[path] = Self.unasked(path, source: source)
        }
        return unasked
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

    /// - Parameter source: empty where the test's file is gone.
    static func unasked(_ path: String, source: String) -> Unasked {
        let name = function(of: path)
        let isPresent = ["func \(name)(", "func `\(name)`(", "func \(name)<"].contains { source.contains($0) }
        let types = source.matches(of: /(?:class|struct|actor|enum|extension)\s+(\w+)/).map { String($0.1) }
        return Unasked(isPresent: isPresent, types: isPresent ? types : [])
    }
}
